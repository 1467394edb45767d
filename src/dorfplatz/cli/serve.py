"""``dorfplatz serve``: open the village square to browsers and programs."""

import dataclasses

import typer

from dorfplatz.cli.common import fail, language
from dorfplatz.server.settings import database_url, settings_from
from dorfplatz.words import words


def command(
    host: str = typer.Option("127.0.0.1", help="Address to listen on."),
    port: int = typer.Option(8000, help="Port; the next free one if it is taken, 0 for any."),
    database: str | None = typer.Option(
        None, help="SQLite file or postgresql:// address; else DORFPLATZ_DATABASE."
    ),
    processes: int = typer.Option(1, min=1, help="Server processes; several need PostgreSQL."),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """Serve tables to browsers and programs until interrupted."""
    # The other commands start faster without the web.
    from dorfplatz.server.run import free_port, serve  # noqa: PLC0415

    settings = settings_from()
    if database is not None:
        settings = dataclasses.replace(settings, database=database_url(database))
    spoken = words(language(lang))
    if processes > 1 and settings.database.startswith("sqlite"):
        fail(spoken.say("error-processes"))
    try:
        listener = free_port(host, port)
    except OSError as problem:
        fail(spoken.say("error-port", {"problem": str(problem)}))
        return
    number = listener.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    typer.echo(spoken.say("cli-serving", {"host": shown, "port": str(number)}))
    serve(listener, settings, processes)
