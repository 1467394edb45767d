"""Taluva, TAL-7: a hut, and the switch ``hutPlacement`` of chapter 15."""

from tests.games.taluva.texts import EIGHT, STRIP, at, code, player, settlements


def test_TAL_7_1_one_hut_on_level_one() -> None:
    game = at(EIGHT, "build r", "H0.1 H-1.1")
    assert game.legal("H*") == ["H2.-3", "H1.1", "H0.2", "H-2.3", "H-2.4"]
    assert code(game, "H1.0") == ("wrong-level", "TAL-7.1")
    assert player(game.play("H1.1"), "r").supply == (3, 2, 16)


def test_TAL_7_2_beside_anything() -> None:
    game = at(STRIP, "build r", "H-1.1 H1.1", "H3.1")
    assert {"H0.1", "H2.1", "H4.1"} <= set(game.legal("H*"))


def test_TAL_7_3_only_a_hut_founds_a_settlement() -> None:
    game = at(EIGHT, "build r", "H-1.1 H0.1 H0.2", "H2.-2")
    for move in game.legal():
        after = game.copy().play(move)
        grown = len(settlements(after, "r")) > len(settlements(game, "r"))
        assert not grown or move.startswith("H")
    assert len(settlements(game.play("H2.-3"), "r")) == 2


def test_founding_keeps_single_huts_away_from_own_settlements() -> None:
    game = at(STRIP, "build r", "H-1.1", "H3.1", hutPlacement="founding")
    assert game.legal() == ["H1.1", "H2.1", "H4.1", "X-1.1:J"]
    assert code(game, "H0.1") == ("touches-own-settlement", "TAL-7.2")
    assert code(game, "H3.1") == ("occupied", "TAL-6.2")


def test_founding_can_leave_nothing_to_build() -> None:
    game = at("JC@0.0/0", "place r JJ", "3/2/1 H-1.1 H0.1", y="", hutPlacement="founding")
    after = game.play("JJ@0.2/0")
    assert "H-1.3" in after.legal()
