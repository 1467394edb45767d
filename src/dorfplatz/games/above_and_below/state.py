"""Above and Below: the position as plain rows of numbers (chapters 3 to 5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

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
class State:
    """A position.

    Sets of villagers, and bags of cards nobody knows the order of (AAB-1.10), are masks. Rows hold
    0 for nothing and a number plus one for something: ``slots`` buildings (houses, then outposts),
    ``spaces`` villagers, ``sale`` items, ``track_good`` goods, ``covered`` the cave card under each
    outpost, ``owner`` the seat of each building; likewise ``top`` and ``cave`` (the card being
    explored). ``under`` has the known cards under each deck from the top down. ``perks`` sums up
    what a seat's buildings give. ``gaps`` says that a slot or the top cave card may be missing,
    ``due`` what chance is to do. ``read`` and ``revealed`` are what everybody knows of the book,
    the ``told_`` numbers how the last exploration ended.
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
        cider: i64,
        slots: vec[u8],
        spaces: vec[u8],
        top: i64,
        house_bag: i64,
        outpost_bag: i64,
        villager_bag: i64,
        cave_bag: i64,
        key_bag: i64,
        under: vec[u8],
        under_count: vec[i64],
        keys: i64,
        stars: i64,
        specials: i64,
        supply: vec[u8],
        gaps: bool,
        due: i64,
        coins: vec[i64],
        reputation: vec[i64],
        ready: vec[i64],
        exhausted: vec[i64],
        injured: vec[i64],
        stock: vec[u8],
        sale: vec[u8],
        track_good: vec[u8],
        track_count: vec[u8],
        built: vec[u8],
        built_count: vec[i64],
        owner: vec[u8],
        perks: vec[i64],
        tokens: vec[u8],
        free: vec[u8],
        free_count: vec[i64],
        covered: vec[u8],
        moved: bool,
        refused: vec[i64],
        seller: i64,
        price: i64,
        cave: i64,
        party: i64,
        to_roll: i64,
        dice: vec[u8],
        lanterns: i64,
        section: i64,
        option: i64,
        outcome: i64,
        effect: i64,
        to_ask: i64,
        uses: vec[u8],
        beds_left: i64,
        potions_left: i64,
        ciders_left: i64,
        stays: bool,
        read: vec[u8],
        revealed: vec[u8],
        told_seat: i64,
        told_section: i64,
        told_option: i64,
        told_outcome: i64,
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
        self.cider = cider
        self.slots = slots
        self.spaces = spaces
        self.top = top
        self.house_bag = house_bag
        self.outpost_bag = outpost_bag
        self.villager_bag = villager_bag
        self.cave_bag = cave_bag
        self.key_bag = key_bag
        self.under = under
        self.under_count = under_count
        self.keys = keys
        self.stars = stars
        self.specials = specials
        self.supply = supply
        self.gaps = gaps
        self.due = due
        self.coins = coins
        self.reputation = reputation
        self.ready = ready
        self.exhausted = exhausted
        self.injured = injured
        self.stock = stock
        self.sale = sale
        self.track_good = track_good
        self.track_count = track_count
        self.built = built
        self.built_count = built_count
        self.owner = owner
        self.perks = perks
        self.tokens = tokens
        self.free = free
        self.free_count = free_count
        self.covered = covered
        self.moved = moved
        self.refused = refused
        self.seller = seller
        self.price = price
        self.cave = cave
        self.party = party
        self.to_roll = to_roll
        self.dice = dice
        self.lanterns = lanterns
        self.section = section
        self.option = option
        self.outcome = outcome
        self.effect = effect
        self.to_ask = to_ask
        self.uses = uses
        self.beds_left = beds_left
        self.potions_left = potions_left
        self.ciders_left = ciders_left
        self.stays = stays
        self.read = read
        self.revealed = revealed
        self.told_seat = told_seat
        self.told_section = told_section
        self.told_option = told_option
        self.told_outcome = told_outcome

    def copy(self) -> "State":
        """Return an independent copy; the book never changes and is shared."""
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
            cider=self.cider,
            slots=self.slots[:],
            spaces=self.spaces[:],
            top=self.top,
            house_bag=self.house_bag,
            outpost_bag=self.outpost_bag,
            villager_bag=self.villager_bag,
            cave_bag=self.cave_bag,
            key_bag=self.key_bag,
            under=self.under[:],
            under_count=self.under_count[:],
            keys=self.keys,
            stars=self.stars,
            specials=self.specials,
            supply=self.supply[:],
            gaps=self.gaps,
            due=self.due,
            coins=self.coins[:],
            reputation=self.reputation[:],
            ready=self.ready[:],
            exhausted=self.exhausted[:],
            injured=self.injured[:],
            stock=self.stock[:],
            sale=self.sale[:],
            track_good=self.track_good[:],
            track_count=self.track_count[:],
            built=self.built[:],
            built_count=self.built_count[:],
            owner=self.owner[:],
            perks=self.perks[:],
            tokens=self.tokens[:],
            free=self.free[:],
            free_count=self.free_count[:],
            covered=self.covered[:],
            moved=self.moved,
            refused=self.refused[:],
            seller=self.seller,
            price=self.price,
            cave=self.cave,
            party=self.party,
            to_roll=self.to_roll,
            dice=self.dice[:],
            lanterns=self.lanterns,
            section=self.section,
            option=self.option,
            outcome=self.outcome,
            effect=self.effect,
            to_ask=self.to_ask,
            uses=self.uses[:],
            beds_left=self.beds_left,
            potions_left=self.potions_left,
            ciders_left=self.ciders_left,
            stays=self.stays,
            read=self.read[:],
            revealed=self.revealed[:],
            told_seat=self.told_seat,
            told_section=self.told_section,
            told_option=self.told_option,
            told_outcome=self.told_outcome,
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
        cider=1,  # AAB-1.9: one cider lies on the reputation board
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
        gaps=False,
        due=0,
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
        moved=False,
        refused=vec[i64]([0] * places),
        seller=NOBODY,
        price=0,
        cave=0,
        party=0,
        to_roll=0,
        dice=vec[u8]([0] * 36),
        lanterns=0,
        section=0,
        option=0,
        outcome=UNDECIDED,
        effect=0,
        to_ask=0,
        uses=vec[u8]([0] * 36),
        beds_left=0,
        potions_left=0,
        ciders_left=0,
        stays=False,
        read=vec[u8]([0] * 217),
        revealed=vec[u8]([0] * 217),
        told_seat=NOBODY,
        told_section=0,
        told_option=0,
        told_outcome=UNDECIDED,
    )
    state.supply[ITEMS - 1] -= 1
    for seat in range(seats):
        state.perks[seat * PERKS + BEDS] = HOME_BEDS
    return state


