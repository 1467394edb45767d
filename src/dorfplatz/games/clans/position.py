"""Clans: positions as text (12.2)."""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.errors import BadPosition
from dorfplatz.engine.options import Options, Value
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.clans.material import (
    CLAN_LETTERS,
    MAX_SEATS,
    MIN_SEATS,
    TERRITORY_IDS,
    TERRITORY_INDEX,
)
from dorfplatz.games.clans.state import NO_CARD, NO_MOVE, TWELVE, State, empty_board, finish
from dorfplatz.kit import positions
from dorfplatz.kit.bag import total
from dorfplatz.kit.positions import Fields
from dorfplatz.kit.regions import long_row, row

_GROUP: Final = re.compile(r"([A-L][1-5]):((?:[krbgy][1-9][0-9]*)+)")
_LAYOUT: Final = re.compile(r"([A-L])=([krbgy]{5})")
_FIELDS: Final = ("c", "s", "p", "x", "cards", "large_merge")
_MOST: Final = 1_000_000
_MERGES: Final = ("must", "may")


def write_position(state: State) -> str:
    """Return the canonical text of a position."""
    groups = [
        f"{name}:{composition}"
        for territory, name in enumerate(TERRITORY_IDS)
        if (composition := _composition(state, territory))
    ]
    fields = {
        "c": _listed(state.chips),
        "s": _listed(state.scores),
        "p": _player(state),
        "x": _listed(state.removed) if total(state.removed) > 0 else None,
        "cards": "".join("-" if c < 0 else CLAN_LETTERS[c] for c in state.cards),
        "large_merge": "may" if state.may_merge else None,
    }
    return f"{' '.join(groups) or '-'}; {positions.joined(fields, '=')}"


def _listed(numbers: vec[i64]) -> str:
    return ",".join(str(int(number)) for number in numbers)


def _composition(state: State, territory: int) -> str:
    return "".join(
        f"{letter}{int(state.huts[territory * 5 + clan])}"
        for clan, letter in enumerate(CLAN_LETTERS)
        if state.huts[territory * 5 + clan] > 0
    )


def _player(state: State) -> str:
    if state.active == CHANCE:
        return "setup"
    if state.active == OVER:
        return "over"
    return str(int(state.active) + 1)


def read_position(text: str, seats: int | None, options: Options | None) -> State:
    """Return the position a text describes; everything outside the grammar is rejected."""
    board, fields = _split(text)
    chips = positions.numbers("c", fields.text("c", "0,0").split(","), _MOST)
    positions.check_seats(len(chips), seats, MIN_SEATS, MAX_SEATS, "CLA-1.1")
    merge = fields.option("large_merge", (options or {}).get("large_merge"), _MERGES)
    state = empty_board(len(chips), merge == "may")
    state.chips = long_row(chips)
    state.founded = total(state.chips)
    state.scores = long_row(fields.numbers("s", len(CLAN_LETTERS), _MOST))
    state.removed = long_row(fields.numbers("x", len(CLAN_LETTERS), _MOST))
    state.huts = row(_huts(board))
    _check_counts(state)
    state.derive()
    player = fields.text("p", "1")
    if player == "setup":
        _read_setup(state, fields)
    else:
        cards = fields.text("cards", CLAN_LETTERS[: len(chips)])
        state.cards = long_row(_cards(cards, len(chips)))
        state.dealt = 13 + state.seats
        _read_player(state, player)
    return state


def options_in(text: str) -> dict[str, Value]:
    """Return the options that a text names."""
    return positions.named("large_merge", _split(text)[1].found.get("large_merge"), _MERGES)


def _split(text: str) -> tuple[str, Fields]:
    board, *others = text.split("; ")
    return board, Fields(positions.fields(others, _FIELDS))


