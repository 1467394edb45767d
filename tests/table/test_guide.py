"""The guide of every game: sentences in all languages, notes that come up, nothing secret."""

import json
import re
from importlib.resources import files
from random import Random

import pytest

from dorfplatz.engine.events import Event
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.prompt import Phrase
from dorfplatz.games import catalogue
from dorfplatz.table.guide import Note, due, found, is_wanted, module_of, notes_of, seen_now
from dorfplatz.table.lessons import Lesson, Practice, Step, lessons
from dorfplatz.table.log import Line
from dorfplatz.table.table import Table
from dorfplatz.words import LANGUAGES, words

GUIDED = [name for name, game in catalogue().items() if module_of(game) is not None]
MOST_GAMES = 12
LOOKED = 0.25
"""In so many positions of a game somebody looks at the guide."""
MOST_OF_A_GOAL, MOST_OF_A_NOTE = 136, 162
OURS = {"clans", "taluva", "garden-nation", "hoyuk", "above-and-below"}


def spoken(game: AnyGame, table: Table, seat: int | None) -> list[str]:
    """Return score and aims of a seat or a spectator, checked in every language."""
    module = module_of(game)
    assert module is not None
    view, facts = table.view(seat), table.facts(seat)
    said = [*module.score(view, facts), *([] if table.over else module.aims(view, facts))]
    for one in said:
        for lang in LANGUAGES:
            told = words(lang, game)
            assert told.has(one.phrase.key), one.phrase.key
            sentence = told.phrase(one.phrase)
            assert sentence and "{" not in sentence, sentence
    return [one.phrase.key for one in said]


def due_now(game: AnyGame, table: Table, seat: int, since: int) -> set[str]:
    """Return the notes that have come up for a seat since a line of the log."""
    now = seen_now(game, table.view(seat), table.facts(seat), table.prompt(seat))
    return set(due(notes_of(game.package), seat, table.lines(seat, since), now))


def any_move(table: Table, seat: int, rng: Random, even: bool) -> str:
    """Return a move at random; ``even``: rare kinds (a tower among huts) as often as others."""
    moves = [option.move for option in table.prompt(seat).options]
    if even:
        kind = rng.choice(sorted({kind_of(move) for move in moves}))
        moves = [move for move in moves if kind_of(move) == kind]
    return rng.choice(moves)


def kind_of(move: str) -> str:
    """Return what a move begins with before a place is named."""
    return re.sub(r"[0-9.-].*", "", move)


def test_every_game_of_ours_has_a_guide() -> None:
    assert set(GUIDED) >= OURS


