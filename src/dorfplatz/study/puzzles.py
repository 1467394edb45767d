"""Puzzles: positions in which one move is clearly better, as data in the ``puzzles`` of a game."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

from dorfplatz.engine.options import Value
from dorfplatz.table.lessons import Lesson, Step


@dataclass(frozen=True)
class Wrong:
    """A move that is not the one: what it costs, and what a rival answers at once, if anybody."""

    move: str
    loss: float
    answer: str


@dataclass(frozen=True)
class Puzzle:
    """A position, who is to move, and the move; ``gain`` is how much better it is than the next.

    ``theme`` names the feature of the game's insight that speaks most for the move, ``grade`` the
    weakest level that finds it (1: the weakest of all).
    """

    id: str
    seats: int
    options: Mapping[str, Value]
    position: str
    seat: int
    move: str
    chance: float
    gain: float
    theme: str
    grade: int
    wrong: tuple[Wrong, ...]

    def named(self) -> "Puzzle":
        """Return it with a name that stays the same as long as the puzzle does."""
        text = f"{self.seats} {self.position} {self.move}"
        return replace(self, id=hashlib.sha256(text.encode()).hexdigest()[:10])

    def lesson(self) -> Lesson:
        """Return it as a lesson of one step, so that one player shows both."""
        step = Step({}, self.position, self.seat, accept=(self.move,))
        return Lesson(self.id, {}, {}, self.seats, self.options, (step,))


def written(made: str, found: Sequence[Puzzle]) -> str:
    """Return puzzles as they are kept, each on a line, with the command that made them."""
    lines = [json.dumps(asdict(one), ensure_ascii=False) for one in found]
    return f'{{"command": {json.dumps(made)}, "puzzles": [\n' + ",\n".join(lines) + "\n]}\n"


def read(text: str) -> list[Puzzle]:
    """Return puzzles that were kept."""
    return [_puzzle(one) for one in json.loads(text)["puzzles"]]


def _puzzle(told: Mapping[str, Any]) -> Puzzle:
    given = dict(told)
    given["wrong"] = tuple(Wrong(**one) for one in given["wrong"])
    return Puzzle(**given)


@cache
def puzzles(package: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of the game in a package, the easiest first."""
    folder = files(package).joinpath("puzzles")
    if not folder.is_dir():
        return ()
    found: list[Puzzle] = []
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.name.endswith(".json"):
            found += read(one.read_text(encoding="utf-8"))
    return tuple(sorted(found, key=lambda one: (one.grade, one.id)))
