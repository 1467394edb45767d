"""``dorfplatz restore FILE``: put a backup in place."""

from pathlib import Path

import typer

from dorfplatz.cli.common import language
from dorfplatz.server.settings import database_url, settings_from
from dorfplatz.words import words


def command(
    file: Path = typer.Argument(help="A backup."),
    replace: bool = typer.Option(False, "--replace", help="Throw away what is there now."),
    database: str | None = typer.Option(
        None, help="SQLite file or postgresql:// address; else DORFPLATZ_DATABASE."
    ),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """Put a backup in place, all of it or nothing; servers may run meanwhile."""
    # The other commands start faster without the database.
    from dorfplatz.server.backup import restore  # noqa: PLC0415
    from dorfplatz.server.store import Store  # noqa: PLC0415

    store = Store(database_url(database) if database else settings_from().database)
    try:
        rows = restore(store, file, replace)
    finally:
        store.close()
    typer.echo(words(language(lang)).say("cli-restored", {"rows": rows, "file": file.name}))
