"""Taluva, TAL-3: draw, place, build."""

from tests.games.taluva.texts import STRIP, TWO, at, code, eruptions
from tests.support import new, refused


def test_TAL_3_1_draw_place_build_in_this_order() -> None:
    game = new("taluva", 2)
    assert game.text.endswith("draw r")
    game.play("+JC")
    assert game.text.endswith("place r JC")
    assert code(game, "H0.1") == ("placed-yet", "TAL-3.1")
    game.play("JC@0.0/0")
    assert game.text.endswith("build r")
    assert code(game, "JC@2.0/0") == ("placed-already", "TAL-3.1")
    game.play("H0.1")
    assert game.text.endswith("draw w")
    assert code(game, "H-1.1") == ("drawn-yet", "TAL-3.1")
    game.play("+LL")
    assert game.text.endswith("place w LL")
    assert code(game, "+LL") == ("drawn-already", "TAL-3.1")


def test_TAL_3_2_the_drawn_tile_must_be_placed() -> None:
    game = at(TWO, "place r CL")
    assert all(move.startswith("CL") for move in game.legal())
    assert code(game, "LC^0.0/5") == ("wrong-tile", "TAL-3.2")


def test_TAL_3_3_the_first_tile_lies_in_the_middle() -> None:
    game = new("taluva", 2).play("+SR")
    assert game.legal() == ["SR@0.0/0"]
    assert code(game, "SR@1.0/0") == ("first-tile", "TAL-3.3")


def test_TAL_3_4_extending_and_erupting_are_free_choices() -> None:
    game = at(TWO, "place r CL")
    assert eruptions(game) == ["0.0/4", "0.0/5"]
    assert len(game.legal("*@*")) == 90
    assert code(game, "CL@0.0/5") == ("wrong-mark", "TAL-3.4")


def test_TAL_3_5_players_who_are_out_are_skipped() -> None:
    game = at(STRIP, "build r", "H-1.1", "x1 3/2/20", "H4.1").play("H0.1")
    assert game.text.endswith("draw y")
    game = at(
        STRIP, "build r", "H-1.1", "+1 0/2/0 T0.1 T1.1 T3.1", "x1 3/2/20", "H4.1", mode="ranking"
    )
    assert game.play("H2.1").text.endswith("draw b")


def test_TAL_3_6_a_type_has_as_many_chances_as_copies_left() -> None:
    game = at(TWO, "draw r", "H-1.1", "H1.0", stack="JC2 SJ1 LL1")
    assert list(zip(game.legal(), game.weights(), strict=True)) == [
        ("+JC", 2),
        ("+SJ", 1),
        ("+LL", 1),
    ]
    assert code(game, "+RR") == ("in-stack", "TAL-3.6")
    assert refused(lambda: game.play("+RR")).rule == "TAL-3.6"


def test_weights_are_only_asked_of_chance() -> None:
    assert at(TWO, "place r CL").weights() == []
