"""Taluva, TAL-12: the regular end."""

from tests.games.taluva.texts import STRIP, at, code, over, player, tally, winners

LAST = {"r": "2/2/5 T-1.1 H0.1 H1.1", "w": "3/2/3 H2.1 H3.1 H4.1", "stack": "-"}


def test_TAL_12_1_no_turn_after_the_last_tile() -> None:
    game = at(STRIP, "place w SR", **LAST).play("SR@6.0/0", "H5.1")
    assert over(game) == "tiles-exhausted"
    assert game.legal() == []
    assert code(game, "H6.1") == ("over", "TAL-12.1")


def test_TAL_12_2_the_last_placer_still_builds() -> None:
    game = at(STRIP, "place w SR", **LAST).play("SR@6.0/0")
    assert sorted(game.legal()) == ["H5.1", "H6.1", "T5.1", "X2.1:S"]
    winning = at(STRIP, "place r SR", "0/2/1 H-1.1 T0.1 H1.1 T2.1 T4.1", "H3.1", stack="-").play(
        "SR@6.0/0", "H5.1"
    )
    assert over(winning) == "early-victory"
    stuck = at(STRIP, "place r SR", "3/2/0 H-1.1", "H2.1", "H4.1", stack="-").play("SR@6.0/0")
    assert player(stuck, "r").status == "eliminated"
    assert (over(stuck), winners(stuck)) == ("tiles-exhausted", "wy")


def test_TAL_12_3_covered_huts_are_in_the_tally() -> None:
    game = at(STRIP, "place w SR", **LAST).play("SR@6.0/0", "T5.1")
    assert (tally(game, "r"), tally(game, "w")) == ((1, 0, 15), (1, 0, 17))


def test_TAL_12_4_temples_then_towers_then_huts() -> None:
    temple = at(STRIP, "place w SR", **LAST).play("SR@6.0/0", "T5.1")
    assert winners(temple) == "w"  # huts decide
    hut = at(STRIP, "place w SR", **LAST).play("SR@6.0/0", "H5.1")
    assert winners(hut) == "r"  # a temple beats any number of huts


def test_TAL_12_5_the_eliminated_are_ignored() -> None:
    game = at(STRIP, "place w SR", "x1 2/2/0 T-1.1", "H2.1", "H4.1", stack="-")
    game.play("SR@6.0/0", "H5.1")
    assert (over(game), winners(game)) == ("tiles-exhausted", "w")
    assert tally(game, "r") == (1, 0, 20)


def test_TAL_12_6_equals_share_the_victory() -> None:
    game = at(STRIP, "place w SR", "H-1.1 H0.1", "H2.1", stack="-").play("SR@6.0/0", "H5.1")
    assert winners(game) == "rw"
    assert [seat.rank for seat in game.standing.seats] == [1, 1]


def test_TAL_12_7_the_last_player_wins_whatever_the_tally() -> None:
    game = at(STRIP, "place r SR", "1/2/0 T-1.1 T0.1", "H2.1", stack="rest /5").play("SR@6.0/0")
    assert (over(game), winners(game)) == ("last-player", "w")
    assert tally(game, "r") > tally(game, "w")
