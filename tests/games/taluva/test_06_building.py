"""Taluva, TAL-6: building in general."""

from tests.games.taluva.texts import EIGHT, STRIP, at, code, fields, player, settlements
from tests.support import given, new


def test_TAL_6_1_one_of_four_builds() -> None:
    game = at(EIGHT, "build r", "H-1.1 H0.1 H0.2 H2.-2 T1.-1")
    assert {move[0] for move in game.legal()} == {"H", "W", "T", "X"}
    game.play("H1.1")
    assert game.turn == "chance"


def test_TAL_6_2_only_free_land_fields() -> None:
    game = at(EIGHT, "build r", "H0.1 H-1.1", "H0.2")
    assert code(game, "H9.9") == ("no-field-there", "TAL-6.2")
    assert code(game, "T0.0") == ("volcano", "TAL-6.2")
    assert code(game, "H0.1") == ("occupied", "TAL-6.2")
    assert code(game, "H0.2") == ("occupied", "TAL-6.2")
    assert code(game, "W95.0") == ("no-field-there", "TAL-6.2")


def test_TAL_6_3_all_pieces_must_be_in_supply() -> None:
    game = at(STRIP, "build r", "3/2/0 H-1.1 H0.1 H1.1")
    assert code(game, "H3.1") == ("no-piece-left", "TAL-6.3")
    assert game.legal() == ["T2.1"]
    game = at(STRIP, "build r", "0/2/5 T-1.1 T0.1 T1.1")
    assert code(game, "T2.1") == ("no-piece-left", "TAL-6.3")
    towers = "0.0V3/0 -1.1J3 0.1C3 1.0J3 1.-1S3"
    game = at(towers, "build r", "3/0/9 W-1.1 W1.0", stack="JC1")
    assert code(game, "W0.1") == ("no-piece-left", "TAL-6.3")


def test_TAL_6_4_only_the_position_before_counts() -> None:
    game = at(EIGHT, "build r", "H-1.1 H0.1 H0.2 H2.-2 T1.-1").play("T1.0")
    joined = settlements(game, "r")
    assert len(joined) == 1
    assert sum(fields(game)[name].kind == "T" for name in joined[0]) == 2


def test_TAL_6_5_building_merges() -> None:
    game = at(STRIP, "build r", "H-1.1 H1.1")
    assert len(settlements(game, "r")) == 2
    assert len(settlements(game.play("H0.1"), "r")) == 1


def test_TAL_6_6_anywhere_on_the_island() -> None:
    game = at(STRIP, "place r RR", "H-1.1").play("RR@6.0/0")
    assert {"H0.1", "H4.1", "H5.1", "H6.1", "X-1.1:J"} <= set(game.legal())


def test_TAL_6_7_no_pass() -> None:
    game = new("taluva", 2).play("+JC", "JC@0.0/0")
    assert game.legal() == ["H-1.1", "H0.1"]
    assert game.turn == 0


def test_TAL_6_8_pieces_stay() -> None:
    game = at(STRIP, "build r", "H-1.1 H2.1", "H3.1")
    before = {name for name, field in fields(game).items() if field.owner is not None}
    for move in game.legal():
        after = fields(game.copy().play(move))
        assert all(after[name].owner == fields(game)[name].owner for name in before)
        assert sum(player(game, "w").supply) == 24


def test_a_build_needs_its_position_read_with_the_switch() -> None:
    text = "JC@0.0/0; r H-1.1; w; stack rest; build r"
    free = given("taluva", text)
    founding = given(
        "taluva", "JC@0.0/0; r H-1.1; w; stack rest; build w", 2, {"hutPlacement": "founding"}
    )
    assert free.legal() == ["H0.1", "X-1.1:C"]
    assert founding.legal() == ["H0.1"]
