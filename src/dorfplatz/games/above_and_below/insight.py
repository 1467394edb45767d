"""Above and Below: what speaks for a seat's village."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.insight import Weighed
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
from dorfplatz.games.above_and_below.state import State, kinds_on_track
from dorfplatz.kit.material import load

LEARNED: Final = load("dorfplatz.games.above_and_below", "insight.json")
FEATURES: Final = (
    "points",
    "coins",
    "goods",
    "remedies",
    "caves",
    "folk",
    "beds",
    "skills",
    "income",
    "ready",
    "party",
    "injured",
)


@final
class VillageInsight(Weighed[State]):
    """Points so far, and what coins, goods, villagers, beds and income may still become."""

    features: ClassVar[tuple[str, ...]] = FEATURES

    def __init__(self) -> None:
        super().__init__(LEARNED)

    def measure(self, state: State, seat: i64, row: vec[float]) -> None:
        """Fill in the points of now, then what grows with the share of the game that is left."""
        left = float(ROUNDS - state.round)
        share = left / float(ROUNDS)
        stock = state.stock
        goods: i64 = 0
        for good in range(GOODS):
            goods += i64(stock[seat * ITEMS + good])
        remedies = i64(stock[seat * ITEMS + GOODS]) + i64(stock[seat * ITEMS + GOODS + 1])
        party = state.party if state.current == seat else 0
        folk = state.ready[seat] | state.exhausted[seat] | state.injured[seat] | party
        hands = members(folk)
        beds = state.perks[seat * PERKS + BEDS]
        coins = float(state.coins[seat])
        row[0] = points_now(state, seat)
        row[1] = coins if left > 0.0 else 0.4 * coins
        row[2] = float(goods)
        row[3] = float(remedies) * share
        row[4] = float(state.free_count[seat]) * (0.2 + share)
        row[5] = float(hands) * share
        row[6] = float(hands if hands < beds else beds) * share
        row[7] = float(members(folk & HAMMERS) + members(folk & QUILLS)) * share
        row[8] = float(state.perks[seat * PERKS + INCOME] + kinds_on_track(state, seat) // 2) * left
        row[9] = float(members(state.ready[seat]))
        row[10] = float(members(party))
        row[11] = float(members(state.injured[seat])) * share


def points_now(state: State, seat: i64) -> float:
    """Return the score a seat would have now (AAB-12.1)."""
    return float(
        track_points(state, seat)
        + building_count(state, seat)
        + ranking_points(state, seat)
        + position_points(state, seat)
        + bonus_points(state, seat)
    )
