"""Environments: what their own makers' checks demand, and that they are the plain game."""

import os
import warnings
from importlib import import_module
from importlib.util import find_spec
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
from dorfplatz.envs.seat import drawn_seed
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


@pytest.mark.parametrize("form", ["picks", "dense"])
@pytest.mark.parametrize("game", GAMES)
def test_other_names_of_actions_lead_to_the_same_moves(game: str, form: str) -> None:
    """Whatever is picked, the game plays the one move of the plain list that has these bytes."""
    encoding = encoding_of(dp.game(game).engine)
    if form == "dense" and encoding.dense == 0:
        with pytest.raises(ValueError, match="has no dense actions") as told:
            envs.vector(game, 2, form=form)
        assert encoding.boundless in str(told.value)
        return
    seats = SEATS[game]
    vector = envs.vector(game, 1, seats=seats, seed=9, form=form)
    position = dp.game(game).deal(seats=seats, seed=9)
    luck = np.random.default_rng(2)
    moves = steps = 0
    left = list(position.legal.codes)
    while moves < 40 and not position.over:
        assert vector.turn[0] == position.turn
        names = np.flatnonzero(vector.mask[0])
        rows = {code: encoding.described(position.state, position.turn, code) for code in left}
        if form == "picks":
            column = int(vector.asked[0])
            assert set(names) == {rows[code][column] for code in left}
            name = int(luck.choice(names))
            left = [code for code in left if rows[code][column] == name]
            settled = len(left) == 1
        else:
            apart = len(left) < len(position.legal)
            numbers = [int(encoding.dense_of(position.state, code)) for code in left]
            offered = encoding.dense + np.arange(len(left)) if apart else np.unique(numbers)
            assert list(names) == list(offered)
            name = int(luck.choice(names))
            if apart:
                left = [left[name - encoding.dense]]
            else:
                left = [code for code, number in zip(left, numbers, strict=True) if number == name]
            settled = len(left) == 1
        vector.step(np.array([name]))
        steps += 1
        if settled:
            position = position.play(left[0], check=False)
            moves += 1
            left = list(position.legal.codes) if not position.over else []
    assert moves >= 20
    assert steps > moves or form == "dense"


def test_a_wrong_pick_or_number_is_an_error() -> None:
    for form in ("picks", "dense"):
        vector = envs.vector("clans", 1, form=form)
        wrong = int(np.flatnonzero(vector.mask[0] == 0)[0])
        with pytest.raises(IndexError, match="no action with"):
            vector.step(np.array([wrong]))
        env = envs.gym("clans", form=form, illegal="raise")
        env.reset(seed=1)
        with pytest.raises(IndexError, match="No action has"):
            env.step(wrong)
    with pytest.raises(ValueError, match="list, picks or dense"):
        envs.gym("clans", form="words")


@pytest.mark.parametrize("form", ["list", "picks", "dense"])
def test_single_games_of_all_forms_end(form: str) -> None:
    env = envs.gym("clans", form=form)
    luck = np.random.default_rng(3)
    seen, info = env.reset(seed=5)
    over, steps = False, 0
    while not over:
        assert env.observation_space.contains(seen)
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        seen, reward, over, _, info = env.step(luck.choice(np.flatnonzero(info["action_mask"])))
        steps += 1
    assert reward in (-1.0, 0.0, 1.0) and steps > 10
    chairs = envs.aec("clans", form=form)
    chairs.reset(seed=5)
    for agent in chairs.agent_iter(2000):
        seen, _, ended, _, info = chairs.last()
        for other in chairs.possible_agents:  # looking changes nothing
            chairs.observe(other)
        assert ended or info["action_mask"].any()
        chairs.step(None if ended else luck.choice(np.flatnonzero(seen["action_mask"])))
        assert agent in chairs.possible_agents
    assert not chairs.agents


def test_make_vec_steps_many_games_by_one_call() -> None:
    many = gymnasium.make_vec("dorfplatz/Clans-v0", num_envs=3, seat=1)
    seen, infos = many.reset(seed=4)
    again, _ = many.reset(seed=4)
    assert all((seen[key] == again[key]).all() for key in seen)
    luck = np.random.default_rng(1)
    ends = 0
    for _ in range(60):
        places = [luck.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
        _, rewards, over, _, infos = many.step(np.array(places))
        ends += int(over.sum())
        assert not rewards[~over].any() and set(rewards[over]) <= {-1.0, 0.0, 1.0}
        if over.any():
            spec = envs.Setting("clans", None, None, {}).encoding.spec
            final = infos["final_obs"][int(np.flatnonzero(over)[0])]["observation"]
            assert sum(spec.read(final, "over")) == 1
    assert ends > 0
    with pytest.raises(ValueError, match="random opponents"):
        gymnasium.make_vec("dorfplatz/Clans-v0", num_envs=2, opponents="greedy")


def test_workers_play_what_a_vector_plays() -> None:
    alone = envs.vector("clans", 5, seed=8)
    with envs.workers("clans", 5, workers=2, seed=8) as shared:
        luck = np.random.default_rng(1)
        for _ in range(70):
            for name in ("turn", "counts", "done", "rewards", "mask", "observations"):
                assert (getattr(shared, name) == getattr(alone, name)).all()
            for place, count in enumerate(alone.counts):
                same = shared.features[place, :count] == alone.features[place, :count]
                assert same.all()
            chosen = luck.integers(alone.counts)
            alone.step(chosen)
            shared.step(chosen)
        shared.reset()
        assert not shared.done.any()
        with pytest.raises(RuntimeError, match="IndexError: Game 0 has"):
            shared.step(np.full(5, 10_000))
    with pytest.raises(ValueError, match="1 to 5 workers, not 6"):
        envs.workers("clans", 5, workers=6)


def test_versions_tell_what_results_depend_on() -> None:
    versions = envs.gym("hoyuk").metadata["versions"]
    assert versions["rules"] == dp.game("hoyuk").engine.rules_version
    assert sorted(versions) == ["actions", "observations", "rules"]


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


@pytest.mark.parametrize("game", GAMES if LONG else ["clans"])
def test_pettingzoo_repeats_itself_with_a_seed(game: str) -> None:
    seed_test(lambda: envs.aec(game), num_cycles=30)


@pytest.mark.skipif(not LONG or find_spec("torchrl") is None, reason="needs torchrl")
@pytest.mark.parametrize("game", GAMES)
def test_torchrl_is_content(game: str) -> None:
    wrapper = import_module("torchrl.envs.libs.pettingzoo").PettingZooWrapper
    check = import_module("torchrl.envs.utils").check_env_specs
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check(wrapper(envs.aec(game), use_mask=True))


def test_a_seed_is_drawn_as_numpy_draws_it() -> None:
    for seed in range(200):
        one, other = np.random.default_rng(seed), np.random.default_rng(seed)
        for _ in range(3):
            assert drawn_seed(one) == int(other.integers(2**62))
            assert one.integers(5) == other.integers(5)


@pytest.mark.parametrize("form", ["list", "picks"])
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_what_was_handed_out_stays_as_it_was(form: str, opponents: str) -> None:
    env = envs.gym("hoyuk", seat=0, form=form, opponents=opponents)
    seen, info = env.reset(seed=3)
    handed = [(seen, {key: array.copy() for key, array in seen.items()})]
    for _ in range(20):
        seen, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        handed.append((seen, {key: array.copy() for key, array in seen.items()}))
        if over:
            break
    assert len(handed) > 5
    for kept, meant in handed:
        assert all((kept[key] == meant[key]).all() for key in meant)


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
