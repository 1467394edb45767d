"""Taluva: how promising a position is for a seat."""

from typing import final

from mypy_extensions import i64

from dorfplatz.engine.game import Insight
from dorfplatz.games.taluva.material import HUT, KINDS, PER_PLAYER, TEMPLE, TOWER
from dorfplatz.games.taluva.state import State, built

_OUT = -100.0
_HOME = 100.0


@final
class TaluvaInsight(Insight[State]):
    """Temples first, then towers, then huts; and how near two kinds are to being used up."""

    def evaluate(self, state: State, seat: i64) -> float:
        """Return the lead over the best rival."""
        own = prospects(state, seat)
        best = 2.0 * _OUT
        for rival in range(state.seats):
            if rival != seat:
                promise = prospects(state, rival)
                if promise > best:
                    best = promise
        return own - best


def prospects(state: State, seat: i64) -> float:
    """Return what a seat has reached, in temples, and what that is worth on the way to victory."""
    status = state.status[seat]
    if status < 0:
        return _OUT - float(status)
    if status > 0:
        return _HOME - float(status)
    temples = float(built(state, seat, TEMPLE))
    towers = float(built(state, seat, TOWER))
    huts = float(built(state, seat, HUT))
    worth = 3.0 * temples + 2.0 * towers + 0.15 * huts + nearest_two(state, seat)
    if state.supply[seat * KINDS + HUT] == 0:
        worth -= 1.0  # without huts there may soon be nothing to build (TAL-11.1)
    return worth


def nearest_two(state: State, seat: i64) -> float:
    """Return how far the two kinds that are nearest to being used up have come, 0 to 6."""
    least = 1.0
    total = 0.0
    for kind in range(KINDS):
        share = float(built(state, seat, kind)) / float(PER_PLAYER[kind])
        total += share
        if share < least:
            least = share
    return 3.0 * (total - least)
