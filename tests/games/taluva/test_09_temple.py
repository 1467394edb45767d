"""Taluva, TAL-9: a temple."""

from tests.games.taluva.texts import EIGHT, STRIP, at, code, player


def test_TAL_9_1_any_level() -> None:
    game = at(EIGHT, "build r", "H-1.1 H0.1 H0.2")
    assert set(game.legal("T*")) == {"T1.0", "T1.1"}  # levels 3 and 1


def test_TAL_9_2_beside_three_fields_without_temple() -> None:
    assert code(at(EIGHT, "build r", "H0.1 H-1.1"), "T0.2") == (
        "no-qualifying-settlement",
        "TAL-9.2",
    )
    game = at(STRIP, "build r", "H-1.1 H0.1 T1.1")
    assert code(game, "T2.1") == ("no-qualifying-settlement", "TAL-9.2")
    assert code(game, "T4.1") == ("not-adjacent", "TAL-9.2")
    assert at(STRIP, "build r", "H-1.1 H0.1 H1.1").legal("T*") == ["T2.1"]


def test_TAL_9_3_one_temple_whatever_the_level() -> None:
    game = at(EIGHT, "build r", "H-1.1 H0.1 H0.2").play("T1.0")
    assert player(game, "r").supply == (2, 2, 16)
