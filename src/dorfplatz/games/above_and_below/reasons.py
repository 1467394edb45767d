"""Above and Below: why an action is refused."""

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.prompt import Arg, Phrase, Reason
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.above_and_below.actions import (
    USES,
    Action,
    Alternative,
    Answer,
    Build,
    Choose,
    Done,
    Draw,
    Exert,
    Explore,
    Harvest,
    Injure,
    LanternDie,
    Offer,
    Place,
    Recover,
    Renew,
    Sale,
    SectionDie,
    Train,
    Work,
    encode,
    mask_of,
    villagers_of,
)
from dorfplatz.games.above_and_below.book import (
    HIGH,
    LOW,
    OPTION_COST,
    OPTION_COUNT,
    OPTION_KEYS,
)
from dorfplatz.games.above_and_below.lists import legal
from dorfplatz.games.above_and_below.material import (
    BIT,
    BUILDING_INDEX,
    FIRST_KEY,
    FIRST_STAR,
    FULL_HEAL,
    HAMMERS,
    HARVEST_BONUS,
    ITEM_IDS,
    ITEMS,
    LEAST_PRICE,
    PERKS,
    QUILLS,
    SPACE_COST,
    SYMBOL_BUILDING,
    SYMBOL_INDEX,
    TRAINER,
    VILLAGER_IDS,
    VILLAGER_INDEX,
    lowest,
)
from dorfplatz.games.above_and_below.state import (
    ANSWERING,
    APPLYING,
    EXERTING,
    FINAL,
    PAYING,
    READING,
    RECOVERING,
    TURN,
    State,
    is_outpost,
)
from dorfplatz.games.above_and_below.village import (
    beds_for,
    can_renew,
    ciders_for,
    option_entry,
    potions_for,
    price_of,
)

NOT_OFFERED = Reason("AAB-2.3", Phrase("not-offered"))


def why_not(state: State, seat: int, action: Action) -> Reason | None:
    """Return what forbids an action to a seat, or None if it is legal."""
    if state.active == OVER:
        return Reason("AAB-9.1", Phrase("not-over"))
    chance = isinstance(action, Draw | SectionDie | LanternDie)
    if chance and state.active != CHANCE:
        return Reason("AAB-1.10", Phrase("not-chance"))
    if state.active == CHANCE and not (chance and seat == CHANCE):
        return Reason("AAB-2.2", Phrase("not-yet"))
    if seat != state.active:
        return Reason("AAB-2.2", Phrase("not-your-turn", {"seat": f"seat:{state.active}"}))
    if _is_listed(state, action):
        return None
    if chance:
        return Reason("AAB-1.10", Phrase("not-drawn"))
    return _point_reason(state, action) or _reason(state, action) or NOT_OFFERED


def _is_listed(state: State, action: Action) -> bool:
    codes = Codes()
    legal(state, codes)
    return int(encode(action)) in codes.values()


def _point_reason(state: State, action: Action) -> Reason | None:
    """Return that something else has to be decided first."""
    phase = state.phase
    if phase == TURN:
        if isinstance(action, Done):
            return Reason("AAB-2.3", Phrase("not-done"))
        later = (Answer, Choose, Exert, Injure, Alternative, Recover)
        return Reason("AAB-2.3", Phrase("not-a-turn")) if isinstance(action, later) else None
    wanted: dict[int, tuple[tuple[type, ...], str, str]] = {
        int(ANSWERING): ((Answer,), "AAB-8.2", "not-before-answer"),
        int(READING): ((Choose,), "AAB-3.5", "not-before-option"),
        int(EXERTING): ((Exert,), "AAB-3.11", "not-before-exertion"),
        int(APPLYING): ((Injure, Alternative), "AAB-3.13", "not-before-effect"),
        int(RECOVERING): ((Recover,), "AAB-9.13", "not-before-recovery"),
        int(PAYING): ((Place, Done), "AAB-9.10", "not-before-income"),
        int(FINAL): ((Place, Done), "AAB-12.1", "not-before-scoring"),
    }
    kinds, rule, key = wanted[int(phase)]
    return None if isinstance(action, kinds) else Reason(rule, Phrase(key))


