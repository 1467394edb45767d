"""``dorfplatz review FILE``: what luck and what decisions did in a finished match."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import typer
from rich.console import Console

from dorfplatz.cli.common import game_of, language, load_record
from dorfplatz.cli.drawing import draw_board
from dorfplatz.engine.prompt import Arg, Phrase
from dorfplatz.research.match import milliseconds
from dorfplatz.study.review import Match, Moment, Review, reviewed
from dorfplatz.words import Words, words


def command(
    file: Path = typer.Argument(help="A .dorf record of a finished match."),
    seconds: float = typer.Option(60.0, min=0.1, help="How long to think, at most."),
    board: bool = typer.Option(False, "--board", help="Draw the board before each moment."),
    as_json: bool = typer.Option(False, "--json", help="Print one JSON object."),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """Judge every decision and every draw of a match, and name the moments that mattered."""
    written = load_record(file)
    game = game_of(written)
    match = Match(game, written, milliseconds, seconds)
    found = reviewed(match)
    spoken = words(language(lang), game)
    if as_json:
        told = {"sentence": sentence(found, spoken), **asdict(found)}
        typer.echo(json.dumps(told, ensure_ascii=False))
        return
    console = Console(markup=False)
    typer.echo(sentence(found, spoken))
    for player in found.players:
        args = {
            "name": spoken.name(f"seat:{player.seat}"),
            "decisions": signed(player.decisions),
            "luck": signed(player.luck),
        }
        typer.echo(f"\n{spoken.say('cli-review-decisions', args)}")
        for moment in player.moments:
            if board:
                before = match.states[moment.number - 1]
                console.print(draw_board(game, before, moment.seat, spoken, console))
            tell(moment, spoken)
    typer.echo(f"\n{spoken.say('cli-review-unit')}")


def sentence(found: Review, spoken: Words) -> str:
    """Return what is to be said first."""
    luck = [f"{spoken.name(f'seat:{one.seat}')} {signed(one.luck)}" for one in found.players]
    args = {"fits": "yes" if found.fits else "no", "luck": ", ".join(luck)}
    return spoken.say("cli-review-sentence", args)


def tell(moment: Moment, spoken: Words) -> None:
    """Print one moment: what was played, what was better, and why."""
    args: dict[str, Arg] = {
        "number": moment.number,
        "loss": f"{moment.loss:.2f}",
        "chance": f"{moment.chance:.2f}",
        "played": said(moment.played_said, spoken) or moment.played,
    }
    typer.echo(f"  {spoken.say('cli-review-moment', args)}")
    better = said(moment.better_said, spoken) or moment.better
    typer.echo(f"    {spoken.say('cli-review-better', {'better': better})}")
    for reason in moment.reasons:
        typer.echo(f"    {spoken.phrase(reason)}")
    if not moment.reasons:
        typer.echo(f"    {spoken.say('cli-review-quiet')}")


def said(phrases: Sequence[Phrase], spoken: Words) -> str:
    """Return phrases one after the other."""
    return " ".join(spoken.phrase(phrase) for phrase in phrases)


def signed(value: float) -> str:
    """Return a number with its sign."""
    return f"{value:+.2f}"
