"""Above and Below: what everybody sees, and what an action is, as rows of small numbers.

Of the book only that is told which everybody knows: the sections that were read, and the outcomes
that happened. Both say what stands there, because the book never changes.
"""

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
    byte,
    put_things,
    put_wide,
    relative,
    seat_after,
)
from dorfplatz.engine.rows import fill, put_all, put_bits, put_where
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
    BIT,
    BUILDINGS,
    CAVES,
    ITEMS,
    SLOTS,
    SYMBOLS,
    VILLAGERS,
)
from dorfplatz.games.above_and_below.parts import Known, Market
from dorfplatz.games.above_and_below.state import (
    APPLYING,
    BUILT,
    DEEPEST,
    EXERTING,
    RECOVERING,
    ROLLING,
    State,
)
from dorfplatz.games.above_and_below.village import refused_price

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
TWO_KEYS: Final[i64] = KEYS + KEYS
"""Those in the bag, and those that lie open."""

# Where the fields of the players begin, from the first of them on.
AT_COINS: Final[i64] = 0
AT_REPUTATION: Final[i64] = AT_COINS + 2 * MOST_SEATS
AT_VILLAGERS: Final[i64] = AT_REPUTATION + MOST_SEATS
AT_STOCK: Final[i64] = AT_VILLAGERS + MOST_SEATS * VILLAGERS
AT_SALE: Final[i64] = AT_STOCK + MOST_SEATS * ITEMS
AT_GOODS: Final[i64] = AT_SALE + MOST_SEATS
AT_COUNTS: Final[i64] = AT_GOODS + MOST_SEATS * SLOTS
AT_BUILT: Final[i64] = AT_COUNTS + MOST_SEATS * SLOTS
AT_FREE: Final[i64] = AT_BUILT + MOST_SEATS * BUILDINGS
AT_REFUSED: Final[i64] = AT_FREE + MOST_SEATS * CAVES
AT_PASSED: Final[i64] = AT_REFUSED + 2 * MOST_SEATS
AFTER_PLAYERS: Final[i64] = AT_PASSED + MOST_SEATS
# And those of an exploration: cave, party, dice, lanterns, section, options, and how far it came.
AT_DICE: Final[i64] = 1 + VILLAGERS
AFTER_EXPLORATION: Final[i64] = AT_DICE + VILLAGERS + 2 + OPTIONS * ABOUT_OPTION + 3


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
        """Write everything that lies on the table, and what is known of the book.

        All is blank at first: most of it is at most times, and what is not is written over it.
        """
        row = sheet.row
        at = sheet.at
        fill(row, at, i64(self.spec.size), 0)
        at = write_decks(state.market, row, at)
        at = write_players(state, seat, row, at)
        at = write_doing(state, seat, row, at)
        at = write_book(state.known, seat, state.seats, row, at)
        sheet.at = write_course(state, seat, row, at)

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


# -- What is seen: each of these writes onto zeros, and returns the place after what it wrote ------


def write_decks(market: Market, row: vec[u8], at: i64) -> i64:
    """Write what can be had, and what may still come; bags that lie side by side in one stroke."""
    put_all(row, at, market.slots, 0, OPEN_BUILDINGS)
    at += OPEN_BUILDINGS
    put_all(row, at, market.spaces, 0, OPEN_VILLAGERS)
    at += OPEN_VILLAGERS
    row[at] = byte(market.top)
    at += 1
    put_bits(row, at, market.house_bag | (market.outpost_bag << HOUSES), 0, HOUSES + OUTPOSTS)
    at += HOUSES + OUTPOSTS
    put_bits(row, at, market.villager_bag | (market.cave_bag << VILLAGERS), 0, VILLAGERS + CAVES)
    at += VILLAGERS + CAVES
    keys = market.key_bag | (market.keys << KEYS)
    stars = market.stars | (market.specials << STARS)
    put_bits(row, at, keys | (stars << TWO_KEYS), 0, TWO_KEYS + STARS + VILLAGERS)
    at += TWO_KEYS + STARS + VILLAGERS
    for deck in range(DECKS):
        put_things(row, at, market.under, deck * DEEPEST, market.under_count[deck], DEEPEST)
        at += DEEPEST
    put_all(row, at, market.supply, 0, ITEMS)
    at += ITEMS
    row[at] = 1 if market.cider > 0 else 0
    return at + 1


