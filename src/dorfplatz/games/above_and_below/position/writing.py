"""Above and Below: positions written as text (13.3)."""

from mypy_extensions import i64

from dorfplatz.games.above_and_below.actions import USES, villagers_of
from dorfplatz.games.above_and_below.book import (
    OPTION_KEYS,
)
from dorfplatz.games.above_and_below.material import (
    BIT,
    BUILDING_IDS,
    CAVE_IDS,
    CAVES,
    FIRST_OUTPOST,
    GOOD_IDS,
    HOUSE_IDS,
    ITEM_IDS,
    ITEMS,
    KEY_IDS,
    OUTPOST_IDS,
    RECRUIT_IDS,
    SEAT_NAMES,
    SLOTS,
    SYMBOL_BUILDING,
    SYMBOL_GOOD,
    SYMBOLS,
    TOKENS,
    VILLAGER_IDS,
)
from dorfplatz.games.above_and_below.state import (
    ANSWERING,
    APPLYING,
    ARRIVALS,
    CAVE_DECK,
    DEEPEST,
    ENDED,
    ENTERING,
    FINAL,
    PAYING,
    READING,
    RECOVERING,
    SETUP,
    TURN,
    State,
    is_outpost,
)
from dorfplatz.games.above_and_below.village import (
    outcome_name,
)


def write_position(state: State) -> str:
    """Return the canonical text of a position."""
    parts = [
        f"players {int(state.seats)}",
        f"trade {'on' if state.trade else 'off'}",
        f"round {int(state.round)}",
        f"start {SEAT_NAMES[state.start]}",
    ]
    passed = [SEAT_NAMES[seat] for seat in range(state.seats) if state.passed & BIT[seat] != 0]
    if passed:
        parts.append(f"passed {' '.join(passed)}")
    parts.append(f"cider {'yes' if state.market.cider else 'no'}")
    parts += _write_decks(state)
    parts.append(f"keys {_names(KEY_IDS, int(state.market.keys), ' ')}")
    if supply := _write_supply(state):
        parts.append(f"supply {supply}")
    parts += [_write_player(state, seat) for seat in range(state.seats)]
    parts.append(_write_point(state))
    return "; ".join(parts)


def _names(ids: list[str], mask: int, separator: str) -> str:
    """Return the members of a mask by name."""
    return separator.join(name for place, name in enumerate(ids) if mask & (1 << place)) or "-"


def _write_decks(state: State) -> list[str]:
    houses, outposts = HOUSE_IDS, OUTPOST_IDS
    slots = [BUILDING_IDS[int(card) - 1] if card > 0 else "-" for card in state.market.slots]
    spaces = [VILLAGER_IDS[int(card) - 1] if card > 0 else "-" for card in state.market.spaces]
    top = [CAVE_IDS[state.market.top - 1] if state.market.top > 0 else "-"]
    held = _held_buildings(state)
    recruits = RECRUIT_IDS
    folk = villagers_of(int(everybody(state)))
    return [
        _write_deck(
            "houses", slots[:4], houses, int(state.market.house_bag), _under(state, 0), held
        ),
        _write_deck(
            "outposts", slots[4:], outposts, int(state.market.outpost_bag), _under(state, 1), held
        ),
        _write_deck(
            "villagers", spaces, recruits, int(state.market.villager_bag) >> 12, [], set(folk)
        ),
        _write_deck(
            "caves", top, CAVE_IDS, int(state.market.cave_bag), _under(state, 2), _held_caves(state)
        ),
    ]


def _write_deck(
    name: str, face_up: list[str], ids: list[str], bag: int, under: list[str], held: set[str]
) -> str:
    """Return one deck: what lies open, the unknown cards, the known ones under them."""
    elsewhere = {*face_up, *under, *held}
    inside = [card for place, card in enumerate(ids) if bag & (1 << place)]
    all_others = inside == [card for card in ids if card not in elsewhere]
    text = f"{name} {' '.join(face_up)} bag {'*' if all_others else ' '.join(inside) or '-'}"
    return f"{text} under {' '.join(under)}" if under else text


def _under(state: State, deck: int) -> list[str]:
    ids = CAVE_IDS if deck == CAVE_DECK else BUILDING_IDS
    first = deck * int(DEEPEST)
    count = int(state.market.under_count[deck])
    return [ids[int(card)] for card in state.market.under[first : first + count]]


def _held_buildings(state: State) -> set[str]:
    return {name for place, name in enumerate(BUILDING_IDS) if state.villages.owner[place] > 0}


def _held_caves(state: State) -> set[str]:
    held = {CAVE_IDS[int(cave) - 1] for cave in state.villages.covered if cave > 0}
    for seat in range(state.seats):
        held.update(_free_caves(state, seat))
    if state.exploration.cave > 0:
        held.add(CAVE_IDS[state.exploration.cave - 1])
    return held


def _free_caves(state: State, seat: int) -> list[str]:
    first = seat * int(CAVES)
    return [
        CAVE_IDS[int(c)]
        for c in state.villages.free[first : first + int(state.villages.free_count[seat])]
    ]


def everybody(state: State) -> i64:
    """Return all villagers that belong to somebody."""
    folk = state.exploration.party
    for seat in range(state.seats):
        folk |= (
            state.villages.ready[seat]
            | state.villages.exhausted[seat]
            | state.villages.injured[seat]
        )
    return folk


