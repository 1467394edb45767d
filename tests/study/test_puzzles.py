"""Puzzles: what is kept reads, is legal, and can be solved on the table of the lessons."""

import pytest

from dorfplatz.engine.errors import NotPossible
from dorfplatz.games import catalogue, find
from dorfplatz.study.puzzles import Puzzle, puzzles, read, written
from dorfplatz.table.lessons import Practice

GAMES = ("above-and-below", "clans", "garden-nation", "hoyuk", "taluva")
ALL = [(name, one) for name in GAMES for one in puzzles(find(name).package)]


def test_every_game_has_some() -> None:
    assert {name for name, _ in ALL} == set(GAMES) <= set(catalogue())
    assert {one.options.get("mode") for name, one in ALL if name == "hoyuk"} == {None, "expert"}


@pytest.mark.parametrize(("name", "one"), ALL, ids=[f"{name} {one.id}" for name, one in ALL])
def test_a_puzzle_reads_and_its_moves_are_legal(name: str, one: Puzzle) -> None:
    game = find(name)
    table = Practice(game, one.lesson(), 0)
    assert table.turn == one.seat
    moves = {option.move for option in table.prompt(one.seat).options}
    assert one.move in moves
    assert {wrong.move for wrong in one.wrong} <= moves - {one.move}
    assert one.gain >= 0.07 and all(wrong.loss >= one.gain for wrong in one.wrong)
    assert 1 <= one.grade <= 6
    insight = game.fresh_insight()
    assert insight is not None and one.theme in insight.features + insight.finer
    with pytest.raises(NotPossible):
        table.act(one.seat, one.wrong[0].move)
    table.act(one.seat, one.move)
    assert table.done


def test_what_is_kept_is_read_as_it_was_written() -> None:
    kept = [one for _, one in ALL[:3]]
    assert read(written("a command", kept)) == kept
    assert all(one.named() == one for one in kept)
