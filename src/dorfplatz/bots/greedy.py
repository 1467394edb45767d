"""A bot that looks one move ahead."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.bots.bot import Bot
from dorfplatz.bots.outlook import SILENT, arrive, befall, judge
from dorfplatz.engine.perspective import Perspective
from dorfplatz.engine.rng import FastRng

WORLDS: Final = 8


@final
class Greedy(Bot):
    """Tries every action in a few imagined worlds and keeps the one that looks best afterwards.

    What chance decides at once belongs to the action: dice are thrown, cards turned.
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
        insight = game.fresh_insight()
        hopes = vec[float]([0.0] * 16)
        worth = [0.0] * len(seen.codes)
        for _ in range(self.worlds):
            world = seen.imagine(self.rng)
            arrive(game, world, i64(seen.seat), self.rng)
            seats = i64(len(game.rules.standing(world).seats))
            luck = self.rng.word()  # the same for every action
            for i in range(len(seen.codes)):
                after = game.rules.copy(world)
                game.rules.apply(after, i64(seen.codes[i]), SILENT)
                befall(game, after, FastRng(luck))
                judge(game, insight, after, seats, hopes)
                worth[i] += hopes[seen.seat]
        best = max(worth)
        equals = [code for code, value in zip(seen.codes, worth, strict=True) if value == best]
        return i64(equals[self.rng.below(i64(len(equals)))])
