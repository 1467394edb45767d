"""``dorfplatz check``: the laws of games and bots, tried on somebody else's."""

from importlib import import_module

import typer

from dorfplatz.bots import check_bot_name
from dorfplatz.cli.common import language
from dorfplatz.engine.errors import DorfplatzError, NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.games import find, names
from dorfplatz.words import words

SHOWN = 3
"""So many faults of one law are shown."""


def command(
    what: str = typer.Argument(
        help="A game: its id or its package. A bot: its name, or py:module:Class."
    ),
    game: str = typer.Option("clans", help="The game that a bot is tried in."),
    games: int = typer.Option(1, help="How many random games in every setting."),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """Try the laws on a game or a bot; ends with 1 if one does not hold."""
    from dorfplatz.research import laws  # noqa: PLC0415  # the other commands start faster

    say = words(language(lang)).say
    played = game_named(what)
    if played is not None:
        found = laws.check_game(played, games)
        title = played.title
    else:
        place = find(game)
        try:
            check_bot_name(what, place)
        except DorfplatzError:
            known = ", ".join(names())
            raise NotPossible("error-check-what", {"what": what, "known": known}) from None
        found = laws.check_bot(what, place, max(2, games))
        title = what
    faults = 0
    for law in found:
        mark = "ok" if not law.broken else "!!"
        typer.echo(f"{mark}  {say(f'law-{law.law}', {})} ({law.tried})")
        for fault in law.broken[:SHOWN]:
            typer.echo(f"      {fault}")
        faults += len(law.broken) > 0
    typer.echo(say("cli-check", {"name": title, "laws": len(found), "broken": faults}))
    if faults:
        raise typer.Exit(1)


def game_named(what: str) -> AnyGame | None:
    """Return the game with an id, or the one that a package holds; None if neither."""
    if what in names():
        return find(what)
    if ":" in what:
        return None
    try:
        found: AnyGame | None = getattr(import_module(what), "GAME", None)
    except (ImportError, ValueError):
        return None
    return found
