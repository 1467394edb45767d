"""Clocks as plain arithmetic."""

from dorfplatz.table.clock import Clock, ClockRule

SECOND = 1000
LIVE = ClockRule("live", 60 * SECOND, 5 * SECOND)


def test_time_runs_only_for_those_who_think() -> None:
    clock = Clock(LIVE, 3)
    clock.go_on(0, [1])
    assert clock.running == [1]
    assert clock.left(10 * SECOND) == [60 * SECOND, 50 * SECOND, 60 * SECOND]
    assert clock.deadline == 60 * SECOND


def test_a_decision_earns_the_bonus() -> None:
    clock = Clock(LIVE, 2)
    clock.go_on(0, [0])
    clock.go_on(20 * SECOND, [1], decided=[0])
    assert clock.left(20 * SECOND) == [45 * SECOND, 60 * SECOND]
    assert clock.running == [1]


def test_time_runs_out_and_more_is_granted() -> None:
    clock = Clock(LIVE, 2)
    clock.go_on(0, [0, 1])
    assert clock.expired(59 * SECOND) == []
    assert clock.expired(61 * SECOND) == [0, 1]
    clock.grant(0, 61 * SECOND)
    assert clock.expired(61 * SECOND) == [1]
    assert clock.left(61 * SECOND) == [6 * SECOND, 0]


def test_days_begin_anew_with_every_decision() -> None:
    clock = Clock(ClockRule("days", 100, 0), 2)
    clock.go_on(0, [0])
    clock.go_on(90, [1], decided=[0])
    clock.go_on(120, [0], decided=[1])
    assert clock.left(120)[0] == 100
    assert clock.deadline == 220
    clock.go_on(150, [0])  # something else happened: the time goes on running
    assert clock.left(150)[0] == 70


def test_undo_shows_what_was_shown() -> None:
    clock = Clock(LIVE, 2)
    clock.go_on(0, [0])
    face = clock.face(10 * SECOND)
    clock.go_on(10 * SECOND, [1], decided=[0])
    clock.set_back(face, 40 * SECOND)
    assert clock.running == [0]
    assert clock.left(40 * SECOND) == [50 * SECOND, 60 * SECOND]
    assert clock.left(41 * SECOND) == [49 * SECOND, 60 * SECOND]
    clock.set_left(1, 7, 41 * SECOND)
    assert clock.left(41 * SECOND) == [49 * SECOND, 7]


def test_without_a_clock_nothing_runs() -> None:
    clock = Clock(ClockRule(), 2)
    clock.go_on(0, [0])
    assert clock.deadline is None
    assert clock.expired(10**12) == []
