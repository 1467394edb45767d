"""Höyük: the village on the grid, kept so that questions need no search (chapters 6.1 and 6.5).

A block is everything that touches (HOY-3.4). Blocks never merge and never split (HOY-3.5): what is
built takes the number of the block it touches, or founds the next one; a ruin keeps its cell, and a
pen hangs on a house.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.games.hoyuk.material import (
    AROUND,
    CATTLE,
    CELLS,
    EXPERT,
    MOST_SEATS,
    OVEN,
    PEN,
    SHAMAN,
    SHRINE,
    VILLAGER,
)
from dorfplatz.games.hoyuk.sites import survey, survey_around, survey_block
from dorfplatz.games.hoyuk.state import (
    A_PEN,
    EMPTY,
    EVALUATED,
    HAS_CATTLE,
    HAS_OVEN,
    HAS_SHAMAN,
    HAS_SHRINE,
    HAS_VILLAGER,
    HOUSES,
    LAST_OPEN,
    MANY,
    RUIN,
    SEAT_BIT,
    SKIPPED,
    State,
)

# -- Building -----------------------------------------------------------------


def put_house(state: State, cell: i64, seat: i64) -> None:
    """Put a one-storey house of a seat on an empty cell or in place of a ruin."""
    founds = state.block[cell] == 0
    if state.what[cell] == EMPTY:
        join_block(state, cell)
    bit = SEAT_BIT[seat]
    state.what[cell] = HOUSES + u8(seat)
    state.tall[cell] = 1
    remember_house(state, cell, seat)
    around = AROUND
    near = state.near
    here = cell * 4
    for side in range(4):
        near[i64(around[here + side])] |= bit
    raise_wall(state, cell)
    block = i64(state.block[cell])
    state.homes[block * MOST_SEATS + seat] += 1
    if state.residents[block] & bit == 0:
        state.residents[block] |= bit
        if not founds:
            survey_block(state, block)
    survey(state, cell)
    survey_around(state, cell)


def remember_house(state: State, cell: i64, seat: i64) -> None:
    """Put a new house among those of its owner, which stay in ascending order."""
    houses = state.houses
    first = seat * CELLS
    place = first + state.standing[seat]
    new = u8(cell)
    while place > first and houses[place - 1] > new:
        houses[place] = houses[place - 1]
        place -= 1
    houses[place] = new
    state.standing[seat] += 1


def add_storey(state: State, cell: i64) -> None:
    """Put a second storey on a house, its roof cleared (HOY-6.8)."""
    clear_roof(state, cell)
    state.tall[cell] = 2
    survey(state, cell)


def put_pen(state: State, cell: i64, direction: i64) -> None:
    """Put a pen on an empty cell; its host lies in the given direction."""
    join_block(state, cell)
    state.what[cell] = A_PEN
    state.host[cell] = u8(direction)
    state.stock[PEN] -= 1
    raise_wall(state, cell)
    if state.walls[cell] == LAST_OPEN:
        tighten(state, cell)
    survey(state, cell)
    survey_around(state, cell)


def join_block(state: State, cell: i64) -> None:
    """Give an empty cell the number of the block it touches, or the next number (HOY-3.5)."""
    block = state.block
    number = block[cell]
    if number == 0:
        state.blocks += 1
        number = u8(state.blocks)
        block[cell] = number
    what = state.what
    around = AROUND
    here = cell * 4
    for side in range(4):
        other = i64(around[here + side])
        if what[other] == EMPTY and block[other] != number:
            block[other] = number if block[other] == 0 else MANY


def raise_wall(state: State, cell: i64) -> None:
    """Block the sides that lead to a new house or pen (HOY-3.3)."""
    around = AROUND
    walls = state.walls
    what = state.what
    here = cell * 4
    for side in range(4):
        other = i64(around[here + side])
        walls[other] += 1
        if what[other] == A_PEN and walls[other] == LAST_OPEN:
            tighten(state, other)


def lower_wall(state: State, cell: i64) -> None:
    """Open the sides that led to a house or pen that is gone."""
    around = AROUND
    walls = state.walls
    what = state.what
    here = cell * 4
    for side in range(4):
        other = i64(around[here + side])
        if what[other] == A_PEN and walls[other] == LAST_OPEN:
            loosen(state, other)
        walls[other] -= 1


def tighten(state: State, pen: i64) -> None:
    """Note beside a pen that only one of its sides is open."""
    around = AROUND
    here = pen * 4
    for side in range(4):
        state.tight[i64(around[here + side])] += 1
    survey_around(state, pen)


def loosen(state: State, pen: i64) -> None:
    """Take back what ``tighten`` noted."""
    around = AROUND
    here = pen * 4
    for side in range(4):
        state.tight[i64(around[here + side])] -= 1
    survey_around(state, pen)


# -- Destroying and removing (6.5) --------------------------------------------


def destroy(state: State, cell: i64) -> None:
    """Leave a ruin of the same height (HOY-6.40); a high-rise falls as a whole (HOY-6.42)."""
    seat = owner(state, cell)
    clear_roof(state, cell)
    remove_pens_of(state, cell)
    state.what[cell] = RUIN
    lower_wall(state, cell)
    forget_home(state, cell, seat)
    survey(state, cell)
    survey_around(state, cell)


def forget_home(state: State, cell: i64, seat: i64) -> None:
    """Take a house that no longer stands out of what is kept about its owner."""
    houses = state.houses
    state.standing[seat] -= 1
    last = seat * CELLS + state.standing[seat]
    place = seat * CELLS
    while i64(houses[place]) != cell:
        place += 1
    while place < last:
        houses[place] = houses[place + 1]
        place += 1
    here = cell * 4
    for side in range(4):
        look_around(state, i64(AROUND[here + side]))
    block = i64(state.block[cell])
    home = block * MOST_SEATS + seat
    state.homes[home] -= 1
    if state.homes[home] == 0:
        state.residents[block] &= ~SEAT_BIT[seat]
        survey_block(state, block)


def look_around(state: State, cell: i64) -> None:
    """Work out anew which seats have a house beside a cell."""
    if cell == CELLS:
        return
    what = state.what
    seen: u8 = 0
    here = cell * 4
    for side in range(4):
        other = what[i64(AROUND[here + side])]
        if other >= HOUSES:
            seen |= SEAT_BIT[i64(other - HOUSES)]
    state.near[cell] = seen


def clear_roof(state: State, cell: i64) -> None:
    """Give oven, shrine, villager and shaman of a house back to the supply (HOY-6.8, HOY-6.41)."""
    roof = state.roof[cell]
    if roof != 0:
        if roof & HAS_OVEN:
            state.stock[OVEN] += 1
        if roof & HAS_SHRINE:
            state.stock[SHRINE] += 1
        if roof & HAS_VILLAGER:
            state.stock[VILLAGER] += 1
        if roof & HAS_SHAMAN:
            state.stock[SHAMAN] += 1
        state.roof[cell] = 0


def remove_pens_of(state: State, house: i64) -> None:
    """Give the pens hosted by a house back, with their cattle; others stay (HOY-6.41)."""
    for side in range(4):
        cell = pen_beside(state, house, side)
        if cell != CELLS:
            remove_pen(state, cell)


def remove_pen(state: State, cell: i64) -> None:
    """Give a pen back with its cattle; its cell becomes empty (HOY-6.44)."""
    if state.walls[cell] == LAST_OPEN:
        loosen(state, cell)
    if state.roof[cell] & HAS_CATTLE:
        state.stock[CATTLE] += 1
    state.roof[cell] = 0
    state.host[cell] = 0
    state.what[cell] = EMPTY
    state.stock[PEN] += 1
    lower_wall(state, cell)
    touch(state, cell)
    here = cell * 4
    for side in range(4):
        other = i64(AROUND[here + side])
        if other != CELLS and state.what[other] == EMPTY:
            touch(state, other)
    survey(state, cell)
    survey_around(state, cell)


def touch(state: State, cell: i64) -> None:
    """Work out anew which block an empty cell touches."""
    number: u8 = 0
    here = cell * 4
    for side in range(4):
        other = i64(AROUND[here + side])
        if state.what[other] != EMPTY and state.block[other] != number:
            number = state.block[other] if number == 0 else MANY
    state.block[cell] = number


# -- Questions ----------------------------------------------------------------


def owner(state: State, cell: i64) -> i64:
    """Return whose house stands on a cell (HOY-3.11)."""
    return i64(state.what[cell] - HOUSES)


def host_of(state: State, pen: i64) -> i64:
    """Return the house at the open side of a pen."""
    return i64(AROUND[pen * 4 + i64(state.host[pen])])


def opposite(side: i64) -> i64:
    """Return the side that faces a side: north and south, east and west."""
    return side ^ 2


def pen_beside(state: State, house: i64, side: i64) -> i64:
    """Return the cell of the pen that a house hosts at a side, ``CELLS`` if there is none."""
    cell = i64(AROUND[house * 4 + side])
    return cell if state.what[cell] == A_PEN and i64(state.host[cell]) == side ^ 2 else CELLS


def insert(row: vec[i64], begin: i64, end: i64, value: i64) -> None:
    """Put a value where it belongs among those from ``begin`` to ``end``, which ascend."""
    place = end
    while place > begin and row[place - 1] > value:
        row[place] = row[place - 1]
        place -= 1
    row[place] = value


def pen_owner(state: State, pen: i64) -> i64:
    """Return the owner of a pen: whoever owns its host (HOY-3.11)."""
    return owner(state, host_of(state, pen))


def is_house(state: State, cell: i64) -> bool:
    """Say whether a house stands on a cell."""
    return state.what[cell] >= HOUSES


def is_shaman_out(state: State) -> bool:
    """Say whether the shaman stands on a house; only expert games have him."""
    return state.mode == EXPERT and state.stock[SHAMAN] == 0


def shaman_block(state: State) -> i64:
    """Return the block in which the shaman stands, 0 if he is in the supply."""
    if is_shaman_out(state):
        for cell in range(CELLS):
            if state.roof[cell] & HAS_SHAMAN:
                return i64(state.block[cell])
    return 0


def is_contested(state: State, block: i64) -> bool:
    """Say whether a block has at least two residents (HOY-3.7)."""
    residents = state.residents[block]
    return (residents & (residents - 1)) != 0 if residents != 0 else False


def in_pool(state: State, block: i64) -> bool:
    """Say whether a block can be chosen: inhabited (HOY-3.6), no locusts, once (HOY-8.2, 8.10)."""
    return state.residents[block] != 0 and state.marks[block] & (SKIPPED | EVALUATED) == 0


# -- Everything at once --------------------------------------------------------


def derive(state: State) -> None:
    """Work out from the grid and its block numbers alone what the rules keep up to date."""
    for cell in range(CELLS):
        state.walls[cell] = 0
        state.tight[cell] = 0
        look_around(state, cell)
        if state.what[cell] == EMPTY:
            touch(state, cell)
    for index in range(len(state.homes)):
        state.homes[index] = 0
    for block in range(len(state.residents)):
        state.residents[block] = 0
    for seat in range(state.seats):
        state.standing[seat] = 0
    state.blocks = 0
    for cell in range(CELLS):
        if state.what[cell] != EMPTY and i64(state.block[cell]) > state.blocks:
            state.blocks = i64(state.block[cell])
        if state.what[cell] >= A_PEN:
            for side in range(4):
                state.walls[i64(AROUND[cell * 4 + side])] += 1
        if state.what[cell] >= HOUSES:
            seat = owner(state, cell)
            block = i64(state.block[cell])
            remember_house(state, cell, seat)
            state.homes[block * MOST_SEATS + seat] += 1
            state.residents[block] |= SEAT_BIT[seat]
    for cell in range(CELLS):
        if state.what[cell] == A_PEN and state.walls[cell] == LAST_OPEN:
            tighten(state, cell)
    for cell in range(CELLS):
        survey(state, cell)
