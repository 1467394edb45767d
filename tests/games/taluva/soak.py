"""Many random games of each seat count, every check after every move, the oracle's included.

    python -m tests.games.taluva.soak 20000            so many for 2, 3 and 4 seats each
    python -m tests.games.taluva.soak 20000 3 500000   for 3 seats, seeds from 500000 on

Modes and switches have their turn in ``./test soak taluva N``; here all games are played by the
rulebook, the mode alternating.
"""

import sys
import time

from dorfplatz.games import find
from tests.games.taluva.invariants import check_step
from tests.support.soak import play
from tests.support.walks import Setting

MODES = ("standard", "ranking")
EVERY = 30.0


def main(games: int, seat_counts: tuple[int, ...], first: int) -> int:
    """Play and check; the first broken invariant or disagreement ends the run with its seed."""
    game = find("taluva")
    told = time.monotonic()
    for seats in seat_counts:
        moves = 0
        for number in range(games):
            setting = Setting(game, seats, {"mode": MODES[number % 2]})
            try:
                moves += play(setting, first + number, check_step)
            except AssertionError as problem:
                print(f"{setting}, seed {first + number}: {problem}", file=sys.stderr)
                raise
            if time.monotonic() - told > EVERY:
                told = time.monotonic()
                print(f"{seats} seats: {number + 1} of {games} games", file=sys.stderr)
        print(f"{seats} seats: {games} games, {moves} moves, nothing broken, oracle agrees")
    return 0


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    sys.exit(main(numbers[0], tuple(numbers[1:2]) or (2, 3, 4), numbers[2] if numbers[2:] else 0))
