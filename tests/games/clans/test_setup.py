"""Clans, section 5: the chance events, one after the other."""

from io import StringIO
from itertools import permutations

import pytest
from rich.console import Console

from dorfplatz.cli.drawing import draw_view
from dorfplatz.games import find
from dorfplatz.table import Table
from dorfplatz.words import words
from tests.games.clans.texts import GAME_CHANCE, REGIONS, START, part, seen
from tests.support import deal, given, new, refused

CLANS = find("clans")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_first_event_nothing_is_there(seats: int) -> None:
    zeros = ",".join("0" * seats)
    text = f"-; c={zeros}; s=0,0,0,0,0; p=setup; cards={'-' * seats}"
    assert new("clans", seats=seats).text == text
    assert given("clans", text).legal() == new("clans", seats=seats).legal()


def test_CE_1_regions_are_dealt_from_A_to_L() -> None:
    game = new("clans", seats=3)
    game.play("A=krbgy", "B=ygbrk")
    assert game.text == (
        "A1:k1 A2:r1 A3:b1 A4:g1 A5:y1 B1:y1 B2:g1 B3:b1 B4:r1 B5:k1;"
        " c=0,0,0; s=0,0,0,0,0; p=setup; cards=---"
    )
    assert game.legal("C=*") == game.legal()
    assert len(game.legal()) == 120


@pytest.mark.parametrize("move", ["B=krbgy", "P1=k", "start=P1", "A1-A2"])
def test_CE_1_nothing_else_can_happen_first(move: str) -> None:
    game = new("clans", seats=2)
    before = game.text
    refused(lambda: game.play(move))
    assert game.text == before


def test_CE_1_outcomes_are_in_character_order() -> None:
    outcomes = new("clans", seats=2).legal()
    assert outcomes == sorted("A=" + "".join(letters) for letters in permutations("krbgy"))


def test_CE_2_every_seat_draws_from_what_is_left() -> None:
    game = given("clans", f"{START}; c=0,0,0,0; p=setup")
    assert game.legal() == ["P1=b", "P1=g", "P1=k", "P1=r", "P1=y"]
    assert game.play("P1=r").legal() == ["P2=b", "P2=g", "P2=k", "P2=y"]
    assert game.play("P2=b").legal() == ["P3=g", "P3=k", "P3=y"]
    assert game.play("P3=y").legal() == ["P4=g", "P4=k"]
    assert part(game.text, "cards") == "rby-"
    assert game.play("P4=k").legal() == ["start=P1", "start=P2", "start=P3", "start=P4"]


def test_CE_2_a_drawn_clan_cannot_be_drawn_again() -> None:
    game = given("clans", f"{START}; p=setup; cards=k-")
    before = game.text
    refused(lambda: game.play("P2=k"))
    refused(lambda: game.play("P1=r"))
    assert game.text == before


def test_CE_3_is_the_last_thing_chance_does() -> None:
    game = new("clans", seats=3).play(*GAME_CHANCE)
    turns = {game.turn}
    while game.turn != "over":
        game.play(game.legal()[-1])
        turns.add(game.turn)
    assert turns == {0, 1, 2, "over"}


def test_all_outcomes_of_an_event_are_equally_likely() -> None:
    game = new("clans", seats=4)
    while game.turn == "chance":
        weights = game.weights()
        assert len(weights) == len(game.legal())
        assert len(set(weights)) == 1
        game.play(game.legal()[0])
    assert len(game.legal()) == 276


def test_end_conditions_are_not_applied_in_the_setup() -> None:
    game = new("clans", seats=2)
    for region in REGIONS:
        assert game.turn == "chance"
        assert seen(game).over is None
        game.play(f"{region}=krbgy")
    assert seen(game).active is None


def test_the_same_seed_deals_the_same_game() -> None:
    assert deal("clans", seats=3, seed=7).text == deal("clans", seats=3, seed=7).text
    assert deal("clans", seats=3, seed=7).text != deal("clans", seats=3, seed=8).text


def test_the_fifth_clan_may_be_white_and_that_changes_no_game() -> None:
    seed = bytes(range(32))
    plain, white = (Table(CLANS, 3, options, seed) for options in ({}, {"fifth_clan": "white"}))
    assert plain.position() == white.position()
    assert plain.view(0) == white.view(0)
    assert "fifth_clan" not in Table(CLANS, 3, {"fifth_clan": "black"}, seed).options
    console = Console(width=80, file=StringIO())
    console.print(
        draw_view(CLANS, white.view(0), words("en", CLANS), console, options=white.options)
    )
