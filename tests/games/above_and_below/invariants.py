"""Above and Below: what holds after every move (section 11), cheap enough for many games."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.above_and_below.codes import BUILD, EXPLORE, HARVEST, TRAIN, WORK
from dorfplatz.games.above_and_below.material import (
    HOUSES,
    PERK,
    PERKS,
    SYMBOL_COUNT,
    SYMBOL_GOOD,
    SYMBOL_RENEWABLE,
    TOKENS,
)
from dorfplatz.games.above_and_below.state import (
    ANSWERING,
    APPLYING,
    ARRIVALS,
    ENDED,
    PAYING,
    RECOVERING,
    SETUP,
    TURN,
    State,
)

EVERYBODY_ELSE = 0xFFFFFF000
"""The recruitable and special villagers."""


def check_step(game: AnyGame, before: Any, code: int | None, after: Any) -> None:
    """Fail if a move from ``before`` to ``after`` broke an invariant.

    What a move left as it was has been checked before.
    """
    assert isinstance(after, State)
    known = before if isinstance(before, State) else None
    for rows, check in CHECKS:
        if known is None or any(row(known, name) != row(after, name) for name in rows):
            check(after)
    if known is not None and code is not None:
        check_move(known, code, after)
    check_turn(game, after)


def row(state: State, name: str) -> object:
    """Return a part of a position in a form that compares quickly."""
    value = attrgetter(name)(state)
    return value if isinstance(value, int | bool) else list(value)


def check_tokens(state: State) -> None:
    lying = list(bytes(state.market.supply))
    lying[9] += int(state.market.cider)
    symbols = bytes(state.villages.tokens)
    for symbol, count in enumerate(symbols):
        lying[int(SYMBOL_GOOD[symbol])] += count
        assert count <= (1 if SYMBOL_RENEWABLE[symbol] else int(SYMBOL_COUNT[symbol])), "RULING-9"
    stock = bytes(state.villages.stock)
    goods, counts = bytes(state.villages.track_good), bytes(state.villages.track_count)
    for seat in range(state.seats):
        for item in range(10):
            lying[item] += stock[seat * 10 + item]
        if state.villages.sale[seat]:
            lying[int(state.villages.sale[seat]) - 1] += 1
    for good, count in zip(goods, counts, strict=True):
        if good:
            lying[good - 1] += count
    assert lying == list(bytes(TOKENS)), "INV-1"


def check_villagers(state: State) -> None:
    everywhere = [
        int(state.exploration.party),
        int(state.market.villager_bag),
        int(state.market.specials),
    ]
    everywhere += [1 << (int(card) - 1) for card in bytes(state.market.spaces) if card]
    for seat in range(state.seats):
        everywhere += [
            int(state.villages.ready[seat]),
            int(state.villages.exhausted[seat]),
            int(state.villages.injured[seat]),
        ]
        own = everywhere[-1] | everywhere[-2] | everywhere[-3]
        assert own & 0xFFF & ~(0x111 << seat) == 0, "AAB-1.1"
    union = 0
    for mask in everywhere:
        assert union & mask == 0, "INV-2"
        union |= mask
    assert union & EVERYBODY_ELSE == EVERYBODY_ELSE, "INV-2"


def check_caves(state: State) -> None:
    cards = [place for place in range(25) if int(state.market.cave_bag) >> place & 1]
    cards += [int(card) - 1 for card in (state.market.top, state.exploration.cave) if card]
    under = bytes(state.market.under)
    cards += under[64 : 64 + int(state.market.under_count[2])]
    covered = [card - 1 for card in bytes(state.villages.covered) if card]
    free = bytes(state.villages.free)
    for seat in range(state.seats):
        cards += free[seat * 25 : seat * 25 + int(state.villages.free_count[seat])]
        built = bytes(state.villages.built)[
            seat * 64 : seat * 64 + int(state.villages.built_count[seat])
        ]
        outposts = [building for building in built if 25 <= building < 49]
        assert all(state.villages.covered[building - 25] > 0 for building in outposts), "INV-3"
    assert sorted(cards + covered) == list(range(25)), "INV-3"
    owned = [building for building in range(25, 49) if state.villages.owner[building]]
    assert len(covered) == len(owned), "INV-3"


def check_buildings(state: State) -> None:
    slots = bytes(state.market.slots)
    under = bytes(state.market.under)
    for deck, (first, count, bag) in enumerate(
        ((0, 25, int(state.market.house_bag)), (25, 24, int(state.market.outpost_bag)))
    ):
        cards = [first + place for place in range(count) if bag >> place & 1]
        known = int(state.market.under_count[deck])
        cards += under[deck * 32 : deck * 32 + known]
        row = [card - 1 for card in slots[deck * 4 : deck * 4 + 4] if card]
        cards += row
        cards += [
            building for building in range(first, first + count) if state.villages.owner[building]
        ]
        assert sorted(cards) == list(range(first, first + count)), "INV-4"
        if state.active >= 0:
            assert len(row) == 4 or (bag == 0 and known == 0), "INV-4"
    for star in range(6):
        assert (int(state.market.stars) >> star & 1) + (state.villages.owner[49 + star] > 0) == 1, (
            "INV-4"
        )
    keys = sum(
        (int(state.market.keys) >> key & 1) + (state.villages.owner[55 + key] > 0)
        for key in range(9)
    )
    assert state.phase == SETUP or keys == 4, "INV-4"
    assert HOUSES == 25


def check_boards(state: State) -> None:
    goods, counts = bytes(state.villages.track_good), bytes(state.villages.track_count)
    for seat in range(state.seats):
        assert state.villages.coins[seat] >= 0 and -4 <= state.villages.reputation[seat] <= 10, (
            "INV-5"
        )
        row = goods[seat * 8 : seat * 8 + 8].rstrip(b"\0")
        assert 0 not in row and len(set(row)) == len(row), "INV-5"
        assert all((good > 0) == (counts[seat * 8 + slot] > 0) for slot, good in enumerate(row))
        built = bytes(state.villages.built)[
            seat * 64 : seat * 64 + int(state.villages.built_count[seat])
        ]
        for perk in range(8):
            kept = int(state.villages.perks[seat * PERKS + perk])
            summed = sum(int(PERK[building * PERKS + perk]) for building in built)
            assert kept == summed + (3 if perk == 0 else 0), "AAB-13.9"


def ready_count(state: State) -> int:
    return sum(bin(int(state.villages.ready[seat])).count("1") for seat in range(state.seats))


def check_move(before: State, code: int, after: State) -> None:
    before_end = before.phase < ARRIVALS
    if before_end and after.round == before.round:
        assert ready_count(after) <= ready_count(before), "INV-6"
        verb = code - code % (1 << 44)
        if code >= HARVEST or verb in (EXPLORE, BUILD, TRAIN, WORK):
            assert ready_count(after) < ready_count(before), "INV-6"
    if before.phase == TURN and code < EXPLORE:  # a free action uses up what does not come back
        assert fuel(after) < fuel(before) or after.phase == ANSWERING, "INV-7"
    elif before.phase == ANSWERING:
        assert fuel(after) < fuel(before), "INV-7"
    if after.round > before.round:
        assert after.round == before.round + 1 and before.round < 7, "INV-8"
    if list(after.known.revealed) != list(before.known.revealed) or list(after.known.read) != list(
        before.known.read
    ):
        for section in range(217):
            gained = int(after.known.revealed[section]) & ~int(before.known.revealed[section])
            assert bin(gained).count("1") <= 1, "INV-9"
            assert after.known.read[section] >= before.known.read[section]
    if before.phase == APPLYING and after.phase == APPLYING:
        assert (after.exploration.outcome, after.exploration.section) == (
            before.exploration.outcome,
            before.exploration.section,
        ), "INV-9"
        assert after.exploration.effect >= before.exploration.effect, "INV-9"


def fuel(state: State) -> int:
    """Return what free actions use up: coins, goods, the change of the sale spot, prices."""
    seat = int(state.current)
    coins = int(state.villages.coins[seat])
    goods = sum(bytes(state.villages.stock)[seat * 10 : seat * 10 + 8])
    unrefused = 0
    for other in range(state.seats):
        if other != seat and state.villages.sale[other]:
            unrefused += max(0, coins - max(2, int(state.bargain.refused[other])))
    sale = 1 if state.villages.sale[seat] else 0
    return 1000 * coins + 10 * (goods + sale) + 20 * (not state.bargain.moved) + unrefused


def check_turn(game: AnyGame, state: State) -> None:
    if state.active == OVER:
        assert state.phase == ENDED and state.round == 7, "INV-8"
        assert game.rules.standing(state).winners
    elif state.active != CHANCE:
        assert 0 <= state.active < state.seats
        if state.phase in (RECOVERING, PAYING):
            assert state.round > 1 and state.passed == 0


CHECKS: list[tuple[tuple[str, ...], Callable[[State], None]]] = [
    (
        (
            "market.supply",
            "market.cider",
            "villages.tokens",
            "villages.stock",
            "villages.sale",
            "villages.track_good",
            "villages.track_count",
        ),
        check_tokens,
    ),
    (
        (
            "villages.ready",
            "villages.exhausted",
            "villages.injured",
            "exploration.party",
            "market.villager_bag",
            "market.specials",
            "market.spaces",
        ),
        check_villagers,
    ),
    (
        (
            "market.cave_bag",
            "market.top",
            "exploration.cave",
            "market.under",
            "villages.covered",
            "villages.free",
            "villages.free_count",
            "villages.owner",
        ),
        check_caves,
    ),
    (
        (
            "market.slots",
            "market.under",
            "market.house_bag",
            "market.outpost_bag",
            "villages.owner",
            "market.stars",
            "market.keys",
            "active",
        ),
        check_buildings,
    ),
    (
        (
            "villages.coins",
            "villages.reputation",
            "villages.track_good",
            "villages.built",
            "villages.perks",
        ),
        check_boards,
    ),
]
