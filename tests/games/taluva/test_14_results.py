"""Taluva, TAL-14: results."""

from tests.games.taluva.texts import STRIP, at, over, places, player, tally


def test_TAL_14_1_winners_are_first_and_all_others_equal() -> None:
    game = at(STRIP, "place w SR", "H-1.1 H0.1", "H2.1", "H3.1", "x1 3/2/0 H4.1", stack="-").play(
        "SR@6.0/0", "H5.1"
    )
    assert places(game) == {"r": 1, "w": 1, "y": 3, "b": 3}
    assert over(game) == "tiles-exhausted"
    assert [player(game, colour).status for colour in "rwyb"] == ["active"] * 3 + ["eliminated"]


def test_TAL_14_2_ranking_mode_has_a_place_for_everybody() -> None:
    game = at(
        STRIP,
        "place w SR",
        "H-1.1 H0.1",
        "H2.1",
        "H3.1",
        "x1 3/2/0 H4.1",
        stack="-",
        mode="ranking",
    ).play("SR@6.0/0", "H5.1")
    assert places(game) == {"r": 1, "w": 1, "y": 3, "b": 4}
    nearly = "0/2/1 H-1.1 T0.1 H1.1 T2.1 T4.1"
    finished = at(STRIP, "build r", nearly, "", mode="ranking").play("H3.1")
    assert over(finished) == "last-player"  # never early-victory


def test_TAL_14_3_a_result_is_a_tally() -> None:
    game = at(
        STRIP,
        "draw r",
        "H-1.1 H0.1",
        "T2.1 H1.1",
        "H3.1",
    )
    assert tally(game, "r") == (0, 0, 2)
    assert tally(game, "w") == (1, 0, 1)
    assert [source for source, _ in game.standing.seats[0].breakdown] == [
        "temples",
        "towers",
        "huts",
    ]
    out = at(STRIP, "draw r", "H-1.1", "H0.1", "x1 3/2/15 H3.1")
    assert tally(out, "y") == (0, 0, 5)
