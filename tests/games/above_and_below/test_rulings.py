"""Above and Below, section 7: what was decided where the rules are silent."""

import pytest

from dorfplatz.engine.errors import BadPosition, BadRecord
from tests.games.above_and_below.texts import (
    GAME,
    RECORD,
    breakdown,
    forbidden,
    given,
    part,
    player,
    point,
    seen,
    stock,
    tokens,
)
from tests.support import deal, new, refused


def test_RULING_1_lanterns_of_the_exerted_count() -> None:
    game = given("explore A C07 NT1,NS1 #37B NT1=5,NS1=2").play("!NT1>4")
    assert stock(game) == {"fish": 1, "potion": 1}


def test_RULING_2_exactly_the_missing_number_is_exerted() -> None:
    game = given("explore A C07 NT1,NS1 #37B NT1=5,NS1=2")
    assert forbidden(game, "!NT1,NS1>4") == "AAB-3.11"
    assert forbidden(game, "!NT1>7") == "AAB-3.11"


def test_RULING_3_only_the_reward_of_the_higher_number() -> None:
    game = given("A ready -; explore A C07 NS1,V16,V14 #37B NS1=3,V16=1").play("V14=5")
    assert stock(game) == {"pottery": 1, "amethyst": 1}


def test_RULING_4_a_party_may_have_more_than_seven() -> None:
    folk = "NB1,NT1,NS1,V12,V13,V14,V15,V16,V17"
    game = given(f"caves C07 bag -; A ready {folk}").play(f"E:{folk}", "C07=1", "#37A")
    for villager in folk.split(","):
        game.play(f"{villager}=6")
    assert player(game).free == ("C07",)


def test_RULING_5_dice_are_rolled_in_canonical_order() -> None:
    game = given("explore A C07 NB1,NT1,NS1 #37B")
    asked = []
    for _ in range(3):
        asked.append(game.legal()[0])
        game.play(game.legal()[0])
    assert asked == ["NB1=1", "NT1=1", "NS1=1"]


def test_RULING_6_nobody_sees_the_rewards() -> None:
    game = given("players 3; explore A C07 NT1,NS1 #37")
    for viewer in (None, 0, 1, 2):
        exploration = seen(game, viewer).exploration
        assert exploration is not None
        assert exploration.effects == () and "amethyst" not in repr(exploration.options)


def test_RULING_7_the_next_cave_card_is_known() -> None:
    assert seen(deal(GAME, 2), 1).caves.open[0] is not None


def test_RULING_8_goods_appear_when_the_building_is_built() -> None:
    game = given("houses H12 H01 H02 H03 bag -").play("B:NB1:H12")
    assert tokens(game, "H12") == {"fish": 1, "fruit": 1, "mushroom": 1}


def test_RULING_9_a_renewable_symbol_holds_one_token() -> None:
    game = given("round 2; A built H07:fish1; income A")
    assert tokens(game, "H07") == {"fish": 1}
    assert isinstance(refused(lambda: given("A built H07:fish2")), BadPosition)


def test_RULING_10_goods_are_placed_in_the_own_turn_before_income_and_before_scoring() -> None:
    for text in ("A stock fish1", "round 2; A stock fish1; income A", "A stock fish1; final A"):
        game = given(text)
        assert "^fish" in game.legal()
        assert forbidden(game, "^fish", seat=1) == "AAB-2.2"


def test_RULING_11_an_item_for_sale_helps_nobody_at_the_round_end() -> None:
    game = given("round 2; A ready - exhausted NB1,NT1,NS1,V01 sale cider; recover A")
    assert game.legal() == ["Z:NB1=-", "Z:NB1=b"]


def test_RULING_12_offers_rise_until_the_seller_accepts() -> None:
    game = given("A coins 5; B sale ore").play("?B3", "no", "?B4", "no", "?B5", "yes")
    assert player(game).coins == 0 and stock(game) == {"ore": 1}


def test_RULING_13_a_player_who_has_passed_can_sell() -> None:
    game = given("passed B; B sale ore").play("?B3", "yes")
    assert player(game, 1).coins == 10 and game.turn == 0


def test_RULING_14_the_sale_spot_changes_once_a_turn() -> None:
    game = given("A stock fish1,ore1").play("$fish")
    assert forbidden(game, "$ore") == "AAB-8.5"
    game.play("W:NB1", "P")
    assert game.legal("$*") == ["$ore", "$cider", "$-"]


def test_RULING_15_old_cards_go_under_the_deck_first() -> None:
    game = given("outposts O01 O02 O03 O04 bag O09").play("Ro", "+O09")
    assert part(game, "outposts") == "outposts O09 O01 O02 O03 bag - under O04"


