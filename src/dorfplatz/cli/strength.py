"""``dorfplatz strength``: measure every level at every number of seats and write the page."""

import time
from pathlib import Path

import typer

from dorfplatz.games import catalogue, find
from dorfplatz.research import arena, strength


def command(
    names: list[str] = typer.Argument(None, help="Games; all of them if none is named."),
    games: int = typer.Option(40, help="How many games for each question, at least."),
    jobs: int = typer.Option(1, help="How many processes."),
    seed: int = typer.Option(1, help="The luck of all games."),
    kept: Path = typer.Option(Path("build/strength"), help="Keep results here, and go on."),
    ladder: bool = typer.Option(True, help="Ask every step of the ladder, too."),
    only: list[str] = typer.Option([], help="Play games of these bots only; others as kept."),
    seats: list[int] = typer.Option([], help="Play at these numbers of seats only."),
    minutes: float = typer.Option(
        0.0, help="Stop after so many minutes: all questions get a few games, then some more."
    ),
    write: Path | None = typer.Option(
        None, help="Write what was found into the tables of this page."
    ),
) -> None:
    """Measure the levels alone among others, with two seats, three and the most."""
    asked = [
        question
        for game in ([find(name) for name in names] if names else list(catalogue().values()))
        for question in strength.questions(game, ladder)
    ]
    runner = arena.one_by_one if jobs == 1 else arena.side_by_side(jobs)
    page = write.read_text("utf-8") if write is not None else ""
    end = time.monotonic() + 60.0 * minutes
    found = strength.measured(
        asked,
        games,
        seed,
        kept,
        runner,
        lambda finding: typer.echo(finding.row()),
        (lambda: time.monotonic() < end) if minutes > 0.0 else None,
        lambda asked: (not only or asked.bot in only) and (not seats or asked.seats in seats),
    )
    if write is not None:
        everything = [q for game in catalogue().values() for q in strength.questions(game, True)]
        write.write_text(strength.rebuilt(page, everything, found), "utf-8")
