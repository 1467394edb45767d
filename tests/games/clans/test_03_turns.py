"""Clans, section 6: turns."""

import re

import pytest

from dorfplatz.engine.errors import Illegal
from tests.games.clans.texts import START, part
from tests.support import given, refused

TWO_PLACES = "D2:k1 D3:k1 E3:g1 I2:r1 J5:b1"


def test_CLA_3_1_players_take_turns_clockwise_from_the_starting_player() -> None:
    game = given("clans", f"{START}; c=0,0,0; p=setup; cards=krb").play("start=P3")
    turns = [game.turn]
    for move in ("A1-A2", "D2-D1", "H3-H2"):
        turns.append(game.play(move).turn)
    assert turns == [2, 0, 1, 2]


def test_CLA_3_1_nobody_moves_out_of_turn() -> None:
    game = given("clans", TWO_PLACES)
    assert game.why_not("D2-D3", seat=1).rule == "CLA-3.1"


def test_CLA_3_2_a_turn_is_exactly_one_move() -> None:
    game = given("clans", f"{START}; p=2").play("A1-A2")
    assert game.turn == 0
    assert game.why_not("D2-D1", seat=1).rule == "CLA-3.1"


@pytest.mark.parametrize("text", ["", "-", "pass", "Pass", "P1", "A1", "A1-"])
def test_CLA_3_3_there_is_no_way_to_pass(text: str) -> None:
    game = given("clans", START)
    assert refused(lambda: game.play(text)).code == "unreadable"
    assert game.turn == 0


def test_CLA_3_3_every_legal_action_is_a_move() -> None:
    for action in given("clans", START).legal():
        assert re.fullmatch(r"[A-L][1-5]-[A-L][1-5]", action)


def test_CLA_3_3_the_only_legal_action_is_still_a_decision() -> None:
    game = given("clans", "F3:y1 F4:k4r3 F5:b2g6")
    assert game.legal() == ["F4-F5"]
    assert game.turn == 0


def test_CLA_3_4_all_villages_of_a_move_are_scored_before_the_next_turn() -> None:
    game = given("clans", TWO_PLACES).play("E3-J5")
    assert part(game.text, "c") == "2,0"
    assert part(game.text, "s") == "0,1,2,2,0"
    assert game.turn == 1


def test_CLA_3_5_everybody_may_move_any_huts() -> None:
    huts = "I3:b2 I4:r1g1 J4:y1 J5:k1"
    lists = [
        given("clans", f"{huts}; c=0,0,0; p={seat}; cards={cards}").legal()
        for seat in (1, 2, 3)
        for cards in ("krb", "yrg", "gby")
    ]
    assert lists == [lists[0]] * 9
    assert lists[0] == ["I3-I4", "I3-J4", "I3-J5", "I4-I3", "J4-I3", "J4-J5", "J5-I3", "J5-J4"]


@pytest.mark.parametrize(
    "text",
    [START, "D2:g1 D3:y1 I3:b1 I4:r2 J4:k2; c=2,1", "B3:y7 F4:k5r4 F5:b2g6; large_merge=may"],
)
def test_CLA_3_6_the_list_is_in_character_order(text: str) -> None:
    actions = given("clans", text).legal()
    assert actions == sorted(actions)
    assert len(actions) > 2


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("F3-K1", "CLA-4.4"),  # also empty, also not the compulsory merge
        ("F3-A1", "CLA-4.3"),
        ("F3-F1", "CLA-4.2"),
        ("F4-F3", "CLA-5.1"),
        ("F5-F4", "CLA-5.6"),
        ("F3-F5", "CLA-5.4"),
        ("F4-F5/F5", "CLA-7.4"),
    ],
)
def test_CLA_3_7_a_refused_action_changes_nothing(action: str, rule: str) -> None:
    game = given("clans", "F3:y1 F4:k4r3 F5:b2g6")
    before = game.text
    error = refused(lambda: game.play(action))
    assert isinstance(error, Illegal)
    assert error.rule == rule
    assert game.text == before
    assert game.legal() == ["F4-F5"]
