"""Boards as characters: what ``board.py`` of a game draws with, without knowing who shows it.

Text carries names of styles (``bold red``, ``dim``, ``reverse``) and reads without any of them.
Words are handed in, so that a drawing speaks the reader's language. The terminal shows a drawing
in colours (``cli/drawing.py``); ``plain`` is the same for everybody else: the browser where a game
has no board of its own there, and ``str(position)``.
"""

from collections.abc import Collection, Mapping
from importlib import import_module
from importlib.util import find_spec
from itertools import zip_longest
from typing import Any, Literal, Protocol, TypeAlias, cast

from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.prompt import Arg


class Words(Protocol):
    """The words of a game in the language of the reader."""

    @property
    def lang(self) -> str:
        """The language: ``en`` or ``de``."""

    def say(self, key: str, args: Mapping[str, Arg] | None = None) -> str:
        """Return a sentence."""

    def name(self, reference: str) -> str:
        """Return the name of a thing: ``clan:red``."""

    def join(self, parts: list[str]) -> str:
        """Return several names as one: ``A, B and C``."""


class Text:
    """Characters, each with the name of a style; lines end with a line feed."""

    def __init__(self, text: str = "", style: str = "") -> None:
        self.style = style
        self.spans: list[tuple[str, str]] = [(text, "")] if text else []

    @property
    def plain(self) -> str:
        """The characters without their styles."""
        return "".join(text for text, _ in self.spans)

    def append(self, text: "str | Text", style: str = "") -> None:
        """Add characters in a style, or another text."""
        if isinstance(text, Text):
            self.spans += [(part, f"{text.style} {ink}".strip()) for part, ink in text.spans]
        elif text:
            self.spans.append((text, style))

    def rstrip(self) -> None:
        """Take blanks and line feeds off the end."""
        while self.spans:
            text, style = self.spans.pop()
            if text.rstrip():
                self.spans.append((text.rstrip(), style))
                return


class Canvas:
    """Characters with styles at rows and columns."""

    def __init__(self, cells: list[list[str]], styles: list[list[str]]) -> None:
        self.cells = cells
        self.styles = styles

    @classmethod
    def blank(cls, width: int, height: int) -> "Canvas":
        """Return a canvas with nothing on it."""
        return cls([[" "] * width for _ in range(height)], [[""] * width for _ in range(height)])

    def write(self, column: int, row: int, text: str, style: str = "") -> None:
        """Write a text from a place on."""
        for offset, character in enumerate(text):
            self.cells[row][column + offset] = character
            self.styles[row][column + offset] = style

    def text(self) -> Text:
        """Return everything as one text."""
        drawn = Text()
        for cells, styles in zip(self.cells, self.styles, strict=True):
            for cell, style in zip(cells, styles, strict=True):
                drawn.append(cell, style)
            drawn.append("\n")
        drawn.rstrip()
        return drawn


class Group:
    """Parts one below the other."""

    def __init__(self, *parts: "Drawing") -> None:
        self.parts = parts


Row: TypeAlias = "tuple[str | Text, ...]"
Side: TypeAlias = Literal["left", "right"]


class Table:
    """Rows whose columns stand below each other, a gap of blanks to the right of each.

    ``titles`` stand above the columns; ``sides`` says where a column is flush. A table that is
    ``even`` is as wide as there is room, its columns equally wide.
    """

    def __init__(
        self,
        rows: Collection[Row],
        gap: int,
        titles: tuple[str, ...] = (),
        sides: tuple[Side, ...] = (),
        even: bool = False,
    ) -> None:
        self.rows = rows
        self.gap = gap
        self.titles = titles
        self.sides = sides
        self.even = even


class Panel:
    """A frame with a title, so and so wide."""

    def __init__(self, body: "Drawing", title: str, width: int, style: str = "") -> None:
        self.body = body
        self.title = title
        self.width = width
        self.style = style


class Indented:
    """A text moved to the right, also where a long line is folded."""

    def __init__(self, text: str, by: int = 2) -> None:
        self.text = text
        self.by = by


Drawing: TypeAlias = Text | Group | Table | Panel | Indented


class Board(Protocol):
    """What ``board.py`` of a game offers."""

    def draw(self, view: Any, words: Words, width: int, lit: Collection[str] = ()) -> Drawing:
        """Draw what a view knows, at most so wide; ``lit`` are the things to pick from."""

    def describe(self, view: Any, pick: str, words: Words) -> str:
        """Return a few words beside a choice in a list, or nothing."""


def board_of(game: AnyGame) -> Board | None:
    """Return the module that draws a game, if it has one: ``board`` in its package."""
    name = f"{game.package}.board"
    return cast("Board", import_module(name)) if find_spec(name) is not None else None


def plain(drawing: Drawing) -> str:
    """Return a drawing as characters alone, as wide as it needs to be."""
    return "\n".join(line.rstrip() for line in lines(drawing)).rstrip()


def lines(drawing: Drawing | str) -> list[str]:
    """Return the lines of a drawing."""
    if isinstance(drawing, str):
        return drawing.split("\n")
    if isinstance(drawing, Text):
        return drawing.plain.split("\n")
    if isinstance(drawing, Group):
        return [line for part in drawing.parts for line in lines(part)]
    if isinstance(drawing, Indented):
        return [" " * drawing.by + line for line in lines(drawing.text)]
    if isinstance(drawing, Panel):
        return [f"── {drawing.title} ──", *(f"  {line}" for line in lines(drawing.body))]
    return table_lines(drawing)


def table_lines(table: Table) -> list[str]:
    """Return the lines of a table; a cell may have several."""
    rows = [[lines(cell) for cell in row] for row in (*filter(None, [table.titles]), *table.rows)]
    widths = [
        max((len(line) for cell in column for line in cell), default=0)
        for column in zip_longest(*rows, fillvalue=[""])
    ]
    sides = table.sides or ("left",) * len(widths)
    return [
        (" " * table.gap).join(
            f"{part:{'>' if side == 'right' else '<'}{width}}"
            for part, side, width in zip(parts, sides, widths, strict=False)
        )
        for row in rows
        for parts in zip_longest(*row, fillvalue="")
    ]
