"""Above and Below: the word a seller may leave about offers."""

from dorfplatz.engine.asking import prompt
from dorfplatz.engine.people import Windows
from dorfplatz.games.above_and_below.windows import LEAST
from tests.games.above_and_below.texts import given
from tests.support import Given

SALE = "A coins 9; B sale potion"


def windows(game: Given, seat: int) -> Windows:
    """Return what a seat may leave word for."""
    found = game.game.people.windows(game.state, seat)
    assert isinstance(found, Windows)
    return found


def test_word_is_left_by_those_who_sell_something() -> None:
    game = given(SALE)
    assert windows(game, 0).orders == ()
    assert windows(game, 1).orders == tuple(LEAST)
    assert windows(game, 1).finish is None  # nobody has offered anything


def test_an_offer_below_the_word_is_declined_and_any_other_is_asked_about() -> None:
    game = given(SALE).play("?B4")
    asked = windows(game, 1)
    assert asked.finish == "no"
    assert [LEAST[order] for order in asked.answers] == [5, 6, 7, 8, 10, 12]
    game = given("A coins 12; B sale potion").play("?B12")
    assert (windows(game, 1).finish, windows(game, 1).answers) == (None, ())


def test_word_lapses_when_nothing_is_for_sale_any_more() -> None:
    game = given(SALE).play("?B9", "yes")
    assert windows(game, 1).orders == ()


def test_the_others_hear_who_is_waited_for() -> None:
    game = given(SALE).play("?B4")
    told = prompt(game.game, game.state, 0).sentence
    assert told.key == "wait-answer"
    assert told.args == {"seller": "seat:1", "seat": "seat:0", "item": "item:potion", "coins": 4}
    assert prompt(game.game, game.state, 1).sentence.key == "ask-answer"
