"""Höyük: the card windows, and the standing orders that may close them for a seat."""

from typing import Final

from dorfplatz.engine.people import Windows
from dorfplatz.games.hoyuk.actions import Finish
from dorfplatz.games.hoyuk.families import cards_allowed
from dorfplatz.games.hoyuk.material import CARDS, METAL
from dorfplatz.games.hoyuk.notation import write
from dorfplatz.games.hoyuk.state import AT_CARDS, State, at_of, now, part_of

BEFORE_CATASTROPHE: Final = 2
ORDERS: Final = ("once", "round", "catastrophe", "scores")
"""Not now; not this round; only before the catastrophe; only if a set is worth more than its cards.

Once the end is pending there are none: cards left over count one each, so every window matters.
"""
FINISH: Final = write(Finish())


def windows(state: State, seat: int) -> Windows:
    """Return the orders of a seat, and those that would close the window open to it."""
    round_number = int(state.round)
    if state.ending:
        return Windows((), round_number)
    frame = now(state)
    if state.active != seat or at_of(frame) != AT_CARDS:
        return Windows(ORDERS, round_number)
    answers = ["once", "round"]
    if part_of(frame) != BEFORE_CATASTROPHE:
        answers.append("catastrophe")
    if not has_set(state, seat):
        answers.append("scores")
    return Windows(ORDERS, round_number, FINISH, tuple(answers))


def has_set(state: State, seat: int) -> bool:
    """Say whether a seat may play two or more cards that belong together (HOY-10.8)."""
    if cards_allowed(state, seat) <= 1:
        return False
    metal = int(state.hand[seat * CARDS + METAL])
    others = [int(state.hand[seat * CARDS + card]) for card in range(CARDS) if card != METAL]
    return metal > 1 or any(held and held + metal > 1 for held in others)
