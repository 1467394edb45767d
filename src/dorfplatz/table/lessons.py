"""Lessons: positions of a game with one task each, as data in the ``lessons`` folder of the game.

A step shows a position and wants one thing: read it, make a move, try what is refused, or answer a
question. What it says stands beside it in every language. Nothing in a lesson is secret.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias

from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import Value
from dorfplatz.engine.prompt import Phrase
from dorfplatz.engine.rules import CHANCE
from dorfplatz.table.check import checked
from dorfplatz.table.log import Entry
from dorfplatz.table.table import Table

Kind: TypeAlias = Literal["read", "move", "try", "ask"]
Text: TypeAlias = Mapping[str, str]
"""What is said, by language."""

SEED = bytes(32)
"""What chance draws where the script of a step is silent: the same for everybody."""


@dataclass(frozen=True)
class Answer:
    """One answer to a question, what is said to it, and whether it is right."""

    text: Text
    reply: Text
    right: bool = False


@dataclass(frozen=True, eq=False)
class Step:
    """One task.

    ``position`` is None where the step goes on from the one before. Moves like one of ``accept``
    (``*`` stands for anything) are what is wanted, ``count`` of them one after the other; ``then``
    is what others and chance do after the last. ``tries`` are picks to be refused, ``lit`` things
    to look at. ``replies`` say something of their own about a move, wanted or not; ``refuted`` is
    what others and chance do after a move that is not wanted, where that is shown.
    """

    text: Text
    position: str | None = None
    seat: int = 0
    accept: tuple[str, ...] = ()
    count: int = 1
    then: tuple[str, ...] = ()
    tries: tuple[tuple[str, ...], ...] = ()
    answers: tuple[Answer, ...] = ()
    lit: tuple[str, ...] = ()
    hint: Text = field(default_factory=dict)
    wrong: Text = field(default_factory=dict)
    done: Text = field(default_factory=dict)
    replies: Mapping[str, Text] = field(default_factory=dict)
    refuted: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def kind(self) -> Kind:
        """What the step wants."""
        if self.accept:
            return "move"
        if self.tries:
            return "try"
        return "ask" if self.answers else "read"

    def accepts(self, move: str) -> bool:
        """Say whether a legal move is what is wanted."""
        return any(like(move, pattern) for pattern in self.accept)

    def reply(self, move: str) -> Text | None:
        """Return what is said about a move in particular."""
        return next((text for one, text in self.replies.items() if like(move, one)), None)


@dataclass(frozen=True, eq=False)
class Lesson:
    """An introduction: steps one after the other."""

    id: str
    title: Text
    about: Text
    seats: int
    options: Mapping[str, Value]
    steps: tuple[Step, ...]


def like(move: str, pattern: str) -> bool:
    """Say whether a move is one that a pattern means."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), move) is not None


@cache
def lessons(package: str) -> tuple[Lesson, ...]:
    """Return the lessons of the game in a package, in the order in which they are learned."""
    folder = files(package).joinpath("lessons")
    if not folder.is_dir():
        return ()
    found = [one for one in folder.iterdir() if one.name.endswith(".json")]
    read = [
        _lesson(one.name.removesuffix(".json"), json.loads(one.read_text(encoding="utf-8")))
        for one in sorted(found, key=lambda one: one.name)
    ]
    return tuple(read)


def _lesson(name: str, told: Mapping[str, Any]) -> Lesson:
    steps = tuple(_step(one) for one in told["steps"])
    options = told.get("options", {})
    return Lesson(name, told["title"], told["about"], told["seats"], options, steps)


def _step(told: Mapping[str, Any]) -> Step:
    given = dict(told)
    given["accept"] = tuple(given.get("accept", ()))
    given["then"] = tuple(given.get("then", ()))
    given["lit"] = tuple(given.get("lit", ()))
    given["tries"] = tuple(tuple(picks) for picks in given.get("tries", ()))
    given["answers"] = tuple(Answer(**answer) for answer in given.get("answers", ()))
    return Step(**given)


@cache
def position(game: AnyGame, lesson: Lesson, number: int) -> str:
    """Return the position in which a step begins."""
    step = lesson.steps[number]
    if step.position is not None:
        return step.position
    if number == 0:
        raise NotPossible("error-no-page")
    before = Practice(game, lesson, number - 1)
    before.finish()
    return before.position()


class Practice(Table):
    """A step of a lesson on a table of its own, which nobody keeps."""

    def __init__(self, game: AnyGame, lesson: Lesson, number: int) -> None:
        self.step = lesson.steps[number]
        self.left = self.step.count if self.step.accept else 0
        self._script: list[str] = []
        begin = position(game, lesson, number)
        super().__init__(game, lesson.seats, lesson.options, SEED, position=begin)

    @property
    def done(self) -> bool:
        """Whether everything that was wanted was played."""
        return self.left == 0

    def act(self, seat: int, text: str, said: Phrase | None = None) -> list[Entry]:
        """Carry out a move of the learner; after the last one follows what the step tells."""
        move = checked(self.game, self._state, seat, text)
        if self.done or not self.step.accepts(move.text):
            raise NotPossible("error-lesson")
        self.left -= 1
        if self.left == 0:
            self._script = list(self.step.then)
        return super().act(seat, move.text, said)

    def miss(self, text: str) -> None:
        """Carry out a move that is not wanted, and what the step says about it."""
        move = checked(self.game, self._state, self.step.seat, text)
        self.left = 0
        self._script = list(self.step.refuted.get(move.text, ()))
        super().act(self.step.seat, move.text)

    def reply(self, seat: int, text: str) -> None:
        """Let somebody else answer what the learner played."""
        super().act(seat, text)

    def wanted(self) -> str:
        """Return a move that is accepted now."""
        moves = [option.move for option in self.prompt(self.step.seat).options]
        for pattern in self.step.accept:
            for move in moves:
                if like(move, pattern):
                    return move
        raise NotPossible("error-no-hint")

    def finish(self) -> None:
        """Play what is wanted."""
        while not self.done:
            self.act(self.step.seat, self.wanted())

    def played(self, moves: Sequence[str]) -> "Practice":
        """Return this table after some moves of the learner."""
        for move in moves:
            self.act(self.step.seat, move)
        return self

    def _go_on(self) -> None:
        while self._script and not self.over:
            turn = self.turn
            self._apply(turn, checked(self.game, self._state, turn, self._script.pop(0)))
        if self.turn == CHANCE or self._early:
            super()._go_on()
