"""Taluva: actions to text and back (14.1), and whole games (14.2)."""

import re
from typing import Final, final

from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import BadRecord, DorfplatzError, Unreadable
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.notation import Notation, Recorded
from dorfplatz.engine.options import Options, Value
from dorfplatz.engine.rules import OVER
from dorfplatz.games.taluva.actions import (
    Action,
    Draw,
    Expand,
    Hut,
    Place,
    Resign,
    Temple,
    Tower,
    decode,
    encode,
)
from dorfplatz.games.taluva.material import (
    COLOURS,
    END_REASONS,
    MAX_SEATS,
    MIN_SEATS,
)
from dorfplatz.games.taluva.position import (
    PLACEMENT,
    count_seats,
    read_placement,
    read_position,
    to_hex,
    write_position,
)
from dorfplatz.games.taluva.rules.ending import may_resign
from dorfplatz.games.taluva.rules.turns import TaluvaRules
from dorfplatz.games.taluva.scoring import standing
from dorfplatz.games.taluva.settlements import SURVEY, settlement
from dorfplatz.games.taluva.setup import SETUP
from dorfplatz.games.taluva.state import ACTIVE, TO_BUILD, TO_DRAW, State, owner_of
from dorfplatz.kit.hexes import HEX_PATTERN, write_hex

_DRAW: Final = re.compile(r"\+([JCSRL]{2})")
_BUILD: Final = re.compile(rf"([HWT])({HEX_PATTERN})")
_EXPAND: Final = re.compile(rf"X({HEX_PATTERN}):([JCSRL])")
_RESIGN: Final = re.compile(r"Q([rwyb])")

RULES: Final = TaluvaRules()


@final
class TaluvaNotation(Notation[State, Action]):
    """The notation of the specification."""

    def seat_name(self, seat: int) -> str:
        """Return the letter of a seat's colour."""
        return COLOURS[seat]

    def write(self, action: Action) -> str:
        """Return the one text of an action."""
        match action:
            case Draw(tile):
                return f"+{tile}"
            case Place(tile, eruption, volcano, orientation):
                return f"{tile}{'^' if eruption else '@'}{write_hex(volcano)}/{orientation}"
            case Hut(field):
                return f"H{write_hex(field)}"
            case Tower(field):
                return f"W{write_hex(field)}"
            case Temple(field):
                return f"T{write_hex(field)}"
            case Expand(field, terrain):
                return f"X{write_hex(field)}:{terrain}"
            case Resign(seat):
                return f"Q{COLOURS[seat]}"

    def read(self, text: str) -> Action:
        """Return the action a text means."""
        placed = read_placement(text)
        if placed is not None:
            return placed
        if found := _BUILD.fullmatch(text):
            field = to_hex(found[2])
            if found[1] == "H":
                return Hut(field)
            return Tower(field) if found[1] == "W" else Temple(field)
        if found := _EXPAND.fullmatch(text):
            return Expand(to_hex(found[1]), found[2])
        if found := _DRAW.fullmatch(text):
            return Draw(found[1])
        if found := _RESIGN.fullmatch(text):
            return Resign(COLOURS.index(found[1]))
        raise Unreadable("unreadable", {"text": text[:40]})

    def intended(self, state: State, action: Action) -> Action:
        """Return the listed action that is meant: an expansion by its smallest field (14.1)."""
        if isinstance(action, Expand):
            q, r = action.settlement
            if state.phase == TO_BUILD and state.holds(q, r):
                cell = state.cell(q, r)
                if owner_of(int(state.piece[cell])) == state.active:
                    smallest = settlement(state, cell, SURVEY)
                    return Expand((int(state.q(smallest)), int(state.r(smallest))), action.terrain)
        return action

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
        found = count_seats(text, seats)
        return read_position(text, found, SETUP.settle(found, options))

    def read_record(self, text: str) -> Recorded:
        """Read header lines, a line for every turn and the result, which must fit the moves."""
        lines = [line.strip() for line in text.strip().splitlines()]
        seats, options = _header(lines[:4])
        reader = _Reader(self, RULES.start(seats, options))
        results: list[str] = []
        for line in lines[4:]:
            if line.startswith(("end ", "winners ", "places ")):
                results.append(line)
            elif results:
                raise BadRecord("record-line", {"line": line[:60]})
            elif found := _TURN.fullmatch(line):
                reader.turn(int(found[1]), found[2], found[3], found[4])
            elif _RESIGN.fullmatch(line):
                reader.play(line)
            else:
                raise BadRecord("record-line", {"line": line[:60]})
        if results and results != _result(reader.state):
            raise BadRecord("record-result", {"found": "; ".join(results)[:80]})
        return Recorded(seats, options, reader.moves)


