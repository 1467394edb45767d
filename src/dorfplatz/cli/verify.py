"""``dorfplatz verify FILE``: check that a record holds what it says."""

from pathlib import Path

import typer

from dorfplatz.cli.common import explain, game_of, language, load_record
from dorfplatz.table import record
from dorfplatz.words import words


def command(
    file: Path = typer.Argument(help="A .dorf record."),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """Recompute every move, every draw and the hash chain of a record."""
    tongue = language(lang)
    written = load_record(file)
    game = game_of(written)
    findings = record.verify(game, written)
    spoken = words(tongue, game)
    typer.echo(
        spoken.say(
            "cli-verified",
            {
                "title": spoken.say("game-title"),
                "moves": findings.moves,
                "draws": findings.draws,
            },
        )
    )
    if written.position is not None:
        typer.echo(spoken.say("cli-begun"))
    if written.nonces is not None:
        typer.echo(spoken.say("cli-nonces", {"seats": findings.added}))
    if written.places is not None:
        typer.echo(spoken.say("cli-chairs", {"places": written.tags["Chairs"]}))
    for change in game.setup.changes:
        if 0 < written.version < change.version:
            changed = spoken.say(f"change-{change.version}")
            typer.echo(
                spoken.say("cli-older-rules", {"version": written.version, "change": changed})
            )
    if findings.sealed:
        typer.echo(spoken.say("cli-still-sealed"))
    for problem in findings.problems:
        typer.echo(explain(problem, tongue, game))
    if findings.problems:
        raise typer.Exit(1)
    typer.echo(spoken.say("cli-all-fits"))
