"""Bots: players that see only a perspective."""

from dorfplatz.bots.bot import Bot
from dorfplatz.bots.ladder import ADVISER, BOTS, LEVELS, bot_names, find_bot, levels

__all__ = ["ADVISER", "BOTS", "LEVELS", "Bot", "bot_names", "find_bot", "levels"]
