"""Connect Four: what everybody sees, and what a drop is, as rows of small numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import CODE, Encoding, Field, Sheet, Spec

from .game import CELLS, COLUMNS, State

ROWS: Final[i64] = 6
SIX_BITS: Final[i64] = 63


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
        row = sheet.row
        at = sheet.at
        for _ in range(COLUMNS):
            own = mine & SIX_BITS
            other = others & SIX_BITS
            for _ in range(ROWS):
                row[at] = 1 if own & 1 != 0 else 2 if other & 1 != 0 else 0
                own = own >> 1
                other = other >> 1
                at += 1
            mine = mine >> 7
            others = others >> 7
        over = state.winner >= 0 or state.moves == CELLS
        row[at] = 0 if over else 1 if to_move == seat else 2
        sheet.at = at + 1

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


ENCODING: Final = ConnectFourEncoding()
