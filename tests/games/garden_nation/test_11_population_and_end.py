"""Garden Nation, chapters 11 to 16: population, clean-up, the end, scoring, ranking."""

from __future__ import annotations

import pytest

from tests.games.garden_nation.texts import (
    breakdown,
    floors,
    given,
    points,
    population,
    seen,
)

LAST = "pop=1,1; order=B,A,B,A; left=1; crane=4"
"""The last action of a round, and nothing to pay with."""


def test_GAR_11_1_with_one_nothing_can_be_paid() -> None:
    assert given("pop=1,35; board=4C:B1; crane=4").legal() == ["-"]
    assert "B4SE" in given("pop=2,35; crane=4").legal()


def test_GAR_11_2_no_upper_limit() -> None:
    game = given("board=4C:A20; pop=1000,35; crane=4").play("D4C")
    assert population(game)[0] == 1000 + 20 * 3 * 2 + 20 * 19


def test_GAR_11_3_the_red_zone_may_be_entered() -> None:
    assert population(given("pop=12,35; crane=4; order=B,A").play("B4C"))[0] == 9


def test_GAR_12_1_every_territory_is_counted() -> None:
    board = "1NW:A1 2NW:A1 3NW:A1 4NW:A1 5NW:A1 6NW:A1 7NW:A1"
    assert population(given(f"board={board}; {LAST}").play("-")) == [15, 1]


def test_GAR_12_2_strictly_the_most_gains_two() -> None:
    game = given(f"board=1NW:A2 1NE:B1; {LAST}").play("-")
    assert population(game) == [3, 1]


def test_GAR_12_3_a_tie_gains_one_each() -> None:
    text = "n=4; board=1NW:A2 1NE:B1 1E:B1 1SE:C1; pop=1,1,1,1; order=B,C,D,A; left=1; crane=4"
    assert population(given(text).play("-")) == [2, 2, 1, 1]


def test_GAR_12_4_an_empty_territory_gives_nothing() -> None:
    assert population(given(LAST).play("-")) == [1, 1]


def test_GAR_12_5_also_in_the_last_round() -> None:
    game = given(f"board=1NW:A2; {LAST}; end=1").play("-")
    assert game.turn == "over"
    assert population(game) == [3, 1]


def test_GAR_13_1_the_last_takes_slot_one() -> None:
    game = given(f"board=1NW:A2; {LAST}").play("-")
    assert (seen(game).order, seen(game).left, seen(game).round) == ((0,), 1, 3)


def test_GAR_13_2_no_clean_up_after_the_last_round() -> None:
    game = given(f"board=1NW:A2; {LAST}; end=1").play("-")
    assert (seen(game).order, seen(game).round, seen(game).phase) == ((1, 0, 1, 0), 2, "OVER")


def test_GAR_14_1_the_last_floor_triggers_the_end() -> None:
    built = given("board=6C:A19; crane=4; order=B,A").play("B4SE")
    assert seen(built).ending
    raided = given("board=6C:A18 2NE:B2; crane=2; order=B,A").play("R2NE")
    assert seen(raided).ending
    assert not seen(given("board=6C:A18; crane=4; order=B,A").play("B4SE")).ending


def test_GAR_14_2_the_trigger_stands() -> None:
    game = given("board=6C:A19; crane=6; order=B,A").play("B6SW", "D6SW")
    assert (floors(game)[0], seen(game).ending) == (1, True)


def test_GAR_14_3_the_round_is_played_to_its_end() -> None:
    game = given("board=6C:A19; crane=4; order=A; pile=-").play("B4SE")
    count = 0
    while game.turn != "over":
        game.play(game.legal()[0])
        count += 1
    assert count == 6
    assert game.standing.over


def test_GAR_14_4_without_floors_one_can_only_demolish_or_pass() -> None:
    game = given("board=6C:A20 4SE:B1; crane=4; end=1")
    assert game.legal() == ["D6C", "~D6C", "-"]


def test_GAR_14_5_sixty_rounds_at_the_most() -> None:
    assert given(f"{LAST}; round=59").play("-").turn == 0
    game = given(f"{LAST}; round=60").play("-")
    assert (game.turn, seen(game).ending) == ("over", False)


def test_GAR_15_1_three_sources() -> None:
    game = given("won=P19,P07; sec=CAB+T35,POS+MAR; board=1NW:A1; pop=20,10; phase=OVER")
    assert breakdown(game, 0) == {"public": 11, "secret-1": 1, "secret-2": 0, "population": 4}
    assert points(game) == [16, 3]


