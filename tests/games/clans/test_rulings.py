"""Clans, section 11: what was decided where the rules are silent or lost."""

from collections import Counter
from itertools import pairwise
from math import dist

import pytest

from tests.games.clans.texts import START, groups, part, result, seen
from tests.oracles.clans import BOX, NEIGHBOURS, TERRAIN, TERRITORIES
from tests.support import deal, given, new, refused

BOARD = BOX["board"]
EPOCHS = BOX["epochs"]
PAIR = "D2:k1 D3:k1 I4:r2 I5:b1"


def connected(territories: set[str]) -> bool:
    """Say whether one can walk from any of the territories to any other."""
    reached = {min(territories)}
    border = set(reached)
    while border:
        border = {n for t in border for n in NEIGHBOURS[t] if n in territories} - reached
        reached |= border
    return reached == territories


def test_RULING_1_the_board_has_all_known_properties() -> None:
    assert (
        sorted(f"{region}{place}" for region in "ABCDEFGHIJKL" for place in range(1, 6))
        == TERRITORIES
    )
    assert Counter(TERRAIN.values()) == dict.fromkeys(TERRAIN.values(), 15)
    doubled: Counter[str] = Counter()
    for region in BOARD["regions"]:
        terrains = Counter(TERRAIN[territory] for territory in region["territories"])
        assert sorted(terrains.values()) == [1, 1, 1, 2]
        assert terrains.most_common(1)[0][0] == region["doubled_terrain"]
        doubled[region["doubled_terrain"]] += 1
    assert sorted(doubled.values()) == [3, 3, 3, 3]


def test_RULING_1_the_board_has_the_properties_of_the_design() -> None:
    everything = set(TERRITORIES)
    kinds = Counter(border["kind"] for border in BOARD["borders"])
    assert kinds == {"land": 82, "river": 56}
    assert len(BOARD["lakes"]) == 7
    assert len(BOARD["blocked"]) == 14
    assert connected(everything)
    for territory in TERRITORIES:
        assert 2 <= len(NEIGHBOURS[territory]) <= 7
        assert TERRAIN[territory] not in {TERRAIN[n] for n in NEIGHBOURS[territory]}
        assert all(territory in NEIGHBOURS[n] for n in NEIGHBOURS[territory])
        assert connected(everything - {territory})


def test_RULING_2_two_chips_each_in_the_third_and_fourth_epoch() -> None:
    assert [epoch["chips"] for epoch in EPOCHS] == [4, 3, 2, 2, 1]
    epochs = [seen(given("clans", f"{PAIR}; c={founded},0")).epoch for founded in (7, 8, 9, 10)]
    assert epochs == ["III", "III", "IV", "IV"]


def test_RULING_3_every_terrain_is_favourable_once_and_hostile_once() -> None:
    favourable = [terrain for epoch in EPOCHS[:4] for terrain in epoch["favourable"]]
    hostile = [terrain for epoch in EPOCHS[:4] for terrain in epoch["hostile"]]
    assert favourable == ["forest", "mountains", "steppe", "grassland"]
    assert hostile == ["mountains", "grassland", "forest", "steppe"]
    assert [epoch["bonus"] for epoch in EPOCHS] == [1, 2, 3, 4, 5]
    assert (sorted(EPOCHS[4]["favourable"]), EPOCHS[4]["hostile"]) == (sorted(favourable), [])


def test_RULING_4_only_listed_pairs_are_adjacent() -> None:
    listed = {f"{a}-{b}" for a in TERRITORIES for b in NEIGHBOURS[a]}
    assert set(given("clans", START).legal()) == listed
    assert len(listed) == 2 * 138


def test_RULING_4_no_territories_touch_in_a_point_only() -> None:
    for border in BOARD["borders"]:
        points = border["points"]
        length = sum(dist(a, b) for a, b in pairwise(points))
        assert length >= 38


def test_RULING_5_huts_beyond_a_lake_do_not_prevent_a_village() -> None:
    game = given("clans", "D2:k1 D3:k1 E3:g1 I2:r1 J5:b1").play("E3-J5")
    assert result(game.text) == ("0,1,2,2,0", "2,0")


