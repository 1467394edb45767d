"""Above and Below, AAB-4: build."""

import pytest

from tests.games.above_and_below.texts import (
    forbidden,
    given,
    part,
    player,
    seen,
    stock,
    supply,
    tokens,
)


def test_AAB_4_1_exactly_one_ready_hammer_builds() -> None:
    game = given("A coins 99 ready NB1,NT1,V10 exhausted V01")
    builders = {move.split(":")[1] for move in game.legal("B:*")}
    assert builders == {"NB1", "V10"}
    assert forbidden(game, "B:NT1:S1") == "AAB-4.1" and forbidden(game, "B:V01:S1") == "AAB-4.1"
    assert player(game.play("B:V10:S1")).exhausted == ("V01", "V10")


def test_AAB_4_2_one_face_up_building_that_can_be_paid() -> None:
    game = given("houses H24 H20 H01 H02; keys K1; A coins 4")
    assert game.legal("B:*") == ["B:NB1:H20", "B:NB1:H01"]
    assert forbidden(game, "B:NB1:H24") == "AAB-4.2" and forbidden(game, "B:NB1:H03") == "AAB-4.2"
    assert player(game.play("B:NB1:H01")).coins == 0


@pytest.mark.parametrize(("building", "cost"), [("S6", 9), ("K9", 8), ("H24", 8), ("O21", 6)])
def test_AAB_4_2_all_four_kinds_can_be_bought(building: str, cost: int) -> None:
    rows = "houses H24 H20 H01 H02; outposts O21 O01 O02 O03; keys K9; A coins 9 free 1"
    game = given(rows).play(f"B:NB1:{building}")
    assert player(game).coins == 9 - cost


def test_AAB_4_3_an_outpost_covers_a_free_cave_card() -> None:
    game = given("outposts O03 O01 O02 O15 bag -; A free C04,C11").play("B:NB1:O03")
    assert player(game).free == ("C11",) and player(game).built[0].cave == "C04"
    assert forbidden(given("outposts O03 O01 O02 O15"), "B:NB1:O03") == "AAB-4.3"


def test_AAB_4_4_effects_and_goods_come_at_once() -> None:
    rose = given("houses H25 H12 H05 H01 bag -; A coins 20 ready NB1,V01,V02; B ready -; passed B")
    rose.play("B:NB1:H25", "B:V01:H12", "B:V02:H05")
    assert player(rose).reputation == 2 and stock(rose) == {"cider": 1}
    assert tokens(rose, "H12") == {"fish": 1, "fruit": 1, "mushroom": 1}
    short = given("houses H17 H01 H02 H03 bag -; supply rope1").play("B:NB1:H17")
    assert tokens(short, "H17") == {"rope": 1} and supply(short)["rope"] == 0


def test_AAB_4_5_the_slot_is_refilled_at_once_from_its_deck() -> None:
    game = given("houses H07 H01 H02 H03 bag H09").play("B:NB1:H07")
    assert game.legal() == ["+H09"]
    game.play("+H09")
    assert seen(game).houses.open == ("H09", "H01", "H02", "H03")
    empty = given("houses H07 H01 H02 H03 bag -").play("B:NB1:H07")
    assert part(empty, "houses").startswith("houses - H01 H02 H03 bag")
    star = given("A coins 9").play("B:NB1:S1")
    assert star.turn == 1 and "S1" not in seen(star).stars


def test_AAB_4_6_there_is_no_limit_to_buildings() -> None:
    built = ",".join(f"H{number:02}" for number in range(1, 21))
    game = given(f"houses H21 H22 H23 H24; A coins 9 built {built}")
    assert "B:NB1:H21" in game.legal("B:*")
    game.play("B:NB1:H21")
    assert len(player(game).built) == 21


def test_AAB_4_7_the_refill_comes_last_and_the_turn_is_over() -> None:
    game = given("outposts O20 O01 O02 O03 bag O09 O10; A free 1").play("B:NB1:O20")
    assert game.turn == "chance" and game.text.endswith("turn B")
    assert player(game).reputation == 1 and player(game).coins == 2
    assert player(game).free == () and player(game).exhausted == ("NB1",)
    assert game.play("+O10").turn == 1
