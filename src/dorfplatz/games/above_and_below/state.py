"""Above and Below: the position as plain rows of numbers (chapters 3 to 5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from dorfplatz.engine.rules import CHANCE
from dorfplatz.games.above_and_below.book import TRUE_BOOK, Book
from dorfplatz.games.above_and_below.material import (
    BASE_COINS,
    BEDS,
    CAVES,
    FIRST_OUTPOST,
    FIRST_STAR,
    GOODS,
    HOME_BEDS,
    ITEMS,
    PERK,
    PERKS,
    RECRUITS,
    SLOTS,
    SPECIALS,
    TOKENS,
)
from dorfplatz.games.above_and_below.parts import (
    Bargain,
    Exploration,
    Known,
    Market,
    Night,
    Villages,
)

# -- The points of the game at which somebody decides or chance plays (chapter 5) --------------

SETUP: Final[i64] = 0
TURN: Final[i64] = 1
ANSWERING: Final[i64] = 2
ENTERING: Final[i64] = 3
READING: Final[i64] = 4
ROLLING: Final[i64] = 5
EXERTING: Final[i64] = 6
APPLYING: Final[i64] = 7
ARRIVALS: Final[i64] = 8
RECOVERING: Final[i64] = 9
PAYING: Final[i64] = 10
FINAL: Final[i64] = 11
ENDED: Final[i64] = 12

# What chance is about to do: fill a slot (0..7), or one of these.
DUE_CAVE: Final[i64] = 8
DUE_KEY: Final[i64] = 9
DUE_SPACE: Final[i64] = 10
DUE_SECTION: Final[i64] = 15
DUE_LANTERN: Final[i64] = 16

HOUSE_DECK: Final[i64] = 0
OUTPOST_DECK: Final[i64] = 1
CAVE_DECK: Final[i64] = 2
DEEPEST: Final[i64] = 32
"""Room for the known cards under a deck."""

BUILT: Final[i64] = 64

# How an exploration ends: the first or second success number, a failure, or an auto option.
UNDECIDED: Final[i64] = -1
AT_LOW: Final[i64] = 0
AT_HIGH: Final[i64] = 1
FAILED: Final[i64] = 2
WITHOUT_ROLL: Final[i64] = 3

NOBODY: Final[i64] = -1

TEXTS: Final[list[str]] = ["reader", "de", "en"]
"""In which language encounters are told: the reader's own, or one for the whole table."""


@final
@mypyc_attr(acyclic=True)
class State:
    """A position: the course of the game, and its parts.

    ``due`` is what chance is to do.
    """

    def __init__(
        self,
        *,
        seats: i64,
        trade: bool,
        texts: i64,
        book: Book,
        phase: i64,
        active: i64,
        current: i64,
        start: i64,
        round: i64,
        passed: i64,
        due: i64,
        market: Market,
        villages: Villages,
        bargain: Bargain,
        exploration: Exploration,
        night: Night,
        known: Known,
    ) -> None:
        self.seats = seats
        self.trade = trade
        self.texts = texts
        self.book = book
        self.phase = phase
        self.active = active
        self.current = current
        self.start = start
        self.round = round
        self.passed = passed
        self.due = due
        self.market = market
        self.villages = villages
        self.bargain = bargain
        self.exploration = exploration
        self.night = night
        self.known = known

    def copy(self) -> "State":
        """Return an independent copy; the book and what is known of it are shared."""
        return State(
            seats=self.seats,
            trade=self.trade,
            texts=self.texts,
            book=self.book,
            phase=self.phase,
            active=self.active,
            current=self.current,
            start=self.start,
            round=self.round,
            passed=self.passed,
            due=self.due,
            market=self.market.copy(),
            villages=self.villages.copy(),
            bargain=self.bargain.copy(),
            exploration=self.exploration.copy(),
            night=self.night.copy(),
            known=self.known,
        )


