"""Maps of named areas: who borders on whom, as rows of small numbers."""

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64, u8


def row(numbers: Sequence[int]) -> vec[u8]:
    """Return small numbers as a row."""
    result = vec[u8]()
    for number in numbers:
        result = append(result, u8(number))
    return result


def long_row(numbers: Sequence[int]) -> vec[i64]:
    """Return numbers as a row."""
    result = vec[i64]()
    for number in numbers:
        result = append(result, i64(number))
    return result


def neighbour_rows(names: Sequence[str], neighbours: Sequence[Sequence[str]]) -> vec[vec[i64]]:
    """Return for every area the row of its neighbours, ascending."""
    index = {name: i for i, name in enumerate(names)}
    rows = vec[vec[i64]]()
    for around in neighbours:
        rows = append(rows, long_row(sorted(index[name] for name in around)))
    return rows
