"""Puzzles: what is kept reads, is legal, can be solved on the table of the lessons, and is best."""

import os
from collections import Counter
from datetime import date, timedelta

import pytest
from mypy_extensions import i64

from dorfplatz.bots import LEVELS, find_bot
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.perspective import Perspective, perspective
from dorfplatz.games import catalogue, find
from dorfplatz.server.puzzling import as_lesson
from dorfplatz.study.miner import CLEAR, FRESH, LUCK, WORLDS, Claim, holds, looked_at
from dorfplatz.study.puzzles import (
    HARDEST,
    QUIET,
    WINS,
    Found,
    Puzzle,
    of_the_day,
    puzzles,
    read,
    theme,
    themes,
)
from dorfplatz.study.refuting import code_of, explained
from dorfplatz.table.lessons import Practice
from dorfplatz.words import LANGUAGES, words

GAMES = ("above-and-below", "clans", "garden-nation", "hoyuk", "taluva")
ALL = [(name, one) for name in GAMES for one in puzzles(find(name).package)]
OTHERS = 211, 223
"""Luck that no search of the miner had."""
LONG = os.environ.get("DORFPLATZ_LONG") == "1"
SAMPLE = ALL if LONG else ALL[:: max(1, len(ALL) // 15)]
"""Searching is dear: a few of them every day, all of them in the long run."""

each = pytest.mark.parametrize(("name", "one"), ALL, ids=[f"{name} {one.id}" for name, one in ALL])
some = pytest.mark.parametrize(
    ("name", "one"), SAMPLE, ids=[f"{name} {one.id}" for name, one in SAMPLE]
)


def seen_in(game: AnyGame, one: Puzzle) -> Perspective[object, object, object]:
    state = game.notation.read_position(one.position, one.seats, dict(one.options) or None)
    return perspective(game, state, i64(one.seat))


def test_every_game_has_sixty() -> None:
    kinds = Counter((name, one.options.get("mode")) for name, one in ALL)
    assert set(kinds) == {*[(name, None) for name in GAMES], ("hoyuk", "expert")}
    assert set(GAMES) <= set(catalogue())
    assert all(count >= 60 for count in kinds.values())
    assert len({one.id for _, one in ALL}) == len(ALL)


@each
def test_a_puzzle_reads_and_its_moves_are_legal(name: str, one: Puzzle) -> None:
    game = find(name)
    lesson = as_lesson(game, one.id)
    table = Practice(game, lesson, 0)
    assert table.turn == one.seat
    assert table.position() == one.position
    moves = {option.move for option in table.prompt(one.seat).options}
    assert one.move in moves
    assert {wrong.move for wrong in one.wrong} <= moves - {one.move}
    assert one.gain >= CLEAR and all(wrong.loss >= one.gain for wrong in one.wrong)
    assert 1 <= one.grade <= HARDEST == len(LEVELS) + 1
    for greedy in {
        int(find_bot("greedy", luck, seats=2).choose(seen_in(game, one))) for luck in (1, 2)
    }:
        assert game.notation.write(game.notation.decode(greedy)) != one.move
    with pytest.raises(NotPossible):
        table.act(one.seat, one.wrong[0].move)
    table.act(one.seat, one.move)
    assert table.done


@each
def test_every_refutation_can_be_shown(name: str, one: Puzzle) -> None:
    game = find(name)
    for wrong in one.wrong:
        table = Practice(game, as_lesson(game, one.id), 0)
        table.miss(wrong.move)
        played = [entry.text for entry in table.log]
        assert played[0] == wrong.move
        assert played[1 : 1 + len(wrong.line)] == list(wrong.line)


@each
def test_what_is_said_has_words_in_every_language(name: str, one: Puzzle) -> None:
    game = find(name)
    assert theme(game.package, one) in {QUIET, WINS, *themes(game.package)}
    step = as_lesson(game, one.id).steps[0]
    for lang in LANGUAGES:
        spoken = words(lang, game)
        assert spoken.has(f"theme-{theme(game.package, one)}")
        for said in (step.done, step.wrong, step.hint, *step.replies.values()):
            assert said[lang]
            assert not {"{", "$"} & set(said[lang])
        instead = spoken.say("bot-reason-other", {"change": ""}).strip()
        assert max(step.done[lang].count(instead), step.hint[lang].count(instead)) <= 1
        for reason in (*one.reasons, *[said for wrong in one.wrong for said in wrong.reasons]):
            assert spoken.has(reason.key)
            assert spoken.phrase(reason) != reason.key


@each
def test_reasons_and_theme_are_those_of_the_bots_of_today(name: str, one: Puzzle) -> None:
    assert explained(find(name), one) == one


def test_themes_gather_what_the_insight_counts() -> None:
    for name in GAMES:
        insight = find(name).fresh_insight()
        assert insight is not None
        gathered = [one for features in themes(find(name).package).values() for one in features]
        said = {*insight.features, *insight.finer} - set(insight.unsaid)
        assert set(gathered) == said
        assert len(gathered) == len(said)


@some
def test_the_move_is_still_best(name: str, one: Puzzle) -> None:
    """A search with luck the miner never had finds the same move, or one that proves worse."""
    assert not {*OTHERS} & {WORLDS, *LUCK, *FRESH}
    assert holds(find(name), one, OTHERS if LONG else OTHERS[:1], 0.0)


@some
def test_a_level_of_that_grade_finds_it_and_no_weaker_one(name: str, one: Puzzle) -> None:
    game = find(name)
    seen, best = seen_in(game, one), code_of(game, one.move)
    for place, level in enumerate(LEVELS, 1):
        found = sum(
            int(find_bot(level, 900 + number, game, seats=one.seats).choose(seen)) == best
            for number in range(5)
        )
        assert (found >= 3) == (place == one.grade)
        if place == one.grade:
            break


@pytest.mark.skipif(not LONG, reason="searches for long")
@some
def test_a_puzzle_would_be_found_again(name: str, one: Puzzle) -> None:
    found = looked_at(Claim(find(name), one.seats, one.options, 0), one.position, one.seat)
    assert found is not None
    assert found.named() == one


def test_what_is_kept_is_read_as_it_was_written() -> None:
    kept = Found("a command", 7, tuple(one for _, one in ALL[::7]))
    assert read(kept.written()) == kept
    assert all(one.named() == one for one in kept.puzzles)


def test_every_day_has_one_puzzle_and_all_games_take_turns() -> None:
    offered = [(name, one.id) for name, one in ALL]
    first = date(2026, 1, 1)
    week = [of_the_day(first + timedelta(days=number), offered) for number in range(10)]
    assert all(one is not None for one in week)
    assert [one[0] for one in week if one] == [one[0] for one in week[5:] + week[:5] if one]
    assert {one[0] for one in week if one} == set(GAMES)
    assert of_the_day(first, offered) == of_the_day(first, offered[::-1])
    assert of_the_day(first, []) is None
    rest = [one for one in offered if one != week[1]]
    assert of_the_day(first, rest) == week[0]
