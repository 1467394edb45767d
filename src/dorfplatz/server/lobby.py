"""Tables before a match and around it: sitting down, standing up, and what is known of them."""

import secrets

import msgspec
from sqlalchemy import Connection, Row, or_, select, update

from dorfplatz.engine.errors import DorfplatzError, NotPossible
from dorfplatz.games import find
from dorfplatz.server import wire
from dorfplatz.server.accounts import Person, checked_name
from dorfplatz.server.errors import Forbidden, NotFound
from dorfplatz.server.loading import chairs_of, find_table, load_events, load_facts
from dorfplatz.server.match import check_bot, rebuilt
from dorfplatz.server.readers import BEGUN, CLOCK, SEATS
from dorfplatz.server.schema import chairs, matches
from dorfplatz.server.starting import TO_COME, expected, start_if_full
from dorfplatz.server.store import wall_ms
from dorfplatz.table.fairness import seal

PAGE = 50


def sit(connection: Connection, person: Person, table: str, wanted: wire.Sit, now: int) -> None:
    """Take a free seat."""
    row = find_table(connection, table)
    if row.status != "open":
        raise NotPossible("error-started")
    free = connection.execute(
        select(chairs)
        .where(chairs.c.match_id == table, chairs.c.kind.in_(("open", "friend")))
        .order_by(chairs.c.seat)
    ).all()
    friend = wanted.key is not None and secrets.compare_digest(
        wanted.key.encode(), row.key.encode()
    )
    invited = any(chair.reserved == person.id for chair in free)
    if not (row.public or friend or invited or row.owner == person.id):
        raise NotFound("error-no-table")
    stranger = not (friend or invited or row.owner == person.id)
    if stranger and sits(connection, person, table):
        raise NotPossible("error-one-seat")
    for chair in free:
        welcome = chair.reserved in (None, person.id) and (
            chair.kind == "open" or friend or chair.reserved == person.id
        )
        if welcome and wanted.seat in (None, chair.seat):
            break
    else:
        raise NotPossible("error-no-seat")
    taken = connection.execute(
        update(chairs)
        .where(
            chairs.c.match_id == table,
            chairs.c.seat == chair.seat,
            chairs.c.kind.in_(("open", "friend")),
        )
        .values(**_taken_by(person))
    )
    if taken.rowcount != 1:
        raise NotPossible("error-no-seat")
    touch(connection, table)
    start_if_full(connection, table, now)


def _taken_by(person: Person) -> dict[str, object]:
    """Return what is noted of a chair that somebody sits down on."""
    return {
        "kind": "person",
        "user_id": person.id,
        "name": person.name,
        "reserved": None,
        "origin": person.origin,
        "nonce": expected(person),
    }


def leave(connection: Connection, person: Person, table: str) -> None:
    """Stand up from a table that has not started; the last one out closes it."""
    row = find_table(connection, table)
    if row.status != "open":
        raise NotPossible("error-started")
    left = connection.execute(
        update(chairs)
        .where(chairs.c.match_id == table, chairs.c.user_id == person.id)
        .values(
            kind="open" if row.public else "friend",
            user_id=None,
            name="",
            origin=None,
            nonce=None,
        )
    )
    if left.rowcount == 0 and row.owner != person.id:
        raise Forbidden("error-not-seated")
    people = connection.execute(
        select(chairs.c.user_id).where(chairs.c.match_id == table, chairs.c.kind == "person")
    ).first()
    values: dict[str, object] = {"changed_at": wall_ms(), "deadline": None}
    if people is None:
        values["status"] = "gone"
    elif row.owner == person.id:
        values["owner"] = people.user_id
    connection.execute(update(matches).where(matches.c.id == table).values(**values))


def set_seat(
    connection: Connection, person: Person, table: str, seat: int, wanted: wire.Wanted, now: int
) -> None:
    """Let whoever opened a table say who is to have a seat that nobody has taken."""
    row = find_table(connection, table)
    if row.owner != person.id:
        raise Forbidden("error-not-owner")
    if row.status != "open":
        raise NotPossible("error-started")
    if wanted.who == "bot":
        check_bot(wanted.bot)
    me = wanted.who == "me"
    changed = connection.execute(
        update(chairs)
        .where(chairs.c.match_id == table, chairs.c.seat == seat)
        .where(or_(chairs.c.kind != "person", chairs.c.user_id == person.id))
        .values(
            kind="person" if me else wanted.who,
            user_id=person.id if me else None,
            name=name_of(wanted, person),
            bot=wanted.bot if wanted.who == "bot" else None,
            reserved=None,
            origin=person.origin if me else None,
            nonce=expected(person) if me else None,
        )
    )
    if changed.rowcount != 1:
        raise NotPossible("error-no-seat")
    touch(connection, table)
    start_if_full(connection, table, now)


def take_reserved(connection: Connection, person: Person, table: str) -> None:
    """Sit down on the chair that is kept for somebody."""
    connection.execute(
        update(chairs)
        .where(chairs.c.match_id == table, chairs.c.reserved == person.id)
        .values(**_taken_by(person))
    )


