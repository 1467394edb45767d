"""Höyük: what is settled before the game begins (HOY-2.1), and what later rules changed."""

from typing import Final

from dorfplatz.engine.options import SEATING, Change, Choice, Setup
from dorfplatz.games.hoyuk.material import (
    DEFAULT_LIMIT,
    HOUSE_LIMITS,
    MAX_SEATS,
    MIN_SEATS,
    MODE_IDS,
    TRIBE_LETTERS,
)

SETUP: Final = Setup(
    "Höyük",
    (MIN_SEATS, MAX_SEATS),
    (
        Choice("mode", tuple(MODE_IDS)),
        Choice("house_limit", HOUSE_LIMITS, by_seats=dict(DEFAULT_LIMIT)),  # RULING-12
        # Distinct letters, one for each seat in clockwise order (RULING-39).
        Choice("tribes", (TRIBE_LETTERS,), SEATING, rule="HOY-2.1"),
        Choice("herds", ("all", "own"), since=2, before="own", only_with={"mode": "expert"}),
        # Hands lie face down unless a table wants to see them (RULING-35).
        Choice("open_hands", (False, True), shown=True),
    ),
    # The rulebook gives the winner of a block's cattle (villagers) a point for each of them, while
    # it says "own" where it means own houses; version 1 read it as own cattle, too.
    (Change(2, ("HOY-11.5", "HOY-11.6", "RULING-31"), "herds=own"),),
)
