"""Above and Below, AAB-3: explore."""

import pytest

from dorfplatz.games.above_and_below import book
from tests.games.above_and_below.texts import (
    forbidden,
    given,
    part,
    player,
    point,
    seen,
    stock,
    supply,
)

LAKE = "explore A C07 NT1,NS1 #37"


def test_AAB_3_1_a_party_needs_two_villagers_and_a_cave() -> None:
    assert forbidden(given(), "E:NB1") == "AAB-3.1"
    assert forbidden(given("A ready NB1,NT1 exhausted NS1"), "E:NB1,NS1") == "AAB-3.1"
    empty = given("caves - bag -")
    assert forbidden(empty, "E:NB1,NT1") == "AAB-3.1" and empty.legal("E:*") == []


def test_AAB_3_2_the_party_takes_the_top_card() -> None:
    game = given("caves C09 bag C01 C02")
    assert game.legal("E:*") == ["E:NB1,NT1", "E:NB1,NS1", "E:NT1,NS1", "E:NB1,NT1,NS1"]
    game.play("E:NB1,NT1,NS1", "+C02")
    exploration = seen(game).exploration
    assert exploration is not None
    assert exploration.cave == "C09" and exploration.party == ("NB1", "NT1", "NS1")
    assert player(game).ready == () and seen(game).caves.open == ("C02",)


def test_AAB_3_3_the_table_of_the_card_gives_the_section() -> None:
    game = given("explore A C07 NT1,NS1")
    assert game.legal() == [f"C07={die}" for die in range(1, 7)]
    assert game.play("C07=4").legal() == [
        f"#40{'ABC'[o]}" for o in range(int(book.OPTION_COUNT[40]))
    ]


def test_AAB_3_4_the_public_side_is_shown_and_the_hidden_side_is_not() -> None:
    exploration = seen(given(LAKE)).exploration
    assert exploration is not None
    bold = exploration.options[1]
    assert bold.numbers == (4, 7) and (bold.bonus, bold.bonus_lanterns) == ("rope", 1)
    assert exploration.effects == () and exploration.line is None
    assert all(option.remembered == () for option in exploration.options)


def test_AAB_3_4_what_was_read_and_applied_stays_known() -> None:
    game = given(f"{LAKE}B NT1=5,NS1=2").play("!NT1>4")
    known = {section.section: section for section in seen(game, 1).known}
    assert list(known) == [37]
    (outcome,) = known[37].outcomes
    assert [effect.what for effect in outcome.effects] == ["fish", "potion"]


def test_AAB_3_5_one_available_option_has_to_be_chosen() -> None:
    game = given(LAKE)
    assert game.legal() == ["#37A", "#37B"]
    assert forbidden(game, "P") == "AAB-3.5"
    assert forbidden(game, "#37C") == "AAB-3.5"
    assert forbidden(game, "#38A") == "AAB-3.5"
    assert given("A coins 0; explore A C02 NB1,NT1 #9").legal() == ["#9B"]


def test_AAB_3_5_every_section_has_an_option_that_is_always_available() -> None:
    for section in range(1, 217):
        costs = [
            book.OPTION_COST[section * 3 + option]
            for option in range(int(book.OPTION_COUNT[section]))
        ]
        assert 0 in costs, section


def test_AAB_3_6_a_follow_option_reads_on_without_a_roll() -> None:
    game = given("explore A C16 NT1,NS1 #91").play("#91B")
    assert point(game) == "explore A C16 NT1,NS1 #191"
    assert game.turn == 0 and player(game).coins == 7


def test_AAB_3_7_an_auto_option_succeeds_without_a_roll() -> None:
    game = given("explore A C03 NT1,NS1 #160").play("#160A")
    assert point(game) == "turn B"
    assert player(game).coins == 9 and player(game).free == ("C03",)


def test_AAB_3_8_a_check_rolls_one_die_for_every_party_member() -> None:
    game = given("A coins 1; explore A C02 NB1,NT1,NS1 #9").play("#9A")
    assert player(game).coins == 0
    for villager in ("NB1", "NT1", "NS1"):
        assert game.legal() == [f"{villager}={die}" for die in range(1, 7)]
        game.play(f"{villager}=1")
    assert point(game).endswith("NB1=1,NT1=1,NS1=1")


def test_AAB_3_9_the_total_has_lanterns_bonus_and_buildings() -> None:
    game = given("A sale rope built K2,O22; explore A C07 NB1,NT1 #37B NB1=1").play("NT1=1")
    exploration = seen(game).exploration
    assert exploration is not None
    assert exploration.total == 3  # no lantern, rope 1, Lamplighters' Lodge 1, Lantern Depot 1


