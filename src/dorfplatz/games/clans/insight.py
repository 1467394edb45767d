"""Clans: how promising a position is for a seat that knows all cards of an imagined world."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.game import Weighed
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
from dorfplatz.kit.material import load

FEATURES: Final = ("points", "ready", "threatened", "groups", "huts", "bonus", "next", "strife")
_DATA: Final = load("dorfplatz.games.clans", "insight.json")
WEIGHTS: Final[list[float]] = [float(_DATA["weights"][name]) for name in FEATURES]


@final
class ClansInsight(Weighed[State]):
    """Points so far, and what the groups of a clan may still bring."""

    scale: ClassVar[float] = float(_DATA["scale"])
    features: ClassVar[tuple[str, ...]] = FEATURES

    def __init__(self, weights: Sequence[float] = WEIGHTS) -> None:
        super().__init__(weights)

    def seats(self, state: State) -> i64:
        """Return how many seats the position has."""
        return state.seats

    def measure(self, state: State, seat: i64, row: vec[float]) -> None:
        """Fill in points, then what the groups that are no villages yet hold for the clan."""
        clan = state.cards[seat]
        row[0] = float(state.scores[clan] + state.chips[seat])
        ready: i64 = 0
        threatened: i64 = 0
        groups: i64 = 0
        huts: i64 = 0
        favoured: i64 = 0
        following: i64 = 0
        lonely: i64 = 0
        if state.founded < LAST_VILLAGE:
            here = i64(EPOCH_OF_CHIP[state.founded]) * TERRAINS
            after = here + TERRAINS if here < 4 * TERRAINS else here
            size = state.size
            ties = state.ties
            all_huts = state.huts
            for territory in range(TERRITORIES):
                own = i64(all_huts[territory * CLANS + clan])
                if own > 0 and ties[territory] > 0:
                    count = i64(size[territory])
                    bonus = BONUS[here + i64(TERRAIN[territory])]
                    groups += 1
                    huts += count
                    if ties[territory] == 1:
                        if bonus == HOSTILE:
                            threatened += count
                        else:
                            ready += count + bonus
                    if bonus > 0:
                        favoured += bonus
                    bonus = BONUS[after + i64(TERRAIN[territory])]
                    if bonus > 0:
                        following += bonus
                    if own == 1 and count > 4:
                        lonely += count
        left = float(LAST_VILLAGE - state.founded) / 12.0
        row[1] = float(ready)
        row[2] = float(threatened)
        row[3] = float(groups) * left
        row[4] = float(huts) * left
        row[5] = float(favoured) * left
        row[6] = float(following) * left
        row[7] = float(lonely)
