"""Above and Below: free actions and the advancement track (AAB-8, AAB-10)."""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.above_and_below.actions import ROWS, Offer, Place, Renew, Sale
from dorfplatz.games.above_and_below.codes import TAKE_BACK
from dorfplatz.games.above_and_below.material import (
    ITEM_IDS,
    ITEMS,
    LEAST_PRICE,
    RENEWAL,
    ROW,
    SLOTS,
)
from dorfplatz.games.above_and_below.rules.readiness import can_pay
from dorfplatz.games.above_and_below.state import ANSWERING, NOBODY, TURN, State, put_under
from dorfplatz.games.above_and_below.telling import (
    tell_answer,
    tell_offer,
    tell_placed,
    tell_renewed,
    tell_sale,
)
from dorfplatz.games.above_and_below.village import can_renew, slot_for

NOT_IN_STOCK: Final = Refusal("AAB-10.1", "not-in-stock")
NO_SELLING: Final = Refusal("AAB-8.5", "not-trading")
CHANGED: Final = Refusal("AAB-8.5", "not-sale-twice")
NOTHING_THERE: Final = Refusal("AAB-8.5", "not-sale-empty")
SAME_THERE: Final = Refusal("AAB-8.5", "not-sale-same")
NO_BUYING: Final = Refusal("AAB-8.1", "not-trading")
NO_SELLER: Final = Refusal("AAB-8.1", "not-a-seller")
NOT_FOR_SALE: Final = Refusal("AAB-8.1", "not-for-sale")
TOO_CHEAP: Final = Refusal("AAB-8.1", "not-so-cheap")
OFFER_TOO_DEAR: Final = Refusal("AAB-8.1", "not-enough-coins")
REFUSED: Final = Refusal("AAB-8.3", "not-refused")
RENEWAL_TOO_DEAR: Final = Refusal("AAB-8.6", "not-enough-coins")
NO_CARDS: Final = Refusal("AAB-8.6", "not-renewed")


# -- What forbids it ------------------------------------------------------------------------------


def forbids_placing(state: State, action: Place) -> Refusal | None:
    """A good goes to the track from the stock of whoever is asked (AAB-8.7, AAB-10.1)."""
    return None if has_in_stock(state, action.good) else NOT_IN_STOCK


def forbids_sale(state: State, action: Sale) -> Refusal | None:
    """The sale spot changes once a turn: put, swap for another kind, take back (RULING-14)."""
    if not state.trade:
        return NO_SELLING
    if state.bargain.moved:
        return CHANGED
    if action.item is None:
        return NOTHING_THERE if state.villages.sale[state.current] == 0 else None
    if int(state.villages.sale[state.current]) == ITEM_IDS.index(action.item) + 1:
        return SAME_THERE
    return None if has_in_stock(state, action.item) else NOT_IN_STOCK


def forbids_offer(state: State, action: Offer) -> Refusal | None:
    """At least 3 and at most all coins, and more than was declined in this turn (RULING-25).

    The seller is another player with an item for sale, who may have passed (AAB-8.4, RULING-13).
    """
    if not state.trade:
        return NO_BUYING
    if action.seat >= state.seats or action.seat == state.current:
        return NO_SELLER
    if state.villages.sale[action.seat] == 0:
        return NOT_FOR_SALE
    if action.price < LEAST_PRICE:
        return TOO_CHEAP
    if not can_pay(state, action.price):
        return OFFER_TOO_DEAR
    if action.price <= state.bargain.refused[action.seat]:
        return REFUSED
    return None


def forbids_renewal(state: State, action: Renew) -> Refusal | None:
    """Renewing costs a coin and needs a card in the deck (AAB-8.6, RULING-15)."""
    if not can_pay(state, int(RENEWAL)):
        return RENEWAL_TOO_DEAR
    return None if can_renew(state, ROWS.index(action.row)) else NO_CARDS


def has_in_stock(state: State, item: str) -> bool:
    """Say whether whoever is asked has an item in stock."""
    return state.villages.stock[state.active * ITEMS + i64(ITEM_IDS.index(item))] > 0


# -- What follows ---------------------------------------------------------------------------------


def offer(state: State, seller: i64, price: i64, journal: Journal) -> None:
    """Ask the owner of an item (AAB-8.1, RULING-12)."""
    state.bargain.seller = seller
    state.bargain.price = price
    state.phase = ANSWERING
    tell_offer(state, journal)


def answer(state: State, accepts: bool, journal: Journal) -> None:
    """Exchange price and item, or remember the refusal; then the turn goes on (AAB-8.2)."""
    seller = state.bargain.seller
    price = state.bargain.price
    if accepts:
        item = i64(state.villages.sale[seller]) - 1
        state.villages.sale[seller] = 0
        state.villages.stock[state.current * ITEMS + item] += 1
        state.villages.coins[state.current] -= price
        state.villages.coins[seller] += price
    else:
        state.bargain.refused[seller] = price
    state.phase = TURN
    state.bargain.seller = NOBODY
    state.bargain.price = 0
    tell_answer(seller, accepts, journal)


def change_sale(state: State, item: i64, journal: Journal) -> None:
    """Take back what lies on the sale spot, and put another item there if one was named."""
    seat = state.current
    there = i64(state.villages.sale[seat])
    if there > 0:
        state.villages.stock[seat * ITEMS + there - 1] += 1
        state.villages.sale[seat] = 0
    if item != TAKE_BACK:
        state.villages.stock[seat * ITEMS + item] -= 1
        state.villages.sale[seat] = u8(item + 1)
    state.bargain.moved = True
    tell_sale(seat, item, journal)


def renew(state: State, row: i64, journal: Journal) -> None:
    """Pay, put the cards of the row under its deck in slot order, and fill it (AAB-8.6)."""
    state.villages.coins[state.current] -= RENEWAL
    for slot in range(row * ROW, row * ROW + ROW):
        if state.market.slots[slot] > 0:
            put_under(state, row, i64(state.market.slots[slot]) - 1)
            state.market.slots[slot] = 0
    state.market.gaps = True
    tell_renewed(state.current, row, journal)


def place(state: State, seat: i64, good: i64, journal: Journal) -> None:
    """Put a good on its slot, or on the leftmost empty one (AAB-10.2); it stays (AAB-10.3)."""
    state.villages.stock[seat * ITEMS + good] -= 1
    here = seat * SLOTS
    slot = slot_for(state, seat, good)
    state.villages.track_good[here + slot] = u8(good + 1)
    state.villages.track_count[here + slot] += 1
    tell_placed(seat, good, slot, journal)
