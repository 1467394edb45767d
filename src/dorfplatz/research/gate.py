"""Learning that cannot get worse: a new network is taken only if it wins a match.

Every round plays games with mixed numbers of seats, learns a candidate from a window of the last
rounds, and lets it play the champion. Only a candidate whose 95 % interval lies above one half
takes its place. What was played, the champion and a log lie in a folder, so a run that was
interrupted goes on with the round it was in.

The same games teach a policy, if that is wished (``research/policy.py``).
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import count as counted
from math import log
from pathlib import Path
from typing import Any

from librt.vecs import vec

from dorfplatz.bots import find_bot
from dorfplatz.bots.bot import Bot
from dorfplatz.bots.mcts import Search
from dorfplatz.bots.teacher import Teacher
from dorfplatz.bots.temper import personalities
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.insight import Insight
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.net import Net
from dorfplatz.engine.options import Value
from dorfplatz.engine.perspective import perspective
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.kit.material import load
from dorfplatz.research import policy
from dorfplatz.research.arena import wilson
from dorfplatz.research.policy import Record, Sorted, Sorting
from dorfplatz.research.tune import PLAYERS, TIMES, Lessons, Sample, features

SILENT = Journal(False)
USUAL_LEAD = log(3.0)
"""The lead of a network where weights have one of their scale: three to one."""
Learned = dict[str, Any]
"""A network as ``net.json`` keeps it."""


@dataclass(frozen=True)
class Gate:
    """How the loop learns and what a candidate has to prove."""

    seats: tuple[int, ...]
    """The numbers of seats that are played in turn."""
    match: int = 100
    """How many games a candidate plays against the champion, whole rotations of the seats."""
    window: int = 4
    """From how many of the last rounds a candidate learns."""
    mix: float = 0.3
    """How much the search's own value counts beside the result of a game."""
    strangers: int = 4
    """In one game of so many a seat is played by somebody of another kind."""
    units: int = 16
    """How many hidden units a candidate has; 0: the network stays as it is."""
    modes: tuple[Mapping[str, Value], ...] = ({},)
    """The options that are played in turn, once all numbers of seats had theirs."""
    sorting: Sorting | None = None
    """Who is to sort actions by a policy, learned from the same games; None: nobody."""

    def table(self, number: int) -> tuple[int, Mapping[str, Value]]:
        """Return with how many seats and which options a game is played."""
        turn, chairs = divmod(number, len(self.seats))
        return self.seats[chairs], self.modes[turn % len(self.modes)]


@dataclass(frozen=True)
class Round:
    """What became of a round: how the candidate did, and whether it was taken."""

    number: int
    samples: int
    loss: float
    games: int
    ahead: float
    low: float
    high: float
    taken: bool


def rounds(
    game: AnyGame,
    lessons: Lessons,
    gate: Gate,
    folder: Path,
    tell: Callable[[Round | Sorted], None],
) -> Learned:
    """Learn until the folder holds so many rounds, and return the champion."""
    insight = game.fresh_insight()
    if insight is None or not insight.features:
        raise NotPossible("error-tune-net", {"game": game.title})
    folder.mkdir(parents=True, exist_ok=True)
    champion = first_champion(game, folder)
    for number in range(1, lessons.rounds + 1):
        to_sort = gate.sorting is not None and number > len(policy.logged(folder))
        to_judge = gate.units > 0 and number > len(logged(folder))
        if to_sort or to_judge:
            gather(game, champion, lessons, gate, number, folder)
        if to_sort:
            tell(sort(game, champion, lessons, gate, number, folder))
        if to_judge:
            candidate, samples, loss = taught(game, lessons, gate, number, folder)
            ahead, games = compared(game, candidate, champion, lessons, gate, number)
            low, high = wilson(ahead, games)
            found = Round(number, samples, loss, games, ahead, low, high, low > 0.5)
            if found.taken:
                champion = candidate
                write(folder / "champion.json", candidate)
            with (folder / "log.jsonl").open("a", encoding="utf-8") as log:
                log.write(json.dumps(asdict(found)) + "\n")
            tell(found)
    return champion


