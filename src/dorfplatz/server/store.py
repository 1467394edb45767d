"""The store: one SQLite file or a PostgreSQL database, and the one way an event gets into it.

Everything here is blocking; the server calls it from threads through ``Store.run``. Events are
appended by one thread that commits whatever has piled up at once, so that many tables share one
wait for the disk.
"""

import asyncio
import logging
import os
import secrets
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from importlib.resources import as_file, files
from queue import SimpleQueue
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Connection,
    Engine,
    Integer,
    PoolProxiedConnection,
    Text,
    bindparam,
    create_engine,
    event,
    insert,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError

from dorfplatz.server.errors import Unavailable
from dorfplatz.server.metrics import REPEATED_BATCHES
from dorfplatz.server.processes import Appended, Notice, written
from dorfplatz.server.schema import events, facts, matches

log = logging.getLogger("dorfplatz.store")
T = TypeVar("T")
CHANNEL = "dorfplatz"
LARGEST_BATCH = 256
THREADS = 8
BUSY_MS = 5_000  # a file that somebody else has locked is not waited for any longer
PRIVATE = 0o600
BEGIN_WRITING = "BEGIN IMMEDIATE"
MIGRATING = 0x444F5246  # any number that only Dorfplatz locks
SERVING = 0x444F5247  # shared by all processes that serve, for as long as they live

_APPENDED = [
    *(bindparam(column.name, type_=column.type) for column in events.columns),
    bindparam("epoch", type_=Integer),
]
_ADVANCED = [
    bindparam(name, type_=matches.c[name].type)
    for name in ("status", "bot_due", "deadline", "waiting", "winners", "changed_at")
]

# The event goes in only if the match is where its owner believed it to be; the key of the table
# refuses the second of two processes that got this far at the same moment.
APPEND = text(
    "INSERT INTO events (match_id, number, kind, seat, text, actor, request, at, result) "
    "SELECT :match_id, :number, :kind, :seat, :text, :actor, :request, :at, :result "
    "WHERE EXISTS (SELECT 1 FROM matches WHERE id = :match_id AND version = :number - 1 "
    "AND epoch = :epoch AND status = 'live') ON CONFLICT DO NOTHING"
).bindparams(*_APPENDED)
ADVANCE = text(
    "UPDATE matches SET version = :number, status = :status, bot_due = :bot_due, "
    "deadline = :deadline, waiting = :waiting, winners = :winners, changed_at = :changed_at "
    "WHERE id = :match_id"
).bindparams(*_ADVANCED)
# PostgreSQL does both at once, and tells the other processes when the transaction is through.
APPEND_AND_TELL = text(
    f"WITH added AS ({APPEND.text} RETURNING match_id), "
    f"advanced AS ({ADVANCE.text} AND EXISTS (SELECT 1 FROM added) RETURNING id) "
    f"SELECT pg_notify('{CHANNEL}', :notice) FROM advanced"
).bindparams(*_APPENDED, *_ADVANCED, bindparam("notice", type_=Text))


def wall_ms() -> int:
    """Return the time of day in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """Return an id that nobody can guess."""
    return secrets.token_urlsafe(12)


@dataclass(frozen=True)
class Appending:
    """An event on its way into the store, and what the match is afterwards."""

    event: Mapping[str, object]
    match: Mapping[str, object]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[bool]"


class StoreFailed(Exception):
    """The store itself failed: nothing else is worth a try, and what was kept is not known."""

    def __init__(self, problem: Exception) -> None:
        super().__init__()
        self.told = told_as_unavailable(problem)


class Store:
    """A database and its threads."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.pool = ThreadPoolExecutor(THREADS, "store")
        # Written out once: this is done for every move, and the driver is all it needs.
        steps = (APPEND_AND_TELL,) if self.postgres else (APPEND, ADVANCE)
        self._steps = [str(step.compile(dialect=self.engine.dialect)) for step in steps]
        self._connection: PoolProxiedConnection | None = None
        self._queue: SimpleQueue[Appending | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what was begun and let the database go."""
        self._queue.put(None)
        self._writer.join()
        self.pool.shutdown()
        self.engine.dispose()

    async def run(self, work: Callable[[Connection], T], write: bool = False) -> T:
        """Run something in one transaction, in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, self.work, work, write)

    def work(self, work: Callable[[Connection], T], write: bool = False) -> T:
        """Run something in one transaction, here and now."""
        try:
            with (
                self.engine.connect().execution_options(writes=write) as connection,
                connection.begin(),
            ):
                return work(connection)
        except SQLAlchemyError as problem:
            # The original may quote values; only its kind is told.
            raise Unavailable("error-store", {"problem": type(problem).__name__}) from problem

    async def append(self, event: Mapping[str, object], match: Mapping[str, object]) -> bool:
        """Make an event durable; False if another one took its number."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self._queue.put(Appending(event, match, loop, done))
        return await done

    def notify(self, connection: Connection, notice: Notice) -> None:
        """Tell the other processes, once the transaction is through."""
        if self.postgres:
            connection.execute(
                text("SELECT pg_notify(:channel, :message)"),
                {"channel": CHANNEL, "message": written(notice)},
            )

    # -- The writer -----------------------------------------------------------------

    def _write(self) -> None:
        ending = False
        while not ending:
            batch: list[Appending] = []
            item = self._queue.get()
            while item is not None:
                batch.append(item)
                if self._queue.empty() or len(batch) >= LARGEST_BATCH:
                    break
                item = self._queue.get()
            ending = item is None
            if batch:
                self._commit(batch)
        if self._connection is not None:
            self._connection.close()

    def _commit(self, batch: list[Appending]) -> None:
        # Always in the same order: two processes that append to the same matches must not each
        # hold what the other one waits for.
        batch.sort(key=lambda item: str(item.event["match_id"]))
        outcomes = self._outcomes(batch)
        loops: dict[asyncio.AbstractEventLoop, list[tuple[Appending, bool | Exception]]] = {}
        for item, outcome in zip(batch, outcomes, strict=True):
            loops.setdefault(item.loop, []).append((item, outcome))
        for loop, settled in loops.items():
            loop.call_soon_threadsafe(_settle, settled)

    def _outcomes(self, batch: list[Appending]) -> list[bool | Exception]:
        """Write a batch; if something in it cannot be written, the rest does not suffer."""
        try:
            return list(self._append(batch))
        except StoreFailed as problem:
            self._let_go()
            return [problem.told] * len(batch)
        except Exception:  # nothing of it was kept: it was not committed
            self._let_go()
        REPEATED_BATCHES.inc()
        outcomes: list[bool | Exception] = []
        failed: Exception | None = None
        for item in batch:
            try:
                outcomes += [failed] if failed is not None else self._append([item])
            except StoreFailed as problem:
                self._let_go()
                failed = problem.told
                outcomes.append(failed)
            except Exception as problem:
                self._let_go()
                log.warning("an event failed", extra={"problem": type(problem).__name__})
                outcomes.append(told_as_unavailable(problem))
        return outcomes

    def _begin(self) -> PoolProxiedConnection:
        try:
            if self._connection is None:
                self._connection = self.engine.raw_connection()
            if not self.postgres:  # PostgreSQL's driver begins by itself
                cursor = self._connection.cursor()
                cursor.execute(BEGIN_WRITING)
                cursor.close()
        except Exception as problem:
            raise StoreFailed(problem) from problem
        return self._connection

    def _append(self, batch: list[Appending]) -> list[bool]:
        """Write a batch in one transaction, and say which of the events won their numbers."""
        connection = self._begin()
        changed_at = wall_ms()
        cursor = connection.cursor()
        won = []
        for item in batch:
            values = {**item.event, **item.match, "changed_at": changed_at}
            if self.postgres:
                values["notice"] = written(appended(item.event))
            for step in self._steps:
                cursor.execute(step, values)
                if cursor.rowcount != 1:
                    won.append(False)
                    break
            else:
                won.append(True)
        cursor.close()
        try:
            connection.commit()
        except Exception as problem:  # it may be stored all the same: it is not tried again
            raise StoreFailed(problem) from problem
        return won

    def _let_go(self) -> None:
        """Give the writer's connection back; a broken one is replaced by the next batch."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()


