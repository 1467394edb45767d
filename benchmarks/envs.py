"""Environments beside their peers: seven ratios in one run, all of them per CPU second.

    python -m benchmarks.envs [--seconds 2] [--json]

A step is a decision of a player, chance and new games included, with an observation and what is
legal at every step. Peers (``[dependency-groups] benchmark``) are measured where they are
installed; what is missing is said and its ratios are left out. Connect Four comes from
``examples/classics`` and is compiled with a copy of the core in ``build/classics``.

Every pair is measured in turns, ours and theirs, and the best of the turns counts on both sides:
whatever else the machine does slows both down alike.
"""

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.classics import ROOT, build, run_inside

TURNS = 3
SIZE = 64
SIZES = (256, 1024, 4096)
"""Of these batches the best one counts, ours and that of pgx."""
Step = Callable[[], int]


def rate(step: Step, seconds: float) -> float:
    """Return steps per CPU second; the first call only warms up."""
    step()
    begun, steps = time.process_time(), 0
    while (spent := time.process_time() - begun) < seconds:
        steps += step()
    return steps / spent


def best(makers: dict[str, Callable[[], Step]], seconds: float) -> dict[str, float]:
    """Measure several things in turns, and return the best rate of each."""
    found: dict[str, float] = {}
    steps: dict[str, Step] = {}
    for name, maker in makers.items():
        try:
            steps[name] = maker()
        except ImportError as missing:
            print(f"{name} is not measured: {missing}.", file=sys.stderr)
    for _ in range(TURNS):
        for name, step in steps.items():
            found[name] = max(found.get(name, 0.0), rate(step, seconds / TURNS))
    return found


# -- Ours ------------------------------------------------------------------------------


def batch(game: str, size: int, observed: bool) -> Step:
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
    import gymnasium  # noqa: F401, PLC0415

    from dorfplatz.envs import gym  # noqa: PLC0415

    env = gym(game, seat=0)
    luck = random.Random(1)

    def step() -> int:
        _, info = env.reset(seed=luck.getrandbits(30))
        steps, over = 0, False
        while not over:
            _, _, over, _, info = env.step(int(luck.random() * info["legal"]))
            steps += 1
        return steps

    return step


def aec(env: Any) -> Step:
    """One game through PettingZoo, ours or theirs: the first or last legal action, or between."""
    luck = random.Random(1)

    def step() -> int:
        env.reset(seed=luck.getrandbits(30))
        steps = 0
        while env.agents:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(luck.random() * len(legal))]))
            steps += 1
            if steps == 200:  # long games are not played to their end
                break
        return steps

    return step


# -- Theirs ------------------------------------------------------------------------------


def open_spiel(name: str) -> Step:
    import pyspiel  # noqa: PLC0415

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


def open_spiel_masked(name: str) -> Step:
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(name)
    luck = random.Random(1)

    def step() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
        return steps

    return step


def pgx_batch(size: int) -> Step:
    os.environ.setdefault(
        "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    )
    import jax  # noqa: PLC0415
    import jax.numpy as jnp  # noqa: PLC0415
    import pgx  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    env = pgx.make("connect_four")
    stepped = jax.vmap(auto_reset(env.step, env.init))
    length = 64

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choosing, dealing = jax.random.split(key, 3)
        likely = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(choosing, likely, axis=1)
        state = stepped(state, action, jax.random.split(dealing, size))
        return (state, key), state.observation.sum()

    loop = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, length=length))
    held = [
        jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), size)),
        jax.random.PRNGKey(1),
    ]

    def step() -> int:
        (state, key), seen = loop(*held)
        jax.block_until_ready(seen)
        held[:] = [state, key]
        return length * size

    return step


def catanatron() -> Step:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    def step() -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        steps = 0
        while game.winning_color() is None and steps < 1000:
            game.play_tick()
            steps += 1
        return steps

    return step


def pettingzoo_connect_four() -> Step:
    from pettingzoo.classic import connect_four_v3  # noqa: PLC0415

    return aec(connect_four_v3.env())


# -- The table -----------------------------------------------------------------------------


