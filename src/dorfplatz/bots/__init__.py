"""Bots: players that see only a perspective."""

from dorfplatz.bots.bot import Bot
from dorfplatz.bots.ladder import (
    ADVISER,
    BOTS,
    LEVELS,
    bot_names,
    check_bot_name,
    find_bot,
    levels,
)

__all__ = ["ADVISER", "BOTS", "LEVELS", "Bot", "bot_names", "check_bot_name", "find_bot", "levels"]
