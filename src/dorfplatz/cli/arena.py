"""``dorfplatz arena``: bots against bots, with ratings and intervals."""

import json
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from dorfplatz.bots import BOTS, LEVELS, check_bot_name
from dorfplatz.cli.common import language, read_options
from dorfplatz.extras import needed
from dorfplatz.games import find
from dorfplatz.research import arena
from dorfplatz.research.external import is_external
from dorfplatz.words import words

LADDER = "ladder"


def command(
    game: str = typer.Argument(help="The id of a game."),
    bots: list[str] = typer.Argument(
        help="Bots: names, levels, “ladder” for all of them, or cmd:PROGRAM."
    ),
    seats: int | None = typer.Option(None, help="Seats at the table (the fewest if not said)."),
    games: int = typer.Option(100, help="How many games."),
    jobs: int = typer.Option(1, help="How many processes."),
    ms: int = typer.Option(0, help="Milliseconds a move for every bot, instead of its own budget."),
    seed: int = typer.Option(1, help="The luck of the tournament."),
    option: list[str] = typer.Option([], help="An option of the game as key=value."),
    out: Path | None = typer.Option(None, help="Keep results here, and go on with them."),
    parquet: Path | None = typer.Option(None, help="Write the results as a Parquet file."),
    records: Path | None = typer.Option(None, help="Keep the record of every game in this folder."),
    neighbours: bool = typer.Option(False, help="Only neighbours in the given order meet."),
    field: str = typer.Option(
        "", help="Each bot sits alone among these: greedy, or a mixed field: greedy,strong."
    ),
    ray: str | None = typer.Option(None, help="Address of a Ray cluster, or “local”."),
    as_json: bool = typer.Option(False, "--json", help="Print one JSON object."),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """Let bots play a tournament in rotating seats with common luck."""
    spoken = words(language(lang))
    found = find(game)
    names = tuple(
        dict.fromkeys(n for bot in bots for n in ([*BOTS, *LEVELS] if bot == LADDER else [bot]))
    )
    others = tuple(name.strip() for name in field.split(",") if name.strip())
    for name in (*names, *others):
        if not is_external(name):
            check_bot_name(name, found)
    options = found.settle(seats or found.min_seats, read_options(found, option))
    tournament = arena.Tournament(
        found.id,
        names,
        seats or found.min_seats,
        games,
        seed,
        options,
        ms,
        records is not None,
        neighbours,
        others,
    )
    if parquet is not None:
        needed("dorfplatz arena --parquet", "pyarrow")  # said before anything is played
    runner = arena.one_by_one if jobs == 1 else arena.side_by_side(jobs)
    if ray is not None:
        runner = arena.on_ray(ray, jobs)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        task = progress.add_task(found.title, total=games)
        outcomes = arena.run(
            tournament,
            runner,
            out,
            lambda done, of: progress.update(task, completed=done, total=of),
        )
    if parquet is not None:
        arena.write_parquet(parquet, outcomes)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
        for outcome in outcomes:
            name = f"{game}-{seed}-{outcome.number:05}.dorf"
            (records / name).write_text(outcome.record, encoding="utf-8")
    report = arena.report(tournament, outcomes)
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for key in ("bot", "games", "rating", "wins", "interval", "rank", "slowest"):
        grid.add_column(spoken.say(f"arena-{key}"), justify="left" if key == "bot" else "right")
    for line in report["table"]:
        grid.add_row(
            line["bot"],
            str(line["games"]),
            f"{line['rating']:.1f} ± {2 * line['sigma']:.1f}",
            f"{100 * line['share']:.1f} %",
            f"{100 * line['low']:.1f} – {100 * line['high']:.1f} %",
            f"{line['rank']:.2f}",
            f"{line['slowest']:.2f} s",
        )
    out_console = Console()
    out_console.print(grid)
    order = list(dict.fromkeys((*others, *names)))
    for duel in report["duels"]:
        if order.index(duel["bot"]) > order.index(duel["rival"]):
            values = {key: f"{100 * duel[key]:.1f}" for key in ("share", "low", "high")}
            out_console.print(
                spoken.say(
                    "arena-duel",
                    {"bot": duel["bot"], "rival": duel["rival"], "games": duel["games"], **values},
                ),
                highlight=False,
            )
    for chair in report["seats_of"] if others else []:
        if chair["bot"] in names:
            values = {key: f"{100 * chair[key]:.1f}" for key in ("share", "low", "high")}
            seat = f"seat:{chair['seat']}"
            told = {"bot": chair["bot"], "seat": seat, "games": chair["games"], **values}
            out_console.print(spoken.say("arena-seat", told), highlight=False)
    for fault in report["faults"]:
        out_console.print(spoken.say("arena-fault", {"fault": fault}), highlight=False)
