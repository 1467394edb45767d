"""A bot that plays anything."""

from typing import final

from mypy_extensions import i64

from dorfplatz.bots.bot import Bot
from dorfplatz.engine.perspective import Perspective
from dorfplatz.engine.rng import FastRng


@final
class Random(Bot):
    """Plays any legal action, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.rng = FastRng(i64(seed & 0x7FFF_FFFF_FFFF_FFFF))

    def choose(self, seen: Perspective[object, object, object]) -> i64:
        """Return the code of any legal action."""
        return i64(seen.codes[self.rng.below(i64(len(seen.codes)))])
