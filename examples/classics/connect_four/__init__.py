"""Connect Four: seven columns of six, four discs in a line win."""

from dorfplatz.engine.game import Game
from dorfplatz.engine.options import Setup
from dorfplatz.engine.view import OpenKnowledge

from .game import ConnectFourNotation, ConnectFourPeople, ConnectFourRules

RULES, NOTATION = ConnectFourRules(), ConnectFourNotation()

GAME = Game(
    id="connect-four",
    package=__name__,
    setup=Setup("Connect Four", (2, 2)),
    rules=RULES,
    notation=NOTATION,
    knowledge=OpenKnowledge(RULES, NOTATION),
    people=ConnectFourPeople(),
    public_choices=True,
)
