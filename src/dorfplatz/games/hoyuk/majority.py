"""Höyük: who has most of what in a block (3.7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.games.hoyuk.material import CELLS, MOST_SEATS, STACKS
from dorfplatz.games.hoyuk.state import (
    HAS_CATTLE,
    HAS_OVEN,
    HAS_SHRINE,
    HAS_VILLAGER,
    State,
)
from dorfplatz.games.hoyuk.village import pen_beside

BY_CATTLE: Final[i64] = 5
BY_VILLAGERS: Final[i64] = 6
NOBODY: Final[i64] = -1
_TALLY: Final[vec[i64]] = vec[i64]([0] * int(STACKS * MOST_SEATS))
"""For every aspect and seat: 256 for each element that counts, 1 for each that breaks ties."""


def tally(state: State, block: i64) -> None:
    """Count for every aspect what each seat has in a block, and what breaks ties (3.7)."""
    counts = _TALLY
    for index in range(STACKS * MOST_SEATS):
        counts[index] = 0
    houses = state.houses
    blocks = state.block
    number = u8(block)
    for seat in range(state.seats):
        if state.homes[block * MOST_SEATS + seat] == 0:
            continue
        first = seat * CELLS
        for place in range(first, first + state.standing[seat]):
            house = i64(houses[place])
            if blocks[house] == number:
                tally_house(state, seat, house)


def tally_house(state: State, seat: i64, house: i64) -> None:
    """Count a house with what stands on it, and the pens that it hosts."""
    counts = _TALLY
    roof = state.roof
    above = roof[house]
    high: i64 = 1 if state.tall[house] == 2 else 0
    one = 256 + high
    if above & HAS_OVEN:
        counts[seat] += one
    elif above & HAS_SHRINE:
        counts[MOST_SEATS + seat] += one
    counts[3 * MOST_SEATS + seat] += high * 256  # HOY-12.2: no tie-break
    counts[4 * MOST_SEATS + seat] += one  # HOY-12.3
    if above & HAS_VILLAGER:
        counts[6 * MOST_SEATS + seat] += one  # HOY-13.2
    for side in range(4):
        pen = pen_beside(state, house, side)
        if pen != CELLS:
            counts[2 * MOST_SEATS + seat] += one
            if roof[pen] & HAS_CATTLE:
                counts[5 * MOST_SEATS + seat] += one


def leader(state: State, stack: i64) -> i64:
    """Return who has most in the last tally; a tie that stays or nothing at all: nobody.

    Quantity first, the tie-break only among those who share it (HOY-8.5, HOY-8.6).
    """
    counts = _TALLY
    best: i64 = 0
    winner = NOBODY
    for seat in range(state.seats):
        count = counts[stack * MOST_SEATS + seat]
        if count > best:
            best = count
            winner = seat
        elif count == best:
            winner = NOBODY
    return winner


def own_count(stack: i64, seat: i64) -> i64:
    """Return how many a seat had of an aspect in the last tally."""
    return _TALLY[stack * MOST_SEATS + seat] // 256


def tie_count(stack: i64, seat: i64) -> i64:
    """Return how many of them break ties: those on high-rises or beside one."""
    return _TALLY[stack * MOST_SEATS + seat] % 256
