"""Above and Below: what a position answers: prices, lanterns, outcomes, means of recovery."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.games.above_and_below.actions import USES
from dorfplatz.games.above_and_below.book import (
    BONUS_ITEM,
    BONUS_KIND,
    BONUS_SIZE,
    FIRST_OUTCOME,
    HAS,
    HIGH,
    LOW,
    OPTIONS,
    OUTCOMES,
    PER_HAMMER,
    PER_QUILL,
)
from dorfplatz.games.above_and_below.material import (
    BASE_INCOME,
    BIT,
    COST,
    DISCOUNT,
    FULL_HEAL,
    HAMMERS,
    ITEMS,
    PERKS,
    QUILLS,
    ROW,
    SLOT_POINTS,
    SLOTS,
    members,
)
from dorfplatz.games.above_and_below.state import (
    AT_HIGH,
    AT_LOW,
    FAILED,
    WITHOUT_ROLL,
    State,
    is_outpost,
    kinds_on_track,
)
from dorfplatz.kit.regions import long_row


def price_of(state: State, seat: i64, building: i64) -> i64:
    """Return the cost reduced by the discount, never below 0 (AAB-4.2, AAB-13.1)."""
    cost = COST[building] - state.villages.perks[seat * PERKS + DISCOUNT]
    if cost > 0:
        return cost
    return 0


def can_buy(state: State, seat: i64, building: i64) -> bool:
    """Say whether a seat can pay; an outpost also needs a free cave card (AAB-4.3)."""
    if price_of(state, seat, building) > state.villages.coins[seat]:
        return False
    return not is_outpost(building) or state.villages.free_count[seat] > 0


def slot_bag(state: State, slot: i64) -> i64:
    """Return the unknown cards of the deck that fills a slot."""
    return state.market.house_bag if slot < ROW else state.market.outpost_bag


def can_renew(state: State, row: i64) -> bool:
    """Say whether a row's deck has a card, known or not (AAB-8.6, RULING-15)."""
    bag = state.market.house_bag if row == 0 else state.market.outpost_bag
    return bag != 0 or state.market.under_count[row] > 0


def owns(state: State, seat: i64, item: i64) -> bool:
    """Say whether a seat has an item in stock, on the sale spot or on the track (AAB-10.6)."""
    if state.villages.stock[seat * ITEMS + item] > 0 or i64(state.villages.sale[seat]) == item + 1:
        return True
    for slot in range(SLOTS):
        if i64(state.villages.track_good[seat * SLOTS + slot]) == item + 1:
            return True
    return False


def option_entry(state: State) -> i64:
    """Return where the chosen option's public side stands in the book."""
    return i64(state.book.page[state.exploration.section]) * OPTIONS + state.exploration.option


def page_of(state: State) -> i64:
    """Return where the first option of the open section stands in the book."""
    return i64(state.book.page[state.exploration.section]) * OPTIONS


def option_bonus(state: State) -> i64:
    """Return the lanterns the chosen option adds (8.1)."""
    return bonus_of(state, option_entry(state))


def bonus_of(state: State, entry: i64) -> i64:
    """Return the lanterns an option adds for skills of the party or something owned (8.1)."""
    kind = i64(BONUS_KIND[entry])
    size = i64(BONUS_SIZE[entry])
    if kind == PER_HAMMER:
        return size * members(state.exploration.party & HAMMERS)
    if kind == PER_QUILL:
        return size * members(state.exploration.party & QUILLS)
    if kind == HAS and owns(state, state.current, i64(BONUS_ITEM[entry])):
        return size
    return 0


def can_reach(state: State, number: i64) -> bool:
    """Say whether exertion can still reach a success number (AAB-3.11)."""
    missing = number - state.exploration.lanterns
    return missing > 0 and missing <= members(state.exploration.party)


def can_exert(state: State) -> bool:
    """Say whether D4 is asked: some success number can still be reached."""
    entry = option_entry(state)
    return can_reach(state, i64(LOW[entry])) or can_reach(state, i64(HIGH[entry]))


def outcome_name(state: State) -> str:
    """Return the outcome as positions write it: a success number, ``x``, or ``auto``."""
    if state.exploration.outcome == FAILED:
        return "x"
    if state.exploration.outcome == WITHOUT_ROLL:
        return "auto"
    entry = option_entry(state)
    return str(int(LOW[entry]) if state.exploration.outcome == AT_LOW else int(HIGH[entry]))


