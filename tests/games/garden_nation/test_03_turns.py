"""Garden Nation, chapters 3 to 5: rounds and turns, the crane, the obligation to act."""

from __future__ import annotations

import pytest

from tests.games.garden_nation.texts import (
    GAME,
    forbidden,
    given,
    on,
    population,
    seen,
)
from tests.support import Given, deal


def first(game: Given, times: int = 1) -> Given:
    """Play the first legal move so many times."""
    for _ in range(times):
        game.play(game.legal()[0])
    return game


def test_GAR_3_1_a_round_ends_with_growth_and_a_new_order() -> None:
    game = given("crane=4; order=A,B,A,B; left=1; pile=-").play("B4SE")
    keys = [event.key for event in game.events]
    assert keys == ["built", "crane-moved", "grown", "grown", "round-begins"]
    assert (seen(game).round, population(game)) == (3, [35, 36])


@pytest.mark.parametrize(("order", "actions"), [("A", 1), ("A,B", 2), ("A,B,A", 2), ("B,A,B,A", 2)])
def test_GAR_3_2_actions_of_a_slot(order: str, actions: int) -> None:
    assert seen(given(f"order={order}")).left == actions


def test_GAR_3_3_one_turn_per_round() -> None:
    game = given("n=4; phase=NEXT; order=A,C")
    assert game.legal() == ["@2", "@4"]
    assert forbidden(game, "@1") == "GAR-3.3"
    assert forbidden(game, "@3") == "GAR-3.3"


def test_GAR_3_4_the_player_whose_turn_ended_chooses() -> None:
    game = given("n=3; order=B; crane=4; pile=-").play("B4SE")
    assert (game.turn, seen(game).phase) == (1, "NEXT")
    assert forbidden(game, "@1", seat=0) == "GAR-3.4"
    game.play("@3")
    assert (game.turn, seen(game).order, seen(game).left) == (2, (1, 2), 2)


def test_GAR_3_5_the_last_player_is_not_chosen() -> None:
    game = first(given("n=3; order=B,C; crane=4; pile=-"), 2)
    assert (game.turn, seen(game).phase, seen(game).order) == (0, "ACTION", (1, 2, 0))


def test_GAR_3_6_two_players_take_turns_by_slot() -> None:
    game = given("order=B; crane=4; pile=-")
    turns = []
    for _ in range(7):
        turns.append((game.turn, len(seen(game).order)))
        first(game)
    assert turns == [(1, 1), (0, 2), (0, 2), (1, 3), (1, 3), (0, 4), (0, 4)]


@pytest.mark.parametrize("order", ["n=2; order=A,B,A,B", "n=3; order=A,B,C", "n=4; order=C,A,B,D"])
def test_GAR_3_7_population_grows_after_the_last_slot(order: str) -> None:
    game = first(given(f"{order}; crane=4; left=1; pile=-"))
    assert "grown" in [event.key for event in game.events]
    earlier = first(given(f"{order}; crane=4; left=2; pile=-"))
    assert "grown" not in [event.key for event in earlier.events]


def test_GAR_3_8_the_last_is_first_with_three_actions_in_a_row() -> None:
    game = given("n=4; order=C,A,B,D; crane=4; pile=-")
    turns = []
    for _ in range(3):
        turns.append(game.turn)
        first(game)
    assert turns == [3, 3, 3]
    assert seen(game).order == (3,)
    assert seen(game).phase == "NEXT"


def test_GAR_3_9_the_other_is_second_in_the_new_round() -> None:
    game = first(given("order=A,B,A,B; left=1; crane=4; pile=-"), 2)
    assert seen(game).order == (1, 0)


def test_GAR_4_1_an_action_happens_where_the_crane_stands() -> None:
    game = given("crane=3; ruse=0,0")
    assert {move[1] for move in game.legal()} == {"3"}
    assert forbidden(game, "B4SE") == "GAR-4.1"


def test_GAR_4_2_the_first_action_may_happen_anywhere() -> None:
    game = given("crane=-; round=1")
    assert {move[1] for move in game.legal()} == set("1234567")


