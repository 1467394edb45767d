"""Bots of others: registered by name, found as entry points, or named by module and attribute.

A class is made with a seed and chooses as every bot does; a function answers a perspective with a
move: a text, an action or a code.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final, final

from mypy_extensions import i64

from dorfplatz.bots.bot import Bot
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.perspective import Perspective

ENTRY_POINTS: Final = "dorfplatz.bots"
PYTHON: Final = "py:"
"""Before a module and an attribute: ``py:village.bots:Careful``."""

MAKERS: Final[dict[str, Any]] = {}


@final
class Chosen(Bot):
    """A bot made of a function that answers a move as text, action or code."""

    def __init__(self, choose: Callable[[Perspective[object, object, object]], object]) -> None:
        self.function = choose

    def choose(self, seen: Perspective[object, object, object]) -> i64:
        """Return the code of what the function answers."""
        move = self.function(seen)
        if isinstance(move, int):
            return i64(move)
        if isinstance(move, str):
            return seen.game.notation.encode(seen.game.notation.read(move))
        return seen.game.notation.encode(move)


def register(name: str, maker: Any) -> None:
    """Make a bot known by a name; a later one of the same name takes its place."""
    MAKERS[name] = maker


def registered() -> list[str]:
    """Return the names of the bots of others, as far as they are known."""
    points = [point.name for point in entry_points(group=ENTRY_POINTS)]
    return sorted({*MAKERS, *points})


def made(name: str, seed: int) -> Bot | None:
    """Return a new bot of somebody else, or None if there is none of that name."""
    if name in MAKERS:
        return bot_from(MAKERS[name], seed)
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == name:
            return bot_from(point.load(), seed)
    if name.startswith(PYTHON):
        return bot_from(imported(name), seed)
    return None


def imported(name: str) -> Any:
    """Return what a module and an attribute name."""
    module, _, attribute = name.removeprefix(PYTHON).partition(":")
    try:
        return getattr(import_module(module), attribute)
    except (AttributeError, ImportError, ValueError) as problem:
        raise NotPossible("error-bot-import", {"bot": name, "problem": str(problem)}) from problem


def bot_from(maker: Any, seed: int) -> Bot:
    """Return a bot: made by a class, or of a function that chooses."""
    if not isinstance(maker, type):
        return Chosen(maker)
    player: Any = maker(seed)
    return player if isinstance(player, Bot) else Chosen(player.choose)
