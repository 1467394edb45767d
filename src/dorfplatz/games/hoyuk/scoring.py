"""Höyük: final scoring and ranks (6.10)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.rules import OVER
from dorfplatz.engine.standing import Standing, ranked, share_out
from dorfplatz.games.hoyuk.families import begin_families, is_counted, measure_family
from dorfplatz.games.hoyuk.majority import BY_CATTLE, BY_VILLAGERS, NOBODY, leader, own_count, tally
from dorfplatz.games.hoyuk.material import CARDS, CELLS, EXPERT, MOST_BLOCKS, MOST_SEATS
from dorfplatz.games.hoyuk.state import State

BY_HAND: Final[i64] = 0
BY_HOUSES: Final[i64] = 1
BY_HERDS: Final[i64] = 2
BY_PEOPLE: Final[i64] = 3
PARTS: Final[i64] = 4
PART_IDS: Final[list[str]] = ["hand", "houses", "cattle", "villagers"]

_BEST: Final[vec[i64]] = vec[i64]([0] * (int(MOST_BLOCKS) + 1))
_HOLDER: Final[vec[i64]] = vec[i64]([0] * (int(MOST_BLOCKS) + 1))
_FINAL: Final[vec[i64]] = vec[i64]([0] * int(MOST_SEATS * PARTS))
_FAMILIES: Final[vec[i64]] = vec[i64]([0] * int(MOST_SEATS))


def final_points(state: State, seat: i64, part: i64) -> i64:
    """Return what a part of the last ``score_village`` brings to a seat."""
    return _FINAL[seat * PARTS + part]


def families_counted(seat: i64) -> i64:
    """Return how many families the last ``score_village`` found of a seat."""
    return _FAMILIES[seat]


def score_village(state: State) -> None:
    """Work out the four parts of the final scoring: hands, houses, cattle, villagers."""
    for index in range(MOST_SEATS * PARTS):
        _FINAL[index] = 0
    for seat in range(state.seats):
        for card in range(CARDS):
            _FINAL[seat * PARTS + BY_HAND] += i64(state.hand[seat * CARDS + card])  # HOY-11.3
    score_houses(state)
    if state.mode == EXPERT:
        for block in range(1, state.blocks + 1):
            tally(state, block)
            score_majority(state, BY_CATTLE, BY_HERDS)  # HOY-11.5
            score_majority(state, BY_VILLAGERS, BY_PEOPLE)  # HOY-11.6


def score_houses(state: State) -> None:
    """Give a point for each own house in a block to whoever has its greatest family (HOY-11.4).

    Families are compared by houses, then by high-rises; nobody scores if the greatest belong to
    different players.
    """
    for block in range(1, state.blocks + 1):
        _BEST[block] = 0
        _HOLDER[block] = NOBODY
    for seat in range(MOST_SEATS):
        _FAMILIES[seat] = 0
    begin_families()
    houses = state.houses
    for seat in range(state.seats):
        first = seat * CELLS
        for place in range(first, first + state.standing[seat]):
            house = i64(houses[place])
            if is_counted(house):
                continue
            size = measure_family(state, house)
            block = i64(state.block[house])
            _FAMILIES[seat] += 1
            if size > _BEST[block]:
                _BEST[block] = size
                _HOLDER[block] = seat
            elif size == _BEST[block] and _HOLDER[block] != seat:
                _HOLDER[block] = NOBODY
    for block in range(1, state.blocks + 1):
        seat = _HOLDER[block]
        if seat != NOBODY:
            _FINAL[seat * PARTS + BY_HOUSES] += i64(state.homes[block * MOST_SEATS + seat])


def score_majority(state: State, aspect: i64, part: i64) -> None:
    """Give a point for each animal or person of the tallied block to whoever has most there.

    By the rules of version 1 (``herds = own``) only for the winner's own (RULING-31).
    """
    winner = leader(state, aspect)
    if winner != NOBODY:
        _FINAL[winner * PARTS + part] += worth(state, aspect, winner)


def worth(state: State, aspect: i64, winner: i64) -> i64:
    """Return what the majority of an aspect in the tallied block brings its winner at the end."""
    if not state.all_herds:
        return own_count(aspect, winner)
    total: i64 = 0
    for seat in range(state.seats):
        total += own_count(aspect, seat)
    return total


def score_finally(state: State) -> None:
    """Add the final scoring to the points."""
    score_village(state)
    for seat in range(state.seats):
        for part in range(PARTS):
            state.points[seat] += final_points(state, seat, part)


# -- Ranks (HOY-11.7, HOY-11.8) -----------------------------------------------


def standing(state: State) -> Standing:
    """Return points by source and ranks: points, then houses on the board, then high-rises.

    Before the end only what stands on the score track counts.
    """
    over = state.active == OVER
    if over:
        score_village(state)
    breakdowns: list[tuple[tuple[str, int], ...]] = []
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        final = [int(final_points(state, seat, part)) if over else 0 for part in range(PARTS)]
        points = int(state.points[seat])
        parts = [("sets", points - sum(final))]
        for part in range(int(PARTS) if state.mode == EXPERT else 2):
            parts.append((PART_IDS[part], final[part]))
        breakdowns.append(tuple(parts))
        # Ruins do not count, and a high-rise is one house.
        keys.append((points, int(state.standing[seat]), int(highrises_of(state, seat))))
    return ranked(over, breakdowns, keys)


def highrises_of(state: State, seat: i64) -> i64:
    """Return how many high-rises of a seat stand."""
    count: i64 = 0
    first = seat * CELLS
    for place in range(first, first + state.standing[seat]):
        if state.tall[i64(state.houses[place])] == 2:
            count += 1
    return count


def rewards(state: State, row: vec[float]) -> None:
    """Fill in the share of rivals each seat is ahead of (equals count half), without the table."""
    keys = vec[i64]([0] * int(state.seats))
    for seat in range(state.seats):
        keys[seat] = state.points[seat] * A_POINT
        keys[seat] += state.standing[seat] * A_HOUSE + highrises_of(state, seat)
    share_out(keys, row)


A_POINT: Final[i64] = 1 << 20
A_HOUSE: Final[i64] = 1 << 10
"""What decides among equals weighs less than a point: houses, then high-rises."""
