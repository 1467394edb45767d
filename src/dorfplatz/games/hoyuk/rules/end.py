"""Höyük: the end of the game (6.10)."""

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import OVER
from dorfplatz.games.hoyuk.scoring import PART_IDS, PARTS, final_points, score_finally
from dorfplatz.games.hoyuk.state import State


def finish_game(state: State, journal: Journal) -> None:
    """Score hands, houses, cattle and villagers at once (HOY-9.1, HOY-11.3 to HOY-11.6)."""
    score_finally(state)
    state.active = OVER
    if journal.on:
        for seat in range(state.seats):
            for part in range(PARTS):
                points = int(final_points(state, seat, part))
                if points > 0:
                    journal.note(
                        f"scores-{PART_IDS[part]}", {"seat": f"seat:{seat}", "points": points}
                    )
        journal.note("game-over", {})
