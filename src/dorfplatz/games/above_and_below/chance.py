"""Above and Below: what chance may do now, listed or drawn: cards of a bag, or a die."""

from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.rng import Rng
from dorfplatz.games.above_and_below.codes import (
    CAVE_CARDS,
    VILLAGER_CARDS,
    draw_code,
    lantern_die_code,
    section_die_code,
)
from dorfplatz.games.above_and_below.material import (
    DIE,
    FACES,
    FIRST_KEY,
    FIRST_OUTPOST,
    ROW,
    lowest,
    members,
)
from dorfplatz.games.above_and_below.state import DUE_CAVE, DUE_KEY, DUE_SECTION, State


def chance(state: State, codes: Codes) -> None:
    """List the outcomes of the next chance event, all equally likely."""
    codes.clear()
    if state.due >= DUE_SECTION:
        for die in range(1, DIE):
            codes.add(die_code(state, die))
        return
    bag = chance_bag(state)
    first = first_card(state.due)
    while bag != 0:
        codes.add(draw_code(first + lowest(bag)))
        bag &= bag - 1


def draw(state: State, rng: Rng) -> i64:
    """Return a chance outcome, all equally likely, without listing them."""
    if state.due >= DUE_SECTION:
        return die_code(state, rng.below(FACES) + 1)
    bag = chance_bag(state)
    skip = rng.below(members(bag))
    while skip > 0:
        bag &= bag - 1
        skip -= 1
    return draw_code(first_card(state.due) + lowest(bag))


def chance_bag(state: State) -> i64:
    """Return the cards chance may draw now."""
    due = state.due
    if due < ROW:
        return state.market.house_bag
    if due < DUE_CAVE:
        return state.market.outpost_bag
    if due == DUE_CAVE:
        return state.market.cave_bag
    if due == DUE_KEY:
        return state.market.key_bag
    return state.market.villager_bag


def first_card(due: i64) -> i64:
    """Return the number of the first card of the bag in question."""
    if due < ROW:
        return 0
    if due < DUE_CAVE:
        return FIRST_OUTPOST
    if due == DUE_CAVE:
        return CAVE_CARDS
    if due == DUE_KEY:
        return FIRST_KEY
    return VILLAGER_CARDS


def die_code(state: State, die: i64) -> i64:
    """Return the code of the die that is due."""
    if state.due == DUE_SECTION:
        return section_die_code(state.exploration.cave - 1, die)
    return lantern_die_code(lowest(state.exploration.to_roll), die)
