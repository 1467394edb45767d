"""``dorfplatz puzzles GAME``: look for puzzles in games of strong bots."""

from pathlib import Path

import typer
from rich.console import Console

from dorfplatz.cli.common import read_options
from dorfplatz.games import find
from dorfplatz.study.miner import Claim, holds, mine
from dorfplatz.study.miner import again as looked_at_again
from dorfplatz.study.puzzles import Found, read


def command(
    game: str = typer.Argument(help="The id of a game."),
    games: int = typer.Option(20, min=1, help="How many games are played and looked through."),
    most: int = typer.Option(60, min=1, help="When to stop: so many puzzles."),
    seats: int | None = typer.Option(None, help="Seats at the table (the fewest if not said)."),
    seed: int = typer.Option(1, help="The luck of the games."),
    option: list[str] = typer.Option([], help="An option of the game as key=value."),
    out: Path | None = typer.Option(None, help="Keep them in this file, and go on where it ends."),
    again: bool = typer.Option(
        False, help="Look at those of the file again: drop what fails, grade the rest."
    ),
) -> None:
    """Find positions in which one move is clearly better than all others, and grade them."""
    found = find(game)
    chairs = seats or found.min_seats
    options = read_options(found, option)
    words = [f"dorfplatz puzzles {found.id} --seats {chairs} --seed {seed}"]
    kept = Found(" ".join([*words, *[f"--option {one}" for one in option]]), 0, ())
    if out is not None and out.exists():
        kept = read(out.read_text(encoding="utf-8"))
    console = Console(stderr=True, markup=False, highlight=False)
    for one in kept.puzzles if again else ():
        today = looked_at_again(found, one)
        if today == one:
            continue
        console.print(f"{one.id} does not hold" if today is None else f"{one.id}: {today.grade}")
        looked = [today if other == one else other for other in kept.puzzles]
        kept = Found(kept.command, kept.games, tuple(other for other in looked if other))
        if out is not None:
            out.write_text(kept.written(), encoding="utf-8")
    for number in range(kept.games, kept.games + games):
        if len(kept.puzzles) >= most:
            break
        new = [one.named() for one in mine(Claim(found, chairs, options, seed), number)]
        known = {one.id for one in kept.puzzles}
        fresh = [one for one in new if one.id not in known and holds(found, one)]
        kept = Found(kept.command, number + 1, (*kept.puzzles, *fresh))
        if out is not None:
            out.write_text(kept.written(), encoding="utf-8")
        console.print(f"{kept.games}: {len(kept.puzzles)}")
    if out is None:
        typer.echo(kept.written(), nl=False)
