"""Clans, section 5: the setup."""

from itertools import permutations

import pytest

from tests.games.clans.texts import REGIONS, START, part, seen
from tests.oracles.clans import BOX, CLANS, TERRITORIES
from tests.support import deal, given, new


def test_CLA_2_1_each_territory_receives_one_hut() -> None:
    view = seen(deal("clans", seats=3, seed=1))
    assert len(view.huts) == len(TERRITORIES)
    assert [sum(row) for row in view.huts] == [1] * 60


def test_CLA_2_2_each_region_receives_one_hut_of_each_clan() -> None:
    view = seen(deal("clans", seats=2, seed=2))
    for region in range(12):
        rows = view.huts[5 * region : 5 * region + 5]
        assert [sum(column) for column in zip(*rows, strict=True)] == [1] * 5


def test_CLA_2_2_all_arrangements_are_equally_likely_in_every_region() -> None:
    game = new("clans", seats=2)
    for region in REGIONS:
        outcomes = sorted(f"{region}={''.join(letters)}" for letters in permutations(CLANS))
        assert game.legal() == outcomes
        assert len(set(game.weights())) == 1
        game.play(f"{region}=ygbrk")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CLA_2_3_all_five_discs_start_at_zero(seats: int) -> None:
    game = deal("clans", seats=seats, seed=4)
    assert tuple(seen(game).scores) == (0, 0, 0, 0, 0)
    assert part(game.text, "s") == "0,0,0,0,0"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CLA_2_4_every_assignment_of_clans_is_equally_likely(seats: int) -> None:
    before = f"{START}; c={','.join('0' * seats)}; p=setup; cards="
    for dealt in range(seats):
        for cards in permutations(CLANS, dealt):
            game = given("clans", before + "".join(cards) + "-" * (seats - dealt))
            left = sorted(set(CLANS) - set(cards))
            assert game.legal() == [f"P{dealt + 1}={card}" for card in left]
            assert len(set(game.weights())) == 1


def test_CLA_2_4_a_card_is_known_to_its_owner_alone() -> None:
    game = given("clans", f"{START}; c=0,0,0; p=setup; cards=---").play("P1=y", "P2=k")
    assert seen(game, 0).cards == ("y", None, None)
    assert seen(game, 1).cards == (None, "k", None)
    assert seen(game, 2).cards == (None, None, None)


@pytest.mark.parametrize(("seats", "unused"), [(2, 3), (3, 2), (4, 1)])
def test_CLA_2_5_nobody_sees_the_unused_cards(seats: int, unused: int) -> None:
    game = deal("clans", seats=seats, seed=5)
    cards = part(game.text, "cards")
    assert 5 - len(cards) == unused
    for seat in range(seats):
        known = [card for card in seen(game, seat).cards if card is not None]
        assert known == [cards[seat]]
        assert len(seen(game, seat).cards) == seats


@pytest.mark.parametrize(("epoch", "chips"), [("I", 4), ("II", 3), ("III", 2), ("IV", 2), ("V", 1)])
def test_CLA_2_6_the_chips_lie_on_the_epoch_table(epoch: str, chips: int) -> None:
    epochs = [seen(given("clans", f"I4:r1 I5:b1; c={founded},0")).epoch for founded in range(12)]
    assert epochs.count(epoch) == chips
    assert next(row["chips"] for row in BOX["epochs"] if row["id"] == epoch) == chips


def test_CLA_2_6_all_twelve_chips_are_there_at_the_start() -> None:
    game = deal("clans", seats=4, seed=6)
    assert part(game.text, "c") == "0,0,0,0"
    assert seen(game).epoch == "I"


@pytest.mark.parametrize(("seats", "cards"), [(2, "kr"), (3, "krb"), (4, "krbg")])
def test_CLA_2_7_the_starting_player_is_drawn_by_lot(seats: int, cards: str) -> None:
    text = f"{START}; c={','.join('0' * seats)}; p=setup; cards={cards}"
    game = given("clans", text)
    assert game.legal() == [f"start=P{number}" for number in range(1, seats + 1)]
    assert len(set(game.weights())) == 1
    for seat in range(seats):
        assert given("clans", text).play(f"start=P{seat + 1}").turn == seat
