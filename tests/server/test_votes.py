"""Votes about somebody who keeps the others waiting: the server decides what is open to whom."""

from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from dorfplatz.engine.errors import NotPossible
from dorfplatz.games import catalogue
from dorfplatz.server.absence import PATIENCE_MS, Absence
from dorfplatz.server.deeds import Event, Moved, Voted, Wish, read
from dorfplatz.server.match import Facts, Match, rebuilt
from dorfplatz.server.origins import network, origin
from dorfplatz.server.votes import ballots, settled
from dorfplatz.server.wire import Chair
from dorfplatz.table.clock import ClockRule
from dorfplatz.table.fairness import seed_from
from tests.server.support import Inside, Json, Line, Somebody, file_url, inside

DAY = 24 * 3600 * 1000
MINUTE = 60_000
NO_CLOCK = ClockRule()
LIVE = ClockRule("live", 10 * MINUTE, 0)
DAYS = ClockRule("days", 7 * DAY)


def match_with(
    clock: ClockRule, seats: int = 4, timeout: str = "others", origins: str = ""
) -> Match:
    rules = catalogue()["clans"]
    chairs = [Chair("person", f"P{seat}", f"user {seat}") for seat in range(seats)]
    facts = Facts(
        "m", rules, seats, rules.settle(seats, None), seed_from("vote"), clock, timeout, chairs, 0
    )
    return Match(replace(facts, origins=list(origins)))


def others(match: Match) -> list[int]:
    return [seat for seat in range(match.facts.seats) if seat != match.table.turn]


def told(match: Match, now: int) -> dict[str, int]:
    """What can be decided about the seat that is to move, and when."""
    found = ballots(match, now)
    assert {ballot.against for ballot in found} <= {match.table.turn}
    return {ballot.what: ballot.opens for ballot in found}


def vote(match: Match, seat: int, against: int, what: Wish, now: int) -> None:
    match.do(settled(match, Voted(seat, against, what), now), now)


# -- When ----------------------------------------------------------------------------------------


def test_with_days_to_think_nothing_is_decided_before_they_are_over() -> None:
    match = match_with(DAYS)
    match.absence.note([], range(4), 0)
    assert told(match, 6 * DAY) == {"wait": DAY, "bot": DAY, "resign": DAY}
    for what in get_args(Wish):
        with pytest.raises(NotPossible):
            vote(match, others(match)[0], match.table.turn, what, 7 * DAY - 1)
    assert told(match, 7 * DAY) == {"wait": 0, "bot": 0, "resign": 0}


def test_an_absence_of_minutes_opens_the_vote_for_a_bot_and_only_that() -> None:
    match = match_with(LIVE)
    late = {"wait": 10 * MINUTE, "bot": 10 * MINUTE, "resign": 10 * MINUTE}
    assert told(match, 0) == late
    match.absence.note([], [match.table.turn], 0)
    assert told(match, MINUTE) == {
        "wait": PATIENCE_MS - MINUTE,
        "bot": PATIENCE_MS - MINUTE,
        "resign": 9 * MINUTE,
    }
    with pytest.raises(NotPossible):
        vote(match, others(match)[0], match.table.turn, "resign", PATIENCE_MS)
    vote(match, others(match)[0], match.table.turn, "bot", PATIENCE_MS)
    match.absence.note([match.table.turn], [], PATIENCE_MS)
    with pytest.raises(NotPossible):  # who came back is not decided about
        vote(match, others(match)[1], match.table.turn, "bot", PATIENCE_MS)


def test_without_a_clock_nobody_is_ever_put_out_of_the_game() -> None:
    match = match_with(NO_CLOCK)
    match.absence.note([], [match.table.turn], 0)
    assert told(match, 30 * DAY) == {"wait": 0, "bot": 0}


def test_only_a_seat_that_is_awaited_can_be_decided_about() -> None:
    match = match_with(NO_CLOCK)
    match.absence.note([], range(4), 0)
    idle = others(match)[0]
    with pytest.raises(NotPossible):
        vote(match, match.table.turn, idle, "bot", DAY)


def test_where_a_bot_stands_in_by_itself_the_time_is_nothing_to_vote_about() -> None:
    match = match_with(DAYS, timeout="bot")
    assert told(match, 8 * DAY) == {}


def test_one_person_alone_has_nobody_to_decide() -> None:
    match = match_with(NO_CLOCK, 2)
    for chair in match.chairs:
        chair.user = "one"
    match.absence.note([], [0, 1], 0)
    assert told(match, DAY) == {}


