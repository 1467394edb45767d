"""The refusal is the rule, the list is its index: both say the same in every position."""

import pytest
from hypothesis import assume
from librt.vecs import vec

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.rng import FastRng, KeyedRng, Rng
from dorfplatz.engine.rules import CHANCE, OVER, Rules
from tests.laws.support import ALL, everywhere, is_ours
from tests.support.walks import LONGEST_GAME, Setting, position, walk

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


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_fast_rewards_are_those_of_the_standing(setting: Setting) -> None:
    rules = setting.game.rules
    tried = 0
    for number, (state, _) in enumerate(walk(setting, 3)):
        if number % 40 == 0:
            assert_same_rewards(setting, state)
            tried += 1
    end = position(setting, 3, LONGEST_GAME)
    assert rules.turn(end) == OVER and tried > 0
    assert_same_rewards(setting, end)


def assert_same_rewards(setting: Setting, state: object) -> None:
    fast, plain = vec[float]([9.0] * setting.seats), vec[float]([9.0] * setting.seats)
    setting.game.rules.rewards(state, fast)
    Rules.rewards(setting.game.rules, state, plain)
    assert list(fast) == pytest.approx(list(plain))


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_a_draw_of_a_game_is_the_draw_of_its_list(setting: Setting) -> None:
    """Stored matches draw again from their seed, so nothing else would do."""
    rules = setting.game.rules
    tried = 0
    for state, _ in walk(setting, 7):
        if rules.turn(state) == CHANCE and tried < 60:
            tried += 1
            pairs: list[tuple[Rng, Rng]] = [
                (FastRng(tried), FastRng(tried)),
                (KeyedRng(b"law", str(tried)), KeyedRng(b"law", str(tried))),
            ]
            for own, plain in pairs:
                for _ in range(3):
                    assert int(rules.draw(state, own)) == int(Rules.draw(rules, state, plain))
                assert own.word() == plain.word()
    assert tried > 0 or not is_ours(setting.game)  # a game from elsewhere may know no chance
