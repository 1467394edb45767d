"""Höyük: the village on the grid, kept so that questions need no search (chapters 6.1 and 6.5).

A block is everything that touches (HOY-3.4). Blocks never merge and never split (HOY-3.5): what is
built takes the number of the block it touches, or founds the next one; a ruin keeps its cell, and a
pen hangs on a house.
"""

from typing import Final

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
    MANY,
    RUIN,
    SKIPPED,
    State,
)
from dorfplatz.kit.regions import row

SEAT_BIT: Final[vec[u8]] = row([1, 2, 4, 8, 16])
LAST_OPEN: Final[u8] = 3
ALL_BLOCKED: Final[u8] = 4


# -- Building -----------------------------------------------------------------


def put_house(state: State, cell: i64, seat: i64) -> None:
    """Put a one-storey house of a seat on an empty cell or in place of a ruin."""
    if state.what[cell] == EMPTY:
        join_block(state, cell)
    own = HOUSES + u8(seat)
    bit = SEAT_BIT[seat]
    block = i64(state.block[cell])
    state.what[cell] = own
    state.tall[cell] = 1
    state.homes[block * MOST_SEATS + seat] += 1
    state.residents[block] |= bit
    around = AROUND
    near = state.near
    here = cell * 4
    for side in range(4):
        near[i64(around[here + side])] |= bit
    raise_wall(state, cell)


def put_pen(state: State, cell: i64, direction: i64) -> None:
    """Put a pen on an empty cell; its host lies in the given direction."""
    join_block(state, cell)
    state.what[cell] = A_PEN
    state.host[cell] = u8(direction)
    state.stock[PEN] -= 1
    raise_wall(state, cell)
    if state.walls[cell] == LAST_OPEN:
        tighten(state, cell)


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


def loosen(state: State, pen: i64) -> None:
    """Take back what ``tighten`` noted."""
    around = AROUND
    here = pen * 4
    for side in range(4):
        state.tight[i64(around[here + side])] -= 1


# -- Destroying and removing (6.5) --------------------------------------------


def destroy(state: State, cell: i64) -> None:
    """Leave a ruin of the same height (HOY-6.40); a high-rise falls as a whole (HOY-6.42)."""
    seat = owner(state, cell)
    clear_roof(state, cell)
    remove_pens_of(state, cell)
    state.what[cell] = RUIN
    lower_wall(state, cell)
    forget_home(state, cell, seat)


def forget_home(state: State, cell: i64, seat: i64) -> None:
    """Take a house that no longer stands out of what is kept about its owner."""
    block = i64(state.block[cell])
    home = block * MOST_SEATS + seat
    state.homes[home] -= 1
    if state.homes[home] == 0:
        state.residents[block] &= ~SEAT_BIT[seat]
    here = cell * 4
    for side in range(4):
        look_around(state, i64(AROUND[here + side]))


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
    here = house * 4
    for side in range(4):
        cell = i64(AROUND[here + side])
        if state.what[cell] == A_PEN and host_of(state, cell) == house:
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


# -- Families (HOY-3.8) -------------------------------------------------------

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
    what = state.what
    own = HOUSES + u8(seat)
    seen = _SEEN
    stamp = _STAMP[0]
    count: i64 = 0
    for cell in range(CELLS):
        if what[cell] == own and seen[cell] != stamp:
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
            state.homes[block * MOST_SEATS + seat] += 1
            state.residents[block] |= SEAT_BIT[seat]
    for cell in range(CELLS):
        if state.what[cell] == A_PEN and state.walls[cell] == LAST_OPEN:
            tighten(state, cell)
