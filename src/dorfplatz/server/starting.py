"""The start of a match: every seat is taken, and whoever adds a nonce has had the time to.

The nonces are settled, and stored, before anything is drawn: the start only writes them down, and
the first look at the match, after that is durable, draws. Where the chairs are to be shuffled, that
is part of the start: seed and nonces say who sits where.
"""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from dorfplatz.server import wire
from dorfplatz.server.accounts import Person
from dorfplatz.server.errors import Forbidden
from dorfplatz.server.loading import find_table, load_facts
from dorfplatz.server.match import Match
from dorfplatz.server.readers import CLOCK
from dorfplatz.server.schema import chairs, matches
from dorfplatz.server.store import wall_ms
from dorfplatz.table.fairness import moved, shuffled, stream_key

if TYPE_CHECKING:
    from dorfplatz.server.hub import Hub

NONCE_MS = 10_000
"""How long a full table waits for the nonces of those who add one."""
TO_COME = ""
"""What stands in a chair whose nonce is waited for."""


def expected(person: Person) -> str | None:
    """Return what is noted when somebody takes a seat: a nonce is to come, or none will."""
    return TO_COME if person.adds_nonce else None


def start_if_full(connection: Connection, table: str, now: int) -> bool:
    """Start a match if every seat is taken and no nonce is waited for; say whether it did."""
    row = find_table(connection, table)
    if row.status != "open":
        return False
    seated = connection.execute(
        select(chairs).where(chairs.c.match_id == table).order_by(chairs.c.seat)
    ).all()
    if any(chair.kind in ("open", "friend") for chair in seated):
        _wait_until(connection, table, None)
        return False
    over_days = CLOCK.decode(row.clock).kind == "days"
    if not over_days and any(chair.nonce == TO_COME for chair in seated):
        if row.deadline is None:
            _wait_until(connection, table, now + NONCE_MS)
        if row.deadline is None or now < row.deadline:
            return False
    nonces = kept_nonces(connection, table)
    places: list[int] | None = None
    if row.places is not None:
        places = shuffled(stream_key(row.seed, nonces), len(seated))
        nonces = moved(places, nonces)
    started = connection.execute(
        update(matches)
        .where(matches.c.id == table, matches.c.status == "open")
        # Whoever loads it first finds out whether a bot begins and when time runs out.
        .values(
            status="live",
            started_at=now,
            bot_due=True,
            deadline=None,
            changed_at=wall_ms(),
            nonces=wire.encode(nonces).decode(),
            places=None if places is None else wire.encode(places).decode(),
        )
    )
    if started.rowcount == 1 and places is not None:
        _move(connection, table, moved(places, seated))
    return started.rowcount == 1


def _move(connection: Connection, table: str, seated: list[Row[tuple[object, ...]]]) -> None:
    """Let everybody sit where the shuffled chairs are."""
    connection.execute(delete(chairs).where(chairs.c.match_id == table))
    for seat, chair in enumerate(seated):
        kept = {column.name: getattr(chair, column.name) for column in chairs.columns}
        connection.execute(insert(chairs).values({**kept, "seat": seat}))


def kept_nonces(connection: Connection, table: str) -> list[str | None]:
    """Return what each seat added; None for who added nothing, or nothing in time."""
    query = select(chairs.c.nonce).where(chairs.c.match_id == table).order_by(chairs.c.seat)
    return [nonce or None for nonce in connection.execute(query).scalars()]


def _wait_until(connection: Connection, table: str, deadline: int | None) -> None:
    connection.execute(
        update(matches)
        .where(matches.c.id == table, matches.c.status == "open")
        .values(deadline=deadline)
    )


def first_look(connection: Connection, table: str) -> None:
    """Draw what comes before the first decision, and note who is to decide."""
    row = find_table(connection, table)
    if row.status != "live" or row.version or row.waiting is not None:
        return
    waiting = wire.encode(Match(load_facts(connection, table)).waiting).decode()
    connection.execute(update(matches).where(matches.c.id == table).values(waiting=waiting))


def add_nonce(connection: Connection, person: Person, table: str, nonce: str, now: int) -> None:
    """Keep what somebody adds to the seed; the first word counts, and a started match has none."""
    own = (chairs.c.match_id == table, chairs.c.user_id == person.id)
    find_table(connection, table)
    if connection.execute(select(chairs.c.seat).where(*own)).first() is None:
        raise Forbidden("error-not-seated")
    # Whoever else adds one at this moment waits here, so that the second one sees them all.
    held = connection.execute(
        update(matches)
        .where(matches.c.id == table, matches.c.status == "open")
        .values(changed_at=wall_ms())
    )
    if held.rowcount != 1:
        return
    missing = or_(chairs.c.nonce.is_(None), chairs.c.nonce == TO_COME)
    connection.execute(update(chairs).where(*own, missing).values(nonce=nonce))
    start_if_full(connection, table, now)


async def start_without(hub: "Hub", table: str) -> None:
    """Start a match whose last nonces have not come in time."""
    now = hub.time.now()
    if await hub.store.run(lambda c: start_if_full(c, table, now), True):
        await hub.store.run(lambda c: first_look(c, table), True)
        await hub.table_changed(table)
