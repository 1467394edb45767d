"""Taluva, TAL-4: extending the landscape."""

from tests.games.taluva.texts import ONE, STRIP, TWO, at, code, fields
from tests.support import given


def test_TAL_4_1_three_empty_positions_become_level_one() -> None:
    game = at(ONE, "place w SJ", "H-1.1").play("SJ@2.-1/1")
    assert {fields(game)[name].level for name in ("2.-1", "1.-1", "1.0")} == {1}


def test_TAL_4_2_an_edge_must_touch() -> None:
    game = at(ONE, "place w SJ", "H-1.1")
    assert code(game, "SJ@4.0/0") == ("not-adjacent", "TAL-4.2")
    assert code(game, "SJ@90.-90/0") == ("not-adjacent", "TAL-4.2")
    assert "SJ@1.1/5" in game.legal()


def test_TAL_4_3_terrains_need_not_match() -> None:
    places = {
        frozenset(move[2:] for move in at(ONE, f"place w {tile}", "H-1.1").legal())
        for tile in ("SJ", "JC", "LL", "RR")
    }
    assert len(places) == 1


def test_TAL_4_4_holes_may_be_made_and_filled() -> None:
    """Seven tiles around three empty positions, which one tile fills."""
    ring = ["-2.0/5", "-3.-1/4", "-1.-3/5", "1.-4/5", "1.-2/4", "1.-1/5"]
    tiles = ["CJ", "JS", "SJ", "JR", "RJ", "SC"]
    island = "JC@0.0/0"
    for tile, where in zip(tiles, ring, strict=True):
        game = given("taluva", f"{island}; r; w; stack rest; place r {tile}")
        assert f"{tile}@{where}" in game.legal()
        island = f"{island} {tile}@{where}"
    game = given("taluva", f"{island}; r; w; stack rest; place r CC")
    assert "0.-1" not in fields(game)
    inside = game.legal("CC@0.-1/*") + game.legal("CC@-1.-1/*") + game.legal("CC@0.-2/*")
    assert sorted(inside) == ["CC@-1.-1/4", "CC@0.-1/2", "CC@0.-2/0"]
    assert fields(game.play("CC@0.-2/0"))["0.-1"].level == 1


def test_TAL_4_5_never_partly_on_the_table() -> None:
    game = at(ONE, "place w SJ", "H-1.1")
    assert code(game, "SJ@1.0/1") == ("gap", "TAL-4.5")
    assert code(game, "SJ^0.0/3") == ("gap", "TAL-5.1")


def test_TAL_4_6_there_is_always_room() -> None:
    """A line of tiles as long as they last: the far end can always be built on (RULING-23)."""
    tiles = (
        ["JC"] * 6 + ["CJ"] * 5 + ["JS"] * 4 + ["SJ"] * 4 + ["JR", "JL", "RJ", "RC", "CS", "SC"] * 2
    )
    tiles += ["CR"] * 2 + ["SR"] * 2 + ["JJ", "CC", "CL", "SS", "SL", "RS", "RR", "RL"]
    tiles += ["LJ", "LC", "LS", "LR", "LL"]
    island = " ".join(f"{tile}@{2 * n}.0/0" for n, tile in enumerate(tiles[:47]))
    game = given("taluva", f"{island}; r; w; stack -; place r {tiles[47]}")
    assert len(tiles) == 48
    farthest = f"{tiles[47]}@94.0/0"
    assert farthest in game.legal()
    game.play(farthest, "H94.1")
    assert fields(game)["94.1"].owner == 0
    assert game.turn == "over"


def test_the_strip_is_the_island_of_the_specification() -> None:
    shown = {name: (f.terrain, f.level) for name, f in fields(at(STRIP, "draw r")).items()}
    assert shown["-1.1"] == ("C", 1) and shown["4.1"] == ("C", 1)
    assert shown["2.1"] == ("S", 1) and shown["2.0"] == ("V", 1)
    assert len(fields(at(TWO, "draw r"))) == 6
