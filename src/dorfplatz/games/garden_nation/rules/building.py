"""Garden Nation: build (GAR-6) and demolish (GAR-7)."""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.garden_nation.actions import Build
from dorfplatz.games.garden_nation.material import (
    BRAMBLE,
    DIRECTIONS,
    FIELD_INDEX,
    TERRAIN_IDS,
    TERRITORIES,
)
from dorfplatz.games.garden_nation.rules.ending import check_end
from dorfplatz.games.garden_nation.rules.projects import forbids_claim
from dorfplatz.games.garden_nation.state import NOBODY, State, build_cost, building_value
from dorfplatz.games.garden_nation.telling import tell_built, tell_demolished

OTHERS_BUILDING: Final = Refusal("GAR-6.2", "not-on-others")
FINISHED_BUILDING: Final = Refusal("GAR-10.1", "not-finished")
NO_FLOOR_LEFT: Final = Refusal("GAR-6.1", "not-without-floor")
GROUND_WANTED: Final = Refusal("GAR-6.6", "not-without-ground")
NO_GROUND_WANTED: Final = Refusal("GAR-6.7", "not-ground")
NO_TILE_LEFT: Final = Refusal("GAR-6.8", "not-ground-left")
NOT_PAYABLE: Final = Refusal("GAR-6.4", "not-payable")
NOT_YOURS: Final = Refusal("GAR-7.1", "not-yours")


# -- Build (GAR-6) ---------------------------------------------------------------------


def forbids_build(state: State, seat: i64, action: Build) -> Refusal | None:
    """A floor goes onto a free field or an own unfinished building, and is paid for."""
    field = FIELD_INDEX[action.field]
    return (
        forbids_site(state, seat, field)
        or forbids_ground(state, field, action.ground)
        or forbids_price(state, seat, field)
        or forbids_claim(raised(state, seat, field, action.ground), seat, field, action.claim)
    )


def forbids_site(state: State, seat: i64, field: i64) -> Refusal | None:
    """Free fields and own unfinished buildings take a floor (GAR-6.2), if one is left (GAR-6.1)."""
    if state.owner[field] != NOBODY and i64(state.owner[field]) != seat:
        return OTHERS_BUILDING
    if state.roof[field] != 0:
        return FINISHED_BUILDING
    if state.floors[seat] == 0:  # GAR-14.4: also in the last round
        return NO_FLOOR_LEFT
    return None


def forbids_ground(state: State, field: i64, ground: str | None) -> Refusal | None:
    """Brambles take one of the tiles left, and keep it for good (GAR-6.6 to GAR-6.8)."""
    bare = state.terrain[field] == BRAMBLE
    if bare and ground is None:
        return GROUND_WANTED
    if ground is not None and not bare:
        return NO_GROUND_WANTED
    if ground is not None and state.ground[TERRAIN_IDS.index(ground)] == 0:
        return NO_TILE_LEFT
    return None


def forbids_price(state: State, seat: i64, field: i64) -> Refusal | None:
    """One of the people stays at home (GAR-6.4, GAR-11.1), in the red zone or not (GAR-11.3)."""
    return NOT_PAYABLE if build_cost(state, field) >= state.population[seat] else None


def can_build_on(state: State, seat: i64, field: i64) -> bool:
    """Say whether a floor can be placed on a field; brambles always find a tile."""
    return forbids_site(state, seat, field) is None and forbids_price(state, seat, field) is None


def can_build_in(state: State, seat: i64, territory: i64) -> bool:
    """Say whether a build is legal in a territory, judged before any ruse (GAR-5.9)."""
    return any(can_build_on(state, seat, field) for field in fields_in(territory))


def can_build_anywhere(state: State, seat: i64) -> bool:
    """Say whether a build is legal in any of the seven territories (GAR-5.7)."""
    return any(can_build_in(state, seat, territory) for territory in range(TERRITORIES))


def fields_in(territory: i64) -> list[int]:
    """Return the seven fields of a territory."""
    first = int(territory * DIRECTIONS)
    return list(range(first, first + int(DIRECTIONS)))


def raised(state: State, seat: i64, field: i64, ground: str | None) -> State:
    """Return the position with one more floor on a field, for judging it (GAR-9.16)."""
    after = state.copy()
    if ground is not None:
        after.terrain[field] = u8(TERRAIN_IDS.index(ground))
    after.owner[field] = u8(seat)
    after.height[field] += 1
    return after


def build(state: State, seat: i64, field: i64, ground: i64, journal: Journal) -> None:
    """Pay, lay the ground tile if one is chosen, place one floor (GAR-6.1, GAR-6.9)."""
    cost = build_cost(state, field)
    state.population[seat] -= cost
    if ground >= 0:  # GAR-6.6; the tile stays for good (GAR-6.7)
        state.terrain[field] = u8(ground)
        state.ground[ground] -= 1
    state.owner[field] = u8(seat)
    state.height[field] += 1
    state.floors[seat] -= 1
    tell_built(state, seat, field, cost, journal)
    check_end(state, seat, journal)


# -- Demolish (GAR-7) ------------------------------------------------------------------


def forbids_demolition(state: State, seat: i64, field: i64) -> Refusal | None:
    """Own buildings may be demolished (GAR-7.1), finished ones too (GAR-7.4, GAR-10.4)."""
    return None if i64(state.owner[field]) == seat else NOT_YOURS


def demolish(state: State, seat: i64, field: i64, journal: Journal) -> None:
    """Take all floors back (GAR-7.1) and gain the building value (GAR-7.2).

    Taking floors away completes no project (GAR-7.5).
    """
    gain = building_value(state, field)
    floors = i64(state.height[field])
    state.population[seat] += gain  # GAR-11.2: no upper limit
    state.floors[seat] += floors
    clear(state, field)
    tell_demolished(seat, field, floors, gain, journal)


def clear(state: State, field: i64) -> None:
    """Free a field; its roof goes back to the common supply (GAR-7.4)."""
    if state.roof[field] != 0:
        state.roof[field] = 0
        state.roofs += 1
    state.owner[field] = NOBODY
    state.height[field] = 0
