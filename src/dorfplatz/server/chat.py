"""What people say at tables, and complaints about it."""

from sqlalchemy import Connection, Row, delete, insert, select

from dorfplatz.server import lobby, wire
from dorfplatz.server.accounts import Person
from dorfplatz.server.errors import NotFound
from dorfplatz.server.schema import chats, reports
from dorfplatz.server.store import new_id, wall_ms

SHOWN = 50


def say(
    connection: Connection, person: Person, table: str, said: str, aside: bool
) -> wire.ChatLine:
    """Keep what somebody said at a table, or aside to those who watch."""
    line = wire.ChatLine(new_id(), person.id, person.name, said, wall_ms(), aside)
    connection.execute(
        insert(chats).values(
            id=line.id,
            match_id=table,
            user_id=line.user,
            name=line.name,
            text=said,
            at=line.at,
            aside=aside,
        )
    )
    return line


def latest(connection: Connection, table: str, watching: bool) -> list[wire.ChatLine]:
    """Return what was said last, oldest first; what is said aside only to those who watch."""
    query = select(chats).where(chats.c.match_id == table)
    if not watching:
        query = query.where(chats.c.aside.is_not(True))
    rows = connection.execute(query.order_by(chats.c.at.desc(), chats.c.id).limit(SHOWN)).all()
    return [_line(row) for row in rows[::-1]]


def _line(row: Row[tuple[object, ...]]) -> wire.ChatLine:
    return wire.ChatLine(row.id, row.user_id, row.name, row.text, row.at, bool(row.aside))


def one(connection: Connection, chat: str) -> tuple[str, wire.ChatLine]:
    """Return where something was said, and what."""
    row = connection.execute(select(chats).where(chats.c.id == chat)).first()
    if row is None:
        raise NotFound("error-no-chat")
    return row.match_id, _line(row)


def report(connection: Connection, person: Person, wanted: wire.Report) -> None:
    """Keep a complaint together with what was said, for whoever runs the server."""
    table, line = one(connection, wanted.chat)
    if not lobby.may_see(connection, table, person.id, None):
        raise NotFound("error-no-chat")
    connection.execute(
        delete(reports).where(reports.c.chat_id == line.id, reports.c.user_id == person.id)
    )
    connection.execute(
        insert(reports).values(
            chat_id=line.id,
            user_id=person.id,
            reason=wanted.reason,
            text=line.text,
            at=wall_ms(),
        )
    )
