"""Garden Nation: why an action is refused, the first reason that applies."""

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.prompt import Arg, Phrase, Reason
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.garden_nation.actions import (
    Action,
    Build,
    ChangeTerritory,
    Deal,
    Demolish,
    MoveRoof,
    Next,
    Pass,
    Place,
    Preparation,
    Raid,
    Reveal,
    Secrets,
    Start,
    encode,
)
from dorfplatz.games.garden_nation.material import (
    BIT,
    BRAMBLE,
    FIELD_INDEX,
    PROJECT_FAMILY,
    PROJECT_INDEX,
    TERRAIN_IDS,
)
from dorfplatz.games.garden_nation.rules import (
    ALL_TERRITORIES,
    build_cost,
    building_value,
    can_build,
    chain,
    displayed,
    legal_for,
    one_further,
    satisfied,
)
from dorfplatz.games.garden_nation.state import (
    NEXT,
    NOBODY,
    NOWHERE,
    PHASE_IDS,
    SECRETS,
    State,
    had_turn,
    has_chosen,
)

CHANCE_RULES = {
    "LAYOUT": "GAR-1.1",
    "DISPLAY": "GAR-1.3",
    "START": "GAR-1.5",
    "DEAL": "GAR-1.6",
    "REFILL": "GAR-9.17",
}
FAMILY_RULES = {
    "free_neighbour": "GAR-9.7",
    "outer": "GAR-9.8",
    "central": "GAR-9.8",
    "pair": "GAR-9.9",
    "step_pair": "GAR-9.10",
    "trio": "GAR-9.11",
}


def why_not(state: State, seat: int, action: Action) -> Reason | None:
    """Return what forbids an action to a seat, or None if it is legal."""
    if state.active == OVER:
        return Reason("GAR-14.3", Phrase("not-over"))
    if state.active == CHANCE or isinstance(action, Place | Reveal | Start | Deal):
        return _chance_reason(state, seat, action)
    if state.phase == SECRETS or isinstance(action, Secrets):
        return _secrets_reason(state, seat, action)
    if seat != state.active:
        rule = "GAR-3.6" if state.seats == 2 else "GAR-3.4"
        return Reason(rule, Phrase("not-your-turn", {"seat": f"seat:{state.active}"}))
    if state.phase == NEXT or isinstance(action, Next):
        return _next_reason(state, action)
    match action:
        case Build(field, _, _, preparation):
            return _place_reason(state, seat, field, preparation) or _prepared_reason(
                state, seat, preparation, action
            )
        case Demolish(field, preparation):
            return _place_reason(state, seat, field, preparation) or _prepared_reason(
                state, seat, preparation, action
            )
        case Raid(field, _):
            return _place_reason(state, seat, field, None) or _raid_reason(state, seat, action)
        case Pass():
            return _pass_reason(state, seat)


# -- Chance, secret cards, the next player ---------------------------------------------


def _chance_reason(state: State, seat: int, action: Action) -> Reason | None:
    phase = PHASE_IDS[state.phase]
    if state.active != CHANCE:
        return Reason("GAR-9.17", Phrase("not-chance"))
    if seat != CHANCE:
        return Reason(CHANCE_RULES[phase], Phrase("not-yet"))
    if _is_listed(state, seat, action):
        return None
    return Reason(CHANCE_RULES[phase], Phrase("not-offered"))


def _is_listed(state: State, seat: int, action: Action) -> bool:
    codes = Codes()
    legal_for(state, seat, codes)
    return int(encode(action)) in codes.values()


def _secrets_reason(state: State, seat: int, action: Action) -> Reason | None:
    if not isinstance(action, Secrets):
        return Reason("GAR-1.8", Phrase("not-before-secrets"))
    if state.phase != SECRETS or not 0 <= seat < state.seats or has_chosen(state, seat):
        return Reason("GAR-1.6", Phrase("not-again"))
    if not _is_listed(state, seat, action):
        cards = (f"secret:{action.first}", f"secret:{action.second}")
        return Reason("GAR-1.6", Phrase("not-dealt", {"secrets": cards}))
    return None


