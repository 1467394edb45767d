"""Taluva, TAL-8: a tower."""

from tests.games.taluva.texts import EIGHT, STRIP, at, code, player


def test_TAL_8_1_level_three_or_more() -> None:
    game = at(EIGHT, "build r", "H0.1 H-1.1")
    assert game.legal("W*") == ["W1.0"]
    assert code(game, "W0.2") == ("wrong-level", "TAL-8.1")
    assert code(game, "W2.-2") == ("wrong-level", "TAL-8.1")
    assert code(at(STRIP, "build r", "H0.1"), "W-1.1") == ("wrong-level", "TAL-8.1")


def test_TAL_8_2_beside_a_settlement_without_tower() -> None:
    game = at(EIGHT, "build r", "H0.1 H-1.1")
    assert code(game, "W1.-1") == ("not-adjacent", "TAL-8.2")
    game = at(EIGHT, "build r", "W1.0 H0.1 H-1.1", "H2.-2")
    assert code(game, "W1.-1") == ("no-qualifying-settlement", "TAL-8.2")
    assert "W1.-1" in at(EIGHT, "build r", "W1.0 H0.1 H2.-2").legal()


def test_TAL_8_3_a_settlement_of_any_size_and_level() -> None:
    assert "W1.-1" in at(EIGHT, "build r", "H1.0").legal()  # level 3, one field
    assert "W1.0" in at(EIGHT, "build r", "H1.1").legal()  # level 1, one field
    assert "W1.-1" in at(EIGHT, "build r", "T1.0").legal()  # a temple alone


def test_TAL_8_4_one_tower_whatever_the_level() -> None:
    game = at(EIGHT, "build r", "H0.1").play("W1.0")
    assert player(game, "r").supply == (3, 1, 18)
