"""Höyük: where an element may be placed, listed fast: machinery for the lists.

``rules.placing`` says what is allowed there; a law proves that both agree in every position.
"""

from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.games.hoyuk.actions import (
    CELL,
    SECOND_STOREY,
    place_code,
)
from dorfplatz.games.hoyuk.material import (
    AROUND,
    CATTLE,
    CELLS,
    HOUSE,
    PEN,
)
from dorfplatz.games.hoyuk.state import (
    A_PEN,
    EMPTY,
    EXCLUDES,
    HAS_CATTLE,
    HOUSES,
    MANY,
    RUIN,
    State,
)
from dorfplatz.games.hoyuk.village import (
    ALL_BLOCKED,
    SEAT_BIT,
    pen_owner,
)


def list_places(state: State, seat: i64, element: i64, base: i64, codes: Codes) -> None:
    """Add every legal placement of an element, ``base`` added to each; none without supply."""
    if element == HOUSE:
        list_house_places(state, seat, base, codes)
    elif element == PEN:
        list_pen_places(state, seat, base, codes)
    elif element == CATTLE:
        list_cattle_places(state, seat, base, codes)
    else:
        list_roof_places(state, seat, element, base, codes)


def list_house_places(state: State, seat: i64, base: i64, codes: Codes) -> None:
    """Add every house placement: empty cells, ruins, second storeys."""
    if state.supply[seat] == 0:
        return
    codes.reserve(CELLS)
    row = codes.row
    count = codes.count
    what = state.what
    block = state.block
    near = state.near
    tight = state.tight
    residents = state.residents
    own = HOUSES + u8(seat)
    bit = SEAT_BIT[seat]
    cells = CELLS
    code = base + place_code(HOUSE, 0, 0)
    for cell in range(cells):
        here = what[cell]
        if here <= RUIN:
            number = block[cell]
            if number == 0:
                row[count] = code
                count += 1
            elif number != MANY and tight[cell] == 0:
                living = residents[i64(number)]
                beside = near[cell]
                if living & bit:
                    beside &= bit
                if beside != 0 or living == 0:
                    row[count] = code + i64(here)  # the mark of a ruin is 1
                    count += 1
        elif here == own and state.tall[cell] == 1 and state.walls[cell] < ALL_BLOCKED:
            row[count] = code + SECOND_STOREY
            count += 1
        code += CELL
    codes.count = count


def may_house(state: State, seat: i64, cell: i64) -> bool:
    """Say whether a seat with houses left may build one on a cell."""
    here = state.what[cell]
    if here > RUIN:
        return (
            here == HOUSES + u8(seat) and state.tall[cell] == 1 and state.walls[cell] < ALL_BLOCKED
        )
    number = state.block[cell]
    if number == 0:
        return True
    if number == MANY or state.tight[cell] > 0:
        return False
    living = state.residents[i64(number)]
    beside = state.near[cell]
    if living & SEAT_BIT[seat]:
        beside &= SEAT_BIT[seat]
    return beside != 0 or living == 0


def has_two_house_places(state: State, seat: i64) -> bool:
    """Say whether there are at least two house placements."""
    found: i64 = 0
    for cell in range(CELLS):
        if may_house(state, seat, cell):
            found += 1
            if found == 2:
                return True
    return False


def list_pen_places(state: State, seat: i64, base: i64, codes: Codes) -> None:
    """Add every pen placement: an empty cell beside an own house, once for each possible host."""
    if state.stock[PEN] == 0:
        return
    what = state.what
    own = HOUSES + u8(seat)
    bit = SEAT_BIT[seat]
    near = state.near
    for cell in range(CELLS):
        if (
            near[cell] & bit
            and what[cell] == EMPTY
            and state.block[cell] != MANY
            and state.tight[cell] == 0
            and state.walls[cell] < ALL_BLOCKED
        ):
            code = base + place_code(PEN, cell, 0)
            for side in range(4):
                if what[i64(AROUND[cell * 4 + side])] == own:
                    codes.add(code + side)


def list_roof_places(state: State, seat: i64, element: i64, base: i64, codes: Codes) -> None:
    """Add every own house on which an oven, shrine, villager or the shaman may be placed."""
    if state.stock[element] == 0:
        return
    what = state.what
    roof = state.roof
    own = HOUSES + u8(seat)
    excluded = EXCLUDES[element]
    code = base + place_code(element, 0, 0)
    for cell in range(CELLS):
        if what[cell] == own and roof[cell] & excluded == 0:
            codes.add(code)
        code += CELL


def list_cattle_places(state: State, seat: i64, base: i64, codes: Codes) -> None:
    """Add every own pen without cattle."""
    if state.stock[CATTLE] == 0:
        return
    code = base + place_code(CATTLE, 0, 0)
    for cell in range(CELLS):
        if (
            state.what[cell] == A_PEN
            and state.roof[cell] & HAS_CATTLE == 0
            and pen_owner(state, cell) == seat
        ):
            codes.add(code)
        code += CELL
