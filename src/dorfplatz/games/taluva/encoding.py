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
    byte,
    names_begin,
    names_by_seat,
    relative,
    seat_after,
)
from dorfplatz.engine.rows import put_cells, put_numbers, put_sites
from dorfplatz.games.taluva.actions import (
    BUILD_HUT,
    DETAILS,
    DRAW,
    ERUPTION,
    EXPAND,
    PLACE,
    RESIGN,
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

# Where the fields of an observation begin, as its ``Spec`` has them.
AT_SUPPLY: Final[i64] = 1 + MOST_FIELDS * NUMBERS
AT_FINISHED: Final[i64] = AT_SUPPLY + MOST_SEATS * KINDS
AT_ELIMINATED: Final[i64] = AT_FINISHED + MOST_SEATS
AT_STACK: Final[i64] = AT_ELIMINATED + MOST_SEATS
AT_TILES_LEFT: Final[i64] = AT_STACK + TILE_TYPES
AT_HAND: Final[i64] = AT_TILES_LEFT + 1
AT_PHASE: Final[i64] = AT_HAND + TILE_TYPES
AT_ACTIVE: Final[i64] = AT_PHASE + PHASES
AT_SEATS: Final[i64] = AT_ACTIVE + MOST_SEATS
AT_RANKING: Final[i64] = AT_SEATS + 1
AT_FOUNDING: Final[i64] = AT_RANKING + 1
AT_OVER: Final[i64] = AT_FOUNDING + 1
SIZE: Final[i64] = AT_OVER + ENDINGS


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
        """Write everything that lies on the table: the island, and onto zeros what is beside it."""
        first = sheet.at
        self.write_island(state, seat, sheet)
        self.write_players(state, seat, sheet.row, first)
        row = sheet.row
        put_numbers(row, first + AT_STACK, state.stack, 0, TILE_TYPES)
        row[first + AT_TILES_LEFT] = byte(state.left)
        if state.hand >= 0:
            row[first + AT_HAND + state.hand] = 1
        row[first + AT_PHASE + state.phase] = 1
        row[first + AT_SEATS] = byte(state.seats)
        row[first + AT_RANKING] = 1 if state.ranking else 0
        row[first + AT_FOUNDING] = 1 if state.founding else 0
        row[first + AT_OVER + state.over] = 1

    def write_players(self, state: State, seat: i64, row: vec[u8], first: i64) -> None:
        """Write every supply, as the how manyth a seat finished or was out, and who is active."""
        seats = state.seats
        for place in range(seats):
            player = seat_after(seat, place, seats)
            put_numbers(row, first + AT_SUPPLY + place * KINDS, state.supply, player * KINDS, KINDS)
            status = state.status[player]
            if status > 0:
                row[first + AT_FINISHED + place] = u8(status)
            elif status < 0:
                row[first + AT_ELIMINATED + place] = u8(-status)
        if state.phase != ENDED:
            row[first + AT_ACTIVE + relative(state.active, seat, seats)] = 1

    def write_island(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write the fields row by row: place, level, ground, whose piece, which kind.

        All that comes after them is zeros.
        """
        end = sheet.at + SIZE
        sheet.put(i64(len(state.island)))
        if len(state.island) > 0:
            width = WIDTHS[state.size]
            north = state.north
            west = state.west
            moved = CENTRE - (width >> 1)
            if north + moved < 0 or west + moved < 0 or state.east + moved >= BYTE:
                raise OverflowError("The island is wider than its fields can tell.")
            sheet.at = put_cells(
                sheet.row,
                sheet.at,
                state.level,
                state.ground,
                state.piece,
                PIECE_NAMES,
                2 * names_begin(seat, state.seats, MOST_SEATS),
                north * width + west,
                state.east - west + 1,
                state.south - north + 1,
                width,
                west + moved,
                north + moved,
            )
        sheet.blank(end - sheet.at)

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
                state.level,
                width,
                DETAIL_WORDS,
                verb * DETAILS,
                word,
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
LINE_BYTE: Final[i64] = 1 << 16  # both, and the level from bit 48 on, as ``put_sites`` has them
ORIENTATION_BYTE: Final[i64] = 1 << 24
ERUPTION_BYTE: Final[i64] = 1 << 32
TERRAIN_BYTE: Final[i64] = 1 << 40
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


def kind_name(piece: int, viewer: int, seats: int) -> int:
    """Return what the kind of a piece is called, 0 where none stands."""
    return (piece & 3) + 1 if piece else 0


def piece_names() -> vec[u8]:
    """Return for every viewer what pieces are called: whose, and of which kind."""
    owners = names_by_seat(int(MOST_SEATS), owner_name)
    kinds = names_by_seat(int(MOST_SEATS), kind_name)
    names: list[int] = []
    for owner, kind in zip(owners, kinds, strict=True):
        names += [int(owner), int(kind)]
    return vec[u8](names)


PIECE_NAMES: Final[vec[u8]] = piece_names()
ENCODING: Final = TaluvaEncoding()
