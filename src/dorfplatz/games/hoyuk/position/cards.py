"""Höyük: stacks, catastrophes and tiles of a position, read from text (15.3)."""

import re
from typing import Final

from mypy_extensions import u8

from dorfplatz.engine.errors import BadPosition
from dorfplatz.games.hoyuk.material import (
    CARD_LETTERS,
    CARDS,
    CATASTROPHE_INDEX,
    EXPERT,
    GROUP_IDS,
    GROUP_OF_STACK,
    GROUPS_OF,
    IN_MODE,
    MOST_CARDS,
    NO_CARD,
    STACK_LETTERS,
    STACKS,
    STACKS_OF,
    TILE_LETTERS,
)
from dorfplatz.games.hoyuk.position.writing import DEFAULT_STACKS, letters
from dorfplatz.games.hoyuk.state import (
    State,
    following,
)
from dorfplatz.kit.positions import Fields, matched, wrong

_STACK: Final = re.compile(r"([HOPSCVJ])?(?:\?([1-9][0-9]?))?([HOPSCVJ]*)")
_COUNTS: Final = re.compile(r"(?:([HOPSCVJ])([1-9][0-9]?))+")
_COUNT: Final = re.compile(r"([HOPSCVJ])([1-9][0-9]?)")


def read_stacks(state: State, fields: Fields) -> None:
    """Lay the stacks of rewards, and what is hidden in them."""
    if fields.has("bag") and not fields.has("stacks"):
        raise fields.refuse("bag")
    stacks, bag = DEFAULT_STACKS[state.mode]
    words = fields.words("stacks", stacks)
    if len(words) != STACKS_OF[state.mode]:
        raise fields.refuse("stacks")
    for stack, word in enumerate(words):
        _read_stack(state, stack, word)
    _read_bags(state, fields.words("bag", "" if fields.has("stacks") else bag))
    _check_cards(state)


def _read_stack(state: State, stack: int, word: str) -> None:
    name, _, content = word.partition("=")
    state.tops[stack] = NO_CARD
    state.hidden[stack] = 0
    if name != STACK_LETTERS[stack] or not content:
        raise wrong("stacks", word)
    if content == "-":
        return
    found = matched("stacks", _STACK, content)
    if found[1] is None and found[2] is None:
        raise wrong("stacks", word)
    if found[1] is not None:
        state.tops[stack] = u8(cards("stacks", found[1], state)[0])
    if found[2] is not None:
        state.hidden[stack] = u8(int(found[2]))
    returned = cards("stacks", found[3], state)
    for place, card in enumerate(returned):
        state.returned[stack * int(MOST_CARDS) + place] = u8(card)
    state.returned_count[stack] = u8(len(returned))


def _read_bags(state: State, words: list[str]) -> None:
    given: dict[str, list[int]] = {}
    for word in words:
        name, _, content = word.partition("=")
        if name not in GROUP_IDS[: GROUPS_OF[state.mode]] or name in given:
            raise wrong("bag", word)
        matched("bag", _COUNTS, content)
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
        for card, count in enumerate(counts):
            state.bags[group * int(CARDS) + card] = u8(count)


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


# -- Catastrophes, tiles, marks


def read_used(state: State, fields: Fields) -> None:
    """Take the catastrophes that happened."""
    words = fields.words("used")
    for place, name in enumerate(words):
        card = CATASTROPHE_INDEX.get(name, -1)
        if card < 0 or not IN_MODE[state.mode][card] or name in words[:place]:
            raise wrong("used", name)
        state.used[place] = u8(card)
        state.used_count += 1


def read_tiles(state: State, fields: Fields, at: str) -> None:
    """Deal the tiles that were dealt and lay aside those that are."""
    expected = int(state.first)
    dealt = fields.words("dealt")
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
        raise fields.refuse("dealt")
    for letter in fields.text("aside"):
        if letter not in TILE_LETTERS:
            raise fields.refuse("aside")
        _take_tile(state, TILE_LETTERS.index(letter))
        state.aside[TILE_LETTERS.index(letter)] += 1
    if fields.has("open") and not building:
        raise fields.refuse("open")


def _take_tile(state: State, kind: int) -> None:
    if state.tile_bag[kind] == 0:
        raise BadPosition("position-tiles", {"tile": TILE_LETTERS[kind]}, rule="HOY-2.6")
    state.tile_bag[kind] -= 1


def cards(field: str, text: str, state: State) -> list[int]:
    """Return reward cards by their letters."""
    allowed = CARD_LETTERS if state.mode == EXPERT else "HOPSJ"
    if len(text) > MOST_CARDS or any(letter not in allowed for letter in text):
        raise wrong(field, text)
    return [CARD_LETTERS.index(letter) for letter in text]
