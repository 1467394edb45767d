"""Höyük: what everybody sees, and what an action is, as rows of small numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

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
    names_begin,
    names_by_seat,
    relative,
    seat_after,
)
from dorfplatz.engine.rows import put_looked_up
from dorfplatz.games.hoyuk.actions import (
    EVALUATE,
    LOSE,
    RAZE,
    RETURN,
    SET,
    SPAN,
    SPEND,
    START,
    STEAL,
    block_of,
    cell_of,
    detail_of,
    element_of,
    nominee_of,
    place_of,
    razed_of,
    set_card_of,
    set_count_of,
    set_metal_of,
    source_of,
    spent_of,
    under_of,
    verb_number,
    verb_of,
)
from dorfplatz.games.hoyuk.material import (
    CARDS,
    CATASTROPHES,
    CELLS,
    COLUMNS,
    MOST_BLOCKS,
    MOST_CARDS,
    MOST_SEATS,
    NO_CARD,
    NO_TILE,
    ROWS,
    STACKS,
    TILES,
)
from dorfplatz.games.hoyuk.position.writing import frame_now
from dorfplatz.games.hoyuk.state import (
    A_PEN,
    AT_ABILITY,
    AT_BUILD,
    AT_CARDS,
    AT_DEAL,
    AT_SETUP,
    HOUSES,
    State,
    at_of,
    number_of,
    part_of,
)
from dorfplatz.kit.regions import long_row

STEPS: Final[i64] = 13
MODES: Final[i64] = 3
ELEMENTS: Final[i64] = 7
GROUPS: Final[i64] = 3
LONGEST: Final[i64] = 70
"""No more cards than are in the box lie in front of a player or under a stack."""


@final
class HoyukEncoding(Encoding[State]):
    """The village, the blocks, the players, the stacks and what is to be decided."""

    def __init__(self) -> None:
        seats, cards, stacks = int(MOST_SEATS), int(CARDS), int(STACKS)
        grid = (ROWS, COLUMNS)
        super().__init__(
            Spec(
                [
                    Field("kind", grid, CODE),
                    Field("owner", grid, CODE),
                    Field("storeys", grid, COUNT),
                    Field("roof", grid, CODE),
                    Field("host", grid, CODE),
                    Field("block", grid, CODE),
                    Field("marks", (int(MOST_BLOCKS),), CODE),
                    Field("stock", (int(ELEMENTS),), COUNT),
                    Field("tribes", (seats,), CODE),
                    Field("houses", (seats,), COUNT),
                    Field("points", (seats, 2), WIDE),
                    Field("hand", (seats, cards), COUNT),
                    Field("played", (seats, int(LONGEST)), CODE),
                    Field("tile", (seats,), CODE),
                    Field("tops", (stacks,), CODE),
                    Field("hidden", (stacks,), COUNT),
                    Field("returned", (stacks, int(LONGEST)), CODE),
                    Field("bags", (int(GROUPS), cards), COUNT),
                    Field("tile_bag", (int(TILES),), COUNT),
                    Field("aside", (int(TILES),), COUNT),
                    Field("used", (int(CATASTROPHES),), CODE),
                    Field("step", (int(STEPS),), ONE_OF),
                    Field("phase", (1,), COUNT),
                    Field("number", (1,), COUNT),
                    Field("open_houses", (1,), COUNT),
                    Field("open_third", (1,), CODE),
                    Field("first", (seats,), ONE_OF),
                    Field("active", (seats,), ONE_OF),
                    Field("round", (1,), COUNT),
                    Field("ending", (1,), FLAG),
                    Field("mode", (int(MODES),), ONE_OF),
                    Field("limit", (1,), COUNT),
                    Field("all_herds", (1,), FLAG),
                    Field("seats", (1,), COUNT),
                ]
            ),
            Spec(
                [
                    Field("verb", (1,), CODE),
                    Field("element", (1,), CODE),
                    Field("cell", (1,), CODE),
                    Field("detail", (1,), CODE),
                    Field("card", (1,), CODE),
                    Field("count", (1,), COUNT),
                    Field("metal", (1,), COUNT),
                    Field("source", (1,), CODE),
                    Field("block", (1,), CODE),
                    Field("stack", (1,), CODE),
                    Field("seat", (1,), CODE),
                ],
                whole=8,
            ),
            version=2,
            boundless="A theft names a source and a placement, and both grow with the village.",
        )

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write everything that lies on the table."""
        self.write_village(state, seat, sheet)
        self.write_players(state, seat, sheet)
        self.write_cards(state, sheet)
        self.write_course(state, seat, sheet)

    def write_village(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write the grid plane by plane, then the marks of the blocks."""
        what = state.what
        begin = names_begin(seat, state.seats, MOST_SEATS)
        sheet.named(what, 0, CELLS, KINDS, 0)
        sheet.named(what, 0, CELLS, OWNERS, begin)
        sheet.some(state.tall, what, 0, CELLS)
        sheet.some(state.roof, what, 0, CELLS)
        sheet.more_where(state.host, what, A_PEN, CELLS)
        sheet.some(state.block, what, 0, CELLS)
        blocks = state.blocks
        sheet.part(state.marks, 1, blocks)
        sheet.blank(MOST_BLOCKS - blocks)

    def write_players(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write the supply, and what lies in front of every player."""
        seats = state.seats
        sheet.numbers(state.stock, 0, ELEMENTS)
        row = sheet.row
        tribes = sheet.at
        sheet.blank(MOST_SEATS)
        for place in range(seats):
            row[tribes + place] = state.tribes[seat_after(seat, place, seats)] + 1
        sheet.seats(state.supply, seat, seats, MOST_SEATS)
        sheet.wide_seats(state.points, seat, seats, MOST_SEATS)
        sheet.seat_parts(state.hand, CARDS, seat, seats, MOST_SEATS)
        played = sheet.at
        sheet.blank(MOST_SEATS * LONGEST)
        for place in range(seats):
            player = seat_after(seat, place, seats)
            count = i64(state.played_count[player])
            if count > 0:
                at = played + place * LONGEST
                sheet.things_at(at, state.played, player * MOST_CARDS, count, LONGEST)
        tiles = sheet.at
        sheet.blank(MOST_SEATS)
        for place in range(seats):
            tile = state.dealt[seat_after(seat, place, seats)]
            if tile != NO_TILE:
                row[tiles + place] = tile + 1

    def write_cards(self, state: State, sheet: Sheet) -> None:
        """Write the stacks, the bags and the catastrophes that have come."""
        tops = sheet.at
        sheet.blank(STACKS)
        for stack in range(STACKS):
            top = state.tops[stack]
            if top != NO_CARD:
                sheet.row[tops + stack] = top + 1
        sheet.copy(state.hidden, STACKS)
        returned = sheet.at
        sheet.blank(STACKS * LONGEST)
        for stack in range(STACKS):
            count = i64(state.returned_count[stack])
            if count > 0:
                at = returned + stack * LONGEST
                sheet.things_at(at, state.returned, stack * MOST_CARDS, count, LONGEST)
        sheet.copy(state.bags, GROUPS * CARDS)
        sheet.copy(state.tile_bag, TILES)
        sheet.copy(state.aside, TILES)
        first = sheet.at
        sheet.blank(CATASTROPHES)
        for place in range(state.used_count):
            sheet.row[first + i64(state.used[place])] = u8(place + 1)

    def write_course(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write what is to be decided, by whom, and what was settled at the start."""
        seats = state.seats
        frame = frame_now(state)
        at = at_of(frame)
        sheet.one_of(STEPS, at)
        phased = at in (AT_CARDS, AT_ABILITY, AT_DEAL, AT_BUILD)
        sheet.put(part_of(frame) if phased else 0)
        sheet.put(number_of(frame))
        sheet.put(state.open_houses if at == AT_BUILD else 0)
        sheet.put(state.open_third + 1 if at == AT_BUILD else 0)
        sheet.one_of(MOST_SEATS, relative(state.first, seat, seats) if at != AT_SETUP else -1)
        active = state.active
        sheet.one_of(MOST_SEATS, relative(active, seat, seats) if active >= 0 else -1)
        sheet.put(state.round)
        sheet.flag(state.ending)
        sheet.one_of(MODES, state.mode)
        sheet.put(state.limit)
        sheet.flag(state.all_herds)
        sheet.put(seats)

    def write_actions(
        self, state: State, seat: i64, codes: Codes, rows: vec[i64], first: i64
    ) -> None:
        """Write what is done with which element, card, block or stack."""
        row = codes.row
        count = codes.count
        # Most actions build, spend or use, and such lists hold nothing else.
        written = put_looked_up(rows, first, row, count, RAZE, PLACED, 0, SPANS, SPAN_BITS)
        for place in range(written, count):
            at = first + 2 * place
            rows[at] = first_word(row[place])
            rows[at + 1] = second_word(state, seat, row[place])


def first_word(code: i64) -> i64:
    """Return verb, placement, card with count and metal, and source as bytes of one number."""
    verb = verb_of(code)
    word = verb_number(verb) + 1
    placing = verb < RAZE or verb == LOSE  # build, spend, use
    if placing or verb == STEAL:
        placed = place_of(code)
        word += (element_of(placed) + 1) << 8
        word += (cell_of(placed) + 1) << 16
        word += (detail_of(placed) + 1) << 24
        if verb == SPEND:
            word += (spent_of(code) + 1) << 32
        elif verb == STEAL:
            word += (source_of(code) + 1) << 56
    elif verb == RAZE:
        word += (razed_of(code) + 1) << 16
    elif verb == SET:
        word += (set_card_of(code) + 1) << 32
        word += set_count_of(code) << 40
        word += set_metal_of(code) << 48
    return word


def second_word(state: State, seat: i64, code: i64) -> i64:
    """Return block, stack and seat as bytes of one number; most actions name none."""
    if code < EVALUATE or code >= START:
        return 0
    verb = verb_of(code)
    if verb == EVALUATE:
        return block_of(code)
    if verb == RETURN:
        return (under_of(code) + 1) << 8
    return (named(state, seat, nominee_of(code)) + 1) << 16


def named(state: State, seat: i64, tribe: i64) -> i64:
    """Return how many chairs after the viewer a tribe sits, -1 for nowhere."""
    for player in range(state.seats):
        if i64(state.tribes[player]) == tribe:
            return relative(player, seat, state.seats)
    return -1


def owner_name(kind: int, viewer: int, seats: int) -> int:
    """Return what the owner of a house is called, 0 where no house stands."""
    owner = kind - int(HOUSES)
    return int(relative(owner, viewer, seats)) + 1 if 0 <= owner < seats else 0


def placing_words() -> vec[i64]:
    """Return what placements add to the word of an action, each at its code."""
    return long_row([int(first_word(place) - first_word(0)) for place in range(int(SPAN))])


KINDS: Final[vec[u8]] = vec[u8]([min(kind, int(HOUSES)) for kind in range(256)])
OWNERS: Final[vec[u8]] = names_by_seat(int(MOST_SEATS), owner_name)
PLACED: Final[vec[i64]] = placing_words()
SPANS: Final[vec[i64]] = long_row(
    [int(first_word(code)) if code < RAZE else 0 for code in range(0, 16 * int(SPAN), int(SPAN))]
)
"""The word of building, spending a card or using an ability, each with the first placement."""
SPAN_BITS: Final[i64] = 13
ENCODING: Final = HoyukEncoding()
