"""Taluva, chapter 10: every worked example."""

import pytest

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.taluva.actions import is_eruption
from dorfplatz.games.taluva.state import ENDED
from tests.games.taluva.complete_games import GAMES, CompleteGame
from tests.games.taluva.texts import (
    COLOURS,
    EIGHT,
    EMPTY,
    ONE,
    STRIP,
    STRIP_4,
    TWO,
    TWO_C,
    TWO_ERUPTED,
    VOLCANOES,
    at,
    code,
    eruptions,
    fields,
    over,
    places,
    player,
    settlements,
    state_of,
    tally,
    winners,
)
from tests.support import Given, given, new, refused

# -- Positions ------------------------------------------------------------------


def refusal(game: Given, move: str) -> str:
    """Return the reason code of a move that must not be in the list."""
    assert move not in game.legal()
    return code(game, move)[0]


def listed(game: Given) -> str:
    """Return all legal moves, sorted as texts."""
    return " ".join(sorted(game.legal()))


def erupting(game: Given) -> str:
    """Return all legal eruptions, sorted as texts."""
    return " ".join(sorted(eruptions(game)))


def ground(game: Given) -> dict[str, str]:
    """Return terrain and level of every visible field."""
    return {name: f"{field.terrain}{field.level}" for name, field in fields(game).items()}


def buried(before: Given, after: Given, colour: str) -> int:
    """Return how many huts of a colour a tile covered; its supply must not change."""
    assert player(after, colour).supply == player(before, colour).supply
    return player(after, colour).covered - player(before, colour).covered


def test_EX_1_first_turn() -> None:
    game = at(EMPTY, "place r JC", stack="rest /47")  # EX-1
    assert len(game.legal()) == 1
    assert "JC@0.0/0" in game.legal()
    assert refusal(game, "JC@0.0/1") == "first-tile"
    after = game.copy().play("JC@0.0/0")
    assert listed(after) == "H-1.1 H0.1"
    assert ground(after).items() >= {"0.0": "V1", "-1.1": "J1", "0.1": "C1"}.items()


def test_EX_2_extending() -> None:
    game = at(ONE, "place w SJ", "H-1.1")  # EX-2
    assert len(game.legal()) == 72
    assert erupting(game) == ""
    assert "SJ@2.-1/1" in game.legal()
    assert "SJ@1.1/5" in game.legal()
    assert refusal(game, "SJ@4.0/0") == "not-adjacent"
    assert refusal(game, "SJ@1.0/1") == "gap"
    assert refusal(game, "SJ^0.0/3") == "gap"
    assert refusal(game, "SJ^0.0/0") == "same-direction"


def test_EX_3_eruption() -> None:
    game = at(TWO, "place r CL")  # EX-3
    assert len(game.legal()) == 92
    assert erupting(game) == "0.0/4 0.0/5"
    assert "CL^0.0/5" in game.legal()
    assert "CL^0.0/4" in game.legal()
    assert refusal(game, "CL^0.0/0") == "same-direction"
    assert refusal(game, "CL^0.0/3") == "gap"
    assert refusal(game, "CL^2.-1/2") == "gap"
    assert refusal(game, "CL^2.-1/1") == "same-direction"
    assert refusal(game, "CL^1.0/1") == "volcano-not-on-volcano"
    assert refusal(game, "CL^1.0/3") == "volcano-not-on-volcano"
    after = game.copy().play("CL^0.0/5")
    assert (
        ground(after).items()
        >= {"0.0": "V2", "0.1": "C2", "1.0": "L2", "-1.1": "J1", "1.-1": "S1", "2.-1": "V1"}.items()
    )


def test_EX_4_uneven() -> None:
    game = at(TWO_ERUPTED, "place r RR")  # EX-4
    assert refusal(game, "RR^0.0/4") == "uneven"
    assert refusal(game, "RR^0.0/0") == "uneven"
    assert refusal(game, "RR^2.-1/1") == "uneven"
    assert refusal(game, "RR^0.0/5") == "same-direction"


