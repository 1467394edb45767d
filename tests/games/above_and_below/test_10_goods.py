"""Above and Below, AAB-10 to AAB-13: goods, supply, scoring, card effects."""

import pytest

from tests.games.above_and_below.texts import (
    breakdown,
    forbidden,
    given,
    player,
    seen,
    stock,
    supply,
    tokens,
    track,
)


def test_AAB_10_1_goods_gained_lie_in_the_stock() -> None:
    game = given("A built H07:fish1").play("H:NB1:H07.fish")
    assert stock(game) == {"fish": 1} and track(game) == {}


def test_AAB_10_2_a_kind_keeps_its_slot_and_a_new_kind_takes_the_next() -> None:
    game = given("A track ore1,fish1 stock fish1,rope1").play("^fish", "^rope")
    assert list(track(game).items()) == [("ore", 1), ("fish", 2), ("rope", 1)]


def test_AAB_10_3_placement_is_final() -> None:
    game = given("A track ore1")
    assert game.legal("$*") == [] and game.legal("^*") == []
    assert forbidden(game, "$ore") == "AAB-10.1"


def test_AAB_10_4_only_the_track_scores() -> None:
    game = given("A stock ore5 sale fish built H07:fish1; over")
    assert breakdown(game)["track"] == 0


def test_AAB_10_5_an_item_for_sale_cannot_be_used() -> None:
    game = given("round 2; A ready - injured NB1,NT1,NS1,V01 sale potion; recover A")
    assert game.legal() == ["Z:NB1=-", "Z:NB1=b"]
    placing = given("round 7; A sale fish; final A")
    assert placing.turn == "over"
    assert forbidden(given("A sale potion"), "$-", seat=1) == "AAB-2.2"


def test_AAB_10_6_an_item_for_sale_is_still_owned() -> None:
    game = given("A sale rope; explore A C07 NT1,NS1 #37B NT1=5").play("NS1=2")
    assert stock(game) == {"fish": 1, "potion": 1}  # the rope was the fourth lantern
    assert breakdown(given("A sale potion built O24; over"))["bonuses"] == 1


def test_AAB_11_1_what_the_supply_lacks_is_lost() -> None:
    game = given("round 2; supply potion1; A built H06,O24; B built O16; income A")
    assert stock(game) == {"potion": 1} and stock(game, 1) == {}
    assert supply(game)["potion"] == 0


def test_AAB_12_1_after_round_7_goods_may_be_placed_in_turn_order() -> None:
    game = given("round 7; start B; A stock fish1; B stock ore2").play("P", "P")
    assert game.turn == 1 and game.legal() == ["^ore", "."]
    game.play("^ore", ".")
    assert game.turn == 0
    assert game.play("^fish").text.endswith("; over")
    assert stock(game, 1) == {"ore": 1}


def test_AAB_12_2_every_token_scores_its_slot() -> None:
    goods = "fish1,fruit1,mushroom1,rope1,pottery1,paper1,ore1,amethyst1"
    assert breakdown(given(f"A track {goods}; over"))["track"] == 1 + 1 + 2 + 2 + 3 + 4 + 5 + 6


def test_AAB_12_3_every_building_scores_one() -> None:
    game = given("A built H01,S1,K1,O01 free 3; over")
    assert breakdown(game)["buildings"] == 5 and breakdown(game, 1)["buildings"] == 1


@pytest.mark.parametrize(
    ("positions", "points"),
    [
        ([3, -2], [3, 0]),
        ([1, 1], [2, 2]),
        ([3, 2, 1], [5, 3, 2]),
        ([2, 2, 0], [4, 4, 2]),
        ([0, 0, 0], [4, 4, 4]),
        ([4, 3, 2, 1], [5, 3, 2, 0]),
        ([4, 3, 3, 3], [5, 2, 2, 2]),
        ([-1, -4, -1, -1], [4, 0, 4, 4]),
    ],
)
def test_AAB_12_4_the_reputation_ranking(positions: list[int], points: list[int]) -> None:
    seats = "; ".join(f"{'ABCD'[n]} rep {rep}" for n, rep in enumerate(positions))
    game = given(f"players {len(positions)}; {seats}; over")
    assert [breakdown(game, seat)["ranking"] for seat in range(len(positions))] == points


@pytest.mark.parametrize(
    ("position", "points"),
    list(zip(range(-4, 11), [-2, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7], strict=True)),
)
def test_AAB_12_5_the_position_scores(position: int, points: int) -> None:
    assert breakdown(given(f"A rep {position}; over"))["reputation"] == points