# -- Records (14.2) ------------------------------------------------------------------------------

_TURN: Final = re.compile(r"([1-9][0-9]*) ([rwyb]) (\S+)(?: (\S+))?")
_COVERED: Final = re.compile(r"(?:x[rwyb][1-9][0-9]*)*$")
_COST: Final = re.compile(r"(?:\([1-9][0-9]*\))?#?$")


def _header(lines: list[str]) -> tuple[int, dict[str, Value]]:
    """Return the number of seats and the options of four header lines."""
    words = [line.split(" ") for line in lines]
    if [word[0] for word in words] != ["players", "mode", "seats", "start"]:
        raise BadRecord("record-header", {})
    players = " ".join(words[0][1:])
    mode = " ".join(words[1][1:])
    seats = int(players) if players in ("2", "3", "4") else 0
    colours = COLOURS[:seats]
    first = " ".join(words[3][1:])
    if (
        not MIN_SEATS <= seats <= MAX_SEATS
        or mode not in ("standard", "ranking")
        or words[2][1:] != list(colours)
        or len(first) != 1
        or first not in colours
    ):
        raise BadRecord("record-header", {})
    return seats, {
        "mode": mode,
        "start": colours.index(first),
        "tilesPerPlayer": "none",
        "hutPlacement": "free",
    }


class _Reader:
    """Plays a record move by move, so that nothing impossible gets through."""

    def __init__(self, notation: TaluvaNotation, state: State) -> None:
        self.notation = notation
        self.state = state
        self.moves: list[str] = []
        self.turns = 0

    def turn(self, number: int, colour: str, placement: str, build: str | None) -> None:
        """Play one line: the draw that the placement tells, the placement and the build."""
        self.turns += 1
        if number != self.turns:
            raise BadRecord("record-number", {"number": number, "expected": self.turns})
        if RULES.turn(self.state) == OVER or COLOURS[self.state.active] != colour:
            raise BadRecord("record-seat", {"seat": colour, "number": number})
        found = PLACEMENT.match(placement)
        if found is None or _COVERED.fullmatch(placement[found.end() :]) is None:
            raise BadRecord("record-line", {"line": placement[:60]})
        if self.state.phase == TO_DRAW:
            self.play(f"+{found[1]}")
        mover = self.state.active
        self.play(found[0])
        stuck = self.state.status[mover] != ACTIVE
        if build is None:
            return
        if build in ("--", "--*"):
            if not stuck:
                raise BadRecord("record-line", {"line": build})
        else:
            self.build(build)

    def build(self, text: str) -> None:
        """Play a build, with or without its annotations."""
        found = _EXPAND.match(text) or _BUILD.match(text)
        if found is None or _COST.fullmatch(text[found.end() :]) is None:
            raise BadRecord("record-line", {"line": text[:60]})
        action = self.notation.read(found[0])
        self.play(self.notation.write(self.notation.intended(self.state, action)))

    def play(self, text: str) -> None:
        """Play one move if it is possible."""
        try:
            action = self.notation.read(text)
        except DorfplatzError as error:
            raise BadRecord("record-line", {"line": text[:60]}) from error
        if not _is_possible(self.state, action):
            raise BadRecord("record-move", {"move": text, "number": self.turns})
        RULES.apply(self.state, encode(action), Journal(False))
        self.moves.append(text)


def _is_possible(state: State, action: Action) -> bool:
    if isinstance(action, Resign):
        return may_resign(state, action.seat)
    codes = Codes()
    RULES.legal(state, codes)
    return codes.has(encode(action))


def _result(state: State) -> list[str]:
    """Return the last lines of the record of a game that is over."""
    if RULES.turn(state) != OVER:
        return []
    seats = standing(state).seats
    if state.ranking:
        places = " ".join(f"{COLOURS[s.seat]}:{s.rank}" for s in seats)
        return [f"end {END_REASONS[state.over]}", f"places {places}"]
    winners = " ".join(COLOURS[s.seat] for s in seats if s.rank == 1)
    return [f"end {END_REASONS[state.over]}", f"winners {winners}"]