def test_an_absence_begins_anew_whenever_somebody_was_there() -> None:
    absence = Absence({}, 100)
    assert absence.note([0], [1], 10)
    assert not absence.note([0], [1], 50)
    assert [absence.patience_left(seat, 60) for seat in (0, 1)] == [None, 50]
    assert absence.note([1], [], 70)
    assert absence.note([], [1], 80)
    assert absence.patience_left(1, 90) == 90
    assert absence.unwritten == {1: 80}


# -- Who ------------------------------------------------------------------------------------------


def test_two_guests_of_one_person_are_one_voter() -> None:
    match = match_with(NO_CLOCK)
    absent, (one, two, honest) = match.table.turn, others(match)
    match.absence.note([], [absent], 0)
    match.facts.origins = ["far"] * 4
    match.facts.origins[one] = match.facts.origins[two] = "here"
    for seat in (one, two):
        vote(match, seat, absent, "bot", DAY)
    assert match.chairs[absent].stand_in is None  # two of three seats, one of two voters
    vote(match, honest, absent, "bot", DAY)
    assert match.chairs[absent].stand_in is not None


def test_a_household_decides_by_more_than_half_of_it() -> None:
    match = match_with(NO_CLOCK, origins="hhhh")
    absent, (one, two, _) = match.table.turn, others(match)
    match.absence.note([], [absent], 0)
    vote(match, one, absent, "bot", DAY)
    assert match.chairs[absent].stand_in is None
    vote(match, two, absent, "bot", DAY)
    assert match.chairs[absent].stand_in is not None


def test_what_was_said_before_somebody_moved_counts_no_longer() -> None:
    match = match_with(NO_CLOCK, 3)
    absent, (one, two) = match.table.turn, others(match)
    match.absence.note([], [absent], 0)
    vote(match, one, absent, "bot", DAY)
    for _ in range(3):
        seat = match.table.turn
        match.do(Moved(seat, match.table.prompt(seat).options[0].move), DAY)
    assert match.table.turn == absent
    assert match.update(None, 0, DAY).votes == []
    vote(match, two, absent, "bot", DAY)
    assert match.chairs[absent].stand_in is None


def test_a_vote_of_before_leads_to_what_it_led_to_then() -> None:
    match = match_with(NO_CLOCK, 3)
    absent, (one, two) = match.table.turn, others(match)
    move = match.table.prompt(absent).options[0].move
    said = f"{absent}:bot"
    happened = [("vote", one, said), ("move", absent, move), ("vote", two, said)]
    events = [
        Event(number, read(*stored), None, None, number, [])
        for number, stored in enumerate(happened, 1)
    ]
    again = rebuilt(match_with(NO_CLOCK, 3).facts, events)
    assert again.chairs[absent].stand_in is not None


def test_a_stored_vote_does_not_depend_on_who_counts_later() -> None:
    match = match_with(NO_CLOCK)
    absent, (one, two, _) = match.table.turn, others(match)
    match.absence.note([], [absent], 0)
    stored = []
    for number, seat in enumerate((one, two), 1):
        deed = settled(match, Voted(seat, absent, "bot"), DAY)
        match.do(deed, DAY)
        stored.append(Event(number, deed, None, None, DAY, []))
    assert match.chairs[absent].stand_in is not None
    facts = match_with(NO_CLOCK, origins="hhhh").facts  # an account took over what guests had
    assert rebuilt(facts, stored).chairs[absent].stand_in is not None


def test_a_network_is_what_one_household_has() -> None:
    assert network("203.0.113.9") == network("::ffff:203.0.113.9") == "203.0.113.9"
    assert network("2001:db8:1:2:3::4") == network("2001:db8:1:2::9") != network("2001:db8:1:3::9")
    assert network("somewhere") == "somewhere"
    assert origin("203.0.113.9", "key") != origin("203.0.113.9", "other key")
    assert len(origin("203.0.113.9", "key")) == 32


# -- Over real sockets -----------------------------------------------------------------------


def seated(server: Inside, names: str, **more: object) -> tuple[list[Line], str]:
    """People at a table of Clans who all watch it, whoever is to move in front."""
    people = [Somebody(server.address, name) for name in names.split()]
    table = people[0].open("clans", " ".join(["me"] + ["open"] * (len(people) - 1)), **more)["id"]
    for who in people[1:]:
        who.post(f"/api/tables/{table}/sit")
    lines = [who.line() for who in people]
    for seat, line in enumerate(lines):
        line.watch(table, seat)
    turn = lines[0].update["turn"]
    return lines[turn:] + lines[:turn], table