def test_EX_5_burying_volcanoes() -> None:
    game = at(VOLCANOES, "place r CL")  # EX-5
    assert erupting(game) == "0.0/4 0.0/5 1.-1/0 1.-1/5 1.0/0 1.0/1 1.0/2 1.0/3 1.0/4"
    after = game.copy().play("CL^0.0/4")
    assert ground(after).items() >= {"0.0": "V2", "1.0": "C2", "1.-1": "L2"}.items()
    assert "CL^1.-1/0" in game.legal()
    assert "CL^1.0/2" in game.legal()


def test_EX_6_covering_huts() -> None:
    game = at(TWO, "place w CL", "H0.1 H1.0")  # EX-6a
    assert refusal(game, "CL^0.0/5") == "settlement-wiped-out"
    game = at(TWO, "place w CL", "H-1.1 H0.1 H1.0")  # EX-6b
    after = game.copy().play("CL^0.0/5")
    assert buried(game, after, "r") == 2
    assert settlements(after, "r") == [["-1.1"]]
    assert settlements(after, "w") == []
    game = at(TWO, "place w CL", "H0.1", "H1.0")  # EX-6c
    assert refusal(game, "CL^0.0/5") == "settlement-wiped-out"
    game = at(TWO, "place w CL", "H-1.1 H0.1", "H1.0")  # EX-6d
    assert refusal(game, "CL^0.0/5") == "settlement-wiped-out"
    game = at(TWO, "place w CL", "H-1.1 H0.1", "H1.0 H1.-1")  # EX-6e
    after = game.copy().play("CL^0.0/5")
    assert buried(game, after, "r") == 1
    assert buried(game, after, "w") == 1
    assert settlements(after, "r") == [["-1.1"]]
    assert settlements(after, "w") == [["1.-1"]]
    game = at(TWO, "place w CL", "", "H0.1")  # EX-6f
    assert refusal(game, "CL^0.0/5") == "settlement-wiped-out"


def test_EX_7_temples_stay() -> None:
    game = at(STRIP_4, "place w SR", "H1.1 T2.1 H3.1 H4.1", "H-1.1")  # EX-7
    assert refusal(game, "SR^2.0/5") == "temple-or-tower-covered"


def test_EX_8_a_split_has_immediate_effect() -> None:
    game = at(STRIP_4, "place r SR", "H1.1 H2.1 H3.1", "H-1.1")  # EX-8
    assert erupting(game) == "2.0/4 2.0/5 4.-1/0 4.0/1 4.0/2"
    after = game.copy().play("SR^2.0/5")
    assert listed(after) == "H0.1 H3.-1 H4.1 X1.1:J X1.1:S X3.1:C X3.1:R X3.1:S"
    assert buried(game, after, "r") == 1
    assert settlements(after, "r") == [["1.1"], ["3.1"]]
    game = at(STRIP_4, "build r", "H1.1 H2.1 H3.1", "H-1.1")  # EX-8-before
    assert listed(game) == "H0.1 H3.-1 H3.0 H4.1 T0.1 T3.0 T4.1 X1.1:C X1.1:J X1.1:L"


def test_EX_9_what_can_be_built_where() -> None:
    game = at(EIGHT, "build r", "H0.1 H-1.1")  # EX-9
    assert listed(game) == "H-2.3 H-2.4 H0.2 H1.1 H2.-3 W1.0 X-1.1:J X-1.1:L"
    assert refusal(game, "H0.0") == "volcano"
    assert refusal(game, "H1.0") == "wrong-level"
    assert refusal(game, "H0.1") == "occupied"
    assert refusal(game, "H3.-3") == "volcano"
    assert refusal(game, "W1.-1") == "not-adjacent"
    assert refusal(game, "T0.2") == "no-qualifying-settlement"


