"""Garden Nation: the outcomes of chance and the secret choices, listed and drawn fast."""

from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.rng import Rng
from dorfplatz.games.garden_nation.actions import (
    ROTATIONS,
    deal_code,
    place_code,
    reveal_code,
    secrets_code,
    start_code,
)
from dorfplatz.games.garden_nation.layout import NO_TERRITORY
from dorfplatz.games.garden_nation.material import COPIES, KINDS, PROJECTS, TERRITORIES
from dorfplatz.games.garden_nation.state import (
    DEALING,
    DISPLAYING,
    IN_PILE,
    LAYOUT,
    REFILL,
    STARTING,
    State,
    first_undealt,
)


def chance(state: State, codes: Codes) -> None:
    """List the outcomes of the next draw."""
    codes.clear()
    phase = state.phase
    if phase == LAYOUT:
        position = state.layout.placed
        for territory in range(TERRITORIES):
            if state.layout.position_of[territory] == NO_TERRITORY:
                for rotation in range(ROTATIONS):
                    codes.add(place_code(position, territory, rotation))
    elif phase in (DISPLAYING, REFILL):
        for card in range(1, PROJECTS + 1):
            if state.cards[card] == IN_PILE:
                codes.add(reveal_code(card))
    elif phase == STARTING:
        for seat in range(state.seats):
            codes.add(start_code(seat))
    else:
        receiver = first_undealt(state)
        for kind in range(KINDS):
            if copies_left(state, kind) > 0:
                codes.add(deal_code(receiver, kind))


def weights(state: State) -> list[int]:
    """Return the likelihoods of the outcomes: equal, but kinds of cards by copies left."""
    if state.phase == DEALING:
        left = [int(copies_left(state, kind)) for kind in range(KINDS)]
        return [copies for copies in left if copies > 0]
    codes = Codes()
    chance(state, codes)
    return [1] * int(codes.count)


def copies_left(state: State, kind: i64) -> i64:
    """Return how many cards of a kind have not been dealt."""
    left = COPIES[kind]
    for seat in range(state.seats):
        left -= i64(state.hand[seat * KINDS + kind])
    return left


def draw(state: State, rng: Rng) -> i64:
    """Return an outcome drawn by its likelihood, without listing all of them."""
    phase = state.phase
    if phase == LAYOUT:
        position = state.layout.placed
        number = rng.below((TERRITORIES - position) * ROTATIONS)
        place = number // ROTATIONS
        territory: i64 = 0
        while True:
            if state.layout.position_of[territory] == NO_TERRITORY:
                if place == 0:
                    return place_code(position, territory, number % ROTATIONS)
                place -= 1
            territory += 1
    if phase in (DISPLAYING, REFILL):
        return reveal_code(card_in_pile(state, rng.below(state.pile)))
    if phase == STARTING:
        return start_code(rng.below(state.seats))
    receiver = first_undealt(state)
    undealt: i64 = 0
    for kind in range(KINDS):
        undealt += copies_left(state, kind)
    chosen = rng.below(undealt)
    drawn: i64 = 0
    while chosen >= copies_left(state, drawn):
        chosen -= copies_left(state, drawn)
        drawn += 1
    return deal_code(receiver, drawn)


def card_in_pile(state: State, place: i64) -> i64:
    """Return a card of the pile, counted in ascending order."""
    cards = state.cards
    card: i64 = 1
    while True:
        if cards[card] == IN_PILE:
            if place == 0:
                return card
            place -= 1
        card += 1


def secret_choices(state: State, seat: i64, codes: Codes) -> None:
    """List every two different kinds a seat was dealt."""
    hand = state.hand
    for first in range(KINDS):
        if hand[seat * KINDS + first] > 0:
            for second in range(first + 1, KINDS):
                if hand[seat * KINDS + second] > 0:
                    codes.add(secrets_code(first, second))
