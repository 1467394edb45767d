"""Above and Below: what somebody means who points at what cannot be picked, and why not."""

import pytest

from dorfplatz.engine.asking import why_not
from tests.games.above_and_below.texts import given

CASES = [
    ("", ("do:explore", "villager:NB1"), "E:NB1"),
    ("", ("villager:NT1", "building:H01"), "B:NT1:H01"),
    ("", ("do:train", "villager:NB1", "villager:V01"), "T:NB1:V01"),
    ("", ("recruit:V01",), "T:NT1:V01"),
    ("", ("do:explore",), "E:NB1,NT1,NS1"),
    ("A ready NT1,NS1 exhausted NB1", ("building:H01",), "B:NB1:H01"),
    ("", ("token:H07-fish",), "H:NB1:H07.fish"),
    ("", ("item:fish",), "^fish"),
    ("", ("item:potion",), "$potion"),
    ("", ("do:sale",), "$-"),
    ("", ("do:pass",), "P"),
    ("", ("row:o",), "Ro"),
    ("", ("seat:1",), "?B3"),
    ("", ("villager:NS1",), "W:NS1"),
    ("", ("do:nonsense",), None),
    ("explore A C07 NT1,NS1 #37", ("option:B",), "#37B"),
    ("explore A C07 NT1,NS1 #37", ("villager:NB1",), "W:NB1"),
    ("explore A C07 NT1,NS1 #37B NT1=5,NS1=2", ("number:4", "villager:NB1"), "!NB1>4"),
    ("explore A C07 NT1,NS1 #37B NT1=5,NS1=2", ("villager:NT1",), "W:NT1"),
    ("round 2; A ready - exhausted NB1,NT1,NS1,V01; recover A", ("villager:NT1",), "Z:NT1=b"),
    ("round 2; A ready - exhausted NB1,NT1,NS1,V01; recover A", ("do:pass",), "P"),
]


@pytest.mark.parametrize(("position", "picks", "move"), CASES)
def test_things_mean_the_likely_move(
    position: str, picks: tuple[str, ...], move: str | None
) -> None:
    found = given(position)
    action = found.game.people.meant(found.view(0), 0, picks)
    assert (None if action is None else found.game.notation.write(action)) == move


def test_pointing_at_an_outpost_without_a_cave_says_why() -> None:
    found = given("")
    action = found.game.people.meant(found.view(0), 0, ("building:O01", "do:build"))
    reason = why_not(found.game, found.state, 0, action)
    assert reason is not None
    assert reason.rule == "AAB-4.3"
