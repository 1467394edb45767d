"""Above and Below: what belongs to the seats of a position, read and written (13.3)."""

import re
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.errors import BadPosition
from dorfplatz.games.above_and_below.actions import villagers_of
from dorfplatz.games.above_and_below.material import (
    BASE_COINS,
    BUILDING_IDS,
    BUILDING_INDEX,
    BUILDINGS,
    CAVE_IDS,
    CAVE_INDEX,
    CAVES,
    FIRST_OUTPOST,
    GOOD_IDS,
    HIGHEST_REPUTATION,
    ITEM_IDS,
    ITEMS,
    LOWEST_REPUTATION,
    SLOTS,
    STARTING,
    SYMBOL_BUILDING,
    SYMBOL_COUNT,
    SYMBOL_GOOD,
    SYMBOL_INDEX,
    SYMBOLS,
    TOKENS,
)
from dorfplatz.games.above_and_below.position.reader import Reader
from dorfplatz.games.above_and_below.state import (
    State,
    is_outpost,
    keep_cave,
    put_up,
)
from dorfplatz.kit import positions
from dorfplatz.kit.positions import Fields, misplaced

_BUILT: Final = re.compile(r"([HOSK][0-9]{1,2})(?:@(C[0-9]{2}))?(?::([a-z0-9+]+))?")
_WORTH: Final = 999_999


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


def read_areas(reader: Reader, seat: int) -> None:
    """Take the villagers of a seat by where they are."""
    player = reader.players[seat]
    state = reader.state
    if player.has("ready"):
        state.villages.ready[seat] = reader.villagers(seat, player.text("ready"))
    state.villages.exhausted[seat] = reader.villagers(seat, player.text("exhausted", "-"))
    state.villages.injured[seat] = reader.villagers(seat, player.text("injured", "-"))


def read_rest(reader: Reader) -> None:
    """Let those starting villagers be ready that nobody mentioned."""
    for seat, player in enumerate(reader.players):
        if not player.has("ready"):
            reader.state.villages.ready[seat] = STARTING[seat] & ~everybody(reader.state)


def read_things(reader: Reader, seat: int) -> None:
    """Take coins, reputation, goods, buildings and caves of a seat."""
    player = reader.players[seat]
    villages = reader.state.villages
    villages.coins[seat] = player.number("coins", BASE_COINS, 0, _WORTH)
    villages.reputation[seat] = _reputation(player.text("rep", "0"))
    for item, number in _counted("stock", player, ITEM_IDS).items():
        villages.stock[seat * ITEMS + item] = u8(number)
    if player.listed("sale"):
        villages.sale[seat] = u8(player.choice("sale", "-", ITEM_IDS) + 1)
    for slot, (good, number) in enumerate(_counted("track", player, GOOD_IDS).items()):
        villages.track_good[seat * SLOTS + slot] = u8(good + 1)
        villages.track_count[seat * SLOTS + slot] = u8(number)
    for text in player.listed("built", ","):
        _read_built(reader, seat, text)
    _read_free(reader, seat, player.text("free", "-"))


def _reputation(text: str) -> int:
    sign = -1 if text.startswith("-") else 1
    found = sign * positions.number("rep", text.removeprefix("-"), 0 if sign > 0 else 1)
    if not LOWEST_REPUTATION <= found <= HIGHEST_REPUTATION:
        raise misplaced(f"rep {text}", "AAB-3.21")
    return found


def _counted(field: str, player: Fields, names: Sequence[str]) -> dict[int, int]:
    """Return how many of each item a list such as ``fish3,ore1`` names."""
    found = positions.counts(field, player.listed(field, ","), names)
    for item, number in found.items():
        if number > int(TOKENS[item]):
            raise misplaced(player.text(field), "AAB-11.1")
    return found


def _read_built(reader: Reader, seat: int, text: str) -> None:
    state = reader.state
    found = positions.matched("built", _BUILT, text)
    building = BUILDING_INDEX[reader.mention(found[1], BUILDING_INDEX)]
    if found[2] is not None:
        if not is_outpost(building):
            raise misplaced(text)
        cave = CAVE_INDEX[reader.mention(found[2], CAVE_INDEX)]
        state.villages.covered[building - int(FIRST_OUTPOST)] = u8(cave + 1)
    elif is_outpost(building):
        reader.open_caves.append((seat, building))
    put_up(state, seat, building)
    for part in found[3].split("+") if found[3] else []:
        good, number = positions.counted("built", part, GOOD_IDS)
        symbol = SYMBOL_INDEX.get((found[1], GOOD_IDS[good]))
        if symbol is None or number > int(SYMBOL_COUNT[symbol]):
            raise misplaced(text, "AAB-4.4")
        if state.villages.tokens[symbol] > 0:
            raise misplaced(text)
        state.villages.tokens[symbol] = u8(number)


def _read_free(reader: Reader, seat: int, text: str) -> None:
    if positions.NUMBER.fullmatch(text):
        reader.open_caves += [(seat, -1)] * positions.number("free", text, 0, int(CAVES))
        return
    for name in positions.listed(text, ","):
        keep_cave(reader.state, seat, CAVE_INDEX[reader.mention(name, CAVE_INDEX)])


def fill_open_caves(reader: Reader) -> None:
    """Take the highest-numbered cave cards, seat by seat, outposts first."""
    unmentioned = reader.mentions.left(CAVE_IDS)
    for seat, outpost in sorted(reader.open_caves, key=lambda p: (p[0], p[1] < 0)):
        if not unmentioned:
            raise BadPosition("position-caves", {}, rule="AAB-4.3")
        name = reader.mention(unmentioned.pop(), CAVE_INDEX)
        if outpost < 0:
            keep_cave(reader.state, seat, CAVE_INDEX[name])
        else:
            reader.state.villages.covered[outpost - int(FIRST_OUTPOST)] = u8(CAVE_INDEX[name] + 1)


# -- Writing


def write_player(state: State, seat: int) -> str:
    """Return what belongs to a seat."""
    villages = state.villages
    stock = [int(villages.stock[seat * ITEMS + item]) for item in range(ITEMS)]
    goods = [int(villages.track_good[seat * SLOTS + slot]) - 1 for slot in range(SLOTS)]
    track = [
        f"{GOOD_IDS[good]}{int(villages.track_count[seat * SLOTS + slot])}"
        for slot, good in enumerate(goods)
        if good >= 0
    ]
    built = [
        _write_built(state, int(villages.built[seat * BUILDINGS + place]))
        for place in range(villages.built_count[seat])
    ]
    lists = {
        "exhausted": villagers_of(int(villages.exhausted[seat])),
        "injured": villagers_of(int(villages.injured[seat])),
        "stock": [f"{name}{stock[item]}" for item, name in enumerate(ITEM_IDS) if stock[item]],
        "sale": [ITEM_IDS[int(villages.sale[seat]) - 1]] if villages.sale[seat] > 0 else [],
        "track": track,
        "built": built,
        "free": free_caves(state, seat),
    }
    fields = {
        "coins": str(int(villages.coins[seat])),
        "rep": str(int(villages.reputation[seat])),
        "ready": ",".join(villagers_of(int(villages.ready[seat]))) or "-",
        **{name: positions.unless(",".join(entries)) for name, entries in lists.items()},
    }
    return positions.joined(fields, between=" ")


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


def free_caves(state: State, seat: int) -> list[str]:
    """Return the cave cards of a seat on which nothing stands."""
    first = seat * int(CAVES)
    return [
        CAVE_IDS[int(c)]
        for c in state.villages.free[first : first + int(state.villages.free_count[seat])]
    ]
