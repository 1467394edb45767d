"""Höyük: positions read from text (15.3), everything forced carried out."""

import re
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.errors import BadPosition
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Options
from dorfplatz.engine.prompt import Arg
from dorfplatz.engine.rules import OVER
from dorfplatz.games.hoyuk.belongings import count_owned
from dorfplatz.games.hoyuk.material import (
    AROUND,
    CARD_LETTERS,
    CARDS,
    CATASTROPHE_INDEX,
    CATTLE,
    CELL_INDEX,
    CELL_NAMES,
    EFFECT,
    ELEMENT_IDS,
    EXPERT,
    GROUP_IDS,
    GROUP_OF_STACK,
    GROUPS_OF,
    HOUSE_LIMITS,
    IN_MODE,
    LOCUSTS,
    MODE_IDS,
    MOST_CARDS,
    NO_CARD,
    NO_TILE,
    OVEN,
    PEN,
    SHAMAN,
    SHRINE,
    STACK_LETTERS,
    STACKS,
    STACKS_OF,
    TARGET,
    TILE_LETTERS,
    TRIBE_LETTERS,
    VILLAGER,
)
from dorfplatz.games.hoyuk.position import (
    DEFAULT_TOPS,
    ROOFS,
    default_counts,
    is_seating,
    letters,
    storeys_of,
)
from dorfplatz.games.hoyuk.rules.reward import pend_top
from dorfplatz.games.hoyuk.rules.tribes import parts
from dorfplatz.games.hoyuk.rules.turns import advance
from dorfplatz.games.hoyuk.scoring import PARTS, final_points, score_finally, score_village
from dorfplatz.games.hoyuk.state import (
    A_PEN,
    AT_ABILITY,
    AT_BLOCK,
    AT_BUILD,
    AT_CARDS,
    AT_DEAL,
    AT_DRAW,
    AT_LOSS,
    AT_NOMINATE,
    AT_OVER,
    AT_RETURN,
    AT_SETUP,
    AT_STRIKE,
    EMPTY,
    EVALUATED,
    HAS_CATTLE,
    HAS_OVEN,
    HAS_SHAMAN,
    HAS_SHRINE,
    HAS_VILLAGER,
    HOUSES,
    NO_SLOT,
    RUIN,
    SKIPPED,
    STRUCK,
    State,
    empty_village,
    following,
    pend,
)
from dorfplatz.games.hoyuk.village import derive, host_of
from dorfplatz.kit import positions
from dorfplatz.kit.positions import number, wrong
from dorfplatz.kit.regions import row
from dorfplatz.kit.squares import DIRECTIONS, groups

_TOKEN: Final = re.compile(
    r"(?:([RGYUB])([a-z][1-9][0-9]?)(\^?)((?:\+[OSVM])*)"
    r"|x([a-z][1-9][0-9]?)(\^?)"
    r"|P([a-z][1-9][0-9]?)([nesw])(\+C)?)"
)
_STACK: Final = re.compile(r"([HOPSCVJ])?(?:\?([1-9][0-9]?))?([HOPSCVJ]*)")
_COUNTS: Final = re.compile(r"(?:([HOPSCVJ])([1-9][0-9]?))+")
_COUNT: Final = re.compile(r"([HOPSCVJ])([1-9][0-9]?)")
_FIELDS: Final = (
    "round", "start", "at", "end", "grid", "stacks", "bag", "dealt", "open", "aside", "used",
    "hit", "skip", "done",
)  # fmt: skip


def read_position(text: str, seats: int | None, options: Options | None) -> State:
    """Return the position a text describes, everything forced carried out."""
    first, *others = text.strip().split("; ")
    state = _read_game(first, seats, options)
    fields, own = _read_fields(others, letters(state))
    state.round = number("round", fields.get("round", "1"), 1, 99)
    state.first = _seat(state, fields.get("start", letters(state)[0]), "start")
    _read_grid(state, fields.get("grid", ""))
    for seat, letter in enumerate(letters(state)):
        _read_seat(state, seat, own.get(letter, ""))
    if "end" in fields:
        positions.choice("end", fields["end"], [""])
        state.ending = True
    at = fields.get("at", f"cards1 {letters(state)[state.first]}")
    _read_stacks(state, fields)
    _check_cards(state)
    _read_used(state, fields.get("used", ""))
    _read_tiles(state, fields, at)
    _read_marks(state, fields, at)
    _read_at(state, at, fields)
    advance(state, Journal(False))
    return state


