"""Garden Nation: what may be done now, listed and drawn fast: machinery for the rules.

``rules`` says what is allowed; a law proves that both agree in every position. Sets of territories
and of cards are bits.
"""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.rng import Rng
from dorfplatz.games.garden_nation.actions import (
    CHANGE,
    PASS_CODE,
    UNPREPARED,
    build_code,
    claiming,
    demolition_code,
    laying,
    next_code,
    raid_code,
    roof_move,
)
from dorfplatz.games.garden_nation.draws import chance, secret_choices
from dorfplatz.games.garden_nation.matches import displayed, offer, satisfied
from dorfplatz.games.garden_nation.material import (
    BIT,
    BRAMBLE,
    DIRECTIONS,
    FIELDS,
    GROUNDS,
    INVOLVES,
    TERRITORIES,
    TERRITORY_AFTER,
    TERRITORY_BEFORE,
    TERRITORY_OF,
)
from dorfplatz.games.garden_nation.state import (
    ACTION,
    FINISHED,
    NEXT,
    NOBODY,
    NOWHERE,
    SECRETS,
    State,
    building_value,
    had_turn,
    has_chosen,
)

ALL_TERRITORIES: Final[i64] = 127
SCRATCH: Final = Codes()


def legal(state: State, codes: Codes) -> None:
    """List what whoever decides may do now."""
    phase = state.phase
    if phase == ACTION:
        actions(state, codes)
    elif phase == FINISHED:
        codes.clear()
    elif phase == NEXT:
        codes.clear()
        for seat in range(state.seats):
            if not had_turn(state, seat):
                codes.add(next_code(seat))
    elif phase == SECRETS:
        codes.clear()
        secret_choices(state, state.active, codes)
    else:
        chance(state, codes)


def legal_for(state: State, seat: i64, codes: Codes) -> None:
    """List the actions of any seat that may decide already."""
    if state.phase == SECRETS:
        codes.clear()
        if 0 <= seat < state.seats and not has_chosen(state, seat):
            secret_choices(state, seat, codes)
    elif seat == state.active:
        legal(state, codes)
    else:
        codes.clear()


def sample(state: State, rng: Rng) -> i64:
    """Return a legal action, all equally likely."""
    legal(state, SCRATCH)
    return SCRATCH.row[rng.below(SCRATCH.count)]


# -- Actions: where --------------------------------------------------------------------


def actions(state: State, codes: Codes) -> None:
    """List every composite action of the active player."""
    codes.clear()
    seat = state.active
    offered = offer(state)
    if state.crane == NOWHERE:
        builds(state, seat, ALL_TERRITORIES, UNPREPARED, offered, codes)
        if codes.count == 0:
            codes.add(PASS_CODE)
        return
    here = chain(state, seat, state.crane)
    builds(state, seat, here, UNPREPARED, offered, codes)
    may_pass = codes.count == 0 and here == ALL_TERRITORIES
    demolitions(state, seat, here, UNPREPARED, codes)
    if state.ruses[seat] > 0:
        raids(state, seat, here, offered, codes)
        around = one_further(state, seat, here)
        builds(state, seat, around, CHANGE, offered, codes)
        demolitions(state, seat, around, CHANGE, codes)
        roof_moves(state, seat, here, offered, codes)
    if may_pass:
        codes.add(PASS_CODE)


def chain(state: State, seat: i64, territory: i64) -> i64:
    """Return the territories the action may move on to, beginning with one."""
    reached: i64 = 0
    while reached & BIT[territory] == 0:
        reached |= BIT[territory]
        if can_build(state, seat, territory):
            break
        territory = TERRITORY_AFTER[territory]
    return reached


def one_further(state: State, seat: i64, here: i64) -> i64:
    """Return the territories within reach after *change territory*."""
    reached: i64 = 0
    for territory in range(TERRITORIES):
        if here & BIT[territory] != 0:
            reached |= chain(state, seat, TERRITORY_AFTER[territory])
            reached |= chain(state, seat, TERRITORY_BEFORE[territory])
    return reached


# -- Actions: what ---------------------------------------------------------------------


