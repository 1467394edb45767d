"""Clans, section 13: the worked examples."""

from functools import cache

import pytest

from dorfplatz.engine.play import perft
from tests.games.clans.texts import (
    GAME_CHANCE,
    GAME_END,
    GAME_LAYOUT,
    GAME_MOVES,
    REGIONS,
    groups,
    part,
    result,
    seen,
)
from tests.support import Given, deal, given, new

VALLEY = "I3:b2 I4:r1g1 J4:y1 J5:k1"
ACROSS = "D2:g1 D3:y1 I3:b1 I4:r2 J4:k2"
THREE = "D2:k1 D3:k1 G4:r1 K2:b1 K3:g2 L5:y1"


def test_EX_1_moves() -> None:
    game = given("clans", "G4:r1b1 G5:y1 K2:k3r2b1g1y1")
    assert game.legal() == ["G4-G5", "G4-K2", "G5-G4"]


def test_EX_2_founding() -> None:
    assert given("clans", VALLEY).legal() == (
        ["I3-I4", "I3-J4", "I3-J5", "I4-I3", "J4-I3", "J4-J5", "J5-I3", "J5-J4"]
    )
    first = given("clans", VALLEY).play("I3-I4")
    assert groups(first.text)["I4"] == "r1b2g1"
    assert result(first.text) == ("0,4,4,4,0", "1,0")
    assert first.turn == 1
    assert first.legal() == ["J4-J5", "J5-J4"]
    second = given("clans", VALLEY).play("I3-J4")
    assert result(second.text) == ("0,2,0,2,0", "1,0")
    assert groups(second.text)["J4"] == "b2y1"
    assert second.legal() == ["J4-J5", "J5-J4"]


def test_EX_3_strife() -> None:
    game = given("clans", "D2:r1 D3:b1 I2:k4r2b1 I5:g1y1").play("I5-I2")
    assert result(game.text) == ("6,6,0,0,0", "1,0")
    assert groups(game.text)["I2"] == "k4r2"
    assert part(game.text, "x") == "0,0,1,1,1"


def test_EX_4_hostile_and_favourable() -> None:
    hostile = given("clans", "D2:k1 D3:k1 I2:r2 I5:b1; c=2,2").play("I5-I2")
    assert result(hostile.text) == ("0,0,0,0,0", "3,2")
    favourable = given("clans", "D2:k1 D3:k1 I4:r2 I5:b1; c=4,3").play("I5-I4")
    assert result(favourable.text) == ("0,6,6,0,0", "5,3")


def test_EX_5_five_huts_in_a_forest() -> None:
    game = given("clans", "D2:b3y1 D3:r1 I4:k1 I5:k1").play("D3-D2")
    assert result(game.text) == ("0,6,6,0,6", "1,0")


def test_EX_6_lake_single_hut_early_end() -> None:
    game = given("clans", "E3:g1 I2:r1 J5:b1")
    assert game.legal() == ["E3-I2", "E3-J5", "I2-E3", "J5-E3"]
    game.play("E3-J5")
    assert result(game.text) == ("0,1,2,2,0", "2,0")
    assert seen(game).over == "no_move"


def test_EX_7_river() -> None:
    assert given("clans", "A4:r1 E4:b1").legal() == ["A4-E4", "E4-A4"]


def test_EX_8_large_group() -> None:
    game = given("clans", "F3:b1 F4:k4r3 F5:g6")
    assert game.legal() == ["F3-F4", "F3-F5", "F5-F3", "F5-F4"]


def test_EX_9_large_pair() -> None:
    huts = "F3:y1 F4:k4r3 F5:b2g6"
    assert given("clans", huts).legal() == ["F4-F5"]
    assert given("clans", f"{huts}; large_merge=may").legal() == ["F3-F4", "F3-F5", "F4-F5"]


def test_EX_10_equal_large_pair() -> None:
    assert given("clans", "F3:y1 F4:k4r3 F5:b1g6").legal() == ["F4-F5", "F5-F4"]


def test_EX_11_three_large_groups() -> None:
    assert given("clans", "B3:y7 F4:k5r4 F5:b2g6").legal() == ["B3-F4", "B3-F5", "F5-F4"]


def test_EX_12_two_villages_across_an_epoch_boundary() -> None:
    text = f"{ACROSS}; c=2,1; p=2"
    assert given("clans", text).legal() == (
        [
            "D2-D3",
            "D3-D2",
            "I3-I4/I4,J4",
            "I3-I4/J4,I4",
            "I3-J4/I4,J4",
            "I3-J4/J4,I4",
            "I4-I3",
            "J4-I3",
        ]
    )
    first = given("clans", text).play("I3-J4/I4,J4")
    assert result(first.text) == ("5,2,5,0,0", "2,3")
    assert first.turn == 0
    second = given("clans", text).play("I3-J4/J4,I4")
    assert result(second.text) == ("0,2,0,0,0", "2,3")


