"""Höyük, section 9: the rulings."""

from __future__ import annotations

from dorfplatz.games.hoyuk.material import DEFAULT_LIMIT
from tests.games.hoyuk.texts import (
    at,
    building,
    cells,
    fails,
    field,
    grid,
    houses,
    owned,
    seen,
    supply,
)
from tests.support import given, new

FIVE = "Ra1 Rc1 Re1 Rg1 Ri1"


def test_RULING_1_a_house_may_found_a_block() -> None:
    assert "Hj9" in houses(building("Rf6"))


def test_RULING_2_touching_only_pens_or_ruins_is_not_enough() -> None:
    game = building("Bf6 Pf7s xg6", who="R")
    assert not {"f8", "e7", "h6"} & cells(houses(game))
    assert fails(game, "Hf8") == "HOY-6.3"


def test_RULING_3_a_block_without_houses_stays_a_block_that_nobody_counts() -> None:
    game = building("xf6 Rh6 Rh7 Bb2")
    assert "g6" not in cells(houses(game))
    assert "Hxf6" in houses(game)
    forecast = {coming.catastrophe: coming.blocks for coming in seen(game).forecast}
    assert forecast["earthquake_1"] == (3,)


def test_RULING_4_the_board_edge_is_an_open_side() -> None:
    assert "H^l12" in houses(building("Rl12 Rl11 Rk12"))


def test_RULING_5_a_ruin_is_an_open_side_of_a_pen() -> None:
    game = building("Re6 Rf6 Rg6 Re7 xg7 Re8 Pf7s")
    assert "Hf8" in houses(game)


def test_RULING_6_only_the_direct_neighbour_decides() -> None:
    # The empty cell e7 is walled in, but for the pen it is an open side.
    shape = "Rf6 Re6 Rd6 Rd7 Rd8 Re8 Rf8 Rg6 Rg7 Rg8"
    assert "Pf7s" in building(shape, tile="P").legal()


def test_RULING_7_nothing_is_placed_at_the_houses_of_others() -> None:
    game = building("Rf6 Bb2", tile="W")
    assert not {"b2", "a2", "b3", "c2", "b1"} & cells(game.legal("[OPS]*"))


def test_RULING_8_no_pen_on_a_ruin() -> None:
    assert fails(building("Rf6 xf7", tile="P"), "Pf7s") == "HOY-6.20"


def test_RULING_9_only_hosted_pens_vanish() -> None:
    game = at("loss R 1 1", "Rf6 Pf7s Re7", more="used earthquake_2; hit 1")
    assert game.turn in (0, "chance")
    both = at("loss R 1 1", "Rf6 Pf7s Re6 Re7", more="used earthquake_2; hit 1").play("xe7")
    assert "Pf7s" in grid(both)


def test_RULING_10_building_is_compulsory() -> None:
    assert "-" not in building("Rf6 Rg6", tile="O").legal()


def test_RULING_11_only_a_final_impossibility_counts() -> None:
    game = building("Rf6+O", tile="S")
    assert not game.legal("S*")
    game.play("Hf7")
    assert "Sf7" in game.legal()


def test_RULING_12_nobody_builds_more_houses_than_the_limit() -> None:
    game = building("Rf6", tile="H", limit=15, more="R houses 1").play("Hf7")
    assert game.turn == 1
    assert seen(game).players[0].houses == 0
    assert DEFAULT_LIMIT == {2: 25, 3: 25, 4: 25, 5: 20}


def test_RULING_13_no_space_is_a_forfeited_house() -> None:
    shut = building("Rf6", tile="C", mode="expert", slots="C")
    assert not seen(shut).ending


def test_RULING_14_tiles_in_front_of_players_are_not_shuffled() -> None:
    game = given("hoyuk", "hoyuk basic 25 RBG; round 2; at deal1; dealt B=W; aside HHOOPPSSW")
    assert sum(game.weights()) == 9


def test_RULING_15_most_of_nothing_is_no_block() -> None:
    forecast = {c.catastrophe: c.blocks for c in seen(building("Rf6 Bb2")).forecast}
    assert (forecast["fire_1"], forecast["fire_2"]) == ((), (1, 2))


def test_RULING_16_equal_means_equal_in_the_criterion() -> None:
    shape = "Rb2+S Rb3 Rb4 Rf6+S Rj2"
    forecast = {c.catastrophe: c.blocks for c in seen(building(shape)).forecast}
    assert forecast["hard_winter_2"] == (1, 2)


def test_RULING_17_every_struck_block_is_suffered_separately() -> None:
    game = at("draw", "Rb2 Rb3 Rf6 Rf7").play("!cat=offering_2", "xb2", "xf6")
    assert [token for token in grid(game) if token[0] == "x"] == ["xb2", "xf6"]


def test_RULING_18_a_single_element_is_lost() -> None:
    game = at("draw", "Rb2+O Bb3", mode="expert").play("!cat=wolves_1")
    assert supply(game)["oven"] == 20


def test_RULING_19_no_block_replaces_the_shamans() -> None:
    shape = "Rb2+M Bb3 Rf6"
    forecast = {c.catastrophe: c.blocks for c in seen(building(shape, mode="expert")).forecast}
    assert forecast["earthquake_2"] == ()


def test_RULING_20_a_block_with_locusts_cannot_be_chosen() -> None:
    game = at("block R", "Rb2 Bb3 Rf6 Bf7 Rj2", more="skip 3")
    assert game.legal() == ["#1", "#2"]


