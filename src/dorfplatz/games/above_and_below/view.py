"""Above and Below: who may know what (chapter 10); the types that travel over the wire.

Everything on the boards is public, and everybody sees the same. Hidden are only the order of cards
nobody has seen, which does not exist before the draw, and what stands in the encounter book: a
section is public once it was read, an outcome once it happened. ``known`` is what an attentive
player remembers of the book.
"""

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.knowledge import Knowledge
from dorfplatz.engine.rng import Rng
from dorfplatz.games.above_and_below import book, texts
from dorfplatz.games.above_and_below.actions import USES, mask_of, villagers_of
from dorfplatz.games.above_and_below.effects import EffectLists
from dorfplatz.games.above_and_below.material import (
    BASE_INCOME,
    BIT,
    BUILDING_IDS,
    BUILDING_INDEX,
    CAVE_IDS,
    CAVE_INDEX,
    GOOD_IDS,
    HOUSE_IDS,
    ITEM_IDS,
    KEY_IDS,
    LANTERNS,
    OUTPOST_IDS,
    PERKS,
    STAR_IDS,
    SYMBOL_BUILDING,
    SYMBOL_GOOD,
    SYMBOL_INDEX,
    VILLAGER_IDS,
    VILLAGER_INDEX,
    lowest,
)
from dorfplatz.games.above_and_below.rules.course import go_on
from dorfplatz.games.above_and_below.scoring import standing
from dorfplatz.games.above_and_below.state import (
    ANSWERING,
    APPLYING,
    ARRIVALS,
    AT_HIGH,
    AT_LOW,
    ENDED,
    ENTERING,
    EXERTING,
    FAILED,
    FINAL,
    PAYING,
    READING,
    RECOVERING,
    ROLLING,
    SETUP,
    TEXTS,
    TURN,
    WITHOUT_ROLL,
    State,
    before_setup,
    is_outpost,
    keep_cave,
    put_under,
    put_up,
)
from dorfplatz.games.above_and_below.village import outcome_list, outcome_name
from dorfplatz.kit.regions import row

POINTS = {
    "setup": int(SETUP),
    "turn": int(TURN),
    "offer": int(ANSWERING),
    "section": int(ENTERING),
    "option": int(READING),
    "lanterns": int(ROLLING),
    "exert": int(EXERTING),
    "effect": int(APPLYING),
    "arrivals": int(ARRIVALS),
    "recover": int(RECOVERING),
    "income": int(PAYING),
    "final": int(FINAL),
    "over": int(ENDED),
}
POINT_NAMES = {number: name for name, number in POINTS.items()}

EFFECT_NAMES = (
    "coins",
    "reputation",
    "item",
    "special",
    "cheapest_villager",
    "extra_cave",
    "injure",
    "choose",
)


@dataclass(frozen=True)
class Counted:
    """So many of an item."""

    item: str
    number: int


@dataclass(frozen=True)
class BuildingView:
    """A building somebody owns: the cave card under it and the tokens lying on it."""

    id: str
    cave: str | None
    tokens: tuple[Counted, ...]


@dataclass(frozen=True)
class PlayerView:
    """A player's board and village."""

    coins: int
    reputation: int
    points: int
    ready: tuple[str, ...]
    exhausted: tuple[str, ...]
    injured: tuple[str, ...]
    stock: tuple[Counted, ...]
    sale: str | None
    track: tuple[Counted, ...]
    built: tuple[BuildingView, ...]  # in the order built, without the first house
    free: tuple[str, ...]
    beds: int
    income: int  # of the next income, with the slots occupied now
    refused: int  # the highest price this player declined in the current turn


@dataclass(frozen=True)
class DeckView:
    """A deck: what lies open, the unknown cards, the known ones under them from the top."""

    open: tuple[str | None, ...]
    bag: tuple[str, ...]
    under: tuple[str, ...]


@dataclass(frozen=True)
class EffectView:
    """One effect: what it is about, an item or villager where it names one, and how much."""

    effect: str
    what: str | None
    number: int
    choices: tuple[tuple["EffectView", ...], ...] = ()