def _read_game(text: str, seats: int | None, options: Options | None) -> State:
    words = text.split(" ")
    if len(words) != 4 or words[0] != "hoyuk":
        raise BadPosition("position-game", {"text": text[:40]}, rule="HOY-2.1")
    _, mode, limit, tribes = words
    allowed = [str(number) for number in HOUSE_LIMITS]
    if mode not in MODE_IDS or limit not in allowed or not is_seating(tribes):
        raise BadPosition("position-game", {"text": text[:40]}, rule="HOY-2.1")
    positions.check_seats(len(tribes), seats)
    written = {"mode": mode, "house_limit": limit, "tribes": tribes}
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
    return empty_village(MODE_IDS.index(mode), int(limit), herds == "all", numbers)


def _read_fields(written: Sequence[str], tribes: str) -> tuple[dict[str, str], dict[str, str]]:
    found = positions.fields(written, (*_FIELDS, *tribes), " ")
    own = {name: found.pop(name) for name in tribes if name in found}
    return found, own


def _seat(state: State, text: str, field: str) -> int:
    return positions.choice(field, text, letters(state))


# -- Grid


def _read_grid(state: State, text: str) -> None:
    words = text.split()
    order: list[int] = []
    for word in words:
        order.append(_read_token(state, word))
    around = [int(cell) for cell in AROUND]
    number = {}
    for found in groups(order, around):
        number[min(order.index(cell) for cell in found)] = found
    for place, first in enumerate(sorted(number)):
        for cell in number[first]:
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
    found = _TOKEN.fullmatch(word)
    name = (found[2] or found[5] or found[7]) if found else ""
    if found is None or name not in CELL_INDEX:
        raise wrong("grid", word)
    cell = CELL_INDEX[name]
    if state.what[cell] != EMPTY:
        raise BadPosition("position-twice", {"cell": name}, rule="HOY-3.2")
    if found[1]:
        seat = _seat(state, found[1], "grid")
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
    roof = 0
    for letter in marks:
        roof |= ROOFS[letter]
    state.roof[cell] = u8(roof)
    for bit, element in (
        (HAS_OVEN, OVEN),
        (HAS_SHRINE, SHRINE),
        (HAS_VILLAGER, VILLAGER),
        (HAS_SHAMAN, SHAMAN),
    ):
        if roof & int(bit):
            state.stock[element] -= 1


# -- Players


def _read_seat(state: State, seat: int, text: str) -> None:
    built = int(storeys_of(state, seat))
    most = int(state.limit) - built
    names = ("houses", "vp", "hand", "played")
    values = positions.pairs(letters(state)[seat], text.split(), names)
    if most < 0:
        raise wrong(letters(state)[seat], text)
    state.supply[seat] = number("houses", values.get("houses", str(most)), 0, most)
    state.points[seat] = number("vp", values.get("vp", "0"), 0, 999_999)
    for card in _cards(state, "hand", values.get("hand", "")):
        state.hand[seat * int(CARDS) + card] += 1
    played = _cards(state, "played", values.get("played", ""))
    for place, card in enumerate(played):
        state.played[seat * int(MOST_CARDS) + place] = u8(card)
    state.played_count[seat] = u8(len(played))
    if state.supply[seat] == 0:
        state.ending = True


def _cards(state: State, field: str, text: str) -> list[int]:
    allowed = CARD_LETTERS if state.mode == EXPERT else "HOPSJ"
    if len(text) > MOST_CARDS or any(letter not in allowed for letter in text):
        raise wrong(field, text)
    return [CARD_LETTERS.index(letter) for letter in text]


# -- Stacks


def _read_stacks(state: State, fields: dict[str, str]) -> None:
    stacks = int(STACKS_OF[state.mode])
    if "stacks" not in fields:
        if "bag" in fields:
            raise wrong("bag", fields["bag"])
        for stack in range(stacks):
            state.tops[stack] = u8(CARD_LETTERS.index(DEFAULT_TOPS[stack]))
            state.hidden[stack] = 9
        for group in range(int(GROUPS_OF[state.mode])):
            _fill_bag(state, group, default_counts(group))
        return
    words = fields["stacks"].split()
    if len(words) != stacks:
        raise wrong("stacks", fields["stacks"])
    for stack, word in enumerate(words):
        _read_stack(state, stack, word)
    _read_bags(state, fields.get("bag", ""))


