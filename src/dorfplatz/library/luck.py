"""Luck as a value: where a stream of chance stands, so that positions can be copied and kept."""

import secrets
from typing import NamedTuple

from dorfplatz.engine.rng import FastRng

SEEDS = 2**63


class Luck(NamedTuple):
    """The four numbers of a fast stream; the same numbers give the same luck."""

    a: int
    b: int
    c: int
    counter: int

    def stream(self) -> FastRng:
        """Return the stream that goes on from here."""
        rng = FastRng(0)
        rng.a, rng.b, rng.c, rng.counter = self
        return rng


def luck_of(rng: FastRng) -> Luck:
    """Return where a stream stands."""
    return Luck(int(rng.a), int(rng.b), int(rng.c), int(rng.counter))


def seeded(seed: int | None) -> FastRng:
    """Return the stream of a seed; without one, a stream that nobody knows."""
    return FastRng(secrets.randbelow(SEEDS) if seed is None else seed % SEEDS)
