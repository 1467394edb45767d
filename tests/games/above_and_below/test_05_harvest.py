"""Above and Below, AAB-5 to AAB-7: harvest, train, work."""

from tests.games.above_and_below.texts import forbidden, given, player, seen, stock, tokens


def test_AAB_5_1_as_many_tokens_as_villagers() -> None:
    game = given("A ready NB1,NT1 built H07:fish1,H12:fruit1+mushroom1")
    assert game.legal("H:NB1:*") == ["H:NB1:H07.fish", "H:NB1:H12.fruit", "H:NB1:H12.mushroom"]
    assert len(game.legal("H:NB1,NT1:*")) == 3
    assert forbidden(game, "H:NB1,NT1:H07.fish") == "AAB-5.1"
    assert forbidden(game, "H:NB1:H12.fish") == "AAB-5.1"
    assert forbidden(game, "H:NS1:H07.fish") == "AAB-5.1"
    game.play("H:NB1,NT1:H07.fish,H12.mushroom")
    assert stock(game) == {"fish": 1, "mushroom": 1} and player(game).ready == ()
    assert tokens(game, "H12") == {"fruit": 1}


def test_AAB_5_1_only_from_own_buildings() -> None:
    game = given("B built H07:fish1")
    assert game.legal("H:*") == [] and forbidden(game, "H:NB1:H07.fish") == "AAB-5.1"


def test_AAB_5_2_with_a_harvest_bonus_one_more_is_possible() -> None:
    game = given("A ready NB1,NT1 built K6,H12:fish1+fruit1+mushroom1")
    assert len(game.legal("H:NB1:*")) == 6 and len(game.legal("H:NB1,NT1:*")) == 4
    assert forbidden(game, "H:NB1:H12.fish,H12.fruit,H12.mushroom") == "AAB-5.2"
    game.play("H:NB1:H12.fish,H12.fruit")
    assert stock(game) == {"fish": 1, "fruit": 1} and player(game).ready == ("NT1",)


def test_AAB_5_3_equal_tokens_are_one_choice() -> None:
    game = given("A ready NB1 built H17:rope2")
    assert game.legal("H:*") == ["H:NB1:H17.rope"]


def test_AAB_6_1_exactly_one_ready_quill_trains() -> None:
    game = given("A ready NB1,NT1,NS1,V10")
    assert {move.split(":")[1] for move in game.legal("T:*")} == {"NT1", "V10"}
    assert forbidden(game, "T:NB1:V01") == "AAB-6.1"
    school = given("A built K5")
    assert {move.split(":")[1] for move in school.legal("T:*")} == {"NB1", "NT1", "NS1"}


def test_AAB_6_2_the_space_is_paid_and_the_villager_comes_exhausted() -> None:
    game = given("villagers V05 V06 V07 V08 V09; A coins 4")
    assert game.legal("T:*") == [f"T:NT1:V0{n}" for n in (5, 6, 7, 8)]
    assert forbidden(game, "T:NT1:V09") == "AAB-6.2" and forbidden(game, "T:NT1:V14") == "AAB-6.2"
    game.play("T:NT1:V08")
    assert player(game).coins == 0 and player(game).exhausted == ("NT1", "V08")


def test_AAB_6_3_the_space_stays_empty() -> None:
    game = given("villagers V05 V06 V07 V08 V09").play("T:NT1:V06", "T:NT2:V05")
    assert seen(game).villagers.open == (None, None, "V07", "V08", "V09")
    assert player(game, 1).coins == 5


def test_AAB_7_1_a_coin_for_every_worker() -> None:
    game = given()
    assert len(game.legal("W:*")) == 7
    assert player(game.play("W:NB1,NT1,NS1")).coins == 10
    assert player(given("A built H22").play("W:NB1")).coins == 9
    assert forbidden(given("A ready NB1"), "W:NB1,V01") == "AAB-7.1"


def test_AAB_7_2_the_first_worker_takes_the_cider() -> None:
    game = given().play("W:NB1")
    assert stock(game) == {"cider": 1} and not seen(game).cider
    assert stock(game.play("W:NB2"), 1) == {}
