"""Höyük, section 6.1: cells, blocks, families."""

from __future__ import annotations

from tests.games.hoyuk.texts import at, building, cells, fails, grid, houses, owned, seen, supply
from tests.support import Given


def blocks(game: Given) -> dict[str, int]:
    return {square.cell: square.block for square in seen(game).squares}


def test_HOY_3_1_corners_are_no_neighbours() -> None:
    assert blocks(building("Rf6 Rg7")) == {"f6": 1, "g7": 2}
    assert blocks(building("Rf6 Rf7")) == {"f6": 1, "f7": 1}


def test_HOY_3_2_a_cell_holds_one_thing() -> None:
    game = building("Rf6 Pf7s xg6")
    assert [square.kind for square in seen(game).squares] == ["house", "pen", "ruin"]
    assert fails(game, "Hf7") == "HOY-6.1"
    assert fails(game, "Hf6") == "HOY-6.1"
    assert fails(game, "Hg6") == "HOY-6.1"  # the mark of a ruin is missing


def test_HOY_3_3_houses_and_pens_block_a_side_ruins_and_the_edge_do_not() -> None:
    assert "H^a1" in houses(building("Ra1 Rb1 Ra2"))
    assert "H^f6" in houses(building("Rf6 Rf7 Rf5 Re6 xg6"))
    assert "H^f6" not in houses(building("Rf6 Rf7 Rf5 Re6 Rg6"))
    assert "H^f6" not in houses(building("Rf6 Rf7 Rf5 Re6 Pg6w"))


def test_HOY_3_4_houses_pens_and_ruins_make_a_block() -> None:
    assert set(blocks(building("Rf6 xf7 Bf8 Pg8w")).values()) == {1}
    assert blocks(building("Rf6")) == {"f6": 1}


def test_HOY_3_5_blocks_are_numbered_as_they_are_founded_and_keep_their_number() -> None:
    game = building("Rf6 Ba1 Rl12", tile="H").play("Hc9")
    assert blocks(game) == {"f6": 1, "a1": 2, "l12": 3, "c9": 4}
    game = at("draw", "Rf6 Ba1 Rl12").play("!cat=earthquake_1")
    assert grid(game) == ["xf6", "xa1", "xl12"]
    assert blocks(game) == {"f6": 1, "a1": 2, "l12": 3}


def test_HOY_3_6_a_block_of_ruins_is_abandoned() -> None:
    view = seen(building("xf6 xf7 Rb2"))
    assert [any(block.houses) for block in view.blocks] == [False, True]


def test_HOY_3_7_two_residents_contest_a_block() -> None:
    view = seen(building("Rf6 Bf7 Rb2 Rb3"))
    assert [block.contested for block in view.blocks] == [True, False]


def test_HOY_3_8_ruins_and_pens_do_not_connect_a_family() -> None:
    assert seen(building("Rf6 xf7 Rf8")).players[0].families == 2
    assert seen(building("Rf6 Pf7s Re7 Re6 Re8")).players[0].families == 1
    assert seen(building("Rf6^ Rf7 Bf8")).players[0].families == 1


def test_HOY_3_9_families_split_and_join() -> None:
    split = at("loss R 1 1", "Rf6 Rf7 Rf8", more="used earthquake_2; hit 1").play("xf7")
    assert seen(split).players[0].families == 2
    joined = building("Rf6 xf7 Rf8").play("Hxf7")
    assert seen(joined).players[0].families == 1


def test_HOY_3_10_a_high_rise_is_one_house() -> None:
    view = seen(building("Rf6^ Bf7 Rb2 Rb3"))
    assert view.blocks[0].houses == (1, 1)
    forecast = {coming.catastrophe: coming.blocks for coming in view.forecast}
    assert forecast["earthquake_1"] == (1, 2)  # two houses each
    assert forecast["tornado_1"] == (1,)


def test_HOY_3_11_everything_belongs_to_the_owner_of_its_house() -> None:
    shape = "Rf6+O Bg6 Pf7s+C Pg7s"
    view = seen(building(shape, mode="expert"))
    assert {s.cell: s.owner for s in view.squares} == {"f6": 0, "g6": 1, "f7": 0, "g7": 1}
    assert view.blocks[0].leaders[0] == 0  # the oven is Red's
    assert view.blocks[0].leaders[5] == 0  # and so is the cattle


def test_HOY_3_12_nothing_built_can_be_moved() -> None:
    game = building("Rf6+O Rg6", tile="O")
    assert {move[0] for move in game.legal()} == {"H", "O"}
    assert cells(game.legal("O*")) == {"g6"}
    game.play("Og6")
    assert grid(game) == ["Rf6+O", "Rg6+O"]
    assert supply(game)["oven"] == 18
    assert owned(game, "R", "vp") == ""
