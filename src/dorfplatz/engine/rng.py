"""Sources of chance: a small fast one for search, and a keyed one that anybody can check later.

Both hand out 32-bit words and share one unbiased way to turn them into a choice.
"""

import hashlib
import hmac
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

WORD: Final[i64] = 0x1_0000_0000
MASK: Final[i64] = 0xFFFF_FFFF


class Rng:
    """A stream of 32-bit words."""

    def word(self) -> i64:
        """Return the next 32 bits."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """Return one of 0 .. n-1, each equally likely (n from 1 to 2**31)."""
        product = self.word() * n
        low = product & MASK
        if low < n:
            threshold = (WORD - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def pick(self, weights: vec[i64], count: i64) -> i64:
        """Return an index with likelihood proportional to its weight."""
        total: i64 = 0
        i: i64 = 0
        while i < count:
            total += weights[i]
            i += 1
        left = self.below(total)
        i = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return i


@final
class FastRng(Rng):
    """Four 32-bit lanes stirred by shifts, additions and a counter; never for secrets."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = 0x9E37_79B9
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """Return the next 32 bits."""
        a = self.a
        b = self.b
        c = self.c
        counter = self.counter
        result = (a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + result) & MASK
        return result


@final
class KeyedRng(Rng):
    """HMAC-SHA-256 of a secret key over a label and a block number, eight words a block.

    With the key revealed, everybody can compute the same words; without it nobody can.
    """

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._label = label
        self._block = 0
        self._words: vec[i64] = vec[i64]()
        self._next: i64 = 0

    def word(self) -> i64:
        """Return the next 32 bits."""
        if self._next >= len(self._words):
            message = f"{self._label}/{self._block}".encode()
            digest = hmac.new(self._key, message, hashlib.sha256).digest()
            words = vec[i64]()
            for start in range(0, 32, 4):
                words = append(words, i64(int.from_bytes(digest[start : start + 4], "big")))
            self._words = words
            self._block += 1
            self._next = 0
        result = self._words[self._next]
        self._next += 1
        return result
