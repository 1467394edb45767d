"""Positions as text: as the terminal draws them, folded where Rich is installed."""

from io import StringIO
from typing import Any

from dorfplatz.engine.game import Game
from dorfplatz.kit.drawing import board_of, plain
from dorfplatz.library.saying import LANGUAGE
from dorfplatz.words import words

WIDTH = 100


def drawn(game: Game[Any, Any, Any], view: Any) -> str:
    """Return what a view knows as lines of text, without any colour."""
    board = board_of(game)
    if board is None:
        return in_sentences(game, view)
    try:
        from rich.console import Console  # noqa: PLC0415  # an extra

        from dorfplatz.cli.drawing import draw_view  # noqa: PLC0415
    except ModuleNotFoundError:
        return plain(board.draw(view, words(LANGUAGE, game), WIDTH))
    console = Console(file=StringIO(), width=WIDTH, color_system=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(draw_view(game, view, words(LANGUAGE, game), console))
    return "\n".join(line.rstrip() for line in captured.get().rstrip().splitlines())


def in_sentences(game: Game[Any, Any, Any], view: Any) -> str:
    """Return the position in sentences; a game without them shows its view."""
    spoken = words(LANGUAGE, game)
    lines = [spoken.phrase(said.phrase) for said in game.people.describe(view)]
    return "\n".join(lines) if lines else str(view)
