"""Above and Below, AAB-1: setup."""

from collections import Counter

import pytest

from tests.games.above_and_below.texts import GAME, given, part, player, seen, supply
from tests.support import Given, deal, new


def test_AAB_1_1_everybody_gets_the_starting_villagers_of_the_seat() -> None:
    for seats in (2, 3):
        view = seen(new(GAME, seats))
        for number, p in enumerate(view.players, 1):
            assert p.ready == (f"NB{number}", f"NT{number}", f"NS{number}")
            assert p.built == () and p.beds == 3
    assert seen(deal(GAME, 3)).start == 0


def test_AAB_1_2_everybody_starts_with_seven_coins_and_nothing_else() -> None:
    for p in seen(new(GAME, 3, {"catch_up_coins": "none"})).players:
        assert (p.coins, p.reputation) == (7, 0)
        assert (p.stock, p.free, p.track, p.sale) == ((), (), (), None)


@pytest.mark.parametrize(("seats", "coins"), [(2, [7, 8]), (3, [7, 8, 8]), (4, [7, 7, 7, 8])])
def test_AAB_1_3_later_seats_get_extra_coins(seats: int, coins: list[int]) -> None:
    assert [p.coins for p in seen(new(GAME, seats)).players] == coins
    without = new(GAME, seats, {"catch_up_coins": "none"})
    assert [p.coins for p in seen(without).players] == [7] * seats


def test_AAB_1_4_with_four_players_only_the_builders_are_ready() -> None:
    for number, p in enumerate(seen(new(GAME, 4)).players, 1):
        assert p.ready == (f"NB{number}",)
        assert p.exhausted == (f"NT{number}", f"NS{number}")


def test_AAB_1_4_unused_starting_villagers_leave_the_game() -> None:
    assert "NB3" not in new(GAME, 2).text


def drawn(game: Given, count: int) -> list[str]:
    """Let chance draw its first outcome so many times; return what was drawn."""
    moves = []
    for _ in range(count):
        moves.append(game.legal()[0])
        game.play(moves[-1])
    return moves


def test_AAB_1_5_all_star_houses_and_four_key_houses_are_for_sale() -> None:
    game = deal(GAME, 2, seed=3)
    view = seen(game)
    assert view.stars == ("S1", "S2", "S3", "S4", "S5", "S6")
    assert len(view.keys) == 4 and view.keys_left == ()


def test_AAB_1_6_four_houses_and_four_outposts_lie_open() -> None:
    view = seen(deal(GAME, 2))
    assert len({*view.houses.open, *view.houses.bag}) == 25 and all(view.houses.open)
    assert len({*view.outposts.open, *view.outposts.bag}) == 24 and all(view.outposts.open)


def test_AAB_1_7_five_villagers_come_and_the_special_ones_lie_aside() -> None:
    view = seen(deal(GAME, 3))
    assert len({*view.villagers.open, *view.villagers.bag}) == 18 and all(view.villagers.open)
    assert view.specials == ("X1", "X2", "X3", "X4", "X5", "X6")


def test_AAB_1_8_only_the_top_cave_card_is_known() -> None:
    view = seen(deal(GAME, 2))
    assert view.caves.open[0] is not None and len(view.caves.bag) == 24
    assert view.caves.under == ()


def test_AAB_1_9_one_cider_lies_on_the_board_the_rest_is_the_supply() -> None:
    game = deal(GAME, 2)
    assert seen(game).cider and seen(game).round == 1
    assert supply(game) == {
        "fish": 12,
        "fruit": 12,
        "mushroom": 12,
        "rope": 10,
        "pottery": 10,
        "paper": 10,
        "ore": 8,
        "amethyst": 7,
        "potion": 20,
        "cider": 9,
    }


def test_AAB_1_10_every_unknown_card_is_equally_likely() -> None:
    game = given("houses - H01 H02 H03 bag H05 H09 H20 under H07")
    assert game.legal() == ["+H05", "+H09", "+H20"]
    assert game.weights() == [1, 1, 1]


def test_AAB_1_10_known_cards_come_only_when_the_bag_is_empty() -> None:
    game = given("houses - - H02 H03 bag H05 under H07 H08").play("+H05")
    assert game.turn == 0
    assert part(game, "houses") == "houses H05 H07 H02 H03 bag - under H08"


def test_AAB_1_11_the_setup_draws_in_order() -> None:
    game = new(GAME, 2)
    kinds = "".join(move[1] for move in drawn(game, 18))
    assert kinds == "KKKKHHHHOOOOVVVVVC"
    assert game.turn == 0


def test_AAB_1_11_nothing_is_drawn_twice() -> None:
    game = new(GAME, 2)
    moves = drawn(game, 18)
    assert max(Counter(moves).values()) == 1
    assert player(game).coins == 7
