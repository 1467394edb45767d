"""Clans: sixty huts, five clans, twelve villages."""

from dorfplatz.engine.game import Game
from dorfplatz.games.clans.insight import ClansInsight
from dorfplatz.games.clans.notation import ClansNotation
from dorfplatz.games.clans.people import ClansPeople
from dorfplatz.games.clans.rules.turns import ClansRules
from dorfplatz.games.clans.setup import SETUP
from dorfplatz.games.clans.view import ClansKnowledge

GAME = Game(
    id="clans",
    package=__name__,
    setup=SETUP,
    rules=ClansRules(),
    notation=ClansNotation(),
    knowledge=ClansKnowledge(),
    people=ClansPeople(),
    insight=ClansInsight,
    public_choices=True,  # CLA-3.5: cards make no difference to what is legal
)
