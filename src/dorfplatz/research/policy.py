"""Expert iteration: a policy learns from the games of the loop what searches look at most.

Beside its samples every game keeps its log and how often each decision's actions were visited.
One game in five is held back: on its decisions the policy is compared with one that finds all
actions alike and with the order a look at every action gives. It is taken only if a bot that
sorts by it wins a match against the one of before, with the same processor time for every move.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import exp, log
from pathlib import Path
from time import process_time
from typing import Any

from librt.vecs import vec

from dorfplatz.bots import find_bot
from dorfplatz.bots.bot import Bot
from dorfplatz.bots.mcts import Search
from dorfplatz.bots.outlook import judge
from dorfplatz.bots.policy import RECENT, Policy, Tutor, known_last
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import encoding_of
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.insight import Insight
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.perspective import known, perspective
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.kit.material import load
from dorfplatz.research.arena import wilson

SILENT = Journal(False)
TIMES = 6
"""How often every decision is learned from."""
FAR = 16
"""So far back actions are looked for that a policy compares with."""
HELD_BACK = 5
"""One game in so many is not learned from."""
SHARPNESS = (10.0, 30.0, 100.0, 300.0)
"""So much may a look count in a softmax; the one that foretells best is told."""

Visits = list[tuple[int, int]]
"""Codes of actions and how often a search visited them."""
Record = tuple[int, Mapping[str, Value], list[tuple[int, int]], list[tuple[int, Visits]]]
"""Seats, options, seat and code of every move, and the decisions, each by its place in the log."""
Learned = dict[str, Any]
"""A policy as ``policy.json`` keeps it."""


@dataclass(frozen=True)
class Sorting:
    """Who is to use the policy, and what that has to prove."""

    bot: str
    """The bot that sorts by it, as ``master:policy=1,glance=60``; it plays its level as it is."""
    ms: int = 40
    """So many milliseconds of processor time each of them has for a move."""
    match: int = 100
    """How many games they play, whole rotations of the seats."""
    command: str = ""
    """The command that makes the policy, which names it."""


@dataclass(frozen=True)
class Agreement:
    """How well an order of actions foretells what searches visit."""

    loss: float
    """The cross-entropy: how surprising the visits are."""
    first: float
    """In which share of the decisions the action visited most comes first,"""
    third: float
    """among the first three,"""
    tenth: float
    """in the first tenth."""


@dataclass(frozen=True)
class Sorted:
    """What became of a round's policy."""

    number: int
    decisions: int
    held: int
    moves: float
    uniform: float
    insight: Agreement
    policy: Agreement
    games: int
    ahead: float
    low: float
    high: float
    taken: bool


@dataclass(frozen=True)
class Decision:
    """A decision of a search, as it was made."""

    state: object
    seat: int
    seats: int
    codes: Codes
    past: list[tuple[int, int]]
    visits: dict[int, int]


def visits_of(bot: Search, legal: Sequence[int]) -> Visits:
    """Return how often a search that has just decided visited what is legal."""
    tree = bot.tree
    possible = set(legal)
    found: Visits = []
    child = tree.child[bot.root]
    while child >= 0:
        if tree.visits[child] > 0 and int(tree.code[child]) in possible:
            found.append((int(tree.code[child]), int(tree.visits[child])))
        child = tree.sibling[child]
    return found


def decisions(game: AnyGame, record: Record) -> Iterator[Decision]:
    """Play a game again and stop at its decisions; the state is good until the next one."""
    seats, options, moves, decided = record
    state = game.start(seats, options)
    visits = {at: dict(found) for at, found in decided}
    for at, (mover, code) in enumerate(moves):
        if at in visits:
            codes = Codes()
            game.rules.legal_for(state, mover, codes)
            last = moves[max(0, at - FAR) : at]
            told = [(who, known(game, state, who, move, mover)) for who, move in last]
            yield Decision(state, mover, seats, codes, known_last(told, RECENT), visits[at])
        game.rules.apply(state, code, SILENT)


def games_of(paths: Sequence[Path]) -> Iterator[tuple[bool, Record]]:
    """Give the games of rounds, and whether they are held back."""
    for path in paths:
        if path.exists():
            for number, line in enumerate(path.read_text("utf-8").splitlines()):
                yield number % HELD_BACK == HELD_BACK - 1, json.loads(line)


def taught(game: AnyGame, paths: Sequence[Path], seed: int) -> tuple[Learned, int]:
    """Return a policy learned from the games of some rounds, and from how many decisions."""
    tutor = Tutor(Policy(encoding_of(game)), seed)
    count = 0
    for held, record in games_of(paths):
        if not held:
            for one in decisions(game, record):
                tutor.show(one.state, one.seat, one.codes, one.past, one.visits)
                count += 1
    if count == 0:
        raise NotPossible("error-tune-policy", {"game": game.title})
    tutor.learn(TIMES)
    return tutor.policy.learned(), count


# -- What is held back -----------------------------------------------------------------


def examined(
    game: AnyGame, learned: Learned, insight: Insight[object], paths: Sequence[Path]
) -> tuple[int, float, float, Agreement, Agreement]:
    """Return decisions held back, their actions, and how uniform, insight and policy agree."""
    policy = Policy(encoding_of(game), learned)
    sorted_, looked, shares = [], [], []
    for held, record in games_of(paths):
        if held:
            for one in decisions(game, record):
                policy.score(one.state, one.seat, one.codes, one.past)
                sorted_.append([float(policy.scores[i]) for i in range(int(one.codes.count))])
                looked.append(looks(game, insight, one))
                total = sum(one.visits.values())
                shares.append([one.visits.get(code, 0) / total for code in one.codes.values()])
    count = max(1, len(shares))
    uniform = sum(log(len(row)) for row in shares) / count
    moves = sum(len(row) for row in shares) / count
    by_looks = [agreement(looked, shares, sharp) for sharp in SHARPNESS]
    best = min(by_looks, key=lambda one: one.loss)
    return len(shares), round(moves, 1), round(uniform, 3), best, agreement(sorted_, shares, 1.0)


