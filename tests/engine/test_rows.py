"""Long stretches of a row: what they write, and what they refuse; compiled in one stroke each."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.rows import (
    fill,
    put_all,
    put_bits,
    put_looked_up,
    put_more,
    put_more_where,
    put_named,
    put_numbers,
    put_where,
)

ROW = 80
CASES = [(0, 0), (0, 1), (3, 0), (0, 8), (1, 7), (5, 9), (7, 42), (16, 63), (0, 63), (ROW - 63, 63)]


def numbers(seed: int, count: int = ROW) -> list[int]:
    luck = random.Random(seed)
    return [luck.choice([0, luck.randrange(256)]) for _ in range(count)]


@pytest.mark.parametrize(("at", "count"), CASES)
def test_a_stretch_is_written_and_nothing_beside_it(at: int, count: int) -> None:
    dirty, source, mask, names = numbers(1), numbers(2), numbers(3), numbers(4, 300)
    source = [min(number, 254) for number in source]
    first = min(4, ROW - count)
    written = {
        "fill": [9] * count,
        "put_all": source[first : first + count],
        "put_where": [
            number if there else 0
            for number, there in zip(source[first:], mask[first:], strict=True)
        ][:count],
        "put_more": [number + 1 for number in source[first : first + count]],
        "put_more_where": [
            number + 1 if there == 0 else 0
            for number, there in zip(source[first:], mask[first:], strict=True)
        ][:count],
        "put_named": [names[17 + number] for number in source[first : first + count]],
    }
    rows = {name: vec[u8](dirty) for name in written}
    fill(rows["fill"], at, count, 9)
    put_all(rows["put_all"], at, vec[u8](source), first, count)
    put_where(rows["put_where"], at, vec[u8](source), vec[u8](mask), first, count)
    put_more(rows["put_more"], at, vec[u8](source), first, count)
    put_more_where(rows["put_more_where"], at, vec[u8](source), vec[u8](mask), 0, first, count)
    put_named(rows["put_named"], at, vec[u8](source), first, count, vec[u8](names), 17)
    for name, meant in written.items():
        assert list(rows[name]) == dirty[:at] + meant + dirty[at + count :], name


@pytest.mark.parametrize(("at", "count"), CASES)
def test_bits_of_two_masks_become_numbers(at: int, count: int) -> None:
    luck = random.Random(at + count)
    for _ in range(20):
        ones, twos = luck.getrandbits(63), luck.getrandbits(63)
        row = vec[u8](numbers(5))
        put_bits(row, at, ones, twos, count)
        meant = [(ones >> bit & 1) + 2 * (twos >> bit & 1) for bit in range(count)]
        assert list(row) == numbers(5)[:at] + meant + numbers(5)[at + count :]


@pytest.mark.parametrize(("at", "count"), CASES)
def test_long_numbers_become_bytes(at: int, count: int) -> None:
    long = numbers(6)
    first = min(4, ROW - count)
    row = vec[u8](numbers(5))
    put_numbers(row, at, vec[i64](long), first, count)
    meant = long[first : first + count]
    assert list(row) == numbers(5)[:at] + meant + numbers(5)[at + count :]
    for wrong in (-1, 256, 1 << 40):
        with pytest.raises(OverflowError):
            put_numbers(row, at, vec[i64]([*meant, wrong]), 0, count + 1)


def test_words_of_codes_are_the_sum_of_two_tables_up_to_a_limit() -> None:
    luck = random.Random(3)
    one = [luck.getrandbits(40) for _ in range(8)]
    other = [luck.getrandbits(40) for _ in range(4)]
    for below, meant_count in ((1 << 20, 30), (1 << 10, 12), (0, 0)):
        codes = [luck.getrandbits(10) for _ in range(12)] + [1 << 10 for _ in range(18)]
        rows = vec[i64]([7] * 70)
        tables = vec[i64](one), 2, vec[i64](other), 5
        assert put_looked_up(rows, 4, vec[i64](codes), 30, below, *tables) == meant_count
        words = [7] * 4
        for code in codes[:meant_count]:
            words += [one[code >> 2 & 7] + other[code >> 5 & 3], 0]
        assert list(rows) == words + [7] * (70 - len(words))


def test_what_lies_outside_is_refused() -> None:
    row, short = vec[u8]([0] * 10), vec[u8]([1] * 3)
    with pytest.raises(IndexError):
        fill(row, 8, 3, 1)
    with pytest.raises(IndexError):
        put_all(row, 0, short, 0, 4)
    with pytest.raises(IndexError):
        put_all(row, 8, short, 0, 3)
    with pytest.raises(IndexError):
        put_where(row, 0, vec[u8]([1] * 4), short, 0, 4)
    with pytest.raises(IndexError):
        put_named(row, 0, vec[u8]([2, 3]), 0, 2, short, 0)
    with pytest.raises(IndexError):
        put_more(row, 8, short, 0, 3)
    with pytest.raises(IndexError):
        put_more_where(row, 0, vec[u8]([1] * 4), short, 1, 0, 4)
    with pytest.raises(IndexError):
        put_looked_up(vec[i64]([0] * 3), 0, vec[i64]([1] * 2), 2, 9, *(vec[i64]([1]), 0) * 2)
    with pytest.raises(IndexError):
        put_numbers(row, 8, vec[i64]([1] * 3), 0, 3)
    with pytest.raises(IndexError):
        put_numbers(row, 0, vec[i64]([1] * 3), 1, 3)
    with pytest.raises(IndexError):
        put_bits(row, 8, 7, 0, 3)
    for ones, twos in ((-1, 0), (0, -1)):
        with pytest.raises(OverflowError):
            put_bits(row, 0, i64(ones), i64(twos), 3)
