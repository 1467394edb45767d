"""Strokes over a part of a board: what they find, list and write, and what they refuse."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.rows import (
    alike_beside,
    keep_beside,
    list_bits,
    mark_beside,
    put_cells,
    put_sites,
)

WIDTH, LINES = 32, 10
CELLS = WIDTH * LINES
PARTS = [
    (0, 1, 1),
    (0, 8, 3),
    (3, 7, 2),
    (25, 9, 4),
    (50, 16, 5),
    (2, 21, 8),
    (3, 40, 4),
    (5, 0, 4),
    (5, 4, 0),
]
"""Corner, columns and lines; the last ones are empty, one is wider than a line."""
TO_THE_END = [(32, 32, 9), (319, 1, 1), (310, 10, 1)]
"""There is nothing to spare behind these."""


def board(seed: int) -> list[int]:
    luck = random.Random(seed)
    return [luck.choice([0, 0, luck.randrange(256)]) for _ in range(CELLS)]


def cells(corner: int, columns: int, lines: int, width: int) -> list[tuple[int, int, int]]:
    """Return line, column and cell of a part."""
    return [
        (line, column, corner + line * width + column)
        for line in range(lines)
        for column in range(columns)
    ]


@pytest.mark.parametrize("part", PARTS + TO_THE_END)
@pytest.mark.parametrize("bits", [255, 63, 128, 0])
@pytest.mark.parametrize("width", [WIDTH, WIDTH - 5])
def test_every_bit_is_listed_as_a_code(part: tuple[int, int, int], bits: int, width: int) -> None:
    one, other = board(3), board(4)
    meant = [
        1000 + 2 * bit + (column << 6) + (line << 22) + (1 if other[cell] else 0)
        for line, column, cell in cells(*part, width)
        for bit in range(8)
        if one[cell] & bits & 1 << bit
    ]
    boards = vec[u8](one), bits, vec[u8](other)
    for room in (0, 1, 7, 8, 30, 2000):
        codes = vec[i64]([7] * (len(meant) + 3 + room))
        assert list_bits(codes, 3, *boards, *part, width, 1000, 1) == len(meant) + 3
        assert list(codes)[: len(meant) + 3] == [7, 7, 7, *meant]


def test_steps_to_a_number_become_bits() -> None:
    one = board(5)
    steps = [1, WIDTH, WIDTH - 1, -1, -WIDTH, 1 - WIDTH]
    for cell in range(WIDTH, CELLS - WIDTH):
        for shift, value in (
            (0, 0),
            (0, one[cell]),
            (2, one[cell] >> 2),
            (7, 1),
            (0, -1),
            (0, 256),
        ):
            meant = sum(
                1 << place for place, step in enumerate(steps) if one[cell + step] >> shift == value
            )
            assert alike_beside(vec[u8](one), cell, vec[i64](steps), shift, value) == meant


def test_marks_are_added_or_kept_around_a_cell() -> None:
    one, marks = board(11), [8, 3, 255, 16, 1, 129, 2]
    for steps in ([1, WIDTH, -1, -WIDTH], [1, WIDTH, WIDTH - 1, -1, -WIDTH, 1 - WIDTH]):
        more, less = one.copy(), one.copy()
        for step, mark in zip(steps, marks, strict=False):
            more[30 + step] |= mark
            less[30 + step] &= mark
        for change, meant in ((mark_beside, more), (keep_beside, less)):
            row = vec[u8](one)
            change(row, 30, vec[i64](steps), vec[u8](marks))
            assert list(row) == meant
            for cell, few in ((CELLS - 2, marks), (30, marks[:3])):
                with pytest.raises(IndexError):
                    change(row, cell, vec[i64](steps), vec[u8](few))


@pytest.mark.parametrize("part", PARTS + TO_THE_END)
@pytest.mark.parametrize("width", [WIDTH, WIDTH - 5])
def test_cells_that_are_not_empty_are_written_with_their_place(
    part: tuple[int, int, int], width: int
) -> None:
    one, second, third = board(6), board(7), board(8)
    luck = random.Random(9)
    names = [luck.randrange(256) for _ in range(600)]
    meant: list[int] = []
    for line, column, cell in cells(*part, width):
        if one[cell]:
            meant += [(250 + column) % 256, 100 + line, one[cell], second[cell]]
            meant += names[44 + 2 * third[cell] : 46 + 2 * third[cell]]
    boards = vec[u8](one), vec[u8](second), vec[u8](third)
    called = vec[u8](names), 44
    for room in (0, 5, 47, 48, 100):
        row = vec[u8]([7] * (4 + len(meant) + room))
        assert put_cells(row, 4, *boards, *called, *part, width, 250, 100) == len(meant) + 4
        assert list(row) == [7] * 4 + meant + [7] * room


def test_words_of_sites_tell_place_detail_and_what_stands_there() -> None:
    luck = random.Random(10)
    square = [luck.randrange(256) for _ in range(16 * 16)]
    names = [luck.getrandbits(20) for _ in range(70)]
    places = [(luck.randrange(16), luck.randrange(16), luck.randrange(64)) for _ in range(50)]
    for ordered in (places, sorted(places)):
        codes = [5000 + (line << 22) + (column << 6) + detail for line, column, detail in ordered]
        words = [
            9 + names[6 + detail] + column * 256 + line * 65536 + square[line * 16 + column] * 2**48
            for line, column, detail in ordered
        ]
        for stop in (4999, 5000 + (16 << 6), 5000 - (1 << 6), 5000 + (16 << 22), -1):
            rows = vec[i64]([7] * 60)
            listed = vec[i64]([0, 0, *codes, stop, *codes])
            told = vec[u8](square), 16, vec[i64](names), 6, 9
            assert put_sites(rows, 3, listed, 2, 103, 5000, *told) == 50
            assert list(rows) == [7] * 3 + words + [7] * 7


def test_what_lies_outside_is_refused() -> None:
    one = vec[u8]([1] * CELLS)
    short, few = vec[u8]([1] * 30), vec[i64]([0] * 5)
    for boards in ((one, 255, short), (short, 255, one)):
        with pytest.raises(IndexError):
            list_bits(vec[i64]([0] * CELLS * 8), 0, *boards, 0, 10, 3, WIDTH, 0, 0)
    with pytest.raises(IndexError):
        list_bits(few, 5, one, 1, one, 0, 1, 1, WIDTH, 0, 0)
    with pytest.raises(IndexError):
        alike_beside(short, 25, vec[i64]([1, 5]), 0, 1)
    many = vec[u8]([0] * 512)
    with pytest.raises(IndexError):
        put_cells(vec[u8]([0] * 11), 0, one, one, one, many, 0, 0, 2, 1, WIDTH, 0, 0)
    with pytest.raises(IndexError):
        put_cells(vec[u8]([0] * 90), 0, one, one, one, many, 512, 0, 2, 1, WIDTH, 0, 0)
    codes = vec[i64]([0, 64])
    told = vec[u8]([0] * 64), 8, vec[i64]([0] * 64), 0, 0
    with pytest.raises(IndexError):
        put_sites(vec[i64]([0]), 0, codes, 0, 2, 0, *told)
    with pytest.raises(IndexError):
        put_sites(vec[i64]([0] * 3), 0, codes, 0, 3, 0, *told)
