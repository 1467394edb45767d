"""At a table of more than two: from the share of rivals left behind to how likely a seat wins.

Who is second of four leaves most rivals behind and has lost all the same. Search that plays for
shares is content with it; these functions let it play for the win.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SUREST: Final = 0.999
"""No hope is taken for more certain than this before a game is over."""


def play_for_the_win(row: vec[float], seats: i64, weight: float, over: bool) -> None:
    """Mix how likely each seat wins, by so much, into the shares of rivals they leave behind."""
    if seats <= 2 or weight <= 0.0:
        return
    most = 0.0
    for seat in range(seats):
        most = max(most, row[seat])
    total = 0.0
    for seat in range(seats):
        total += strength(row[seat], most, over)
    for seat in range(seats):
        wins = strength(row[seat], most, over) / total
        row[seat] = (1.0 - weight) * row[seat] + weight * wins


def strength(share: float, most: float, over: bool) -> float:
    """Return how strong a seat is: at the end winners alone count, before it the odds do.

    Where everybody has a strength and wins in proportion to it (Plackett and Luce), the odds
    against an equal rival are that strength.
    """
    if over:
        return 1.0 if share >= most else 0.0
    share = min(SUREST, max(1.0 - SUREST, share))
    return share / (1.0 - share)


def as_among_two(value: float, seats: i64, weight: float) -> float:
    """Return a value of such a search as a share of rivals again: one half among equals."""
    if seats <= 2 or weight <= 0.0:
        return value
    even = 0.5 * (1.0 - weight) + weight / float(seats)
    odds = strength(value, 1.0, False) * (1.0 - even) / even
    return odds / (1.0 + odds)
