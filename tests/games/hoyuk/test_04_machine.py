"""Höyük, section 5: the state machine and its chance events."""

from __future__ import annotations

from tests.games.hoyuk.texts import at, building, field, grid, keys, seen
from tests.support import given, new


def test_HOY_4_1_one_option_is_no_decision() -> None:
    game = at("nominate R", "Rf6", "RB")
    assert field(game, "start") == "B"  # with two players the marker changes hands by itself
    lost = at("draw", "Rf6 Bb2").play("!cat=earthquake_1")
    assert [e.args["cell"] for e in lost.events if e.key == "loses"] == ["cell:f6", "cell:b2"]


def test_HOY_4_1_a_decision_without_options_is_skipped() -> None:
    game = building("", tile="O", slots="O")  # no house to put the oven on
    assert game.turn == 1


def test_HOY_4_2_everything_else_happens_by_itself() -> None:
    game = at("cards4 B", "Rf6", "RB", more="R hand S")  # Blue has no card: the round is over
    assert field(game, "round") == "3"
    assert field(game, "start") == "B"


def test_HOY_4_3_chance_is_a_move_even_with_one_outcome() -> None:
    game = given("hoyuk", "hoyuk basic 25 RB; round 2; at deal1; aside HHOOPPSSW")
    assert game.turn == "chance"
    assert game.legal() == ["!tile=W"]
    assert game.why_not("!tile=H").rule == "HOY-4.3"


def test_HOY_4_4_top_cards_come_from_the_bag_of_their_group() -> None:
    stacks = "stacks O=?2 S=?1 P=- T=?3HO H=C; bag basic=H1J2 advanced=O3"
    game = given("hoyuk", f"hoyuk advanced 25 RB; {stacks.replace('H=C', 'H=S')}")
    assert (game.legal(), game.weights()) == (["!top=O:H", "!top=O:J"], [1, 2])
    game.play("!top=O:J")
    assert (game.legal(), game.weights()) == (["!top=S:H", "!top=S:J"], [1, 1])
    game.play("!top=S:H")
    assert (game.legal(), game.weights()) == (["!top=T:O"], [3])
    game.play("!top=T:O")
    assert field(game, "stacks") == "O=J?1 S=H P=- T=O?2HO H=S"
    assert field(game, "bag") == "basic=J1 advanced=O2"


def test_HOY_4_4_returned_cards_follow_when_no_hidden_card_is_left() -> None:
    stacks = "stacks O=SHJ S=- P=-"
    game = at("block R", "Rb2+O Bb3 Rf6 Rj9", more=stacks).play("#1")
    assert game.turn != "chance"
    assert field(game, "stacks") == "O=HJ S=- P=-"


def test_HOY_4_5_the_bag_is_filled_again_only_when_it_is_empty() -> None:
    game = given("hoyuk", "hoyuk basic 25 RB; round 2; at deal1; aside HHOOPPSW")
    assert game.legal() == ["!tile=S", "!tile=W"]
    game.play("!tile=S")
    assert field(game, "aside") == "HHOOPPSW"
    game.play("!tile=W")
    assert seen(game).tile_bag == ""
    assert field(game, "aside") == "HHOOPPSW"


def test_HOY_4_6_unused_catastrophes_are_equally_likely() -> None:
    game = at("draw", "Rf6", more="used fire_1 tornado_2")
    assert len(game.legal()) == 10
    assert set(game.weights()) == {1}
    assert not {"!cat=fire_1", "!cat=tornado_2"} & set(game.legal())
    game.play("!cat=locusts_1")
    assert field(game, "used") == "fire_1 tornado_2 locusts_1"


def test_a_whole_round_of_two_players() -> None:
    game = new("hoyuk", 2, {"tribes": "RB"})
    game.play("!start=B", "!top=O:O", "!top=S:S", "!top=P:P")
    assert field(game, "at") == "deal1"
    game.play("!tile=H", "!tile=O")  # Red first, then the start player
    assert field(game, "dealt") == "R=H B=O"
    game.play("Hf6", "Hf7", "Of6", "Hf5", "Hf4", "Hg5")
    assert field(game, "at") == "deal2"
    game.play("!tile=P", "!tile=W", "Hf8", "Hf9", "Sf8", "Hh5", "Hh6", "Pi5w")
    assert "wins" in keys(game)
    assert grid(game)[0] == "Rf4"
