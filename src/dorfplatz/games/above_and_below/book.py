"""Above and Below: the encounter book, ``encounters.json`` as rows of numbers (chapter 8).

Only mechanics stand here; what is told stands in ``texts``. Nobody may look up what has not been
read or applied in a match, so every position carries its own ``Book``: the true one in a match, an
imagined one wherever somebody plays ahead (chapter 10).
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.rng import Rng
from dorfplatz.games.above_and_below.effects import EffectLists, effect_lists
from dorfplatz.games.above_and_below.material import BIT, CAVE_INDEX, ITEM_IDS, VILLAGER_IDS
from dorfplatz.kit.material import load
from dorfplatz.kit.regions import row

_DATA: Final = load("dorfplatz.games.above_and_below", "encounters.json")
_SECTIONS: Final[list[dict[str, Any]]] = sorted(_DATA["sections"], key=lambda s: int(s["id"]))

SECTIONS: Final[i64] = 217
"""Sections are numbered from 1; number 0 is no section."""

LAST_ROOT: Final[i64] = 150
OPTION_KEYS: Final[str] = "ABC"
OPTIONS: Final[i64] = 3

STANCE_LABELS: Final[dict[str, dict[str, str]]] = {
    stance: entry["label"] for stance, entry in _DATA["stances"].items()
}
GENERIC: Final[dict[str, dict[str, str]]] = _DATA["generic"]

CAVE_OF: Final[vec[u8]] = row([0] + [CAVE_INDEX[s["cave"]] for s in _SECTIONS])
ARCHETYPES: Final[list[str]] = [""] + [s["archetype"] for s in _SECTIONS]
STANCES: Final[list[list[str]]] = [[]] + [[o["stance"] for o in s["options"]] for s in _SECTIONS]

# -- The public side of a section: options, success numbers, costs, bonuses (AAB-3.4) ----------

CHECK: Final[i64] = 0
FOLLOW: Final[i64] = 1
AUTO: Final[i64] = 2
_TYPES: Final[list[str]] = ["check", "follow", "auto"]
NO_BONUS: Final[i64] = 0
PER_HAMMER: Final[i64] = 1
PER_QUILL: Final[i64] = 2
HAS: Final[i64] = 3

_NOTHING: Final[dict[str, Any]] = {"type": "check", "thresholds": []}


def _every_option() -> list[dict[str, Any]]:
    """Return three entries for every section, empty where it has fewer options."""
    entries = [_NOTHING] * 3
    for section in _SECTIONS:
        options = section["options"]
        entries += options + [_NOTHING] * (3 - len(options))
    return entries


_ENTRIES: Final = _every_option()


def _cost(option: dict[str, Any]) -> int:
    for effect in option.get("cost", []):
        if effect["effect"] != "coins" or effect["n"] > 0:
            raise ValueError("an option is paid for in coins")
    return -int(sum(effect["n"] for effect in option.get("cost", [])))


def _bonus_kind(option: dict[str, Any]) -> int:
    bonus = option.get("bonus") or {}
    if "has" in bonus:
        return 3
    return ["", "hammer", "quill"].index(bonus.get("per", ""))


OPTION_COUNT: Final[vec[u8]] = row([0] + [len(s["options"]) for s in _SECTIONS])
OPTION_TYPE: Final[vec[u8]] = row([_TYPES.index(o["type"]) for o in _ENTRIES])
"""``OPTION_TYPE[section * OPTIONS + option]``, and so on."""

OPTION_COST: Final[vec[u8]] = row([_cost(o) for o in _ENTRIES])
BONUS_KIND: Final[vec[u8]] = row([_bonus_kind(o) for o in _ENTRIES])
BONUS_ITEM: Final[vec[u8]] = row(
    [ITEM_IDS.index((o.get("bonus") or {}).get("has", "fish")) for o in _ENTRIES]
)
BONUS_SIZE: Final[vec[u8]] = row([(o.get("bonus") or {}).get("n", 0) for o in _ENTRIES])


def _number(option: dict[str, Any], place: int) -> int:
    numbers = [t["lanterns"] for t in option.get("thresholds", [])]
    return int(numbers[place]) if place < len(numbers) else 0


LOW: Final[vec[u8]] = row([_number(o, 0) for o in _ENTRIES])
HIGH: Final[vec[u8]] = row([_number(o, 1) for o in _ENTRIES])
"""The second success number, 0 where there is only one."""

# -- The hidden side: what may come of an option, up to eight outcomes a section ---------------

OUTCOMES: Final[i64] = 8


def _outcomes(option: dict[str, Any]) -> list[Any]:
    """Return the lists of effects by success number and, last, of the failure; or the target."""
    if option["type"] == "follow":
        return [option["goto"]]
    if option["type"] == "auto":
        return [option["reward"]]
    rewards = [t["reward"] for t in option["thresholds"]]
    return [*rewards, option["failure"]["effects"]] if rewards else []


def _all_outcomes() -> list[list[Any]]:
    table: list[list[Any]] = [[]]
    for section in _SECTIONS:
        outcomes: list[Any] = []
        for option in section["options"]:
            outcomes += _outcomes(option)
        if len(outcomes) > 8:
            raise ValueError(f"section {section['id']} has more than eight outcomes")
        table.append(outcomes)
    return table


def _first_outcomes() -> vec[u8]:
    first: list[int] = []
    for entry in range(len(_ENTRIES)):
        start = entry - entry % 3
        first.append(sum(len(_outcomes(o)) for o in _ENTRIES[start:entry]))
    return row(first)


_ALL_OUTCOMES: Final = _all_outcomes()
FIRST_OUTCOME: Final[vec[u8]] = _first_outcomes()
"""The outcome (0..7) of an option's first success number; the next one and the failure follow."""

