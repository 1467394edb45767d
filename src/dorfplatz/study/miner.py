"""Puzzles are found, not made: positions of bots' games in which one move is clearly better.

A position is kept if the same move stays best at twenty times the simulations and with other luck,
in worlds the seat could imagine, and ``greedy`` does not see it. What is cheap to ask comes first:
a first look, greedy's move, what the next moves cost in a few simulations and in some more; only
what passes is thought about for long. (How far moves lie apart in the tree of one search says
little: its values are mixed with everything else that was tried below them.)
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from mypy_extensions import i64

from dorfplatz.bots import LEVELS, find_bot
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import Value
from dorfplatz.engine.perspective import Perspective, perspective
from dorfplatz.study.judge import Budget, Judge, Thought
from dorfplatz.study.puzzles import Puzzle, Wrong
from dorfplatz.study.refuting import code_of, explained, refutation
from dorfplatz.table import Table
from dorfplatz.table.fairness import seed_from

PLAYERS: Final = "strong"
FEWEST_CODES: Final = 4
GLANCE: Final = 10
"""A first look takes the usual simulations divided by this; the last one twenty times as many."""
MORE: Final = 20
LOOKS: Final = (0.3, 0.03), (1.2, 0.055)
"""Before the long search: parts of the first look's simulations for each move that is compared, and
how much the others have to cost then."""
CLEAR: Final = 0.07
"""So much better is a move that is clearly better."""
RIVALS: Final = 2
"""How many other moves of every search are compared with the best, beside greedy's."""
OTHERS: Final = 3
"""How many other moves are refuted: those that cost least."""
TRIES: Final = 5
"""A level solves a puzzle if it plays the move more often than not in so many tries."""
MOST_PER_GAME: Final = 3
DECIDED: Final = (0.04, 0.97)
"""Where everything is lost or won nothing is worth a puzzle."""
LUCK: Final = 31, 37
"""The luck of the two long searches."""
WORLDS: Final = 41
"""The luck of the worlds in which moves are compared."""
FRESH: Final = 59, 61
"""The luck of searches that had no part in finding a puzzle; only what holds there is kept."""
STILL: Final = 0.05
"""So much better than what such a search prefers is a move that holds."""

Seen = Perspective[object, object, object]


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
    seats = claim.seats
    bots = [find_bot(PLAYERS, seed + seat, game, seats=seats) for seat in range(seats)]
    found = 0
    while not table.over and found < MOST_PER_GAME:
        seat = table.waiting[0]
        seen = table.perspective(seat)
        if len(seen.codes) >= FEWEST_CODES and table.turn == seat:
            puzzle = looked_at(claim, table.position(), seat)
            if puzzle is not None:
                found += 1
                yield puzzle
        code = bots[seat].choose(seen)
        table.act(seat, game.notation.write(game.notation.decode(code)))


def looked_at(claim: Claim, written: str, seat: int) -> Puzzle | None:
    """Return the puzzle in a position, if there is one."""
    game = claim.game
    state = game.notation.read_position(written, claim.seats, dict(claim.options) or None)
    if game.notation.write_position(state) != written:
        return None
    seen = perspective(game, state, i64(seat))  # whoever solves it does not know the past
    few = first_look(game)
    first = Judge(game).think(seen, Budget(few))
    if not open_still(first, seat):
        return None
    best = first.codes[0]
    greedy = [int(find_bot("greedy", luck, seats=claim.seats).choose(seen)) for luck in (1, 2)]
    if best in greedy:
        return None
    others = list(dict.fromkeys([*first.codes[1 : 1 + RIVALS], *greedy]))
    for share, least in LOOKS:
        if compared(game, seen, best, others, round(few * share), least) is None:
            return None
    found = stays(game, seen, best, others, few * MORE)
    if found is None:
        return None
    losses, chance = found
    refuted = sorted(losses, key=lambda code: losses[code])[:OTHERS]
    puzzle = Puzzle(
        id="",
        seats=claim.seats,
        options=dict(claim.options),
        position=written,
        seat=seat,
        move=game.notation.write(game.notation.decode(best)),
        chance=round(chance, 3),
        gain=round(min(losses.values()), 3),
        feature="",
        grade=grade(game, claim.seats, seen, best),
        wrong=tuple(
            Wrong(
                game.notation.write(game.notation.decode(code)),
                round(losses[code], 3),
                refutation(game, state, code),
            )
            for code in refuted
        ),
    )
    return explained(game, puzzle)


