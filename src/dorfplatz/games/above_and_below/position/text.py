"""Above and Below: positions as text, and what concerns the whole table in them (13.3)."""

import re
from typing import Final

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Options, Value
from dorfplatz.games.above_and_below.material import (
    BIT,
    CAVE_INDEX,
    FIRST_STAR,
    MAX_SEATS,
    MIN_SEATS,
    SEAT_NAMES,
    SPECIALS,
)
from dorfplatz.games.above_and_below.position.decks import (
    DECKS,
    lay_decks,
    read_deck,
    read_keys,
    read_supply,
    write_decks,
    write_keys,
    write_supply,
)
from dorfplatz.games.above_and_below.position.point import POINTS, read_point, write_point
from dorfplatz.games.above_and_below.position.reader import Reader
from dorfplatz.games.above_and_below.position.villages import (
    everybody,
    fill_open_caves,
    read_areas,
    read_rest,
    read_things,
    write_player,
)
from dorfplatz.games.above_and_below.rules.course import go_on
from dorfplatz.games.above_and_below.state import (
    SETUP,
    TEXTS,
    State,
    before_setup,
)
from dorfplatz.kit import positions
from dorfplatz.kit.positions import misplaced

_FACTS: Final = ("players", "trade", "round", "start", "passed", "cider", *DECKS, "keys", "supply")
TRADES: Final = ("on", "off")
_ITEMS: Final = (*_FACTS, *SEAT_NAMES, "point")


def write_position(state: State, recorded: bool = False) -> str:
    """Return the canonical text of a position, or the one that records are chained by."""
    seats = range(int(state.seats))
    passed = [SEAT_NAMES[seat] for seat in seats if state.passed & BIT[seat] != 0]
    facts = {
        "players": str(int(state.seats)),
        "trade": "on" if state.trade else "off",
        "round": str(int(state.round)),
        "start": SEAT_NAMES[state.start],
        "passed": positions.unless(" ".join(passed)),
        "cider": "yes" if state.market.cider else "no",
        **write_decks(state),
        "keys": write_keys(state),
        "supply": positions.unless(write_supply(state)),
        **{SEAT_NAMES[seat]: write_player(state, seat) for seat in seats},
    }
    return f"{positions.joined(facts)}; {write_point(state, recorded)}"


def read_position(text: str, seats: int | None, options: Options | None) -> State:
    """Return the position a text describes; everything outside the grammar is rejected."""
    items = _items(text)
    written = " ".join(items.get("players", [str(seats or MIN_SEATS)]))
    found = positions.number("players", written, MIN_SEATS, MAX_SEATS)
    positions.check_seats(found, seats, MIN_SEATS, MAX_SEATS)
    asked = options or {}
    trade = positions.option("trade", _trade(items), asked.get("trade"), TRADES)
    state = before_setup(found, trade == "on", TEXTS.index(str(asked.get("texts", "reader"))))
    _read(Reader(state, items))
    state.market.gaps = state.phase != SETUP
    go_on(state, Journal(False))
    return state


def options_in(text: str) -> dict[str, Value]:
    """Return the options that a text names."""
    return positions.named("trade", _trade(_items(text)), TRADES)


def _trade(items: dict[str, list[str]]) -> str | None:
    return " ".join(items["trade"]) if "trade" in items else None


def _items(text: str) -> dict[str, list[str]]:
    """Return the items by their first word; the point of the game under ``point``."""
    items: dict[str, list[str]] = {}
    for part in re.split(r"[;\n]", text):
        words = part.split()
        if not words:
            continue
        key = "point" if words[0] in POINTS else words[0]
        if key in items or key not in _ITEMS:
            raise misplaced(part)
        items[key] = words if key == "point" else words[1:]
    return items


def _read(reader: Reader) -> None:
    """Read everything: explicit mentions first, then what was left open."""
    state = reader.state
    seats = range(len(reader.seats))
    _read_course(reader)
    if reader.point[:1] == ["explore"]:
        seat, words = reader.seat_of_point(4, 8)
        state.exploration.cave = CAVE_INDEX[reader.mention(words[0], CAVE_INDEX)] + 1
        state.exploration.party = reader.villagers(seat, words[1])
    for seat in seats:
        read_areas(reader, seat)
    for seat in seats:
        read_things(reader, seat)
    decks = [read_deck(reader, name) for name in DECKS]
    read_keys(reader)
    fill_open_caves(reader)
    read_rest(reader)
    lay_decks(reader, decks)
    owner = state.villages.owner
    state.market.stars = sum(1 << star for star in range(6) if owner[int(FIRST_STAR) + star] == 0)
    state.market.specials = SPECIALS & ~everybody(state)
    read_supply(reader)
    read_point(reader)


def _read_course(reader: Reader) -> None:
    """Take round, start player, cider and who has passed."""
    state = reader.state
    first = "2" if reader.point[:1] in (["recover"], ["income"]) else "1"
    state.round = reader.fact("round", first, "1234567") + 1
    state.start = reader.fact("start", "A", reader.seats)
    state.market.cider = 1 - reader.fact("cider", "yes", ["yes", "no"])
    for name in reader.items.get("passed", []):
        if name not in reader.seats or state.passed & BIT[reader.seats.index(name)] != 0:
            raise misplaced(f"passed {name}")
        state.passed |= BIT[reader.seats.index(name)]
    for name in SEAT_NAMES[len(reader.seats) :]:
        if name in reader.items:
            raise misplaced(name)