@dataclass(frozen=True)
class Remembered:
    """An outcome that was seen earlier in this match: a success number, ``x`` or ``auto``."""

    outcome: str
    effects: tuple[EffectView, ...]


@dataclass(frozen=True)
class KnownOutcome:
    """An outcome of a section that everybody has seen: its place, where it stands, what it does."""

    place: int
    source: int
    effects: tuple[EffectView, ...]


@dataclass(frozen=True)
class KnownSection:
    """A section that was read in this match: its number, its page, and the outcomes seen."""

    section: int
    page: int
    outcomes: tuple[KnownOutcome, ...]


@dataclass(frozen=True)
class OptionView:
    """An option of a section as it is public once the section was read."""

    key: str
    type: str
    stance: str
    label: dict[str, str]
    cost: int
    bonus: str | None  # hammer, quill, or the item that has to be owned
    bonus_lanterns: int
    numbers: tuple[int, ...]
    available: bool
    remembered: tuple[Remembered, ...]


@dataclass(frozen=True)
class DieView:
    """The die of a party member and the lanterns it gives."""

    villager: str
    die: int
    lanterns: int


@dataclass(frozen=True)
class Exploration:
    """An exploration under way."""

    cave: str
    party: tuple[str, ...]
    section: int | None
    title: dict[str, str] | None
    scene: dict[str, str] | None
    options: tuple[OptionView, ...]
    chosen: str | None
    dice: tuple[DieView, ...]
    total: int
    outcome: str | None
    line: dict[str, str] | None
    effects: tuple[EffectView, ...]
    effect: int  # how many of the effects were applied


@dataclass(frozen=True)
class Told:
    """How the last exploration ended."""

    seat: int
    section: int
    option: str
    outcome: str
    title: dict[str, str] | None
    label: dict[str, str]
    line: dict[str, str]
    dice: tuple[DieView, ...]  # until the next exploration begins


@dataclass(frozen=True)
class Use:
    """What a villager uses to recover."""

    villager: str
    use: str


@dataclass(frozen=True)
class Recovery:
    """A recovery under way: who is asked, what is settled and what is left."""

    asked: str | None
    settled: tuple[Use, ...]
    beds: int
    potions: int
    ciders: int


@dataclass(frozen=True)
class View:
    """A position as every viewer knows it."""

    viewer: int | None
    seats: int
    trade: str
    texts: str
    round: int
    start: int
    point: str
    current: int
    active: int | None
    passed: tuple[int, ...]
    cider: bool
    houses: DeckView
    outposts: DeckView
    villagers: DeckView
    caves: DeckView
    keys: tuple[str, ...]
    keys_left: tuple[str, ...]  # during the setup: those that may still be drawn
    stars: tuple[str, ...]
    specials: tuple[str, ...]
    supply: tuple[Counted, ...]
    players: tuple[PlayerView, ...]
    moved: bool
    seller: int | None
    price: int
    exploration: Exploration | None
    recovery: Recovery | None
    told: Told | None
    known: tuple[KnownSection, ...]


class VillageKnowledge(Knowledge[State, View]):
    """Who may know what; only the bags and the book are ever hidden."""

    def view(self, state: State, viewer: int | None) -> View:
        """Say what ``viewer`` may know."""
        return view(state, viewer)

    def own_parts(self, state: State, public: View, viewer: int) -> dict[str, object]:
        """Return what differs for a seat from what spectators see: nothing but who looks."""
        return {"viewer": viewer}

    def imagine(self, view: View, rng: Rng) -> State:
        """Return a full position that fits the view."""
        return imagine(view, rng)


# -- From the position to the view ------------------------------------------------------------