def test_RULING_6_nobody_may_pass() -> None:
    game = given("clans", PAIR)
    assert game.legal() == ["D2-D3", "D3-D2", "I4-I5", "I5-I4"]
    assert refused(lambda: game.play("pass")).code == "unreadable"


def test_RULING_7_merging_is_an_obligation_unless_the_option_says_may() -> None:
    huts = "F3:y1 F4:k4r3 F5:b2g6"
    assert given("clans", huts).legal() == ["F4-F5"]
    may = given("clans", huts, options={"large_merge": "may"})
    assert may.legal() == ["F3-F4", "F3-F5", "F4-F5"]
    assert part(may.text, "large_merge") == "may"
    assert part(given("clans", huts, options={"large_merge": "must"}).text, "large_merge") == ""


@pytest.mark.parametrize("value", ["can", "", "MUST", 1, True])
def test_RULING_7_there_is_no_third_value(value: str | int) -> None:
    error = refused(lambda: new("clans", seats=2, options={"large_merge": value}))
    assert error.code == "bad-option"


def test_RULING_8_the_next_player_faces_the_pairs_that_remain() -> None:
    game = given("clans", "D2:k1 D3:k1 F4:k7 F5:r8 I1:b7 I5:g7")
    assert game.legal() == ["F4-F5", "I1-I5", "I5-I1"]
    game.play("I1-I5")
    assert game.turn == 1
    assert game.legal() == ["F4-F5"]
    game.play("F4-F5")
    assert game.legal() == ["D2-D3", "D3-D2"]


def test_RULING_9_the_merge_is_the_one_move_of_the_next_turn() -> None:
    game = given("clans", "D2:k1 D3:k1 F3:y1 F4:k7 F5:r6").play("F3-F5")
    assert groups(game.text)["F5"] == "r6y1"  # the pair stands: nothing happens by itself
    assert game.turn == 1
    assert game.legal() == ["F4-F5", "F5-F4"]
    assert game.play("F4-F5").turn == 0  # it was the whole turn of P2


def test_RULING_10_the_order_is_offered_where_an_epoch_changes() -> None:
    huts = "D2:k1 D3:k1 I3:b1 I4:r1 J5:g1"  # I4 and J5 are both steppe
    assert given("clans", f"{huts}; c=2,0").legal("I3-I4*") == ["I3-I4"]
    assert given("clans", f"{huts}; c=2,1").legal("I3-I4*") == ["I3-I4/I4,J5", "I3-I4/J5,I4"]


def test_RULING_10_the_choice_is_offered_even_if_both_orders_give_the_same() -> None:
    text = "D2:k1 D3:k1 I3:b1 I4:r1 J5:g1; c=2,1"  # steppe is neutral in I and in II
    ends = [given("clans", text).play(action).text for action in ("I3-I4/I4,J5", "I3-I4/J5,I4")]
    assert ends[0] == ends[1]


def test_RULING_11_villages_beyond_the_twelfth_are_not_founded() -> None:
    game = given("clans", "I3:b1 I4:r2 J4:k2; c=6,5").play("I3-J4/I4,J4")
    assert result(game.text) == ("0,7,0,0,0", "7,5")
    founded = [event.args["village"] for event in game.events if event.key == "village-founded"]
    assert founded == ["territory:I4"]


def test_RULING_12_strife_is_resolved_on_hostile_terrain() -> None:
    game = given("clans", "D2:k1 D3:k1 I4:k2r1 I5:b1g1y1").play("I4-I5")
    assert groups(game.text)["I5"] == "k2"
    assert result(game.text) == ("0,0,0,0,0", "1,0")


def test_RULING_12_nothing_remains_of_five_singles_even_in_the_twelfth_village() -> None:
    game = given("clans", "D2:k1r1g1 D3:b1y1; c=6,5").play("D2-D3")
    assert result(game.text) == ("0,0,0,0,0", "7,5")
    assert seen(game).over == "twelve"


