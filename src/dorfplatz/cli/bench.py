"""``dorfplatz bench``: how fast the rules are, beside plain C in the same run."""

import sys
from importlib import import_module
from pathlib import Path

import typer

import dorfplatz
from dorfplatz.cli.common import fail


def command(
    games: list[str] = typer.Argument(None, help="Only these games."),
    as_json: bool = typer.Option(False, "--json", help="Print one JSON object."),
    seconds: float = typer.Option(2.0, help="CPU seconds for each measurement."),
) -> None:
    """Measure playouts, lists and copies of every game as ratios to the C yardstick."""
    root = Path(dorfplatz.__file__).parents[2]
    if not (root / "benchmarks" / "speed.py").is_file():
        fail("The benchmarks come with the source of Dorfplatz, not with the installed package.")
    sys.path.insert(0, str(root))
    speed = import_module("benchmarks.speed")  # only there in a source checkout, so not for mypy
    sys.exit(speed.main(games or [], as_json=as_json, seconds=seconds))
