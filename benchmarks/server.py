"""The server under load, beside a minimal Node ``ws`` server in the same run.

    python -m benchmarks.server [--tables 200] [--sockets 4] [--seconds 10] [--pace 2]
                                [--game clans] [--rounds 1] [--json]

A delivery is one frame sent to one socket. Three servers are driven in turn: Node and Dorfplatz's
way to send, both without rules (a message of one socket sends 9 kB to the four of its room), then
Dorfplatz as it is: a move of one seat is checked, stored and shown to all four, each with its own
view; first at a pace people play at (a move of every table each ``--pace`` seconds), then as fast
as it can. CPU is what the kernel says the server used, user and system. The driver shares the
machine, so ratios decide; ``--rounds`` repeats everything and keeps the medians. Sockets beyond
four belong to spectators.
"""

import argparse
import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from dorfplatz.server.frames import framed
from dorfplatz.server.run import configure
from dorfplatz.server.settings import Settings
from dorfplatz.server.socket import DELIVER

SEATS = 4
VIEW_BYTES = 9000
Numbers = dict[str, float]
VERSION = re.compile(rb'"version":(\d+)')
WAITING = re.compile(rb'"waiting":\[(\d*)\]')
MOVE = re.compile(rb'"options":\[\{"move":"([^"]+)"')
TICKS = os.sysconf("SC_CLK_TCK")
HERE = Path(__file__).parent


# -- A client that costs as little as possible ------------------------------------------------


