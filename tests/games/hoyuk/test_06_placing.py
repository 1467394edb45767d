"""Höyük, sections 6.3 to 6.5: placing, destroying and removing."""

from __future__ import annotations

import pytest

from tests.games.hoyuk.texts import (
    at,
    building,
    cells,
    fails,
    field,
    grid,
    houses,
    pens,
    seen,
    supply,
)


def test_HOY_6_1_empty_cells_ruins_and_own_houses() -> None:
    game = building("Rf6 xf7 Bf5", tile="H")
    assert {"Hg6", "Hxf7", "H^f6"} <= set(houses(game))
    assert not [move for move in houses(game) if "f5" in move]
    game.play("Hxf7")
    assert seen(game).players[0].houses == 23


def test_HOY_6_1_the_mark_has_to_fit() -> None:
    game = building("Rf6 xf7")
    for move in ("Hf6", "Hf7", "Hxf6", "Hxa1", "H^a1", "H^f7"):
        assert fails(game, move) == "HOY-6.1"


def test_HOY_6_2_founding_is_always_legal() -> None:
    game = building("Rf6 Bb2", tile="H").play("Hj9", "Hl12")
    assert len(seen(game).blocks) == 4
    assert seen(game).players[0].families == 3


def test_HOY_6_3_joining_needs_the_right_neighbour() -> None:
    shape = "Rf6 Bg6 Pg7s xe6"
    assert not {"h6", "g5", "g8"} & cells(houses(building(shape)))  # (A)
    green = building(shape, "RBG", "G")
    assert {"h6", "g5", "f7"} <= cells(houses(green))  # (B)
    assert not {"g8", "d6", "e7"} & cells(houses(green))
    assert fails(green, "Hg8") == "HOY-6.3"
    abandoned = building("xf6 xf7", "RBG", "G")
    assert {"f5", "e6", "g7", "f8"} <= cells(houses(abandoned))  # (C)


def test_HOY_6_4_blocks_are_never_connected() -> None:
    for who in "RBG":
        game = building("Rf6 Bh6 xb2 Gd2", "RBG", who, tile="P")
        assert not {"g6", "c2"} & cells(game.legal())
        assert fails(game, "Hg6") == fails(game, "Hc2") == "HOY-6.4"


def test_HOY_6_5_rebuilding_replaces_the_ruin_for_good() -> None:
    game = building("Rf6 xf7^ Bh9", "RB").play("Hxf7")
    assert grid(game) == ["Rf6", "Rf7", "Bh9"]
    assert seen(game).players[0].houses == 23
    foreign = building("Rf6 xf7 Rf8 Bg8 xg9", who="B")
    assert "Hxg9" in houses(foreign)
    assert "Hxf7" not in houses(foreign)
    assert fails(foreign, "Hxf7") == "HOY-6.5"


def test_HOY_6_6_no_pen_is_enclosed() -> None:
    shape = "Rf6 Pf7s Re6 Re7 Rg6 Rg7"
    for who in "RB":
        game = building(shape, who=who)
        assert "f8" not in cells(houses(game))
    ruin = "Rf6 Pf7s Re6 Re7 Rg6 Rg7 Rg8 xf8"
    assert "Hxf8" not in houses(building(ruin))
    assert fails(building(ruin), "Hxf8") == "HOY-6.6"


def test_HOY_6_7_a_second_storey_on_an_own_low_house_with_an_open_side() -> None:
    game = building("Rf6 Rg6^ Bf7")
    assert "H^f6" in houses(game)
    assert fails(game, "H^g6") == "HOY-6.7"
    assert fails(game, "H^f7") == "HOY-6.7"


def test_HOY_6_8_the_roof_is_cleared_first() -> None:
    game = building("Rf6+S+V+M Pf7s+C", mode="expert").play("H^f6")
    assert grid(game) == ["Rf6^", "Pf7s+C"]
    found = supply(game)
    assert (found["shrine"], found["villager"], found["shaman"], found["pen"]) == (20, 20, 1, 39)


def test_HOY_6_9_a_storey_stays_when_its_open_side_is_closed() -> None:
    game = building("Rf6^ Rf7 Rf5 Re6", tile="H").play("Hg6")
    assert "Rf6^" in grid(game)


def test_HOY_6_10_nobody_founds_a_second_family_in_his_block() -> None:
    game = building("Rf6 Bg6 Bh6 Bi6")
    assert not {"g7", "h7", "i7", "j6"} & cells(houses(game))
    assert fails(game, "Hj6") == "HOY-6.3"


def test_HOY_6_11_elements_leave_a_house_only_under_a_second_storey() -> None:
    game = building("Rf6+O Rg6", tile="S")
    assert game.legal("S*") == ["Sg6"]
    assert fails(game, "Sf6") == "HOY-6.24"
    game.play("H^f6")
    assert supply(game)["oven"] == 20
    assert game.legal("S*") == ["Sf6", "Sg6"]


