"""How fast and how strong the search is, beside plain C and OpenSpiel's C++ MCTSBot.

    python -m benchmarks.search villages [--seconds 5]
    python -m benchmarks.search connect_four breakthrough [--games 200] [--simulations 500]

``villages``: the master of Clans with four seats and of Taluva with two thinks about positions of
random games; its simulations per CPU second are given as a ratio to the games per CPU second of the
C yardstick, measured before and after in the same run.

Connect Four and Breakthrough come from ``examples/classics``. They are compiled together with the
core in a folder of their own, then both searches think about the same positions in one process:
random playouts to the end, no evaluation, the same number of simulations. Figures are simulations
per CPU second, and the share of games our search wins (draws count half) from both seats.
Needs ``open_spiel`` from the package index.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.classics import CLASSICS, build, run_inside

VILLAGES = "villages"
TABLES = (("clans", 4), ("taluva", 2))
STEP = 5
"""Of a random game every so-manieth decision is thought about."""
EXPLORE = 1.0
"""For rewards from 0 to 1; OpenSpiel's rewards go from -1 to 1, so it gets twice as much."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.search", description=__doc__)
    parser.add_argument("what", nargs="*", default=[VILLAGES, *CLASSICS])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    classics = [name for name in CLASSICS if name in asked.what]
    if asked.inside:
        for name in classics:
            compare(name, asked.games, asked.simulations, asked.seconds)
        return 0
    if VILLAGES in asked.what:
        beside_c(asked.seconds)
    if not classics:
        return 0
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder))
        print(run_inside(Path(folder), "benchmarks.search", "--inside", *sys.argv[1:]).stdout)
    return 0


def beside_c(seconds: float) -> None:
    """Print how many simulations the masters make for every game that plain C plays."""
    import dorfplatz  # noqa: PLC0415  # the core in place, not the copy
    from benchmarks.yardstick import measure  # noqa: PLC0415
    from dorfplatz.games import find  # noqa: PLC0415

    assert dorfplatz.COMPILED, "the core is not compiled"
    first = measure(seconds).speed
    rates = {name: thinking(find(name), seats, seconds) for name, seats in TABLES}
    second = measure(seconds).speed
    assert first is not None and second is not None, "there is no C compiler here"
    pace = (first.playouts_per_second + second.playouts_per_second) / 2
    for name, seats in TABLES:
        print(
            f"{name}, {seats} seats: {rates[name]:,.0f} simulations per CPU second, "
            f"plain C {pace:,.0f} games of Clans: ratio {rates[name] / pace:.3f}",
            flush=True,
        )


def thinking(game: Any, seats: int, seconds: float) -> float:
    """Return the simulations per CPU second of a game's master over whole random games."""
    from dorfplatz.bots import levels  # noqa: PLC0415
    from dorfplatz.bots.mcts import Search  # noqa: PLC0415
    from dorfplatz.engine.journal import Journal  # noqa: PLC0415
    from dorfplatz.engine.perspective import perspective  # noqa: PLC0415
    from dorfplatz.engine.rng import FastRng  # noqa: PLC0415
    from dorfplatz.engine.rules import CHANCE, OVER  # noqa: PLC0415

    settings = levels(game, seats)["master"]
    spent, done, seed = 0.0, 0, 0
    while spent < seconds:
        seed += 1
        rng = FastRng(seed)
        state = game.start(seats)
        log: list[tuple[int, int]] = []
        decided = seed
        while (turn := int(game.rules.turn(state))) != OVER and spent < seconds:
            if turn != CHANCE:
                decided += 1
                seen = perspective(game, state, turn, log)
                if decided % STEP == 0 and len(seen.codes) > 1:
                    bot = Search(seed, settings)
                    begun = time.process_time()
                    bot.choose(seen)
                    spent += time.process_time() - begun
                    done += bot.simulations
            code = int(
                game.rules.draw(state, rng) if turn == CHANCE else game.rules.sample(state, rng)
            )
            game.rules.apply(state, code, Journal(False))
            log.append((turn, code))
    return done / spent


