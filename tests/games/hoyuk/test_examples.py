"""Höyük, section 10: the worked examples."""

from __future__ import annotations

import pytest

from tests.games.hoyuk.texts import (
    at,
    building,
    cells,
    fails,
    field,
    grid,
    keys,
    owned,
    pens,
    seen,
    supply,
)
from tests.support import Given, given

BLOCKS = "Rb2+S Bc2 Rf2+O Bg2 Rj2 Bb6+S Rc6^+S xd6"  # EX-25
THREE_BLOCKS = (  # EX-29
    "Rc3^+O Rd3 Pc4s Be3+O Pe4s xf3 Bg3+O Bc8+S Bd8 Re8+O Rf8 Pc9s Pe9s Pf9s Rj5+O Rk5+S"
)


def may(game: Given, names: str) -> list[bool]:
    """Say for each of some cells whether a house may be placed there."""
    offered = cells(game.legal("H*"))
    return [name in offered for name in names.split()]


def leaders(game: Given, block: int = 1) -> dict[str, str]:
    """Say who would win the card of each stack in a block."""
    view = seen(game)
    found = view.blocks[block - 1].leaders
    return {
        stack.letter: "-" if seat is None else view.players[seat].letter
        for stack, seat in zip(view.stacks, found, strict=True)
    }


# -- Placement -----------------------------------------------------------------


def test_EX_1_an_empty_grid_offers_every_cell() -> None:
    assert len(building("").legal("H*")) == 144


def test_EX_2_one_house_leaves_everything_open() -> None:
    red = building("Rf6", slots="HP", tile="P")
    blue = building("Rf6", who="B", slots="HP", tile="P")
    assert len(blue.legal("H*")) == 143
    assert {"Hf5", "Hf7", "He6", "Hg6"} <= set(blue.legal())
    assert set(red.legal("H*")) == {*blue.legal("H*"), "H^f6"}
    assert pens(red) == ["Pe6e", "Pf5n", "Pf7s", "Pg6w"]
    assert pens(blue) == []


def test_EX_3_residents_stay_beside_their_own_houses() -> None:
    assert may(building("Rf6 Bg6", "RBG"), "h6 g7 f7") == [False, False, True]
    assert may(building("Rf6 Bg6", "RBG", "B"), "f7 h6") == [False, True]
    assert may(building("Rf6 Bg6", "RBG", "G"), "e6 f7 f5 g7 g5 h6") == [True] * 6


def test_EX_4_corners_do_not_touch_and_blocks_are_never_connected() -> None:
    red = building("Rf6 Bg7", tile="P")
    blue = building("Rf6 Bg7", who="B", tile="P")
    assert [block.houses for block in seen(red).blocks] == [(1, 0), (0, 1)]
    for game in (red, blue):
        assert may(game, "f7 g6") == [False, False]
        assert fails(game, "Hf7") == "HOY-6.4"
    assert may(red, "e6 g8") == [True, True]
    assert pens(red) == ["Pe6e", "Pf5n"]
    assert pens(blue) == ["Pg8s", "Ph7w"]


def test_EX_5_touching_a_pen_or_a_ruin_is_not_enough() -> None:
    blue = building("Rf6 Pf7s xg6", who="B")
    assert may(blue, "f8 e7 g7 h6 g5") == [False] * 5
    assert may(blue, "e6 f5") == [True, True]
    assert "Hxg6" in blue.legal()


def test_EX_6_the_last_open_side_of_a_pen_stays_open() -> None:
    shape = "Re6 Rf6 Rg6 Re7 Rg7 Re8 Pf7s"
    red = building(shape, tile="P")
    blue = building(shape, who="B", tile="P")
    assert may(red, "f8") == may(blue, "f8") == [False]
    assert fails(red, "Hf8") == fails(blue, "Hf8") == "HOY-6.6"
    assert not red.legal("Pf8*")
    assert fails(red, "Pf8w") == "HOY-6.23"


def test_EX_7_a_ruin_is_an_open_side() -> None:
    game = building("Re6 Rf6 Rg6 Re7 xg7 Re8 Pf7s")
    assert may(game, "f8") == [True]
    game.play("Hf8")
    assert "Hxg7" not in game.legal()
    assert fails(game, "Hxg7") == "HOY-6.6"


