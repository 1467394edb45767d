"""Search: imagine the unseen, grow a tree over what could be played, finish by a short playout.

Information-set Monte-Carlo tree search for any number of seats. Every simulation takes a world
that fits the view, walks down the tree through actions that are legal in it, adds one node, plays
a few random moves and asks the game's insight (or the rules, where the game is over) for rewards.
A node keeps the rewards of the seat that moved into it, so everybody is assumed to play for their
own rank. Where a game has an insight, actions are tried in the order of a one-move look ahead, a
few at first and more with every visit.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dorfplatz.bots.bot import Bot
from dorfplatz.bots.outlook import arrive, judge
from dorfplatz.bots.reasons import reasons
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.insight import Insight
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.knowledge import HIDDEN
from dorfplatz.engine.perspective import Perspective
from dorfplatz.engine.prompt import Phrase
from dorfplatz.engine.rng import MASK, FastRng
from dorfplatz.engine.rules import CHANCE, OVER

NONE: Final[i64] = -1
DEEPEST: Final[i64] = 500
MOST_NODES: Final[i64] = 3_000_000
CHECK_EVERY: Final = 16
FATE: Final[i64] = 0
PLAYOUT: Final[i64] = 1
STEP_OF_LUCK: Final[i64] = 0x61C8_8647
TO_THE_END: Final = -1
LEAST_SPREAD: Final = 0.01
LONGEST_LINE: Final = 5


@dataclass(frozen=True)
class Settings:
    """How a search thinks; levels are made of these."""

    simulations: int = 1000
    """How many simulations at most."""
    ms: int = 0
    """How many milliseconds at most (0: no limit; needs a clock)."""
    explore: float = 0.7
    """How much a rarely tried action attracts."""
    playout: int = 4
    """How many random moves before the insight judges; -1: play to the end."""
    around: int = 0
    """1: a playout ends sooner where the searching seat's next turn begins, so that what is judged
    is alike: whoever has just moved looks better than after the answer."""
    care: int = 1
    """How many random actions a playout compares for each of its moves; 1: any will do."""
    width: int = 6
    """How many actions of a position are tried at first, the most promising ones."""
    growth: float = 1.0
    """How many more with the square root of the visits."""
    glance: int = 1000
    """How many actions, drawn by lot, are looked at where a later position offers more."""
    trust: float = 2.0
    """How many visits the look ahead counts for."""
    fates: int = 0
    """How many outcomes of chance a position is thought on with, drawn by lot (0: all)."""
    patience: int = 4
    """How many visits before a position's own actions are looked at."""
    horizon: int = 60
    """How many moves deep the tree grows."""
    worlds: int = 64
    """How many worlds are imagined at most."""
    deep: int = 0
    """1: judge by the network, where the game has one."""
    corrected: int = 0
    """1: add to the network's judgement what the game knows better, where it knows something."""
    noise: float = 0.0
    """How badly the values of actions are misjudged at last (standard deviation of a reward)."""


