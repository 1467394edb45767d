"""How fast the rules are: random playouts, lists and copies of every game, beside plain C.

Every figure is a ratio to the C yardstick measured in the same run, before and after the games, in
CPU seconds of one process: on a busy machine both slow down alike.

    ./play bench [GAME ...] [--json] [--seconds N]
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import dorfplatz
from benchmarks.yardstick import measure
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.play import deal, playout, sampled_playout
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games import catalogue, find

STARTS = 16
Figures = dict[str, float]


def main(games: Sequence[str], *, as_json: bool, seconds: float) -> int:
    """Measure, print, and return the exit code."""
    chosen = [find(name) for name in games] or list(catalogue().values())
    first = measure(seconds)
    rates = {game.id: rates_of(game, seconds) for game in chosen}
    slow = {game.id: interpreted_rate(game.id, seconds) for game in chosen}
    second = measure(seconds)
    if first.speed is None or second.speed is None:
        print(first.sentence, file=sys.stderr)
        return 1
    pace = (first.speed.playouts_per_second + second.speed.playouts_per_second) / 2
    lists = (first.speed.lists_per_second + second.speed.lists_per_second) / 2
    report = {
        "yardstick": {
            "playouts_per_second": round(pace),
            "lists_per_second": round(lists),
            "moves_per_game": round(first.speed.moves_per_game, 1),
        },
        "core": "compiled" if dorfplatz.COMPILED else "interpreted",
        "games": {
            name: {
                **ratios(figures, pace, lists),
                "interpreted_list": round(slow[name] / pace, 5),
            }
            for name, figures in rates.items()
        },
    }
    if as_json:
        print(json.dumps(report))
    else:
        tell(report)
    return 0


def ratios(figures: dict[str, Any], pace: float, lists: float) -> dict[str, Any]:
    """Return rates as ratios to the yardstick."""
    found: dict[str, Any] = {
        "list": round(figures["list"] / pace, 4),
        "sampled": round(figures["sampled"] / pace, 4),
        "copy_us": round(figures["copy_us"], 3),
        "lists": round(figures["lists"] / lists, 4),
        "moves_per_game": round(figures["moves"], 1),
    }
    for name, variant in figures.get("variants", {}).items():
        found.setdefault("variants", {})[name] = ratios(variant, pace, lists)
    return found


def rates_of(game: AnyGame, seconds: float) -> dict[str, Any]:
    """Return rates with the fewest seats, and for every further mode with four (or the most)."""
    figures: dict[str, Any] = rates(game, game.min_seats, {}, seconds)
    for choice in game.choices:
        if choice.key == "mode":
            for value in choice.values[1:]:
                seats = min(4, game.max_seats)
                name = f"{choice.key}={value}, {seats} seats"
                figures.setdefault("variants", {})[name] = rates(
                    game, seats, {choice.key: value}, seconds
                )
    return figures


def rates(game: AnyGame, seats: int, options: dict[str, Value], seconds: float) -> Figures:
    """Return playouts per CPU second by list and by sample, lists per second, time of a copy."""
    rng = FastRng(2026)
    silent = Journal(False)
    codes = Codes()
    starts = dealt(game, seats, options, rng)
    moves = [0, 0]

    def by_list(number: int) -> None:
        moves[0] += int(playout(game, game.rules.copy(starts[number % STARTS]), rng, silent, codes))
        moves[1] += 1

    def by_sample(number: int) -> None:
        sampled_playout(game, game.rules.copy(starts[number % STARTS]), rng, silent)

    middle = halfway(game, game.rules.copy(starts[0]), rng)
    legal, duplicate = game.rules.legal, game.rules.copy  # as loops take them

    def fill(number: int) -> None:
        legal(middle, codes)

    def copy(number: int) -> None:
        duplicate(middle)

    return {
        "list": rate(by_list, seconds),
        "sampled": rate(by_sample, seconds),
        "lists": rate(fill, seconds / 4),
        "copy_us": 1e6 / rate(copy, seconds / 4),
        "moves": moves[0] / moves[1],
    }


def dealt(game: AnyGame, seats: int, options: dict[str, Value], rng: FastRng) -> list[object]:
    """Return start positions after the first deal."""
    starts = []
    for _ in range(STARTS):
        state = game.start(seats, options)
        deal(game, state, rng, Journal(False))
        starts.append(state)
    return starts


def halfway(game: AnyGame, state: object, rng: FastRng) -> object:
    """Return a position from the middle of a random game in which a seat is to decide."""
    path = [game.rules.copy(state)]
    while game.rules.turn(state) != OVER:
        chance = game.rules.turn(state) == CHANCE
        game.rules.apply(
            state,
            game.rules.draw(state, rng) if chance else game.rules.sample(state, rng),
            Journal(False),
        )
        if game.rules.turn(state) >= 0:
            path.append(game.rules.copy(state))
    return path[len(path) // 2]


def rate(work: Callable[[int], None], seconds: float) -> float:
    """Return how often work can be done in a CPU second."""
    done, batch = 0, 1
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(batch):
            work(done)
            done += 1
        batch = max(1, min(1000, done // 10))
    return done / spent


def interpreted_rate(game: str, seconds: float) -> float:
    """Return playouts by list per CPU second of the same sources without compiling."""
    script = f"from benchmarks.speed import print_rate; print_rate({game!r}, {seconds})"
    run = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "DORFPLATZ_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(run.stdout)


def print_rate(name: str, seconds: float) -> None:
    """Print playouts by list per CPU second (in a process of its own)."""
    game = find(name)
    rng = FastRng(2026)
    silent = Journal(False)
    codes = Codes()
    starts = dealt(game, game.min_seats, {}, rng)
    print(
        rate(
            lambda n: void(playout(game, game.rules.copy(starts[n % STARTS]), rng, silent, codes)),
            seconds,
        )
    )


def void(value: object) -> None:
    """Take a result that nobody needs."""


def tell(report: dict[str, Any]) -> None:
    """Print the report as a table."""
    yardstick = report["yardstick"]
    print(
        f"Plain C plays {yardstick['playouts_per_second']:,} games of Clans and fills "
        f"{yardstick['lists_per_second']:,} lists per CPU second; the core is {report['core']}."
    )
    print("Ratios to that:")
    columns = ("list", "sampled", "lists", "interpreted_list", "copy_us", "moves_per_game")
    print(f"{'':<34}" + "".join(f"{column:>18}" for column in columns))
    for name, figures in report["games"].items():
        rows = {name: figures, **{f"  {k}": v for k, v in figures.get("variants", {}).items()}}
        for label, row in rows.items():
            print(f"{label:<34}" + "".join(f"{row.get(column, '-')!s:>18}" for column in columns))
