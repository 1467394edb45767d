"""Laws of the course of a game: copies are independent, games end, replaying is playing."""

import pytest

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import OVER
from tests.laws.support import ALL, everywhere, viewers
from tests.support.walks import Setting, position, walk


@everywhere
def test_copies_are_independent(setting: Setting, seed: int, depth: int) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    before = game.notation.write_position(state)
    views = [game.knowledge.view(state, viewer) for viewer in viewers(setting)]
    for move in game.moves(state)[:12]:
        twin = game.rules.copy(state)
        game.rules.apply(twin, game.notation.encode(game.notation.read(move)), Journal())
    assert game.notation.write_position(state) == before
    assert [game.knowledge.view(state, viewer) for viewer in viewers(setting)] == views


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_games_end_and_replaying_gives_the_same_positions(setting: Setting) -> None:
    game = setting.game
    for seed in (1, 2):
        texts = []
        moves = []
        for state, code in walk(setting, seed):
            texts.append(game.notation.write_position(state))
            moves.append(game.notation.write(game.notation.decode(code)))
        twin = game.start(setting.seats, setting.options)
        for text, move in zip(texts, moves, strict=True):
            assert game.notation.write_position(twin) == text
            game.rules.apply(twin, game.notation.encode(game.notation.read(move)), Journal())
        assert game.rules.turn(twin) == OVER
        assert game.rules.standing(twin).over


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_a_game_that_tells_its_rounds_tells_all_of_them(setting: Setting) -> None:
    told = []
    journal = Journal(True)
    for state, code in walk(setting, 1):
        setting.game.rules.apply(setting.game.rules.copy(state), code, journal)
        told += [note.args["round"] for note in journal.take() if note.key == "round-begins"]
    assert told == list(range(1, len(told) + 1))


@everywhere
def test_the_journal_changes_nothing(setting: Setting, seed: int, depth: int) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    for move in game.moves(state)[:6]:
        code = game.notation.encode(game.notation.read(move))
        silent, telling = game.rules.copy(state), game.rules.copy(state)
        game.rules.apply(silent, code, Journal(False))
        game.rules.apply(telling, code, Journal(True))
        assert game.notation.write_position(silent) == game.notation.write_position(telling)


@everywhere
def test_position_texts_read_back(setting: Setting, seed: int, depth: int) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    text = game.notation.write_position(state)
    twin = game.notation.read_position(text, setting.seats, setting.options)
    assert game.notation.write_position(twin) == text
    assert game.rules.turn(twin) == game.rules.turn(state)
    assert game.moves(twin) == game.moves(state)


@everywhere
def test_standings_rank_everybody_and_ties_stay_ties(
    setting: Setting, seed: int, depth: int
) -> None:
    game = setting.game
    state = position(setting, seed, depth)
    standing = game.rules.standing(state)
    assert standing.over == (game.rules.turn(state) == OVER)
    assert [s.seat for s in standing.seats] == list(range(setting.seats))
    for seat in standing.seats:
        better = sum(other.rank < seat.rank for other in standing.seats)
        assert seat.rank >= 1 and (seat.rank == better + 1 or not standing.over)
    if standing.over:
        assert standing.winners
