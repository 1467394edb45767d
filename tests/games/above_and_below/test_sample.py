"""Above and Below: drawing without a list is as fair as drawing from it."""

from collections import Counter

import pytest

from dorfplatz.engine.rng import FastRng
from dorfplatz.games import find
from tests.games.above_and_below.texts import GAME, given

FOUND = find(GAME)
EACH = 80


@pytest.mark.parametrize(
    "text",
    [
        "A built H07:fish1,O06:ore2 stock fish1,potion1",
        "A built K6,H12:fish1+fruit1+mushroom1 ready NB1,NT1",
        "caves - bag -; A ready NB1,NT1,NS1,V01 coins 0",
        "A ready - stock fish1",
        "explore A C07 NT1,NS1 #37B NT1=5,NS1=2",
    ],
)
def test_samples_are_spread_like_the_list(text: str) -> None:
    game = given(text)
    rng = FastRng(7)
    moves = game.legal()
    seen = Counter(
        FOUND.notation.write(FOUND.notation.decode(FOUND.rules.sample(game.state, rng)))
        for _ in range(len(moves) * EACH)
    )
    assert set(seen) == set(moves)
    chi = sum((seen[move] - EACH) ** 2 / EACH for move in moves)
    assert chi < len(moves) - 1 + 6 * (2 * len(moves)) ** 0.5


def test_huge_lists_can_be_sampled() -> None:
    """Twenty villagers and thirty tokens: no list of these harvests would fit anywhere."""
    folk = "NB1,NT1,NS1," + ",".join(f"V{n:02}" for n in range(1, 18))
    built = (
        "H07:fish1,H08:fruit1,H09:mushroom1,H10:fish1,H11:fruit1,H12:fish1+fruit1+mushroom1,"
        "H13:fruit1,H14:rope1,H15:pottery1,H16:paper1,H17:rope2,H18:pottery2,H19:paper2,"
        "O01:mushroom1,O03:fish1,O05:ore1,O08:amethyst1"
    )
    game = given(f"villagers - - - - - bag -; A ready {folk} built {built}")
    rng = FastRng(1)
    for _ in range(20):
        move = FOUND.notation.write(FOUND.notation.decode(FOUND.rules.sample(game.state, rng)))
        assert FOUND.notation.write(FOUND.notation.read(move)) == move
        assert move[:2] in ("H:", "E:", "W:")
