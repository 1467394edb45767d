"""Above and Below: building (AAB-4)."""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.above_and_below.actions import Build
from dorfplatz.games.above_and_below.material import (
    BIT,
    BUILDING_INDEX,
    CARD_EFFECTS,
    FIRST_KEY,
    FIRST_STAR,
    FIRST_SYMBOL,
    HAMMERS,
    ROW,
    SYMBOL_COUNT,
    SYMBOL_GOOD,
    VILLAGER_INDEX,
)
from dorfplatz.games.above_and_below.rules.readiness import are_ready, can_pay
from dorfplatz.games.above_and_below.rules.rewards import apply_list
from dorfplatz.games.above_and_below.rules.rounds import end_turn, exhaust
from dorfplatz.games.above_and_below.state import State, cover_cave, is_outpost, put_up
from dorfplatz.games.above_and_below.telling import tell_built
from dorfplatz.games.above_and_below.village import price_of

NOT_READY: Final = Refusal("AAB-4.1", "not-ready")
NO_HAMMER: Final = Refusal("AAB-4.1", "not-a-builder")
NOT_FACE_UP: Final = Refusal("AAB-4.2", "not-face-up")
NO_FREE_CAVE: Final = Refusal("AAB-4.3", "not-without-cave")
TOO_DEAR: Final = Refusal("AAB-4.2", "not-enough-coins")


def forbids_building(state: State, action: Build) -> Refusal | None:
    """A ready hammer builds what lies face up, is paid, and has a free cave if it is an outpost.

    There is no limit to the number of buildings (AAB-4.6).
    """
    building = i64(BUILDING_INDEX[action.building])
    if not are_ready(state, (action.villager,)):
        return NOT_READY
    if HAMMERS & BIT[VILLAGER_INDEX[action.villager]] == 0:
        return NO_HAMMER
    if not is_face_up(state, building):
        return NOT_FACE_UP
    if is_outpost(building) and state.villages.free_count[state.current] == 0:
        return NO_FREE_CAVE
    if not can_pay(state, int(price_of(state, state.current, building))):
        return TOO_DEAR
    return None


def is_face_up(state: State, building: i64) -> bool:
    """Say whether a building is for sale: a row, the star houses, the key houses (AAB-4.2)."""
    if building >= FIRST_KEY:
        return state.market.keys & BIT[building - FIRST_KEY] != 0
    if building >= FIRST_STAR:
        return state.market.stars & BIT[building - FIRST_STAR] != 0
    return any(i64(card) == building + 1 for card in state.market.slots)


def build(state: State, villager: i64, building: i64, journal: Journal) -> None:
    """Villager, payment, cave card, ``on_build``, goods, refill; the turn ends (AAB-4.7)."""
    seat = state.current
    price = price_of(state, seat, building)
    exhaust(state, seat, BIT[villager])
    state.villages.coins[seat] -= price
    tell_built(seat, villager, building, price, journal)
    take_from_row(state, building)
    if is_outpost(building):
        cover_cave(state, seat, building)
    put_up(state, seat, building)
    apply_list(state, seat, CARD_EFFECTS, building, journal)  # AAB-4.4, AAB-13.8
    for symbol in range(i64(FIRST_SYMBOL[building]), i64(FIRST_SYMBOL[building + 1])):
        lay_tokens(state, symbol, i64(SYMBOL_COUNT[symbol]))  # RULING-8
    end_turn(state, journal)


def take_from_row(state: State, building: i64) -> None:
    """Take a building from its place; only house and outpost slots are refilled (AAB-4.5)."""
    if building >= FIRST_KEY:
        state.market.keys &= ~BIT[building - FIRST_KEY]
    elif building >= FIRST_STAR:
        state.market.stars &= ~BIT[building - FIRST_STAR]
    else:
        for slot in range(ROW + ROW):
            if i64(state.market.slots[slot]) == building + 1:
                state.market.slots[slot] = 0
        state.market.gaps = True


def lay_tokens(state: State, symbol: i64, number: i64) -> i64:
    """Put tokens on a symbol from the supply, as far as available; return how many."""
    good = i64(SYMBOL_GOOD[symbol])
    left = i64(state.market.supply[good])
    laid = number if number < left else left
    state.market.supply[good] = u8(left - laid)
    state.villages.tokens[symbol] += u8(laid)
    return laid