def _read_stack(state: State, stack: int, word: str) -> None:
    name, _, content = word.partition("=")
    state.tops[stack] = NO_CARD
    state.hidden[stack] = 0
    if name != STACK_LETTERS[stack] or not content:
        raise wrong("stacks", word)
    if content == "-":
        return
    found = _STACK.fullmatch(content)
    if found is None or (found[1] is None and found[2] is None):
        raise wrong("stacks", word)
    if found[1] is not None:
        state.tops[stack] = u8(_cards(state, "stacks", found[1])[0])
    if found[2] is not None:
        state.hidden[stack] = u8(int(found[2]))
    returned = _cards(state, "stacks", found[3])
    for place, card in enumerate(returned):
        state.returned[stack * int(MOST_CARDS) + place] = u8(card)
    state.returned_count[stack] = u8(len(returned))


def _read_bags(state: State, text: str) -> None:
    given: dict[str, list[int]] = {}
    for word in text.split():
        name, _, content = word.partition("=")
        if name not in GROUP_IDS[: GROUPS_OF[state.mode]] or name in given:
            raise wrong("bag", word)
        if not _COUNTS.fullmatch(content):
            raise wrong("bag", word)
        counts = [0] * int(CARDS)
        for letter, copies in _COUNT.findall(content):
            counts[CARD_LETTERS.index(letter)] += int(copies)
        given[name] = counts
    for group in range(int(GROUPS_OF[state.mode])):
        counts = given.get(GROUP_IDS[group], [0] * int(CARDS))
        hidden = sum(
            int(state.hidden[stack])
            for stack in range(STACKS_OF[state.mode])
            if GROUP_OF_STACK[stack] == group
        )
        if sum(counts) != hidden:
            raise BadPosition(
                "position-bag",
                {"group": GROUP_IDS[group], "found": sum(counts), "hidden": hidden},
                rule="HOY-4.4",
            )
        _fill_bag(state, group, counts)


def _check_cards(state: State) -> None:
    """Reject more cards than the rows can hold; fewer or more than in the box are allowed."""
    found = 0
    for hand in state.hand:
        found += int(hand)
    for played in state.played_count:
        found += int(played)
    for stack in range(int(STACKS)):
        found += int(state.hidden[stack]) + int(state.returned_count[stack])
        found += state.tops[stack] != NO_CARD
    if found > MOST_CARDS:
        raise BadPosition("position-cards", {"found": found, "most": int(MOST_CARDS)})


def _fill_bag(state: State, group: int, counts: list[int]) -> None:
    for card, count in enumerate(counts):
        state.bags[group * int(CARDS) + card] = u8(count)


# -- Catastrophes, tiles, marks


def _read_used(state: State, text: str) -> None:
    for place, name in enumerate(text.split()):
        card = CATASTROPHE_INDEX.get(name, -1)
        if card < 0 or not IN_MODE[state.mode][card] or name in text.split()[:place]:
            raise wrong("used", name)
        state.used[place] = u8(card)
        state.used_count += 1


def _read_tiles(state: State, fields: dict[str, str], at: str) -> None:
    expected = int(state.first)
    dealt = fields.get("dealt", "").split()
    for word in dealt:
        expected = int(following(state, expected))
        name, _, kind = word.partition("=")
        if name != letters(state)[expected] or len(kind) != 1 or kind not in TILE_LETTERS:
            raise wrong("dealt", word)
        _take_tile(state, TILE_LETTERS.index(kind))
        state.dealt[expected] = u8(TILE_LETTERS.index(kind))
    building = at.startswith("build")
    wanted = len(dealt) == state.seats if building else len(dealt) < state.seats
    if len(dealt) > state.seats or not wanted or (dealt and not at.startswith(("deal", "build"))):
        raise wrong("dealt", fields.get("dealt", ""))
    for letter in fields.get("aside", ""):
        if letter not in TILE_LETTERS:
            raise wrong("aside", fields["aside"])
        _take_tile(state, TILE_LETTERS.index(letter))
        state.aside[TILE_LETTERS.index(letter)] += 1
    if "open" in fields and not building:
        raise wrong("open", fields["open"])


def _take_tile(state: State, kind: int) -> None:
    if state.tile_bag[kind] == 0:
        raise BadPosition("position-tiles", {"tile": TILE_LETTERS[kind]}, rule="HOY-2.6")
    state.tile_bag[kind] -= 1


def _read_open(state: State, seat: int, text: str | None) -> None:
    kind = TILE_LETTERS[i64(state.dealt[seat])]
    slots = "HH" + kind if text is None else text
    houses = len(slots) - len(slots.lstrip("H"))
    third = slots.lstrip("H")
    most = 3 if kind == "H" else 2
    if not slots or third not in ("", kind) or houses > most:
        raise wrong("open", slots)
    state.open_houses = houses
    state.open_third = i64(TILE_LETTERS.index(third)) if third else NO_SLOT