def can_build(state: State, seat: i64, territory: i64) -> bool:
    """Say whether a build is legal in a territory."""
    if state.floors[seat] == 0:
        return False
    owner = state.owner
    height = state.height
    roof = state.roof
    number = state.layout.number
    me = u8(seat)
    payable = state.population[seat] - 1
    first = territory * DIRECTIONS
    for field in range(first, first + DIRECTIONS):
        who = owner[field]
        if who == NOBODY:
            if i64(number[field]) <= payable:
                return True
        elif who == me and roof[field] == 0 and i64(number[field]) + i64(height[field]) <= payable:
            return True
    return False


def builds(
    state: State, seat: i64, territories: i64, prepared: i64, offered: i64, codes: Codes
) -> None:
    """List the builds in some territories, each with every ground tile and claim it allows."""
    if state.floors[seat] == 0:
        return
    owner = state.owner
    height = state.height
    roof = state.roof
    terrain = state.terrain
    number = state.layout.number
    me = u8(seat)
    payable = state.population[seat] - 1
    for territory in range(TERRITORIES):
        if territories & BIT[territory] == 0:
            continue
        first = territory * DIRECTIONS
        for field in range(first, first + DIRECTIONS):
            who = owner[field]
            if who != NOBODY and (who != me or roof[field] != 0):
                continue
            floors = i64(height[field])
            if i64(number[field]) + floors > payable:
                continue
            code = build_code(prepared, field)
            if terrain[field] != BRAMBLE:
                add_with_claims(
                    state, seat, field, terrain[field], floors + 1, code, offered, codes
                )
            else:
                for ground in range(GROUNDS):
                    if state.ground[ground] > 0:
                        tiled = laying(code, ground)
                        add_with_claims(state, seat, field, u8(ground), 1, tiled, offered, codes)


def add_with_claims(
    state: State,
    seat: i64,
    field: i64,
    terrain: u8,
    floors: i64,
    code: i64,
    offered: i64,
    codes: Codes,
) -> None:
    """Add a build or raid alone, then with each project it may complete."""
    codes.add(code)
    if offered & INVOLVES[i64(terrain)] == 0:
        return
    complete = satisfied(state, seat, field, terrain, floors) & offered
    card: i64 = 1
    while complete != 0:
        if complete & BIT[card] != 0:
            codes.add(claiming(code, card))
            complete -= BIT[card]
        card += 1


def demolitions(state: State, seat: i64, territories: i64, prepared: i64, codes: Codes) -> None:
    """List the own buildings in some territories."""
    owner = state.owner
    me = u8(seat)
    for territory in range(TERRITORIES):
        if territories & BIT[territory] != 0:
            first = territory * DIRECTIONS
            for field in range(first, first + DIRECTIONS):
                if owner[field] == me:
                    codes.add(demolition_code(prepared, field))


def raids(state: State, seat: i64, territories: i64, offered: i64, codes: Codes) -> None:
    """List the buildings of others that may be raided, with every claim."""
    owner = state.owner
    me = u8(seat)
    for territory in range(TERRITORIES):
        if territories & BIT[territory] == 0:
            continue
        first = territory * DIRECTIONS
        for field in range(first, first + DIRECTIONS):
            if owner[field] == NOBODY or owner[field] == me:
                continue
            floors = i64(state.height[field])
            if building_value(state, field) < state.population[seat] and (
                floors <= state.floors[seat]
            ):
                wanted = offered
                if state.roof[field] != 0 and state.roofs == 0:
                    wanted = displayed(state)
                code = raid_code(field)
                terrain = state.terrain[field]
                add_with_claims(state, seat, field, terrain, floors, code, wanted, codes)


def roof_moves(state: State, seat: i64, territories: i64, offered: i64, codes: Codes) -> None:
    """List *move roof* with the builds and demolitions it allows: it is moved and moved back."""
    owner = state.owner
    roof = state.roof
    terrain = state.terrain
    me = u8(seat)
    for source in range(FIELDS):
        if owner[source] != me or roof[source] == 0:
            continue
        territory = BIT[TERRITORY_OF[source]]
        if territories & territory == 0:
            continue
        for destination in range(FIELDS):
            if (
                owner[destination] == me
                and roof[destination] == 0
                and terrain[destination] == terrain[source]
            ):
                prepared = roof_move(source, destination)
                roof[source] = 0
                roof[destination] = 1
                builds(state, seat, territory, prepared, offered, codes)
                demolitions(state, seat, territory, prepared, codes)
                roof[source] = 1
                roof[destination] = 0
