"""Taluva: what everybody sees, and what an action is, as rows of small numbers.

The island is told field by field in reading order, so that it may lie anywhere and be of any shape;
a field of it is its place, level, ground, and what stands on it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import (
    BYTE,
    CODE,
    COUNT,
    FLAG,
    ONE_OF,
    Encoding,
    Field,
    Sheet,
    Spec,
    names_begin,
    names_by_seat,
    relative,
    seat_after,
)
from dorfplatz.engine.rows import put_cells, put_sites
from dorfplatz.games.taluva.actions import (
    BUILD_HUT,
    COLUMN_SHIFT,
    DETAILS,
    DRAW,
    ERUPTION,
    EXPAND,
    PLACE,
    RESIGN,
    ROW_SHIFT,
    corner_code,
    detail_of,
    expand_code,
    ground_of,
    orientation_of,
    place_code,
    q_of,
    r_of,
    tile_of,
    verb_of,
)
from dorfplatz.games.taluva.material import (
    KINDS,
    ORIENTATIONS,
    TERRAINS,
    TILE_TYPES,
    TILES,
    WIDTHS,
)
from dorfplatz.games.taluva.state import ENDED, State

MOST_SEATS: Final[i64] = 4
MOST_FIELDS: Final[i64] = TILES * 3
NUMBERS: Final[i64] = 6
"""So many numbers tell a field of the island."""
CENTRE: Final[i64] = 128
"""The column and row of 0.0."""
PHASES: Final[i64] = 4
ENDINGS: Final[i64] = 4
WINDOW: Final[i64] = 40
HALF_WINDOW: Final[i64] = 20
"""Numbered actions lie in a window of so many rows and columns around 0.0."""
BUILDING: Final[i64] = 6
EXPANDING: Final[i64] = 9
PLANES: Final[i64] = 14
"""Six orientations of a tile; hut, tower, temple; expanding onto one of five terrains."""


@final
class TaluvaEncoding(Encoding[State]):
    """The island, the players, the stack and the tile in hand."""

    def __init__(self) -> None:
        seats, kinds, tiles = int(MOST_SEATS), int(KINDS), int(TILE_TYPES)
        super().__init__(
            Spec(
                [
                    Field("fields", (1,), COUNT),
                    Field("island", (int(MOST_FIELDS), int(NUMBERS)), CODE),
                    Field("supply", (seats, kinds), COUNT),
                    Field("finished", (seats,), COUNT),
                    Field("eliminated", (seats,), COUNT),
                    Field("stack", (tiles,), COUNT),
                    Field("tiles_left", (1,), COUNT),
                    Field("hand", (tiles,), ONE_OF),
                    Field("phase", (int(PHASES),), ONE_OF),
                    Field("active", (seats,), ONE_OF),
                    Field("seats", (1,), COUNT),
                    Field("ranking", (1,), FLAG),
                    Field("founding", (1,), FLAG),
                    Field("over", (int(ENDINGS),), ONE_OF),
                ]
            ),
            Spec(
                [
                    Field("verb", (1,), CODE),
                    Field("place", (2,), CODE),
                    Field("orientation", (1,), CODE),
                    Field("eruption", (1,), FLAG),
                    Field("terrain", (1,), CODE),
                    Field("level", (1,), COUNT),
                    Field("tile", (1,), CODE),
                ]
            ),
            version=2,
            dense=int(PLANES * WINDOW * WINDOW),
        )

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write everything that lies on the table."""
        seats = state.seats
        self.write_island(state, seat, sheet)
        for place in range(seats):
            sheet.numbers(state.supply, seat_after(seat, place, seats) * KINDS, KINDS)
        sheet.blank((MOST_SEATS - seats) * KINDS)
        self.write_statuses(state, seat, sheet)
        sheet.numbers(state.stack, 0, TILE_TYPES)
        sheet.put(state.left)
        sheet.one_of(TILE_TYPES, state.hand)
        sheet.one_of(PHASES, state.phase)
        over = state.phase == ENDED
        sheet.one_of(MOST_SEATS, -1 if over else relative(state.active, seat, seats))
        sheet.put(seats)
        sheet.flag(state.ranking)
        sheet.flag(state.founding)
        sheet.one_of(ENDINGS, state.over)

    def write_statuses(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write as the how manyth every seat finished, and then as the how manyth it was out."""
        row = sheet.row
        at = sheet.at
        sheet.blank(2 * MOST_SEATS)
        for place in range(state.seats):
            status = state.status[seat_after(seat, place, state.seats)]
            if status > 0:
                row[at + place] = u8(status)
            elif status < 0:
                row[at + MOST_SEATS + place] = u8(-status)

    def write_island(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write the fields row by row: place, level, ground, whose piece, which kind."""
        count = i64(len(state.island))
        sheet.put(count)
        width = WIDTHS[state.size]
        north = state.north
        west = state.west
        moved = CENTRE - (width >> 1)
        if count > 0:
            if north + moved < 0 or west + moved < 0 or state.east + moved >= BYTE:
                raise OverflowError("The island is wider than its fields can tell.")
            sheet.at = put_cells(
                sheet.row,
                sheet.at,
                state.level,
                state.ground,
                state.piece,
                OWNERS,
                names_begin(seat, state.seats, MOST_SEATS),
                PIECE_KINDS,
                north * width + west,
                state.east - west + 1,
                state.south - north + 1,
                width,
                west + moved,
                north + moved,
            )
        sheet.blank((MOST_FIELDS - count) * NUMBERS)

    def write_actions(
        self, state: State, seat: i64, codes: Codes, rows: vec[i64], first: i64
    ) -> None:
        """Write what is done, and where."""
        row = codes.row
        count = codes.count
        width = WIDTHS[state.size]
        half = width >> 1
        place: i64 = 0
        while place < count:
            code = row[place]
            verb = verb_of(code)
            if verb in (DRAW, RESIGN):
                rows[first + place] = verb + (tile_number(code) if verb == DRAW else 0)
                place += 1
                continue
            word = verb + (CENTRE - half) * (COLUMN_BYTE + LINE_BYTE)
            if verb == PLACE:
                word += tile_number(code)
            written = put_sites(
                rows,
                first + place,
                row,
                place,
                count,
                corner_code(code, half),
                COLUMN_SHIFT,
                ROW_SHIFT,
                state.level,
                width,
                DETAIL_WORDS,
                verb * DETAILS,
                word,
                COLUMN_BYTE,
                LINE_BYTE,
                LEVEL_BYTE,
            )
            if written == 0:
                raise OverflowError("A place lies outside the window of the island.")
            place += written

    def dense_of(self, state: State, code: i64) -> i64:
        """Return the number of an action: its plane, and its place in a window around 0.0.

        A tile in hand lies on the table or on other tiles, never both at one place.
        """
        column = q_of(code) + HALF_WINDOW
        line = r_of(code) + HALF_WINDOW
        if column < 0 or column >= WINDOW or line < 0 or line >= WINDOW:
            raise OverflowError("The island is wider than the window of the numbered actions.")
        verb = verb_of(code)
        if verb == PLACE:
            plane = orientation_of(code)
        elif verb == EXPAND:
            plane = EXPANDING + ground_of(code) - 1
        else:
            plane = BUILDING + verb - BUILD_HUT
        return (plane * WINDOW + line) * WINDOW + column


# -- An action as one word: its verb in the lowest byte, then as ``action_spec`` has it ------------

COLUMN_BYTE: Final[i64] = 1 << 8
LINE_BYTE: Final[i64] = 1 << 16
ORIENTATION_BYTE: Final[i64] = 1 << 24
ERUPTION_BYTE: Final[i64] = 1 << 32
TERRAIN_BYTE: Final[i64] = 1 << 40
LEVEL_BYTE: Final[i64] = 1 << 48
TILE_BYTE: Final[i64] = 1 << 56


def tile_number(code: i64) -> i64:
    """Return the tile of a draw or a placement in its byte."""
    return (tile_of(code) + 1) * TILE_BYTE


def detail_words() -> vec[i64]:
    """Return for every verb what its details mean: orientation and eruption, or a terrain."""
    words = vec[i64]([0] * int(DETAILS * (RESIGN + 1)))
    for orientation in range(ORIENTATIONS):
        turned = place_code(0, 0, 0, orientation, 0)
        told = (orientation + 1) * ORIENTATION_BYTE
        words[PLACE * DETAILS + detail_of(turned)] = told
        words[PLACE * DETAILS + detail_of(turned + ERUPTION)] = told + ERUPTION_BYTE
    for ground in range(1, TERRAINS + 1):
        words[EXPAND * DETAILS + detail_of(expand_code(0, 0, ground))] = ground * TERRAIN_BYTE
    return words


DETAIL_WORDS: Final[vec[i64]] = detail_words()


def owner_name(piece: int, viewer: int, seats: int) -> int:
    """Return what the owner of a piece is called, 0 where none stands."""
    owner = (piece >> 2) - 1
    return int(relative(owner, viewer, seats)) + 1 if 0 <= owner < seats else 0


OWNERS: Final[vec[u8]] = names_by_seat(int(MOST_SEATS), owner_name)
PIECE_KINDS: Final[vec[u8]] = vec[u8]([(piece & 3) + 1 if piece else 0 for piece in range(256)])
ENCODING: Final = TaluvaEncoding()
