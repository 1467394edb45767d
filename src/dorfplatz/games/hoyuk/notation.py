"""Höyük: actions to text and back (15.1, 15.2), and whole logs (15.4)."""

import re
from typing import Final, final

from mypy_extensions import i64

from dorfplatz.engine.errors import BadRecord, DorfplatzError, Unreadable
from dorfplatz.engine.notation import Notation, Recorded
from dorfplatz.engine.options import Options, Value
from dorfplatz.games.hoyuk import actions, position
from dorfplatz.games.hoyuk.actions import (
    Action,
    Build,
    Evaluate,
    Finish,
    Lose,
    Nominate,
    Place,
    PlaySet,
    Raze,
    Return,
    Spend,
    Start,
    Steal,
    Strike,
    Tile,
    Top,
    Use,
)
from dorfplatz.games.hoyuk.material import (
    CATASTROPHE_INDEX,
    CELL_INDEX,
    HOUSE_LIMITS,
    MODE_IDS,
    MOST_BLOCKS,
)
from dorfplatz.games.hoyuk.position.writing import is_seating
from dorfplatz.games.hoyuk.state import State

_CELL: Final = "[a-z][1-9][0-9]?"
_HOUSE: Final = re.compile(rf"H([x^]?)({_CELL})")
_PEN: Final = re.compile(rf"P({_CELL})([nesw])")
_OTHER: Final = re.compile(rf"([OSVMC])({_CELL})")
_SPEND: Final = re.compile(r"@([HOPSCVJ]):(.+)")
_SET: Final = re.compile(r"=([HOPSCVJ])([1-5])(?:\+J([1-4]))?")
_RAZE: Final = re.compile(rf"\*x({_CELL})")
_STEAL: Final = re.compile(rf"\*([OPSCVM])({_CELL})>({_CELL}[nesw]?)")
_LOSE: Final = re.compile(rf"x({_CELL})|~([OPSCV])({_CELL})")
_EVALUATE: Final = re.compile(r"#([1-9][0-9]?)")
_RETURN: Final = re.compile(r">([OSPTHCV])")
_NOMINATE: Final = re.compile(r">>([RGYUB])")
_START: Final = re.compile(r"!start=([RGYUB])")
_TOP: Final = re.compile(r"!top=([OSPTHCV]):([HOPSCVJ])")
_STRIKE: Final = re.compile(r"!cat=([a-z_]+_[12])")
_TILE: Final = re.compile(r"!tile=([HOPSWCVM])")
_USES: Final = "HPCV"


@final
class HoyukNotation(Notation[State, Action]):
    """How Höyük writes down its moves and positions."""

    def write(self, action: Action) -> str:
        """Return the one text of an action."""
        return write(action)

    def read(self, text: str) -> Action:
        """Return the action a text means."""
        return read(text)

    def encode(self, action: Action) -> i64:
        """Return the stable number of an action."""
        return actions.encode(action)

    def decode(self, code: i64) -> Action:
        """Return the action a number stands for."""
        return actions.decode(code)

    def write_position(self, state: State) -> str:
        """Return the canonical text of a position."""
        return position.write_position(state)

    def read_position(self, text: str, seats: int | None, options: Options | None) -> State:
        """Return the position a text describes, everything forced carried out."""
        return position.read_position(text, seats, options)

    def options_in(self, text: str) -> dict[str, Value]:
        """Return the options that a text names."""
        return position.options_in(text)

    def read_record(self, text: str) -> Recorded:
        """Read a log of the specification."""
        return read_record(text)


# -- Actions (15.1, 15.2) --------------------------------------------------------


def write(action: Action) -> str:
    """Return the one text of an action."""
    match action:
        case Build(place):
            return write_place(place)
        case Spend(card, place):
            return f"@{card}:{write_place(place)}"
        case PlaySet(card, count, metal):
            return f"={card}{count}" + (f"+J{metal}" if metal else "")
        case Finish():
            return "-"
        case Use(place):
            return f"*{write_place(place)}"
        case Raze(cell):
            return f"*x{cell}"
        case Steal(source, place):
            return f"*{place.element}{source}>{place.cell}{place.detail}"
        case Lose(element, cell):
            return f"x{cell}" if element == "H" else f"~{element}{cell}"
        case Evaluate(block):
            return f"#{block}"
        case Return(stack):
            return f">{stack}"
        case Nominate(tribe):
            return f">>{tribe}"
        case Start(tribe):
            return f"!start={tribe}"
        case Top(stack, card):
            return f"!top={stack}:{card}"
        case Strike(catastrophe):
            return f"!cat={catastrophe}"
        case Tile(kind):
            return f"!tile={kind}"


