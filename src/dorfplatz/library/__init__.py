"""What ``import dorfplatz as dp`` offers: games to deal, positions as values, bots, the arena."""

from dorfplatz.engine.errors import DorfplatzError, Illegal, NotPossible, Unreadable
from dorfplatz.engine.rules import CHANCE as _CHANCE
from dorfplatz.engine.rules import OVER as _OVER
from dorfplatz.library.box import Box, game, games
from dorfplatz.library.players import Results, arena, bot
from dorfplatz.library.position import Legal, Position

CHANCE = int(_CHANCE)
"""The ``turn`` of a position in which chance decides."""
OVER = int(_OVER)
"""The ``turn`` of a position after the end."""

__all__ = [
    "CHANCE",
    "OVER",
    "Box",
    "DorfplatzError",
    "Illegal",
    "Legal",
    "NotPossible",
    "Position",
    "Results",
    "Unreadable",
    "arena",
    "bot",
    "game",
    "games",
]
