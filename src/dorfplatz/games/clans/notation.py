"""Clans: actions to text and back (12.1), and whole games (12.3)."""

import re
from typing import Final

from dorfplatz.engine.errors import BadRecord, DorfplatzError, Unreadable
from dorfplatz.engine.game import CHANCE, OVER, Recorded, Value
from dorfplatz.engine.journal import Journal
from dorfplatz.games.clans.actions import Action, Card, Move, Settle, Start, encode
from dorfplatz.games.clans.rules import apply, start
from dorfplatz.games.clans.state import State

_ID: Final = "[A-L][1-5]"
_MOVE: Final = re.compile(rf"({_ID})-({_ID})(?:/({_ID}(?:,{_ID})*))?")
_SETTLE: Final = re.compile(r"([A-L])=([krbgy]{5})")
_CARD: Final = re.compile(r"P([1-4])=([krbgy])")
_START: Final = re.compile(r"start=P([1-4])")
_LONGEST_ORDER: Final = 7

HIDDEN_CARD: Final = "P{}=?"


def write(action: Action) -> str:
    """Return the one text of an action."""
    match action:
        case Move(source, destination, order):
            return f"{source}-{destination}" + (f"/{','.join(order)}" if order else "")
        case Settle(region, clans):
            return f"{region}={clans}"
        case Card(seat, clan):
            return f"P{seat + 1}={clan}"
        case Start(seat):
            return f"start=P{seat + 1}"


def read(text: str) -> Action:
    """Return the action a text means."""
    if found := _MOVE.fullmatch(text):
        order = tuple(found[3].split(",")) if found[3] else ()
        if len(order) <= _LONGEST_ORDER:
            return Move(found[1], found[2], order)
    if (found := _SETTLE.fullmatch(text)) and len(set(found[2])) == 5:
        return Settle(found[1], found[2])
    if found := _CARD.fullmatch(text):
        return Card(int(found[1]) - 1, found[2])
    if found := _START.fullmatch(text):
        return Start(int(found[1]) - 1)
    raise Unreadable("unreadable", {"text": text[:40]})


def told(state: State, action: Action, viewer: int | None) -> str:
    """Return the text of a logged action; a clan card only to its owner until the end (CLA-12.3)."""
    if isinstance(action, Card) and viewer != action.seat and state.active != OVER:
        return HIDDEN_CARD.format(action.seat + 1)
    return write(action)


# -- Records (12.3) ------------------------------------------------------------------


def read_record(text: str) -> Recorded:
    """Read two header lines and the moves; numbers and seats are optional but must be right."""
    words = re.sub(r"\{[^}]*\}", " ", text).split()
    if len(words) < 4 or words[0] != "players" or words[2] != "large_merge":
        raise BadRecord("record-header", {})
    if words[1] not in ("2", "3", "4"):
        raise BadRecord("record-header", {})
    if words[3] not in ("must", "may"):
        raise BadRecord("record-header", {})
    seats = int(words[1])
    options: dict[str, Value] = {"large_merge": words[3]}
    state = start(seats, options)
    silent = Journal(False)
    moves: list[str] = []
    turns = 0
    for word in words[4:]:
        if re.fullmatch(r"[1-9][0-9]*\.", word):
            if int(word[:-1]) != turns + 1:
                raise BadRecord("record-number", {"number": word, "expected": turns + 1})
        elif re.fullmatch(r"P[1-4]", word):
            if int(word[1]) - 1 != state.active:
                raise BadRecord("record-seat", {"seat": word, "move": turns + 1})
        else:
            try:
                action = read(word)
            except DorfplatzError as error:
                raise BadRecord("record-word", {"word": word[:40]}) from error
            if state.active == OVER or isinstance(action, Move) == (state.active == CHANCE):
                raise BadRecord("record-word", {"word": word[:40]})
            turns += isinstance(action, Move)
            moves.append(word)
            apply(state, encode(action), silent)
    return Recorded(seats, options, moves)
