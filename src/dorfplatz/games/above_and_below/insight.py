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

POINTS: Final[i64] = 0
COINS: Final[i64] = 1
GOODS_HELD: Final[i64] = 2
REMEDIES: Final[i64] = 3
CAVES: Final[i64] = 4
FOLK: Final[i64] = 5
BEDS_USED: Final[i64] = 6
SKILLS: Final[i64] = 7
INCOME_LEFT: Final[i64] = 8
READY: Final[i64] = 9
PARTY: Final[i64] = 10
INJURED: Final[i64] = 11


@final
class VillageInsight(Weighed[State]):
    """Points so far, and what coins, goods, villagers, beds and income may still become."""

    features: ClassVar[tuple[str, ...]] = FEATURES
    worse: ClassVar[tuple[str, ...]] = ("injured",)

    def __init__(self) -> None:
        super().__init__(LEARNED)

    def measure(self, state: State, seat: i64, row: vec[float]) -> None:
        """Fill in the points of now, then what grows with the share of the game that is left."""
        left = float(ROUNDS - state.round)
        share = left / float(ROUNDS)
        stock = state.villages.stock
        goods: i64 = 0
        for good in range(GOODS):
            goods += i64(stock[seat * ITEMS + good])
        remedies = i64(stock[seat * ITEMS + GOODS]) + i64(stock[seat * ITEMS + GOODS + 1])
        party = state.exploration.party if state.current == seat else 0
        folk = (
            state.villages.ready[seat]
            | state.villages.exhausted[seat]
            | state.villages.injured[seat]
            | party
        )
        hands = members(folk)
        beds = state.villages.perks[seat * PERKS + BEDS]
        coins = float(state.villages.coins[seat])
        row[POINTS] = points_now(state, seat)
        row[COINS] = coins if left > 0.0 else 0.4 * coins
        row[GOODS_HELD] = float(goods)
        row[REMEDIES] = float(remedies) * share
        row[CAVES] = float(state.villages.free_count[seat]) * (0.2 + share)
        row[FOLK] = float(hands) * share
        row[BEDS_USED] = float(hands if hands < beds else beds) * share
        row[SKILLS] = float(members(folk & HAMMERS) + members(folk & QUILLS)) * share
        row[INCOME_LEFT] = (
            float(state.villages.perks[seat * PERKS + INCOME] + kinds_on_track(state, seat) // 2)
            * left
        )
        row[READY] = float(members(state.villages.ready[seat]))
        row[PARTY] = float(members(party))
        row[INJURED] = float(members(state.villages.injured[seat])) * share

    def count(self, state: State, seat: i64, row: vec[float]) -> None:
        """Fill in the features without what is left of the game."""
        self.measure(state, seat, row)
        stock = state.villages.stock
        party = state.exploration.party if state.current == seat else 0
        folk = (
            state.villages.ready[seat]
            | state.villages.exhausted[seat]
            | state.villages.injured[seat]
            | party
        )
        hands = members(folk)
        beds = state.villages.perks[seat * PERKS + BEDS]
        remedies = i64(stock[seat * ITEMS + GOODS]) + i64(stock[seat * ITEMS + GOODS + 1])
        income = i64(state.villages.perks[seat * PERKS + INCOME]) + kinds_on_track(state, seat) // 2
        row[COINS] = float(state.villages.coins[seat])
        row[REMEDIES] = float(remedies)
        row[CAVES] = float(state.villages.free_count[seat])
        row[FOLK] = float(hands)
        row[BEDS_USED] = float(hands if hands < beds else beds)
        row[SKILLS] = float(members(folk & HAMMERS) + members(folk & QUILLS))
        row[INCOME_LEFT] = float(income)
        row[INJURED] = float(members(state.villages.injured[seat]))


def points_now(state: State, seat: i64) -> float:
    """Return the score a seat would have now (AAB-12.1)."""
    return float(
        track_points(state, seat)
        + building_count(state, seat)
        + ranking_points(state, seat)
        + position_points(state, seat)
        + bonus_points(state, seat)
    )