def appended(event: Mapping[str, Any]) -> Notice:
    """Return what the other processes are told of an event."""
    return Appended(event["match_id"], event["number"])


def told_as_unavailable(problem: Exception) -> Exception:
    """Return a failure as it may be told: it may quote values, so only its kind is named."""
    return Unavailable("error-store", {"problem": type(problem).__name__})


def _settle(settled: list[tuple[Appending, bool | Exception]]) -> None:
    for item, outcome in settled:
        if item.done.done():
            continue
        if isinstance(outcome, Exception):
            item.done.set_exception(outcome)
        else:
            item.done.set_result(outcome)


# -- Opening and migrating -----------------------------------------------------------


def open_engine(url: str) -> Engine:
    """Return an engine; SQLite in WAL mode, with every commit on the disk before it counts."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=THREADS + 2, pool_pre_ping=True)
    keep_private(url)
    engine = create_engine(
        url, connect_args={"timeout": BUSY_MS / 1000}, pool_size=THREADS + 2, paramstyle="named"
    )

    @event.listens_for(engine, "connect")
    def connected(connection: DBAPIConnection, _record: object) -> None:
        # Python's own idea of when a transaction begins would let two writers deadlock.
        sqlite: Any = connection
        sqlite.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql(BEGIN_WRITING if writes else "BEGIN")

    return engine


def keep_private(url: str) -> None:
    """Let a new SQLite file be for its owner only; what lies beside it follows its mode."""
    name = make_url(url).database
    if name and name != ":memory:":
        with suppress(FileExistsError, FileNotFoundError):  # a missing folder is told of later
            os.close(os.open(name, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))


def migrate(store: Store, revision: str = "head") -> None:
    """Bring the database to a state of the schema; several processes may try at once."""

    def upgrade(connection: Connection) -> None:
        if store.postgres:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        with as_file(files("dorfplatz.server").joinpath("migrations")) as folder:
            config = Config()
            config.set_main_option("script_location", str(folder).replace("%", "%%"))
            config.attributes["connection"] = connection
            command.upgrade(config, revision)

    store.work(upgrade, True)


def is_current(connection: Connection) -> bool:
    """Say whether the database has the newest schema."""
    with as_file(files("dorfplatz.server").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        newest = ScriptDirectory.from_config(config).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


# -- Facts ---------------------------------------------------------------------------


def fact(connection: Connection, key: str, default: str) -> str:
    """Return a fact about this installation; the first one to ask settles it."""
    found = connection.execute(select(facts.c.value).where(facts.c.key == key)).scalar()
    if found is not None:
        return str(found)
    connection.execute(
        text("INSERT INTO facts (key, value) VALUES (:key, :value) ON CONFLICT DO NOTHING"),
        {"key": key, "value": default},
    )
    return str(connection.execute(select(facts.c.value).where(facts.c.key == key)).scalar_one())


def set_fact(connection: Connection, key: str, value: str) -> None:
    """Change a fact about this installation."""
    changed = connection.execute(update(facts).where(facts.c.key == key).values(value=value))
    if changed.rowcount == 0:
        connection.execute(insert(facts).values(key=key, value=value))
