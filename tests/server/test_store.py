"""The store: one winner per number, migrations that keep games, backups, audits."""

import asyncio
import gzip
import json
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from dorfplatz.engine.errors import NotPossible
from dorfplatz.server.audit import audit
from dorfplatz.server.backup import back_up, restore
from dorfplatz.server.loading import load_events
from dorfplatz.server.schema import metadata
from dorfplatz.server.store import (
    Store,
    migrate,
)
from dorfplatz.server.timekeeping import ServerTime
from tests.server.support import Somebody, inside


def run_sql(connection: Connection, statement: str) -> None:
    connection.execute(text(statement))


def test_the_migrations_lead_to_the_schema_the_server_uses(database: str) -> None:
    store = Store(database)
    with ThreadPoolExecutor(3) as several:
        list(several.map(migrate, [store] * 3))
    changes = store.work(lambda c: compare_metadata(MigrationContext.configure(c), metadata))
    store.close()
    assert changes == []


def test_two_processes_cannot_both_win_a_number(database: str) -> None:
    with inside(database) as server:
        table = Somebody(server.address).open("clans", "me me")["id"]
    stores = [Store(database) for _ in range(2)]

    def event(number: int, who: int) -> dict[str, object]:
        return {
            "match_id": table,
            "number": number,
            "kind": "resign",
            "seat": who,
            "text": "",
            "actor": f"process {who}",
            "request": str(number),
            "at": 0,
            "result": "[]",
            "epoch": 0,
        }

    plan: dict[str, object] = {
        "status": "live",
        "bot_due": False,
        "deadline": None,
        "waiting": "[0]",
        "winners": None,
    }

    async def race(number: int) -> list[bool]:
        return list(
            await asyncio.gather(
                *(store.append(event(number, who), plan) for who, store in enumerate(stores))
            )
        )

    outcomes = [sorted(asyncio.run(race(number))) for number in range(1, 21)]
    assert outcomes == [[False, True]] * 20
    assert asyncio.run(stores[0].append(event(30, 0), plan)) is False  # a hole
    assert asyncio.run(stores[0].append({**event(21, 0), "epoch": 5}, plan)) is False
    stored = stores[1].work(lambda c: load_events(c, table))
    assert [e.number for e in stored] == list(range(1, 21))
    repeated = {**event(21, 0), "actor": stored[-1].actor, "request": stored[-1].request}
    assert asyncio.run(stores[0].append(repeated, plan)) is False
    assert asyncio.run(stores[0].append(event(21, 0), plan)) is True
    for store in stores:
        store.close()


