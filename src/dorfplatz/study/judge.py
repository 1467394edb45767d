"""How good a position is for everybody, judged by search in worlds that somebody could imagine.

A chance is the share of rivals a seat leaves behind: 1 for the winner, 0 for the last, and with two
seats how likely it wins. Moves are compared in the same worlds and with the same luck.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.bots.ladder import levels
from dorfplatz.bots.mcts import Search
from dorfplatz.bots.outlook import judge
from dorfplatz.bots.worlds import imagined
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.perspective import Perspective
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE

LEVEL: Final = "master"
AS_AMONG: Final = 2
"""Chances are shares of rivals at every table, so it thinks as the level does among two."""
SEED: Final = 20_011
ROOT: Final = 0
NONE: Final = -1
MOST_SEATS: Final = 16
CHECK_EVERY: Final = 32
SILENT: Final = Journal(False)
LEAST_LOSS: Final = 0.02
"""What is less than this is as good as the best move: the search is not surer than that."""

AS_GOOD: Final = 4
"""So many moves of a search are looked at for the plainest one."""
GLANCED_AT: Final = 8
"""In so many worlds what a move does at once is looked at."""

Chances = tuple[float, ...]
"""The chance of every seat."""
Clock = Callable[[], float]
"""Answers milliseconds."""


@dataclass(frozen=True)
class Budget:
    """How long to think about one thing: simulations, and milliseconds where there is a clock."""

    simulations: int
    ms: float = 0.0
    clock: Clock | None = None

    def now(self) -> float:
        """Return the time, if there is a clock."""
        return self.clock() if self.clock is not None else 0.0

    def spent(self, begun: float) -> bool:
        """Say whether the time is up."""
        return self.clock is not None and self.clock() - begun >= self.ms

    def part(self, share: float) -> "Budget":
        """Return a share of it."""
        return Budget(max(1, int(self.simulations * share)), self.ms * share, self.clock)


@dataclass(frozen=True)
class Worlds:
    """Worlds that fit what somebody knows, and which of them each simulation takes."""

    worlds: Sequence[object]
    order: Sequence[int]

    def world(self, number: int) -> object:
        """Return the world of a simulation."""
        return self.worlds[self.order[number % len(self.order)]]


@dataclass(frozen=True)
class Thought:
    """What a search found: the actions it tried most, best first, and everybody's chances."""

    codes: tuple[int, ...]
    values: tuple[float, ...]
    visits: tuple[int, ...]
    chances: Chances


