"""A trial: what would have been. Moves for all seats from some moment on, at a table nobody keeps.

Chance waits until it is asked to draw, or is told what it drew. Everything lies open here, so it is
only for positions whose secrets are nobody's any more.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Options
from dorfplatz.engine.prompt import Phrase
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE
from dorfplatz.table.check import checked, move_of
from dorfplatz.table.log import Line, Moment
from dorfplatz.table.opening import opening
from dorfplatz.table.table import Table

SEED = bytes(32)
"""A trial draws nothing by it; a table needs one."""
MOST_OUTCOMES = 150
"""So many outcomes of a draw are listed, the likely ones first."""


@dataclass(frozen=True)
class Outcome:
    """What chance may do: how likely it is (all together are 1), and what would be told of it."""

    move: str
    share: float
    said: tuple[Phrase, ...]


class Trial(Table):
    """A table on which anybody plays for all seats, chance included."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options | None = None,
        version: int | None = None,
        begin: Moment | str | None = None,
    ) -> None:
        position = begin if isinstance(begin, str) else None
        super().__init__(game, seats, options, SEED, version, position=position)
        if isinstance(begin, Moment):
            self._state = begin.state
            self._before = list(begin.before)
            self.log = list(begin.log)
            self.resigned = list(begin.resigned)
            self.from_start = begin.from_start
        self.first = len(self.log)

    @property
    def waiting(self) -> list[int]:
        """The one seat whose turn it is: secret choices are made one after the other here."""
        return [self.turn] if self.turn >= 0 else []

    def play(self, text: str) -> None:
        """Carry out a move of whoever is to decide, chance included, or say why not."""
        if self.over:
            raise NotPossible("error-over")
        turn = self.turn
        self._apply(turn, checked(self.game, self._state, turn, text))

    def played(self, line: Sequence[str]) -> "Trial":
        """Return this table after some moves."""
        for text in line:
            self.play(text)
        return self

    def draw(self) -> str:
        """Return what chance draws now: another time it may be something else."""
        self._check_chance()
        drawn = self.game.rules.draw(self._state, FastRng(i64(secrets.randbits(48))))
        return move_of(self.game, int(drawn)).text

    def outcomes(self) -> list[Outcome]:
        """Return what chance may do now, the likely first; nothing where it is not its turn."""
        if self.over or self.turn != CHANCE:
            return []
        codes = Codes()
        self.game.rules.legal(self._state, codes)
        weights = self.game.rules.weights(self._state)
        total = sum(weights)
        likely = sorted(zip(codes.values(), weights, strict=True), key=lambda one: -one[1])
        return [
            Outcome(move_of(self.game, code).text, weight / total, self._said(code))
            for code, weight in likely[:MOST_OUTCOMES]
        ]

    def possible(self) -> int:
        """Return how many outcomes there are, listed or not."""
        if self.over or self.turn != CHANCE:
            return 0
        codes = Codes()
        self.game.rules.legal(self._state, codes)
        return int(codes.count)

    def as_opening(self) -> str:
        """Return the text of a position from which a match can go on, or say why none can.

        It has to read back as it was written: the text is all that such a match keeps of it.
        """
        if self.over:
            raise NotPossible("error-begun-over")
        written = self.position()
        again = opening(self.game, self.seats, self.options, self.version, written)
        if self.game.notation.write_position(again) != written:
            raise NotPossible("error-begun-text")
        return written

    def tried(self) -> list[Line]:
        """Return the moves of this trial with everything that happened, whoever may know it."""
        return [
            Line(
                entry.number, entry.seat, entry.text, tuple([note.phrase for note in entry.events])
            )
            for entry in self.log[self.first :]
        ]

    def _said(self, code: int) -> tuple[Phrase, ...]:
        state = self.game.rules.copy(self._state)
        journal = Journal()
        self.game.rules.apply(state, i64(code), journal)
        return tuple([note.phrase for note in journal.take()])

    def _check_chance(self) -> None:
        if self.over:
            raise NotPossible("error-over")
        if self.turn != CHANCE:
            raise NotPossible("error-no-draw")

    def _go_on(self) -> None:
        """Wait: nothing is drawn before somebody asks for it."""
