"""OpenSpiel's own tree search plays our Clans against a random player.

    python examples/research/spiel_mcts.py [games] [simulations]

Needs the extra ``open-spiel``. The game that OpenSpiel gets has chance nodes, and its positions can
be copied, so nothing had to be written for the search.
"""

import random
import sys
from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from dorfplatz import envs


def main(games: str = "2", simulations: str = "20") -> None:
    """Let the search play from both seats in turn, and say how often it won."""
    game = envs.load_open_spiel("clans", seats=2)
    points = 0.0
    for number in range(int(games)):
        seat = number % 2
        points += play(game, seat, int(simulations), seed=number)
        print(f"game {number + 1}: the search sat on seat {seat}", flush=True)
    print(f"OpenSpiel's search won {points:g} of {games} games of Clans")


def play(game: Any, seat: int, simulations: int, seed: int) -> float:
    """Return what the search got in one game: 1 for a win, 0.5 for a tie."""
    luck, dice = np.random.RandomState(seed), random.Random(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=luck)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            action = dice.choices(outcomes, likely)[0]
        elif state.current_player() == seat:
            action = bot.step(state)
        else:
            action = dice.choice(state.legal_actions())
        state.apply_action(action)
    return float(state.returns()[seat] + 1) / 2


if __name__ == "__main__":
    main(*sys.argv[1:3])
