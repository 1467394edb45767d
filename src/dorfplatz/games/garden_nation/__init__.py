"""Garden Nation: seven territories, one crane, and peoples that build in each other's way."""

from dorfplatz.engine.game import Game
from dorfplatz.games.garden_nation.game import (
    GardenKnowledge,
    GardenNotation,
    GardenPeople,
    GardenRules,
)
from dorfplatz.games.garden_nation.insight import GardenNationInsight
from dorfplatz.games.garden_nation.setup import SETUP

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
