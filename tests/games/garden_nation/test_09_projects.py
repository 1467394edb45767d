"""Garden Nation, chapters 9 and 10: public projects and finished buildings."""

from __future__ import annotations

import pytest

from tests.games.garden_nation.texts import (
    breakdown,
    building,
    forbidden,
    given,
    part,
    points,
    population,
    seen,
)

NINETEEN = "board=" + " ".join(
    f"{territory}{direction}:B1^"
    for territory in range(2, 5)
    for direction in ("C", "NW", "NE", "E", "SW", "W", "SE")
    if (territory, direction) not in [(2, "SE"), (3, "SE"), (4, "E")]
)
"""Eighteen finished buildings."""


def claims(text: str, field: str) -> list[str]:
    """Return the cards a build on a field may complete."""
    return [move.split("!")[1] for move in given(text).legal(f"B{field}!*")]


def test_GAR_9_1_only_the_moment_a_floor_is_placed() -> None:
    game = given("board=1NW:A2 6C:A1; crane=6; disp=P07 - - -")
    assert game.legal("*!*") == []  # 1NW satisfies the card, but nothing is placed there
    raided = given("board=1NW:B2; crane=1; disp=P07 - - -")
    assert "R1NW!P07" in raided.legal()


def test_GAR_9_2_at_most_one_and_never_by_force() -> None:
    game = given("board=1NW:A1 1NE:A1; crane=1; disp=P07 P10 P13 -; pile=-")
    assert game.legal("B1NW*") == ["B1NW", "B1NW!P07", "B1NW!P10", "B1NW!P13"]
    assert forbidden(game, "B1NW!P16") == "GAR-9.2"
    game.play("B1NW!P13")
    assert (points(game)[0], seen(game).display) == (5, ("P07", "P10", None, None))


def test_GAR_9_3_the_raised_building_takes_part() -> None:
    assert claims("board=6SW:A2; crane=6; disp=P07 - - -", "6SW") == ["P07"]
    assert claims("board=6SW:A2; crane=6; disp=P07 - - -", "6NE") == []
    assert claims("board=1NW:A4 1NE:A1; crane=1; disp=P13 - - -", "1NE") == ["P13"]


def test_GAR_9_4_own_unfinished_buildings_only() -> None:
    text = "board=1NW:{}; crane=1; disp=P10 - - -"
    assert claims(text.format("A1"), "1NE") == ["P10"]
    assert claims(text.format("A1^"), "1NE") == []
    assert claims(text.format("B1"), "1NE") == []


def test_GAR_9_5_more_floors_than_asked() -> None:
    assert claims("board=1NW:A5; crane=1; disp=P07 - - -", "1NW") == ["P07"]
    assert claims("board=1NW:A5; crane=1; disp=P13 P10 - -", "1NE") == ["P10", "P13"]


def test_GAR_9_6_adjacency_and_not_the_picture() -> None:
    # Meadow fields side by side, one in each of two territories, and turned another way.
    assert claims("board=4SE:A1; crane=7; disp=P10 - - -", "7NW") == ["P10"]
    turned = "lay=C1.3 NW4.0 NE2.0 E5.0 SE7.0 SW6.0 W3.0; board=1SE:A1; crane=1; disp=P10 - - -"
    assert claims(turned, "1SW") == ["P10"]  # printed NW lies at SE now, printed NE at SW
    beside = turned.replace("1SE", "1W")
    assert forbidden(given(beside), "B1SW!P10") == "GAR-9.9"


def test_GAR_9_7_a_free_field_of_the_second_terrain() -> None:
    text = "board=6NW:A1{}; crane=6; disp=P01 P02 - -"
    assert claims(text.format(""), "6NW") == ["P01", "P02"]
    assert claims(text.format(" 6NE:B1"), "6NW") == ["P02"]
    assert claims(text.format(" 6NE:B1 3SE=s"), "6NW") == ["P01", "P02"]
    assert claims(text.format(" 6NE:B1 3SE=s:B1"), "6NW") == ["P02"]
    assert forbidden(given(text.format(" 6NE:B1")), "B6NW!P01") == "GAR-9.7"
    assert claims("crane=6; disp=P01 P02 - -", "6NW") == []  # one floor is not enough


@pytest.mark.parametrize(
    ("board", "crane", "field", "cards"),
    [
        ("1NW:A1", 1, "1NW", ["P07"]),
        ("1E:A1", 1, "1E", ["P08"]),
        ("1W:A1", 1, "1W", ["P09"]),
        ("4C:A1", 4, "4C", []),
        ("4C:A2", 4, "4C", ["P16"]),
        ("1NW:A2", 1, "1NW", ["P07"]),
    ],
)
def test_GAR_9_8_outer_and_central(board: str, crane: int, field: str, cards: list[str]) -> None:
    display = "P07 P08 P09 P16"
    assert claims(f"board={board}; crane={crane}; disp={display}", field) == cards


def test_GAR_9_9_a_pair() -> None:
    assert claims("board=6NE:A1; crane=6; disp=P11 P10 P12 -", "6E") == ["P11"]
    assert claims("board=6SW:A1; crane=6; disp=P11 P10 P12 -", "6NW") == []


