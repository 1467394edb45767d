"""Höyük: what is still to come in a round (chapter 5), for a seat that plans ahead."""

from typing import Final

from mypy_extensions import i64

from dorfplatz.games.hoyuk.rules.catastrophe import losses
from dorfplatz.games.hoyuk.state import (
    AT_BLOCK,
    AT_BUILD,
    AT_CARDS,
    AT_DEAL,
    AT_DRAW,
    AT_LOSS,
    AT_SETUP,
    NO_SLOT,
    STRUCK,
    State,
    at_of,
    now,
    number_of,
    part_of,
    seat_of,
)

_A_TILE: Final[i64] = 3
"""How many elements a tile builds (3.4)."""


def left_to_build(state: State, seat: i64) -> i64:
    """Return how many elements of tiles a seat still builds in this round (HOY-5.1)."""
    frame = state.pending[0]
    at = at_of(frame)
    if at == AT_SETUP or (at == AT_CARDS and part_of(frame) == 1):
        return 2 * _A_TILE
    later = _A_TILE if part_of(frame) == 1 else 0
    if at == AT_DEAL:
        return later + _A_TILE
    if at != AT_BUILD:
        return 0
    builder = seat_of(frame)
    if seat == builder:
        return later + state.open_houses + (0 if state.open_third == NO_SLOT else 1)
    return later + (_A_TILE if comes_later(state, seat, builder) else 0)


def comes_later(state: State, seat: i64, other: i64) -> bool:
    """Say whether a seat follows another in the order of the round."""
    own = seat if seat >= state.first else seat + state.seats
    return own > (other if other >= state.first else other + state.seats)


def storm_is_due(state: State) -> bool:
    """Say whether this round's catastrophe is still to come (HOY-7.1, HOY-7.2)."""
    frame = state.pending[0]
    at = at_of(frame)
    if state.round == 1:
        return False
    return part_of(frame) < 3 if at == AT_CARDS else at <= AT_DRAW


def rewards_are_due(state: State) -> bool:
    """Say whether there may still be blocks to evaluate in this round (HOY-8.3)."""
    frame = state.pending[0]
    at = at_of(frame)
    return part_of(frame) < 4 if at == AT_CARDS else at <= AT_BLOCK


def least_supply(state: State) -> i64:
    """Return the houses left to whoever has fewest; the last one brings the end (HOY-11.1)."""
    least = state.limit
    for seat in range(state.seats):
        if state.supply[seat] < least:
            least = state.supply[seat]
    return least


def doomed(state: State, seat: i64) -> i64:
    """Return how many losses a seat still has to name after the catastrophe that came."""
    frame = now(state)
    if at_of(frame) != AT_LOSS:
        return 0
    total: i64 = 0
    last: i64 = 0
    if seat == seat_of(frame):
        total = number_of(frame)
        last = part_of(frame)
    elif not comes_later(state, seat, seat_of(frame)):
        return 0
    for block in range(last + 1, state.blocks + 1):
        if state.marks[block] & STRUCK:
            total += losses(state, seat, block)
    return total