@pytest.mark.parametrize(
    ("direction", "territory"),
    [("C", 4), ("NW", 1), ("NE", 2), ("E", 5), ("SE", 7), ("SW", 6), ("W", 3)],
)
def test_GAR_4_3_the_field_sends_the_crane(direction: str, territory: int) -> None:
    assert on(given(""), f"6{direction}").leads == territory
    built = given("crane=6; pile=-")
    move = next(move for move in built.legal() if move.startswith(f"B6{direction}"))
    if move.rstrip("=msl") == f"B6{direction}":
        assert seen(built.play(move)).crane == territory
    tile = "=m" if direction == "W" else ""
    owned = given(f"board=6{direction}{tile}:A1; crane=6").play(f"D6{direction}")
    assert seen(owned).crane == territory
    raided = given(f"board=6{direction}{tile}:B1; crane=6").play(f"R6{direction}")
    assert seen(raided).crane == territory


def test_GAR_4_4_the_crane_may_stay() -> None:
    assert seen(given("crane=5").play("B5E")).crane == 5


def test_GAR_4_5_the_crane_waits_for_the_next_player_and_round() -> None:
    game = given("order=A,B,A,B; left=1; crane=4; pile=-").play("B4SE")
    assert (seen(game).round, seen(game).crane) == (3, 7)
    assert {move[1] for move in game.legal("B*")} == {"7"}


def test_GAR_4_6_directions_are_read_on_the_table() -> None:
    game = given("lay=C4.1 NW1.0 NE2.0 E5.0 SE7.0 SW6.0 W3.0; crane=4; pile=-")
    # Turned once, the printed m1 of SE lies at SW and sends the crane to 6.
    assert (on(game, "4SW").number, on(game, "4SW").leads) == (1, 6)
    assert seen(game.play("B4SW")).crane == 6


def test_GAR_5_1_every_action_must_be_performed() -> None:
    game = given("crane=4; order=B,A")
    assert "-" not in game.legal()
    assert forbidden(game, "-") == "GAR-5.7"


def test_GAR_5_2_demolishing_or_raiding_where_a_build_is_legal() -> None:
    game = given("board=4C:A1 4W:B1; crane=4")
    assert {"D4C", "R4W", "B4SE"} <= set(game.legal())


def test_GAR_5_3_nobody_is_forced_to_demolish_or_raid() -> None:
    game = given("board=7C:A1 7SE:B1; crane=7; pop=3,35")
    assert {"D7C", "R7SE", "B1W"} <= set(game.legal())


def test_GAR_5_4_the_action_moves_on_where_nothing_can_be_built() -> None:
    assert "B1W" in given("board=7SE:B1; crane=7; pop=3,35").legal()
    # No floor in supply: nothing can be built anywhere, so the action may happen anywhere.
    spent = given("board=6C:A18 1W:A1 2C:A1; crane=4; ruse=0,0")
    assert spent.legal() == ["D1W", "D2C", "D6C", "-"]


def test_GAR_5_5_from_seven_it_moves_on_to_one() -> None:
    game = given("board=7SE:B1; crane=7; pop=3,35; ruse=0,0")
    assert game.legal() == ["B1W"]
    onward = given("board=7SE:B1 1W:B1; crane=7; pop=3,35; ruse=0,0")
    assert onward.legal() == ["B2NW"]


def test_GAR_5_6_no_further_than_where_a_build_is_legal() -> None:
    game = given("board=7SE:B1; crane=7; pop=3,35")
    assert forbidden(game, "B2NW") == "GAR-5.6"
    assert forbidden(given("crane=7"), "B1W") == "GAR-4.1"


def test_GAR_5_7_a_pass_where_nothing_can_be_built_at_all() -> None:
    assert "-" in given("pop=1,35").legal()
    reason = given("pop=2,35; crane=5").why_not("-")
    assert reason.rule == "GAR-5.7"
    assert reason.at == ("territory:1", "territory:3", "territory:4", "territory:7")


def test_GAR_5_8_a_pass_moves_nothing() -> None:
    game = given("pop=1,35; crane=5; order=B,A")
    assert game.legal() == ["-"]
    game.play("-")
    assert (seen(game).crane, seen(game).left, population(game)) == (5, 1, [1, 35])


def test_GAR_5_9_what_a_ruse_could_do_does_not_count() -> None:
    game = given("board=7SE:A1^ 7C:A1 1W:B1 2NW:B1 3SW:B1 4SE:B1 5E:B1; crane=5; pop=3,35")
    assert "^7SE>7C B7SE" in game.legal()
    assert "-" in game.legal()


def test_a_whole_game_of_every_size_comes_to_its_end() -> None:
    for seats in (2, 3, 4):
        game = deal(GAME, seats, 11)
        while game.turn != "over":
            first(game)
        assert game.legal() == []
        assert game.standing.over
