"""The book at the terminal: sections for editors, games as stories."""

import pytest
from typer.testing import CliRunner

from dorfplatz.cli.app import app
from dorfplatz.cli.own import Player, brought
from dorfplatz.engine.errors import NotPossible
from dorfplatz.games import find
from dorfplatz.games.above_and_below.commands import book, page
from dorfplatz.words import words
from tests.book.lint import load

GAME = find("above-and-below")


def test_a_section_shows_its_text_and_options_but_no_secrets() -> None:
    told = page(14, words("en", GAME), with_spoilers=False)
    written = load("en")[14]
    assert written["text"] in told and written["title"] in told
    for option in written["options"].values():
        assert option["label"] in told
        assert option["failure"] not in told


def test_spoilers_show_every_line_with_its_mechanics() -> None:
    told = page(14, words("de", GAME), with_spoilers=True)
    for option in load("de")[14]["options"].values():
        assert option["failure"] in told
        assert all(line in told for line in option["success"].values())
    assert "1 × Papier, Ruhm \u22121" in told


def test_spoilers_are_words_of_the_reader() -> None:
    for lang in ("en", "de"):
        for section in range(1, 217):
            told = page(section, words(lang, GAME), with_spoilers=True)
            assert "{" not in told and "effect" not in told and "':" not in told
    assert "one lantern more with rope" in page(37, words("en", GAME), with_spoilers=True)
    assert "kostet eine Münze" in page(9, words("de", GAME), with_spoilers=True)


def test_every_section_can_be_read_in_both_languages() -> None:
    for lang in ("en", "de"):
        for section in range(1, 217):
            told = page(section, words(lang, GAME), with_spoilers=True)
            assert load(lang)[section]["text"] in told


def test_there_is_no_section_217() -> None:
    with pytest.raises(NotPossible):
        page(217, words("en", GAME), with_spoilers=False)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_is_told_as_a_story(lang: str) -> None:
    told = book(Player(GAME, words(lang, GAME)), story="first", seats=2)
    written = load(lang)
    read = [entry for entry in written.values() if entry["text"] in told]
    assert len(read) >= 10
    assert told.count("\n## ") == 7
    assert "Traceback" not in told and "{" not in told


def test_the_book_is_a_command_that_its_game_brings() -> None:
    assert brought()["book"][0] is GAME
    runner = CliRunner()
    said = runner.invoke(app, ["book", "37", "--spoilers", "--plain", "--lang", "en"])
    assert said.output.rstrip("\n") == page(37, words("en", GAME), with_spoilers=True).rstrip("\n")
    assert "The number of a section" in runner.invoke(app, ["book", "--help"]).output
    assert "book" in runner.invoke(app, ["--help"]).output
    assert runner.invoke(app, ["no-such-command"]).exit_code == 2
