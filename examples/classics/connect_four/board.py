"""Connect Four in characters: seven columns, ``x`` for the first seat and ``o`` for the second."""

from collections.abc import Collection

from dorfplatz.engine.view import OpenView
from dorfplatz.kit.drawing import Group, Text, Words

COLUMNS = "abcdefg"
ROWS = 6
DISCS = "xo"
INKS = ("bold red", "bold yellow")


def draw(view: OpenView, words: Words, width: int, lit: Collection[str] = ()) -> Group:
    """Return the grid, the highest row first, below it the columns and whose discs are which."""
    columns = stacked(view.position)
    grid = Text()
    for height in reversed(range(ROWS)):
        for name in COLUMNS:
            seat = columns[name][height] if height < len(columns[name]) else None
            grid.append(
                " ·" if seat is None else f" {DISCS[seat]}", "" if seat is None else INKS[seat]
            )
        grid.append("\n")
    for name in COLUMNS:
        grid.append(f" {name}", "bold" if f"column:{name}" in lit else "dim")
    return Group(grid, players(view, words))


def stacked(position: str) -> dict[str, list[int]]:
    """Return the discs of every column by their seats, the lowest first."""
    columns: dict[str, list[int]] = {name: [] for name in COLUMNS}
    for move, name in enumerate("" if position == "-" else position):
        columns[name].append(move % 2)
    return columns


def players(view: OpenView, words: Words) -> Text:
    """Return both seats with their discs, and who is to move."""
    text = Text()
    for seat, disc in enumerate(DISCS):
        mark = "►" if view.active == seat else " "
        text.append(f"{mark}{disc} {words.name(f'seat:{seat}')}\n", INKS[seat])
    text.rstrip()
    return text