def test_EX_13_twelfth_and_thirteenth_village() -> None:
    first = given("clans", f"{ACROSS}; c=6,5; p=1").play("I3-J4/I4,J4")
    assert result(first.text) == ("0,7,0,0,0", "7,5")
    second = given("clans", f"{ACROSS}; c=6,5; p=1").play("I3-J4/J4,I4")
    assert result(second.text) == ("8,0,8,0,0", "7,5")
    assert seen(first).over == seen(second).over == "twelve"


def test_EX_14_twelfth_village_with_strife() -> None:
    game = given("clans", "D2:k1g1 D3:k1r1b1y1 I4:g1 I5:g1; c=5,6; p=2").play("D2-D3")
    assert groups(game.text)["D3"] == "k2"
    assert result(game.text) == ("7,0,0,0,0", "5,7")
    assert seen(game).over == "twelve"


def test_EX_15_total_strife() -> None:
    game = given("clans", "D2:k1r1g1 D3:b1y1 I4:g1 I5:g1").play("D2-D3")
    assert groups(game.text) == {"I4": "g1", "I5": "g1"}
    assert result(game.text) == ("0,0,0,0,0", "1,0")
    assert part(game.text, "x") == "1,1,1,1,1"
    assert game.turn == 1


def test_EX_16_strife_on_favourable_terrain() -> None:
    game = given("clans", "D2:k2r1 D3:b1g1y1 I4:r1 I5:y1; c=2,0").play("D3-D2")
    assert result(game.text) == ("3,0,0,0,0", "3,0")
    assert part(game.text, "x") == "0,1,1,1,1"


def test_EX_17_four_clans_no_strife() -> None:
    game = given("clans", "D2:k3r1 D3:b1g1 I4:g1 I5:g1").play("D2-D3")
    assert part(game.text, "s") == "6,6,6,6,0"
    assert part(game.text, "x") == ""


def test_EX_18_five_clans_no_singles() -> None:
    game = given("clans", "D2:k2r2b1 D3:b1g2y2 I4:g1 I5:g1").play("D3-D2")
    assert part(game.text, "s") == "11,11,11,11,11"
    assert part(game.text, "x") == ""


@pytest.mark.parametrize(
    ("action", "scores"),
    [
        ("K2-G4/G4,K3,L5", "0,4,4,0,4"),
        ("K2-G4/K3,G4,L5", "0,2,2,2,4"),
        ("K2-G4/L5,G4,K3", "0,2,2,0,1"),
    ],
)
def test_EX_19_three_villages_two_epochs(action: str, scores: str) -> None:
    game = given("clans", f"{THREE}; c=3,3")
    assert game.legal("K2-G4*") == ["K2-G4/G4,K3,L5", "K2-G4/K3,G4,L5", "K2-G4/L5,G4,K3"]
    assert result(game.play(action).text) == (scores, "6,3")


def test_EX_19_no_order_at_the_beginning_of_an_epoch() -> None:
    assert given("clans", f"{THREE}; c=0,0").legal("K2-G4*") == ["K2-G4"]


def test_EX_20_ranking() -> None:
    game = given("clans", "-; c=4,7,1; s=40,38,35,20,41; p=over; cards=rbg")
    assert [(seat.points, seat.rank) for seat in game.standing.seats] == [(42, 1), (42, 1), (21, 3)]


@pytest.mark.parametrize("seed", range(4))
def test_EX_21_start_position(seed: int) -> None:
    game = deal("clans", seats=2 + seed % 3, seed=seed)
    actions = game.legal()
    assert len(actions) == 276
    assert not [action for action in actions if "/" in action]
    start = game.text
    for action in actions:
        after = given("clans", start).play(action)
        assert set(part(after.text, "c").split(",")) == {"0"}


def test_EX_22_a_whole_game() -> None:
    game = new("clans", seats=3).play(*GAME_CHANCE)
    counts = []
    for number, move in enumerate(GAME_MOVES):
        assert game.turn == (number + 1) % 3
        counts.append(len(game.legal()))
        game.play(move)
    assert game.text == GAME_END
    assert seen(game).over == "twelve"
    assert [(seat.points, seat.rank) for seat in game.standing.seats] == [(23, 2), (23, 2), (41, 1)]
    assert [counts[number - 1] for number in (1, 11, 21, 31, 41, 44)] == [276, 188, 116, 60, 18, 14]
    assert (len(counts), sum(counts)) == (44, 5261)


