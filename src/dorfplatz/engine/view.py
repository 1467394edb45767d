"""A view for games without secrets: the position as text, and who is to decide."""

from dataclasses import dataclass
from typing import TypeVar

from dorfplatz.engine.knowledge import Knowledge
from dorfplatz.engine.notation import Notation
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import Rules

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True)
class OpenView:
    """What everybody sees: the position in the game's notation; ``active`` None: nobody decides."""

    position: str
    seats: int
    active: int | None


class OpenKnowledge(Knowledge[S, OpenView]):
    """Everybody knows everything, and the notation of positions says all of it."""

    def __init__(self, rules: Rules[S, A], notation: Notation[S, A]) -> None:
        self.rules = rules
        self.notation = notation

    def view(self, state: S, viewer: int | None) -> OpenView:
        """Return the whole position."""
        turn = int(self.rules.turn(state))
        seats = len(self.rules.standing(state).seats)
        return OpenView(self.notation.write_position(state), seats, turn if turn >= 0 else None)

    def hides(self) -> bool:
        """Nothing."""
        return False

    def imagine(self, view: OpenView, rng: Rng) -> S:
        """Return the position: there is nothing else to imagine."""
        return self.notation.read_position(view.position, view.seats, None)
