"""A small policy: which of many actions deserve a look, by what they say of themselves.

A game's encoding tells every action in a few named bytes. A score adds up what was learned about
each of them beside the verb (the first byte), and about how they differ from what was done last:
near the tile just laid, the same card again. It knows nothing of the position, so it is far cheaper
than a look at what an action leads to, and only good enough to say where to look first.

It learns from what searches did: the softmax of the scores is led to the share of visits that
every action got (cross-entropy, small steps by Adagrad).
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import Encoding, encoding_of
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.knowledge import HIDDEN
from dorfplatz.engine.rng import FastRng
from dorfplatz.kit.material import load

RECENT: Final[i64] = 4
"""With so many of the last actions an action is compared."""
SLOTS: Final[i64] = 1 << 16
"""So many weights there are; what is told about an action finds its own by a hash."""
LONG: Final[i64] = 0x3FFF_FFFF_FFFF
PACE: Final = 0.15
FIRST_SQUARE: Final = 0.01
LEAST: Final = 0.02
"""Smaller weights are not kept."""

Past = Sequence[tuple[int, int]]
"""Who did what: seat and code."""


def known_last(log: Past, most: int) -> list[tuple[int, int]]:
    """Return the last actions of a log that are known, the latest first; chance does not count."""
    found: list[tuple[int, int]] = []
    at = len(log) - 1
    while at >= 0 and len(found) < most:
        mover, code = log[at]
        if mover >= 0 and code != HIDDEN:
            found.append((mover, code))
        at -= 1
    return found


@final
class Policy:
    """Scores of actions; ``scores`` holds those of the last list, in its order."""

    def __init__(self, encoding: Encoding[Any], learned: Mapping[str, Any] | None = None) -> None:
        """Take the weights as ``policy.json`` keeps them, or know nothing."""
        self.encoding = encoding
        self.words: i64 = encoding.words
        # Where the parts of an action begin, and whether they have a second byte.
        self.first: vec[i64] = vec[i64]()
        self.wide: vec[i64] = vec[i64]()
        for field in encoding.action_spec.fields:
            for begin in range(0, field.size, 2):
                self.first = append(self.first, field.first + begin)
                self.wide = append(self.wide, 1 if begin + 1 < field.size else 0)
        self.parts: i64 = len(self.first)
        self.weights: vec[float] = vec[float]([0.0] * int(SLOTS))
        self.rows: vec[i64] = vec[i64]([0] * int(64 * self.words))
        self.scores: vec[float] = vec[float]([0.0] * 64)
        self.past: vec[i64] = vec[i64]([0] * int(RECENT * self.words))
        self.own: vec[i64] = vec[i64]([0] * int(RECENT))
        self.known: i64 = 0
        self.one = Codes(1)
        self.slots: vec[i64] = vec[i64]([0] * int(self.parts * (1 + RECENT)))
        self.used: i64 = 0
        if learned is not None:
            for slot, weight in learned["weights"].items():
                self.weights[int(slot)] = float(weight)

    def learned(self) -> dict[str, Any]:
        """Return the weights as ``policy.json`` keeps them."""
        rounded = [round(self.weights[slot], 2) for slot in range(int(SLOTS))]
        kept = {
            str(slot): weight
            for slot, weight in enumerate(rounded)
            if weight >= LEAST or weight <= -LEAST
        }
        return {"encoding": self.encoding.version, "weights": kept}

    def prefer(self, state: object, seat: i64, codes: Codes, past: Past, most: i64) -> None:
        """Bring the actions of a list with the best scores to its front, in no order."""
        self.score(state, seat, codes, past)
        scores = self.scores
        row = codes.row
        low: i64 = 0
        high = codes.count - 1
        while low < high:  # what is before low belongs to the best, what is after high does not
            pivot = scores[(low + high) >> 1]
            i = low
            j = high
            while i <= j:
                while scores[i] > pivot:
                    i += 1
                while scores[j] < pivot:
                    j -= 1
                if i <= j:
                    score = scores[i]
                    scores[i] = scores[j]
                    scores[j] = score
                    code = row[i]
                    row[i] = row[j]
                    row[j] = code
                    i += 1
                    j -= 1
            if most <= j:
                high = j
            elif most >= i:
                low = i
            else:
                return

    def score(self, state: object, seat: i64, codes: Codes, past: Past) -> None:
        """Fill ``scores`` for a list of actions of a seat."""
        words = self.words
        count = codes.count
        if len(self.scores) < count:
            self.rows = vec[i64]([0] * int(2 * count * words))
            self.scores = vec[float]([0.0] * int(2 * count))
        self.remember(state, seat, past)
        self.encoding.write_actions(state, seat, codes, self.rows, 0)
        for i in range(count):
            self.scores[i] = self.weigh(self.rows, i * words)

    def remember(self, state: object, seat: i64, past: Past) -> None:
        """Take in what was done last, told as if it were done now."""
        self.known = 0
        for mover, code in past:
            if self.known == RECENT:
                return
            self.one.count = 0
            self.one.add(code)
            self.encoding.write_actions(state, seat, self.one, self.past, self.known * self.words)
            self.own[self.known] = 1 if i64(mover) == seat else 0
            self.known += 1

    def weigh(self, rows: vec[i64], at: i64) -> float:
        """Return the score of an action that is told at a place; keep where its weights lie."""
        first = self.first
        wide = self.wide
        slots = self.slots
        weights = self.weights
        past = self.past
        words = self.words
        verb = rows[at] & 255
        total = 0.0
        used: i64 = 0
        for part in range(self.parts):
            place = first[part]
            low = rows[at + (place >> 3)] >> ((place & 7) * 8) & 255
            high: i64 = 0
            if wide[part] == 1:
                high = rows[at + (place + 1 >> 3)] >> ((place + 1 & 7) * 8) & 255
            slot = slot_of(part, 0, verb, (high << 8) + low)
            slots[used] = slot
            used += 1
            total += weights[slot]
            if part == 0:
                continue
            for number in range(self.known):
                then = number * words
                before = past[then + (place >> 3)] >> ((place & 7) * 8) & 255
                above: i64 = 0
                if wide[part] == 1:
                    above = past[then + (place + 1 >> 3)] >> ((place + 1 & 7) * 8) & 255
                if low == 0 and high == 0 and before == 0 and above == 0:
                    continue
                kind = 1 + self.own[number] + (2 if number > 0 else 0)
                apart = ((high - above & 255) << 8) + (low - before & 255)
                slot = slot_of(part, kind, verb + ((past[then] & 255) << 8), apart)
                slots[used] = slot
                used += 1
                total += weights[slot]
        self.used = used
        return total


def slot_of(part: i64, kind: i64, verbs: i64, value: i64) -> i64:
    """Return where the weight lies of a value that a part of an action has, or differs by."""
    mixed = (part * 8 + kind + 1) * 0x2545_F491 + verbs * 0x1E35_A7BD + value * 0x165_667B1
    mixed = (mixed & LONG) ^ (mixed >> 13 & LONG) ^ (mixed >> 29 & LONG)
    return mixed & (SLOTS - 1)


def policy_of(game: AnyGame) -> Policy | None:
    """Return the policy a game has learned; None where it has none for the encoding of today."""
    try:
        learned = load(game.package, "policy.json")
    except FileNotFoundError:
        return None
    encoding = encoding_of(game)
    return Policy(encoding, learned) if learned["encoding"] == encoding.version else None


@final
class Tutor:
    """Decisions of searches, and a policy that learns them; the same seed learns the same."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.rng = FastRng(i64(seed))
        self.rows: vec[i64] = vec[i64]()
        self.shares: vec[float] = vec[float]()
        self.begin: vec[i64] = vec[i64]([0])
        self.past: vec[i64] = vec[i64]()
        self.own: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()
        self.slope: vec[float] = vec[float]([0.0] * int(SLOTS))
        self.square: vec[float] = vec[float]([FIRST_SQUARE] * int(SLOTS))
        self.touched: vec[i64] = vec[i64]()

    def show(
        self, state: object, seat: int, codes: Codes, past: Past, visits: Mapping[int, int]
    ) -> None:
        """Add a decision: what was legal, and how often the search visited what (by code)."""
        policy = self.policy
        policy.score(state, seat, codes, past)
        total = float(sum(visits.values()))
        for i in range(codes.count):
            self.shares = append(self.shares, float(visits.get(int(codes.row[i]), 0)) / total)
        for word in range(codes.count * policy.words):
            self.rows = append(self.rows, policy.rows[word])
        for word in range(RECENT * policy.words):
            self.past = append(self.past, policy.past[word])
        for number in range(RECENT):
            self.own = append(self.own, policy.own[number])
        self.known = append(self.known, policy.known)
        self.begin = append(self.begin, self.begin[len(self.known) - 1] + codes.count)

    def learn(self, rounds: int) -> float:
        """Go through all decisions so often; return the cross-entropy of the last round."""
        count: i64 = len(self.known)
        order = vec[i64]()
        for i in range(count):
            order = append(order, i)
        loss = 0.0
        for number in range(rounds):
            loss = 0.0
            for i in range(count - 1):
                other = i + self.rng.below(count - i)
                decision = order[i]
                order[i] = order[other]
                order[other] = decision
            pace = PACE * (1.0 - float(number) / float(rounds))
            for i in range(count):
                loss += self.regard(order[i])
                self.step(order[i], pace)
        return loss / float(count) if count > 0 else 0.0

    def regard(self, decision: i64) -> float:
        """Leave the likelihoods of a decision's actions in ``scores``; return its cross-entropy."""
        policy = self.policy
        begin = self.begin[decision]
        count = self.begin[decision + 1] - begin
        words = policy.words
        for word in range(RECENT * words):
            policy.past[word] = self.past[decision * RECENT * words + word]
        for number in range(RECENT):
            policy.own[number] = self.own[decision * RECENT + number]
        policy.known = self.known[decision]
        scores = policy.scores
        best = -1e9
        for i in range(count):
            scores[i] = policy.weigh(self.rows, (begin + i) * words)
            best = max(best, scores[i])
        return likelihoods(scores, count, best, self.shares, begin)

    def step(self, decision: i64, pace: float) -> None:
        """Lead the weights of a decision's actions towards what was visited."""
        policy = self.policy
        begin = self.begin[decision]
        slope = self.slope
        touched = self.touched
        for i in range(self.begin[decision + 1] - begin):
            wrong = policy.scores[i] - self.shares[begin + i]
            policy.weigh(self.rows, (begin + i) * policy.words)
            for k in range(policy.used):
                slot = policy.slots[k]
                if slope[slot] == 0.0:
                    touched = append(touched, slot)
                slope[slot] += wrong
        for place in range(len(touched)):
            slot = touched[place]
            self.square[slot] += slope[slot] * slope[slot]
            policy.weights[slot] -= pace * slope[slot] / sqrt(self.square[slot])
            slope[slot] = 0.0
        self.touched = vec[i64]()


def likelihoods(
    scores: vec[float], count: i64, best: float, shares: vec[float], begin: i64
) -> float:
    """Make likelihoods of scores, of which the best is known; return the cross-entropy."""
    total = 0.0
    loss = 0.0
    for i in range(count):
        total += exp(scores[i] - best)
    for i in range(count):
        share = shares[begin + i]
        if share > 0.0:
            loss -= share * (scores[i] - best - log(total))
        scores[i] = exp(scores[i] - best) / total
    return loss
