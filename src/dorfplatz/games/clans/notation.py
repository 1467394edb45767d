"""Clans: actions to text and back (12.1), and whole games (12.3)."""

import re
from typing import Final, final

from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import BadRecord, DorfplatzError, Unreadable
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.notation import Notation, Recorded
from dorfplatz.engine.options import Options, Value
from dorfplatz.engine.rules import OVER, Seat
from dorfplatz.games.clans.actions import Action, Card, Move, Settle, Start, decode, encode
from dorfplatz.games.clans.position import options_in, read_position, write_position
from dorfplatz.games.clans.rules.turns import ClansRules
from dorfplatz.games.clans.setup import SETUP
from dorfplatz.games.clans.state import State

_ID: Final = "[A-L][1-5]"
_MOVE: Final = re.compile(rf"({_ID})-({_ID})(?:/({_ID}(?:,{_ID})*))?")
_SETTLE: Final = re.compile(r"([A-L])=([krbgy]{5})")
_CARD: Final = re.compile(r"P([1-4])=([krbgy])")
_START: Final = re.compile(r"start=P([1-4])")

HIDDEN_CARD: Final = "P{}=?"
RULES: Final = ClansRules()


@final
class ClansNotation(Notation[State, Action]):
    """The notation of the specification."""

    def write(self, action: Action) -> str:
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

    def read(self, text: str) -> Action:
        """Return the action a text means."""
        if found := _MOVE.fullmatch(text):
            return Move(found[1], found[2], tuple(found[3].split(",")) if found[3] else ())
        if (found := _SETTLE.fullmatch(text)) and len(set(found[2])) == 5:
            return Settle(found[1], found[2])
        if found := _CARD.fullmatch(text):
            return Card(int(found[1]) - 1, found[2])
        if found := _START.fullmatch(text):
            return Start(int(found[1]) - 1)
        raise Unreadable("unreadable", {"text": text[:40]})

    def text_for(self, state: State, mover: Seat, action: Action, viewer: int | None) -> str:
        """Return a logged action; a clan card is its owner's secret until the end (CLA-12.3)."""
        if isinstance(action, Card) and viewer != action.seat and state.active != OVER:
            return HIDDEN_CARD.format(action.seat + 1)
        return self.write(action)

    def encode(self, action: Action) -> i64:
        """Return the number of an action."""
        return encode(action)

    def decode(self, code: i64) -> Action:
        """Return the action of a number."""
        return decode(code)

    def write_position(self, state: State) -> str:
        """Return the canonical text of a position."""
        return write_position(state)

    def read_position(self, text: str, seats: int | None, options: Options | None) -> State:
        """Return the position a text describes."""
        SETUP.settle(seats if seats is not None else SETUP.seats[0], options)
        return read_position(text, seats, options)

    def options_in(self, text: str) -> dict[str, Value]:
        """Return the options that a text names."""
        return options_in(text)

    def read_record(self, text: str) -> Recorded:
        """Read two header lines and the moves; numbers and seats are optional but must be right."""
        words = re.sub(r"\{[^}]*\}", " ", text).split()
        if (
            len(words) < 4
            or (words[0], words[2]) != ("players", "large_merge")
            or words[1] not in ("2", "3", "4")
            or words[3] not in ("must", "may")
        ):
            raise BadRecord("record-header")
        options: dict[str, Value] = {"large_merge": words[3]}
        state = RULES.start(int(words[1]), options)
        moves: list[str] = []
        turns = 0
        number, seat = "", ""
        for word in words[4:]:
            if _NUMBER.fullmatch(word) and not number and not seat:
                number = word
            elif _SEAT.fullmatch(word) and not seat:
                seat = word
            else:
                _check_label(state, number, seat, turns)
                turns += state.active >= 0
                self._play_word(state, word)
                moves.append(word)
                number, seat = "", ""
        if number or seat:
            raise BadRecord("record-word", {"word": number or seat})
        return Recorded(int(words[1]), options, moves)

    def _play_word(self, state: State, word: str) -> None:
        """Carry out one move of a record if the rules allow it."""
        try:
            code = encode(self.read(word))
        except DorfplatzError as error:
            raise BadRecord("record-word", {"word": word[:40]}) from error
        codes = Codes()
        RULES.legal(state, codes)
        if int(code) not in codes.values():
            raise BadRecord("record-word", {"word": word[:40]})
        RULES.apply(state, code, Journal(False))


_NUMBER: Final = re.compile(r"[1-9][0-9]*\.")
_SEAT: Final = re.compile(r"P[1-4]")


def _check_label(state: State, number: str, seat: str, turns: int) -> None:
    """Refuse a wrong move number or seat in front of an action, and any in front of chance."""
    if number and (state.active < 0 or int(number[:-1]) != turns + 1):
        raise BadRecord("record-number", {"number": number, "expected": turns + 1})
    if seat and int(seat[1]) - 1 != state.active:
        raise BadRecord("record-seat", {"seat": seat, "move": turns + 1})
