"""Above and Below: what everybody sees, and what an action is, as rows of small numbers.

Of the book only that is told which everybody knows: the sections that were read, and the outcomes
that happened. Both say what stands there, because the book never changes.
"""

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
from dorfplatz.games.above_and_below.book import (
    BONUS_ITEM,
    BONUS_KIND,
    BONUS_SIZE,
    HIGH,
    LOW,
    OPTION_COST,
    OPTION_COUNT,
    OPTION_TYPE,
    OPTIONS,
    SECTIONS,
)
from dorfplatz.games.above_and_below.codes import verb_number
from dorfplatz.games.above_and_below.material import (
    BUILDINGS,
    CAVES,
    ITEMS,
    SLOTS,
    SYMBOLS,
    VILLAGERS,
)
from dorfplatz.games.above_and_below.parts import Villages
from dorfplatz.games.above_and_below.state import (
    APPLYING,
    BUILT,
    DEEPEST,
    EXERTING,
    RECOVERING,
    ROLLING,
    State,
)

MOST_SEATS: Final[i64] = 4
PHASES: Final[i64] = 13
HOUSES: Final[i64] = 25
OUTPOSTS: Final[i64] = 24
STARS: Final[i64] = 6
KEYS: Final[i64] = 9
OPEN_BUILDINGS: Final[i64] = 8
OPEN_VILLAGERS: Final[i64] = 5
DECKS: Final[i64] = 3
MIDDLE: Final[i64] = 128
"""A reputation of 0."""
ABOUT_OPTION: Final[i64] = 7
CODE_BYTES: Final[i64] = 8