def test_EX_8_a_second_storey_needs_an_open_side_only_when_it_is_built() -> None:
    game = building("Bf6 Rf7 Bf5 Pg6w xe6", "BRG", tile="H", others="OH")
    game.play("H^f6", "Ha1", "Ha12")
    assert game.turn == 1
    green = given("hoyuk", game.text.replace("at build1 R", "at build1 G"))
    assert "Hxe6" in green.legal()
    green.play("Hxe6")
    assert {"Ge6", "Bf6^"} <= set(grid(green))
    assert not [token for token in grid(green) if token.startswith("x")]


def test_EX_9_no_second_storey_without_an_open_side() -> None:
    game = building("Bf6 Rf7 Bf5 Pg6w Re6", "BRG")
    assert "H^f6" not in game.legal()
    assert fails(game, "H^f6") == "HOY-6.7"


def test_EX_10_the_board_edge_is_open() -> None:
    assert "H^a1" in building("Ba1 Bb1 Ba2", "BR").legal()


def test_EX_11_a_second_storey_clears_the_roof() -> None:
    game = building("Rf6+O+V Pf7s+C", mode="expert")
    assert (supply(game)["oven"], supply(game)["villager"]) == (19, 19)
    game.play("H^f6")
    assert grid(game) == ["Rf6^", "Pf7s+C"]
    assert (supply(game)["oven"], supply(game)["villager"]) == (20, 20)
    assert seen(game).players[0].houses == 23


def test_EX_12_anybody_settles_in_an_abandoned_block() -> None:
    blue = building("xf6 xf7", who="B")
    assert may(blue, "f6 f7 f8 e6 g7") == [True] * 5
    blue.play("Hf8")
    assert [block.houses for block in seen(blue).blocks] == [(0, 1)]


def test_EX_13_an_abandoned_block_is_still_a_block() -> None:
    for who in "RB":
        game = building("xf6 Rh6", who=who, tile="P")
        assert may(game, "g6") == [False]
        assert not game.legal("Pg6*")
    assert fails(building("xf6 Rh6", tile="P"), "Pg6e") == "HOY-6.22"


def test_EX_14_pens_stand_on_empty_cells_of_one_block() -> None:
    game = building("Rf6 Re7 Bg6 xf5", tile="P")
    assert pens(game) == ["Pd7e", "Pe8s"]


# -- Destruction, families, cards -------------------------------------------------


def test_EX_15_a_destroyed_house_takes_its_pens_along() -> None:
    shape = "Rf6+S+V Rg6 Pf7s+C Pf5n Pg7s Ph6w"
    game = at("loss R 1 1", shape, mode="expert", more="used hard_winter_2; hit 1")
    game.play("xf6")
    assert grid(game) == ["xf6", "Rg6", "Pg7s", "Ph6w"]
    view = supply(game)
    assert [view[name] for name in ("shrine", "villager", "cattle", "pen")] == [20, 20, 20, 38]


def test_EX_16_a_family_is_cut_and_reunited() -> None:
    shape = "Bc5 Bc6 Bd5 Bd6 Be5 Be6 Be7"
    game = at("loss B 1 2", shape, "BR", more="used earthquake_2; hit 1").play("xd5", "xd6")
    view = seen(game)
    assert len(view.blocks) == 1
    assert view.blocks[0].houses == (5, 0)
    assert view.players[0].families == 2
    for cell in ("d5", "d6"):
        again = building("Bc5 Bc6 xd5 xd6 Be5 Be6 Be7", "BR").play(f"Hx{cell}")
        assert seen(again).players[0].families == 1


def test_EX_17_two_families_allow_two_cards() -> None:
    game = at("cards1 R", "Rb2 Rf6", more="R hand SSO")
    assert game.legal("=*") == ["=O1", "=S1", "=S2"]
    pair = game.copy().play("=S2")
    assert owned(pair, "R", "vp") == "3"
    assert pair.turn != 0  # nothing more is playable
    single = game.copy().play("=S1")
    assert single.legal("=*") == ["=O1", "=S1"]
    assert single.play("=O1").turn != 0


def test_EX_18_founding_a_family_raises_the_limit() -> None:
    game = at("cards1 R", "Rb2 Rf6", more="R hand HOS").play("@H:Hj10")
    assert game.turn == 0
    game.play("=O1")
    assert game.turn == 0
    game.play("=S1")
    assert owned(game, "R", "vp") == "2"


