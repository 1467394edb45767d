"""Taluva: what speaks for a seat's settlements."""

from math import exp
from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.game import Weighed
from dorfplatz.games.taluva.material import (
    HUT,
    KINDS,
    PER_PLAYER,
    PIECES,
    STEPS,
    TEMPLE,
    TEMPLE_FIELDS,
    TERRAINS,
    TOWER,
    TOWER_LEVEL,
    VOLCANO,
)
from dorfplatz.games.taluva.rules import SURVEY, settlement
from dorfplatz.games.taluva.state import TO_BUILD, State, built
from dorfplatz.kit.material import load

LEARNED: Final = load("dorfplatz.games.taluva", "insight.json")
NETWORK: Final = load("dorfplatz.games.taluva", "net.json")
FEATURES: Final = (
    "temples",
    "towers",
    "huts",
    "temple-sites",
    "tower-sites",
    "growing",
    "slopes",
    "settlements",
    "expansion",
    "victory",
    "chance",
    "turn",
    "stuck",
    "hunger",
    "closing",
)
FINER: Final = (
    "turns",
    "detour",
    "threats",
    "to-place",
    "to-build",
    "hut-turns",
    "temple-turns",
    "tower-turns",
    "soon",
    "cornered",
)
LAST_HUTS: Final = vec[float]([exp(-left / 3) for left in range(PER_PLAYER[HUT] + 1)])
"""How much it matters that only so many huts are left."""
_FAR: Final = 100.0
"""So many temples is a place in the ranking worth."""


