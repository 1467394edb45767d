"""Clans: moves (CLA-4) and large groups (CLA-5)."""

from itertools import permutations
from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.clans.actions import Action, Move, destination_of, has_order, source_of
from dorfplatz.games.clans.material import (
    CLANS,
    LAKE_BETWEEN,
    LARGE,
    NEIGHBOURS,
    TERRITORY_IDS,
    TERRITORY_INDEX,
)
from dorfplatz.games.clans.rules.founding import (
    forbids_order,
    found_ascending,
    found_in_order,
    villages_founded,
)
from dorfplatz.games.clans.state import State, hang, only_tie, unhang
from dorfplatz.games.clans.telling import tell_moved

LAKE: Final = Refusal("CLA-4.4", "not-lake")
NOT_NEIGHBOURS: Final = Refusal("CLA-4.3", "not-neighbours")
EMPTY: Final = Refusal("CLA-4.2", "not-empty")
LARGE_STAYS: Final = Refusal("CLA-5.1", "not-large")
LARGER_STAYS: Final = Refusal("CLA-5.6", "not-larger")
MERGE_FIRST: Final = Refusal("CLA-5.4", "not-before-merge")

# -- What forbids a move ---------------------------------------------------------------


def forbids_move(state: State, move: Move) -> Refusal | None:
    """All huts of a territory go to an occupied neighbour; large groups only merge.

    The first reason that applies is the one that is given (CLA-3.7).
    """
    source = TERRITORY_INDEX[move.source]
    destination = TERRITORY_INDEX[move.destination]
    if (move.source, move.destination) in LAKE_BETWEEN:
        return LAKE
    if not are_neighbours(source, destination):
        return NOT_NEIGHBOURS
    if huts_in(state, source) == 0 or huts_in(state, destination) == 0:
        return EMPTY
    if is_large(state, source) and not is_large(state, destination):  # CLA-5.2: it may be joined
        return LARGE_STAYS
    if is_large(state, source) and huts_in(state, source) > huts_in(state, destination):
        return LARGER_STAYS
    if not is_large(state, source) and must_merge(state):
        return MERGE_FIRST
    return forbids_order(state, villages_founded(state, source), move.order)


def are_neighbours(one: i64, other: i64) -> bool:
    """Say whether two territories share a border, a river or not (CLA-4.3)."""
    return any(neighbour == other for neighbour in NEIGHBOURS[one])


def huts_in(state: State, territory: i64) -> i64:
    """Return the number of huts in a territory."""
    return i64(state.size[territory])


def is_large(state: State, territory: i64) -> bool:
    """Say whether a group is large: seven huts or more (CLA-5.1)."""
    return huts_in(state, territory) >= LARGE


def must_merge(state: State) -> bool:
    """Say whether a large pair leaves nothing but merges; with ``may`` they only come in addition.

    CLA-5.4 and CLA-5.5.
    """
    return not state.may_merge and len(large_pairs(state)) > 0


def large_pairs(state: State) -> list[str]:
    """Return the territories of all large groups that stand side by side (CLA-5.3)."""
    return [
        name
        for territory, name in enumerate(TERRITORY_IDS)
        if is_large(state, territory) and any(is_large(state, n) for n in NEIGHBOURS[territory])
    ]


# -- What follows from one -------------------------------------------------------------


def move(state: State, code: i64, journal: Journal) -> None:
    """Carry all huts of the source to the destination (CLA-4.1), then found what is isolated."""
    source = source_of(code)
    destination = destination_of(code)
    tell_moved(state, source, destination, journal)
    founds = state.hanging[source] > 0  # CLA-6.2
    unite(state, source, destination)
    loosen(state, source, destination)
    if founds:
        if has_order(code):
            found_in_order(state, code, journal)
        else:
            found_ascending(state, source, journal)


def unite(state: State, source: i64, destination: i64) -> None:
    """Leave the source empty, for good (CLA-4.6), and the union on the destination (CLA-4.5)."""
    huts = state.huts
    size = state.size
    here = source * CLANS
    there = destination * CLANS
    for clan in range(CLANS):
        huts[there + clan] += huts[here + clan]
        huts[here + clan] = 0
    before = i64(size[destination])
    moving = i64(size[source])
    after = before + moving
    if after >= LARGE:
        state.large += 1
        if before >= LARGE:
            state.large -= 1
        if moving >= LARGE:
            state.large -= 1
    size[destination] = u8(after)
    size[source] = 0


def loosen(state: State, source: i64, destination: i64) -> None:
    """Cut the ties of a territory that has just become empty."""
    size = state.size
    ties = state.ties
    tied = i64(ties[source])
    state.borders -= tied
    ties[source] = 0
    if tied == 1:
        unhang(state, destination)
    if state.hanging[source] >= 2:
        state.forks -= 1
    state.hanging[source] = 0
    for neighbour in NEIGHBOURS[source]:
        if size[neighbour] > 0:
            left = i64(ties[neighbour]) - 1
            ties[neighbour] = u8(left)
            if left == 1:
                hang(state, only_tie(state, neighbour))
            elif left == 0 and i64(size[neighbour]) >= LARGE:
                state.large -= 1  # a village takes no part any more


# -- Trying -----------------------------------------------------------------------------------

MOST_TRIED: Final = 5


def universe(state: State) -> list[Action]:
    """Return all pairs of territories, and what a founding order could look like."""
    tried: list[Action] = []
    for source in TERRITORY_IDS:
        villages = villages_founded(state, TERRITORY_INDEX[source])[:MOST_TRIED]
        for destination in TERRITORY_IDS:
            if source != destination:
                tried.append(Move(source, destination))
                if villages and are_neighbours(
                    TERRITORY_INDEX[source], TERRITORY_INDEX[destination]
                ):
                    for count in range(1, len(villages) + 1):
                        for order in permutations(villages, count):
                            tried.append(Move(source, destination, tuple(order)))
    return tried
