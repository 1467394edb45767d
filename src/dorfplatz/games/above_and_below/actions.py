"""Above and Below: what can be done, one value per verb, and the numbers the rules use inside."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.games.above_and_below.book import OPTION_KEYS
from dorfplatz.games.above_and_below.material import (
    BUILDING_IDS,
    BUILDING_INDEX,
    CAVE_IDS,
    CAVE_INDEX,
    GOOD_IDS,
    ITEM_IDS,
    ITEMS,
    SYMBOL_BUILDING,
    SYMBOL_COUNT,
    SYMBOL_GOOD,
    SYMBOL_INDEX,
    SYMBOLS,
    TWELVE_BITS,
    VILLAGER_IDS,
    VILLAGER_INDEX,
)
from dorfplatz.kit.regions import long_row


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

# -- Codes: a verb in the upper bits, below it a set of villagers (36 bits) or smaller numbers ---

VERB: Final[i64] = 1 << 44
PLACE: Final[i64] = 0
SALE: Final[i64] = VERB
OFFER: Final[i64] = VERB * 2
RENEW: Final[i64] = VERB * 3
EXPLORE: Final[i64] = VERB * 4
BUILD: Final[i64] = VERB * 5
TRAIN: Final[i64] = VERB * 6
WORK: Final[i64] = VERB * 7
PASS: Final[i64] = VERB * 8
ANSWER: Final[i64] = VERB * 9
CHOOSE: Final[i64] = VERB * 10
EXERT: Final[i64] = VERB * 11
INJURE: Final[i64] = VERB * 12
ALTERNATIVE: Final[i64] = VERB * 13
RECOVER: Final[i64] = VERB * 14
DONE: Final[i64] = VERB * 15
DRAW: Final[i64] = VERB * 16
SECTION_DIE: Final[i64] = VERB * 17
LANTERN_DIE: Final[i64] = VERB * 18

TAKE_BACK: Final[i64] = ITEMS
PRICE: Final[i64] = 1 << 32
SIXTY_FOUR: Final[i64] = 64
EIGHT: Final[i64] = 8
NUMBER: Final[i64] = 1 << 36
DRAW_VILLAGER: Final[i64] = 64
DRAW_CAVE: Final[i64] = 100

USES: Final[list[str]] = ["-", "b", "p", "c", "bp", "bc", "pc"]
ROWS: Final[list[str]] = ["h", "o"]

# -- Harvests have the upper half of all numbers: a set of villagers and a set of tokens. Starting
# -- villagers of different seats never meet, so 29 cases stand for their 12 bits; a symbol with one
# -- token is a binary digit, a symbol with two is a ternary one.

HARVEST: Final[i64] = 1 << 62
_SINGLES: Final = [s for s in range(29) if SYMBOL_COUNT[s] == 1]
_DOUBLES: Final = [s for s in range(29) if SYMBOL_COUNT[s] == 2]
TOKEN_SETS: Final[i64] = 2**22 * 3**7
_RECRUITED: Final[i64] = 1 << 24
_RECRUITED_BITS: Final[i64] = (1 << 24) - 1
IMPOSSIBLE: Final[i64] = -1
"""The code of an action that can be written but never legal."""


def _units() -> vec[i64]:
    if len(_SINGLES) != 22 or len(_DOUBLES) != 7:
        raise ValueError("the goods symbols do not fit the codes of harvests")
    return long_row(
        [
            2 ** _SINGLES.index(s) if s in _SINGLES else 2**22 * 3 ** _DOUBLES.index(s)
            for s in range(29)
        ]
    )


TOKEN: Final[vec[i64]] = _units()
"""What one token of a symbol adds to the number of a set of tokens."""


def _starting_sets() -> list[int]:
    sets = [0]
    for seat in range(4):
        for roles in range(1, 8):
            sets.append(sum(1 << (4 * role + seat) for role in range(3) if roles & (1 << role)))
    return sets


_STARTING_SETS: Final[list[int]] = _starting_sets()
_STARTING_MASK: Final[vec[i64]] = long_row(_STARTING_SETS)
_STARTING_CASE: Final[vec[i64]] = long_row(
    [_STARTING_SETS.index(mask) if mask in _STARTING_SETS else -1 for mask in range(4096)]
)


def harvest_code(villagers: i64, tokens: i64) -> i64:
    """Return the code of a harvest by a set of villagers and a set of tokens."""
    case = _STARTING_CASE[villagers & TWELVE_BITS]
    if case < 0:
        return IMPOSSIBLE
    return HARVEST + (case * _RECRUITED + (villagers >> 12)) * TOKEN_SETS + tokens


def harvesters_of(code: i64) -> i64:
    """Return the villagers of a harvest."""
    sets = (code - HARVEST) // TOKEN_SETS
    return _STARTING_MASK[sets >> 24] | ((sets & _RECRUITED_BITS) << 12)


def harvested_of(code: i64) -> i64:
    """Return the set of tokens of a harvest."""
    return (code - HARVEST) % TOKEN_SETS


def tokens_taken(tokens: i64, symbol: i64) -> i64:
    """Return how many tokens of a symbol are in a set of tokens."""
    unit = TOKEN[symbol]
    if SYMBOL_COUNT[symbol] == 1:
        return 0 if tokens & unit == 0 else 1
    return (tokens // unit) % 3


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


def _card_number(card: str) -> int:
    if card in BUILDING_INDEX:
        return BUILDING_INDEX[card]
    if card in VILLAGER_INDEX:
        return 64 + VILLAGER_INDEX[card]
    return 100 + CAVE_INDEX[card]


def encode(action: Action) -> i64:
    """Return the number of an action."""
    match action:
        case Place(good):
            return PLACE + i64(GOOD_IDS.index(good))
        case Done():
            return DONE
        case Sale(item):
            return SALE + (TAKE_BACK if item is None else i64(ITEM_IDS.index(item)))
        case Offer(seat, price):
            return OFFER + i64(seat) * PRICE + i64(price)
        case Answer(accepts):
            return ANSWER + i64(0 if accepts else 1)
        case Renew(row):
            return RENEW + i64(ROWS.index(row))
        case Explore(villagers):
            return EXPLORE + i64(mask_of(villagers))
        case Build(villager, building):
            return BUILD + i64(VILLAGER_INDEX[villager] * 64 + BUILDING_INDEX[building])
        case Harvest(villagers, tokens):
            number = _tokens_code(tokens)
            return IMPOSSIBLE if number < 0 else harvest_code(mask_of(villagers), number)
        case Train(villager, recruit):
            return TRAIN + i64(VILLAGER_INDEX[villager] * 64 + VILLAGER_INDEX[recruit])
        case Work(villagers):
            return WORK + i64(mask_of(villagers))
        case Pass():
            return PASS
        case Choose(section, option):
            return CHOOSE + i64(section * 8 + OPTION_KEYS.index(option))
        case Exert(villagers, number):
            return EXERT + i64(number) * NUMBER + i64(mask_of(villagers))
        case Injure(villagers):
            return INJURE + i64(mask_of(villagers))
        case Alternative(number):
            return ALTERNATIVE + i64(number)
        case Recover(villager, use):
            return RECOVER + i64(VILLAGER_INDEX[villager] * 8 + USES.index(use))
        case Draw(card):
            return DRAW + i64(_card_number(card))
        case SectionDie(cave, die):
            return SECTION_DIE + i64(CAVE_INDEX[cave] * 8 + die)
        case LanternDie(villager, die):
            return LANTERN_DIE + i64(VILLAGER_INDEX[villager] * 8 + die)


def decode(code: i64) -> Action:
    """Return the action of a number."""
    if code >= HARVEST:
        return Harvest(villagers_of(int(harvesters_of(code))), token_names(harvested_of(code)))
    verb = code - code % VERB
    rest = int(code % VERB)
    first, second = rest // 64, rest % 64
    if verb == PLACE:
        return Place(GOOD_IDS[rest])
    if verb == SALE:
        return Sale(None if rest == TAKE_BACK else ITEM_IDS[rest])
    if verb == OFFER:
        return Offer(rest // int(PRICE), rest % int(PRICE))
    if verb == RENEW:
        return Renew(ROWS[rest])
    if verb == EXPLORE:
        return Explore(villagers_of(rest))
    if verb == BUILD:
        return Build(VILLAGER_IDS[first], BUILDING_IDS[second])
    if verb == TRAIN:
        return Train(VILLAGER_IDS[first], VILLAGER_IDS[second])
    if verb == WORK:
        return Work(villagers_of(rest))
    if verb == PASS:
        return Pass()
    if verb == ANSWER:
        return Answer(rest == 0)
    return _decode_later(verb, rest)


def _decode_later(verb: i64, rest: int) -> Action:
    """Return what is decided after a main action, and what chance does."""
    if verb == CHOOSE:
        return Choose(rest // 8, OPTION_KEYS[rest % 8])
    if verb == EXERT:
        return Exert(villagers_of(rest % int(NUMBER)), rest // int(NUMBER))
    if verb == INJURE:
        return Injure(villagers_of(rest))
    if verb == ALTERNATIVE:
        return Alternative(rest)
    if verb == RECOVER:
        return Recover(VILLAGER_IDS[rest // 8], USES[rest % 8])
    if verb == DONE:
        return Done()
    if verb == SECTION_DIE:
        return SectionDie(CAVE_IDS[rest // 8], rest % 8)
    if verb == LANTERN_DIE:
        return LanternDie(VILLAGER_IDS[rest // 8], rest % 8)
    if rest < 64:
        return Draw(BUILDING_IDS[rest])
    return Draw(VILLAGER_IDS[rest - 64] if rest < 100 else CAVE_IDS[rest - 100])
