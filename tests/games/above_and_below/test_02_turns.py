"""Above and Below, AAB-2: rounds and turns."""

from tests.games.above_and_below.texts import forbidden, given, player, point, seen


def test_AAB_2_1_a_round_is_an_action_phase_and_a_round_end() -> None:
    game = given("round 3; A ready NB1; B ready NB2; villagers V01 V02 V03 V04 V05 bag -")
    game.play("P", "P")
    assert seen(game).round == 4
    assert point(game) == "turn B"


def test_AAB_2_1_the_seventh_round_is_the_last() -> None:
    game = given("round 7").play("P", "P")
    assert game.turn == "over" and seen(game).round == 7


def test_AAB_2_2_players_take_turns_clockwise_from_the_start_player() -> None:
    game = given("players 3; start B")
    turns = [game.turn]
    for move in ("W:NB2", "W:NB3", "W:NB1", "P", "P"):
        turns.append(game.play(move).turn)
    assert turns == [1, 2, 0, 1, 2, 0]


def test_AAB_2_3_a_turn_ends_with_its_main_action() -> None:
    game = given("A stock fish2,ore1").play("^fish", "$ore", "^fish")
    assert game.turn == 0
    game.play("W:NB1")
    assert game.turn == 1
    assert forbidden(game, "^fish", seat=0) == "AAB-2.2"


def test_AAB_2_4_whoever_has_passed_is_skipped() -> None:
    game = given("players 3; passed B").play("W:NB1")
    assert game.turn == 2
    game.play("W:NB3")
    assert game.turn == 0


def test_AAB_2_5_passing_is_always_allowed_and_keeps_villagers_ready() -> None:
    game = given()
    assert game.legal("P") == ["P"]
    game.play("P")
    assert player(game).ready == ("NB1", "NT1", "NS1")


def test_AAB_2_6_without_ready_villagers_only_free_actions_and_the_pass_are_left() -> None:
    game = given("A coins 1 ready - exhausted NB1 stock fish1; B sale potion")
    assert game.legal() == ["^fish", "$fish", "Rh", "Ro", "P"]
    game.play("^fish")
    assert game.turn == 0
    assert game.play("P").turn == 1


def test_AAB_2_7_the_last_player_keeps_taking_turns() -> None:
    game = given("players 3; passed B C")
    assert [game.play(move).turn for move in ("W:NB1", "W:NT1", "W:NS1")] == [0, 0, 0]
