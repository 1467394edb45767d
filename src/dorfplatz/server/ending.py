"""Ending tables from outside: for whoever runs the server, while it runs."""

from dataclasses import dataclass

from sqlalchemy import Connection, Row, or_, select, update

from dorfplatz.server.accounts import name_key
from dorfplatz.server.schema import chairs, matches, users
from dorfplatz.server.store import Store, fact, set_fact, wall_ms

DAY_MS = 24 * 3600 * 1000


@dataclass(frozen=True)
class Chosen:
    """Which tables are meant: those that fit everything that is given."""

    ids: tuple[str, ...] = ()
    who: str | None = None  # the id of somebody, or the name of an account
    idle_days: float | None = None
    without_people: bool = False


def find(connection: Connection, chosen: Chosen) -> list[Row[tuple[object, ...]]]:
    """Return the tables that are open or live and meant, longest without a change first."""
    query = select(matches).where(matches.c.status.in_(("open", "live")))
    if chosen.ids:
        query = query.where(matches.c.id.in_(chosen.ids))
    if chosen.who is not None:
        meant = select(users.c.id).where(
            or_(users.c.id == chosen.who, users.c.name_key == name_key(chosen.who))
        )
        seated = select(chairs.c.match_id).where(chairs.c.user_id.in_(meant))
        query = query.where(or_(matches.c.owner.in_(meant), matches.c.id.in_(seated)))
    if chosen.idle_days is not None:
        query = query.where(matches.c.changed_at < wall_ms() - round(chosen.idle_days * DAY_MS))
    if chosen.without_people:
        people = select(chairs.c.match_id).where(chairs.c.kind != "bot")
        query = query.where(matches.c.id.not_in(people))
    return list(connection.execute(query.order_by(matches.c.changed_at, matches.c.id)).all())


def end(store: Store, chosen: Chosen) -> list[str]:
    """End tables and return which; servers that hold them notice within seconds."""

    def put_away(connection: Connection) -> list[str]:
        names = [str(row.id) for row in find(connection, chosen)]
        for name in names:
            connection.execute(
                update(matches)
                .where(matches.c.id == name, matches.c.status.in_(("open", "live")))
                .values(status="gone", bot_due=False, deadline=None, changed_at=wall_ms())
            )
        if names:  # servers that run read everything anew
            set_fact(connection, "epoch", str(int(fact(connection, "epoch", "0")) + 1))
        return names

    return store.work(put_away, True)
