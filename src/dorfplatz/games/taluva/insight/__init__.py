"""Taluva: what only bots need to know about a position."""

from dorfplatz.games.taluva.insight.weighing import TaluvaInsight

__all__ = ["TaluvaInsight"]
