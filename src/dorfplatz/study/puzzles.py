"""Puzzles: positions in which one move is clearly better, as data in the ``puzzles`` of a game."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Final

from dorfplatz.engine.options import Value
from dorfplatz.engine.prompt import Arg, Phrase
from dorfplatz.kit.material import load

HARDEST: Final = 6
"""The grade of a puzzle that no level solves at its usual pace."""
QUIET: Final = "quiet"
"""The theme of a move of which no single change can be said."""
WINS: Final = "wins"


@dataclass(frozen=True)
class Wrong:
    """A move that is not the one: what it costs, and what follows up to a rival's answer.

    ``reasons`` say what it costs and why the rival answers so, to whoever solves the puzzle.
    """

    move: str
    loss: float
    line: tuple[str, ...]
    reasons: tuple[Phrase, ...] = ()


@dataclass(frozen=True)
class Puzzle:
    """A position, who is to move, and the move; ``gain`` is how much better it is than the next.

    ``feature`` is what speaks most for the move, of what the game's insight counts (``wins``: it
    ends the game; nothing where no change can be said), ``grade`` the weakest level that finds it
    (1: the weakest of all). ``reasons`` speak for the move.
    """

    id: str
    seats: int
    options: Mapping[str, Value]
    position: str
    seat: int
    move: str
    chance: float
    gain: float
    feature: str
    grade: int
    wrong: tuple[Wrong, ...]
    reasons: tuple[Phrase, ...] = ()

    def named(self) -> "Puzzle":
        """Return it with a name that stays the same as long as the puzzle does."""
        text = f"{self.seats} {self.position} {self.move}"
        return replace(self, id=hashlib.sha256(text.encode()).hexdigest()[:10])


@dataclass(frozen=True)
class Found:
    """Puzzles with the command that found them and how many games that has looked through."""

    command: str
    games: int
    puzzles: tuple[Puzzle, ...] = field(repr=False)

    def written(self) -> str:
        """Return them as they are kept, each puzzle on a line."""
        head = f'{{"command": {json.dumps(self.command)}, "games": {self.games}, "puzzles": [\n'
        lines = [json.dumps(asdict(one), ensure_ascii=False) for one in self.puzzles]
        return head + ",\n".join(lines) + "\n]}\n"


def read(text: str) -> Found:
    """Return puzzles that were kept."""
    told = json.loads(text)
    return Found(told["command"], told["games"], tuple(_puzzle(one) for one in told["puzzles"]))


def _puzzle(told: Mapping[str, Any]) -> Puzzle:
    given = dict(told)
    given["wrong"] = tuple(_wrong(one) for one in given["wrong"])
    given["reasons"] = tuple(_phrase(one) for one in given["reasons"])
    return Puzzle(**given)


def _wrong(told: Mapping[str, Any]) -> Wrong:
    reasons = tuple(_phrase(one) for one in told["reasons"])
    return Wrong(told["move"], told["loss"], tuple(told["line"]), reasons)


def _phrase(told: Mapping[str, Any]) -> Phrase:
    return Phrase(told["key"], {name: _arg(value) for name, value in told["args"].items()})


def _arg(told: Any) -> Arg:
    if isinstance(told, Mapping):
        return _phrase(told)
    if isinstance(told, list):
        return tuple(_phrase(one) if isinstance(one, Mapping) else str(one) for one in told)
    return told if isinstance(told, int) else str(told)


@cache
def puzzles(package: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of the game in a package, the easiest first."""
    folder = files(package).joinpath("puzzles")
    if not folder.is_dir():
        return ()
    found: list[Puzzle] = []
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.name.endswith(".json"):
            found += read(one.read_text(encoding="utf-8")).puzzles
    return tuple(sorted(found, key=lambda one: (one.grade, one.id)))


@cache
def themes(package: str) -> Mapping[str, tuple[str, ...]]:
    """Return the themes of a game: each gathers some features of its insight."""
    try:
        told = load(package, "themes.json")
    except FileNotFoundError:
        return {}
    return {name: tuple(features) for name, features in told.items()}


def theme(package: str, puzzle: Puzzle) -> str:
    """Return what a puzzle is about; ``theme-...`` of the game's advice is its name."""
    return theme_of(package, puzzle.feature)


def theme_of(package: str, feature: str) -> str:
    """Return the theme a feature belongs to."""
    if feature in ("", WINS):
        return feature or QUIET
    known = themes(package).items()
    return next((name for name, features in known if feature in features), QUIET)


def of_the_day(day: date, offered: Sequence[tuple[str, str]]) -> tuple[str, str] | None:
    """Return the puzzle of a day, the same for everybody: game and id, of those there are.

    The games take turns. Within one the day draws lots, so that a new puzzle rarely changes what
    another day has.
    """
    games = sorted({game for game, _ in offered})
    if not games:
        return None
    chosen = games[day.toordinal() % len(games)]
    own = [(game, name) for game, name in offered if game == chosen]
    return min(own, key=lambda one: hashlib.sha256(f"{day} {one[1]}".encode()).digest())
