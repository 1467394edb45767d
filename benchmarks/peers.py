"""What others offer, as steps that ``benchmarks.envs`` counts; imported when it is asked for."""

import os
import random
from collections.abc import Callable
from typing import Any

import numpy as np

Step = Callable[[], int]
"""Plays on for a while, and returns how many decisions that were."""
LONGEST = 200
"""So many decisions of a game are played through PettingZoo; longer games are cut."""


def open_spiel(name: str, *, masked: bool = False) -> Step:
    """Whole games of OpenSpiel with a tensor of every position, and with a mask if asked."""
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(name)
    luck = random.Random(1)

    def step() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            if masked:
                state.legal_actions_mask()
            state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
        return steps

    return step


def pgx_batch(size: int) -> Step:
    """So many games of Connect Four side by side, compiled for one processor."""
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
    """Whole games of catanatron between two who move at random; nothing is observed."""
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
    """Connect Four as PettingZoo brings it."""
    from pettingzoo.classic import connect_four_v3  # noqa: PLC0415

    return through_pettingzoo(connect_four_v3.env())


def through_pettingzoo(env: Any) -> Step:
    """Games of random legal actions through PettingZoo's interface, ours or theirs."""
    luck = random.Random(1)

    def step() -> int:
        env.reset(seed=luck.getrandbits(30))
        steps = 0
        while env.agents and steps < LONGEST:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(luck.random() * len(legal))]))
            steps += 1
        return steps

    return step
