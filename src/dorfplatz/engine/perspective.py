"""What a bot gets: its chair, not the truth."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from mypy_extensions import i64

from dorfplatz.engine.game import Codes, Game
from dorfplatz.engine.rng import Rng

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Perspective(Generic[S, A, V]):
    """A seat, what it sees, what it may do, and a way to imagine the rest.

    The true position is not in here: everything was taken from it beforehand.
    """

    def __init__(self, game: Game[S, A, V], seat: int, view: V, codes: Sequence[int]) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.codes: list[int] = list(codes)

    @property
    def actions(self) -> list[A]:
        """The legal actions in canonical order."""
        return [self.game.decode(code) for code in self.codes]

    def imagine(self, rng: Rng) -> S:
        """Return a random full position that this seat cannot tell from the true one."""
        return self.game.imagine(self.view, rng)


def perspective(game: Game[S, A, V], state: S, seat: i64) -> Perspective[S, A, V]:
    """Return what ``seat`` sees of a position in which it may decide."""
    codes = Codes()
    game.legal_for(state, seat, codes)
    return Perspective(game, int(seat), game.view(state, int(seat)), codes.values())
