"""``dorfplatz show FILE``: step through a record."""

import sys
from pathlib import Path

import typer
from rich.console import Console

from dorfplatz.cli.common import as_number, game_of, language, load_record
from dorfplatz.cli.drawing import draw_board
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.table import record
from dorfplatz.table.log import RESIGNS
from dorfplatz.words import words


def command(
    file: Path = typer.Argument(help="A .dorf record."),
    at: int | None = typer.Option(None, help="Show the position after this move and end."),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """Step through a record: Enter or n forward, p back, a number to jump, q to leave."""
    written = load_record(file)
    game = game_of(written)
    viewer = Viewer(game, written, language(lang))
    if at is not None:
        viewer.show(max(0, min(at, viewer.last)))
        return
    viewer.browse()


class Viewer:
    """A record and the place where one looks."""

    def __init__(self, game: AnyGame, written: record.Record, lang: str) -> None:
        self.game = game
        self.written = written
        self.words = words(lang, game)
        self.console = Console(markup=False)
        self.states = record.states(game, written)
        self.last = len(written.moves)

    def browse(self) -> None:
        """Ask for the next step until the reader leaves."""
        place = 0
        while True:
            self.show(place)
            self.console.print(self.words.say("cli-show-keys"), style="dim")
            answer = sys.stdin.readline()
            key = answer.strip()
            if not answer or key == "q":
                return
            if key in ("", "n"):
                place = min(place + 1, self.last)
            elif key == "p":
                place = max(place - 1, 0)
            elif (number := as_number(key)) is not None:
                place = max(0, min(number, self.last))

    def show(self, place: int) -> None:
        """Draw the position after a number of moves, and what the last one did."""
        self.console.print(
            draw_board(self.game, self.states[place], None, self.words, self.console)
        )
        if place:
            played = self.written.moves[place - 1]
            self.console.print(f"{played.number}/{self.last}  {played.who} {played.text}")
            for sentence in self.events(place):
                self.console.print(f"    {sentence}")

    def events(self, place: int) -> list[str]:
        """Return what the move before a place did, in words."""
        played = self.written.moves[place - 1]
        if played.text == RESIGNS:
            return []
        state = self.game.rules.copy(self.states[place - 1])
        journal = Journal()
        self.game.rules.apply(
            state, self.game.notation.encode(self.game.notation.read(played.text)), journal
        )
        return [self.words.say(event.key, event.args) for event in journal.take()]
