"""Taluva, TAL-11: elimination and early victory."""

from tests.games.taluva.texts import (
    STRIP,
    TWO_C,
    at,
    code,
    eruptions,
    fields,
    over,
    player,
    winners,
)
from tests.support import new


def test_TAL_11_1_who_cannot_build_is_out() -> None:
    game = at(STRIP, "place r SR", "3/2/0 H-1.1", "H2.1", "H4.1", stack="rest /5")
    for move in game.legal()[::20]:
        after = game.copy().play(move)
        assert player(after, "r").status == "eliminated"
        assert after.text.endswith("draw w")


def test_TAL_11_2_tile_and_pieces_stay() -> None:
    game = at(STRIP, "place r SR", "3/2/0 H-1.1", "H2.1", "H4.1", stack="rest /5")
    game.play("SR@6.0/0")
    assert fields(game)["6.0"].terrain == "V"
    assert fields(game)["-1.1"].owner == 0
    game = at(TWO_C, "place w CL", "x1 3/2/19 H0.1", "", "", stack="rest /5")
    assert code(game, "CL^0.0/5") == ("settlement-wiped-out", "TAL-5.9")


def test_TAL_11_3_an_eliminated_player_never_moves_again() -> None:
    game = at(STRIP, "draw w", "x1 3/2/5 H-1.1", "H2.1", "H4.1", stack="RR1 SS1 LL1")
    movers = []
    while game.turn != "over":
        if isinstance(game.turn, int):
            movers.append(game.turn)
        game.play(game.legal()[0])
    assert set(movers) == {1, 2}
    assert game.standing.seats[0].rank > 1


def test_TAL_11_4_one_may_place_oneself_out() -> None:
    game = at(TWO_C, "place r JS", "H-1.1", "H0.1", stack="rest /45")
    assert "JS^0.0/4" in game.legal()
    game.play("JS^0.0/4")
    assert player(game, "r").status == "eliminated"


def test_TAL_11_5_with_one_player_left_the_game_ends() -> None:
    game = at(STRIP, "place r SR", "3/2/0 H-1.1", "H2.1", stack="rest /5").play("SR@6.0/0")
    assert (over(game), winners(game)) == ("last-player", "w")
    assert code(game, "H5.1") == ("over", "TAL-11.5")


def test_TAL_11_6_two_kinds_used_up_win_at_once() -> None:
    game = at(STRIP, "build r", "0/2/1 H-1.1 T0.1 H1.1 T2.1 T4.1")
    assert sorted(game.legal()) == ["H3.1", "X-1.1:J", "X4.1:J"]
    for move in game.legal():
        after = game.copy().play(move)
        assert (over(after), winners(after)) == ("early-victory", "r")
        assert player(after, "r").status == "finished"
        assert code(after, "H3.1") == ("over", "TAL-11.6")


def test_TAL_11_6_towers_and_temples_are_two_kinds_as_well() -> None:
    ridge = "0.0V3/0 -1.1J3 0.1C3 1.1J3 2.1S3 3.1S3 4.1R3 5.1R3 6.1L3"
    game = at(ridge, "build r", "0/1/9 T-1.1 T1.1 T3.1 W4.1 H6.1", stack="JC1")
    assert over(game) is None
    game.play("W5.1")  # beside {6.1}, which has no tower
    assert (over(game), winners(game)) == ("early-victory", "r")
    assert player(game, "r").supply == (0, 0, 9)


def test_TAL_11_7_covered_huts_count_as_built() -> None:
    game = at(STRIP, "build r", "0/2/1 H-1.1 T0.1 H1.1 T2.1 T4.1")
    assert player(game, "r").covered == 17
    assert over(game.play("H3.1")) == "early-victory"


def test_turn_three_can_be_the_last() -> None:
    game = new("taluva", 2).play("+JC", "JC@0.0/0", "H-1.1", "+CJ", "CJ@2.-1/1", "H0.1", "+JS")
    assert len(game.legal()) == 91
    assert "0.0/4" in eruptions(game)
    assert over(game.play("JS^0.0/4")) == "last-player"