@pytest.mark.parametrize(
    ("board", "points"),
    [
        ("built H24", 4),
        ("built K1 ready NB1 exhausted NT1 injured NS1,V01", 4),
        ("built K3 coins 8", 2),
        ("built K8 rep 5", 3),
        ("built K8 rep -3", 1),
        ("built K9", 2),
        ("built K9,H02", 3),
        ("built S1 track fish3,ore1", 3),
        ("built S2 track fruit2", 2),
        ("built S3 track mushroom4", 4),
        ("built S4 track rope1,pottery2,paper3,ore1", 6),
        ("built S5 track ore2,amethyst1,fish5", 3),
        ("built S6 track ore2,amethyst1,fish5", 3),
        ("built O23,O01,O02", 1 + 1 + 3),
        ("built O24 stock potion2 sale potion", 3),
    ],
)
def test_AAB_12_6_points_and_bonuses_of_the_buildings(board: str, points: int) -> None:
    assert breakdown(given(f"A {board}; over"))["bonuses"] == points


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ("coins 1 built H23", "coins 9", (0,)),
        ("coins 4", "coins 3", (0,)),
        ("coins 3", "coins 3 exhausted V01", (1,)),
        ("coins 3 built H01,H03", "coins 3 built H23", (0,)),
        ("coins 3", "coins 3", (0, 1)),
    ],
)
def test_AAB_12_7_ties_go_by_coins_villagers_and_buildings(
    first: str, second: str, winners: tuple[int, ...]
) -> None:
    game = given(f"A {first}; B {second}; over")
    if "built H23" not in first:
        assert game.points(0) == game.points(1)
    assert game.standing.winners == winners


def test_AAB_12_8_everybody_is_ranked_by_the_same_order() -> None:
    game = given("players 4; A coins 1; B coins 5; C coins 5; D coins 1 built H23; over")
    assert [place.rank for place in game.standing.seats] == [4, 2, 2, 1]


def test_AAB_13_1_the_discount_counts_for_later_buildings() -> None:
    game = given("keys K4; A coins 9 ready NB1,V01; B ready -; passed B").play("B:NB1:K4")
    assert player(game).coins == 4
    assert player(game.play("B:V01:H01", "+H05")).coins == 1


def test_AAB_13_2_any_villager_may_train_with_the_school() -> None:
    assert "T:NS1:V01" in given("A built K5").legal("T:*")
    assert forbidden(given(), "T:NS1:V01") == "AAB-6.1"


def test_AAB_13_3_the_work_bonus_is_per_action() -> None:
    assert player(given("A built H22").play("W:NB1,NT1,NS1")).coins == 11


def test_AAB_13_4_the_harvest_bonus_allows_one_more() -> None:
    text = "A ready NB1 built {}H12:fish1+fruit1"
    assert len(given(text.format("")).legal("H:*")) == 2
    assert len(given(text.format("K6,")).legal("H:*")) == 3


def test_AAB_13_5_lanterns_of_buildings_add_up_on_checks_only() -> None:
    game = given("A built K2,O22; explore A C07 NB1,NT1 #37A NB1=1").play("NT1=2")
    assert player(game).free == ("C07",)  # 1 lantern and 2 from the buildings reach 3
    auto = given("A built K2,O22; explore A C03 NT1,NS1 #160").play("#160A")
    assert player(auto).coins == 9


def test_AAB_13_6_a_bed_of_the_infirmary_heals_fully() -> None:
    text = "round 2; A ready - injured NB1 built {}; B ready -; recover A"
    assert player(given(text.format("K7"))).ready == ("NB1",)
    assert player(given(text.format("H02"))).exhausted == ("NB1",)


def test_AAB_13_7_bonuses_count_full_groups() -> None:
    assert breakdown(given("A built K3 coins 2; over"))["bonuses"] == 0
    assert breakdown(given("A built K3 coins 3; over"))["bonuses"] == 1
    exploring = given("A ready NB1 built K1; explore A C07 NT1,NS1 #37")
    assert breakdown(exploring)["bonuses"] == 3


def test_AAB_13_8_round_effects_come_with_the_refill_and_building_effects_once() -> None:
    game = given("houses H05 H06 H01 H02 bag -; A coins 9 ready NB1,V01; B ready -; passed B")
    game.play("B:NB1:H05", "B:V01:H06")
    assert stock(game) == {"cider": 1}
    later = given("round 2; A built H05,H06; income A")
    assert stock(later) == {"potion": 1}


def test_AAB_13_9_effects_add_up_from_the_moment_of_building() -> None:
    game = given("A coins 9 ready NB1,NT1; B ready -; passed B; houses H22 H01 H02 H03 bag -")
    game.play("B:NB1:H22", "W:NT1")
    assert player(game).coins == 9 - 5 + 2
    assert (
        player(given("round 2; A coins 0 built H04,H20,H21,K3; income A")).coins
        == 4 + 1 + 1 + 2 + 1
    )
    assert seen(given("A built H01,H02")).players[0].beds == 8
    assert tokens(given("A built H07:fish1"), "H07") == {"fish": 1}
