"""Square grids of any size."""

import pytest

from dorfplatz.kit.squares import (
    DIRECTIONS,
    cell_names,
    groups,
    neighbours_by_side,
    side_rows,
)


@pytest.mark.parametrize(("columns", "rows"), [("a", 1), ("ab", 3), ("abcdefghijkl", 12)])
def test_cells_are_named_column_by_column(columns: str, rows: int) -> None:
    names = cell_names(columns, rows)
    assert len(names) == len(columns) * rows
    assert names[0] == "a1"
    assert names[-1] == f"{columns[-1]}{rows}"
    assert names[1 % len(names)] == ("a2" if rows > 1 else "a1")


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (2, 3), (5, 4), (12, 12)])
def test_neighbours_point_back(columns: int, rows: int) -> None:
    around = neighbours_by_side(columns, rows)
    outside = columns * rows
    assert len(around) == (outside + 1) * 4
    for cell in range(outside):
        for side in range(4):
            other = around[cell * 4 + side]
            if other != outside:
                assert around[other * 4 + (side + 2) % 4] == cell
    assert around[outside * 4 :] == [outside] * 4


def test_directions_are_those_of_a_map() -> None:
    names = cell_names("abc", 3)
    around = [names[cell] if cell < 9 else "-" for cell in side_rows(3, 3)]
    middle = names.index("b2")
    assert dict(zip(DIRECTIONS, around[middle * 4 : middle * 4 + 4], strict=True)) == {
        "n": "b3",
        "e": "c2",
        "s": "b1",
        "w": "a2",
    }
    assert around[:4] == ["a2", "b1", "-", "-"]


def test_groups_touch_by_sides() -> None:
    names = cell_names("abcd", 4)
    around = neighbours_by_side(4, 4)
    chosen = [names.index(name) for name in ("d4", "a1", "b1", "b2", "c3", "d3")]
    found = [[names[cell] for cell in group] for group in groups(chosen, around)]
    assert found == [["a1", "b1", "b2"], ["c3", "d3", "d4"]]
    assert groups([], around) == []
