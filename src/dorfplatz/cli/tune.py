"""``dorfplatz tune``: learn the weights of a game's insight from self-play."""

import json
from dataclasses import asdict
from pathlib import Path

import typer
from rich.console import Console

from dorfplatz.games import find
from dorfplatz.research.tune import Weights, guess
from dorfplatz.research.tune import tune as learn


def command(
    game: str = typer.Argument(help="The id of a game."),
    games: int = typer.Option(200, help="How many games a round."),
    rounds: int = typer.Option(
        3, help="How many rounds; each plays with what the last one learned."
    ),
    seats: int | None = typer.Option(None, help="Seats at the table (the fewest if not said)."),
    seed: int = typer.Option(1, help="The luck of the games."),
    every: int = typer.Option(2, help="Of how many moves one is learned from."),
    out: Path | None = typer.Option(None, help="Write the weights to this file."),
) -> None:
    """Learn weights by playing, and print or write them with the command that made them."""
    found = find(game)
    console = Console(stderr=True)
    chairs = seats or found.min_seats

    def tell(number: int, learned: Weights) -> None:
        console.print(f"{number}/{rounds}", asdict(learned))

    first = guess(found)
    learned = learn(found, chairs, games, rounds, seed, every, tell)
    text = json.dumps(
        {
            "command": f"dorfplatz tune {found.id} --seats {chairs} --games {games} "
            f"--rounds {rounds} --seed {seed} --every {every}",
            "guess": {"scale": first.scale, "weights": first.weights},
            "samples": learned.samples,
            "loss": learned.loss,
            "scale": learned.scale,
            "weights": learned.weights,
        },
        indent=2,
    )
    if out is None:
        print(text)
    else:
        out.write_text(text + "\n", encoding="utf-8")
