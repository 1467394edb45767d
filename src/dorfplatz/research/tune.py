"""Tuning: learn the weights of a game's insight from the results of games it plays with itself.

Every few moves the features of all seats are noted. Afterwards a logistic regression
finds the weights under which the difference of two seats' features best foretells which of them
ends up ahead. Weights are given in units of the first feature, and ``scale`` says how large a lead
of that unit makes three to one. It starts from the first guess that ``insight.json`` keeps, and
every round stays near the weights it played with unless the results speak against them.

A network learns from the same games, what is ``finer`` included. The first round is played by the
weights, every further one by the network of the last.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import Any

from librt.vecs import vec

from dorfplatz.bots.mcts import Search
from dorfplatz.bots.settings import Settings
from dorfplatz.bots.teacher import Teacher
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.insight import Insight
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.net import Net
from dorfplatz.engine.perspective import perspective
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.kit.material import load

THREE_TO_ONE = 1.0986
"""The logistic function has 0.75 here."""

PLAYERS = Settings(playout=0, worlds=4, horizon=4, glance=24, patience=6)
FAITH = 0.01
"""How much the weights of the last round count beside a sample."""
TIMES = 15
"""How often a network sees every sample."""

Sample = tuple[list[float], list[float], float]
"""The features of two seats, and what came of it for the first: 1 ahead, 0 behind."""


@dataclass(frozen=True)
class Lessons:
    """How the games are played that are learned from."""

    games: int = 250
    """How many games a round."""
    rounds: int = 2
    """How many rounds; each plays with what the last one learned."""
    seed: int = 1
    """The luck of the games."""
    simulations: int = 60
    """How long the players think."""
    noise: float = 0.03
    """How badly they misjudge."""
    slips: int = 12
    """One move in so many is random, so that unusual positions are seen."""
    every: int = 2
    """Of how many moves one is learned from; it should not divide the moves of a turn, because the
    insight judges positions in the middle of a turn, too."""
    patience: float = 1.0
    """How much the end of a game counts for a network beside what it thinks of the next position;
    1: it counts alone."""


@dataclass(frozen=True)
class Taught:
    """A network that was learned, as ``net.json`` keeps it."""

    net: dict[str, Any]
    samples: int
    loss: float


@dataclass(frozen=True)
class Weights:
    """What was learned."""

    scale: float
    weights: dict[str, float]
    samples: int
    loss: float


def tune(
    game: AnyGame, seats: int, lessons: Lessons, tell: Callable[[int, Weights], None]
) -> Weights:
    """Return weights after so many rounds of games; ``tell`` hears of every round."""
    insight = game.fresh_insight()
    if insight is None or not insight.features:
        raise NotPossible("error-tune", {"game": game.title})
    result = guess(game)
    take_over(insight, result)
    samples: list[Sample] = []
    for number in range(lessons.rounds):
        samples = samples[len(samples) // 2 :]  # what older weights played counts half
        for match in range(lessons.games):
            seed = lessons.seed + 1000 * number + match
            samples += self_play(game, insight, seats, seed, lessons)
        result = fitted(insight.features, samples, result)
        tell(number + 1, result)
        take_over(insight, result)
    return result


def teach(
    game: AnyGame, seats: int, lessons: Lessons, units: int, tell: Callable[[int, Taught], None]
) -> Taught:
    """Return a network of so many units after so many rounds of games; ``tell`` hears of each."""
    insight = game.fresh_insight()
    if insight is None or not insight.finer:
        raise NotPossible("error-tune-net", {"game": game.title})
    insight.deep = True
    insight.net = None
    pairs = seats * (seats - 1) // 2
    result = Taught({}, 0, 0.0)
    for number in range(lessons.rounds):
        teacher = Teacher(len(insight.row), units, lessons.seed)
        count = 0
        for match in range(lessons.games):
            seed = lessons.seed + 1_000_000 * number + match
            samples = self_play(game, insight, seats, seed, lessons)
            for left, (own, rival, ahead) in zip(range(len(samples), 0, -1), samples):
                teacher.show(own, rival, ahead, pairs if left > pairs else 0)
            count += len(samples)
        loss = teacher.learn(TIMES)
        if lessons.patience < 1.0:
            teacher.look_ahead(lessons.patience)
            teacher.learn(TIMES)
        result = Taught(teacher.learned(), count, round(loss, 4))
        insight.net = Net(result.net)
        tell(number + 1, result)
    return result


def guess(game: AnyGame) -> Weights:
    """Return the first guess of a game, from which every tuning starts whatever is known today."""
    first = load(game.package, "insight.json")["guess"]
    return Weights(float(first["scale"]), dict(first["weights"]), 0, 0.0)


def take_over(insight: Insight[object], learned: Weights) -> None:
    """Let an insight judge by other weights."""
    insight.scale = learned.scale
    for here, weight in enumerate(learned.weights.values()):
        insight.weights[here] = weight


def self_play(
    game: AnyGame, insight: Insight[object], seats: int, seed: int, lessons: Lessons
) -> list[Sample]:
    """Play one game and return differences of features with what came of them."""
    rng = FastRng(seed)
    silent = Journal(False)
    state = game.start(seats, {})
    player = replace(
        PLAYERS,
        simulations=lessons.simulations,
        noise=lessons.noise,
        deep=int(insight.deep),
    )
    bots = [Search(seed + seat, player, insight=insight) for seat in range(seats)]
    noted: list[list[list[float]]] = []
    move = 0
    while (turn := game.rules.turn(state)) != OVER:
        if turn == CHANCE:
            code = game.rules.draw(state, rng)
        elif rng.below(lessons.slips) == 0:
            code = game.rules.sample(state, rng)
        else:
            code = bots[turn].choose(perspective(game, state, turn))
        game.rules.apply(state, code, silent)
        move += turn >= 0
        if turn >= 0 and move % lessons.every == 0 and game.rules.turn(state) != OVER:
            noted.append([features(insight, state, seat) for seat in range(seats)])
    rewards = vec[float]([0.0] * seats)
    game.rules.rewards(state, rewards)
    return [
        (rows[a], rows[b], 0.5 + 0.5 * sign)
        for rows in noted
        for a in range(seats)
        for b in range(a)
        for sign in [(rewards[a] > rewards[b]) - (rewards[a] < rewards[b])]
    ]


def features(insight: Insight[object], state: object, seat: int) -> list[float]:
    """Return what a seat has of every feature."""
    row = vec[float]([0.0] * len(insight.row))
    insight.look(state)
    insight.measure(state, seat, row)
    return [float(value) for value in row]


def fitted(names: Sequence[str], samples: Sequence[Sample], before: Weights) -> Weights:
    """Return the weights of the logistic regression, by Newton's method, near those before."""
    count = len(names)
    leads = [
        ([own - rival for own, rival in zip(mine[:count], theirs)], y)
        for mine, theirs, y in samples
    ]
    spread = [
        max(1e-6, (sum(x[i] ** 2 for x, _ in leads) / len(leads)) ** 0.5) for i in range(count)
    ]
    rows = [([v / s for v, s in zip(x, spread)], y) for x, y in leads]
    unit = THREE_TO_ONE / before.scale
    centre = [before.weights[name] * unit * s for name, s in zip(names, spread)]
    found = list(centre)
    ridge = FAITH * len(rows)
    loss = 0.0
    for _ in range(8):
        slope = [ridge * (c - w) for c, w in zip(centre, found)]
        curve = [[ridge if i == j else 0.0 for j in range(count)] for i in range(count)]
        loss = 0.0
        for x, y in rows:
            p = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, sum(w * v for w, v in zip(found, x))))))
            loss += (y - p) ** 2
            for i in range(count):
                slope[i] += (y - p) * x[i]
                bend = p * (1.0 - p) * x[i]
                for j in range(i + 1):
                    curve[i][j] += bend * x[j]
        for i in range(count):
            for j in range(i):
                curve[j][i] = curve[i][j]
        found = [w + step for w, step in zip(found, solved(curve, slope))]
    plain = [w / s for w, s in zip(found, spread)]
    unit = plain[0] if plain[0] > 1e-6 else 1.0
    return Weights(
        round(THREE_TO_ONE / unit, 3),
        {name: round(w / unit, 4) for name, w in zip(names, plain)},
        len(samples),
        round(loss / len(samples), 4),
    )


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination (the matrix is positive definite)."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right)]
    for i in range(size):
        rows[i] = [v / rows[i][i] for v in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i])]
    return [row[-1] for row in rows]
