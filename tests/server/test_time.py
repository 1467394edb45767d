"""The clock of all matches: it stands still without a server, and knows nothing of the wall."""

from functools import partial

import pytest
from sqlalchemy import text

from dorfplatz.server import timekeeping
from dorfplatz.server.store import SERVING, Store, migrate, set_fact
from dorfplatz.server.timekeeping import ASLEEP_MS, ServerTime
from tests.server.support import file_url

HOUR = 3_600_000


class Clocks:
    """The clock on the wall and the monotonic one, both of which only the test moves."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.wall = 1_700_000_000_000
        self.steady = 5_000
        patch.setattr(timekeeping, "wall_ms", lambda: self.wall)

    def read(self) -> int:
        return self.steady

    def go_on(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    return Clocks(monkeypatch)


def started(store: Store, clocks: Clocks) -> ServerTime:
    time = ServerTime(clocks.read)
    store.work(lambda c: time.beat(c, starting=True), True)
    return time


@pytest.mark.parametrize("jump", [-HOUR, HOUR, -400 * 24 * HOUR])
def test_a_wall_clock_set_wrong_and_put_right_costs_nobody_time(
    database: str, clocks: Clocks, jump: int
) -> None:
    store = Store(database)
    migrate(store)
    time = started(store, clocks)
    begun = time.now()
    for change in (0, jump, 0, -jump, 0):
        clocks.wall += change
        clocks.go_on(1_000)
        store.work(time.beat, True)
    assert time.now() == begun + 5_000
    clocks.wall += jump  # and a server that starts while it is wrong goes on from there
    again = started(store, clocks)
    assert again.now() == begun + 5_000
    clocks.wall -= jump
    clocks.go_on(1_000)
    store.work(again.beat, True)
    assert again.now() == begun + 6_000
    store.close()


def test_the_clock_stands_still_while_no_server_runs(database: str, clocks: Clocks) -> None:
    store = Store(database)
    migrate(store)
    time = started(store, clocks)
    clocks.go_on(1_500)
    store.work(time.beat, True)
    left = time.now()
    for pause in (700, 10 * ASLEEP_MS, 30 * 24 * HOUR):
        clocks.go_on(pause)
        assert started(store, clocks).now() == left
    store.close()


def test_a_process_that_slept_finds_the_clock_where_it_was(database: str, clocks: Clocks) -> None:
    store = Store(database)
    migrate(store)
    time = started(store, clocks)
    begun = time.now()
    clocks.go_on(ASLEEP_MS - 1)  # a busy moment is no sleep
    store.work(time.beat, True)
    assert time.now() == begun + ASLEEP_MS - 1
    clocks.go_on(10 * ASLEEP_MS)
    store.work(time.beat, True)
    assert time.now() == begun + ASLEEP_MS - 1
    store.close()


def test_a_process_that_joins_others_has_their_time(postgres: str, clocks: Clocks) -> None:
    store = Store(postgres)
    migrate(store)
    first = started(store, clocks)
    with store.engine.connect() as other:  # it serves all the while
        other.execute(text("SELECT pg_advisory_lock_shared(:key)"), {"key": SERVING})
        clocks.go_on(700)
        second = started(store, clocks)
        assert second.now() == first.now()
        clocks.go_on(1_000)
        store.work(first.beat, True)
        store.work(second.beat, True)
        assert second.now() == first.now()
    store.close()


def test_what_earlier_versions_left_is_gone_on_with(
    tmp_path_factory: pytest.TempPathFactory, clocks: Clocks
) -> None:
    store = Store(file_url(tmp_path_factory.mktemp("time")))
    migrate(store)
    left = clocks.wall - 10 * HOUR
    for key, value in (("alive_at", left), ("down_ms", 3 * HOUR)):
        store.work(partial(set_fact, key=key, value=str(value)), True)
    assert started(store, clocks).now() == left - 3 * HOUR
    store.close()
