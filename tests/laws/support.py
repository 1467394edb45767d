"""What the laws share: every setting, and random positions drawn by Hypothesis."""

import os
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dorfplatz.engine.game import AnyGame
from tests.support.walks import Setting, settings_of_all_games

ALL = settings_of_all_games()


def is_ours(game: AnyGame) -> bool:
    """Say whether a game lives here; one from another package may leave out more."""
    return game.package.startswith("dorfplatz.")


def offers(game: AnyGame, module: str) -> bool:
    """Say whether a game has to keep the laws of a part that a small game may leave out."""
    return is_ours(game) or find_spec(f"{game.package}.{module}") is not None


ENCODED = [setting for setting in ALL if offers(setting.game, "encoding")]
DESCRIBED = [setting for setting in ALL if offers(setting.game, "describe")]
SEEDS = st.integers(0, 2**31)
DEPTHS = st.one_of(st.integers(0, 40), st.integers(0, 400))

# The same positions in every run: a red law stays red until it is mended. The long profile
# (`./test laws --long`) looks at hundreds of positions, the fast one at a few.
EXAMPLES = {"long": 200, "fast": 2}.get(os.environ.get("DORFPLATZ_LAWS", ""), 8)
law = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def everywhere(test: Callable[..., None]) -> Any:
    """Run a law on random positions of every game, seat count and option."""
    return wherever(ALL)(test)


def wherever(where: list[Setting]) -> Callable[[Callable[..., None]], Any]:
    """Run a law on random positions of some settings."""

    def mark(test: Callable[..., None]) -> Any:
        drawn = law(given(seed=SEEDS, depth=DEPTHS)(test))
        return pytest.mark.parametrize("setting", where, ids=str)(drawn)

    return mark


def viewers(setting: Setting) -> list[int | None]:
    """Return a spectator and every seat."""
    return [None, *range(setting.seats)]