def test_EX_10_second_tower() -> None:
    game = at(EIGHT, "build r", "W1.0 H0.1 H-1.1", "H2.-2")  # EX-10a
    assert listed(game) == "H-2.3 H-2.4 H0.2 H1.1 H2.-3 T0.2 T1.-1 T1.1 X1.0:J X1.0:L X1.0:R"
    assert refusal(game, "W1.-1") == "no-qualifying-settlement"
    game = at(EIGHT, "build r", "W1.0 H0.1 H2.-2")  # EX-10b
    assert "W1.-1" in game.legal()
    after = game.copy().play("W1.-1")
    assert settlements(after, "r") == [["2.-2", "1.-1", "1.0", "0.1"]]
    assert player(after, "r").supply == (3, 0, 16)


def test_EX_11_three_huts_are_not_three_fields() -> None:
    game = at(EIGHT, "build r", "H1.0")  # EX-11
    assert listed(game) == "H-1.1 H-2.3 H-2.4 H0.2 H1.1 H2.-3 W1.-1 X1.0:C X1.0:L X1.0:R"


def test_EX_12_sizes_are_not_added() -> None:
    game = at(EIGHT, "build r", "H-1.1 H0.1 H1.-1 H2.-2")  # EX-12
    assert refusal(game, "T1.0") == "no-qualifying-settlement"
    assert "W1.0" in game.legal()
    assert listed(game) == "H-2.3 H-2.4 H0.2 H1.1 H2.-3 W1.0 X-1.1:J X-1.1:L X2.-2:C X2.-2:J"


def test_EX_13_two_temples_in_one_settlement() -> None:
    game = at(EIGHT, "build r", "H-1.1 H0.1 H0.2 H2.-2 T1.-1")  # EX-13
    assert listed(game) == "H-2.3 H-2.4 H1.1 H2.-3 T1.0 T1.1 W1.0 X-1.1:J X-1.1:L X2.-2:C X2.-2:J"
    after = game.copy().play("T1.0")
    assert settlements(after, "r") == [["2.-2", "1.-1", "1.0", "-1.1", "0.1", "0.2"]]
    assert player(after, "r").supply == (1, 2, 14)


def test_EX_14_expansion_of_the_rulebook() -> None:
    game = at(EIGHT, "build r", "H0.1")  # EX-14
    assert listed(game) == "H-1.1 H-2.3 H-2.4 H0.2 H1.1 H2.-3 W1.0 X0.1:J X0.1:L"
    after = game.copy().play("X0.1:J")
    assert settlements(after, "r") == [["1.0", "-1.1", "0.1", "0.2"]]
    assert player(after, "r").supply == (3, 2, 13)


def test_EX_15_too_few_huts() -> None:
    game = at(EIGHT, "build r", "3/2/4 H0.1")  # EX-15a
    assert refusal(game, "X0.1:J") == "too-few-huts"
    assert listed(game) == "H-1.1 H-2.3 H-2.4 H0.2 H1.1 H2.-3 W1.0 X0.1:L"
    game = at(EIGHT, "build r", "3/2/5 H0.1")  # EX-15b
    after = game.copy().play("X0.1:J")
    assert player(after, "r").supply == (3, 2, 0)
    assert after.text.endswith("; draw w")


def test_EX_16_no_chain() -> None:
    game = at(STRIP, "build r", "H-1.1")  # EX-16
    assert listed(game) == "H0.1 H1.1 H2.1 H3.1 H4.1 X-1.1:J"
    after = game.copy().play("X-1.1:J")
    assert settlements(after, "r") == [["-1.1", "0.1"]]
    assert player(after, "r").supply == (3, 2, 18)


def test_EX_17_choice_of_settlement() -> None:
    game = at(STRIP, "build r", "H-1.1 H2.1")  # EX-17
    assert listed(game) == "H0.1 H1.1 H3.1 H4.1 X-1.1:J X2.1:J"
    after = game.copy().play("X2.1:J")
    assert settlements(after, "r") == [["-1.1"], ["1.1", "2.1", "3.1"]]
    assert player(after, "r").supply == (3, 2, 16)
    after = game.copy().play("X-1.1:J")
    assert settlements(after, "r") == [["-1.1", "0.1"], ["2.1"]]


