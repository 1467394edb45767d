"""Garden Nation, section 8: what was decided where the rules are silent."""

from __future__ import annotations

import pytest

from dorfplatz.engine.asking import prompt
from dorfplatz.engine.errors import BadPosition
from dorfplatz.games import find
from dorfplatz.table.table import Table
from tests.games.garden_nation.texts import (
    GAME,
    SETUP,
    building,
    forbidden,
    given,
    on,
    part,
    points,
    population,
    ruses,
    seen,
)
from tests.support import new, refused


def test_RULING_1_all_orientations_are_equally_likely() -> None:
    game = new(GAME, 2)
    assert (len(game.legal()), set(game.weights())) == (42, {1})


def test_RULING_2_two_field_numbers_of_the_artwork() -> None:
    game = given("")
    assert (on(game, "5W").number, on(game, "6C").number) == (3, 4)


def test_RULING_3_different_kinds_not_different_families() -> None:
    text = "phase=SECRETS; crane=-; sec=T13+T24+BEL+BEL,POS+MAR/CAB+OBS"
    assert given(text).legal() == ["S:BEL,T13", "S:BEL,T24", "S:T13,T24"]


def test_RULING_4_choices_are_independent() -> None:
    game = new(GAME, 2).play(*SETUP)
    rules = find(GAME)
    before = prompt(rules, game.state, 1)
    game.play("S:CAB,T35")
    assert prompt(rules, game.state, 1) == before
    assert game.turn == 1


def test_RULING_5_a_pass_is_one_action_and_for_any_reason() -> None:
    poor = given("pop=1,35; order=B,A").play("-")
    assert (poor.turn, seen(poor).left) == (0, 1)
    assert "-" in given("board=6C:A20; crane=3").legal()


def test_RULING_6_a_raided_building_has_the_value_of_the_table() -> None:
    game = given("board=2NE:B3; crane=2; pop=40,10; order=B,A").play("R2NE", "D2NE")
    assert population(game) == [40, 40]


def test_RULING_7_a_needless_change_is_legal() -> None:
    game = given("board=7SE:B1 7E:A1; crane=7; pop=3,35")
    assert {"D7E", "~D7E"} <= set(game.legal())


def test_RULING_8_a_moved_roof_binds_the_territory() -> None:
    game = given("board=1NW:A2^ 6SW:A1; crane=1; pop=1,35")
    assert game.legal("^*") == ["^1NW>6SW D1NW"]
    assert forbidden(game, "^1NW>6SW B6SW") == "GAR-8.10"


def test_RULING_9_a_third_floor_completes_a_card_of_two() -> None:
    assert "B1NW!P07" in given("board=1NW:A2; crane=1; disp=P07 - - -").legal()


def test_RULING_10_slots_stay_empty() -> None:
    game = given("board=1NW:A1; crane=1; disp=P10 - - -; pile=-; order=B,A").play("B1NE!P10")
    assert seen(game).display == (None, None, None, None)


def test_RULING_11_completing_needs_a_roof() -> None:
    roofs = " ".join(f"{t}{d}:B1^" for t in (5, 6, 7) for d in ("C", "NW", "NE", "E", "SE"))
    board = f"{roofs} 2C:A1^ 2NW:A1^ 3C:A1^ 3NW:A1^ 1NW:A1"
    game = given(f"board={board}; crane=1; disp=P10 - - -")
    assert seen(game).roofs == 0
    assert game.legal("B1NE*") == ["B1NE"]


def test_RULING_12_population_is_counted_without_limit() -> None:
    game = given("pop=81,35; board=4C:A1; crane=4; order=B,A").play("D4C")
    assert population(game)[0] == 87


def test_RULING_13_the_most_floors_needs_a_floor() -> None:
    assert population(given("pop=1,1; order=B,A,B,A; left=1").play("-")) == [1, 1]


def test_RULING_14_the_guard_ends_round_sixty() -> None:
    game = given("pop=1,1; order=B,A,B,A; left=1; round=60").play("-")
    assert game.turn == "over"
    told = [event for event in game.events if event.key == "game-over"]
    assert told[0].args["reason"] == "over:rounds"