def lying(state: State) -> list[int]:
    """Return how many of each item lie anywhere but in the supply."""
    found = [0] * 10
    found[9] += int(state.market.cider)
    for symbol in range(SYMBOLS):
        found[int(SYMBOL_GOOD[symbol])] += int(state.villages.tokens[symbol])
    for seat in range(state.seats):
        for item in range(ITEMS):
            found[item] += int(state.villages.stock[seat * ITEMS + item])
        if state.villages.sale[seat] > 0:
            found[int(state.villages.sale[seat]) - 1] += 1
        for slot in range(SLOTS):
            good = int(state.villages.track_good[seat * SLOTS + slot]) - 1
            if good >= 0:
                found[good] += int(state.villages.track_count[seat * SLOTS + slot])
    return found


def _write_supply(state: State) -> str:
    found = lying(state)
    return " ".join(
        f"{name}{int(state.market.supply[item])}"
        for item, name in enumerate(ITEM_IDS)
        if int(state.market.supply[item]) != int(TOKENS[item]) - found[item]
    )


def _write_player(state: State, seat: int) -> str:
    villages = state.villages
    stock = [int(villages.stock[seat * 10 + item]) for item in range(10)]
    goods = [int(villages.track_good[seat * 8 + slot]) - 1 for slot in range(8)]
    track = [
        f"{GOOD_IDS[good]}{int(villages.track_count[seat * 8 + slot])}"
        for slot, good in enumerate(goods)
        if good >= 0
    ]
    built = [
        _write_built(state, int(villages.built[seat * 64 + place]))
        for place in range(villages.built_count[seat])
    ]
    parts = [
        f"{SEAT_NAMES[seat]} coins {int(villages.coins[seat])}",
        f"rep {int(villages.reputation[seat])}",
        f"ready {','.join(villagers_of(int(villages.ready[seat]))) or '-'}",
    ]
    lists = {
        "exhausted": villagers_of(int(villages.exhausted[seat])),
        "injured": villagers_of(int(villages.injured[seat])),
        "stock": [f"{name}{stock[item]}" for item, name in enumerate(ITEM_IDS) if stock[item]],
        "sale": [ITEM_IDS[int(villages.sale[seat]) - 1]] if villages.sale[seat] > 0 else [],
        "track": track,
        "built": built,
        "free": _free_caves(state, seat),
    }
    parts += [f"{keyword} {','.join(entries)}" for keyword, entries in lists.items() if entries]
    return " ".join(parts)


def _write_built(state: State, building: int) -> str:
    text = BUILDING_IDS[building]
    if is_outpost(building):
        text += f"@{CAVE_IDS[int(state.villages.covered[building - int(FIRST_OUTPOST)]) - 1]}"
    tokens = "+".join(
        f"{GOOD_IDS[int(SYMBOL_GOOD[symbol])]}{int(state.villages.tokens[symbol])}"
        for symbol in range(SYMBOLS)
        if int(SYMBOL_BUILDING[symbol]) == building and state.villages.tokens[symbol] > 0
    )
    return f"{text}:{tokens}" if tokens else text


def _write_point(state: State) -> str:
    phase = state.phase
    seat = SEAT_NAMES[state.current]
    if phase == SETUP:
        return "setup"
    if phase == ARRIVALS:
        return "arrivals"
    if phase == ENDED:
        return "over"
    if phase == PAYING:
        return f"income {seat}"
    if phase == FINAL:
        return f"final {seat}"
    if phase == RECOVERING:
        uses = ",".join(
            f"{name}={USES[int(state.night.uses[villager]) - 1]}"
            for villager, name in enumerate(VILLAGER_IDS)
            if state.night.uses[villager] > 0
        )
        return f"recover {seat} {uses}" if uses else f"recover {seat}"
    if phase in (TURN, ANSWERING):
        return _write_turn(state, seat)
    return _write_exploration(state, seat)


def _write_turn(state: State, seat: str) -> str:
    parts = [f"turn {seat}"]
    if state.phase == ANSWERING:
        parts = [f"offer {seat} {SEAT_NAMES[state.bargain.seller]}{int(state.bargain.price)}"]
    if state.bargain.moved:
        parts.append("moved")
    refused = [
        f"{SEAT_NAMES[seller]}{int(state.bargain.refused[seller])}"
        for seller in range(state.seats)
        if state.bargain.refused[seller] > 0
    ]
    return " ".join([*parts, "refused", *refused] if refused else parts)


def _write_exploration(state: State, seat: str) -> str:
    party = ",".join(villagers_of(int(state.exploration.party))) or "-"
    text = f"explore {seat} {CAVE_IDS[state.exploration.cave - 1]} {party}"
    if state.phase == ENTERING:
        return text
    text += f" #{int(state.exploration.section)}"
    if state.phase == READING:
        return text
    text += OPTION_KEYS[state.exploration.option]
    dice = ",".join(
        f"{name}={int(state.exploration.dice[villager])}"
        for villager, name in enumerate(VILLAGER_IDS)
        if state.exploration.dice[villager] > 0
    )
    if dice:
        text += f" {dice}"
    if state.phase == APPLYING:
        text += f" >{outcome_name(state)} @{int(state.exploration.effect) + 1}"
    return text
