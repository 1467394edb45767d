"""Above and Below: effects in rewards, failures and on cards (AAB-3.20 to 3.27)."""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.games.above_and_below.effects import (
    COINS,
    EXTRA_CAVE,
    ITEM,
    REPUTATION,
    SPECIAL,
    EffectLists,
)
from dorfplatz.games.above_and_below.material import (
    BIT,
    HIGHEST_REPUTATION,
    ITEMS,
    LOWEST_REPUTATION,
    SPACES,
)
from dorfplatz.games.above_and_below.state import State, keep_cave
from dorfplatz.games.above_and_below.telling import (
    tell_cave_kept,
    tell_coins,
    tell_item,
    tell_joined,
    tell_reputation,
)


def apply_list(state: State, seat: i64, lists: EffectLists, which: i64, journal: Journal) -> None:
    """Apply a list of effects that ask nothing."""
    first = lists.first[which]
    for at in range(first, first + lists.count[which]):
        apply_effect(state, seat, lists.kind[at], lists.what[at], lists.number[at], journal)


def apply_effect(
    state: State, seat: i64, kind: i64, what: i64, number: i64, journal: Journal
) -> None:
    """Apply one effect that asks nothing."""
    if kind == COINS:
        gain_coins(state, seat, number, journal)
    elif kind == REPUTATION:
        change_reputation(state, seat, number, journal)
    elif kind == ITEM:
        gain_item(state, seat, what, number, journal)
    elif kind == SPECIAL:
        gain_special(state, seat, what, journal)
    elif kind == EXTRA_CAVE:
        gain_cave(state, seat, journal)
    else:
        gain_cheapest(state, seat, journal)


def gain_coins(state: State, seat: i64, number: i64, journal: Journal) -> None:
    """Take coins, without limit (RULING-19); or lose them, at most all (AAB-3.20)."""
    change = number
    if state.villages.coins[seat] + change < 0:
        change = 0 - state.villages.coins[seat]
    state.villages.coins[seat] += change
    tell_coins(seat, number, change, journal)


def change_reputation(state: State, seat: i64, number: i64, journal: Journal) -> None:
    """Move the marker; it stops at both ends of the track (AAB-3.21, RULING-22)."""
    position = state.villages.reputation[seat] + number
    if position < LOWEST_REPUTATION:
        position = LOWEST_REPUTATION
    if position > HIGHEST_REPUTATION:
        position = HIGHEST_REPUTATION
    state.villages.reputation[seat] = position
    tell_reputation(state, seat, number, journal)


def gain_item(state: State, seat: i64, item: i64, number: i64, journal: Journal) -> None:
    """Take tokens into the stock, as many as the supply has (AAB-3.22, AAB-10.1, AAB-11.1)."""
    left = i64(state.market.supply[item])
    taken = number if number < left else left
    state.market.supply[item] = u8(left - taken)
    state.villages.stock[seat * ITEMS + item] += u8(taken)
    tell_item(seat, item, taken, journal)


def gain_special(state: State, seat: i64, villager: i64, journal: Journal) -> None:
    """Take a special villager, exhausted (RULING-20), or 3 coins if it is gone (AAB-3.23)."""
    if state.market.specials & BIT[villager] == 0:
        gain_coins(state, seat, GONE, journal)
        return
    state.market.specials &= ~BIT[villager]
    state.villages.exhausted[seat] |= BIT[villager]
    tell_joined(seat, villager, journal)


GONE: Final[i64] = 3


def gain_cheapest(state: State, seat: i64, journal: Journal) -> None:
    """Take the leftmost villager of the row, exhausted, without paying (AAB-3.24)."""
    for space in range(SPACES):
        if state.market.spaces[space] > 0:
            villager = i64(state.market.spaces[space]) - 1
            state.market.spaces[space] = 0
            state.villages.exhausted[seat] |= BIT[villager]
            tell_joined(seat, villager, journal)
            return


def gain_cave(state: State, seat: i64, journal: Journal) -> None:
    """Take the top card of the pile, if there is one, as a free cave card (AAB-3.25)."""
    if state.market.top == 0:
        return
    cave = state.market.top - 1
    state.market.top = 0
    state.market.gaps = True
    keep_cave(state, seat, cave)
    tell_cave_kept(seat, cave, journal)
