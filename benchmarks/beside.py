"""Two trees beside each other: is a change slower than what was there before?

    python -m benchmarks.beside TREE [GAME ...] [--rounds 40]

TREE is another checkout with a compiled core and its own ``.venv``. Both do the work that
``benchmarks.speed`` measures, in short turns of the same length, one after the other: whatever else
the machine does slows both down alike, where runs of minutes differ by a third. Told are the median
of the ratios (above 1: this tree is faster) and the range of their middle half.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Self

ROOT = Path(__file__).resolve().parents[1]
TURN = 0.05
"""So many CPU seconds this tree works in a turn."""
KINDS = ("list", "sampled", "lists", "copy")
Work = Callable[[int], None]


# -- At work: in a process of either tree ----------------------------------------------------------


def answer(name: str) -> None:
    """Answer questions: do a kind of work so many times, and tell the CPU seconds it took."""
    sys.path.insert(0, str(Path.cwd()))
    from benchmarks import speed  # noqa: PLC0415  # that of the tree this process works in
    from dorfplatz.games import find  # noqa: PLC0415

    found: list[Work] = []

    def keep(work: Work, seconds: float) -> float:
        work(0)
        found.append(work)
        return 1.0

    speed.rate = keep
    figures: dict[str, Any] = speed.rates_of(find(name), 0)
    print(json.dumps(["", *figures.get("variants", {})]), flush=True)
    for line in sys.stdin:
        place, count = (int(word) for word in line.split())
        begun = time.process_time()
        for number in range(count):
            found[place](number)
        print(time.process_time() - begun, flush=True)


# -- Asking ----------------------------------------------------------------------------------------


class Worker:
    """A process of a tree, asked for one turn after the other."""

    def __init__(self, tree: Path, game: str) -> None:
        self.process = subprocess.Popen(
            [tree / ".venv/bin/python", Path(__file__), "--work", game],
            cwd=tree,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.variants: list[str] = json.loads(self.read())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.kill()
        self.process.wait()

    def read(self) -> str:
        """Return a line it says."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("A worker ended; what it said stands above.")
        return line

    def seconds(self, place: int, count: int) -> float:
        """Return the CPU seconds of some work, done so many times."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{place} {count}\n")
        self.process.stdin.flush()
        return float(self.read())


def compare(other: Path, game: str, rounds: int) -> None:
    """Print the ratios of one game."""
    with Worker(ROOT, game) as ours, Worker(other, game) as theirs:
        names = [f"{variant} {kind}".strip() for variant in ours.variants for kind in KINDS]
        for place, name in enumerate(names):
            count = 1
            while ours.seconds(place, count) < TURN:
                count *= 2
            found = []
            for number in range(rounds):
                first, second = (ours, theirs) if number % 2 else (theirs, ours)
                one, two = first.seconds(place, count), second.seconds(place, count)
                found.append(one / two if first is theirs else two / one)
            low, _, high = quantiles(found, n=4)
            print(f"{game:16} {name:36} {median(found):6.3f}  ({low:.3f} - {high:.3f})", flush=True)


def main() -> None:
    """Compare every game asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tree", type=Path, help="the other checkout")
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--rounds", type=int, default=40)
    asked = parser.parse_args()
    from dorfplatz.games import catalogue  # noqa: PLC0415  # each tree has its own

    for game in asked.games or catalogue():
        compare(asked.tree, game, asked.rounds)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--work"]:
        answer(sys.argv[2])
    else:
        main()