def test_RULING_13_chip_then_strife_then_value_then_advance() -> None:
    # The fourth chip still belongs to epoch I, where forest brings one point; strife leaves two.
    game = given("clans", "D2:k2r1 D3:b1g1y1 I4:r1 I5:y1; c=3,0").play("D3-D2")
    village = next(event for event in game.events if event.key == "village-founded")
    assert village.args == {
        "seat": "seat:0",
        "village": "territory:D2",
        "epoch": "epoch:I",
        "terrain": "terrain:forest",
        "value": 3,
        "clans": ("clan:black",),
        "huts": 2,
        "lost": 4,
        "fallen": ("clan:red", "clan:blue", "clan:green", "clan:yellow"),
    }
    assert result(game.text) == ("3,0,0,0,0", "4,0")


@pytest.mark.parametrize("action", ["I5-I4", "I4-I5"])  # neutral and hostile
def test_RULING_14_the_huts_of_a_village_stay(action: str) -> None:
    game = given("clans", PAIR).play(action)
    assert groups(game.text)[action[3:]] == "r2b1"
    assert not [legal for legal in game.legal() if action[3:] in legal]


@pytest.mark.parametrize(
    ("huts", "action"),
    [
        (PAIR, "I4-I5"),
        (PAIR, "I5-I4"),
        ("D2:r2 D3:b1 I4:k1 I5:k1", "D3-D2"),
        ("D2:r2 D3:b1 I4:k1 I5:k1", "D2-D3"),
    ],
)
def test_RULING_15_the_twelfth_village_is_never_hostile(huts: str, action: str) -> None:
    game = given("clans", f"{huts}; c=11,0").play(action)
    assert part(game.text, "s") == "0,8,8,0,0"


def test_RULING_16_scores_are_plain_numbers() -> None:
    game = given("clans", f"{PAIR}; s=0,86,59,0,0").play("I5-I4")
    assert part(game.text, "s") == "0,89,62,0,0"
    assert tuple(seen(game).scores) == (0, 89, 62, 0, 0)


@pytest.mark.parametrize("seat", ["1", "2", "3"])
def test_RULING_17_whether_a_move_is_left_is_tested_after_each_move(seat: str) -> None:
    game = given("clans", f"I4:r2 I5:b1; c=0,0,0; p={seat}").play("I5-I4")
    assert game.turn == "over"
    assert seen(game).over == "no_move"


def test_RULING_18_an_unowned_clan_in_front_is_ignored() -> None:
    game = given("clans", "-; c=6,6; s=50,10,12,0,0; cards=rb")
    assert [seat.rank for seat in game.standing.seats] == [2, 1]


def test_RULING_19_ties_are_shared() -> None:
    game = given("clans", "-; c=6,5,1; s=10,11,3,0,0; cards=krb")
    assert [(seat.points, seat.rank) for seat in game.standing.seats] == [(16, 1), (16, 1), (4, 3)]


def test_RULING_20_chips_are_public() -> None:
    game = given("clans", f"{PAIR}; c=3,1,2")
    for viewer in (None, 0, 1, 2):
        assert tuple(seen(game, viewer).chips) == (3, 1, 2)


def test_RULING_21_huts_are_placed_at_random() -> None:
    game = new("clans", seats=2)
    assert game.turn == "chance"
    assert len(game.legal()) == 120
    layouts = {deal("clans", seats=2, seed=seed).text.split(";")[0] for seed in range(8)}
    assert len(layouts) == 8


def test_RULING_22_seven_huts_are_large() -> None:
    assert given("clans", "F3:b1 F4:k4r3").legal() == ["F3-F4"]
    assert given("clans", "F3:b1 F4:k4r2").legal() == ["F3-F4", "F4-F3"]


def test_RULING_23_a_territory_emptied_by_strife_is_an_ordinary_empty_territory() -> None:
    game = given("clans", "D2:k1r1g1 D3:b1y1 I4:g1 I5:g1").play("D2-D3")
    assert groups(game.text) == {"I4": "g1", "I5": "g1"}
    assert game.legal() == ["I4-I5", "I5-I4"]
    assert game.why_not("D2-D3").rule == "CLA-4.2"


def test_RULING_24_two_players_have_no_special_rule() -> None:
    two = given("clans", f"{PAIR}; c=1,1; s=1,2,3,4,5").play("I5-I4")
    four = given("clans", f"{PAIR}; c=1,1,0,0; s=1,2,3,4,5").play("I5-I4")
    assert part(two.text, "s") == part(four.text, "s") == "1,5,6,4,5"
    assert two.legal() == four.legal()
