"""Every lesson can be played: positions read, what is wanted is legal, every word is there."""

import pytest

from dorfplatz.engine.chooser import Chooser
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.games import catalogue
from dorfplatz.games.above_and_below import texts as texts_of_book
from dorfplatz.table.lessons import Lesson, Practice, Step, Text, lessons, like
from dorfplatz.words import LANGUAGES, words

FEWEST, MOST = 8, 14
READ = 150 / 60
"""So many words a second a child reads."""
TAP, LOOK = 2.0, 4.0
"""Seconds for a tap, and to find on the board what a step is about."""
MINUTES = 5.0
LONGEST = 50
"""Words of a task: more is not read on a phone."""


def all_lessons() -> list[tuple[AnyGame, Lesson]]:
    return [(game, one) for game in catalogue().values() for one in lessons(game.package)]


STEPS = [
    pytest.param(game, lesson, number, id=f"{game.id}-{lesson.id}-{number + 1}")
    for game, lesson in all_lessons()
    for number in range(len(lesson.steps))
]


def texts(step: Step) -> list[Text]:
    said = [step.text, *step.replies.values()]
    if step.kind in ("move", "try"):
        said.append(step.done)
    if step.kind == "move":
        said.append(step.hint)
    said += [text for text in (step.wrong,) if text]
    return said + [text for answer in step.answers for text in (answer.text, answer.reply)]


def test_every_game_has_an_introduction() -> None:
    assert {game.id for game, _ in all_lessons()} == set(catalogue())


@pytest.mark.parametrize(("game", "lesson"), all_lessons(), ids=lambda one: one.id)
def test_an_introduction_takes_some_minutes(game: AnyGame, lesson: Lesson) -> None:
    assert FEWEST <= len(lesson.steps) <= MOST
    for text in (lesson.title, lesson.about):
        assert set(text) == set(LANGUAGES)


def page(table: Practice) -> list[Text]:
    """Return what a step lets somebody read in the book: a page, and how it ends the next step."""
    section = table.prompt(table.step.seat).sentence.args.get("section")
    if section is None:
        return []
    number = int(str(section).removeprefix("section:"))
    heading = texts_of_book.title(number)
    assert heading is not None
    told = [heading, texts_of_book.scene(number)]
    told += [texts_of_book.label(number, option) for option in (0, 1)]
    return [*told, texts_of_book.line(number, 1, "4")]


def seconds(table: Practice, lang: str) -> float:
    """Return how long a step takes somebody who reads all of it and goes right at once."""
    step = table.step
    said = [step.text, *page(table), *(answer.text for answer in step.answers)]
    said += [answer.reply for answer in step.answers if answer.right]
    taps = 1 + len(step.tries) + (step.kind == "ask")
    if step.kind == "move":
        move = table.wanted()
        options = table.prompt(step.seat).options
        taps += 1 + next(len(option.picks) for option in options if option.move == move)
        said.append(step.reply(move) or step.done)
    elif step.kind == "try":
        said.append(step.done)
    words_read = sum(len(text[lang].split()) for text in said)
    return words_read / READ + taps * TAP + (step.kind != "read") * LOOK


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), all_lessons(), ids=lambda one: one.id)
def test_an_introduction_takes_no_more_than_five_minutes(
    game: AnyGame, lesson: Lesson, lang: str
) -> None:
    steps = [Practice(game, lesson, number) for number in range(len(lesson.steps))]
    assert sum(seconds(one, lang) for one in steps) / 60 <= MINUTES
    for one in steps:
        assert len(one.step.text[lang].split()) <= LONGEST


@pytest.mark.parametrize(("game", "lesson", "number"), STEPS)
def test_a_step_can_be_finished(game: AnyGame, lesson: Lesson, number: int) -> None:
    table = Practice(game, lesson, number)
    step = table.step
    for text in texts(step):
        assert set(text) == set(LANGUAGES)
        assert all(said.strip() == said != "" for said in text.values())
    if step.kind == "ask":
        assert sum(answer.right for answer in step.answers) == 1
        assert len(step.answers) > 1
    for picks in step.tries:
        reason = table.why_not_picks(step.seat, picks)
        assert reason is not None, f"{picks} is not refused"
        for lang in LANGUAGES:
            assert words(lang, game).has(reason.phrase.key)
    if step.kind == "move":
        check_moves(table)


def check_moves(table: Practice) -> None:
    step = table.step
    prompt = table.prompt(step.seat)
    moves = [option.move for option in prompt.options]
    for pattern in (*step.accept, *step.replies):
        assert any(like(move, pattern) for move in moves), f"nobody can play {pattern}"
    if not all(step.accepts(move) for move in moves):
        assert step.wrong or step.replies, "nothing is said about another move"
        silent = [m for m in moves if not (step.accepts(m) or step.wrong or step.reply(m))]
        assert not silent
    # Every wanted move can be put together pick by pick, as keyboard and list do it.
    for option in prompt.options:
        if step.accepts(option.move):
            chooser = Chooser(prompt.options, prompt.roles)
            for pick in option.picks:
                if pick in chooser.possible:
                    chooser.pick(pick)
            assert chooser.move == option.move
    table.finish()
    assert table.done


@pytest.mark.parametrize(("game", "lesson", "number"), STEPS)
def test_whatever_is_accepted_leads_on(game: AnyGame, lesson: Lesson, number: int) -> None:
    step = lesson.steps[number]
    if step.kind != "move" or step.count > 1:
        return
    table = Practice(game, lesson, number)
    wanted = [o.move for o in table.prompt(step.seat).options if step.accepts(o.move)]
    for move in wanted[:3] + wanted[-3:]:
        Practice(game, lesson, number).act(step.seat, move)


def test_a_move_that_is_not_wanted_changes_nothing() -> None:
    clans = catalogue()["clans"]
    table = Practice(clans, lessons(clans.package)[0], 3)
    moves = [option.move for option in table.prompt(0).options]
    other = next(move for move in moves if not table.step.accepts(move))
    before = table.position()
    with pytest.raises(NotPossible):
        table.act(0, other)
    assert table.position() == before
    assert not table.log