@final
class TaluvaInsight(Weighed[State]):
    """What is built, where the next temple or tower could stand, and how near the end is."""

    features: ClassVar[tuple[str, ...]] = FEATURES
    finer: ClassVar[tuple[str, ...]] = FINER

    def __init__(self) -> None:
        super().__init__(LEARNED, NETWORK)
        self.costs: vec[i64] = vec[i64]([0] * int(PER_PLAYER[HUT] + 1))

    def measure(self, state: State, seat: i64, row: vec[float]) -> None:
        """Fill in what a seat has built and what its settlements offer."""
        temples = state.supply[seat * KINDS + TEMPLE]
        towers = state.supply[seat * KINDS + TOWER]
        huts = state.supply[seat * KINDS + HUT]
        temple_sites: i64 = 0
        tower_sites: i64 = 0
        growing: i64 = 0
        slopes: i64 = 0
        count: i64 = 0
        expansion: i64 = 0
        second: i64 = 0
        costs = self.costs
        for spent in range(huts + 1):
            costs[spent] = 0
        status = state.status[seat]
        survey = SURVEY
        survey.fit(i64(len(state.level)))
        mark = survey.mark
        fields = survey.fields
        cost = survey.cost
        level = state.level
        ground = state.ground
        piece = state.piece
        steps = STEPS[state.size]
        before = survey.walk
        homes = state.settled[seat] if status == 0 else 0
        for home in range(homes):
            start = state.homes[seat * PIECES + home]
            if mark[start] > before:
                continue
            settlement(state, start, survey)
            walk = survey.walk
            highest: i64 = 0
            for terrain in range(1, TERRAINS + 1):
                cost[terrain] = 0
            for i in range(survey.count):
                here = fields[i]
                for step in steps:
                    beside = here + step
                    land = i64(ground[beside])
                    if 0 < land < VOLCANO and piece[beside] == 0 and mark[beside] != walk:
                        mark[beside] = walk
                        height = i64(level[beside])
                        cost[land] += height
                        if height > highest:
                            highest = height
            count += 1
            if survey.towers == 0:
                if highest >= TOWER_LEVEL:
                    tower_sites += 1
                elif highest == TOWER_LEVEL - 1:
                    slopes += 1
            if survey.temples == 0 and highest > 0:
                if survey.count >= TEMPLE_FIELDS:
                    temple_sites += 1
                elif survey.count == TEMPLE_FIELDS - 1:
                    growing += 1
            for terrain in range(1, TERRAINS + 1):
                spent = cost[terrain]
                if 0 < spent <= huts:
                    costs[spent] += 1
                    if spent > expansion:
                        second = expansion
                        expansion = spent
                    elif spent > second:
                        second = spent
        if self.deep:
            hut_turns = self.hut_turns(huts, expansion + second)
            temple_turns = turns(temples, temple_sites, growing, 0.5)
            tower_turns = turns(towers, tower_sites, slopes, 1.0)
            self.measure_race(state, seat, hut_turns, temple_turns, tower_turns, row)
            row[17] = float(self.threats(temples, towers, huts, temple_sites, tower_sites))
            row[24] = 1.0 if huts == 0 and temple_sites + tower_sites == 0 else 0.0
        if temple_sites > temples:
            temple_sites = temples
        if tower_sites > towers:
            tower_sites = towers
        row[0] = float(built(state, seat, TEMPLE))
        row[1] = float(built(state, seat, TOWER))
        row[2] = float(built(state, seat, HUT)) / 10.0
        row[3] = float(temple_sites)
        row[4] = float(tower_sites)
        row[5] = float(growing) if temples > 0 else 0.0
        row[6] = float(slopes) if towers > 0 else 0.0
        row[7] = float(count)
        row[8] = float(expansion)
        row[9] = victory(state, seat)
        sites = temple_sites + tower_sites
        mine = sites > 0 and state.active == seat
        row[10] = 1.0 if mine and state.phase == TO_BUILD else 0.0
        row[11] = 1.0 if mine and state.phase != TO_BUILD else 0.0
        # Soon there may be nothing to build (TAL-11.1).
        row[12] = float(5 - huts) if sites == 0 and huts < 5 else 0.0
        # The last huts are the end (TAL-11.1), or the victory where another kind is used up.
        closing = temples == 0 or towers == 0
        row[13] = 0.0 if closing else LAST_HUTS[huts]
        row[14] = LAST_HUTS[huts] if closing else 0.0
        if status != 0:  # out or finished, which counts more than all that stands
            row[0] = (_FAR if status > 0 else -_FAR) - float(status)

    def measure_race(
        self,
        state: State,
        seat: i64,
        hut_turns: float,
        temple_turns: float,
        tower_turns: float,
        row: vec[float],
    ) -> None:
        """Fill in how many turns the two quickest ways to an early victory take (TAL-11.6)."""
        best = hut_turns + temple_turns
        other = hut_turns + tower_turns
        third = temple_turns + tower_turns
        if other < best:
            best, other = other, best
        if third < best:
            best, other = third, best
        elif third < other:
            other = third
        mine = state.active == seat
        row[15] = best
        row[16] = other
        row[18] = 1.0 if mine and state.phase != TO_BUILD else 0.0
        row[19] = 1.0 if mine and state.phase == TO_BUILD else 0.0
        row[20] = hut_turns
        row[21] = temple_turns
        row[22] = tower_turns
        row[23] = 1.0 / (1.0 + best)

    def hut_turns(self, huts: i64, two_best: i64) -> float:
        """Return about how many turns it takes to use up the huts, which has to be exact."""
        if huts == 0:
            return 0.0
        costs = self.costs
        if huts == 1 or costs[huts] > 0:
            return 1.0
        rest = huts - two_best
        if huts == 2 or costs[huts - 1] > 0 or rest <= 0:
            return 2.0
        for cost in range(1, huts // 2 + 1):
            if costs[cost] > 0 and costs[huts - cost] > (1 if 2 * cost == huts else 0):
                return 2.0
        return 2.0 + 0.5 * float(rest)

    def threats(
        self, temples: i64, towers: i64, huts: i64, temple_sites: i64, tower_sites: i64
    ) -> i64:
        """Return in how many ways a seat could win with its next build, 3 for more."""
        count: i64 = 0
        if temples == 0 or towers == 0:
            if huts == 1:
                count = 3  # a single hut fits nearly anywhere (TAL-7.1)
            elif huts > 1:
                count = self.costs[huts]
        if towers == 1 and (temples == 0 or huts == 0):
            count += tower_sites
        if temples == 1 and (towers == 0 or huts == 0):
            count += temple_sites
        return count if count < 3 else 3


def turns(left: i64, sites: i64, nearly: i64, far: float) -> float:
    """Return about how many turns so many temples or towers take, with sites now and nearly."""
    result = float(left)
    missing = left - sites
    if missing > 0:
        result += float(missing)
        if missing > nearly:
            result += far * float(missing - nearly)
    return result


def victory(state: State, seat: i64) -> float:
    """Return how near the two kinds nearest to being used up are to it, 0 to 4 (TAL-11.6)."""
    least = 1.0
    total = 0.0
    for kind in range(KINDS):
        share = float(built(state, seat, kind)) / float(PER_PLAYER[kind])
        total += share
        if share < least:
            least = share
    return (total - least) * (total - least)
