"""Two processes behind nginx, with and without affinity of tables, beside one process alone.

    python -m benchmarks.growth [--tables 60] [--pace 1] [--seconds 10]

Every table has four people on connections of their own; all play at the pace of people. With
affinity (``hash`` in ``deploy/nginx.conf``) the four of a table reach the same process, without it
either. Told are CPU seconds of the servers, of PostgreSQL and of nginx for each move, how long a
move takes to its last watcher, and how many matches the processes hold in memory together.
"""

import argparse
import asyncio
import json
import os
import re
import statistics
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import uvloop

from benchmarks.server import SEATS, Load, Match, Numbers, Table, connect, cpu, hang_up
from tests.server.proxied import nginx
from tests.server.support import Outside, empty_database, postgres_cluster

LIVE = re.compile(r"^dorfplatz_live_matches (\S+)$", re.MULTILINE)


def children(pid: int) -> list[int]:
    """Return a process and everything it has started."""
    found = [pid]
    for parent in found:
        for task in Path(f"/proc/{parent}/task").glob("*/children"):
            found += [int(child) for child in task.read_text().split()]
    return found


def used(pids: list[int]) -> float:
    """Return the CPU seconds that processes and what they started have used."""
    spent = 0.0
    for pid in {child for parent in pids for child in children(parent)}:
        try:
            spent += cpu(pid)
        except (FileNotFoundError, ProcessLookupError):  # it has just ended
            continue
    return spent


def postmaster(cluster: str) -> int:
    """Return the process of a PostgreSQL server by its socket's folder."""
    folder = cluster.rpartition("host=")[2]
    return int(Path(folder, "postmaster.pid").read_text().splitlines()[0])


async def measured(
    port: int, servers: list[Outside], parts: dict[str, list[int]], asked: argparse.Namespace
) -> Numbers:
    """Let everybody play and say what it cost."""
    load = Load()
    matches: list[Match] = []
    cookies = []
    with httpx.Client(base_url=servers[0].address, timeout=60) as http:
        for _ in range(asked.tables):
            http.cookies.clear()
            http.post("/api/guest", json={"name": "Load"}).raise_for_status()
            made = http.post(
                "/api/tables", json={"game": "clans", "seats": [{"who": "me"}] * SEATS}
            )
            cookies.append(f"dorfplatz={http.cookies['dorfplatz']}")
            matches.append(Match(load, made.raise_for_status().json()["id"], asked.pace))
    tables: list[Table] = [*matches]
    paths = [f"/api/live?table={match.name}" for match in matches]
    await connect(port, SEATS, tables, paths, cookies)
    for match in matches:
        for client in match.clients:
            client.send({"do": "watch", "match": match.name, "seat": client.number})
    while any(match.mover is None for match in matches):
        await asyncio.sleep(0.5)
    for number, match in enumerate(matches):  # spread over the pace
        delay = asked.pace * number / len(matches)
        asyncio.get_running_loop().call_later(delay, match.fire, match.phase)
    await asyncio.sleep(2 * asked.pace)
    load.waits.clear()
    moves, before, begun = load.moves, {k: used(v) for k, v in parts.items()}, time.perf_counter()
    await asyncio.sleep(asked.seconds)
    count = max(1, load.moves - moves)
    spent = time.perf_counter() - begun
    numbers = {f"{k}_ms_a_move": (used(v) - before[k]) / count * 1000 for k, v in parts.items()}
    held = 0.0
    for server in servers:
        found = LIVE.search(httpx.get(f"{server.address}/metrics").text)
        held += float(found[1]) if found else 0.0
    hang_up(tables)
    waits = sorted(load.waits) or [0.0]
    return {
        **numbers,
        "moves_a_second": count / spent,
        "p50_ms": statistics.median(waits) * 1000,
        "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
        "matches_in_memory": held,
    }


def one(count: int, asked: argparse.Namespace, *, affinity: bool) -> Numbers:
    """Measure so many processes behind nginx."""
    with ExitStack() as stack:
        cluster = stack.enter_context(postgres_cluster())
        url = empty_database(cluster)
        servers = []
        for _ in range(count):
            servers.append(Outside(url).ready())
            stack.callback(servers[-1].kill)
        ports = [server.port for server in servers]
        plain, _, proxy = stack.enter_context(nginx(ports, affinity=affinity, redirects=False))
        parts = {
            "servers": [server.process.pid for server in servers],
            "postgres": [postmaster(cluster)],
            "nginx": [proxy],
        }
        return uvloop.run(measured(plain, servers, parts, asked))


def main() -> None:
    """Measure all three and print them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    asked = parser.parse_args()
    os.environ["DORFPLATZ_CONNECTIONS"] = "100000"
    found = {
        "one process": one(1, asked, affinity=True),
        "two, with affinity": one(2, asked, affinity=True),
        "two, without": one(2, asked, affinity=False),
    }
    for name, numbers in found.items():
        print(name, json.dumps({key: round(value, 2) for key, value in numbers.items()}))


if __name__ == "__main__":
    main()