def name_of(wanted: wire.Wanted, person: Person) -> str:
    """Return what whoever gets a seat at once is called: of several at one device each by name."""
    if wanted.who != "me":
        return ""
    return person.name if wanted.name is None else checked_name(wanted.name)


def touch(connection: Connection, table: str) -> None:
    """Note that a table changed."""
    connection.execute(update(matches).where(matches.c.id == table).values(changed_at=wall_ms()))


# -- Reading ------------------------------------------------------------------------------


def may_see(connection: Connection, table: str, user: str | None, key: str | None) -> bool:
    """Say whether somebody may look at a table: it is public, theirs, or they have the link."""
    row = find_table(connection, table)
    if row.public or (key is not None and secrets.compare_digest(key.encode(), row.key.encode())):
        return True
    mine = select(chairs.c.seat).where(
        chairs.c.match_id == table, or_(chairs.c.user_id == user, chairs.c.reserved == user)
    )
    return user is not None and (row.owner == user or connection.execute(mine).first() is not None)


def sits(connection: Connection, person: Person, table: str) -> bool:
    """Say whether somebody has a seat at a table."""
    own = select(chairs.c.seat).where(chairs.c.match_id == table, chairs.c.user_id == person.id)
    return connection.execute(own).first() is not None


def table_info(connection: Connection, table: str, person: Person | None = None) -> wire.TableInfo:
    """Return a table as somebody may know it."""
    row = find_table(connection, table)
    seated = connection.execute(
        select(chairs).where(chairs.c.match_id == table).order_by(chairs.c.seat)
    ).all()
    return _info(connection, row, list(seated), person)


def _info(
    connection: Connection,
    row: Row[tuple[object, ...]],
    seated: list[Row[tuple[object, ...]]],
    person: Person | None,
) -> wire.TableInfo:
    inside = person is not None and (
        row.owner == person.id or any(chair.user_id == person.id for chair in seated)
    )
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=msgspec.json.decode(row.options),
        status=row.status,
        public=row.public,
        clock=CLOCK.decode(row.clock),
        timeout=row.timeout,
        chairs=chairs_of(row.game, msgspec.json.decode(row.options), seated),
        owner=row.owner,
        version=row.version,
        created_at=row.created_at,
        seal=seal(row.seed),
        waiting=_waiting(connection, row, inside),
        winners=None if row.winners is None else msgspec.json.decode(row.winners),
        rematch=row.rematch,
        key=row.key if inside else None,
        nonces=None if row.nonces is None else msgspec.json.decode(row.nonces),
        shuffle=row.places is not None,
        places=msgspec.json.decode(row.places) if row.places else None,
        begun=None if row.begun is None else BEGUN.decode(row.begun),
        secrets=find(row.game).knowledge.hides(),
        wants_nonce=row.status == "open"
        and person is not None
        and any(chair.user_id == person.id and chair.nonce == TO_COME for chair in seated),
    )


def _waiting(connection: Connection, row: Row[tuple[object, ...]], inside: bool) -> list[int]:
    """Return the seats that may decide now.

    A match that was stored before this was noted, and not touched since, is played through for
    those who sit there; others learn it when somebody has loaded it.
    """
    if row.status != "live":
        return []
    if row.waiting is not None:
        return SEATS.decode(row.waiting)
    if not inside:
        return []
    try:
        match = rebuilt(load_facts(connection, row.id), load_events(connection, row.id))
    except DorfplatzError:  # the list is shown all the same; `audit` tells what is wrong
        return []
    return match.waiting


def list_tables(
    connection: Connection, person: Person | None, mine: bool, before: int | None
) -> wire.Tables:
    """Return public tables, or one's own, latest change first."""
    query = select(matches).order_by(matches.c.changed_at.desc(), matches.c.id).limit(PAGE)
    if before is not None:
        query = query.where(matches.c.changed_at < before)
    if mine:
        own = select(chairs.c.match_id).where(
            or_(
                chairs.c.user_id == (person.id if person else None),
                chairs.c.reserved == (person.id if person else None),
            )
        )
        query = query.where(matches.c.id.in_(own), matches.c.status != "gone")
        rows = list(connection.execute(query).all())
    else:  # one status after the other, each in the order of the index
        open_, live = (
            connection.execute(query.where(matches.c.status == status, matches.c.public)).all()
            for status in ("open", "live")
        )
        rows = sorted([*open_, *live], key=lambda row: (-row.changed_at, row.id))[:PAGE]
    seated: dict[str, list[Row[tuple[object, ...]]]] = {row.id: [] for row in rows}
    for chair in connection.execute(
        select(chairs).where(chairs.c.match_id.in_(list(seated))).order_by(chairs.c.seat)
    ):
        seated[chair.match_id].append(chair)
    following = str(rows[-1].changed_at) if len(rows) == PAGE else None
    told = [_info(connection, row, seated[row.id], person) for row in rows]
    return wire.Tables(told, following)