def test_EX_18_occupied_fields() -> None:
    game = at(STRIP, "build r", "H-1.1 H2.1", "H1.1")  # EX-18a
    after = game.copy().play("X2.1:J")
    assert settlements(after, "r") == [["-1.1"], ["2.1", "3.1"]]
    game = at(STRIP, "build r", "H-1.1 H2.1", "H1.1 H3.1")  # EX-18b
    assert refusal(game, "X2.1:J") == "no-matching-field"
    assert listed(game) == "H0.1 H4.1 X-1.1:J"


def test_EX_19_same_result_three_actions() -> None:
    game = at(STRIP, "build r", "H-1.1 H1.1")  # EX-19
    assert listed(game) == "H0.1 H2.1 H3.1 H4.1 X-1.1:J X1.1:J X1.1:S"
    after = game.copy().play("H0.1")
    assert settlements(after, "r") == [["-1.1", "0.1", "1.1"]]
    assert player(after, "r").supply == (3, 2, 17)
    after = game.copy().play("X-1.1:J")
    assert settlements(after, "r") == [["-1.1", "0.1", "1.1"]]
    assert player(after, "r").supply == (3, 2, 17)
    after = game.copy().play("X1.1:J")
    assert settlements(after, "r") == [["-1.1", "0.1", "1.1"]]
    assert player(after, "r").supply == (3, 2, 17)


def test_EX_20_expansion_merges() -> None:
    game = at(EIGHT, "build r", "H-1.1 H0.1 H0.2 T1.-1 H2.-2")  # EX-20
    after = game.copy().play("X-1.1:J")
    assert settlements(after, "r") == [["2.-2", "1.-1", "1.0", "-1.1", "0.1", "0.2"]]
    assert player(after, "r").supply == (2, 2, 11)


def test_EX_21_elimination() -> None:
    game = at(STRIP, "place r SR", "3/2/0 H-1.1", "H2.1", "H4.1", stack="rest /5")  # EX-21a
    after = game.copy().play("SR@6.0/0")
    assert player(after, "r").status == "eliminated"
    assert over(after) is None
    assert after.text.endswith("; draw w")
    game = at(STRIP, "place r SR", "3/2/0 H-1.1", "H2.1", stack="rest /5")  # EX-21b
    after = game.copy().play("SR@6.0/0")
    assert player(after, "r").status == "eliminated"
    assert over(after) == "last-player"
    assert winners(after) == "w"


def test_EX_22_placing_oneself_out() -> None:
    game = at(TWO_C, "place r JS", "H-1.1", "H0.1", stack="rest /45")  # EX-22
    assert len(game.legal()) == 91
    after = game.copy().play("JS^0.0/4")
    assert player(after, "r").status == "eliminated"
    assert over(after) == "last-player"
    assert winners(after) == "w"


def test_EX_23_early_victory() -> None:
    game = at(STRIP, "build r", "0/2/1 H-1.1 T0.1 H1.1 T2.1 T4.1")  # EX-23
    assert listed(game) == "H3.1 X-1.1:J X4.1:J"
    after = game.copy().play("H3.1")
    assert player(after, "r").supply == (0, 2, 0)
    assert over(after) == "early-victory"
    assert winners(after) == "r"


def test_EX_24_last_tile() -> None:
    game = at(
        STRIP, "place w SR", "2/2/5 T-1.1 H0.1 H1.1", "3/2/3 H2.1 H3.1 H4.1", stack="rest /0"
    )  # EX-24
    after = game.copy().play("SR@6.0/0")
    assert listed(after) == "H5.1 H6.1 T5.1 X2.1:S"
    after = game.copy().play("SR@6.0/0", "T5.1")
    assert over(after) == "tiles-exhausted"
    assert winners(after) == "w"
    after = game.copy().play("SR@6.0/0", "H5.1")
    assert over(after) == "tiles-exhausted"
    assert winners(after) == "r"


