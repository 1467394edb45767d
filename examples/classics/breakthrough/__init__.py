"""Breakthrough: eight by eight, the first to reach the far side wins."""

from dorfplatz.engine.game import Game
from dorfplatz.engine.options import Setup
from dorfplatz.engine.view import OpenKnowledge

from .game import BreakthroughNotation, BreakthroughPeople, BreakthroughRules

RULES, NOTATION = BreakthroughRules(), BreakthroughNotation()

GAME = Game(
    id="breakthrough",
    package=__name__,
    setup=Setup("Breakthrough", (2, 2)),
    rules=RULES,
    notation=NOTATION,
    knowledge=OpenKnowledge(RULES, NOTATION),
    people=BreakthroughPeople(),
    public_choices=True,
)
