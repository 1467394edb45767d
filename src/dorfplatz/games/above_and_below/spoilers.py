"""Above and Below: what stands in the book, for its editors: conditions and effects as phrases.

Nobody at a table may see this; views and facts never ask here.
"""

from mypy_extensions import i64

from dorfplatz.engine.prompt import Phrase
from dorfplatz.games.above_and_below.book import (
    BONUS_ITEM,
    BONUS_KIND,
    BONUS_SIZE,
    BOOK_EFFECTS,
    FIRST_OUTCOME,
    HAS,
    NO_BONUS,
    OPTION_COST,
    OPTIONS,
    OUTCOMES,
    PER_HAMMER,
)
from dorfplatz.games.above_and_below.faces import effect_phrase
from dorfplatz.games.above_and_below.material import ITEM_IDS
from dorfplatz.games.above_and_below.seeing import effects_of


def conditions(section: int, option: int) -> list[Phrase]:
    """Return what an option costs and what adds lanterns to it."""
    entry = i64(section) * OPTIONS + i64(option)
    parts: list[Phrase] = []
    if OPTION_COST[entry] > 0:
        parts.append(Phrase("option-costs", {"coins": int(OPTION_COST[entry])}))
    kind = i64(BONUS_KIND[entry])
    number = int(BONUS_SIZE[entry])
    if kind == HAS:
        item = f"item:{ITEM_IDS[i64(BONUS_ITEM[entry])]}"
        parts.append(Phrase("option-bonus-item", {"number": number, "item": item}))
    elif kind != NO_BONUS:
        skill = "skill:hammer" if kind == PER_HAMMER else "skill:quill"
        parts.append(Phrase("option-bonus-skill", {"number": number, "skill": skill}))
    return parts


def outcome_effects(section: int, option: int, place: int) -> list[Phrase]:
    """Return the effects of an outcome of an option: success numbers in order, then failure."""
    first = int(FIRST_OUTCOME[i64(section) * OPTIONS + i64(option)])
    which = section * int(OUTCOMES) + first + place
    return [effect_phrase(effect) for effect in effects_of(BOOK_EFFECTS, which)]