def connect_four(seconds: float) -> dict[str, Any]:
    """Measure our Connect Four beside pgx and OpenSpiel; runs on the copy."""
    import dorfplatz  # noqa: PLC0415  # the copy

    assert dorfplatz.COMPILED, "the copy is not compiled"
    makers: dict[str, Callable[[], Step]] = {}
    for size in SIZES:
        makers[f"ours {size}"] = lambda size=size: batch("connect-four", size, True)  # type: ignore[misc]
        makers[f"pgx {size}"] = lambda size=size: pgx_batch(size)  # type: ignore[misc]
    makers["OpenSpiel"] = lambda: open_spiel("connect_four")
    makers["OpenSpiel with mask"] = lambda: open_spiel_masked("connect_four")
    makers["Gymnasium"] = lambda: through_gymnasium("connect-four")
    rates = best(makers, seconds)
    ours = max(rates[f"ours {size}"] for size in SIZES)
    pgx = max(rates.get(f"pgx {size}", 0.0) for size in SIZES)
    ratios: dict[str, float] = {}
    if pgx:
        ratios["Connect Four, batch, against pgx's best CPU batch (goal 4)"] = ours / pgx
    if "OpenSpiel" in rates:
        ratios["Connect Four, batch, against OpenSpiel with tensor and mask (goal 30)"] = (
            ours / rates["OpenSpiel with mask"]
        )
        ratios["one environment through Gymnasium against OpenSpiel from Python (goal 1)"] = (
            rates["Gymnasium"] / rates["OpenSpiel"]
        )
    return {"rates": rates, "ratios": ratios}


def villages(seconds: float) -> dict[str, Any]:
    """Measure the five games beside Hive, catanatron and PettingZoo's Connect Four."""
    import dorfplatz  # noqa: PLC0415
    from dorfplatz.envs import IDS  # noqa: PLC0415
    from dorfplatz.envs import aec as chairs  # noqa: PLC0415

    assert dorfplatz.COMPILED, "the core is not compiled"
    makers: dict[str, Callable[[], Step]] = {
        "Hive": lambda: open_spiel("hive"),
        "catanatron": catanatron,
        "PettingZoo": pettingzoo_connect_four,
    }
    games = sorted(IDS.values())
    for game in games:
        makers[f"{game} bare"] = lambda game=game: batch(game, SIZE, False)  # type: ignore[misc]
        makers[game] = lambda game=game: batch(game, SIZE, True)  # type: ignore[misc]
        makers[f"{game} AEC"] = lambda game=game: aec(chairs(game))  # type: ignore[misc]
    rates = best(makers, seconds)
    ratios: dict[str, float] = {}
    for game in games:
        if "Hive" in rates:
            ratios[f"{game}, batch {SIZE}, against OpenSpiel's Hive with tensor (goal 70)"] = (
                rates[game] / rates["Hive"]
            )
    for game in games:
        if "catanatron" in rates:
            ratios[f"{game} against catanatron without observation (goal 12)"] = (
                rates[game] / rates["catanatron"]
            )
    for game in games:
        kept = rates[game] / rates[f"{game} bare"]
        ratios[f"{game}: share kept with observation and action features (goal 0.5)"] = kept
    for game in games:
        if "PettingZoo" in rates:
            ratios[f"{game}, AEC, against PettingZoo's own Connect Four (goal 3)"] = (
                rates[f"{game} AEC"] / rates["PettingZoo"]
            )
    return {"rates": rates, "ratios": ratios}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.inside:
        print(json.dumps(connect_four(asked.seconds)))
        return
    folder = Path(ROOT, "build", "classics")
    build(folder)
    inside = run_inside(folder, "benchmarks.envs", "--inside", "--seconds", str(asked.seconds))
    found = json.loads(inside.stdout.splitlines()[-1])
    more = villages(asked.seconds)
    rates = {**found["rates"], **more["rates"]}
    ratios = {**found["ratios"], **more["ratios"]}
    if asked.json:
        print(json.dumps({"rates": rates, "ratios": ratios}))
        return
    print("Steps per CPU second")
    for name, value in rates.items():
        print(f"  {name:28} {value:14,.0f}")
    print("Ratios")
    for name, value in ratios.items():
        print(f"  {value:8.2f}  {name}")


if __name__ == "__main__":
    main()
