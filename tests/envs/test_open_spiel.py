"""OpenSpiel plays the games with its own programs."""

import os
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, mcts

from dorfplatz import envs
from dorfplatz.engine.encoding import encoding_of
from dorfplatz.games import find

GAMES = sorted(envs.IDS.values())
LONG = os.environ.get("DORFPLATZ_RESEARCH") == "long"


def walk(game: Any, seed: int, moves: int) -> Any:
    """Return a position after some moves and draws."""
    state, luck = game.new_initial_state(), random.Random(seed)
    while moves > 0 and not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            assert sum(likely) == pytest.approx(1.0)
            state.apply_action(luck.choices(outcomes, likely)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            moves -= 1
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_copied_observed_and_resampled(name: str) -> None:
    game = envs.load_open_spiel(name)
    state = walk(game, 1, 12)
    twin = state.clone()
    assert str(twin) == str(state)
    before = str(state)
    twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == before
    seat = state.current_player()
    observer = game.make_py_observer()
    observer.set_from(state, seat)
    observed = encoding_of(find(name)).observed(state.state, seat)
    assert observer.tensor.astype(np.uint8).tobytes() == observed
    world = state.resample_from_infostate(seat, random.Random(2).random)
    assert world.observation_string(seat) == state.observation_string(seat)
    assert world.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize("name", GAMES if LONG else GAMES[1:2])
def test_random_games_pass_the_simulation_of_open_spiel(name: str) -> None:
    game = envs.load_open_spiel(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_open_spiel_writes_a_playthrough() -> None:
    game = envs.load_open_spiel("clans")
    told = generate_playthrough.playthrough(str(game), None, seed=3)
    assert told.startswith("game: dorfplatz_clans") and "Returns()" in told
    assert told == generate_playthrough.playthrough(str(game), None, seed=3)


def test_whole_games_with_options_pass_the_simulation_of_open_spiel() -> None:
    game = envs.load_open_spiel("clans", seats=3, large_merge="may")
    assert (game.num_players(), game.setting.options["large_merge"]) == (3, "may")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    end = walk(game, 4, 1000)
    assert end.is_terminal()
    assert sum(end.returns()) == pytest.approx(0.0)


def test_the_search_of_open_spiel_plays_clans() -> None:
    game = envs.load_open_spiel("clans")
    state = walk(game, 1, 30)
    luck = np.random.RandomState(1)
    searching = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    assert searching.step(state) in state.legal_actions()