def compare(name: str, games: int, simulations: int, seconds: float) -> None:
    import pyspiel  # noqa: PLC0415  # only here

    import dorfplatz  # noqa: PLC0415  # the copy that was just compiled
    from dorfplatz.bots.mcts import Search  # noqa: PLC0415
    from dorfplatz.bots.settings import Settings  # noqa: PLC0415
    from dorfplatz.engine.journal import Journal  # noqa: PLC0415
    from dorfplatz.engine.perspective import perspective  # noqa: PLC0415
    from dorfplatz.engine.rules import OVER  # noqa: PLC0415
    from dorfplatz.games import find  # noqa: PLC0415

    assert dorfplatz.COMPILED, "the copy was not compiled"
    ours = find(name.replace("_", "-"))
    theirs = pyspiel.load_game(name)

    def rival(seed: int, count: int) -> Any:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        return pyspiel.MCTSBot(theirs, evaluator, 2 * EXPLORE, count, 1000, False, seed, False)

    settings = Settings(simulations=simulations, explore=EXPLORE, patience=1, playout=-1)
    spent = [0.0, 0.0]
    done = [0, 0]
    seed = 0
    while min(spent) < seconds:
        seed += 1
        state = ours.start(2)
        twin = theirs.new_initial_state()
        begun = time.process_time()
        Search(seed, settings).choose(perspective(ours, state, 0))
        between = time.process_time()
        rival(seed, simulations).step(twin)
        spent[0] += between - begun
        spent[1] += time.process_time() - between
        done = [count + simulations for count in done]
    rates = [count / total for count, total in zip(done, spent, strict=True)]
    print(
        f"{name}: {rates[0]:,.0f} simulations per CPU second, OpenSpiel {rates[1]:,.0f}: "
        f"{rates[0] / rates[1]:.2f} times as many",
        flush=True,
    )
    points = 0.0
    for match in range(games):
        seat = match % 2
        state = ours.start(2)
        twin = theirs.new_initial_state()
        bot = Search(match, settings)
        other = rival(match, simulations)
        log: list[tuple[int, int]] = []
        while (turn := int(ours.rules.turn(state))) != OVER:
            if turn == seat:
                code = int(bot.choose(perspective(ours, state, turn, log)))
                action = their_action(twin, ours.notation.write(ours.notation.decode(code)))
            else:
                action = other.step(twin)
                code = int(ours.notation.encode(ours.notation.read(our_text(twin, action))))
            ours.rules.apply(state, code, Journal(False))
            twin.apply_action(action)
            log.append((turn, code))
        assert twin.is_terminal()
        points += (twin.returns()[seat] + 1) / 2
    low, high = interval(points, games)
    print(
        f"{name}: at {simulations} simulations a move ours gets {100 * points / games:.1f} % "
        f"({100 * low:.1f} - {100 * high:.1f} %) in {games} games",
        flush=True,
    )


def our_text(twin: Any, action: int) -> str:
    """Return a move in our notation: a column, or a pawn's step with the ranks the other way."""
    text = twin.action_to_string(twin.current_player(), action)
    if len(text) < 4 or not text[0].isalpha() or text[0] in "xo":
        return "abcdefg"[action]
    return f"{text[0]}{9 - int(text[1])}{text[2]}{9 - int(text[3])}"


def their_action(twin: Any, text: str) -> int:
    """Return the action that our notation means."""
    for action in twin.legal_actions():
        if our_text(twin, action) == text:
            return int(action)
    raise AssertionError(f"{text} is not legal there")


def interval(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share by Wilson's formula."""
    z, share = 1.959964, won / games
    base = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / base
    reach = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5 / base
    return middle - reach, middle + reach


if __name__ == "__main__":
    sys.exit(main())
