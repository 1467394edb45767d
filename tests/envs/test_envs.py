"""Environments: what their own makers' checks demand, and that they are the plain game."""

import os
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import dorfplatz as dp
from dorfplatz import envs
from dorfplatz.engine.encoding import encoding_of
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.play import deal
from dorfplatz.library.luck import luck_of

GAMES = sorted(envs.IDS.values())
LONG = os.environ.get("DORFPLATZ_RESEARCH") == "long"
CYCLES = 1000 if LONG else 40
SEATS = {game: dp.game(game).engine.max_seats for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_a_vector_plays_what_the_positions_play_move_by_move(game: str) -> None:
    seats = SEATS[game]
    vector = envs.vector(game, 3, seats=seats, seed=40)
    positions = [dp.game(game).deal(seats=seats, seed=40 + place) for place in range(3)]
    encoding = encoding_of(dp.game(game).engine)
    luck = np.random.default_rng(1)
    for _ in range(60):
        for place, position in enumerate(positions):
            state, turn = position.state, position.turn
            count = len(position.legal)
            assert (vector.turn[place], vector.counts[place]) == (turn, count)
            assert vector.observations[place].tobytes() == encoding.observed(state, turn)
            assert vector.mask[place].sum() == count
            last = encoding.described(state, turn, position.legal.codes[-1])
            assert vector.features[place, count - 1].tobytes() == last
        chosen = luck.integers(vector.counts)
        vector.step(chosen)
        for place, position in enumerate(positions):
            after = position.play(position.legal.codes[chosen[place]], check=False)
            assert bool(vector.done[place]) == after.over
            if after.over:
                assert list(vector.rewards[place]) == after.rewards
                after = dealt(dp.game(game).start(seats=seats), after.luck.stream())
            else:
                assert not vector.rewards[place].any()
            positions[place] = after


def dealt(position: Any, rng: Any) -> Any:
    """Return the position that chance leads to with a stream that goes on."""
    state = position.state
    deal(position.box.engine, state, rng, Journal(False))
    return dp.Position(position.box, state, position.options, luck_of(rng))


def test_games_of_a_vector_end_and_begin_anew() -> None:
    vector = envs.vector("clans", 2, seed=3)
    ends = 0
    for _ in range(150):
        vector.actions[:] = vector.counts - 1
        vector.step()
        ends += int(vector.done.sum())
        assert set(vector.rewards[vector.done == 1].sum(axis=1)) <= {1.0}
    assert ends >= 2
    vector.reset()
    assert not vector.done.any()


def test_wrong_places_and_too_long_lists_are_errors() -> None:
    vector = envs.vector("clans", 2)
    vector.actions[:] = vector.counts
    with pytest.raises(IndexError, match=r"Game 0 has 276 actions; there is none at place 276\."):
        vector.step()
    with pytest.raises(OverflowError, match="room for 100 only"):
        envs.vector("clans", 2, most=100)
    with pytest.raises(OverflowError, match="room for 100 only"):
        envs.gym("clans", most=100).reset(seed=1)
    with pytest.raises(ValueError, match="read-only"):
        vector.turn[0] = 1


@pytest.mark.parametrize("name", sorted(envs.IDS))
def test_gymnasium_is_content(name: str) -> None:
    env = gymnasium.make(name, most=4096 if "Above" in name else None)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)
    first, info = env.reset(seed=4)
    again, _ = env.reset(seed=4)
    assert all((first[key] == again[key]).all() for key in first)
    assert (first["action_mask"] == info["action_mask"]).all()
    luck = np.random.default_rng(2)
    over, reward, steps = False, 0.0, 0
    while not over and steps < 400:
        mask: Any = info["action_mask"]
        _, reward, over, _, info = env.step(luck.choice(np.flatnonzero(mask)))  # type: ignore[assignment]
        steps += 1
    if over:
        assert -1.0 <= reward <= 1.0
        assert not info["action_mask"].any()


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_is_content(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(envs.aec(game, seats=SEATS[game]), num_cycles=CYCLES, verbose_progress=False)


def test_pettingzoo_repeats_itself_with_a_seed() -> None:
    seed_test(lambda: envs.aec("clans"), num_cycles=30)


def test_an_opponent_can_be_any_bot_and_the_seat_any_chair() -> None:
    env = envs.gym("clans(seats=3)", seat=2, opponents="greedy", large_merge="may")
    _, info = env.reset(seed=1)
    assert (info["seat"], env.course.turn, env.setting.options["large_merge"]) == (2, 2, "may")
    assert env.action_masks().sum() == info["legal"]
    assert env.render().endswith(dp.game("clans").engine.notation.write_position(env.course.state))
    chairs = {envs.gym("clans").reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert chairs == {0, 1}
    with pytest.raises(dp.DorfplatzError):
        envs.gym("clans(seats=x)")


def test_a_place_without_an_action_loses_or_is_an_error() -> None:
    env = envs.gym("clans")
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(info["legal"])
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    strict = envs.gym("clans", illegal="raise")
    _, info = strict.reset(seed=1)
    with pytest.raises(IndexError, match=r"There are \d+ actions"):
        strict.step(info["legal"])
