"""Höyük: the abilities of the tribes, after a set of five cards (6.13).

They need no card and do not count towards the limit (HOY-14.2); the shaman does not protect
against them (HOY-14.8).
"""

from typing import Final

from mypy_extensions import i64

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.hoyuk.actions import (
    FINISH,
    RAZE,
    STEAL,
    Place,
    cell_of,
    detail_of,
    element_of,
    place_of,
    razed_of,
    source_of,
    verb_of,
)
from dorfplatz.games.hoyuk.belongings import may_take, take
from dorfplatz.games.hoyuk.material import (
    CELL_INDEX,
    DERS,
    ELEMENT_LETTERS,
    OLEYLI,
    PEN,
    RUPLES,
    SHAMAN,
    SNEERG,
)
from dorfplatz.games.hoyuk.rules.build import put, take_house
from dorfplatz.games.hoyuk.rules.placing import forbids_place, owners_beside
from dorfplatz.games.hoyuk.state import (
    AT_ABILITY,
    HAS_SHAMAN,
    ROOF_BIT,
    State,
    done,
    now,
    number_of,
    part_of,
    pend,
)
from dorfplatz.games.hoyuk.telling import tell_follows, tell_razed, tell_stolen
from dorfplatz.games.hoyuk.village import destroy, is_house, owner, put_house, put_pen

OTHER_ABILITY: Final = Refusal("HOY-14.1", "not-ability")
RAZES_WITHOUT_HOUSE: Final = Refusal("HOY-14.3", "not-houses-left")
NOT_RAZABLE: Final = Refusal("HOY-14.3", "not-razable")
NOT_TO_STEAL: Final = Refusal("HOY-14.6", "not-to-steal")

# -- What forbids it: declining is always allowed (HOY-14.1) -------------------


def forbids_use(state: State, seat: int, place: Place) -> Refusal | None:
    """Ruples build a house, Sneerg a pen and cattle, Lebu a pen and a villager."""
    if place.element != element_placed(state, seat):
        return OTHER_ABILITY
    return forbids_place(state, seat, place)


def element_placed(state: State, seat: int) -> str:
    """Return what the ability of a seat places now, nothing if it does something else."""
    tribe = i64(state.tribes[seat])
    if tribe in (DERS, OLEYLI):
        return ""
    if tribe == RUPLES:
        return "H"
    if number_of(now(state)) == 1:
        return "P"
    return "C" if tribe == SNEERG else "V"


def forbids_raze(state: State, seat: int, name: str) -> Refusal | None:
    """Ders take the place of another player's house beside an own one (HOY-14.3)."""
    cell = CELL_INDEX[name]
    if i64(state.tribes[seat]) != DERS:
        return OTHER_ABILITY
    if state.supply[seat] == 0:
        return RAZES_WITHOUT_HOUSE
    if not is_house(state, cell) or owner(state, cell) == seat:
        return NOT_RAZABLE
    return None if seat in owners_beside(state, cell) else NOT_RAZABLE


def forbids_theft(state: State, seat: int, source: str, place: Place) -> Refusal | None:
    """Oleyli take an element of another player and place it at once (HOY-14.6).

    Places are those after the removal; only what can be placed may be taken. A pen with cattle
    stays, its cattle can go.
    """
    if i64(state.tribes[seat]) != OLEYLI:
        return OTHER_ABILITY
    element = ELEMENT_LETTERS.index(place.element)
    if not may_take(state, seat, element, CELL_INDEX[source]):
        return NOT_TO_STEAL
    return forbids_place(without(state, element, source), seat, place)


def without(state: State, element: int, source: str) -> State:
    """Return the position after an element has left its cell."""
    after = state.copy()
    take(after, element, CELL_INDEX[source])
    return after


# -- Using an ability ---------------------------------------------------------


def parts(tribe: i64) -> i64:
    """Return how many parts an ability has."""
    return 1 if tribe in (DERS, RUPLES) else 2


def use_ability(state: State, seat: i64, code: i64, journal: Journal) -> None:
    """Carry out a part of an ability, or decline it, and go on to the next part."""
    frame = now(state)
    part = number_of(frame)
    tribe = i64(state.tribes[seat])
    verb = verb_of(code)
    done(state)
    # Declining the first theft ends it all (HOY-14.6), declining a pen does not (HOY-14.4, 14.5).
    if part < parts(tribe) and not (verb == FINISH and tribe == OLEYLI):
        pend(state, AT_ABILITY, seat, part_of(frame), part + 1)
    if verb == STEAL:
        steal(state, seat, source_of(code), place_of(code), journal)
    elif verb == RAZE:
        raze(state, seat, razed_of(code), journal)
    elif verb != FINISH:
        put(state, seat, place_of(code), journal)
        if tribe == RUPLES and state.stock[SHAMAN] > 0:
            follow(state, seat, cell_of(place_of(code)), journal)


def follow(state: State, seat: i64, cell: i64, journal: Journal) -> None:
    """Put the shaman, if he is in the supply by now, on the new house (HOY-14.7, HOY-14.9)."""
    state.stock[SHAMAN] = 0
    state.roof[cell] |= HAS_SHAMAN
    tell_follows(seat, cell, journal)


def raze(state: State, seat: i64, cell: i64, journal: Journal) -> None:
    """Destroy a neighbour's house for good and put an own one on its cell (HOY-14.3)."""
    tell_razed(state, seat, cell, journal)
    destroy(state, cell)
    put_house(state, cell, seat)
    take_house(state, seat, journal)


def steal(state: State, seat: i64, source: i64, place: i64, journal: Journal) -> None:
    """Take an element from another player and place it at once (HOY-14.6)."""
    element = element_of(place)
    tell_stolen(seat, element, source, cell_of(place), journal)
    take(state, element, source)
    if element == PEN:
        put_pen(state, cell_of(place), detail_of(place))
    else:
        state.roof[cell_of(place)] |= ROOF_BIT[element]
        state.stock[element] -= 1