def view(state: State, viewer: int | None) -> View:
    """Say what ``viewer`` may know. Nothing leaves the state except through here."""
    points = [seat.points for seat in standing(state).seats]
    return View(
        viewer=viewer,
        seats=int(state.seats),
        trade="on" if state.trade else "off",
        texts=TEXTS[state.texts],
        round=int(state.round),
        start=int(state.start),
        point=POINT_NAMES[int(state.phase)],
        current=int(state.current),
        active=int(state.active) if state.active >= 0 else None,
        passed=tuple(seat for seat in range(state.seats) if state.passed & BIT[seat]),
        cider=state.cider > 0,
        houses=DeckView(
            _cards(state.slots[:4], BUILDING_IDS),
            _named(HOUSE_IDS, state.house_bag),
            _under(state, 0, BUILDING_IDS),
        ),
        outposts=DeckView(
            _cards(state.slots[4:], BUILDING_IDS),
            _named(OUTPOST_IDS, state.outpost_bag),
            _under(state, 1, BUILDING_IDS),
        ),
        villagers=DeckView(
            _cards(state.spaces, VILLAGER_IDS), _named(VILLAGER_IDS, state.villager_bag), ()
        ),
        caves=DeckView(
            (CAVE_IDS[state.top - 1] if state.top else None,),
            _named(CAVE_IDS, state.cave_bag),
            _under(state, 2, CAVE_IDS),
        ),
        keys=_named(KEY_IDS, state.keys),
        keys_left=_named(KEY_IDS, state.key_bag),
        stars=_named(STAR_IDS, state.stars),
        specials=_named(VILLAGER_IDS, state.specials),
        supply=tuple(Counted(name, int(state.supply[i])) for i, name in enumerate(ITEM_IDS)),
        players=tuple(_player(state, seat, points[seat]) for seat in range(state.seats)),
        moved=state.moved,
        seller=int(state.seller) if state.seller >= 0 else None,
        price=int(state.price),
        exploration=_exploration(state) if state.cave else None,
        recovery=_recovery(state) if state.phase == RECOVERING else None,
        told=_told(state) if state.told_section else None,
        known=tuple(_known(state, n) for n, read in enumerate(state.read) if read),
    )


def _cards(cards: vec[u8], ids: list[str]) -> tuple[str | None, ...]:
    return tuple(ids[int(card) - 1] if card else None for card in cards)


def _named(ids: list[str], mask: int) -> tuple[str, ...]:
    return tuple(name for place, name in enumerate(ids) if mask & (1 << place))


def _under(state: State, deck: int, ids: list[str]) -> tuple[str, ...]:
    first = deck * 32
    return tuple(
        ids[int(card)] for card in state.under[first : first + int(state.under_count[deck])]
    )


def _player(state: State, seat: int, points: int) -> PlayerView:
    track = tuple(
        Counted(
            GOOD_IDS[int(state.track_good[seat * 8 + slot]) - 1],
            int(state.track_count[seat * 8 + slot]),
        )
        for slot in range(8)
        if state.track_good[seat * 8 + slot]
    )
    return PlayerView(
        coins=int(state.coins[seat]),
        reputation=int(state.reputation[seat]),
        points=points,
        ready=villagers_of(int(state.ready[seat])),
        exhausted=villagers_of(int(state.exhausted[seat])),
        injured=villagers_of(int(state.injured[seat])),
        stock=tuple(
            Counted(name, int(state.stock[seat * 10 + item]))
            for item, name in enumerate(ITEM_IDS)
            if state.stock[seat * 10 + item]
        ),
        sale=ITEM_IDS[int(state.sale[seat]) - 1] if state.sale[seat] else None,
        track=track,
        built=tuple(
            _building(state, int(state.built[seat * 64 + place]))
            for place in range(state.built_count[seat])
        ),
        free=tuple(
            CAVE_IDS[int(state.free[seat * 25 + place])] for place in range(state.free_count[seat])
        ),
        beds=int(state.perks[seat * PERKS]),
        income=int(BASE_INCOME[len(track)] + state.perks[seat * PERKS + 1]),
        refused=int(state.refused[seat]),
    )


def _building(state: State, building: int) -> BuildingView:
    cave = int(state.covered[building - 25]) if is_outpost(building) else 0
    return BuildingView(
        BUILDING_IDS[building],
        CAVE_IDS[cave - 1] if cave else None,
        tuple(
            Counted(GOOD_IDS[int(SYMBOL_GOOD[symbol])], int(state.tokens[symbol]))
            for symbol in range(29)
            if int(SYMBOL_BUILDING[symbol]) == building and state.tokens[symbol]
        ),
    )