def test_AAB_3_10_no_number_is_announced_before_the_roll() -> None:
    assert given(LAKE).legal() == ["#37A", "#37B"]
    text = "A ready -; explore A C05 NT1,NS1,V12 #25B NT1=4,NS1=1,V12=4"
    assert {move[-1] for move in given(text).legal()[1:]} == {"7"}


def test_AAB_3_11_exertion_names_a_number_and_exactly_the_missing_villagers() -> None:
    text = "A ready -; explore A C07 NB1,NT1,NS1,V12,V13 #37B NB1=1,NT1=1,NS1=1,V12=1,V13=1"
    game = given(text)  # total 3: number 4 needs one, number 7 needs four
    assert len(game.legal("!*>4")) == 5 and len(game.legal("!*>7")) == 5
    assert forbidden(game, "!NB1,NT1>4") == "AAB-3.11"
    assert forbidden(game, "!NB1>5") == "AAB-3.11"
    assert forbidden(game, "!NB1,NT1,NS1,V12,V13>7") == "AAB-3.11"
    game.play("!NB1,NT1,NS1,V12>7")
    assert player(game).injured == ("NB1", "NT1", "NS1", "V12")


def test_AAB_3_12_what_an_exerted_villager_rolled_still_counts() -> None:
    game = given(f"{LAKE}B NT1=5,NS1=2").play("!NT1>4")  # NT1 brought two of the lanterns
    assert stock(game) == {"fish": 1, "potion": 1}


def test_AAB_3_13_success_gives_the_reward_of_the_highest_number_and_the_card() -> None:
    text = "A ready -; explore A C07 NS1,V16,V14 #37B NS1=3,V16=1"
    game = given(text).play("V14=5")  # 2 + 2 + 3 lanterns
    assert stock(game) == {"pottery": 1, "amethyst": 1} and player(game).coins == 9
    assert player(game).exhausted == ("NS1", "V14", "V16") and player(game).free == ("C07",)


def test_AAB_3_14_failure_applies_its_effects_and_puts_the_card_under_the_pile() -> None:
    game = given(f"{LAKE}B NT1=1").play("NS1=1")  # 37B costs a coin on failure
    assert player(game).coins == 6 and stock(game) == {}
    assert player(game).exhausted == ("NT1", "NS1")
    assert part(game, "caves").endswith("under C07") and player(game).free == ()


def test_AAB_3_15_a_cost_is_not_returned_on_failure() -> None:
    game = given("A coins 3; explore A C02 NB1,NT1 #9").play("#9A", "NB1=1", "NT1=1", "!-")
    assert player(game).coins == 2 and player(game).free == ()


def test_AAB_3_16_everybody_may_be_exerted() -> None:
    game = given("explore A C08 NB1,NT1 #45B NB1=2,NT1=3").play("!NB1,NT1>3")
    assert player(game).injured == ("NB1", "NT1") and player(game).exhausted == ()
    assert player(game).free == ("C08",)


def test_AAB_3_17_the_total_is_fixed_after_the_last_die() -> None:
    game = given("A ready -; explore A C11 NB1,V01 #62B NB1=3,V01=2").play("!NB1,V01>6")
    assert stock(game) == {"amethyst": 2}


def test_AAB_3_18_the_next_cave_card_turns_up_before_anything_else() -> None:
    game = given("caves C07 bag C01 C02").play("E:NB1,NT1")
    assert game.legal() == ["+C01", "+C02"]
    assert game.play("+C02").legal()[0] == "C07=1"


def test_AAB_3_18_a_card_under_an_empty_pile_is_its_top_card() -> None:
    game = given("caves - bag -; explore A C07 NT1,NS1 #37B NT1=1").play("NS1=1")
    assert part(game, "caves").startswith("caves C07 bag")
    assert seen(game).caves.under == ()


def test_AAB_3_19_without_a_decision_the_total_decides() -> None:
    fails = given(f"{LAKE}A NT1=1").play("NS1=1")
    assert fails.turn == 0  # two lanterns are missing, two villagers could be exerted
    assert given("explore A C07 NB1,NT1 #37A NB1=1").play("NT1=1").turn == 1
    assert given(f"{LAKE}A NT1=5").play("NS1=3").turn == 1


@pytest.mark.parametrize(("coins", "left"), [(5, 3), (1, 0), (0, 0)])
def test_AAB_3_20_nobody_loses_more_coins_than_there_are(coins: int, left: int) -> None:
    text = f"A coins {coins}; explore A C11 NB1,NT1 #62B NB1=1,NT1=1 >x @1"
    assert player(given(text)).coins == left


def test_AAB_3_20_coins_are_taken() -> None:
    assert player(given("explore A C11 NB1,NT1 #62A NB1=3,NT1=3 >2 @1")).coins == 9


