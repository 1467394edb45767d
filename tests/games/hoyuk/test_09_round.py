"""Höyük, section 6.8: phase 4."""

from __future__ import annotations

from tests.games.hoyuk.texts import at, fails, field, grid, keys, owned, supply


def test_HOY_9_1_a_pending_end_skips_the_rest_of_phase_4() -> None:
    game = at("cards4 R", "Rb2 Rb3", more="end; R hand S")
    assert game.legal() != []
    game.play("=S1")
    assert game.turn == "over"
    assert "returns" not in keys(game)
    assert owned(game, "R", "vp") == "3"  # the card, and two houses
    assert fails(game, "-", 0) == "HOY-9.1"


def test_HOY_9_2_all_played_cards_go_under_one_stack() -> None:
    game = at("return R", "Rb2", more="R played SSO; B played H")
    assert game.legal() == [">O", ">S", ">P"]
    assert fails(game, ">T") == "HOY-9.2"
    game.play(">P")
    assert field(game, "stacks") == "O=O?9 S=S?9 P=P?9SSO"
    assert game.turn == 1


def test_HOY_9_3_the_first_played_card_lies_uppermost() -> None:
    game = at("cards4 R", "Rb2 Rb4 Rb6", more="R hand OSJ").play("=S1+J1", "=O1", ">S")
    assert field(game, "stacks") == "O=O?9 S=S?9SJO P=P?9"


def test_HOY_9_4_with_all_stacks_closed_the_cards_leave_the_game() -> None:
    game = at("return R", "Rb2", more="R played SSO; stacks O=- S=- P=-")
    assert owned(game, "R", "played") == ""
    assert field(game, "stacks") == "O=- S=- P=-"
    long = at("return R", "Rb2", more=f"R played S; stacks O=O?9{'S' * 60} S=- P=-; bag basic=O9")
    assert field(long, "stacks").startswith(f"O=O?9{'S' * 61}")


def test_HOY_9_5_the_start_player_appoints_somebody_else() -> None:
    game = at("nominate R", "Rb2", "RBG")
    assert game.legal() == [">>G", ">>B"]
    assert fails(game, ">>R") == fails(game, ">>Y") == "HOY-9.5"
    assert field(game.play(">>G"), "start") == "G"


def test_HOY_9_6_the_round_is_tidied_up() -> None:
    game = at("nominate R", "Rb2+M", "RBG", mode="expert").play(">>B")
    assert grid(game) == ["Rb2"]
    assert supply(game)["shaman"] == 1
    assert field(game, "round") == "3"
    locusts = at("block R", "Rb2 Bb3 Rf6 Bf7 Bj9", more="skip 2").play("#3")
    assert field(locusts, "skip") == ""
