"""Rows that cross from interpreted into compiled code are given back."""

import os
from collections.abc import Callable
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.games.clans.state import empty_board
from dorfplatz.kit.bag import total

LONG = 500_000
TIMES = 100
MOST = 100 * 1024 * 1024  # a fraction of all rows together


def held() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def grows(hand_over: Callable[[], object]) -> int:
    hand_over()
    before = held()
    for _ in range(TIMES):
        hand_over()
    return held() - before


def test_a_row_that_is_an_argument_is_given_back() -> None:
    numbers = [1] * LONG
    assert total(vec[i64](numbers)) == LONG
    assert grows(lambda: total(vec[i64](numbers))) < MOST


def test_a_row_that_is_replaced_is_given_back() -> None:
    state = empty_board(2, False)
    numbers = [1] * (8 * LONG)

    def replace() -> None:
        state.huts = vec[u8](numbers)

    assert grows(replace) < MOST
