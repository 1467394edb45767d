"""Höyük, section 6.7: phase 3."""

from __future__ import annotations

from tests.games.hoyuk.texts import at, fails, field, keys, owned, seen
from tests.support import Given

POOL = "Rb2+O Bb3 Rf6 Bf7+S Rj2 Bj9"


def wins(game: Given) -> list[tuple[str, str]]:
    return [
        (str(event.args["seat"])[5:], str(event.args["stack"])[6:])
        for event in game.events
        if event.key == "wins"
    ]


def test_HOY_8_1_players_choose_in_turn_beginning_with_the_start_player() -> None:
    game = at("block R", POOL, "RB").play("#3")
    assert game.turn == 1
    game.play("#4")
    assert game.turn == 0
    assert game.legal() == ["#1", "#2"]


def test_HOY_8_2_the_pool_holds_every_inhabited_block() -> None:
    game = at("block R", POOL + " xl12", more="skip 2")
    assert game.legal() == ["#1", "#3", "#4"]
    assert fails(game, "#5") == "HOY-8.2"
    game.play("#3")
    assert keys(game) == ["evaluates"]


def test_HOY_8_3_the_phase_ends_without_a_contested_block() -> None:
    game = at("block R", POOL, more="done 2").play("#1")
    while game.turn == "chance":
        game.play(game.legal()[0])
    assert field(game, "at").startswith("cards4")
    assert field(game, "done") == ""


def test_HOY_8_4_all_aspects_in_order() -> None:
    shape = "Rb2^+O+V Pa2e+C Rb3+S Bb4 Rj9"
    game = at("block R", shape, mode="expert").play("#1")
    assert wins(game) == [
        ("0", name)
        for name in ("oven", "shrine", "pen", "highrise", "houses", "cattle", "villager")
    ]


def test_HOY_8_5_the_largest_number_wins_the_top_card() -> None:
    game = at("block R", "Rb2+O Rb3+O Bb4+O Rj9").play("#1")
    assert wins(game) == [("0", "oven")]
    assert owned(game, "R", "hand") == "O"
    nothing = at("block R", "Rb2 Bb4 Bb3 Rj9").play("#1")
    assert wins(nothing) == []


def test_HOY_8_6_a_tie_that_stays_leaves_the_card() -> None:
    tie = at("block R", "Rb2+O Bb3+O Rj9").play("#1")
    assert wins(tie) == []
    assert field(tie, "stacks") == ""
    broken = at("block R", "Rb2+O Bb3^+O Rj9").play("#1")
    assert wins(broken) == [("1", "oven")]
    # Only those who share the largest number are compared.
    three = at("block R", "Rb2+O Rb3+O Bb4+O Bb5+O Gb6^+O Rj9", "RBG").play("#1")
    assert wins(three) == []


def test_HOY_8_7_there_is_no_hand_limit() -> None:
    full = "HHHHHHOOOOOOO"
    game = at("block R", "Rb2+O Bb3 Rj9", more=f"R hand {full}").play("#1")
    assert owned(game, "R", "hand") == full + "O"


def test_HOY_8_8_a_single_resident_wins_nothing() -> None:
    game = at("block R", "Rb2+O Rb3+S Rf6 Bf7").play("#1")
    assert wins(game) == []


def test_HOY_8_9_an_empty_stack_is_closed() -> None:
    stacks = "stacks O=S S=O?1 P=J; bag basic=H1"
    game = at("block R", "Rb2+O Bb3 Rf6+O Bf7 Rj9", more=stacks).play("#1")
    assert "stack-closed" in keys(game)
    assert field(game, "stacks").startswith("O=- ")
    game.play("#2")
    assert wins(game) == []


def test_HOY_8_10_a_block_is_evaluated_once_a_round() -> None:
    game = at("block R", POOL).play("#3")
    assert game.legal() == ["#1", "#2", "#4"]
    assert fails(game, "#3") == "HOY-8.10"


def test_HOY_8_11_new_top_cards_come_after_all_aspects() -> None:
    game = at("block R", "Rb2+O Bb3+S Pb4s Rj9 Bf6 Rf7").play("#1")
    assert wins(game) == [("0", "oven"), ("1", "shrine"), ("1", "pen")]
    assert all(move.startswith("!top=O:") for move in game.legal())
    game.play("!top=O:H", "!top=S:H")
    assert all(move.startswith("!top=P:") for move in game.legal())
    game.play("!top=P:J")
    assert game.turn == 1
    assert game.legal() == ["#2", "#3"]


def test_HOY_8_12_a_forced_block_uses_up_the_turn() -> None:
    game = at("block R", "Rb2 Bb3 Rf6", "RB").play("#2")
    chosen = [(e.args["seat"], e.args["block"]) for e in game.events if e.key == "evaluates"]
    assert chosen == [("seat:0", "block:2"), ("seat:1", "block:1")]
    assert seen(game).round == 3