def sort(
    game: AnyGame, champion: Learned, lessons: Lessons, gate: Gate, number: int, folder: Path
) -> Sorted:
    """Learn the policy of a round and keep it if it wins its match."""
    assert gate.sorting is not None
    tables = (gate.table(deal) for deal in counted())
    paths = [folder / f"moves-{past}.jsonl" for past in window(gate, number)]
    seed = lessons.seed + 9_000_000 * number
    found, candidate = policy.sorted_round(
        game, gate.sorting, judging_by(game, champion), number, paths, tables, seed
    )
    write(folder / "policy-candidate.json", candidate)
    if found.taken:
        write(folder / "policy.json", candidate)
    policy.note(folder, found)
    return found


def window(gate: Gate, number: int) -> range:
    """Return the rounds from which a round learns."""
    return range(max(1, number - gate.window + 1), number + 1)


def first_champion(game: AnyGame, folder: Path) -> Learned:
    """Return the champion of a run that goes on, or what the game judges by today."""
    kept = folder / "champion.json"
    if kept.exists():
        found: Learned = json.loads(kept.read_text("utf-8"))
        return found
    try:
        return dict(load(game.package, "net.json"))
    except FileNotFoundError:
        return by_weights(game)


def by_weights(game: AnyGame) -> Learned:
    """Return a network that judges as the weights do: one unit that says nothing."""
    insight = game.fresh_insight()
    assert insight is not None
    silent = [0.0] * len(insight.row)
    plain = [USUAL_LEAD * float(weight) / insight.scale for weight in insight.weights]
    plain += silent[len(plain) :]
    return {"plain": plain, "bias": [0.0], "out": [0.0], "own": [silent], "rival": [silent]}


def logged(folder: Path) -> list[Round]:
    """Return the rounds a folder knows."""
    log = folder / "log.jsonl"
    if not log.exists():
        return []
    return [Round(**json.loads(line)) for line in log.read_text("utf-8").splitlines() if line]


def write(path: Path, value: object) -> None:
    """Write a file as a whole or not at all."""
    half = path.with_suffix(".half")
    half.write_text(json.dumps(value) + "\n", "utf-8")
    half.replace(path)


# -- Playing -----------------------------------------------------------------------


def judging_by(game: AnyGame, net: Learned) -> Insight[object]:
    """Return an insight that judges by a network."""
    insight = game.fresh_insight()
    assert insight is not None
    insight.net = Net(net)
    insight.deep = True
    return insight


def searching(insight: Insight[object], seed: int, lessons: Lessons, noise: float) -> Search:
    """Return a player that thinks as the lessons say."""
    settings = replace(PLAYERS, simulations=lessons.simulations, noise=noise, deep=1)
    return Search(seed, settings, insight=insight)


def gather(
    game: AnyGame, champion: Learned, lessons: Lessons, gate: Gate, number: int, folder: Path
) -> None:
    """Play the games of a round; keep their samples and their moves, one line for each game."""
    played = folder / f"round-{number}.jsonl"
    moves = folder / f"moves-{number}.jsonl"
    sampled, moved = whole_lines(played), whole_lines(moves)
    insight = judging_by(game, champion)
    for match in range(min(sampled, moved) if gate.sorting else sampled, lessons.games):
        seed = lessons.seed + 1_000_000 * number + match
        samples, record = noted(game, insight, gate.table(match), seed, lessons, gate)
        if gate.sorting is not None and match >= moved:
            add_line(moves, record)
        if match >= sampled:
            add_line(played, samples)


def whole_lines(path: Path) -> int:
    """Return how many lines a file has; one that broke off in the middle is taken out."""
    if not path.exists():
        return 0
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        path.write_bytes(whole)
    return whole.count(b"\n")


def add_line(path: Path, value: object) -> None:
    """Write a line at the end of a file."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(value) + "\n")


def stranger(game: AnyGame, seed: int, seats: int) -> Bot:
    """Return somebody of another kind: greedy, or one of the game's personalities."""
    names = ["greedy", *personalities(game)]
    return find_bot(names[seed % len(names)], seed, game, seats=seats)


