"""Everything that travels, by audience; the schemas and the types of the pages come from here.

``fields`` are single values; ``told`` and ``asked`` the messages over the socket; ``people``,
``tables``, ``lessons`` and ``answers`` bodies and answers of HTTP.
"""

import msgspec

from dorfplatz.server.wire.answers import *
from dorfplatz.server.wire.asked import *
from dorfplatz.server.wire.fields import *
from dorfplatz.server.wire.lessons import *
from dorfplatz.server.wire.people import *
from dorfplatz.server.wire.tables import *
from dorfplatz.server.wire.told import *

encode = msgspec.json.Encoder().encode
"""Return anything of the above as JSON."""
