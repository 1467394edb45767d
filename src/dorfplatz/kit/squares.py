"""Square grids: cells by name and number, and who lies next to whom.

Columns are letters from left to right, rows numbers from bottom to top; cells are numbered column
by column, so ``a1`` is 0 and ``a2`` is 1. One number beyond the last cell stands for everything
outside: rows that are one longer than the grid need no border checks.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from dorfplatz.kit.regions import row

DIRECTIONS: Final[str] = "nesw"
"""The four sides of a cell; a direction is its index here."""

_STEPS: Final[tuple[tuple[int, int], ...]] = ((0, 1), (1, 0), (0, -1), (-1, 0))


def cell_names(columns: str, rows: int) -> list[str]:
    """Return the names of all cells, column by column, each from bottom to top."""
    return [f"{column}{number}" for column in columns for number in range(1, rows + 1)]


def neighbours_by_side(columns: int, rows: int) -> list[int]:
    """Return for every cell its neighbours to the north, east, south and west.

    The outside is the number after the last cell, and surrounded by itself.
    """
    outside = columns * rows
    around: list[int] = []
    for column in range(columns):
        for number in range(rows):
            for right, up in _STEPS:
                inside = 0 <= column + right < columns and 0 <= number + up < rows
                around.append((column + right) * rows + number + up if inside else outside)
    return around + [outside] * len(_STEPS)


def side_rows(columns: int, rows: int) -> vec[u8]:
    """Return ``neighbours_by_side`` as one row: four numbers for every cell."""
    return row(neighbours_by_side(columns, rows))


def groups(cells: Sequence[int], around: Sequence[int]) -> list[list[int]]:
    """Return the connected groups of some cells, ascending, in the order of their first cell."""
    left = set(cells)
    found: list[list[int]] = []
    for first in sorted(left):
        if first not in left:
            continue
        left.remove(first)
        group = [first]
        for cell in group:
            for side in range(4):
                other = around[cell * 4 + side]
                if other in left:
                    left.remove(other)
                    group.append(other)
        found.append(sorted(group))
    return found
