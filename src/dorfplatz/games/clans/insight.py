"""Clans: how promising a position is for a seat that knows all cards of an imagined world."""

from collections.abc import Sequence
from itertools import permutations
from math import exp
from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.insight import Belief, Change, Weighed
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.knowledge import HIDDEN
from dorfplatz.engine.prompt import Phrase
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE
from dorfplatz.games.clans.actions import DEAL_CARD, verb_of
from dorfplatz.games.clans.material import (
    BONUS,
    CLANS,
    EPOCH_OF_CHIP,
    HOSTILE,
    LAST_VILLAGE,
    TERRAIN,
    TERRAINS,
    TERRITORIES,
    TERRITORY_IDS,
)
from dorfplatz.games.clans.rules.turns import ClansRules
from dorfplatz.games.clans.state import NO_CARD, State, empty_board
from dorfplatz.games.clans.view import ClansKnowledge, View
from dorfplatz.kit.material import load

LEARNED: Final = load("dorfplatz.games.clans", "insight.json")
FEATURES: Final = ("points", "ready", "threatened", "groups", "huts", "bonus", "next", "strife")
EAGERNESS: Final = 0.7
"""How strongly a seat is believed to prefer a move that is a point better for its clan."""
EAGERNESS_IN_A_CROWD: Final = 2.0
"""The same at a table of more than two, where it was measured what moves betray."""
GRUDGE: Final = 0.5
"""At such a table: how much a seat is believed to mind what a move brings the other clans."""
CARELESS: Final = 0.1
"""How likely a seat is believed to play just anything."""