def _reason(state: State, action: Action) -> Reason | None:
    """Return the first condition of the action that does not hold."""
    match action:
        case Place(good):
            return _not_in_stock(state, good)
        case Sale(item):
            return _sale_reason(state, item)
        case Offer(seat, price):
            return _offer_reason(state, seat, price)
        case Renew(row):
            return _renewal_reason(state, row)
        case Explore(villagers):
            return _not_ready(state, villagers, "AAB-3.1") or _party_reason(state, villagers)
        case Build(villager, building):
            return _not_ready(state, (villager,), "AAB-4.1") or _build_reason(
                state, villager, building
            )
        case Harvest(villagers, tokens):
            return _not_ready(state, villagers, "AAB-5.1") or _harvest_reason(
                state, villagers, tokens
            )
        case Train(villager, recruit):
            return _not_ready(state, (villager,), "AAB-6.1") or _train_reason(
                state, villager, recruit
            )
        case Work(villagers):
            return _not_ready(state, villagers, "AAB-7.1")
        case Choose(section, option):
            return _option_reason(state, section, option)
        case Exert(villagers, number):
            return _exertion_reason(state, villagers, number)
        case Injure(villagers):
            return _not_in_party(state, villagers) or Reason("AAB-3.26", Phrase("not-injured"))
        case Alternative():
            return Reason("AAB-3.27", Phrase("not-alternative"))
        case Recover(villager, use):
            return _recovery_reason(state, villager, use)
        case _:
            return None


def _not_in_stock(state: State, item: str) -> Reason | None:
    if state.stock[int(state.active) * ITEMS + ITEM_IDS.index(item)] > 0:
        return None
    named = f"item:{item}"
    return Reason("AAB-10.1", Phrase("not-in-stock", {"item": named}), (named,))


def _not_ready(state: State, villagers: tuple[str, ...], rule: str) -> Reason | None:
    """Return which of the villagers are not ready villagers of the active player."""
    away = mask_of(villagers) & ~int(state.ready[state.current])
    if not away:
        return None
    at = tuple(f"villager:{name}" for name in villagers_of(away))
    return Reason(rule, Phrase("not-ready", {"villagers": at, "number": len(at)}), at)


# -- Free actions -----------------------------------------------------------------------------


def _no_trade(state: State, rule: str) -> Reason | None:
    return None if state.trade else Reason(rule, Phrase("not-trading"))


def _sale_reason(state: State, item: str | None) -> Reason | None:
    if not state.trade:
        return _no_trade(state, "AAB-8.5")
    if state.moved:
        return Reason("AAB-8.5", Phrase("not-sale-twice"))
    if item is None:
        return Reason("AAB-8.5", Phrase("not-sale-empty"))
    there = int(state.sale[state.current])
    if there and ITEM_IDS[there - 1] == item:
        return Reason("AAB-8.5", Phrase("not-sale-same", {"item": f"item:{item}"}))
    return _not_in_stock(state, item)


def _offer_reason(state: State, seat: int, price: int) -> Reason | None:
    if not state.trade:
        return _no_trade(state, "AAB-8.1")
    who: dict[str, Arg] = {"seat": f"seat:{seat}"}
    if seat >= state.seats or seat == state.current:
        return Reason("AAB-8.1", Phrase("not-a-seller", who))
    if state.sale[seat] == 0:
        return Reason("AAB-8.1", Phrase("not-for-sale", who), (f"seat:{seat}",))
    if price < LEAST_PRICE:
        return Reason("AAB-8.1", Phrase("not-so-cheap", {"least": int(LEAST_PRICE)}))
    if price > state.coins[state.current]:
        return _too_dear("AAB-8.1", price, state)
    return Reason("AAB-8.3", Phrase("not-refused", {**who, "coins": int(state.refused[seat])}))


def _too_dear(rule: str, price: int, state: State) -> Reason:
    have = int(state.coins[state.current])
    return Reason(rule, Phrase("not-enough-coins", {"coins": price, "have": have}))


def _renewal_reason(state: State, row: str) -> Reason | None:
    if state.coins[state.current] == 0:
        return _too_dear("AAB-8.6", 1, state)
    if not can_renew(state, 0 if row == "h" else 1):
        return Reason("AAB-8.6", Phrase("not-renewed", {"row": f"row:{row}"}))
    return None


# -- Main actions -----------------------------------------------------------------------------


def _party_reason(state: State, villagers: tuple[str, ...]) -> Reason | None:
    if len(villagers) < 2:
        return Reason("AAB-3.1", Phrase("not-alone"), tuple(f"villager:{v}" for v in villagers))
    if state.top == 0:
        return Reason("AAB-3.1", Phrase("not-without-caves"))
    return None


def _build_reason(state: State, villager: str, building: str) -> Reason | None:
    who, what = f"villager:{villager}", f"building:{building}"
    if not HAMMERS & BIT[VILLAGER_INDEX[villager]]:
        return Reason("AAB-4.1", Phrase("not-a-builder", {"villager": who}), (who,))
    number = BUILDING_INDEX[building]
    if not _is_on_offer(state, number):
        return Reason("AAB-4.2", Phrase("not-face-up", {"building": what}), (what,))
    if is_outpost(number) and state.free_count[state.current] == 0:
        return Reason("AAB-4.3", Phrase("not-without-cave", {"building": what}), (what,))
    return _too_dear("AAB-4.2", int(price_of(state, state.current, number)), state)