def test_EX_19_four_of_a_kind_beat_four_different_cards() -> None:
    four = "Rb2 Rf6 Rj2 Rj8"
    mixed = at("cards1 R", four, more="R hand HOPS")
    assert not mixed.legal("=?2")
    assert owned(mixed.play("=H1", "=O1", "=P1", "=S1"), "R", "vp") == "4"
    assert owned(at("cards1 R", four, more="R hand SSSS").play("=S4"), "R", "vp") == "8"


def test_EX_20_eight_equal_cards_are_five_and_three() -> None:
    eight = "Ra1 Rc1 Re1 Rg1 Ri1 Rk1 Ra3 Rc3"
    game = at("cards1 R", eight, more="R hand SSSSSSSS")
    assert game.legal("=*") == ["=S1", "=S2", "=S3", "=S4", "=S5"]
    assert owned(game.play("=S5", "=S3"), "R", "vp") == "17"


def test_EX_21_cards_of_different_windows_are_never_combined() -> None:
    five = "Ra1 Rc1 Re1 Rg1 Ri1"
    early = at("cards1 R", five, more="R hand SSSSS").play("=S3", "-")
    assert owned(early, "R", "vp") == "5"
    late = at("cards3 R", five, more="R vp 5 hand SS played SSS").play("=S2")
    assert owned(late, "R", "vp") == "8"


def test_EX_22_lost_families_take_nothing_back() -> None:
    game = at("cards3 B", "Bb2 xd2 xf2 Rj9", "BR", more="B hand S played OO; R hand S")
    assert owned(game, "B", "played") == "OO"
    assert game.turn == 1  # Blue cannot play, so Red is asked


def test_EX_23_metal_fills_a_set() -> None:
    game = at("cards1 R", "Rb2 Rf6 Rj2", more="R hand SSJ")
    assert "=S2+J1" in game.legal()
    assert owned(game.play("=S2+J1"), "R", "vp") == "5"


# -- Catastrophes -----------------------------------------------------------------


@pytest.mark.parametrize(("owned_houses", "lost"), [(7, 3), (1, 1), (2, 1), (3, 1)])
def test_EX_24_half_of_the_houses_falls(owned_houses: int, lost: int) -> None:
    shape = " ".join(f"R{column}5" for column in "bcdefgh"[:owned_houses])
    game = at("draw", shape).play("!cat=earthquake_2")
    left = int(field(game, "at").split()[-1]) if "loss" in field(game, "at") else 0
    fallen = sum(token.startswith("x") for token in grid(game))
    assert fallen + left == lost


@pytest.mark.parametrize(
    ("card", "blocks"),
    [
        ("hard_winter_1", (2, 3)),
        ("hard_winter_2", (4,)),
        ("earthquake_1", (3,)),
        ("earthquake_2", (1, 2, 4)),
        ("fire_1", (2,)),
        ("fire_2", (1, 3, 4)),
        ("offering_1", ()),
        ("offering_2", (1, 2, 3, 4)),
        ("tornado_1", (4,)),
        ("tornado_2", (1, 2, 3)),
    ],
)
def test_EX_25_every_card_selects_its_blocks(card: str, blocks: tuple[int, ...]) -> None:
    forecast = {found.catastrophe: found.blocks for found in seen(at("draw", BLOCKS)).forecast}
    assert forecast[card] == blocks


def test_EX_26_forced_losses_happen_by_themselves() -> None:
    game = at("draw", BLOCKS).play("!cat=hard_winter_1")
    assert grid(game) == ["Rb2+S", "Bc2", "xf2", "xg2", "xj2", "Bb6+S", "Rc6^+S", "xd6"]
    lost = [event.args["cell"] for event in game.events if event.key == "loses"]
    assert lost == ["cell:f2", "cell:j2", "cell:g2"]
    assert supply(game)["oven"] == 20
    assert [block.number for block in seen(game).blocks if not any(block.houses)] == [2, 3]


def test_EX_27_the_shaman_protects_the_largest_block() -> None:
    shape = "Gf6+M Rf7 Bf8 Rb2 Bb3"
    game = at("draw", shape, "GRB", mode="expert").play("!cat=earthquake_2")
    assert not [token for token in grid(game) if token.startswith("x")]


