"""Höyük, section 6.9: reward cards."""

from __future__ import annotations

from tests.games.hoyuk.texts import at, building, fails, field, grid, keys, owned, seen

FIVE = "Ra1 Rc1 Re1 Rg1 Ri1"


def test_HOY_10_1_each_player_has_one_window_a_phase() -> None:
    game = at("cards1 R", "Rb2 Bb4", more="R hand S; B hand S")
    assert game.turn == 0
    game.play("-")
    assert game.turn == 1
    assert fails(game, "=S1", 0) == "HOY-5.3"
    game.play("-")
    assert field(game, "at") == "deal1"
    assert fails(building("Rb2", more="R hand S"), "=S1") == "HOY-5.6"


def test_HOY_10_2_the_window_comes_before_the_phase() -> None:
    for phase, after in ((1, "deal1"), (2, "draw"), (3, "block R"), (4, "")):
        game = at(f"cards{phase} R", "Rb2 Bb3 Rf6", more="R hand S").play("-")
        assert field(game, "at") == after or phase == 4
    last = at("cards4 R", "Rb2 Bb3", "RBG", more="R hand S").play("-")
    assert field(last, "at") == "nominate R"
    between = building("Rb2", more="R hand S", tile="H", slots="H").play("Hb3")
    assert between.turn == 1  # no window before the next player builds


def test_HOY_10_3_families_limit_the_cards_of_a_round() -> None:
    game = at("cards3 R", "Rb2 Rb4", more="R hand SSS played O")
    assert game.legal("=*") == ["=S1"]
    assert fails(game, "=S2") == "HOY-10.3"
    game.play("=S1")
    assert seen(game).players[0].hand == "SS"
    assert field(game, "at") == "return R"  # nothing more is playable in any window


def test_HOY_10_4_losing_families_forbids_further_cards_only() -> None:
    game = at("cards3 R", "Rb2 xb3 xd9", more="R hand S played OO; B hand S")
    assert owned(game, "R", "played") == "OO"
    assert field(game, "at") == "return R"
    again = at("cards3 R", "Rb2 Rd2 Rf2", more="R hand S played OO")
    assert again.legal("=*") == ["=S1"]


def test_HOY_10_5_a_card_builds_its_element_where_it_is_legal() -> None:
    game = at("cards1 R", "Rb2+S Bb4", more="R hand HOPS")
    assert game.legal("@S*") == []  # no room for a shrine
    assert game.legal("@O*") == []
    assert game.legal("@P*") == ["@P:Pa2e", "@P:Pb1n", "@P:Pc2w"]
    assert "@H:H^b2" in game.legal()
    assert fails(game, "@S:Sb2") == "HOY-6.24"
    assert fails(game, "@P:Pb3s") == "HOY-6.22"


def test_HOY_10_6_metal_builds_any_element_of_the_mode() -> None:
    basic = at("cards1 R", "Rb2 Pb3s", more="R hand J")
    assert {move[3] for move in basic.legal("@*")} == {"H", "O", "P", "S"}
    expert = at("cards1 R", "Rb2 Pb3s", mode="expert", more="R hand J")
    assert {move[3] for move in expert.legal("@*")} == set("HOPSCVM")
    assert fails(basic, "@J:Vb2") == "HOY-10.6"


def test_HOY_10_7_sets_are_equal_cards_with_metal() -> None:
    game = at("cards1 R", FIVE, more="R hand OSSJJ")
    assert game.legal("=*") == [
        "=O1", "=O1+J1", "=O1+J2",
        "=S1", "=S1+J1", "=S1+J2", "=S2", "=S2+J1", "=S2+J2",
        "=J1", "=J2",
    ]  # fmt: skip
    assert fails(game, "=P1") == fails(game, "=S3") == fails(game, "=S2+J3") == "HOY-10.7"


def test_HOY_10_8_a_set_has_at_most_five_cards() -> None:
    eight = FIVE + " Rk1 Ra3 Rc3"
    game = at("cards1 R", eight, more="R hand SSSSSSJ")
    assert game.legal("=S5*") == ["=S5"]
    assert game.legal("=S4*") == ["=S4", "=S4+J1"]
    apart = at("cards1 R", eight, more="R hand SSSSSS").play("=S3", "=S3")
    assert owned(apart, "R", "vp") == "10"


def test_HOY_10_9_points_are_credited_at_once() -> None:
    for count, points in ((1, 1), (2, 3), (3, 5), (4, 8), (5, 12)):
        game = at("cards1 R", FIVE, more=f"R hand {'S' * count}H").play(f"=S{count}")
        assert owned(game, "R", "vp") == str(points)


def test_HOY_10_10_played_cards_lie_open_until_phase_4() -> None:
    game = at("cards1 R", FIVE, more="R hand SSJO").play("=S2+J1", "=O1")
    assert owned(game, "R", "played") == "SSJO"
    assert owned(game, "R", "hand") == ""


def test_HOY_10_11_cards_won_in_phase_3_can_be_played_in_phase_4() -> None:
    game = at("block R", "Rb2+O Bb3 Rj9").play("#1", "!top=O:H")
    assert field(game, "at") == "cards4 R"
    assert "=O1" in game.legal()


def test_HOY_10_12_equal_cards_are_one_option_and_metal_another() -> None:
    game = at("cards1 R", "Rb2 Rf6", more="R hand SSJ")
    assert game.legal("@S:Sb2") == ["@S:Sb2"]
    assert game.legal("@J:Sb2") == ["@J:Sb2"]
    game.play("@J:Sb2")
    assert owned(game, "R", "hand") == "SS"
    assert "Rb2+S" in grid(game)
    assert keys(game) == ["spends", "builds"]
