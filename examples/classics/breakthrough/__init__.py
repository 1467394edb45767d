"""Breakthrough: eight by eight, the first to reach the far side wins."""

from .game import Breakthrough

GAME = Breakthrough()
