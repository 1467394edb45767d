"""Above and Below: what can be done, one value per verb, and the way to its number and back.

Longer than other files, since there are twenty verbs; how the numbers are made stands in ``codes``.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from mypy_extensions import i64

from dorfplatz.games.above_and_below.book import OPTION_KEYS
from dorfplatz.games.above_and_below.codes import (
    ALTERNATIVE,
    ANSWER,
    BUILD,
    CAVE_CARDS,
    CHOOSE,
    DONE,
    EXERT,
    EXPLORE,
    HARVEST,
    IMPOSSIBLE,
    INJURE,
    LANTERN_DIE,
    OFFER,
    PASS,
    PLACE,
    RECOVER,
    RENEW,
    SALE,
    SECTION_DIE,
    TAKE_BACK,
    TOKEN,
    TRAIN,
    VILLAGER_CARDS,
    WORK,
    accepts_of,
    alternative_code,
    alternative_of,
    answer_code,
    build_code,
    building_of,
    card_of,
    choose_code,
    die_of,
    doer_of,
    draw_code,
    exert_code,
    exerted_of,
    goal_of,
    good_of,
    group_code,
    group_of,
    harvest_code,
    harvested_of,
    harvesters_of,
    item_of,
    lantern_die_code,
    offer_code,
    option_of,
    patient_of,
    place_code,
    price_of_offer,
    recover_code,
    recruit_of,
    renew_code,
    roller_of,
    row_of,
    sale_code,
    section_die_code,
    section_of,
    seller_of,
    tokens_taken,
    train_code,
    use_of,
    verb_of,
)
from dorfplatz.games.above_and_below.material import (
    BUILDING_IDS,
    BUILDING_INDEX,
    CAVE_IDS,
    CAVE_INDEX,
    GOOD_IDS,
    ITEM_IDS,
    SYMBOL_BUILDING,
    SYMBOL_COUNT,
    SYMBOL_GOOD,
    SYMBOL_INDEX,
    SYMBOLS,
    VILLAGER_IDS,
    VILLAGER_INDEX,
)


@dataclass(frozen=True)
class Place:
    """Put one good from the stock on the track: ``^fish`` (AAB-8.7)."""

    good: str


@dataclass(frozen=True)
class Done:
    """No more placing: ``.`` (D7, D8)."""


@dataclass(frozen=True)
class Sale:
    """Put an item on the sale spot, or swap to it: ``$potion``; take it back: ``$-`` (AAB-8.5)."""

    item: str | None


@dataclass(frozen=True)
class Offer:
    """Offer a seat so many coins for the item on its sale spot: ``?B4`` (AAB-8.1)."""

    seat: int
    price: int


@dataclass(frozen=True)
class Answer:
    """Accept or decline an offer: ``yes``, ``no`` (AAB-8.2)."""

    accepts: bool


@dataclass(frozen=True)
class Renew:
    """Renew the house or the outpost row for a coin: ``Rh``, ``Ro`` (AAB-8.6)."""

    row: str


@dataclass(frozen=True)
class Explore:
    """Send a party below: ``E:NT1,NS1`` (AAB-3)."""

    villagers: tuple[str, ...]


@dataclass(frozen=True)
class Build:
    """A villager with a hammer builds: ``B:NB1:H07`` (AAB-4)."""

    villager: str
    building: str


@dataclass(frozen=True)
class Harvest:
    """Villagers fetch goods from their buildings: ``H:NT1,NS1:H07.fish,O06.ore`` (AAB-5)."""

    villagers: tuple[str, ...]
    tokens: tuple[str, ...]


@dataclass(frozen=True)
class Train:
    """A villager with a quill trains another: ``T:NT1:V14`` (AAB-6)."""

    villager: str
    recruit: str


@dataclass(frozen=True)
class Work:
    """Villagers work for a coin each: ``W:NB1,NT1`` (AAB-7)."""

    villagers: tuple[str, ...]


@dataclass(frozen=True)
class Pass:
    """No more turns this round: ``P`` (AAB-2.5)."""


@dataclass(frozen=True)
class Choose:
    """Choose an option of the section: ``#37B`` (AAB-3.5)."""

    section: int
    option: str


