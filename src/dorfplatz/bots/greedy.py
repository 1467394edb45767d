"""A bot that looks one move ahead."""

from typing import Final, final

from mypy_extensions import i64

from dorfplatz.bots.bot import Bot
from dorfplatz.engine.game import OVER, AnyGame, Insight
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.perspective import Perspective
from dorfplatz.engine.rng import FastRng

WORLDS: Final = 8
VICTORY: Final = 1e6


@final
class Greedy(Bot):
    """Tries every action in a few imagined worlds and keeps the one that looks best afterwards.

    A game with an ``insight`` says what looks good; without one it is the points so far.
    """

    def __init__(self, seed: int, worlds: int = WORLDS) -> None:
        self.rng = FastRng(i64(seed & 0x7FFF_FFFF_FFFF_FFFF))
        self.worlds = worlds

    def choose(self, seen: Perspective[object, object, object]) -> i64:
        """Return the code of the most promising action; equals are drawn by lot."""
        if len(seen.codes) == 1:
            return i64(seen.codes[0])
        game = seen.game
        insight = game.insight()
        silent = Journal(False)
        worth = [0.0] * len(seen.codes)
        for _ in range(self.worlds):
            world = seen.imagine(self.rng)
            for i in range(len(seen.codes)):
                after = game.copy(world)
                game.apply(after, i64(seen.codes[i]), silent)
                worth[i] += promise(game, insight, after, i64(seen.seat))
        best = max(worth)
        equals = [code for code, value in zip(seen.codes, worth, strict=True) if value == best]
        return i64(equals[self.rng.below(i64(len(equals)))])


def promise(game: AnyGame, insight: Insight[object] | None, state: object, seat: i64) -> float:
    """Return how good a position looks to a seat; a decided game counts more than any hope."""
    if game.turn(state) == OVER:
        standing = game.standing(state)
        best = min(s.rank for s in standing.seats if s.seat != seat)
        own = standing.seats[seat]
        return VICTORY * (best - own.rank) + own.points
    if insight is not None:
        return insight.evaluate(state, seat)
    points = [s.points for s in game.standing(state).seats]
    rival = max(p for s, p in enumerate(points) if s != seat)
    return float(points[seat] - rival)