def test_EX_27_a_finisher_in_ranking_mode() -> None:
    game = at(
        STRIP, "build r", "0/2/1 H-1.1 T0.1 H1.1 T2.1 T4.1", "", "", stack="rest /5", mode="ranking"
    )  # EX-27
    after = game.copy().play("H3.1")
    assert over(after) is None
    assert after.text.endswith("; draw w")
    assert places(after).items() >= {"r": 1}.items()


def test_EX_33_wrong_tile_wrong_mark() -> None:
    game = at(TWO, "place r CL")  # EX-33
    assert refusal(game, "LC^0.0/5") == "wrong-tile"
    assert refusal(game, "CL@0.0/5") == "wrong-mark"
    assert refusal(game, "CL^3.-1/0") == "wrong-mark"
    assert "CL@3.-1/0" in game.legal()
    assert refusal(game, "RR@0.0/0") == "wrong-tile"


# -- Results --------------------------------------------------------------------


def decided(
    end: str,
    tallies: dict[str, tuple[int, int, int]],
    seats: int,
    finished: str = "",
    eliminated: str = "",
    mode: str = "standard",
) -> Given:
    """Return a finished game with the given tallies and statuses."""
    game = new("taluva", seats, {"mode": mode})
    state = state_of(game)
    for colour, built in tallies.items():
        for kind, box in enumerate((3, 2, 20)):
            state.supply[COLOURS.index(colour) * 3 + kind] = box - built[kind]
    for number, colour in enumerate(finished, start=1):
        state.status[COLOURS.index(colour)] = number
    for number, colour in enumerate(eliminated, start=1):
        state.status[COLOURS.index(colour)] = -number
    state.phase = ENDED
    state.over = ["early-victory", "last-player", "tiles-exhausted"].index(end) + 1
    for colour, built in tallies.items():
        assert tally(game, colour) == built
    return game


def test_EX_25_tie_breaks() -> None:
    game = decided("tiles-exhausted", {"r": (1, 2, 19), "w": (2, 0, 3)}, 2)  # EX-25a
    assert winners(game) == "w"
    assert set(places(game).values()) <= {1, 2}
    game = decided("tiles-exhausted", {"r": (2, 1, 15), "w": (2, 2, 9)}, 2)  # EX-25b
    assert winners(game) == "w"
    assert set(places(game).values()) <= {1, 2}
    game = decided("tiles-exhausted", {"r": (2, 1, 15), "w": (2, 1, 14)}, 2)  # EX-25c
    assert winners(game) == "r"
    assert set(places(game).values()) <= {1, 2}
    game = decided("tiles-exhausted", {"r": (2, 1, 17), "w": (2, 1, 16)}, 2)  # EX-25d
    assert winners(game) == "r"
    assert set(places(game).values()) <= {1, 2}
    game = decided(
        "tiles-exhausted", {"r": (2, 1, 15), "w": (2, 1, 15), "y": (1, 2, 19)}, 3
    )  # EX-25e
    assert winners(game) == "rw"
    assert set(places(game).values()) <= {1, 3}
    game = decided(
        "tiles-exhausted", {"r": (2, 1, 20), "w": (1, 0, 9), "y": (1, 0, 8)}, 3, eliminated="r"
    )  # EX-25f
    assert winners(game) == "w"
    assert set(places(game).values()) <= {1, 2}


def test_EX_26_who_is_left() -> None:
    game = decided(
        "last-player", {"r": (2, 1, 20), "w": (2, 0, 20), "y": (0, 0, 5)}, 3, eliminated="rw"
    )  # EX-26
    assert winners(game) == "y"
    assert set(places(game).values()) <= {1, 2}


