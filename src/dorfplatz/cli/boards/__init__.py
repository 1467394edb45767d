"""Boards as text: one module per game, named like its package, with a function ``draw``.

``draw(view, words, width, lit)`` returns something Rich can print: the position as the view knows
it, at most ``width`` columns wide; ``lit`` are the references that can be picked now. A module may
take the options of a table that are about what is shown by their names, and
also have ``describe(view, pick, words)``: a few words beside a choice in the list.
"""

from collections.abc import Collection
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from rich.console import Console, RenderableType
from rich.pretty import Pretty

from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import Options
from dorfplatz.words import Words

WIDEST = 132


def board_of(game: AnyGame) -> ModuleType | None:
    """Return the module that draws a game, if there is one."""
    name = f"{__name__}.{game.folder}"
    return import_module(name) if find_spec(name) is not None else None


def draw_view(
    game: AnyGame,
    view: object,
    words: Words,
    console: Console,
    lit: Collection[str] = (),
    widest: int = WIDEST,
    options: Options | None = None,
) -> RenderableType:
    """Draw what a view knows; a game without a drawing shows its view as it is."""
    board = board_of(game)
    if board is None:
        return Pretty(view)
    shown = [choice.key for choice in game.choices if choice.shown]
    more = {key: value for key, value in (options or {}).items() if key in shown}
    width = min(console.width, widest)
    drawn: RenderableType = board.draw(view, words, width, frozenset(lit), **more)
    return drawn


def draw_board(
    game: AnyGame, state: object, viewer: int | None, words: Words, console: Console
) -> RenderableType:
    """Draw a position as a seat or a spectator sees it."""
    return draw_view(game, game.knowledge.view(state, viewer), words, console)


def describe(game: AnyGame, view: object, pick: str, words: Words) -> str:
    """Return a few words beside a choice, where the game has some."""
    board = board_of(game)
    if board is None or not hasattr(board, "describe"):
        return ""
    said: str = board.describe(view, pick, words)
    return said
