"""Garden Nation, section 9: the worked examples."""

from __future__ import annotations

import pytest

from dorfplatz.engine.play import perft
from tests.games.garden_nation.texts import (
    GAME,
    SETUP,
    breakdown,
    building,
    floors,
    given,
    on,
    part,
    points,
    population,
    ruses,
    seen,
)
from tests.support import deal, new

LATE = (
    "board=1NW:A2^ 1NE:A1 2W:B2^ 4C:A2 4E=l:B1 4W:A1 6NE:B1 6SW:A1 7SE:B1; crane=1; pop=20,24;"
    " ruse=3,2; disp=P07 P10 P13 P19; pile=-; order=B,A"
)


def plain(moves: list[str]) -> list[str]:
    """Return the moves without a preparation."""
    return [move for move in moves if move[0] not in "~^"]


@pytest.mark.parametrize(
    ("crane", "move", "after"), [(3, "B3C", 4), (6, "B6NE", 2), (2, "B2NE", 2)]
)
def test_EX_1_the_crane_follows_the_field(crane: int, move: str, after: int) -> None:
    assert seen(given(f"crane={crane}").play(move)).crane == after


def test_EX_2_the_crane_goes_to_the_top_right() -> None:
    assert seen(given("crane=6").play("B6NE")).crane == 2


def test_EX_3_the_crane_stays() -> None:
    assert seen(given("crane=2").play("B2NE")).crane == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_EX_4_sixty_three_first_actions_in_every_layout(seats: int, seed: int) -> None:
    game = deal(GAME, seats, seed)
    while seen(game).phase == "SECRETS":
        game.play(game.legal()[0])
    moves = game.legal()
    assert len(moves) == 63
    assert sum("=" in move for move in moves) == 21
    assert all(move.startswith("B") for move in moves)


def test_EX_5_three_floors_cost_more_and_more() -> None:
    texts = ["-", "6NW:A1", "6NW:A2"]
    population_left = [35, 32, 28]
    for board, have in zip(texts, population_left, strict=True):
        game = given(f"board={board}; crane=6; pop={have},35").play("B6NW")
        expected = {35: 32, 32: 28, 28: 23}[have]
        assert population(game)[0] == expected
    assert floors(game)[0] == 17


def test_EX_6_somebody_stays_at_home() -> None:
    game = given("crane=7; pop=4,35")
    assert plain(game.legal("*B*")) == ["B7E", "B7SE", "B7W"]
    assert plain(given("crane=7; pop=3,35").legal("*B*")) == ["B7SE"]


def test_EX_7_a_ground_tile_stays() -> None:
    game = given("crane=4; order=B,A").play("B4E=l")
    assert population(game)[0] == 30
    assert seen(game).ground == (3, 3, 2)
    assert on(game, "4E").terrain == "leaf"
    assert seen(game).crane == 5
    later = given("board=4E=l:A1; crane=4; order=B,A").play("D4E")
    assert population(later)[0] == 45
    assert (building(later, "4E"), on(later, "4E").terrain) == ("-", "leaf")
    again = given("board=4E=l; crane=4")
    assert plain(again.legal("*B4E*")) == ["B4E"]
    assert population(again.play("B4E"))[0] == 30


def test_EX_8_nothing_on_a_finished_building() -> None:
    assert "B5NW" not in given("board=5NW:A1^; crane=5").legal()


def test_EX_9_demolition() -> None:
    game = given("board=6NW:A2; crane=6; pop=10,35").play("D6NW")
    assert (population(game)[0], floors(game)[0], seen(game).crane) == (24, 20, 1)


def test_EX_10_a_roof_comes_back() -> None:
    game = given("board=5NW:A2^; crane=5; pop=10,35")
    assert seen(game).roofs == 18
    game.play("D5NW")
    assert (population(game)[0], seen(game).roofs, building(game, "5NW")) == (24, 19, "-")


def test_EX_11_terraced_houses() -> None:
    game = given("board=1NW:A1; crane=1; disp=P10 - - -").play("B1NE!P10")
    assert points(game) == [3, 0]
    assert (building(game, "1NE"), building(game, "1NW")) == ("A1^", "A1")
    assert seen(game).players[0].won == ("P10",)
    assert seen(game).crane == 2
    assert game.turn == "chance"
    assert part(game.play("+P03"), "disp") == "P03 - - -"


