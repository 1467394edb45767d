"""Above and Below: a village above ground, caverns below it, seven rounds."""

from dorfplatz.engine.game import Game
from dorfplatz.games.above_and_below.insight import VillageInsight
from dorfplatz.games.above_and_below.knowledge import VillageKnowledge
from dorfplatz.games.above_and_below.notation import VillageNotation
from dorfplatz.games.above_and_below.people import VillagePeople
from dorfplatz.games.above_and_below.rules.course import VillageRules
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
