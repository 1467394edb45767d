"""One server for one SQLite file."""

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from dorfplatz.server.errors import InUse
from dorfplatz.server.lock import FileLock, holder_of
from tests.server.support import PATIENCE, Outside, Somebody, file_url, inside


def start(url: str, **more: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "DORFPLATZ_DATABASE": url, "LC_ALL": "C.UTF-8", **more}
    environment.pop("DORFPLATZ_PLAY", None)
    environment.update(more)
    return subprocess.run(
        [sys.executable, "-m", "dorfplatz", "serve", "--port", "0"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_a_second_server_is_told_who_has_the_file(tmp_path: Path) -> None:
    server = Outside(file_url(tmp_path)).ready()
    number = str(server.process.pid)
    second = start(server.url)
    assert second.returncode != 0
    assert number in second.stderr and server.address in second.stderr
    assert "Traceback" not in second.stderr
    play = start(server.url, DORFPLATZ_PLAY="1")
    assert play.returncode == 0
    assert server.address in play.stdout and number in play.stdout
    server.kill()  # who was killed holds nothing
    with inside(server.url) as again:
        assert Somebody(again.address).get("/api/me")["name"] == "Anna"
    assert holder_of(server.url) is None


def test_the_lock_is_held_while_it_is_served_and_no_longer(tmp_path: Path) -> None:
    url = file_url(tmp_path)
    with inside(url, address="http://here") as server:
        with pytest.raises(InUse):
            FileLock(url).take("")
        told = json.loads((tmp_path / "match.db.lock").read_text())
        assert told == {"process": os.getpid(), "address": "http://here"}
        assert stat.S_IMODE((tmp_path / "match.db.lock").stat().st_mode) == 0o600
        assert server.services.problem is None
    assert holder_of(url) is None


def test_where_there_is_no_file_there_is_no_lock() -> None:
    for url in ("sqlite://", "sqlite:///:memory:", "postgresql+psycopg://somewhere/square"):
        assert holder_of(url) is None


def test_a_start_that_fails_says_why_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "match.db").write_bytes(b"this is no database at all, but long enough" * 100)
    failed = start(file_url(tmp_path), DORFPLATZ_LOG="critical")
    assert failed.returncode != 0
    assert failed.stdout == ""  # it never said that it is open
    assert "DatabaseError" in failed.stderr