def test_EX_28_ranking_mode_sequences() -> None:
    game = decided("last-player", {}, 4, finished="r", eliminated="yb", mode="ranking")  # EX-28a
    assert places(game) == {"r": 1, "w": 2, "y": 4, "b": 3}
    game = decided("last-player", {}, 4, finished="rwy", mode="ranking")  # EX-28b
    assert places(game) == {"r": 1, "w": 2, "y": 3, "b": 4}
    game = decided(
        "tiles-exhausted",
        {"r": (2, 1, 12), "y": (2, 1, 12), "b": (1, 2, 18)},
        4,
        eliminated="w",
        mode="ranking",
    )  # EX-28c
    assert places(game) == {"r": 1, "w": 4, "y": 1, "b": 3}
    game = decided(
        "tiles-exhausted",
        {"w": (1, 1, 9), "y": (2, 0, 9), "b": (1, 1, 10)},
        4,
        finished="r",
        mode="ranking",
    )  # EX-28d
    assert places(game) == {"r": 1, "w": 4, "y": 2, "b": 3}


# -- Node counts ----------------------------------------------------------------

TILES = ["JC", "CJ", "JS"]


def test_EX_29_node_counts() -> None:
    game = new("taluva", 2)
    silent = Journal(False)
    counts: dict[str, int] = {}
    erupted = out = 0

    def count(state: object, number: int) -> None:
        """Walk through all sequences; a tile of the given order is drawn for every turn."""
        nonlocal erupted, out
        turn = game.game.rules.turn(state)
        if turn == OVER or number == len(TILES):
            return
        if turn == CHANCE:
            game.game.rules.apply(
                state,
                game.game.notation.encode(game.game.notation.read("+" + TILES[number])),
                silent,
            )
        codes = Codes()
        game.game.rules.legal(state, codes)
        placing = game.game.notation.write(game.game.notation.decode(codes.row[0]))[0] in "JCSRL"
        key = f"{'place' if placing else 'build'}{number + 1}"
        counts[key] = counts.get(key, 0) + int(codes.count)
        if key == f"build{len(TILES)}":
            return
        for one in codes.values():
            after = game.game.rules.copy(state)
            game.game.rules.apply(after, one, silent)
            if key == f"place{len(TILES)}":
                erupted += is_eruption(one)
                out += game.game.rules.turn(after) == OVER
            if game.game.rules.turn(after) != OVER:
                count(after, number if placing else number + 1)

    count(game.state, 0)
    assert counts == {
        "place1": 1,
        "build1": 2,
        "place2": 144,
        "build2": 432,
        "place3": 41898,
        "build3": 210581,
    }
    assert (erupted, out) == (102, 4)


# -- Complete games -------------------------------------------------------------


@pytest.mark.parametrize("complete", GAMES, ids=lambda complete: complete.name)
def test_EX_30_complete_games(complete: CompleteGame) -> None:
    game = new("taluva", complete.seats, {"mode": complete.mode})
    seats = COLOURS[: complete.seats]
    for turn in complete.turns:
        game.play("+" + turn.placement[:2])
        assert game.turn == COLOURS.index(turn.colour)
        assert len(game.legal()) == turn.placements
        lost = {colour: player(game, colour).covered for colour in seats}
        game.play(turn.placement)
        gone = {colour: player(game, colour).covered - lost[colour] for colour in seats}
        assert {colour: huts for colour, huts in gone.items() if huts} == turn.covered
        if turn.build is None:
            assert turn.builds == 0
            assert player(game, turn.colour).status == "eliminated"
            continue
        assert len(game.legal()) == turn.builds
        game.play(turn.build)
        assert (player(game, turn.colour).status == "finished") == turn.finishes
    assert over(game) == complete.end
    for colour, (built, covered, status) in complete.tally.items():
        has = player(game, colour)
        assert (has.built, has.covered, has.status) == (built, covered, status)
    if complete.mode == "ranking":
        assert places(game) == complete.places
    else:
        assert winners(game) == complete.winners


# -- Draws, texts, resignations -------------------------------------------------


