"""Höyük: the abilities of the tribes, after a set of five cards (6.13).

They need no card and do not count towards the limit (HOY-14.2); the shaman does not protect
against them (HOY-14.8).
"""

from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.games.hoyuk.actions import (
    FINISH,
    RAZE,
    SOURCE,
    STEAL,
    USE,
    cell_of,
    detail_of,
    element_of,
    steal_code,
)
from dorfplatz.games.hoyuk.material import (
    CATTLE,
    CELL_NAMES,
    CELLS,
    DERS,
    ELEMENT_IDS,
    HOUSE,
    OLEYLI,
    OVEN,
    PEN,
    RUPLES,
    SHAMAN,
    SNEERG,
    VILLAGER,
)
from dorfplatz.games.hoyuk.rules.build import ROOF_BIT, list_places, put, take_house
from dorfplatz.games.hoyuk.state import (
    A_PEN,
    AT_ABILITY,
    HAS_CATTLE,
    HAS_SHAMAN,
    HOUSES,
    State,
    done,
    now,
    number_of,
    part_of,
    pend,
)
from dorfplatz.games.hoyuk.village import (
    SEAT_BIT,
    destroy,
    is_house,
    owner,
    pen_owner,
    put_house,
    put_pen,
    remove_pen,
)


def parts(tribe: i64) -> i64:
    """Return how many parts an ability has."""
    return 1 if tribe in (DERS, RUPLES) else 2


def legal_ability(state: State, seat: i64, part: i64, codes: Codes) -> None:
    """List what an ability can do now, and to decline (HOY-14.1)."""
    codes.clear()
    tribe = i64(state.tribes[seat])
    if tribe == DERS:
        list_razes(state, seat, codes)
    elif tribe == OLEYLI:
        list_thefts(state, seat, codes)
    elif tribe == RUPLES:
        list_places(state, seat, HOUSE, USE, codes)
    elif part == 1:
        list_places(state, seat, PEN, USE, codes)
    else:
        list_places(state, seat, CATTLE if tribe == SNEERG else VILLAGER, USE, codes)
    codes.add(FINISH)


def use_ability(state: State, seat: i64, code: i64, journal: Journal) -> None:
    """Carry out a part of an ability, or decline it, and go on to the next part."""
    frame = now(state)
    part = number_of(frame)
    tribe = i64(state.tribes[seat])
    done(state)
    # Declining the first theft ends it all (HOY-14.6), declining a pen does not (HOY-14.4, 14.5).
    if part < parts(tribe) and not (code == FINISH and tribe == OLEYLI):
        pend(state, AT_ABILITY, seat, part_of(frame), part + 1)
    if code == FINISH:
        return
    if code >= STEAL:
        steal(state, seat, (code - STEAL) // SOURCE, (code - STEAL) % SOURCE, journal)
    elif code >= RAZE:
        raze(state, seat, code - RAZE, journal)
    else:
        put(state, seat, code - USE, journal)
        if tribe == RUPLES and state.stock[SHAMAN] > 0:
            follow(state, seat, cell_of(code - USE), journal)


def follow(state: State, seat: i64, cell: i64, journal: Journal) -> None:
    """Put the shaman, if he is in the supply by now, on the new house (HOY-14.7, HOY-14.9)."""
    state.stock[SHAMAN] = 0
    state.roof[cell] |= HAS_SHAMAN
    if journal.on:
        journal.note("shaman-follows", {"seat": f"seat:{seat}", "cell": f"cell:{CELL_NAMES[cell]}"})


# -- Ders (HOY-14.3) ----------------------------------------------------------


def list_razes(state: State, seat: i64, codes: Codes) -> None:
    """Add every house of another player beside an own one; none without a house in the supply."""
    if state.supply[seat] == 0:
        return
    own = HOUSES + u8(seat)
    for cell in range(CELLS):
        if is_house(state, cell) and state.what[cell] != own and state.near[cell] & SEAT_BIT[seat]:
            codes.add(RAZE + cell)


def raze(state: State, seat: i64, cell: i64, journal: Journal) -> None:
    """Destroy a neighbour's house for good and put an own one on its cell (HOY-14.3)."""
    other = owner(state, cell)
    if journal.on:
        journal.note(
            "razes",
            {
                "seat": f"seat:{seat}",
                "other": f"seat:{other}",
                "cell": f"cell:{CELL_NAMES[cell]}",
            },
        )
    destroy(state, cell)
    put_house(state, cell, seat)
    take_house(state, seat, journal)


# -- Oleyli (HOY-14.6) --------------------------------------------------------


def list_thefts(state: State, seat: i64, codes: Codes) -> None:
    """Add every element of another player with every legal own place for it.

    Places are those after the removal; only what can be placed may be taken. A pen with cattle
    stays, its cattle can go.
    """
    for source in range(CELLS):
        for element in range(OVEN, SHAMAN + 1):
            if may_take(state, seat, element, source):
                list_theft(state, seat, element, source, codes)


def may_take(state: State, seat: i64, element: i64, source: i64) -> bool:
    """Say whether another player has such an element on a cell, free to be taken."""
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


def list_theft(state: State, seat: i64, element: i64, source: i64, codes: Codes) -> None:
    """Add the legal own places of one element, as they are once it has left its place."""
    without = state.copy()
    take(without, element, source)
    list_places(without, seat, element, steal_code(source, 0), codes)


def take(state: State, element: i64, source: i64) -> None:
    """Take an element off its place; a pen leaves its cell empty (HOY-14.10)."""
    if element == PEN:
        remove_pen(state, source)
    else:
        state.roof[source] &= ~ROOF_BIT[element]
        state.stock[element] += 1


def steal(state: State, seat: i64, source: i64, place: i64, journal: Journal) -> None:
    """Take an element from another player and place it at once (HOY-14.6)."""
    element = element_of(place)
    if journal.on:
        journal.note(
            "steals",
            {
                "seat": f"seat:{seat}",
                "element": f"element:{ELEMENT_IDS[element]}",
                "source": f"cell:{CELL_NAMES[source]}",
                "cell": f"cell:{CELL_NAMES[cell_of(place)]}",
            },
        )
    take(state, element, source)
    if element == PEN:
        put_pen(state, cell_of(place), detail_of(place))
    else:
        state.roof[cell_of(place)] |= ROOF_BIT[element]
        state.stock[element] -= 1
