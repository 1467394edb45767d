"""Taluva: how promising a position is for a seat."""

from typing import Final, final

from mypy_extensions import i64

from dorfplatz.engine.game import Insight
from dorfplatz.games.taluva.material import (
    HUT,
    KINDS,
    PER_PLAYER,
    PIECES,
    STEPS,
    TEMPLE,
    TEMPLE_FIELDS,
    TOWER,
    TOWER_LEVEL,
    VOLCANO,
)
from dorfplatz.games.taluva.rules import SURVEY, settlement
from dorfplatz.games.taluva.state import State, built

_OUT: Final = -1000.0
_HOME: Final = 1000.0


@final
class TaluvaInsight(Insight[State]):
    """Temples and towers first, hopes for the next ones, and huts enough to stay in the game."""

    def evaluate(self, state: State, seat: i64) -> float:
        """Return the lead over the best rival."""
        own = prospects(state, seat)
        best = 2.0 * _OUT
        for rival in range(state.seats):
            if rival != seat:
                promise = prospects(state, rival)
                if promise > best:
                    best = promise
        return own - 0.5 * best


def prospects(state: State, seat: i64) -> float:
    """Return what a seat has reached and may reach next, in points of no meaning elsewhere."""
    status = state.status[seat]
    if status < 0:
        return _OUT - float(status)
    if status > 0:
        return _HOME - float(status)
    temples = float(built(state, seat, TEMPLE))
    towers = float(built(state, seat, TOWER))
    huts = float(built(state, seat, HUT))
    next_temple = hope(state, seat, TEMPLE)
    next_tower = hope(state, seat, TOWER)
    worth = 4.0 * temples + 4.0 * towers + 0.1 * huts + 2.0 * (next_temple + next_tower)
    left = state.supply[seat * KINDS + HUT]
    if left <= 4 and next_temple < 1.0 and next_tower < 1.0:
        worth -= float(5 - left)  # soon there may be nothing to build (TAL-11.1)
    return worth + 3.0 * nearest_two(state, seat)


def nearest_two(state: State, seat: i64) -> float:
    """Return how far the two kinds that are nearest to being used up have come, 0 to 2."""
    least = 1.0
    total = 0.0
    for kind in range(KINDS):
        share = float(built(state, seat, kind)) / float(PER_PLAYER[kind])
        total += share
        if share < least:
            least = share
    return total - least


def hope(state: State, seat: i64, kind: i64) -> float:
    """Return how near a seat is to its next temple or tower; 1 if it could be built now."""
    if state.supply[seat * KINDS + kind] == 0:
        return 0.0
    best = 0.0
    for home in range(state.settled[seat]):
        settlement(state, state.homes[seat * PIECES + home], SURVEY)
        if kind == TOWER:
            if SURVEY.towers > 0:
                continue
            near = float(highest_beside(state)) / float(TOWER_LEVEL)
        else:
            if SURVEY.temples > 0:
                continue
            near = float(SURVEY.count) / float(TEMPLE_FIELDS)
            if highest_beside(state) == 0:
                near *= 0.5
        if near > best:
            best = near
    return best if best < 1.0 else 1.0


def highest_beside(state: State) -> i64:
    """Return the level of the highest free land field beside the settlement surveyed last."""
    highest: i64 = 0
    steps = STEPS[state.size]
    for i in range(SURVEY.count):
        here = SURVEY.fields[i]
        for step in steps:
            beside = here + step
            ground = i64(state.ground[beside])
            height = i64(state.level[beside])
            if 0 < ground < VOLCANO and state.piece[beside] == 0 and height > highest:
                highest = height
    return highest