def _is_on_offer(state: State, building: int) -> bool:
    if building >= FIRST_KEY:
        return bool(state.keys & BIT[building - int(FIRST_KEY)])
    if building >= FIRST_STAR:
        return bool(state.stars & BIT[building - int(FIRST_STAR)])
    return any(int(card) == building + 1 for card in state.slots)


def _harvest_reason(
    state: State, villagers: tuple[str, ...], tokens: tuple[str, ...]
) -> Reason | None:
    for token in dict.fromkeys(tokens):
        building, _, good = token.partition(".")
        symbol = SYMBOL_INDEX[building, good]
        mine = int(state.owner[int(SYMBOL_BUILDING[symbol])]) == state.current + 1
        if not mine or int(state.tokens[symbol]) < tokens.count(token):
            named = f"token:{building}-{good}"
            return Reason("AAB-5.1", Phrase("not-lying-there", {"token": named}), (named,))
    extra = int(state.perks[state.current * PERKS + HARVEST_BONUS])
    numbers: dict[str, Arg] = {
        "villagers": len(villagers),
        "tokens": len(tokens),
        "most": len(villagers) + extra,
    }
    return Reason("AAB-5.2" if extra else "AAB-5.1", Phrase("not-as-many", numbers))


def _train_reason(state: State, villager: str, recruit: str) -> Reason | None:
    who, whom = f"villager:{villager}", f"villager:{recruit}"
    anybody = state.perks[state.current * PERKS + TRAINER] > 0
    if not anybody and not QUILLS & BIT[VILLAGER_INDEX[villager]]:
        return Reason("AAB-6.1", Phrase("not-a-teacher", {"villager": who}), (who,))
    spaces = [int(card) for card in state.spaces]
    if VILLAGER_INDEX[recruit] + 1 not in spaces:
        return Reason("AAB-6.2", Phrase("not-in-row", {"villager": whom}), (whom,))
    return _too_dear("AAB-6.2", int(SPACE_COST[spaces.index(VILLAGER_INDEX[recruit] + 1)]), state)


# -- Explorations and recovery ----------------------------------------------------------------


def _option_reason(state: State, section: int, option: str) -> Reason | None:
    here: dict[str, Arg] = {
        "section": f"section:{int(state.section)}",
        "option": f"option:{option}",
    }
    page = int(state.book.page[state.section])
    if section != state.section or OPTION_KEYS.index(option) >= int(OPTION_COUNT[page]):
        return Reason("AAB-3.5", Phrase("not-an-option", here))
    return _too_dear("AAB-3.5", int(OPTION_COST[page * 3 + OPTION_KEYS.index(option)]), state)


def _not_in_party(state: State, villagers: tuple[str, ...]) -> Reason | None:
    away = mask_of(villagers) & ~int(state.party)
    if not away:
        return None
    at = tuple(f"villager:{name}" for name in villagers_of(away))
    return Reason("AAB-3.26", Phrase("not-in-party", {"villagers": at, "number": len(at)}), at)


def _exertion_reason(state: State, villagers: tuple[str, ...], number: int) -> Reason | None:
    entry = option_entry(state)
    total = int(state.lanterns)
    if number not in (int(LOW[entry]), int(HIGH[entry])):
        return Reason("AAB-3.11", Phrase("not-a-number", {"number": number}))
    if number <= total:
        return Reason("AAB-3.11", Phrase("not-needed", {"number": number, "total": total}))
    missing = number - total
    away = _not_in_party(state, villagers)
    if away is not None:
        return Reason("AAB-3.11", away.phrase, away.at)
    return Reason("AAB-3.11", Phrase("not-exactly", {"number": number, "missing": missing}))


def _recovery_reason(state: State, villager: str, use: str) -> Reason | None:
    asked = lowest(state.to_ask)
    if VILLAGER_INDEX[villager] != asked:
        who = f"villager:{VILLAGER_IDS[asked]}"
        return Reason("AAB-9.13", Phrase("not-asked", {"villager": who}), (who,))
    hurt = (int(state.injured[state.current]) >> int(asked)) & 1
    number = USES.index(use)
    if use not in (("-", "b", "p", "bp", "bc", "pc") if hurt else ("-", "b", "c")):
        return Reason("AAB-9.7", Phrase("not-that-use", {"villager": f"villager:{villager}"}))
    if use in ("bp", "bc") and state.perks[state.current * PERKS + FULL_HEAL] > 0:
        return Reason("AAB-9.9", Phrase("not-more-than-bed"))
    if beds_for(number) > state.beds_left:
        return Reason("AAB-9.6", Phrase("not-a-bed"))
    if potions_for(number) > state.potions_left or ciders_for(number) > state.ciders_left:
        return Reason("AAB-9.5", Phrase("not-the-means"))
    return Reason("AAB-9.8", Phrase("not-with-beds-free", {"beds": int(state.beds_left)}))
