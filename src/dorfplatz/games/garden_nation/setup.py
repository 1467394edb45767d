"""Garden Nation: what is settled before the game begins."""

from typing import Final

from dorfplatz.engine.options import Setup

SETUP: Final = Setup("Garden Nation", (2, 4))
