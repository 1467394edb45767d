"""Höyük, sections 6.11 and 6.12: advanced and expert mode."""

from __future__ import annotations

from tests.games.hoyuk.texts import at, building, fails, field, grid, seen, supply
from tests.support import new


def test_HOY_12_1_the_advanced_mode_adds_two_stacks() -> None:
    basic = seen(new("hoyuk", 2))
    advanced = seen(new("hoyuk", 2, {"mode": "advanced"}))
    assert [stack.letter for stack in advanced.stacks] == list("OSPTH")
    assert advanced.supply == basic.supply
    assert advanced.tile_bag == basic.tile_bag
    assert advanced.forecast == basic.forecast


def test_HOY_12_2_most_high_rises_win_without_a_tie_break() -> None:
    view = seen(building("Rc3^ Rc4 Bd3 Rf6^ Bf7^ Bf8", mode="advanced"))
    assert view.blocks[0].leaders[3] == 0
    assert view.blocks[1].leaders[3] is None


def test_HOY_12_3_most_houses_win_then_most_high_rises() -> None:
    view = seen(building("Rc3 xc4 Rc5 Bd3 Rf6^ Bf7 Rj2 Bj3", mode="advanced"))
    assert view.blocks[0].leaders[4] == 0  # both families of Red together
    assert view.blocks[1].leaders[4] == 0
    assert view.blocks[2].leaders[4] is None


def test_HOY_13_1_the_expert_mode_has_everything() -> None:
    view = seen(new("hoyuk", 2, {"mode": "expert"}))
    assert [stack.letter for stack in view.stacks] == list("OSPTHCV")
    assert len(view.tile_bag) == 15
    assert len(view.forecast) == 24
    assert dict(view.supply)["shaman"] == 1
    ability = at("cards1 R", "Ra1 Rc1 Re1 Rg1 Ri1 Bj1", mode="expert", more="R hand SSSSS")
    assert field(ability.play("=S5"), "at") == "ability1 R 1"
    plain = at("cards1 R", "Ra1 Rc1 Re1 Rg1 Ri1 Bj1", mode="advanced", more="R hand SSSSS")
    assert field(plain.play("=S5"), "at") != "ability1 R 1"


def test_HOY_13_2_cattle_and_villagers_are_majorities_too() -> None:
    view = seen(building("Rc3+V Pc4s+C Bd3 Bd2+V", mode="expert"))
    assert view.blocks[0].leaders[5:] == (0, None)


def test_HOY_13_3_the_shaman_protects_all_residents_for_one_round() -> None:
    shape = "Rf6+M Bf7 Bf8 Rb2"
    game = at("draw", shape, mode="expert").play("!cat=earthquake_2")
    assert grid(game)[0].startswith("Rf6")
    assert not [token for token in grid(game) if token[0] == "x"]
    over = at("nominate R", shape, "RBG", mode="expert").play(">>B")
    assert "Rf6" in grid(over)
    assert supply(over)["shaman"] == 1


def test_HOY_13_4_there_is_one_shaman() -> None:
    shape = "Rf6 Bf7+M"
    assert not building(shape, tile="M", mode="expert").legal("M*")
    joker = at("cards1 R", shape, mode="expert", more="R hand J")
    assert not joker.legal("@J:M*")
    assert fails(joker, "@J:Mf6") == "HOY-13.4"
    ability = at("ability1 U 1", "Uf6 Bf7+M", "UB", mode="expert").play("*Hf5")
    assert "Uf5" in grid(ability)
