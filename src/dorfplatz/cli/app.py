"""The command ``dorfplatz`` and its sub-commands."""

import typer

import dorfplatz
from dorfplatz.cli import (
    arena,
    audit,
    backup,
    bench,
    check,
    dataset,
    engine,
    games,
    nodes,
    people,
    play,
    puzzles,
    restore,
    review,
    serve,
    show,
    strength,
    tables,
    tune,
    verify,
)
from dorfplatz.cli.common import core
from dorfplatz.cli.own import Commands

app = typer.Typer(
    name="dorfplatz",
    cls=Commands,
    help="Dorfplatz: village-building board games at the terminal.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"dorfplatz {dorfplatz.__version__} ({core()})")
        raise typer.Exit()


@app.callback()
def _main(
    version: bool = typer.Option(
        False, "--version", callback=_version, is_eager=True, help="Say which version runs."
    ),
) -> None:
    """Village-building board games: play, watch, check, measure."""


app.command("games")(games.command)
app.command("play")(play.command)
app.command("show")(show.command)
app.command("verify")(verify.command)
app.command("review")(review.command)
app.command("audit")(audit.command)
app.command("check")(check.command)
app.command("perft")(nodes.command)
app.command("bench")(bench.command)
app.command("engine")(engine.command)
app.command("serve")(serve.command)
app.command("backup")(backup.command)
app.command("restore")(restore.command)
app.command("tables")(tables.command)
app.command("people")(people.command)
app.command("reports")(people.reports)
app.command("arena")(arena.command)
app.command("strength")(strength.command)
app.command("puzzles")(puzzles.command)
app.command("tune")(tune.command)
app.command("dataset")(dataset.command)
