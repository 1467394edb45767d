"""``dorfplatz audit``: replay stored matches under the current rules."""

from pathlib import Path

import typer

from dorfplatz.cli.common import explain, game_of, language, load_record
from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.table import record
from dorfplatz.words import words


def command(
    places: list[Path] = typer.Argument(help="Records, or folders that hold records (*.dorf)."),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """Replay stored matches against the current rules and say which no longer fit."""
    tongue = language(lang)
    files = [
        file
        for place in places
        for file in (sorted(place.rglob("*.dorf")) if place.is_dir() else [place])
    ]
    broken = 0
    for file in files:
        problems: list[DorfplatzError]
        game = None
        try:
            written = load_record(file)
            game = game_of(written)
            problems = record.verify(game, written).problems
        except DorfplatzError as error:
            problems = [error]
        if problems:
            broken += 1
            typer.echo(f"{file}: {explain(problems[0], tongue, game)}")
    typer.echo(words(tongue).say("cli-audited", {"files": len(files), "broken": broken}))
    if broken:
        raise typer.Exit(1)
