"""``dorfplatz audit``: replay stored matches under the current rules."""

from pathlib import Path

import typer

from dorfplatz.cli.common import explain, game_of, language, load_record
from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.games import catalogue
from dorfplatz.server.settings import database_url, settings_from
from dorfplatz.table import record
from dorfplatz.words import words


def command(
    places: list[Path] = typer.Argument(
        None, help="Records, or folders that hold records (*.dorf); none: all stored matches."
    ),
    database: str | None = typer.Option(
        None, help="SQLite file or postgresql:// address; else DORFPLATZ_DATABASE."
    ),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """Replay stored matches against the current rules and say which no longer fit."""
    tongue = language(lang)
    if not places:
        audit_stored(database, tongue)
        return
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


def audit_stored(database: str | None, tongue: str) -> None:
    """Replay all matches that a server keeps."""
    # The other commands start faster without the database.
    from dorfplatz.server.audit import audit  # noqa: PLC0415
    from dorfplatz.server.store import Store, migrate  # noqa: PLC0415

    store = Store(database_url(database) if database else settings_from().database)
    spoken = words(tongue)
    count = broken = 0
    try:
        migrate(store)
        for finding in audit(store):
            count += 1
            if finding.problem is not None:
                broken += 1
                game = catalogue().get(finding.game)
                problem = explain(finding.problem, tongue, game)
                args = {"match": finding.match, "game": finding.game, "problem": problem}
                typer.echo(spoken.say("cli-stored-broken", args))
    finally:
        store.close()
    typer.echo(spoken.say("cli-stored-audited", {"matches": count, "broken": broken}))
    if broken:
        raise typer.Exit(1)
