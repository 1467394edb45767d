"""Above and Below: a village above ground, caverns below it, seven rounds."""

from dorfplatz.engine.game import Game
from dorfplatz.games.above_and_below.insight import VillageInsight
from dorfplatz.games.above_and_below.notation import VillageNotation
from dorfplatz.games.above_and_below.people import VillagePeople
from dorfplatz.games.above_and_below.rules.course import VillageRules
from dorfplatz.games.above_and_below.setup import SETUP
from dorfplatz.games.above_and_below.view import VillageKnowledge

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
