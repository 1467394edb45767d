"""Höyük: playing reward cards in the window at the start of a phase (6.9)."""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.hoyuk.actions import (
    Place,
    place_of,
    set_card_of,
    set_count_of,
    set_metal_of,
    spent_of,
)
from dorfplatz.games.hoyuk.families import cards_allowed
from dorfplatz.games.hoyuk.material import (
    CARD_LETTERS,
    CARDS,
    EXPERT,
    LARGEST_SET,
    METAL,
    MOST_CARDS,
    SET_POINTS,
)
from dorfplatz.games.hoyuk.rules.build import put
from dorfplatz.games.hoyuk.rules.placing import forbids_place
from dorfplatz.games.hoyuk.state import AT_ABILITY, State, now, part_of, pend
from dorfplatz.games.hoyuk.telling import tell_set, tell_spent

NOT_IN_HAND: Final = Refusal("HOY-10.7", "not-in-hand")
TOO_MANY: Final = Refusal("HOY-10.3", "not-families")
WRONG_CARD: Final = Refusal("HOY-10.5", "not-this-card")
NOT_A_SET: Final = Refusal("HOY-10.8", "not-a-set")

# -- What forbids it ----------------------------------------------------------


def forbids_spend(state: State, seat: int, card: str, place: Place) -> Refusal | None:
    """A card builds one element of its kind (HOY-10.5), metal any of the mode (HOY-10.6).

    Equal cards are one option, metal beside them another (HOY-10.12).
    """
    if held(state, seat, card) < 1:
        return NOT_IN_HAND
    if cards_allowed(state, seat) < 1:
        return TOO_MANY
    if card not in ("J", place.element):
        return WRONG_CARD
    return forbids_place(state, seat, place)


def forbids_set(state: State, seat: int, card: str, count: int, metal: int) -> Refusal | None:
    """One to five equal cards, metal filling in, or metal alone (HOY-10.7, HOY-10.8)."""
    if held(state, seat, card) < count:
        return NOT_IN_HAND
    if count + metal > int(cards_allowed(state, seat)):
        return TOO_MANY
    if held(state, seat, "J") < metal:
        return NOT_IN_HAND
    if count < 1 or count + metal > LARGEST_SET or (card == "J" and metal > 0):
        return NOT_A_SET
    return None


def held(state: State, seat: int, card: str) -> int:
    """Return how many cards of a kind a seat has in its hand."""
    return int(state.hand[seat * int(CARDS) + CARD_LETTERS.index(card)])


# -- Playing ------------------------------------------------------------------


def cards_in_hand(state: State, seat: i64) -> i64:
    """Return how many cards a seat holds; there is no limit (HOY-8.7)."""
    held: i64 = 0
    for card in range(CARDS):
        held += i64(state.hand[seat * CARDS + card])
    return held


def may_play(state: State, seat: i64) -> bool:
    """Say whether a seat can play anything: at least one card alone for a victory point."""
    if cards_in_hand(state, seat) == 0:
        return False
    return cards_allowed(state, seat, 1) > 0


def spend(state: State, seat: i64, code: i64, journal: Journal) -> None:
    """Build with a card (HOY-10.5)."""
    card = spent_of(code)
    lay_out(state, seat, card, 1)
    tell_spent(seat, card, journal)
    put(state, seat, place_of(code), journal)


def play_set(state: State, seat: i64, code: i64, journal: Journal) -> None:
    """Credit the points of a set at once (HOY-10.9); five cards wake the tribe (HOY-14.1)."""
    card = set_card_of(code)
    count = set_count_of(code)
    metal = set_metal_of(code)
    lay_out(state, seat, card, count)
    lay_out(state, seat, METAL, metal)
    worth = SET_POINTS[count + metal]
    state.points[seat] += worth
    tell_set(seat, card, count, metal, worth, journal)
    if state.mode == EXPERT and count + metal == LARGEST_SET:
        pend(state, AT_ABILITY, seat, part_of(now(state)), 1)


def lay_out(state: State, seat: i64, card: i64, count: i64) -> None:
    """Lay cards face up in front of a seat until phase 4 (HOY-10.10), in order of play."""
    state.hand[seat * CARDS + card] -= u8(count)
    played = i64(state.played_count[seat])
    for place in range(played, played + count):
        state.played[seat * MOST_CARDS + place] = u8(card)
    state.played_count[seat] = u8(played + count)
