"""Garden Nation, chapters 1 and 2: setup and board."""

from __future__ import annotations

from collections import Counter

import pytest

from dorfplatz.engine.asking import prompt
from dorfplatz.games import find
from tests.games.garden_nation.texts import (
    GAME,
    SETUP,
    floors,
    forbidden,
    given,
    on,
    part,
    points,
    population,
    ruses,
    seen,
)
from tests.oracles import garden_nation as oracle
from tests.support import deal, new, refused


def test_GAR_1_1_every_territory_comes_to_one_position() -> None:
    game = new(GAME, 3)
    assert len(game.legal()) == 42
    game.play("+C4.0")
    assert len(game.legal()) == 36
    assert game.legal("+NW4*") == []
    assert set(game.weights()) == {1}
    for seed in range(10):
        places = seen(deal(GAME, 3, seed)).layout
        assert [place.position for place in places] == oracle.DIRECTIONS
        assert sorted(place.territory for place in places) == [1, 2, 3, 4, 5, 6, 7]


def test_GAR_1_2_every_territory_lies_in_one_of_six_orientations() -> None:
    assert new(GAME, 2).legal("+C3.*") == [f"+C3.{rotation}" for rotation in range(6)]
    game = new(GAME, 2).play("+C1.2")
    # Printed NW m4, NE m4, E s4 lie two steps further clockwise: at E, SE and SW.
    assert [on(game, f"1{d}").number for d in ("E", "SE", "SW")] == [4, 4, 4]
    assert [on(game, f"1{d}").terrain for d in ("E", "SE", "SW")] == ["meadow", "meadow", "straw"]
    assert on(game, "1C").terrain == "bramble"


def test_GAR_1_3_four_public_cards_are_shown() -> None:
    game = new(GAME, 2).play(*SETUP[:7])
    assert len(game.legal()) == 21
    game.play("+P07", "+P10", "+P16")
    assert len(game.legal()) == 18
    game.play("+P19")
    assert seen(game).display == ("P07", "P10", "P16", "P19")
    assert len(seen(game).pile) == 17


@pytest.mark.parametrize(("seats", "each"), [(2, 20), (3, 17), (4, 14)])
def test_GAR_1_4_what_everybody_starts_with(seats: int, each: int) -> None:
    game = deal(GAME, seats, 5)
    assert floors(game) == [each] * seats
    assert ruses(game) == [4] * seats
    assert points(game) == [0] * seats


def test_GAR_1_5_the_start_player_has_three_more() -> None:
    game = new(GAME, 4).play(*SETUP[:11])
    assert game.legal() == ["+@1", "+@2", "+@3", "+@4"]
    game.play("+@3")
    assert population(game) == [35, 35, 38, 35]
    assert seen(game).order == (2,)


def test_GAR_1_6_two_of_four_cards_of_different_kinds() -> None:
    game = new(GAME, 2).play(*SETUP)
    assert game.legal() == ["S:CAB,BEL", "S:CAB,T35", "S:BEL,T35"]
    assert forbidden(game, "S:CAB,OBS") == "GAR-1.6"
    game.play("S:BEL,T35")
    assert seen(game, 0).players[0].kept == ("BEL", "T35")
    assert seen(game, 0).players[0].dealt == ("CAB", "BEL", "BEL", "T35")
    assert forbidden(game, "S:CAB,T35", 0) == "GAR-1.6"


def test_GAR_1_7_nobody_else_sees_the_kept_cards() -> None:
    game = new(GAME, 2).play(*SETUP).play("S:CAB,T35", "S:POS,MAR")
    for viewer in (None, 1):
        assert seen(game, viewer).players[0].kept is None
        assert seen(game, viewer).players[0].dealt is None
    over = given("sec=CAB+T35/BEL+BEL,POS+MAR; phase=OVER")
    assert seen(over).players[0].kept == ("CAB", "T35")
    assert seen(over, 1).players[0].dealt is None  # what went back is never shown


def test_GAR_1_8_board_display_and_start_player_come_first() -> None:
    game = new(GAME, 2)
    phases = []
    for move in SETUP:
        phases.append(seen(game).phase)
        game.play(move)
    assert list(dict.fromkeys(phases)) == ["LAYOUT", "DISPLAY", "START", "DEAL"]
    assert seen(game).phase == "SECRETS"
    assert forbidden(game, "B4SE", 1) == "GAR-1.8"


def test_GAR_2_1_fields_of_a_territory() -> None:
    for seed in range(5):
        game = deal(GAME, 2, seed)
        for territory in range(1, 8):
            terrains = Counter(f.terrain for f in seen(game).fields if f.id[0] == str(territory))
            assert terrains == {"meadow": 2, "straw": 2, "leaf": 2, "bramble": 1}


def test_GAR_2_2_adjacency_crosses_borders() -> None:
    # 1SE and 4NW touch: both straw.
    game = given("board=1SE:A1; crane=4; disp=P11 - - -")
    assert game.legal("B4NW*") == ["B4NW", "B4NW!P11"]
    # 1E and 4NW do not.
    assert given("board=1E:A1; crane=4; disp=P11 - - -").legal("B4NW*") == ["B4NW"]


def test_GAR_2_3_the_centre_is_a_position_not_a_number() -> None:
    layout = "lay=C1.0 NW4.0 NE2.0 E5.0 SE7.0 SW6.0 W3.0"
    game = given(f"{layout}; board=4SE:A2 1NW:A2; crane=4; disp=P07 P16 - -")
    assert game.legal("B4SE*") == ["B4SE", "B4SE!P07"]
    here = given(f"{layout}; board=4SE:A2 1NW:A2; crane=1; disp=P07 P16 - -")
    assert here.legal("B1NW*") == ["B1NW", "B1NW!P16"]