# -- Explorations -----------------------------------------------------------------------------


def _exploration(state: State) -> Exploration:
    section = int(state.section)
    fixed = state.phase == APPLYING
    chosen = state.phase in (ROLLING, EXERTING, APPLYING)
    outcome = outcome_name(state) if fixed else None
    return Exploration(
        cave=CAVE_IDS[state.cave - 1],
        party=villagers_of(int(state.party)),
        section=section or None,
        title=texts.title(section) if section else None,
        scene=texts.scene(section) if section else None,
        options=_options(state, section) if section else (),
        chosen=book.OPTION_KEYS[state.option] if chosen else None,
        dice=_dice(state),
        total=int(state.lanterns),
        outcome=outcome,
        line=texts.line(section, int(state.option), outcome) if outcome else None,
        effects=effects_of(book.BOOK_EFFECTS, int(outcome_list(state))) if fixed else (),
        effect=int(state.effect),
    )


def _dice(state: State) -> tuple[DieView, ...]:
    return tuple(
        DieView(name, int(state.dice[v]), int(LANTERNS[v * 7 + int(state.dice[v])]))
        for v, name in enumerate(VILLAGER_IDS)
        if state.dice[v]
    )


def _options(state: State, section: int) -> tuple[OptionView, ...]:
    page = int(state.book.page[section])
    coins = int(state.coins[state.current])
    return tuple(_option(state, section, page, o, coins) for o in range(book.OPTION_COUNT[page]))


def _option(state: State, section: int, page: int, option: int, coins: int) -> OptionView:
    entry = page * 3 + option
    kind = int(book.BONUS_KIND[entry])
    owned = ITEM_IDS[int(book.BONUS_ITEM[entry])]
    cost = int(book.OPTION_COST[entry])
    stance = book.STANCES[page][option]
    same = len(book.STANCES[section]) > option
    return OptionView(
        key=book.OPTION_KEYS[option],
        type=("check", "follow", "auto")[int(book.OPTION_TYPE[entry])],
        stance=stance,
        label=texts.label(section, option) if same else dict(book.STANCE_LABELS[stance]),
        cost=cost,
        bonus=(None, "hammer", "quill", owned)[kind],
        bonus_lanterns=int(book.BONUS_SIZE[entry]),
        numbers=tuple(int(n) for n in (book.LOW[entry], book.HIGH[entry]) if n),
        available=cost <= coins,
        remembered=_remembered(state, section, entry),
    )


def _remembered(state: State, section: int, entry: int) -> tuple[Remembered, ...]:
    """Return the outcomes of an option that happened before, with their effects."""
    first = int(book.FIRST_OUTCOME[entry])
    names = [str(int(n)) for n in (book.LOW[entry], book.HIGH[entry]) if n] + ["x"]
    if book.OPTION_TYPE[entry] == book.FOLLOW:
        return ()
    if book.OPTION_TYPE[entry] == book.AUTO:
        names = ["auto"]
    seen = int(state.revealed[section])
    return tuple(
        Remembered(name, effects_of(book.BOOK_EFFECTS, _list(state, section, first + place)))
        for place, name in enumerate(names)
        if seen & (1 << (first + place))
    )


def _list(state: State, section: int, place: int) -> int:
    return int(state.book.hidden[section * 8 + place]) * 8 + place


def effects_of(lists: EffectLists, which: int) -> tuple[EffectView, ...]:
    """Return a list of effects for people."""
    first = int(lists.first[which])
    return tuple(_effect(lists, at) for at in range(first, first + int(lists.count[which])))


def _effect(lists: EffectLists, at: int) -> EffectView:
    name = EFFECT_NAMES[int(lists.kind[at])]
    what = int(lists.what[at])
    number = int(lists.number[at])
    if name == "choose":
        choices = tuple(effects_of(lists, which) for which in range(what, what + number))
        return EffectView(name, None, number, choices)
    named = {"item": ITEM_IDS, "special": VILLAGER_IDS}.get(name)
    return EffectView(name, named[what] if named else None, number)


