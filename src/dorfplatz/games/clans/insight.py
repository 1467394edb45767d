"""Clans: how promising a position is for a seat that knows all cards of an imagined world."""

from typing import final

from mypy_extensions import i64

from dorfplatz.engine.game import Insight
from dorfplatz.games.clans.material import (
    BONUS,
    CLANS,
    EPOCH_OF_CHIP,
    HOSTILE,
    LAST_VILLAGE,
    TERRAIN,
    TERRAINS,
    TERRITORIES,
)
from dorfplatz.games.clans.state import State


@final
class ClansInsight(Insight[State]):
    """Points so far, and what the groups of a clan may still bring."""

    def evaluate(self, state: State, seat: i64) -> float:
        """Return the lead over the best rival, in points."""
        own = prospects(state, seat)
        best = -1.0
        for rival in range(state.seats):
            if rival != seat:
                promise = prospects(state, rival)
                if promise > best:
                    best = promise
        return own - best


def prospects(state: State, seat: i64) -> float:
    """Return the points of a seat's clan and chips plus a fraction of what it may still score."""
    clan = state.cards[seat]
    points = float(state.scores[clan] + state.chips[seat])
    if state.founded == LAST_VILLAGE:
        return points
    return points + 0.25 * float(unfounded_value(state, clan))


def unfounded_value(state: State, clan: i64) -> i64:
    """Return what the clan's groups that are not villages yet would score in this epoch."""
    epoch = i64(EPOCH_OF_CHIP[state.founded])
    worth: i64 = 0
    for territory in range(TERRITORIES):
        if state.ties[territory] > 0 and state.huts[territory * CLANS + clan] > 0:
            bonus = BONUS[epoch * TERRAINS + i64(TERRAIN[territory])]
            if bonus != HOSTILE:
                worth += i64(state.size[territory]) + bonus
    return worth
