"""Half-open requests: whoever opens connections and says nothing keeps nobody else out."""

import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from dorfplatz.server import routes
from dorfplatz.server.doors import Doors
from dorfplatz.server.metrics import REGISTRY
from tests.server.support import OPEN, PATIENCE, Somebody, file_url, inside, until

NOBODY = "203.0.113.1"  # no proxy is trusted, so this machine counts as any other


def knock(address: str, said: bytes = b"") -> socket.socket:
    parts = urlsplit(address)
    line = socket.create_connection((str(parts.hostname), int(parts.port or 0)), PATIENCE)
    OPEN.append(ExitStack())
    OPEN[-1].callback(line.close)
    line.sendall(said)
    return line


def hung_up(line: socket.socket) -> bool:
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


def turned_away(reason: str) -> float:
    return REGISTRY.get_sample_value("dorfplatz_turned_away_total", {"reason": reason}) or 0.0


def test_one_address_cannot_hold_all_connections(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with inside(file_url(tmp_path), proxies=NOBODY, connections=5, headers=600.0) as server:
        before = turned_away("address")
        held = [knock(server.address, b"GET /api/games HTTP/1.1\r\n") for _ in range(5)]
        sixth = knock(server.address)
        assert hung_up(sixth)
        assert turned_away("address") == before + 1
        assert "connections were turned away" in caplog.text
        for line in held:
            line.close()

        def answers() -> bool:
            try:
                return httpx.get(f"{server.address}/api/games", timeout=PATIENCE).is_success
            except httpx.HTTPError:
                return False

        until(answers)


@pytest.mark.parametrize("said", [b"", b"GET /api/games HTTP/1.1\r\nHost: x\r\n"])
def test_the_head_of_a_request_has_to_arrive_in_time(tmp_path: Path, said: bytes) -> None:
    with inside(file_url(tmp_path), headers=0.2) as server:
        before = turned_away("slow")
        line = knock(server.address, said)
        assert hung_up(line)
        assert turned_away("slow") == before + 1


def test_the_second_request_of_a_connection_has_a_deadline_as_well(tmp_path: Path) -> None:
    with inside(file_url(tmp_path), headers=1.0) as server:
        line = knock(server.address, b"GET /health/alive HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"200" in line.recv(65_536)
        while True:  # one byte after the other keeps it from being idle
            try:
                line.sendall(b"G")
                line.settimeout(0.2)
                if line.recv(65_536) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        assert turned_away("slow") >= 1


def test_a_body_that_never_comes_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "BODY_SECONDS", 0.2)
    with inside(file_url(tmp_path), headers=0.2) as server:
        head = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        line = knock(server.address, head + b"Content-Length: 20\r\n\r\n{")
        assert b" 400 " in line.recv(65_536)


def test_a_socket_is_no_slow_request(tmp_path: Path) -> None:
    with inside(file_url(tmp_path), headers=0.3) as server:
        line = Somebody(server.address).line()
        assert line.hear()["type"] == "welcome"
        time.sleep(0.6)
        assert line.act("ping")["type"] == "pong"


def test_who_leaves_makes_room() -> None:
    doors = Doors(2, 1.0, "10.0.0.1, 10.0.0.2", 132)
    lines = [object() for _ in range(5)]
    assert [doors.enter(line, "203.0.113.9") for line in lines[:3]] == [True, True, False]  # type: ignore[arg-type]
    doors.leave(lines[0])  # type: ignore[arg-type]
    doors.leave(lines[2])  # type: ignore[arg-type]  # it never was inside
    assert doors.enter(lines[3], "203.0.113.9")  # type: ignore[arg-type]
    assert not doors.enter(lines[4], "203.0.113.9")  # type: ignore[arg-type]


def test_a_proxy_speaks_for_many_but_not_for_more_than_there_are_files() -> None:
    doors = Doors(2, 1.0, "10.0.0.1, 10.0.0.2", 200)
    lines = [object() for _ in range(101)]
    inside_ = [doors.enter(line, "10.0.0.2") for line in lines]  # type: ignore[arg-type]
    assert inside_ == [True] * 100 + [False]


RAISED = """
import resource
from dorfplatz.server.doors import MOST_FILES, raise_file_limit

hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))
assert raise_file_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(hard, MOST_FILES)
"""


def test_a_server_takes_all_files_it_may_have() -> None:
    subprocess.run([sys.executable, "-c", RAISED], check=True, timeout=PATIENCE)
