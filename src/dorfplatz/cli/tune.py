"""``dorfplatz tune``: learn weights, a network or a policy of a game from self-play."""

import json
from dataclasses import asdict
from pathlib import Path

import typer
from rich.console import Console

from dorfplatz.bots import check_bot_name
from dorfplatz.games import find
from dorfplatz.research import strength
from dorfplatz.research.gate import Gate
from dorfplatz.research.gate import rounds as gated
from dorfplatz.research.policy import Sorting, first_policy
from dorfplatz.research.tune import Lessons, Taught, Weights, guess, teach
from dorfplatz.research.tune import tune as learn


def command(
    game: str = typer.Argument(help="The id of a game."),
    games: int = typer.Option(250, help="How many games a round."),
    rounds: int = typer.Option(
        2, help="How many rounds; each plays with what the last one learned."
    ),
    seats: int | None = typer.Option(None, help="Seats at the table (the fewest if not said)."),
    seed: int = typer.Option(1, help="The luck of the games."),
    simulations: int = typer.Option(60, help="How long the players think."),
    noise: float = typer.Option(0.03, help="How badly they misjudge."),
    slips: int = typer.Option(12, help="One move in so many is random."),
    every: int = typer.Option(2, help="Of how many moves one is learned from."),
    patience: float = typer.Option(
        1.0,
        help="How much the end of a game counts for a network beside the next position;"
        " 1: it counts alone.",
    ),
    net: int = typer.Option(0, help="Learn a network of so many units instead of weights."),
    gate: int = typer.Option(
        0, help="With --net: take a round's network only if it wins a match of so many games."
    ),
    policy: str = typer.Option(
        "",
        help="With --gate: learn a policy that sorts moves from the same games, too (without --net"
        " only that); it is taken if this bot, as master:policy=1,glance=60, beats its level.",
    ),
    ms: int = typer.Option(
        40, help="With --policy: so much processor time for a move in that match."
    ),
    mixed: str = typer.Option("", help="With --gate: numbers of seats in turn, as in 2,3,4."),
    modes: bool = typer.Option(False, help="With --gate: all modes of the game in turn."),
    kept: Path = typer.Option(
        Path("build/tune"), help="With --gate: games, champion and log; a run goes on there."
    ),
    out: Path | None = typer.Option(None, help="Write the weights to this file."),
) -> None:
    """Learn weights by playing, and print or write them with the command that made them."""
    found = find(game)
    console = Console(stderr=True)
    chairs = seats or found.min_seats
    lessons = Lessons(games, rounds, seed, simulations, noise, slips, every, patience)

    def tell(number: int, learned: Weights | Taught) -> None:
        told = asdict(learned)
        told.pop("net", None)  # hundreds of numbers
        console.print(f"{number}/{rounds}", told)

    asked = " ".join(f"--{key} {value}" for key, value in asdict(lessons).items())
    made: dict[str, object] = {"command": f"dorfplatz tune {found.id} --seats {chairs} {asked}"}
    if gate > 0 and (net > 0 or policy):
        counts = tuple(int(count) for count in (mixed or str(chairs)).split(","))
        asked += f" --net {net}" if net > 0 else ""
        asked += f" --gate {gate} --mixed {','.join(map(str, counts))}"
        made["command"] = f"dorfplatz tune {found.id} {asked}"
        ways = tuple(strength.modes(found)) if modes else ({},)
        made["command"] = f"{made['command']}{' --modes' if modes else ''}"
        if policy:
            check_bot_name(policy, found)
            made["command"] = f"{made['command']} --policy {policy} --ms {ms}"
        command = str(made["command"])
        sorting = Sorting(policy, ms, gate, command) if policy else None
        rules = Gate(counts, gate, units=net, modes=ways, sorting=sorting)
        folder = kept / found.id
        champion = gated(found, lessons, rules, folder, lambda told: console.print(asdict(told)))
        made = made | champion if net > 0 else first_policy(found, folder) or {}
        text = json.dumps(made)
    elif net > 0:
        made["command"] = f"{made['command']} --net {net}"
        taught = teach(found, chairs, lessons, net, tell)
        made |= {"samples": taught.samples, "loss": taught.loss, **taught.net}
        text = json.dumps(made)
    else:
        first = guess(found)
        learned = learn(found, chairs, lessons, tell)
        made |= {
            "guess": {"scale": first.scale, "weights": first.weights},
            "samples": learned.samples,
            "loss": learned.loss,
            "scale": learned.scale,
            "weights": learned.weights,
        }
        text = json.dumps(made, indent=2)
    if out is None:
        print(text)
    else:
        out.write_text(text + "\n", encoding="utf-8")
