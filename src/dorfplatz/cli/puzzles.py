"""``dorfplatz puzzles GAME``: look for puzzles in games of strong bots."""

from pathlib import Path

import typer
from rich.console import Console

from dorfplatz.cli.common import read_options
from dorfplatz.games import find
from dorfplatz.study.miner import Claim, mine
from dorfplatz.study.puzzles import Puzzle, read, written


def command(
    game: str = typer.Argument(help="The id of a game."),
    games: int = typer.Option(20, min=1, help="How many games are played and looked through."),
    most: int = typer.Option(60, min=1, help="When to stop: so many puzzles."),
    seats: int | None = typer.Option(None, help="Seats at the table (the fewest if not said)."),
    seed: int = typer.Option(1, help="The luck of the games."),
    begin: int = typer.Option(0, min=0, help="The first game to look through."),
    option: list[str] = typer.Option([], help="An option of the game as key=value."),
    out: Path | None = typer.Option(None, help="Keep them in this file, beside those in it."),
) -> None:
    """Find positions in which one move is clearly better than all others, and grade them."""
    found = find(game)
    chairs = seats or found.min_seats
    options = read_options(found, option)
    kept: list[Puzzle] = read(out.read_text(encoding="utf-8")) if out and out.exists() else []
    console = Console(stderr=True, markup=False, highlight=False)
    words = [f"dorfplatz puzzles {found.id} --seats {chairs} --seed {seed}"]
    words += [f"--option {one}" for one in option]
    for number in range(begin, begin + games):
        for puzzle in mine(Claim(found, chairs, options, seed), number):
            named = puzzle.named()
            if any(one.id == named.id for one in kept):
                continue
            kept.append(named)
            if out is not None:
                out.write_text(written(" ".join(words), kept), encoding="utf-8")
        console.print(f"{number - begin + 1}/{games}: {len(kept)}")
        if len(kept) >= most:
            break
    if out is None:
        typer.echo(written(" ".join(words), kept), nl=False)
