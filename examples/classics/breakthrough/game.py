"""Breakthrough: pawns step straight or slanting ahead, and capture only slanting."""

from dataclasses import dataclass
from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

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

SIZE: Final[i64] = 8
FIELDS: Final[i64] = 64
EMPTY: Final[u8] = 2
FILES: Final = "abcdefgh"
LETTERS: Final = "wb."


@dataclass(frozen=True)
class Step:
    """Move a pawn: ``a2b3``."""

    source: int
    target: int


@final
class State:
    """The board; the pawns of both seats in rows of sixteen; where in its row each pawn is."""

    def __init__(
        self,
        board: vec[u8],
        pawns: vec[u8],
        slot: vec[u8],
        left: vec[i64],
        active: i64,
        winner: i64,
    ) -> None:
        self.board = board
        self.pawns = pawns
        self.slot = slot
        self.left = left
        self.active = active
        self.winner = winner


def can_go(state: State, seat: i64, source: i64, side: i64) -> i64:
    """Return where a pawn of a seat gets by a step to a side (-1, 0, 1), or -1."""
    column = (source & 7) + side
    if column < 0 or column >= SIZE:
        return -1
    target = source + side + (SIZE if seat == 0 else -SIZE)
    there = state.board[target]
    if there == EMPTY:
        return target
    if side == 0 or i64(there) == seat:
        return -1
    return target


@final
class Breakthrough(Game[State, Step, View]):
    """Breakthrough for two."""

    id: ClassVar[str] = "breakthrough"
    title: ClassVar[str] = "Breakthrough"
    public_choices: ClassVar[bool] = True

    def start(self, seats: int, options: Options | None = None) -> State:
        self.settle(seats, options)
        return placed("w" * 16 + "." * 32 + "b" * 16, 0)

    def turn(self, state: State) -> i64:
        return OVER if state.winner >= 0 else state.active

    def legal(self, state: State, codes: Codes) -> None:
        codes.clear()
        if state.winner >= 0:
            return
        seat = state.active
        for source in range(FIELDS):
            if i64(state.board[source]) == seat:
                for side in range(-1, 2):
                    target = can_go(state, seat, source, side)
                    if target >= 0:
                        codes.add(source * FIELDS + target)

    def sample(self, state: State, rng: Rng) -> i64:
        seat = state.active
        pawns = state.pawns
        choices = state.left[seat] * 3
        while True:
            drawn = rng.below(choices)
            source = i64(pawns[seat * 16 + drawn // 3])
            target = can_go(state, seat, source, drawn % 3 - 1)
            if target >= 0:
                return source * FIELDS + target

    def apply(self, state: State, code: i64, journal: Journal) -> None:
        source = code // FIELDS
        target = code % FIELDS
        seat = state.active
        rival = 1 - seat
        board = state.board
        pawns = state.pawns
        slot = state.slot
        if board[target] != EMPTY:
            gone = i64(slot[target])
            last = state.left[rival] - 1
            moved = i64(pawns[rival * 16 + last])
            pawns[rival * 16 + gone] = u8(moved)
            slot[moved] = u8(gone)
            state.left[rival] = last
        here = i64(slot[source])
        pawns[seat * 16 + here] = u8(target)
        slot[target] = u8(here)
        board[source] = EMPTY
        board[target] = u8(seat)
        if target // SIZE == (7 if seat == 0 else 0) or state.left[rival] == 0:
            state.winner = seat
        state.active = rival
        if journal.on:
            journal.note("stepped", {"from": f"from:{name(source)}", "to": f"to:{name(target)}"})

    def copy(self, state: State) -> State:
        return State(
            state.board[:],
            state.pawns[:],
            state.slot[:],
            state.left[:],
            state.active,
            state.winner,
        )

    def standing(self, state: State) -> Standing:
        over = state.winner >= 0
        return ranked(over, [(("breakthrough", int(state.winner == seat)),) for seat in range(2)])

    def rewards(self, state: State, row: vec[float]) -> None:
        row[0] = 1.0 - float(state.winner)
        row[1] = 1.0 - row[0]

    def view(self, state: State, viewer: int | None) -> View:
        return View(self.write_position(state), None if state.winner >= 0 else int(state.active))

    def imagine(self, view: View, rng: Rng) -> State:
        return self.read_position(view.position, 2, None)

    def prompt(self, state: State, seat: int | None) -> Prompt:
        return prompt(seat, None if state.winner >= 0 else int(state.active), self.moves(state))

    def why_not(self, state: State, seat: int, action: Step) -> Reason | None:
        if state.winner >= 0:
            return Reason("BT-3", Phrase("why-over"))
        if state.active != seat:
            return Reason("BT-1", Phrase("why-turn"))
        for side in range(-1, 2):
            if int(state.board[action.source]) == seat and action.target == can_go(
                state, seat, action.source, side
            ):
                return None
        return Reason("BT-2", Phrase("why-step"), (f"from:{name(action.source)}",))

    def write(self, action: Step) -> str:
        return name(action.source) + name(action.target)

    def read(self, text: str) -> Step:
        if len(text) != 4 or not (is_name(text[:2]) and is_name(text[2:])):
            raise Unreadable("unreadable", {"text": text[:40]})
        return Step(number(text[:2]), number(text[2:]))

    def encode(self, action: Step) -> i64:
        return i64(action.source) * FIELDS + i64(action.target)

    def decode(self, code: i64) -> Step:
        return Step(int(code // FIELDS), int(code % FIELDS))

    def write_position(self, state: State) -> str:
        return "".join(LETTERS[i64(field)] for field in state.board) + LETTERS[state.active]

    def read_position(self, text: str, seats: int | None, options: Options | None) -> State:
        self.settle(2, options)
        board, active = text[:64], text[64:]
        if len(board) != 64 or active not in ("w", "b") or set(board) - set(LETTERS):
            raise BadPosition("position-board", {"text": text[:80]})
        if board.count("w") > 16 or board.count("b") > 16 or not ("w" in board or "b" in board):
            raise BadPosition("position-board", {"text": text[:80]})
        return placed(board, LETTERS.index(active))


def placed(text: str, active: int) -> State:
    """Return the position with these pawns."""
    board = vec[u8]([LETTERS.index(letter) for letter in text])
    pawns = vec[u8]([0] * 32)
    slot = vec[u8]([0] * 64)
    left = vec[i64]([0, 0])
    winner = -1
    for field in range(64):
        seat = i64(board[field])
        if seat < 2:
            pawns[seat * 16 + left[seat]] = u8(field)
            slot[field] = u8(left[seat])
            left[seat] += 1
            if field // 8 == (7 if seat == 0 else 0):
                winner = int(seat)
    if left[0] == 0 or left[1] == 0:
        winner = 0 if left[1] == 0 else 1
    return State(board, pawns, slot, left, active, winner)


def name(field: i64) -> str:
    """Return the name of a field, such as ``a1``."""
    return f"{FILES[field & 7]}{field // SIZE + 1}"


def is_name(text: str) -> bool:
    """Say whether a text names a field."""
    return text[0] in FILES and text[1] in "12345678"


def number(text: str) -> int:
    """Return the field that a name means."""
    return FILES.index(text[0]) + 8 * (int(text[1]) - 1)
