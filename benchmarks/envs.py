"""Environments beside their peers: seven ratios, all of them per CPU second.

    python -m benchmarks.envs [--only ROW or GAME ...] [--seconds 2] [--turns 5] [--json]

A step is a decision of a player, chance and new games included, with an observation and what is
legal at every step. Every row is measured on its own: ours and theirs in turns, a ratio for each
turn, of which the median and the range are told. So whatever else the machine does slows both sides
of a ratio down alike. Peers (``[dependency-groups] benchmark``) are measured where they are
installed; what is missing or fails is said, and the other rows go on. Connect Four comes from
``examples/classics`` and is compiled with a copy of the core in ``build/classics``.
"""

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import median

import numpy as np

from benchmarks import peers
from benchmarks.classics import ROOT, build, run_inside
from benchmarks.peers import Step

CONNECT_FOUR = "connect-four"
VILLAGES = ("above-and-below", "clans", "garden-nation", "hoyuk", "taluva")
SIZE = 64
SIZES = (256, 1024, 4096)
"""Of these batches of Connect Four the best one counts, ours and that of pgx."""
Maker = Callable[[], Step]


@dataclass(frozen=True)
class Row:
    """A ratio of one or several games: what is compared, and what it should be."""

    key: str
    games: tuple[str, ...]
    title: str
    goal: float


ROWS = (
    Row("pgx", (CONNECT_FOUR,), "batch, against pgx's best CPU batch", 4),
    Row("open-spiel", (CONNECT_FOUR,), "batch, against OpenSpiel with tensor and mask", 30),
    Row("gymnasium", (CONNECT_FOUR,), "Gymnasium, against OpenSpiel from Python", 1),
    Row("hive", VILLAGES, f"batch {SIZE}, against OpenSpiel's Hive with tensor", 70),
    Row("catanatron", VILLAGES, f"batch {SIZE}, against catanatron without observation", 12),
    Row("kept", VILLAGES, "share kept with observation and action features", 0.5),
    Row("aec", VILLAGES, "AEC, against PettingZoo's own Connect Four", 3),
)


@dataclass(frozen=True)
class Ratio:
    """What was measured: steps per CPU second on both sides, and the ratio in every turn."""

    row: str
    game: str
    ours: float
    theirs: float
    turns: list[float]


# -- Measuring -----------------------------------------------------------------------------


def rate(step: Step, seconds: float) -> float:
    """Return steps per CPU second."""
    begun, steps = time.process_time(), 0
    while (spent := time.process_time() - begun) < seconds:
        steps += step()
    return steps / spent


def in_turns(steps: dict[str, Step], seconds: float, turns: int) -> dict[str, list[float]]:
    """Return the rates of several things, measured one after the other, again and again."""
    found: dict[str, list[float]] = {name: [] for name in steps}
    for step in steps.values():
        step()  # to warm up
    for _ in range(turns):
        for name, step in steps.items():
            found[name].append(rate(step, seconds / turns))
    return found


def fastest(makers: Sequence[Maker], seconds: float) -> Step:
    """Return the fastest of several."""
    steps = [maker() for maker in makers]
    rates = in_turns({str(place): step for place, step in enumerate(steps)}, seconds, 1)
    return steps[int(max(rates, key=lambda place: rates[place]))]


# -- Ours ------------------------------------------------------------------------------------


def batch(game: str, size: int, *, observed: bool = True) -> Step:
    """So many games side by side, stepped by one compiled call."""
    from dorfplatz.envs import vector  # noqa: PLC0415  # of the tree, or of the copy

    games = vector(game, size, seed=1, observed=observed, described=observed)
    luck = np.random.default_rng(1)

    def step() -> int:
        for _ in range(16):
            games.actions[:] = luck.random(size) * games.counts
            games.step()
        return 16 * size

    return step


def through_gymnasium(game: str) -> Step:
    """One game after the other through Gymnasium's interface.

    It is seeded once, as Gymnasium advises: a new generator of numpy for every game would be a
    third of the time, and OpenSpiel's side seeds nothing.
    """
    from dorfplatz.envs import gym  # noqa: PLC0415

    env = gym(game, seat=0)
    env.reset(seed=1)
    luck = random.Random(1)

    def step() -> int:
        _, info = env.reset()
        steps, over = 0, False
        while not over:
            _, _, over, _, info = env.step(int(luck.random() * info["legal"]))
            steps += 1
        return steps

    return step


def through_pettingzoo(game: str) -> Step:
    """One game after the other through PettingZoo's interface."""
    from dorfplatz.envs import aec  # noqa: PLC0415

    return peers.through_pettingzoo(aec(game))


# -- The rows --------------------------------------------------------------------------------


