"""``dorfplatz play``: people and bots in any mix at one terminal."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from dorfplatz.bots import LEVELS, Bot, check_bot_name, find_bot
from dorfplatz.cli.asking import PERSON, Leaving, ask, ask_game, ask_players
from dorfplatz.cli.common import language, milliseconds, read_options
from dorfplatz.cli.drawing import draw_view
from dorfplatz.cli.turn import Turn
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.games import find
from dorfplatz.table import Table, record
from dorfplatz.table.fairness import fresh_seed, seed_from
from dorfplatz.words import words

FORGET = "\x1b[3J"
"""What makes a terminal forget the lines that were scrolled away."""


def command(
    game: str | None = typer.Argument(None, help="The id of a game; else you are asked."),
    players: str | None = typer.Option(
        None, help="Who sits where: me (a person) or a bot, e.g. me,greedy,greedy."
    ),
    option: list[str] = typer.Option([], help="An option as key=value; may be repeated."),
    seed: str | None = typer.Option(None, help="A word that makes chance repeat itself."),
    save: Path | None = typer.Option(None, help="Write the record of the match to this file."),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """Play at this terminal: people and bots in any mix."""
    console = Console(markup=False)
    tongue = language(lang)
    if save is not None and not save.parent.is_dir():
        raise NotPossible("cli-not-saved", {"file": str(save), "problem": str(save.parent)})
    try:
        found = find(game) if game is not None else ask_game(console, words(tongue))
        chairs = players.split(",") if players else ask_players(console, words(tongue), found)
        for chair in chairs:
            if chair != PERSON:
                check_bot(chair, found)
        chance = seed_from(seed) if seed is not None else fresh_seed()
        table = Table(found, len(chairs), read_options(found, option), chance)
        evening = Evening(console, table, chairs, tongue, save)
    except Leaving:
        return
    evening.play()


def check_bot(name: str, game: AnyGame) -> None:
    """Refuse a name that is neither a bot nor a person."""
    try:
        check_bot_name(name, game)
    except NotPossible as error:
        known = error.phrase.args["known"]
        raise NotPossible(error.phrase.key, {"bot": name, "known": f"{PERSON}, {known}"}) from None


class Evening:
    """One match at one terminal."""

    def __init__(
        self, console: Console, table: Table, chairs: Sequence[str], lang: str, save: Path | None
    ) -> None:
        self.console = console
        self.table = table
        self.game = table.game
        self.words = words(lang, table.game)
        self.save = save
        self.people = [seat for seat, chair in enumerate(chairs) if chair == PERSON]
        luck = int.from_bytes(table.seed[:4], "big")
        self.bots: dict[int, Bot] = {
            seat: find_bot(chair, luck + seat, table.game, milliseconds, seats=table.seats)
            for seat, chair in enumerate(chairs)
            if chair != PERSON
        }
        self.names = [
            self.words.say(
                "cli-bot" if seat in self.bots else "cli-person", {"name": self.level(chair)}
            )
            for seat, chair in enumerate(chairs)
        ]
        self.read = dict.fromkeys(range(table.seats), 0)
        self.looking = self.people[0] if len(self.people) == 1 else None

    def level(self, chair: str) -> str:
        """Return what the level of a bot is called."""
        return self.words.say(f"level-{chair}") if chair in LEVELS else chair

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while not self.table.over:
                self.turn(self.table.waiting[0])
            self.end()
        except Leaving:
            self.console.print(self.words.say("cli-left"))
        if self.save is not None:
            self.keep(self.save)

    def turn(self, seat: int) -> None:
        """Let one seat decide."""
        if seat in self.bots:
            code = self.bots[seat].choose(self.table.perspective(seat))
            self.table.act(seat, self.game.notation.write(self.game.notation.decode(code)))
            if not self.people:
                self.tell_news(None)
            return
        self.curtain(seat)
        Turn(self, seat).decide()
        self.read[seat] = len(self.table.log)

    def curtain(self, seat: int) -> None:
        """Hide what the last person saw until the next one holds the device."""
        if self.looking == seat:
            return
        self.console.clear()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(FORGET)
        question = self.words.say("cli-curtain", {"seat": f"seat:{seat}"})
        ask(self.console, f"\n\n    {question}")
        self.looking = seat

    def tell_news(self, viewer: int | None, since: int | None = None) -> None:
        """Tell what happened since a viewer last looked."""
        key = -1 if viewer is None else viewer
        for line in self.news(viewer, self.read.get(key, 0) if since is None else since):
            self.console.print(line)
        self.read[key] = len(self.table.log)

    def news(self, viewer: int | None, since: int) -> list[Text]:
        """Return the log after an entry, one line each."""
        told = []
        for line in self.table.lines(viewer, since):
            who = "*" if line.seat < 0 else self.game.notation.seat_name(line.seat)
            events = " ".join(self.words.phrase(phrase) for phrase in line.events)
            told.append(Text(f"{line.number:>4}. {who:<3}{line.text:<16} {events}"))
        return told

    def end(self) -> None:
        """Show the final position and who won."""
        self.console.clear()
        view = self.table.view(None)
        self.console.print(
            draw_view(self.game, view, self.words, self.console, options=self.table.options)
        )
        for line in self.table.lines(None)[-1:]:
            for phrase in line.events:
                self.console.print(self.words.phrase(phrase))
        standing = self.table.standing()
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        sources = [name for name, _ in standing.seats[0].breakdown]
        for heading in ("", *(self.words.say(f"source-{name}") for name in sources)):
            grid.add_column(heading)
        grid.add_column(self.words.say("source-total"))
        for place in sorted(standing.seats, key=lambda s: s.rank):
            rank = self.words.say("rank", {"rank": place.rank})
            who = f"{rank} {self.words.name(f'seat:{place.seat}')} {self.names[place.seat]}"
            points = [str(part) for _, part in place.breakdown]
            grid.add_row(who, *points, str(place.points), style="bold" if place.rank == 1 else "")
        self.console.print(grid)
        self.tell_seed()

    def tell_seed(self) -> None:
        """Reveal the seed beside its seal, so that the draws can be checked."""
        told = {"seal": self.table.seal, "seed": self.table.seed.hex()}
        self.console.print(self.words.say("cli-seed", told), style="dim")

    def keep(self, path: Path) -> None:
        """Write the record."""
        date = datetime.now(UTC).date().isoformat()
        text = record.write(self.table, date, self.names)
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as problem:  # a match that was played is not thrown away
            args = {"file": str(path), "problem": str(problem)}
            self.console.print(self.words.say("cli-not-saved", args), text, sep="\n")
            return
        self.console.print(self.words.say("cli-saved", {"file": str(path)}))