def test_EX_28_a_volcano_takes_a_pen_with_its_cattle() -> None:
    shape = "Rf6 Pf7s+C Pf5n+C Pe6e Bg6"
    game = at("draw", shape, mode="expert").play("!cat=volcano_2")
    assert game.legal() == ["~Pe6", "~Pf5", "~Pf7"]
    full = game.copy().play("~Pf7")
    assert (supply(full)["pen"], supply(full)["cattle"]) == (38, 19)
    empty = game.copy().play("~Pe6")
    assert (supply(empty)["pen"], supply(empty)["cattle"]) == (38, 18)


# -- Phase 3 ------------------------------------------------------------------------


def test_EX_29_the_three_blocks_of_the_rulebook() -> None:
    game = at("block R", THREE_BLOCKS)
    assert leaders(game, 1) == {"O": "B", "S": "-", "P": "R"}
    assert leaders(game, 2) == {"O": "R", "S": "B", "P": "R"}
    assert leaders(game, 3) == {"O": "-", "S": "-", "P": "-"}
    assert [player.families for player in seen(game).players] == [3, 3]
    assert next(s.block for s in seen(game).squares if s.cell == "g3") == 1
    game.play("#1")
    wins = [(e.args["seat"], e.args["stack"]) for e in game.events if e.key == "wins"]
    assert wins == [("seat:1", "stack:oven"), ("seat:0", "stack:pen")]


def test_EX_30_the_tie_break_counts_ovens_on_high_rises() -> None:
    game = building("Rc3+O Rc4+O Bd3^+O Bd4^+O Ge3+O Ge4^+O", "RBG")
    assert leaders(game)["O"] == "B"


def test_EX_31_high_rises_and_houses() -> None:
    game = building("Rc3 Rd3 Re3^ Bc4 Bd4^ Be4^", mode="advanced")
    assert (leaders(game)["T"], leaders(game)["H"]) == ("B", "B")


def test_EX_32_ties_that_stay_give_nothing() -> None:
    game = building("Rc3 Rd3 Re3^ Bc4 Bd4^ Be4", mode="advanced")
    assert (leaders(game)["T"], leaders(game)["H"]) == ("-", "-")


def test_EX_33_cattle_at_a_high_rise_breaks_the_tie() -> None:
    game = building("Bc3^ Rd3 Pc4s+C Pd4s+C", "BR", mode="expert")
    assert leaders(game)["C"] == "B"


def test_EX_34_a_villager_in_a_high_rise_breaks_the_tie() -> None:
    assert leaders(building("Yc3^+V Bd3+V", "YB", mode="expert"))["V"] == "Y"


def test_EX_35_the_last_card_closes_a_stack() -> None:
    stacks = "stacks O=S S=S?9 P=P?9; bag basic=H4O4P4S4J2"
    game = at("block B", "Rb2+O Bb3 Bf6+O Rf7", "BR", more=stacks).play("#2")
    assert owned(game, "B", "hand") == "S"
    assert owned(game, "R", "hand") == ""
    assert field(game, "stacks").startswith("O=- ")
    game.play("=S1")
    assert game.legal() == [">S", ">P"]


def test_EX_36_a_block_of_one_resident_passes_the_choice_on() -> None:
    game = at("block B", "Rb2+O Bb3 Rf6+O", "BR")
    assert game.legal() == ["#1", "#2"]
    game.play("#2")
    evaluated = [e.args["block"] for e in game.events if e.key == "evaluates"]
    assert evaluated == ["block:2", "block:1"]
    assert [e.args["seat"] for e in game.events if e.key == "evaluates"] == ["seat:0", "seat:1"]


# -- Tiles, end, scoring --------------------------------------------------------------


def test_EX_37_the_tiles_set_aside_come_back_when_the_bag_is_empty() -> None:
    game = given("hoyuk", "hoyuk basic 25 RBG; round 2; at deal2; aside HHOOPPSSW")
    assert (game.legal(), game.weights()) == (["!tile=W"], [1])
    game.play("!tile=W")
    assert game.legal() == [f"!tile={kind}" for kind in "HOPSW"]
    assert game.weights() == [2, 2, 2, 2, 1]
    assert field(game, "dealt") == "B=W"
    assert field(game, "aside") == ""


def test_EX_38_cattle_without_a_pen_is_forfeited() -> None:
    game = building("", tile="C", mode="expert").play("Hb2", "Hb3")
    assert game.turn == 1
    assert "forfeits" in keys(game)
    assert "end" not in game.text.split("; ")


