"""``dorfplatz dataset``: games of bots as Parquet files, one row for every decision."""

from pathlib import Path

import typer
from rich.console import Console
from rich.progress import Progress

from dorfplatz.bots import check_bot_name
from dorfplatz.cli.common import language, read_options
from dorfplatz.extras import needed
from dorfplatz.games import find
from dorfplatz.words import words


def command(
    game: str = typer.Argument(help="The id of a game."),
    out: Path = typer.Option(..., help="The folder; what is there already is gone on with."),
    players: str = typer.Option("strong", help="Bots, separated by commas; they change chairs."),
    seats: int | None = typer.Option(None, help="Seats at the table (the fewest if not said)."),
    games: int = typer.Option(100, help="How many games."),
    ms: int = typer.Option(0, help="Milliseconds a move for every bot, instead of its own budget."),
    seed: int = typer.Option(1, help="The luck of the games."),
    option: list[str] = typer.Option([], help="An option of the game as key=value."),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """Let bots play and keep every decision: what was seen, possible, chosen and won."""
    needed("dorfplatz dataset", "pyarrow")  # said before anything is played
    from dorfplatz.research import dataset  # noqa: PLC0415  # the other commands start faster

    found = find(game)
    chairs = tuple(name.strip() for name in players.split(","))
    for name in chairs:
        check_bot_name(name, found)
    number = seats or found.min_seats
    options = found.settle(number, read_options(found, option))
    wanted = dataset.Wanted(found.id, number, options, chairs, games, seed, ms)
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(found.title, total=games)
        dataset.write(out, wanted, lambda done, of: progress.update(task, completed=done, total=of))
    said = words(language(lang)).say("cli-dataset", {"games": games, "folder": str(out)})
    typer.echo(said)
