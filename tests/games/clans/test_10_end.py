"""Clans, section 9: the end of the game."""

import pytest

from tests.games.clans.texts import part, result, seen
from tests.support import Given, given

LAST = "D2:g1 D3:y1 I4:r2 I5:b1"


def endings(game: Given) -> list[object]:
    """Return why the game ended, as the events of the last move tell it."""
    return [event.args["reason"] for event in game.events if event.key == "game-over"]


def test_CLA_10_1_the_twelfth_village_is_scored_and_ends_the_game() -> None:
    game = given("clans", f"{LAST}; c=6,5").play("I5-I4")
    assert result(game.text) == ("0,8,8,0,0", "7,5")
    assert game.turn == "over"
    assert game.standing.over
    assert seen(game).over == "twelve"
    assert part(game.text, "p") == "over"
    assert game.legal() == []
    assert endings(game) == ["over:twelve"]


def test_CLA_10_1_eleven_villages_are_not_the_end() -> None:
    game = given("clans", f"{LAST}; c=5,5").play("I5-I4")
    assert game.turn == 1
    assert not game.standing.over
    assert endings(game) == []
    assert seen(game).over is None


def test_CLA_10_1_after_the_end_every_action_is_refused() -> None:
    game = given("clans", f"{LAST}; c=6,5").play("I5-I4")
    assert game.why_not("D2-D3", seat=1).rule == "CLA-10.1"


def test_CLA_10_2_the_game_ends_early_when_no_move_is_left() -> None:
    game = given("clans", "E3:g1 I2:r1 J5:b1").play("E3-J5")
    assert game.turn == "over"
    assert seen(game).over == "no_move"
    assert result(game.text) == ("0,1,2,2,0", "2,0")  # nothing else is scored
    assert endings(game) == ["over:no_move"]
    assert game.why_not("I2-E3", seat=1).rule == "CLA-10.2"


def test_CLA_10_2_total_strife_can_leave_no_move() -> None:
    game = given("clans", "D2:k1r1g1 D3:b1y1").play("D2-D3")
    assert seen(game).over == "no_move"
    assert game.text.startswith("-; c=1,0; ")


@pytest.mark.parametrize("option", ["must", "may"])
@pytest.mark.parametrize(
    "huts",
    ["F4:k7 F5:r8", "F4:k7 F5:r7", "F4:k12 F5:r1", "A4:r1 E4:b1", "B3:y7 F4:k5r4 F5:b2g6"],
)
def test_CLA_10_3_two_occupied_neighbours_can_always_be_joined(huts: str, option: str) -> None:
    game = given("clans", huts, options={"large_merge": option})
    assert game.turn == 0
    assert game.legal() != []


@pytest.mark.parametrize("option", ["must", "may"])
@pytest.mark.parametrize("huts", ["-", "I4:r1", "I2:r1 J5:b1", "F2:k7 K1:r8", "A1:k1 L5:y12"])
def test_CLA_10_3_without_occupied_neighbours_the_game_is_over(huts: str, option: str) -> None:
    game = given("clans", huts, options={"large_merge": option})
    assert game.turn == "over"
    assert seen(game).over == "no_move"
    assert game.legal() == []
