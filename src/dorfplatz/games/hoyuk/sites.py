"""Höyük: who may build a house where, kept up to date so that lists need not ask (6.2).

``sites`` has a bit for each seat that may build on a cell as long as it has houses left, and above
them the mark of that house: empty cell, ruin or second storey. What stands on a cell, its block,
its sides, the pens and houses beside it and the residents of its block decide; whoever changes one
of them surveys the cells it concerns. ``rules.placing`` says the same as a rule; a law proves that
both agree in every position.
"""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.games.hoyuk.material import AROUND, CELLS
from dorfplatz.games.hoyuk.state import (
    A_PEN,
    ALL_BLOCKED,
    EVERYBODY,
    HOUSES,
    MANY,
    RUIN,
    SEAT_BIT,
    State,
)

MARK_SHIFT: Final[i64] = 5
"""Above the bits of the seats stands the mark."""
MARKS: Final[u8] = 96
RUIN_MARK: Final[u8] = 32
STOREY_MARK: Final[u8] = 64


def survey(state: State, cell: i64) -> None:
    """Work out anew who may build a house on a cell; nobody builds outside."""
    if cell == CELLS:
        return
    here = state.what[cell]
    site: u8 = 0
    if here >= HOUSES:
        if state.tall[cell] == 1 and state.walls[cell] < ALL_BLOCKED:
            site = SEAT_BIT[i64(here - HOUSES)] | STOREY_MARK
    elif here != A_PEN and state.block[cell] != MANY and state.tight[cell] == 0:
        site = settlers(state, cell)
        if here == RUIN:
            site |= RUIN_MARK
    state.sites[cell] = site


def settlers(state: State, cell: i64) -> u8:
    """Return who may settle on an empty cell or a ruin.

    A block without residents is open to everybody; a resident builds beside an own house, whoever
    is new beside anybody's.
    """
    living = state.residents[i64(state.block[cell])]
    if living == 0:
        return EVERYBODY
    beside = state.near[cell] & living
    return beside | (EVERYBODY & ~living) if beside != 0 else beside


def survey_around(state: State, cell: i64) -> None:
    """Work out anew who may build beside a cell."""
    around = AROUND
    here = cell * 4
    for side in range(4):
        survey(state, i64(around[here + side]))


def survey_block(state: State, number: i64) -> None:
    """Work out anew who may build in a block or beside it: its residents are others now."""
    block = state.block
    for cell in range(CELLS):
        if i64(block[cell]) == number:
            survey(state, cell)
