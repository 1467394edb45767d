"""Höyük: families, the houses of one seat that touch, and the cards they allow (3.8, 10.3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.games.hoyuk.material import AROUND, CELLS
from dorfplatz.games.hoyuk.state import State

_SEEN: Final[vec[i64]] = vec[i64]([0] * (int(CELLS) + 1))
_QUEUE: Final[vec[i64]] = vec[i64]([0] * (int(CELLS) + 1))
_STAMP: Final[vec[i64]] = vec[i64]([0])
HOUSE_IN_FAMILY: Final[i64] = 256
ALL: Final[i64] = 1000
"""More families than there can be."""


def begin_families() -> None:
    """Forget which houses were counted."""
    _STAMP[0] += 1


def is_counted(cell: i64) -> bool:
    """Say whether a house belongs to a family that was measured since ``begin_families``."""
    return _SEEN[cell] == _STAMP[0]


def measure_family(state: State, first: i64) -> i64:
    """Return the size of the family of a house: 256 for each house and 1 for each high-rise.

    Storeys do not matter for what touches; ruins and pens do not connect (HOY-3.8, HOY-3.10).
    """
    seen = _SEEN
    queue = _QUEUE
    stamp = _STAMP[0]
    what = state.what
    tall = state.tall
    around = AROUND
    own = what[first]
    seen[first] = stamp
    queue[0] = first
    length: i64 = 1
    next_one: i64 = 0
    size: i64 = 0
    while next_one < length:
        cell = queue[next_one]
        next_one += 1
        size += HOUSE_IN_FAMILY
        if tall[cell] == 2:
            size += 1
        here = cell * 4
        for side in range(4):
            other = i64(around[here + side])
            if what[other] == own and seen[other] != stamp:
                seen[other] = stamp
                queue[length] = other
                length += 1
    return size


def family_cells(state: State, first: i64) -> list[int]:
    """Return the cells of the family of a house, ascending."""
    begin_families()
    houses = measure_family(state, first) // HOUSE_IN_FAMILY
    return sorted([int(_QUEUE[place]) for place in range(houses)])


def families(state: State, seat: i64, enough: i64 = ALL) -> i64:
    """Return how many families a seat has now: houses join and part them (HOY-3.8, HOY-3.9).

    Counted until there are ``enough``.
    """
    begin_families()
    houses = state.houses
    seen = _SEEN
    stamp = _STAMP[0]
    count: i64 = 0
    first = seat * CELLS
    for place in range(first, first + state.standing[seat]):
        cell = i64(houses[place])
        if seen[cell] != stamp:
            measure_family(state, cell)
            count += 1
            if count == enough:
                break
    return count


def cards_allowed(state: State, seat: i64, enough: i64 = ALL) -> i64:
    """Return how many cards more a seat may play this round: its families less those played.

    Checked with the families of this moment (HOY-10.3); below 0 nothing is taken back (HOY-10.4).
    More than ``enough`` need not be told apart.
    """
    played = i64(state.played_count[seat])
    return families(state, seat, played + enough) - played