def put_up(state: State, seat: i64, building: i64) -> None:
    """Give a building to a seat, after all it has; its passive effects begin (AAB-13.9)."""
    count = state.built_count[seat]
    state.built[seat * BUILT + count] = u8(building)
    state.built_count[seat] = count + 1
    state.owner[building] = u8(seat + 1)
    perks = state.perks
    for perk in range(PERKS):
        perks[seat * PERKS + perk] += PERK[building * PERKS + perk]


def keep_cave(state: State, seat: i64, cave: i64) -> None:
    """Give a seat a free cave card."""
    count = state.free_count[seat]
    state.free[seat * CAVES + count] = u8(cave)
    state.free_count[seat] = count + 1


def cover_cave(state: State, seat: i64, outpost: i64) -> None:
    """Lay an outpost on the free cave card that was obtained first (AAB-4.3, RULING-24)."""
    free = state.free
    here = seat * CAVES
    state.covered[outpost - FIRST_OUTPOST] = u8(i64(free[here]) + 1)
    left = state.free_count[seat] - 1
    for place in range(left):
        free[here + place] = free[here + place + 1]
    state.free_count[seat] = left


def put_under(state: State, deck: i64, card: i64) -> None:
    """Put a card whose face everybody knows under a deck (AAB-1.10)."""
    count = state.under_count[deck]
    state.under[deck * DEEPEST + count] = u8(card)
    state.under_count[deck] = count + 1


def take_under(state: State, deck: i64) -> i64:
    """Take the topmost of the known cards under a deck that has one."""
    under = state.under
    here = deck * DEEPEST
    card = i64(under[here])
    left = state.under_count[deck] - 1
    for place in range(left):
        under[here + place] = under[here + place + 1]
    state.under_count[deck] = left
    return card


def is_outpost(building: i64) -> bool:
    """Say whether a building lies below ground."""
    return FIRST_OUTPOST <= building < FIRST_STAR


def holds_goods(state: State, seat: i64) -> bool:
    """Say whether a seat has a good in its stock that could go to the track."""
    stock = state.stock
    here = seat * ITEMS
    for good in range(GOODS):
        if stock[here + good] > 0:
            return True
    return False


def kinds_on_track(state: State, seat: i64) -> i64:
    """Return how many slots of a seat's track are occupied."""
    kinds: i64 = 0
    while kinds < SLOTS and state.track_good[seat * SLOTS + kinds] > 0:
        kinds += 1
    return kinds


def following(state: State, seat: i64) -> i64:
    """Return the next seat clockwise."""
    return 0 if seat + 1 == state.seats else seat + 1
