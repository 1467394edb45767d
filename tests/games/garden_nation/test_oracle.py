"""Garden Nation compared with the slow oracle on random boards, rotated at random."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from dorfplatz.engine.journal import Journal
from dorfplatz.games.garden_nation.matches import satisfied
from dorfplatz.games.garden_nation.material import FIELD_INDEX, KIND_INDEX, NO_FIELD
from dorfplatz.games.garden_nation.rules.ending import population_phase
from dorfplatz.games.garden_nation.scoring import population_points, secret_points
from dorfplatz.games.garden_nation.state import State
from tests.games.garden_nation.texts import given
from tests.oracles import garden_nation as oracle

SEEDS = st.integers(0, 2**32 - 1)
positions = settings(max_examples=60, deadline=None)


def state_of(text: str) -> tuple[State, oracle.Position]:
    """Return a position for the rules and for the oracle."""
    game = given(text)
    assert isinstance(game.state, State)
    return game.state, oracle.read(game.text)


@positions
@for_all(seed=SEEDS)
def test_legal_actions_are_those_of_the_definitions(seed: int) -> None:
    game = given(oracle.random_position(Random(seed)))
    assert game.legal() == oracle.legal(oracle.read(game.text))


@positions
@for_all(seed=SEEDS)
def test_project_conditions_hold_where_a_set_of_buildings_shows_them(seed: int) -> None:
    rng = Random(seed)
    state, p = state_of(oracle.random_position(rng, crowd=rng.randint(10, 40)))
    for field, building in list(p.buildings.items()):
        if building.owner != p.active:
            continue
        building.roof = False
        state.roof[FIELD_INDEX[field]] = 0
        terrain = ["meadow", "straw", "leaf"].index(str(oracle.terrain(p, field)))
        seat = "ABCD".index(p.active)
        found = int(satisfied(state, seat, FIELD_INDEX[field], terrain, building.floors))
        for number, card in enumerate(oracle.PUBLIC.values(), 1):
            expected = oracle.is_satisfied(p, card, field)
            assert bool(found >> number & 1) == expected, (card["id"], field)


@positions
@for_all(seed=SEEDS)
def test_area_control_is_that_of_counted_floors(seed: int) -> None:
    rng = Random(seed)
    state, p = state_of(oracle.random_position(rng, crowd=rng.randint(0, 45)))
    for player in p.players:
        for kind in oracle.SECRET:
            scored = secret_points(state, "ABCD".index(player), KIND_INDEX[kind])
            assert scored == oracle.secret_points(p, player, kind), (kind, player)
    population_phase(state, Journal(False))
    gains = oracle.growth(p)
    for seat, player in enumerate(p.players):
        assert state.population[seat] == p.population[player] + gains[player]


@positions
@for_all(seed=SEEDS)
def test_geometry_is_that_of_touching_pairs(seed: int) -> None:
    state, p = state_of(oracle.random_position(Random(seed), crowd=0))
    around = state.layout.around
    for field in oracle.FIELDS:
        row = [int(around[FIELD_INDEX[field] * 7 + i]) for i in range(7)]
        found = [oracle.FIELDS[n] for n in row if n != NO_FIELD]
        assert sorted(found) == sorted(f for f in oracle.FIELDS if oracle.touch(p, field, f))
        assert int(state.layout.number[FIELD_INDEX[field]]) == oracle.number(p, field)


@pytest.mark.parametrize("population", [1, 2, 3, 4, 9, 10, 11, 34, 38, 40, 41, 80, 500])
def test_population_track(population: int) -> None:
    assert population_points(population) == oracle.population_points(population)


@settings(max_examples=8, deadline=None)
@for_all(seed=SEEDS, seats=st.integers(2, 4))
def test_whole_games_agree(seed: int, seats: int) -> None:
    rng = Random(seed)
    game = given(oracle.random_position(rng, seats, crowd=rng.randint(0, 10)))
    for _ in range(40):
        if game.turn == "over":
            break
        moves = game.legal()
        if game.text.split("; ")[1] == "phase=ACTION":
            assert moves == oracle.legal(oracle.read(game.text))
        game.play(rng.choice(moves))
