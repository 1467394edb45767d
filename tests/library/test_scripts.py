"""The examples for researchers run as they are."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


LONG = os.environ.get("DORFPLATZ_RESEARCH") == "long"


def output(script: str, *arguments: str) -> str:
    return subprocess.run(
        [sys.executable, str(ROOT / "examples" / "research" / script), *arguments],
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.mark.parametrize(
    ("script", "arguments", "said"),
    [
        ("random_game.py", ["hoyuk", "3"], "won by"),
        ("own_bot.py", ["2"], "crowds"),
        ("dataset.py", [], "decisions of 4 games"),
        ("value_net.py", ["1", "2"], "learned from"),
        ("spiel_mcts.py", ["2", "8"] if LONG else ["1", "2"], "games of Clans"),
    ],
)
def test_an_example_runs(script: str, arguments: list[str], said: str) -> None:
    assert said in output(script, *arguments)


@pytest.mark.skipif(not LONG or find_spec("sb3_contrib") is None, reason="needs sb3-contrib")
def test_ppo_learns_by_picks() -> None:
    assert "of the games before" in output("ppo.py", "1024")
