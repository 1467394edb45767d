"""Garden Nation: what a decision needs and the rules know, beside the view; for the pages, too."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from mypy_extensions import u8

from dorfplatz.engine.journal import Journal
from dorfplatz.games.garden_nation.matches import offer, satisfied
from dorfplatz.games.garden_nation.material import (
    BIT,
    BRAMBLE,
    CONTROL,
    FIELD_IDS,
    FIELDS,
    GROUNDS,
    KEPT,
    KIND_FAMILY,
    KIND_IDS,
    KIND_PAIR,
    KIND_TERRAIN,
    KINDS,
    PROJECT_IDS,
    PROJECT_POINTS,
    TERRAIN_IDS,
    TERRITORIES,
)
from dorfplatz.games.garden_nation.rules.acting import changed_reach, plain_reach
from dorfplatz.games.garden_nation.rules.building import (
    can_build_in,
    can_build_on,
    fields_in,
    forbids_site,
)
from dorfplatz.games.garden_nation.rules.turns import go_on
from dorfplatz.games.garden_nation.scoring import (
    growth_in,
    kept_points,
    population_points,
    secret_points,
)
from dorfplatz.games.garden_nation.state import (
    ACTION,
    FINISHED,
    NEXT,
    NO_KIND,
    NOWHERE,
    REFILL,
    State,
    build_cost,
    building_value,
    floors_in,
    had_turn,
    has_chosen,
)

Way: TypeAlias = Literal["first", "crane", "moved-on", "change"]
"""How the action comes to a territory: it is the first, by the crane, by number, or by a ruse."""

Hindrance: TypeAlias = Literal["no-floor", "no-field", "no-people"]
"""Why nothing can be built in a territory: no floor left, no field open, too few people."""


@dataclass(frozen=True)
class FieldFacts:
    """What the next floor on a field costs (None: it takes none), and what its building is worth.

    The value is what demolition gains and what a raid pays to the owner.
    """

    price: int | None
    value: int


@dataclass(frozen=True)
class BedFacts:
    """A territory: floors and growth by seat, and how the seat at work comes there.

    ``way`` is None where it cannot act, ``hindrance`` why it can build nothing there.
    """

    floors: tuple[int, ...]
    growth: tuple[int, ...]
    way: Way | None
    hindrance: Hindrance | None


@dataclass(frozen=True)
class ProjectFacts:
    """A public project of the display, and by seat the fields whose next floor completes it."""

    project: str
    points: int
    fields: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class SecretFacts:
    """A secret project: what it scores as things stand, and what it is about."""

    kind: str
    points: int
    terrain: str | None
    territories: tuple[int, ...]


@dataclass(frozen=True)
class SeatFacts:
    """A seat: its growth if the round ended now, what its population scores, secrets if known."""

    growth: int
    track: int
    secrets: tuple[SecretFacts, ...] | None


@dataclass(frozen=True)
class Facts:
    """Fields 1C..7W and territories 1..7 in order, the display from left to right.

    ``following`` is who acts after this action (None: nobody, or one of ``choices``).
    """

    fields: tuple[FieldFacts, ...]
    beds: tuple[BedFacts, ...]
    projects: tuple[ProjectFacts, ...]
    seats: tuple[SeatFacts, ...]
    following: int | None
    choices: tuple[int, ...]


def facts(state: State, viewer: int | None) -> Facts:
    """Return what follows from public things, and of secret cards only what the viewer knows."""
    following, choices = who_follows(state)
    return Facts(
        fields=tuple(field_facts(state, field) for field in range(FIELDS)),
        beds=beds(state),
        projects=projects(state),
        seats=tuple(seat_facts(state, seat, viewer) for seat in range(state.seats)),
        following=following,
        choices=choices,
    )


def field_facts(state: State, field: int) -> FieldFacts:
    """Return price and value of a field."""
    price = None if state.roof[field] != 0 else int(build_cost(state, field))
    return FieldFacts(price or None, int(building_value(state, field)))


# -- Territories -----------------------------------------------------------------------


def beds(state: State) -> tuple[BedFacts, ...]:
    """Return the seven territories, with the ways of the active seat while it is to act."""
    ways: dict[int, Way] = ways_to_act(state) if state.phase == ACTION else {}
    seats = range(int(state.seats))
    return tuple(
        BedFacts(
            floors=tuple(int(floors_in(state, bed, seat)) for seat in seats),
            growth=tuple(int(growth_in(state, bed, seat)) for seat in seats),
            way=ways.get(bed),
            hindrance=hindrance(state, bed) if state.phase == ACTION else None,
        )
        for bed in range(TERRITORIES)
    )


def ways_to_act(state: State) -> dict[int, Way]:
    """Return how the action of the active seat comes to each territory within reach."""
    seat = state.active
    if state.crane == NOWHERE:
        return dict.fromkeys(range(int(TERRITORIES)), "first")
    ways: dict[int, Way] = {}
    if state.ruses[seat] > 0:
        ways = dict.fromkeys(changed_reach(state, seat), "change")
    for bed in plain_reach(state, seat):
        ways[bed] = "crane" if bed == state.crane else "moved-on"
    return ways


def hindrance(state: State, bed: int) -> Hindrance | None:
    """Return why the active seat can build nothing in a territory."""
    seat = state.active
    if can_build_in(state, seat, bed):
        return None
    if state.floors[seat] == 0:
        return "no-floor"
    fields = fields_in(bed)
    if all(forbids_site(state, seat, field) is not None for field in fields):
        return "no-field"
    return "no-people"


# -- Projects --------------------------------------------------------------------------


def projects(state: State) -> tuple[ProjectFacts, ...]:
    """Return the display with who could complete what, and where."""
    seats = range(int(state.seats))
    offered = offer(state)
    within = [{f: completed(state, seat, f) & offered for f in range(FIELDS)} for seat in seats]
    return tuple(
        ProjectFacts(
            project=PROJECT_IDS[card],
            points=int(PROJECT_POINTS[card]),
            fields=tuple(
                tuple(FIELD_IDS[f] for f, cards in within[seat].items() if cards & BIT[card])
                for seat in seats
            ),
        )
        for card in [int(shown) for shown in state.display]
        if card != 0
    )


def completed(state: State, seat: int, field: int) -> int:
    """Return the cards that one more floor of a seat on a field takes part in, as bits."""
    if not can_build_on(state, seat, field):
        return 0
    floors = int(state.height[field]) + 1
    if state.terrain[field] != BRAMBLE:
        return int(satisfied(state, seat, field, state.terrain[field], floors))
    cards = 0
    for ground in range(GROUNDS):
        if state.ground[ground] > 0:
            cards |= int(satisfied(state, seat, field, u8(ground), floors))
    return cards


# -- Seats -----------------------------------------------------------------------------


def seat_facts(state: State, seat: int, viewer: int | None) -> SeatFacts:
    """Return growth and points of a seat; secrets to their owner, and to all at the end."""
    known = seat == viewer or (state.phase == FINISHED and has_chosen(state, seat))
    return SeatFacts(
        growth=sum(int(growth_in(state, bed, seat)) for bed in range(TERRITORIES)),
        track=int(population_points(state.population[seat])),
        secrets=secrets(state, seat) if known else None,
    )


def secrets(state: State, seat: int) -> tuple[SecretFacts, ...]:
    """Return the secret cards a seat keeps, or those to choose from before it has chosen."""
    if has_chosen(state, seat):
        kept = [int(state.kept[seat * KEPT + card]) for card in range(KEPT)]
        return tuple(
            secret_facts(kind, int(kept_points(state, seat, card)))
            for card, kind in enumerate(kept)
            if kind != NO_KIND
        )
    dealt = [kind for kind in range(KINDS) if state.hand[seat * KINDS + kind] > 0]
    return tuple(secret_facts(kind, int(secret_points(state, seat, kind))) for kind in dealt)


def secret_facts(kind: int, points: int) -> SecretFacts:
    """Return what a kind of secret card scores and is about."""
    terrain = KIND_TERRAIN[kind]
    pair = KIND_PAIR[kind] if KIND_FAMILY[kind] == CONTROL else ()
    return SecretFacts(
        kind=KIND_IDS[kind],
        points=points,
        terrain=None if terrain == BRAMBLE else TERRAIN_IDS[terrain],
        territories=tuple(bed + 1 for bed in pair),
    )


def who_follows(state: State) -> tuple[int | None, tuple[int, ...]]:
    """Return who acts after the action at hand, or whom its player may name; nobody at the end."""
    if state.phase not in (ACTION, REFILL, NEXT):
        return None, ()
    after = state.copy()
    if state.phase == ACTION:
        after.left -= 1
    if state.phase != NEXT:
        go_on(after, Journal(False))
    if after.phase == NEXT:
        return None, tuple(s for s in range(int(state.seats)) if not had_turn(state, s))
    return (None if after.phase == FINISHED else int(after.active)), ()