def test_RULING_16_gaps_stay_during_the_round() -> None:
    game = given("villagers V01 V02 V03 V04 V05").play("T:NT1:V01")
    assert seen(game).villagers.open[0] is None
    assert "T:NT2:V02" in game.legal("T:*")


def test_RULING_17_nothing_comes_after_round_7() -> None:
    game = given("round 7; A coins 0 ready NB1 exhausted NT1 built H07,H06; B ready -")
    game.play("P", "P")
    assert player(game).coins == 0 and tokens(game, "H07") == {} and stock(game) == {}


def test_RULING_18_beds_must_be_used() -> None:
    game = given("round 2; A ready - exhausted NB1 injured NT1 stock potion1,cider1; recover A")
    assert game.legal() == ["Z:NB1=b", "Z:NB1=c"]


def test_RULING_19_coins_never_run_out() -> None:
    assert player(given("A coins 9999").play("W:NB1")).coins == 10000


def test_RULING_20_a_villager_from_a_cave_is_exhausted() -> None:
    game = given("explore A C21 NT1,NS1 #121B NT1=1,NS1=1 >7 @1")
    assert "X3" in player(game).exhausted


def test_RULING_21_injuries_come_before_exhaustion() -> None:
    game = given("explore A C08 NB1,NT1 #45B NB1=2,NT1=3").play("!-", "/NT1")
    assert player(game).injured == ("NT1",) and player(game).exhausted == ("NB1",)


def test_RULING_22_reputation_stops_at_both_ends() -> None:
    up = given("A rep 10; explore A C04 NB1,NT1 #19A NB1=6,NT1=6 >4 @1")
    down = given("A rep -4; explore A C04 NB1,NT1 #19B NB1=1,NT1=1 >x @1")
    assert (player(up).reputation, player(down).reputation) == (10, -4)


def test_RULING_23_negative_positions_rank_too() -> None:
    game = given("players 3; A rep -4; B rep -3; C rep -2; over")
    assert [breakdown(game, seat)["ranking"] for seat in range(3)] == [2, 3, 5]


def test_RULING_24_the_first_free_cave_card_is_covered() -> None:
    game = given("outposts O03 O01 O02 O15 bag -; A free C20,C04").play("B:NB1:O03")
    assert player(game).free == ("C04",)


def test_RULING_25_a_refusal_counts_for_this_turn_and_its_price() -> None:
    game = given("players 3; A coins 6; B sale ore; C sale fish").play("?B4", "no")
    assert game.legal("[?]*") == ["?B5", "?B6", "?C3", "?C4", "?C5", "?C6"]


def test_RULING_26_a_refusal_binds_no_later_turn() -> None:
    game = given("players 3; A coins 6; B coins 6; C sale ore").play("?C6", "no", "W:NB1")
    assert "?C3" in game.legal()
    game.play("P", "P")
    assert "?C3" in game.legal()


def test_RULING_27_nobody_harvests_nothing() -> None:
    game = given("A built H07:fish1,H08:fruit1")
    assert forbidden(game, "H:NB1,NT1:H07.fish") == "AAB-5.1"


def test_RULING_28_skills_of_the_exerted_count() -> None:
    game = given("A ready -; explore A C11 NB1,V01 #62B NB1=3,V01=2").play("!NB1,V01>6")
    assert stock(game) == {"amethyst": 2}


def test_RULING_29_the_next_cave_card_turns_up_before_the_die() -> None:
    assert given("caves C07 bag C01").play("E:NB1,NT1").legal() == ["+C01"]


def test_RULING_30_seat_one_starts() -> None:
    for seed in range(4):
        assert deal(GAME, 3, seed=seed).turn == 0


@pytest.mark.parametrize("texts", ["reader", "de", "en"])
def test_RULING_31_the_language_of_the_texts_changes_no_rule(texts: str) -> None:
    game = new(GAME, 2, {"texts": texts})
    assert seen(game).texts == texts
    assert game.text == new(GAME, 2).text and game.legal() == new(GAME, 2).legal()


def test_RULING_32_a_position_text_says_nothing_about_the_book() -> None:
    game = given("explore A C07 NT1,NS1 #37B NT1=5,NS1=2").play("!NT1>4")
    assert [section.section for section in seen(game).known] == [37]
    assert seen(given(game.text)).known == ()
    reading = given("explore A C07 NT1,NS1 #37")
    assert [section.section for section in seen(reading).known] == [37]


def test_RULING_33_starting_villagers_stay_with_their_seat() -> None:
    error = refused(lambda: given("A ready NB2"))
    assert isinstance(error, BadPosition) and error.rule == "AAB-1.1"


def test_RULING_34_no_line_follows_the_end_of_the_game() -> None:
    game = given("round 7").play("P", "P")
    assert point(game) == "over"
    error = refused(lambda: game.game.notation.read_record(f"{RECORD}over P"))
    assert isinstance(error, BadRecord)