def test_EX_31_draw() -> None:
    game = given("taluva", "-; r; w; stack rest; draw r")  # EX-31a
    outcomes = {
        "+JJ": 1,
        "+JC": 6,
        "+JS": 4,
        "+JR": 2,
        "+JL": 2,
        "+CJ": 5,
        "+CC": 1,
        "+CS": 2,
        "+CR": 2,
        "+CL": 1,
        "+SJ": 4,
        "+SC": 2,
        "+SS": 1,
        "+SR": 2,
        "+SL": 1,
        "+RJ": 2,
        "+RC": 2,
        "+RS": 1,
        "+RR": 1,
        "+RL": 1,
        "+LJ": 1,
        "+LC": 1,
        "+LS": 1,
        "+LR": 1,
        "+LL": 1,
    }
    assert dict(zip(game.legal(), game.weights(), strict=True)) == outcomes
    assert game.legal() == list(outcomes)
    game = given(
        "taluva", "JC@0.0/0 SJ@2.-1/1; r H-1.1; w H1.0; stack JC2 SJ1 LL1; draw r"
    )  # EX-31b
    outcomes = {"+JC": 2, "+SJ": 1, "+LL": 1}
    assert dict(zip(game.legal(), game.weights(), strict=True)) == outcomes
    assert game.legal() == list(outcomes)


def test_EX_31_after_the_first_turn_one_tile_is_missing() -> None:
    game = new("taluva", 2).play("+JC", "JC@0.0/0", "H-1.1")
    weights = dict(zip(game.legal(), game.weights(), strict=True))
    assert (len(weights), weights["+JC"], sum(weights.values())) == (25, 5, 47)


def test_EX_32_position_text() -> None:
    wrong = "JC@0.0/0 SJ@2.-1/1; r H-1.1 H0.1 H1.0; w; stack JC1 LL2 /2; place w CL"
    assert refused(lambda: given("taluva", wrong)).code == "bad-position"
    game = given("taluva", "JC@0.0/0 SJ@2.-1/1; r H-1.1 H0.1 H1.0; w; stack JC1 LL1 /2; place w CL")
    canonical = (
        "1.-1S1 2.-1V1/1 0.0V1/0 1.0J1 -1.1J1 0.1C1; r 3/2/17 H1.0 H-"
        "1.1 H0.1; w 3/2/20; stack JC1 LL1; place w CL"
    )
    assert game.text == canonical
    assert given("taluva", canonical).text == canonical
    game.play("CL^0.0/5")
    assert game.text == (
        "1.-1S1 2.-1V1/1 0.0V2/5 1.0L2 -1.1J1 0.1C2; r 3/2/17 H-1.1; "
        "w 3/2/20; stack JC1 LL1; build w"
    )


LEAVING = "CJ@0.0/0 JS@2.0/0 JC@4.0/0; r H-1.1; w H2.1; y H4.1; stack rest /0; place r SR"


def test_EX_34_resignation() -> None:
    game = given("taluva", LEAVING).play("Qw")  # EX-34a
    assert over(game) is None
    assert game.text.endswith("; place r SR")
    game = given("taluva", LEAVING).play("Qr")  # EX-34b
    assert over(game) is None
    assert game.text.endswith("; place w SR")
    game = given("taluva", LEAVING).play("Qr", "SR@6.0/0", "H5.1")  # EX-34c
    assert over(game) == "tiles-exhausted"
    assert winners(game) == "w"
    game = given("taluva", LEAVING).play("Qw", "Qr")  # EX-34d
    assert over(game) == "last-player"
    assert winners(game) == "y"


def test_the_four_player_position_of_the_specification() -> None:
    island = "CJ@0.0/0 JS@2.0/0 JC@4.0/0"
    game = at(
        island,
        "draw y",
        "+1 0/2/0 T-1.1 T1.1 T3.1",
        "x1 3/2/0 H0.1",
        "3/2/19 H2.1",
        "3/2/20",
        stack="rest /5",
        mode="ranking",
    )
    assert places(game) == {"r": 1, "w": 4, "y": 2, "b": 3}
