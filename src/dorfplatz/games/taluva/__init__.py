"""Taluva: an island grows in width and height, and four peoples settle it."""

from dorfplatz.engine.game import Game
from dorfplatz.games.taluva.game import TaluvaKnowledge, TaluvaNotation, TaluvaPeople, TaluvaRules
from dorfplatz.games.taluva.insight import TaluvaInsight
from dorfplatz.games.taluva.setup import SETUP

GAME = Game(
    id="taluva",
    package=__name__,
    setup=SETUP,
    rules=TaluvaRules(),
    notation=TaluvaNotation(),
    knowledge=TaluvaKnowledge(),
    people=TaluvaPeople(),
    insight=TaluvaInsight,
    public_choices=True,
)
