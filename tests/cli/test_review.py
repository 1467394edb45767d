"""``dorfplatz review`` at the terminal: what it prints, and the board before each moment."""

import json
from pathlib import Path

from typer.testing import CliRunner

from dorfplatz.cli.app import app

RECORD = Path(__file__).resolve().parents[1] / "old" / "records" / "clans-3-left.dorf"

LEGEND = "^ mountains"


def said(*more: str) -> str:
    shown = CliRunner().invoke(
        app, ["review", str(RECORD), "--seconds", "0.5", "--lang", "en", *more]
    )
    assert shown.exit_code == 0
    return shown.output


def test_the_board_is_drawn_before_each_moment_if_asked_for() -> None:
    plain, drawn = said(), said("--board")
    assert LEGEND not in plain
    assert drawn.count(LEGEND) == drawn.count("Better:") > 0


def test_the_same_is_given_as_data() -> None:
    told = json.loads(said("--json"))
    assert told["sentence"]
    assert len(told["players"]) == told["seats"] == 3
