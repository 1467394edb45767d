"""Above and Below: a village above ground, caverns below it, seven rounds."""

from dorfplatz.games.above_and_below.game import AboveAndBelow

GAME = AboveAndBelow()
