"""``dorfplatz strength``: measure every level at every number of seats and write the page."""

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
    write: Path | None = typer.Option(None, help="Write the tables into this page."),
) -> None:
    """Measure the levels alone among others, with two seats, three and the most."""
    asked = [
        question
        for game in ([find(name) for name in names] if names else list(catalogue().values()))
        for question in strength.questions(game, ladder)
    ]
    runner = arena.one_by_one if jobs == 1 else arena.side_by_side(jobs)
    page = write.read_text("utf-8") if write is not None else ""
    found = strength.measured(
        asked, games, seed, kept, runner, lambda finding: typer.echo(finding.row())
    )
    if write is not None:
        write.write_text(strength.rebuilt(page, found), "utf-8")