def test_GAR_15_2_a_building_may_count_twice() -> None:
    game = given("sec=CAB+SCU,-; board=1NW:A2; phase=OVER")
    assert (breakdown(game, 0)["secret-1"], breakdown(game, 0)["secret-2"]) == (2, 3)


@pytest.mark.parametrize(
    ("kind", "board", "scored"),
    [("CAB", "1NW:A3 1NE:A1 1E:A5", 4), ("POS", "1E:A2 1NW:A1", 2), ("BAR", "1SW:A2 4E=l:A1", 3)],
)
def test_GAR_15_3_one_per_floor(kind: str, board: str, scored: int) -> None:
    assert card(kind, board) == scored


@pytest.mark.parametrize(
    ("kind", "board", "scored"),
    [("SCU", "1NW:A3 1NE:A2 2E:A1", 6), ("MAR", "1E:A2 1NW:A2", 3), ("WAT", "1SW:A2 1W:A2^", 3)],
)
def test_GAR_15_4_three_per_building_of_two(kind: str, board: str, scored: int) -> None:
    assert card(kind, board) == scored


@pytest.mark.parametrize(
    ("kind", "board", "scored"),
    [
        ("BEL", "1NW:A3 1NE:A4 2E:A3 3C:A2", 14),
        ("OBS", "1NW:A4 1NE:A5 2E:A3 3C:A4^", 11),
    ],
)
def test_GAR_15_5_one_tower_per_territory(kind: str, board: str, scored: int) -> None:
    assert card(kind, board) == scored


@pytest.mark.parametrize(
    ("board", "scored"),
    [
        ("3C:A1 5C:A1", 12),
        ("3C:A1 5C:A1^", 12),
        ("3C:A1", 4),
        ("3C:A2 3NW:B2 5C:A1", 4),
        ("3C:A2 3NW:B3 5C:A1 5NW:B1", 0),
        ("-", 0),
    ],
)
def test_GAR_15_6_territory_control(board: str, scored: int) -> None:
    assert card("T35", board) == scored


def card(kind: str, board: str) -> int:
    """Return what a kept card scores for A."""
    other = "OBS" if kind != "OBS" else "T72"
    game = given(f"sec={kind}+{other},-; board={board}; crane=4; phase=OVER")
    kept = seen(game).players[0].kept
    assert kept is not None
    return breakdown(game, 0)[f"secret-{kept.index(kind) + 1}"]


@pytest.mark.parametrize(
    ("people", "scored"),
    [
        (1, -30),
        (3, -20),
        (5, -10),
        (7, -5),
        (9, -3),
        (10, 0),
        (38, 10),
        (40, 10),
        (41, 10),
        (99, 10),
    ],
)
def test_GAR_15_7_population_track(people: int, scored: int) -> None:
    assert points(given(f"pop={people},35; phase=OVER"))[0] == scored


def test_GAR_15_8_a_total_may_be_negative() -> None:
    assert points(given("pop=1,2; won=P07,-; phase=OVER")) == [-27, -20]


def test_GAR_15_9_cards_and_ruses_give_nothing_further() -> None:
    assert points(given("won=P19,-; ruse=4,0; pop=10,10; phase=OVER")) == [11, 0]


def test_GAR_16_1_the_most_points_win() -> None:
    game = given("n=3; pop=10,20,35; phase=OVER")
    assert [seat.rank for seat in game.standing.seats] == [3, 2, 1]
    assert game.standing.winners == (2,)


def test_GAR_16_2_equals_share_the_rank() -> None:
    game = given("n=4; pop=35,36,10,10; ruse=4,0,1,0; phase=OVER")
    assert [seat.rank for seat in game.standing.seats] == [1, 1, 3, 3]


def test_a_standing_before_the_end_counts_public_projects_only() -> None:
    game = given("won=P19,P07; sec=CAB+T35,POS+MAR; board=1NW:A3; crane=1")
    assert points(game) == [11, 3]
    assert not game.standing.over
    assert breakdown(game, 0) == {"public": 11}


def test_the_end_tells_everything_that_is_scored() -> None:
    game = given(f"board=1NW:A2; {LAST}; end=1; sec=CAB+T35,POS+MAR").play("-")
    told = [event.key for event in game.events]
    assert told.count("secret-scored") == 4
    assert told.count("population-scored") == 2
