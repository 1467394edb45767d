"""A small network: from the features of two seats, how likely one ends up ahead of the other."""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

MOST_SEATS: Final = 16


@final
class Net:
    """One hidden layer, the same for both seats: what favours one speaks against the other.

    The lead of a seat is ``f(own, rival) - f(rival, own)``, ``f`` being the layer, plus the
    weighed difference of the features. ``take`` the features of all seats, then compare pairs.
    """

    def __init__(self, learned: Mapping[str, Any]) -> None:
        """Take the weights as ``net.json`` keeps them: a row of inputs for every hidden unit."""
        self.plain = flat([learned["plain"]])
        self.own = flat(learned["own"])
        self.rival = flat(learned["rival"])
        self.bias = flat([learned["bias"]])
        self.out = flat([learned["out"]])
        self.inputs: i64 = len(self.plain)
        self.units: i64 = len(self.out)
        room = int(self.units) * MOST_SEATS
        self.as_own: vec[float] = vec[float]([0.0] * room)
        self.as_rival: vec[float] = vec[float]([0.0] * room)
        self.weighed: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def take(self, seat: i64, row: vec[float]) -> None:
        """Take in the features of a seat."""
        inputs = self.inputs
        plain = self.plain
        total = 0.0
        for i in range(inputs):
            total += plain[i] * row[i]
        self.weighed[seat] = total
        own = self.own
        rival = self.rival
        here = seat * self.units
        begin: i64 = 0
        for unit in range(self.units):
            as_own = self.bias[unit]
            as_rival = 0.0
            for i in range(inputs):
                value = row[i]
                if value != 0.0:
                    as_own += own[begin + i] * value
                    as_rival += rival[begin + i] * value
            begin += inputs
            self.as_own[here + unit] = as_own
            self.as_rival[here + unit] = as_rival

    def ahead(self, seat: i64, rival: i64) -> float:
        """Return how likely a seat ends up ahead of a rival; both were taken in."""
        out = self.out
        as_own = self.as_own
        as_rival = self.as_rival
        here = seat * self.units
        there = rival * self.units
        lead = self.weighed[seat] - self.weighed[rival]
        for unit in range(self.units):
            lead += out[unit] * (
                bent(as_own[here + unit] + as_rival[there + unit])
                - bent(as_own[there + unit] + as_rival[here + unit])
            )
        return 1.0 / (1.0 + exp(-lead))


def bent(value: float) -> float:
    """Return a number between -1 and 1, near the value where that is small."""
    return value / (1.0 + (value if value > 0.0 else -value))


def flat(rows: Sequence[Sequence[float]]) -> vec[float]:
    """Return rows one behind the other."""
    result = vec[float]()
    for row in rows:
        for value in row:
            result = append(result, float(value))
    return result