def write_players(state: State, seat: i64, row: vec[u8], at: i64) -> i64:
    """Write what every player has, seat by seat from the viewer on."""
    seats = state.seats
    villages = state.villages
    passed = state.passed
    for place in range(seats):
        player = seat_after(seat, place, seats)
        put_wide(row, at + AT_COINS + 2 * place, villages.coins[player])
        row[at + AT_REPUTATION + place] = byte(villages.reputation[player] + MIDDLE)
        injured = villages.injured[player]
        ones = villages.ready[player] | injured
        twos = villages.exhausted[player] | injured
        put_bits(row, at + AT_VILLAGERS + place * VILLAGERS, ones, twos, VILLAGERS)
        built = at + AT_BUILT + place * BUILDINGS
        put_things(row, built, villages.built, player * BUILT, villages.built_count[player], BUILT)
        free = at + AT_FREE + place * CAVES
        put_things(row, free, villages.free, player * CAVES, villages.free_count[player], CAVES)
        put_wide(row, at + AT_REFUSED + 2 * place, refused_price(state, player))
        if passed & BIT[player] != 0:
            row[at + AT_PASSED + place] = 1
    # The rows of the seats lie side by side: from the viewer to the last, and what is before.
    after = seats - seat
    put_all(row, at + AT_STOCK, villages.stock, seat * ITEMS, after * ITEMS)
    put_all(row, at + AT_SALE, villages.sale, seat, after)
    goods = villages.track_good
    counts = villages.track_count
    put_all(row, at + AT_GOODS, goods, seat * SLOTS, after * SLOTS)
    put_where(row, at + AT_COUNTS, counts, goods, seat * SLOTS, after * SLOTS)
    if seat > 0:
        put_all(row, at + AT_STOCK + after * ITEMS, villages.stock, 0, seat * ITEMS)
        put_all(row, at + AT_SALE + after, villages.sale, 0, seat)
        put_all(row, at + AT_GOODS + after * SLOTS, goods, 0, seat * SLOTS)
        put_where(row, at + AT_COUNTS + after * SLOTS, counts, goods, 0, seat * SLOTS)
    at += AFTER_PLAYERS
    put_all(row, at, villages.tokens, 0, SYMBOLS)
    at += SYMBOLS
    put_all(row, at, villages.covered, 0, OUTPOSTS)
    return at + OUTPOSTS


def write_doing(state: State, seat: i64, row: vec[u8], at: i64) -> i64:
    """Write the offer, the exploration and the recovery that are going on."""
    bargain = state.bargain
    if bargain.moved:
        row[at] = 1
    at += 1
    if bargain.seller >= 0:
        row[at + relative(bargain.seller, seat, state.seats)] = 1
    at += MOST_SEATS
    put_wide(row, at, bargain.price)
    at += 2
    exploration = state.exploration
    if exploration.cave != 0:
        write_exploration(state, row, at)
    elif state.known.told_section != 0:
        put_all(row, at + AT_DICE, exploration.dice, 0, VILLAGERS)
    at += AFTER_EXPLORATION
    if state.phase == RECOVERING:
        night = state.night
        put_bits(row, at, night.to_ask, 0, VILLAGERS)
        put_all(row, at + VILLAGERS, night.uses, 0, VILLAGERS)
        left = at + 2 * VILLAGERS
        row[left] = byte(night.beds_left)
        row[left + 1] = byte(night.potions_left)
        row[left + 2] = byte(night.ciders_left)
    return at + 2 * VILLAGERS + 3


def write_exploration(state: State, row: vec[u8], at: i64) -> None:
    """Write which cave is explored, by whom, and how far that has come."""
    exploration = state.exploration
    row[at] = byte(exploration.cave)
    put_bits(row, at + 1, exploration.party, 0, VILLAGERS)
    at += AT_DICE
    put_all(row, at, exploration.dice, 0, VILLAGERS)
    at += VILLAGERS
    row[at] = byte(exploration.lanterns)
    row[at + 1] = byte(exploration.section)
    at += 2
    if exploration.section != 0:
        write_options(i64(state.book.page[exploration.section]), row, at)
    at += OPTIONS * ABOUT_OPTION
    phase = state.phase
    if phase in (ROLLING, EXERTING, APPLYING):
        row[at] = byte(exploration.option + 1)
    if phase == APPLYING:
        row[at + 1] = byte(exploration.outcome + 1)
    row[at + 2] = byte(exploration.effect)


def write_options(page: i64, row: vec[u8], at: i64) -> None:
    """Write what the options of the section that is being read ask for."""
    for option in range(i64(OPTION_COUNT[page])):
        entry = page * OPTIONS + option
        row[at] = OPTION_TYPE[entry] + 1
        row[at + 1] = OPTION_COST[entry]
        row[at + 2] = LOW[entry]
        row[at + 3] = HIGH[entry]
        row[at + 4] = BONUS_KIND[entry]
        row[at + 5] = BONUS_ITEM[entry]
        row[at + 6] = BONUS_SIZE[entry]
        at += ABOUT_OPTION


def write_book(known: Known, seat: i64, seats: i64, row: vec[u8], at: i64) -> i64:
    """Write what everybody knows of the book, and how the last exploration ended."""
    put_all(row, at, known.read, 0, SECTIONS)
    at += SECTIONS
    put_where(row, at, known.revealed, known.read, 0, SECTIONS)
    at += SECTIONS
    if known.told_section != 0:
        row[at + relative(known.told_seat, seat, seats)] = 1
        told = at + MOST_SEATS
        row[told] = byte(known.told_section)
        row[told + 1] = byte(known.told_option + 1)
        row[told + 2] = byte(known.told_outcome + 1)
    return at + MOST_SEATS + 3


def write_course(state: State, seat: i64, row: vec[u8], at: i64) -> i64:
    """Write whose turn it is, and what was settled at the start."""
    seats = state.seats
    row[at + state.phase] = 1
    at += PHASES
    row[at] = byte(state.round)
    at += 1
    row[at + relative(state.start, seat, seats)] = 1
    at += MOST_SEATS
    row[at + relative(state.current, seat, seats)] = 1
    at += MOST_SEATS
    if state.active >= 0:
        row[at + relative(state.active, seat, seats)] = 1
    at += MOST_SEATS
    row[at] = 1 if state.trade else 0
    row[at + 1] = byte(state.texts)
    row[at + 2] = byte(seats)
    return at + 3


ENCODING: Final = AboveEncoding()
