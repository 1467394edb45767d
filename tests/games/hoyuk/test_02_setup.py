"""Höyük, section 4: the setup."""

from __future__ import annotations

import pytest

from dorfplatz.games import find
from tests.games.hoyuk.texts import field, seen
from tests.support import new, refused


@pytest.mark.parametrize(("seats", "limit"), [(2, 25), (3, 25), (4, 25), (5, 20)])
def test_HOY_2_1_the_default_house_limit_depends_on_the_seats(seats: int, limit: int) -> None:
    assert new("hoyuk", seats).text.startswith(f"hoyuk basic {limit} {'RGYUB'[:seats]};")


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("limit", [25, 20, 15])
def test_HOY_2_1_every_limit_is_possible_with_every_number_of_players(
    seats: int, limit: int
) -> None:
    game = new("hoyuk", seats, {"house_limit": limit, "mode": "expert"})
    assert game.text.startswith(f"hoyuk expert {limit} ")


@pytest.mark.parametrize(("seats", "tribes"), [(2, "UB"), (3, "YRB"), (5, "BUYGR")])
def test_HOY_2_1_every_player_has_a_tribe_of_his_own(seats: int, tribes: str) -> None:
    game = new("hoyuk", seats, {"tribes": tribes})
    assert [player.letter for player in seen(game).players] == list(tribes)


@pytest.mark.parametrize("tribes", ["RR", "R", "RGB", "RX", ""])
def test_HOY_2_1_tribes_are_distinct_and_as_many_as_seats(tribes: str) -> None:
    assert refused(lambda: new("hoyuk", 2, {"tribes": tribes})).code == "bad-option"


@pytest.mark.parametrize("seats", [1, 6])
def test_HOY_2_1_two_to_five_players(seats: int) -> None:
    assert refused(lambda: new("hoyuk", seats)).code == "bad-seats"


def test_HOY_2_1_other_limits_and_modes_do_not_exist() -> None:
    assert refused(lambda: new("hoyuk", 2, {"house_limit": 24})).code == "bad-option"
    assert refused(lambda: new("hoyuk", 2, {"mode": "medium"})).code == "bad-option"


@pytest.mark.parametrize("limit", [25, 20, 15])
def test_HOY_2_2_everybody_starts_with_his_houses_alone(limit: int) -> None:
    view = seen(new("hoyuk", 3, {"house_limit": limit}))
    assert [player.houses for player in view.players] == [limit] * 3
    assert [player.hand for player in view.players] == [""] * 3
    assert [player.points for player in view.players] == [0] * 3
    assert view.squares == ()


def test_HOY_2_3_the_general_supply() -> None:
    basic = {"oven": 20, "pen": 40, "shrine": 20}
    assert dict(seen(new("hoyuk", 2)).supply) == basic
    assert dict(seen(new("hoyuk", 2, {"mode": "advanced"})).supply) == basic
    expert = {**basic, "cattle": 20, "villager": 20, "shaman": 1}
    assert dict(seen(new("hoyuk", 5, {"mode": "expert"})).supply) == expert


@pytest.mark.parametrize(("mode", "cards"), [("basic", 12), ("advanced", 12), ("expert", 24)])
def test_HOY_2_4_the_catastrophes_of_the_mode(mode: str, cards: int) -> None:
    assert len(seen(new("hoyuk", 2, {"mode": mode})).forecast) == cards


@pytest.mark.parametrize(
    ("mode", "stacks", "bags"),
    [
        ("basic", "OSP", {"basic": "H6O7P7S7J3"}),
        ("advanced", "OSPTH", {"basic": "H6O7P7S7J3", "advanced": "H6O4P4S4J2"}),
        (
            "expert",
            "OSPTHCV",
            {"basic": "H6O7P7S7J3", "advanced": "H6O4P4S4J2", "expert": "C9V9J2"},
        ),
    ],
)
def test_HOY_2_5_ten_cards_lie_on_every_stack(mode: str, stacks: str, bags: dict[str, str]) -> None:
    view = seen(new("hoyuk", 4, {"mode": mode}))
    assert [(stack.letter, stack.hidden) for stack in view.stacks] == [(s, 10) for s in stacks]
    assert dict(view.bags) == bags


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize(
    ("mode", "tiles"),
    [("basic", "HHOOPPSSWW"), ("advanced", "HHOOPPSSWW"), ("expert", "HHOOPPSSWWCCVVM")],
)
def test_HOY_2_6_the_tiles_depend_on_the_mode_alone(seats: int, mode: str, tiles: str) -> None:
    assert seen(new("hoyuk", seats, {"mode": mode})).tile_bag == tiles


@pytest.mark.parametrize("tribes", ["RB", "BGR", "YUBRG"])
def test_HOY_2_7_the_first_start_player_is_drawn(tribes: str) -> None:
    game = new("hoyuk", len(tribes), {"tribes": tribes})
    assert sorted(game.legal()) == sorted(f"!start={letter}" for letter in tribes)
    assert set(game.weights()) == {1}
    for seat, letter in enumerate(tribes):
        assert seen(game.copy().play(f"!start={letter}")).first == seat


@pytest.mark.parametrize(("mode", "order"), [("basic", "OSP"), ("expert", "OSPTHCV")])
def test_HOY_2_8_the_setup_draws_the_start_player_then_the_top_cards(mode: str, order: str) -> None:
    game = new("hoyuk", 2, {"mode": mode}).play("!start=G")
    for stack in order:
        assert all(move.startswith(f"!top={stack}:") for move in game.legal())
        game.play(game.legal()[0])
    assert field(game, "at") == "deal1"  # nobody has a card to play


def test_the_box_is_the_one_of_the_specification() -> None:
    game = find("hoyuk")
    assert (game.id, game.title, game.min_seats, game.max_seats) == ("hoyuk", "Höyük", 2, 5)
    keys = [choice.key for choice in game.choices if not choice.shown]
    assert keys == ["mode", "house_limit", "tribes", "herds"]
