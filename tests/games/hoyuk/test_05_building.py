"""Höyük, section 6.2: phase 1."""

from __future__ import annotations

from tests.games.hoyuk.texts import at, building, fails, field, grid, keys, owned, seen
from tests.support import given


def test_HOY_5_1_a_tile_has_three_elements_and_a_round_two_tiles() -> None:
    game = given("hoyuk", "hoyuk basic 25 RB; at deal1")
    built = 0
    while field(game, "at") not in ("cards3 R", "block R", "draw") and game.turn != "over":
        moves = game.legal()
        built += not moves[0].startswith("!")
        game.play(moves[len(moves) // 2])
        if seen(game).round == 2:
            break
    placed = sum(square.storeys + len(square.roof) for square in seen(game).squares)
    placed += sum(square.kind == "pen" for square in seen(game).squares)
    assert placed == 12  # six elements for each of two players


def test_HOY_5_2_tiles_are_dealt_from_the_left_of_the_start_player() -> None:
    game = given("hoyuk", "hoyuk basic 25 RBG; start B; at deal1").play("!tile=H")
    assert field(game, "dealt") == "G=H"
    game.play("!tile=O")
    assert field(game, "dealt") == "G=H R=O"
    assert game.turn == "chance"
    game.play("!tile=P")
    assert field(game, "at") == "build1 B"
    assert field(game, "dealt") == "G=H R=O B=P"


def test_HOY_5_3_a_tile_is_finished_before_the_next_player_builds() -> None:
    game = building("", "RBG", tile="H", others="HO")
    for move in ("Ha1", "Ha3", "Ha5"):
        assert game.turn == 0
        game.play(move)
    assert game.turn == 1
    game.play("Hc1", "Hc3", "Hc5")
    assert game.turn == 2
    game.play("He1", "He3", "Oe1")
    assert field(game, "aside") == "HHO"
    assert field(game, "at") == "deal2"


def test_HOY_5_4_an_empty_bag_is_filled_with_the_tiles_set_aside() -> None:
    game = given("hoyuk", "hoyuk basic 25 RBG; round 2; at deal2; dealt B=W; aside HHOOPPSSW")
    assert game.weights() == [2, 2, 2, 2, 1]  # the tile of Blue stays with him
    assert seen(game).tile_bag == "HHOOPPSSW"


def test_HOY_5_5_any_order_and_equal_placements_once() -> None:
    game = building("Rf6", tile="O")
    assert {"Of6", "Hf7"} <= set(game.legal())
    assert len(set(game.legal())) == len(game.legal())
    game.play("Of6")
    assert field(game, "open") == "HH"


def test_HOY_5_6_what_can_be_built_must_be_built() -> None:
    game = building("Rf6", tile="O", slots="O")
    assert "Rf6+O" in grid(game)  # the only place: it is built by itself
    choice = building("Rf6 Rf7", tile="O", slots="O")
    assert choice.legal() == ["Of6", "Of7"]
    assert fails(choice, "-") == "HOY-5.6"


def test_HOY_5_7_the_shaman_is_optional_when_nothing_else_can_be_built() -> None:
    early = building("Rf6", tile="M", mode="expert")
    assert "Mf6" in early.legal()
    assert "-" not in early.legal()
    late = building("Rf6", tile="M", mode="expert", slots="M")
    assert late.legal() == ["Mf6", "-"]
    assert late.play("-").turn == 1
    assert "Rf6" in grid(late)


def test_HOY_5_8_what_has_no_place_is_forfeited() -> None:
    game = building("", tile="C", mode="expert", slots="HC").play("Hf6")
    assert game.turn == 1
    assert "forfeits" in keys(game)
    assert not seen(game).ending


def test_HOY_5_9_the_choice_slot_is_one_of_four() -> None:
    game = building("Rf6", tile="W")
    assert {move[0] for move in game.legal()} == {"H", "O", "P", "S"}
    game.play("Hf7")
    assert field(game, "open") == "HW"
    game.play("Hf8")
    assert field(game, "open") == "W"
    assert {move[0] for move in game.legal()} == {"H", "O", "P", "S"}
    game.play("Sf8")
    assert game.turn == 1
    oven = building("Rf6", tile="W").play("Of6")
    assert {move[0] for move in oven.legal()} == {"H"}


def test_HOY_5_10_an_empty_supply_builds_nothing() -> None:
    ovens = " ".join(f"R{column}{row}+O" for column in "acegikbdfhjl"[:10] for row in (1, 2))
    game = building(ovens + " Rg9", tile="O", slots="HO")
    assert not game.legal("O*")
    assert fails(game, "Og9") == "HOY-5.10"
    empty = building("Rf6 Rf7", tile="O", more="R houses 0")
    assert empty.legal() == ["Of6", "Of7"]
    assert fails(empty, "Ha1") == "HOY-5.10"


def test_a_third_slot_is_only_what_the_tile_shows() -> None:
    game = building("Rf6", tile="O")
    assert fails(game, "Sf6") == "HOY-5.1"
    assert fails(game, "=S1") == "HOY-5.6"
    assert owned(game, "R", "hand") == ""
    assert at("cards1 R", "Rf6", more="R hand S").why_not("Sf6").rule == "HOY-10.1"
