"""People, for whoever runs the server: who there is, a way back, an end, guests of long ago."""

from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection, Row, or_, select

from dorfplatz.engine.errors import NotPossible
from dorfplatz.server import accounts, processes, recovery
from dorfplatz.server.accounts import Person, name_key
from dorfplatz.server.bot_runner import BotRunner
from dorfplatz.server.errors import NotFound
from dorfplatz.server.hub import Hub
from dorfplatz.server.owner import Owner
from dorfplatz.server.schema import chairs, chats, matches, reports, sessions, users
from dorfplatz.server.store import Store, fact, set_fact, wall_ms

DAY_MS = 24 * 3600 * 1000


@dataclass(frozen=True)
class Reported:
    """A complaint: what was said, by whom, at which table, and what is wrong with it."""

    table: str | None
    said_by: str | None
    text: str
    reason: str
    at: int


def find(
    connection: Connection, who: str | None = None, idle_days: float | None = None
) -> list[Row[tuple[object, ...]]]:
    """Return people by id or name, or guests who have not been here for so many days."""
    query = select(users).order_by(users.c.created_at, users.c.id)
    if who is not None:
        query = query.where(or_(users.c.id == who, users.c.name_key == name_key(who)))
    if idle_days is not None:
        since = wall_ms() - round(idle_days * DAY_MS)
        came = select(sessions.c.user_id).where(sessions.c.created_at >= since)
        played = (
            select(chairs.c.user_id)
            .join(matches, matches.c.id == chairs.c.match_id)
            .where(matches.c.changed_at >= since, chairs.c.user_id.is_not(None))
        )
        query = query.where(users.c.kind == "guest", users.c.created_at < since)
        query = query.where(users.c.id.not_in(came), users.c.id.not_in(played))
    return list(connection.execute(query).all())


def one(connection: Connection, who: str) -> Person:
    """Return the one who is meant."""
    found = find(connection, who)
    if len(found) != 1:
        raise NotFound("error-no-person", {"who": who[:40]})
    return Person(str(found[0].id), str(found[0].name), str(found[0].kind))


def reset(store: Store, who: str) -> str:
    """Return a code with which an account gets another password; all others are void."""

    def make(connection: Connection) -> str:
        return recovery.new_codes(connection, one(connection, who), 1)[0]

    return store.work(make, True)


async def close(store: Store, who: str) -> Person:
    """Delete somebody while servers run; bots go on where others still play."""
    person = await store.run(lambda c: one(c, who))
    await forget(store, [person])
    return person


async def drop_guests(store: Store, idle_days: float) -> int:
    """Delete guests who have not been here for so many days, and return how many."""
    if idle_days < 1:
        raise NotPossible("error-idle")
    found = await store.run(lambda c: find(c, None, idle_days))
    guests = [Person(str(row.id), str(row.name), "guest") for row in found]
    await forget(store, guests)
    return len(guests)


async def forget(store: Store, people: list[Person]) -> None:
    """Delete people: bots take over, names go, and servers that run notice it."""
    hub = Hub(store, BotRunner(1, 1.0))
    await store.run(lambda c: hub.time.beat(c, starting=True), True)
    hub.closing = True  # nothing is thought here, and nobody comes
    for person in people:
        for name, seats in (await hub.seats_of(person.id)).items():
            await Owner(hub, name).replace(seats)
        await store.run(partial(accounts.forget, person=person), True)
        await hub.neighbours.tell(processes.SignedOut("user", person.id))

    def notice(connection: Connection) -> None:  # servers that run read everything anew
        set_fact(connection, "epoch", str(int(fact(connection, "epoch", "0")) + 1))

    if people:
        await store.run(notice, True)


def complaints(connection: Connection) -> list[Reported]:
    """Return everything people complained about, latest first."""
    query = select(reports, chats.c.match_id, chats.c.name).outerjoin(
        chats, chats.c.id == reports.c.chat_id
    )
    return [
        Reported(row.match_id, row.name, row.text, row.reason, row.at)
        for row in connection.execute(query.order_by(reports.c.at.desc()))
    ]
