"""Clans, section 10: hidden information."""

from itertools import permutations

import pytest

from tests.games.clans.texts import GAME_CHANCE, GAME_MOVES, seen
from tests.oracles.clans import CLANS
from tests.support import given, new

HUTS = "I3:b2 I4:r1g1 J4:y1 J5:k1; c=1,0,2; s=0,4,4,4,0"


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_CLA_12_1_hidden_cards_make_no_difference(viewer: int | None) -> None:
    told: set[tuple[str, ...]] = set()
    for cards in permutations(CLANS, 3):
        if viewer is None or cards[viewer] == "r":
            game = given("clans", f"{HUTS}; cards={''.join(cards)}")
            told.add((repr(seen(game, viewer)), repr(game.legal()), repr(game.why_not("I3-A1"))))
    assert len(told) == 1


def test_CLA_12_1_every_other_card_is_possible() -> None:
    views = {
        repr(seen(given("clans", f"{HUTS}; cards={cards}"), 0)) for cards in ("krb", "yrb", "grb")
    }
    assert len(views) == 3  # the own card is seen


def test_CLA_12_2_no_card_is_shown_before_the_end() -> None:
    game = new("clans", seats=3).play(*GAME_CHANCE)
    for move in GAME_MOVES[:-1]:
        game.play(move)
        assert seen(game).cards == (None, None, None)
        assert seen(game, 0).cards == ("r", None, None)
        assert seen(game, 1).cards == (None, "y", None)
        assert seen(game, 2).cards == (None, None, "g")
        assert all("-" in action for action in game.legal())  # moves and nothing else
    game.play(GAME_MOVES[-1])
    assert seen(game, 0).cards == seen(game).cards == ("r", "y", "g")


def test_CLA_12_3_a_card_is_logged_in_full_for_its_owner_only() -> None:
    game = new("clans", seats=3).play(*GAME_CHANCE).play(*GAME_MOVES[:3])
    assert game.log(0)[12:16] == ["P1=r", "P2=?", "P3=?", "start=P2"]
    assert game.log(1)[12:16] == ["P1=?", "P2=y", "P3=?", "start=P2"]
    assert game.log(2)[12:16] == ["P1=?", "P2=?", "P3=g", "start=P2"]
    assert game.log(None)[12:16] == ["P1=?", "P2=?", "P3=?", "start=P2"]
    for viewer in (None, 0, 1, 2):
        assert game.log(viewer)[:12] == GAME_CHANCE[:12]
        assert game.log(viewer)[16:] == GAME_MOVES[:3]


def test_CLA_12_3_after_the_end_everybody_reads_the_whole_log() -> None:
    game = new("clans", seats=3).play(*GAME_CHANCE).play(*GAME_MOVES)
    assert game.turn == "over"
    for viewer in (None, 0, 1, 2):
        assert game.log(viewer) == [*GAME_CHANCE, *GAME_MOVES]
