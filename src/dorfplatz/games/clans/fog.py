"""Clans: what others hide from a seat: which clan is theirs."""

from dorfplatz.engine.prompt import Phrase
from dorfplatz.games.clans.material import CLAN_IDS
from dorfplatz.games.clans.state import State


def hidden(state: State, viewer: int) -> list[tuple[Phrase, list[str]]]:
    """Return what the others hide in a position: the clan of each, once it is dealt."""
    return [
        (Phrase("fog-clan", {"seat": f"seat:{seat}"}), [f"clan:{CLAN_IDS[state.cards[seat]]}"])
        for seat in range(state.seats)
        if seat != viewer and state.cards[seat] >= 0
    ]