def _read_marks(state: State, fields: dict[str, str], at: str) -> None:
    for name, mark in (("hit", STRUCK), ("skip", SKIPPED), ("done", EVALUATED)):
        for word in fields.get(name, "").split():
            block = number(name, word, 1, int(state.blocks))
            state.marks[block] |= mark
    if "hit" in fields and not at.startswith("loss "):
        raise wrong("hit", fields["hit"])


# -- What comes next


def _read_at(state: State, text: str, fields: dict[str, str]) -> None:
    words = text.split(" ")
    name = words[0]
    plain = ("setup", "draw", "score", "over", "deal1", "deal2")
    if name == "loss" and len(words) == 4:
        _read_loss(state, words)
    elif name[:-1] == "ability" and len(words) == 3:
        _read_ability(state, words)
    elif len(words) == 1 and name in plain:
        _read_plain(state, name, fields)
    elif len(words) == 2:
        _read_decision(state, name, _seat(state, words[1], "at"), fields)
    else:
        raise wrong("at", text)
    if name not in ("setup", "score", "over"):
        stacks = STACKS_OF[state.mode]
        for above in range(1, stacks + 1):
            pend_top(state, stacks - above)


def _read_plain(state: State, name: str, fields: dict[str, str]) -> None:
    if name == "setup":
        untouched = state.blocks == 0 and all(top == NO_CARD for top in state.tops)
        if not untouched or "start" in fields:
            raise wrong("at", name)
        pend(state, AT_SETUP, 0, 0, 0)
    elif name == "draw":
        used = state.used_count
        if used >= sum(int(card) for card in IN_MODE[state.mode]):
            raise wrong("used", name)
        pend(state, AT_DRAW, 0, 0, 0)
    elif name.startswith("deal"):
        seat = following(state, state.first)
        while state.dealt[seat] != NO_TILE:
            seat = following(state, seat)
        pend(state, AT_DEAL, seat, int(name[4]), 0)
    else:
        pend(state, AT_OVER, 0, 0, 0)
        state.active = OVER
        if name == "score":
            score_finally(state)
        else:
            _check_over(state)


def _check_over(state: State) -> None:
    score_village(state)
    for seat in range(state.seats):
        least = 0
        for part in range(PARTS):
            least += int(final_points(state, seat, part))
        if state.points[seat] < least:
            details: dict[str, Arg] = {"tribe": letters(state)[seat], "least": least}
            raise BadPosition("position-points", details, rule="HOY-11.4")


def _read_decision(state: State, name: str, seat: int, fields: dict[str, str]) -> None:
    if name in ("cards1", "cards2", "cards3", "cards4"):
        pend(state, AT_CARDS, seat, int(name[5]), 0)
    elif name in ("build1", "build2"):
        pend(state, AT_BUILD, seat, int(name[5]), 0)
        _read_open(state, seat, fields.get("open"))
    elif name == "block":
        pend(state, AT_BLOCK, seat, 0, 0)
    elif name == "return":
        pend(state, AT_RETURN, seat, 0, 0)
    elif name == "nominate" and seat == state.first:
        pend(state, AT_NOMINATE, seat, 0, 0)
    else:
        raise wrong("at", f"{name} {letters(state)[seat]}")


def _read_ability(state: State, words: list[str]) -> None:
    seat = _seat(state, words[1], "at")
    part = number("at", words[2], 1, int(parts(i64(state.tribes[seat]))))
    if state.mode != EXPERT or words[0][-1] not in "1234":
        raise wrong("at", " ".join(words))
    phase = int(words[0][-1])
    pend(state, AT_CARDS, seat, phase, 0)
    pend(state, AT_ABILITY, seat, phase, part)


def _read_loss(state: State, words: list[str]) -> None:
    seat = _seat(state, words[1], "at")
    block = number("at", words[2], 1, int(state.blocks))
    count = number("at", words[3], 1, 144)
    card = int(state.used[state.used_count - 1]) if state.used_count > 0 else -1
    if card < 0 or EFFECT[card] >= LOCUSTS or not state.marks[block] & STRUCK:
        raise wrong("at", " ".join(words))
    if count > count_owned(state, seat, block, TARGET[card]):
        raise wrong("at", " ".join(words))
    after = following(state, seat)
    if after != state.first:
        pend(state, AT_STRIKE, after, 0, 0)
    else:
        pend(state, AT_CARDS, state.first, 3, 0)
    pend(state, AT_LOSS, seat, block, count)
