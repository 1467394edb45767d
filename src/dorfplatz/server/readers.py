"""What is read from the database as more than plain JSON, and how.

msgspec finds out about a type when it is first read. Two threads that read it first at the same
moment crash the process, and the store has many threads that read the same things as soon as
people come back after a restart. So everything is found out here, while the server is loaded.
"""

from typing import Final

from msgspec.json import Decoder

from dorfplatz.server import wire

BEGUN: Final = Decoder(wire.Begun)
CLOCK: Final = Decoder(wire.ClockSetting)
SEATS: Final = Decoder(list[int])
