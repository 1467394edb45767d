"""Höyük, section 6.13: the abilities of the tribes."""

from __future__ import annotations

from tests.games.hoyuk.texts import at, fails, field, grid, keys, owned, seen, supply

FIVE = "a1 c1 e1 g1 i1"


def set_of_five(tribe: str, others: str, more: str = "") -> str:
    return " ".join(f"{tribe}{cell}" for cell in FIVE.split()) + f" {others}"


def test_HOY_14_1_a_set_of_five_wakes_the_tribe_at_once() -> None:
    shape = set_of_five("R", "Bb1")
    shape = shape.replace("Bb1", "Ba2")
    game = at("cards1 R", shape, mode="expert", more="R hand SSSJJO").play("=S3+J2")
    assert owned(game, "R", "vp") == "12"
    assert field(game, "at") == "ability1 R 1"
    assert game.legal() == ["*xa2", "-"]
    assert fails(game, "=O1") == "HOY-14.1"
    game.play("-")
    assert field(game, "at") != "ability1 R 1"
    four = at("cards1 R", shape, mode="expert", more="R hand SSSSO").play("=S4")
    assert "ability" not in field(four, "at")


def test_HOY_14_1_an_ability_without_any_use_is_skipped() -> None:
    game = at("cards1 R", set_of_five("R", "Bl12"), mode="expert", more="R hand SSSSS")
    game.play("=S5")
    assert "ability" not in field(game, "at")


def test_HOY_14_2_an_ability_is_no_card() -> None:
    game = at("cards1 G", set_of_five("G", "Rl12 Gk5"), "GR", mode="expert", more="G hand SSSSSO")
    game.play("=S5", "*Pa2s")
    assert owned(game, "G", "played") == "SSSSS"
    assert field(game, "at") == "ability1 G 2" or "=O1" in game.legal()


def test_HOY_14_3_the_ders_take_the_place_of_a_neighbour() -> None:
    shape = "Rf6 Bg6+O Bh6 Gf7 Pg7s"
    game = at("ability1 R 1", shape, "RBG", mode="expert")
    assert game.legal() == ["*xf7", "*xg6", "-"]
    assert fails(game, "*xh6") == "HOY-14.3"
    game.play("*xg6")
    assert grid(game) == ["Rf6", "Gf7", "Rg6", "Bh6"]
    assert seen(game).players[0].houses == 23
    none = at("ability1 R 1", shape, "RBG", mode="expert", more="R houses 0; B hand S")
    assert "ability" not in field(none, "at")


def test_HOY_14_4_the_sneerg_place_a_pen_and_cattle() -> None:
    game = at("ability1 G 1", "Gf6 Pf7s Rb2", "GR", mode="expert")
    assert game.legal() == ["*Pe6e", "*Pf5n", "*Pg6w", "-"]
    game.play("*Pe6e")
    assert game.legal() == ["*Ce6", "*Cf7", "-"]
    game.play("*Cf7")
    assert grid(game)[:3] == ["Pe6e", "Gf6", "Pf7s+C"]
    declined = at("ability1 G 1", "Gf6 Pf7s Rb2", "GR", mode="expert").play("-")
    assert declined.legal() == ["*Cf7", "-"]
    assert fails(declined, "*Pe6e") == "HOY-14.1"


def test_HOY_14_5_the_lebu_place_a_pen_and_a_villager() -> None:
    game = at("ability1 B 1", "Bf6 Bg6+V Rb2", "BR", mode="expert").play("-")
    assert game.legal() == ["*Vf6", "-"]
    game.play("*Vf6")
    assert "Bf6+V" in grid(game)
    both = at("ability1 B 1", "Bf6 Rb2", "BR", mode="expert").play("*Pf7s", "*Vf6")
    assert grid(both)[:2] == ["Bf6+V", "Pf7s"]


def test_HOY_14_6_the_oleyli_steal_up_to_two_elements() -> None:
    shape = "Yb2 Pb3s Rf6+O+V+M Pf7s+C Pf5n"
    game = at("ability1 Y 1", shape, "YR", mode="expert")
    moves = game.legal()
    assert {"*Of6>b2", "*Vf6>b2", "*Mf6>b2", "*Cf7>b3", "*Pf5>a2e", "*Pf5>c2w", "-"} <= set(moves)
    assert not game.legal("*Pf7*")  # a pen with cattle stays
    assert fails(game, "*Pf7>a2e") == "HOY-14.6"
    assert fails(game, "*Of6>f6") == "HOY-6.24"
    game.play("*Of6>b2")
    assert "Yb2+O" in grid(game)
    assert field(game, "at") == "ability1 Y 2"
    game.play("*Cf7>b3")
    assert {"Pb3s+C", "Pf7s"} <= set(grid(game))
    ended = at("ability1 Y 1", shape, "YR", mode="expert").play("-")
    assert "ability" not in field(ended, "at")
    nothing = at("ability1 Y 1", "Yb2+S Rf6+O", "YR", mode="expert", more="R hand S")
    assert "ability" not in field(nothing, "at")  # no place for the oven


def test_HOY_14_7_the_ruples_build_and_the_shaman_follows() -> None:
    game = at("ability1 U 1", "Ub2 xb3 Rf6", "UR", mode="expert")
    assert {"*H^b2", "*Hxb3", "*Hj9", "-"} <= set(game.legal())
    game.play("*Hxb3")
    assert "Ub3+M" in grid(game)
    assert "shaman-follows" in keys(game)


def test_HOY_14_8_the_shaman_does_not_protect_against_abilities() -> None:
    game = at("ability1 R 1", "Rf6 Bg6+M", mode="expert").play("*xg6")
    assert "Rg6" in grid(game)
    assert supply(game)["shaman"] == 1
    theft = at("ability1 Y 1", "Yb2 Rf6+M", "YR", mode="expert")
    assert "*Mf6>b2" in theft.legal()


def test_HOY_14_9_the_shaman_comes_off_and_back_on_his_own_house() -> None:
    game = at("ability1 U 1", "Ub2+M Rf6", "UR", mode="expert").play("*H^b2")
    assert "Ub2^+M" in grid(game)


def test_HOY_14_10_the_cell_of_a_stolen_pen_is_free() -> None:
    game = at("ability1 Y 1", "Yf5 Rf6 Re5 Pe6e", "YR", mode="expert")
    assert "*Pe6>g5w" in game.legal()
    near = at("ability1 Y 1", "Yf5 Rf6 Rg5 Pg6w", "YR", mode="expert")
    assert "*Pg6>e5e" in near.legal()
    same = at("ability1 Y 1", "Yf5 Re6 Pf6w", "YR", mode="expert")
    assert "*Pf6>f6s" in same.legal()
    same.play("*Pf6>f6s")
    assert "Pf6s" in grid(same)
