"""Above and Below: laying out the cards and filling gaps (AAB-1)."""

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.games.above_and_below.codes import CAVE_CARDS, VILLAGER_CARDS
from dorfplatz.games.above_and_below.material import (
    BIT,
    FIRST_KEY,
    FIRST_OUTPOST,
    KEYS_DRAWN,
    ROW,
    SPACES,
    members,
)
from dorfplatz.games.above_and_below.state import (
    CAVE_DECK,
    DUE_CAVE,
    DUE_KEY,
    DUE_SPACE,
    HOUSE_DECK,
    OUTPOST_DECK,
    State,
    take_under,
)
from dorfplatz.games.above_and_below.telling import tell_arrival, tell_card, tell_cave
from dorfplatz.games.above_and_below.village import slot_bag


def is_setup_due(state: State) -> bool:
    """Find the first draw of the setup whose place is empty, in the order of AAB-1.11."""
    if members(state.market.keys) < KEYS_DRAWN and state.market.key_bag != 0:  # AAB-1.5
        state.due = DUE_KEY
        return True
    state.market.key_bag = 0
    for slot in range(ROW + ROW):  # AAB-1.6
        if state.market.slots[slot] == 0 and slot_bag(state, slot) != 0:
            state.due = slot
            return True
    for space in range(SPACES):  # AAB-1.7
        if state.market.spaces[space] == 0 and state.market.villager_bag != 0:
            state.due = DUE_SPACE + space
            return True
    state.due = DUE_CAVE
    return state.market.top == 0 and state.market.cave_bag != 0  # AAB-1.8


def fill_gaps(state: State, journal: Journal) -> bool:
    """Fill empty slots and the top of the cave pile; say whether chance has to draw for it.

    Known cards under a deck are drawn, without chance, only when its bag is empty (AAB-1.10); with
    the deck empty a slot stays empty (AAB-4.5).
    """
    slots = state.market.slots
    for slot in range(ROW + ROW):
        if slots[slot] == 0:
            if slot_bag(state, slot) != 0:
                state.due = slot
                return True
            deck = HOUSE_DECK if slot < ROW else OUTPOST_DECK
            if state.market.under_count[deck] > 0:
                fill_slot(state, slot, take_under(state, deck), journal)
    if state.market.top == 0:  # AAB-3.18
        if state.market.cave_bag != 0:
            state.due = DUE_CAVE
            return True
        if state.market.under_count[CAVE_DECK] > 0:
            turn_up_cave(state, take_under(state, CAVE_DECK), journal)
    state.market.gaps = False
    return False


def fill_slot(state: State, slot: i64, building: i64, journal: Journal) -> None:
    """Lay a card into a slot of its row."""
    state.market.slots[slot] = u8(building + 1)
    tell_card(building, journal)


def turn_up_cave(state: State, cave: i64, journal: Journal) -> None:
    """Make a cave card the visible top of the pile (AAB-1.8, RULING-7)."""
    state.market.top = cave + 1
    tell_cave(cave, journal)


def draw_card(state: State, card: i64, journal: Journal) -> None:
    """Put a drawn card where it was due: leftmost empty slot or space, keys, or the cave pile."""
    due = state.due
    if due < ROW:
        state.market.house_bag &= ~BIT[card]
        fill_slot(state, due, card, journal)
    elif due < DUE_CAVE:
        state.market.outpost_bag &= ~BIT[card - FIRST_OUTPOST]
        fill_slot(state, due, card, journal)
    elif due == DUE_CAVE:
        state.market.cave_bag &= ~BIT[card - CAVE_CARDS]
        turn_up_cave(state, card - CAVE_CARDS, journal)
    elif due == DUE_KEY:
        state.market.key_bag &= ~BIT[card - FIRST_KEY]
        state.market.keys |= BIT[card - FIRST_KEY]
        tell_card(card, journal)
    else:
        villager = card - VILLAGER_CARDS
        state.market.villager_bag &= ~BIT[villager]
        state.market.spaces[due - DUE_SPACE] = u8(villager + 1)
        tell_arrival(villager, journal)