@final
class ClansInsight(Weighed[State]):
    """Points so far, and what the groups of a clan may still bring."""

    features: ClassVar[tuple[str, ...]] = FEATURES
    worse: ClassVar[tuple[str, ...]] = ("threatened", "strife")
    becomes: ClassVar[tuple[tuple[str, str], ...]] = (("ready", "points"),)

    def __init__(self) -> None:
        super().__init__(LEARNED)
        self.log: list[tuple[int, int]] = []
        self.board = empty_board(2, False)
        self.likelihood: list[list[float]] = []

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
        left = share_left(state)
        row[1] = float(ready)
        row[2] = float(threatened)
        row[3] = float(groups) * left
        row[4] = float(huts) * left
        row[5] = float(favoured) * left
        row[6] = float(following) * left
        row[7] = float(lonely)

    # -- What a move changed -----------------------------------------------------

    def count(self, state: State, seat: i64, row: vec[float]) -> None:
        """Fill in the features without what is left of the game."""
        self.measure(state, seat, row)
        left = share_left(state)
        if left > 0.0:
            for i in range(3, 7):
                row[i] = float(round(row[i] / left))
        row[7] = float(lonely_huts(state, state.cards[seat]))

    def changes(self, before: State, after: State) -> list[Change]:
        """Return which new village scores for whose clan, and where one may come next."""
        found: list[Change] = []
        for seat in range(before.seats):
            clan = i64(before.cards[seat])
            if clan < 0:
                continue
            gained = int(after.scores[clan]) - int(before.scores[clan])
            for territory in range(TERRITORIES):
                if after.huts[territory * CLANS + clan] == 0:
                    continue
                place = f"territory:{TERRITORY_IDS[territory]}"
                if gained > 0 and after.ties[territory] == 0 and is_new(before, after, territory):
                    told = Phrase("change-village", {"place": place, "points": gained})
                    found.append(Change("points", int(seat), True, told))
                if is_ready(after, territory) and not is_ready(before, territory):
                    told = Phrase("change-ready-at", {"place": place})
                    found.append(Change("ready", int(seat), True, told))
        return found

    # -- Whose clan is it? -------------------------------------------------------

    def belief(self, view: object, log: Sequence[tuple[int, int]]) -> Belief[State] | None:
        """Return all ways to deal the hidden cards (at most 24), by what the moves betray."""
        assert isinstance(view, View)
        base = ClansKnowledge().imagine(view, FastRng(1))
        viewer = view.viewer
        others = [seat for seat in range(view.seats) if view.cards[seat] is None]
        if viewer is None or len(others) == 0 or base.cards[0] == NO_CARD:
            return None
        from_start = len(log) > 0 and log[0][0] == CHANCE
        self.follow(view, list(log) if from_start else [])
        taken = [int(base.cards[seat]) for seat in range(view.seats) if seat not in others]
        left = [clan for clan in range(CLANS) if clan not in taken]
        worlds: list[State] = []
        weights: list[float] = []
        for dealt in permutations(left, len(others)):
            world = base.copy()
            weight = 1.0
            for seat, clan in zip(others, dealt, strict=True):
                world.cards[seat] = clan
                weight *= self.likelihood[seat][clan]
            worlds.append(world)
            weights.append(weight)
        return Belief(worlds, weights)

    def follow(self, view: View, log: list[tuple[int, int]]) -> None:
        """Judge the moves that were played since the last time, or all of another game."""
        known = len(self.log)
        if known == 0 or log[:known] != self.log:
            known = 0
            self.board = empty_board(view.seats, view.large_merge == "may")
            self.likelihood = [[1.0] * 5 for _ in range(view.seats)]
        self.log = log
        for seat, code in log[known:]:
            if code == HIDDEN or (seat == CHANCE and verb_of(i64(code)) == DEAL_CARD):
                self.board.dealt += 1  # a card; whose is known, which is not
                continue
            if seat >= 0:
                self.judge(i64(seat), i64(code))
            RULES.apply(self.board, i64(code), SILENT)

    def judge(self, seat: i64, chosen: i64) -> None:
        """Note how likely a seat would have played a move with each of the five cards."""
        board = self.board
        RULES.legal(board, CODES)
        totals = [0.0] * 5
        played = [0.0] * 5
        before = self.worth_to_all(board, seat)
        eagerness = EAGERNESS if board.seats <= 2 else EAGERNESS_IN_A_CROWD
        count = CODES.count
        for i in range(count):
            code = CODES.row[i]
            after = board.copy()
            RULES.apply(after, code, SILENT)
            worth = self.worth_to_all(after, seat)
            for clan in range(CLANS):
                liking = exp(eagerness * (worth[clan] - before[clan]))
                totals[clan] += liking
                if code == chosen:
                    played[clan] = liking
        best = 0.0
        row = self.likelihood[seat]
        for clan in range(CLANS):
            row[clan] *= CARELESS / float(count) + (1.0 - CARELESS) * played[clan] / totals[clan]
            best = max(best, row[clan])
        for clan in range(CLANS):
            row[clan] /= best

    def worth_to_all(self, board: State, seat: i64) -> list[float]:
        """Return what a position is worth to a seat with each of the five cards."""
        found = [0.0] * 5
        for clan in range(CLANS):
            board.cards[seat] = clan
            found[clan] = self.worth(board, seat)
        board.cards[seat] = NO_CARD
        if board.seats > 2:
            share = GRUDGE / float(CLANS - 1)
            total = share * sum(found)
            found = [worth + share * worth - total for worth in found]
        return found


def share_left(state: State) -> float:
    """Return which share of the villages is still to come."""
    return float(LAST_VILLAGE - state.founded) / 12.0


def lonely_huts(state: State, clan: i64) -> i64:
    """Return how many huts of a clan stand alone in groups large enough for strife."""
    count: i64 = 0
    if state.founded < LAST_VILLAGE:
        for territory in range(TERRITORIES):
            alone = state.huts[territory * CLANS + clan] == 1 and state.ties[territory] > 0
            if alone and state.size[territory] > 4:
                count += 1
    return count


def is_new(before: State, after: State, territory: i64) -> bool:
    """Say whether a village stands where none stood before a move."""
    return before.ties[territory] > 0 or before.size[territory] != after.size[territory]


def is_ready(state: State, territory: i64) -> bool:
    """Say whether a group is one move from becoming a village on ground that is not hostile."""
    if state.founded >= LAST_VILLAGE or state.ties[territory] != 1:
        return False
    epoch = i64(EPOCH_OF_CHIP[state.founded])
    return BONUS[epoch * TERRAINS + i64(TERRAIN[territory])] != HOSTILE


SILENT: Final = Journal(False)
RULES: Final = ClansRules()
CODES: Final = Codes()
