"""Above and Below, AAB-8: free actions."""

import pytest

from tests.games.above_and_below.texts import (
    forbidden,
    given,
    part,
    player,
    seen,
    stock,
    track,
)


def test_AAB_8_1_an_offer_names_a_seller_and_a_price() -> None:
    game = given("players 3; A coins 5; C sale ore")
    assert game.legal("[?]*") == ["?C3", "?C4", "?C5"]
    assert forbidden(game, "?C2") == "AAB-8.1" and forbidden(game, "?C6") == "AAB-8.1"
    assert forbidden(game, "?B3") == "AAB-8.1" and forbidden(game, "?A3") == "AAB-8.1"
    assert forbidden(given("A coins 5; B sale ore"), "?D3") == "AAB-8.1"


def test_AAB_8_2_the_owner_accepts_or_declines() -> None:
    game = given("B coins 1 sale ore").play("?B5")
    assert game.turn == 1 and game.legal() == ["yes", "no"]
    declined = game.copy().play("no")
    assert (player(declined).coins, player(declined, 1).sale) == (7, "ore")
    game.play("yes")
    assert (player(game).coins, stock(game)) == (2, {"ore": 1})
    assert (player(game, 1).coins, player(game, 1).sale) == (6, None)
    assert game.turn == 0


def test_AAB_8_3_after_a_refusal_only_a_higher_price() -> None:
    game = given("A coins 6; B sale ore").play("?B4", "no")
    assert game.legal("[?]*") == ["?B5", "?B6"] and forbidden(game, "?B4") == "AAB-8.3"
    game.play("?B6", "no")
    assert game.legal("[?]*") == []


def test_AAB_8_4_the_seller_may_have_passed() -> None:
    game = given("passed B; B sale potion").play("?B3")
    assert game.turn == 1


def test_AAB_8_5_put_swap_or_take_back_once_a_turn() -> None:
    game = given("A stock fish2,potion1 sale fish")
    assert game.legal("$*") == ["$potion", "$-"]
    assert forbidden(game, "$fish") == "AAB-8.5"
    swapped = game.copy().play("$potion")
    assert player(swapped).sale == "potion" and stock(swapped) == {"fish": 3}
    assert swapped.legal("$*") == [] and forbidden(swapped, "$-") == "AAB-8.5"
    game.play("$-")
    assert player(game).sale is None and stock(game) == {"fish": 3, "potion": 1}
    assert given("A stock cider1").legal("$*") == ["$cider"]
    assert forbidden(given(), "$-") == "AAB-8.5" and forbidden(given(), "$ore") == "AAB-10.1"


@pytest.mark.parametrize(("row", "deck"), [("h", "houses"), ("o", "outposts")])
def test_AAB_8_6_a_coin_renews_a_row(row: str, deck: str) -> None:
    letter = row.upper()
    cards = [f"{letter}0{number}" for number in range(1, 10)]
    game = given(f"{deck} {' '.join(cards[:4])} bag {' '.join(cards[4:])}; A coins 2")
    game.play(f"R{row}", *(f"+{card}" for card in cards[5:9]))
    expected = f"{deck} {' '.join(cards[5:9])} bag {cards[4]} under {' '.join(cards[:4])}"
    assert part(game, deck) == expected
    assert player(game).coins == 1 and game.turn == 0
    game.play(f"R{row}", f"+{cards[4]}")
    assert player(game).coins == 0
    assert forbidden(game, f"R{row}") == "AAB-8.6"


def test_AAB_8_6_an_empty_deck_cannot_renew() -> None:
    game = given("houses H01 H02 H03 H04 bag -")
    assert forbidden(game, "Rh") == "AAB-8.6" and game.legal("R*") == ["Ro"]


def test_AAB_8_7_goods_may_be_placed_one_after_the_other() -> None:
    game = given("A stock fish2,ore1,potion1").play("^fish", "^ore", "^fish")
    assert track(game) == {"fish": 2, "ore": 1} and stock(game) == {"potion": 1}
    assert game.turn == 0 and forbidden(game, "^fish") == "AAB-10.1"


def test_without_trade_nothing_is_bought_or_sold() -> None:
    game = given("trade off; A stock fish1; B sale ore")
    assert game.legal("[?]*") == [] and game.legal("$*") == []
    assert forbidden(game, "?B3") == "AAB-8.1" and forbidden(game, "$fish") == "AAB-8.5"
    assert seen(game).trade == "off"
