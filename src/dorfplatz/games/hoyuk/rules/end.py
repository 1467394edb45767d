"""Höyük: the end of the game (6.10)."""

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import OVER
from dorfplatz.games.hoyuk.scoring import score_finally
from dorfplatz.games.hoyuk.state import State
from dorfplatz.games.hoyuk.telling import tell_scores


def finish_game(state: State, journal: Journal) -> None:
    """Score hands, houses, cattle and villagers at once (HOY-9.1, HOY-11.3 to HOY-11.6)."""
    score_finally(state)
    state.active = OVER
    tell_scores(state, journal)
