"""Höyük: what a seat could remember of the others: the cards they won and have not played."""

from dorfplatz.engine.prompt import Phrase
from dorfplatz.games.hoyuk.material import CARD_IDS, CARD_LETTERS
from dorfplatz.games.hoyuk.state import State
from dorfplatz.games.hoyuk.view import player


def hidden(state: State, viewer: int) -> list[tuple[Phrase, list[str]]]:
    """Return the cards that the others hold face down."""
    found = []
    for seat in range(state.seats):
        held = player(state, seat).hand
        if seat != viewer and held:
            cards = [f"card:{CARD_IDS[CARD_LETTERS.index(letter)]}" for letter in held]
            found.append((Phrase("fog-hand", {"seat": f"seat:{seat}"}), cards))
    return found
