"""The refusal is the rule, the list is its index: both say the same in every position."""

from hypothesis import assume

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.rules import CHANCE, OVER
from tests.laws.support import everywhere
from tests.support.walks import Setting, position

OTHER_POSITIONS = 3
"""So many other positions lend their actions, besides those that the game itself thinks of."""


@everywhere
def test_what_is_not_forbidden_is_listed(setting: Setting, seed: int, depth: int) -> None:
    rules, notation = setting.game.rules, setting.game.notation
    state = position(setting, seed, depth)
    assume(rules.turn(state) not in (OVER, CHANCE))  # where nothing else is found, that is an error
    for seat in rules.waiting(state):
        codes = Codes()
        rules.legal_for(state, seat, codes)
        legal = set(codes.values())
        listed = [notation.decode(code) for code in codes.values()]
        assert listed, "somebody is awaited who can do nothing"
        for action in listed:
            assert rules.forbids(state, seat, action) is None, notation.write(action)
        worth_trying = tried(setting, state, seed, depth)
        assert worth_trying, "nothing was tried"
        for action in worth_trying:
            code = int(notation.encode(notation.intended(state, action)))
            allowed = rules.forbids(state, seat, action) is None
            assert allowed == (code in legal), notation.write(action)


def tried(setting: Setting, state: object, seed: int, depth: int) -> list[object]:
    """Return actions worth trying: the game's own choice, and what is legal elsewhere."""
    rules = setting.game.rules
    found = list(rules.universe(state))
    for other in range(1, OTHER_POSITIONS + 1):
        elsewhere = position(setting, seed + other, depth * other // OTHER_POSITIONS + other)
        if rules.turn(elsewhere) not in (OVER, CHANCE):
            found.extend(setting.game.actions(elsewhere))
    ours = tuple(rules.chance_actions)
    return [action for action in found if not isinstance(action, ours)]
