"""Clans, section 1: who plays, and what is in the game."""

import pytest

from tests.games.clans.texts import part, seen
from tests.oracles.clans import CLANS
from tests.support import deal, new, refused


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CLA_1_1_two_three_or_four_take_part(seats: int) -> None:
    game = new("clans", seats=seats)
    assert part(game.text, "c") == ",".join("0" * seats)
    assert game.turn == "chance"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 12])
def test_CLA_1_1_any_other_number_is_rejected(seats: int) -> None:
    error = refused(lambda: new("clans", seats=seats))
    assert error.code == "bad-seats"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CLA_1_2_all_sixty_huts_are_in_the_game(seats: int) -> None:
    view = seen(deal("clans", seats=seats, seed=3))
    assert [sum(row[clan] for row in view.huts) for clan in range(5)] == [12] * 5


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_CLA_1_3_every_player_owns_a_clan_of_his_own(seats: int, seed: int) -> None:
    cards = part(deal("clans", seats=seats, seed=seed).text, "cards")
    assert len(cards) == seats
    assert len(set(cards)) == seats
    assert set(cards) < set(CLANS)  # at least one clan is unowned
