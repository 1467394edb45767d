"""Höyük: what only bots need: what speaks for a seat, what is to come, what it may cost."""

from dorfplatz.games.hoyuk.insight.judging import FEATURES, FINER, HoyukInsight

__all__ = ["FEATURES", "FINER", "HoyukInsight"]
