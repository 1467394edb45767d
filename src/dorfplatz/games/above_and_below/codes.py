"""Above and Below: actions as numbers, and the parts of such a number by name.

A verb stands in the upper bits, below it a set of villagers (36 bits) or smaller numbers. Harvests
have the upper half of all numbers: a set of villagers and a set of tokens. Starting villagers of
different seats never meet, so 29 cases stand for their 12 bits; a symbol with one token is a binary
digit, a symbol with two is a ternary one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.games.above_and_below.material import ITEMS, SYMBOL_COUNT, TWELVE_BITS
from dorfplatz.kit.regions import long_row

VERB: Final[i64] = 1 << 44
BELOW_VERB: Final[i64] = (1 << 44) - 1
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
HARVEST: Final[i64] = 1 << 62
HARVEST_BIT: Final[i64] = 62
BELOW_HARVEST: Final[i64] = (1 << 62) - 1
_HALF_HARVEST: Final[i64] = 1 << 61
VERBS: Final[i64] = 20
VERB_BITS: Final[i64] = 44
"""The verb of a code stands above so many bits."""

TAKE_BACK: Final[i64] = ITEMS
"""Stands for an item where the sale spot is emptied."""
DECLINES: Final[i64] = 1
SELLER: Final[i64] = 1 << 32
BELOW_SELLER: Final[i64] = (1 << 32) - 1
DOER: Final[i64] = 64
BELOW_DOER: Final[i64] = 63
GOAL: Final[i64] = 1 << 36
BELOW_GOAL: Final[i64] = (1 << 36) - 1
SMALL: Final[i64] = 8
BELOW_SMALL: Final[i64] = 7
VILLAGER_CARDS: Final[i64] = 64
CAVE_CARDS: Final[i64] = 100
IMPOSSIBLE: Final[i64] = -1
"""The code of an action that can be written but never legal."""


def verb_of(code: i64) -> i64:
    """Return what a code does."""
    if is_harvest(code):
        return HARVEST
    return code - (code & BELOW_VERB)


def verb_number(code: i64) -> i64:
    """Return the number of what a code does, from 1 to ``VERBS``; a harvest is the last."""
    return VERBS if is_harvest(code) else (code >> VERB_BITS) + 1


def place_code(good: i64) -> i64:
    """Return the code of putting a good on the track."""
    return PLACE + good


def good_of(code: i64) -> i64:
    """Return the good that is placed."""
    return code & BELOW_VERB


def sale_code(item: i64) -> i64:
    """Return the code of offering an item for sale, or of taking one back."""
    return SALE + item


def item_of(code: i64) -> i64:
    """Return the item that goes to the sale spot, or ``TAKE_BACK``."""
    return code & BELOW_VERB


def offer_code(seller: i64, price: i64) -> i64:
    """Return the code of offering a seat a price."""
    return OFFER + seller * SELLER + price


def seller_of(code: i64) -> i64:
    """Return the seat that is made an offer."""
    return (code & BELOW_VERB) >> 32


def price_of_offer(code: i64) -> i64:
    """Return the coins that are offered."""
    return code & BELOW_SELLER


def answer_code(accepts: bool) -> i64:
    """Return the code of an answer."""
    return ANSWER if accepts else ANSWER + DECLINES


def accepts_of(code: i64) -> bool:
    """Say whether an answer accepts."""
    return code == ANSWER


def renew_code(row: i64) -> i64:
    """Return the code of renewing the houses (0) or the outposts (1)."""
    return RENEW + row


def row_of(code: i64) -> i64:
    """Return the row that is renewed."""
    return code & BELOW_VERB


def group_code(verb: i64, villagers: i64) -> i64:
    """Return the code of a set of villagers that explores, works or is injured."""
    return verb + villagers


def group_of(code: i64) -> i64:
    """Return the villagers who explore, work or are injured."""
    return code & BELOW_VERB


def build_code(villager: i64, building: i64) -> i64:
    """Return the code of a villager who builds."""
    return BUILD + villager * DOER + building


def train_code(villager: i64, recruit: i64) -> i64:
    """Return the code of a villager who trains another."""
    return TRAIN + villager * DOER + recruit


def doer_of(code: i64) -> i64:
    """Return the villager who builds or trains."""
    return (code & BELOW_VERB) >> 6


def building_of(code: i64) -> i64:
    """Return what is built."""
    return code & BELOW_DOER


def recruit_of(code: i64) -> i64:
    """Return who is trained."""
    return code & BELOW_DOER


def choose_code(section: i64, option: i64) -> i64:
    """Return the code of choosing an option of a section."""
    return CHOOSE + section * SMALL + option


def section_of(code: i64) -> i64:
    """Return the section in which an option is chosen."""
    return (code & BELOW_VERB) >> 3


def option_of(code: i64) -> i64:
    """Return the option that is chosen."""
    return code & BELOW_SMALL


def exert_code(villagers: i64, number: i64) -> i64:
    """Return the code of exerting villagers to reach a number; nobody and 0: keep the result."""
    return EXERT + number * GOAL + villagers


def exerted_of(code: i64) -> i64:
    """Return the villagers who are exerted."""
    return code & BELOW_GOAL


def goal_of(code: i64) -> i64:
    """Return the success number they are exerted for."""
    return (code & BELOW_VERB) >> 36


def alternative_code(number: i64) -> i64:
    """Return the code of taking an alternative, counted from 1."""
    return ALTERNATIVE + number


def alternative_of(code: i64) -> i64:
    """Return which alternative is taken."""
    return code & BELOW_VERB


def recover_code(villager: i64, use: i64) -> i64:
    """Return the code of what a villager uses to recover."""
    return RECOVER + villager * SMALL + use


def patient_of(code: i64) -> i64:
    """Return the villager who recovers."""
    return (code & BELOW_VERB) >> 3


def use_of(code: i64) -> i64:
    """Return what is used."""
    return code & BELOW_SMALL


def draw_code(card: i64) -> i64:
    """Return the code of drawing a card: buildings, then villagers, then caves."""
    return DRAW + card


def card_of(code: i64) -> i64:
    """Return the card that is drawn."""
    return code & BELOW_VERB


def section_die_code(cave: i64, die: i64) -> i64:
    """Return the code of the die for a cave card."""
    return SECTION_DIE + cave * SMALL + die


def lantern_die_code(villager: i64, die: i64) -> i64:
    """Return the code of the die of a villager."""
    return LANTERN_DIE + villager * SMALL + die


def roller_of(code: i64) -> i64:
    """Return the cave card or the villager a die is for."""
    return (code & BELOW_VERB) >> 3


def die_of(code: i64) -> i64:
    """Return what a die shows."""
    return code & BELOW_SMALL


# -- Harvests -----------------------------------------------------------------------------------

_SINGLES: Final = [s for s in range(29) if SYMBOL_COUNT[s] == 1]
_DOUBLES: Final = [s for s in range(29) if SYMBOL_COUNT[s] == 2]
TOKEN_SETS: Final[i64] = 2**22 * 3**7
_RECRUITED: Final[i64] = 1 << 24
_RECRUITED_BITS: Final[i64] = (1 << 24) - 1


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


def is_harvest(code: i64) -> bool:
    """Say whether a code is that of a harvest."""
    return code >> HARVEST_BIT == 1


def harvest_code(villagers: i64, tokens: i64) -> i64:
    """Return the code of a harvest by a set of villagers and a set of tokens."""
    case = _STARTING_CASE[villagers & TWELVE_BITS]
    if case < 0:
        return IMPOSSIBLE
    half = _HALF_HARVEST  # compiled, a constant as large as HARVEST is an object
    return half + half + (case * _RECRUITED + (villagers >> 12)) * TOKEN_SETS + tokens


def harvesters_of(code: i64) -> i64:
    """Return the villagers of a harvest."""
    sets = (code & BELOW_HARVEST) // TOKEN_SETS
    return _STARTING_MASK[sets >> 24] | ((sets & _RECRUITED_BITS) << 12)


def harvested_of(code: i64) -> i64:
    """Return the set of tokens of a harvest."""
    return (code & BELOW_HARVEST) % TOKEN_SETS


def tokens_taken(tokens: i64, symbol: i64) -> i64:
    """Return how many tokens of a symbol are in a set of tokens."""
    unit = TOKEN[symbol]
    if SYMBOL_COUNT[symbol] == 1:
        return 0 if tokens & unit == 0 else 1
    return (tokens // unit) % 3