def test_EX_12_a_finished_neighbour_does_not_count() -> None:
    game = given("board=1NW:A1^; crane=1; disp=P10 - - -")
    assert game.legal("B1NE*") == ["B1NE"]


def test_EX_13_the_building_just_raised_must_satisfy_the_card() -> None:
    game = given("board=6SW:A2; crane=6; disp=P07 - - -")
    assert "B6SW!P07" in game.legal()
    assert "B6NE" in game.legal()
    assert "B6NE!P07" not in game.legal()


def test_EX_14_one_card_of_several() -> None:
    game = given("board=1NW:A1 1NE:A1; crane=1; disp=P07 P10 P13 P16")
    assert game.legal("B1NW*") == ["B1NW", "B1NW!P07", "B1NW!P10", "B1NW!P13"]


def test_EX_15_free_neighbours() -> None:
    game = given("board=4W:A1; crane=4; disp=P03 P04 - -")
    assert game.legal("B4W*") == ["B4W", "B4W!P03", "B4W!P04"]
    taken = given("board=4W:A1 4SW:B1; crane=4; disp=P03 P04 - -")
    assert taken.legal("B4W*") == ["B4W", "B4W!P03"]


def test_EX_16_brambles_as_neighbours() -> None:
    game = given("board=6NW:A1 6NE:B1; crane=6; disp=P01 P02 - -")
    assert game.legal("B6NW*") == ["B6NW", "B6NW!P02"]
    tiled = given("board=6NW:A1 6NE:B1 3SE=s; crane=6; disp=P01 P02 - -")
    assert tiled.legal("B6NW*") == ["B6NW", "B6NW!P01", "B6NW!P02"]


def test_EX_17_temple() -> None:
    game = given("board=4C:A2 4W:A1; crane=4; disp=P19 - - -").play("B4SW!P19")
    assert points(game)[0] == 11
    assert [f.id for f in seen(game).fields if f.roof] == ["4SW"]


def test_EX_18_temple_out_of_touch() -> None:
    game = given("board=4SE:A2 4W:A1; crane=4; disp=P19 - - -")
    assert game.legal("B4SW*") == ["B4SW"]


def test_EX_19_central_is_not_outer() -> None:
    game = given("board=4SE:A2; crane=4; disp=P16 P07 - -")
    assert game.legal("B4SE*") == ["B4SE", "B4SE!P16"]


def test_EX_20_a_change_and_a_raid() -> None:
    game = given("board=6NE:A2 2W:B2; crane=5; pop=5,35; order=B,A")
    game.play("~D6NE")
    assert (ruses(game)[0], population(game)[0], seen(game).crane) == (3, 23, 2)
    game.play("R2W")
    assert population(game) == [1, 57]
    assert (floors(game), ruses(game)[0]) == ([18, 20], 2)
    assert (building(game, "2W"), seen(game).crane) == ("A2", 3)


def test_EX_21_a_raid_on_a_finished_building() -> None:
    game = given("board=2W:B2^; crane=2; pop=30,12").play("R2W")
    assert (population(game), floors(game)) == ([8, 34], [18, 20])
    assert (seen(game).roofs, building(game, "2W"), seen(game).crane) == (19, "A2", 3)


def test_EX_22_a_raid_completes_a_card() -> None:
    game = given("board=2W:B2^; crane=2; pop=30,12; disp=P07 - - -").play("R2W!P07")
    assert (points(game)[0], building(game, "2W"), seen(game).roofs) == (3, "A2^", 18)


def test_EX_23_what_a_raid_needs() -> None:
    assert "R2W" not in given("board=2W:B2^; crane=2; pop=22,12").legal()
    assert "R2W" in given("board=2W:B2^; crane=2; pop=23,12").legal()
    assert "R2W" not in given("board=2W:B2^ 6C:A19; crane=2; pop=23,12").legal()


def test_EX_24_no_change_before_a_raid() -> None:
    assert given("board=2W:B1; crane=1").legal("*R*") == []


def test_EX_25_a_roof_moves() -> None:
    game = given("board=1NW:A2^ 6SW:A1 6NE:A1; crane=1; disp=P07 - - -")
    assert game.legal("^1NW>6NE*") == []
    game.play("^1NW>6SW B1NW!P07")
    assert (building(game, "1NW"), building(game, "6SW")) == ("A3^", "A1^")
    assert (points(game)[0], ruses(game)[0], seen(game).crane) == (3, 3, 1)


