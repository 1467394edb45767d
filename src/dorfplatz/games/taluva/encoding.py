"""Taluva: what everybody sees, and what an action is, as rows of small numbers.

The island is told field by field in reading order, so that it may lie anywhere and be of any shape;
a field of it is its place, level, ground, and what stands on it.
"""

from typing import Final, final

from mypy_extensions import i64

from dorfplatz.engine.encoding import (
    CODE,
    COUNT,
    FLAG,
    ONE_OF,
    Encoding,
    Field,
    Sheet,
    Spec,
    relative,
    seat_after,
)
from dorfplatz.games.taluva.actions import (
    EXPAND,
    PLACE,
    RESIGN,
    ground_of,
    is_eruption,
    orientation_of,
    q_of,
    r_of,
    tile_of,
    verb_of,
)
from dorfplatz.games.taluva.material import KINDS, TILE_TYPES, TILES, WIDTHS
from dorfplatz.games.taluva.state import ENDED, State

MOST_SEATS: Final[i64] = 4
MOST_FIELDS: Final[i64] = TILES * 3
NUMBERS: Final[i64] = 6
"""So many numbers tell a field of the island."""
CENTRE: Final[i64] = 128
"""The column and row of 0.0."""
PHASES: Final[i64] = 4
ENDINGS: Final[i64] = 4
VERBS: Final[i64] = 7


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
                    Field("verb", (int(VERBS),), ONE_OF),
                    Field("place", (2,), CODE),
                    Field("tile", (1,), CODE),
                    Field("orientation", (1,), CODE),
                    Field("eruption", (1,), FLAG),
                    Field("terrain", (1,), CODE),
                    Field("level", (1,), COUNT),
                ]
            ),
        )

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write everything that lies on the table."""
        seats = state.seats
        self.write_island(state, seat, sheet)
        for place in range(MOST_SEATS):
            player = seat_after(seat, place, seats)
            for kind in range(KINDS):
                sheet.put(state.supply[player * KINDS + kind] if place < seats else 0)
        for place in range(MOST_SEATS):
            status = state.status[seat_after(seat, place, seats)] if place < seats else 0
            sheet.put(status if status > 0 else 0)
        for place in range(MOST_SEATS):
            status = state.status[seat_after(seat, place, seats)] if place < seats else 0
            sheet.put(-status if status < 0 else 0)
        for tile in range(TILE_TYPES):
            sheet.put(state.stack[tile])
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
        seats = state.seats
        width = WIDTHS[state.size]
        half = width >> 1
        written: i64 = 0
        line = state.north
        while written < count:
            for cell in range(line * width + state.west, line * width + state.east + 1):
                if level[cell] > 0:
                    written += 1
                    sheet.put((cell & (width - 1)) - half + CENTRE)
                    sheet.put(line - half + CENTRE)
                    sheet.put(i64(level[cell]))
                    sheet.put(i64(ground[cell]))
                    standing = i64(piece[cell])
                    if standing == 0:
                        sheet.put(0)
                        sheet.put(0)
                    else:
                        owner = (standing >> 2) - 1
                        sheet.put(relative(owner, seat, seats) + 1)
                        sheet.put((standing & 3) + 1)
            line += 1
        sheet.blank((MOST_FIELDS - count) * NUMBERS)

    def write_action(self, state: State, seat: i64, code: i64, sheet: Sheet) -> None:
        """Write what is done, and where."""
        verb = verb_of(code)
        sheet.one_of(VERBS, verb)
        if verb == 0 or verb == RESIGN:
            sheet.blank(2)
        else:
            sheet.put(q_of(code) + CENTRE)
            sheet.put(r_of(code) + CENTRE)
        sheet.put(tile_of(code) + 1 if verb <= PLACE else 0)
        sheet.put(orientation_of(code) + 1 if verb == PLACE else 0)
        sheet.flag(verb == PLACE and is_eruption(code))
        sheet.put(ground_of(code) if verb == EXPAND else 0)
        inside = PLACE < verb < RESIGN or (verb == PLACE and is_eruption(code))
        sheet.put(i64(state.level[state.cell(q_of(code), r_of(code))]) if inside else 0)


ENCODING: Final = TaluvaEncoding()
