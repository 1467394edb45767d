"""How a network learns: by small steps towards what came of the positions it is shown (Adam).

What came of a position is mostly luck. Once the network knows something, it learns more from what
it thinks of the positions that follow than from the result alone.
"""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dorfplatz.engine.net import bent
from dorfplatz.engine.rng import FastRng

BATCH: Final[i64] = 256
STEP: Final = 0.003
DECAY: Final = 0.0003
"""How much every weight is drawn to nothing."""
SLOW: Final = 0.9
SLOWER: Final = 0.999


@final
class Teacher:
    """Samples, and the weights that foretell their results best; the same seed learns the same."""

    def __init__(self, inputs: int, units: int, seed: int) -> None:
        self.inputs: i64 = inputs
        self.units: i64 = units
        self.rng = FastRng(i64(seed))
        self.own_rows: vec[float] = vec[float]()
        self.rival_rows: vec[float] = vec[float]()
        self.results: vec[float] = vec[float]()
        self.later: vec[i64] = vec[i64]()
        self.spread: vec[float] = vec[float]([1.0] * inputs)
        # One row: plain weights, those of the own and the rival's features, biases, outputs.
        self.rival_at: i64 = inputs + units * inputs
        self.bias_at: i64 = self.rival_at + units * inputs
        self.out_at: i64 = self.bias_at + units
        self.count: i64 = self.out_at + units
        self.weights: vec[float] = vec[float]([0.0] * int(self.count))
        self.slope: vec[float] = vec[float]([0.0] * int(self.count))
        self.first: vec[float] = vec[float]([0.0] * int(self.count))
        self.second: vec[float] = vec[float]([0.0] * int(self.count))
        self.steps: i64 = 0
        self.here: vec[float] = vec[float]([0.0] * units)
        self.there: vec[float] = vec[float]([0.0] * units)
        small = 1.7 / sqrt(float(inputs))
        for i in range(i64(inputs), self.bias_at):
            self.weights[i] = small * self.lot()
        for i in range(self.out_at, self.count):
            self.weights[i] = 0.5 * self.lot() / sqrt(float(units))

    def lot(self) -> float:
        """Return a random number between -1 and 1."""
        return float(self.rng.word()) / 2147483648.0 - 1.0

    def show(self, own: list[float], rival: list[float], result: float, later: int = 0) -> None:
        """Add a sample: the features of two seats, and 1 if the first one ended up ahead.

        The same seats will be shown again ``later`` samples later; 0: the game was over.
        """
        for value in own:
            self.own_rows = append(self.own_rows, value)
        for value in rival:
            self.rival_rows = append(self.rival_rows, value)
        self.results = append(self.results, result)
        self.later = append(self.later, later)

    def learn(self, rounds: int) -> float:
        """Go through all samples so often; return the mean squared error of the last round."""
        self.measure()
        count: i64 = len(self.results)
        order = vec[i64]()
        for i in range(count):
            order = append(order, i)
        loss = 0.0
        for number in range(rounds):
            loss = 0.0
            for i in range(count - 1):
                other = i + self.rng.below(count - i)
                sample = order[i]
                order[i] = order[other]
                order[other] = sample
            pace = STEP * (1.0 - float(number) / float(rounds))
            begin: i64 = 0
            while begin < count:
                end = min(begin + BATCH, count)
                for i in range(begin, end):
                    loss += self.regard(order[i])
                self.step(pace, end - begin)
                begin = end
        return loss / float(count) if count > 0 else 0.0

    def look_ahead(self, patience: float) -> None:
        """Let a sample aim at what the next position of its game promises, too.

        The end counts ``patience`` beside it, less and less from every position to the one before.
        """
        sample: i64 = len(self.results) - 1
        while sample >= 0:
            later = self.later[sample]
            if later > 0:
                promise = chance(self.lead(sample + later))
                self.results[sample] = promise + patience * (self.results[sample + later] - promise)
            sample -= 1

    def measure(self) -> None:
        """Find out how large the features usually are; the weights are learned in that unit."""
        count: i64 = len(self.results)
        for i in range(self.inputs):
            total = 0.0
            for sample in range(count):
                at = sample * self.inputs + i
                total += self.own_rows[at] * self.own_rows[at]
                total += self.rival_rows[at] * self.rival_rows[at]
            self.spread[i] = sqrt(total / (2.0 * float(count)) + 1e-6)

    def lead(self, sample: i64) -> float:
        """Return how far the first seat of a sample seems ahead; keep what the units answer."""
        inputs = self.inputs
        weights = self.weights
        spread = self.spread
        own_rows = self.own_rows
        rival_rows = self.rival_rows
        here = self.here
        there = self.there
        start = sample * inputs
        lead = 0.0
        for i in range(inputs):
            lead += weights[i] * (own_rows[start + i] - rival_rows[start + i]) / spread[i]
        for unit in range(self.units):
            own_at = inputs + unit * inputs
            rival_at = self.rival_at + unit * inputs
            one = weights[self.bias_at + unit]
            two = one
            for i in range(inputs):
                own = own_rows[start + i] / spread[i]
                rival = rival_rows[start + i] / spread[i]
                one += weights[own_at + i] * own + weights[rival_at + i] * rival
                two += weights[own_at + i] * rival + weights[rival_at + i] * own
            here[unit] = bent(one)
            there[unit] = bent(two)
            lead += weights[self.out_at + unit] * (here[unit] - there[unit])
        return lead

    def regard(self, sample: i64) -> float:
        """Add what a sample says about every weight; return the squared error."""
        error = chance(self.lead(sample)) - self.results[sample]
        inputs = self.inputs
        weights = self.weights
        slope = self.slope
        spread = self.spread
        own_rows = self.own_rows
        rival_rows = self.rival_rows
        here = self.here
        there = self.there
        start = sample * inputs
        for i in range(inputs):
            slope[i] += error * (own_rows[start + i] - rival_rows[start + i]) / spread[i]
        for unit in range(self.units):
            out = weights[self.out_at + unit]
            slope[self.out_at + unit] += error * (here[unit] - there[unit])
            one = error * out * bend(here[unit])
            two = -error * out * bend(there[unit])
            slope[self.bias_at + unit] += one + two
            own_at = inputs + unit * inputs
            rival_at = self.rival_at + unit * inputs
            for i in range(inputs):
                own = own_rows[start + i] / spread[i]
                rival = rival_rows[start + i] / spread[i]
                slope[own_at + i] += one * own + two * rival
                slope[rival_at + i] += one * rival + two * own
        return error * error

    def step(self, pace: float, samples: i64) -> None:
        """Move every weight a little against its slope, by how steady that is."""
        self.steps += 1
        warm = 1.0 - SLOW ** float(self.steps)
        warmer = 1.0 - SLOWER ** float(self.steps)
        for i in range(self.count):
            slope = self.slope[i] / float(samples) + DECAY * self.weights[i]
            self.slope[i] = 0.0
            self.first[i] = SLOW * self.first[i] + (1.0 - SLOW) * slope
            self.second[i] = SLOWER * self.second[i] + (1.0 - SLOWER) * slope * slope
            self.weights[i] -= (
                pace * (self.first[i] / warm) / (sqrt(self.second[i] / warmer) + 1e-8)
            )

    def learned(self) -> dict[str, object]:
        """Return the weights as ``net.json`` keeps them, in units of the features."""
        inputs = self.inputs
        return {
            "plain": self.rows(0, 1, inputs)[0],
            "own": self.rows(inputs, self.units, inputs),
            "rival": self.rows(self.rival_at, self.units, inputs),
            "bias": [round(self.weights[self.bias_at + i], 4) for i in range(self.units)],
            "out": [round(self.weights[self.out_at + i], 4) for i in range(self.units)],
        }

    def rows(self, begin: i64, count: i64, inputs: i64) -> list[list[float]]:
        """Return rows of weights for the features as they are measured."""
        return [
            [
                round(self.weights[begin + row * inputs + i] / self.spread[i], 5)
                for i in range(inputs)
            ]
            for row in range(count)
        ]


def chance(lead: float) -> float:
    """Return how likely whoever leads by so much ends up ahead."""
    return 1.0 / (1.0 + exp(-lead))


def bend(value: float) -> float:
    """Return how steep ``bent`` is where it answers a value."""
    return (1.0 - (value if value > 0.0 else -value)) ** 2
