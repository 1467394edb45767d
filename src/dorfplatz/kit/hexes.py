"""Hexagons with a point on top, in horizontal rows: where they are and who lies beside whom.

A position is ``(q, r)``: ``q`` grows to the east, ``r`` to the south-east. Directions run clockwise
from east. Rules keep hexes as cells of a square window, row by row, so that a step is an offset.
"""

import re
from collections.abc import Iterable
from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: Final[list[Hex]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]

HEX_PATTERN: Final = r"(?:0|-?[1-9][0-9]{0,3})\.(?:0|-?[1-9][0-9]{0,3})"
"""How a position is spelled: ``2.-1``; no plus sign, no leading zeros, no ``-0``."""

_HEX: Final = re.compile(HEX_PATTERN)


def neighbours(at: Hex) -> list[Hex]:
    """Return the six hexes beside one, clockwise from east."""
    return [(at[0] + dq, at[1] + dr) for dq, dr in DIRECTIONS]


def distance(at: Hex, other: Hex = (0, 0)) -> int:
    """Return how many steps lie between two hexes."""
    dq = at[0] - other[0]
    dr = at[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def within(centres: Iterable[Hex], steps: int) -> list[Hex]:
    """Return all hexes at most so many steps from one of the centres, in reading order."""
    found = set(centres)
    edge = set(found)
    for _ in range(steps):
        edge = {beside for at in edge for beside in neighbours(at)} - found
        found |= edge
    return sorted(found, key=reading_order)


def reading_order(at: Hex) -> Hex:
    """Return the key that sorts hexes by row, then from west to east."""
    return (at[1], at[0])


def turned(at: Hex, times: int = 1) -> Hex:
    """Return where a hex goes when the plane turns clockwise about 0.0 by 60 degrees each time."""
    q, r = at
    for _ in range(times % 6):
        q, r = -r, q + r
    return (q, r)


def mirrored(at: Hex) -> Hex:
    """Return where a hex goes when east and west change places."""
    return (-at[0] - at[1], at[1])


def write_hex(at: Hex) -> str:
    """Return the text of a position."""
    return f"{at[0]}.{at[1]}"


def read_hex(text: str) -> Hex | None:
    """Return the position a text means, or None if it is not spelled like one."""
    if _HEX.fullmatch(text) is None:
        return None
    q, _, r = text.partition(".")
    return (int(q), int(r))


# -- Windows: positions as cells of a square, row by row -----------------------------------


def offset(at: Hex, width: int) -> int:
    """Return how far apart two cells of a window are that lie ``at`` from each other."""
    return at[1] * width + at[0]


def offsets(hexes: Iterable[Hex], width: int) -> vec[i64]:
    """Return the offsets of several hexes in a window as a row."""
    result = vec[i64]()
    for at in hexes:
        result = append(result, i64(offset(at, width)))
    return result
