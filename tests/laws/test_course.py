"""Laws of the course of a game: copies are independent, games end, replaying is playing."""

import pytest

from dorfplatz.engine.game import OVER
from dorfplatz.engine.journal import Journal
from tests.laws.support import ALL, everywhere, viewers
from tests.support.walks import Setting, position, walk


@everywhere
def test_copies_are_independent(setting: Setting, seed: int, depth: int) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    before = game.write_position(state)
    views = [game.view(state, viewer) for viewer in viewers(setting)]
    for move in game.moves(state)[:12]:
        twin = game.copy(state)
        game.apply(twin, game.encode(game.read(move)), Journal())
    assert game.write_position(state) == before
    assert [game.view(state, viewer) for viewer in viewers(setting)] == views


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_games_end_and_replaying_gives_the_same_positions(setting: Setting) -> None:
    game = setting.game
    for seed in (1, 2):
        texts = []
        moves = []
        for state, code in walk(setting, seed):
            texts.append(game.write_position(state))
            moves.append(game.write(game.decode(code)))
        twin = game.start(setting.seats, setting.options)
        for text, move in zip(texts, moves, strict=True):
            assert game.write_position(twin) == text
            game.apply(twin, game.encode(game.read(move)), Journal())
        assert game.turn(twin) == OVER
        assert game.standing(twin).over


@everywhere
def test_the_journal_changes_nothing(setting: Setting, seed: int, depth: int) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    for move in game.moves(state)[:6]:
        code = game.encode(game.read(move))
        silent, telling = game.copy(state), game.copy(state)
        game.apply(silent, code, Journal(False))
        game.apply(telling, code, Journal(True))
        assert game.write_position(silent) == game.write_position(telling)


@everywhere
def test_position_texts_read_back(setting: Setting, seed: int, depth: int) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    text = game.write_position(state)
    twin = game.read_position(text, setting.seats, setting.options)
    assert game.write_position(twin) == text
    assert game.turn(twin) == game.turn(state)
    assert game.moves(twin) == game.moves(state)


@everywhere
def test_standings_rank_everybody_and_ties_stay_ties(
    setting: Setting, seed: int, depth: int
) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    standing = game.standing(state)
    assert standing.over == (game.turn(state) == OVER)
    assert [s.seat for s in standing.seats] == list(range(setting.seats))
    for seat in standing.seats:
        better = sum(other.rank < seat.rank for other in standing.seats)
        assert seat.rank >= 1 and (seat.rank == better + 1 or not standing.over)
    if standing.over:
        assert standing.winners
