"""Hexes: positions, directions, turns and windows."""

import pytest

from dorfplatz.kit.hexes import (
    DIRECTIONS,
    distance,
    mirrored,
    neighbours,
    offset,
    offsets,
    read_hex,
    reading_order,
    turned,
    within,
    write_hex,
)


def test_neighbours_run_clockwise_from_east() -> None:
    assert neighbours((2, -1)) == [(3, -1), (2, 0), (1, 0), (1, -1), (2, -2), (3, -2)]


def test_a_turn_takes_each_direction_to_the_next() -> None:
    for number, direction in enumerate(DIRECTIONS):
        assert turned(direction) == DIRECTIONS[(number + 1) % 6]
        assert turned(direction, 6) == direction
        assert turned(direction, -1) == DIRECTIONS[number - 1]


def test_a_mirror_swaps_east_and_west() -> None:
    assert [mirrored(direction) for direction in DIRECTIONS] == [
        DIRECTIONS[number] for number in (3, 2, 1, 0, 5, 4)
    ]
    assert mirrored(mirrored((4, -7))) == (4, -7)


@pytest.mark.parametrize(("at", "steps"), [((0, 0), 0), ((3, -1), 3), ((-2, -2), 4), ((0, 5), 5)])
def test_distance(at: tuple[int, int], steps: int) -> None:
    assert distance(at) == steps
    assert distance((at[0] + 3, at[1] + 1), (3, 1)) == steps


def test_within_counts_rings() -> None:
    assert [len(within([(0, 0)], steps)) for steps in range(4)] == [1, 7, 19, 37]
    assert len(within([(0, 0), (0, 1), (-1, 1)], 1)) == 12
    assert len(within([(0, 0), (0, 1), (-1, 1)], 2)) == 27
    around = within([(5, 5)], 2)
    assert around == sorted(around, key=reading_order)
    assert all(distance(at, (5, 5)) <= 2 for at in around)


@pytest.mark.parametrize("text", ["0.0", "2.-1", "-12.3", "-9999.9999"])
def test_texts_read_back(text: str) -> None:
    at = read_hex(text)
    assert at is not None
    assert write_hex(at) == text


@pytest.mark.parametrize(
    "text", ["", "1", "1.", ".1", "+1.0", "01.0", "-0.1", "1.0 ", "1,0", "99999.0"]
)
def test_other_texts_are_none(text: str) -> None:
    assert read_hex(text) is None


def test_steps_in_a_window_are_offsets() -> None:
    assert list(offsets(DIRECTIONS, 64)) == [1, 64, 63, -1, -64, -63]
    for at in DIRECTIONS:
        assert offset(at, 10) == at[1] * 10 + at[0]
