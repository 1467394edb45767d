"""The clock of all matches: it counts while a server is up, and stands still while none is.

It is counted with the monotonic clock and goes on from what the store knows; the time of day is
only what it began with. So a wall clock that is set back and put right costs nobody time.
"""

import time
from collections.abc import Callable

from sqlalchemy import Connection, text

from dorfplatz.server.store import MIGRATING, SERVING, fact, set_fact, wall_ms

HEARTBEAT_MS = 2_000
ASLEEP_MS = 8_000


def monotonic_ms() -> int:
    """Return milliseconds that only ever go forward."""
    return time.monotonic_ns() // 1_000_000


def nobody_serves(connection: Connection) -> bool:
    """Say whether no process serves now: with SQLite there is no other, PostgreSQL knows."""
    if connection.dialect.name != "postgresql":
        return True
    held = text(
        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = :key "
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    return int(connection.execute(held, {"key": SERVING}).scalar_one()) == 0


class ServerTime:
    """Milliseconds during which a server was up: matches lose no time while none runs.

    The store keeps the time of day of the last beat and how far behind it this clock was; only the
    difference counts.
    """

    def __init__(self, clock: Callable[[], int] = monotonic_ms) -> None:
        self._clock = clock
        self._ahead = wall_ms() - clock()  # of the monotonic clock

    def now(self) -> int:
        """Return what the clock of all matches shows."""
        return self._clock() + self._ahead

    def beat(self, connection: Connection, starting: bool = False) -> None:
        """Say that somebody serves, and go on where the last beat of anybody was."""
        if starting and connection.dialect.name == "postgresql":  # one after the other
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        wall = wall_ms()
        beaten = int(fact(connection, "alive_at", str(wall)))
        stood = beaten - int(fact(connection, "down_ms", "0"))
        now = self.now()
        if starting:
            now = stood
            if not nobody_serves(connection):  # the others have gone on since their last beat
                now += min(max(0, wall - beaten), ASLEEP_MS)
        elif now - stood > ASLEEP_MS:  # this process slept, and nobody else served
            now = stood
        now = max(now, stood)
        self._ahead = now - self._clock()
        set_fact(connection, "alive_at", str(wall))
        set_fact(connection, "down_ms", str(wall - now))
