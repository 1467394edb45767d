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
from dorfplatz.games.taluva.actions import (
    BUILD_HUT,
    DRAW,
    EXPAND,
    PLACE,
    RESIGN,
    ground_of,
    is_eruption,
    orientation_of,
    place_bits,
    q_of,
    r_of,
    tile_of,
    verb_of,
)
from dorfplatz.games.taluva.material import KINDS, TILE_TYPES, TILES, WIDTHS
from dorfplatz.games.taluva.state import ENDED, State
from dorfplatz.kit.regions import long_row

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
        for place in range(MOST_SEATS):
            status = state.status[seat_after(seat, place, seats)] if place < seats else 0
            sheet.put(status if status > 0 else 0)
        for place in range(MOST_SEATS):
            status = state.status[seat_after(seat, place, seats)] if place < seats else 0
            sheet.put(-status if status < 0 else 0)
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

    def write_island(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write the fields row by row: place, level, ground, whose piece, which kind."""
        count = i64(len(state.island))
        sheet.put(count)
        level = state.level
        ground = state.ground
        piece = state.piece
        owners = OWNERS
        kinds = PIECE_KINDS
        begin = names_begin(seat, state.seats, MOST_SEATS)
        width = WIDTHS[state.size]
        half = width >> 1
        written: i64 = 0
        line = state.north
        row = sheet.row
        at = sheet.at
        west = state.west
        east = state.east
        column = CENTRE - half
        if line - half + CENTRE < 0 or west + column < 0 or east + column >= BYTE:
            raise OverflowError("The island is wider than its fields can tell.")
        while written < count:
            here = u8(line - half + CENTRE)
            for cell in range(line * width + west, line * width + east + 1):
                height = level[cell]
                if height > 0:
                    written += 1
                    row[at] = u8((cell & (width - 1)) + column)
                    row[at + 1] = here
                    row[at + 2] = height
                    row[at + 3] = ground[cell]
                    standing = i64(piece[cell])
                    row[at + 4] = owners[begin + standing]
                    row[at + 5] = kinds[standing]
                    at += NUMBERS
            line += 1
        sheet.at = at
        sheet.blank((MOST_FIELDS - count) * NUMBERS)

    def write_actions(
        self, state: State, seat: i64, codes: Codes, rows: vec[i64], first: i64
    ) -> None:
        """Write what is done, and where."""
        row = codes.row
        at = first
        before: i64 = -1
        begun: i64 = 0
        details: i64 = 0
        shift: i64 = 0
        for place in range(codes.count):
            code = row[place]
            if place_bits(code) != before:  # actions on one place follow each other
                before = place_bits(code)
                begun = first_detail(state, code)
                verb = verb_of(code)
                details = DETAILS[verb]
                shift = DETAIL_AT[verb]
            rows[at] = begun + ((code & details) << shift)
            at += 1

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


def first_detail(state: State, code: i64) -> i64:
    """Return what the first action of its kind at the place of an action is, as one word."""
    verb = verb_of(code)
    if verb == DRAW:
        return verb + (1 << 56)
    if verb == RESIGN:
        return verb
    column = q_of(code) + CENTRE
    line = r_of(code) + CENTRE
    if (column | line) >> 8 != 0:
        raise OverflowError("A place does not fit its field.")
    word = verb + (column << 8) + (line << 16)
    if verb == PLACE:
        word += (1 << 24) + ((tile_of(code) + 1) << 56)
        if not is_eruption(code):
            return word
        word += 1 << 32
    elif verb == EXPAND:
        word += 1 << 40
    return word + (i64(state.level[state.cell(q_of(code), r_of(code))]) << 48)


DETAILS: Final[vec[i64]] = long_row([63, 62, 0, 0, 0, 63, 0])
"""Which bits of a code tell actions of a verb at one place apart: tile, orientation, terrain."""
DETAIL_AT: Final[vec[i64]] = long_row([56, 23, 0, 0, 0, 40, 0])
"""How far these are moved to stand in their field."""


def owner_name(piece: int, viewer: int, seats: int) -> int:
    """Return what the owner of a piece is called, 0 where none stands."""
    owner = (piece >> 2) - 1
    return int(relative(owner, viewer, seats)) + 1 if 0 <= owner < seats else 0


OWNERS: Final[vec[u8]] = names_by_seat(int(MOST_SEATS), owner_name)
PIECE_KINDS: Final[vec[u8]] = vec[u8]([(piece & 3) + 1 if piece else 0 for piece in range(256)])
ENCODING: Final = TaluvaEncoding()
