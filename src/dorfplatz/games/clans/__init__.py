"""Clans: sixty huts, five clans, twelve villages."""

from dorfplatz.games.clans.game import Clans

GAME = Clans()