@final
class AboveEncoding(Encoding[State]):
    """The decks, the villages, the exploration, and what is known of the book."""

    def __init__(self) -> None:
        seats, villagers, items = int(MOST_SEATS), int(VILLAGERS), int(ITEMS)
        super().__init__(
            Spec(
                [
                    Field("open_buildings", (int(OPEN_BUILDINGS),), CODE),
                    Field("open_villagers", (int(OPEN_VILLAGERS),), CODE),
                    Field("open_cave", (1,), CODE),
                    Field("house_bag", (int(HOUSES),), FLAG),
                    Field("outpost_bag", (int(OUTPOSTS),), FLAG),
                    Field("villager_bag", (villagers,), FLAG),
                    Field("cave_bag", (int(CAVES),), FLAG),
                    Field("key_bag", (int(KEYS),), FLAG),
                    Field("keys", (int(KEYS),), FLAG),
                    Field("stars", (int(STARS),), FLAG),
                    Field("specials", (villagers,), FLAG),
                    Field("under", (int(DECKS), int(DEEPEST)), CODE),
                    Field("supply", (items,), COUNT),
                    Field("cider", (1,), FLAG),
                    Field("coins", (seats, 2), WIDE),
                    Field("reputation", (seats,), COUNT),
                    Field("villagers", (seats, villagers), CODE),
                    Field("stock", (seats, items), COUNT),
                    Field("sale", (seats,), CODE),
                    Field("track_good", (seats, int(SLOTS)), CODE),
                    Field("track_count", (seats, int(SLOTS)), COUNT),
                    Field("built", (seats, int(BUILDINGS)), CODE),
                    Field("free_caves", (seats, int(CAVES)), CODE),
                    Field("refused", (seats, 2), WIDE),
                    Field("passed", (seats,), FLAG),
                    Field("tokens", (int(SYMBOLS),), COUNT),
                    Field("covered", (int(OUTPOSTS),), CODE),
                    Field("moved", (1,), FLAG),
                    Field("seller", (seats,), ONE_OF),
                    Field("price", (2,), WIDE),
                    Field("cave", (1,), CODE),
                    Field("party", (villagers,), FLAG),
                    Field("dice", (villagers,), COUNT),
                    Field("lanterns", (1,), COUNT),
                    Field("section", (1,), CODE),
                    Field("options", (int(OPTIONS), int(ABOUT_OPTION)), CODE),
                    Field("option", (1,), CODE),
                    Field("outcome", (1,), CODE),
                    Field("effect", (1,), COUNT),
                    Field("to_ask", (villagers,), FLAG),
                    Field("uses", (villagers,), CODE),
                    Field("recovery", (3,), COUNT),
                    Field("read", (int(SECTIONS),), FLAG),
                    Field("revealed", (int(SECTIONS),), CODE),
                    Field("told_seat", (seats,), ONE_OF),
                    Field("told", (3,), CODE),
                    Field("phase", (int(PHASES),), ONE_OF),
                    Field("round", (1,), COUNT),
                    Field("start", (seats,), ONE_OF),
                    Field("current", (seats,), ONE_OF),
                    Field("active", (seats,), ONE_OF),
                    Field("trade", (1,), FLAG),
                    Field("texts", (1,), CODE),
                    Field("seats", (1,), COUNT),
                ]
            ),
            Spec(
                [
                    Field("verb", (1,), CODE),
                    Field("spare", (7,), COUNT),
                    Field("code", (int(CODE_BYTES),), CODE),
                ]
            ),
            version=2,
            boundless="Any set of villagers can be sent, which makes billions of actions.",
        )

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write everything that lies on the table, and what is known of the book."""
        self.write_decks(state, sheet)
        self.write_players(state, seat, sheet)
        self.write_doing(state, seat, sheet)
        self.write_book(state, seat, sheet)
        self.write_course(state, seat, sheet)

    def write_decks(self, state: State, sheet: Sheet) -> None:
        """Write what can be had, and what may still come."""
        market = state.market
        sheet.copy(market.slots, OPEN_BUILDINGS)
        sheet.copy(market.spaces, OPEN_VILLAGERS)
        sheet.put(market.top)
        sheet.bits(market.house_bag, HOUSES)
        sheet.bits(market.outpost_bag, OUTPOSTS)
        sheet.bits(market.villager_bag, VILLAGERS)
        sheet.bits(market.cave_bag, CAVES)
        sheet.bits(market.key_bag, KEYS)
        sheet.bits(market.keys, KEYS)
        sheet.bits(market.stars, STARS)
        sheet.bits(market.specials, VILLAGERS)
        for deck in range(DECKS):
            sheet.things(market.under, deck * DEEPEST, market.under_count[deck], DEEPEST)
        sheet.copy(market.supply, ITEMS)
        sheet.flag(market.cider > 0)

    def write_players(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write what every player has."""
        seats = state.seats
        villages = state.villages
        sheet.wide_seats(villages.coins, seat, seats, MOST_SEATS)
        for place in range(seats):
            sheet.put(villages.reputation[seat_after(seat, place, seats)] + MIDDLE)
        sheet.blank(MOST_SEATS - seats)
        for place in range(seats):
            self.write_villagers(villages, seat_after(seat, place, seats), sheet)
        sheet.blank((MOST_SEATS - seats) * VILLAGERS)
        sheet.seat_parts(villages.stock, ITEMS, seat, seats, MOST_SEATS)
        sheet.seat_parts(villages.sale, 1, seat, seats, MOST_SEATS)
        goods = villages.track_good
        sheet.seat_parts(goods, SLOTS, seat, seats, MOST_SEATS)
        for place in range(seats):
            player = seat_after(seat, place, seats)
            sheet.some(villages.track_count, goods, player * SLOTS, SLOTS)
        sheet.blank((MOST_SEATS - seats) * SLOTS)
        for place in range(seats):
            player = seat_after(seat, place, seats)
            sheet.things(villages.built, player * BUILT, villages.built_count[player], BUILDINGS)
        sheet.blank((MOST_SEATS - seats) * BUILDINGS)
        for place in range(seats):
            player = seat_after(seat, place, seats)
            sheet.things(villages.free, player * CAVES, villages.free_count[player], CAVES)
        sheet.blank((MOST_SEATS - seats) * CAVES)
        sheet.wide_seats(state.bargain.refused, seat, seats, MOST_SEATS)
        for place in range(MOST_SEATS):
            player = seat_after(seat, place, seats)
            sheet.flag(place < seats and (state.passed >> player) & 1 != 0)
        sheet.copy(villages.tokens, SYMBOLS)
        sheet.copy(villages.covered, OUTPOSTS)

    def write_villagers(self, villages: Villages, player: i64, sheet: Sheet) -> None:
        """Write who is ready (1), exhausted (2) or injured (3) in a village."""
        injured = villages.injured[player]
        ready = villages.ready[player]
        sheet.two_bits(ready | injured, villages.exhausted[player] | injured, VILLAGERS)

    def write_doing(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write the offer, the exploration and the recovery that are going on."""
        seats = state.seats
        bargain = state.bargain
        exploration = state.exploration
        exploring = exploration.cave != 0
        sheet.flag(bargain.moved)
        seller = bargain.seller
        sheet.one_of(MOST_SEATS, relative(seller, seat, seats) if seller >= 0 else -1)
        sheet.wide(bargain.price)
        sheet.put(exploration.cave)
        sheet.bits(exploration.party if exploring else 0, VILLAGERS)
        if exploring or state.known.told_section != 0:
            sheet.copy(exploration.dice, VILLAGERS)
        else:
            sheet.blank(VILLAGERS)
        sheet.put(exploration.lanterns if exploring else 0)
        section = exploration.section if exploring else 0
        sheet.put(section)
        self.write_options(state, section, sheet)
        phase = state.phase
        acting = phase in (ROLLING, EXERTING, APPLYING)
        chosen = exploring and acting
        sheet.put(exploration.option + 1 if chosen else 0)
        sheet.put(exploration.outcome + 1 if exploring and phase == APPLYING else 0)
        sheet.put(exploration.effect if exploring else 0)
        if phase == RECOVERING:
            night = state.night
            sheet.bits(night.to_ask, VILLAGERS)
            sheet.copy(night.uses, VILLAGERS)
            sheet.put(night.beds_left)
            sheet.put(night.potions_left)
            sheet.put(night.ciders_left)
        else:
            sheet.blank(2 * VILLAGERS + 3)

    def write_options(self, state: State, section: i64, sheet: Sheet) -> None:
        """Write what the options of the section that is being read ask for."""
        page = i64(state.book.page[section]) if section != 0 else 0
        count = i64(OPTION_COUNT[page]) if section != 0 else 0
        for option in range(count):
            entry = page * OPTIONS + option
            sheet.put(i64(OPTION_TYPE[entry]) + 1)
            sheet.put(i64(OPTION_COST[entry]))
            sheet.put(i64(LOW[entry]))
            sheet.put(i64(HIGH[entry]))
            sheet.put(i64(BONUS_KIND[entry]))
            sheet.put(i64(BONUS_ITEM[entry]))
            sheet.put(i64(BONUS_SIZE[entry]))
        sheet.blank((OPTIONS - count) * ABOUT_OPTION)

    def write_book(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write what everybody knows of the book, and how the last exploration ended."""
        known = state.known
        sheet.copy(known.read, SECTIONS)
        sheet.some(known.revealed, known.read, 0, SECTIONS)
        told = known.told_section != 0
        sheet.one_of(MOST_SEATS, relative(known.told_seat, seat, state.seats) if told else -1)
        sheet.put(known.told_section)
        sheet.put(known.told_option + 1 if told else 0)
        sheet.put(known.told_outcome + 1 if told else 0)

    def write_course(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write whose turn it is, and what was settled at the start."""
        seats = state.seats
        sheet.one_of(PHASES, state.phase)
        sheet.put(state.round)
        sheet.one_of(MOST_SEATS, relative(state.start, seat, seats))
        sheet.one_of(MOST_SEATS, relative(state.current, seat, seats))
        active = state.active
        sheet.one_of(MOST_SEATS, relative(active, seat, seats) if active >= 0 else -1)
        sheet.flag(state.trade)
        sheet.put(state.texts)
        sheet.put(seats)

    def write_actions(
        self, state: State, seat: i64, codes: Codes, rows: vec[i64], first: i64
    ) -> None:
        """Write the verb, and everything the action names as the bytes of its code."""
        row = codes.row
        at = first
        for place in range(codes.count):
            code = row[place]
            rows[at] = verb_number(code)
            rows[at + 1] = code
            at += 2


ENCODING: Final = AboveEncoding()
