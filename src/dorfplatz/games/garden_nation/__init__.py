"""Garden Nation: seven territories, one crane, and peoples that build in each other's way."""

from dorfplatz.games.garden_nation.game import GardenNation

GAME = GardenNation()
