"""Taluva, TAL-10: expanding a settlement."""

from tests.games.taluva.texts import EIGHT, STRIP, at, code, fields, player, settlements


def test_TAL_10_1_a_settlement_and_a_terrain() -> None:
    game = at(STRIP, "build r", "H-1.1 H2.1", "H4.1")
    assert game.legal("X*") == ["X-1.1:J", "X2.1:J"]
    assert code(game, "X4.1:J") == ("not-own-settlement", "TAL-10.1")
    assert code(game, "X0.1:J") == ("not-own-settlement", "TAL-10.1")
    assert code(game, "X50.0:J") == ("not-own-settlement", "TAL-10.1")


def test_TAL_10_2_every_free_field_of_the_terrain_around_it() -> None:
    game = at(STRIP, "build r", "H-1.1 H2.1").play("X2.1:J")
    assert settlements(game, "r") == [["-1.1"], ["1.1", "2.1", "3.1"]]


def test_TAL_10_3_at_least_one_field() -> None:
    game = at(STRIP, "build r", "H-1.1")
    assert code(game, "X-1.1:R") == ("no-matching-field", "TAL-10.3")


def test_TAL_10_4_as_many_huts_as_the_level() -> None:
    game = at(EIGHT, "build r", "H0.1").play("X0.1:J")
    assert fields(game)["1.0"].level == 3
    assert player(game, "r").supply[2] == 13


def test_TAL_10_5_all_huts_or_none() -> None:
    game = at(EIGHT, "build r", "3/2/4 H0.1")
    assert code(game, "X0.1:J") == ("too-few-huts", "TAL-10.5")
    assert game.why_not("X0.1:J").phrase.args["huts"] == 5
    assert player(at(EIGHT, "build r", "3/2/5 H0.1").play("X0.1:J"), "r").supply[2] == 0


def test_TAL_10_6_no_field_left_out_and_none_added() -> None:
    game = at(STRIP, "build r", "H-1.1").play("X-1.1:J")
    assert settlements(game, "r") == [["-1.1", "0.1"]]  # 1.1 is jungle too


def test_TAL_10_7_occupied_fields_are_ignored() -> None:
    game = at(STRIP, "build r", "H2.1", "H1.1").play("X2.1:J")
    assert settlements(game, "r") == [["2.1", "3.1"]]
    assert fields(game)["1.1"].owner == 1


def test_TAL_10_8_the_only_way_to_more_huts_and_to_height() -> None:
    game = at(EIGHT, "build r", "H-1.1 H0.1 H0.2", "H2.-2")
    for move in game.legal():
        after = game.copy().play(move)
        spent = player(game, "r").supply[2] - player(after, "r").supply[2]
        assert spent <= 1 or move.startswith("X")
        new = [
            field
            for name, field in fields(after).items()
            if field.kind == "H" and fields(game)[name].kind is None
        ]
        assert all(field.level == 1 for field in new) or move.startswith("X")


def test_TAL_10_9_temples_and_towers_do_not_matter() -> None:
    game = at(EIGHT, "build r", "H-1.1 H0.1 H0.2 T1.-1 H2.-2").play("X-1.1:J")
    assert len(settlements(game, "r")) == 1
    assert player(game, "r").supply == (2, 2, 11)
    assert "X1.0:R" in at(EIGHT, "build r", "W1.0 H0.1 H-1.1").legal()


def test_any_field_of_the_settlement_may_be_named() -> None:
    """Chapter 14.1: it is listed and logged with the smallest field."""
    game = at(STRIP, "build r", "H-1.1 H0.1 H1.1")
    assert game.legal("X*") == ["X-1.1:S"]
    game.play("X1.1:S")
    assert game.log(None) == ["X-1.1:S"]
    assert fields(game)["2.1"].owner == 0
