"""Höyük: where an element may be placed, listed fast: machinery for the lists.

``rules.placing`` says what is allowed there; a law proves that both agree in every position.
"""

from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.games.hoyuk.actions import CELL, place_code
from dorfplatz.games.hoyuk.material import AROUND, CATTLE, CELLS, HOUSE, PEN
from dorfplatz.games.hoyuk.sites import MARK_SHIFT, MARKS
from dorfplatz.games.hoyuk.state import ALL_BLOCKED, EXCLUDES, HAS_CATTLE, SEAT_BIT, State
from dorfplatz.games.hoyuk.village import insert, opposite, pen_beside


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

    Every code is written, and stays if the seat may build there: to guess costs more than to write.
    """
    if state.supply[seat] == 0:
        return
    codes.reserve(CELLS)
    row = codes.row
    count = codes.count
    sites = state.sites
    code = base + place_code(HOUSE, 0, 0)
    for cell in range(CELLS):
        site = i64(sites[cell])
        row[count] = code + (site >> MARK_SHIFT)
        count += (site >> seat) & 1
        code += CELL
        if count >= enough:
            break
    codes.count = count


def list_pen_places(state: State, seat: i64, base: i64, codes: Codes, enough: i64) -> None:
    """Add every pen placement: an empty cell beside an own house, once for each possible host.

    Where the seat may build on an empty cell, a pen may stand, too, if a side of it is open.
    """
    if state.stock[PEN] == 0:
        return
    codes.reserve(CELLS * 4)
    row = codes.row
    begin = codes.count
    count = begin
    houses = state.houses
    sites = state.sites
    walls = state.walls
    around = AROUND
    bit = SEAT_BIT[seat]
    wanted = bit | MARKS
    code = base + place_code(PEN, 0, 0)
    first = seat * CELLS
    for place in range(first, first + state.standing[seat]):
        here = i64(houses[place]) * 4
        for side in range(4):
            cell = i64(around[here + side])
            if sites[cell] & wanted == bit and walls[cell] < ALL_BLOCKED:
                insert(row, begin, count, code + cell * CELL + opposite(side))
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
    houses = state.houses
    roof = state.roof
    excluded = EXCLUDES[element]
    code = base + place_code(element, 0, 0)
    first = seat * CELLS
    for place in range(first, first + state.standing[seat]):
        cell = i64(houses[place])
        if roof[cell] & excluded == 0:
            row[count] = code + cell * CELL
            count += 1
            if count >= enough:
                break
    codes.count = count


def list_cattle_places(state: State, seat: i64, base: i64, codes: Codes) -> None:
    """Add every own pen without cattle."""
    if state.stock[CATTLE] == 0:
        return
    codes.reserve(CELLS)
    row = codes.row
    begin = codes.count
    count = begin
    houses = state.houses
    code = base + place_code(CATTLE, 0, 0)
    first = seat * CELLS
    for place in range(first, first + state.standing[seat]):
        house = i64(houses[place])
        for side in range(4):
            cell = pen_beside(state, house, side)
            if cell != CELLS and state.roof[cell] & HAS_CATTLE == 0:
                insert(row, begin, count, code + cell * CELL)
                count += 1
    codes.count = count