class Client(asyncio.Protocol):
    """One socket: says when a message is complete, and what is in it."""

    def __init__(self, table: "Table", number: int, path: str, cookie: str) -> None:
        self.table = table
        self.number = number
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self.buffer = b""
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            if b" 101 " not in head:
                self.open.set_exception(ConnectionRefusedError(head.decode()))
                return
            self.open.set_result(None)
        start = 0
        while len(data) - start >= 2:
            size, body = data[start + 1] & 127, start + 2
            if size == 126:
                if len(data) - start < 4:
                    break
                size, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif size == 127:
                if len(data) - start < 10:
                    break
                size, body = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if len(data) - body < size:
                break
            if data[start] == 0x81:
                self.table.heard(self, data[body : body + size])
            elif data[start] == 0x89:  # a ping: whoever does not answer is taken for gone
                self._write(0x8A, data[body : body + size])
            start = body + size
        self.buffer = data[start:]

    def send(self, message: dict[str, Any]) -> None:
        self._write(0x81, json.dumps(message).encode())

    def _write(self, kind: int, text: bytes) -> None:
        size = (
            bytes([128 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        )
        self.transport.write(bytes([kind]) + size + bytes(4) + text)  # masked with zeros


@dataclass
class Load:
    """What the driver measured at one server."""

    deliveries: int = 0
    moves: int = 0
    bytes: int = 0
    waits: list[float] = field(default_factory=list)


class Table:
    """One room with its sockets; the next move follows when everybody has heard the last."""

    def __init__(self, load: Load, name: str, pace: float) -> None:
        self.load = load
        self.name = name
        self.pace = pace
        self.clients: list[Client] = []
        self.sent = 0.0
        self.missing = 0
        self.running = True
        self.phase = 0

    def fire(self, phase: int) -> None:
        if self.running and phase == self.phase and self.missing <= 0:
            self.sent = time.perf_counter()
            self.missing = len(self.clients)
            self.clients[0].send({"do": "ping"})

    def heard(self, client: Client, payload: bytes) -> None:
        self.count(len(payload))

    def count(self, size: int) -> None:
        self.load.deliveries += 1
        self.load.bytes += size
        self.missing -= 1
        if self.missing == 0:
            now = time.perf_counter()
            self.load.moves += 1
            self.load.waits.append(now - self.sent)
            delay = max(0.0, self.sent + self.pace - now)
            asyncio.get_running_loop().call_later(delay, self.fire, self.phase)


class Match(Table):
    """A table at Dorfplatz: every socket has a seat of its own and its own view."""

    version = -1
    mover: Client | None = None
    move = ""

    def fire(self, phase: int) -> None:
        if self.running and phase == self.phase and self.mover and self.missing <= 0:
            self.sent = time.perf_counter()
            self.missing = len(self.clients)
            seat = self.mover.number
            self.mover.send({"do": "move", "match": self.name, "seat": seat, "move": self.move})

    def heard(self, client: Client, payload: bytes) -> None:
        if not payload.startswith(b'{"type":"update"'):
            assert not payload.startswith(b'{"type":"refused"'), payload[:200]
            return
        waiting = WAITING.search(payload)
        if waiting and waiting[1] == str(client.number).encode():
            found = MOVE.search(payload)
            assert found is not None
            self.mover, self.move = client, found[1].decode()
        elif waiting and not waiting[1]:
            self.running = False  # the match is over
        version = VERSION.search(payload)
        if version and int(version[1]) > 0:
            self.count(len(payload))


# -- Servers ------------------------------------------------------------------------------------


def delivery_app() -> Starlette:
    """Dorfplatz's way to send, without rules: what Node does, done here."""
    data = framed(json.dumps({"type": "update", "view": "v" * (VIEW_BYTES - 28)}).encode())
    rooms: dict[str, list[Any]] = {}

    async def room(socket: WebSocket) -> None:
        await socket.accept()
        others = rooms.setdefault(socket.url.path, [])
        others.append(socket.scope["extensions"][DELIVER])
        while (await socket.receive())["type"] == "websocket.receive":
            for other in others:
                other.deliver(data)

    return Starlette(routes=[WebSocketRoute("/{name}", room)])


def cpu(pid: int) -> float:
    """Return the CPU seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """Return the bytes a process holds in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Wait until a server answers."""
    end = time.monotonic() + 300
    while time.monotonic() < end:
        assert process.poll() is None, "a server has ended"
        try:
            httpx.get(f"http://127.0.0.1:{port}/health/ready", timeout=5)
        except httpx.HTTPError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(port)


def _same(client: Client) -> Client:
    return client


async def connect(
    port: int, sockets: int, tables: list[Table], paths: list[str], cookies: list[str]
) -> None:
    """Connect every socket of every table."""
    loop = asyncio.get_running_loop()
    for table, path, cookie in zip(tables, paths, cookies, strict=True):
        for number in range(sockets):
            client = Client(table, number, path, cookie)
            await loop.create_connection(partial(_same, client), "127.0.0.1", port)
            await client.open
            table.clients.append(client)


async def drive(pid: int, load: Load, tables: list[Table], seconds: float) -> Numbers:
    """Let all tables run for a while and return the numbers."""
    for number, table in enumerate(tables):
        table.phase += 1
        first = number / len(tables) * table.pace
        asyncio.get_running_loop().call_later(first, table.fire, table.phase)
    await asyncio.sleep(min(2.0, seconds / 4))  # the first moves warm up
    load.waits.clear()
    before = Load(load.deliveries, load.moves, load.bytes)
    begun, used = time.perf_counter(), cpu(pid)
    await asyncio.sleep(seconds)
    spent, burnt = time.perf_counter() - begun, cpu(pid) - used
    for table in tables:
        table.phase += 1
    count = max(1, load.deliveries - before.deliveries)
    waits = sorted(load.waits) or [0.0]
    return {
        "bytes_per_delivery": (load.bytes - before.bytes) / count,
        "moves_per_second": (load.moves - before.moves) / spent,
        "deliveries_per_second": count / spent,
        "deliveries_per_cpu_second": count / burnt,
        "cpu_us_per_delivery": burnt / count * 1e6,
        "cores": burnt / spent,
        "p50_ms": statistics.median(waits) * 1000,
        "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
    }


def hang_up(tables: list[Table]) -> None:
    """Close every socket."""
    for table in tables:
        table.running = False
        for client in table.clients:
            client.transport.abort()


async def fan_out(command: list[str], port: int, asked: argparse.Namespace) -> Numbers:
    """Measure a server that only sends."""
    process = subprocess.Popen(command, env={**os.environ, "DORFPLATZ_QUIET": "1"})
    try:
        wait_for(port, process)
        load = Load()
        rooms = [Table(load, f"/{n}", 0.0) for n in range(asked.tables)]
        paths = [room.name for room in rooms]
        await connect(port, asked.sockets, rooms, paths, [""] * asked.tables)
        numbers = await drive(process.pid, load, rooms, asked.seconds)
        hang_up(rooms)
        return numbers
    finally:
        process.terminate()
        process.wait()


async def with_rules(port: int, asked: argparse.Namespace) -> dict[str, Numbers]:
    """Measure Dorfplatz as it is: at the pace of people, and at full speed."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "DORFPLATZ_DATABASE": f"sqlite:///{folder}/load.db"}
        for name in (
            "RATE",
            "BURST",
            "ADDRESS_RATE",
            "ADDRESS_BURST",
            "SIGN_INS",
            "TABLES",
            "NETWORK_TABLES",
        ):
            environment[f"DORFPLATZ_{name}"] = "1000000000"
        environment.update(DORFPLATZ_LOG="warning", DORFPLATZ_QUIET="1")
        command = [sys.executable, "-m", "dorfplatz", "serve", "--port", str(port)]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            wait_for(port, process)
            empty = memory(process.pid)
            load = Load()
            matches: list[Match] = []
            cookies = []
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
                for _ in range(asked.tables):
                    http.cookies.clear()
                    http.post("/api/guest", json={"name": "Load"}).raise_for_status()
                    seats = [{"who": "me"}] * SEATS
                    made = http.post("/api/tables", json={"game": asked.game, "seats": seats})
                    cookies.append(f"dorfplatz={http.cookies['dorfplatz']}")
                    matches.append(Match(load, made.raise_for_status().json()["id"], asked.pace))
            tables: list[Table] = [*matches]
            await connect(port, asked.sockets, tables, ["/api/live"] * len(tables), cookies)
            for match in matches:
                for client in match.clients:
                    seat = client.number if client.number < SEATS else None
                    client.send({"do": "watch", "match": match.name, "seat": seat})
            while any(match.mover is None for match in matches):
                await asyncio.sleep(0.5)
            await asyncio.sleep(2)
            held = memory(process.pid)
            idle = cpu(process.pid)
            await asyncio.sleep(5)
            idle = (cpu(process.pid) - idle) / 5
            paced = await drive(process.pid, load, tables, asked.seconds)
            for match in matches:
                match.pace = 0.0
            await asyncio.sleep(1)
            full = await drive(process.pid, load, tables, asked.seconds)
            hang_up(tables)
            quiet = {"memory_kb_per_table": (held - empty) / len(tables) / 1024, "cores": idle}
            return {"quiet": quiet, "paced": paced, "full_speed": full}
        finally:
            process.terminate()
            process.wait()


def node_with_ws(folder: Path) -> bool:
    """Install the Node package ``ws`` into a folder, and say whether it worked."""
    command = [
        "npm",
        "install",
        "--silent",
        "--no-fund",
        "--no-audit",
        "--prefix",
        str(folder),
        "ws@8",
    ]
    try:
        return subprocess.run(command, check=False, capture_output=True).returncode == 0
    except FileNotFoundError:
        return False


def one_round(asked: argparse.Namespace, node: bool) -> dict[str, Numbers]:
    """Run all servers one after the other."""
    result: dict[str, Numbers] = {}
    if node:
        command = ["node", str(HERE / "fanout.mjs"), "8131", str(VIEW_BYTES)]
        result["node"] = uvloop.run(fan_out(command, 8131, asked))
    own = [sys.executable, "-m", "benchmarks.server", "--deliver", "8132"]
    result["delivery"] = uvloop.run(fan_out(own, 8132, asked))
    result |= uvloop.run(with_rules(8133, asked))
    if node:
        reference = result["node"]["cpu_us_per_delivery"]
        result["cpu_ratio_to_node"] = {
            name: result[name]["cpu_us_per_delivery"] / reference
            for name in ("delivery", "paced", "full_speed")
        }
    return result


def main() -> None:
    """Run everything and print the comparison."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=SEATS, help="at each table; 4 have seats")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pace", type=float, default=2.0)
    parser.add_argument("--game", default="clans")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--deliver", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.deliver:
        config = configure(Settings(), delivery_app())
        config.port = asked.deliver
        uvicorn.Server(config).run()
        return
    with tempfile.TemporaryDirectory() as folder:
        node = node_with_ws(Path(folder))
        os.environ["WS_FOLDER"] = folder
        rounds = [one_round(asked, node) for _ in range(asked.rounds)]
    print(f"{asked.tables} tables of {asked.sockets} sockets, {asked.game}, {asked.rounds} rounds")
    medians = {
        part: {
            name: round(statistics.median(found[part][name] for found in rounds), 2)
            for name in numbers
        }
        for part, numbers in rounds[0].items()
    }
    print(json.dumps(medians, indent=None if asked.json else 2))


if __name__ == "__main__":
    main()
