"""What nobody needs any more is gone, and what threads read is known before they read it."""

import ast
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

import dorfplatz.server
from dorfplatz.games import names
from tests.server.support import Inside, Somebody, file_url, inside, until


@pytest.fixture
def without_collections() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def restless(tmp_path: Path) -> Iterator[Inside]:
    with inside(file_url(tmp_path)) as running:
        running.services.hub.idle_seconds = 0.0
        yield running


@pytest.mark.parametrize("game", sorted(names()))
def test_a_match_nobody_watches_is_freed_at_once(
    restless: Inside, without_collections: None, game: str
) -> None:
    anna = Somebody(restless.address, "Anna")
    table = anna.open(game, "me bot")["id"]
    line = anna.line()
    line.watch(table, 0)
    owners = restless.services.hub.owners
    match = weakref.ref(owners[table].match)
    assert match() is not None
    line.close()
    until(lambda: table not in owners)
    until(lambda: match() is None, 10.0)


def test_threads_find_every_type_known() -> None:
    """msgspec crashes where two threads read a type first: each has a decoder made on loading."""
    package = Path(str(dorfplatz.server.__file__)).parent
    alone = {"lock.py", "bot_worker.py"}  # before there are threads, and a process without any
    found = [
        f"{path.name}:{node.lineno}"
        for path in sorted(package.rglob("*.py"))
        if path.name not in alone
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == "msgspec.json.decode"
        and any(keyword.arg == "type" for keyword in node.keywords)
    ]
    assert found == []
