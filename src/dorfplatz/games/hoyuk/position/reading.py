"""Höyük: positions read from text (15.3), everything forced carried out."""

import re
from typing import Final

from mypy_extensions import u8

from dorfplatz.engine.errors import BadPosition
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Options, Value
from dorfplatz.games.hoyuk.material import (
    AROUND,
    CARDS,
    CATTLE,
    CELL_INDEX,
    CELL_NAMES,
    ELEMENT_IDS,
    ELEMENT_LETTERS,
    HOUSE_LIMITS,
    MODE_IDS,
    MOST_CARDS,
    PEN,
    TRIBE_LETTERS,
)
from dorfplatz.games.hoyuk.position.cards import cards, read_stacks, read_tiles, read_used
from dorfplatz.games.hoyuk.position.point import read_point
from dorfplatz.games.hoyuk.position.writing import (
    MARKS,
    is_seating,
    letters,
    roof_bit,
    storeys_of,
)
from dorfplatz.games.hoyuk.rules.turns import advance
from dorfplatz.games.hoyuk.state import (
    A_PEN,
    EMPTY,
    HAS_CATTLE,
    HOUSES,
    RUIN,
    State,
    empty_village,
)
from dorfplatz.games.hoyuk.village import derive, host_of
from dorfplatz.kit import positions
from dorfplatz.kit.positions import Fields, choice, matched, number, twice, wrong
from dorfplatz.kit.regions import row
from dorfplatz.kit.squares import DIRECTIONS, groups

_TOKEN: Final = re.compile(
    r"(?:([RGYUB])([a-z][1-9][0-9]?)(\^?)((?:\+[OSVM])*)"
    r"|x([a-z][1-9][0-9]?)(\^?)"
    r"|P([a-z][1-9][0-9]?)([nesw])(\+C)?)"
)
_FIELDS: Final = (
    "round", "start", "at", "end", "grid", "stacks", "bag", "dealt", "open", "aside", "used",
    "hit", "skip", "done",
)  # fmt: skip


def read_position(text: str, seats: int | None, options: Options | None) -> State:
    """Return the position a text describes, everything forced carried out."""
    first, *others = _parts(text)
    state = _read_game(first, seats, options)
    tribes = letters(state)
    fields = Fields(positions.fields(others, (*_FIELDS, *tribes), " "))
    state.round = fields.number("round", 1, 1, 99)
    state.first = fields.choice("start", tribes[0], tribes)
    _read_grid(state, fields)
    for seat in range(len(tribes)):
        _read_seat(state, seat, fields)
    if fields.has("end"):
        fields.choice("end", "", [""])
        state.ending = True
    at = fields.text("at", f"cards1 {tribes[state.first]}")
    read_stacks(state, fields)
    read_used(state, fields)
    read_tiles(state, fields, at)
    _read_marks(state, fields, at)
    read_point(state, at, fields)
    advance(state, Journal(False))
    return state


def _read_game(text: str, seats: int | None, options: Options | None) -> State:
    mode, limit, tribes = _written(text)
    positions.check_seats(len(tribes), seats)
    written = {"mode": mode, "house_limit": str(limit), "tribes": tribes}
    given = dict(options or {})
    herds = str(given.pop("herds", "all"))  # how the end is scored is not part of a position
    if herds not in ("all", "own"):
        raise positions.other_option("herds", "-", herds)
    for key, value in given.items():
        # Five tribes may be named for fewer seats; the first ones take part.
        asked = str(value)[: len(tribes)] if key == "tribes" else str(value)
        if asked != written.get(key):
            raise positions.other_option(key, written.get(key, "-"), asked)
    numbers = row([TRIBE_LETTERS.index(letter) for letter in tribes])
    return empty_village(MODE_IDS.index(mode), limit, herds == "all", numbers)


def options_in(text: str) -> dict[str, Value]:
    """Return the options that a text names."""
    mode, limit, tribes = _written(_parts(text)[0])
    return {"mode": mode, "house_limit": limit, "tribes": tribes}


def _parts(text: str) -> list[str]:
    return text.strip().split("; ")


