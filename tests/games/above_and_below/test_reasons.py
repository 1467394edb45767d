"""Above and Below: why an action is refused, in both languages."""

import pytest

from dorfplatz.engine.asking import why_not
from dorfplatz.games import find
from dorfplatz.games.above_and_below.actions import Harvest
from dorfplatz.words import words
from tests.games.above_and_below.texts import GAME, forbidden, given

CASES = [
    ("over", "P", 0, "AAB-9.1"),
    ("", "P", 1, "AAB-2.2"),
    ("", "+H05", None, "AAB-1.10"),
    ("", ".", None, "AAB-2.3"),
    ("", "yes", None, "AAB-2.3"),
    ("", "#37A", None, "AAB-2.3"),
    ("", "Z:NB1=b", None, "AAB-2.3"),
    ("houses - H01 H02 H03", "P", 0, "AAB-2.2"),
    ("houses - H01 H02 H03", "+H01", -1, "AAB-1.10"),
    ("houses - H01 H02 H03", "+C07", -1, "AAB-1.10"),
    ("B sale ore; offer A B3", "P", 1, "AAB-8.2"),
    ("explore A C07 NT1,NS1 #37", "E:NB1,NT1", None, "AAB-3.5"),
    ("explore A C07 NT1,NS1 #37B NT1=5,NS1=2", "P", None, "AAB-3.11"),
    ("explore A C07 NT1,NS1 #37B NT1=5,NS1=2", "!NB1>4", None, "AAB-3.11"),
    ("explore A C05 NT1,NS1,V12 #25B NT1=4,NS1=3,V12=4", "!NT1>5", None, "AAB-3.11"),
    ("explore A C08 NB1,NT1 #45B NB1=2,NT1=3 >x @1", "P", None, "AAB-3.13"),
    ("round 2; A ready - exhausted NB1,NT1,NS1,V01; recover A", "P", None, "AAB-9.13"),
    ("round 2; A ready - exhausted NB1,NT1,NS1,V01; recover A", "Z:NB1=c", None, "AAB-9.5"),
    (
        "round 2; A ready - exhausted NB1,NT1,NS1,V01 stock cider1; recover A NB1=b,NT1=b,NS1=b",
        "Z:V01=b",
        None,
        "AAB-9.6",
    ),
    ("round 2; A stock fish1; income A", "P", None, "AAB-9.10"),
    ("round 7; A stock fish1; final A", "W:NB1", None, "AAB-12.1"),
    ("round 7; A stock fish1; final A", "^ore", None, "AAB-10.1"),
    ("A coins 0", "Rh", None, "AAB-8.6"),
    ("trade off", "$-", None, "AAB-8.5"),
]


@pytest.mark.parametrize(("text", "action", "seat", "rule"), CASES)
def test_the_first_rule_that_forbids_it(
    text: str, action: str, seat: int | None, rule: str
) -> None:
    assert forbidden(given(text), action, seat) == rule


@pytest.mark.parametrize(("text", "action", "seat", "rule"), CASES)
def test_a_reason_is_a_sentence_in_both_languages(
    text: str, action: str, seat: int | None, rule: str
) -> None:
    game = given(text)
    reason = game.why_not(action, seat)
    spoken = [words(lang, find(GAME)).phrase(reason.phrase) for lang in ("en", "de")]
    assert reason.rule == rule and len(set(spoken)) == 2 and all(len(s) > 8 for s in spoken)


def test_a_reason_names_what_is_at_fault() -> None:
    reason = given("A ready NB1 exhausted NT1,NS1").why_not("W:NB1,NT1,NS1")
    assert reason.at == ("villager:NT1", "villager:NS1")
    assert given().why_not("B:NB1:H25").at == ("building:H25",)


def test_a_harvest_without_goods_says_that_none_lie_there() -> None:
    said = []
    for text in ("", "A built H07:fish1"):
        game = given(text)
        reason = why_not(game.game, game.state, 0, Harvest(("NB1",), ()))
        assert reason is not None and reason.rule == "AAB-5.1"
        said.append(words("de", find(GAME)).phrase(reason.phrase))
    assert "keine Ware zum Ernten" in said[0] and "mindestens eine, nicht 0" in said[1]
