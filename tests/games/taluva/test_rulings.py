"""Taluva, chapter 9: the rulings."""

import pytest

from dorfplatz.engine.asking import why_not
from dorfplatz.games.taluva.material import FARTHEST
from dorfplatz.games.taluva.state import State
from tests.games.taluva.texts import (
    EIGHT,
    STRIP,
    TWO,
    TWO_C,
    TWO_ERUPTED,
    at,
    code,
    eruptions,
    fields,
    over,
    places,
    player,
    seen,
    settlements,
    tally,
    winners,
)
from tests.support import given, new, refused


def test_RULING_1_the_start_is_a_setup_parameter() -> None:
    for start in range(3):
        game = new("taluva", 3, {"start": start}).play("+JC")
        assert game.turn == start
    assert refused(lambda: new("taluva", 2, {"start": 2})).code == "bad-option"


def test_RULING_2_the_first_placement_is_an_ordinary_decision() -> None:
    game = new("taluva", 4).play("+LL")
    assert (game.turn, game.legal()) == (0, ["LL@0.0/0"])


def test_RULING_3_a_settlement_expands_across_levels() -> None:
    game = at(EIGHT, "build r", "H-1.1 H0.2").play("X-1.1:C")
    assert fields(game)["0.1"].level == 2
    assert settlements(game, "r") == [["-1.1", "0.1", "0.2"]]


def test_RULING_4_a_temple_alone_is_a_settlement() -> None:
    game = at(EIGHT, "build r", "T0.1")
    assert {"X0.1:J", "W1.0"} <= set(game.legal())
    assert "T0.2" in at(EIGHT, "build r", "W1.0 H0.1 H-1.1").legal()


def test_RULING_5_an_eruption_needs_an_even_support() -> None:
    game = at(TWO_ERUPTED, "place r RR")
    assert code(game, "RR^0.0/0") == ("uneven", "TAL-5.3")


def test_RULING_6_only_the_visible_direction_counts() -> None:
    """0.0 pointed to 0 on level 1 and points to 5 on level 2: on level 3 0 is allowed again."""
    island = "0.0V2/5 -1.1J2 0.1C2 1.0J2"
    game = at(island, "place r RR", stack="JC1")
    assert eruptions(game) == ["0.0/0"]
    assert code(game, "RR^0.0/5") == ("same-direction", "TAL-5.4")


def test_RULING_7_stacked_huts_stand_or_fall_together() -> None:
    island = "0.0V2/0 -1.1J2 0.1C2 1.0J2"
    game = at(island, "place w RR", "H0.1", stack="JC1")
    assert code(game, "RR^0.0/5") == ("settlement-wiped-out", "TAL-5.9")
    game = at(island, "place w RR", "H0.1 H-1.1", stack="JC1").play("RR^0.0/5")
    assert player(game, "r").covered == 2


def test_RULING_8_a_hut_beside_an_own_settlement() -> None:
    game = at(STRIP, "build r", "H-1.1")
    assert {"H0.1", "X-1.1:J"} <= set(game.legal())
    assert game.copy().play("H0.1").text == game.copy().play("X-1.1:J").text


def test_RULING_9_one_settlement_must_meet_all_conditions() -> None:
    game = at(EIGHT, "build r", "H-1.1 H0.1 H1.-1 H2.-2")
    assert code(game, "T1.0") == ("no-qualifying-settlement", "TAL-9.2")
    assert "T1.0" in at(EIGHT, "build r", "H-1.1 H0.1 H0.2 H2.-2 T1.-1").legal()


def test_RULING_10_no_chain_reaction() -> None:
    game = at(EIGHT, "build r", "H0.1").play("X0.1:J")
    assert fields(game)["-2.3"].owner is None


def test_RULING_11_pieces_of_players_who_left_stay() -> None:
    game = at(STRIP, "build w", "x1 3/2/5 H-1.1 H1.1", "H0.1", "H4.1")
    assert code(game, "H1.1") == ("occupied", "TAL-6.2")
    assert code(game, "X1.1:S") == ("not-own-settlement", "TAL-10.1")
    covered = at(TWO, "place w CL", "x1 3/2/5 H-1.1 H0.1", "", "").play("CL^0.0/5")
    assert player(covered, "r").covered == 14


def test_RULING_12_a_placement_never_depends_on_the_build_after_it() -> None:
    rich = at(TWO_C, "place r JS", "H-1.1", "H0.1")
    poor = at(TWO_C, "place r JS", "3/2/0 H-1.1", "H0.1")
    assert rich.legal() == poor.legal()


def test_RULING_13_the_last_player_needs_no_further_turn() -> None:
    game = at(STRIP, "draw r", "H-1.1", "H2.1", "H4.1").play("Qr", "Qw")
    assert (over(game), winners(game)) == ("last-player", "y")


def test_RULING_14_the_last_tile_is_played_out() -> None:
    game = at(STRIP, "draw r", "H-1.1", "H2.1", stack="RR1").play("+RR")
    assert over(game) is None
    game.play("RR@6.0/0")
    assert over(game) is None
    assert over(game.play("H5.1")) == "tiles-exhausted"


def test_RULING_15_complete_ties_are_shared() -> None:
    game = at(STRIP, "place w SR", "H-1.1 H0.1", "H2.1", stack="-").play("SR@6.0/0", "H5.1")
    assert winners(game) == "rw"