@pytest.mark.parametrize(("start", "end"), [(0, 2), (9, 10), (10, 10)])
def test_AAB_3_21_reputation_stops_at_the_top(start: int, end: int) -> None:
    text = f"A rep {start}; explore A C04 NB1,NT1 #19A NB1=6,NT1=6 >4 @1"
    assert player(given(text)).reputation == end


@pytest.mark.parametrize(("start", "end"), [(0, -1), (-3, -4), (-4, -4)])
def test_AAB_3_21_reputation_stops_at_the_bottom(start: int, end: int) -> None:
    text = f"A rep {start}; explore A C04 NB1,NT1 #19B NB1=1,NT1=1 >x @1"
    assert player(given(text)).reputation == end


@pytest.mark.parametrize(("left", "taken"), [(2, 2), (1, 1), (0, 0)])
def test_AAB_3_22_items_come_as_far_as_the_supply_lasts(left: int, taken: int) -> None:
    text = f"supply rope{left}; explore A C08 NB1,NT1 #45B NB1=1,NT1=1 >6 @1"
    game = given(text)
    assert stock(game).get("rope", 0) == taken and supply(game)["rope"] == left - taken


def test_AAB_3_23_a_special_villager_or_three_coins() -> None:
    text = "explore A C05 NT1,NS1 #25B NT1=4,NS1=3 >7 @1"
    first = given(text)
    assert "X5" in player(first).exhausted and player(first).coins == 9
    gone = given(f"B exhausted X5; {text}")
    assert "X5" not in player(gone).exhausted and player(gone).coins == 12


def test_AAB_3_24_the_leftmost_villager_comes_for_nothing() -> None:
    section, option, number = effect_found("cheapest_villager")
    cave = f"C{int(book.CAVE_OF[section]) + 1:02}"
    text = f"explore A {cave} NT1,NS1 #{section}{option} NT1=1,NS1=1 >{number} @1"
    game = given(f"villagers - V05 V06 - V07; {text}")
    assert "V05" in player(game).exhausted
    assert seen(game).villagers.open == (None, None, "V06", None, "V07")
    nobody = given(f"villagers - - - - - bag -; {text}")
    assert player(nobody).exhausted == ("NT1", "NS1")


def effect_found(name: str) -> tuple[int, str, int]:
    """Return a section, option and success number whose reward has an effect."""
    kind = ["coins", "reputation", "good", "special", "cheapest_villager", "extra_cave"].index(name)
    effects = book.BOOK_EFFECTS
    for section in range(1, 217):
        for option in range(int(book.OPTION_COUNT[section])):
            entry = section * 3 + option
            for offset, number in enumerate((int(book.LOW[entry]), int(book.HIGH[entry]))):
                which = section * 8 + int(book.FIRST_OUTCOME[entry]) + offset
                first, count = int(effects.first[which]), int(effects.count[which])
                if number and kind in [effects.kind[at] for at in range(first, first + count)]:
                    return section, "ABC"[option], number
    raise AssertionError(f"no reward has {name}")


def test_AAB_3_25_an_extra_cave_card_is_the_next_one() -> None:
    text = "explore A C11 NB1,NT1 #62C NB1=1,NT1=1 >8 @1"
    game = given(f"caves C03 bag C01 C02; {text}")
    assert game.legal() == ["+C01", "+C02"]  # before the amethyst
    assert stock(game) == {}
    game.play("+C01")
    assert player(game).free == ("C03", "C11") and stock(game) == {"ore": 1, "amethyst": 1}
    empty = given(f"caves - bag -; {text}")
    assert player(empty).free == ("C11",)


def test_AAB_3_26_the_explorer_says_who_is_injured() -> None:
    game = given("A ready -; explore A C08 NB1,NT1,NS1 #45B NB1=1,NT1=1,NS1=1 >x @1")
    assert game.legal() == ["/NB1", "/NT1", "/NS1"]
    assert forbidden(game, "/NB1,NT1") == "AAB-3.26" and forbidden(game, "/V01") == "AAB-3.26"
    game.play("/NS1")
    assert player(game).injured == ("NS1",) and player(game).exhausted == ("NB1", "NT1")
    alone = given("A ready -; explore A C08 NB1 #45B NB1=1 >x @1")
    assert player(alone).injured == ("NB1",)


def test_AAB_3_27_one_alternative_even_if_the_supply_has_none() -> None:
    text = "explore A C02 NB1,NT1 #8A NB1=1,NT1=1 >5 @1"
    game = given(text)
    assert game.legal() == ["/1", "/2"] and forbidden(game, "/3") == "AAB-3.27"
    game.play("/2")
    assert stock(game) == {"mushroom": 1} and player(game).coins == 9
    empty = given(f"supply fruit0; {text}").play("/1")
    assert stock(empty) == {} and player(empty).reputation == 1
