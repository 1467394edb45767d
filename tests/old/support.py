"""What the files of this folder hold, and how today's code reads it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from dorfplatz.server.audit import audit
from dorfplatz.server.deeds import Moved
from dorfplatz.server.loading import load_events, load_facts
from dorfplatz.server.match import Match, rebuilt
from dorfplatz.server.store import Store, migrate
from dorfplatz.table import Table

FOLDER = Path(__file__).parent
DATABASE = FOLDER / "old.db"
BACKUP = FOLDER / "old.jsonl.gz"
RECORDS = FOLDER / "records"
EXPECTED = FOLDER / "expected.json"

Json = dict[str, Any]
AFTERWARDS = 10**13
"""A moment after everything that is stored, on the server's clock."""


def expected() -> Json:
    """Return the frozen outcomes."""
    return dict(json.loads(EXPECTED.read_text(encoding="utf-8")))


def outcome(table: Table) -> Json:
    """Return the position of a table, as records have it, and where everybody stands."""
    standing = table.standing()
    return {
        "position": table.game.notation.write_recorded(table._state),
        "over": standing.over,
        "standing": [
            {"points": s.points, "rank": s.rank, "breakdown": dict(s.breakdown)}
            for s in standing.seats
        ],
    }


def condition(match: Match) -> Json:
    """Return what a match is: its table, who may decide, who has, and who plays the seats."""
    return {
        "game": match.game.id,
        "options": dict(match.facts.options),
        "version": match.version,
        "log": len(match.table.log),
        "waiting": match.waiting,
        "decided": match.table.decided,
        "stand_ins": [chair.stand_in for chair in match.chairs],
        "resigned": [chair.resigned for chair in match.chairs],
        "votes": {
            str(seat): len(cast)
            for seat in range(match.facts.seats)
            if (cast := match.votes.ever(seat))
        },
        **outcome(match.table),
    }


@contextmanager
def opened(url: str) -> Iterator[Store]:
    """Open a database and bring it up to date."""
    store = Store(url)
    try:
        migrate(store)
        yield store
    finally:
        store.close()


def stored_matches(store: Store) -> dict[str, Match]:
    """Return every match that has begun, as its events make it; each has to pass the audit."""
    found = {}
    for finding in audit(store):
        assert finding.problem is None, f"{finding.match}: {finding.problem}"
        found[finding.match] = store.work(partial(load, name=finding.match))
    return found


def load(connection: Connection, name: str) -> Match:
    """Return one match."""
    return rebuilt(load_facts(connection, name), load_events(connection, name))


def play_on(match: Match, moves: list[list[Any]]) -> None:
    """Carry out moves (seat and text) as the server would."""
    for step, (seat, move) in enumerate(moves):
        match.do(Moved(seat, move), AFTERWARDS + step)
