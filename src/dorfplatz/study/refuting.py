"""What follows a move that is not the best one, and why: a rival's answer, in plain words."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from dorfplatz.bots.reasons import FOR, PRICE, WINS, Reason, weighed
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.perspective import Perspective, perspective
from dorfplatz.engine.prompt import Arg, Phrase
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.study.judge import Budget, Judge
from dorfplatz.study.puzzles import Puzzle, Wrong

LONGEST: Final = 10
"""A refutation ends with the answer of a rival, or after so many moves."""
SILENT: Final = Journal(False)

Seen = Perspective[object, object, object]


def refutation(game: AnyGame, state: object, code: int) -> tuple[str, ...]:
    """Return what follows a move, played as well as it can be, up to the answer of a rival."""
    after = game.rules.copy(state)
    mover = int(game.rules.turn(state))
    game.rules.apply(after, i64(code), SILENT)
    rng = FastRng(i64(code))
    judge = Judge(game)
    line: list[str] = []
    answered = mover
    while len(line) < LONGEST:
        turn = int(game.rules.turn(after))
        if turn == OVER or (answered != mover and turn != answered):
            break
        if turn == CHANCE:
            move = game.rules.draw(after, rng)
        else:
            seen = perspective(game, after, i64(turn))
            best = seen.codes[0]
            if len(seen.codes) > 1:
                best = judge.think(seen, Budget(max(200, judge.usual // 4))).codes[0]
                answered = turn
            move = i64(best)
        line.append(game.notation.write(game.notation.decode(move)))
        game.rules.apply(after, move, SILENT)
    return tuple(line)


def explained(game: AnyGame, puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with what speaks for its move and against the others."""
    state = game.notation.read_position(puzzle.position, puzzle.seats, dict(puzzle.options) or None)
    seen = perspective(game, state, i64(puzzle.seat))
    deep = Judge(game).deep
    found = weighed(seen, code_of(game, puzzle.move), deep)
    return replace(
        puzzle,
        feature="" if not found else found[0].feature or WINS,
        reasons=tuple(reason.phrase for reason in found),
        wrong=tuple(against(game, state, seen, one, deep) for one in puzzle.wrong),
    )


def against(game: AnyGame, state: object, seen: Seen, wrong: Wrong, deep: bool) -> Wrong:
    """Return a wrong move with its price and the reasons of the rival that answers."""
    code = code_of(game, wrong.move)
    price = [reason for reason in weighed(seen, code, deep) if reason.kind == PRICE][:1]
    said = [reason.phrase for reason in price]
    after = game.rules.copy(state)
    game.rules.apply(after, i64(code), SILENT)
    for move in wrong.line:
        turn = int(game.rules.turn(after))
        if turn not in (CHANCE, seen.seat):
            rival = perspective(game, after, i64(turn))
            if len(rival.codes) > 1:
                found = weighed(rival, code_of(game, move), deep)
                said += answered(game, found, turn, int(seen.seat))
                break
        game.rules.apply(after, i64(code_of(game, move)), SILENT)
    return replace(wrong, reasons=tuple(said))


def answered(game: AnyGame, found: list[Reason], rival: int, reader: int) -> list[Phrase]:
    """Return why a rival answers so, told to another seat: nothing that only the rival knows."""
    insight = game.fresh_insight()
    veiled = insight.veiled if insight is not None else ()
    open_to_all = [
        reason
        for reason in found
        if reason.kind in (FOR, WINS) and not (reason.feature in veiled and reason.seat != reader)
    ]
    return [
        Phrase("puzzle-rival-wins", {"who": f"seat:{rival}"})
        if reason.kind == WINS
        else turned(reason.phrase, rival, reader)
        for reason in open_to_all[:1]
    ]


def turned(phrase: Phrase, teller: int, reader: int) -> Phrase:
    """Return what one seat says to itself as it is told to another one."""
    return Phrase(
        phrase.key, {name: _turned(arg, teller, reader) for name, arg in phrase.args.items()}
    )


def _turned(arg: Arg, teller: int, reader: int) -> Arg:
    if isinstance(arg, Phrase):
        return turned(arg, teller, reader)
    if arg == "you":
        return f"seat:{teller}"
    return "you" if arg == f"seat:{reader}" else arg


def code_of(game: AnyGame, text: str) -> int:
    """Return the code of a move."""
    return int(game.notation.encode(game.notation.read(text)))
