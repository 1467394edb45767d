"""What a bot gets: its chair, not the truth."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.game import Game
from dorfplatz.engine.knowledge import HIDDEN
from dorfplatz.engine.rng import Rng

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Perspective(Generic[S, A, V]):
    """A seat, what it sees, what it may do, and a way to imagine the rest.

    The true position is not in here: everything was taken from it beforehand. ``log`` holds seat
    and code of every move so far as this seat may know it (``HIDDEN`` for what it may not), or
    nothing where the past is not known.
    """

    def __init__(
        self,
        game: Game[S, A, V],
        seat: int,
        view: V,
        codes: Sequence[int],
        log: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.codes: list[int] = list(codes)
        self.log: list[tuple[int, int]] = list(log)

    @property
    def actions(self) -> list[A]:
        """The legal actions in canonical order."""
        return [self.game.notation.decode(code) for code in self.codes]

    def imagine(self, rng: Rng) -> S:
        """Return a random full position that this seat cannot tell from the true one."""
        return self.game.knowledge.imagine(self.view, rng)


def perspective(
    game: Game[S, A, V], state: S, seat: i64, played: Sequence[tuple[int, int]] = ()
) -> Perspective[S, A, V]:
    """Return what ``seat`` sees of a position in which it may decide.

    ``played`` is the true log, seat and code; what the seat may not know of it is left out.
    """
    codes = Codes()
    game.rules.legal_for(state, seat, codes)
    view = game.knowledge.view(state, int(seat))
    log = [(mover, known(game, state, mover, code, int(seat))) for mover, code in played]
    return Perspective(game, int(seat), view, codes.values(), log)


def known(game: Game[S, A, V], state: S, mover: int, code: int, viewer: int) -> int:
    """Return the code of a logged move if the viewer may know it, else ``HIDDEN``."""
    if mover == viewer:
        return code
    action = game.notation.decode(code)
    told = game.notation.text_for(state, mover, action, viewer)
    return code if told == game.notation.write(action) else int(HIDDEN)
