"""Two versions never serve one database."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

import dorfplatz
from dorfplatz.server import releases
from tests.server.support import PATIENCE, Outside, Somebody, inside, until


@pytest.fixture
def newer(tmp_path: Path) -> dict[str, str]:
    """The environment of a server whose code differs by one line from that of this one."""
    folder = tmp_path / "newer"
    package = Path(dorfplatz.__file__).parent
    unwanted = shutil.ignore_patterns("*.so", ".compiled", "static", "__pycache__")
    shutil.copytree(package, folder / "dorfplatz", ignore=unwanted)
    with (folder / "dorfplatz" / "server" / "lobby.py").open("a") as code:
        code.write("\n# another line\n")
    return {**os.environ, "PYTHONPATH": str(folder)}


def start(environment: dict[str, str], url: str, *more: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "dorfplatz", "serve", "--port", "0", "--lang", "en", *more]
    environment = {**environment, "DORFPLATZ_DATABASE": url}
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


@pytest.mark.parametrize("processes", ["1", "2"])
def test_another_version_is_refused_in_one_sentence(
    postgres: str, newer: dict[str, str], processes: str
) -> None:
    with inside(postgres) as serving:
        refused = start(newer, postgres, "--processes", processes)
        assert refused.returncode == 1
        sentence = refused.stderr.strip().splitlines()[-1]
        assert f"Version {releases.release()} serves this database" in sentence
        anna = Somebody(serving.address, "Anna")
        assert anna.open("clans", "me bot")["status"] == "live"  # nothing was disturbed


def test_the_new_version_takes_over_when_the_old_one_has_stopped(
    postgres: str, newer: dict[str, str]
) -> None:
    with inside(postgres) as old:
        anna = Somebody(old.address, "Anna")
        table = anna.open("clans", "me me")["id"]
        line = anna.line()
        asked = line.watch(table, line.watch(table, 0)["turn"])
        told = line.act(
            "move", match=table, seat=asked["seat"], move=asked["prompt"]["options"][0]["move"]
        )
        assert told["type"] == "ack"
    new = Outside(postgres, environment=newer).ready()
    try:
        again = anna.line(new.address)
        assert again.watch(table, 0)["version"] >= told["version"]
    finally:
        new.stop()


def test_the_same_version_serves_beside_itself(postgres: str) -> None:
    with inside(postgres), inside(postgres) as two:
        assert Somebody(two.address, "Bo").open("clans", "me bot")["status"] == "live"


def test_a_version_that_was_cut_off_and_replaced_ends(postgres: str) -> None:
    with inside(postgres) as old:
        url = old.services.store.engine.url
        with psycopg.connect(releases.address(url), autocommit=True) as other:
            # Another version has begun to serve, and the old one loses its connection.
            other.execute(
                "SELECT pg_advisory_lock_shared(%s, %s)",
                (releases.VERSIONS, releases.number("9.9.9-other")),
            )
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE application_name = %s AND pid <> pg_backend_pid()",
                (f"dorfplatz {releases.release()}",),
            )
            until(lambda: not old.thread.is_alive())
        assert old.services.outdated