@pytest.mark.parametrize("name", GUIDED)
def test_both_languages_say_the_same(name: str) -> None:
    place = files(catalogue()[name].package).joinpath("words", "guide")
    texts = [place.joinpath(f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES]
    keys = [re.findall(r"^([a-z][\w-]*) =", text, re.M) for text in texts]
    assert sorted(keys[0]) == sorted(keys[1])
    assert len(set(keys[0])) == len(keys[0])
    notes = {f"note-{note.id}" for note in notes_of(catalogue()[name].package)}
    assert notes == {key for key in keys[0] if key.startswith("note-")}
    assert "goal" in keys[0]


@pytest.mark.parametrize("name", GUIDED)
def test_notes_wait_for_events_of_the_game(name: str) -> None:
    game = catalogue()[name]
    events = {one.key: one for one in all_events(Event) if one.__module__.startswith(game.package)}
    file = json.loads(files(game.package).joinpath("guide.json").read_text("utf-8"))
    assert all(set(one) <= {"id", "event", "args", "told"} for one in file["notes"])
    for note in notes_of(game.package):
        assert note.event is not None or note.told
        if note.event is not None:
            assert note.event in events, note.event
            assert set(note.args) <= set(events[note.event].kinds), note.id


@pytest.mark.parametrize("name", GUIDED)
def test_what_the_coach_says_fits_its_strip(name: str) -> None:
    """Four lines on a phone, three of them beside a button with words."""
    package = catalogue()[name].package
    for lang in LANGUAGES:
        text = files(package).joinpath("words", "guide", f"{lang}.ftl").read_text("utf-8")
        for key, said in re.findall(r"^(goal|note-[\w-]+) = (.*)$", text, re.M):
            assert len(said) <= (MOST_OF_A_GOAL if key == "goal" else MOST_OF_A_NOTE), key


def all_events(kind: type[Event]) -> list[type[Event]]:
    """Return all kinds of events."""
    return [one for below in kind.__subclasses__() for one in (below, *all_events(below))]


RARE = {"garden-nation": "board=7SE:B1; crane=7; pop=3,30"}
"""Positions that games at random hardly reach: with 3 people territory 7 is too dear."""


def rare(name: str) -> list[Lesson]:
    """Return such a position as a lesson of one step."""
    steps = (Step({}, RARE[name], accept=("*",)),) if name in RARE else ()
    return [Lesson("rare", {}, {}, 2, {}, steps)]


@pytest.mark.parametrize("name", GUIDED)
def test_all_of_it_comes_up_in_games(name: str) -> None:
    """In lessons and games at random, every aim is named and every note is due to somebody."""
    game = catalogue()[name]
    text = files(game.package).joinpath("words", "guide", "en.ftl").read_text("utf-8")
    open_notes = {note.id for note in notes_of(game.package)}
    unsaid = set(re.findall(r"^((?:aim|score)[\w-]*) =", text, re.M))
    for lesson in (*lessons(game.package), *rare(name)):
        for number, step in enumerate(lesson.steps):
            practice = Practice(game, lesson, number)
            unsaid -= set(spoken(game, practice, step.seat))
            open_notes -= due_now(game, practice, step.seat, 0)
    for seed in range(MOST_GAMES):
        rng = Random(seed)
        table = Table(game, rng.randint(game.min_seats, game.max_seats), {}, bytes([seed]) * 32)
        heard = 0
        while not table.over and (open_notes or unsaid):
            seat = table.turn
            if rng.random() < LOOKED:
                for viewer in (None, *range(table.seats)):
                    unsaid -= set(spoken(game, table, viewer))
                for one in range(table.seats):
                    open_notes -= due_now(game, table, one, heard)
                heard = len(table.log)
            table.act(seat, any_move(table, seat, rng, seed % 2 == 0))
        unsaid -= set(spoken(game, table, 0))
        if not (open_notes or unsaid):
            break
    assert not open_notes
    assert not unsaid


def test_notes_look_where_they_are_told_to() -> None:
    told = {"facts": {"seats": [{"builds": 3}, {"builds": 1}]}, "signs": ["tie"]}
    assert found(told, "facts.seats.me.builds", 1) == [1]
    assert found(told, "facts.seats.any.builds", 1) == [3, 1]
    assert found(told, "facts.seats.0.builds", 1) == [3]
    note = Note("few", None, {}, {"facts.seats.me.builds": [0, 2]})
    assert due([note], 1, [], told) == ["few"]
    assert due([note], 0, [], told) == []
    assert is_wanted("seat:1", "me", 1)
    assert is_wanted("seat:0", "other", 1)
    assert not is_wanted("seat:1", "other", 1)
    assert is_wanted(("a", "b"), [1, 2], 0)
    assert not is_wanted(None, [0, 2], 0)


def test_notes_hear_what_is_told_to_the_seat() -> None:
    note = Note("raided", "raided", {"owner": "me"}, {})
    line = Line(1, 0, "raid", (Phrase("raided", {"seat": "seat:0", "owner": "seat:1"}),))
    assert due([note], 1, [line], {}) == ["raided"]
    assert due([note], 0, [line], {}) == []
    assert due([note], 1, [], {}) == []
