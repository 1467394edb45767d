"""Boards at the terminal: what ``board.py`` of a game draws, in colours and as wide as the window.

A board is found beside its game, wherever that lives; ``kit/drawing.py`` is what it draws with.
"""

from collections.abc import Callable, Collection

from rich.console import Console, RenderableType
from rich.console import Group as Stack
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel as Frame
from rich.pretty import Pretty
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text as Line

from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import Options
from dorfplatz.kit.drawing import Drawing, Group, Indented, Table, Text, board_of
from dorfplatz.words import Words

WIDEST = 132


def draw_view(
    game: AnyGame,
    view: object,
    words: Words,
    console: Console,
    lit: Collection[str] = (),
    widest: int = WIDEST,
    options: Options | None = None,
) -> RenderableType:
    """Draw what a view knows; a game without a drawing shows its view as it is.

    Options of the table that are only about what is shown go to the board by their names.
    """
    board = board_of(game)
    if board is None:
        return Pretty(view)
    about = [choice.key for choice in game.choices if choice.shown]
    more = {key: value for key, value in (options or {}).items() if key in about}
    draw: Callable[..., Drawing] = board.draw
    return shown(draw(view, words, min(console.width, widest), frozenset(lit), **more))


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
    return board.describe(view, pick, words)


# -- From drawings to what Rich prints ------------------------------------------------------------


def shown(drawing: Drawing) -> RenderableType:
    """Return a drawing as something Rich can print."""
    if isinstance(drawing, Text):
        return line(drawing)
    if isinstance(drawing, Group):
        return Stack(*(shown(part) for part in drawing.parts))
    if isinstance(drawing, Table):
        return grid(drawing)
    if isinstance(drawing, Indented):
        return Padding(Line(drawing.text), (0, 0, 0, drawing.by))
    return Frame(
        shown(drawing.body),
        title=escape(drawing.title),
        title_align="left",
        width=drawing.width,
        border_style=drawing.style or "none",
    )


def line(text: Text) -> Line:
    """Return a text with its styles."""
    said = Line(style=text.style)
    for part, style in text.spans:
        said.append(part, Style.parse(style) if style else None)
    return said


def grid(table: Table) -> Grid:
    """Return rows and columns without any lines."""
    made = Grid(
        box=None,
        padding=(0, table.gap, 0, 0),
        header_style="dim",
        show_header=bool(table.titles),
        pad_edge=bool(table.titles),
        collapse_padding=not table.titles,
        expand=table.even,
    )
    for column in range(max((len(row) for row in table.rows), default=0)):
        made.add_column(
            table.titles[column] if table.titles else "",
            justify=table.sides[column] if table.sides else "left",
            ratio=1 if table.even else None,
        )
    for row in table.rows:
        made.add_row(*(line(cell) if isinstance(cell, Text) else Line(cell) for cell in row))
    return made
