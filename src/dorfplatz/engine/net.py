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
        self.bias = flat([learned["bias"]])
        self.out = flat([learned["out"]])
        self.inputs: i64 = len(self.plain)
        self.units: i64 = len(self.out)
        # For every input: what it adds to each unit, as one's own and then as a rival's.
        self.added = flat([*zip(*learned["own"], *learned["rival"])])
        self.sums: vec[float] = vec[float]([0.0] * int(2 * self.units * MOST_SEATS))
        self.weighed: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def take(self, seat: i64, row: vec[float]) -> None:
        """Take in the features of a seat."""
        units = self.units
        plain = self.plain
        added = self.added
        sums = self.sums
        bias = self.bias
        begin = 2 * units * seat
        for unit in range(units):
            sums[begin + unit] = bias[unit]
            sums[begin + units + unit] = 0.0
        total = 0.0
        there: i64 = 0
        for i in range(self.inputs):
            value = row[i]
            if value != 0.0:
                total += plain[i] * value
                for here in range(begin, begin + 2 * units):
                    sums[here] += added[there] * value
                    there += 1
            else:
                there += 2 * units
        self.weighed[seat] = total

    def ahead(self, seat: i64, rival: i64, known: float = 0.0) -> float:
        """Return how likely a seat ends up ahead of a rival; both were taken in.

        ``known`` is a lead that comes on top of what the network sees.
        """
        return 1.0 / (1.0 + exp(-self.lead(seat, rival) - known))

    def lead(self, seat: i64, rival: i64) -> float:
        """Return by how much a seat leads a rival: 0 for none, 1.1 for three to one."""
        out = self.out
        sums = self.sums
        units = self.units
        here = 2 * units * seat
        there = 2 * units * rival
        lead = self.weighed[seat] - self.weighed[rival]
        for unit in range(units):
            lead += out[unit] * (
                bent(sums[here + unit] + sums[there + units + unit])
                - bent(sums[there + unit] + sums[here + units + unit])
            )
        return lead


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
