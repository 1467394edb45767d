"""Taluva, TAL-2: what is on the table before the first draw."""

import pytest

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.rules import OVER
from tests.games.taluva.texts import player, seen
from tests.support import new, refused


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TAL_2_1_all_tiles_for_every_player_count(seats: int) -> None:
    game = new("taluva", seats)
    assert sum(game.weights()) == 48
    assert seen(game).tiles_left == 48
    assert len(game.legal()) == 25


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TAL_2_2_every_player_has_the_same_pieces(seats: int) -> None:
    game = new("taluva", seats)
    assert [player(game, colour).supply for colour in "rwyb"[:seats]] == [(3, 2, 20)] * seats


def test_TAL_2_3_play_goes_clockwise_from_the_start() -> None:
    game = new("taluva", 3, {"start": 2})
    order = []
    for tile, place in (("JC", "JC@0.0/0"), ("CJ", "CJ@2.-1/1"), ("JS", "JS@4.-1/1")):
        game.play(f"+{tile}")
        order.append(game.turn)
        game.play(place, game.copy().play(place).legal("H*")[0])
    assert order == [2, 0, 1]


def test_TAL_2_4_seats_have_fixed_colours() -> None:
    game = new("taluva", 4).game
    assert [game.notation.seat_name(seat) for seat in range(4)] == ["r", "w", "y", "b"]
    assert new("taluva", 3).text == (
        "-; r 3/2/20; w 3/2/20; y 3/2/20; stack JJ1 JC6 JS4 JR2 JL2 CJ5 CC1 CS2 CR2 CL1 SJ4 SC2 "
        "SS1 SR2 SL1 RJ2 RC2 RS1 RR1 RL1 LJ1 LC1 LS1 LR1 LL1; draw r"
    )


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "team"},
        {"start": 2},
        {"start": -1},
        {"start": "0"},
        {"tilesPerPlayer": 10},
        {"hutPlacement": "far"},
        {"tiles": 12},
    ],
)
def test_options_are_checked(options: dict[str, Value]) -> None:
    assert refused(lambda: new("taluva", 2, options)).code == "bad-option"


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_seats_are_checked(seats: int) -> None:
    assert refused(lambda: new("taluva", seats)).code == "bad-seats"


@pytest.mark.parametrize(("seats", "tiles"), [(2, 24), (3, 36), (4, 48)])
def test_tiles_per_player_limits_the_draws_not_the_stack(seats: int, tiles: int) -> None:
    """Chapter 15: draws come from all 48, but only so many are made."""
    game = new("taluva", seats, {"tilesPerPlayer": 12})
    assert sum(game.weights()) == 48
    assert seen(game).tiles_left == tiles
    draws = 0
    while game.turn != "over":
        if game.turn == "chance":
            draws += 1
            game.play(game.legal()[draws % len(game.legal())])
        else:
            moves = game.legal("H*") or game.legal("*@*") or game.legal()
            game.game.rules.apply(
                game.state,
                game.game.notation.encode(game.game.notation.read(moves[0])),
                Journal(False),
            )
    assert game.game.rules.turn(game.state) == OVER
    assert draws <= tiles
    assert seen(game).over != "tiles-exhausted" or draws == tiles