def looks(game: AnyGame, insight: Insight[object], one: Decision) -> list[float]:
    """Return what a look at every action promises."""
    row = vec[float]([0.0] * 16)
    found = []
    for code in one.codes.values():
        after = game.rules.copy(one.state)
        game.rules.apply(after, code, SILENT)
        judge(game, insight, after, one.seats, row)
        found.append(float(row[one.seat]))
    return found


def agreement(
    scores: Sequence[Sequence[float]], shares: Sequence[Sequence[float]], sharp: float
) -> Agreement:
    """Return how well scores agree with the shares of visits; equal scores share their places."""
    loss = first = third = tenth = 0.0
    for row, visited in zip(scores, shares, strict=True):
        top = max(row)
        total = log(sum(exp(sharp * (score - top)) for score in row))
        loss -= sum(
            share * (sharp * (score - top) - total)
            for score, share in zip(row, visited, strict=True)
            if share > 0
        )
        liked = row[visited.index(max(visited))]
        place = sum(score > liked for score in row) + (row.count(liked) - 1) / 2
        first += place < 1
        third += place < 3
        tenth += place < len(row) / 10
    count = max(1, len(scores))
    return Agreement(*(round(value / count, 3) for value in (loss, first, third, tenth)))


# -- The match -------------------------------------------------------------------------


def first_policy(game: AnyGame, folder: Path) -> Learned | None:
    """Return the policy of a run that goes on, or the game's own, if it has one."""
    kept = folder / "policy.json"
    if kept.exists():
        found: Learned = json.loads(kept.read_text("utf-8"))
        return found
    try:
        own = load(game.package, "policy.json")
    except FileNotFoundError:
        return None
    return own if own["encoding"] == encoding_of(game).version else None


def player(
    game: AnyGame, sorting: Sorting, learned: Learned | None, seed: int, seats: int
) -> Search:
    """Return the bot with a policy, or its level as it is."""
    name = sorting.bot if learned is not None else sorting.bot.partition(":")[0]
    bot = find_bot(name, seed, game, milliseconds, {"ms": sorting.ms}, seats=seats)
    if not isinstance(bot, Search):
        raise NotPossible("error-tune-policy-bot", {"bot": sorting.bot})
    if learned is not None:
        bot.policy = Policy(encoding_of(game), learned)
    return bot


def milliseconds() -> float:
    """Return the processor time used so far."""
    return process_time() * 1000.0


def compared(
    game: AnyGame,
    sorting: Sorting,
    candidate: Learned,
    champion: Learned | None,
    tables: Iterator[tuple[int, Mapping[str, Value]]],
    seed: int,
) -> tuple[float, int]:
    """Return in how many games a bot with the candidate was ahead of one of the others."""
    ahead, games = 0.0, 0
    for deal, (seats, options) in enumerate(tables):
        if games >= sorting.match:
            break
        for chair in range(seats):
            bots = [
                player(game, sorting, candidate if seat == chair else champion, seed + deal, seats)
                for seat in range(seats)
            ]
            ranks = ranks_of(game, bots, seed + deal, options)
            rival = (chair + 1 + deal % (seats - 1)) % seats
            better = ranks[rival] - ranks[chair]
            ahead += 1.0 if better > 0 else 0.5 if better == 0 else 0.0
            games += 1
    return ahead, games


def ranks_of(
    game: AnyGame, bots: Sequence[Bot], seed: int, options: Mapping[str, Value]
) -> list[int]:
    """Play one game of bots that know its log, and return the rank of every seat."""
    rng = FastRng(seed)
    state = game.start(len(bots), options)
    played: list[tuple[int, int]] = []
    while (turn := int(game.rules.turn(state))) != OVER:
        if turn == CHANCE:
            code = game.rules.draw(state, rng)
        else:
            code = bots[turn].choose(perspective(game, state, turn, played))
        game.rules.apply(state, code, SILENT)
        played.append((turn, int(code)))
    return [place.rank for place in game.rules.standing(state).seats]


# -- A round ---------------------------------------------------------------------------


def logged(folder: Path) -> list[dict[str, Any]]:
    """Return what a folder knows of the policies of its rounds."""
    told = folder / "policy-log.jsonl"
    lines = told.read_text("utf-8").splitlines() if told.exists() else []
    return [json.loads(line) for line in lines]


def sorted_round(
    game: AnyGame,
    sorting: Sorting,
    insight: Insight[object],
    number: int,
    paths: Sequence[Path],
    tables: Iterator[tuple[int, Mapping[str, Value]]],
    seed: int,
) -> tuple[Sorted, Learned]:
    """Learn a policy from the window of a round, examine it, and let it play the champion."""
    folder = paths[0].parent
    learned, count = taught(game, paths, seed)
    candidate = {"command": sorting.command, "decisions": count, **learned}
    held, moves, uniform, looked, agreed = examined(game, candidate, insight, paths)
    champion = first_policy(game, folder)
    ahead, games = compared(game, sorting, candidate, champion, tables, seed)
    low, high = wilson(ahead, games)
    found = Sorted(
        number, count, held, moves, uniform, looked, agreed, games, ahead, low, high, low > 0.5
    )
    return found, candidate


def note(folder: Path, found: Sorted) -> None:
    """Put a round into the log."""
    with (folder / "policy-log.jsonl").open("a", encoding="utf-8") as told:
        told.write(json.dumps(asdict(found)) + "\n")
