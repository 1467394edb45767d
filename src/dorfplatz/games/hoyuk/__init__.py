"""Höyük: tribes of one village share blocks, ovens, shrines and pens, and the catastrophes."""

from dorfplatz.games.hoyuk.game import Hoyuk

GAME = Hoyuk()
