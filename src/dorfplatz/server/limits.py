"""How much anybody may ask for in a while."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from dorfplatz.server.errors import TooMany

MOST_REMEMBERED = 10_000


class Bucket:
    """Holds a number of permissions and fills up again at a steady rate."""

    def __init__(self, rate: float, size: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self._clock = clock
        self._left = float(size)
        self._then = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Take a permission, and say whether there was one."""
        now = self._clock()
        self._left = min(self.size, self._left + (now - self._then) * self.rate)
        self._then = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Limits:
    """One bucket for everybody who is somebody: an address, a name."""

    def __init__(self, rate: float, size: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str, cost: float = 1.0) -> None:
        """Refuse whoever asks too much."""
        if not self.take(key, cost):
            raise TooMany("error-too-many")

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Say whether somebody may; the longest silent are forgotten first."""
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.size, self._clock)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(cost)


class Places:
    """How many of something one may hold at the same time: a person, a network."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def take(self, key: str) -> None:
        """Take a place, or refuse whoever has enough of them."""
        if self._taken[key] >= self.most:
            raise TooMany("error-too-many")
        self._taken[key] += 1

    def give(self, key: str) -> None:
        """Give a place back."""
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]
