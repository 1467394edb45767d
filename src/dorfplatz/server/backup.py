"""Backups: the whole database as compressed JSON lines, taken and put back while servers run.

The same file fits SQLite and PostgreSQL, so it also moves an installation from one to the other.
"""

import base64
import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, Table, delete, func, insert, select, text, update

from dorfplatz.engine.errors import NotPossible
from dorfplatz.server.schema import chairs, facts, matches, metadata
from dorfplatz.server.store import PRIVATE, Store, fact, migrate, set_fact

FORMAT = 1
PER_INSERT = 500
_CLOCK = ("alive_at", "down_ms")
"""Facts about the clock of a running installation."""


def back_up(store: Store, path: Path) -> int:
    """Write everything into a file, as it is at one moment, and return the number of rows."""
    written = 0
    partial = path.with_name(path.name + ".part")

    def write(connection: Connection) -> None:
        nonlocal written
        if store.postgres:
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        number = os.open(partial, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, PRIVATE)
        with os.fdopen(number, "wb") as raw, gzip.open(raw, "wb", compresslevel=6) as file:
            file.write(msgspec.json.encode({"dorfplatz": FORMAT}) + b"\n")
            for table in metadata.sorted_tables:
                for row in connection.execution_options(yield_per=1000).execute(select(table)):
                    file.write(msgspec.json.encode([str(table.name), list(row)]) + b"\n")
                    written += 1
            file.write(msgspec.json.encode({"rows": written}) + b"\n")

    store.work(write)
    partial.rename(path)  # a backup is complete or it is not there
    return written


def restore(store: Store, path: Path, replace: bool) -> int:
    """Put a backup in place, all of it or nothing, and return the number of rows."""
    migrate(store)

    def put(connection: Connection) -> int:
        used = connection.execute(select(func.count()).select_from(matches)).scalar_one()
        if used and not replace:
            raise NotPossible("error-not-empty")
        epoch = int(fact(connection, "epoch", "0")) + 1
        # The clock of here goes on; where there is none yet, that of the backup does.
        query = select(facts.c.key, facts.c.value).where(facts.c.key.in_(_CLOCK))
        kept = {row.key: row.value for row in connection.execute(query)}
        for table in metadata.sorted_tables:
            connection.execute(delete(table))
        rows = 0
        for table, values in batches(path):
            connection.execute(insert(table), values)
            rows += len(values)
        # Servers that hold a match of before notice that it is another one now.
        connection.execute(update(matches).values(epoch=epoch))
        # Its clock stood still for another time than the one of here: nobody is away for long.
        connection.execute(update(chairs).values(away_since=None))
        connection.execute(delete(facts).where(facts.c.key == "epoch"))
        for key, value in kept.items():
            set_fact(connection, key, value)
        set_fact(connection, "epoch", str(epoch))
        return rows

    return store.work(put, True)


def batches(path: Path) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Return the rows of a backup, many of one table at a time."""
    table: Table | None = None
    pending: list[dict[str, Any]] = []
    for name, row in rows_of(path):
        found = metadata.tables[name]
        if pending and (found is not table or len(pending) >= PER_INSERT):
            assert table is not None
            yield table, pending
            pending = []
        table = found
        pending.append(row)
    if pending and table is not None:
        yield table, pending


def rows_of(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Return table and values of every row of a backup, or say why it cannot be read."""
    try:
        with gzip.open(path, "rb") as file:
            head = msgspec.json.decode(file.readline())
            if head != {"dorfplatz": FORMAT}:
                raise ValueError("another format")
            rows = 0
            end = None
            for line in file:
                read = msgspec.json.decode(line)
                if isinstance(read, dict):
                    end = read.get("rows")
                    continue
                name, values = read
                columns = metadata.tables[name].columns
                # Columns are only ever added at the end: an older backup has shorter rows.
                missing = [None] * (len(columns) - len(values))
                row = dict(zip(columns.keys(), [*values, *missing], strict=True))
                for column in columns:
                    if isinstance(column.type, LargeBinary):
                        row[column.name] = base64.b64decode(row[column.name])
                rows += 1
                yield name, row
            if end != rows:
                raise ValueError("it is cut off")
    except (OSError, EOFError, ValueError, KeyError, TypeError) as problem:
        told = {"file": path.name, "problem": str(problem)[:120]}
        raise NotPossible("error-backup", told) from problem
