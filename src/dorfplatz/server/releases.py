"""Which version serves a database: all processes that share one run the same.

PostgreSQL knows it by a lock that every process holds for as long as it lives, named after its
version; whoever starts another one beside it is refused in one sentence. With SQLite there is only
one process, and `lock` sees to that.
"""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import URL, make_url

import dorfplatz
from dorfplatz.server.errors import OtherVersion

if TYPE_CHECKING:
    from psycopg import Connection as Postgres

VERSIONS = 0x444F5248  # the first of two numbers that only Dorfplatz locks; the second is a version
SOURCES = {".py", ".ftl", ".json"}
NAME = "dorfplatz "

HELD = """
    SELECT activity.application_name FROM pg_locks AS held
    JOIN pg_stat_activity AS activity ON activity.pid = held.pid
    WHERE held.locktype = 'advisory' AND held.classid = {versions} AND held.objsubid = 2
    AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND held.objid <> {mine} AND held.granted LIMIT 1
"""


@cache
def release() -> str:
    """Name what runs here: the version, and a digest of all that rules and messages depend on."""
    package = Path(str(files("dorfplatz")))
    summed = hashlib.sha256()
    for path in sorted(package.rglob("*")):
        if path.suffix in SOURCES and "static" not in path.parts:
            summed.update(f"\0{path.relative_to(package)}\0".encode())
            summed.update(path.read_bytes())
    return f"{dorfplatz.__version__}-{summed.hexdigest()[:8]}"


def number(name: str) -> int:
    """Return a version as the number that is locked for it."""
    return int(hashlib.sha256(name.encode()).hexdigest()[:7], 16)


def hold(connection: "Postgres[tuple[object, ...]]") -> None:
    """Say for as long as a connection lasts that this version serves, or refuse to."""
    mine = number(release())
    connection.execute(f"SET application_name = '{NAME}{release()}'".encode())
    # First held, then compared: of two versions that start at once none overlooks the other.
    connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", (VERSIONS, mine))
    found = connection.execute(HELD.format(versions=VERSIONS, mine=mine).encode()).fetchone()
    if found is not None:
        raise other(str(found[0]))


def other(name: str) -> OtherVersion:
    """Return the refusal that names who serves, and what was to be started."""
    told = {"serving": name.removeprefix(NAME), "starting": release()}
    return OtherVersion("error-other-version", told)


@contextmanager
def alone(url: URL) -> Iterator[None]:
    """Hold the lock of this version while a server starts, or refuse and say which one serves."""
    if url.get_backend_name() != "postgresql":
        yield
        return
    import psycopg  # noqa: PLC0415  # only where PostgreSQL is used

    with psycopg.connect(address(url), autocommit=True) as connection:
        hold(connection)
        yield


def address(url: URL) -> str:
    """Return where PostgreSQL is, as its driver wants to read it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def refusal(database: str) -> OtherVersion | None:
    """Return how a start would be refused now, if another version serves a database."""
    try:
        with alone(make_url(database)):
            return None
    except OtherVersion as found:
        return found
