"""``dorfplatz backup FILE``: keep everything, while the server runs."""

from pathlib import Path

import typer

from dorfplatz.cli.common import language
from dorfplatz.server.settings import database_url, settings_from
from dorfplatz.words import words


def command(
    file: Path = typer.Argument(help="Where to write the backup (.jsonl.gz)."),
    database: str | None = typer.Option(
        None, help="SQLite file or postgresql:// address; else DORFPLATZ_DATABASE."
    ),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """Write everything the server keeps into one file; servers may run meanwhile."""
    # The other commands start faster without the database.
    from dorfplatz.server.backup import back_up  # noqa: PLC0415
    from dorfplatz.server.store import Store  # noqa: PLC0415

    store = Store(database_url(database) if database else settings_from().database)
    try:
        rows = back_up(store, file)
    finally:
        store.close()
    typer.echo(words(language(lang)).say("cli-backed-up", {"rows": rows, "file": file.name}))
