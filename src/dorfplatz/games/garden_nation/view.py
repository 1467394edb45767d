"""Garden Nation: who may know what (chapter 10); the types that travel over the wire.

Everything is public except the secret cards: a seat knows what it was dealt, what it kept and what
it gave back. The kept two are everybody's to see at final scoring, the others never (GAR-1.7).
"""

from dataclasses import dataclass, replace

from dorfplatz.engine.knowledge import Knowledge
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.garden_nation.layout import NO_TERRITORY
from dorfplatz.games.garden_nation.material import (
    DIRECTION_IDS,
    DIRECTION_OF,
    FIELD_IDS,
    FIELDS,
    KEPT,
    KIND_IDS,
    KIND_INDEX,
    KINDS,
    PROJECT_IDS,
    PROJECT_INDEX,
    PROJECTS,
    SECRET_CARDS,
    TERRAIN_IDS,
)
from dorfplatz.games.garden_nation.rules.turns import waiting
from dorfplatz.games.garden_nation.state import (
    FINISHED,
    IN_BOX,
    IN_DISPLAY,
    IN_PILE,
    NO_KIND,
    NO_SLOT,
    NOBODY,
    NOWHERE,
    PHASE_IDS,
    WON,
    State,
    empty_board,
    hand_size,
    has_chosen,
)
from dorfplatz.kit.bag import draw_some, left_in_bag
from dorfplatz.kit.regions import long_row, row


@dataclass(frozen=True)
class PlaceView:
    """A territory on the board: where it lies, and how far it is turned."""

    position: str
    territory: int
    rotation: int


@dataclass(frozen=True)
class FieldView:
    """A field as it lies on the table; ``leads`` is where the crane goes after an action there."""

    id: str
    terrain: str  # bramble until a ground tile lies there; shown by a symbol too (GAR-2.7)
    tile: bool
    number: int
    owner: int | None
    floors: int
    roof: bool
    leads: int | None


@dataclass(frozen=True)
class PlayerView:
    """What a viewer may know about a seat; None: not theirs to see."""

    population: int
    floors: int
    ruses: int
    points: int
    won: tuple[str, ...]
    cards: int  # secret cards in hand, those given back included
    chosen: bool
    dealt: tuple[str, ...] | None
    kept: tuple[str, ...] | None


@dataclass(frozen=True)
class View:
    """A position as one viewer knows it; fields 1C..7W in order."""

    viewer: int | None
    seats: int
    phase: str
    layout: tuple[PlaceView, ...]
    fields: tuple[FieldView, ...]
    crane: int | None
    players: tuple[PlayerView, ...]
    display: tuple[str | None, ...]
    refill: int | None  # the display slot that is about to be filled
    pile: tuple[str, ...]  # what is left in it; it has no order
    roofs: int
    ground: tuple[int, ...]  # tiles left: meadow, straw, leaf
    round: int
    order: tuple[int, ...]
    left: int
    ending: bool
    active: int | None
    waiting: tuple[int, ...]


class GardenKnowledge(Knowledge[State, View]):
    """Who may know what; only the secret cards are ever hidden."""

    def view(self, state: State, viewer: int | None) -> View:
        """Say what ``viewer`` may know. Nothing leaves the state except through here."""
        return View(
            viewer=viewer,
            seats=int(state.seats),
            phase=PHASE_IDS[state.phase],
            layout=places(state),
            fields=tuple(field(state, number) for number in range(FIELDS)),
            crane=None if state.crane == NOWHERE else int(state.crane) + 1,
            players=tuple(player(state, seat, viewer) for seat in range(state.seats)),
            display=tuple(PROJECT_IDS[card] if card else None for card in state.display),
            refill=None if state.hole == NO_SLOT else int(state.hole),
            pile=cards_at(state, IN_PILE),
            roofs=int(state.roofs),
            ground=tuple(int(tiles) for tiles in state.ground),
            round=int(state.round),
            order=tuple(int(state.order[slot]) for slot in range(state.slots)),
            left=int(state.left),
            ending=bool(state.ending),
            active=int(state.active) if state.active >= 0 else None,
            waiting=tuple(waiting(state)),
        )

    def own_parts(self, state: State, public: View, viewer: int) -> dict[str, object]:
        """Return what a seat sees otherwise than spectators do: its secret cards."""
        own = replace(
            public.players[viewer],
            dealt=dealt(state, viewer),
            kept=kept(state, viewer) if has_chosen(state, viewer) else None,
        )
        return {
            "viewer": viewer,
            "players": (*public.players[:viewer], own, *public.players[viewer + 1 :]),
        }

    def imagine(self, view: View, rng: Rng) -> State:
        """Return a full position that fits the view: unseen cards are any of those left."""
        state = empty_board(view.seats)
        for number, place in enumerate(view.layout):
            state.layout = state.layout.with_territory(number, place.territory - 1, place.rotation)
        state.terrain = row([TERRAIN_IDS.index(f.terrain) for f in view.fields])
        state.owner = row([int(NOBODY) if f.owner is None else f.owner for f in view.fields])
        state.height = row([f.floors for f in view.fields])
        state.roof = row([int(f.roof) for f in view.fields])
        state.cards = row(imagined_cards(view))
        state.display = row([0 if name is None else PROJECT_INDEX[name] for name in view.display])
        state.ground = row(view.ground)
        state.population = long_row([p.population for p in view.players])
        state.floors = long_row([p.floors for p in view.players])
        state.ruses = long_row([p.ruses for p in view.players])
        state.points = long_row([p.points for p in view.players])
        state.phase = PHASE_IDS.index(view.phase)
        state.crane = NOWHERE if view.crane is None else view.crane - 1
        state.round = view.round
        state.order = row([*view.order, *[0] * (4 - len(view.order))])
        state.slots = len(view.order)
        state.left = view.left
        state.ending = view.ending
        state.roofs = view.roofs
        state.pile = len(view.pile)
        state.hole = NO_SLOT if view.refill is None else view.refill
        if view.active is not None:
            state.active = view.active
        else:
            state.active = OVER if state.phase == FINISHED else CHANCE
        imagine_secrets(state, view, rng)
        return state


