"""Garden Nation: the three ruses (GAR-8): change territory, move roof, raid."""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.garden_nation.actions import (
    CHANGE,
    MOVE_ROOF,
    MoveRoof,
    Raid,
    field_of,
    preparation_of,
    roof_from,
    roof_to,
)
from dorfplatz.games.garden_nation.material import FIELD_INDEX, TERRITORY_OF
from dorfplatz.games.garden_nation.rules.building import clear
from dorfplatz.games.garden_nation.rules.ending import check_end
from dorfplatz.games.garden_nation.rules.projects import forbids_claim, is_open
from dorfplatz.games.garden_nation.state import NOBODY, NOWHERE, State, building_value
from dorfplatz.games.garden_nation.telling import tell_changed, tell_raided, tell_roof_moved

NO_RUSE_AT_FIRST: Final = Refusal("GAR-8.12", "not-ruse-first")
NO_RUSE_LEFT: Final = Refusal("GAR-8.1", "not-ruse-left")
NO_ROOF_THERE: Final = Refusal("GAR-8.9", "not-roof-from")
TAKES_NO_ROOF: Final = Refusal("GAR-8.9", "not-roof-to")
OTHER_TERRAIN: Final = Refusal("GAR-8.9", "not-roof-terrain")
AWAY_FROM_ROOF: Final = Refusal("GAR-8.10", "not-away-from-roof")
NOTHING_TO_RAID: Final = Refusal("GAR-8.4", "not-raid")
RAID_NOT_PAYABLE: Final = Refusal("GAR-8.5", "not-payable")
TOO_FEW_FLOORS: Final = Refusal("GAR-8.5", "not-enough-floors")


def forbids_ruse(state: State, seat: i64) -> Refusal | None:
    """Every ruse costs a tile (GAR-8.1), and the first action of the game has none (GAR-8.12)."""
    if state.crane == NOWHERE:
        return NO_RUSE_AT_FIRST
    return NO_RUSE_LEFT if state.ruses[seat] == 0 else None


def prepare(state: State, seat: i64, code: i64, journal: Journal) -> None:
    """Spend the ruse tile that comes before the main action, if there is one (GAR-8.13)."""
    ruse = preparation_of(code)
    if ruse == CHANGE:
        state.ruses[seat] -= 1
        tell_changed(seat, TERRITORY_OF[field_of(code)], journal)
    elif ruse == MOVE_ROOF:
        state.ruses[seat] -= 1
        move_roof(state, roof_from(code), roof_to(code))
        tell_roof_moved(seat, roof_from(code), roof_to(code), journal)


# -- Move roof -------------------------------------------------------------------------


def forbids_roof_move(state: State, seat: i64, ruse: MoveRoof) -> Refusal | None:
    """From an own finished to an own unfinished building, both on the same terrain (GAR-8.9)."""
    source = FIELD_INDEX[ruse.source]
    destination = FIELD_INDEX[ruse.destination]
    if i64(state.owner[source]) != seat or state.roof[source] == 0:
        return NO_ROOF_THERE
    if not is_open(state, seat, destination):
        return TAKES_NO_ROOF
    if state.terrain[source] != state.terrain[destination]:
        return OTHER_TERRAIN
    return None


def with_roof_moved(state: State, ruse: MoveRoof) -> State:
    """Return the position in which the main action is judged (GAR-8.14, RULING-8)."""
    after = state.copy()
    move_roof(after, FIELD_INDEX[ruse.source], FIELD_INDEX[ruse.destination])
    return after


def move_roof(state: State, source: i64, destination: i64) -> None:
    """Move a roof (GAR-8.9); it scores and completes nothing (GAR-8.11)."""
    state.roof[source] = 0
    state.roof[destination] = 1


# -- Raid ------------------------------------------------------------------------------


def forbids_raid(state: State, seat: i64, action: Raid) -> Refusal | None:
    """A raid is the ruse itself: pay for a building of another and replace its floors (GAR-8.4).

    The owner cannot prevent it (GAR-8.6); there is no other ruse beside it (GAR-8.8).
    """
    field = FIELD_INDEX[action.field]
    if state.owner[field] == NOBODY or i64(state.owner[field]) == seat:
        return NOTHING_TO_RAID
    if building_value(state, field) >= state.population[seat]:
        return RAID_NOT_PAYABLE
    if i64(state.height[field]) > state.floors[seat]:
        return TOO_FEW_FLOORS
    return forbids_claim(taken_over(state, seat, field), seat, field, action.claim)


def taken_over(state: State, seat: i64, field: i64) -> State:
    """Return the position with a building in other hands and without its roof (GAR-9.16)."""
    after = state.copy()
    floors = after.height[field]
    clear(after, field)
    after.owner[field] = u8(seat)
    after.height[field] = floors
    return after


def raid(state: State, seat: i64, field: i64, journal: Journal) -> None:
    """Pay the owner the building value and put own floors in place of theirs (GAR-8.4)."""
    owner = i64(state.owner[field])
    price = building_value(state, field)
    floors = i64(state.height[field])
    state.ruses[seat] -= 1
    state.population[seat] -= price
    state.population[owner] += price
    state.floors[owner] += floors
    clear(state, field)
    state.owner[field] = u8(seat)
    state.height[field] = u8(floors)
    state.floors[seat] -= floors
    tell_raided(seat, owner, field, floors, price, journal)
    check_end(state, seat, journal)  # then the crane, by the raided field (GAR-8.7)