def first_look(game: AnyGame) -> int:
    """Return how many simulations a first look takes."""
    return max(40, Judge(game).usual // GLANCE)


def open_still(thought: Thought, seat: int) -> bool:
    """Say whether there is a choice, and something to win or lose."""
    low, high = DECIDED
    return len(thought.codes) > 1 and low < thought.chances[seat] < high


def stays(
    game: AnyGame, seen: Seen, best: int, others: list[int], simulations: int
) -> tuple[dict[int, float], float] | None:
    """Return by how much a move is better than others, if it stays best, and what it promises."""
    for luck in LUCK:
        thought = Judge(game, luck).think(seen, Budget(simulations))
        if thought.codes[0] != best:
            return None
        others += [code for code in thought.codes[1 : 1 + RIVALS] if code not in others]
    return compared(game, seen, best, others, simulations // 4, CLEAR)


def compared(
    game: AnyGame,
    seen: Seen,
    best: int,
    others: Sequence[int],
    simulations: int,
    least: float,
    luck: int = WORLDS,
) -> tuple[dict[int, float], float] | None:
    """Return what other moves cost, and what the best promises; nothing if one costs too little.

    All are tried in the same worlds a seat could imagine, each with so many simulations.
    """
    judge = Judge(game, luck)
    worlds = judge.worlds(seen, 4 * simulations)
    budget = Budget(simulations)
    good = judge.search(worlds, seen.seat, budget, best).chances[seen.seat]
    losses: dict[int, float] = {}
    for code in others:
        losses[code] = good - judge.search(worlds, seen.seat, budget, code).chances[seen.seat]
        if losses[code] < least:
            return None
    return losses, good


def holds(
    game: AnyGame, puzzle: Puzzle, lucks: Sequence[int] = FRESH, least: float = STILL
) -> bool:
    """Say whether a puzzle stays one with luck that had no part in finding it.

    A long search finds the same move; or what it finds instead is worse by so much, when both are
    tried in the same new worlds.
    """
    seen = perspective(game, position_of(game, puzzle), i64(puzzle.seat))
    best = code_of(game, puzzle.move)
    simulations = first_look(game) * MORE
    for luck in lucks:
        found = Judge(game, luck).think(seen, Budget(simulations)).codes[0]
        if found == best:
            continue
        if compared(game, seen, best, [found], simulations // 4, least, luck) is None:
            return False
    return True


def again(game: AnyGame, puzzle: Puzzle) -> Puzzle | None:
    """Return a puzzle with the grade and the reasons it has today; nothing if it does not hold."""
    if not holds(game, puzzle):
        return None
    seen = perspective(game, position_of(game, puzzle), i64(puzzle.seat))
    code = code_of(game, puzzle.move)
    fresh = replace(puzzle, grade=grade(game, puzzle.seats, seen, code))
    return explained(game, fresh)


def position_of(game: AnyGame, puzzle: Puzzle) -> object:
    """Return the state a puzzle begins with."""
    return game.notation.read_position(puzzle.position, puzzle.seats, dict(puzzle.options) or None)


def grade(game: AnyGame, seats: int, seen: Seen, code: int) -> int:
    """Return how hard it is: 1 where the weakest level finds the move, one more for each it takes.

    One more than there are levels: even the strongest one does not see it at its usual pace.
    """
    for place, level in enumerate(LEVELS, 1):
        tries = sum(
            int(find_bot(level, 900 + number, game, seats=seats).choose(seen)) == code
            for number in range(TRIES)
        )
        if 2 * tries > TRIES:
            return place
    return len(LEVELS) + 1
