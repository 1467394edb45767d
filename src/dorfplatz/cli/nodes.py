"""``dorfplatz perft``: count the sequences of moves from a position."""

import time

import typer

from dorfplatz.cli.common import read_options
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.play import deal, perft
from dorfplatz.engine.rng import FastRng
from dorfplatz.games import find

MOST = 2**31


def command(
    game: str = typer.Argument(help="The id of a game."),
    depth: int = typer.Argument(
        help="Count sequences of up to so many players' moves.", min=1, max=MOST
    ),
    seats: int | None = typer.Option(None, help="Number of seats (default: the fewest)."),
    position: str | None = typer.Option(None, help="A position text; else a dealt start."),
    option: list[str] = typer.Option([], help="An option as key=value; may be repeated."),
    seed: int = typer.Option(1, help="The seed of the deal.", min=0, max=MOST),
) -> None:
    """Count the sequences of moves; a check of the rules and a measure of speed."""
    found = find(game)
    options = read_options(found, option)
    if position is not None:
        state = found.notation.read_position(position, seats, options or None)
    else:
        state = found.start(seats if seats is not None else found.min_seats, options)
        deal(found, state, FastRng(seed), Journal(False))
    for length in range(1, depth + 1):
        begun = time.process_time()
        nodes = perft(found, state, length)
        spent = time.process_time() - begun
        speed = f"{nodes / spent:,.0f}/s" if spent > 0.01 else ""
        typer.echo(f"{length:>3} {nodes:>16,} {spent:>9.2f} s {speed}")
