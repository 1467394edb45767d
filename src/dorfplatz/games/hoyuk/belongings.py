"""Höyük: who has what on which cell, and what becomes free when it is taken away."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.games.hoyuk.material import CATTLE, CELLS, HOUSE, MOST_SEATS, PEN
from dorfplatz.games.hoyuk.state import A_PEN, HAS_CATTLE, ROOF_BIT, State
from dorfplatz.games.hoyuk.village import (
    insert,
    is_house,
    owner,
    pen_beside,
    pen_owner,
    remove_pen,
)


def is_owned(state: State, seat: i64, block: i64, element: i64, cell: i64) -> bool:
    """Say whether a seat has a house, or another element of a kind, on this cell of a block."""
    if state.what[cell] < A_PEN or i64(state.block[cell]) != block:
        return False
    if element == HOUSE:
        return is_house(state, cell) and owner(state, cell) == seat
    if state.what[cell] == A_PEN:
        return (element == PEN or (state.roof[cell] & ROOF_BIT[element]) != 0) and pen_owner(
            state, cell
        ) == seat
    return (state.roof[cell] & ROOF_BIT[element]) != 0 and owner(state, cell) == seat


OWNED: Final[vec[i64]] = vec[i64]([0] * int(CELLS))
"""The cells of the last ``find_owned``, ascending."""


def count_owned(state: State, seat: i64, block: i64, element: i64) -> i64:
    """Return how many houses, or other elements of a kind, a seat has in a block."""
    if element == HOUSE:
        return i64(state.homes[block * MOST_SEATS + seat])
    return find_owned(state, seat, block, element, CELLS)


def find_owned(state: State, seat: i64, block: i64, element: i64, enough: i64) -> i64:
    """Put the cells that ``is_owned`` into ``OWNED``, and return how many there are.

    With ``enough`` found it may leave out the rest. Whoever has no house in a block has nothing
    there: pens and roofs belong to houses.
    """
    if state.homes[block * MOST_SEATS + seat] == 0:
        return 0
    on_pens = element in (PEN, CATTLE)
    mark = ROOF_BIT[element]  # none for houses and pens themselves
    number = u8(block)
    houses = state.houses
    blocks = state.block
    roof = state.roof
    found = OWNED
    count: i64 = 0
    first = seat * CELLS
    for place in range(first, first + state.standing[seat]):
        house = i64(houses[place])
        if blocks[house] != number:
            continue
        if on_pens:
            for side in range(4):
                pen = pen_beside(state, house, side)
                if pen != CELLS and roof[pen] & mark == mark:
                    insert(found, 0, count, pen)
                    count += 1
        elif roof[house] & mark == mark:
            found[count] = house
            count += 1
        if count >= enough:
            break
    return count


def may_take(state: State, seat: i64, element: i64, source: i64) -> bool:
    """Say whether another player has such an element on a cell, free to be taken.

    A pen with cattle stays, its cattle can go (HOY-14.6).
    """
    if state.what[source] == A_PEN:
        if pen_owner(state, source) == seat:
            return False
        loaded = (state.roof[source] & HAS_CATTLE) != 0
        return (element == PEN and not loaded) or (element == CATTLE and loaded)
    return (
        is_house(state, source)
        and element != PEN
        and (state.roof[source] & ROOF_BIT[element]) != 0
        and owner(state, source) != seat
    )


def take(state: State, element: i64, source: i64) -> None:
    """Take an element off its place; a pen leaves its cell empty (HOY-14.10)."""
    if element == PEN:
        remove_pen(state, source)
    else:
        state.roof[source] &= ~ROOF_BIT[element]
        state.stock[element] += 1
