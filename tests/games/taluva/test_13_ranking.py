"""Taluva, TAL-13: ranking mode."""

from tests.games.taluva.texts import STRIP, at, code, eruptions, over, places, player

NEARLY = "0/2/1 H-1.1 T0.1 H1.1 T2.1 T4.1"
DONE = "+1 0/2/0 T-1.1 T0.1 T1.1"


def test_TAL_13_1_a_finisher_takes_the_best_place_and_the_others_play_on() -> None:
    game = at(STRIP, "build r", NEARLY, "", "", mode="ranking", stack="rest /5").play("H3.1")
    assert (over(game), places(game)["r"]) == (None, 1)
    assert player(game, "r").status == "finished"
    assert game.text.endswith("draw w")


def test_TAL_13_2_the_first_eliminated_is_last() -> None:
    game = at(STRIP, "draw r", "H-1.1", "H2.1", "H3.1", "H4.1", mode="ranking", stack="rest /9")
    game.play("Qy", "Qw")
    assert places(game) == {"r": 1, "b": 1, "w": 3, "y": 4}


def test_TAL_13_3_pieces_of_finished_players_stay_protected() -> None:
    island = "0.0V1/0 -1.1J1 0.1C1 1.0J1 1.-1S1 0.-1J1"
    done = "+1 0/2/0 T1.-1 T-1.1 T0.-1 H0.1"
    game = at(island, "place w CL", done, "", "", mode="ranking", stack="JC3")
    assert "0.0/5" in eruptions(game)  # 0.1 belongs to the temple on -1.1
    assert code(game, "CL^0.0/4") == ("temple-or-tower-covered", "TAL-5.7")


def test_TAL_13_4_the_rest_share_the_places_by_tally() -> None:
    game = at(
        STRIP, "place w SR", DONE, "H2.1", "H3.1", "x1 3/2/0 H4.1", mode="ranking", stack="-"
    ).play("SR@6.0/0", "H5.1")
    assert over(game) == "tiles-exhausted"
    assert places(game) == {"r": 1, "w": 2, "y": 3, "b": 4}


def test_TAL_13_5_one_active_player_left_takes_the_remaining_place() -> None:
    game = at(STRIP, "draw w", DONE, "H2.1", "H3.1", mode="ranking", stack="rest /5").play("Qy")
    assert over(game) == "last-player"
    assert places(game) == {"r": 1, "w": 2, "y": 3}
    two = at(STRIP, "build r", NEARLY, "", mode="ranking", stack="rest /5").play("H3.1")
    assert (over(two), places(two)) == ("last-player", {"r": 1, "w": 2})


def test_TAL_13_6_equal_tallies_share_the_better_place() -> None:
    game = at(
        STRIP, "place w SR", DONE, "H2.1", "H3.1 H4.1", "x1 3/2/0", mode="ranking", stack="-"
    ).play("SR@6.0/0", "H5.1")
    assert places(game) == {"r": 1, "w": 2, "y": 2, "b": 4}
