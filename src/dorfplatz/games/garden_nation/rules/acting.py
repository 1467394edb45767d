"""Garden Nation: the crane (GAR-4), where an action may happen (GAR-5), and what it sets off."""

from typing import Final

from mypy_extensions import i64

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import CHANCE, Refusal
from dorfplatz.games.garden_nation.actions import (
    BUILD,
    DEMOLISH,
    PASS,
    Build,
    ChangeTerritory,
    Demolish,
    MoveRoof,
    Pass,
    Preparation,
    Raid,
    claim_of,
    field_of,
    ground_of,
    verb_of,
)
from dorfplatz.games.garden_nation.material import (
    FIELD_INDEX,
    TERRITORIES,
    TERRITORY_AFTER,
    TERRITORY_BEFORE,
    TERRITORY_OF,
)
from dorfplatz.games.garden_nation.rules.building import (
    build,
    can_build_anywhere,
    can_build_in,
    demolish,
    forbids_build,
    forbids_demolition,
)
from dorfplatz.games.garden_nation.rules.projects import claim
from dorfplatz.games.garden_nation.rules.ruses import (
    AWAY_FROM_ROOF,
    forbids_raid,
    forbids_roof_move,
    forbids_ruse,
    prepare,
    raid,
    with_roof_moved,
)
from dorfplatz.games.garden_nation.rules.turns import go_on
from dorfplatz.games.garden_nation.state import NO_SLOT, NOWHERE, REFILL, State, leads_to
from dorfplatz.games.garden_nation.telling import tell_crane, tell_passed

CAN_BUILD: Final = Refusal("GAR-5.7", "not-pass")
NOT_AT_THE_CRANE: Final = Refusal("GAR-4.1", "not-there")
NOT_MOVED_ON: Final = Refusal("GAR-5.6", "not-moved-there")
NOT_CHANGED_TO: Final = Refusal("GAR-8.2", "not-changed-there")


def forbids_action(
    state: State, seat: i64, action: Build | Demolish | Raid | Pass
) -> Refusal | None:
    """One composite action must be chosen (GAR-5.1), but nobody has to demolish or raid (GAR-5.3).

    Where a build is legal one may still demolish or raid instead (GAR-5.2).
    """
    match action:
        case Pass():
            return forbids_pass(state, seat)
        case Raid(field, _):
            return (
                forbids_place(state, seat, field, None)
                or forbids_ruse(state, seat)
                or forbids_raid(state, seat, action)
            )
        case Build(field, _, _, preparation):
            return forbids_preparation(state, seat, field, preparation) or forbids_build(
                prepared(state, preparation), seat, action
            )
        case Demolish(field, preparation):
            return forbids_preparation(state, seat, field, preparation) or forbids_demolition(
                prepared(state, preparation), seat, FIELD_INDEX[field]
            )


def forbids_pass(state: State, seat: i64) -> Refusal | None:
    """The action is passed only where nothing can be built anywhere (GAR-5.7)."""
    return CAN_BUILD if can_build_anywhere(state, seat) else None


# -- Where (GAR-4, GAR-5) --------------------------------------------------------------


def forbids_preparation(
    state: State, seat: i64, field: str, preparation: Preparation | None
) -> Refusal | None:
    """A ruse is paid for, the place within reach, and a roof moves from where the action is."""
    refusal = None if preparation is None else forbids_ruse(state, seat)
    if refusal is not None:
        return refusal
    if not isinstance(preparation, MoveRoof):
        return forbids_place(state, seat, field, preparation)
    refusal = forbids_place(state, seat, preparation.source, preparation)
    if refusal is not None:
        return refusal
    if bed_of(field) != bed_of(preparation.source):  # GAR-8.10
        return AWAY_FROM_ROOF
    return forbids_roof_move(state, seat, preparation)


def prepared(state: State, preparation: Preparation | None) -> State:
    """Return the position in which the main action is judged (GAR-8.14)."""
    return with_roof_moved(state, preparation) if isinstance(preparation, MoveRoof) else state


def forbids_place(
    state: State, seat: i64, field: str, preparation: Preparation | None
) -> Refusal | None:
    """The action happens where the crane stands (GAR-4.1), moves on (GAR-5.4) or changes there."""
    if isinstance(preparation, ChangeTerritory):
        return None if bed_of(field) in changed_reach(state, seat) else NOT_CHANGED_TO
    reach = plain_reach(state, seat)
    if bed_of(field) in reach:
        return None
    return NOT_AT_THE_CRANE if len(reach) == 1 else NOT_MOVED_ON


def bed_of(field: str) -> int:
    """Return the territory of a field."""
    return int(TERRITORY_OF[FIELD_INDEX[field]])


def plain_reach(state: State, seat: i64) -> list[int]:
    """Return the territories of an action without *change territory*, in the order they come.

    The very first action of the game may happen anywhere (GAR-4.2).
    """
    if state.crane == NOWHERE:
        return list(range(TERRITORIES))
    return moving_on(state, seat, state.crane)


def moving_on(state: State, seat: i64, territory: i64) -> list[int]:
    """Return where the action may move on to, beginning with a territory (GAR-5.4).

    It goes on to the next higher number, from 7 to 1 (GAR-5.5, RULING-17), past every territory
    without a legal build and no further (GAR-5.6).
    """
    reached: list[int] = []
    while int(territory) not in reached:
        reached.append(int(territory))
        if can_build_in(state, seat, territory):
            break
        territory = TERRITORY_AFTER[territory]
    return reached


def changed_reach(state: State, seat: i64) -> list[int]:
    """Return the territories within reach after *change territory*, ascending.

    It leads from any territory within reach to the next higher or lower number (GAR-8.2), and the
    action may move on from there, too (GAR-8.3).
    """
    reached: set[int] = set()
    for territory in plain_reach(state, seat):
        reached.update(moving_on(state, seat, TERRITORY_AFTER[territory]))
        reached.update(moving_on(state, seat, TERRITORY_BEFORE[territory]))
    return sorted(reached)


# -- What follows ----------------------------------------------------------------------


def act(state: State, code: i64, journal: Journal) -> None:
    """Carry out an action, count it, and let chance refill the display where a card is gone."""
    carry_out(state, state.active, code, journal)
    state.left -= 1
    if state.hole != NO_SLOT:
        if state.pile > 0:  # GAR-9.17: also after the last action of the game
            state.phase = REFILL
            state.active = CHANCE
            return
        state.hole = NO_SLOT  # GAR-9.14
    go_on(state, journal)


def carry_out(state: State, seat: i64, code: i64, journal: Journal) -> None:
    """Carry out preparation, main action, end trigger, claim and crane, in this order."""
    verb = verb_of(code)
    if verb == PASS:  # GAR-5.8: the crane stays
        tell_passed(seat, journal)
        return
    prepare(state, seat, code, journal)
    field = field_of(code)
    if verb == BUILD:
        build(state, seat, field, ground_of(code), journal)
    elif verb == DEMOLISH:
        demolish(state, seat, field, journal)
    else:
        raid(state, seat, field, journal)
    card = claim_of(code)
    if card != 0:
        claim(state, seat, field, card, journal)
    move_crane(state, field, journal)


def move_crane(state: State, field: i64, journal: Journal) -> None:
    """Send the crane where the field of the action points, read on the table (GAR-4.3, GAR-4.6).

    It may stay (GAR-4.4), and keeps its place for the next player and round (GAR-4.5).
    """
    state.crane = leads_to(state, field)
    tell_crane(state, journal)
