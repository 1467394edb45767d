"""Above and Below: the box, ``material.json`` as typed constants (chapter 3)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.games.above_and_below.effects import EffectLists, effect_lists
from dorfplatz.kit.material import load
from dorfplatz.kit.regions import long_row, row

_DATA: Final = load("dorfplatz.games.above_and_below")
_SETUP: Final = _DATA["setup"]

MIN_SEATS: Final[int] = 2
MAX_SEATS: Final[int] = 4
ROUNDS: Final[i64] = 7
SEAT_NAMES: Final[str] = "ABCD"

BIT: Final[vec[i64]] = long_row([1 << place for place in range(62)])
"""Masks of one member; taken from a row because computed shifts do not survive compilation."""

# -- Goods, potions, ciders (3.1, 3.2) ---------------------------------------------------------

GOOD_IDS: Final[list[str]] = [good["id"] for good in _DATA["goods"]]
ITEM_IDS: Final[list[str]] = [*GOOD_IDS, "potion", "cider"]
GOODS: Final[i64] = 8
ITEMS: Final[i64] = 10
POTION: Final[i64] = 8
CIDER: Final[i64] = 9

TOKENS: Final[vec[u8]] = row(
    [good["tokens"] for good in _DATA["goods"]]
    + [_DATA["tokens"]["potion"], _DATA["tokens"]["cider"]]
)
"""How many there are of each item (AAB-11.1)."""

CLASS_OF: Final[dict[str, str]] = {good["id"]: good["class"] for good in _DATA["goods"]}

# -- Tracks (3.3, 3.4) -------------------------------------------------------------------------

SLOTS: Final[i64] = 8
SLOT_POINTS: Final[vec[i64]] = long_row(_DATA["advancement_track"]["vp_per_token"])
BASE_INCOME: Final[vec[i64]] = long_row(_DATA["advancement_track"]["income_by_kinds"])
LOWEST_REPUTATION: Final[i64] = -4
HIGHEST_REPUTATION: Final[i64] = 10
REPUTATION_POINTS: Final[vec[i64]] = long_row(
    [step["vp"] for step in _DATA["reputation_track"]["vp"]]
)
"""Points of the positions from the lowest up."""

RANK_BONUS: Final[dict[int, list[int]]] = {
    int(seats): bonus for seats, bonus in _DATA["reputation_track"]["rank_bonus"].items()
}

# -- Setup (4) ---------------------------------------------------------------------------------

BASE_COINS: Final[int] = _SETUP["base_coins"]
EXTRA_COINS: Final[dict[int, list[int]]] = {
    int(seats): extra for seats, extra in _SETUP["extra_coins_by_seat"].items()
}
LEAST_PRICE: Final[i64] = 3
RENEWAL: Final[i64] = 1
KEYS_DRAWN: Final[i64] = 4

# -- Villagers (3.5, 3.6) ----------------------------------------------------------------------

_VILLAGERS: Final[list[dict[str, Any]]] = (
    _DATA["start_villagers"] + _DATA["villagers"] + _DATA["special_villagers"]
)
VILLAGER_IDS: Final[list[str]] = [villager["id"] for villager in _VILLAGERS]
"""All villagers in canonical order (13.1)."""

VILLAGER_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(VILLAGER_IDS)}
VILLAGERS: Final[i64] = 36
FIRST_RECRUIT: Final[i64] = 12
FIRST_SPECIAL: Final[i64] = 30
SPACES: Final[i64] = 5
SPACE_COST: Final[vec[i64]] = long_row(_DATA["villager_row"]["cost"])


def _mask(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


def _skilled(skill: str) -> int:
    return _mask([i for i, villager in enumerate(_VILLAGERS) if skill in villager["skills"]])


def _starting(seat: int, exhausted: bool) -> int:
    """Return the starting villagers of a seat; with four players two begin exhausted (AAB-1.4)."""
    late = _SETUP["exhausted_start_roles"]["4"]
    return _mask(
        [
            i
            for i, villager in enumerate(_DATA["start_villagers"])
            if villager["seat"] == seat + 1 and (not exhausted or villager["role"] in late)
        ]
    )


def _lanterns() -> vec[u8]:
    """Return the lanterns of every villager and die face; the best line counts (3.6)."""
    table: list[int] = []
    for villager in _VILLAGERS:
        for die in range(7):
            table.append(
                max([lit for least, lit in villager["lanterns"] if die >= least], default=0)
            )
    return row(table)


RECRUIT_IDS: Final[list[str]] = [villager["id"] for villager in _DATA["villagers"]]
"""The villagers who can be trained."""
HAMMERS: Final[i64] = _skilled("hammer")
QUILLS: Final[i64] = _skilled("quill")
RECRUITS: Final[i64] = _mask(list(range(FIRST_RECRUIT, FIRST_SPECIAL)))
SPECIALS: Final[i64] = _mask(list(range(FIRST_SPECIAL, VILLAGERS)))
STARTING: Final[vec[i64]] = long_row([_starting(seat, False) for seat in range(4)])
STARTING_LATE: Final[vec[i64]] = long_row([_starting(seat, True) for seat in range(4)])
DIE: Final[i64] = 7
LANTERNS: Final[vec[u8]] = _lanterns()
"""Lanterns by villager and die: ``LANTERNS[villager * DIE + die]``."""

_TWELVE: Final = 4096
TWELVE_BITS: Final[i64] = 4095
_MEMBERS: Final[vec[u8]] = row([bin(mask).count("1") for mask in range(_TWELVE)])
_LOWEST: Final[vec[u8]] = row(
    [(mask & -mask).bit_length() - 1 if mask else 0 for mask in range(_TWELVE)]
)


def members(mask: i64) -> i64:
    """Return how many members a mask has."""
    table = _MEMBERS
    return (
        i64(table[mask & TWELVE_BITS])
        + i64(table[(mask >> 12) & TWELVE_BITS])
        + i64(table[(mask >> 24) & TWELVE_BITS])
    )


def lowest(mask: i64) -> i64:
    """Return the first member of a mask that has one."""
    if mask & TWELVE_BITS != 0:
        return i64(_LOWEST[mask & TWELVE_BITS])
    if (mask >> 12) & TWELVE_BITS != 0:
        return i64(_LOWEST[(mask >> 12) & TWELVE_BITS]) + 12
    return i64(_LOWEST[(mask >> 24) & TWELVE_BITS]) + 24


# -- Buildings (3.7): houses 0..24, outposts 25..48, star houses 49..54, key houses 55..63 ----

_BUILDINGS: Final[list[dict[str, Any]]] = (
    _DATA["houses"] + _DATA["outposts"] + _DATA["star_houses"] + _DATA["key_houses"]
)
BUILDING_IDS: Final[list[str]] = [building["id"] for building in _BUILDINGS]
BUILDING_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(BUILDING_IDS)}
BUILDINGS: Final[i64] = 64
HOUSES: Final[i64] = 25
FIRST_OUTPOST: Final[i64] = 25
OUTPOSTS: Final[i64] = 24
FIRST_STAR: Final[i64] = 49
STARS: Final[i64] = 6
FIRST_KEY: Final[i64] = 55
KEYS: Final[i64] = 9
HOUSE_IDS: Final[list[str]] = [building["id"] for building in _DATA["houses"]]
OUTPOST_IDS: Final[list[str]] = [building["id"] for building in _DATA["outposts"]]
STAR_IDS: Final[list[str]] = [building["id"] for building in _DATA["star_houses"]]
KEY_IDS: Final[list[str]] = [building["id"] for building in _DATA["key_houses"]]
ROW: Final[i64] = 4
HOME_BEDS: Final[i64] = 3

COST: Final[vec[i64]] = long_row([building["cost"] for building in _BUILDINGS])
POINTS: Final[vec[i64]] = long_row([building["vp"] for building in _BUILDINGS])

# What the buildings of a seat add up to (AAB-13.9).
BEDS: Final[i64] = 0
INCOME: Final[i64] = 1
DISCOUNT: Final[i64] = 2
TRAINER: Final[i64] = 3
WORK_BONUS: Final[i64] = 4
HARVEST_BONUS: Final[i64] = 5
EXPLORE_LANTERN: Final[i64] = 6
FULL_HEAL: Final[i64] = 7
PERKS: Final[i64] = 8
_PASSIVES: Final = (
    "discount_build",
    "any_trainer",
    "work_bonus",
    "harvest_bonus",
    "explore_lantern",
    "bed_full_heal",
)


def _perks() -> vec[i64]:
    """Return what every building adds: beds, income, and the six passive effects."""
    table: list[int] = []
    for building in _BUILDINGS:
        table += [building["beds"], building["income"]]
        passive = building["passive"] or {"type": "", "n": 0}
        table += [passive["n"] if passive["type"] == name else 0 for name in _PASSIVES]
    return long_row(table)


PERK: Final[vec[i64]] = _perks()
"""``PERK[building * PERKS + what]``."""

CARD_EFFECTS: Final[EffectLists] = effect_lists(
    [b["on_build"] for b in _BUILDINGS] + [b["per_round"] for b in _BUILDINGS],
    ITEM_IDS,
    VILLAGER_IDS,
)
"""``on_build`` of building ``i`` is list ``i``, ``per_round`` is list ``BUILDINGS + i``."""

END_BONUS: Final[list[tuple[str, int, int] | None]] = [
    (b["end_bonus"]["what"], b["end_bonus"]["vp"], b["end_bonus"]["per"])
    if b["end_bonus"]
    else None
    for b in _BUILDINGS
]

# -- Goods symbols: one number for each good on each building, in the order of 13.1 ------------

_SYMBOLS: Final[list[tuple[int, int, int, bool]]] = [
    (building, GOOD_IDS.index(symbol["good"]), symbol["count"], symbol["renewable"])
    for building, face in enumerate(_BUILDINGS)
    for symbol in sorted(face["goods"], key=lambda s: GOOD_IDS.index(s["good"]))
]
SYMBOLS: Final[i64] = 29
SYMBOL_BUILDING: Final[vec[u8]] = row([symbol[0] for symbol in _SYMBOLS])
SYMBOL_GOOD: Final[vec[u8]] = row([symbol[1] for symbol in _SYMBOLS])
SYMBOL_COUNT: Final[vec[u8]] = row([symbol[2] for symbol in _SYMBOLS])
SYMBOL_RENEWABLE: Final[vec[u8]] = row([int(symbol[3]) for symbol in _SYMBOLS])
SYMBOL_INDEX: Final[dict[tuple[str, str], int]] = {
    (BUILDING_IDS[building], GOOD_IDS[good]): i for i, (building, good, _, _) in enumerate(_SYMBOLS)
}
FIRST_SYMBOL: Final[vec[u8]] = row(
    [sum(symbol[0] < building for symbol in _SYMBOLS) for building in range(65)]
)
"""The symbols of a building are those from its entry up to the next one's."""

# -- Cave cards (3.8) --------------------------------------------------------------------------

CAVE_IDS: Final[list[str]] = [cave["id"] for cave in _DATA["caves"]]
CAVE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(CAVE_IDS)}
CAVE_TEXTS: Final[list[dict[str, str]]] = [cave["text"] for cave in _DATA["caves"]]
CAVES: Final[i64] = 25
FACES: Final[i64] = 6
CAVE_SECTIONS: Final[vec[u8]] = row(
    [cave["table"][str(face)] for cave in _DATA["caves"] for face in range(1, 7)]
)
"""``CAVE_SECTIONS[cave * FACES + face - 1]``."""
