"""Garden Nation: what others hide from a seat: their secret projects."""

from dorfplatz.engine.prompt import Phrase
from dorfplatz.games.garden_nation.state import State, has_chosen
from dorfplatz.games.garden_nation.view import dealt, kept


def hidden(state: State, viewer: int) -> list[tuple[Phrase, list[str]]]:
    """Return what the others hide in a position: the cards they keep, or may choose from."""
    found = []
    for seat in range(state.seats):
        if seat == viewer:
            continue
        chosen = has_chosen(state, seat)
        cards = kept(state, seat) if chosen else dealt(state, seat)
        if cards:
            about = Phrase("fog-kept" if chosen else "fog-dealt", {"seat": f"seat:{seat}"})
            found.append((about, [f"secret:{card}" for card in cards]))
    return found
