"""Clans: what a seat sees, and what a move is, as rows of small numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import (
    CODE,
    COUNT,
    FLAG,
    ONE_OF,
    WIDE,
    Encoding,
    Field,
    Sheet,
    Spec,
    relative,
    seat_after,
)
from dorfplatz.engine.rows import put_looked_up
from dorfplatz.engine.rules import OVER
from dorfplatz.games.clans.actions import (
    CHANCE_CODES,
    DESTINATION_BITS,
    MOST_VILLAGES,
    SIX_BITS,
    SOURCE_BITS,
    destination_of,
    has_order,
    source_of,
    village_of,
)
from dorfplatz.games.clans.lists import order_matters
from dorfplatz.games.clans.material import (
    CLANS,
    PASSAGE_FROM,
    PASSAGE_TO,
    PASSAGES,
    TERRAIN,
    TERRITORIES,
)
from dorfplatz.games.clans.state import State
from dorfplatz.kit.regions import long_row

MOST_SEATS: Final[i64] = 4
ENDINGS: Final[i64] = 3


@final
class ClansEncoding(Encoding[State]):
    """The board, the track, the chips, and the cards as far as the viewer knows them."""

    def __init__(self) -> None:
        territories, clans, seats = int(TERRITORIES), int(CLANS), int(MOST_SEATS)
        super().__init__(
            Spec(
                [
                    Field("huts", (territories, clans), COUNT),
                    Field("scores", (clans, 2), WIDE),
                    Field("removed", (clans,), COUNT),
                    Field("chips", (seats,), COUNT),
                    Field("cards", (seats, clans), ONE_OF),
                    Field("active", (seats,), ONE_OF),
                    Field("seats", (1,), COUNT),
                    Field("may_merge", (1,), FLAG),
                    Field("dealt", (1,), COUNT),
                    Field("villages", (1,), COUNT),
                    Field("over", (int(ENDINGS),), ONE_OF),
                ]
            ),
            Spec(
                [
                    Field("source", (1,), CODE),
                    Field("destination", (1,), CODE),
                    Field("terrain", (2,), CODE),
                    Field("huts", (2,), COUNT),
                    Field("spare", (2,), COUNT),
                    Field("order", (MOST_VILLAGES,), CODE),
                ],
                whole=8,
            ),
            version=2,
            dense=int(PASSAGES),
            alike=int(TERRITORIES),  # founding orders of one move
        )

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write everything that a seat may know."""
        seats = state.seats
        sheet.copy(state.huts, TERRITORIES * CLANS)
        for clan in range(CLANS):
            sheet.wide(state.scores[clan])
        sheet.numbers(state.removed, 0, CLANS)
        sheet.seats(state.chips, seat, seats, MOST_SEATS)
        open_cards = state.active == OVER
        for place in range(MOST_SEATS):
            shown = place == 0 or (open_cards and place < seats)
            sheet.one_of(CLANS, state.cards[seat_after(seat, place, seats)] if shown else -1)
        active = state.active
        sheet.one_of(MOST_SEATS, relative(active, seat, seats) if active >= 0 else -1)
        sheet.put(seats)
        sheet.flag(state.may_merge)
        sheet.put(state.dealt)
        sheet.put(state.founded)
        sheet.one_of(ENDINGS, state.over)

    def write_actions(
        self, state: State, seat: i64, codes: Codes, rows: vec[i64], first: i64
    ) -> None:
        """Write where the huts come from and go to, and the order of the villages."""
        size = state.size
        leaving = LEAVING
        reaching = REACHING
        leaving_empty = LEAVING_EMPTY
        reaching_empty = REACHING_EMPTY
        for territory in range(TERRITORIES):
            huts = i64(size[territory])
            leaving[territory] = leaving_empty[territory] + (huts << 32)
            reaching[territory] = reaching_empty[territory] + (huts << 40)
        row = codes.row
        count = codes.count
        moves = put_looked_up(
            rows, first, row, count, CHANCE_CODES, leaving, SOURCE_BITS, reaching, DESTINATION_BITS
        )
        if state.active != OVER and order_matters(state):
            at = first + 1
            for place in range(moves):
                code = row[place]
                if has_order(code):
                    rows[at] = order_word(code)
                at += 2
        for place in range(moves, count):
            rows[first + 2 * place] = 0
            rows[first + 2 * place + 1] = 0

    def dense_of(self, state: State, code: i64) -> i64:
        """Return the number of a passage; a founding order adds nothing to it."""
        return PASSAGE[source_of(code) * TERRITORIES + destination_of(code)]


def order_word(code: i64) -> i64:
    """Return the villages of a founding order, a byte each, the first one lowest."""
    word: i64 = 0
    for place in range(MOST_VILLAGES):
        word = (word << 8) + village_of(code, MOST_VILLAGES - 1 - place) + 1
    return word


def passages() -> vec[i64]:
    """Return the number of the passage between two territories, -1 where there is none."""
    numbers = [-1] * int(TERRITORIES * TERRITORIES)
    for passage in range(PASSAGES):
        numbers[PASSAGE_FROM[passage] * TERRITORIES + PASSAGE_TO[passage]] = int(passage)
    return long_row(numbers)


PASSAGE: Final[vec[i64]] = passages()
LEAVING_EMPTY: Final[vec[i64]] = long_row(
    [place + 1 + ((int(TERRAIN[place]) + 1) << 16) for place in range(int(TERRITORIES))]
    + [0] * (int(SIX_BITS + 1 - TERRITORIES))
)
REACHING_EMPTY: Final[vec[i64]] = long_row(
    [((place + 1) << 8) + ((int(TERRAIN[place]) + 1) << 24) for place in range(int(TERRITORIES))]
    + [0] * (int(SIX_BITS + 1 - TERRITORIES))
)
LEAVING: Final[vec[i64]] = LEAVING_EMPTY[:]
REACHING: Final[vec[i64]] = REACHING_EMPTY[:]
"""The same with the huts that stand there, filled again and again."""
ENCODING: Final = ClansEncoding()