def test_RULING_16_losers_have_no_order() -> None:
    game = at(STRIP, "place w SR", "H-1.1 H0.1 H1.1", "H2.1", "H3.1", "H4.1", stack="-")
    game.play("SR@6.0/0", "H5.1")
    assert places(game) == {"r": 1, "w": 2, "y": 2, "b": 2}
    assert tally(game, "w") > tally(game, "y")


def test_RULING_17_the_drawn_tile_is_public() -> None:
    game = new("taluva", 3).play("+SL")
    assert all(getattr(game.view(viewer), "hand", None) == "SL" for viewer in (None, 0, 1, 2))
    assert game.log(2) == ["+SL"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_RULING_18_all_tiles_for_everybody(seats: int) -> None:
    assert seen(new("taluva", seats)).tiles_left == 48


def test_RULING_19_two_players_two_colours() -> None:
    assert new("taluva", 2).text.count("3/2/20") == 2


def test_RULING_20_actions_differ_by_kind_field_settlement_terrain() -> None:
    game = at(STRIP, "build r", "H-1.1 H1.1")
    assert game.legal() == ["H0.1", "H2.1", "H3.1", "H4.1", "X-1.1:J", "X1.1:J", "X1.1:S"]
    whole = at(STRIP, "build r", "H0.1 H-1.1 H1.1")
    assert whole.legal("X*") == ["X-1.1:S"]  # named after the smallest field


def test_RULING_21_both_end_conditions_at_once() -> None:
    stuck = at(STRIP, "place r SR", "3/2/0 H-1.1", "H2.1", stack="-").play("SR@6.0/0")
    assert over(stuck) == "last-player"
    nearly = "0/2/1 H-1.1 T0.1 H1.1 T2.1 T4.1"
    early = at(STRIP, "place r SR", nearly, "H3.1", stack="-").play("SR@6.0/0", "H5.1")
    assert over(early) == "early-victory"
    ranked = at(STRIP, "place r SR", nearly, "H3.1", stack="-", mode="ranking")
    assert over(ranked.play("SR@6.0/0", "H5.1")) == "last-player"


def test_RULING_22_leaving_is_in_no_list_and_possible_at_any_time() -> None:
    three = ("H-1.1", "H2.1", "H4.1")
    for turn in ("draw r", "place r SR", "build r"):
        game = at(STRIP, turn, *three)
        assert game.legal("Q*") == []
        after = game.copy().play("Qw")  # (b) out of turn: play goes on where it stood
        assert after.text.endswith(turn)
        assert player(after, "w").status == "eliminated"
    assert at(STRIP, "place r SR", *three).play("Qr").text.endswith("place w SR")  # (c)
    assert at(STRIP, "build r", *three).play("Qr").text.endswith("draw w")  # (d)
    assert at(STRIP, "draw r", *three).play("Qr").text.endswith("draw w")  # (e)
    last = at(STRIP, "build r", *three, stack="-").play("Qr")
    assert over(last) == "tiles-exhausted"  # (d) with an empty stack
    two = at(STRIP, "place r SR", "H-1.1", "H2.1").play("Qw")  # (a)
    assert (over(two), seen(two).hand) == ("last-player", None)


def test_RULING_22_nobody_leaves_twice_or_after_the_end() -> None:
    game = at(STRIP, "draw r", "H-1.1", "x1 3/2/5", "H4.1")
    assert code(game, "Qw") == ("resignable", "TAL-11.3")
    assert game.game.rules.resignation(game.state, 1) is None
    assert game.why_not("Qy", 0).phrase.key == "not-others-resign"
    assert why_not(game.game, game.state, 0, game.game.notation.read("Qr")) is None
    finished = at(STRIP, "draw r", "H-1.1", "H2.1").play("Qw")
    assert code(finished, "Qr") == ("over", "TAL-11.5")
    assert finished.game.rules.resignation(finished.state, 0) is None


def test_RULING_22_ranking_mode_counts_from_the_bottom() -> None:
    game = at(STRIP, "draw r", "H-1.1", "H2.1", "H4.1", mode="ranking").play("Qr", "Qw")
    assert places(game) == {"r": 3, "w": 2, "y": 1}


@pytest.mark.parametrize(("dq", "dr"), [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)])
def test_RULING_23_the_table_does_not_end(dq: int, dr: int) -> None:
    """A line in every direction, tile by tile to the farthest possible field, builds included."""
    game = new("taluva", 4)
    turns = 0
    while game.turn != "over":
        game.play(game.legal()[0])
        game.play(max(game.legal("*@*"), key=lambda move: reach(move, dq, dr)))
        game.play(game.legal("H*")[-1])
        turns += 1
    farthest = max(
        max(abs(field.q), abs(field.r), abs(field.q + field.r)) for field in seen(game).fields
    )
    state = game.state
    assert isinstance(state, State)
    assert turns == 48
    assert farthest in (FARTHEST - 1, FARTHEST)
    assert state.size == 2  # the widest window is in use
    assert given("taluva", game.text).text == game.text


def reach(move: str, dq: int, dr: int) -> int:
    """Return how far the volcano of a placement lies in a direction."""
    q, r = (int(number) for number in move[3:-2].split("."))
    return 2 * (q * dq + r * dr) + q * dr + r * dq