def test_EX_26_acting_elsewhere() -> None:
    game = given("board=7SE:B1; crane=7; pop=3,35")
    assert game.legal() == ["B1W", "R7SE", "~B1W", "~B2NW"]


def test_EX_27_demolishing_before_moving_on() -> None:
    game = given("board=7SE:B1 7E:A1; crane=7; pop=3,35")
    assert game.legal() == ["B1W", "D7E", "R7SE", "~B1W", "~B2NW", "~D7E"]


def test_EX_28_no_moving_on_from_where_a_build_is_legal() -> None:
    game = given("board=7E:A1; crane=7")
    assert {move[1] for move in plain(game.legal())} == {"7"}


def test_EX_29_no_floor_left() -> None:
    game = given("board=6C:A20 5C:B1; crane=3; order=B,A")
    assert game.legal() == ["D6C", "~D6C", "-"]
    game.play("-")
    assert (seen(game).crane, seen(game).left, game.turn) == (3, 1, 0)


@pytest.mark.parametrize("crane", range(1, 8))
def test_EX_30_nothing_to_pay_with(crane: int) -> None:
    assert given(f"crane={crane}; pop=1,35").legal() == ["-"]


def test_EX_31_population_phase() -> None:
    board = "1C=m:C3 1NW:A1 2C:A2 2NW:B1 2NE:B1 3C:A1 3NW:B1 3NE:D1 5C:D2^"
    game = given(f"n=4; board={board}; crane=7; pop=20,20,20,20; order=A,B,C,D; left=1")
    game.play("B7SE")
    gains = [a - b for a, b in zip(population(game), [20, 20, 20, 19], strict=True)]
    # D paid 1 for 7SE and holds territory 7 alone: 2 more than in the example.
    assert gains == [2, 2, 2, 3 + 2]
    passing = given(f"n=4; board={board}; crane=7; pop=20,20,20,1; order=A,B,C,D; left=1")
    passing.play("-")
    assert population(passing) == [22, 22, 22, 4]


def test_EX_32_the_last_round_is_played_to_its_end() -> None:
    game = given("n=3; board=3C:B16; crane=6; order=A,B")
    game.play("B6NW")
    assert (seen(game).ending, seen(game).crane) == (True, 1)
    assert "D6NW" in game.legal()
    game.play("D6NW")
    assert (floors(game)[1], seen(game).crane, game.turn, seen(game).left) == (1, 1, 2, 2)
    game.play("B1W")
    game.play(game.legal()[0])
    assert game.turn == "over"
    assert seen(game).round == 2


def test_EX_33_final_score() -> None:
    game = given(
        "board=3E:A2 3W:A2 5NE:A2 5SE:A2; won=P19+P13+P01,-; sec=T35+MAR,-; pop=33,35; phase=OVER"
    )
    assert breakdown(game, 0) == {"public": 20, "secret-1": 12, "secret-2": 12, "population": 8}
    assert points(game)[0] == 52


def test_EX_34_observatory_and_belfry() -> None:
    text = "board=1NW:A4 2NW:A4 3NW:A3{}; sec=BEL+OBS,-; phase=OVER"
    game = given(text.format(""))
    assert breakdown(game, 0)["secret-1"] + breakdown(game, 0)["secret-2"] == 43
    more = given(text.format(" 3NE:A3"))
    assert points(more)[0] == points(game)[0]


def test_EX_35_a_tie_is_no_majority() -> None:
    game = given("board=3C:A2 3NW:B2 5C:A1^; sec=T35+CAB,-; phase=OVER")
    assert breakdown(game, 0)["secret-2"] == 4
    other = given("board=3C:A2 3NW:B2 5C:A1^; sec=-,T35+CAB; phase=OVER")
    assert breakdown(other, 1)["secret-2"] == 0


def test_EX_36_finished_buildings_do_not_count() -> None:
    game = given("board=1NW:A3 1NE:A2 2E:A2^; sec=CAB+OBS,-; phase=OVER")
    assert breakdown(game, 0)["secret-1"] == 5


def test_EX_37_two_players_alternate() -> None:
    game = given("crane=-; round=1; pile=-")
    turns = []
    for _ in range(14):
        turns.append("AB"[int(game.turn)])
        game.play(game.legal()[0])
    assert "".join(turns) == "ABBAABB" + "BAABBAA"