class Judge:
    """Judges positions and moves of one game; the same seed judges the same."""

    def __init__(self, game: AnyGame, seed: int = SEED) -> None:
        self.game = game
        self.seed = seed
        self.settings = replace(levels(game, AS_AMONG)[LEVEL], ms=0, noise=0.0)
        self.deep = self.settings.deep > 0
        self.insight = game.fresh_insight()
        if self.insight is not None:
            self.insight.deep = self.deep

    @property
    def usual(self) -> int:
        """How many simulations the level takes for a move."""
        return self.settings.simulations

    # -- By search -----------------------------------------------------------------

    def worlds(self, seen: Perspective[object, object, object], most: int) -> Worlds:
        """Return worlds a seat could imagine, likely ones for more simulations."""
        search = self._search(seen.seat)
        limit = max(1, min(self.settings.worlds, most))
        found = imagined(seen, search.insight, limit, search.rng)
        if len(found.states) == 1:
            return Worlds(found.states, (0,))
        return Worlds(found.states, tuple(int(found.place(search.rng)) for _ in range(most)))

    def think(self, seen: Perspective[object, object, object], budget: Budget) -> Thought:
        """Search from a seat's chair."""
        return self.search(self.worlds(seen, budget.simulations), seen.seat, budget)

    def search(self, worlds: Worlds, seat: int, budget: Budget, code: int | None = None) -> Thought:
        """Search in some worlds, in each of them after an action of the seat, if one is named."""
        game = self.game
        search = self._search(seat)
        seats = len(game.rules.standing(worlds.worlds[0]).seats)
        search.seats = i64(seats)
        total = [0.0] * seats
        begun = budget.now()
        done = 0
        while done < budget.simulations:
            if done and done % CHECK_EVERY == 0 and budget.spent(begun):
                break
            state = game.rules.copy(worlds.world(done))
            done += 1
            if code is not None:
                game.rules.apply(state, i64(code), SILENT)
            search.simulate(game, state, i64(done))
            rewards = search.rewards
            for place in range(seats):
                total[place] += rewards[place]
        chances = tuple(value / done for value in total)
        return Thought(*self._children(search), chances)

    def weigh(
        self, seen: Perspective[object, object, object], code: int, budget: Budget
    ) -> tuple[int, float, float]:
        """Return the best move, its chance, and what another move loses against it.

        A search finds the best, then both are compared in the same worlds with the same luck. What
        costs next to nothing is as good as the best.
        """
        worlds = self.worlds(seen, budget.simulations)
        thought = self.search(worlds, seen.seat, budget.part(0.4))
        best = thought.codes[0] if thought.codes else code
        if best == code:
            return code, thought.chances[seen.seat], 0.0
        compared = budget.part(0.25)
        good = self.search(worlds, seen.seat, compared, best).chances[seen.seat]
        real = self.search(worlds, seen.seat, compared, code).chances[seen.seat]
        if good - real < LEAST_LOSS:
            return code, max(good, real), 0.0
        return best, good, good - real

    def plainest(
        self,
        seen: Perspective[object, object, object],
        best: int,
        code: int,
        budget: Budget,
        anyway: Collection[int] = (),
    ) -> tuple[int, float, float]:
        """Weigh a move against the plainest of the good ones: who is told of it sees why.

        Of the moves that a search tries most, some are as good as the best; often one of them only
        puts off what the other does (to pay for new cards first, and then to harvest). The one
        that looks best at once is named. What was done ``anyway``, later in the same turn, is no
        advice as long as there is another.
        """
        worlds = self.worlds(seen, budget.simulations)
        found = self.search(worlds, seen.seat, budget.part(0.3)).codes
        tried = [one for one in dict.fromkeys([best, *found]) if one != code]
        news = [one for one in tried if one not in anyway] or tried
        compared = budget.part(0.12)
        chances = {
            one: self.search(worlds, seen.seat, compared, one).chances[seen.seat]
            for one in [code, *news[:AS_GOOD]]
        }
        highest = max(chances.values())
        if highest - chances[code] < LEAST_LOSS:
            return code, highest, 0.0
        good = [one for one, chance in chances.items() if highest - chance < LEAST_LOSS]
        plain = max(good, key=lambda one: self.at_once(worlds, seen.seat, one))
        return plain, chances[plain], chances[plain] - chances[code]

    def at_once(self, worlds: Worlds, seat: int, code: int) -> float:
        """Return the chance of a seat right after a move, as it looks without any search."""
        row = vec[float]([0.0] * MOST_SEATS)
        some = worlds.worlds[:GLANCED_AT]
        total = 0.0
        for world in some:
            after = self.game.rules.copy(world)
            seats = len(self.game.rules.standing(after).seats)
            self.game.rules.apply(after, i64(code), SILENT)
            judge(self.game, self.insight, after, i64(seats), row)
            total += float(row[seat])
        return total / len(some)

    def _search(self, seat: int) -> Search:
        search = Search(self.seed, self.settings, None, self.insight)
        search.certain = self.game.public_choices
        search.seat = i64(seat)
        return search

    def _children(
        self, search: Search
    ) -> tuple[tuple[int, ...], tuple[float, ...], tuple[int, ...]]:
        tree = search.tree
        child = int(tree.child[ROOT])
        found: list[tuple[int, float, int]] = []
        while child != NONE:
            visits = int(tree.visits[child])
            if visits > 0:
                found.append((visits, float(tree.value(i64(child))), int(tree.code[child])))
            child = int(tree.sibling[child])
        found.sort(key=lambda one: (one[0], one[1]), reverse=True)
        return (
            tuple(code for _, _, code in found),
            tuple(value for _, value, _ in found),
            tuple(visits for visits, _, _ in found),
        )

    # -- At a glance ---------------------------------------------------------------

    def glance(self, state: object, seats: int) -> Chances:
        """Return everybody's chances after the best answer of whoever is to decide."""
        game = self.game
        row = vec[float]([0.0] * MOST_SEATS)
        turn = int(game.rules.turn(state))
        best: Chances | None = None
        if turn >= 0:
            codes = Codes()
            game.rules.legal(state, codes)
            for code in codes.values():
                after = game.rules.copy(state)
                game.rules.apply(after, i64(code), SILENT)
                judge(game, self.insight, after, i64(seats), row)
                if best is None or row[turn] > best[turn]:
                    best = tuple(float(row[place]) for place in range(seats))
        if best is not None:
            return best
        judge(game, self.insight, state, i64(seats), row)
        return tuple(float(row[place]) for place in range(seats))

    def luck(
        self, before: object, after: object, seats: int, budget: Budget
    ) -> tuple[Chances, int]:
        """Return what a run of draws was worth to everybody, and how many runs it was compared to.

        ``before`` is where chance was to decide, ``after`` where it was a seat's turn again. The
        value is that after the best answer, minus its expectation over what could have been drawn.
        """
        expected = [0.0] * seats
        weight = 0.0
        runs = self.runs(before, after, budget.simulations)
        begun = budget.now()
        counted = 0
        for likely, state in runs:
            found = self.glance(state, seats)
            counted += 1
            weight += likely
            for place in range(seats):
                expected[place] += likely * found[place]
            if len(runs) > EXACT and counted >= FEWEST and budget.spent(begun):
                break
        real = self.glance(after, seats)
        return tuple(r - e / weight for r, e in zip(real, expected, strict=True)), counted

    def runs(self, before: object, after: object, most: int) -> list[tuple[float, object]]:
        """Return what chance could have done, and how likely each is: all of it, or samples."""
        game = self.game
        codes = Codes()
        game.rules.legal(before, codes)
        found: list[tuple[float, object]] = []
        if int(codes.count) <= EXACT:
            weights = game.rules.weights(before)
            for code, weight in zip(codes.values(), weights, strict=True):
                state = game.rules.copy(before)
                game.rules.apply(state, i64(code), SILENT)
                found.append((float(weight), state))
            if all(game.rules.turn(state) != CHANCE for _, state in found):
                return found
        found = []
        for number in range(max(FEWEST, most)):
            state = game.rules.copy(before)
            rng = FastRng(i64(self.seed * 1_009 + number))
            while game.rules.turn(state) == CHANCE:
                game.rules.apply(state, game.rules.draw(state, rng), SILENT)
            found.append((1.0, state))
        return found


EXACT: Final = 40
"""Up to so many outcomes of one draw are all compared."""
FEWEST: Final = 16
"""So many samples at least where there are more."""


def outcome(ranks: Sequence[int]) -> Chances:
    """Return what came of it: the share of rivals every seat left behind, equals count half."""
    rivals = len(ranks) - 1
    return tuple(
        (sum(other > rank for other in ranks) + 0.5 * (ranks.count(rank) - 1)) / rivals
        for rank in ranks
    )