def test_an_old_database_is_brought_up_to_date_and_its_game_goes_on(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/old.db"
    with inside(url) as server:
        anna = Somebody(server.address)
        table = anna.open("clans", "me me")["id"]
        line = anna.line()
        turn = line.watch(table, 0)["turn"]
        move = line.watch(table, turn)["prompt"]["options"][0]["move"]
        line.act("move", match=table, seat=turn, move=move)
        cookie = anna.http.cookies["dorfplatz"]
    store = Store(url)
    for statement in (
        "DROP TABLE chats",
        "DROP TABLE mutes",
        "DROP TABLE reports",
        "DROP TABLE recovery",
        "ALTER TABLE matches DROP COLUMN rematch",
        "ALTER TABLE matches DROP COLUMN waiting",
        "DROP INDEX matches_origin",
        "DROP INDEX matches_owner",
        "ALTER TABLE matches DROP COLUMN origin",
        "ALTER TABLE matches DROP COLUMN winners",
        "ALTER TABLE matches DROP COLUMN nonces",
        "DROP TABLE reviews",
        "ALTER TABLE matches DROP COLUMN places",
        "ALTER TABLE matches DROP COLUMN position",
        "ALTER TABLE matches DROP COLUMN begun",
        "ALTER TABLE chairs DROP COLUMN nonce",
        "ALTER TABLE tokens DROP COLUMN scope",
        "ALTER TABLE tokens DROP COLUMN expires_at",
        "ALTER TABLE chairs DROP COLUMN reserved",
        "ALTER TABLE chairs DROP COLUMN away_since",
        "ALTER TABLE chairs DROP COLUMN origin",
        "UPDATE alembic_version SET version_num = '0001'",
    ):
        store.work(partial(run_sql, statement=statement), True)
    store.close()
    with inside(url) as server:
        again = Somebody(server.address, None)
        again.http.cookies.set("dorfplatz", cookie)
        # Nobody has noted yet who may decide: it is worked out for those who sit there.
        assert [t["waiting"] for t in again.get("/api/me/tables")["tables"]] == [[1 - turn]]
        line = again.line()
        seen = line.watch(table, 1 - turn)
        assert seen["version"] == 1
        move = seen["prompt"]["options"][0]["move"]
        assert line.act("move", match=table, seat=1 - turn, move=move)["type"] == "ack"


def test_a_backup_of_a_running_server_comes_back_elsewhere(database: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl.gz"
    with inside(database) as server:
        anna = Somebody(server.address)
        table = anna.open("clans", "me me")["id"]
        line = anna.line()
        turn = line.watch(table, 0)["turn"]
        asked = line.watch(table, turn)
        first, second = (option["move"] for option in asked["prompt"]["options"][:2])
        rows = back_up(server.services.store, kept)
        line.act("move", match=table, seat=turn, move=first)
        assert line.update["version"] == 1
        with pytest.raises(NotPossible):
            restore(server.services.store, kept, False)
        assert restore(server.services.store, kept, True) == rows
        # The server that runs notices: its match is the one of the backup again.
        line.until(lambda told: told["version"] == 0)
        assert line.act("move", match=table, seat=turn, move=second)["type"] == "ack"
        assert line.lines[-1]["text"] == second
        assert [f.problem for f in audit(server.services.store)] == [None]
    elsewhere = Store(f"sqlite:///{tmp_path}/elsewhere.db")
    assert restore(elsewhere, kept, False) == rows
    assert [f.match for f in audit(elsewhere)] == [table]
    older = tmp_path / "older.gz"  # from before the last column of a table was there
    with gzip.open(kept, "rt") as file, gzip.open(older, "wt") as shorter:
        for read in map(json.loads, file):
            if isinstance(read, list) and read[0] == "matches":
                read[1].pop()
            shorter.write(json.dumps(read) + "\n")
    assert restore(elsewhere, older, True) == rows
    assert [f.problem for f in audit(elsewhere)] == [None]
    cut = tmp_path / "cut.gz"
    lines = gzip.decompress(kept.read_bytes()).splitlines(keepends=True)
    cut.write_bytes(gzip.compress(b"".join(lines[:-2])))
    with pytest.raises(NotPossible):
        restore(elsewhere, cut, True)
    assert [f.match for f in audit(elsewhere)] == [table]  # nothing was thrown away
    elsewhere.close()


def test_an_audit_finds_a_match_that_was_tampered_with(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/audit.db"
    with inside(url) as server:
        anna = Somebody(server.address)
        table = anna.open("clans", "me me")["id"]
        line = anna.line()
        turn = line.watch(table, 0)["turn"]
        move = line.watch(table, turn)["prompt"]["options"][0]["move"]
        line.act("move", match=table, seat=turn, move=move)
    store = Store(url)
    assert [(f.events, f.problem) for f in audit(store)] == [(1, None)]
    store.work(lambda c: c.execute(text("UPDATE events SET result = '[\"x\"]'")), True)
    found = next(iter(audit(store))).problem
    assert found is not None
    assert found.phrase.args["expected"] == "x"
    store.close()


def test_a_restored_match_goes_on_at_the_time_it_was_left(tmp_path: Path) -> None:
    with inside(f"sqlite:///{tmp_path}/here.db") as server:
        Somebody(server.address).open("clans", "me me")
        now = server.services.hub.time.now()
    here, there = (Store(f"sqlite:///{tmp_path}/{name}.db") for name in ("here", "there"))
    back_up(here, tmp_path / "kept")
    restore(there, tmp_path / "kept", False)
    clock = ServerTime()
    there.work(lambda c: clock.beat(c, starting=True), True)
    assert abs(clock.now() - now) < 3_600_000  # not the year 1970
    for store in (here, there):
        store.close()