def test_EX_38_four_players_choose_who_is_next() -> None:
    game = given("n=4; crane=4; order=B; pile=-").play("B4SE")
    assert game.legal() == ["@1", "@3", "@4"]
    game.play("@4")
    assert (game.turn, seen(game).left, seen(game).order) == (3, 2, (1, 3))
    for _ in range(2):
        game.play(game.legal()[0])
    assert game.legal() == ["@1", "@3"]
    game.play("@1")
    for _ in range(2):
        game.play(game.legal()[0])
    assert game.turn == 2
    for _ in range(2):
        game.play(game.legal()[0])
    assert (game.turn, seen(game).round, seen(game).left) == (2, 3, 1)


def test_EX_39_ruses_do_not_hold_the_player() -> None:
    game = given("board=7SE:A1^ 2C:A1; crane=7; pop=3,35")
    assert game.legal() == [
        "B1W",
        "D7SE",
        "~B1W",
        "~B2NW",
        "~D2C",
        "~D7SE",
        "^7SE>2C B7SE",
        "^7SE>2C D7SE",
    ]
    assert population(game.play("^7SE>2C B7SE"))[0] == 1


def test_EX_40_a_pass_beside_a_build_by_ruse() -> None:
    game = given("board=7SE:A1^ 7C:A1 1W:B1 2NW:B1 3SW:B1 4SE:B1 5E:B1; crane=5; pop=3,35")
    assert game.legal() == [
        "D7C",
        "D7SE",
        "R1W",
        "R3SW",
        "R4SE",
        "~D7C",
        "~D7SE",
        "^7SE>7C B7SE",
        "^7SE>7C D7C",
        "^7SE>7C D7SE",
        "-",
    ]


def test_EX_41_a_refill_before_the_choice_of_the_next_player() -> None:
    text = "n=3; board=1NW:A1; crane=1; disp=P10 P07 - -"
    game = given(text).play("B1NE!P10")
    assert game.turn == "chance"
    assert (len(game.legal()), set(game.weights())) == (19, {1})
    assert game.text == (
        "n=3; phase=REFILL; lay=C4.0 NW1.0 NE2.0 E5.0 SE7.0 SW6.0 W3.0; board=1NW:A1 1NE:A1^;"
        " crane=2; pop=31,35,35; ruse=4,4,4; disp=? P07 - -; won=P10,-,-; sec=-,-,-; round=2;"
        " order=A; left=0; end=0"
    )
    game.play("+P03")
    assert seen(game).active == 0
    assert part(game, "disp") == "P03 P07 - -"
    assert game.legal() == ["@2", "@3"]
    dry = given(f"{text}; pile=-").play("B1NE!P10")
    assert (dry.turn, dry.legal(), part(dry, "disp")) == (0, ["@2", "@3"], "- P07 - -")


def test_EX_42_a_whole_setup() -> None:
    game = new(GAME, 2).play(*SETUP[:14])
    kinds = dict(zip(game.legal(), game.weights(), strict=True))
    assert sum(kinds.values()) == 22
    assert (kinds["+1:BEL"], kinds["+1:CAB"], kinds["+1:T35"]) == (1, 2, 1)
    game.play(*SETUP[14:])
    assert game.legal() == ["S:CAB,BEL", "S:CAB,T35", "S:BEL,T35"]
    game.play("S:CAB,T35", "S:POS,MAR")
    assert part(game, "lay") == "C4.0 NW1.0 NE2.0 E5.0 SE7.0 SW6.0 W3.0"
    assert (population(game), len(seen(game).pile)) == ([35, 38], 17)
    assert (seen(game).crane, game.turn, seen(game).left) == (None, 1, 1)
    assert len(game.legal()) == 63


@pytest.mark.parametrize(
    ("text", "nodes"),
    [
        ("crane=-; pop=38,35; pile=-; round=1", [63, 1663, 44192]),
        ("n=3; crane=-; pop=38,35,35; pile=-; round=1", [63, 126, 3326, 88384]),
    ],
)
def test_EX_43_numbers_of_sequences_from_the_start(text: str, nodes: list[int]) -> None:
    game = given(text)
    counted = [perft(game.game, game.state, depth) for depth in range(1, len(nodes) + 1)]
    assert counted == nodes


def test_EX_44_numbers_of_sequences_later() -> None:
    game = given(LATE)
    assert [perft(game.game, game.state, depth) for depth in (1, 2)] == [79, 3010]
