"""Above and Below: from the position to the view, the same for everybody (chapter 10)."""

from librt.vecs import vec
from mypy_extensions import u8

from dorfplatz.games.above_and_below import book, texts
from dorfplatz.games.above_and_below.actions import USES, villagers_of
from dorfplatz.games.above_and_below.effects import EffectLists
from dorfplatz.games.above_and_below.material import (
    BASE_INCOME,
    BIT,
    BUILDING_IDS,
    CAVE_IDS,
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
    VILLAGER_IDS,
    lowest,
)
from dorfplatz.games.above_and_below.scoring import standing
from dorfplatz.games.above_and_below.state import (
    APPLYING,
    AT_HIGH,
    AT_LOW,
    EXERTING,
    FAILED,
    RECOVERING,
    ROLLING,
    TEXTS,
    WITHOUT_ROLL,
    State,
    is_outpost,
)
from dorfplatz.games.above_and_below.view import (
    EFFECT_NAMES,
    POINT_NAMES,
    BuildingView,
    Counted,
    DeckView,
    DieView,
    EffectView,
    Exploration,
    KnownOutcome,
    KnownSection,
    OptionView,
    PlayerView,
    Recovery,
    Remembered,
    Told,
    Use,
    View,
)
from dorfplatz.games.above_and_below.village import outcome_list, outcome_name, refused_price


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
        cider=state.market.cider > 0,
        houses=DeckView(
            _cards(state.market.slots[:4], BUILDING_IDS),
            _named(HOUSE_IDS, state.market.house_bag),
            _under(state, 0, BUILDING_IDS),
        ),
        outposts=DeckView(
            _cards(state.market.slots[4:], BUILDING_IDS),
            _named(OUTPOST_IDS, state.market.outpost_bag),
            _under(state, 1, BUILDING_IDS),
        ),
        villagers=DeckView(
            _cards(state.market.spaces, VILLAGER_IDS),
            _named(VILLAGER_IDS, state.market.villager_bag),
            (),
        ),
        caves=DeckView(
            (CAVE_IDS[state.market.top - 1] if state.market.top else None,),
            _named(CAVE_IDS, state.market.cave_bag),
            _under(state, 2, CAVE_IDS),
        ),
        keys=_named(KEY_IDS, state.market.keys),
        keys_left=_named(KEY_IDS, state.market.key_bag),
        stars=_named(STAR_IDS, state.market.stars),
        specials=_named(VILLAGER_IDS, state.market.specials),
        supply=tuple(Counted(name, int(state.market.supply[i])) for i, name in enumerate(ITEM_IDS)),
        players=tuple(_player(state, seat, points[seat]) for seat in range(state.seats)),
        moved=state.bargain.moved,
        seller=int(state.bargain.seller) if state.bargain.seller >= 0 else None,
        price=int(state.bargain.price),
        exploration=_exploration(state) if state.exploration.cave else None,
        recovery=_recovery(state) if state.phase == RECOVERING else None,
        told=_told(state) if state.known.told_section else None,
        known=tuple(_known(state, n) for n, read in enumerate(state.known.read) if read),
    )


def _cards(cards: vec[u8], ids: list[str]) -> tuple[str | None, ...]:
    return tuple(ids[int(card) - 1] if card else None for card in cards)


def _named(ids: list[str], mask: int) -> tuple[str, ...]:
    return tuple(name for place, name in enumerate(ids) if mask & (1 << place))


def _under(state: State, deck: int, ids: list[str]) -> tuple[str, ...]:
    first = deck * 32
    return tuple(
        ids[int(card)]
        for card in state.market.under[first : first + int(state.market.under_count[deck])]
    )


