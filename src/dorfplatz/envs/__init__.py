"""Environments: the games as Gymnasium, PettingZoo and OpenSpiel know them.

``import dorfplatz.envs`` makes ``gymnasium.make("dorfplatz/Clans-v0")`` work. Every interface is an
extra; ``vector`` needs numpy only.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from dorfplatz.envs.setting import IDS, Setting
from dorfplatz.extras import needed

if TYPE_CHECKING:
    from dorfplatz.envs.arrays import Vector
    from dorfplatz.envs.shared import Workers

__all__ = ["IDS", "Setting", "aec", "gym", "load_open_spiel", "register", "vector", "workers"]


def vector(game: str, size: int, **settled: Any) -> "Vector":
    """Return so many games of a kind, stepped by one call, with arrays of numpy."""
    needed("A vector of games", "numpy")
    from dorfplatz.envs.arrays import Vector  # noqa: PLC0415  # an extra

    return Vector(game, size, **settled)


def workers(game: str, size: int, **settled: Any) -> "Workers":
    """Return so many games of a kind in several processes: ``workers=4``."""
    needed("Workers", "numpy")
    from dorfplatz.envs.shared import Workers  # noqa: PLC0415  # an extra

    return Workers(game, size, **settled)


def gym(game: str, **settled: Any) -> Any:
    """Return a game against chosen opponents as Gymnasium knows it."""
    needed("A Gymnasium environment", "numpy", "gymnasium")
    return import_module("dorfplatz.envs.gymnasium").Against(game, **settled)


def aec(game: str, **settled: Any) -> Any:
    """Return a game as PettingZoo's AEC environments know it."""
    needed("A PettingZoo environment", "numpy", "pettingzoo")
    return import_module("dorfplatz.envs.pettingzoo").Chairs(game, **settled)


def load_open_spiel(game: str, **settled: Any) -> Any:
    """Return a game as OpenSpiel knows it."""
    needed("An OpenSpiel game", "numpy", "pyspiel")
    return import_module("dorfplatz.envs.open_spiel").load(game, **settled)


def register() -> None:
    """Make the games known to Gymnasium by their ids, where Gymnasium is installed."""
    try:
        import gymnasium  # noqa: PLC0415  # an extra
    except ModuleNotFoundError:
        return
    for name, game in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name,
                entry_point="dorfplatz.envs.gymnasium:Against",
                vector_entry_point="dorfplatz.envs.gymnasium:AgainstMany",
                kwargs={"game": game},
                disable_env_checker=True,
                order_enforce=False,
            )


register()
