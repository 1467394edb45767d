"""Garden Nation, chapters 6 to 8: build, demolish, ruses."""

from __future__ import annotations

import pytest

from tests.games.garden_nation.texts import (
    building,
    floors,
    forbidden,
    given,
    on,
    points,
    population,
    ruses,
    seen,
)
from tests.oracles import garden_nation as oracle


def test_GAR_6_1_one_floor_from_the_supply() -> None:
    game = given("crane=4").play("B4C")
    assert (floors(game), building(game, "4C")) == ([19, 20], "A1")
    spent = given("board=6C:A20; crane=4")
    assert spent.legal("*B*") == []
    assert forbidden(spent, "B4C") == "GAR-6.1"


def test_GAR_6_2_free_fields_and_own_unfinished_buildings() -> None:
    game = given("board=4C:A1 4W:B1 4SW:A1^; crane=4; ruse=0,0")
    assert {move[1:].split("=")[0] for move in game.legal("B*")} == {
        "4C",
        "4NW",
        "4NE",
        "4E",
        "4SE",
    }
    assert forbidden(game, "B4W") == "GAR-6.2"


@pytest.mark.parametrize(("height", "cost"), [(0, 3), (1, 4), (2, 5), (6, 9)])
def test_GAR_6_3_number_plus_floors(height: int, cost: int) -> None:
    board = f"4C:A{height}" if height else "-"
    assert population(given(f"board={board}; crane=4; order=B,A").play("B4C"))[0] == 35 - cost


def test_GAR_6_4_one_must_stay_at_home() -> None:
    assert "B4C" in given("crane=4; pop=4,35").legal()
    poor = given("crane=4; pop=3,35")
    assert "B4C" not in poor.legal()
    assert forbidden(poor, "B4C") == "GAR-6.4"


def test_GAR_6_5_no_height_limit() -> None:
    game = given("board=4SE:A19; crane=4; order=B,A").play("B4SE")
    assert building(game, "4SE") == "A20"
    assert population(game)[0] == 15


def test_GAR_6_6_a_ground_tile_for_brambles() -> None:
    game = given("crane=4; order=B,A")
    assert game.legal("B4E*") == ["B4E=m", "B4E=s", "B4E=l"]
    assert forbidden(game, "B4E") == "GAR-6.6"
    game.play("B4E=s")
    assert (population(game)[0], seen(game).ground) == (30, (3, 2, 3))
    assert (on(game, "4E").terrain, building(game, "4E")) == ("straw", "A1")


def test_GAR_6_7_the_tile_stays_on_the_free_field() -> None:
    game = given("board=4E=s:A1; crane=4; order=B,A").play("D4E")
    assert (on(game, "4E").terrain, on(game, "4E").tile) == ("straw", True)
    assert building(game, "4E") == "-"
    again = given("board=4E=s; crane=4")
    assert again.legal("B4E*") == ["B4E"]
    assert forbidden(again, "B4E=m") == "GAR-6.7"


def test_GAR_6_8_a_kind_that_is_used_up() -> None:
    game = given("board=1C=m 2SE=m 3SE=m 5SW=s; crane=4")
    assert game.legal("B4E*") == ["B4E=s", "B4E=l"]
    assert forbidden(game, "B4E=m") == "GAR-6.8"
    last = given("board=1C=m 2SE=m 3SE=m 5SW=s 6W=s 7SW=s; crane=4")
    assert last.legal("B4E*") == ["B4E=l"]


def test_GAR_6_9_a_building_has_one_owner() -> None:
    game = given("board=4C:A2; crane=4; order=A,B")
    assert game.turn == 1
    assert forbidden(game, "B4C") == "GAR-6.2"


def test_GAR_7_1_all_floors_of_an_own_building() -> None:
    game = given("board=4C:A3 4W:B1; crane=4").play("D4C")
    assert (floors(game), building(game, "4C")) == ([20, 19], "-")
    assert forbidden(given("board=4C:A3 4W:B1; crane=4"), "D4W") == "GAR-7.1"
    assert forbidden(given("crane=4"), "D4C") == "GAR-7.1"


@pytest.mark.parametrize(("height", "gain"), [(1, 6), (2, 14), (3, 24), (4, 36), (5, 50)])
def test_GAR_7_2_gain_of_a_building_on_three(height: int, gain: int) -> None:
    game = given(f"board=4C:A{height}; crane=4; pop=10,10; order=B,A").play("D4C")
    assert population(game)[0] == 10 + gain


def test_GAR_7_2_gains_are_those_of_the_people_board() -> None:
    fields = [field for field in seen(given("crane=4")).fields if field.terrain != "bramble"]
    numbered = {field.number: field.id for field in fields}
    for height, row in oracle.BOX["building_value"]["table"].items():
        for number, gain in enumerate(row, 1):
            name = numbered[number]
            before = f"board={name}:A{height}; crane={name[0]}; pop=10,10; order=B,A"
            assert population(given(before).play(f"D{name}"))[0] == 10 + gain


def test_GAR_7_3_a_raided_building_is_worth_the_same() -> None:
    game = given("board=2NE:B2; crane=2; pop=30,10; order=B,A").play("R2NE", "D2NE")
    assert population(game) == [30, 28]


def test_GAR_7_4_a_finished_building_gives_its_roof_back() -> None:
    game = given("board=4C:A2^; crane=4; order=B,A").play("D4C")
    assert (seen(game).roofs, population(game)[0]) == (19, 49)


def test_GAR_7_5_demolition_completes_nothing() -> None:
    game = given("board=1NW:A2 1NE:A2; crane=1; disp=P07 P10 P13 P01")
    assert game.legal("D*") == ["D1NW", "D1NE"]


