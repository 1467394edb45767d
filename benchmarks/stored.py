"""What a great many stored matches cost a server that starts: ``python -m benchmarks.stored``.

A finished and a running match of Clans are copied within the database until there are as many as
``--matches`` says. Then the server starts on an empty database and on the full one, three times
each, and says how long it took until it was ready (and how much CPU), how much memory it held, and
how long it took to list the lobby and to open one of the stored matches.
"""

import argparse
import json
import os
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from benchmarks.server import cpu, memory, wait_for

PORT = 8141
STARTS = 3


def play(http: httpx.Client, people: bool) -> str:
    """Let bots play until the match is over, or until somebody is asked; return its name."""
    http.post("/api/guest", json={"name": "Load"}).raise_for_status()
    bot = {"who": "bot", "bot": "random"}
    body = {"game": "clans", "seats": [bot, {"who": "me"} if people else bot]}
    name = str(http.post("/api/tables", json=body).raise_for_status().json()["id"])
    ready = [1] if people else []
    while True:
        seen = http.post(f"/api/tables/{name}/see", json={}).raise_for_status().json()
        if seen["waiting"] == ready:
            return name
        time.sleep(0.2)


def fill(file: Path, wanted: int) -> None:
    """Copy the matches of a database until there are as many as wanted."""
    with sqlite3.connect(file) as database:
        kinds = database.execute("SELECT id FROM matches WHERE status != 'open'").fetchall()
        copies = wanted // len(kinds)
        database.execute("CREATE TEMP TABLE many (n INTEGER)")
        database.executemany("INSERT INTO many VALUES (?)", [(n,) for n in range(copies)])
        for table, key in (("matches", "id"), ("chairs", "match_id"), ("events", "match_id")):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            changed = {key: f"{key} || '-' || n", "changed_at": "changed_at - n"}
            values = ", ".join(changed.get(column, column) for column in columns)
            named = ", ".join(columns)
            database.execute(f"INSERT INTO {table} ({named}) SELECT {values} FROM {table}, many")
    database.close()


def started(file: Path) -> tuple["subprocess.Popen[bytes]", float]:
    """Start a server on a database, and return it with the seconds until it was ready."""
    environment = {**os.environ, "DORFPLATZ_DATABASE": str(file), "DORFPLATZ_LOG": "warning"}
    command = [sys.executable, "-m", "dorfplatz", "serve", "--port", str(PORT)]
    begun = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        wait_for(PORT, process)
    except BaseException:
        process.kill()
        process.wait()
        raise
    return process, time.perf_counter() - begun


def measure(file: Path, stored: list[str]) -> dict[str, float]:
    """Start a server on a database and return what it cost."""
    process, ready = started(file)
    used = cpu(process.pid)
    try:
        time.sleep(3)  # the first looks at what is due
        held = memory(process.pid)
        with httpx.Client(base_url=f"http://127.0.0.1:{PORT}", timeout=60) as http:
            begun = time.perf_counter()
            http.get("/api/tables").raise_for_status()
            listed = time.perf_counter() - begun
            begun = time.perf_counter()
            for name in stored:
                http.post(f"/api/tables/{name}/see", json={}).raise_for_status()
            seen = time.perf_counter() - begun
    finally:
        process.terminate()
        process.wait()
    found = {
        "ready_s": ready,
        "ready_cpu_s": used,
        "memory_mb": held / 2**20,
        "lobby_ms": listed * 1000,
    }
    if stored:
        found["open_one_ms"] = seen / len(stored) * 1000
    return found


def main() -> None:
    """Fill a database, start servers, and print the comparison."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=100_000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder, "empty.db"), Path(folder, "full.db")
        process, _ = started(full)
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{PORT}", timeout=60) as http:
                finished, running = play(http, False), play(http, True)
        finally:
            process.terminate()
            process.wait()
        fill(full, asked.matches)
        rng = random.Random(1)
        names = [f"{rng.choice((finished, running))}-{n}" for n in range(5)]
        rounds = [(measure(empty, []), measure(full, names)) for _ in range(STARTS)]
        result: dict[str, object] = {
            name: {
                key: round(statistics.median(found[place][key] for found in rounds), 2)
                for key in rounds[0][place]
            }
            for place, name in enumerate(("empty", "full"))
        }
        result["matches"] = asked.matches
        result["file_mb"] = round(full.stat().st_size / 2**20)
        print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
