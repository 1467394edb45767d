"""Clans: what is settled before the game begins."""

from typing import Final

from dorfplatz.engine.options import Choice, Setup

SETUP: Final = Setup("Clans", (2, 4), (Choice("large_merge", ("must", "may")),))
