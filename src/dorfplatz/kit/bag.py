"""Things drawn unseen: a bag has contents but no order, so there is no order to leak."""

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.rng import Rng


def left_in_bag(contents: Sequence[int], drawn: Iterable[int]) -> list[int]:
    """Return what is still in the bag after some of its contents were drawn."""
    left = list(contents)
    for thing in drawn:
        left.remove(thing)
    return left


def draw_some(contents: Sequence[int], count: int, rng: Rng) -> list[int]:
    """Draw ``count`` things one after the other, each of those left equally likely."""
    left = list(contents)
    drawn: list[int] = []
    for _ in range(count):
        drawn.append(left.pop(int(rng.below(i64(len(left))))))
    return drawn


def total(row: vec[i64]) -> i64:
    """Return the sum of a row."""
    result: i64 = 0
    for number in row:
        result += number
    return result