def _told(state: State) -> Told:
    section, option = int(state.told_section), int(state.told_option)
    entry = int(state.book.page[section]) * 3 + option
    outcome = {
        int(AT_LOW): str(int(book.LOW[entry])),
        int(AT_HIGH): str(int(book.HIGH[entry])),
        int(FAILED): "x",
        int(WITHOUT_ROLL): "auto",
    }[int(state.told_outcome)]
    same = len(book.STANCES[section]) > option
    return Told(
        seat=int(state.told_seat),
        section=section,
        option=book.OPTION_KEYS[option],
        outcome=outcome,
        title=texts.title(section),
        label=texts.label(section, option) if same else {},
        line=texts.line(section, option, outcome),
        dice=() if state.cave else _dice(state),
    )


def _known(state: State, section: int) -> KnownSection:
    seen = int(state.revealed[section])
    return KnownSection(
        section,
        int(state.book.page[section]),
        tuple(
            KnownOutcome(
                place,
                int(state.book.hidden[section * 8 + place]),
                effects_of(book.BOOK_EFFECTS, _list(state, section, place)),
            )
            for place in range(8)
            if seen & (1 << place)
        ),
    )


def _recovery(state: State) -> Recovery:
    return Recovery(
        asked=VILLAGER_IDS[lowest(state.to_ask)] if state.to_ask else None,
        settled=tuple(
            Use(name, USES[int(state.uses[villager]) - 1])
            for villager, name in enumerate(VILLAGER_IDS)
            if state.uses[villager]
        ),
        beds=int(state.beds_left),
        potions=int(state.potions_left),
        ciders=int(state.ciders_left),
    )


# -- From the view to a position --------------------------------------------------------------


def imagine(seen: View, rng: Rng) -> State:
    """Return a full position that fits the view; only the book is imagined (chapter 10)."""
    state = before_setup(seen.seats, seen.trade == "on", TEXTS.index(seen.texts))
    state.book = _imagine_book(state, seen.known, rng)
    state.phase = POINTS[seen.point]
    state.round = seen.round
    state.start = seen.start
    state.current = seen.current
    state.passed = sum(1 << seat for seat in seen.passed)
    state.cider = int(seen.cider)
    _lay_decks(state, seen)
    state.supply = row([counted.number for counted in seen.supply])
    for seat, player in enumerate(seen.players):
        _sit_down(state, seat, player)
    state.moved = seen.moved
    state.seller = -1 if seen.seller is None else seen.seller
    state.price = seen.price
    if seen.exploration is not None:
        _go_below(state, seen.exploration)
    if seen.recovery is not None:
        _lie_down(state, seen.recovery)
    if seen.told is not None:
        _remember(state, seen.told)
    state.gaps = seen.point != "setup"
    go_on(state, Journal(False))
    return state


def _imagine_book(state: State, known: tuple[KnownSection, ...], rng: Rng) -> book.Book:
    pages, hidden = vec[u8]([0] * 217), vec[u8]([0] * (217 * 8))
    for entry in known:
        state.read[entry.section] = u8(1)
        pages[entry.section] = u8(entry.page)
        for outcome in entry.outcomes:
            hidden[entry.section * 8 + outcome.place] = u8(outcome.source)
        seen = sum(1 << outcome.place for outcome in entry.outcomes)
        state.revealed[entry.section] = u8(seen)
    return book.imagined_book(book.Book(pages, hidden), state.read, state.revealed, rng)


