"""The notation of a game: actions and positions as texts, actions as numbers."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from dorfplatz.engine.errors import BadRecord
from dorfplatz.engine.options import Options, Value
from dorfplatz.engine.rules import Seat

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True)
class Recorded:
    """A game as its own record notation tells it."""

    seats: int
    options: dict[str, Value]
    moves: list[str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation(Generic[S, A]):
    """How a game writes down its actions ``A`` and its positions ``S``."""

    def seat_name(self, seat: int) -> str:
        """Return the name of a seat."""
        return f"P{seat + 1}"

    def write(self, action: A) -> str:
        """Return the one text of an action."""
        raise NotImplementedError

    def read(self, text: str) -> A:
        """Return the action a text means, or raise ``Unreadable``."""
        raise NotImplementedError

    def intended(self, state: S, action: A) -> A:
        """Return the listed action that a readable one means here; most have one spelling only."""
        return action

    def text_for(self, state: S, mover: Seat, action: A, viewer: int | None) -> str:
        """Return an action of the log as ``viewer`` may read it, given the position now."""
        return self.write(action)

    def encode(self, action: A) -> i64:
        """Return the stable number of an action."""
        raise NotImplementedError

    def decode(self, code: i64) -> A:
        """Return the action a number stands for."""
        raise NotImplementedError

    def write_position(self, state: S) -> str:
        """Return the canonical text of a position."""
        raise NotImplementedError

    def write_recorded(self, state: S) -> str:
        """Return the text by which records are chained, which never changes: the canonical one."""
        return self.write_position(state)

    def read_position(self, text: str, seats: int | None, options: Options | None) -> S:
        """Return the position a text describes, or raise ``BadPosition``; None: see the text."""
        raise NotImplementedError

    def options_in(self, text: str) -> dict[str, Value]:
        """Return the options that the text of a position names, or raise ``BadPosition``."""
        return {}

    def read_record(self, text: str) -> Recorded:
        """Read a record in the game's own notation (the specification's, not ``.dorf``)."""
        raise BadRecord("error-no-game-record")
