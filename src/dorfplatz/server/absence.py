"""Who is away from a match and since when; the store keeps it, so a restart forgets no absence.

What is noted is never longer than the absence itself: who was last seen by a process that was
killed counts as away from the moment on at which the next one looks.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from sqlalchemy import Connection, update

from dorfplatz.server.schema import chairs

PATIENCE_MS = 3 * 60_000


@dataclass
class Absence:
    """Since when the people of a match are away, on the clock that stands still with the server."""

    since: dict[int, int] = field(default_factory=dict)
    patience: int = PATIENCE_MS
    unwritten: dict[int, int | None] = field(default_factory=dict)

    def note(self, present: Iterable[int], gone: Iterable[int], now: int) -> bool:
        """Note who is there and who is not, and say whether that is news."""
        news: dict[int, int | None] = {}
        for seat in present:
            if self.since.pop(seat, None) is not None:
                news[seat] = None
        for seat in gone:
            if seat not in self.since:
                self.since[seat] = news[seat] = now
        self.unwritten.update(news)
        return bool(news)

    def patience_left(self, seat: int, now: int) -> int | None:
        """Return how long the others still have to wait for a seat; None: its person is there."""
        since = self.since.get(seat)
        return None if since is None else max(0, since + self.patience - now)


def keep(connection: Connection, match: str, changes: Mapping[int, int | None]) -> None:
    """Store since when seats are away; None: they are there."""
    for seat, since in changes.items():
        connection.execute(
            update(chairs)
            .where(chairs.c.match_id == match, chairs.c.seat == seat)
            .values(away_since=since)
        )
