"""The catalogue: every sub-package with a ``GAME``, and games that register from outside."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from dorfplatz.engine.errors import UnknownGame
from dorfplatz.engine.game import AnyGame

ENTRY_POINTS = "dorfplatz.games"


@cache
def catalogue() -> dict[str, AnyGame]:
    """Return all games by id, those of this package first, each group in alphabetical order."""
    found: dict[str, AnyGame] = {}
    for module in sorted(iter_modules(__path__), key=lambda m: m.name):
        package = import_module(f"{__name__}.{module.name}")
        if hasattr(package, "GAME"):
            found[package.GAME.id] = package.GAME
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda p: p.name):
        game: AnyGame = point.load()
        found.setdefault(game.id, game)
    return found


def find(name: str) -> AnyGame:
    """Return the game with that id."""
    games = catalogue()
    if name not in games:
        raise UnknownGame("error-unknown-game", {"game": str(name), "known": ", ".join(games)})
    return games[name]