@final
class Tree:
    """Nodes as flat rows: children as a linked list, found by parent and action through a hash."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Keep nothing but a root."""
        self.size: i64 = 0
        self.parent: vec[i64] = vec[i64]()
        self.code: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()
        self.child: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()
        self.stamp: vec[i64] = vec[i64]()
        # What a node offers lies in one common row: from `begin` on, the first `opened` as nodes.
        self.begin: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        self.spread: vec[float] = vec[float]()
        self.opened: vec[i64] = vec[i64]()
        self.offer_code: vec[i64] = vec[i64]()
        self.offer_prior: vec[float] = vec[float]()
        self.slots: vec[i64] = vec[i64]([-1] * 4096)
        self.add(NONE, 0, 0.5)

    def add(self, parent: i64, code: i64, prior: float) -> i64:
        """Add a node and return its number."""
        number = self.size
        self.parent = append(self.parent, parent)
        self.code = append(self.code, code)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        self.prior = append(self.prior, prior)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, NONE)
        self.stamp = append(self.stamp, 0)
        self.begin = append(self.begin, 0)
        self.offered = append(self.offered, NONE)
        self.spread = append(self.spread, 1.0)
        self.opened = append(self.opened, 0)
        self.size = number + 1
        if parent != NONE:
            self.sibling[number] = self.child[parent]
            self.child[parent] = number
            if self.size * 2 > len(self.slots):
                self.rehash()
            else:
                self.put(number)
        return number

    def put(self, number: i64) -> None:
        """Let a node be found."""
        slots = self.slots
        mask = len(slots) - 1
        slot = mixed(self.parent[number], self.code[number]) & mask
        while slots[slot] != NONE:
            slot = (slot + 1) & mask
        slots[slot] = number

    def rehash(self) -> None:
        """Double the hash table."""
        self.slots = vec[i64]([-1] * (2 * len(self.slots)))
        for number in range(1, self.size):
            self.put(number)

    def find(self, parent: i64, code: i64) -> i64:
        """Return the node that an action leads to, or ``NONE``."""
        slots = self.slots
        mask = len(slots) - 1
        slot = mixed(parent, code) & mask
        number = slots[slot]
        while number != NONE:
            if self.parent[number] == parent and self.code[number] == code:
                return number
            slot = (slot + 1) & mask
            number = slots[slot]
        return NONE

    def value(self, node: i64) -> float:
        """Return the mean reward of the seat that moved into a node."""
        visits = self.visits[node]
        return self.total[node] / float(visits) if visits > 0 else self.prior[node]

    def best_child(self, node: i64) -> i64:
        """Return the child visited most, the better one of equals, or ``NONE``."""
        best = NONE
        child = self.child[node]
        while child != NONE:
            if best == NONE or (self.visits[child], self.value(child)) > (
                self.visits[best],
                self.value(best),
            ):
                best = child
            child = self.sibling[child]
        return best if best != NONE and self.visits[best] > 0 else NONE


def mixed(parent: i64, code: i64) -> i64:
    """Return a number that differs for different actions and parents; small enough not to wrap."""
    low = (code ^ (code >> 23) ^ (code >> 41)) & 0x3FFF_FFFF
    spread = (low * 0x1E35_A7BD + parent * 0x165_667B1) & 0x3FFF_FFFF_FFFF
    return (spread ^ (spread >> 19)) & 0x3FFF_FFFF


def outlook(share: float) -> str:
    """Return in one word which share of rivals a seat expects to leave behind."""
    for word, least in (("won", 0.8), ("ahead", 0.6), ("even", 0.4), ("behind", 0.2)):
        if share >= least:
            return word
    return "lost"


