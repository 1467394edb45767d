"""Reading a match from the store: what was settled before it, and what happened in it."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Row, select

from dorfplatz.engine.errors import BadOption, NotPossible
from dorfplatz.engine.options import SEATING, Options
from dorfplatz.games import find
from dorfplatz.server import deeds, wire
from dorfplatz.server.deeds import Event
from dorfplatz.server.errors import NotFound
from dorfplatz.server.match import Facts
from dorfplatz.server.readers import CLOCK
from dorfplatz.server.schema import chairs, events, matches
from dorfplatz.table.clock import ClockRule

DAY_MS = 24 * 3600 * 1000


def find_table(connection: Connection, table: str) -> Row[tuple[object, ...]]:
    """Return the row of a table."""
    row = connection.execute(select(matches).where(matches.c.id == table)).first()
    if row is None:
        raise NotFound("error-no-table")
    return row


def clock_rule(setting: wire.ClockSetting) -> ClockRule:
    """Return the rule a setting means, or refuse a clock that gives no time."""
    if setting.kind == "none":
        return ClockRule()
    bank = setting.days * DAY_MS if setting.kind == "days" else setting.bank * 1000
    if bank <= 0:
        raise BadOption(
            "error-option-value", {"option": "clock", "value": setting.kind, "allowed": "> 0"}
        )
    return ClockRule(setting.kind, bank, setting.bonus * 1000 if setting.kind == "live" else 0)


def chairs_of(
    game: str, options: Options, seated: Sequence[Row[tuple[object, ...]]]
) -> list[wire.Chair]:
    """Return the chairs of a table as everybody may know them."""
    peoples = chosen_peoples(game, options)
    return [
        wire.Chair(row.kind, row.name, row.user_id, row.bot, people=peoples.get(row.seat))
        for row in seated
    ]


def chosen_peoples(game: str, options: Options) -> dict[int, int]:
    """Return the number of each seat's people, where a table chose what only changes the looks."""
    for choice in find(game).choices:
        if choice.kind == SEATING and choice.shown and choice.key in options:
            letters = str(choice.values[0])
            return {at: letters.index(one) for at, one in enumerate(str(options[choice.key]))}
    return {}


def load_facts(connection: Connection, table: str) -> Facts:
    """Return what was settled before the first move of a match."""
    row = find_table(connection, table)
    if row.status == "gone":
        raise NotFound("error-table-ended")
    if row.status not in ("live", "over"):
        raise NotPossible("error-not-started")
    seated = connection.execute(
        select(chairs).where(chairs.c.match_id == table).order_by(chairs.c.seat)
    ).all()
    return Facts(
        id=row.id,
        game=find(row.game),
        seats=row.seats,
        options=msgspec.json.decode(row.options),
        seed=row.seed,
        clock=clock_rule(CLOCK.decode(row.clock)),
        timeout=row.timeout,
        chairs=chairs_of(row.game, msgspec.json.decode(row.options), seated),
        started_at=row.started_at,
        epoch=row.epoch,
        public=row.public,
        key=row.key,
        origin=row.origin,
        origins=[chair.origin for chair in seated],
        rules_version=row.rules_version,
        nonces=None if row.nonces is None else msgspec.json.decode(row.nonces),
        position=row.position,
        away={chair.seat: chair.away_since for chair in seated if chair.away_since is not None},
    )


def load_events(connection: Connection, table: str, since: int = 0) -> list[Event]:
    """Return the events of a match after a version."""
    rows = connection.execute(
        select(events)
        .where(events.c.match_id == table, events.c.number > since)
        .order_by(events.c.number)
    )
    return [
        Event(
            row.number,
            deeds.read(row.kind, row.seat, row.text),
            row.actor,
            row.request,
            row.at,
            msgspec.json.decode(row.result),
        )
        for row in rows
    ]
