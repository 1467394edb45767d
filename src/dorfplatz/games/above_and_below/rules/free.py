"""Above and Below: free actions and the advancement track (AAB-8, AAB-10)."""

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.games.above_and_below.actions import TAKE_BACK
from dorfplatz.games.above_and_below.material import GOOD_IDS, ITEM_IDS, ITEMS, RENEWAL, ROW, SLOTS
from dorfplatz.games.above_and_below.state import ANSWERING, NOBODY, TURN, State, put_under


def offer(state: State, seller: i64, price: i64, journal: Journal) -> None:
    """Ask the owner of an item (AAB-8.1, RULING-12)."""
    state.seller = seller
    state.price = price
    state.phase = ANSWERING
    if journal.on:
        journal.note(
            "offered",
            {
                "seat": f"seat:{state.current}",
                "seller": f"seat:{seller}",
                "item": f"item:{ITEM_IDS[i64(state.sale[seller]) - 1]}",
                "coins": int(price),
            },
        )


def answer(state: State, accepts: bool, journal: Journal) -> None:
    """Exchange price and item, or remember the refusal; then the turn goes on (AAB-8.2)."""
    seller = state.seller
    price = state.price
    if accepts:
        item = i64(state.sale[seller]) - 1
        state.sale[seller] = 0
        state.stock[state.current * ITEMS + item] += 1
        state.coins[state.current] -= price
        state.coins[seller] += price
    else:
        state.refused[seller] = price
    state.phase = TURN
    state.seller = NOBODY
    state.price = 0
    if journal.on:
        journal.note("offer-accepted" if accepts else "offer-declined", {"seat": f"seat:{seller}"})


def change_sale(state: State, item: i64, journal: Journal) -> None:
    """Take back what lies on the sale spot, and put another item there if one was named."""
    seat = state.current
    there = i64(state.sale[seat])
    if there > 0:
        state.stock[seat * ITEMS + there - 1] += 1
        state.sale[seat] = 0
    if item != TAKE_BACK:
        state.stock[seat * ITEMS + item] -= 1
        state.sale[seat] = u8(item + 1)
    state.moved = True
    if journal.on:
        if item == TAKE_BACK:
            journal.note("sale-ended", {"seat": f"seat:{seat}"})
        else:
            journal.note("sale-begun", {"seat": f"seat:{seat}", "item": f"item:{ITEM_IDS[item]}"})


def renew(state: State, row: i64, journal: Journal) -> None:
    """Pay, put the cards of the row under its deck in slot order, and fill it (AAB-8.6)."""
    state.coins[state.current] -= RENEWAL
    for slot in range(row * ROW, row * ROW + ROW):
        if state.slots[slot] > 0:
            put_under(state, row, i64(state.slots[slot]) - 1)
            state.slots[slot] = 0
    state.gaps = True
    if journal.on:
        journal.note(
            "row-renewed",
            {"seat": f"seat:{state.current}", "row": f"row:{'h' if row == 0 else 'o'}"},
        )


def place(state: State, seat: i64, good: i64, journal: Journal) -> None:
    """Put a good on its slot, or on the leftmost empty one (AAB-10.2); it stays (AAB-10.3)."""
    state.stock[seat * ITEMS + good] -= 1
    slot: i64 = 0
    here = seat * SLOTS
    while state.track_good[here + slot] > 0 and i64(state.track_good[here + slot]) != good + 1:
        slot += 1
    state.track_good[here + slot] = u8(good + 1)
    state.track_count[here + slot] += 1
    if journal.on:
        journal.note(
            "placed",
            {"seat": f"seat:{seat}", "item": f"item:{GOOD_IDS[good]}", "slot": int(slot) + 1},
        )