def _next_reason(state: State, action: Action) -> Reason | None:
    if state.phase != NEXT and state.seats == 2:
        return Reason("GAR-3.6", Phrase("not-next-of-two"))
    if state.phase != NEXT:
        return Reason("GAR-3.4", Phrase("not-next-yet", {"left": int(state.left)}))
    if not isinstance(action, Next):
        return Reason("GAR-3.2", Phrase("not-more-actions"))
    there = f"seat:{action.seat}"
    if action.seat >= state.seats:
        return Reason("GAR-3.4", Phrase("not-a-player", {"seat": there}))
    if had_turn(state, action.seat):
        return Reason("GAR-3.3", Phrase("not-twice", {"seat": there}), (there,))
    return None


# -- Where, and with which ruse --------------------------------------------------------


def _pass_reason(state: State, seat: int) -> Reason | None:
    open_to = tuple(f"territory:{t + 1}" for t in range(7) if can_build(state, seat, t))
    if open_to:
        return Reason("GAR-5.7", Phrase("not-pass", {"territories": open_to}), open_to)
    return None


def _reach(state: State, seat: int, preparation: Preparation | None) -> int:
    if state.crane == NOWHERE:
        return int(ALL_TERRITORIES)
    here = chain(state, seat, state.crane)
    if isinstance(preparation, ChangeTerritory):
        return int(one_further(state, seat, here))
    return int(here)


def _place_reason(
    state: State, seat: int, field: str, preparation: Preparation | None
) -> Reason | None:
    if preparation is not None:
        if state.crane == NOWHERE:
            return Reason("GAR-8.12", Phrase("not-ruse-first"))
        if state.ruses[seat] == 0:
            return Reason("GAR-8.1", Phrase("not-ruse-left"))
    territory = int(field[0]) - 1
    source = preparation.source if isinstance(preparation, MoveRoof) else field
    reach = _reach(state, seat, preparation)
    if reach & BIT[int(source[0]) - 1] == 0:
        reached = tuple(f"territory:{t + 1}" for t in range(7) if reach & BIT[t] != 0)
        args: dict[str, Arg] = {"territory": f"territory:{source[0]}", "territories": reached}
        if isinstance(preparation, ChangeTerritory):
            return Reason("GAR-8.2", Phrase("not-changed-there", args), reached)
        if reach == BIT[state.crane]:
            return Reason("GAR-4.1", Phrase("not-there", args), reached)
        return Reason("GAR-5.6", Phrase("not-moved-there", args), reached)
    if territory != int(source[0]) - 1:
        return Reason(
            "GAR-8.10",
            Phrase("not-away-from-roof", {"territory": f"territory:{source[0]}"}),
            (f"field:{field}",),
        )
    return None


def _prepared_reason(
    state: State, seat: int, preparation: Preparation | None, action: Build | Demolish
) -> Reason | None:
    """Judge the main action, after *move roof* in the position with the roof moved (GAR-8.14)."""
    if isinstance(preparation, MoveRoof):
        reason = _roof_reason(state, seat, preparation)
        if reason is not None:
            return reason
        state = state.copy()
        state.roof[FIELD_INDEX[preparation.source]] = 0
        state.roof[FIELD_INDEX[preparation.destination]] = 1
    if isinstance(action, Demolish):
        return _demolish_reason(state, seat, action.field)
    return _build_reason(state, seat, action)


def _roof_reason(state: State, seat: int, ruse: MoveRoof) -> Reason | None:
    source = FIELD_INDEX[ruse.source]
    destination = FIELD_INDEX[ruse.destination]
    here = f"field:{ruse.source}"
    there = f"field:{ruse.destination}"
    if state.owner[source] != seat or state.roof[source] == 0:
        return Reason("GAR-8.9", Phrase("not-roof-from", {"field": here}), (here,))
    if state.owner[destination] != seat or state.roof[destination] != 0:
        return Reason("GAR-8.9", Phrase("not-roof-to", {"field": there}), (there,))
    if state.terrain[source] != state.terrain[destination]:
        both: dict[str, Arg] = {"source": here, "destination": there}
        return Reason("GAR-8.9", Phrase("not-roof-terrain", both), (here, there))
    return None


