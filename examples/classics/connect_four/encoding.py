"""Connect Four: what everybody sees, and what a drop is, as rows of small numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import CODE, Encoding, Field, Sheet, Spec

from .game import CELLS, COLUMNS, State

ROWS: Final[i64] = 6
COLUMN: Final[i64] = 63
"""The six cells of the first column."""


@final
class ConnectFourEncoding(Encoding[State]):
    """The board, column by column: 1 is a disc of the viewer, 2 one of the other seat."""

    def __init__(self) -> None:
        super().__init__(
            Spec([Field("discs", (int(COLUMNS), int(ROWS)), CODE), Field("turn", (1,), CODE)]),
            Spec([Field("column", (1,), CODE)], whole=8),
            dense=int(COLUMNS),
        )

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write the discs, and whose turn it is: 1 the viewer's, 2 the other's, 0 nobody's."""
        to_move = state.moves & 1
        mine = state.own if to_move == seat else state.other
        others = state.other if to_move == seat else state.own
        sheet.two_bits(packed(mine), packed(others), CELLS)
        over = state.winner >= 0 or state.moves == CELLS
        sheet.put(0 if over else 1 if to_move == seat else 2)

    def write_actions(
        self, state: State, seat: i64, codes: Codes, rows: vec[i64], first: i64
    ) -> None:
        """Write the columns, counted from 1."""
        row = codes.row
        for place in range(codes.count):
            rows[first + place] = row[place] + 1

    def dense_of(self, state: State, code: i64) -> i64:
        """Return the column."""
        return code


def packed(discs: i64) -> i64:
    """Return a board without the bits between its columns."""
    return (
        (discs & COLUMN)
        + ((discs >> 1) & (COLUMN << 6))
        + ((discs >> 2) & (COLUMN << 12))
        + ((discs >> 3) & (COLUMN << 18))
        + ((discs >> 4) & (COLUMN << 24))
        + ((discs >> 5) & (COLUMN << 30))
        + ((discs >> 6) & (COLUMN << 36))
    )


ENCODING: Final = ConnectFourEncoding()
