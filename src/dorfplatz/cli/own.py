"""Commands that games bring themselves (``commands.py`` in their folders), found when asked for."""

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Annotated, Any, get_args, get_origin

import typer
from rich.console import Console
from rich.markdown import Markdown
from typer.core import TyperGroup
from typer.main import get_command

from dorfplatz.bots import find_bot
from dorfplatz.cli.common import fail, language
from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import FastRng
from dorfplatz.games import catalogue
from dorfplatz.kit.commands import Command, Evening, Taste, Told, commands_of
from dorfplatz.table import Table
from dorfplatz.table.fairness import seed_from
from dorfplatz.words import Words, words


@cache
def brought() -> dict[str, tuple[AnyGame, Command]]:
    """Return what the games of the catalogue bring, by name."""
    return {
        name: (game, command)
        for game in catalogue().values()
        for name, command in commands_of(game).items()
    }


class Commands(TyperGroup):
    """The commands of the terminal, and behind them those of the games."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Name all of them."""
        return [*super().list_commands(ctx), *brought()]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Find one; games are loaded only for a name nobody else has."""
        known = super().get_command(ctx, cmd_name)
        if known is not None or cmd_name not in brought():
            return known
        alone = typer.Typer(add_completion=False)
        alone.command(cmd_name)(shown(*brought()[cmd_name]))
        return get_command(alone)


def shown(game: AnyGame, command: Command) -> Callable[..., None]:
    """Return a command as Typer reads it, with a language and a choice of how it is shown."""

    def run(*, lang: str | None, plain: bool, **asked: Any) -> None:
        spoken = words(language(lang), game)
        try:
            told = command(Player(game, spoken), **asked)
        except DorfplatzError as error:
            return fail(spoken.error(error))
        if plain:
            return typer.echo(told)
        return Console().print(Markdown(told))

    more = {
        "plain": (bool, typer.Option(False, help="Print Markdown instead of formatting it.")),
        "lang": (str | None, typer.Option(None, help="Language: en or de.")),
    }
    own = list(inspect.signature(command).parameters.values())[1:]  # the first is the host
    parameters = [_read(one) for one in own] + [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=option, annotation=kind)
        for name, (kind, option) in more.items()
    ]
    run.__doc__ = command.__doc__
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in parameters}
    return run


def _read(parameter: inspect.Parameter) -> inspect.Parameter:
    """Return a parameter of a game's command as an argument or an option of the command line."""
    kind, about = parameter.annotation, ""
    if get_origin(kind) is Annotated:
        kind, about = get_args(kind)
    named = parameter.kind is inspect.Parameter.KEYWORD_ONLY
    part = (typer.Option if named else typer.Argument)(parameter.default, help=about)
    return parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY, default=part, annotation=kind)


class Player:
    """Somebody who plays whole games for a command, and speaks the reader's language."""

    def __init__(self, game: AnyGame, spoken: Words) -> None:
        self.game = game
        self.words = spoken

    def play(self, seats: int, seed: str, liked: Taste, idle: Sequence[str]) -> Evening:
        """Play a game with people who do what they like, and else what a bot would."""
        game = self.game
        table = Table(game, seats, {}, seed_from(seed))
        rng = FastRng(len(seed))
        bots = [find_bot("greedy", seat, seats=seats) for seat in range(seats)]
        while not table.over:
            seat = table.turn
            best = liked([option.move for option in table.prompt(seat).options])
            if best:
                table.act(seat, best[int(rng.below(len(best)))])
                continue
            seen = table.perspective(seat)
            texts = {code: game.notation.write(game.notation.decode(code)) for code in seen.codes}
            seen.codes = [
                c for c in seen.codes if not texts[c].startswith(tuple(idle))
            ] or seen.codes
            table.act(seat, texts[bots[seat].choose(seen)])
        return Evening(self.told(table), table.standing())

    def told(self, table: Table) -> Iterable[Told]:
        """Give the moves of a table one by one, with what everybody saw before and after."""
        state = self.game.start(table.seats, table.options, table.version)
        for entry in table.log:
            before = self.game.knowledge.view(state, None)
            if entry.code is not None:
                self.game.rules.apply(state, entry.code, Journal(False))
            after = self.game.knowledge.view(state, None)
            yield Told(entry.text, entry.events, before, after)
