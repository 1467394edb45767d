"""``dorfplatz tables``: which tables there are, and an end to some of them."""

import typer

from dorfplatz.cli.common import language
from dorfplatz.server.settings import database_url, settings_from
from dorfplatz.words import words


def command(
    ids: list[str] | None = typer.Argument(None, help="Only these tables."),
    who: str | None = typer.Option(
        None, help="Only tables of somebody: an id, or the name of an account."
    ),
    idle: float | None = typer.Option(None, help="Only tables without a change for so many days."),
    bots: bool = typer.Option(False, "--bots", help="Only tables at which bots alone sit."),
    end: bool = typer.Option(False, "--end", help="End them; nobody can go on playing there."),
    database: str | None = typer.Option(
        None, help="SQLite file or postgresql:// address; else DORFPLATZ_DATABASE."
    ),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """List open and live tables, or end them while servers run."""
    # The other commands start faster without the database.
    from dorfplatz.server import ending  # noqa: PLC0415
    from dorfplatz.server.store import Store  # noqa: PLC0415

    say = words(language(lang)).say
    chosen = ending.Chosen(tuple(ids or ()), who, idle, bots)
    if end and chosen == ending.Chosen():
        typer.echo(say("cli-tables-which"), err=True)
        raise typer.Exit(2)
    store = Store(database_url(database) if database else settings_from().database)
    try:
        if end:
            ended = ending.end(store, chosen)
            for name in ended:
                typer.echo(name)
            typer.echo(say("cli-tables-ended", {"count": len(ended)}))
        else:
            found = store.work(lambda c: ending.find(c, chosen))
            for row in found:
                typer.echo(f"{row.id}  {row.status:4}  {row.game}  {row.seats}  {row.version}")
            typer.echo(say("cli-tables-found", {"count": len(found)}))
    finally:
        store.close()
