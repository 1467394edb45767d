"""Words: references, lists, errors."""

import pytest

from dorfplatz.engine.errors import BadPosition
from dorfplatz.engine.prompt import Phrase
from dorfplatz.games import find
from dorfplatz.words import words

CLANS = find("clans")


def test_references_are_named_in_the_language_of_the_reader() -> None:
    assert words("en", CLANS).name("clan:red") == "Red"
    assert words("de", CLANS).name("clan:red") == "Rot"
    assert words("de", CLANS).name("seat:0") == "Spieler 1"
    assert words("de", CLANS).name("territory:A1") == "A1"


@pytest.mark.parametrize(
    "text", ["A1:k13", "Expecting value: line 1", "no reference", "a:b c", "error:file"]
)
def test_what_is_no_reference_stays_as_it_is(text: str) -> None:
    assert words("en", CLANS).name(text) == text


def test_odd_texts_of_others_are_repeated_without_harm() -> None:
    spoken = words("en", CLANS)
    assert "“Player ²”" in spoken.say("unreadable", {"text": "seat:²"})
    assert len(spoken.say("unreadable", {"text": "x" * 100_000})) < 1000
    assert "Player Player" in spoken.say("unreadable", {"text": "seat:" * 1000 + "0"})


def test_several_references_become_a_list() -> None:
    spoken = words("de", CLANS)
    phrase = Phrase("not-order", {"villages": ("territory:A1", "territory:B1", "territory:C1")})
    assert "A1, B1 und C1" in spoken.phrase(phrase)
    assert spoken.join([]) == ""


def test_numbers_choose_the_right_form() -> None:
    spoken = words("en", CLANS)
    args = {"seat": "seat:0", "source": "territory:A1", "destination": "territory:A2"}
    assert "one hut " in spoken.say("moved", {**args, "huts": 1})
    assert "3 huts " in spoken.say("moved", {**args, "huts": 3})


def test_an_unknown_language_is_english_and_a_missing_value_is_an_error() -> None:
    assert words("fr").say("nobody") == "nobody"
    with pytest.raises(LookupError):
        words("en", CLANS).say("moved", {})


def test_errors_end_with_their_rule() -> None:
    error = BadPosition("position-chips", {"chips": 13}, rule="CLA-7.1")
    assert words("en", CLANS).error(error) == "There are only 12 chips, not 13. (CLA-7.1)"