def gone(line: Line, seat: int) -> Json:
    """Hear until somebody is told to be away."""
    while seat in (heard := line.next("presence"))["seats"]:
        continue
    return heard


@pytest.mark.parametrize("clock", [{}, {"clock": {"kind": "days", "days": 7}, "timeout": "others"}])
def test_a_dropped_connection_loses_no_game(each_server: Inside, clock: Json) -> None:
    (mover, waiting), table = seated(each_server, "Anna Bo", **clock)
    absent, judge = mover.update["seat"], waiting.update["seat"]
    mover.close()
    opens = {ballot["what"]: ballot["opens"] for ballot in gone(waiting, absent)["ballots"]}
    assert all(opens.values())
    assert ("resign" in opens) == bool(clock)
    for what in ("resign", "bot", "wait"):
        answer = waiting.act("vote", match=table, seat=judge, against=absent, what=what)
        assert answer["error"]["code"] == "not-possible"
        assert answer["update"]["version"] == 0


def test_nobody_is_voted_out_on_the_voters_own_turn(each_server: Inside) -> None:
    each_server.services.hub.patience, before = 0, each_server.services.hub.patience
    try:
        (mover, waiting), table = seated(each_server, "Anna Bo")
        absent, judge = waiting.update["seat"], mover.update["seat"]
        waiting.close()
        assert gone(mover, absent)["ballots"] == []
        for what in ("resign", "bot", "wait"):
            answer = mover.act("vote", match=table, seat=judge, against=absent, what=what)
            assert answer["error"]["code"] == "not-possible"
    finally:
        each_server.services.hub.patience = before


def test_an_absence_is_stored_and_survives_a_restart(database: str) -> None:
    with inside(database) as server:
        (mover, waiting), table = seated(server, "Anna Bo")
        absent = mover.update["seat"]
        mover.close()
        gone(waiting, absent)
        noted = server.services.hub.owners[table].presence.absence.since[absent]
        cookie = waiting.who.http.cookies["dorfplatz"]
        judge = waiting.update["seat"]
    with inside(database) as server:
        again = Somebody(server.address, None)
        again.http.cookies.set("dorfplatz", cookie)
        line = again.line()
        line.watch(table, judge)
        assert server.services.hub.owners[table].presence.absence.since[absent] == noted
        assert {ballot["what"] for ballot in line.update["ballots"]} == {"wait", "bot"}
        waits = line.update["ballots"][0]["opens"]
        assert 0 < waits < PATIENCE_MS


def test_after_the_absence_a_bot_can_be_put_in_and_its_person_can_return(tmp_path: Path) -> None:
    with inside(file_url(tmp_path), absence=0.2) as server:
        (mover, waiting), table = seated(server, "Anna Bo")
        absent, judge = mover.update["seat"], waiting.update["seat"]
        mover.close()
        gone(waiting, absent)

        def decided(what: str) -> str:
            answer = waiting.act("vote", match=table, seat=judge, against=absent, what=what)
            return str(answer["type"])

        while decided("bot") != "ack":
            continue
        waiting.until(lambda told: told["chairs"][absent]["stand_in"] is not None)
        back = mover.who.line()
        back.watch(table, absent)
        assert back.act("return", match=table, seat=absent)["type"] == "ack"
        assert decided("resign") == "refused"


def test_who_was_never_seen_is_away_from_when_somebody_looks(tmp_path: Path) -> None:
    with inside(file_url(tmp_path)) as server:
        anna, bo = (Somebody(server.address, name) for name in ("Anna", "Bo"))
        table = anna.open("clans", "me open")["id"]
        bo.post(f"/api/tables/{table}/sit")
        lines = [anna.line(), bo.line()]
        waits = 1 - int(lines[0].watch(table)["turn"])
        lines[waits].watch(table, waits)
        lines[1 - waits].close()
        told = gone(lines[waits], 1 - waits)
        while not told["ballots"]:
            told = lines[waits].next("presence")
        assert {ballot["against"] for ballot in told["ballots"]} == {1 - waits}


def test_seats_taken_from_one_network_are_known_as_such(server: Inside) -> None:
    people = [Somebody(server.address, name) for name in ("Anna", "Bo", "Cy")]
    people[2].http.headers["x-forwarded-for"] = "203.0.113.9"
    table = people[0].open("clans", "me open open")["id"]
    for who in people[1:]:
        who.post(f"/api/tables/{table}/sit")
    people[0].post(f"/api/tables/{table}/see", seat=0)
    origins = server.services.hub.owners[table].match.facts.origins
    assert origins[0] == origins[1] != origins[2]
    assert "203.0.113.9" not in str(origins)
