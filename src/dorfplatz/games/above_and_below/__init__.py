"""Above and Below: a village above ground, caverns below it, seven rounds."""

from dorfplatz.engine.game import Game
from dorfplatz.games.above_and_below.game import (
    VillageKnowledge,
    VillageNotation,
    VillagePeople,
    VillageRules,
)
from dorfplatz.games.above_and_below.insight import VillageInsight
from dorfplatz.games.above_and_below.setup import SETUP

GAME = Game(
    id="above-and-below",
    package=__name__,
    setup=SETUP,
    rules=VillageRules(),
    notation=VillageNotation(),
    knowledge=VillageKnowledge(),
    people=VillagePeople(),
    insight=VillageInsight,
)
