"""Höyük: phase 1, the construction tiles and what is built by them (5, 6.2 to 6.5)."""

from typing import Final

from mypy_extensions import i64

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.hoyuk.actions import (
    SECOND_STOREY,
    Place,
    cell_of,
    detail_of,
    element_of,
)
from dorfplatz.games.hoyuk.material import CELL_NAMES, HOUSE, PEN, TILE_LETTERS, TILES, WILD
from dorfplatz.games.hoyuk.rules.placing import forbids_house, forbids_place, mark_of
from dorfplatz.games.hoyuk.state import NO_SLOT, ROOF_BIT, State
from dorfplatz.games.hoyuk.telling import (
    tell_built,
    tell_end_pending,
    tell_forfeits,
    tell_house,
)
from dorfplatz.games.hoyuk.village import add_storey, put_house, put_pen

NOT_ON_TILE: Final = Refusal("HOY-5.1", "not-on-tile")
NOT_FINISHED: Final = Refusal("HOY-5.6", "not-finished")
CHOICE: Final = "HOPS"
"""What the choice slot offers (HOY-5.9)."""

# -- What forbids it ----------------------------------------------------------


def forbids_build(state: State, seat: int, place: Place) -> Refusal | None:
    """An open slot of the tile is filled, in any order (HOY-5.5), where the element may stand."""
    if not has_slot(state, place.element):
        return NOT_ON_TILE
    return forbids_place(state, seat, place)


def has_slot(state: State, element: str) -> bool:
    """Say whether an open slot of the tile takes an element."""
    if element == "H" and state.open_houses > 0:
        return True
    if state.open_third == NO_SLOT:
        return False
    return element in CHOICE if state.open_third == WILD else element == third(state)


def third(state: State) -> str:
    """Return what the third slot of the tile shows, nothing once it is filled."""
    return "" if state.open_third == NO_SLOT else TILE_LETTERS[state.open_third]


def forbids_finish(state: State, seat: int) -> Refusal | None:
    """Building is compulsory (HOY-5.6), except for the shaman when only he is left (HOY-5.7)."""
    if third(state) != "M" or not has_place(state, seat, "M"):
        return NOT_FINISHED
    if state.open_houses > 0 and has_place(state, seat, "H"):
        return NOT_FINISHED
    return None


def has_place(state: State, seat: int, element: str) -> bool:
    """Say whether a house or the shaman may be placed anywhere."""
    if element == "H":
        return any(
            forbids_house(state, seat, cell, mark_of(state, cell)) is None
            for cell in range(len(CELL_NAMES))
        )
    return any(forbids_place(state, seat, Place(element, cell)) is None for cell in CELL_NAMES)


# -- The tile (HOY-5) ---------------------------------------------------------


def open_tile(state: State, seat: i64) -> None:
    """Open the three slots of a seat's tile (HOY-5.1): two houses and a third element."""
    kind = i64(state.dealt[seat])
    state.open_houses = 2
    if kind == 0:
        state.open_houses = 3
        state.open_third = NO_SLOT
    else:
        state.open_third = kind


def build(state: State, seat: i64, place: i64, journal: Journal) -> None:
    """Fill a slot of the tile; a house takes an ordinary slot as long as one is open (HOY-5.9)."""
    if element_of(place) == HOUSE and state.open_houses > 0:
        state.open_houses -= 1
    else:
        state.open_third = NO_SLOT
    put(state, seat, place, journal)


def forfeit(state: State, seat: i64, journal: Journal) -> None:
    """Give up what has no legal place left (HOY-5.8), and end the game for lack of space.

    The end is pending when a house of the tile is lost although the seat has one in its supply;
    an unfilled choice slot does not count (HOY-11.2).
    """
    tell_forfeits(state, seat, journal)
    if state.open_houses > 0 and state.supply[seat] > 0:
        announce_end(state, "space", seat, journal)
    state.open_houses = 0
    state.open_third = NO_SLOT


def announce_end(state: State, reason: str, seat: i64, journal: Journal) -> None:
    """Make this round the last one (HOY-11.1, HOY-11.2)."""
    if not state.ending:
        state.ending = True
        tell_end_pending(seat, reason, journal)


def refill(state: State) -> None:
    """Put the tiles set aside back into an empty bag (HOY-5.4, HOY-4.5); dealt ones stay."""
    for kind in range(TILES):
        if state.tile_bag[kind] > 0:
            return
    for kind in range(TILES):
        state.tile_bag[kind] = state.aside[kind]
        state.aside[kind] = 0


# -- Placing ------------------------------------------------------------------


def put(state: State, seat: i64, place: i64, journal: Journal) -> None:
    """Place an element where it is legal."""
    element = element_of(place)
    cell = cell_of(place)
    if element == HOUSE:
        put_own_house(state, seat, cell, detail_of(place), journal)
        return
    if element == PEN:
        put_pen(state, cell, detail_of(place))
    else:
        state.roof[cell] |= ROOF_BIT[element]
        state.stock[element] -= 1
    tell_built(seat, element, cell, journal)


def put_own_house(state: State, seat: i64, cell: i64, mark: i64, journal: Journal) -> None:
    """Take a house from the own supply and build it (HOY-6.1); the last one ends the game soon.

    A second storey clears the roof first; pens and their cattle stay (HOY-6.8). What blocks its
    open side later does no harm (HOY-6.9). The tiles of a replaced ruin leave the game (HOY-6.5).
    """
    swept = state.roof[cell]
    if mark == SECOND_STOREY:
        add_storey(state, cell)
    else:
        put_house(state, cell, seat)
    tell_house(state, seat, cell, mark, swept, journal)
    take_house(state, seat, journal)


def take_house(state: State, seat: i64, journal: Journal) -> None:
    """Take a house from the supply of a seat; after the last one the end is pending (HOY-11.1)."""
    state.supply[seat] -= 1
    if state.supply[seat] == 0:
        announce_end(state, "last-house", seat, journal)
