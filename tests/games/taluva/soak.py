"""Many random games of each seat count, every check after every move, the oracle's included.

    python -m tests.games.taluva.soak 20000            so many for 2, 3 and 4 seats each
    python -m tests.games.taluva.soak 20000 3 500000   for 3 seats, seeds from 500000 on

Random players hardly ever build high, so every second game is played by bold ones, who mostly erupt
and build towers and temples where they can. Switches have their turn in ``./test soak taluva N``.
"""

import sys
import time

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games import find
from dorfplatz.games.taluva.actions import (
    BUILD_TEMPLE,
    BUILD_TOWER,
    EXPAND,
    PLACE,
    is_eruption,
    q_of,
    r_of,
    verb_of,
)
from dorfplatz.games.taluva.state import State
from dorfplatz.kit.hexes import distance
from tests.games.taluva.invariants import check_step
from tests.support.walks import Setting

EVERY = 30.0
SILENT = Journal(False)


def main(games: int, seat_counts: tuple[int, ...], first: int) -> int:
    """Play and check; the first broken invariant or disagreement ends the run with its seed."""
    game = find("taluva")
    told = time.monotonic()
    for seats in seat_counts:
        moves = 0
        for number in range(games):
            mode = "ranking" if number % 4 > 1 else "standard"
            setting = Setting(game, seats, {"mode": mode})
            try:
                moves += play(setting, first + number, bold=number % 2 == 1)
            except AssertionError as problem:
                print(f"{setting}, seed {first + number}: {problem}", file=sys.stderr)
                raise
            if time.monotonic() - told > EVERY:
                told = time.monotonic()
                print(f"{seats} seats: {number + 1} of {games} games", file=sys.stderr)
        print(f"{seats} seats: {games} games, {moves} moves, nothing broken, oracle agrees")
    return 0


def play(setting: Setting, seed: int, *, bold: bool) -> int:
    """Play one game, checking every step; return its number of moves."""
    game = setting.game
    state = game.start(setting.seats, setting.options)
    assert isinstance(state, State)
    rng = FastRng(seed)
    check_step(game, None, None, state)
    moves = 0
    while game.rules.turn(state) != OVER:
        code = choose(game, state, rng, bold=bold)
        before = game.rules.copy(state)
        game.rules.apply(state, code, SILENT)
        check_step(game, before, code, state)
        moves += 1
    return moves


def choose(game: AnyGame, state: State, rng: FastRng, *, bold: bool) -> int:
    """Return a random action, or mostly one of the boldest."""
    if game.rules.turn(state) == CHANCE:
        return int(game.rules.draw(state, rng))
    codes = Codes()
    game.rules.legal(state, codes)
    listed = codes.values()
    if bold and rng.below(5) > 0:
        boldness = [how_bold(state, code) for code in listed]
        most = max(boldness)
        listed = [code for code, much in zip(listed, boldness, strict=True) if much == most]
    return listed[int(rng.below(len(listed)))]


def how_bold(state: State, code: int) -> int:
    """Say how much an action does for height: high eruptions, towers, temples, close tiles."""
    verb = verb_of(code)
    at = (int(q_of(code)), int(r_of(code)))
    if verb == PLACE:
        return int(state.level[state.cell(*at)]) if is_eruption(code) else -distance(at)
    return {int(BUILD_TOWER): 3, int(BUILD_TEMPLE): 2, int(EXPAND): 1}.get(int(verb), 0)


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    sys.exit(main(numbers[0], tuple(numbers[1:2]) or (2, 3, 4), numbers[2] if numbers[2:] else 0))
