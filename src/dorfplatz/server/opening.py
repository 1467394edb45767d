"""New tables: opened with some chairs, at the start or from a position, or the same once more."""

import secrets
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, insert, select, update

from dorfplatz.engine.errors import NotPossible
from dorfplatz.games import find
from dorfplatz.server import wire
from dorfplatz.server.accounts import Person
from dorfplatz.server.errors import Forbidden
from dorfplatz.server.loading import clock_rule, find_table
from dorfplatz.server.lobby import name_of, take_reserved, touch
from dorfplatz.server.match import check_bot
from dorfplatz.server.schema import chairs, matches
from dorfplatz.server.starting import expected, start_if_full
from dorfplatz.server.store import fact, new_id, wall_ms
from dorfplatz.table.fairness import fresh_seed

MOST_OPEN = 20


@dataclass(frozen=True)
class Opening:
    """Where a match begins that does not begin at the start, and by which version of the rules."""

    position: str
    version: int
    begun: wire.Begun


def open_table(
    connection: Connection,
    person: Person,
    wanted: wire.NewTable,
    now: int,
    opening: Opening | None = None,
) -> str:
    """Open a table, seat who is there already, start if nobody is missing, and return its id."""
    game = find(wanted.game)
    version = game.rules_version if opening is None else opening.version
    options = game.settle(len(wanted.seats), wanted.options, version)
    clock_rule(wanted.clock)
    for asked in wanted.seats:
        if asked.who == "bot":
            check_bot(asked.bot)
    mine = select(matches.c.id).where(matches.c.owner == person.id, matches.c.status == "open")
    if len(connection.execute(mine.limit(MOST_OPEN)).all()) >= MOST_OPEN:
        raise NotPossible("error-open-tables", {"most": MOST_OPEN})
    table = new_id()
    connection.execute(
        insert(matches).values(
            id=table,
            game=game.id,
            rules_version=version,
            seats=len(wanted.seats),
            options=msgspec.json.encode(options).decode(),
            seed=fresh_seed(),
            status="open",
            public=wanted.public,
            key=secrets.token_urlsafe(12),
            clock=msgspec.json.encode(wanted.clock).decode(),
            timeout=wanted.timeout,
            owner=person.id,
            version=0,
            epoch=int(fact(connection, "epoch", "0")),
            bot_due=False,
            created_at=wall_ms(),
            changed_at=wall_ms(),
            origin=person.origin,
            places="" if wanted.shuffle else None,
            position=None if opening is None else opening.position,
            begun=None if opening is None else wire.encode(opening.begun).decode(),
        )
    )
    for seat, chair in enumerate(wanted.seats):
        is_bot = chair.who == "bot"
        connection.execute(
            insert(chairs).values(
                match_id=table,
                seat=seat,
                kind="person" if chair.who == "me" else chair.who,
                user_id=person.id if chair.who == "me" else None,
                name=name_of(chair, person),
                bot=chair.bot if is_bot else None,
                origin=person.origin if chair.who == "me" else None,
                nonce=expected(person) if chair.who == "me" else None,
            )
        )
    start_if_full(connection, table, now)
    return table


def rematch(connection: Connection, person: Person, table: str, now: int) -> str:
    """Open the same table once more, with every chair kept for whoever had it; or join it.

    Return the id of the new table.
    """
    row = find_table(connection, table)
    old = connection.execute(
        select(chairs).where(chairs.c.match_id == table).order_by(chairs.c.seat)
    ).all()
    if all(chair.user_id != person.id for chair in old):
        raise Forbidden("error-not-seated")
    if row.status != "over":
        raise NotPossible("error-not-over")
    if row.rematch is not None:
        again = find_table(connection, row.rematch)
        if again.status == "open":
            take_reserved(connection, person, row.rematch)
            touch(connection, row.rematch)
            start_if_full(connection, row.rematch, now)
        return str(row.rematch)
    fresh = new_id()
    claimed = connection.execute(
        update(matches)
        .where(matches.c.id == table, matches.c.rematch.is_(None))
        .values(rematch=fresh, changed_at=wall_ms())
    )
    if claimed.rowcount != 1:
        raise NotPossible("error-no-seat")
    game = find(row.game)
    # A new match, by the present rules; a position stays one of the rules it was played by.
    version = game.rules_version if row.position is None else row.rules_version
    options = game.settle(row.seats, msgspec.json.decode(row.options), version)
    kept = {column.name: getattr(row, column.name) for column in matches.columns}
    kept.update(
        id=fresh,
        rules_version=version,
        options=msgspec.json.encode(options).decode(),
        seed=fresh_seed(),
        key=secrets.token_urlsafe(12),
        status="open",
        version=0,
        bot_due=False,
        deadline=None,
        owner=person.id,
        created_at=wall_ms(),
        changed_at=wall_ms(),
        started_at=None,
        rematch=None,
        waiting=None,
        winners=None,
        nonces=None,
        places=None if row.places is None else "",
        origin=person.origin,
    )
    connection.execute(insert(matches).values(**kept))
    # Everybody moves up one seat, so that another one begins.
    for seat, chair in enumerate([*old[1:], old[0]]):
        reserved = chair.user_id if chair.kind == "person" else None
        connection.execute(
            insert(chairs).values(
                match_id=fresh,
                seat=seat,
                kind="bot" if chair.kind == "bot" else ("friend" if reserved else "open"),
                user_id=None,
                name="",
                bot=chair.bot,
                reserved=reserved,
            )
        )
    take_reserved(connection, person, fresh)
    start_if_full(connection, fresh, now)
    return fresh
