"""Höyük: phase 1, placing houses and other elements (6.2 to 6.5).

Nothing that has been built can be moved (HOY-3.12), and nothing is taken off a house voluntarily
except under a second storey (HOY-6.11): there are simply no such actions.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.prompt import Arg
from dorfplatz.games.hoyuk.actions import (
    CELL,
    ELEMENT,
    FINISH,
    cell_of,
    detail_of,
    element_of,
)
from dorfplatz.games.hoyuk.material import (
    AROUND,
    CATTLE,
    CELL_NAMES,
    CELLS,
    ELEMENT_IDS,
    HOUSE,
    OVEN,
    PEN,
    SHAMAN,
    SHRINE,
    THIRD_OF_TILE,
    TILE_LETTERS,
    TILES,
    WILD,
)
from dorfplatz.games.hoyuk.state import (
    A_PEN,
    EMPTY,
    HAS_CATTLE,
    HAS_OVEN,
    HAS_SHAMAN,
    HAS_SHRINE,
    HAS_VILLAGER,
    HOUSES,
    MANY,
    OVEN_OR_SHRINE,
    RUIN,
    State,
)
from dorfplatz.games.hoyuk.village import (
    ALL_BLOCKED,
    SEAT_BIT,
    clear_roof,
    pen_owner,
    put_house,
    put_pen,
)
from dorfplatz.kit.regions import row

ROOF_BIT: Final[vec[u8]] = row(
    [0, int(HAS_OVEN), 0, int(HAS_SHRINE), int(HAS_CATTLE), int(HAS_VILLAGER), int(HAS_SHAMAN)]
)
"""The bit by which an element stands on its cell."""

EXCLUDES: Final[vec[u8]] = row(
    [0, int(OVEN_OR_SHRINE), 0, int(OVEN_OR_SHRINE), int(HAS_CATTLE), int(HAS_VILLAGER), 0]
)
"""What may not stand on the cell already (HOY-6.24, HOY-6.26, HOY-6.27)."""

SECOND_STOREY: Final[i64] = 2
NO_SLOT: Final[i64] = -1

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


def legal_builds(state: State, seat: i64, codes: Codes) -> None:
    """List the placements of all open slots, in any order (HOY-5.5, HOY-5.6).

    The choice slot offers house, oven, pen or shrine (HOY-5.9). With the shaman as the only
    placeable element the seat may also finish (HOY-5.7).
    """
    codes.clear()
    third = state.open_third
    if third == WILD:
        list_places(state, seat, HOUSE, 0, codes)
        list_places(state, seat, OVEN, 0, codes)
        list_places(state, seat, PEN, 0, codes)
        list_places(state, seat, SHRINE, 0, codes)
        return
    if state.open_houses > 0:
        list_places(state, seat, HOUSE, 0, codes)
    if third != NO_SLOT:
        houses = codes.count
        element = THIRD_OF_TILE[third]
        list_places(state, seat, element, 0, codes)
        if element == SHAMAN and houses == 0 and codes.count > 0:
            codes.add(FINISH)


def may_choose(state: State, seat: i64) -> bool:
    """Say at once, where that is easy, that a seat has several placements for its tile."""
    return (
        (state.open_houses > 0 or state.open_third == WILD)
        and state.supply[seat] > 0
        and has_two_house_places(state, seat)
    )


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
    if journal.on:
        if state.open_houses > 0:
            lost: dict[str, Arg] = {"seat": f"seat:{seat}", "houses": int(state.open_houses)}
            journal.note("forfeits-houses", lost)
        if state.open_third != NO_SLOT:
            kind = f"tile:{TILE_LETTERS[state.open_third]}"
            journal.note("forfeits", {"seat": f"seat:{seat}", "tile": kind})
    if state.open_houses > 0 and state.supply[seat] > 0:
        announce_end(state, "space", seat, journal)
    state.open_houses = 0
    state.open_third = NO_SLOT


def announce_end(state: State, reason: str, seat: i64, journal: Journal) -> None:
    """Make this round the last one (HOY-11.1, HOY-11.2)."""
    if not state.ending:
        state.ending = True
        if journal.on:
            journal.note("end-pending", {"seat": f"seat:{seat}", "reason": f"pending:{reason}"})


def refill(state: State) -> None:
    """Put the tiles set aside back into an empty bag (HOY-5.4, HOY-4.5); dealt ones stay."""
    for kind in range(TILES):
        if state.tile_bag[kind] > 0:
            return
    for kind in range(TILES):
        state.tile_bag[kind] = state.aside[kind]
        state.aside[kind] = 0


# -- Where an element may be placed -------------------------------------------


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
    """Add every house placement: empty cells, ruins, second storeys (HOY-6.1).

    A cell that touches nothing is always legal (HOY-6.2), one that touches several blocks never
    (HOY-6.4), nor one that would close a pen (HOY-6.6). Joining and rebuilding (HOY-6.3, HOY-6.5):
    a resident stays beside his own houses (A), so he never founds a second family there (HOY-6.10);
    anybody else comes beside any house (B), or anywhere where nobody lives (C).
    """
    if state.supply[seat] == 0:  # HOY-5.10
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
    code = base + HOUSE * ELEMENT
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
        elif here == own and state.tall[cell] == 1 and state.walls[cell] < ALL_BLOCKED:  # HOY-6.7
            row[count] = code + SECOND_STOREY
            count += 1
        code += CELL
    codes.count = count


def may_house(state: State, seat: i64, cell: i64) -> bool:
    """Say whether a seat with houses left may build one on a cell, by the same rules."""
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
    """Add every pen placement: an empty cell beside an own house, once for each possible host.

    Never on a ruin (HOY-6.20), never between blocks (HOY-6.22), and no pen may be left without an
    open side, neither the new one nor another (HOY-6.23). Every side of a house may have one
    (HOY-6.21).
    """
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
            code = base + PEN * ELEMENT + cell * CELL
            for side in range(4):
                if what[i64(AROUND[cell * 4 + side])] == own:
                    codes.add(code + side)


def list_roof_places(state: State, seat: i64, element: i64, base: i64, codes: Codes) -> None:
    """Add every own house on which an oven, shrine, villager or the shaman may be placed.

    At most one of oven and shrine on a house, whatever its height and pens (HOY-6.24, HOY-6.25); a
    villager beside them, one a house (HOY-6.26); the shaman anywhere (HOY-6.28, HOY-13.4).
    """
    if state.stock[element] == 0:
        return
    what = state.what
    roof = state.roof
    own = HOUSES + u8(seat)
    excluded = EXCLUDES[element]
    code = base + element * ELEMENT
    for cell in range(CELLS):
        if what[cell] == own and roof[cell] & excluded == 0:
            codes.add(code)
        code += CELL


def list_cattle_places(state: State, seat: i64, base: i64, codes: Codes) -> None:
    """Add every own pen without cattle (HOY-6.27)."""
    if state.stock[CATTLE] == 0:
        return
    code = base + CATTLE * ELEMENT
    for cell in range(CELLS):
        if (
            state.what[cell] == A_PEN
            and state.roof[cell] & HAS_CATTLE == 0
            and pen_owner(state, cell) == seat
        ):
            codes.add(code)
        code += CELL


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
    if journal.on:
        tell(seat, element, cell, journal)


def put_own_house(state: State, seat: i64, cell: i64, mark: i64, journal: Journal) -> None:
    """Take a house from the own supply and build it (HOY-6.1); the last one ends the game soon.

    A second storey clears the roof first; pens and their cattle stay (HOY-6.8). What blocks its
    open side later does no harm (HOY-6.9). The tiles of a replaced ruin leave the game (HOY-6.5).
    """
    if mark == SECOND_STOREY:
        clear_roof(state, cell)
        state.tall[cell] = 2
    else:
        put_house(state, cell, seat)
    if journal.on:
        key = "builds-storey" if mark == SECOND_STOREY else ("rebuilds" if mark else "builds-house")
        journal.note(
            key,
            {
                "seat": f"seat:{seat}",
                "cell": f"cell:{CELL_NAMES[cell]}",
                "block": f"block:{state.block[cell]}",
            },
        )
    take_house(state, seat, journal)


def take_house(state: State, seat: i64, journal: Journal) -> None:
    """Take a house from the supply of a seat; after the last one the end is pending (HOY-11.1)."""
    state.supply[seat] -= 1
    if state.supply[seat] == 0:
        announce_end(state, "last-house", seat, journal)


def tell(seat: i64, element: i64, cell: i64, journal: Journal) -> None:
    """Tell of an element that was placed."""
    journal.note(
        "builds",
        {
            "seat": f"seat:{seat}",
            "element": f"element:{ELEMENT_IDS[element]}",
            "cell": f"cell:{CELL_NAMES[cell]}",
        },
    )
