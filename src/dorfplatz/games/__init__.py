"""The catalogue: every sub-package with a ``GAME``, and games that register from outside."""

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from types import ModuleType

from dorfplatz.engine.errors import UnknownGame
from dorfplatz.engine.game import AnyGame

ENTRY_POINTS = "dorfplatz.games"


@cache
def catalogue() -> dict[str, AnyGame]:
    """Return all games by id, those of this package first, each group in alphabetical order."""
    found: dict[str, AnyGame] = {}
    for folder in _folders():
        package = import_module(f"{__name__}.{folder}")
        if hasattr(package, "GAME"):
            found[package.GAME.id] = package.GAME
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda p: p.name):
        game: AnyGame = point.load()
        found.setdefault(game.id, game)
    return found


def names() -> list[str]:
    """Return the ids of all games in the order of the catalogue, without importing any."""
    own = [folder.replace("_", "-") for folder in _folders()]
    others = sorted(point.name for point in entry_points(group=ENTRY_POINTS))
    return list(dict.fromkeys([*own, *others]))


def find(name: str) -> AnyGame:
    """Return the game with that id; one of this package is imported alone."""
    folder = str(name).replace("-", "_")
    if folder in _folders():
        package = import_module(f"{__name__}.{folder}")
        game: AnyGame | None = getattr(package, "GAME", None)
        if game is not None and game.id == name:
            return game
    games = catalogue()
    if name not in games:
        raise UnknownGame("error-unknown-game", {"game": str(name), "known": ", ".join(games)})
    return games[name]


@cache
def _folders() -> tuple[str, ...]:
    """Return the sub-packages that hold a game each."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


class _Catalogue(ModuleType):
    """This package: ``dorfplatz.games()`` lists the games."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Catalogue
