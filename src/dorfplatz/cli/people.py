"""``dorfplatz people`` and ``dorfplatz reports``: for whoever runs a server."""

import asyncio
from datetime import UTC, datetime

import typer

from dorfplatz.cli.common import fail, language
from dorfplatz.server.settings import database_url, settings_from
from dorfplatz.words import words


def day(at: int) -> str:
    """Return the day of a moment."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def command(
    who: str | None = typer.Argument(None, help="Somebody: an id, or the name of an account."),
    reset: bool = typer.Option(False, "--reset", help="A code for a new password."),
    close: bool = typer.Option(False, "--close", help="Delete them for good."),
    guests: float | None = typer.Option(
        None, help="Guests who have not been here for so many days."
    ),
    drop: bool = typer.Option(False, "--drop", help="Delete those guests for good."),
    database: str | None = typer.Option(
        None, help="SQLite file or postgresql:// address; else DORFPLATZ_DATABASE."
    ),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """List people, give somebody a way back, or delete them, while servers run."""
    # The other commands start faster without the database.
    from dorfplatz.server import people  # noqa: PLC0415
    from dorfplatz.server.store import Store  # noqa: PLC0415

    say = words(language(lang)).say
    if ((reset or close) and who is None) or (drop and guests is None) or (reset and close):
        fail(say("cli-people-which"))
    store = Store(database_url(database) if database else settings_from().database)
    try:
        if reset and who is not None:
            typer.echo(people.reset(store, who))
            typer.echo(say("cli-people-code"))
        elif close and who is not None:
            gone = asyncio.run(people.close(store, who))
            typer.echo(say("cli-people-closed", {"name": gone.name}))
        elif drop and guests is not None:
            count = asyncio.run(people.drop_guests(store, guests))
            typer.echo(say("cli-people-dropped", {"count": count}))
        else:
            found = store.work(lambda c: people.find(c, who, guests))
            for row in found:
                typer.echo(f"{row.id}  {row.kind:7}  {day(int(str(row.created_at)))}  {row.name}")
            typer.echo(say("cli-people-found", {"count": len(found)}))
    finally:
        store.close()


def reports(
    database: str | None = typer.Option(
        None, help="SQLite file or postgresql:// address; else DORFPLATZ_DATABASE."
    ),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """List what people complained about, latest first."""
    from dorfplatz.server import people  # noqa: PLC0415
    from dorfplatz.server.store import Store  # noqa: PLC0415

    say = words(language(lang)).say
    store = Store(database_url(database) if database else settings_from().database)
    try:
        found = store.work(people.complaints)
    finally:
        store.close()
    for one in found:
        typer.echo(f"{day(one.at)}  {one.table or '-'}  {one.said_by or '-'}: {one.text}")
        typer.echo(f"    {one.reason}")
    typer.echo(say("cli-reports-found", {"count": len(found)}))