def test_EX_39_the_first_turn_of_the_game() -> None:
    game = given("hoyuk", "hoyuk basic 25 RB; at build1 R; dealt B=O R=S")
    assert len(game.legal()) == 144
    assert all(move.startswith("H") for move in game.legal())
    game.play("Hf6")
    assert game.legal("S*") == ["Sf6"]


def test_EX_40_the_last_house_ends_the_game_with_the_round() -> None:
    game = building("Rb2", tile="H", more="R houses 1").play("Hf6")
    assert "end" in game.text.split("; ")
    assert game.turn == 1
    assert next(e.args["reason"] for e in game.events if e.key == "end-pending") == (
        "pending:last-house"
    )
    assert next(e.args["houses"] for e in game.events if e.key == "forfeits-houses") == 2


def scored(grid_text: str, seats: str, *, mode: str = "basic", more: str = "") -> list[int]:
    """Return the points after final scoring."""
    game = at("score", grid_text, seats, mode=mode, more=more)
    assert game.turn == "over"
    return [game.points(seat) for seat in range(len(seats))]


def test_EX_41_the_greatest_family_scores_its_owners_houses() -> None:
    shape = "Rb2 Rc2 Rd2 Be2 Be3 Gb3 Bh2^ Bi2 Rh3 Ri3^ Gj8 Gk8"
    hands = "R vp 8 hand HOP; B vp 12 hand S; G vp 3"
    assert scored(shape, "RBG", more=hands) == [14, 13, 5]


def test_EX_42_a_cut_family_counts_in_parts() -> None:
    assert scored("Rb2 Rc2 Rd2 xe2 Rf2 Rg2 Rh2 Bb3 Bc3 Bd3 Be3", "RB") == [0, 4]


def test_EX_43_two_greatest_families_of_one_player() -> None:
    assert scored("Rb2 Rc2 Rd2^ xe2 Rf2 Rg2 Rh2^ Bb3 Bc3 Bd3", "RB") == [6, 0]


def test_EX_44_cattle_and_villagers_score_in_expert() -> None:
    shape = "Rb2 Rc2^ Bd2^ Be2 Pb3s+C Pc3s+C Pd3s+C Pe3s+C Rb1+V"
    assert scored(shape, "RB", mode="expert") == [4, 0]


def test_EX_45_high_rises_break_the_last_tie() -> None:
    red = " ".join(f"R{column}2{'^' if column in 'abcd' else ''}" for column in "abcdefghijk")
    blue = " ".join(f"B{column}6{'^' if column in 'abc' else ''}" for column in "abcdefghijk")
    game = at("over", f"{red} {blue}", more="R vp 30; B vp 30")
    standing = game.standing
    assert [seat.keys for seat in standing.seats] == [(30, 11, 4), (30, 11, 3)]
    assert standing.winners == (0,)


# -- Abilities ------------------------------------------------------------------------


def test_EX_46_the_ders_raze_a_neighbours_house() -> None:
    game = at("ability1 R 1", "Rf6 Bg6^+S Pg7s+C", mode="expert", more="R vp 12 played SSSSS")
    assert game.legal() == ["*xg6", "-"]
    before = supply(game)
    game.play("*xg6")
    assert grid(game) == ["Rf6", "Rg6"]
    after = supply(game)
    assert {name: after[name] - before[name] for name in ("shrine", "pen", "cattle")} == {
        "shrine": 1,
        "pen": 1,
        "cattle": 1,
    }
    view = seen(game)
    assert view.players[0].families == 1
    assert [player.houses for player in view.players] == [23, 23]  # two tiles of Blue are gone


def test_EX_47_without_a_family_no_card_can_be_played() -> None:
    game = at("cards1 G", "Rf6", "GR", mode="expert", more="G hand SSSSS; R hand S")
    assert game.turn == 1


def test_EX_48_the_oleyli_take_the_cattle_and_then_the_pen() -> None:
    game = at("ability1 Y 1", "Yb2 Pb3s Rd2 Pd3s+C", "YR", mode="expert")
    assert game.legal() == ["*Cd3>b3", "-"]
    game.play("*Cd3>b3")
    assert field(game, "at") == "ability1 Y 2"
    assert game.legal() == ["*Pd3>a2e", "*Pd3>b1n", "-"]


def test_EX_49_the_ruples_build_without_the_shaman_if_he_is_away() -> None:
    game = at("ability1 U 1", "Ub2 Rf6+M", "UR", mode="expert").play("*Hj9")
    assert "Uj9" in grid(game)
    assert "Rf6+M" in grid(game)