def test_GAR_2_4_brambles_have_no_terrain_before_the_tile() -> None:
    game = given("crane=4; order=B,A")
    assert on(game, "4E").terrain == "bramble"
    assert on(game.play("B4E=m"), "4E").terrain == "meadow"


def test_GAR_2_5_brambles_count_five() -> None:
    assert on(given("crane=4"), "4E").number == 5
    assert on(given("board=4E=s; crane=4"), "4E").number == 5
    assert population(given("board=4E=s:A2; crane=4; pop=20,20").play("D4E"))[0] == 42


def test_GAR_2_6_a_field_with_a_building_is_not_free() -> None:
    text = "board=4W:A1 4C:{}; crane=4; disp=P03 - - -"
    assert "B4W!P03" in given(text.format("B1").replace(" 4C:B1", "")).legal()
    assert "B4W!P03" not in given(text.format("B1")).legal()
    assert "B4W!P03" not in given(text.format("A1^")).legal()


def test_GAR_2_7_every_terrain_has_a_name_of_its_own() -> None:
    terrains = {field.terrain for field in seen(given("")).fields}
    assert terrains == {"meadow", "straw", "leaf", "bramble"}


def test_the_box_is_that_of_the_specification() -> None:
    numbers: dict[str, list[int]] = {}
    for field in seen(given("")).fields:
        numbers.setdefault(field.terrain, []).append(field.number)
    assert Counter(numbers["straw"]) == Counter(numbers["leaf"]) == {1: 1, 2: 1, 3: 5, 4: 5, 5: 2}
    assert Counter(numbers["meadow"]) == {1: 2, 3: 6, 4: 4, 5: 2}
    assert numbers["bramble"] == [5] * 7


def test_borders_of_the_reference_layout() -> None:
    across = (
        "1E-2W 1SE-4NW 1SW-3NE 2SE-5NW 2SW-4NE 3E-4W 3SE-6NW 4E-5W 4SE-7NW 4SW-6NE 5SW-7NE 6E-7W"
    )
    p = oracle.read(given("").text)
    found = [
        f"{one}-{other}"
        for i, one in enumerate(oracle.FIELDS)
        for other in oracle.FIELDS[i:]
        if one[0] != other[0] and oracle.touch(p, one, other)
    ]
    assert sorted(found) == sorted(across.split())


def test_private_draws_and_choices_are_masked_in_the_log() -> None:
    game = new(GAME, 2).play(*SETUP).play("S:CAB,T35", "S:POS,MAR")
    assert game.log(0)[12:] == [*SETUP[12:16], *["+2:?"] * 4, "S:CAB,T35", "S:?"]
    assert game.log(1)[12:] == [*["+1:?"] * 4, *SETUP[16:], "S:?", "S:POS,MAR"]
    assert game.log(None)[12:] == [*["+1:?"] * 4, *["+2:?"] * 4, "S:?", "S:?"]
    assert game.log(None)[:12] == SETUP[:12]


def test_kept_cards_are_in_everybodys_log_at_the_end() -> None:
    game = new(GAME, 2).play(*SETUP).play("S:CAB,T35", "S:POS,MAR")
    while game.turn != "over":
        game.play(game.legal()[0])
    assert game.log(None)[12:22] == [*["+1:?"] * 4, *["+2:?"] * 4, "S:CAB,T35", "S:POS,MAR"]


def test_events_of_the_deal_are_whispered() -> None:
    game = new(GAME, 2).play(*SETUP[:12]).play("+1:BEL")
    told = [event.for_viewer(viewer) for event in game.events for viewer in (0, 1, None)]
    keys = [phrase.key for phrase in told if phrase is not None]
    assert keys == ["secret-dealt", "secret-dealt-hidden", "secret-dealt-hidden"]


def test_any_seat_may_choose_first_and_nothing_shows() -> None:
    rules = find(GAME)
    game = deal(GAME, 4, 3)
    assert rules.rules.waiting(game.state) == [0, 1, 2, 3]
    for seat in range(4):
        options = prompt(rules, game.state, seat).options
        assert len(options) >= 3
        assert all(option.move.startswith("S:") for option in options)
    game.play(game.legal()[0])
    assert rules.rules.waiting(game.state) == [1, 2, 3]
    assert [player.chosen for player in seen(game).players] == [True, False, False, False]
    assert prompt(rules, game.state, 0).options == ()


def test_a_later_seat_may_have_chosen_already() -> None:
    game = given(
        "phase=SECRETS; crane=-; disp=P07 P10 P16 P19; sec=CAB+BEL+BEL+T35,POS+MAR/T13+OBS"
    )
    assert game.turn == 0
    assert find(GAME).rules.waiting(game.state) == [0]
    assert seen(game.play("S:CAB,BEL")).phase == "ACTION"
    assert part(game, "sec") == "CAB+BEL/BEL+T35,POS+MAR/OBS+T13"


@pytest.mark.parametrize(
    "move", ["+NW4.0", "+P07", "+@1", "+1:CAB", "B4SE", "-", "@2", "S:CAB,T35"]
)
def test_nothing_else_can_happen_first(move: str) -> None:
    game = new(GAME, 2)
    before = game.text
    assert refused(lambda: game.play(move)).code == "illegal"
    assert game.text == before
