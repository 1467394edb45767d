"""Breakthrough: pawns step straight or slanting ahead, and capture only slanting."""

from dataclasses import dataclass
from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

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

from .events import Stepped

SIZE: Final[i64] = 8
FIELDS: Final[i64] = 64
FILES: Final = "abcdefgh"
LETTERS: Final = "wb."
EMPTY: Final[u8] = 2
NO_STEP: Final = Refusal("BT-2", "not-a-step")


@dataclass(frozen=True)
class Step:
    """Move a pawn: ``a2b3``."""

    source: int
    target: int


@final
class State:
    """The board from a1 to h8, and who is to move; a win ends the game."""

    def __init__(self, board: vec[u8], active: i64, winner: i64) -> None:
        self.board = board
        self.active = active
        self.winner = winner


def is_step(state: State, seat: i64, source: i64, target: i64) -> bool:
    """Say whether a pawn of a seat gets from one field to another: ahead, capturing slanting."""
    if i64(state.board[source]) != seat:
        return False
    side = target % SIZE - source % SIZE
    if target // SIZE - source // SIZE != (1 if seat == 0 else -1) or side < -1 or side > 1:
        return False
    there = state.board[target]
    return there == EMPTY or (side != 0 and i64(there) != seat)


@final
class BreakthroughRules(Rules[State, Step]):
    """Two seats; the first to reach the far side, or to capture everything, wins."""

    turn_rule: ClassVar[str] = "BT-1"

    def start(self, seats: int, options: dict[str, Value]) -> State:
        """Return two rows of pawns on either side."""
        return placed("w" * 16 + "." * 32 + "b" * 16, 0)

    def turn(self, state: State) -> i64:
        """Return who moves."""
        return OVER if state.winner >= 0 else state.active

    def forbids(self, state: State, seat: int, action: Step) -> Refusal | None:
        """Return what forbids a step."""
        return None if is_step(state, seat, action.source, action.target) else NO_STEP

    def universe(self, state: State) -> list[Step]:
        """Return steps between any two fields."""
        return [Step(source, target) for source in range(64) for target in range(64)]

    def ended(self, state: State) -> Refusal:
        """Return why nobody moves any more."""
        return Refusal("BT-3", "not-over")

    def legal(self, state: State, codes: Codes) -> None:
        """List the steps of all pawns."""
        codes.clear()
        if state.winner >= 0:
            return
        ahead = SIZE if state.active == 0 else -SIZE
        for source in range(FIELDS):
            if i64(state.board[source]) == state.active:
                for target in range(source + ahead - 1, source + ahead + 2):
                    if is_step(state, state.active, source, target):
                        codes.add(source * FIELDS + target)

    def sample(self, state: State, rng: Rng) -> i64:
        """Return a step, all equally likely: fields are drawn until one has a pawn that can go."""
        ahead = SIZE if state.active == 0 else -SIZE
        while True:
            source = rng.below(FIELDS)
            if i64(state.board[source]) == state.active:
                target = source + ahead + rng.below(3) - 1
                if is_step(state, state.active, source, target):
                    return source * FIELDS + target

    def apply(self, state: State, code: i64, journal: Journal) -> None:
        """Carry out a step."""
        source = code // FIELDS
        target = code % FIELDS
        seat = state.active
        state.board[source] = EMPTY
        state.board[target] = u8(seat)
        if target // SIZE == (7 if seat == 0 else 0) or u8(1 - seat) not in state.board:
            state.winner = seat
        state.active = 1 - seat
        if journal.on:
            journal.tell(Stepped(name(source), name(target)))

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return State(state.board[:], state.active, state.winner)

    def standing(self, state: State) -> Standing:
        """Return who won."""
        won = [(("breakthrough", int(state.winner == seat)),) for seat in range(2)]
        return ranked(state.winner >= 0, won)


@final
class BreakthroughNotation(Notation[State, Step]):
    """Fields a1 to h8; a position is the board and the letter of who moves."""

    def write(self, action: Step) -> str:
        """Return a step as text."""
        return name(action.source) + name(action.target)

    def read(self, text: str) -> Step:
        """Return the step a text means."""
        if len(text) != 4 or not (is_name(text[:2]) and is_name(text[2:])):
            raise Unreadable("unreadable", {"text": text[:40]})
        return Step(number(text[:2]), number(text[2:]))

    def encode(self, action: Step) -> i64:
        """Return the number of a step."""
        return i64(action.source) * FIELDS + i64(action.target)

    def decode(self, code: i64) -> Step:
        """Return the step of a number."""
        return Step(int(code // FIELDS), int(code % FIELDS))

    def write_position(self, state: State) -> str:
        """Return the board as text."""
        return "".join(LETTERS[i64(field)] for field in state.board) + LETTERS[state.active]

    def read_position(self, text: str, seats: int | None, options: Options | None) -> State:
        """Return the position a text describes."""
        board, active = text[:64], text[64:]
        pawns = board.count("w"), board.count("b")
        if len(board) != 64 or active not in ("w", "b") or set(board) - set(LETTERS):
            raise BadPosition("position-board", {"text": text[:80]})
        if max(pawns) > 16 or sum(pawns) == 0:
            raise BadPosition("position-board", {"text": text[:80]})
        return placed(board, LETTERS.index(active))


@final
class BreakthroughPeople(People[State, Step, OpenView]):
    """Point at a pawn, then where it goes."""

    def ask(self, state: State, seat: int) -> Prompt:
        """Ask for a step."""
        return Prompt(seat, Phrase("ask-move"))

    def picks(self, action: Step) -> tuple[str, ...]:
        """Return what to point at."""
        return (f"from:{name(action.source)}", f"to:{name(action.target)}")

    def faults(self, state: State, seat: int, action: Step, refusal: Refusal) -> Fault:
        """Name the pawn."""
        return Fault({}, (f"from:{name(action.source)}",))


def placed(text: str, active: int) -> State:
    """Return the position with these pawns."""
    winner = -1
    if "b" in text[:8] or "w" not in text:
        winner = 1
    elif "w" in text[56:] or "b" not in text:
        winner = 0
    return State(vec[u8]([LETTERS.index(letter) for letter in text]), active, winner)


def name(field: i64) -> str:
    """Return the name of a field, such as ``a1``."""
    return f"{FILES[field % SIZE]}{field // SIZE + 1}"


def is_name(text: str) -> bool:
    """Say whether a text names a field."""
    return text[0] in FILES and text[1] in "12345678"


def number(text: str) -> int:
    """Return the field that a name means."""
    return FILES.index(text[0]) + 8 * (int(text[1]) - 1)
