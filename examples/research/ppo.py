"""Masked PPO learns Clans by picks: python examples/research/ppo.py [steps].

Needs ``sb3-contrib`` (and with it PyTorch), which no extra of Dorfplatz brings: install it beside.
The action is asked for byte by byte, so that 256 outputs are enough in every game.
"""

import sys
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks

from dorfplatz import envs


def main(steps: str = "4096") -> None:
    """Learn against random opponents, then play and say how often it won."""
    env = envs.gym("clans", seats=2, opponents="random", form="picks")
    model = MaskablePPO("MultiInputPolicy", env, n_steps=512, batch_size=128, seed=1)
    before = won(model, env)
    model.learn(int(steps))
    print(f"won {before:.0%} of the games before, {won(model, env):.0%} after {steps} steps")


def won(model: Any, env: Any, games: int = 20) -> float:
    """Return the share of games won, ties as halves."""
    points = 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=1000 + seed)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=get_action_masks(env))
            seen, reward, over, _, _ = env.step(np.int64(action))
        points += (reward + 1) / 2
    return points / games


if __name__ == "__main__":
    main(*sys.argv[1:2])