def before_setup(seats: i64, trade: bool, texts: i64) -> State:
    """Return the position before anything was drawn; everybody has nothing but HOME (AAB-1.2)."""
    places = int(seats)
    state = State(
        seats=seats,
        trade=trade,
        texts=texts,
        book=TRUE_BOOK,
        phase=SETUP,
        active=CHANCE,
        current=0,
        start=0,
        round=1,
        passed=0,
        due=0,
        market=Market(
            slots=vec[u8]([0] * 8),
            spaces=vec[u8]([0] * 5),
            top=0,
            house_bag=(1 << 25) - 1,
            outpost_bag=(1 << 24) - 1,
            villager_bag=RECRUITS,
            cave_bag=(1 << 25) - 1,
            key_bag=(1 << 9) - 1,
            under=vec[u8]([0] * 96),
            under_count=vec[i64]([0] * 3),
            keys=0,
            stars=(1 << 6) - 1,  # AAB-1.5: all star houses are face up
            specials=SPECIALS,
            supply=TOKENS[:],
            cider=1,  # AAB-1.9: one cider lies on the reputation board
            gaps=False,
        ),
        villages=Villages(
            coins=vec[i64]([BASE_COINS] * places),
            reputation=vec[i64]([0] * places),
            ready=vec[i64]([0] * places),
            exhausted=vec[i64]([0] * places),
            injured=vec[i64]([0] * places),
            stock=vec[u8]([0] * (10 * places)),
            sale=vec[u8]([0] * places),
            track_good=vec[u8]([0] * (8 * places)),
            track_count=vec[u8]([0] * (8 * places)),
            built=vec[u8]([0] * (64 * places)),
            built_count=vec[i64]([0] * places),
            owner=vec[u8]([0] * 64),
            perks=vec[i64]([0] * (8 * places)),
            tokens=vec[u8]([0] * 29),
            free=vec[u8]([0] * (25 * places)),
            free_count=vec[i64]([0] * places),
            covered=vec[u8]([0] * 24),
        ),
        bargain=Bargain(
            moved=False,
            refused=vec[i64]([0] * places),
            seller=NOBODY,
            price=0,
        ),
        exploration=Exploration(
            cave=0,
            party=0,
            to_roll=0,
            dice=vec[u8]([0] * 36),
            lanterns=0,
            section=0,
            option=0,
            outcome=UNDECIDED,
            effect=0,
        ),
        night=Night(
            to_ask=0,
            uses=vec[u8]([0] * 36),
            beds_left=0,
            potions_left=0,
            ciders_left=0,
            stays=False,
        ),
        known=Known(
            read=vec[u8]([0] * 217),
            revealed=vec[u8]([0] * 217),
            told_seat=NOBODY,
            told_section=0,
            told_option=0,
            told_outcome=UNDECIDED,
        ),
    )
    state.market.supply[ITEMS - 1] -= 1
    for seat in range(seats):
        state.villages.perks[seat * PERKS + BEDS] = HOME_BEDS
    return state


def put_up(state: State, seat: i64, building: i64) -> None:
    """Give a building to a seat, after all it has; its passive effects begin (AAB-13.9)."""
    count = state.villages.built_count[seat]
    state.villages.built[seat * BUILT + count] = u8(building)
    state.villages.built_count[seat] = count + 1
    state.villages.owner[building] = u8(seat + 1)
    perks = state.villages.perks
    for perk in range(PERKS):
        perks[seat * PERKS + perk] += PERK[building * PERKS + perk]


def keep_cave(state: State, seat: i64, cave: i64) -> None:
    """Give a seat a free cave card."""
    count = state.villages.free_count[seat]
    state.villages.free[seat * CAVES + count] = u8(cave)
    state.villages.free_count[seat] = count + 1


def cover_cave(state: State, seat: i64, outpost: i64) -> None:
    """Lay an outpost on the free cave card that was obtained first (AAB-4.3, RULING-24)."""
    free = state.villages.free
    here = seat * CAVES
    state.villages.covered[outpost - FIRST_OUTPOST] = u8(i64(free[here]) + 1)
    left = state.villages.free_count[seat] - 1
    for place in range(left):
        free[here + place] = free[here + place + 1]
    state.villages.free_count[seat] = left


def put_under(state: State, deck: i64, card: i64) -> None:
    """Put a card whose face everybody knows under a deck (AAB-1.10)."""
    count = state.market.under_count[deck]
    state.market.under[deck * DEEPEST + count] = u8(card)
    state.market.under_count[deck] = count + 1


def take_under(state: State, deck: i64) -> i64:
    """Take the topmost of the known cards under a deck that has one."""
    under = state.market.under
    here = deck * DEEPEST
    card = i64(under[here])
    left = state.market.under_count[deck] - 1
    for place in range(left):
        under[here + place] = under[here + place + 1]
    state.market.under_count[deck] = left
    return card


def is_outpost(building: i64) -> bool:
    """Say whether a building lies below ground."""
    return FIRST_OUTPOST <= building < FIRST_STAR


def holds_goods(state: State, seat: i64) -> bool:
    """Say whether a seat has a good in its stock that could go to the track."""
    stock = state.villages.stock
    here = seat * ITEMS
    for good in range(GOODS):
        if stock[here + good] > 0:
            return True
    return False


def kinds_on_track(state: State, seat: i64) -> i64:
    """Return how many slots of a seat's track are occupied."""
    kinds: i64 = 0
    while kinds < SLOTS and state.villages.track_good[seat * SLOTS + kinds] > 0:
        kinds += 1
    return kinds


def following(state: State, seat: i64) -> i64:
    """Return the next seat clockwise."""
    return 0 if seat + 1 == state.seats else seat + 1
