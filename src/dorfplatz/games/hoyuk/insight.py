"""Höyük: how promising a position is for a seat."""

from typing import final

from mypy_extensions import i64

from dorfplatz.engine.game import OVER, Insight
from dorfplatz.games.hoyuk.majority import NOBODY, leader, tally
from dorfplatz.games.hoyuk.material import STACKS_OF
from dorfplatz.games.hoyuk.scoring import BY_HAND, PARTS, final_points, score_village
from dorfplatz.games.hoyuk.state import State, is_closed
from dorfplatz.games.hoyuk.village import is_contested


@final
class HoyukInsight(Insight[State]):
    """Points so far, what the village would score now, and the cards a seat is about to win."""

    def evaluate(self, state: State, seat: i64) -> float:
        """Return the lead over the best rival, in points."""
        score_village(state)
        own = prospects(state, seat)
        best = -1.0
        for rival in range(state.seats):
            if rival != seat:
                promise = prospects(state, rival)
                if promise > best:
                    best = promise
        return own - best


def prospects(state: State, seat: i64) -> float:
    """Return the points of a seat with hand and village as ``score_village`` found them."""
    points = float(state.points[seat])
    if state.active == OVER:
        return points
    for part in range(PARTS):
        points += float(final_points(state, seat, part))
    # Cards of a hand grow in sets: from the second one on each is worth about two points.
    points += 0.6 * float(final_points(state, seat, BY_HAND))
    return points + 0.8 * float(leads_of(state, seat))


def leads_of(state: State, seat: i64) -> i64:
    """Return how many cards a seat would win if all blocks were evaluated now."""
    count: i64 = 0
    for block in range(1, state.blocks + 1):
        if is_contested(state, block):
            tally(state, block)
            for stack in range(STACKS_OF[state.mode]):
                winner = leader(state, stack)
                if winner != NOBODY and winner == seat and not is_closed(state, stack):
                    count += 1
    return count
