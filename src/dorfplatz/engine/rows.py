"""Long stretches of a row at once.

What stands here is what it means; the compiled core does it in one stroke (``strokes.c``) wherever
the whole stretch lies inside its rows, instead of asking so for every single number.
"""

from typing import Final

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


def put_numbers(row: vec[u8], at: i64, numbers: vec[i64], first: i64, count: i64) -> None:
    """Write some long numbers of a row; one that is no byte is an error."""
    for place in range(count):
        value = numbers[first + place]
        if value < 0 or value > 255:
            raise OverflowError("A number does not fit its field.")
        row[at + place] = u8(value)


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


# -- Boards: a part of one is its first cell (``corner``), so many columns and lines --------------

SITE_LINE: Final[i64] = 22
SITE_COLUMN: Final[i64] = 6
"""A code that names a cell has its line from this bit on, its column from that, below a detail."""
SITE_TURN: Final[i64] = 2
"""So much more is the detail for the next bit of a cell."""
SPARE: Final[i64] = 8
WORD_COLUMN: Final[i64] = 8
WORD_LINE: Final[i64] = 16
WORD_STANDS: Final[i64] = 48
"""Where the word of a code has its column, its line, and what stands there."""


def list_bits(
    codes: vec[i64],
    count: i64,
    board: vec[u8],
    bits: i64,
    other: vec[u8],
    corner: i64,
    columns: i64,
    lines: i64,
    width: i64,
    code: i64,
    more: i64,
) -> i64:
    """List a code for each of these bits that is set on a board, after so many; return how many.

    ``code`` is that of the lowest bit of the corner, to which ``more`` is added where another board
    is not 0. What stands behind the last code means nothing and may be lost; it is done in one
    stroke where there is room for all bits of all cells, and ``SPARE`` more.
    """
    for line in range(lines):
        begin = corner + line * width
        for column in range(columns):
            left = i64(board[begin + column]) & bits & 255
            if left != 0:
                here = code + (line << SITE_LINE) + (column << SITE_COLUMN)
                if other[begin + column] != 0:
                    here += more
                while left != 0:
                    if left & 1 != 0:
                        codes[count] = here
                        count += 1
                    here += SITE_TURN
                    left >>= 1
    return count


def alike_beside(board: vec[u8], cell: i64, steps: vec[i64], shift: i64, value: i64) -> i64:
    """Return a bit for each step from a cell to one with a certain number, some bits left away."""
    found: i64 = 0
    bit: i64 = 1
    for step in steps:
        if i64(board[cell + step]) >> shift == value:
            found += bit
        bit *= 2
    return found


def mark_beside(board: vec[u8], cell: i64, steps: vec[i64], marks: vec[u8]) -> None:
    """Add the bits of a mark at each step from a cell, where they are not set yet."""
    for place in range(len(steps)):
        beside = cell + steps[place]
        board[beside] = board[beside] | marks[place]


def keep_beside(board: vec[u8], cell: i64, steps: vec[i64], marks: vec[u8]) -> None:
    """Take all bits but those of a mark away at each step from a cell."""
    for place in range(len(steps)):
        beside = cell + steps[place]
        board[beside] = board[beside] & marks[place]


def put_cells(
    row: vec[u8],
    at: i64,
    board: vec[u8],
    second: vec[u8],
    third: vec[u8],
    names: vec[u8],
    begin: i64,
    corner: i64,
    columns: i64,
    lines: i64,
    width: i64,
    column: i64,
    line: i64,
) -> i64:
    """Write six numbers for each cell of a board that is not 0; return where they end.

    Column and line, those of the corner given; what it is here and on a second board; and the two
    names for what it is on a third one, of 256 pairs that begin at a place.
    """
    for below in range(lines):
        for beside in range(columns):
            cell = corner + below * width + beside
            if board[cell] != 0:
                row[at] = u8((column + beside) & 255)
                row[at + 1] = u8((line + below) & 255)
                row[at + 2] = board[cell]
                row[at + 3] = second[cell]
                row[at + 4] = names[begin + 2 * i64(third[cell])]
                row[at + 5] = names[begin + 2 * i64(third[cell]) + 1]
                at += 6
    return at


def put_sites(
    rows: vec[i64],
    at: i64,
    codes: vec[i64],
    first: i64,
    count: i64,
    corner: i64,
    board: vec[u8],
    width: i64,
    names: vec[i64],
    begin: i64,
    word: i64,
) -> i64:
    """Write a word for each code up to the first that is not on a square board; return how many.

    Less the code of the corner, a code is line, column and detail. Its word is ``word``, what the
    detail is called by names that begin at a place, its column and line, and what stands there.
    """
    place = first
    while place < count:
        code = codes[place] - corner
        line = code >> SITE_LINE
        column = (code >> SITE_COLUMN) - (line << (SITE_LINE - SITE_COLUMN))
        if line < 0 or line >= width or column >= width:
            break
        detail = code - ((code >> SITE_COLUMN) << SITE_COLUMN)
        here = (column << WORD_COLUMN) + (line << WORD_LINE)
        here += i64(board[line * width + column]) << WORD_STANDS
        rows[at + place - first] = word + names[begin + detail] + here
        place += 1
    return place - first
