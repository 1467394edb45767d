"""Connect Four: rules on two boards of bits, seven bits a column with an empty one on top."""

from dataclasses import dataclass
from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import BadPosition, Unreadable
from dorfplatz.engine.game import Game
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Options
from dorfplatz.engine.prompt import Phrase, Prompt, Reason
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import OVER
from dorfplatz.engine.standing import Standing, ranked

from .view import View, prompt

COLUMNS: Final[i64] = 7
CELLS: Final[i64] = 42
NAMES: Final = "abcdefg"


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
class ConnectFour(Game[State, Drop, View]):
    """Connect Four for two."""

    id: ClassVar[str] = "connect-four"
    title: ClassVar[str] = "Connect Four"
    public_choices: ClassVar[bool] = True

    def start(self, seats: int, options: Options | None = None) -> State:
        self.settle(seats, options)
        return State(0, 0, 0, -1, vec[i64]([0] * 6))

    def turn(self, state: State) -> i64:
        if state.winner >= 0 or state.moves == CELLS:
            return OVER
        return state.moves & 1

    def legal(self, state: State, codes: Codes) -> None:
        codes.clear()
        if self.turn(state) == OVER:
            return
        taken = state.own | state.other
        for column in range(COLUMNS):
            if taken & TOP[column] == 0:
                codes.add(column)

    def sample(self, state: State, rng: Rng) -> i64:
        taken = state.own | state.other
        column = rng.below(COLUMNS)
        while taken & TOP[column] != 0:
            column = rng.below(COLUMNS)
        return column

    def apply(self, state: State, code: i64, journal: Journal) -> None:
        taken = state.own | state.other
        discs = state.own | ((taken + BOTTOM[code]) & COLUMN[code] & ~taken)
        if lines_up(discs):
            state.winner = state.moves & 1
        note(state, code)
        state.own = state.other
        state.other = discs
        state.moves += 1
        if journal.on:
            journal.note("dropped", {"column": f"column:{NAMES[code]}"})

    def copy(self, state: State) -> State:
        return State(state.own, state.other, state.moves, state.winner, state.past[:])

    def standing(self, state: State) -> Standing:
        over = self.turn(state) == OVER
        return ranked(over, [(("line", int(state.winner == seat)),) for seat in range(2)])

    def rewards(self, state: State, row: vec[float]) -> None:
        row[0] = 0.5 if state.winner < 0 else 1.0 - float(state.winner)
        row[1] = 1.0 - row[0]

    def view(self, state: State, viewer: int | None) -> View:
        turn = self.turn(state)
        return View(self.write_position(state), int(turn) if turn >= 0 else None)

    def imagine(self, view: View, rng: Rng) -> State:
        return self.read_position(view.columns, 2, None)

    def prompt(self, state: State, seat: int | None) -> Prompt:
        turn = self.turn(state)
        return prompt(seat, int(turn) if turn >= 0 else None, self.moves(state))

    def why_not(self, state: State, seat: int, action: Drop) -> Reason | None:
        turn = self.turn(state)
        if turn == OVER:
            return Reason("C4-3", Phrase("why-over"))
        if turn != seat:
            return Reason("C4-1", Phrase("why-turn"))
        if (state.own | state.other) & TOP[action.column] != 0:
            return Reason("C4-2", Phrase("why-full"), (f"column:{NAMES[action.column]}",))
        return None

    def write(self, action: Drop) -> str:
        return NAMES[action.column]

    def read(self, text: str) -> Drop:
        if len(text) != 1 or text not in NAMES:
            raise Unreadable("unreadable", {"text": text[:40]})
        return Drop(NAMES.index(text))

    def encode(self, action: Drop) -> i64:
        return i64(action.column)

    def decode(self, code: i64) -> Drop:
        return Drop(int(code))

    def write_position(self, state: State) -> str:
        return "".join(NAMES[noted(state, move)] for move in range(state.moves)) or "-"

    def read_position(self, text: str, seats: int | None, options: Options | None) -> State:
        state = self.start(2, options)
        silent = Journal(False)
        for name in "" if text == "-" else text:
            if name not in NAMES or self.why_not(
                state, int(self.turn(state)), Drop(NAMES.index(name))
            ):
                raise BadPosition("position-moves", {"text": text[:60]})
            self.apply(state, i64(NAMES.index(name)), silent)
        return state


MOVES_A_WORD: Final[i64] = 8


def note(state: State, column: i64) -> None:
    """Remember a move: three bits each, eight moves a number."""
    here = state.moves // MOVES_A_WORD
    state.past[here] = state.past[here] + column * EIGHTS[state.moves % MOVES_A_WORD]


def noted(state: State, move: i64) -> i64:
    """Return the column of a move."""
    return (state.past[move // MOVES_A_WORD] // EIGHTS[move % MOVES_A_WORD]) & 7


EIGHTS: Final[vec[i64]] = vec[i64]([8**n for n in range(8)])
