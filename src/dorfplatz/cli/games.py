"""``dorfplatz games``: what can be played."""

import typer
from rich.console import Console
from rich.table import Table as Grid

from dorfplatz.cli.common import language
from dorfplatz.games import catalogue
from dorfplatz.words import words


def command(lang: str | None = typer.Option(None, help="Language: en or de.")) -> None:
    """List the games with their seats and options."""
    spoken = words(language(lang))
    console = Console()
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for game in catalogue().values():
        own = words(language(lang), game)
        seats = spoken.say("cli-seats", {"least": game.min_seats, "most": game.max_seats})
        grid.add_row(f"[bold]{game.id}[/]", own.say("game-title"), seats)
        grid.add_row("", own.say("game-about"), "")
        for choice in game.choices:
            if choice.low is not None:
                values = f"{choice.low} .. {choice.high} ({choice.values[0]})"
            else:
                values = " | ".join(str(value) for value in choice.values)
            grid.add_row("", f"{own.say(f'option-{choice.key}')}: {choice.key}={values}", "")
        for change in game.setup.changes:
            old = spoken.say("cli-old-way", {"version": change.version, "old": change.old_way})
            grid.add_row("", f"{own.say(f'change-{change.version}')} {old}", "")
        grid.add_row("", "", "")
    console.print(grid)