@pytest.mark.parametrize(
    ("number", "villages"),
    [
        (18, "H5 I steppe 4 blue,green 3"),
        (28, "D1 I steppe 2 red 4; D4 I forest 2 green 0"),
        (32, "A4 I steppe 1 blue 0"),
        (33, "I1 II steppe 3 black,red,green 0"),
        (35, "I3 II forest 2 black 4"),
        (36, "L3 II grassland 0  0; L5 III steppe 6 black,green,yellow 0"),
        (38, "A2 III mountains 7 red,green,yellow 2"),
        (40, "C1 IV steppe 0  0"),
        (41, "J3 IV grassland 7 red,blue,green 0"),
        (44, "G1 V steppe 7 green,yellow 0"),
    ],
)
def test_EX_22_its_villages(number: int, villages: str) -> None:
    game = given("clans", f"{GAME_LAYOUT}; c=0,0,0; p=2; cards=ryg")
    game.play(*GAME_MOVES[: number - 1])
    game.play(GAME_MOVES[number - 1])
    told = []
    for event in game.events:
        if event.key == "village-founded":
            names = {key: str(value).partition(":")[2] for key, value in event.args.items()}
            clans = event.args["clans"]
            assert isinstance(clans, tuple)
            scoring = ",".join(str(clan).partition(":")[2] for clan in clans)
            told.append(
                f"{names['village']} {names['epoch']} {names['terrain']} {event.args['value']}"
                f" {scoring} {event.args['lost']}"
            )
    assert "; ".join(told) == villages


def test_EX_22_two_groups_stay_unscored() -> None:
    game = given("clans", f"{GAME_LAYOUT}; c=0,0,0; p=2; cards=ryg").play(*GAME_MOVES)
    unscored = [event.args["village"] for event in game.events if event.key == "unscored"]
    assert unscored == ["territory:F1", "territory:G4"]


@pytest.mark.parametrize(("length", "nodes"), [(1, 276), (2, 73_428), (3, 18_818_120)])
def test_EX_23_node_counts_from_the_start(length: int, nodes: int) -> None:
    game = deal("clans", seats=2, seed=length)
    assert perft(game.game, game.state, length) == nodes


def late() -> Given:
    """Return the position of EX-22 after move 40."""
    return given("clans", f"{GAME_LAYOUT}; c=0,0,0; p=2; cards=ryg").play(*GAME_MOVES[:40])


def test_EX_23_node_counts_late_in_a_game() -> None:
    game = late()
    assert result(game.text)[1] == "4,3,3"
    assert game.turn == 2
    nodes = [perft(game.game, game.state, length) for length in range(1, 10)]
    assert nodes == [18, 268, 2287, 11434, 35838, 53280, 14640, 3360, 0]


def test_EX_23_all_ways_to_finish_a_game() -> None:
    @cache
    def endings(text: str) -> tuple[int, int]:
        """Count the ways to finish, and those that end with twelve villages."""
        game = given("clans", text)
        if game.turn == "over":
            return 1, int(seen(game).over == "twelve")
        counts = [endings(game.copy().play(action).text) for action in game.legal()]
        return sum(every for every, _ in counts), sum(twelve for _, twelve in counts)

    assert endings(late().text) == (93_906, 93_906)


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("F3-K1", "CLA-4.4"),
        ("F3-A1", "CLA-4.3"),
        ("F3-F1", "CLA-4.2"),
        ("F4-F3", "CLA-5.1"),
        ("F5-F4", "CLA-5.6"),
        ("F3-F5", "CLA-5.4"),
        ("F4-F5/F5", "CLA-7.4"),
    ],
)
def test_EX_24_reasons(action: str, rule: str) -> None:
    assert given("clans", "F3:y1 F4:k4r3 F5:b2g6").why_not(action).rule == rule


def test_EX_24_the_wrong_seat_and_the_other_option() -> None:
    assert given("clans", "F3:y1 F4:k4r3 F5:b2g6").why_not("F4-F5", seat=1).rule == "CLA-3.1"
    may = given("clans", "F3:y1 F4:k4r3 F5:b2g6; large_merge=may")
    assert "F3-F5" in may.legal()


def test_EX_25_setup() -> None:
    game = new("clans", seats=2)
    assert (game.legal()[0], game.legal()[-1]) == ("A=bgkry", "A=yrkgb")
    for region in REGIONS:
        assert len(game.legal()) == 120
        game.play(f"{region}=krbgy")
    assert game.legal() == ["P1=b", "P1=g", "P1=k", "P1=r", "P1=y"]
    assert game.play("P1=k").legal() == ["P2=b", "P2=g", "P2=r", "P2=y"]
    assert game.play("P2=y").legal() == ["start=P1", "start=P2"]
    assert len(game.play("start=P2").legal()) == 276
    assert game.turn == 1
