"""Databases and servers for the tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support import (
    Inside,
    empty_database,
    file_url,
    hang_up,
    inside,
    postgres_cluster,
)


@pytest.fixture(autouse=True)
def nobody_stays_connected() -> Iterator[None]:
    """Hang up after every test."""
    yield
    hang_up()


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL server of our own, without root and without a service."""
    with postgres_cluster() as address:
        yield address


@pytest.fixture
def postgres(cluster: str) -> str:
    """A new and empty PostgreSQL database."""
    return empty_database(cluster)


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


@pytest.fixture(scope="module")
def postgres_server(cluster: str) -> Iterator[Inside]:
    """A server on PostgreSQL that the tests of a file share."""
    with inside(empty_database(cluster)) as running:
        yield running


@pytest.fixture(params=["server", "postgres_server"])
def each_server(request: pytest.FixtureRequest) -> Inside:
    """A server on a database of each kind."""
    running = request.getfixturevalue(request.param)
    assert isinstance(running, Inside)
    return running