def write_place(place: Place) -> str:
    """Return the text of a placement: marks stand before the cell, directions after it."""
    if place.element == "H":
        return f"H{place.detail}{place.cell}"
    return f"{place.element}{place.cell}{place.detail}"


def read(text: str) -> Action:
    """Return the action a text means."""
    action = _read(text)
    if action is None:
        raise Unreadable("unreadable", {"text": text[:40]})
    return action


def _read(text: str) -> Action | None:
    if text == "-":
        return Finish()
    if text.startswith("!"):
        return _read_chance(text)
    if text.startswith("*"):
        return _read_ability(text)
    if place := _read_place(text):
        return Build(place)
    if (found := _SPEND.fullmatch(text)) and (place := _read_place(found[2])):
        fits = found[1] == "J" or found[1] == place.element
        return Spend(found[1], place) if fits else None
    if found := _SET.fullmatch(text):
        count, metal = int(found[2]), int(found[3] or 0)
        if count + metal > 5 or (found[1] == "J" and metal):
            return None
        return PlaySet(found[1], count, metal)
    return _read_rest(text)


def _read_rest(text: str) -> Action | None:
    if found := _LOSE.fullmatch(text):
        cell = found[1] or found[3]
        return Lose(found[2] or "H", cell) if cell in CELL_INDEX else None
    if (found := _EVALUATE.fullmatch(text)) and int(found[1]) <= MOST_BLOCKS:
        return Evaluate(int(found[1]))
    if found := _RETURN.fullmatch(text):
        return Return(found[1])
    if found := _NOMINATE.fullmatch(text):
        return Nominate(found[1])
    return None


def _read_place(text: str) -> Place | None:
    if found := _HOUSE.fullmatch(text):
        place = Place("H", found[2], found[1])
    elif found := _PEN.fullmatch(text):
        place = Place("P", found[1], found[2])
    elif found := _OTHER.fullmatch(text):
        place = Place(found[1], found[2])
    else:
        return None
    return place if place.cell in CELL_INDEX else None


def _read_ability(text: str) -> Action | None:
    if found := _RAZE.fullmatch(text):
        return Raze(found[1]) if found[1] in CELL_INDEX else None
    if found := _STEAL.fullmatch(text):
        place = _read_place(found[1] + found[3])
        return Steal(found[2], place) if place and found[2] in CELL_INDEX else None
    place = _read_place(text[1:])
    return Use(place) if place and place.element in _USES else None


def _read_chance(text: str) -> Action | None:
    if found := _START.fullmatch(text):
        return Start(found[1])
    if found := _TOP.fullmatch(text):
        return Top(found[1], found[2])
    if (found := _STRIKE.fullmatch(text)) and found[1] in CATASTROPHE_INDEX:
        return Strike(found[1])
    if found := _TILE.fullmatch(text):
        return Tile(found[1])
    return None


# -- Logs (15.4) ---------------------------------------------------------------

_ANNOTATIONS: Final = re.compile(r"\([^)]*\)|\[[^\]]*\]")
_ROUND: Final = re.compile(r"[1-9][0-9]*\.[1-4]")
_SEAT: Final = re.compile(r"[RGYUB]:")


def read_record(text: str) -> Recorded:
    """Read a log: the game field of a position, then all moves; annotations are skipped."""
    first, _, rest = text.strip().partition("\n")
    words = first.split()
    if (
        len(words) != 4
        or words[0] != "hoyuk"
        or words[1] not in MODE_IDS
        or words[2] not in [str(limit) for limit in HOUSE_LIMITS]
        or not is_seating(words[3])
    ):
        raise BadRecord("record-header", {"text": first[:60]})
    options: dict[str, Value] = {
        "mode": words[1],
        "house_limit": int(words[2]),
        "tribes": words[3],
    }
    moves: list[str] = []
    for word in _ANNOTATIONS.sub(" ", rest).split():
        if _ROUND.fullmatch(word) or (_SEAT.fullmatch(word) and word[0] in words[3]):
            continue
        try:
            read(word)
        except DorfplatzError as error:
            raise BadRecord("record-word", {"word": word[:40]}) from error
        moves.append(word)
    return Recorded(len(words[3]), options, moves)
