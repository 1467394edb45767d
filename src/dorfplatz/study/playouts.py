"""A position played to its end by bots, again and again: what usually comes of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from dorfplatz.bots import find_bot
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.perspective import perspective
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.study.judge import Clock
from dorfplatz.table.leaving import deserted, without

MOST_MOVES: Final = 4000
"""A game that goes on for longer than this is given up."""
SILENT: Final = Journal(False)


@dataclass(frozen=True)
class Ended:
    """How one game ended: points and rank of every seat."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]


class PlayOuts:
    """Games from one position on, all seats played by one kind of bot.

    Bots see what their seat may see; the cards lie as they really lay.
    """

    def __init__(
        self,
        game: AnyGame,
        state: object,
        bot: str,
        log: Sequence[tuple[int, int]] = (),
        resigned: Sequence[int] = (),
        clock: Clock | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.bot = bot
        self.log = list(log)
        self.resigned = list(resigned)
        self.clock = clock
        self.seats = len(game.rules.standing(state).seats)

    def play(self, seed: int) -> Ended | None:
        """Play one game; None where it does not come to an end."""
        game, rules = self.game, self.game.rules
        state = rules.copy(self.state)
        log = list(self.log)
        luck = FastRng(i64(seed))
        bots = [
            find_bot(self.bot, seed * 101 + seat, game, self.clock, seats=self.seats)
            for seat in range(self.seats)
        ]
        for _ in range(MOST_MOVES):
            turn = int(rules.turn(state))
            if turn == OVER or deserted(self.seats, self.resigned):
                places = without(rules.standing(state), self.resigned).seats
                return Ended(
                    tuple(place.points for place in places), tuple(place.rank for place in places)
                )
            if turn == CHANCE:
                code = int(rules.draw(state, luck))
            else:
                code = int(bots[turn].choose(perspective(game, state, i64(turn), log)))
            rules.apply(state, i64(code), SILENT)
            if self.log:  # a log without its beginning would mislead
                log.append((turn, code))
        return None

    def some(self, first: int, most: int, ms: float) -> list[Ended]:
        """Play games from number ``first`` on until the time is up, one at least."""
        begun = self.clock() if self.clock is not None else 0.0
        found: list[Ended] = []
        for number in range(first, first + most):
            ended = self.play(number)
            if ended is not None:
                found.append(ended)
            if self.clock is not None and self.clock() - begun >= ms:
                break
        return found
