"""Höyük: where an element may be placed (6.2 to 6.4), to be read aloud.

Nothing that has been built can be moved (HOY-3.12), and nothing is taken off a house voluntarily
except under a second storey (HOY-6.11): there are simply no such actions.
"""

from typing import Final

from mypy_extensions import i64

from dorfplatz.engine.rules import Refusal
from dorfplatz.games.hoyuk.actions import Place
from dorfplatz.games.hoyuk.material import (
    AROUND,
    CATTLE,
    CELL_INDEX,
    CELLS,
    ELEMENT_LETTERS,
    ELEMENTS_OF,
    HOUSE,
    PEN,
    SHAMAN,
    VILLAGER,
)
from dorfplatz.games.hoyuk.state import (
    A_PEN,
    EMPTY,
    EXCLUDES,
    HAS_CATTLE,
    HOUSES,
    RUIN,
    SEAT_BIT,
    State,
)
from dorfplatz.games.hoyuk.village import is_house, owner, pen_owner
from dorfplatz.kit.squares import DIRECTIONS

NOT_IN_MODE: Final = Refusal("HOY-10.6", "not-in-mode")
NO_HOUSE_LEFT: Final = Refusal("HOY-5.10", "not-houses-left")
NONE_LEFT: Final = Refusal("HOY-5.10", "not-in-supply")
SHAMAN_AWAY: Final = Refusal("HOY-13.4", "not-in-supply")

ON_A_PEN: Final = Refusal("HOY-6.1", "not-on-pen")
ON_FOREIGN_HOUSE: Final = Refusal("HOY-6.1", "not-own-house")
STOREY_ON_FOREIGN_HOUSE: Final = Refusal("HOY-6.7", "not-own-house")
WRONG_MARK: Final = Refusal("HOY-6.1", "not-mark")
THIRD_STOREY: Final = Refusal("HOY-6.7", "not-third-storey")
NO_OPEN_SIDE: Final = Refusal("HOY-6.7", "not-open-side")
CONNECTS: Final = Refusal("HOY-6.4", "not-connecting")
CLOSES_A_PEN: Final = Refusal("HOY-6.6", "not-enclosing")
JOINS_APART: Final = Refusal("HOY-6.3", "not-beside-own")
REBUILDS_APART: Final = Refusal("HOY-6.5", "not-beside-own")
JOINS_NO_HOUSE: Final = Refusal("HOY-6.3", "not-beside-house")
REBUILDS_NO_HOUSE: Final = Refusal("HOY-6.5", "not-beside-house")

PEN_NOT_EMPTY: Final = Refusal("HOY-6.20", "not-empty")
NO_HOST: Final = Refusal("HOY-6.20", "not-host")
PEN_CONNECTS: Final = Refusal("HOY-6.22", "not-connecting")
PEN_CLOSES_A_PEN: Final = Refusal("HOY-6.23", "not-enclosing")
PEN_ENCLOSED: Final = Refusal("HOY-6.23", "not-enclosed")

NOT_OWN_PEN: Final = Refusal("HOY-6.27", "not-own-pen")
PEN_TAKEN: Final = Refusal("HOY-6.27", "not-free-pen")
NOT_OWN_ROOF: Final = Refusal("HOY-6.24", "not-own-roof")
ROOF_TAKEN: Final = Refusal("HOY-6.24", "not-free-roof")
VILLAGER_NOT_OWN_ROOF: Final = Refusal("HOY-6.26", "not-own-roof")
VILLAGER_ROOF_TAKEN: Final = Refusal("HOY-6.26", "not-free-roof")
SHAMAN_NOT_OWN_ROOF: Final = Refusal("HOY-6.28", "not-own-roof")


def forbids_place(state: State, seat: int, place: Place) -> Refusal | None:
    """An element of the mode comes from the supply onto a cell that suits it."""
    element = ELEMENT_LETTERS.index(place.element)
    cell = CELL_INDEX[place.cell]
    if element not in ELEMENTS_OF[state.mode]:
        return NOT_IN_MODE
    if element == HOUSE:
        return forbids_house(state, seat, cell, place.detail)
    if state.stock[element] == 0:  # HOY-5.10
        return SHAMAN_AWAY if element == SHAMAN else NONE_LEFT
    if element == PEN:
        return forbids_pen(state, seat, cell, place.detail)
    if element == CATTLE:
        return forbids_cattle(state, seat, cell)
    return forbids_on_roof(state, seat, cell, element)


# -- Houses (6.2) -------------------------------------------------------------


def forbids_house(state: State, seat: int, cell: int, mark: str) -> Refusal | None:
    """A house goes onto an empty cell, a ruin, or an own house of one storey (HOY-6.1)."""
    if state.supply[seat] == 0:
        return NO_HOUSE_LEFT
    if state.what[cell] == A_PEN:
        return ON_A_PEN
    if is_house(state, cell) and owner(state, cell) != seat:
        return STOREY_ON_FOREIGN_HOUSE if mark == "^" else ON_FOREIGN_HOUSE
    if mark != mark_of(state, cell):
        return WRONG_MARK
    if is_house(state, cell):
        return forbids_storey(state, cell)
    return forbids_ground(state, seat, cell)


