"""Taluva: actions to text and back (14.1), and whole games (14.2)."""

import re
from typing import Final

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import BadRecord, DorfplatzError, Unreadable
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.notation import Recorded
from dorfplatz.engine.options import Value
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
    encode,
)
from dorfplatz.games.taluva.material import (
    COLOURS,
    END_REASONS,
    MAX_SEATS,
    MIN_SEATS,
)
from dorfplatz.games.taluva.rules import SURVEY, apply, legal, settlement, start, turn
from dorfplatz.games.taluva.scoring import standing
from dorfplatz.games.taluva.state import ACTIVE, TO_BUILD, TO_DRAW, State, owner_of
from dorfplatz.kit.hexes import HEX_PATTERN, Hex, write_hex

_DRAW: Final = re.compile(r"\+([JCSRL]{2})")
_PLACE: Final = re.compile(rf"([JCSRL]{{2}})([@^])({HEX_PATTERN})/([0-5])")
_BUILD: Final = re.compile(rf"([HWT])({HEX_PATTERN})")
_EXPAND: Final = re.compile(rf"X({HEX_PATTERN}):([JCSRL])")
_RESIGN: Final = re.compile(r"Q([rwyb])")


def write(action: Action) -> str:
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


def read(text: str) -> Action:
    """Return the action a text means."""
    if found := _PLACE.fullmatch(text):
        return Place(found[1], found[2] == "^", _hex(found[3]), int(found[4]))
    if found := _BUILD.fullmatch(text):
        field = _hex(found[2])
        if found[1] == "H":
            return Hut(field)
        return Tower(field) if found[1] == "W" else Temple(field)
    if found := _EXPAND.fullmatch(text):
        return Expand(_hex(found[1]), found[2])
    if found := _DRAW.fullmatch(text):
        return Draw(found[1])
    if found := _RESIGN.fullmatch(text):
        return Resign(COLOURS.index(found[1]))
    raise Unreadable("unreadable", {"text": text[:40]})


def _hex(text: str) -> Hex:
    q, _, r = text.partition(".")
    return (int(q), int(r))


def intended(state: State, action: Action) -> Action:
    """Return the listed action that is meant: an expansion by its smallest field (14.1)."""
    if isinstance(action, Expand):
        q, r = action.settlement
        if state.phase == TO_BUILD and state.holds(q, r):
            cell = state.cell(q, r)
            if owner_of(int(state.piece[cell])) == state.active:
                smallest = settlement(state, cell, SURVEY)
                return Expand((int(state.q(smallest)), int(state.r(smallest))), action.terrain)
    return action


# -- Records (14.2) ------------------------------------------------------------------------------

_TURN: Final = re.compile(r"([1-9][0-9]*) ([rwyb]) (\S+)(?: (\S+))?")
_COVERED: Final = re.compile(r"(?:x[rwyb][1-9][0-9]*)*$")
_COST: Final = re.compile(r"(?:\([1-9][0-9]*\))?#?$")


def read_record(text: str) -> Recorded:
    """Read header lines, a line for every turn and the result, which must fit the moves."""
    lines = [line.strip() for line in text.strip().splitlines()]
    seats, options = _header(lines[:4])
    reader = _Reader(start(seats, options))
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

    def __init__(self, state: State) -> None:
        self.state = state
        self.moves: list[str] = []
        self.turns = 0

    def turn(self, number: int, colour: str, placement: str, build: str | None) -> None:
        """Play one line: the draw that the placement tells, the placement and the build."""
        self.turns += 1
        if number != self.turns:
            raise BadRecord("record-number", {"number": number, "expected": self.turns})
        if turn(self.state) == OVER or COLOURS[self.state.active] != colour:
            raise BadRecord("record-seat", {"seat": colour, "number": number})
        found = _PLACE.match(placement)
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
        self.play(write(intended(self.state, read(found[0]))))

    def play(self, text: str) -> None:
        """Play one move if it is possible."""
        try:
            action = read(text)
        except DorfplatzError as error:
            raise BadRecord("record-line", {"line": text[:60]}) from error
        if not _is_possible(self.state, action):
            raise BadRecord("record-move", {"move": text, "number": self.turns})
        apply(self.state, encode(action), Journal(False))
        self.moves.append(text)


def _is_possible(state: State, action: Action) -> bool:
    if isinstance(action, Resign):
        return may_resign(state, action.seat)
    codes = Codes()
    legal(state, codes)
    return int(encode(action)) in codes.values()


def may_resign(state: State, seat: int) -> bool:
    """Say whether a seat may leave: any active one, until the end (RULING-22)."""
    return turn(state) != OVER and seat < state.seats and state.status[seat] == ACTIVE


def _result(state: State) -> list[str]:
    """Return the last lines of the record of a game that is over."""
    if turn(state) != OVER:
        return []
    seats = standing(state).seats
    if state.ranking:
        places = " ".join(f"{COLOURS[s.seat]}:{s.rank}" for s in seats)
        return [f"end {END_REASONS[state.over]}", f"places {places}"]
    winners = " ".join(COLOURS[s.seat] for s in seats if s.rank == 1)
    return [f"end {END_REASONS[state.over]}", f"winners {winners}"]
