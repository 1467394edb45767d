"""What the laws share: every setting, and random positions drawn by Hypothesis."""

import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.support.walks import Setting, settings_of_all_games

ALL = settings_of_all_games()
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
    drawn = law(given(seed=SEEDS, depth=DEPTHS)(test))
    return pytest.mark.parametrize("setting", ALL, ids=str)(drawn)


def viewers(setting: Setting) -> list[int | None]:
    """Return a spectator and every seat."""
    return [None, *range(setting.seats)]
