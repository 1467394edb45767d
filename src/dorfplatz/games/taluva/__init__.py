"""Taluva: an island grows in width and height, and four peoples settle it."""

from dorfplatz.games.taluva.game import Taluva

GAME = Taluva()