def places(state: State) -> tuple[PlaceView, ...]:
    """Return the territories that lie on the board, by position."""
    layout = state.layout
    lying = [int(territory) for territory in layout.at]
    return tuple(
        PlaceView(DIRECTION_IDS[position], territory + 1, int(layout.rotation[territory]))
        for position, territory in enumerate(lying)
        if territory != NO_TERRITORY
    )


def field(state: State, number: int) -> FieldView:
    """Return what everybody sees of a field."""
    owner = int(state.owner[number])
    leads = int(state.layout.at[DIRECTION_OF[number]])
    return FieldView(
        id=FIELD_IDS[number],
        terrain=TERRAIN_IDS[state.terrain[number]],
        tile=bool(state.terrain[number] != state.layout.printed[number]),
        number=int(state.layout.number[number]),
        owner=None if owner == NOBODY else owner,
        floors=int(state.height[number]),
        roof=bool(state.roof[number] != 0),
        leads=None if leads == NO_TERRITORY else leads + 1,
    )


def cards_at(state: State, place: int) -> tuple[str, ...]:
    """Return the public cards that are somewhere, ascending."""
    return tuple([PROJECT_IDS[card] for card, at in enumerate(state.cards) if at == place and card])


def player(state: State, seat: int, viewer: int | None) -> PlayerView:
    """Return what ``viewer`` may know about a seat."""
    chosen = has_chosen(state, seat)
    own = seat == viewer
    over = state.phase == FINISHED
    return PlayerView(
        population=int(state.population[seat]),
        floors=int(state.floors[seat]),
        ruses=int(state.ruses[seat]),
        points=int(state.points[seat]),
        won=cards_at(state, int(WON) + seat),
        cards=int(hand_size(state, seat)),
        chosen=chosen,
        dealt=dealt(state, seat) if own else None,
        kept=kept(state, seat) if chosen and (own or over) else None,
    )


def dealt(state: State, seat: int) -> tuple[str, ...]:
    """Return the secret cards of a seat, those given back included."""
    return tuple(
        KIND_IDS[kind] for kind in range(KINDS) for _ in range(int(state.hand[seat * KINDS + kind]))
    )


def kept(state: State, seat: int) -> tuple[str, ...]:
    """Return the two secret cards a seat keeps."""
    return tuple(KIND_IDS[state.kept[seat * KEPT + card]] for card in range(KEPT))


# -- Imagining -------------------------------------------------------------------------


def imagined_cards(seen: View) -> list[int]:
    """Return where every public card is."""
    places = [int(IN_BOX)] * (PROJECTS + 1)
    for name in seen.pile:
        places[PROJECT_INDEX[name]] = int(IN_PILE)
    for shown in seen.display:
        if shown is not None:
            places[PROJECT_INDEX[shown]] = int(IN_DISPLAY)
    for seat, owner in enumerate(seen.players):
        for name in owner.won:
            places[PROJECT_INDEX[name]] = int(WON) + seat
    return places


def imagine_secrets(state: State, seen: View, rng: Rng) -> None:
    """Deal the cards nobody showed, and let those who have chosen keep any two different kinds."""
    known = [KIND_INDEX[kind] for p in seen.players for kind in p.dealt or p.kept or ()]
    left = left_in_bag(SECRET_CARDS, known)
    hands: list[list[int]] = []
    for owner in seen.players:
        hand = [KIND_INDEX[kind] for kind in owner.dealt or owner.kept or ()]
        drawn = draw_some(left, owner.cards - len(hand), rng)
        while owner.chosen and len(set(hand + drawn)) < 2:
            drawn = draw_some(left, owner.cards - len(hand), rng)
        left = left_in_bag(left, drawn)
        hands.append(hand + drawn)
    counts = [hand.count(kind) for hand in hands for kind in range(KINDS)]
    choices: list[int] = []
    for owner, hand in zip(seen.players, hands):
        if owner.kept is not None:
            choices += [KIND_INDEX[kind] for kind in owner.kept]
        elif owner.chosen:
            kinds = sorted(set(hand))
            choices += sorted(draw_some(kinds, KEPT, rng))
        else:
            choices += [int(NO_KIND)] * KEPT
    state.hand = row(counts)
    state.kept = row(choices)
