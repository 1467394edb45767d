"""Garden Nation: seven territories, one crane, and peoples that build in each other's way."""

from dorfplatz.engine.game import Game
from dorfplatz.games.garden_nation.insight import GardenNationInsight
from dorfplatz.games.garden_nation.notation import GardenNotation
from dorfplatz.games.garden_nation.people import GardenPeople
from dorfplatz.games.garden_nation.rules.garden import GardenRules
from dorfplatz.games.garden_nation.setup import SETUP
from dorfplatz.games.garden_nation.view import GardenKnowledge

GAME = Game(
    id="garden-nation",
    package=__name__,
    setup=SETUP,
    rules=GardenRules(),
    notation=GardenNotation(),
    knowledge=GardenKnowledge(),
    people=GardenPeople(),
    insight=GardenNationInsight,
)
