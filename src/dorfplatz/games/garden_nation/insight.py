"""Garden Nation: how promising a position is for a seat in an imagined world."""

from typing import final

from mypy_extensions import i64

from dorfplatz.engine.game import Insight
from dorfplatz.games.garden_nation.scoring import kept_points, population_points
from dorfplatz.games.garden_nation.state import FINISHED, State


@final
class GardenNationInsight(Insight[State]):
    """Points as if the game ended now, and what is left to build with."""

    def evaluate(self, state: State, seat: i64) -> float:
        """Return the lead over the best rival, in points."""
        own = prospects(state, seat)
        best = -1000.0
        for rival in range(state.seats):
            if rival != seat:
                promise = prospects(state, rival)
                if promise > best:
                    best = promise
        return own - best


def prospects(state: State, seat: i64) -> float:
    """Return the points of a seat now, with a little for ruses and for people to build with."""
    points = float(
        state.points[seat]
        + kept_points(state, seat, 0)
        + kept_points(state, seat, 1)
        + population_points(state.population[seat])
    )
    if state.phase == FINISHED:
        return points
    return points + 0.05 * float(state.population[seat]) + 0.5 * float(state.ruses[seat])
