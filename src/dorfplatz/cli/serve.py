"""``dorfplatz serve``: open the village square to browsers and programs."""

import dataclasses
import os

import typer

from dorfplatz.cli.common import fail, language
from dorfplatz.engine.errors import DorfplatzError
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
    from dorfplatz.server.lock import holder_of  # noqa: PLC0415
    from dorfplatz.server.releases import refusal  # noqa: PLC0415
    from dorfplatz.server.run import free_port, serve  # noqa: PLC0415

    settings = settings_from()
    if database is not None:
        settings = dataclasses.replace(settings, database=database_url(database))
    spoken = words(language(lang))
    if processes > 1 and settings.database.startswith("sqlite"):
        fail(spoken.say("error-processes"))
    other: DorfplatzError | None = holder_of(settings.database)
    if other is not None and os.environ.get("DORFPLATZ_PLAY"):
        typer.echo(spoken.say("cli-serving-already", dict(other.phrase.args)))
        return
    if other is None and processes > 1:  # otherwise the one process says it
        other = refusal(settings.database)
    if other is not None:
        fail(spoken.error(other))
    try:
        listener = free_port(host, port)
    except OSError as problem:
        fail(spoken.say("error-port", {"problem": str(problem)}))
        return
    number = listener.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    settings = dataclasses.replace(settings, address=f"http://{reached(shown)}:{number}")
    told = spoken.say("cli-serving", {"host": shown, "port": str(number)})
    failed = serve(listener, settings, processes, lambda: typer.echo(told))
    if isinstance(failed, DorfplatzError):
        fail(spoken.error(failed))
    elif failed is not None:
        fail(spoken.say("error-start", {"problem": f"{type(failed).__name__}: {failed}"[:200]}))


def reached(host: str) -> str:
    """Return the name under which this machine reaches a host it listens on."""
    return {"0.0.0.0": "127.0.0.1", "[::]": "[::1]"}.get(host, host)