@dataclass(frozen=True)
class Exert:
    """Exert villagers to reach a success number: ``!NT1>4``; nobody: ``!-`` (AAB-3.11)."""

    villagers: tuple[str, ...]
    number: int


@dataclass(frozen=True)
class Injure:
    """Say who is injured: ``/NB1`` (AAB-3.26)."""

    villagers: tuple[str, ...]


@dataclass(frozen=True)
class Alternative:
    """Take one alternative of a reward: ``/2`` (AAB-3.27)."""

    number: int


@dataclass(frozen=True)
class Recover:
    """Say what a villager uses to recover: ``Z:NS1=bp`` (AAB-9.7)."""

    villager: str
    use: str


@dataclass(frozen=True)
class Draw:
    """Chance: this card is drawn: ``+H07`` (CE-1, 2, 3, 6)."""

    card: str


@dataclass(frozen=True)
class SectionDie:
    """Chance: the die for the cave card: ``C07=1`` (CE-4)."""

    cave: str
    die: int


@dataclass(frozen=True)
class LanternDie:
    """Chance: the die of a villager: ``NT1=5`` (CE-5)."""

    villager: str
    die: int


Action: TypeAlias = (
    Place
    | Done
    | Sale
    | Offer
    | Answer
    | Renew
    | Explore
    | Build
    | Harvest
    | Train
    | Work
    | Pass
    | Choose
    | Exert
    | Injure
    | Alternative
    | Recover
    | Draw
    | SectionDie
    | LanternDie
)

USES: Final[list[str]] = ["-", "b", "p", "c", "bp", "bc", "pc"]
ROWS: Final[list[str]] = ["h", "o"]

# -- Values to codes and back -----------------------------------------------------------------


def mask_of(villagers: tuple[str, ...]) -> int:
    """Return a set of villagers as a mask."""
    return sum(1 << VILLAGER_INDEX[villager] for villager in villagers)


def villagers_of(mask: int) -> tuple[str, ...]:
    """Return the villagers of a mask in canonical order."""
    return tuple(name for place, name in enumerate(VILLAGER_IDS) if mask & (1 << place))


def token_names(tokens: i64) -> tuple[str, ...]:
    """Return a set of tokens as the notation lists them, one entry per token."""
    names: list[str] = []
    for symbol in range(SYMBOLS):
        name = f"{BUILDING_IDS[SYMBOL_BUILDING[symbol]]}.{GOOD_IDS[SYMBOL_GOOD[symbol]]}"
        names.extend([name] * int(tokens_taken(tokens, symbol)))
    return tuple(names)


def _tokens_code(tokens: tuple[str, ...]) -> int:
    """Return the number of a set of tokens, or -1 where a symbol cannot have that many."""
    total = 0
    counts: dict[int, int] = {}
    for token in tokens:
        building, _, good = token.partition(".")
        symbol = SYMBOL_INDEX.get((building, good), -1)
        counts[symbol] = counts.get(symbol, 0) + 1
        if symbol < 0 or counts[symbol] > int(SYMBOL_COUNT[symbol]):
            return -1
        total += int(TOKEN[symbol])
    return total


def _card_number(card: str) -> i64:
    if card in BUILDING_INDEX:
        return i64(BUILDING_INDEX[card])
    if card in VILLAGER_INDEX:
        return VILLAGER_CARDS + i64(VILLAGER_INDEX[card])
    return CAVE_CARDS + i64(CAVE_INDEX[card])


def _card_name(card: i64) -> str:
    if card < VILLAGER_CARDS:
        return BUILDING_IDS[card]
    return VILLAGER_IDS[card - VILLAGER_CARDS] if card < CAVE_CARDS else CAVE_IDS[card - CAVE_CARDS]


