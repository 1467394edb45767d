"""Bots: players that see only a perspective."""

from collections.abc import Callable

from dorfplatz.bots.bot import Bot
from dorfplatz.bots.greedy import Greedy
from dorfplatz.bots.random import Random
from dorfplatz.engine.errors import NotPossible

BOTS: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy}
"""Every bot by name; each is made with a seed."""


def find_bot(name: str, seed: int) -> Bot:
    """Return a new bot of that name."""
    if name not in BOTS:
        raise NotPossible("error-bot", {"bot": str(name), "known": ", ".join(BOTS)})
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "find_bot"]