def noted(
    game: AnyGame,
    insight: Insight[object],
    table: tuple[int, Mapping[str, Value]],
    seed: int,
    lessons: Lessons,
    gate: Gate,
) -> tuple[list[Sample], Record]:
    """Play one game; return features of pairs of seats with what came of them, and its moves.

    The result is mixed with what the search thought of the move, for the seat that made it.
    """
    rng = FastRng(seed)
    seats, options = table
    state = game.start(seats, options)
    bots: list[Bot] = [searching(insight, seed + i, lessons, lessons.noise) for i in range(seats)]
    if seed % gate.strangers == 0:
        bots[seed // gate.strangers % seats] = stranger(game, seed, seats)
    told: list[tuple[list[list[float]], int, float]] = []
    record: Record = (seats, options, [], [])
    move = 0
    while (turn := int(game.rules.turn(state))) != OVER:
        thought = -1.0
        if turn == CHANCE:
            code = game.rules.draw(state, rng)
        elif rng.below(lessons.slips) == 0:
            code = game.rules.sample(state, rng)
        else:
            bot = bots[turn]
            seen = perspective(game, state, turn)
            code = bot.choose(seen)
            if isinstance(bot, Search) and len(seen.codes) > 1:  # else it did not think
                node = bot.tree.find(bot.root, code)
                thought = float(bot.tree.value(node)) if node >= 0 else -1.0
                visits = policy.visits_of(bot, seen.codes)
                if len(visits) > 1:
                    record[3].append((len(record[2]), visits))
        record[2].append((turn, int(code)))
        game.rules.apply(state, code, SILENT)
        move += turn >= 0
        if turn >= 0 and move % lessons.every == 0 and game.rules.turn(state) != OVER:
            rows = [features(insight, state, seat) for seat in range(seats)]
            told.append((rows, turn, thought))
    rewards = vec[float]([0.0] * seats)
    game.rules.rewards(state, rewards)
    found: list[Sample] = []
    for rows, mover, thought in told:
        for a in range(seats):
            for b in range(a):
                result = 0.5 + 0.5 * ((rewards[a] > rewards[b]) - (rewards[a] < rewards[b]))
                if thought >= 0.0 and mover in (a, b):
                    hoped = thought if mover == a else 1.0 - thought
                    result = (1.0 - gate.mix) * result + gate.mix * hoped
                found.append((rows[a], rows[b], result))
    return found, record


# -- Learning and proving ------------------------------------------------------------


def taught(
    game: AnyGame, lessons: Lessons, gate: Gate, number: int, folder: Path
) -> tuple[Learned, int, float]:
    """Return a candidate learned from the window of rounds, its samples and its loss."""
    insight = game.fresh_insight()
    assert insight is not None
    teacher = Teacher(len(insight.row), gate.units, lessons.seed + number)
    count = 0
    for past in window(gate, number):
        for line in (folder / f"round-{past}.jsonl").read_text("utf-8").splitlines():
            for own, rival, ahead in json.loads(line):
                teacher.show(own, rival, ahead, 0)
                count += 1
    loss = teacher.learn(TIMES)
    return teacher.learned(), count, round(float(loss), 4)


def compared(
    game: AnyGame,
    candidate: Learned,
    champion: Learned,
    lessons: Lessons,
    gate: Gate,
    number: int,
) -> tuple[float, int]:
    """Return in how many games a candidate, alone among champions, was ahead of one of them.

    Every deal is played from all seats; of several champions one is compared, another each time.
    """
    new = judging_by(game, candidate)
    old = judging_by(game, champion)
    ahead, games, deal = 0.0, 0, 0
    while games < gate.match:
        seats, options = gate.table(deal)
        for chair in range(seats):
            seed = lessons.seed + 7_000_000 * number + deal
            bots = [
                searching(new if seat == chair else old, seed + seat, lessons, 0.0)
                for seat in range(seats)
            ]
            ranks = ranks_of(game, bots, seed, options)
            rival = (chair + 1 + deal % (seats - 1)) % seats
            better = ranks[rival] - ranks[chair]
            ahead += 1.0 if better > 0 else 0.5 if better == 0 else 0.0
            games += 1
        deal += 1
    return ahead, games


def ranks_of(
    game: AnyGame, bots: Sequence[Bot], seed: int, options: Mapping[str, Value]
) -> list[int]:
    """Play one game and return the rank of every seat."""
    rng = FastRng(seed)
    state = game.start(len(bots), options)
    while (turn := int(game.rules.turn(state))) != OVER:
        if turn == CHANCE:
            code = game.rules.draw(state, rng)
        else:
            code = bots[turn].choose(perspective(game, state, turn))
        game.rules.apply(state, code, SILENT)
    return [place.rank for place in game.rules.standing(state).seats]
