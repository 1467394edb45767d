"""Höyük: tribes of one village share blocks, ovens, shrines and pens, and the catastrophes."""

from dorfplatz.engine.game import Game
from dorfplatz.games.hoyuk.game import HoyukKnowledge, HoyukNotation, HoyukPeople, HoyukRules
from dorfplatz.games.hoyuk.insight import HoyukInsight
from dorfplatz.games.hoyuk.setup import SETUP

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
