"""Compiled and interpreted, the same seeds give the same games."""

import os
import subprocess
import sys

import pytest

from dorfplatz.games import catalogue
from tests.laws.support import is_ours

MOVES = 12_000
"""How many moves each way for each game, spread over its seat counts."""


@pytest.mark.parametrize("game", [name for name, game in catalogue().items() if is_ours(game)])
def test_compiled_and_interpreted_games_are_the_same(game: str) -> None:
    """Where nothing is compiled both digests come from the sources, and only have to repeat."""
    way, result = digest(game, interpreted=False)
    assert digest(game, interpreted=True) == ("interpreted", result)
    assert way in ("compiled", "interpreted")


def digest(game: str, *, interpreted: bool) -> tuple[str, str]:
    """Return how a process of its own ran, and the digest of the many random games it played."""
    environment = {**os.environ, "DORFPLATZ_INTERPRETED": "1" if interpreted else ""}
    run = subprocess.run(
        [sys.executable, "-m", "tests.support.digest", game, str(MOVES)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    way, result = run.stdout.split()
    return way, result