def encode(action: Action) -> i64:
    """Return the number of an action."""
    match action:
        case Place(good):
            return place_code(GOOD_IDS.index(good))
        case Done():
            return DONE
        case Sale(item):
            return sale_code(TAKE_BACK if item is None else i64(ITEM_IDS.index(item)))
        case Offer(seat, price):
            return offer_code(seat, price)
        case Answer(accepts):
            return answer_code(accepts)
        case Renew(row):
            return renew_code(ROWS.index(row))
        case Explore(villagers):
            return group_code(EXPLORE, mask_of(villagers))
        case Build(villager, building):
            return build_code(VILLAGER_INDEX[villager], BUILDING_INDEX[building])
        case Harvest(villagers, tokens):
            number = _tokens_code(tokens)
            return IMPOSSIBLE if number < 0 else harvest_code(mask_of(villagers), number)
        case Train(villager, recruit):
            return train_code(VILLAGER_INDEX[villager], VILLAGER_INDEX[recruit])
        case Work(villagers):
            return group_code(WORK, mask_of(villagers))
        case Pass():
            return PASS
        case Choose(section, option):
            return choose_code(section, OPTION_KEYS.index(option))
        case Exert(villagers, number):
            return exert_code(mask_of(villagers), number)
        case Injure(villagers):
            return group_code(INJURE, mask_of(villagers))
        case Alternative(number):
            return alternative_code(number)
        case Recover(villager, use):
            return recover_code(VILLAGER_INDEX[villager], USES.index(use))
        case Draw(card):
            return draw_code(_card_number(card))
        case SectionDie(cave, die):
            return section_die_code(CAVE_INDEX[cave], die)
        case LanternDie(villager, die):
            return lantern_die_code(VILLAGER_INDEX[villager], die)


def decode(code: i64) -> Action:
    """Return the action of a number."""
    verb = verb_of(code)
    if verb == HARVEST:
        return Harvest(villagers_of(int(harvesters_of(code))), token_names(harvested_of(code)))
    if verb == PLACE:
        return Place(GOOD_IDS[good_of(code)])
    if verb == SALE:
        return Sale(None if item_of(code) == TAKE_BACK else ITEM_IDS[item_of(code)])
    if verb == OFFER:
        return Offer(int(seller_of(code)), int(price_of_offer(code)))
    if verb == RENEW:
        return Renew(ROWS[row_of(code)])
    if verb == EXPLORE:
        return Explore(villagers_of(int(group_of(code))))
    if verb == BUILD:
        return Build(VILLAGER_IDS[doer_of(code)], BUILDING_IDS[building_of(code)])
    if verb == TRAIN:
        return Train(VILLAGER_IDS[doer_of(code)], VILLAGER_IDS[recruit_of(code)])
    if verb == WORK:
        return Work(villagers_of(int(group_of(code))))
    if verb == PASS:
        return Pass()
    if verb == ANSWER:
        return Answer(accepts_of(code))
    return _decode_later(verb, code)


def _decode_later(verb: i64, code: i64) -> Action:
    """Return what is decided after a main action, and what chance does."""
    if verb == CHOOSE:
        return Choose(int(section_of(code)), OPTION_KEYS[option_of(code)])
    if verb == EXERT:
        return Exert(villagers_of(int(exerted_of(code))), int(goal_of(code)))
    if verb == INJURE:
        return Injure(villagers_of(int(group_of(code))))
    if verb == ALTERNATIVE:
        return Alternative(int(alternative_of(code)))
    if verb == RECOVER:
        return Recover(VILLAGER_IDS[patient_of(code)], USES[use_of(code)])
    if verb == DONE:
        return Done()
    if verb == SECTION_DIE:
        return SectionDie(CAVE_IDS[roller_of(code)], int(die_of(code)))
    if verb == LANTERN_DIE:
        return LanternDie(VILLAGER_IDS[roller_of(code)], int(die_of(code)))
    return Draw(_card_name(card_of(code)))
