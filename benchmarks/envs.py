"""Environments: steps per CPU second of batches, bare and observed, beside OpenSpiel in one run.

    python -m benchmarks.envs [--seconds 2] [--size 64] [--json]

A step is a decision of a player, chance and new games included. Peers are measured where they are
installed: OpenSpiel's Hive and Connect Four, from Python, with tensor and legal actions.
"""

import argparse
import json
import random
import time
from collections.abc import Callable

import numpy as np

import dorfplatz
from dorfplatz.envs import IDS, vector


def rate(step: Callable[[], int], seconds: float) -> float:
    """Return steps per CPU second; the first call only warms up."""
    step()
    begun, steps = time.process_time(), 0
    while (spent := time.process_time() - begun) < seconds:
        steps += step()
    return steps / spent


def batch(game: str, size: int, observed: bool) -> Callable[[], int]:
    games = vector(game, size, seed=1, observed=observed, described=observed)
    luck = np.random.default_rng(1)

    def step() -> int:
        np.floor(luck.random(size) * games.counts, out=chosen)
        games.actions[:] = chosen
        games.step()
        return size

    chosen = np.zeros(size)
    return step


def open_spiel(name: str) -> Callable[[], int]:
    import pyspiel  # noqa: PLC0415  # only where it is installed

    game = pyspiel.load_game(name)
    luck = random.Random(1)

    def step() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
        return steps

    return step


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--size", type=int, default=64)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    peers: dict[str, float] = {}
    try:
        for name in ("hive", "connect_four"):
            peers[name] = rate(open_spiel(name), asked.seconds)
    except ImportError:
        pass
    table = []
    for game in sorted(IDS.values()):
        bare = rate(batch(game, asked.size, False), asked.seconds)
        full = rate(batch(game, asked.size, True), asked.seconds)
        line: dict[str, object] = {"game": game, "bare": round(bare), "observed": round(full)}
        line["kept"] = round(full / bare, 3)
        if "hive" in peers:
            line["against_hive"] = round(full / peers["hive"], 1)
        table.append(line)
    report = {
        "core": "compiled" if dorfplatz.COMPILED else "interpreted",
        "size": asked.size,
        "peers": {name: round(found) for name, found in peers.items()},
        "games": table,
    }
    if asked.json:
        print(json.dumps(report))
        return
    print(f"{report['core']}, {asked.size} games side by side, steps per CPU second")
    for name, found in peers.items():
        print(f"  OpenSpiel {name:16} {found:12.0f}")
    for line in table:
        print("  " + "  ".join(f"{key} {value}" for key, value in line.items()))


if __name__ == "__main__":
    main()
