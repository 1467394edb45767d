"""Above and Below, AAB-9: the round end."""

import pytest

from tests.games.above_and_below.texts import (
    forbidden,
    given,
    part,
    player,
    point,
    seen,
    stock,
    supply,
    tokens,
    track,
)

FULL = "villagers V01 V02 V03 V04 V05 bag -"


def test_AAB_9_1_after_round_7_the_game_ends_at_once() -> None:
    game = given("round 7; cider no; A ready NB1 exhausted NT1 coins 3").play("P", "P")
    assert game.turn == "over"
    assert player(game).coins == 3 and player(game).exhausted == ("NT1",)
    assert not seen(game).cider


def test_AAB_9_1_else_the_marker_moves_on() -> None:
    assert seen(given(FULL).play("P", "P")).round == 2


def test_AAB_9_2_a_missing_cider_is_replaced() -> None:
    game = given(f"{FULL}; cider no").play("P", "P")
    assert seen(game).cider and supply(game)["cider"] == 9
    none_left = given(f"{FULL}; cider no; supply cider0").play("P", "P")
    assert not seen(none_left).cider
    full = given(FULL).play("P", "P")
    assert seen(full).cider and supply(full)["cider"] == 9


def test_AAB_9_3_villagers_move_left_and_new_ones_come() -> None:
    game = given("villagers - V02 - V04 - bag V07 V08 V09 V10").play("P", "P")
    assert point(game) == "arrivals"
    assert part(game, "villagers").startswith("villagers V02 V04 - - - bag V07")
    game.play("+V09", "+V07", "+V10")
    assert seen(game).villagers.open == ("V02", "V04", "V09", "V07", "V10")


def test_AAB_9_3_as_far_as_the_deck_lasts() -> None:
    game = given("villagers - V02 - - - bag V07; A ready NB1; B ready NB2").play("P", "P", "+V07")
    assert seen(game).villagers.open == ("V02", "V07", None, None, None)


def test_AAB_9_4_players_recover_in_turn_order() -> None:
    hurt = "ready - exhausted {} built -"
    seats = "; ".join(
        f"{seat} {hurt.format(','.join(f'N{role}{n}' for role in 'BTS') + f',V0{n}')}"
        for n, seat in enumerate("ABC", 1)
    )
    game = given(f"round 2; players 3; start B; villagers V05 V06 V07 V08 V09; {seats}; recover B")
    order = []
    while point(game).startswith("recover"):
        if game.turn not in order:
            order.append(game.turn)
        game.play(game.legal("*=b")[0] if game.legal("*=b") else game.legal()[0])
    assert order == [1, 2, 0]


def test_AAB_9_5_potions_and_ciders_return_to_the_supply() -> None:
    game = given(
        "round 2; A ready - exhausted NB1,NT1 injured NS1,V01 stock potion1,cider1; recover A"
    )
    before = supply(game)
    game.play("Z:NB1=b", "Z:NT1=c", "Z:NS1=b", "Z:V01=bp")
    assert player(game).ready == ("NB1", "NT1", "V01") and player(game).exhausted == ("NS1",)
    assert stock(game) == {}
    after = supply(game)
    assert (after["potion"], after["cider"]) == (before["potion"] + 1, before["cider"] + 1)


def test_AAB_9_6_every_bed_is_used_once() -> None:
    game = given("round 2; A ready - exhausted NB1,NT1,NS1,V01 built H05; recover A")
    assert player(game).beds == 4 and player(game).exhausted == ()
    short = given("round 2; A ready - exhausted NB1,NT1,NS1,V01; recover A")
    short.play("Z:NB1=b", "Z:NT1=b", "Z:NS1=b")
    assert player(short).exhausted == ("V01",)


def test_AAB_9_7_an_exhausted_villager_uses_nothing_a_bed_or_a_cider() -> None:
    game = given("round 2; A ready - exhausted NB1,NT1,NS1,V01 stock potion1,cider1; recover A")
    assert game.legal() == ["Z:NB1=-", "Z:NB1=b", "Z:NB1=c"]
    assert forbidden(game, "Z:NB1=p") == "AAB-9.7"


def test_AAB_9_7_an_injured_villager_has_six_uses() -> None:
    game = given("round 2; A ready - injured NB1,NT1,NS1,V01 stock potion1,cider1; recover A")
    assert game.legal() == [f"Z:NB1={use}" for use in ("-", "b", "p", "bp", "bc", "pc")]
    assert forbidden(game, "Z:NB1=c") == "AAB-9.7"