@final
class Search(Bot):
    """Looks ahead by simulations; the same seed, settings and past give the same move."""

    def __init__(
        self,
        seed: int,
        settings: Settings,
        clock: Callable[[], float] | None = None,
        insight: Insight[object] | None = None,
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.rng = FastRng(i64(seed & 0x7FFF_FFFF_FFFF_FFFF))
        self.luck = self.rng.word()
        self.tree = Tree()
        self.root: i64 = 0
        self.past: list[tuple[int, int]] = []
        self.simulations = 0
        self.silent = Journal(False)
        self.codes = Codes()
        self.rewards: vec[float] = vec[float]([0.0] * 16)
        self.path: vec[i64] = vec[i64]([0] * int(DEEPEST + 2))
        self.movers: vec[i64] = vec[i64]([0] * int(DEEPEST + 2))
        self.seats: i64 = 2
        self.explore = settings.explore
        self.growth = settings.growth
        self.trust = settings.trust
        self.width: i64 = settings.width
        self.patience: i64 = settings.patience
        self.horizon: i64 = min(settings.horizon, int(DEEPEST))
        self.playout: i64 = settings.playout
        self.care: i64 = settings.care
        self.glance: i64 = settings.glance
        self.fates: i64 = settings.fates
        self.around = settings.around > 0
        self.seat: i64 = 0
        self.certain = False
        self.insight = insight

    # -- Choosing ------------------------------------------------------------------

    def choose(self, seen: Perspective[object, object, object]) -> i64:
        """Return the code of the action that was tried most."""
        if len(seen.codes) == 1:
            return i64(seen.codes[0])
        self.think(seen)
        return self.pick(seen)

    def think(self, seen: Perspective[object, object, object]) -> None:
        """Simulate until the budget is spent."""
        game = seen.game
        if self.insight is None:
            self.insight = game.fresh_insight()
        if self.insight is not None:
            self.insight.deep = self.settings.deep > 0
            self.insight.corrected = self.settings.corrected > 0
        self.certain = game.public_choices
        self.seat = i64(seen.seat)
        worlds, weights = self.imagined(seen)
        self.seats = i64(len(game.rules.standing(worlds[0]).seats))
        self.reroot(seen)
        clock = self.clock
        limit = float(self.settings.ms)
        begun = clock() if clock is not None else 0.0
        budget = self.settings.simulations
        done = 0
        while done < budget:
            pause = clock is not None and limit > 0.0 and done > 0 and done % CHECK_EVERY == 0
            if pause and clock is not None and clock() - begun >= limit:
                break
            world = worlds[self.world(weights)] if len(worlds) > 1 else worlds[0]
            done += 1
            self.simulate(game, game.rules.copy(world), i64(done))
        self.simulations = done

    def imagined(
        self, seen: Perspective[object, object, object]
    ) -> tuple[list[object], vec[float]]:
        """Return the worlds to think in, and how likely each of them is, added up."""
        believed = None
        if self.insight is not None:
            believed = self.insight.belief(seen.view, seen.log)
        worlds: list[object] = []
        weights = vec[float]()
        total = 0.0
        if believed is not None:
            worlds = believed.worlds
            for weight in believed.weights:
                total += weight
                weights = append(weights, total)
        else:
            for _ in range(max(1, min(self.settings.worlds, self.settings.simulations))):
                worlds.append(seen.imagine(self.rng))
                total += 1.0
                weights = append(weights, total)
        for world in worlds:
            arrive(seen.game, world, i64(seen.seat), self.rng)
        return worlds, weights

    def world(self, weights: vec[float]) -> i64:
        """Return the index of a world, likely ones more often."""
        last = len(weights) - 1
        aim = weights[last] * float(self.rng.word()) / 4294967296.0
        low: i64 = 0
        while low < last:
            middle = (low + last) // 2
            if weights[middle] > aim:
                last = middle
            else:
                low = middle + 1
        return low

    def reroot(self, seen: Perspective[object, object, object]) -> None:
        """Go on in the tree of the last decision if the moves since lead to a known node."""
        tree = self.tree
        node = self.root
        past = self.past
        known = len(past) > 0 and len(seen.log) > len(past) and seen.log[: len(past)] == past
        if known:
            for _, code in seen.log[len(past) :]:
                node = NONE if code == HIDDEN else tree.find(node, i64(code))
                if node == NONE:
                    break
        if not known or node == NONE or tree.size > MOST_NODES // 2 or not self.fits(node, seen):
            tree.clear()
            node = 0
        self.root = node
        self.past = seen.log

    def fits(self, node: i64, seen: Perspective[object, object, object]) -> bool:
        """Say whether a node of the old tree offers exactly what is legal now."""
        tree = self.tree
        if tree.offered[node] == NONE:
            return tree.child[node] == NONE
        begin = tree.begin[node]
        legal = set(seen.codes)
        if {int(tree.offer_code[begin + i]) for i in range(tree.offered[node])} != legal:
            return False
        child = tree.child[node]
        while child != NONE:
            if int(tree.code[child]) not in legal:  # it was legal in a world now ruled out
                return False
            child = tree.sibling[child]
        return True

    def pick(self, seen: Perspective[object, object, object]) -> i64:
        """Return the action tried most; with noise, the one that seems best to a tired mind."""
        tree = self.tree
        best = tree.best_child(self.root)
        noise = self.settings.noise
        if noise > 0.0:
            liked = -1e9
            child = tree.child[self.root]
            while child != NONE:
                if tree.visits[child] > 0:
                    value = tree.value(child) + noise * self.error()
                    if value > liked:
                        liked = value
                        best = child
                child = tree.sibling[child]
        code = tree.code[best] if best != NONE else i64(seen.codes[0])
        assert int(code) in seen.codes, "the search left what is legal"
        return code

    def error(self) -> float:
        """Return a random number around 0, mostly between -2 and 2."""
        total = 0.0
        for _ in range(6):
            total += float(self.rng.word()) / 4294967296.0
        return (total - 3.0) * 1.4142135623730951

    def explain(self, seen: Perspective[object, object, object], code: i64) -> list[Phrase]:
        """Return the main reasons, what is hoped for, and the moves that are expected."""
        found = reasons(seen, int(code), self.settings.deep > 0)
        tree = self.tree
        node = tree.find(self.root, code)
        if node == NONE or self.past != seen.log:
            return found
        line: list[str] = []
        found.append(Phrase("bot-hope", {"outlook": outlook(tree.value(node))}))
        while node != NONE and len(line) < LONGEST_LINE:
            line.append(seen.game.notation.write(seen.game.notation.decode(tree.code[node])))
            if tree.offered[node] == NONE:  # chance decides what comes next, or nothing is known
                break
            node = tree.best_child(node)
        found.append(Phrase("bot-line", {"moves": " ".join(line)}))
        return found

    # -- One simulation ------------------------------------------------------------

    def simulate(self, game: AnyGame, state: object, number: i64) -> None:
        """Walk down, add a node, play on, and keep the rewards along the way."""
        tree = self.tree
        path = self.path
        movers = self.movers
        node = self.root
        path[0] = node
        movers[0] = NONE
        length: i64 = 1
        level: i64 = 0
        last = NONE
        turn = game.rules.turn(state)
        while turn != OVER and length < DEEPEST:
            if turn == CHANCE:
                child = self.fate(game, state, node, length)
                code = tree.code[child]
            else:
                if level >= self.horizon or tree.size >= MOST_NODES:
                    break
                if level > 0 and tree.visits[node] < self.patience:
                    break
                level += 1
                last = turn
                child = self.descend(game, state, node, turn, number)
                code = tree.code[child]
            game.rules.apply(state, code, self.silent)
            path[length] = child
            movers[length] = turn
            length += 1
            node = child
            fresh = turn != CHANCE and tree.visits[node] == 0
            turn = game.rules.turn(state)
            if fresh:
                break
        self.finish(game, state, last, self.fortune(node, length, PLAYOUT))
        rewards = self.rewards
        visits = tree.visits
        total = tree.total
        for i in range(length):
            here = path[i]
            visits[here] += 1
            if movers[i] >= 0:
                total[here] += rewards[movers[i]]

    def fortune(self, node: i64, depth: i64, use: i64) -> FastRng:
        """Return the luck of this visit: all nodes of a depth meet the same in turn, to be fair.

        Without an insight playouts go to the end, where the same luck means nothing any more.
        """
        if self.insight is None:
            return self.rng
        lot = 2 * self.tree.visits[node] + use
        return FastRng((self.luck ^ (depth * STEP_OF_LUCK & MASK)) + (lot << 32))

    def fate(self, game: AnyGame, state: object, node: i64, depth: i64) -> i64:
        """Return the child that chance leads to: one of all, or of a few that were drawn before."""
        tree = self.tree
        if self.certain and 0 < self.fates <= tree.opened[node]:
            child = tree.child[node]
            for _ in range(self.rng.below(tree.opened[node])):
                child = tree.sibling[child]
            return child
        code = game.rules.draw(state, self.fortune(node, depth, FATE))
        child = tree.find(node, code)
        if child == NONE:
            child = tree.add(node, code, 0.5)
            if self.certain:  # elsewhere the same node may be a seat's in another world
                tree.opened[node] += 1
        return child

    def finish(self, game: AnyGame, state: object, last: i64, rng: FastRng) -> None:
        """Play a few random moves, after one of seat ``last``, and fill ``rewards``."""
        silent = self.silent
        insight = self.insight
        left = self.playout if insight is not None else i64(TO_THE_END)
        turn = game.rules.turn(state)
        while turn != OVER:
            back = self.around and turn == self.seat and last != turn
            if insight is not None and (left == 0 or back):
                insight.hopes(state, self.seats, self.rewards)
                return
            if turn == CHANCE:
                game.rules.apply(state, game.rules.draw(state, rng), silent)
            elif self.care > 1 and insight is not None:
                state = self.careful(game, state, turn, rng)
                left -= 1
                last = turn
            else:
                game.rules.apply(state, game.rules.sample(state, rng), silent)
                left -= 1
                last = turn
            turn = game.rules.turn(state)
        game.rules.rewards(state, self.rewards)

    def careful(self, game: AnyGame, state: object, seat: i64, rng: FastRng) -> object:
        """Return the position after the most promising of a few random actions."""
        best = state
        hope = -1.0
        for _ in range(self.care):
            after = game.rules.copy(state)
            game.rules.apply(after, game.rules.sample(state, rng), self.silent)
            judge(game, self.insight, after, self.seats, self.rewards)
            if self.rewards[seat] > hope:
                hope = self.rewards[seat]
                best = after
        return best

    def descend(self, game: AnyGame, state: object, node: i64, seat: i64, number: i64) -> i64:
        """Return the child to go on with."""
        tree = self.tree
        unknown = tree.offered[node] == NONE
        if unknown or not self.certain:
            game.rules.legal(state, self.codes)
        if unknown:
            self.offer(game, state, node, seat)
        if not self.certain:
            self.mark(node, number)
        return self.attractive(node, number)

    def offer(self, game: AnyGame, state: object, node: i64, seat: i64) -> None:
        """Note what a position offers, with a look at what each action leads to."""
        tree = self.tree
        codes = self.codes
        if self.certain and node != self.root and codes.count > self.glance:
            self.draw_some(self.glance)
        insight = self.insight
        tree.begin[node] = len(tree.offer_code)
        tree.offered[node] = codes.count
        total = 0.0
        most = 0.0
        for i in range(codes.count):
            prior = 0.5
            if insight is not None and self.trust > 0.0:
                after = game.rules.copy(state)
                game.rules.apply(after, codes.row[i], self.silent)
                judge(game, insight, after, self.seats, self.rewards)
                prior = self.rewards[seat]
            total += prior
            most = max(most, prior)
            tree.offer_code = append(tree.offer_code, codes.row[i])
            tree.offer_prior = append(tree.offer_prior, prior)
        if insight is not None and self.trust > 0.0:
            # Curiosity is measured by how much there is to gain over an average action.
            tree.spread[node] = max(LEAST_SPREAD, most - total / float(codes.count))

    def draw_some(self, most: i64) -> None:
        """Keep some of the listed actions, all equally likely."""
        codes = self.codes
        row = codes.row
        for i in range(most):
            other = i + self.rng.below(codes.count - i)
            code = row[i]
            row[i] = row[other]
            row[other] = code
        codes.count = most

    def mark(self, node: i64, number: i64) -> None:
        """Mark the children that are legal in this world, and add those that are missing."""
        tree = self.tree
        codes = self.codes
        begin = tree.begin[node]
        first = tree.opened[node] == 0
        for i in range(codes.count):
            code = codes.row[i]
            child = tree.find(node, code)
            if child == NONE:
                prior = tree.offer_prior[begin + i] if first else 0.5
                child = tree.add(node, code, prior)
            tree.stamp[child] = number
        tree.opened[node] = tree.offered[node]

    def attractive(self, node: i64, number: i64) -> i64:
        """Return the child of most promise: reward so far, look ahead, and curiosity."""
        tree = self.tree
        visits = tree.visits
        guided = self.insight is not None and self.trust > 0.0
        certain = self.certain
        seen = float(visits[node] + 1)
        if certain and tree.opened[node] < tree.offered[node]:
            limit = tree.offered[node]
            if guided:
                limit = self.width + i64(self.growth * sqrt(seen))
            if tree.opened[node] < limit:
                return self.open_next(node, guided)
        total = tree.total
        prior = tree.prior
        sibling = tree.sibling
        stamp = tree.stamp
        trust = self.trust if guided else 0.0
        curious = self.explore * tree.spread[node] * sqrt(log(seen))
        best = NONE
        liking = -1.0
        child = tree.child[node]
        while child != NONE:
            if certain or stamp[child] == number:
                count = float(visits[child])
                if guided:
                    value = (total[child] + trust * prior[child]) / (count + trust)
                    value += curious / sqrt(count + 1.0)
                elif count == 0.0:
                    value = 1e6 + float(self.rng.word())
                else:
                    value = total[child] / count + curious / sqrt(count)
                if value > liking:
                    liking = value
                    best = child
            child = sibling[child]
        return best

    def open_next(self, node: i64, guided: bool) -> i64:
        """Make a node of the most promising action not tried yet; without guidance, of any."""
        tree = self.tree
        codes = tree.offer_code
        priors = tree.offer_prior
        first = tree.begin[node] + tree.opened[node]
        last = tree.begin[node] + tree.offered[node]
        best = first
        if guided:
            for i in range(first + 1, last):
                if priors[i] > priors[best]:
                    best = i
        else:
            best = first + self.rng.below(last - first)
        code = codes[best]
        prior = priors[best]
        codes[best] = codes[first]
        priors[best] = priors[first]
        codes[first] = code
        priors[first] = prior
        tree.opened[node] += 1
        return tree.add(node, code, prior)