def test_GAR_9_10_two_floors_beside_one() -> None:
    assert claims("board=6NE:A1; crane=6; disp=P14 - - -", "6E") == []
    assert claims("board=6NE:A2; crane=6; disp=P14 - - -", "6E") == ["P14"]
    assert claims("board=6NE:A1 6E:A1; crane=6; disp=P14 - - -", "6E") == ["P14"]


def test_GAR_9_11_a_trio_around_its_main_building() -> None:
    trio = "disp=P19 - - -; crane=4"
    assert claims(f"board=4C:A1 4W:A1 4SW:A1; {trio}", "4C") == ["P19"]
    assert claims(f"board=4C:A2 4NW:A1; {trio}", "4SW") == ["P19"]
    assert claims(f"board=4C:A2 4SW:A1; {trio}", "4NW") == ["P19"]
    assert claims(f"board=4C:A1 4NW:A1; {trio}", "4SW") == []  # the main one is too low
    assert claims(f"board=4SE:A2 4W:A1; {trio}", "4SW") == []
    assert forbidden(given(f"board=4SE:A2 4W:A1; {trio}"), "B4SW!P19") == "GAR-9.11"


def test_GAR_9_12_roof_card_points_refill() -> None:
    game = given("board=1NW:A1; crane=1; disp=P07 P10 - -").play("B1NE!P10")
    assert (building(game, "1NE"), building(game, "1NW")) == ("A1^", "A1")
    assert (points(game), seen(game).players[0].won) == ([3, 0], ("P10",))
    assert (part(game, "disp"), game.turn) == ("P07 ? - -", "chance")
    assert seen(game.play("+P21")).display == ("P07", "P21", None, None)


def test_GAR_9_13_a_new_card_counts_from_the_next_action() -> None:
    game = given("board=1NW:A1 1NE:A2; crane=1; disp=P10 - - -; order=B,A")
    assert forbidden(game, "B1NW!P07") == "GAR-9.2"
    game.play("B1NW!P10", "+P07")
    assert (game.turn, seen(game).left) == (0, 1)
    assert "B1NE!P07" in game.legal()


def test_GAR_9_14_an_empty_pile_leaves_the_slot_empty() -> None:
    game = given("board=1NW:A1; crane=1; disp=P10 P07 - -; pile=-; order=B,A").play("B1NE!P10")
    assert (seen(game).display, game.turn) == ((None, "P07", None, None), 0)


def test_GAR_9_15_no_roof_no_project() -> None:
    none_left = f"{NINETEEN} 7W:B1^ 1NW:A1; n=2; crane=1; disp=P10 - - -"
    game = given(none_left.replace("n=2; ", ""))
    assert seen(game).roofs == 0
    assert game.legal("B1NE*") == ["B1NE"]
    assert forbidden(game, "B1NE!P10") == "GAR-9.15"
    raid = given(none_left.replace("n=2; ", "").replace("7W:B1^", "1NE:B1^"))
    assert raid.legal("R1NE*") == ["R1NE", "R1NE!P10"]
    assert seen(raid.play("R1NE!P10")).roofs == 0


def test_GAR_9_16_judged_after_the_main_action() -> None:
    game = given("board=1NW:A1; crane=1; disp=P10 P11 - -")
    assert game.legal("B1C*") == ["B1C=m", "B1C=m!P10", "B1C=s", "B1C=l"]
    raid = given("board=1NW:B1^ 1NE:A1; crane=1; disp=P10 - - -")
    assert "R1NW!P10" in raid.legal()


def test_GAR_9_17_the_refill_follows_at_once() -> None:
    game = given(
        "n=2; board=1NW:A1 6C:B1; crane=1; disp=P10 - - -; order=B,A,B,A; left=1; end=1"
    ).play("B1NE!P10")
    assert (game.turn, seen(game).phase) == ("chance", "REFILL")
    assert len(game.legal()) == 20
    assert game.play("+P01").turn == "over"


def test_GAR_10_1_a_finished_building_takes_no_floor() -> None:
    game = given("board=5NW:A1^; crane=5")
    assert forbidden(game, "B5NW") == "GAR-10.1"
    assert game.why_not("B5NW").at == ("field:5NW",)


def test_GAR_10_2_a_finished_building_counts_for_territory_control_only() -> None:
    text = "board=1NW:A4^; sec={},-; phase=OVER"
    for cards in ("CAB+SCU", "BEL+OBS"):
        game = given(text.format(cards))
        assert (breakdown(game, 0)["secret-1"], breakdown(game, 0)["secret-2"]) == (0, 0)
    assert breakdown(given(text.format("T13+T24")), 0)["secret-1"] == 4


def test_GAR_10_3_its_floors_make_the_population_grow() -> None:
    game = given("board=1NW:A1 1NE:B2^; pop=1,20; order=B,A,B,A; left=1; crane=4").play("-")
    assert population(game) == [1, 22]


def test_GAR_10_4_it_may_be_demolished_raided_and_lose_its_roof() -> None:
    game = given("board=1NW:A1^ 1NE:A1 1E:B1^; crane=1")
    assert {"D1NW", "R1E", "^1NW>1NE D1NW"} <= set(game.legal())
