"""Höyük: tribes of one village share blocks, ovens, shrines and pens, and the catastrophes."""

from dorfplatz.engine.game import Game
from dorfplatz.games.hoyuk.insight import HoyukInsight
from dorfplatz.games.hoyuk.notation import HoyukNotation
from dorfplatz.games.hoyuk.people import HoyukPeople
from dorfplatz.games.hoyuk.rules.asked import HoyukRules
from dorfplatz.games.hoyuk.setup import SETUP
from dorfplatz.games.hoyuk.view import HoyukKnowledge

GAME = Game(
    id="hoyuk",
    package=__name__,
    setup=SETUP,
    rules=HoyukRules(),
    notation=HoyukNotation(),
    knowledge=HoyukKnowledge(),
    people=HoyukPeople(),
    insight=HoyukInsight,
    public_choices=True,
)
