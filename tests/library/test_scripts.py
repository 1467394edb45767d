"""The examples for researchers run as they are."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("script", "said"), [("random_game.py", "won by"), ("own_bot.py", "crowds")]
)
def test_an_example_runs(script: str, said: str) -> None:
    arguments = ["2"] if script == "own_bot.py" else ["hoyuk", "3"]
    run = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "research" / script), *arguments],
        capture_output=True,
        text=True,
        check=True,
    )
    assert said in run.stdout