def test_GAR_8_1_a_ruse_costs_a_tile() -> None:
    game = given("board=1NW:A1; crane=1; ruse=1,4; order=B,A").play("~B2NW")
    assert ruses(game) == [0, 4]
    assert game.legal("[~^R]*") == []
    assert forbidden(game, "~B2NW") == "GAR-8.1"
    twice = given("board=1NE:B1 2NE:B1; crane=1; order=B,A").play("R1NE", "R2NE")
    assert ruses(twice) == [2, 4]


@pytest.mark.parametrize(("crane", "around"), [(4, "35"), (1, "27"), (7, "16")])
def test_GAR_8_2_the_next_higher_or_lower_number(crane: int, around: str) -> None:
    game = given(f"crane={crane}")
    assert {move[2] for move in game.legal("~*")} == set(around)
    assert forbidden(game, f"~B{crane}NE") == "GAR-8.2"


def test_GAR_8_3_from_any_territory_the_action_moved_on_to() -> None:
    game = given("board=7SE:B1 7E:A1; crane=7; pop=3,35")
    # 7 to 1 by moving on, then up to 2; or from 1 back to 7.
    assert {"~B2NW", "~D7E", "~B1W"} <= set(game.legal())


def test_GAR_8_4_steps_of_a_raid() -> None:
    game = given("n=3; board=2NE:B3^ 5C:C1; crane=2; pop=40,5,9; order=B,A").play("R2NE")
    assert population(game) == [10, 35, 9]
    assert floors(game) == [14, 17, 16]
    assert (building(game, "2NE"), seen(game).roofs, ruses(game)) == ("A3", 19, [3, 4, 4])
    assert forbidden(given("board=2NE:A1; crane=2"), "R2NE") == "GAR-8.4"
    assert forbidden(given("crane=2"), "R2NE") == "GAR-8.4"


def test_GAR_8_5_population_and_floors_for_a_raid() -> None:
    text = "board=2NE:B2{}; crane=2; pop={},35"
    assert "R2NE" in given(text.format("", 19)).legal()
    assert forbidden(given(text.format("", 18)), "R2NE") == "GAR-8.5"
    assert "R2NE" in given(text.format(" 6C:A18", 19)).legal()
    assert forbidden(given(text.format(" 6C:A19", 19)), "R2NE") == "GAR-8.5"


def test_GAR_8_6_the_owner_is_not_asked() -> None:
    game = given("board=2NE:B1; crane=2; order=B,A").play("R2NE")
    assert game.turn == 0
    assert building(game, "2NE") == "A1"


def test_GAR_8_7_the_crane_follows_the_raided_building() -> None:
    assert seen(given("board=2SW:B1; crane=2").play("R2SW")).crane == 6


def test_GAR_8_8_no_other_ruse_with_a_raid() -> None:
    game = given("board=2NE:B1 1NW:A1^ 1NE:A1; crane=1")
    assert game.legal("*R2NE*") == []
    assert game.legal("[~^]*R*") == []


def test_GAR_8_9_from_finished_to_unfinished_on_the_same_terrain() -> None:
    game = given("board=1NW:A2^ 1NE:A1 6SW:A1 6NE:A1 2W:A1^ 5W:B1; crane=1")
    ruses_of = {move.split(" ")[0] for move in game.legal("^*")}
    assert ruses_of == {"^1NW>1NE", "^1NW>6SW"}
    for move in ("^1NW>6NE D1NW", "^1NW>2W D1NW", "^1NW>5W D1NW", "^1NE>6SW D1NE", "^1NW>1NW D1NW"):
        assert forbidden(game, move) == "GAR-8.9"
    game.play("^1NW>1NE D1NW")
    assert (building(game, "1NE"), building(game, "1NW"), seen(game).roofs) == ("A1^", "-", 17)


def test_GAR_8_10_the_action_stays_in_the_territory_of_the_roof() -> None:
    game = given("board=1NW:A2^ 6SW:A1; crane=1")
    assert {move.split(" ")[1][1] for move in game.legal("^*")} == {"1"}
    assert forbidden(game, "^1NW>6SW D6SW") == "GAR-8.10"
    elsewhere = given("board=1NW:A2^ 6SW:A1; crane=6")
    assert elsewhere.legal("^*") == []


def test_GAR_8_11_moving_a_roof_scores_nothing() -> None:
    game = given("board=1NW:A2^ 6SW:A2; crane=1; disp=P07 - - -; pile=-; order=B,A")
    game.play("^1NW>6SW D1NW")
    assert points(game) == [0, 0]
    assert seen(game).display[0] == "P07"


def test_GAR_8_12_no_ruse_with_the_first_action() -> None:
    game = given("crane=-; round=1")
    assert game.legal("[~^R]*") == []
    assert forbidden(game, "~B2NW") == "GAR-8.12"
    assert forbidden(game, "R2NW") == "GAR-8.12"


def test_GAR_8_13_a_ruse_needs_its_action() -> None:
    game = given("board=1NW:A2^ 6SW:A1; crane=1; pop=1,35")
    # Nothing can be paid: what is left with a ruse are demolitions.
    assert game.legal("[~^]*") == ["~D1NW", "~D6SW", "^1NW>6SW D1NW"]


def test_GAR_8_14_the_action_is_judged_with_the_roof_moved() -> None:
    game = given("board=1NW:A2^ 1NE:A1; crane=1; disp=P07 P10 - -")
    assert game.legal("^1NW>1NE B1N*") == ["^1NW>1NE B1NW", "^1NW>1NE B1NW!P07"]
    assert forbidden(game, "^1NW>1NE B1NE") == "GAR-10.1"