def _lay_decks(state: State, seen: View) -> None:
    open_cards = (*seen.houses.open, *seen.outposts.open)
    state.slots = row([0 if card is None else BUILDING_INDEX[card] + 1 for card in open_cards])
    state.spaces = row(
        [0 if card is None else VILLAGER_INDEX[card] + 1 for card in seen.villagers.open]
    )
    top = seen.caves.open[0]
    state.top = 0 if top is None else CAVE_INDEX[top] + 1
    state.house_bag = sum(1 << BUILDING_INDEX[card] for card in seen.houses.bag)
    state.outpost_bag = sum(1 << (BUILDING_INDEX[card] - 25) for card in seen.outposts.bag)
    state.villager_bag = mask_of(seen.villagers.bag)
    state.cave_bag = sum(1 << CAVE_INDEX[card] for card in seen.caves.bag)
    state.key_bag = sum(1 << (BUILDING_INDEX[card] - 55) for card in seen.keys_left)
    state.keys = sum(1 << (BUILDING_INDEX[card] - 55) for card in seen.keys)
    state.stars = sum(1 << (BUILDING_INDEX[card] - 49) for card in seen.stars)
    state.specials = mask_of(seen.specials)
    for card in seen.houses.under:
        put_under(state, 0, BUILDING_INDEX[card])
    for card in seen.outposts.under:
        put_under(state, 1, BUILDING_INDEX[card])
    for card in seen.caves.under:
        put_under(state, 2, CAVE_INDEX[card])


def _sit_down(state: State, seat: int, player: PlayerView) -> None:
    state.coins[seat] = player.coins
    state.reputation[seat] = player.reputation
    state.ready[seat] = mask_of(player.ready)
    state.exhausted[seat] = mask_of(player.exhausted)
    state.injured[seat] = mask_of(player.injured)
    state.refused[seat] = player.refused
    state.sale[seat] = u8(0 if player.sale is None else ITEM_IDS.index(player.sale) + 1)
    for counted in player.stock:
        state.stock[seat * 10 + ITEM_IDS.index(counted.item)] = u8(counted.number)
    for slot, counted in enumerate(player.track):
        state.track_good[seat * 8 + slot] = u8(GOOD_IDS.index(counted.item) + 1)
        state.track_count[seat * 8 + slot] = u8(counted.number)
    for building in player.built:
        put_up(state, seat, BUILDING_INDEX[building.id])
        if building.cave is not None:
            covered = CAVE_INDEX[building.cave] + 1
            state.covered[BUILDING_INDEX[building.id] - 25] = u8(covered)
        for counted in building.tokens:
            state.tokens[SYMBOL_INDEX[building.id, counted.item]] = u8(counted.number)
    for cave in player.free:
        keep_cave(state, seat, CAVE_INDEX[cave])


def _go_below(state: State, exploration: Exploration) -> None:
    state.cave = CAVE_INDEX[exploration.cave] + 1
    state.party = mask_of(exploration.party)
    state.section = exploration.section or 0
    if exploration.chosen is not None:
        state.option = book.OPTION_KEYS.index(exploration.chosen)
    for die in exploration.dice:
        state.dice[VILLAGER_INDEX[die.villager]] = u8(die.die)
    if state.phase == ROLLING:
        rolled = mask_of(tuple(die.villager for die in exploration.dice))
        state.to_roll = state.party & ~rolled
    state.lanterns = exploration.total
    state.effect = exploration.effect
    if exploration.outcome is not None:
        entry = int(state.book.page[state.section]) * 3 + int(state.option)
        state.outcome = _outcome(entry, exploration.outcome)


def _outcome(entry: int, name: str) -> int:
    if name == "x":
        return int(FAILED)
    if name == "auto":
        return int(WITHOUT_ROLL)
    return int(AT_LOW if name == str(int(book.LOW[entry])) else AT_HIGH)


def _lie_down(state: State, recovery: Recovery) -> None:
    seat = int(state.current)
    settled = mask_of(tuple(use.villager for use in recovery.settled))
    state.to_ask = (state.exhausted[seat] | state.injured[seat]) & ~settled
    for use in recovery.settled:
        state.uses[VILLAGER_INDEX[use.villager]] = u8(USES.index(use.use) + 1)
        state.stays = state.stays or use.use in ("-", "p")
    state.beds_left = recovery.beds
    state.potions_left = recovery.potions
    state.ciders_left = recovery.ciders


def _remember(state: State, told: Told) -> None:
    state.told_seat = told.seat
    state.told_section = told.section
    state.told_option = book.OPTION_KEYS.index(told.option)
    entry = int(state.book.page[told.section]) * 3 + int(state.told_option)
    state.told_outcome = _outcome(entry, told.outcome)
    for die in told.dice:
        state.dice[VILLAGER_INDEX[die.villager]] = u8(die.die)