def mark_of(state: State, cell: int) -> str:
    """Return how a house on a cell is written: nothing, ``x`` on a ruin, ``^`` as a storey."""
    if is_house(state, cell):
        return "^"
    return "x" if state.what[cell] == RUIN else ""


def forbids_storey(state: State, cell: int) -> Refusal | None:
    """A second storey needs an open side of its house (HOY-6.7)."""
    if state.tall[cell] == 2:
        return THIRD_STOREY
    if open_sides(state, cell) == 0:
        return NO_OPEN_SIDE
    return None


def forbids_ground(state: State, seat: int, cell: int) -> Refusal | None:
    """A house stands alone (HOY-6.2), or joins one block; a ruin belongs to its block.

    Joining and rebuilding (HOY-6.3, HOY-6.5): a resident stays beside his own houses (A), so he
    never founds a second family there (HOY-6.10); anybody else comes beside any house (B), or
    anywhere where nobody lives (C).
    """
    on_ruin = state.what[cell] == RUIN
    touched = blocks_touched(state, cell)
    if not on_ruin and len(touched) > 1:
        return CONNECTS
    if not on_ruin and not touched:
        return None
    if pens_closed(state, cell):
        return CLOSES_A_PEN
    block = int(state.block[cell]) if on_ruin else touched[0]
    neighbours = owners_beside(state, cell)
    if lives_in(state, seat, block):
        if seat not in neighbours:
            return REBUILDS_APART if on_ruin else JOINS_APART
    elif state.residents[block] != 0 and not neighbours:
        return REBUILDS_NO_HOUSE if on_ruin else JOINS_NO_HOUSE
    return None


# -- Pens and cattle (6.3, 6.4) -----------------------------------------------


def forbids_pen(state: State, seat: int, cell: int, direction: str) -> Refusal | None:
    """A pen lies on an empty cell beside an own house, its host, and keeps an open side.

    Never on a ruin (HOY-6.20), never between blocks (HOY-6.22), and no pen may be left without an
    open side, neither the new one nor another (HOY-6.23). Every side of a house may have one
    (HOY-6.21).
    """
    host = i64(AROUND[cell * 4 + DIRECTIONS.index(direction)])
    if state.what[cell] != EMPTY:
        return PEN_NOT_EMPTY
    if host == CELLS or not is_house(state, host) or owner(state, host) != seat:
        return NO_HOST
    if len(blocks_touched(state, cell)) > 1:
        return PEN_CONNECTS
    if pens_closed(state, cell):
        return PEN_CLOSES_A_PEN
    if open_sides(state, cell) == 0:
        return PEN_ENCLOSED
    return None


def forbids_cattle(state: State, seat: int, cell: int) -> Refusal | None:
    """Cattle goes into an own pen without cattle (HOY-6.27)."""
    if state.what[cell] != A_PEN or pen_owner(state, cell) != seat:
        return NOT_OWN_PEN
    if state.roof[cell] & HAS_CATTLE:
        return PEN_TAKEN
    return None


# -- What stands on a roof (6.4) ----------------------------------------------


def forbids_on_roof(state: State, seat: int, cell: int, element: int) -> Refusal | None:
    """Oven, shrine, villager and shaman stand on own houses.

    At most one of oven and shrine on a house, whatever its height and pens (HOY-6.24, HOY-6.25); a
    villager beside them, one a house (HOY-6.26); the shaman anywhere (HOY-6.28).
    """
    if not is_house(state, cell) or owner(state, cell) != seat:
        if element == SHAMAN:
            return SHAMAN_NOT_OWN_ROOF
        return VILLAGER_NOT_OWN_ROOF if element == VILLAGER else NOT_OWN_ROOF
    if state.roof[cell] & EXCLUDES[element]:
        return VILLAGER_ROOF_TAKEN if element == VILLAGER else ROOF_TAKEN
    return None


# -- What lies around a cell --------------------------------------------------


def sides(cell: int) -> list[int]:
    """Return the neighbours of a cell that lie on the grid (HOY-3.1)."""
    return [int(AROUND[cell * 4 + side]) for side in range(4) if AROUND[cell * 4 + side] != CELLS]


def occupied_sides(state: State, cell: int) -> list[int]:
    """Return the neighbours of a cell on which anything stands."""
    return [other for other in sides(cell) if state.what[other] != EMPTY]


def blocks_touched(state: State, cell: int) -> list[int]:
    """Return the blocks that a cell touches."""
    return sorted({int(state.block[other]) for other in occupied_sides(state, cell)})


def open_sides(state: State, cell: int) -> int:
    """Return how many sides lead to no house and no pen; the edge of the grid is open (HOY-3.3)."""
    return 4 - sum(state.what[other] >= A_PEN for other in sides(cell))


def pens_closed(state: State, cell: int) -> list[int]:
    """Return the pens beside a cell that would lose their last open side to it."""
    return [
        other
        for other in sides(cell)
        if state.what[other] == A_PEN and open_sides(state, other) == 1
    ]


def owners_beside(state: State, cell: int) -> set[int]:
    """Return the seats that have a house beside a cell."""
    return {int(owner(state, other)) for other in sides(cell) if state.what[other] >= HOUSES}


def lives_in(state: State, seat: int, block: int) -> bool:
    """Say whether a seat has a house in a block (HOY-3.7)."""
    return (state.residents[block] & SEAT_BIT[seat]) != 0
