"""Garden Nation, section 11: invariants on games and positions drawn at random."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games import find
from dorfplatz.games.garden_nation.state import State
from tests.games.garden_nation import invariants
from tests.games.garden_nation.texts import GAME, given, seen
from tests.oracles import garden_nation as oracle
from tests.support import Given, deal, new

SEEDS = st.integers(0, 2**31)
SEATS = st.integers(2, 4)
games = settings(max_examples=10, deadline=None)
positions = settings(max_examples=40, deadline=None)


def walk(seats: int, seed: int) -> list[State]:
    """Play a random game with all step invariants checked; return its positions."""
    game = find(GAME)
    state = game.start(seats)
    rng = FastRng(seed)
    codes = Codes()
    invariants.check_step(game, None, None, state)
    visited: list[State] = []
    while game.rules.turn(state) != OVER:
        if game.rules.turn(state) == CHANCE:
            code = game.rules.draw(state, rng)
        else:
            game.rules.legal(state, codes)
            code = codes.row[rng.below(codes.count)]
        before = game.rules.copy(state)
        game.rules.apply(state, code, Journal(False))
        invariants.check_step(game, before, int(code), state)
        now = game.rules.copy(state)
        assert isinstance(now, State)
        visited.append(now)
    return visited


def spoiled(change: str, spoil: object) -> None:
    """Check that the invariants notice a position that was tampered with."""
    assert callable(spoil)
    game = find(GAME)
    state = given("crane=4").state
    invariants.check_step(game, None, None, state)
    spoil(state)
    with pytest.raises(AssertionError, match=change):
        invariants.check_step(game, None, None, state)


@games
@for_all(seats=SEATS, seed=SEEDS)
def test_INV_1_floors_are_in_supply_or_on_the_board(seats: int, seed: int) -> None:
    for state in walk(seats, seed):
        built = sum(int(floors) for floors in state.height)
        assert sum(int(floors) for floors in state.floors) + built == oracle.FLOORS[seats] * seats


def test_INV_1_a_lost_floor_is_noticed() -> None:
    def lose(state: State) -> None:
        state.floors[0] -= 1

    spoiled("invariant 1", lose)


def test_INV_2_a_lost_roof_is_noticed() -> None:
    def lose(state: State) -> None:
        state.roofs -= 1

    spoiled("invariant 2", lose)


def test_INV_3_a_lost_ground_tile_is_noticed() -> None:
    def lose(state: State) -> None:
        state.ground[1] -= 1

    spoiled("invariant 3", lose)


def test_INV_4_an_owner_without_a_building_is_noticed() -> None:
    def squat(state: State) -> None:
        state.owner[9] = 1

    spoiled("invariant 4", squat)


def test_INV_5_an_empty_home_is_noticed() -> None:
    def leave(state: State) -> None:
        state.population[1] = 0

    spoiled("invariant 5", leave)


def test_INV_6_a_lost_card_is_noticed() -> None:
    def lose(state: State) -> None:
        state.cards[7] = 0

    spoiled("invariant 6", lose)


@games
@for_all(seats=SEATS, seed=SEEDS)
def test_INV_7_there_are_never_more_roofs_than_claims(seats: int, seed: int) -> None:
    for state in walk(seats, seed):
        assert sum(state.roof) <= sum(place >= 3 for place in state.cards)


@positions
@for_all(seed=SEEDS)
def test_INV_8_the_crane_stands_where_the_field_points(seed: int) -> None:
    rng = Random(seed)
    game = given(oracle.random_position(rng))
    layout = {place.position: place.territory for place in seen(game).layout}
    for move in rng.sample(game.legal(), min(6, len(game.legal()))):
        after = game.copy().play(move)
        found = re.search(r"(?:^|[ ~])[BDR]\d([A-Z]+)", move)
        expected = layout[found[1]] if found else seen(game).crane
        assert seen(after).crane == expected


@positions
@for_all(seed=SEEDS)
def test_INV_9_an_action_changes_nothing_else(seed: int) -> None:
    rng = Random(seed)
    game = given(oracle.random_position(rng))
    for move in rng.sample(game.legal(), min(6, len(game.legal()))):
        after = game.copy().play(move)
        named = set(re.findall(r"[1-7](?:NW|NE|SE|SW|C|E|W)", move))
        before = {field.id: field for field in seen(game).fields}
        changed = {field.id for field in seen(after).fields if field != before[field.id]}
        assert changed <= named


@positions
@for_all(seed=SEEDS)
def test_INV_10_a_raid_moves_population_and_makes_none(seed: int) -> None:
    rng = Random(seed)
    game = given(oracle.random_position(rng, seats=rng.randint(3, 4)) + "; pile=-")
    raids = [move for move in game.legal("R*") if seen(game).left == 2]
    for move in raids[:6]:
        after = game.copy().play(move)
        then, now = seen(game).players, seen(after).players
        gains = [b.population - a.population for a, b in zip(then, now, strict=True)]
        assert sum(gains) == 0
        assert sorted(gain > 0 for gain in gains)[-2:] == [False, True]
        assert gains.count(0) == len(gains) - 2


@positions
@for_all(seed=SEEDS)
def test_INV_11_there_is_always_something_to_do(seed: int) -> None:
    game = given(oracle.random_position(Random(seed)))
    p = oracle.read(game.text)
    assert game.legal()
    can_build = any(oracle.plain_builds(p, territory) for territory in range(1, 8))
    assert ("-" in game.legal()) != can_build


@games
@for_all(seats=SEATS, seed=SEEDS)
def test_INV_12_actions_of_a_round(seats: int, seed: int) -> None:
    rng = Random(seed)
    game = deal(GAME, seats, seed)
    actions: dict[int, list[int]] = {}
    while game.turn != "over":
        if seen(game).phase == "ACTION":
            actions.setdefault(seen(game).round, []).append(int(game.turn))
        game.play(rng.choice(game.legal()))
    rounds = list(actions.values())
    assert {len(turns) for turns in rounds} == {5 if seats == 3 else 7}
    for one, following in pairwise(rounds):
        assert following[0] == one[-1]


@positions
@for_all(seed=SEEDS)
def test_INV_13_adjacency(seed: int) -> None:
    state = given(oracle.random_position(Random(seed), crowd=0)).state
    assert isinstance(state, State)
    around = [
        {int(n) for n in list(state.layout.around)[field * 7 : field * 7 + 7] if n != 49}
        for field in range(49)
    ]
    assert sum(len(touching) for touching in around) == 2 * 96
    for field, touching in enumerate(around):
        assert all(field in around[other] for other in touching)
        assert len(touching) == 6 if field % 7 == 0 else len(touching) in (3, 4)


def relabelled(text: str, names: dict[str, str], move: bool = False) -> str:
    """Replace directions in a position or move text by those after a turn of the whole board."""
    fields = re.compile(r"([1-7])(NW|NE|SE|SW|C|E|W)\b")
    turned = fields.sub(lambda found: found[1] + names[found[2]], text)
    if move:
        return turned
    parts = dict(part.split("=", 1) for part in turned.split("; "))
    places = dict(re.findall(r"(NW|NE|SE|SW|C|E|W)(\d\.\d)", parts["lay"]))
    moved = {names[position]: tile for position, tile in places.items()}
    parts["lay"] = " ".join(
        f"{name}{moved[name][:2]}{(int(moved[name][2]) + 1) % 6}" for name in oracle.DIRECTIONS
    )
    return "; ".join(f"{key}={value}" for key, value in parts.items())


@positions
@for_all(seed=SEEDS)
def test_INV_14_turning_the_whole_board_changes_nothing(seed: int) -> None:
    ring = oracle.RING
    names = {"C": "C", **{name: ring[(i + 1) % 6] for i, name in enumerate(ring)}}
    game = given(oracle.random_position(Random(seed)))
    turned = given(relabelled(game.text, names))
    moves = sorted(relabelled(move, names, move=True) for move in game.legal())
    assert moves == sorted(turned.legal())


@positions
@for_all(seed=SEEDS)
def test_INV_14_exchanging_two_players_changes_nothing(seed: int) -> None:
    game = given(oracle.random_position(Random(seed), seats=2))
    parts = dict(part.split("=", 1) for part in game.text.split("; "))
    swap = str.maketrans("AB", "BA")
    parts["board"] = re.sub(r":[AB]", lambda found: found[0].translate(swap), parts["board"])
    parts["order"] = parts["order"].translate(swap)
    for key in ("pop", "ruse", "won", "sec"):
        parts[key] = ",".join(reversed(parts[key].split(",")))
    other = given("; ".join(f"{key}={value}" for key, value in parts.items()))
    assert other.legal() == game.legal()


@games
@for_all(seats=SEATS, seed=SEEDS)
def test_INV_15_the_round_of_the_trigger_is_the_last(seats: int, seed: int) -> None:
    positions_of_game = walk(seats, seed)
    last = positions_of_game[-1]
    triggered = [int(state.round) for state in positions_of_game if state.ending]
    assert set(triggered) == {int(last.round)}
    assert last.round <= 60


@games
@for_all(seats=SEATS, seed=SEEDS)
def test_INV_16_the_same_log_gives_the_same_game(seats: int, seed: int) -> None:
    rng = Random(seed)
    game = new(GAME, seats)
    while game.turn != "over":
        game.play(rng.choice(game.legal()))
    log = [game.game.notation.write(action) for _, action in game.played]
    again = new(GAME, seats).play(*log)
    assert again.text == game.text
    assert again.standing == game.standing


def reads_back(game: Given) -> None:
    """Check that texts of a position and its moves read back to what was written."""
    again = given(game.text)
    assert again.text == game.text
    assert again.legal() == game.legal()
    for move in game.legal():
        assert game.game.notation.write(game.game.notation.read(move)) == move


@games
@for_all(seats=SEATS, seed=SEEDS)
def test_INV_17_texts_read_back_all_through_a_game(seats: int, seed: int) -> None:
    rng = Random(seed)
    game = new(GAME, seats)
    while game.turn != "over":
        reads_back(game)
        game.play(rng.choice(game.legal()))
    reads_back(game)


@positions
@for_all(seed=SEEDS)
def test_INV_17_texts_of_set_up_positions_read_back(seed: int) -> None:
    reads_back(given(oracle.random_position(Random(seed))))
