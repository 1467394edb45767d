"""Höyük: what speaks for a seat's houses and cards."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.game import Weighed
from dorfplatz.games.hoyuk.majority import NOBODY, leader, tally
from dorfplatz.games.hoyuk.material import (
    CARDS,
    CELLS,
    LARGEST_SET,
    METAL,
    MOST_SEATS,
    NO_CARD,
    SET_POINTS,
    STACKS_OF,
)
from dorfplatz.games.hoyuk.scoring import (
    BY_HERDS,
    BY_HOUSES,
    BY_PEOPLE,
    final_points,
    score_village,
)
from dorfplatz.games.hoyuk.state import A_PEN, HAS_OVEN, HAS_SHRINE, HOUSES, State
from dorfplatz.games.hoyuk.village import is_contested, pen_owner
from dorfplatz.kit.material import load

LEARNED: Final = load("dorfplatz.games.hoyuk", "insight.json")
FEATURES: Final = (
    "points",
    "families",
    "herds",
    "sets",
    "cards",
    "leads",
    "matches",
    "furnished",
    "pens",
    "high-rises",
    "houses",
    "blocks",
)
_TOLD: Final[i64] = 6
"""How many numbers ``look`` keeps about a seat."""


@final
class HoyukInsight(Weighed[State]):
    """Points, what the village would score now, the hand as sets, and the cards soon to be won."""

    features: ClassVar[tuple[str, ...]] = FEATURES

    def __init__(self) -> None:
        super().__init__(LEARNED)
        self.told: vec[i64] = vec[i64]([0] * int(MOST_SEATS * _TOLD))

    def look(self, state: State) -> None:
        """Go through the village once: what scores, who leads where, what stands."""
        score_village(state)
        told = self.told
        for i in range(len(told)):
            told[i] = 0
        for block in range(1, state.blocks + 1):
            if is_contested(state, block):
                tally(state, block)
                for stack in range(STACKS_OF[state.mode]):
                    card = state.tops[stack]
                    winner = leader(state, stack)
                    if winner != NOBODY and card != NO_CARD:
                        told[winner * _TOLD] += 1
                        told[winner * _TOLD + 1] += i64(state.hand[winner * CARDS + i64(card)])
        what = state.what
        for cell in range(CELLS):
            here = what[cell]
            if here >= HOUSES:
                seat = i64(here - HOUSES)
                told[seat * _TOLD + 5] += 1
                if state.roof[cell] & (HAS_OVEN | HAS_SHRINE) != 0:
                    told[seat * _TOLD + 2] += 1
                if state.tall[cell] == 2:
                    told[seat * _TOLD + 4] += 1
            elif here == A_PEN:
                told[pen_owner(state, cell) * _TOLD + 3] += 1

    def measure(self, state: State, seat: i64, row: vec[float]) -> None:
        """Fill in what a seat has on the track, in hand and in the village."""
        told = self.told
        here = seat * _TOLD
        row[0] = float(state.points[seat])
        row[1] = float(final_points(state, seat, BY_HOUSES))
        row[2] = float(final_points(state, seat, BY_HERDS) + final_points(state, seat, BY_PEOPLE))
        held: i64 = 0
        worth: i64 = 0
        most: i64 = 0
        for card in range(METAL):
            count = i64(state.hand[seat * CARDS + card])
            held += count
            if count > most:
                most = count
            worth += points_of(count)
        metal = i64(state.hand[seat * CARDS + METAL])
        row[3] = float(worth - points_of(most) + points_of(most + metal))
        row[4] = float(held + metal)
        row[5] = float(told[here])
        row[6] = float(told[here + 1])
        row[7] = float(told[here + 2])
        row[8] = float(told[here + 3])
        row[9] = float(told[here + 4])
        row[10] = float(told[here + 5])
        blocks: i64 = 0
        for block in range(1, state.blocks + 1):
            if state.homes[block * MOST_SEATS + seat] > 0 and is_contested(state, block):
                blocks += 1
        row[11] = float(blocks)


def points_of(count: i64) -> i64:
    """Return the points of equal cards played as sets (HOY-10.9)."""
    points: i64 = 0
    while count > LARGEST_SET:
        points += SET_POINTS[LARGEST_SET]
        count -= LARGEST_SET
    return points + SET_POINTS[count]
