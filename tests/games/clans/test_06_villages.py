"""Clans, section 8: founding villages."""

from tests.games.clans.texts import groups, part, result
from tests.support import given

VALLEY = "I3:b2 I4:r1g1 J4:y1 J5:k1"  # EX-2


def test_CLA_6_1_huts_beyond_a_lake_do_not_matter() -> None:
    game = given("clans", "D2:k1 D3:k1 E3:g1 I2:r1 J5:b1").play("E3-J5")
    founded = [event.args["village"] for event in game.events if event.key == "village-founded"]
    assert founded == ["territory:I2", "territory:J5"]


def test_CLA_6_1_huts_across_a_river_do() -> None:
    game = given("clans", "A4:r1 A5:b1 E4:k1").play("A5-A4")
    assert result(game.text) == ("0,0,0,0,0", "0,0")
    assert game.legal() == ["A4-E4", "E4-A4"]


def test_CLA_6_1_the_rim_counts_for_nothing() -> None:
    game = given("clans", "D2:k1 D3:k1 I4:r1 I5:b1").play("I5-I4")  # I4 lies at the rim
    assert result(game.text) == ("0,2,2,0,0", "1,0")


def test_CLA_6_2_the_destination_becomes_a_village() -> None:
    game = given("clans", VALLEY).play("I3-I4")
    assert result(game.text) == ("0,4,4,4,0", "1,0")


def test_CLA_6_2_a_deserted_neighbour_becomes_a_village() -> None:
    game = given("clans", VALLEY).play("I3-J4")
    assert result(game.text) == ("0,2,0,2,0", "1,0")


def test_CLA_6_2_what_was_isolated_before_is_no_new_village() -> None:
    game = given("clans", f"{VALLEY} L3:y5").play("I3-I4")
    assert result(game.text) == ("0,4,4,4,0", "1,0")


def test_CLA_6_3_a_single_hut_is_enough() -> None:
    game = given("clans", "D2:k1 D3:k1 I3:b1 I4:r1 J4:g1 J5:y1").play("I3-J4")
    assert groups(game.text)["I4"] == "r1"
    assert result(game.text) == ("0,1,0,0,0", "1,0")


def test_CLA_6_4_one_move_founds_several_villages() -> None:
    game = given("clans", "D2:k1 D3:k1 E3:g1 I2:r1 J5:b1; c=0,0,1; p=2").play("E3-J5")
    assert part(game.text, "c") == "0,2,1"
    assert [event.key for event in game.events].count("village-founded") == 2


def test_CLA_6_5_a_village_never_moves_grows_or_scores_again() -> None:
    game = given("clans", f"D2:k1 D3:k1 {VALLEY}").play("I3-I4")
    assert not [action for action in game.legal() if "I4" in action]
    game.play("J4-J5")
    assert groups(game.text)["I4"] == "r1b2g1"
    assert part(game.text, "s") == "2,4,4,4,2"  # only J5 (k1y1) scored


def test_CLA_6_6_the_founder_is_whoever_moves() -> None:
    game = given("clans", f"{VALLEY}; c=0,0,0; p=3; cards=kyb").play("I3-J4")
    assert groups(game.text)["I4"] == "r1g1"  # neither black, yellow nor blue
    assert part(game.text, "c") == "0,0,1"


def test_CLA_6_7_the_top_chip_gives_the_epoch() -> None:
    pair = "D2:k1 D3:k1 I4:r1 I5:b1"
    fourth = given("clans", f"{pair}; c=2,1").play("I5-I4")
    fifth = given("clans", f"{pair}; c=2,2").play("I5-I4")
    assert [event.args["epoch"] for event in fourth.events if "epoch" in event.args] == ["epoch:I"]
    assert [event.args["epoch"] for event in fifth.events if "epoch" in event.args] == ["epoch:II"]
    assert (part(fourth.text, "c"), part(fifth.text, "c")) == ("3,1", "3,2")


def test_CLA_6_8_strife_comes_before_the_value() -> None:
    game = given("clans", "D2:r1 D3:b1 I2:k4r2b1 I5:g1y1").play("I5-I2")
    village = next(event for event in game.events if event.key == "village-founded")
    assert village.args["lost"] == 3
    assert village.args["huts"] == 6
    assert village.args["value"] == 6


def test_CLA_6_8_every_village_is_finished_before_the_next() -> None:
    # J4 is founded first and keeps its strife; I4 then belongs to the next epoch.
    game = given("clans", "D2:g1 D3:y1 I3:k1r1 I4:b1 J4:b2g1y1; c=3,0").play("I3-J4/J4,I4")
    founded = [
        (event.args["village"], event.args["epoch"], event.args["lost"])
        for event in game.events
        if event.key == "village-founded"
    ]
    assert founded == [("territory:J4", "epoch:I", 4), ("territory:I4", "epoch:II", 0)]


def test_CLA_6_9_every_clan_still_present_advances_by_the_value() -> None:
    game = given("clans", VALLEY + "; s=1,2,3,4,5").play("I3-I4")
    village = next(event for event in game.events if event.key == "village-founded")
    assert village.args["value"] == 4
    assert village.args["clans"] == ("clan:red", "clan:blue", "clan:green")
    assert part(game.text, "s") == "1,6,7,8,5"
