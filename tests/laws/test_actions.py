"""Laws of actions: one text and one number each, listed once, in an order that never changes."""

import pytest

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import Unreadable
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from tests.laws.support import ALL, everywhere
from tests.support.walks import Setting, position


@everywhere
def test_texts_and_codes_read_back(setting: Setting, seed: int, depth: int) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    codes = Codes()
    game.rules.legal(state, codes)
    for code in codes.values():
        action = game.notation.decode(code)
        text = game.notation.write(action)
        assert int(game.notation.encode(action)) == code
        assert game.notation.read(text) == action
        assert text.split(" ") == text.split()  # single spaces between words at the most


@everywhere
def test_lists_have_no_repeats_and_are_empty_only_at_the_end(
    setting: Setting, seed: int, depth: int
) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    moves = game.moves(state)
    assert len(set(moves)) == len(moves)
    assert (moves == []) == (game.rules.turn(state) == OVER)
    assert game.moves(game.rules.copy(state)) == moves


@everywhere
def test_waiting_seats_have_actions_and_others_none(
    setting: Setting, seed: int, depth: int
) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    waiting = game.rules.waiting(state)
    turn = int(game.rules.turn(state))
    assert (turn in waiting) == (turn >= 0)
    codes = Codes()
    for seat in range(setting.seats):
        game.rules.legal_for(state, seat, codes)
        assert (codes.count > 0) == (seat in waiting)
    if turn >= 0:
        game.rules.legal_for(state, turn, codes)
        listed = codes.values()
        game.rules.legal(state, codes)
        assert codes.values() == listed


@everywhere
def test_chance_has_positive_weights_and_draws_what_it_lists(
    setting: Setting, seed: int, depth: int
) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    if game.rules.turn(state) != CHANCE:
        state = game.start(setting.seats, setting.options)
    if not game.rules.chance_actions:
        assert game.rules.turn(state) != CHANCE
        return
    assert game.rules.turn(state) == CHANCE, "a game with chance begins with a draw"
    codes = Codes()
    game.rules.legal(state, codes)
    weights = game.rules.weights(state)
    assert len(weights) == codes.count and min(weights) > 0
    rng = FastRng(seed)
    for _ in range(5):
        assert int(game.rules.draw(state, rng)) in codes.values()


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_samples_are_spread_like_the_list(setting: Setting) -> None:
    """Chi-squared over many samples of a few positions; the seeds are fixed, so is the outcome."""
    game = setting.game
    tried = 0
    for depth in (30, 45, 60, 80, 110, 150, *range(1, 150, 4)):
        state = position(setting, 11, depth)
        codes = Codes()
        if game.rules.turn(state) < 0:
            continue
        game.rules.legal(state, codes)
        count = int(codes.count)
        if not 2 <= count <= 60:
            continue
        tried += 1
        rng = FastRng(depth)
        seen = dict.fromkeys(codes.values(), 0)
        for _ in range(count * 60):
            seen[int(game.rules.sample(state, rng))] += 1
        chi = sum((n - 60) ** 2 / 60 for n in seen.values())
        assert chi < (count - 1) + 6 * (2 * (count - 1)) ** 0.5
        if tried == 2:
            return
    assert tried, "no position has a list to draw from"


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_nonsense_is_unreadable(setting: Setting) -> None:
    for text in ("", " ", "nonsense", "A1 - A2", "\x00", "P9=k", "1" * 300, "H1.0\n", "é"):
        with pytest.raises(Unreadable):
            setting.game.notation.read(text)
