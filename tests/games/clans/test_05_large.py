"""Clans, section 7: large groups."""

import pytest

from tests.games.clans.texts import groups
from tests.support import given

UNEQUAL = "F3:y1 F4:k4r3 F5:b2g6"  # 7 and 8
EQUAL = "F3:y1 F4:k4r3 F5:b1g6"  # 7 and 7


def test_CLA_5_1_seven_huts_do_not_move() -> None:
    game = given("clans", "F3:b1 F4:k4r3 F5:g6")
    assert game.legal("F4-*") == []
    for action in ("F4-F3", "F4-F5"):
        assert game.why_not(action).rule == "CLA-5.1"


def test_CLA_5_1_six_huts_do() -> None:
    game = given("clans", "F3:b1 F4:k4r2 F5:g6")
    assert game.legal("F4-*") == ["F4-F3", "F4-F5"]


def test_CLA_5_2_a_large_group_may_grow() -> None:
    game = given("clans", "D2:k1 D3:k1 F4:k4r3 F5:g6").play("F5-F4")
    assert groups(game.text)["F4"] == "k4r3g6"


def test_CLA_5_2_there_is_no_upper_limit() -> None:
    game = given("clans", "F3:y1 F4:k12r12b12g12y5").play("F3-F4")
    assert groups(game.text) == {"F4": "k12r12b12g12y6"}


@pytest.mark.parametrize("option", ["must", "may"])
def test_CLA_5_3_the_smaller_group_merges_onto_the_larger(option: str) -> None:
    game = given("clans", UNEQUAL, options={"large_merge": option})
    assert game.legal("F4-*") == ["F4-F5"]
    assert game.legal("F5-*") == []
    assert groups(game.play("F4-F5").text) == {"F3": "y1", "F5": "k4r3b2g6"}


@pytest.mark.parametrize("option", ["must", "may"])
def test_CLA_5_3_equal_groups_merge_either_way(option: str) -> None:
    game = given("clans", EQUAL, options={"large_merge": option})
    assert game.legal("F4-*") == ["F4-F5"]
    assert game.legal("F5-*") == ["F5-F4"]


def test_CLA_5_4_a_large_pair_must_be_merged() -> None:
    game = given("clans", f"D2:k1 D3:k1 {UNEQUAL}")
    assert game.legal() == ["F4-F5"]
    for action in ("D2-D3", "F3-F4", "F3-F5"):
        assert game.why_not(action).rule == "CLA-5.4"


def test_CLA_5_4_all_merge_moves_of_all_pairs_are_offered() -> None:
    game = given("clans", "B3:y7 F4:k5r4 F5:b2g6 I1:b7 I5:r7")
    assert game.legal() == ["B3-F4", "B3-F5", "F5-F4", "I1-I5", "I5-I1"]


def test_CLA_5_4_after_the_merge_the_turn_is_ordinary_again() -> None:
    game = given("clans", f"D2:k1 D3:k1 {UNEQUAL}").play("F4-F5")
    assert game.turn == 1
    assert game.legal() == ["D2-D3", "D3-D2", "F3-F5"]


def test_CLA_5_5_a_large_pair_may_be_merged() -> None:
    game = given("clans", f"D2:k1 D3:k1 {UNEQUAL}", options={"large_merge": "may"})
    assert game.legal() == ["D2-D3", "D3-D2", "F3-F4", "F3-F5", "F4-F5"]


def test_CLA_5_5_otherwise_both_options_are_the_same() -> None:
    huts = "F3:b1 F4:k4r3 F5:g6"
    free = given("clans", huts, options={"large_merge": "may"})
    bound = given("clans", huts, options={"large_merge": "must"})
    assert free.legal() == bound.legal() == ["F3-F4", "F3-F5", "F5-F3", "F5-F4"]


@pytest.mark.parametrize("option", ["must", "may"])
def test_CLA_5_6_sizes_count_the_huts_of_all_clans(option: str) -> None:
    # Seven huts of one clan are fewer than eight of four.
    game = given("clans", "F4:k7 F5:k2r2b2g2", options={"large_merge": option})
    assert game.legal() == ["F4-F5"]
    assert game.why_not("F5-F4").rule == "CLA-5.6"


@pytest.mark.parametrize("option", ["must", "may"])
def test_CLA_5_6_a_large_group_never_moves_onto_a_small_one(option: str) -> None:
    game = given("clans", UNEQUAL, options={"large_merge": option})
    for action in ("F4-F3", "F5-F3"):
        assert action not in game.legal()
        assert game.why_not(action).rule == "CLA-5.1"