def _written(text: str) -> tuple[str, int, str]:
    """Return mode, house limit and tribes: the first words of every position."""
    words = text.split(" ")
    if len(words) == 4 and words[0] == "hoyuk":
        _, mode, limit, tribes = words
        allowed = [str(number) for number in HOUSE_LIMITS]
        if mode in MODE_IDS and limit in allowed and is_seating(tribes):
            return mode, int(limit), tribes
    raise BadPosition("position-game", {"text": text[:40]}, rule="HOY-2.1")


# -- Grid


def _read_grid(state: State, fields: Fields) -> None:
    order = [_read_token(state, word) for word in fields.words("grid")]
    blocks = groups(order, [int(cell) for cell in AROUND])
    blocks.sort(key=lambda block: min(order.index(cell) for cell in block))
    for place, block in enumerate(blocks):
        for cell in block:
            state.block[cell] = u8(place + 1)
    derive(state)
    for cell in order:
        if state.what[cell] == A_PEN:
            if state.what[host_of(state, cell)] < HOUSES:
                raise BadPosition("position-host", {"cell": CELL_NAMES[cell]}, rule="HOY-6.20")
            if state.walls[cell] == 4:
                raise BadPosition("position-closed", {"cell": CELL_NAMES[cell]}, rule="HOY-6.23")
    for element in range(1, 7):
        if state.stock[element] < 0:
            raise BadPosition("position-pieces", {"element": f"element:{ELEMENT_IDS[element]}"})


def _read_token(state: State, word: str) -> int:
    found = matched("grid", _TOKEN, word)
    name = found[2] or found[5] or found[7]
    if name not in CELL_INDEX:
        raise wrong("grid", word)
    cell = CELL_INDEX[name]
    if state.what[cell] != EMPTY:
        raise twice(name, "HOY-3.2")
    if found[1]:
        seat = choice("grid", found[1], letters(state))
        state.what[cell] = HOUSES + u8(seat)
        state.tall[cell] = 2 if found[3] else 1
        _read_roof(state, cell, found[4], word)
    elif found[5]:
        state.what[cell] = RUIN
        state.tall[cell] = 2 if found[6] else 1
    else:
        state.what[cell] = A_PEN
        state.host[cell] = u8(DIRECTIONS.index(found[8]))
        state.stock[PEN] -= 1
        if found[9]:
            state.roof[cell] = HAS_CATTLE
            state.stock[CATTLE] -= 1
    return cell


def _read_roof(state: State, cell: int, text: str, word: str) -> None:
    marks = text.replace("+", "")
    if len(set(marks)) != len(marks) or {"O", "S"} <= set(marks):
        raise BadPosition("position-roof", {"token": word}, rule="HOY-6.24")
    for letter in marks:
        state.roof[cell] |= roof_bit(letter)
        state.stock[ELEMENT_LETTERS.index(letter)] -= 1


# -- Players


def _read_seat(state: State, seat: int, fields: Fields) -> None:
    tribe = letters(state)[seat]
    most = int(state.limit) - int(storeys_of(state, seat))
    names = ("houses", "vp", "hand", "played")
    own = Fields(positions.pairs(tribe, fields.words(tribe), names))
    if most < 0:
        raise fields.refuse(tribe)
    state.supply[seat] = own.number("houses", most, 0, most)
    state.points[seat] = own.number("vp", 0, 0, 999_999)
    for card in cards("hand", own.text("hand"), state):
        state.hand[seat * int(CARDS) + card] += 1
    played = cards("played", own.text("played"), state)
    for place, card in enumerate(played):
        state.played[seat * int(MOST_CARDS) + place] = u8(card)
    state.played_count[seat] = u8(len(played))
    if state.supply[seat] == 0:
        state.ending = True


# -- Blocks


def _read_marks(state: State, fields: Fields, at: str) -> None:
    for name, mark in MARKS.items():
        for word in fields.words(name):
            state.marks[number(name, word, 1, int(state.blocks))] |= mark
    if fields.has("hit") and not at.startswith("loss "):
        raise fields.refuse("hit")