# -- Build, demolish, raid -------------------------------------------------------------


def _build_reason(state: State, seat: int, action: Build) -> Reason | None:
    field = FIELD_INDEX[action.field]
    here = f"field:{action.field}"
    where: dict[str, Arg] = {"field": here}
    owner = int(state.owner[field])
    if owner not in (seat, int(NOBODY)):
        args: dict[str, Arg] = {"field": here, "seat": f"seat:{owner}"}
        return Reason("GAR-6.2", Phrase("not-on-others", args), (here,))
    if state.roof[field] != 0:
        return Reason("GAR-10.1", Phrase("not-finished", where), (here,))
    if state.floors[seat] == 0:
        return Reason("GAR-6.1", Phrase("not-without-floor"))
    bare = state.terrain[field] == BRAMBLE
    if bare and action.ground is None:
        return Reason("GAR-6.6", Phrase("not-without-ground", where), (here,))
    if action.ground is not None and not bare:
        return Reason("GAR-6.7", Phrase("not-ground", where), (here,))
    terrain = int(state.terrain[field])
    if action.ground is not None:
        terrain = TERRAIN_IDS.index(action.ground)
        if state.ground[terrain] == 0:
            tile: dict[str, Arg] = {"terrain": f"terrain:{action.ground}"}
            return Reason("GAR-6.8", Phrase("not-ground-left", tile))
    cost = int(build_cost(state, field))
    if cost >= state.population[seat]:
        price: dict[str, Arg] = {"cost": cost, "population": int(state.population[seat])}
        return Reason("GAR-6.4", Phrase("not-payable", price), (here,))
    floors = int(state.height[field]) + 1
    return _claim_reason(state, seat, field, terrain, floors, action.claim, int(state.roofs))


def _demolish_reason(state: State, seat: int, name: str) -> Reason | None:
    if state.owner[FIELD_INDEX[name]] != seat:
        here = f"field:{name}"
        return Reason("GAR-7.1", Phrase("not-yours", {"field": here}), (here,))
    return None


def _raid_reason(state: State, seat: int, action: Raid) -> Reason | None:
    field = FIELD_INDEX[action.field]
    here = f"field:{action.field}"
    if state.crane == NOWHERE:
        return Reason("GAR-8.12", Phrase("not-ruse-first"))
    if state.ruses[seat] == 0:
        return Reason("GAR-8.1", Phrase("not-ruse-left"))
    if state.owner[field] in (NOBODY, seat):
        return Reason("GAR-8.4", Phrase("not-raid", {"field": here}), (here,))
    price = int(building_value(state, field))
    if price >= state.population[seat]:
        paid: dict[str, Arg] = {"cost": price, "population": int(state.population[seat])}
        return Reason("GAR-8.5", Phrase("not-payable", paid), (here,))
    floors = int(state.height[field])
    if floors > state.floors[seat]:
        have: dict[str, Arg] = {"floors": floors, "supply": int(state.floors[seat])}
        return Reason("GAR-8.5", Phrase("not-enough-floors", have), (here,))
    roofs = int(state.roofs) + int(state.roof[field])
    terrain = int(state.terrain[field])
    return _claim_reason(state, seat, field, terrain, floors, action.claim, roofs)


def _claim_reason(
    state: State, seat: int, field: int, terrain: int, floors: int, claim: str | None, roofs: int
) -> Reason | None:
    if claim is None:
        return None
    card = PROJECT_INDEX[claim]
    there = f"project:{claim}"
    named: dict[str, Arg] = {"project": there}
    if displayed(state) & BIT[card] == 0:
        return Reason("GAR-9.2", Phrase("not-displayed", named), (there,))
    if roofs == 0:
        return Reason("GAR-9.15", Phrase("not-without-roof"))
    if satisfied(state, seat, field, terrain, floors) & BIT[card] == 0:
        rule = FAMILY_RULES[PROJECT_FAMILY[card]]
        return Reason(rule, Phrase("not-satisfied", {"project": f"card:{claim}"}), (there,))
    return None
