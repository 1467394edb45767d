"""Taluva, TAL-5: volcanic eruptions."""

import pytest

from tests.games.taluva.texts import (
    STRIP_4,
    TWO,
    TWO_C,
    TWO_ERUPTED,
    VOLCANOES,
    at,
    code,
    eruptions,
    fields,
    player,
    settlements,
    tally,
)

ERUPTED = TWO_ERUPTED


def test_TAL_5_1_no_gap_underneath() -> None:
    game = at(TWO, "place r CL")
    assert code(game, "CL^0.0/3") == ("gap", "TAL-5.1")
    assert code(game, "CL^2.-1/2") == ("gap", "TAL-5.1")


def test_TAL_5_2_volcano_on_volcano() -> None:
    game = at(TWO, "place r CL")
    assert code(game, "CL^1.0/1") == ("volcano-not-on-volcano", "TAL-5.2")


def test_TAL_5_3_three_fields_of_one_level_and_one_higher() -> None:
    game = at(ERUPTED, "place r RR")
    assert code(game, "RR^0.0/4") == ("uneven", "TAL-5.3")
    assert code(game, "RR^2.-1/1") == ("uneven", "TAL-5.3")
    after = at(TWO, "place r CL").play("CL^0.0/5")
    assert {fields(after)[name].level for name in ("0.0", "0.1", "1.0")} == {2}


def test_TAL_5_4_another_direction() -> None:
    assert code(at(TWO, "place r CL"), "CL^0.0/0") == ("same-direction", "TAL-5.4")
    assert code(at(ERUPTED, "place r RR"), "RR^0.0/5") == ("same-direction", "TAL-5.4")


@pytest.mark.parametrize("island", [TWO, STRIP_4, VOLCANOES, TWO_C])
def test_TAL_5_5_at_least_two_tiles_below(island: str) -> None:
    """With everything else fulfilled, the same direction means lying exactly on one tile."""
    game = at(island, "place r CC")
    tiles = {}
    for number, placement in enumerate(island.split()):
        for name in covered(placement[3:-2], int(placement[-1])):
            tiles[name] = number
    assert eruptions(game)
    for eruption in eruptions(game):
        assert len({tiles[name] for name in covered(eruption[:-2], int(eruption[-1]))}) >= 2


def covered(volcano: str, turn: int) -> list[str]:
    """Return the fields of a tile."""
    offsets = [(-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0), (0, 1)]
    q, r = (int(number) for number in volcano.split("."))
    left, right = offsets[turn], offsets[(turn + 5) % 6]
    return [volcano, f"{q + left[0]}.{r + left[1]}", f"{q + right[0]}.{r + right[1]}"]


def test_TAL_5_6_land_fields_may_bury_volcanoes() -> None:
    game = at(VOLCANOES, "place r CL").play("CL^0.0/4")
    assert [name for name, field in fields(game).items() if field.terrain == "V"] == ["0.0"]
    assert (fields(game)["1.0"].terrain, fields(game)["1.-1"].terrain) == ("C", "L")


@pytest.mark.parametrize("pieces", ["H1.1 T2.1 H3.1 H4.1", "H3.1 T3.0 H4.1"])
@pytest.mark.parametrize("owner", ["r", "w"])
def test_TAL_5_7_temples_and_towers_stay(pieces: str, owner: str) -> None:
    game = at(STRIP_4, "place r SR", **{owner: pieces})
    assert code(game, "SR^2.0/5") == ("temple-or-tower-covered", "TAL-5.7")


def test_TAL_5_7_a_tower_stays_too() -> None:
    game = at("0.0V3/0 -1.1J3 0.1C3 1.0J3", "place w CC", "W1.0 H-1.1", stack="JC1")
    assert code(game, "CC^0.0/5") == ("temple-or-tower-covered", "TAL-5.7")
    assert game.why_not("CC^0.0/5").at == ("hex:1.0",)


def test_TAL_5_8_huts_own_and_foreign_may_be_covered() -> None:
    game = at(TWO, "place w CL", "H-1.1 H0.1", "H1.0 H1.-1").play("CL^0.0/5")
    assert (player(game, "r").covered, player(game, "w").covered) == (1, 1)
    assert fields(game)["0.1"].owner is None


def test_TAL_5_9_no_settlement_vanishes() -> None:
    for pieces in ({"r": "H0.1 H1.0"}, {"w": "H0.1"}, {"r": "H1.0"}):
        game = at(TWO, "place w CL", **pieces)
        assert code(game, "CL^0.0/5") == ("settlement-wiped-out", "TAL-5.9")


def test_TAL_5_10_each_settlement_is_looked_at_for_itself() -> None:
    game = at(TWO, "place w CL", "H-1.1 H0.1", "H1.0")
    assert code(game, "CL^0.0/5") == ("settlement-wiped-out", "TAL-5.9")
    assert game.why_not("CL^0.0/5").at == ("hex:1.0",)
    game = at(TWO, "place w CL", "H0.1 H1.0", "H-1.1")
    assert game.why_not("CL^0.0/5").at == ("hex:0.1", "hex:1.0")


def test_TAL_5_11_covered_huts_stay_built() -> None:
    game = at(TWO, "place w CL", "H-1.1 H0.1 H1.0").play("CL^0.0/5")
    assert player(game, "r").supply == (3, 2, 17)
    assert tally(game, "r") == (0, 0, 3)


def test_TAL_5_12_an_eruption_may_split() -> None:
    game = at(STRIP_4, "place r SR", "H1.1 H2.1 H3.1", "H-1.1")
    assert settlements(game, "r") == [["1.1", "2.1", "3.1"]]
    assert settlements(game.play("SR^2.0/5"), "r") == [["1.1"], ["3.1"]]


def test_TAL_5_13_no_highest_level() -> None:
    island = "0.0V30/0 -1.1J30 0.1C30 1.0J30"
    game = at(island, "place r CC", stack="JC1")
    assert eruptions(game) == ["0.0/5"]
    after = game.play("CC^0.0/5")
    assert fields(after)["0.0"].level == 31
