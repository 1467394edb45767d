"""Fog: what a seat could know at a moment of what the others hide.

A game says in ``fog.py`` what is hidden in a position; here it is counted over all worlds that fit
what the seat has seen, likely ones for more. A game without it hides nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol, cast

from mypy_extensions import i64

from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.perspective import known
from dorfplatz.engine.prompt import Phrase
from dorfplatz.engine.rng import FastRng

WORLDS: Final = 400
"""So many worlds are imagined where the game does not list them."""
SEED: Final = 7


class Module(Protocol):
    """What ``fog.py`` of a game has."""

    def hidden(self, state: Any, viewer: int) -> list[tuple[Phrase, list[str]]]:
        """Return what is hidden from a viewer: what it is about, and the things, by reference."""


@dataclass(frozen=True)
class Likely:
    """A thing that may be hidden: in which share of the worlds it is, how many, and if it was."""

    what: str
    share: float
    count: float
    true: bool


@dataclass(frozen=True)
class Veil:
    """Something that is hidden, and what it may be, the likely first."""

    about: Phrase
    likely: tuple[Likely, ...]


def module_of(game: AnyGame) -> Module | None:
    """Return the module that says what a game hides, if anything."""
    name = f"{game.package}.fog"
    return cast("Module", import_module(name)) if find_spec(name) is not None else None


def fog(
    game: AnyGame, state: object, seat: int, played: Sequence[tuple[int, int]] = ()
) -> list[Veil]:
    """Return what a seat could know of what is hidden; ``played`` is the true log so far."""
    module = module_of(game)
    if module is None:
        return []
    worlds, weights = _worlds(game, state, seat, played)
    total = sum(weights)
    shares: dict[tuple[str, str], float] = {}
    counts: dict[tuple[str, str], float] = {}
    for world, weight in zip(worlds, weights, strict=True):
        for about, things in module.hidden(world, seat):
            for thing in set(things):
                key = str(about), thing
                shares[key] = shares.get(key, 0.0) + weight / total
                counts[key] = counts.get(key, 0.0) + things.count(thing) * weight / total
    return [_veil(about, things, shares, counts) for about, things in module.hidden(state, seat)]


def _veil(
    about: Phrase,
    things: Sequence[str],
    shares: Mapping[tuple[str, str], float],
    counts: Mapping[tuple[str, str], float],
) -> Veil:
    likely = [
        Likely(thing, min(1.0, share), counts[name, thing], thing in things)
        for (name, thing), share in shares.items()
        if name == str(about)
    ]
    return Veil(about, tuple(sorted(likely, key=lambda one: (-one.share, one.what))))


def _worlds(
    game: AnyGame, state: object, seat: int, played: Sequence[tuple[int, int]]
) -> tuple[Sequence[object], list[float]]:
    view = game.knowledge.view(state, seat)
    insight = game.fresh_insight()
    log = [(mover, known(game, state, mover, code, seat)) for mover, code in played]
    believed = None if insight is None else insight.belief(view, log)
    if believed is not None:
        return believed.worlds, list(believed.weights)
    rng = FastRng(i64(SEED))
    worlds = [game.knowledge.imagine(view, rng) for _ in range(WORLDS)]
    return worlds, [1.0] * len(worlds)
