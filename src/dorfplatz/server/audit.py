"""Audit: replay every stored match under the current rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection, select

from dorfplatz.engine.errors import BadRecord, DorfplatzError
from dorfplatz.server import loading
from dorfplatz.server.deeds import Event
from dorfplatz.server.match import Match
from dorfplatz.server.schema import matches
from dorfplatz.server.store import Store


@dataclass(frozen=True)
class Finding:
    """One match, and what does not fit any more, if anything."""

    match: str
    game: str
    events: int
    problem: DorfplatzError | None


def audit(store: Store) -> Iterator[Finding]:
    """Replay all matches that have started, one after the other."""
    last = ""
    while page := store.work(partial(_page, last=last)):
        for name, game in page:
            last = name
            yield store.work(partial(replayed, name=name, game=game))


def _page(connection: Connection, last: str) -> list[tuple[str, str]]:
    query = select(matches.c.id, matches.c.game).where(matches.c.id > last)
    query = query.where(matches.c.status.in_(("live", "over"))).order_by(matches.c.id).limit(100)
    return [(row.id, row.game) for row in connection.execute(query)]


def replayed(connection: Connection, name: str, game: str) -> Finding:
    """Replay one match and compare every event with what it led to when it happened."""
    events: list[Event] = []
    try:
        match = Match(loading.load_facts(connection, name))
        events = loading.load_events(connection, name)
        for expected, event in enumerate(events, 1):
            found = match.replay(event)
            if found != event.result or event.number != expected:
                raise BadRecord(
                    "error-result",
                    {
                        "number": event.number,
                        "found": " ".join(found) or "-",
                        "expected": " ".join(event.result) or "-",
                    },
                )
    except DorfplatzError as error:
        return Finding(name, game, len(events), error)
    return Finding(name, game, len(events), None)
