"""Above and Below: how promising a position is for a seat."""

from typing import final

from mypy_extensions import i64

from dorfplatz.engine.game import Insight
from dorfplatz.games.above_and_below.material import (
    BEDS,
    GOODS,
    HAMMERS,
    INCOME,
    ITEMS,
    PERKS,
    QUILLS,
    ROUNDS,
    members,
)
from dorfplatz.games.above_and_below.scoring import (
    bonus_points,
    building_count,
    position_points,
    ranking_points,
    track_points,
)
from dorfplatz.games.above_and_below.state import ENDED, State, kinds_on_track

COIN = 0.35
"""Coins become buildings at about three a point."""

GOOD = 1.6
HELPER = 0.7
HAND = 0.45
"""What a villager brings per round still to come."""


@final
class VillageInsight(Insight[State]):
    """Points so far, and what coins, goods, villagers, beds and income may still become."""

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


def points_now(state: State, seat: i64) -> float:
    """Return the score a seat would have now."""
    return float(
        track_points(state, seat)
        + building_count(state, seat)
        + ranking_points(state, seat)
        + position_points(state, seat)
        + bonus_points(state, seat)
    )


def prospects(state: State, seat: i64) -> float:
    """Return points, and a guess at what the rest of the game makes of what a seat has."""
    points = points_now(state, seat)
    if state.phase == ENDED:
        return points + 0.01 * float(state.coins[seat])
    left = float(ROUNDS - state.round)
    goods: i64 = 0
    for good in range(GOODS):
        goods += i64(state.stock[seat * ITEMS + good])
    helpers = i64(state.stock[seat * ITEMS + GOODS]) + i64(state.stock[seat * ITEMS + GOODS + 1])
    exploring = state.party if state.current == seat else 0
    folk = state.ready[seat] | state.exhausted[seat] | state.injured[seat] | exploring
    hands = float(members(folk))
    beds = float(state.perks[seat * PERKS + BEDS])
    served = hands if hands < beds else beds + 0.5 * (hands - beds)
    income = float(state.perks[seat * PERKS + INCOME] + kinds_on_track(state, seat) // 2)
    skills = float(members(folk & HAMMERS) + members(folk & QUILLS))
    return (
        points
        + COIN * float(state.coins[seat]) * (1.0 if left > 0 else 0.4)
        + GOOD * float(goods)
        + HELPER * float(helpers) * (left / 7.0)
        + 0.8 * float(state.free_count[seat]) * (1.0 if left > 0 else 0.2)
        + HAND * left * served
        + 0.1 * left * skills
        + 0.3 * left * income
        + 0.5 * float(members(state.ready[seat]))
        - 0.3 * float(members(state.injured[seat]))
    )
