"""Taluva: what is settled before the game begins, the switches of chapter 15."""

from typing import Final

from dorfplatz.engine.options import SEAT, Choice, Setup

SETUP: Final = Setup(
    "Taluva",
    (2, 4),
    (
        Choice("mode", ("standard", "ranking")),
        Choice("start", (0,), SEAT, 0, 3),  # RULING-1: one of the seats at the table
        Choice("tilesPerPlayer", ("none", 12)),
        Choice("hutPlacement", ("free", "founding")),
    ),
)