def test_AAB_9_8_beds_are_used_as_far_as_possible() -> None:
    game = given("round 2; A ready - exhausted NB1,NT1 stock cider1; recover A")
    assert game.legal() == ["Z:NB1=b", "Z:NB1=c"]
    assert forbidden(game, "Z:NB1=-") == "AAB-9.8"


def test_AAB_9_9_the_infirmary_heals_in_one_night() -> None:
    game = given("round 2; A ready - injured NB1 built K7; B ready -; recover A")
    assert player(game).ready == ("NB1",)
    choice = given("round 2; A ready - injured NB1 stock potion1,cider1 built K7; recover A")
    assert choice.legal() == ["Z:NB1=b", "Z:NB1=pc"]
    assert forbidden(choice, "Z:NB1=bp") == "AAB-9.9"


def test_AAB_9_10_goods_may_be_placed_before_the_income() -> None:
    game = given("round 2; A coins 0 stock ore1,rope1; B coins 0 built O18; income A")
    assert game.legal() == ["^rope", "^ore", "."]
    game.play("^ore", "^rope")
    assert player(game).coins == 5 and player(game, 1).coins == 6
    stopped = given("round 2; A coins 0 stock ore1,rope1; income A").play(".")
    assert player(stopped).coins == 4 and stock(stopped) == {"rope": 1, "ore": 1}


def test_AAB_9_11_renewable_symbols_are_refilled() -> None:
    game = given("round 2; A built H07,H08:fruit1,H17; income A")
    assert tokens(game, "H07") == {"fish": 1} and tokens(game, "H08") == {"fruit": 1}
    assert tokens(game, "H17") == {}


def test_AAB_9_11_a_short_supply_goes_in_turn_order_and_order_of_building() -> None:
    game = given("round 2; start B; supply fish1; A built H07; B built H10,O03; income B")
    assert tokens(game, "H10", 1) == {"fish": 1}
    assert tokens(game, "O03", 1) == {} and tokens(game, "H07") == {}


def test_AAB_9_11_effects_of_every_round_follow() -> None:
    game = given("round 2; A built H06,H11,O24; income A")
    assert stock(game) == {"potion": 2, "cider": 1}


def test_AAB_9_12_the_start_player_card_moves_on() -> None:
    game = given(f"players 3; start C; {FULL}; round 4").play("P", "P", "P")
    assert point(game) == "turn A" and seen(game).start == 0
    assert seen(game).passed == () and seen(game).round == 5


def test_AAB_9_13_villager_by_villager_and_all_at_once() -> None:
    game = given("round 2; A ready - exhausted NB1,NT1,NS1,V02; recover A")
    assert forbidden(game, "Z:NT1=b") == "AAB-9.13"
    game.play("Z:NB1=b", "Z:NT1=b")
    assert player(game).ready == () and len(player(game).exhausted) == 4
    game.play("Z:NS1=-")
    assert player(game).ready == ("NB1", "NT1", "V02")


@pytest.mark.parametrize(
    ("means", "use", "rule"),
    [("potion1", "pc", "AAB-9.5"), ("cider1", "p", "AAB-9.5"), ("potion1,cider1", "-", None)],
)
def test_AAB_9_13_means_must_be_left(means: str, use: str, rule: str | None) -> None:
    text = f"round 2; A ready - injured NB1,NT1,NS1,V02 stock {means}; recover A"
    assert forbidden(given(text), f"Z:NB1={use}") == rule


def test_a_whole_round_end_in_order() -> None:
    game = given(
        "cider no; villagers V01 - V03 V04 V05 bag V06;"
        " A coins 0 ready NB1 exhausted NT1,NS1 stock fish1 built H07; B coins 0"
    )
    game.play("P", "P")
    assert (seen(game).round, seen(game).cider, point(game)) == (2, True, "arrivals")
    game.play("+V06")
    assert point(game) == "income A" and player(game).ready == ("NB1", "NT1", "NS1")
    assert tokens(game, "H07") == {} and player(game).coins == 0
    game.play("^fish")
    assert (track(game), player(game).coins) == ({"fish": 1}, 4)
    assert tokens(game, "H07") == {"fish": 1} and point(game) == "turn B"
