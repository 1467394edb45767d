"""Höyük, section 15.4: the example log, with the number of options at every decision."""

import re

import pytest

from dorfplatz.engine.errors import BadRecord
from dorfplatz.games import find
from dorfplatz.games.hoyuk.material import TRIBE_LETTERS
from tests.games.hoyuk.texts import LOG, LOG_END
from tests.support import given, new, refused

WORDS = re.compile(r"\([^)]*\)|\[[^\]]*\]|\S+")


def test_the_log_leads_to_the_position_of_the_specification() -> None:
    record = find("hoyuk").notation.read_record(LOG)
    game = new("hoyuk", record.seats, record.options).play(*record.moves)
    assert game.text == LOG_END


def test_every_decision_of_the_log_has_the_stated_number_of_options() -> None:
    record = find("hoyuk").notation.read_record(LOG)
    game = new("hoyuk", record.seats, record.options)
    made: list[int] = []
    wanted = 0
    speaker = ""
    for word in WORDS.findall(LOG.partition("\n")[2]):
        if word.startswith("["):
            assert made == [int(number) for number in word[1:-1].split()]
            wanted += len(made)
            made = []
        elif re.fullmatch("[RBG]:", word):
            speaker = word[0]
        elif word.startswith("(") or re.fullmatch(r"\d\.\d", word):
            continue
        else:
            if not word.startswith("!"):
                assert isinstance(game.turn, int)
                assert "RBG"[game.turn] == speaker
                made.append(len(game.legal()))
            game.play(word)
    assert made == []
    assert wanted == 51


@pytest.mark.parametrize(
    "text", ["", "!start=R", "hoyuk basic 24 RB", "hoyuk basic 25 RR", "hoyuk easy 25 RB"]
)
def test_a_log_names_the_game_first(text: str) -> None:
    with pytest.raises(BadRecord):
        find("hoyuk").notation.read_record(text)


def test_a_log_holds_nothing_but_moves_and_annotations() -> None:
    error = refused(
        lambda: find("hoyuk").notation.read_record("hoyuk basic 25 RB\n!start=R nonsense")
    )
    assert error.code == "bad-record"
    seat = refused(lambda: find("hoyuk").notation.read_record("hoyuk basic 25 RB\nG: !start=R"))
    assert seat.code == "bad-record"


def test_the_tribes_of_a_log_sit_in_the_written_order() -> None:
    record = find("hoyuk").notation.read_record("hoyuk expert 15 UYG\n!start=Y")
    assert record.seats == 3
    game = new("hoyuk", record.seats, record.options)
    assert game.text.startswith("hoyuk expert 15 UYG;")
    assert game.play("!start=Y").text.startswith("hoyuk expert 15 UYG; start Y;")
    assert set(TRIBE_LETTERS) == set("RGYUB")


def test_the_position_of_the_log_can_be_played_on() -> None:
    assert given("hoyuk", LOG_END).legal() == [f"!tile={kind}" for kind in "HOPSW"]