def _player(state: State, seat: int, points: int) -> PlayerView:
    track = tuple(
        Counted(
            GOOD_IDS[int(state.villages.track_good[seat * 8 + slot]) - 1],
            int(state.villages.track_count[seat * 8 + slot]),
        )
        for slot in range(8)
        if state.villages.track_good[seat * 8 + slot]
    )
    return PlayerView(
        coins=int(state.villages.coins[seat]),
        reputation=int(state.villages.reputation[seat]),
        points=points,
        ready=villagers_of(int(state.villages.ready[seat])),
        exhausted=villagers_of(int(state.villages.exhausted[seat])),
        injured=villagers_of(int(state.villages.injured[seat])),
        stock=tuple(
            Counted(name, int(state.villages.stock[seat * 10 + item]))
            for item, name in enumerate(ITEM_IDS)
            if state.villages.stock[seat * 10 + item]
        ),
        sale=ITEM_IDS[int(state.villages.sale[seat]) - 1] if state.villages.sale[seat] else None,
        track=track,
        built=tuple(
            _building(state, int(state.villages.built[seat * 64 + place]))
            for place in range(state.villages.built_count[seat])
        ),
        free=tuple(
            CAVE_IDS[int(state.villages.free[seat * 25 + place])]
            for place in range(state.villages.free_count[seat])
        ),
        beds=int(state.villages.perks[seat * PERKS]),
        income=int(BASE_INCOME[len(track)] + state.villages.perks[seat * PERKS + 1]),
        refused=int(refused_price(state, seat)),
    )


def _building(state: State, building: int) -> BuildingView:
    cave = int(state.villages.covered[building - 25]) if is_outpost(building) else 0
    return BuildingView(
        BUILDING_IDS[building],
        CAVE_IDS[cave - 1] if cave else None,
        tuple(
            Counted(GOOD_IDS[int(SYMBOL_GOOD[symbol])], int(state.villages.tokens[symbol]))
            for symbol in range(29)
            if int(SYMBOL_BUILDING[symbol]) == building and state.villages.tokens[symbol]
        ),
    )


# -- Explorations -----------------------------------------------------------------------------


def _exploration(state: State) -> Exploration:
    section = int(state.exploration.section)
    fixed = state.phase == APPLYING
    chosen = state.phase in (ROLLING, EXERTING, APPLYING)
    outcome = outcome_name(state) if fixed else None
    return Exploration(
        cave=CAVE_IDS[state.exploration.cave - 1],
        party=villagers_of(int(state.exploration.party)),
        section=section or None,
        title=texts.title(section) if section else None,
        scene=texts.scene(section) if section else None,
        options=_options(state, section) if section else (),
        chosen=book.OPTION_KEYS[state.exploration.option] if chosen else None,
        dice=_dice(state),
        total=int(state.exploration.lanterns),
        outcome=outcome,
        line=texts.line(section, int(state.exploration.option), outcome) if outcome else None,
        effects=effects_of(book.BOOK_EFFECTS, int(outcome_list(state))) if fixed else (),
        effect=int(state.exploration.effect),
    )


def _dice(state: State) -> tuple[DieView, ...]:
    return tuple(
        DieView(
            name,
            int(state.exploration.dice[v]),
            int(LANTERNS[v * 7 + int(state.exploration.dice[v])]),
        )
        for v, name in enumerate(VILLAGER_IDS)
        if state.exploration.dice[v]
    )


def _options(state: State, section: int) -> tuple[OptionView, ...]:
    page = int(state.book.page[section])
    coins = int(state.villages.coins[state.current])
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
    seen = int(state.known.revealed[section])
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
    section, option = int(state.known.told_section), int(state.known.told_option)
    entry = int(state.book.page[section]) * 3 + option
    outcome = {
        int(AT_LOW): str(int(book.LOW[entry])),
        int(AT_HIGH): str(int(book.HIGH[entry])),
        int(FAILED): "x",
        int(WITHOUT_ROLL): "auto",
    }[int(state.known.told_outcome)]
    same = len(book.STANCES[section]) > option
    return Told(
        seat=int(state.known.told_seat),
        section=section,
        option=book.OPTION_KEYS[option],
        outcome=outcome,
        title=texts.title(section),
        label=texts.label(section, option) if same else {},
        line=texts.line(section, option, outcome),
        dice=() if state.exploration.cave else _dice(state),
    )


def _known(state: State, section: int) -> KnownSection:
    seen = int(state.known.revealed[section])
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
        asked=VILLAGER_IDS[lowest(state.night.to_ask)] if state.night.to_ask else None,
        settled=tuple(
            Use(name, USES[int(state.night.uses[villager]) - 1])
            for villager, name in enumerate(VILLAGER_IDS)
            if state.night.uses[villager]
        ),
        beds=int(state.night.beds_left),
        potions=int(state.night.potions_left),
        ciders=int(state.night.ciders_left),
    )