BOOK_EFFECTS: Final[EffectLists] = effect_lists(
    [
        outcomes[place] if place < len(outcomes) and isinstance(outcomes[place], list) else []
        for outcomes in _ALL_OUTCOMES
        for place in range(8)
    ],
    ITEM_IDS,
    VILLAGER_IDS,
)
"""The effects of outcome ``place`` of section ``n`` are list ``n * OUTCOMES + place``."""

TARGET: Final[vec[u8]] = row(
    [
        outcomes[place] if place < len(outcomes) and isinstance(outcomes[place], int) else 0
        for outcomes in _ALL_OUTCOMES
        for place in range(8)
    ]
)
"""Where a follow option leads; 0 for every other outcome."""


def _alike() -> list[list[int]]:
    """Return for every section all sections of its archetype."""
    return [
        [n for n, other in enumerate(ARCHETYPES) if other == archetype] for archetype in ARCHETYPES
    ]


_ALIKE: Final[list[list[int]]] = _alike()


@final
class Book:
    """What stands on the pages: which section's public side, and where each outcome comes from.

    ``hidden[n * OUTCOMES + place]`` is the section whose effects an outcome has, or the section a
    follow option leads to. A book never changes, so copies of a position share it.
    """

    def __init__(self, page: vec[u8], hidden: vec[u8]) -> None:
        self.page = page
        self.hidden = hidden


def _true_book() -> Book:
    hidden = [
        int(TARGET[section * 8 + place]) or section for section in range(217) for place in range(8)
    ]
    return Book(row(list(range(217))), row(hidden))


TRUE_BOOK: Final[Book] = _true_book()


def imagined_book(known: Book, read: vec[u8], revealed: vec[u8], rng: Rng) -> Book:
    """Return a book that agrees with all that was read and applied; the rest is any that fits.

    ``known`` counts only where ``read`` and ``revealed`` say so. Unread root sections have the
    pages nobody has read in any order, unread follow-ups too; an outcome not yet seen of a section
    that was read comes from any section of the same archetype, and a follow option not yet taken
    leads to any unread follow-up.
    """
    page = known.page[:]
    hidden = known.hidden[:]
    _shuffle(page, read, 1, LAST_ROOT, rng)
    unread = _shuffle(page, read, LAST_ROOT + 1, SECTIONS - 1, rng)
    for section in range(1, SECTIONS):
        content = i64(page[section])
        if read[section] == 0:
            for place in range(OUTCOMES):
                hidden[section * OUTCOMES + place] = TRUE_BOOK.hidden[content * OUTCOMES + place]
            continue
        alike = _ALIKE[content]
        for place in range(OUTCOMES):
            here = section * OUTCOMES + place
            if i64(revealed[section]) & BIT[place] != 0:
                continue
            if TARGET[content * OUTCOMES + place] == 0:
                hidden[here] = u8(alike[rng.below(len(alike))])
            elif len(unread) > 0:
                hidden[here] = u8(unread[rng.below(len(unread))])
    return Book(page, hidden)


def _shuffle(page: vec[u8], read: vec[u8], first: i64, last: i64, rng: Rng) -> list[int]:
    """Deal the unread pages of a part of the book to its unread numbers; return the numbers."""
    seen = vec[u8]([0] * 217)
    unread: list[int] = []
    for section in range(first, last + 1):
        if read[section] == 0:
            unread.append(int(section))
        else:
            seen[i64(page[section])] = 1
    pages: list[int] = []
    for content in range(first, last + 1):
        if seen[content] == 0:
            pages.append(int(content))
    left = len(pages)
    for section_number in unread:
        other = int(rng.below(left))
        left -= 1
        page[section_number] = u8(pages[other])
        pages[other] = pages[left]
    return unread
