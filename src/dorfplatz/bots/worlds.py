"""The worlds a search thinks in: those that fit the view, likely ones more often."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from dorfplatz.bots.outlook import arrive
from dorfplatz.engine.insight import Insight
from dorfplatz.engine.perspective import Perspective
from dorfplatz.engine.rng import FastRng


@final
class Worlds:
    """Imagined positions, and how likely each of them is, added up."""

    def __init__(self, states: list[object], weights: vec[float]) -> None:
        self.states = states
        self.weights = weights

    def draw(self, rng: FastRng) -> object:
        """Return a world, likely ones more often; of a single one without drawing."""
        states = self.states
        return states[self.place(rng)] if len(states) > 1 else states[0]

    def place(self, rng: FastRng) -> i64:
        """Return the index of a world, likely ones more often."""
        weights = self.weights
        last = len(weights) - 1
        aim = weights[last] * float(rng.word()) / 4294967296.0
        low: i64 = 0
        while low < last:
            middle = (low + last) // 2
            if weights[middle] > aim:
                last = middle
            else:
                low = middle + 1
        return low


def imagined(
    seen: Perspective[object, object, object],
    insight: Insight[object] | None,
    most: int,
    rng: FastRng,
) -> Worlds:
    """Return what the game's insight believes, or else so many worlds, all equally likely."""
    believed = None
    if insight is not None:
        believed = insight.belief(seen.view, seen.log)
    worlds: list[object] = []
    weights = vec[float]()
    total = 0.0
    if believed is not None:
        worlds = believed.worlds
        for weight in believed.weights:
            total += weight
            weights = append(weights, total)
    else:
        for _ in range(most):
            worlds.append(seen.imagine(rng))
            total += 1.0
            weights = append(weights, total)
    for world in worlds:
        arrive(seen.game, world, i64(seen.seat), rng)
    return Worlds(worlds, weights)
