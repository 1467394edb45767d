"""Höyük: what everybody sees, and what an action is, as rows of small numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

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
from dorfplatz.games.hoyuk.actions import (
    BUILD,
    EVALUATE,
    FINISH,
    LOSE,
    NOMINATE,
    RAZE,
    RETURN,
    SET,
    SPAN,
    SPEND,
    STEAL,
    USE,
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
from dorfplatz.games.hoyuk.position import frame_now
from dorfplatz.games.hoyuk.state import (
    A_PEN,
    AT_ABILITY,
    AT_BUILD,
    AT_CARDS,
    AT_DEAL,
    AT_SETUP,
    EMPTY,
    HOUSES,
    State,
    at_of,
    number_of,
    part_of,
)

STEPS: Final[i64] = 13
MODES: Final[i64] = 3
ELEMENTS: Final[i64] = 7
GROUPS: Final[i64] = 3
LONGEST: Final[i64] = 70
"""No more cards than are in the box lie in front of a player or under a stack."""
VERBS: Final[i64] = 12


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
                    Field("verb", (int(VERBS),), ONE_OF),
                    Field("element", (int(ELEMENTS),), ONE_OF),
                    Field("cell", (1,), CODE),
                    Field("detail", (1,), CODE),
                    Field("card", (1,), CODE),
                    Field("count", (1,), COUNT),
                    Field("metal", (1,), COUNT),
                    Field("source", (1,), CODE),
                    Field("block", (1,), CODE),
                    Field("stack", (1,), CODE),
                    Field("seat", (1,), CODE),
                ]
            ),
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
        seats = state.seats
        for cell in range(CELLS):
            sheet.put(i64(what[cell] if what[cell] < HOUSES else HOUSES))
        for cell in range(CELLS):
            owned = what[cell] >= HOUSES
            sheet.put(relative(i64(what[cell] - HOUSES), seat, seats) + 1 if owned else 0)
        for cell in range(CELLS):
            sheet.put(i64(state.tall[cell]) if what[cell] != EMPTY else 0)
        for cell in range(CELLS):
            sheet.put(i64(state.roof[cell]) if what[cell] != EMPTY else 0)
        for cell in range(CELLS):
            sheet.put(i64(state.host[cell]) + 1 if what[cell] == A_PEN else 0)
        for cell in range(CELLS):
            sheet.put(i64(state.block[cell]) if what[cell] != EMPTY else 0)
        for block in range(1, MOST_BLOCKS + 1):
            sheet.put(i64(state.marks[block]) if block <= state.blocks else 0)

    def write_players(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write the supply, and what lies in front of every player."""
        seats = state.seats
        for element in range(ELEMENTS):
            sheet.put(state.stock[element])
        for place in range(MOST_SEATS):
            player = seat_after(seat, place, seats)
            sheet.put(i64(state.tribes[player]) + 1 if place < seats else 0)
        for place in range(MOST_SEATS):
            sheet.put(state.supply[seat_after(seat, place, seats)] if place < seats else 0)
        for place in range(MOST_SEATS):
            sheet.wide(state.points[seat_after(seat, place, seats)] if place < seats else 0)
        for place in range(MOST_SEATS):
            player = seat_after(seat, place, seats)
            for card in range(CARDS):
                sheet.put(i64(state.hand[player * CARDS + card]) if place < seats else 0)
        for place in range(MOST_SEATS):
            player = seat_after(seat, place, seats)
            count = i64(state.played_count[player]) if place < seats else 0
            cards_in_order(state.played, player * MOST_CARDS, count, sheet)
        for place in range(MOST_SEATS):
            player = seat_after(seat, place, seats)
            has_tile = place < seats and state.dealt[player] != NO_TILE
            sheet.put(i64(state.dealt[player]) + 1 if has_tile else 0)

    def write_cards(self, state: State, sheet: Sheet) -> None:
        """Write the stacks, the bags and the catastrophes that have come."""
        for stack in range(STACKS):
            top = state.tops[stack]
            sheet.put(i64(top) + 1 if top != NO_CARD else 0)
        sheet.copy(state.hidden, STACKS)
        for stack in range(STACKS):
            count = i64(state.returned_count[stack])
            cards_in_order(state.returned, stack * MOST_CARDS, count, sheet)
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

    def write_action(self, state: State, seat: i64, code: i64, sheet: Sheet) -> None:
        """Write what is done with which element, card, block or stack."""
        verb = verb_of(code)
        place = place_of(code)
        placing = verb in (BUILD, SPEND, USE, STEAL, LOSE)
        sheet.one_of(VERBS, verb_number(verb))
        sheet.one_of(ELEMENTS, element_of(place) if placing else -1)
        if verb == RAZE:
            sheet.put(razed_of(code) + 1)
        else:
            sheet.put(cell_of(place) + 1 if placing else 0)
        sheet.put(detail_of(place) + 1 if placing else 0)
        if verb == SET:
            sheet.put(set_card_of(code) + 1)
            sheet.put(set_count_of(code))
            sheet.put(set_metal_of(code))
        else:
            sheet.put(spent_of(code) + 1 if verb == SPEND else 0)
            sheet.blank(2)
        sheet.put(source_of(code) + 1 if verb == STEAL else 0)
        sheet.put(block_of(code) if verb == EVALUATE else 0)
        sheet.put(under_of(code) + 1 if verb == RETURN else 0)
        sheet.put(named(state, seat, nominee_of(code)) + 1 if verb == NOMINATE else 0)


def cards_in_order(cards: vec[u8], first: i64, count: i64, sheet: Sheet) -> None:
    """Write cards that lie in an order, each with its number plus one."""
    if count > LONGEST:
        raise OverflowError("More cards than the box holds.")
    for place in range(count):
        sheet.put(i64(cards[first + place]) + 1)
    sheet.blank(LONGEST - count)


def verb_number(verb: i64) -> i64:
    """Return the place of a verb among those of players; what chance does has none."""
    if verb in (BUILD, SPEND):
        return 0 if verb == BUILD else 1
    if verb == STEAL:
        return 9
    if verb == FINISH:
        return 10
    number = verb // SPAN - 6  # USE is the eighth span
    return number if 2 <= number <= 8 else -1


def named(state: State, seat: i64, tribe: i64) -> i64:
    """Return how many chairs after the viewer a tribe sits, -1 for nowhere."""
    for player in range(state.seats):
        if i64(state.tribes[player]) == tribe:
            return relative(player, seat, state.seats)
    return -1


ENCODING: Final = HoyukEncoding()