def test_RULING_21_a_block_of_one_resident_can_be_chosen() -> None:
    assert at("block R", "Rb2 Bb3 Rf6").legal() == ["#1", "#2"]


def test_RULING_22_an_empty_stack_is_closed_for_good() -> None:
    game = at("return R", "Rb2", more="R played S; stacks O=- S=S P=P")
    assert game.legal() == [">S", ">P"]
    assert fails(game, ">O") == "HOY-8.9"


def test_RULING_23_returned_cards_keep_their_order() -> None:
    game = at("return R", "Rb2", more="R played HOJ; stacks O=S S=S P=P").play(">S")
    assert "S=SHOJ" in field(game, "stacks")


def test_RULING_24_the_final_round_ends_with_the_scoring() -> None:
    game = at("cards4 R", "Rb2 Rf6", more="end; R hand S played S").play("-")
    assert game.turn == "over"
    assert owned(game, "R", "played") == "S"


def test_RULING_25_the_limit_follows_the_families_of_the_moment() -> None:
    game = at("cards1 R", "Rb2", more="R hand HS").play("@H:Hf6")
    assert game.legal("=*") == ["=S1"]


def test_RULING_26_one_card_is_a_point_and_metal_alone_is_a_set() -> None:
    game = at("cards1 R", FIVE, more="R hand JJJ")
    assert game.legal("=*") == ["=J1", "=J2", "=J3"]
    assert owned(game.play("=J3"), "R", "vp") == "5"


def test_RULING_27_metal_may_place_the_shaman() -> None:
    assert "@J:Mb2" in at("cards1 R", "Rb2", mode="expert", more="R hand J").legal()


def test_RULING_28_no_card_for_an_impossible_element() -> None:
    game = at("cards1 R", "Rb2+O", more="R hand O")
    assert game.legal() == ["=O1", "-"]


def test_RULING_29_no_card_has_to_be_used() -> None:
    assert "-" in at("cards1 R", "Rb2", more="R hand O").legal()


def test_RULING_30_all_own_houses_of_the_block_score() -> None:
    game = at("score", "Rb2 Rb3 xb4 Rb5 Bc2")
    assert game.points(0) == 3
    alone = at("score", "Rb2 Bf6")
    assert [alone.points(0), alone.points(1)] == [1, 1]


def test_RULING_31_the_winner_scores_all_cattle_of_a_block() -> None:
    shape = "Rb2 Bc2 Pb3s+C Pb1n+C Pc3s+C"
    game = at("score", shape, mode="expert")
    assert dict(game.standing.seats[0].breakdown)["cattle"] == 3
    narrow = given("hoyuk", at("score", shape, mode="expert").text, None, {"herds": "own"})
    assert dict(narrow.standing.seats[0].breakdown)["cattle"] == 2


def test_RULING_32_ruins_do_not_break_ties() -> None:
    game = at("over", "Rb2 Bf6 xf7", more="R vp 4; B vp 4")
    assert game.standing.winners == (0, 1)


def test_RULING_33_abilities_take_their_pieces_from_the_supply() -> None:
    game = at("ability1 G 1", "Gf6 Rb2", "GR", mode="expert").play("*Pf7s", "*Cf7")
    assert (supply(game)["pen"], supply(game)["cattle"]) == (39, 19)


def test_RULING_34_reward_groups_are_not_mixed() -> None:
    game = new("hoyuk", 2, {"mode": "expert"}).play("!start=R")
    for _ in range(5):
        assert not [move for move in game.legal() if move[-1] in "CV"]
        game.play(game.legal()[0])
    assert {move[-1] for move in game.legal()} == {"C", "V", "J"}


def test_RULING_35_hands_are_public() -> None:
    game = at("cards1 R", "Rb2", more="R hand SJ")
    for viewer in (None, 0, 1):
        assert seen(game, viewer).players[0].hand == "SJ"


def test_RULING_36_the_house_majority_counts_all_families() -> None:
    view = seen(building("Rb2 xb3 Rb4 Bc2 Rb5", mode="advanced"))
    assert view.blocks[0].leaders[4] == 0


def test_RULING_37_foreign_pens_block_a_side() -> None:
    game = building("Rf6 Rf7 Rf5 Re6 Pg6e Bh6")
    assert fails(game, "H^f6") == "HOY-6.7"


def test_RULING_38_a_second_storey_sends_the_shaman_home() -> None:
    game = building("Rf6+M", mode="expert", tile="H").play("H^f6")
    assert supply(game)["shaman"] == 1


def test_RULING_39_tribes_are_chosen_freely() -> None:
    for tribes in ("YU", "BR"):
        assert f" {tribes};" in new("hoyuk", 2, {"tribes": tribes}).text


def test_RULING_40_forced_decisions_are_carried_out() -> None:
    game = at("block R", "Rb2 Bb3")
    assert seen(game).round == 3


def test_RULING_41_metal_counts_in_a_set_of_five() -> None:
    game = at("cards1 R", FIVE + " Bj1", mode="expert", more="R hand SSSJJ").play("=S3+J2")
    assert field(game, "at") == "ability1 R 1"


def test_RULING_42_round_1_has_no_window_of_phase_2() -> None:
    text = "hoyuk basic 25 RB; at build2 B; grid Rf6 Rj9 Bf7; R hand S; dealt B=H R=H; open H"
    game = given("hoyuk", text).play("Ha1")
    assert field(game, "at") == "cards3 R"
