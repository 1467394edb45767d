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


def list_places(
    state: State, seat: i64, element: i64, base: i64, codes: Codes, enough: i64
) -> None:
    """Add every legal placement of an element, ``base`` added to each; none without supply.

    It may stop as soon as there are ``enough`` codes.
    """
    if element == HOUSE:
        list_house_places(state, seat, base, codes, enough)
    elif element == PEN:
        list_pen_places(state, seat, base, codes, enough)
    elif element == CATTLE:
        list_cattle_places(state, seat, base, codes)
    else:
        list_roof_places(state, seat, element, base, codes, enough)


def list_house_places(state: State, seat: i64, base: i64, codes: Codes, enough: i64) -> None:
    """Add every house placement: empty cells, ruins, second storeys.

    A cell without a block is empty and touches nothing; most are, so that is asked first.
    """
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
    first = base + place_code(HOUSE, 0, 0)
    for cell in range(CELLS):
        mark: i64 = 0
        number = block[cell]
        if number == MANY:
            continue
        if number != 0:
            here = what[cell]
            if here <= RUIN:
                if tight[cell] != 0:
                    continue
                living = residents[i64(number)]
                if living & bit:
                    living = bit
                if living & near[cell] == 0 and living != 0:
                    continue
                mark = i64(here)  # that of a ruin is 1
            elif here == own and state.tall[cell] == 1 and state.walls[cell] < ALL_BLOCKED:
                mark = SECOND_STOREY
            else:
                continue
        row[count] = first + cell * CELL + mark
        count += 1
        if count >= enough:
            break
    codes.count = count


def list_pen_places(state: State, seat: i64, base: i64, codes: Codes, enough: i64) -> None:
    """Add every pen placement: an empty cell beside an own house, once for each possible host."""
    if state.stock[PEN] == 0:
        return
    codes.reserve(CELLS * 4)
    row = codes.row
    count = codes.count
    what = state.what
    near = state.near
    around = AROUND
    own = HOUSES + u8(seat)
    bit = SEAT_BIT[seat]
    first = base + place_code(PEN, 0, 0)
    for cell in range(CELLS):
        if (
            near[cell] & bit
            and what[cell] == EMPTY
            and state.block[cell] != MANY
            and state.tight[cell] == 0
            and state.walls[cell] < ALL_BLOCKED
        ):
            here = cell * 4
            for side in range(4):
                if what[i64(around[here + side])] == own:
                    row[count] = first + cell * CELL + side
                    count += 1
            if count >= enough:
                break
    codes.count = count


def list_roof_places(
    state: State, seat: i64, element: i64, base: i64, codes: Codes, enough: i64
) -> None:
    """Add every own house on which an oven, shrine, villager or the shaman may be placed."""
    if state.stock[element] == 0:
        return
    codes.reserve(CELLS)
    row = codes.row
    count = codes.count
    what = state.what
    roof = state.roof
    own = HOUSES + u8(seat)
    excluded = EXCLUDES[element]
    first = base + place_code(element, 0, 0)
    for cell in range(CELLS):
        if what[cell] == own and roof[cell] & excluded == 0:
            row[count] = first + cell * CELL
            count += 1
            if count >= enough:
                break
    codes.count = count


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
