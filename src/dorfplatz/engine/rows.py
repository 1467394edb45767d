"""Long stretches of a row at once.

What stands here is what it means; ``setup.py`` lets the compiled core do it in one stroke wherever
the whole stretch lies inside its rows, instead of asking so for every single number.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8


def fill(row: vec[u8], at: i64, count: i64, value: u8) -> None:
    """Write a number so many times, from a place on."""
    for place in range(at, at + count):
        row[place] = value


def put_all(row: vec[u8], at: i64, source: vec[u8], first: i64, count: i64) -> None:
    """Write some numbers of another row, from a place on."""
    for place in range(count):
        row[at + place] = source[first + place]


def put_where(
    row: vec[u8], at: i64, source: vec[u8], mask: vec[u8], first: i64, count: i64
) -> None:
    """Write some numbers of another row where a third one is not 0, and 0 elsewhere."""
    for place in range(first, first + count):
        row[at + place - first] = source[place] if mask[place] != 0 else 0


def put_more(row: vec[u8], at: i64, source: vec[u8], first: i64, count: i64) -> None:
    """Write some numbers of another row, each plus one."""
    for place in range(count):
        row[at + place] = source[first + place] + 1


def put_more_where(
    row: vec[u8], at: i64, source: vec[u8], mask: vec[u8], only: u8, first: i64, count: i64
) -> None:
    """Write some numbers of another row, each plus one, where a third one has a certain number.

    And 0 elsewhere.
    """
    for place in range(first, first + count):
        row[at + place - first] = source[place] + 1 if mask[place] == only else 0


def put_named(
    row: vec[u8], at: i64, source: vec[u8], first: i64, count: i64, names: vec[u8], begin: i64
) -> None:
    """Write what some numbers of another row are called by 256 names that begin at a place."""
    for place in range(count):
        row[at + place] = names[begin + i64(source[first + place])]


def put_bits(row: vec[u8], at: i64, ones: i64, twos: i64, count: i64) -> None:
    """Write a number for each of the lowest bits of two masks: 1 for the first, 2 for the second.

    So 3 where both have it.
    """
    if ones < 0 or twos < 0:
        raise OverflowError("A mask has no sign.")
    for place in range(count):
        row[at + place] = u8(((ones >> place) & 1) + ((twos >> place) & 1) * 2)


def put_looked_up(
    rows: vec[i64],
    at: i64,
    codes: vec[i64],
    count: i64,
    below: i64,
    one: vec[i64],
    one_shift: i64,
    other: vec[i64],
    other_shift: i64,
) -> i64:
    """Write two words for each code up to the first that is not below a number; return how many.

    The first word is the sum of what two tables say of some bits of the code, from a shift on; the
    second one is 0. Tables are as long as a power of two.
    """
    place: i64 = 0
    while place < count and codes[place] < below:
        code = codes[place]
        here = one[(code >> one_shift) & (i64(len(one)) - 1)]
        there = other[(code >> other_shift) & (i64(len(other)) - 1)]
        rows[at + 2 * place] = here + there
        rows[at + 2 * place + 1] = 0
        place += 1
    return place
