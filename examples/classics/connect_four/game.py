"""Connect Four: rules on two boards of bits, seven bits a column with an empty one on top."""

from dataclasses import dataclass
from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import BadPosition, Unreadable
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.notation import Notation
from dorfplatz.engine.options import Options, Value
from dorfplatz.engine.people import Fault, People
from dorfplatz.engine.prompt import Phrase, Prompt
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import OVER, Refusal, Rules
from dorfplatz.engine.standing import Standing, ranked
from dorfplatz.engine.view import OpenView

from .events import Dropped

COLUMNS: Final[i64] = 7
CELLS: Final[i64] = 42
NAMES: Final = "abcdefg"
FULL: Final = Refusal("C4-2", "not-full")


def _bits(start: int, step: int) -> vec[i64]:
    """Return one bit for every column."""
    row = vec[i64]()
    for column in range(7):
        row = append(row, i64(2 ** (start + step * column)))
    return row


BOTTOM: Final[vec[i64]] = _bits(0, 7)
TOP: Final[vec[i64]] = _bits(5, 7)
COLUMN: Final[vec[i64]] = vec[i64]([63 * 2 ** (7 * column) for column in range(7)])


@dataclass(frozen=True)
class Drop:
    """Drop a disc into a column: ``d``."""

    column: int


@final
class State:
    """The discs of both seats as bits, and who won (-1: nobody)."""

    def __init__(self, own: i64, other: i64, moves: i64, winner: i64, past: vec[i64]) -> None:
        self.own = own
        self.other = other
        self.moves = moves
        self.winner = winner
        self.past = past


def lines_up(discs: i64) -> bool:
    """Say whether four discs stand in a line."""
    pairs = discs & (discs >> 7)
    if pairs & (pairs >> 14):
        return True
    pairs = discs & (discs >> 1)
    if pairs & (pairs >> 2):
        return True
    pairs = discs & (discs >> 6)
    if pairs & (pairs >> 12):
        return True
    pairs = discs & (discs >> 8)
    return (pairs & (pairs >> 16)) != 0


@final
class ConnectFourRules(Rules[State, Drop]):
    """Two seats; four in a line win, a full board is a draw."""

    turn_rule: ClassVar[str] = "C4-1"

    def start(self, seats: int, options: dict[str, Value]) -> State:
        """Return the empty board."""
        return State(0, 0, 0, -1, vec[i64]([0] * 6))

    def turn(self, state: State) -> i64:
        """Return who drops the next disc."""
        if state.winner >= 0 or state.moves == CELLS:
            return OVER
        return state.moves & 1

    def forbids(self, state: State, seat: int, action: Drop) -> Refusal | None:
        """Return what forbids a drop: a full column."""
        return FULL if (state.own | state.other) & TOP[action.column] != 0 else None

    def universe(self, state: State) -> list[Drop]:
        """Return drops into every column."""
        return [Drop(column) for column in range(7)]

    def ended(self, state: State) -> Refusal:
        """Return why nobody drops any more."""
        return Refusal("C4-3", "not-over")

    def legal(self, state: State, codes: Codes) -> None:
        """List the columns with room."""
        codes.clear()
        if self.turn(state) == OVER:
            return
        taken = state.own | state.other
        top = TOP
        codes.reserve(COLUMNS)
        row = codes.row
        count: i64 = 0
        for column in range(COLUMNS):
            if taken & top[column] == 0:
                row[count] = column
                count += 1
        codes.count = count

    def sample(self, state: State, rng: Rng) -> i64:
        """Return a column with room, all equally likely."""
        taken = state.own | state.other
        column = rng.below(COLUMNS)
        while taken & TOP[column] != 0:
            column = rng.below(COLUMNS)
        return column

    def apply(self, state: State, code: i64, journal: Journal) -> None:
        """Drop a disc."""
        taken = state.own | state.other
        discs = state.own | ((taken + BOTTOM[code]) & COLUMN[code] & ~taken)
        if lines_up(discs):
            state.winner = state.moves & 1
        note(state, code)
        state.own = state.other
        state.other = discs
        state.moves += 1
        if journal.on:
            journal.tell(Dropped(NAMES[code]))

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return State(state.own, state.other, state.moves, state.winner, state.past[:])

    def standing(self, state: State) -> Standing:
        """Return who has a line."""
        over = self.turn(state) == OVER
        return ranked(over, [(("line", int(state.winner == seat)),) for seat in range(2)])

    def rewards(self, state: State, row: vec[float]) -> None:
        """Fill in who is ahead of whom."""
        row[0] = 0.5 if state.winner < 0 else 1.0 - float(state.winner)
        row[1] = 1.0 - row[0]


@final
class ConnectFourNotation(Notation[State, Drop]):
    """A move is the letter of its column, a position the moves that led there."""

    def write(self, action: Drop) -> str:
        """Return a drop as text."""
        return NAMES[action.column]

    def read(self, text: str) -> Drop:
        """Return the drop a text means."""
        if len(text) != 1 or text not in NAMES:
            raise Unreadable("unreadable", {"text": text[:40]})
        return Drop(NAMES.index(text))

    def encode(self, action: Drop) -> i64:
        """Return the number of a drop."""
        return i64(action.column)

    def decode(self, code: i64) -> Drop:
        """Return the drop of a number."""
        return Drop(int(code))

    def write_position(self, state: State) -> str:
        """Return the moves so far."""
        return "".join(NAMES[noted(state, move)] for move in range(state.moves)) or "-"

    def read_position(self, text: str, seats: int | None, options: Options | None) -> State:
        """Return the position after some moves."""
        rules = ConnectFourRules()
        state = rules.start(2, {})
        codes = Codes()
        silent = Journal(False)
        for name in "" if text == "-" else text:
            rules.legal(state, codes)
            if name not in NAMES or not codes.has(NAMES.index(name)):
                raise BadPosition("position-moves", {"text": text[:60]})
            rules.apply(state, i64(NAMES.index(name)), silent)
        return state


@final
class ConnectFourPeople(People[State, Drop, OpenView]):
    """Point at a column."""

    def ask(self, state: State, seat: int) -> Prompt:
        """Ask for a column."""
        return Prompt(seat, Phrase("ask-drop"))

    def picks(self, action: Drop) -> tuple[str, ...]:
        """Return what to point at."""
        return (f"column:{NAMES[action.column]}",)

    def faults(self, state: State, seat: int, action: Drop, refusal: Refusal) -> Fault:
        """Name the column."""
        return Fault({}, (f"column:{NAMES[action.column]}",))


def note(state: State, column: i64) -> None:
    """Remember a move: three bits each, eight moves a number."""
    moves = state.moves
    past = state.past
    past[moves >> 3] = past[moves >> 3] + column * EIGHTS[moves & 7]


def noted(state: State, move: i64) -> i64:
    """Return the column of a move."""
    return (state.past[move >> 3] // EIGHTS[move & 7]) & 7


EIGHTS: Final[vec[i64]] = vec[i64]([8**n for n in range(8)])
