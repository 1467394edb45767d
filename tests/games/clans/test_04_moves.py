"""Clans, section 7: moves."""

import pytest

from tests.games.clans.texts import START, groups
from tests.oracles.clans import BOX, NEIGHBOURS
from tests.support import given, refused

BORDERS = [(border["a"], border["b"], border["kind"]) for border in BOX["board"]["borders"]]
SEPARATED = [(pair["a"], pair["b"]) for pair in BOX["board"]["blocked"]]


def test_CLA_4_1_a_move_takes_all_huts_of_a_territory() -> None:
    game = given("clans", "D2:k1 D3:k1 I4:k2r1g3 I5:b1").play("I4-I5")
    assert groups(game.text) == {"D2": "k1", "D3": "k1", "I5": "k2r1b1g3"}
    moved = game.events[0]
    assert moved.key == "moved"
    assert (moved.args["source"], moved.args["destination"]) == ("territory:I4", "territory:I5")


@pytest.mark.parametrize("split", ["I4-I5:k1", "I4:k1-I5", "1I4-I5", "I4-I5 I4-I5", "I4-I5-I4"])
def test_CLA_4_1_a_group_is_never_split(split: str) -> None:
    game = given("clans", "I4:k2r1 I5:b1")
    assert game.legal() == ["I4-I5", "I5-I4"]
    assert refused(lambda: game.play(split)).code == "unreadable"


def test_CLA_4_2_source_and_destination_are_occupied() -> None:
    game = given("clans", "I4:r1 I5:b1")
    assert game.legal() == ["I4-I5", "I5-I4"]
    for action in ("I4-I3", "I3-I4", "I5-I1", "D2-D3"):
        assert game.why_not(action).rule == "CLA-4.2"


def test_CLA_4_3_every_border_can_be_crossed_both_ways() -> None:
    actions = given("clans", START).legal()
    both = [f"{a}-{b}" for a, b, _ in BORDERS] + [f"{b}-{a}" for a, b, _ in BORDERS]
    assert actions == sorted(both)


def test_CLA_4_3_a_river_does_not_matter() -> None:
    actions = given("clans", START).legal()
    rivers = [(a, b) for a, b, kind in BORDERS if kind == "river"]
    assert len(rivers) == 56
    for a, b in rivers:
        assert f"{a}-{b}" in actions
        assert f"{b}-{a}" in actions


@pytest.mark.parametrize("action", ["A1-L5", "A1-A4", "K4-L2", "A1-A1"])
def test_CLA_4_3_only_neighbours_can_be_reached(action: str) -> None:
    source, destination = action.split("-")
    assert destination not in NEIGHBOURS[source]
    assert given("clans", START).why_not(action).rule == "CLA-4.3"


@pytest.mark.parametrize(("one", "other"), SEPARATED)
def test_CLA_4_4_a_lake_cannot_be_crossed(one: str, other: str) -> None:
    game = given("clans", START)
    for action in (f"{one}-{other}", f"{other}-{one}"):
        assert action not in game.legal()
        assert game.why_not(action).rule == "CLA-4.4"


def test_CLA_4_5_the_destination_holds_both_groups() -> None:
    game = given("clans", "E2:g1 I3:b2 I4:r1g1 J4:b3y1 J5:k1b1").play("J4-J5")
    assert groups(game.text) == {"E2": "g1", "I3": "b2", "I4": "r1g1", "J5": "k1b4y1"}


def test_CLA_4_6_an_empty_territory_stays_empty() -> None:
    game = given("clans", START)
    left: set[str] = set()
    while game.turn != "over":
        action = game.legal()[0]
        left.add(action[:2])
        game.play(action)
        assert not left & set(groups(game.text))
        assert not [a for a in game.legal() if a[:2] in left or a[3:5] in left]
    assert len(left) >= 12
