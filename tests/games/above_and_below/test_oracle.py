"""Above and Below against its slow second implementation, on random positions."""

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE
from dorfplatz.games import find
from dorfplatz.games.above_and_below.material import LANTERNS, VILLAGER_INDEX
from tests.games.above_and_below.texts import GAME, given
from tests.oracles import above_and_below as oracle
from tests.support import Given
from tests.support.walks import Setting, walk

GAMES = settings(max_examples=12, deadline=None)


@GAMES
@for_all(st.integers(2, 4), st.integers(0, 2**31))
def test_random_games_have_the_lists_and_scores_of_the_oracle(seats: int, seed: int) -> None:
    game = find(GAME)
    for state, _ in walk(Setting(game, seats, {}), seed):
        text = game.notation.write_position(state)
        if game.rules.turn(state) == CHANCE:
            continue
        moves = game.moves(state)
        assert set(moves) == oracle.legal(text) and len(set(moves)) == len(moves), text
        scores = [dict(place.breakdown) for place in game.rules.standing(state).seats]
        assert scores == list(oracle.scores(text).values()), text


def random_board(rng: FastRng) -> str:
    """Return a recovery with few or many means, exhausted and injured villagers."""
    folk = [*oracle.ORDER[0:9:4], *oracle.ORDER[12:17], "X1"]
    exhausted: list[str] = []
    injured: list[str] = []
    for villager in folk:
        area = int(rng.below(4))
        if area < 3 and len(exhausted) + len(injured) < 6:
            (injured if area == 0 else exhausted).append(villager)
    means = [f"{name}{int(n)}" for name in ("potion", "cider") if (n := rng.below(4))]
    built = [name for name in ("H01", "H05", "K7") if rng.below(3) == 0]
    parts = [
        f"exhausted {','.join(exhausted)}" if exhausted else "",
        f"injured {','.join(injured)}" if injured else "",
        f"stock {','.join(means)}" if means else "",
        f"built {','.join(built)}" if built else "",
    ]
    return f"round 2; A ready - {' '.join(part for part in parts if part)}; B ready -; recover A"


@pytest.mark.parametrize("seed", range(40))
def test_recovery_allows_what_some_complete_assignment_allows(seed: int) -> None:
    """Every list contains exactly the uses that can still be completed (AAB-9.13)."""
    game = given(random_board(FastRng(seed)))
    rng = FastRng(seed + 1)
    while game.text.split("; ")[-1].startswith("recover A"):
        assert set(game.legal()) == oracle.legal(game.text)
        assert len(game.legal()) > 1
        game.play(game.legal()[int(rng.below(len(game.legal())))])


def leaves(game: Given) -> int:
    """Count the ways a recovery of A may go."""
    if not game.text.split("; ")[-1].startswith("recover A"):
        return 1
    return sum(leaves(game.copy().play(move)) for move in game.legal())


@pytest.mark.parametrize("seed", range(12))
def test_the_whole_tree_of_a_recovery_has_all_assignments(seed: int) -> None:
    text = random_board(FastRng(seed + 100))
    game = given(text)
    if not game.text.split("; ")[-1].startswith("recover A"):
        return
    me = oracle.read(game.text).boards["A"]
    start = {}
    point = game.text.split("; ")[-1].split()
    if len(point) > 2:
        start = dict(entry.split("=") for entry in point[2].split(","))

    assert leaves(game) == len(oracle.assignments(me, start))


@pytest.mark.parametrize("villager", oracle.ORDER)
def test_every_profile_gives_the_lanterns_of_the_oracle(villager: str) -> None:
    row = [int(LANTERNS[VILLAGER_INDEX[villager] * 7 + die]) for die in range(1, 7)]
    assert row == [oracle.lanterns(villager, die) for die in range(1, 7)]
