"""Above and Below: odds, prices and worth, reckoned from what everybody sees."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from dorfplatz.engine.journal import Journal
from dorfplatz.games.above_and_below.actions import USES, Build, villagers_of
from dorfplatz.games.above_and_below.book import CHECK, HIGH, LOW, OPTION_COUNT, OPTION_KEYS
from dorfplatz.games.above_and_below.book import OPTION_TYPE as TYPE_OF
from dorfplatz.games.above_and_below.material import (
    BIT,
    BUILDING_IDS,
    BUILDINGS,
    CARD_EFFECTS,
    DIE,
    EXPLORE_LANTERN,
    FACES,
    FULL_HEAL,
    GOOD_IDS,
    HAMMERS,
    ITEMS,
    LANTERNS,
    PERKS,
    QUILLS,
    SPACE_COST,
    SPACES,
    TRAINER,
    VILLAGER_IDS,
    VILLAGER_INDEX,
    members,
)
from dorfplatz.games.above_and_below.rules.build import forbids_building, is_face_up
from dorfplatz.games.above_and_below.rules.free import place
from dorfplatz.games.above_and_below.rules.rewards import apply_list
from dorfplatz.games.above_and_below.scoring import (
    bonus_points,
    building_count,
    position_points,
    ranking_points,
    track_points,
    villager_count,
)
from dorfplatz.games.above_and_below.state import (
    EXERTING,
    READING,
    RECOVERING,
    ROLLING,
    State,
    put_up,
)
from dorfplatz.games.above_and_below.village import (
    FITS,
    USE_COUNT,
    bonus_of,
    income_step,
    page_of,
    price_of,
    slot_for,
)

Odds: TypeAlias = list[tuple[int, int, int, float]]
"""A number of lanterns, the chance of reaching it alone and exerted in percent, who is hurt."""

NUMBERS: Final = range(2, 9)
MOST_TRIED: Final = 7
"""So many ready villagers are tried in every combination; of more, the best of every size."""
SILENT: Final = Journal(False)


# -- Lanterns ----------------------------------------------------------------------------------


def chances(villagers: tuple[str, ...]) -> list[int]:
    """Return in how many of all rolls a party has 0, 1, 2 ... lanterns (AAB-3.8)."""
    ways = [1]
    for name in villagers:
        lit = [int(LANTERNS[VILLAGER_INDEX[name] * DIE + die]) for die in range(1, DIE)]
        grown = [0] * (len(ways) + 3)
        for total, count in enumerate(ways):
            for more in lit:
                grown[total + more] += count
        ways = grown
    return ways


def odds(ways: list[int], sure: int, party: int, numbers: list[int]) -> Odds:
    """Return what a party reaches with ``sure`` lanterns besides its dice (AAB-3.9, AAB-3.11)."""
    rolls = sum(ways)
    found: Odds = []
    for number in numbers:
        alone = 0
        exerted = 0
        hurt = 0
        for total, count in enumerate(ways):
            missing = number - sure - total
            if missing <= 0:
                alone += count
            elif missing <= party:
                exerted += count
                hurt += count * missing
        mean = round(hurt / exerted, 1) if exerted else 0.0
        found.append((number, percent(alone, rolls), percent(alone + exerted, rolls), mean))
    return found


def percent(part: int, whole: int) -> int:
    """Return a share in percent; only what is certain is 100, only what is impossible 0."""
    share = (200 * part + whole) // (2 * whole)
    if 0 < part < whole:
        return min(99, max(1, share))
    return share


def parties(state: State, seat: int) -> list[tuple[tuple[str, ...], Odds]]:
    """Return the odds of the parties that a village could send (AAB-3.2)."""
    ready = villagers_of(int(state.villages.ready[seat]))
    sure = int(state.villages.perks[seat * PERKS + EXPLORE_LANTERN])
    groups: list[tuple[str, ...]] = []
    if len(ready) <= MOST_TRIED:
        for picks in range(1 << len(ready)):
            group = [name for at, name in enumerate(ready) if picks >> at & 1]
            if len(group) > 1:
                groups.append(tuple(group))
    else:
        best = sorted(ready, key=mean_lanterns, reverse=True)
        for size in range(2, len(ready) + 1):
            chosen = best[:size]
            groups.append(tuple([name for name in ready if name in chosen]))
    return [(group, odds(chances(group), sure, len(group), list(NUMBERS))) for group in groups]


def mean_lanterns(villager: str) -> int:
    """Return the lanterns of all six faces together."""
    first = VILLAGER_INDEX[villager] * int(DIE)
    return sum([int(LANTERNS[first + face]) for face in range(1, int(FACES) + 1)])


def options(state: State) -> list[tuple[str, int, Odds]]:
    """Return the odds of the options of the open encounter, or of the one that was chosen."""
    phase = state.phase
    if phase not in (READING, ROLLING, EXERTING):
        return []
    found: list[tuple[str, int, Odds]] = []
    page = int(page_of(state))
    count = int(OPTION_COUNT[int(state.book.page[state.exploration.section])])
    party = int(members(state.exploration.party))
    lodge = int(state.villages.perks[state.current * PERKS + EXPLORE_LANTERN])
    for option in range(count):
        entry = page + option
        chosen = phase == READING or option == state.exploration.option
        if chosen and i64(TYPE_OF[entry]) == CHECK:
            numbers = [int(n) for n in (LOW[entry], HIGH[entry]) if n > 0]
            bonus = lodge + int(bonus_of(state, entry))
            rolling = state.exploration.party if phase == READING else state.exploration.to_roll
            sure = bonus if phase == READING else int(state.exploration.lanterns)
            if phase == ROLLING:
                sure += bonus
            ways = chances(villagers_of(int(rolling if phase != EXERTING else 0)))
            found.append((OPTION_KEYS[option], bonus, odds(ways, sure, party, numbers)))
    return found


# -- Buildings and villagers ---------------------------------------------------------------------


def builders(state: State, seat: int) -> tuple[str, ...]:
    """Return the ready villagers with a hammer (AAB-4.1)."""
    return villagers_of(int(state.villages.ready[seat] & HAMMERS))


def trainers(state: State, seat: int) -> tuple[str, ...]:
    """Return the ready villagers who may train (AAB-6.1, AAB-13.2)."""
    anybody = state.villages.perks[seat * PERKS + TRAINER] > 0
    return villagers_of(
        int(state.villages.ready[seat] if anybody else state.villages.ready[seat] & QUILLS)
    )


def cards(state: State, seat: int) -> list[tuple[str, int, int, str | None, str | None]]:
    """Return every building for sale with price, worth and the first thing against it."""
    asked = state.copy()
    asked.current = seat
    asked.active = seat
    hammers = builders(state, seat)
    before = points_now(state, seat)
    found: list[tuple[str, int, int, str | None, str | None]] = []
    for building in range(BUILDINGS):
        if is_face_up(state, building):
            name = BUILDING_IDS[building]
            refusal = forbids_building(asked, Build(hammers[0] if hammers else NOBODY, name))
            price = int(price_of(state, seat, building))
            worth = points_with(state, seat, building, price) - before
            if refusal is None:
                found.append((name, price, worth, None, None))
            else:
                found.append((name, price, worth, refusal.key, refusal.rule))
    return found


NOBODY: Final = "X6"
"""Asked for a village without a ready hammer, so that the answer is that nobody is ready."""


def points_with(state: State, seat: int, building: i64, price: int) -> int:
    """Return the points a seat would have with one more building, paid for as far as it can."""
    world = state.copy()
    world.villages.coins[seat] = max(i64(0), world.villages.coins[seat] - i64(price))
    put_up(world, seat, building)
    apply_list(world, seat, CARD_EFFECTS, building, SILENT)
    return points_now(world, seat)


def points_now(state: State, seat: int) -> int:
    """Return the score a seat would have now (AAB-12.1)."""
    return (
        track_points(state, seat)
        + building_count(state, seat)
        + ranking_points(state, seat)
        + position_points(state, seat)
        + bonus_points(state, seat)
    )


def recruits(state: State, seat: int) -> list[tuple[str, int, bool]]:
    """Return the villagers in the row with the price of their space (AAB-6.2)."""
    coins = int(state.villages.coins[seat])
    found: list[tuple[str, int, bool]] = []
    for space in range(SPACES):
        if state.market.spaces[space] > 0:
            price = int(SPACE_COST[space])
            found.append((VILLAGER_IDS[int(state.market.spaces[space]) - 1], price, price <= coins))
    return found


def seat_points(state: State, seat: int) -> tuple[int, int, int, int, int, int, int]:
    """Return the points of a seat by source, its reputation place and its villagers."""
    above = 0
    for other in range(state.seats):
        if state.villages.reputation[other] > state.villages.reputation[seat]:
            above += 1
    return (
        track_points(state, seat),
        building_count(state, seat),
        ranking_points(state, seat),
        position_points(state, seat),
        bonus_points(state, seat),
        above + 1,
        villager_count(state, seat),
    )


# -- Goods ---------------------------------------------------------------------------------------


def goods(state: State, seat: int) -> list[tuple[str, int, int, int, int]]:
    """Return for every good the slot of its next token, its points with bonuses, its income."""
    before = points_now(state, seat)
    found: list[tuple[str, int, int, int, int]] = []
    for good, name in enumerate(GOOD_IDS):
        slot = slot_for(state, seat, good)
        world = state.copy()
        world.villages.stock[seat * ITEMS + i64(good)] += 1
        place(world, seat, good, SILENT)
        points = points_now(world, seat) - before
        stock = int(state.villages.stock[seat * ITEMS + i64(good)])
        found.append((name, stock, int(slot) + 1, points, int(income_step(state, seat, slot))))
    return found


def placing(state: State, seat: int) -> tuple[str, ...]:
    """Return the goods in stock in the order that scores most: new kinds by rising number."""
    held: list[tuple[int, int]] = []
    for good in range(len(GOOD_IDS)):
        count = int(state.villages.stock[seat * ITEMS + i64(good)])
        if count > 0:
            held.append((count, good))
    order: list[str] = []
    for count, good in sorted(held):
        order.extend([GOOD_IDS[good]] * count)
    return tuple(order)


# -- Recovery ------------------------------------------------------------------------------------


def recovery(state: State) -> list[tuple[str, str, bool, tuple[str, ...]]] | None:
    """Return who could use what, what is settled, and beds for the others as far as they last."""
    if state.phase != RECOVERING:
        return None
    seat = state.current
    heals_fully = state.villages.perks[seat * PERKS + FULL_HEAL] > 0
    waiting = villagers_of(int(state.night.to_ask))
    hurt = [name for name in waiting if is_hurt(state, name)]
    tired = [name for name in waiting if not is_hurt(state, name)]
    beds = (hurt + tired if heals_fully else tired + hurt)[: int(state.night.beds_left)]
    plan: list[tuple[str, str, bool, tuple[str, ...]]] = []
    for name in villagers_of(int(state.villages.exhausted[seat] | state.villages.injured[seat])):
        settled = int(state.night.uses[i64(VILLAGER_INDEX[name])])
        uses = possible_uses(is_hurt(state, name), heals_fully)
        if settled > 0:
            plan.append((name, USES[settled - 1], True, uses))
        else:
            plan.append((name, "b" if name in beds else "-", False, uses))
    return plan


def is_hurt(state: State, villager: str) -> bool:
    """Say whether a villager of the current player is injured."""
    return state.villages.injured[state.current] & BIT[VILLAGER_INDEX[villager]] != 0


def possible_uses(hurt: bool, heals_fully: bool) -> tuple[str, ...]:
    """Return what helps a villager at all (AAB-9.7, AAB-9.9)."""
    first = int(USE_COUNT) if hurt else 0
    return tuple(
        [
            use
            for number, use in enumerate(USES)
            if FITS[i64(first + number)] == 1 and not (heals_fully and use in ("bp", "bc"))
        ]
    )


def after_recovery(
    state: State, plan: list[tuple[str, str, bool, tuple[str, ...]]]
) -> tuple[int, int, int]:
    """Return how many would be ready, exhausted and injured after a plan (AAB-9.5)."""
    ready = int(members(state.villages.ready[state.current]))
    exhausted = 0
    injured = 0
    heals_fully = state.villages.perks[state.current * PERKS + FULL_HEAL] > 0
    for name, use, _, _ in plan:
        steps = len(use) if use != "-" else 0
        if use == "b" and heals_fully:
            steps = 2
        left = (2 if is_hurt(state, name) else 1) - steps
        if left <= 0:
            ready += 1
        elif left == 1:
            exhausted += 1
        else:
            injured += 1
    return ready, exhausted, injured
