"""Puzzles are found, not made: positions of bots' games in which one move is clearly better.

A position is kept if the same move stays best at twenty times the simulations and with other luck,
in worlds the seat could imagine, and ``greedy`` does not see it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from dorfplatz.bots import LEVELS, find_bot
from dorfplatz.bots.reasons import reasons
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.perspective import Perspective, perspective
from dorfplatz.engine.prompt import Phrase
from dorfplatz.study.judge import Budget, Judge, Thought
from dorfplatz.study.puzzles import Puzzle, Wrong
from dorfplatz.table import Table
from dorfplatz.table.fairness import seed_from

PLAYERS: Final = "strong"
FEWEST_CODES: Final = 4
GLANCE: Final = 10
"""A first look takes the usual simulations divided by this; the last one twenty times as many."""
MORE: Final = 20
LIKELY: Final = 0.06
"""A first look has to see so much between the best move and the next."""
CLEAR: Final = 0.07
"""So much better is a move that is clearly better."""
OTHERS: Final = 3
"""How many other moves are refuted."""
TRIES: Final = 5
"""A level solves a puzzle if it plays the move more often than not in so many tries."""
MOST_PER_GAME: Final = 3
DECIDED: Final = (0.04, 0.97)
"""Where everything is lost or won nothing is worth a puzzle."""


@dataclass(frozen=True)
class Claim:
    """Where puzzles are looked for."""

    game: AnyGame
    seats: int
    options: Mapping[str, Value]
    seed: int


def mine(claim: Claim, number: int) -> Iterator[Puzzle]:
    """Play a game of strong bots and give the puzzles in it."""
    game = claim.game
    table = Table(game, claim.seats, claim.options, seed_from(f"puzzle {claim.seed} {number}"))
    seed = claim.seed * 1_000_003 + number * 101
    bots = [find_bot(PLAYERS, seed + seat, game) for seat in range(claim.seats)]
    found = 0
    while not table.over:
        seat = table.waiting[0]
        seen = table.perspective(seat)
        if found < MOST_PER_GAME and len(seen.codes) >= FEWEST_CODES and table.turn == seat:
            puzzle = looked_at(claim, table, seat)
            if puzzle is not None:
                found += 1
                yield puzzle
        code = bots[seat].choose(seen)
        table.act(seat, game.notation.write(game.notation.decode(code)))


def looked_at(claim: Claim, table: Table, seat: int) -> Puzzle | None:
    """Return the puzzle in a position, if there is one."""
    game = claim.game
    written = table.position()
    state = game.notation.read_position(written, claim.seats, dict(claim.options) or None)
    if game.notation.write_position(state) != written:
        return None
    seen = perspective(game, state, i64(seat))  # whoever solves it does not know the past
    few = max(40, Judge(game).usual // GLANCE)
    first = Judge(game).think(seen, Budget(few))
    if len(first.codes) < 2 or not promising(first, seat):
        return None
    best = first.codes[0]
    greedy = {int(find_bot("greedy", luck).choose(seen)) for luck in (1, 2)}
    if best in greedy:
        return None
    others = [*greedy, *[code for code in first.codes[1:] if code not in greedy]][:OTHERS]
    gap = stays(game, seen, best, others, few * MORE)
    if gap is None:
        return None
    losses, chance = gap
    text = [game.notation.write(game.notation.decode(code)) for code in others]
    wrong = [
        Wrong(move, round(losses[code], 3), answer(game, state, code))
        for move, code in zip(text, others, strict=True)
    ]
    return Puzzle(
        id="",
        seats=claim.seats,
        options=dict(claim.options),
        position=written,
        seat=seat,
        move=game.notation.write(game.notation.decode(best)),
        chance=round(chance, 3),
        gain=round(min(losses.values()), 3),
        theme=theme(seen, best),
        grade=grade(game, seen, best),
        wrong=tuple(wrong),
    )


def promising(thought: Thought, seat: int) -> bool:
    """Say whether a first look sees one move far ahead of the next."""
    rivals = max(thought.values[1:4])
    low, high = DECIDED
    return low < thought.chances[seat] < high and thought.values[0] - rivals >= LIKELY


def stays(
    game: AnyGame,
    seen: Perspective[object, object, object],
    best: int,
    others: list[int],
    simulations: int,
) -> tuple[dict[int, float], float] | None:
    """Return by how much a move is better than others, if it stays best, and what it promises."""
    for seed in (31, 37):
        judge = Judge(game, seed)
        thought = judge.think(seen, Budget(simulations))
        if thought.codes[0] != best:
            return None
        if len(thought.codes) > 1 and all(code != thought.codes[1] for code in others):
            others[-1] = thought.codes[1]
    judge = Judge(game, 41)
    worlds = judge.worlds(seen, simulations)
    part = Budget(simulations // 4)
    good = judge.search(worlds, seen.seat, part, best).chances[seen.seat]
    losses: dict[int, float] = {}
    for code in others:
        losses[code] = good - judge.search(worlds, seen.seat, part, code).chances[seen.seat]
        if losses[code] < CLEAR:
            return None
    return losses, good


def answer(game: AnyGame, state: object, code: int) -> str:
    """Return what a strong rival answers to a move at once, or nothing where nobody does."""
    after = game.rules.copy(state)
    mover = int(game.rules.turn(state))
    game.rules.apply(after, i64(code), Journal(False))
    turn = int(game.rules.turn(after))
    if turn < 0 or turn == mover:
        return ""
    seen = perspective(game, after, i64(turn))
    if len(seen.codes) == 1:
        return ""
    judge = Judge(game)
    thought = judge.think(seen, Budget(max(200, judge.usual // 2)))
    return game.notation.write(game.notation.decode(thought.codes[0]))


def theme(seen: Perspective[object, object, object], code: int) -> str:
    """Return what a move changes most."""
    for reason in reasons(seen, code, Judge(seen.game).deep):
        change = reason.args.get("change")
        if isinstance(change, Phrase):
            return change.key.removeprefix("change-")
    return ""


def grade(game: AnyGame, seen: Perspective[object, object, object], code: int) -> int:
    """Return how hard it is: 1 where the weakest level finds the move, one more for each it takes.

    One more than there are levels: even the strongest one does not see it at its usual pace.
    """
    for place, level in enumerate(LEVELS, 1):
        tries = sum(
            int(find_bot(level, 900 + number, game).choose(seen)) == code for number in range(TRIES)
        )
        if 2 * tries > TRIES:
            return place
    return len(LEVELS) + 1
