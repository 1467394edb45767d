"""Taluva, TAL-1: what a settlement is."""

from tests.games.taluva.texts import EIGHT, STRIP, STRIP_4, at, settlements


def test_TAL_1_1_levels_do_not_matter_for_neighbours() -> None:
    game = at(EIGHT, "build r", "H0.1")  # level 2
    assert "X0.1:J" in game.legal()
    game.play("X0.1:J")  # levels 1, 1 and 3
    assert settlements(game, "r") == [["1.0", "-1.1", "0.1", "0.2"]]


def test_TAL_1_2_adjacent_fields_of_one_colour_belong_together() -> None:
    game = at(STRIP, "build r", "H-1.1 H0.1 H2.1")
    assert {move.partition(":")[0] for move in game.legal("X*")} == {"X-1.1", "X2.1"}


def test_TAL_1_3_every_kind_of_piece_counts_and_one_is_enough() -> None:
    game = at(STRIP, "build r", "T-1.1 H2.1")
    assert "X-1.1:J" in game.legal()
    game = at(EIGHT, "build r", "W1.0 H0.1 T-1.1")
    assert settlements(game, "r") == [["1.0", "-1.1", "0.1"]]
    assert {move.partition(":")[0] for move in game.legal("X*")} == {"X1.0"}


def test_TAL_1_4_size_is_fields_not_pieces() -> None:
    assert at(EIGHT, "build r", "H1.0").legal("T*") == []  # three huts on one field
    assert at(EIGHT, "build r", "H1.0 H0.1").legal("T*") == []  # five huts on two
    assert at(EIGHT, "build r", "H1.0 H0.1 H-1.1").legal("T*") != []


def test_TAL_1_5_settlements_split_and_merge_at_once() -> None:
    game = at(STRIP_4, "place r SR", "H1.1 H2.1 H3.1", "H-1.1")
    game.play("SR^2.0/5")
    assert settlements(game, "r") == [["1.1"], ["3.1"]]
    assert game.legal("T*") == []
    merged = at(STRIP, "build r", "H-1.1 H1.1").play("H0.1")
    assert settlements(merged, "r") == [["-1.1", "0.1", "1.1"]]


def test_TAL_1_6_colours_stay_apart() -> None:
    game = at(STRIP, "build r", "H-1.1 H1.1", "H0.1")
    assert {move.partition(":")[0] for move in game.legal("X*")} == {"X1.1"}
    assert settlements(game, "r") == [["-1.1"], ["1.1"]]
    assert settlements(game, "w") == [["0.1"]]
