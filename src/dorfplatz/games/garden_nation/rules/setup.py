"""Garden Nation: setup (GAR-1): chance moves, then the secret choice."""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.garden_nation.actions import Action, Secrets
from dorfplatz.games.garden_nation.material import (
    DIRECTIONS,
    KEPT,
    KIND_INDEX,
    KINDS,
    START_POPULATION,
    TERRITORIES,
)
from dorfplatz.games.garden_nation.rules.turns import go_on
from dorfplatz.games.garden_nation.state import (
    ACTION,
    DEALING,
    DISPLAYING,
    IN_DISPLAY,
    NO_SLOT,
    REFILL,
    SECRETS,
    STARTING,
    State,
    first_empty_slot,
    first_unchosen,
    first_undealt,
    has_chosen,
    turn_holder,
)
from dorfplatz.games.garden_nation.telling import (
    tell_dealt,
    tell_kept,
    tell_placed,
    tell_round,
    tell_shown,
    tell_start,
)

SECRETS_FIRST: Final = Refusal("GAR-1.8", "not-before-secrets")
NO_CHOICE_NOW: Final = Refusal("GAR-1.6", "not-again")
NOT_DEALT: Final = Refusal("GAR-1.6", "not-dealt")


def place(state: State, position: i64, territory: i64, rotation: i64, journal: Journal) -> None:
    """Lay a territory with its rotation onto the next position (GAR-1.1, GAR-1.2)."""
    layout = state.layout.with_territory(position, territory, rotation)
    state.layout = layout
    first = territory * DIRECTIONS
    for field in range(first, first + DIRECTIONS):
        state.terrain[field] = layout.printed[field]  # GAR-2.1
    tell_placed(territory, position, rotation, journal)
    if position == TERRITORIES - 1:
        state.phase = DISPLAYING if first_empty_slot(state) != NO_SLOT else STARTING


def reveal(state: State, card: i64, journal: Journal) -> None:
    """Put a card into the display: four at the start (GAR-1.3), later one at a time (GAR-9.12).

    Every card of the pile is equally likely (GAR-9.17).
    """
    slot = first_empty_slot(state) if state.phase == DISPLAYING else state.hole
    state.display[slot] = u8(card)
    state.cards[card] = IN_DISPLAY
    state.pile -= 1
    tell_shown(card, journal)
    if state.phase == REFILL:
        state.hole = NO_SLOT
        go_on(state, journal)
    elif first_empty_slot(state) == NO_SLOT:
        state.phase = STARTING


def begin(state: State, seat: i64, journal: Journal) -> None:
    """Give the start player 38 population, once (RULING-18), and slot 1 (GAR-1.5)."""
    state.population[seat] = START_POPULATION
    state.order[0] = u8(seat)
    state.slots = 1
    state.left = 1
    state.phase = DEALING  # GAR-1.8: only now the secret cards
    tell_start(seat, journal)


def deal(state: State, seat: i64, kind: i64, journal: Journal) -> None:
    """Deal a secret card, seen by its seat alone (GAR-1.6)."""
    state.hand[seat * KINDS + kind] += 1
    tell_dealt(seat, kind, journal)
    if first_undealt(state) == state.seats:
        state.phase = SECRETS
        state.active = first_unchosen(state)


def forbids_secrets(state: State, seat: int, action: Action) -> Refusal | None:
    """Everybody keeps two different kinds of the four cards dealt, once (GAR-1.6, RULING-3)."""
    if not isinstance(action, Secrets):
        return SECRETS_FIRST
    if state.phase != SECRETS or not 0 <= seat < state.seats or has_chosen(state, seat):
        return NO_CHOICE_NOW
    if action.first == action.second:
        return NOT_DEALT
    if not was_dealt(state, seat, action.first) or not was_dealt(state, seat, action.second):
        return NOT_DEALT
    return None


def was_dealt(state: State, seat: int, kind: str) -> bool:
    """Say whether a seat was dealt a kind of card."""
    return state.hand[seat * KINDS + KIND_INDEX[kind]] > 0


def keep(state: State, first: i64, second: i64, journal: Journal) -> None:
    """Keep two secret cards, unseen by the others (GAR-1.7); then the next seat (RULING-4)."""
    seat = state.active
    state.kept[seat * KEPT] = u8(first)
    state.kept[seat * KEPT + 1] = u8(second)
    tell_kept(seat, first, second, journal)
    following = first_unchosen(state)
    if following < state.seats:
        state.active = following
    else:
        state.phase = ACTION
        state.active = turn_holder(state)
        tell_round(state, state.active, journal)