def test_HOY_6_20_a_pen_stands_beside_its_own_host() -> None:
    game = building("Rf6 Rf8 Bh9", tile="P")
    assert not game.legal("Pf7?")  # two blocks
    both = building("Rf6 Rg6 Rg7 Bh9", tile="P")
    assert both.legal("Pf7?") == ["Pf7e", "Pf7s"]
    assert fails(both, "Pf7n") == fails(both, "Pi9w") == "HOY-6.20"
    assert fails(building("Rf6 xf7", tile="P"), "Pf7s") == "HOY-6.20"


def test_HOY_6_21_a_pen_on_every_side() -> None:
    game = building("Rf6 Pe6e Pf5n Pf7s", tile="P")
    assert pens(game) == ["Pg6w"]


def test_HOY_6_22_a_pen_touches_one_block() -> None:
    game = building("Rf6 Bh6 xe8", tile="P")
    assert not game.legal("Pg6?")
    assert fails(game, "Pg6w") == "HOY-6.22"


def test_HOY_6_23_every_pen_keeps_an_open_side() -> None:
    game = building("Rf6 Pf7s Re6 Re7 Rg6 Rg7 Rg8", tile="P")
    assert fails(game, "Pf8e") == "HOY-6.23"
    ring = building("Re6 Re7 Rf6 Rg6 Rg7 Re8 Rf8 Rg8", tile="P")
    assert not ring.legal("Pf7?")
    assert fails(ring, "Pf7s") == "HOY-6.23"


@pytest.mark.parametrize(("tile", "letter"), [("O", "O"), ("S", "S")])
def test_HOY_6_24_one_oven_or_shrine_a_house(tile: str, letter: str) -> None:
    game = building("Rf6+O Rg6+S Rh6 Ri6^ Bf7", tile=tile)
    assert game.legal(f"{letter}*") == [f"{letter}h6", f"{letter}i6"]
    assert fails(game, f"{letter}f7") == "HOY-6.24"


def test_HOY_6_25_pens_do_not_matter_for_the_roof() -> None:
    assert "Of6" in building("Rf6 Pf7s Pe6e Rg6", tile="O").legal()


def test_HOY_6_26_one_villager_a_house_beside_anything() -> None:
    game = building("Rf6+O Rg6+V Rh6+S Bi6", tile="V", mode="expert")
    assert game.legal("V*") == ["Vf6", "Vh6"]
    assert fails(game, "Vi6") == fails(game, "Vg6") == "HOY-6.26"


def test_HOY_6_27_one_cattle_in_an_own_pen() -> None:
    game = building("Rf6 Pf7s Pe6e+C Bg6 Pg7s", tile="C", mode="expert")
    assert game.legal("C*") == ["Cf7"]
    assert fails(game, "Cg7") == fails(game, "Ce6") == fails(game, "Cf6") == "HOY-6.27"


def test_HOY_6_28_the_shaman_stands_on_any_own_house() -> None:
    game = building("Rf6+O+V Rg6 Bh6", tile="M", mode="expert")
    assert game.legal("M*") == ["Mf6", "Mg6"]
    assert fails(game, "Mh6") == "HOY-6.28"
    gone = building("Rf6+M Rg6 Bh6", tile="M", mode="expert")
    assert not gone.legal("M*")


# -- Destroying and removing --------------------------------------------------------


def lost(grid_text: str, move: str, card: str = "earthquake_2", mode: str = "basic") -> list[str]:
    game = at("loss R 1 1", grid_text, mode=mode, more=f"used {card}; hit 1").play(move)
    return grid(game)


def test_HOY_6_40_a_ruin_has_the_height_of_the_house() -> None:
    assert lost("Rf6^ Rg6", "xf6") == ["xf6^", "Rg6"]
    game = at("loss R 1 1", "Rf6^ Rg6", more="used earthquake_2; hit 1").play("xf6")
    assert "R houses 22" in game.text  # nothing comes back to the supply


def test_HOY_6_41_what_belongs_to_a_house_goes_with_it() -> None:
    assert lost("Rf6+O Rg6 Pf7s Pg7s Ph6w", "xf6") == ["xf6", "Rg6", "Pg7s", "Ph6w"]
    # The pen on f7 touches g7 but belongs to f6.
    assert lost("Rf6 Pf7s Rg6 Rg7", "xg7") == ["Rf6", "Pf7s", "Rg6", "xg7"]


def test_HOY_6_42_a_high_rise_falls_as_a_whole() -> None:
    assert lost("Rf6^ Rg6", "xf6") == ["xf6^", "Rg6"]


def test_HOY_6_43_only_catastrophes_and_the_ders_destroy() -> None:
    game = building("Rf6 Bf7")
    assert fails(game, "xf7") == "HOY-5.6"
    assert fails(game, "*xf7") == "HOY-5.6"
    assert fails(at("cards1 R", "Rf6 Bf7", more="R hand S"), "*xf7") == "HOY-10.1"


def test_HOY_6_44_a_removed_pen_leaves_an_empty_cell() -> None:
    game = at("loss R 1 1", "Rf6 Pf7s+C Pe6e", mode="expert", more="used volcano_2; hit 1")
    game.play("~Pf7")
    assert grid(game) == ["Pe6e", "Rf6"]
    assert supply(game)["cattle"] == 20
    again = building(" ".join(grid(game)), tile="P", mode="expert")
    assert "Pf7s" in again.legal()
    assert field(again, "grid") == "Pe6e Rf6"
