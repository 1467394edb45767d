"""Clans, section 8: strife."""

import pytest

from tests.games.clans.texts import groups, part, result
from tests.support import given


def test_CLA_8_1_single_huts_leave_a_village_of_all_five_clans() -> None:
    game = given("clans", "D2:r1 D3:b1 I2:k4r2b1 I5:g1y1").play("I5-I2")
    assert groups(game.text)["I2"] == "k4r2"
    assert part(game.text, "x") == "0,0,1,1,1"


def test_CLA_8_1_only_a_new_village_has_strife() -> None:
    game = given("clans", "I2:k4r2b1 I3:k1 I5:g1y1").play("I5-I2")  # I3 is still a neighbour
    assert groups(game.text)["I2"] == "k4r2b1g1y1"
    assert part(game.text, "x") == ""


def test_CLA_8_2_removed_huts_count_neither_for_size_nor_for_presence() -> None:
    game = given("clans", "D2:r1 D3:b1 I2:k4r2b1 I5:g1y1").play("I5-I2")
    assert part(game.text, "s") == "6,6,0,0,0"


def test_CLA_8_3_four_clans_live_in_peace() -> None:
    game = given("clans", "D2:k3r1 D3:b1g1 I4:g1 I5:g1").play("D2-D3")
    assert groups(game.text)["D3"] == "k3r1b1g1"
    assert part(game.text, "s") == "6,6,6,6,0"
    assert part(game.text, "x") == ""


def test_CLA_8_4_strife_is_checked_once() -> None:
    game = given("clans", "D2:k2r2 D3:b1g1y1 I4:g1 I5:g1").play("D2-D3")
    assert groups(game.text)["D3"] == "k2r2"
    assert part(game.text, "x") == "0,0,1,1,1"
    village = next(event for event in game.events if event.key == "village-founded")
    assert village.args["lost"] == 3


@pytest.mark.parametrize(
    ("text", "action", "scores", "removed"),
    [
        # mountains are hostile in epoch I
        ("D2:k1 D3:k1 I4:k2r1 I5:b1g1y1", "I4-I5", "0,0,0,0,0", "0,1,1,1,1"),
        # forest is favourable in epoch I
        ("D2:k2r1 D3:b1g1y1 I4:r1 I5:y1", "D3-D2", "3,0,0,0,0", "0,1,1,1,1"),
        # the twelfth village
        ("D2:k1g1 D3:k1r1b1y1 I4:g1 I5:g1; c=5,6", "D2-D3", "7,0,0,0,0", "0,1,1,1,1"),
    ],
)
def test_CLA_8_5_strife_happens_on_every_terrain(
    text: str, action: str, scores: str, removed: str
) -> None:
    game = given("clans", text).play(action)
    assert part(game.text, "s") == scores
    assert part(game.text, "x") == removed


@pytest.mark.parametrize(
    ("chips", "action", "left", "taken"),
    [
        ("0,0", "D2-D3", "D3", "1,0"),  # neutral
        ("0,0", "D3-D2", "D2", "1,0"),  # favourable: no bonus either
        ("2,2", "D2-D3", "D3", "3,2"),  # hostile
        ("6,5", "D2-D3", "D3", "7,5"),  # the twelfth village
    ],
)
def test_CLA_8_6_five_single_huts_destroy_each_other(
    chips: str, action: str, left: str, taken: str
) -> None:
    game = given("clans", f"D2:k1r1g1 D3:b1y1 I4:g1 I5:g1; c={chips}; s=1,2,3,4,5").play(action)
    assert left not in groups(game.text)
    assert result(game.text) == ("1,2,3,4,5", taken)
    assert part(game.text, "x") == "1,1,1,1,1"
    village = next(event for event in game.events if event.key == "village-founded")
    assert village.args["value"] == 0
    assert village.args["clans"] == ()
    assert village.args["lost"] == 5


def test_CLA_8_7_five_pairs_live_in_peace() -> None:
    game = given("clans", "D2:k2r2b1 D3:b1g2y2 I4:g1 I5:g1").play("D3-D2")
    assert groups(game.text)["D2"] == "k2r2b2g2y2"
    assert part(game.text, "s") == "11,11,11,11,11"
    assert part(game.text, "x") == ""
