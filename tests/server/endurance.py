"""An evening without end: ``python -m tests.server.endurance MINUTES`` (``./test endurance``).

People play against bots at several tables, look away and come back, chat, ask for hints and open a
new table when a game is over. The memory of the server is written down all the while: after the
first quarter it must not grow.
"""

import random
import sys
import tempfile
import threading
import time
from pathlib import Path

from websockets.exceptions import WebSocketException

from dorfplatz.games import names
from tests.server.support import Line, Outside, Somebody, file_url

PEOPLE = 8
PACE = 1.0
SAMPLES = 40
GROWTH = 0.05  # of the memory after the first quarter


def memory(pid: int) -> int:
    """Return the kilobytes of a process and everything it has started."""
    status = Path(f"/proc/{pid}/status").read_text()
    own = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    started = "".join(p.read_text() for p in Path(f"/proc/{pid}/task").glob("*/children")).split()
    return own + sum(memory(int(child)) for child in started if Path(f"/proc/{child}").exists())


class Guest:
    """Somebody who plays one game after the other against a bot."""

    def __init__(self, address: str, number: int) -> None:
        self.who = Somebody(address, f"Guest {number}")
        self.rng = random.Random(number)
        self.moves = 0
        self.games = 0
        self.problem = ""

    def play(self, stopping: threading.Event) -> None:
        """Play until it is enough; anything that is refused is a problem."""
        while not stopping.is_set() and not self.problem:
            table = self.who.open(self.rng.choice(sorted(names())), "me bot")["id"]
            try:
                self._game(table, stopping)
            except (WebSocketException, TimeoutError, AssertionError) as problem:
                if not stopping.is_set():
                    self.problem = f"{table}: {type(problem).__name__} {problem}"
            self.games += 1

    def _game(self, table: str, stopping: threading.Event) -> None:
        line = self.who.line()
        line.watch(table, 0)
        while not stopping.is_set() and not line.update["result"]:
            if self.rng.random() < 0.02:  # a tunnel
                line.close()
                line = self.who.line()
                line.watch(table, 0)
            self._decide(line, table)
            stopping.wait(self.rng.uniform(0, 2 * PACE))
        line.close()

    def _decide(self, line: Line, table: str) -> None:
        prompt = line.update["prompt"]
        if not prompt or not prompt["options"] or 0 not in line.update["waiting"]:
            line.until(lambda told: told["result"] or (0 in told["waiting"] and told["prompt"]))
            return
        if self.rng.random() < 0.02:
            line.act("chat", match=table, text="a fine evening", id="chat")
        move = self.rng.choice(prompt["options"])["move"]
        told = line.act("move", match=table, seat=0, move=move)
        assert told["type"] == "ack", told
        self.moves += 1
        line.reach(told["version"])


def main() -> None:
    """Let them play, and compare the memory of early with that of late."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    with tempfile.TemporaryDirectory() as folder:
        server = Outside(file_url(Path(folder))).ready()
        guests = [Guest(server.address, number) for number in range(PEOPLE)]
        stopping = threading.Event()
        threads = [threading.Thread(target=g.play, args=(stopping,), daemon=True) for g in guests]
        for thread in threads:
            thread.start()
        seen: list[int] = []
        for number in range(SAMPLES):
            time.sleep(minutes * 60 / SAMPLES)
            seen.append(memory(server.process.pid))
            moves, games = sum(g.moves for g in guests), sum(g.games for g in guests)
            passed = (number + 1) / SAMPLES * minutes
            print(f"{passed:.1f} min: {seen[-1]} kB, {moves} moves, {games} games", flush=True)
        stopping.set()
        server.stop()
    problems = [guest.problem for guest in guests if guest.problem]
    quarter = SAMPLES // 4
    early = sum(seen[quarter : 2 * quarter]) / quarter
    late = sum(seen[-quarter:]) / quarter
    print(f"second quarter {early:.0f} kB, last quarter {late:.0f} kB: {late / early - 1:+.1%}")
    for problem in problems:
        print(problem)
    sys.exit(bool(problems) or late > early * (1 + GROWTH))


if __name__ == "__main__":
    main()
