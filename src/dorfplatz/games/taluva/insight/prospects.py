"""Taluva: what the settlements of a seat offer it, and how many turns an early victory may take."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.games.taluva.insight.eruptions import Eruptions
from dorfplatz.games.taluva.material import (
    HUT,
    KINDS,
    PER_PLAYER,
    PIECES,
    TEMPLE,
    TEMPLE_FIELDS,
    TERRAINS,
    TOWER,
    TOWER_LEVEL,
)
from dorfplatz.games.taluva.settlements import SURVEY, Survey, settlement
from dorfplatz.games.taluva.state import ACTIVE, State


@final
class Prospects:
    """What one seat may build where; one is used again and again. ``deep`` looks at more."""

    def __init__(self) -> None:
        self.eruptions = Eruptions()
        self.temples: i64 = 0
        """How many temples, towers and huts are left to build."""
        self.towers: i64 = 0
        self.huts: i64 = 0
        self.settlements: i64 = 0
        self.temple_sites: i64 = 0
        self.tower_sites: i64 = 0
        self.growing: i64 = 0
        """Settlements that lack one field for a temple."""
        self.slopes: i64 = 0
        """Settlements that lack one level for a tower."""
        self.heights: i64 = 0
        """Fields for a tower."""
        self.rises: i64 = 0
        """Fields one level below."""
        self.largest: i64 = 0
        """How many huts the largest expansions take."""
        self.second: i64 = 0
        self.costs: vec[i64] = vec[i64]([0] * int(PER_PLAYER[HUT] + 1))
        """How many expansions take so many huts."""

    def survey(self, state: State, seat: i64, deep: bool) -> None:
        """Walk around the settlements of a seat that is still in the game."""
        self.forget()
        self.temples = state.supply[seat * KINDS + TEMPLE]
        self.towers = state.supply[seat * KINDS + TOWER]
        self.huts = state.supply[seat * KINDS + HUT]
        survey = SURVEY
        survey.fit(i64(len(state.level)))
        mark = survey.mark
        before = survey.walk
        homes = state.settled[seat] if state.status[seat] == ACTIVE else 0
        for home in range(homes):
            start = state.homes[seat * PIECES + home]
            if mark[start] <= before:
                settlement(state, start, survey)
                self.look_around(state, seat, survey, deep)
        if deep:
            self.eruptions.weigh(state, seat, mark, before + 1)

    def forget(self) -> None:
        """Forget what was found out about another seat."""
        self.settlements = 0
        self.temple_sites = 0
        self.tower_sites = 0
        self.growing = 0
        self.slopes = 0
        self.heights = 0
        self.rises = 0
        self.largest = 0
        self.second = 0
        costs = self.costs
        for cost in range(len(costs)):
            costs[cost] = 0
        self.eruptions.begin()

    def look_around(self, state: State, seat: i64, survey: Survey, deep: bool) -> None:
        """Look at every free land field beside the settlement that was walked last."""
        level = state.level
        ground = state.ground
        sites = survey.sites
        cost = survey.cost
        walk = survey.walk
        highest: i64 = 0
        contacts: i64 = 0
        for terrain in range(1, TERRAINS + 1):
            cost[terrain] = 0
        for i in range(survey.free):
            site = sites[i]
            height = i64(level[site])
            cost[i64(ground[site])] += height
            if height > highest:
                highest = height
            if height == TOWER_LEVEL - 1:
                self.rises += 1
            elif height >= TOWER_LEVEL and deep and survey.towers == 0:
                self.heights += 1
                contacts += self.eruptions.touch(state, site, seat, walk)
        self.settlements += 1
        if deep:
            self.eruptions.add(survey.count, survey.temples, survey.towers, contacts)
        if survey.towers == 0:
            if highest >= TOWER_LEVEL:
                self.tower_sites += 1
            elif highest == TOWER_LEVEL - 1:
                self.slopes += 1
        if survey.temples == 0 and highest > 0:
            if survey.count >= TEMPLE_FIELDS:
                self.temple_sites += 1
            elif survey.count == TEMPLE_FIELDS - 1:
                self.growing += 1
        for terrain in range(1, TERRAINS + 1):
            self.note_expansion(cost[terrain])

    def note_expansion(self, cost: i64) -> None:
        """Note an expansion if there are huts enough (TAL-10.5)."""
        if 0 < cost <= self.huts:
            self.costs[cost] += 1
            if cost > self.largest:
                self.second = self.largest
                self.largest = cost
            elif cost > self.second:
                self.second = cost

    # -- How far it is to an early victory (TAL-11.6) --------------------------------------------

    def hut_turns(self) -> float:
        """Return about how many turns it takes to use up the huts, which has to be exact."""
        huts = self.huts
        costs = self.costs
        if huts == 0:
            return 0.0
        if huts == 1 or costs[huts] > 0:
            return 1.0
        rest = huts - self.largest - self.second
        if huts == 2 or costs[huts - 1] > 0 or rest <= 0:
            return 2.0
        for cost in range(1, huts // 2 + 1):
            if costs[cost] > 0 and costs[huts - cost] > (1 if 2 * cost == huts else 0):
                return 2.0
        return 2.0 + 0.5 * float(rest)

    def temple_turns(self) -> float:
        """Return about how many turns it takes to use up the temples."""
        return turns(self.temples, self.temple_sites, self.growing, 0.5)

    def tower_turns(self) -> float:
        """Return about how many turns it takes to use up the towers."""
        return turns(self.towers, self.tower_sites, self.slopes, 1.0)

    def threats(self) -> i64:
        """Return in how many ways a seat could win with its next build, 3 for more."""
        count: i64 = 0
        if self.temples == 0 or self.towers == 0:
            if self.huts == 1:
                count = 3  # a single hut fits nearly anywhere (TAL-7.1)
            elif self.huts > 1:
                count = self.costs[self.huts]
        count += self.victories(self.temple_sites, self.tower_sites)
        return count if count < 3 else 3

    def victories(self, temple_sites: i64, tower_sites: i64) -> i64:
        """Return how many of some sites would win at once."""
        count: i64 = 0
        if self.towers == 1 and (self.temples == 0 or self.huts == 0):
            count += tower_sites
        if self.temples == 1 and (self.towers == 0 or self.huts == 0):
            count += temple_sites
        return count


def turns(left: i64, sites: i64, nearly: i64, far: float) -> float:
    """Return about how many turns so many temples or towers take, with sites now and nearly."""
    result = float(left)
    missing = left - sites
    if missing > 0:
        result += float(missing)
        if missing > nearly:
            result += far * float(missing - nearly)
    return result
