"""Garden Nation: names and places for the sentence of a refusal."""

from mypy_extensions import i64

from dorfplatz.engine.people import Fault
from dorfplatz.engine.prompt import Arg
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.garden_nation.actions import (
    Action,
    Build,
    ChangeTerritory,
    Demolish,
    MoveRoof,
    Next,
    Pass,
    Raid,
    Secrets,
)
from dorfplatz.games.garden_nation.material import FIELD_INDEX, TERRITORIES
from dorfplatz.games.garden_nation.rules.acting import (
    NOT_AT_THE_CRANE,
    NOT_CHANGED_TO,
    NOT_MOVED_ON,
    changed_reach,
    plain_reach,
)
from dorfplatz.games.garden_nation.rules.building import (
    NO_FLOOR_LEFT,
    NO_TILE_LEFT,
    NOT_PAYABLE,
    OTHERS_BUILDING,
    can_build_in,
)
from dorfplatz.games.garden_nation.rules.projects import (
    NO_ROOF_LEFT,
    NOT_DISPLAYED,
    NOT_SATISFIED,
)
from dorfplatz.games.garden_nation.rules.ruses import (
    AWAY_FROM_ROOF,
    NO_ROOF_THERE,
    NO_RUSE_AT_FIRST,
    NO_RUSE_LEFT,
    OTHER_TERRAIN,
    RAID_NOT_PAYABLE,
    TAKES_NO_ROOF,
    TOO_FEW_FLOORS,
)
from dorfplatz.games.garden_nation.rules.setup import NOT_DEALT
from dorfplatz.games.garden_nation.rules.turns import ACTIONS_FIRST, HAD_A_TURN, NOT_A_PLAYER
from dorfplatz.games.garden_nation.state import State, build_cost, building_value

PLACELESS = (NO_FLOOR_LEFT, NO_ROOF_LEFT, NO_RUSE_AT_FIRST, NO_RUSE_LEFT)
OUT_OF_REACH = (NOT_AT_THE_CRANE, NOT_MOVED_ON, NOT_CHANGED_TO)


def fault(state: State, seat: int, action: Action, refusal: Refusal) -> Fault:
    """Return names and places for a refusal; they depend on public things and own cards alone."""
    if refusal in PLACELESS:
        return Fault()
    match action:
        case Secrets(first, second):
            cards = (f"secret:{first}", f"secret:{second}")
            return Fault({"secrets": cards}) if refusal == NOT_DEALT else Fault()
        case Next(chosen):
            return next_fault(state, f"seat:{chosen}", refusal)
        case Pass():
            beds = territories([t for t in range(TERRITORIES) if can_build_in(state, seat, t)])
            return Fault({"territories": beds}, beds)
        case Build() | Demolish() | Raid():
            return action_fault(state, seat, action, refusal)
    return Fault()


def next_fault(state: State, chosen: str, refusal: Refusal) -> Fault:
    """Name the player who cannot be next, or the actions that are left."""
    if refusal == ACTIONS_FIRST:
        return Fault({"left": int(state.left)})
    if refusal == NOT_A_PLAYER:
        return Fault({"seat": chosen})
    return Fault({"seat": chosen}, (chosen,)) if refusal == HAD_A_TURN else Fault()


def action_fault(
    state: State, seat: int, action: Build | Demolish | Raid, refusal: Refusal
) -> Fault:
    """Name the field, the territories, the card or the price at fault."""
    here = f"field:{action.field}"
    field = FIELD_INDEX[action.field]
    if refusal in OUT_OF_REACH:
        return reach_fault(state, seat, action)
    if refusal in (NO_ROOF_THERE, TAKES_NO_ROOF, OTHER_TERRAIN, AWAY_FROM_ROOF):
        return roof_fault(action, refusal)
    if refusal == NOT_DISPLAYED or refusal in NOT_SATISFIED.values():
        return claim_fault(action, refusal)
    if refusal == OTHERS_BUILDING:
        return Fault({"field": here, "seat": f"seat:{int(state.owner[field])}"}, (here,))
    if refusal == NO_TILE_LEFT:
        assert isinstance(action, Build)
        return Fault({"terrain": f"terrain:{action.ground}"})
    if refusal in (NOT_PAYABLE, RAID_NOT_PAYABLE):
        raided = refusal == RAID_NOT_PAYABLE
        cost = building_value(state, field) if raided else build_cost(state, field)
        people = int(state.population[seat])
        return Fault({"cost": int(cost), "population": people}, (here,))
    if refusal == TOO_FEW_FLOORS:
        floors, supply = int(state.height[field]), int(state.floors[seat])
        return Fault({"floors": floors, "supply": supply}, (here,))
    return Fault({"field": here}, (here,))


def reach_fault(state: State, seat: i64, action: Build | Demolish | Raid) -> Fault:
    """Name the territory that was meant, and those within reach."""
    ruse = None if isinstance(action, Raid) else action.preparation
    changed = isinstance(ruse, ChangeTerritory)
    reach = changed_reach(state, seat) if changed else plain_reach(state, seat)
    meant = ruse.source if isinstance(ruse, MoveRoof) else action.field
    beds = territories(sorted(reach))
    return Fault({"territory": f"territory:{meant[0]}", "territories": beds}, beds)


def territories(beds: list[int]) -> tuple[str, ...]:
    """Return references to territories."""
    return tuple([f"territory:{territory + 1}" for territory in beds])


def roof_fault(action: Build | Demolish | Raid, refusal: Refusal) -> Fault:
    """Name the buildings a roof cannot move between."""
    assert not isinstance(action, Raid)
    ruse = action.preparation
    assert isinstance(ruse, MoveRoof)
    source, destination = f"field:{ruse.source}", f"field:{ruse.destination}"
    if refusal == NO_ROOF_THERE:
        return Fault({"field": source}, (source,))
    if refusal == TAKES_NO_ROOF:
        return Fault({"field": destination}, (destination,))
    if refusal == OTHER_TERRAIN:
        return Fault({"source": source, "destination": destination}, (source, destination))
    return Fault({"territory": f"territory:{ruse.source[0]}"}, (f"field:{action.field}",))


def claim_fault(action: Build | Demolish | Raid, refusal: Refusal) -> Fault:
    """Name the card that cannot be claimed."""
    assert not isinstance(action, Demolish)
    named: dict[str, Arg] = {"project": f"project:{action.claim}"}
    if refusal != NOT_DISPLAYED:
        named["project"] = f"card:{action.claim}"
    return Fault(named, (f"project:{action.claim}",))
