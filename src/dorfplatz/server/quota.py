"""How many tables anybody may keep busy: a person, and everybody who comes from one network.

Only tables count that are open or live and changed within a day: others cost nothing, and nobody
is shut out for good by games that were never finished.
"""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, func, or_, select

from dorfplatz.server.accounts import Person
from dorfplatz.server.errors import TooMany
from dorfplatz.server.schema import chairs, matches
from dorfplatz.server.store import wall_ms

DAY_MS = 24 * 3600 * 1000


@dataclass(frozen=True)
class Quota:
    """The most tables of a person, and of a network."""

    person: int
    network: int

    def check(self, connection: Connection, person: Person) -> None:
        """Refuse one table more to whoever has enough of them, or comes from where enough are."""
        seated = select(chairs.c.match_id).where(chairs.c.user_id == person.id)
        own = or_(matches.c.owner == person.id, matches.c.id.in_(seated))
        if _busy(connection, own) >= self.person:
            raise TooMany("error-tables", {"most": self.person})
        if person.origin is None:
            return
        if _busy(connection, matches.c.origin == person.origin) >= self.network:
            raise TooMany("error-network-tables", {"most": self.network})


def _busy(connection: Connection, whose: ColumnElement[bool]) -> int:
    query = select(func.count()).select_from(matches).where(whose)
    query = query.where(
        matches.c.status.in_(("open", "live")), matches.c.changed_at > wall_ms() - DAY_MS
    )
    return int(connection.execute(query).scalar_one())
