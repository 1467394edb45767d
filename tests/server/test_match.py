"""A match without socket and store: its clock, and who decides when time is out."""

import pytest

from dorfplatz.engine.errors import NotPossible
from dorfplatz.games import catalogue
from dorfplatz.server.deeds import (
    Deed,
    Moved,
    Resigned,
    Returned,
    StoodIn,
    TookBack,
    Voted,
    kind_of,
    read,
    text_of,
)
from dorfplatz.server.match import Facts, Match
from dorfplatz.server.wire import Chair
from dorfplatz.table.clock import ClockRule
from dorfplatz.table.fairness import seed_from

SECOND = 1000
PLIES = 24


def match_with(clock: ClockRule, timeout: str = "bot") -> Match:
    rules = catalogue()["clans"]
    chairs = [Chair("person", f"P{seat}", f"user {seat}") for seat in range(3)]
    options = rules.settle(3, None)
    return Match(Facts("m", rules, 3, options, seed_from("clock"), clock, timeout, chairs, 0))


def first_move(match: Match) -> tuple[int, str]:
    seat = match.table.turn
    return seat, match.table.prompt(seat).options[0].move


def test_a_move_costs_time_and_earns_the_bonus() -> None:
    match = match_with(ClockRule("live", 60 * SECOND, 5 * SECOND))
    seat, move = first_move(match)
    match.do(Moved(seat, move), 20 * SECOND)
    told = match.update(None, 0, 30 * SECOND).clock
    assert told is not None
    assert told.left[seat] == 45 * SECOND
    assert told.left[match.table.turn] == 50 * SECOND
    assert told.running == [match.table.turn]


def test_a_stand_in_earns_no_time_for_the_seat_it_plays() -> None:
    match = match_with(ClockRule("live", 60 * SECOND, 5 * SECOND))
    seat, move = first_move(match)
    match.do(StoodIn(seat, "greedy"), 60 * SECOND)
    match.do(Moved(seat, move), 61 * SECOND)
    told = match.update(None, 0, 61 * SECOND).clock
    assert told is not None and told.left[seat] == 0


def test_undo_gives_the_time_back() -> None:
    match = match_with(ClockRule("live", 60 * SECOND, 5 * SECOND))
    seat, move = first_move(match)
    match.do(Moved(seat, move), 20 * SECOND)
    match.do(TookBack(seat), 33 * SECOND)
    told = match.update(None, 0, 33 * SECOND).clock
    assert told is not None
    assert told.left == [40 * SECOND if s == seat else 60 * SECOND for s in range(3)]
    assert told.running == [seat]


@pytest.mark.parametrize("game", list(catalogue()))
def test_undo_is_offered_exactly_where_it_works(game: str) -> None:
    rules = catalogue()[game]
    chairs = [Chair("person", f"P{seat}", f"user {seat}") for seat in range(2)]
    facts = Facts(
        "m", rules, 2, rules.settle(2, None), seed_from("undo"), ClockRule("none"), "bot", chairs, 0
    )
    match = Match(facts)
    for ply in range(PLIES):
        if match.status == "over":
            break
        seat = match.waiting[0]
        options = match.table.prompt(seat).options
        match.do(Moved(seat, options[ply * 7 % len(options)].move), ply)
        for viewer in (0, 1):
            offered = match.update(viewer, None, ply).undo
            possible = match.status != "over" and match.table.may_undo(viewer)
            assert offered is possible
        told = {seat: b'"undo":true' in data for seat, data in match.messages([0, 1, None], 0, ply)}
        assert told == {v: match.update(v, None, ply).undo for v in (0, 1, None)}


def test_nothing_can_be_taken_back_on_a_seat_that_a_bot_plays() -> None:
    match = match_with(ClockRule("none"))
    seat, move = first_move(match)
    match.do(Moved(seat, move), 1)
    assert match.update(seat, None, 1).undo
    match.do(StoodIn(seat, "greedy"), 2)
    assert not match.update(seat, None, 2).undo


def test_days_begin_anew_with_every_decision() -> None:
    day = 24 * 3600 * SECOND
    match = match_with(ClockRule("days", 2 * day))
    seat, move = first_move(match)
    assert match.deadline == 2 * day
    match.do(Moved(seat, move), day)
    assert match.deadline == 3 * day


def test_a_match_is_the_same_after_it_was_read_back() -> None:
    rule = ClockRule("live", 60 * SECOND, 5 * SECOND)
    match, again = match_with(rule), match_with(rule)
    seat, move = first_move(match)
    happened: list[tuple[Deed, int]] = [
        (Moved(seat, move), 5 * SECOND),
        (TookBack(seat), 7 * SECOND),
        (StoodIn((seat + 1) % 3, "casual"), 8 * SECOND),
        (Moved(seat, move), 9 * SECOND),
        (Returned((seat + 1) % 3), 12 * SECOND),
        (Voted(seat, (seat + 2) % 3, "bot"), 13 * SECOND),
    ]
    for deed, at in happened:
        stored = read(kind_of(deed), deed.seat, text_of(deed))
        assert stored == deed
        assert match.do(deed, at) == again.do(stored, at)
    for viewer in (None, 0, 1, 2):
        told = match.update(viewer, 0, 20 * SECOND)
        assert told == again.update(viewer, 0, 20 * SECOND)
        assert told.version == len(happened)
    assert [vote.what for vote in match.update(None, 0, 0).votes] == ["bot"]


def test_the_others_go_on_when_somebody_has_left() -> None:
    match = match_with(ClockRule())
    seat, move = first_move(match)
    match.do(Resigned(seat), 1 * SECOND)
    assert match.bots_due() == [seat]
    match.do(Moved(seat, move), 2 * SECOND)  # the stand-in's
    assert match.waiting == [(seat + 1) % 3] and match.bots_due() == []


def test_a_vote_is_read_as_every_version_wrote_it() -> None:
    assert read("vote", 1, "2:bot") == Voted(1, 2, "bot", None)
    assert read("vote", 1, "2:bot:bot") == Voted(1, 2, "bot", True)
    assert read("vote", 1, "2:resign:-") == Voted(1, 2, "resign", False)
    for decided in (None, False, True):
        vote = Voted(1, 2, "wait", decided)
        assert read("vote", 1, text_of(vote)) == vote


def test_what_no_version_knows_is_refused() -> None:
    with pytest.raises(NotPossible):
        read("dance", 0, "")