def test_RULING_15_totals_are_not_clamped() -> None:
    assert points(given("pop=1,35; phase=OVER"))[0] == -30


def test_RULING_16_no_tie_break() -> None:
    game = given("pop=35,36; ruse=0,4; won=-,-; phase=OVER")
    assert game.standing.winners == (0, 1)


def test_RULING_17_the_action_moves_up_in_number() -> None:
    game = given("board=4SE:B1 3SW:B1; crane=4; pop=3,35; ruse=0,0")
    assert game.legal() == ["B5E"]


def test_RULING_18_thirty_eight_once() -> None:
    game = new(GAME, 2).play(*SETUP).play("S:CAB,T35", "S:POS,MAR")
    assert population(game) == [35, 38]
    later = given("pop=1,1; order=A,B,A,B; left=1").play("-")
    assert population(later) == [1, 1]


def test_RULING_19_the_claim_is_part_of_the_move() -> None:
    game = given("board=1NW:A1; crane=1; disp=P10 - - -; pile=-; order=B,A").play("B1NE!P10")
    assert (building(game, "1NE"), points(game)[0], seen(game).left) == ("A1^", 3, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_RULING_20_peoples_are_no_part_of_a_position(seats: int) -> None:
    text = new(GAME, seats).text
    assert "sylph" not in text.lower()
    assert all(choice.shown for choice in find(GAME).choices)  # none of them is known to the rules
    seed = bytes(32)
    wished = Table(find(GAME), seats, {"peoples": "amps"}, seed)
    assert wished.position() == Table(find(GAME), seats, None, seed).position()


def test_RULING_21_nobody_has_to_use_a_ruse() -> None:
    game = given("board=7SE:A1^ 7C:A1 1W:B1 2NW:B1 3SW:B1 4SE:B1 5E:B1; crane=5; pop=3,35")
    assert "-" in game.legal()
    assert ruses(game.play("-")) == [4, 4]


def test_RULING_22_the_new_card_is_seen_before_the_next_player_is_chosen() -> None:
    game = given("n=3; board=1NW:A1; crane=1; disp=P10 - - -").play("B1NE!P10")
    assert seen(game).phase == "REFILL"
    assert seen(game.play("+P05")).phase == "NEXT"


@pytest.mark.parametrize(
    "text",
    [
        "phase=DISPLAY; crane=-; pile=-",
        "phase=DISPLAY; crane=-; disp=P01 - - -; pile=P02 P03",
        "phase=LAYOUT; lay=-; crane=-; pile=P02 P03 P04",
        "phase=LAYOUT; lay=C4.0; board=1NW:A1; crane=4",
        "phase=START; crane=-; sec=CAB+POS+BAR+T13,-",
        "phase=DEAL; crane=-; sec=CAB+POS/BAR+T13,-",
        "phase=SECRETS; crane=-; sec=CAB+POS,CAB+POS+BAR+T13",
        "sec=CAB+POS+BAR+T13,-",
    ],
)
def test_RULING_23_what_the_phase_could_not_go_on_from_is_refused(text: str) -> None:
    assert refused(lambda: given(text)).code == "bad-position"


def test_RULING_23_just_enough_cards_are_fine() -> None:
    game = given("phase=DISPLAY; crane=-; disp=P01 - - -; pile=P02 P03 P04")
    assert game.legal() == ["+P02", "+P03", "+P04"]
    full = given(
        "phase=LAYOUT; lay=C4.0 NW1.0 NE2.0 E5.0 SE7.0 SW6.0; disp=P01 P02 P03 P04; pile=-"
    )
    assert seen(full.play("+W3.0")).phase == "START"


def test_RULING_24_the_pile_is_read_as_entries_or_as_joined_cards() -> None:
    spaced = given("disp=P07 - - -; pile=P01 P03 P21")
    assert part(spaced, "pile") == "P01 P03 P21"
    for text in ("P01+P03+P21", "P21+P01+P03", "P03 P21 P01"):
        assert given(f"disp=P07 - - -; pile={text}").text == spaced.text
    for text in ("P01+", "+", "P01++P03", "P01+P01", "P01+P07", "P01,P03"):
        with pytest.raises(BadPosition):
            given(f"disp=P07 - - -; pile={text}")
