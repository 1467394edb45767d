"""Many who only look: ``python -m tests.server.sockets 5000`` (``./test sockets``).

So many connections are opened to one process, each watching one of a few tables. Told are the
memory for each of them, the CPU the server uses while nobody moves, and how long a move takes to
the last of its watchers.
"""

import asyncio
import json
import os
import resource
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

import httpx

from benchmarks.server import Client, Load, Table, cpu, memory
from tests.server.support import Outside, Somebody, file_url

TABLES = 50
IDLE_SECONDS = 60.0  # longer than a server waits for the answer to a ping


class Watched(Table):
    """A table whose watchers only count what they hear."""

    def __init__(self, load: Load, name: str) -> None:
        super().__init__(load, name, 0.0)
        self.heard_by: set[int] = set()
        self.version = 0

    def heard(self, client: Client, payload: bytes) -> None:
        """Remember who knows of the last move."""
        if payload.startswith(b'{"type":"update"'):
            told = json.loads(payload)
            if told["version"] >= self.version:
                self.heard_by.add(id(client))

    def lost(self) -> int:
        """Return how many connections the server has ended."""
        return sum(client.transport.is_closing() for client in self.clients)


async def look(server: Outside, count: int) -> None:
    """Open all connections, wait, move once at a table, and say what it cost."""
    owner = Somebody(server.address, "Anna")
    tables = [Watched(Load(), owner.open("clans", "me me")["id"]) for _ in range(TABLES)]
    with httpx.Client(base_url=server.address) as http:
        http.post("/api/guest", json={"name": "Watcher"}).raise_for_status()
        cookie = f"dorfplatz={http.cookies['dorfplatz']}"
    line = owner.line()
    before = memory(server.process.pid)
    loop = asyncio.get_running_loop()
    for number in range(count):
        table = tables[number % TABLES]
        client = Client(table, number, "/api/live", cookie)
        await loop.create_connection(partial(same, client), "127.0.0.1", server.port)
        await client.open
        table.clients.append(client)
        client.send({"do": "watch", "match": table.name, "seat": None})
    for table in tables:
        while len(table.heard_by) < len(table.clients):
            await asyncio.sleep(0.1)
    held = memory(server.process.pid) - before
    used = cpu(server.process.pid)
    await asyncio.sleep(IDLE_SECONDS)
    idle = (cpu(server.process.pid) - used) / IDLE_SECONDS
    lost = sum(table.lost() for table in tables)
    assert not lost, f"the server has ended {lost} of {count} connections"
    table = tables[0]
    turn = line.watch(table.name, 0)["turn"]
    move = line.watch(table.name, turn)["prompt"]["options"][0]["move"]
    table.version, table.heard_by = line.version + 1, set()
    begun = time.perf_counter()
    line.send(do="move", match=table.name, seat=turn, move=move)
    while len(table.heard_by) < len(table.clients):
        await asyncio.sleep(0.001)
    waited = time.perf_counter() - begun
    print(
        f"{count} connections at {TABLES} tables: {held / count / 1024:.1f} kB each, "
        f"{idle:.3f} cores while nobody moves; a move reached its {len(table.clients)} watchers "
        f"in {waited * 1000:.0f} ms."
    )


def same(client: Client) -> Client:
    """Return the protocol of a connection that was made before."""
    return client


def main() -> None:
    """Run the command."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, count + 1000), most))
    with tempfile.TemporaryDirectory() as folder:
        server = Outside(file_url(Path(folder)), environment=roomy()).ready()
        try:
            asyncio.run(look(server, count))
        finally:
            server.kill()


def roomy() -> dict[str, str]:
    """Return an environment in which one network may hold all connections."""
    return {**os.environ, "DORFPLATZ_CONNECTIONS": "1000000"}


if __name__ == "__main__":
    main()
