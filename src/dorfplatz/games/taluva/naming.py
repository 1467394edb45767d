"""Taluva: what fields are called aloud and on the board: a column letter and a row number.

The first volcano lies on M13, and names never change, however far the island grows: west of column
A lies ZZ, north of row 1 lies 200, which no island reaches from the other side. Every second row,
the even ones, lies half a field farther east.
"""

from typing import Final

from dorfplatz.engine.prompt import Phrase
from dorfplatz.kit.hexes import Hex

FIRST_COLUMN: Final = 12
FIRST_ROW: Final = 13
ROWS: Final = 200
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
COLUMNS: Final = 26 + 26 * 26


def column_and_row(field: Hex) -> tuple[str, int]:
    """Return the letters of a field's column and the number of its row."""
    q, r = field
    column = (FIRST_COLUMN + q + r // 2) % COLUMNS
    row = (FIRST_ROW + r - 1) % ROWS + 1
    if column < len(LETTERS):
        return LETTERS[column], row
    return LETTERS[column // len(LETTERS) - 1] + LETTERS[column % len(LETTERS)], row


def call_name(field: Hex) -> str:
    """Return what a field is called: ``M13``."""
    column, row = column_and_row(field)
    return f"{column}{row}"


def spoken(field: Hex) -> Phrase:
    """Return what a field is called, to be said in a sentence."""
    column, row = column_and_row(field)
    return Phrase("field-name", {"column": column, "row": row})