def sides(key: str, games: list[str], seconds: float) -> tuple[dict[str, Step], dict[str, Step]]:
    """Return the steps of our side of a row, by game, and those they are compared with."""
    if key == "pgx":  # first, because it is the one that may be missing
        theirs = fastest([partial(peers.pgx_batch, size) for size in SIZES], seconds / 4)
    elif key == "open-spiel":
        theirs = peers.open_spiel("connect_four", masked=True)
    elif key == "gymnasium":
        theirs = peers.open_spiel("connect_four")
    elif key == "hive":
        theirs = peers.open_spiel("hive")
    elif key == "catanatron":
        theirs = peers.catanatron()
    elif key == "aec":
        theirs = peers.pettingzoo_connect_four()
    else:
        bare = {game: batch(game, SIZE, observed=False) for game in games}
        return {game: batch(game, SIZE) for game in games}, bare
    if key == "aec":
        ours = {game: through_pettingzoo(game) for game in games}
    elif key == "gymnasium":
        ours = {game: through_gymnasium(game) for game in games}
    elif CONNECT_FOUR in games:
        several = [partial(batch, CONNECT_FOUR, size) for size in SIZES]
        ours = {CONNECT_FOUR: fastest(several, seconds / 4)}
    else:
        ours = {game: batch(game, SIZE) for game in games}
    return ours, dict.fromkeys(games, theirs)


def measure(row: Row, games: list[str], seconds: float, turns: int) -> list[Ratio]:
    """Measure a row: everything in it in turns."""
    ours, theirs = sides(row.key, games, seconds)
    steps: dict[str, Step] = {}
    for game in games:
        steps[f"ours {game}"] = ours[game]
        if theirs[game] not in steps.values():
            steps[f"theirs {game}"] = theirs[game]
    rates = in_turns(steps, seconds, turns)
    found: list[Ratio] = []
    for game in games:
        name = next(name for name, step in steps.items() if step is theirs[game])
        pairs = list(zip(rates[f"ours {game}"], rates[name], strict=True))
        mine, other = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
        found.append(Ratio(row.key, game, mine, other, [one / two for one, two in pairs]))
    return found


def measure_each(rows: list[tuple[Row, list[str]]], seconds: float, turns: int) -> list[Ratio]:
    """Measure rows, each on its own: what fails is said and left out."""
    import dorfplatz  # noqa: PLC0415  # of the tree, or of the copy

    if not dorfplatz.COMPILED:
        sys.exit("The core is not compiled: run tools/compile first.")
    found: list[Ratio] = []
    for row, games in rows:
        try:
            found += measure(row, games, seconds, turns)
        except ImportError as missing:
            say(f"{row.key} is not measured: {missing}.")
        except Exception as failure:  # of a peer or of ours: the other rows are worth having
            say(f"{row.key} is not measured: {type(failure).__name__}: {failure}")
    return found


def measure_connect_four(rows: list[Row], seconds: float, turns: int) -> list[Ratio]:
    """Measure the rows of Connect Four on the copy of the core it is compiled with."""
    folder = Path(ROOT, "build", "classics")
    keys = [row.key for row in rows]
    how = ["--inside", "--seconds", str(seconds), "--turns", str(turns), "--only", *keys]
    try:
        build(folder)
        inside = run_inside(folder, "benchmarks.envs", *how)
    except subprocess.CalledProcessError as failure:
        say(f"{', '.join(keys)} are not measured: {failure}")
        return []
    return [Ratio(**one) for one in json.loads(inside.stdout.splitlines()[-1])]


def say(sentence: str) -> None:
    """Tell what is not part of the table."""
    print(sentence, file=sys.stderr, flush=True)


# -- The table -------------------------------------------------------------------------------


def chosen(only: list[str]) -> list[tuple[Row, list[str]]]:
    """Return the rows and games that names stand for; all rows if none is named, and all games."""
    keys = {row.key for row in ROWS}
    unknown = set(only) - keys - {CONNECT_FOUR, *VILLAGES}
    if unknown:
        known = ", ".join([*(row.key for row in ROWS), CONNECT_FOUR, *VILLAGES])
        sys.exit(f"There is no {', '.join(sorted(unknown))}. There are {known}.")
    wanted_rows = keys & set(only) or keys
    wanted_games = set(only) - keys or {CONNECT_FOUR, *VILLAGES}
    found = [
        (row, [game for game in row.games if game in wanted_games])
        for row in ROWS
        if row.key in wanted_rows
    ]
    return [(row, games) for row, games in found if games]


def show(ratios: list[Ratio]) -> None:
    """Print the table."""
    for row in ROWS:
        lines = [ratio for ratio in ratios if ratio.row == row.key]
        if lines:
            print(f"{row.key}: {row.title} (goal {row.goal:g})")
        for line in lines:
            middle, low, high = median(line.turns), min(line.turns), max(line.turns)
            print(
                f"  {line.game:16} {middle:8.2f}  ({low:.2f} to {high:.2f})"
                f"  {line.ours:12,.0f} beside {line.theirs:12,.0f}"
            )


def main() -> None:
    """Measure what is asked for, and show it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", nargs="+", default=[], help="rows or games")
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU for each side")
    parser.add_argument("--turns", type=int, default=5, help="into which these are divided")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    rows = chosen(asked.only)
    if asked.inside:
        found = measure_each(rows, asked.seconds, asked.turns)
        print(json.dumps([asdict(ratio) for ratio in found]))
        return
    classic = [row for row, games in rows if CONNECT_FOUR in games]
    ratios = measure_connect_four(classic, asked.seconds, asked.turns) if classic else []
    others = [(row, games) for row, games in rows if CONNECT_FOUR not in games]
    ratios += measure_each(others, asked.seconds, asked.turns)
    if asked.json:
        print(json.dumps([asdict(ratio) for ratio in ratios]))
    else:
        show(ratios)


if __name__ == "__main__":
    main()
