"""What all readers of positions share: strict, and by the name of the field."""

import pytest

from dorfplatz.engine.errors import BadPosition
from dorfplatz.kit import positions
from dorfplatz.words import words


def test_fields_come_by_their_names_and_once() -> None:
    assert positions.fields(["a=1", "b="], ("a", "b")) == {"a": "1", "b": ""}
    assert positions.fields(["round 3", "end"], ("round", "end"), " ") == {"round": "3", "end": ""}
    for parts in (["a=1", "a=2"], ["c=1"], ["a"], [""]):
        with pytest.raises(BadPosition):
            positions.fields(parts, ("a", "b"))


def test_fields_are_written_as_they_are_read_and_none_is_left_out() -> None:
    found = {"round": "3", "at": positions.unless("x", "x"), "end": ""}
    assert positions.joined(found) == "round 3; end"
    assert positions.joined({"c": "1,2", "x": None}, "=") == "c=1,2"
    assert positions.joined({"coins": "7", "rep": "0"}, between=" ") == "coins 7 rep 0"


def test_pairs_are_complete_and_known() -> None:
    assert positions.pairs("A", ["coins", "7"], ("coins", "rep")) == {"coins": "7"}
    for words_ in (["coins"], ["coins", "1", "coins", "2"], ["gold", "1"]):
        with pytest.raises(BadPosition):
            positions.pairs("A", words_, ("coins", "rep"))


def test_entries_are_as_many_as_they_should_be() -> None:
    assert positions.entries("pop", "1,2", 2) == ["1", "2"]
    assert positions.listed("-") == [] and positions.listed("a+b", "+") == ["a", "b"]
    with pytest.raises(BadPosition):
        positions.entries("pop", "1,2", 3)


@pytest.mark.parametrize("text", ["", "01", "-1", "+1", "1.0", "²", "11", "99999999999"])
def test_numbers_have_one_spelling_and_bounds(text: str) -> None:
    assert positions.number("round", "10", 1, 10) == 10
    with pytest.raises(BadPosition) as error:
        positions.number("round", text, 1, 10)
    assert error.value.phrase.args == {"field": "round", "text": text or "-"}


def test_a_choice_is_a_whole_word() -> None:
    assert positions.choice("at", "B", "ABC") == 1
    for text in ("", "AB", "b"):
        with pytest.raises(BadPosition):
            positions.choice("at", text, "ABC")


def test_an_option_is_not_written_one_way_and_asked_for_another() -> None:
    assert positions.option("trade", None, None, ("on", "off")) == "on"
    assert positions.option("trade", None, "off", ("on", "off")) == "off"
    assert positions.option("trade", "off", "off", ("on", "off")) == "off"
    with pytest.raises(BadPosition) as error:
        positions.option("trade", "on", "off", ("on", "off"))
    assert words("en").error(error.value) == "The position says trade on, but off was asked for."


def test_seats_are_those_of_the_game_and_those_asked_for() -> None:
    positions.check_seats(3, 3, 2, 4)
    for found, asked in ((5, None), (1, None), (3, 2)):
        with pytest.raises(BadPosition):
            positions.check_seats(found, asked, 2, 4)
