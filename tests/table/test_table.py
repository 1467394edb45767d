"""A table: acting, refusing, taking back, leaving."""

import pytest

from dorfplatz.engine.errors import (
    BadSeats,
    DorfplatzError,
    Illegal,
    NotPossible,
    NotYourTurn,
    Unreadable,
)
from dorfplatz.engine.rules import CHANCE
from dorfplatz.games import find
from dorfplatz.games.clans.view import View
from dorfplatz.table import Table
from dorfplatz.table.fairness import seal, seed_from
from tests.support import refused

CLANS = find("clans")


def table(seats: int = 3, seed: str = "tests") -> Table:
    return Table(CLANS, seats, {}, seed_from(seed))


def test_chance_plays_the_setup_before_anybody_is_asked() -> None:
    match = table()
    assert [entry.seat for entry in match.log] == [CHANCE] * 16
    assert match.turn in (0, 1, 2)
    assert match.waiting == [match.turn]


def test_the_same_seed_gives_the_same_setup_and_another_seed_another() -> None:
    assert table().position() == table().position()
    assert table().position() != table(seed="other").position()
    assert table().seal == seal(seed_from("tests"))


def test_a_move_returns_the_new_entries_with_their_events() -> None:
    match = table()
    seat = match.turn
    entries = match.act(seat, "A1-A3")
    assert [(entry.number, entry.seat, entry.text) for entry in entries] == [(17, seat, "A1-A3")]
    assert [event.key for event in entries[0].events] == ["moved"]


@pytest.mark.parametrize(
    ("text", "error", "rule"),
    [
        ("A1-L5", Illegal, "CLA-4.3"),
        ("A3-E4", Illegal, "CLA-4.4"),
        ("A1-A3/A3", Illegal, "CLA-7.4"),
        ("nonsense", Unreadable, None),
        ("", Unreadable, None),
    ],
)
def test_a_refused_move_changes_nothing(
    text: str, error: type[DorfplatzError], rule: str | None
) -> None:
    match = table()
    before = (match.position(), len(match.log))
    problem = refused(lambda: match.act(match.turn, text))
    assert isinstance(problem, error)
    assert problem.rule == rule
    assert (match.position(), len(match.log)) == before


def test_a_refusal_names_what_is_possible() -> None:
    match = table()
    problem = refused(lambda: match.act(match.turn, "A1-L5"))
    assert isinstance(problem, Illegal)
    assert problem.possible == 276
    assert problem.examples == ("A1-A2", "A1-A3", "A1-A5", "A1-B4")


def test_another_seat_is_told_whose_turn_it_is() -> None:
    match = table()
    other = (match.turn + 1) % 3
    problem = refused(lambda: match.act(other, "A1-A3"))
    assert isinstance(problem, NotYourTurn)
    assert problem.rule == "CLA-3.1"


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    match = table()
    assert isinstance(refused(lambda: match.act(seat, "A1-A3")), BadSeats)
    assert isinstance(refused(lambda: match.view(seat)), BadSeats)


def test_views_of_other_seats_do_not_show_their_cards() -> None:
    match = table()
    dealt = [line.text for line in match.lines(1) if line.text.startswith("P")]
    assert len(dealt) == 3 and dealt[0] == "P1=?" and dealt[2] == "P3=?"
    view = match.view(1)
    assert isinstance(view, View)
    assert dealt[1] == f"P2={view.cards[1]}" and view.cards[1] is not None


# -- Undo ------------------------------------------------------------------------


def test_a_move_that_reveals_nothing_can_be_taken_back() -> None:
    match = table()
    seat = match.turn
    before = match.position()
    match.act(seat, "A1-A3")
    assert match.may_undo(seat)
    match.undo(seat)
    assert match.position() == before
    match.act(seat, "A1-A2")


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    match = table()
    assert refused(lambda: match.undo(match.turn)).phrase.key == "error-undo-nothing"


def test_a_move_cannot_be_taken_back_after_somebody_else_moved() -> None:
    match = table()
    seat = match.turn
    match.act(seat, "A1-A3")
    match.act(match.turn, "B1-B2")
    assert not match.may_undo(seat)
    assert refused(lambda: match.undo(seat)).phrase.key == "error-undo-others"


def test_the_move_that_reveals_the_cards_cannot_be_taken_back() -> None:
    match = table(2)
    while not match.over:
        last = match.turn
        match.act(last, match.prompt(last).options[0].move)
    assert refused(lambda: match.undo(last)).phrase.key == "error-undo-revealed"


# -- Preview ----------------------------------------------------------------------


def test_a_preview_shows_the_position_after_the_move_and_changes_nothing() -> None:
    match = table()
    seat = match.turn
    before = match.position()
    preview = match.preview(seat, "A1-A3")
    assert match.position() == before
    match.act(seat, "A1-A3")
    assert match.view(seat) == preview


def test_there_is_no_preview_of_what_would_reveal_secrets() -> None:
    match = table(2)
    while True:
        seat = match.turn
        move = match.prompt(seat).options[0].move
        preview = match.preview(seat, move)
        match.act(seat, move)
        if match.over:
            assert preview is None
            return
        assert preview == match.view(seat)


def test_a_choice_among_several_at_once_has_no_preview_and_can_be_taken_back() -> None:
    match = Table(find("garden-nation"), 3, {}, seed_from("tests"))
    first, second, third = match.waiting
    move = match.prompt(second).options[0].move
    assert match.preview(second, move) is None
    before = match.position()
    assert match.act(second, move) == []
    assert (match.waiting, match.decided, match.position()) == ([first, third], [second], before)
    assert match.prompt(second).options == ()
    assert refused(lambda: match.act(second, move)).phrase.key == "error-chosen"
    match.undo(second)
    assert (match.waiting, match.decided) == ([first, second, third], [])


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_preview_for_a_seat_that_is_not_there(seat: int) -> None:
    assert isinstance(refused(lambda: table().preview(seat, "A1-A3")), BadSeats)


# -- Leaving -----------------------------------------------------------------------


def test_who_leaves_ranks_last_and_the_last_one_left_wins_at_once() -> None:
    match = table()
    ended = []
    for seat in (1, 0):
        match.resign(seat)
        ended.append(match.over)
    assert ended == [False, True]
    assert [seat.rank for seat in match.standing().seats] == [2, 3, 1]
    assert match.standing().over
    assert refused(lambda: match.act(2, "A1-A3")).phrase.key == "error-over"


def test_a_seat_leaves_only_once() -> None:
    match = table()
    match.resign(1)
    assert isinstance(refused(lambda: match.resign(1)), NotPossible)


def test_somebody_may_play_on_for_a_seat_that_left() -> None:
    match = table()
    seat = match.turn
    match.resign(seat)
    match.act(seat, "A1-A3")
    assert match.turn == (seat + 1) % 3


def test_leaving_cannot_be_taken_back() -> None:
    match = table()
    seat = match.turn
    match.act(seat, "A1-A3")
    match.resign(seat)
    assert not match.may_undo(seat)