def outcome_place(state: State) -> i64:
    """Return which of the section's outcomes (0..7) has happened."""
    entry = option_entry(state)
    first = i64(FIRST_OUTCOME[entry])
    if state.exploration.outcome == FAILED:
        return first + 1 if HIGH[entry] == 0 else first + 2
    return first + 1 if state.exploration.outcome == AT_HIGH else first


def outcome_list(state: State) -> i64:
    """Return the list of effects that the outcome has in this book."""
    place_in_book = outcome_place(state)
    source = i64(state.book.hidden[state.exploration.section * OUTCOMES + place_in_book])
    return source * OUTCOMES + place_in_book


def slot_for(state: State, seat: i64, good: i64) -> i64:
    """Return the slot a good goes to: its own, or the leftmost empty one (AAB-10.2)."""
    slot: i64 = 0
    here = seat * SLOTS
    while (
        state.villages.track_good[here + slot] > 0
        and i64(state.villages.track_good[here + slot]) != good + 1
    ):
        slot += 1
    return slot


def slot_points(slot: i64) -> i64:
    """Return the points of a token in a slot (AAB-12.2)."""
    return SLOT_POINTS[slot]


def income_step(state: State, seat: i64, slot: i64) -> i64:
    """Return by how much the income grows if a token is placed in a slot (AAB-9.10)."""
    kinds = kinds_on_track(state, seat)
    return BASE_INCOME[kinds + 1] - BASE_INCOME[kinds] if slot == kinds else 0


NOTHING: Final[i64] = 0


BED: Final[i64] = 1


BED_POTION: Final[i64] = 4
"""The uses from here on make an injured villager ready, unless a bed alone does."""


USE_COUNT: Final[i64] = 7


BEDS_FOR: Final[vec[i64]] = long_row([use.count("b") for use in USES])


POTIONS_FOR: Final[vec[i64]] = long_row([use.count("p") for use in USES])


CIDERS_FOR: Final[vec[i64]] = long_row([use.count("c") for use in USES])


STAYS: Final[vec[i64]] = long_row([int(use in ("-", "p")) for use in USES])


FITS: Final[vec[i64]] = long_row(
    [int(use in ("-", "b", "c")) for use in USES] + [int(use != "c") for use in USES]
)
"""Which uses fit an exhausted, then which fit an injured villager (AAB-9.7)."""


def may_use(state: State, villager: i64, use: i64) -> bool:
    """Say whether a villager may use something.

    It fits the villager (AAB-9.7, AAB-9.9), its means are left, and all beds can still be used as
    far as possible (AAB-9.8, RULING-18).
    """
    seat = state.current
    hurt = state.villages.injured[seat] & BIT[villager] != 0
    if FITS[use + USE_COUNT if hurt else use] == 0:
        return False
    healing = state.villages.perks[seat * PERKS + FULL_HEAL] > 0
    if healing and beds_for(use) + potions_for(use) + ciders_for(use) == 2 and beds_for(use) == 1:
        return False
    if beds_for(use) > state.night.beds_left:
        return False
    if potions_for(use) > state.night.potions_left or ciders_for(use) > state.night.ciders_left:
        return False
    if state.night.stays or stays_behind(use):  # AAB-9.13
        return state.night.beds_left - beds_for(use) <= members(state.night.to_ask) - 1
    return True


def stays_behind(use: i64) -> bool:
    """Say whether a villager without a bed stays exhausted or injured (AAB-9.8)."""
    return STAYS[use] == 1


def beds_for(use: i64) -> i64:
    """Return the beds of a use."""
    return BEDS_FOR[use]


def potions_for(use: i64) -> i64:
    """Return the potions of a use."""
    return POTIONS_FOR[use]


def ciders_for(use: i64) -> i64:
    """Return the ciders of a use."""
    return CIDERS_FOR[use]


def refused_price(state: State, seller: i64) -> i64:
    """Return what a seller declined in this turn for what still lies there; 0: nothing."""
    return state.bargain.refused[seller] if state.villages.sale[seller] > 0 else 0
