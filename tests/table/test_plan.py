"""Several moves of one seat, tried together."""

import pytest

from dorfplatz.engine.errors import BadSeats, Illegal, NotYourTurn
from dorfplatz.games import find
from dorfplatz.table import Table
from dorfplatz.table.fairness import seed_from
from dorfplatz.table.plan import tried
from tests.support import refused


def table(game: str, seats: int = 2) -> Table:
    return Table(find(game), seats, {}, seed_from("tests"))


def test_a_tile_and_a_build_are_tried_together_and_nothing_is_changed() -> None:
    match = table("taluva")
    while match.turn >= 0 and len(match.log) < 12:
        match.act(match.turn, match.prompt(match.turn).options[0].move)
    seat = match.turn
    before = (match.position(), len(match.log))
    tile = match.prompt(seat).options[0].move
    ((_, asked),) = tried(match, seat, [tile])
    build = asked.options[0].move
    steps = tried(match, seat, [tile, build])
    assert (match.position(), len(match.log)) == before
    match.act(seat, tile)
    assert steps[0] == (match.view(seat), match.prompt(seat))
    preview = match.preview(seat, build)
    assert len(steps) == 2 and steps[1][0] == preview


def test_what_is_tried_ends_where_somebody_else_decides() -> None:
    match = table("clans")
    seat = match.turn
    (step,) = tried(match, seat, ["A1-A3", "B1-B2"])
    assert step[0] == match.preview(seat, "A1-A3")
    assert step[1].options == ()
    assert tried(match, seat, []) == []


def test_what_is_tried_ends_where_it_is_not_certain() -> None:
    match = table("clans")
    while True:
        seat = match.turn
        move = match.prompt(seat).options[0].move
        steps = tried(match, seat, [move])
        match.act(seat, move)
        if match.over:  # the cards are revealed
            assert steps == []
            return
        assert [view for view, _ in steps] == [match.view(seat)]


def test_a_choice_among_several_at_once_leads_nowhere_that_is_certain() -> None:
    match = table("garden-nation", 3)
    second = match.waiting[1]
    options = match.prompt(second).options
    assert tried(match, second, [options[0].move]) == []


def test_a_refused_move_raises_with_its_reason_wherever_it_stands() -> None:
    match = table("taluva")
    seat = match.turn
    tile = match.prompt(seat).options[0].move
    assert isinstance(refused(lambda: tried(match, seat, [tile, "T0.0"])), Illegal)
    clans = table("clans", 3)
    problem = refused(lambda: tried(clans, clans.turn, ["A1-L5"]))
    assert isinstance(problem, Illegal) and problem.rule == "CLA-4.3"
    other = (clans.turn + 1) % 3
    assert isinstance(refused(lambda: tried(clans, other, ["A1-A3"])), NotYourTurn)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_tries_nothing(seat: int) -> None:
    assert isinstance(refused(lambda: tried(table("clans", 3), seat, ["A1-A3"])), BadSeats)
