"""A value net learns Höyük by itself: python examples/research/value_net.py [seconds] [games].

Nothing but numpy: one hidden layer that says how likely a seat wins, from what the game counts for
both seats (``insight``: points, leads, cards, houses, ...). It begins with the points alone and
learns for so many seconds of one processor from games against itself, by TD(lambda) on the
positions after each move. Then it plays ``greedy``, whose weights were tuned by its makers.
"""

import os
import sys
import time
from math import sqrt
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

import dorfplatz as dp
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.envs.rows import shown

Numbers = NDArray[np.float64]
SEATS, UNITS, LAMBDA = 2, 32, 0.8
WORLDS = 8
"""So many imagined worlds a move is tried in when it counts; one is enough to learn."""
TRIED = 24
"""So many moves are tried at a decision while learning, drawn by lot: that is how it explores."""
KEPT = 60_000
"""Older positions are forgotten: they come from worse players."""
SILENT = Journal(False)


class Eyes:
    """What the game counts for both seats of a position, the viewer's first."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.insight = game.fresh_insight()
        self.insight.deep = True
        self.count = len(self.insight.features) + len(self.insight.finer)
        self.row = vec[float]([0.0] * self.count)
        self.numbers = shown(self.row, np.float64)

    def see(self, state: Any, into: Numbers) -> None:
        """Write the features of seat 0, then those of seat 1."""
        self.insight.look(state)
        for seat in range(SEATS):
            self.insight.measure(state, seat, self.row)
            into[seat * self.count : (seat + 1) * self.count] = self.numbers


class Net:
    """How likely seat 0 wins: one hidden layer, of which each seat sees the mirrored half."""

    def __init__(self, inputs: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.half = inputs // 2
        self.mean, self.scale = np.zeros(self.half), np.ones(self.half)
        self.plain = np.zeros(self.half)
        self.inner = luck.normal(0, 0.5 / sqrt(inputs), (inputs, UNITS))
        self.bias = np.zeros(UNITS)
        self.out = np.zeros(UNITS)
        self.moments = [(np.zeros_like(p), np.zeros_like(p)) for p in self.parameters]
        self.steps = 0

    @property
    def parameters(self) -> list[Numbers]:
        """Everything that is learned."""
        return [self.plain, self.inner, self.bias, self.out]

    def scaled(self, seen: Numbers) -> tuple[Numbers, Numbers]:
        """Return the features as seat 0 and as seat 1 looks at them."""
        zero = (seen[:, : self.half] - self.mean) / self.scale
        one = (seen[:, self.half :] - self.mean) / self.scale
        return np.hstack([zero, one]), np.hstack([one, zero])

    def wins(self, seen: Numbers) -> Numbers:
        """Return how likely seat 0 wins each position."""
        mine, theirs = self.scaled(seen)
        lead = (mine - theirs)[:, : self.half] @ self.plain
        lead += np.tanh(mine @ self.inner + self.bias) @ self.out
        lead -= np.tanh(theirs @ self.inner + self.bias) @ self.out
        return np.asarray(1 / (1 + np.exp(-lead)))

    def learn(self, seen: Numbers, results: Numbers, rate: float) -> None:
        """Take a step towards the results of some positions (Adam)."""
        mine, theirs = self.scaled(seen)
        apart = (mine - theirs)[:, : self.half]
        here = np.tanh(mine @ self.inner + self.bias)
        there = np.tanh(theirs @ self.inner + self.bias)
        lead = apart @ self.plain + (here - there) @ self.out
        error = (1 / (1 + np.exp(-lead)) - results) / len(results)
        back_here = np.outer(error, self.out) * (1 - here**2)
        back_there = np.outer(-error, self.out) * (1 - there**2)
        slopes = [
            apart.T @ error,
            mine.T @ back_here + theirs.T @ back_there,
            back_here.sum(0) + back_there.sum(0),
            (here - there).T @ error,
        ]
        self.steps += 1
        for number, slope, (mean, square) in zip(
            self.parameters, slopes, self.moments, strict=True
        ):
            slope += 1e-5 * number
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            fair = sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            number -= rate * fair * mean / (np.sqrt(square) + 1e-8)


def hopes(eyes: Eyes, net: Net, world: Any, codes: list[int], luck: int) -> Numbers:
    """Return how likely seat 0 wins after each move and what chance decides then."""
    rules, rows = eyes.game.rules, np.zeros((len(codes), 2 * eyes.count))
    over: dict[int, float] = {}
    rewards = vec[float]([0.0] * SEATS)
    for place, code in enumerate(codes):
        after = rules.copy(world)
        rules.apply(after, code, SILENT)
        rng = FastRng(luck)
        while (turn := rules.turn(after)) == CHANCE:
            rules.apply(after, rules.draw(after, rng), SILENT)
        if turn == OVER:
            rules.rewards(after, rewards)
            over[place] = rewards[0]
        else:
            eyes.see(after, rows[place])
    found = net.wins(rows)
    for place, reward in over.items():
        found[place] = reward
    return found


def play(eyes: Eyes, net: Net, rng: FastRng) -> tuple[Numbers, float]:
    """Play a game against itself; return its positions, and what seat 0 got."""
    rules, codes = eyes.game.rules, Codes()
    state = eyes.game.start(SEATS)
    seen: list[Numbers] = []
    while (turn := rules.turn(state)) != OVER:
        if turn == CHANCE:
            rules.apply(state, rules.draw(state, rng), SILENT)
            continue
        rules.legal(state, codes)
        listed = codes.values()
        if len(listed) > TRIED:
            listed = [listed[int(rng.below(len(listed)))] for _ in range(TRIED)]
        if len(listed) > 1:
            worth = hopes(eyes, net, state, listed, int(rng.word()))
            listed = [listed[int(worth.argmax() if turn == 0 else worth.argmin())]]
        rules.apply(state, listed[0], SILENT)
        if rules.turn(state) != OVER:
            seen.append(np.zeros(2 * eyes.count))
            eyes.see(state, seen[-1])
    rewards = vec[float]([0.0] * SEATS)
    rules.rewards(state, rewards)
    return np.array(seen), rewards[0]


def aims(wins: Numbers, result: float) -> Numbers:
    """Return what the positions of a game should have been worth: TD(lambda), from its end."""
    found, later = np.empty(len(wins)), result
    for place in range(len(wins) - 1, -1, -1):
        found[place] = later
        later = (1 - LAMBDA) * wins[place] + LAMBDA * later
    return found


def learned(game: Any, seconds: float, seed: int = 1) -> tuple[Eyes, Net, int]:
    """Play and learn in turns, until so many seconds of processor time are spent."""
    begun = time.process_time()
    eyes = Eyes(game)
    net = Net(2 * eyes.count, seed)
    net.plain[:4] = 1.0  # points, families, herds, sets: so the first games are not all alike
    rng, luck = FastRng(seed), np.random.default_rng(seed)
    games: list[tuple[Numbers, float]] = []
    while (spent := (time.process_time() - begun) / seconds) < 0.97:
        games += [play(eyes, net, rng) for _ in range(20)]
        recent, held = [], 0
        for seen, result in reversed(games):
            if held > KEPT:
                break
            recent.append((seen, result))
            held += len(seen)
        seen = np.concatenate([one for one, _ in recent])
        if net.steps == 0:
            both = np.concatenate([seen[:, : eyes.count], seen[:, eyes.count :]])
            net.mean, net.scale = both.mean(0), both.std(0) + 0.1
            net.plain[:] = 0.0
        wins = net.wins(seen)
        ends = np.cumsum([len(one) for one, _ in recent])[:-1]
        aimed = [aims(w, r) for w, (_, r) in zip(np.split(wins, ends), recent, strict=True)]
        results = np.concatenate(aimed)
        for _ in range(60):
            some = luck.integers(len(seen), size=512)
            net.learn(seen[some], results[some], 3e-3 * (1 - spent) + 2e-4)
    return eyes, net, len(games)


def bot(eyes: Eyes, net: Net) -> Any:
    """Return a bot that tries every move in a few imagined worlds and keeps the best."""

    class Learned:
        def __init__(self, seed: int) -> None:
            self.rng = FastRng(seed & (2**62 - 1))

        def choose(self, seen: Any) -> int:
            if len(seen.codes) == 1:
                return int(seen.codes[0])
            worth = np.zeros(len(seen.codes))
            for _ in range(WORLDS):
                world = seen.imagine(self.rng)
                worth += hopes(eyes, net, world, seen.codes, int(self.rng.word()))
            return int(seen.codes[int(worth.argmax() if seen.seat == 0 else worth.argmin())])

    return Learned


def main(seconds: str = "115", games: str = "200", seed: str = "1") -> None:
    """Learn, then play ``greedy`` and say how often it won, and how sure that is."""
    begun = time.process_time()
    eyes, net, own_games = learned(dp.game("hoyuk").engine, float(seconds), int(seed))
    spent = time.process_time() - begun
    print(f"learned from {own_games} games in {spent:.0f} s of processor time", flush=True)
    dp.bot("learned")(bot(eyes, net))
    results = dp.arena("hoyuk", ["learned", "greedy"], games=int(games), seed=1000 + int(seed))
    print(results)


if __name__ == "__main__":
    main(*sys.argv[1:4])
