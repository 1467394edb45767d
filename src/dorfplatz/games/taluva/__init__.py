"""Taluva: an island grows in width and height, and four peoples settle it."""

from dorfplatz.engine.game import Game
from dorfplatz.games.taluva.insight import TaluvaInsight
from dorfplatz.games.taluva.notation import TaluvaNotation
from dorfplatz.games.taluva.people import TaluvaPeople
from dorfplatz.games.taluva.rules.turns import TaluvaRules
from dorfplatz.games.taluva.setup import SETUP
from dorfplatz.games.taluva.view import TaluvaKnowledge

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
