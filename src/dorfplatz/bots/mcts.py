"""Search: imagine the unseen, grow a tree over what could be played, finish by a short playout.

Information-set Monte-Carlo tree search for any number of seats. Every simulation takes a world
that fits the view, walks down the tree through actions that are legal in it, adds one node, plays
a few random moves and asks the game's insight (or the rules, where the game is over) for rewards.
A node keeps the rewards of the seat that moved into it, so everybody is assumed to play for their
own rank. Where a game has an insight, actions are tried in the order of a one-move look ahead, a
few at first and more with every visit.

One simulation reads from top to bottom in one class, which is why this file is long; the tree, the
worlds and the settings have files of their own.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dorfplatz.bots.bot import Bot
from dorfplatz.bots.outlook import judge, outlook
from dorfplatz.bots.policy import RECENT, Policy, known_last
from dorfplatz.bots.reasons import reasons
from dorfplatz.bots.settings import Settings
from dorfplatz.bots.tree import NONE, Tree
from dorfplatz.bots.winning import as_among_two, play_for_the_win
from dorfplatz.bots.worlds import imagined
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.insight import Insight
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.knowledge import HIDDEN
from dorfplatz.engine.perspective import Perspective
from dorfplatz.engine.prompt import Phrase
from dorfplatz.engine.rng import MASK, FastRng
from dorfplatz.engine.rules import CHANCE, OVER

DEEPEST: Final[i64] = 500
MOST_NODES: Final[i64] = 3_000_000
CHECK_EVERY: Final = 16
FATE: Final[i64] = 0
PLAYOUT: Final[i64] = 1
STEP_OF_LUCK: Final[i64] = 0x61C8_8647
TO_THE_END: Final = -1
LEAST_SPREAD: Final = 0.01
LONGEST_LINE: Final = 5


@final
class Search(Bot):
    """Looks ahead by simulations; the same seed, settings and past give the same move."""

    def __init__(
        self,
        seed: int,
        settings: Settings,
        clock: Callable[[], float] | None = None,
        insight: Insight[object] | None = None,
        policy: Policy | None = None,
    ) -> None:
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
        self.seat: i64 = 0
        self.certain = False
        self.proving = False
        self.length: i64 = 1
        self.insight = insight
        self.policy = policy
        self.settings = settings
        self.explore = settings.explore
        self.growth = settings.growth
        self.trust = settings.trust
        self.width: i64 = settings.width
        self.patience: i64 = settings.patience
        self.horizon: i64 = min(settings.horizon, int(DEEPEST))
        self.playout: i64 = settings.playout
        self.care: i64 = settings.care
        self.glance: i64 = settings.glance
        self.preferred: i64 = int(settings.glance * min(1.0, settings.policy))
        self.fates: i64 = settings.fates
        self.around = settings.around > 0
        self.win = settings.win
        self.replies: i64 = settings.replies
        self.habit = settings.habit

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
        self.seat = i64(seen.seat)
        most = min(self.settings.worlds, self.settings.simulations)
        worlds = imagined(seen, self.insight, max(1, most), self.rng)
        self.seats = i64(len(game.rules.standing(worlds.states[0]).seats))
        if self.insight is not None:
            self.insight.deep = self.settings.deep > 0
            self.insight.corrected = self.settings.corrected > 0
        self.certain = game.public_choices
        self.proving = self.settings.prove > 0 and self.certain and self.seats == 2
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
            if done > 0 and self.tree.winner[self.root] != 0:  # there is nothing left to find out
                break
            world = worlds.draw(self.rng)
            done += 1
            self.simulate(game, game.rules.copy(world), i64(done))
        self.simulations = done

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
        kept = known and node != NONE and tree.size <= MOST_NODES // 2
        if not kept or not tree.offers(node, set(seen.codes)):
            tree.clear()
            node = 0
        self.root = node
        self.past = seen.log

    def pick(self, seen: Perspective[object, object, object]) -> i64:
        """Return the action tried most; with noise, the one that seems best to a tired mind."""
        tree = self.tree
        best = tree.best_child(self.root, self.seat if self.proving else NONE)
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
        line = [
            seen.game.notation.write(seen.game.notation.decode(next_code))
            for next_code in tree.line(node, LONGEST_LINE)
        ]
        share = as_among_two(tree.value(node), self.seats, self.win)
        found.append(Phrase("bot-hope", {"outlook": outlook(share)}))
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
                self.length = length
                child = self.descend(game, state, node, turn, number)
                code = tree.code[child]
            game.rules.apply(state, code, self.silent)
            path[length] = child
            movers[length] = turn
            length += 1
            node = child
            fresh = turn != CHANCE and tree.visits[node] == 0
            turn = game.rules.turn(state)
            if fresh or tree.winner[node] != 0:
                break
        rewards = self.rewards
        if tree.winner[node] != 0:
            rewards[0] = 1.0 if tree.winner[node] == 1 else 0.0
            rewards[1] = 1.0 - rewards[0]
        else:
            self.finish(game, state, last, self.fortune(node, length, PLAYOUT))
            if self.proving and turn == OVER and rewards[0] != rewards[1]:
                tree.winner[node] = 1 if rewards[0] > rewards[1] else 2
        if tree.winner[node] != 0:
            self.prove(length)
        visits = tree.visits
        total = tree.total
        for i in range(length):
            here = path[i]
            visits[here] += 1
            if movers[i] >= 0:
                total[here] += rewards[movers[i]]

    def prove(self, length: i64) -> None:
        """Carry what is proved at the end of the path up, as far as it decides what is above.

        Whoever may choose wins by one won action and loses only if all are lost; after a draw of
        chance everything that could be drawn has to be won.
        """
        tree = self.tree
        for i in range(length - 2, -1, -1):
            node = self.path[i]
            winner = tree.winner[self.path[i + 1]]
            if winner == 0:
                return
            if tree.winner[node] == 0 and (
                self.movers[i + 1] == winner - 1 or tree.all_won(node, winner)
            ):
                tree.winner[node] = winner

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
        if self.proving and tree.answers[node] == 0:
            game.rules.legal(state, self.codes)
            tree.answers[node] = self.codes.count
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
                play_for_the_win(self.rewards, self.seats, self.win, False)
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
        play_for_the_win(self.rewards, self.seats, self.win, True)

    def judged(self, game: AnyGame, state: object) -> None:
        """Fill ``rewards`` with what each seat has, or may hope for."""
        judge(game, self.insight, state, self.seats, self.rewards)
        play_for_the_win(self.rewards, self.seats, self.win, game.rules.turn(state) == OVER)

    def careful(self, game: AnyGame, state: object, seat: i64, rng: FastRng) -> object:
        """Return the position after the most promising of a few random actions."""
        best = state
        hope = -1.0
        for _ in range(self.care):
            after = game.rules.copy(state)
            game.rules.apply(after, game.rules.sample(state, rng), self.silent)
            self.judged(game, after)
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
        return self.attractive(node, number, seat)

    def offer(self, game: AnyGame, state: object, node: i64, seat: i64) -> None:
        """Note what a position offers, with a look at what each action leads to."""
        tree = self.tree
        codes = self.codes
        tree.answers[node] = codes.count
        if self.certain and node != self.root and codes.count > self.glance:
            self.choose_some(state, seat)
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
                self.judged(game, after)
                prior = self.rewards[seat]
            total += prior
            most = max(most, prior)
            tree.offer_code = append(tree.offer_code, codes.row[i])
            tree.offer_prior = append(tree.offer_prior, prior)
        if insight is not None and self.trust > 0.0:
            # Curiosity is measured by how much there is to gain over an average action.
            tree.spread[node] = max(LEAST_SPREAD, most - total / float(codes.count))

    def choose_some(self, state: object, seat: i64) -> None:
        """Keep a glance of the listed actions: what the policy prefers, others by lot."""
        codes = self.codes
        row = codes.row
        most = self.glance
        begin: i64 = 0
        if self.policy is not None and self.preferred > 0:
            begin = self.preferred
            self.policy.prefer(state, seat, codes, self.latest(), begin)
        for i in range(begin, most):
            other = i + self.rng.below(codes.count - i)
            code = row[i]
            row[i] = row[other]
            row[other] = code
        codes.count = most

    def latest(self) -> list[tuple[int, int]]:
        """Return who did what last on the way to where the simulation stands, as far as known."""
        found: list[tuple[int, int]] = []
        at = self.length - 1
        while at > 0 and len(found) < RECENT:
            if self.movers[at] >= 0:
                found.append((int(self.movers[at]), int(self.tree.code[self.path[at]])))
            at -= 1
        return found + known_last(self.past, int(RECENT) - len(found))

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

    def attractive(self, node: i64, number: i64, seat: i64) -> i64:
        """Return the child of most promise: reward so far, look ahead, and curiosity."""
        tree = self.tree
        visits = tree.visits
        guided = self.insight is not None and self.trust > 0.0
        certain = self.certain
        crowd = self.seats > 2 and seat != self.seat
        seen = float(visits[node] + 1)
        if certain and tree.opened[node] < tree.offered[node]:
            limit = tree.offered[node]
            if guided and crowd and self.replies > 0:
                limit = self.replies
            elif guided:
                limit = self.width + i64(self.growth * sqrt(seen))
            if tree.opened[node] < limit:
                return self.open_next(node, guided)
        total = tree.total
        prior = tree.prior
        sibling = tree.sibling
        stamp = tree.stamp
        trust = self.trust if guided else 0.0
        if guided and crowd and self.habit > 0.0:
            trust = self.habit
        curious = self.explore * tree.spread[node] * sqrt(log(seen))
        winner = tree.winner
        best = NONE
        liking = -2.0
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
                if winner[child] != 0:
                    if winner[child] == seat + 1:
                        return child
                    value -= 1.0  # lost for sure: only where nothing else is left
                if value > liking:
                    liking = value
                    best = child
            child = sibling[child]
        if certain and winner[best] != 0 and tree.opened[node] < tree.offered[node]:
            return self.open_next(node, guided)
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