def _huts(text: str) -> list[int]:
    huts = [0] * 300
    if text == "-":
        return huts
    last = -1
    shorthand = ":" not in text
    for word in text.split(" "):
        layout = _LAYOUT.fullmatch(word)
        group = _GROUP.fullmatch(word)
        if layout and shorthand and len(set(layout[2])) == 5:
            first = TERRITORY_INDEX[f"{layout[1]}1"]
            groups = [(first + place, f"{clan}1") for place, clan in enumerate(layout[2])]
        elif group:
            groups = [(TERRITORY_INDEX[group[1]], group[2])]
        else:
            raise BadPosition("position-group", {"group": word[:40]})
        for territory, composition in groups:
            if territory <= last:
                raise BadPosition("position-order", {"group": word[:40]})
            last = territory
            _fill(huts, territory, composition, word)
    return huts


def _fill(huts: list[int], territory: int, composition: str, word: str) -> None:
    last = -1
    for letter, number in re.findall(r"([krbgy])([1-9][0-9]*)", composition):
        clan = CLAN_LETTERS.index(letter)
        if clan <= last or len(number) > 2 or int(number) > 12:
            raise BadPosition("position-group", {"group": word[:40]})
        last = clan
        huts[territory * 5 + clan] = int(number)


def _check_counts(state: State) -> None:
    for clan, letter in enumerate(CLAN_LETTERS):
        standing = sum(int(state.huts[territory * 5 + clan]) for territory in range(60))
        if standing + int(state.removed[clan]) > 12:
            raise BadPosition(
                "position-huts",
                {"letter": letter, "huts": standing + int(state.removed[clan])},
                rule="CLA-1.2",
            )
    if state.founded > 12:
        raise BadPosition("position-chips", {"chips": int(state.founded)}, rule="CLA-7.1")


def _cards(text: str, seats: int) -> list[int]:
    if "?" in text:
        raise BadPosition("position-hidden", {"cards": text[:8]}, rule="CLA-12.1")
    dealt = [letter for letter in text if letter != "-"]
    if (
        len(text) != seats
        or any(letter not in CLAN_LETTERS for letter in dealt)
        or len(set(dealt)) != len(dealt)
        or len(dealt) != seats
    ):
        raise BadPosition("position-cards", {"cards": text[:8]}, rule="CLA-1.3")
    return [CLAN_LETTERS.index(letter) for letter in text]


def _read_setup(state: State, fields: Fields) -> None:
    """Take a position during the setup; the next event is the first that has not happened."""
    seats = int(state.seats)
    cards = fields.text("cards", "-" * seats)
    dealt = cards.rstrip("-")
    regions = 0
    while regions < 12 and _is_settled(state, regions):
        regions += 1
    beyond = any(state.size[territory] > 0 for territory in range(regions * 5, 60))
    spent = state.founded > 0 or total(state.scores) > 0 or total(state.removed) > 0
    if beyond or spent or len(cards) != seats or (dealt and regions < 12):
        raise BadPosition("position-setup", {}, rule="CLA-2.2")
    known = _cards(dealt, len(dealt)) if dealt else []
    state.cards = long_row(known + [NO_CARD] * (seats - len(known)))
    state.dealt = regions + len(known)
    state.active = CHANCE


def _is_settled(state: State, region: int) -> bool:
    territories = range(region * 5, region * 5 + 5)
    return all(state.size[territory] == 1 for territory in territories) and all(
        any(state.huts[territory * 5 + clan] == 1 for territory in territories) for clan in range(5)
    )


def _read_player(state: State, player: str) -> None:
    """Take the seat to move, unless the position says by itself that the game is over."""
    if player != "over" and (player not in ("1", "2", "3", "4") or int(player) > state.seats):
        raise BadPosition("position-player", {"player": player[:10]})
    if state.founded == 12:
        finish(state, TWELVE)
    elif state.borders == 0:
        finish(state, NO_MOVE)
    elif player == "over":
        raise BadPosition("position-not-over", {})
    else:
        state.active = int(player) - 1
