"""Kill a server again and again under load: ``python -m tests.server.kills 50 [DATABASE [N]]``.

DATABASE is an address, or ``postgres`` for a PostgreSQL server that is started for the purpose;
without it the server keeps its matches in an SQLite file. N processes
(PostgreSQL only) serve the same matches, and one of them is killed at a time.

People play at several tables while the server is killed at random moments. After each restart
every acknowledged move is there once, nothing is half there, and clients resume where they were.
"""

import random
import sys
import tempfile
import threading
import time
import uuid
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from websockets.exceptions import WebSocketException

from dorfplatz.server.audit import audit
from dorfplatz.server.deeds import text_of
from dorfplatz.server.loading import load_events
from dorfplatz.server.store import Store
from tests.server.nursery import Nursery
from tests.server.support import (
    Line,
    Outside,
    Somebody,
    empty_database,
    file_url,
    postgres_cluster,
)

TABLES = 3


@dataclass
class Player:
    """Somebody who plays both seats of a table and writes down what was acknowledged."""

    who: Somebody
    table: str
    rng: random.Random
    addresses: list[str]
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    pending: tuple[str, int, str] | None = None
    resumed: int = 0
    problem: str = ""
    finished: bool = False

    def play(self, stopping: threading.Event) -> None:
        """Play, and come back after every kill."""
        while not stopping.is_set() and not self.finished:
            try:
                self._connected(stopping)
            except (OSError, EOFError, TimeoutError, WebSocketException):
                time.sleep(0.05)
            except AssertionError as problem:
                self.problem = str(problem) or "an assertion failed"
                return

    def _connected(self, stopping: threading.Event) -> None:
        line = self.who.line(self.rng.choice(self.addresses))
        try:
            seen = line.watch(self.table, 0)
            last = max((version for version, _ in self.acknowledged), default=0)
            assert seen["version"] >= last, f"{self.table}: {last} was lost"
            self.resumed += 1
            while not stopping.is_set():
                if line.update["result"]:
                    self.finished = True
                    return
                self._decide(line)
        finally:
            line.close()

    def _decide(self, line: Line) -> None:
        if self.pending is None:
            seat = line.update["turn"]
            asked = line.watch(self.table, seat)
            move = self.rng.choice(asked["prompt"]["options"])["move"]
            self.pending = (uuid.uuid4().hex, seat, move)
        request, seat, move = self.pending
        told = line.act("move", match=self.table, seat=seat, move=move, id=request)
        if told["type"] == "ack":
            self.acknowledged.append((told["version"], move))
        else:
            assert told["error"]["code"] == "unavailable", told["error"]
        self.pending = None if told["type"] == "ack" else self.pending
        line.until(lambda update: update["version"] >= self.acknowledged[-1][0])


def kill_often(
    kills: int, url: str, seed: int = 1, kind: type[Outside] = Outside, processes: int = 1
) -> tuple[int, list[str]]:
    """Return how many moves were acknowledged, and everything that is not as it should be."""
    rng = random.Random(seed)
    servers = [kind(url).ready() for _ in range(processes)]
    addresses = [server.address for server in servers]
    players: list[Player] = []
    finished: list[Player] = []
    for number in range(TABLES):
        who = Somebody(addresses[0], f"Player {number}")
        table = who.open("clans", "me me")["id"]
        players.append(Player(who, table, random.Random(number), addresses))
    stopping = threading.Event()
    threads = [
        threading.Thread(target=player.play, args=(stopping,), daemon=True) for player in players
    ]
    for thread in threads:
        thread.start()

    def total() -> int:
        return sum(len(player.acknowledged) for player in players + finished)

    for number in range(kills):
        enough = total() + rng.randint(1, 15)
        while total() < enough and any(not (p.finished or p.problem) for p in players):
            time.sleep(0.01)
        time.sleep(rng.uniform(0.0, 0.1))
        server = rng.choice(servers)
        server.kill()
        server.again()
        server.ready()
        for player in players:  # nobody is finished before the last kill
            if player.finished and not player.problem:
                table = player.who.open("clans", "me me")["id"]
                fresh = Player(player.who, table, random.Random(number), addresses)
                threads.append(threading.Thread(target=fresh.play, args=(stopping,), daemon=True))
                players[players.index(player)] = fresh
                threads[-1].start()
                finished.append(player)
        print(f"kill {number + 1}: {total()} moves", flush=True)
    time.sleep(0.5)
    stopping.set()
    for thread in threads:
        thread.join(60)
    for server in servers:
        server.stop()
    return total(), problems(url, players + finished)


def problems(url: str, players: list[Player]) -> list[str]:
    """Compare what was acknowledged with what is stored."""
    store = Store(url)
    found = [player.problem for player in players if player.problem]
    for player in players:
        events = store.work(partial(load_events, table=player.table))
        moves = {event.number: text_of(event.deed) for event in events}
        if sorted(moves) != list(range(1, len(moves) + 1)):
            found.append(f"{player.table}: there are holes")
        for version, move in player.acknowledged:
            if moves.get(version) != move:
                found.append(f"{player.table}: {move} was acknowledged as {version} and is lost")
        asked = {event.request for event in events}
        if len(asked) != len(events):
            found.append(f"{player.table}: a request was carried out twice")
        if len(events) > len(player.acknowledged) + 1:  # at most one answer can be on its way
            found.append(f"{player.table}: more moves than were asked for")
        if player.resumed == 0:
            found.append(f"{player.table}: nobody came back")
    found += [f"{f.match}: {f.problem}" for f in audit(store) if f.problem is not None]
    store.close()
    return found


def main() -> None:
    """Run the command."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = sys.argv[2] if len(sys.argv) > 2 else file_url(Path(folder))
        if url == "postgres":
            url = empty_database(stack.enter_context(postgres_cluster()))
        processes = int(sys.argv[3]) if len(sys.argv) > 3 else 1
        moves, found = kill_often(kills, url, kind=Nursery, processes=processes)
    for problem in found:
        print(problem)
    print(f"{kills} kills, {moves} acknowledged moves, {len(found)} problems.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
