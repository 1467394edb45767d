"""``dorfplatz play``: people and bots in any mix at one terminal."""

import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

import typer
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from dorfplatz.bots import ADVISER, LEVELS, Bot, find_bot
from dorfplatz.cli.common import as_number, language, milliseconds, read_options
from dorfplatz.cli.drawing import WIDEST, describe, draw_view
from dorfplatz.engine.chooser import Chooser
from dorfplatz.engine.errors import DorfplatzError, NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.prompt import Phrase
from dorfplatz.games import catalogue, find
from dorfplatz.table import Table, record
from dorfplatz.table.fairness import fresh_seed, seed_from
from dorfplatz.words import Words, words

PERSON = "me"
SHOWN_CHOICES = 60
NEWS = 8
"""How many entries of the log are told at most before a decision."""
SIZES = ((WIDEST, NEWS, True), (80, NEWS, True), (80, NEWS, False), (80, 4, False))
"""Widest board, news and whether choices are described: the first that fits the window is shown."""
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
        find_bot(name, 1, game)
    except NotPossible as error:
        known = error.phrase.args["known"]
        raise NotPossible(error.phrase.key, {"bot": name, "known": f"{PERSON}, {known}"}) from None


class Leaving(Exception):
    """Somebody closed the input or asked to stop."""


def ask(console: Console, question: str) -> str:
    """Return what the person types; the end of the input and Ctrl-C mean leaving."""
    console.print(question, end=" ", highlight=False)
    try:
        answer = sys.stdin.readline()
    except (OSError, KeyboardInterrupt):  # the terminal was closed, or Ctrl-C
        answer = ""
    if not answer:
        console.print()
        raise Leaving
    return answer.strip()


def ask_game(console: Console, spoken: Words) -> AnyGame:
    """Let the person choose a game."""
    games = list(catalogue().values())
    if len(games) == 1:
        return games[0]
    for number, game in enumerate(games, 1):
        own = words(spoken.lang, game)
        console.print(Text(f"  {number}  ", "bold").append(own.say("game-title"), "not bold"))
        console.print(Padding(own.say("game-about"), (0, 0, 0, 5)), style="dim")
    while True:
        answer = ask(console, spoken.say("cli-which-game"))
        picked = as_number(answer)
        if picked is not None and 1 <= picked <= len(games):
            return games[picked - 1]
        for game in games:
            if answer == game.id:
                return game


def ask_players(console: Console, spoken: Words, game: AnyGame) -> list[str]:
    """Let the person say how many play, and how many of them are people."""
    usual = min(3, game.max_seats)
    console.print(words(spoken.lang, game).say("game-about"), style="italic")
    seats = ask_number(
        console,
        spoken.say(
            "cli-how-many", {"least": game.min_seats, "most": game.max_seats, "usual": usual}
        ),
        game.min_seats,
        game.max_seats,
        usual,
    )
    people = ask_number(console, spoken.say("cli-how-many-people", {"most": seats}), 0, seats, 1)
    if people == seats:
        return [PERSON] * people
    return [PERSON] * people + [ask_level(console, spoken)] * (seats - people)


def ask_level(console: Console, spoken: Words) -> str:
    """Let the person say how strong the bots are."""
    for number, level in enumerate(LEVELS, 1):
        said = spoken.say(f"level-{level}")
        console.print(Text(f"  {number}  ", "bold").append(said, "not bold"))
    question = spoken.say("cli-how-strong", {"most": len(LEVELS)})
    return LEVELS[ask_number(console, question, 1, len(LEVELS), 3) - 1]


def ask_number(console: Console, question: str, least: int, most: int, usual: int) -> int:
    """Return a number in a range; nothing typed means the usual one."""
    while True:
        answer = ask(console, question)
        if not answer:
            return usual
        number = as_number(answer)
        if number is not None and least <= number <= most:
            return number


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
        self.bots: dict[int, Bot] = {
            seat: find_bot(
                chair, int.from_bytes(table.seed[:4], "big") + seat, table.game, milliseconds
            )
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


class Turn:
    """One person's decision: look, narrow down, confirm."""

    def __init__(self, evening: Evening, seat: int) -> None:
        self.evening = evening
        self.seat = seat
        self.table = evening.table
        self.console = evening.console
        self.words = evening.words
        self.news = evening.read[seat]
        self.note = ""
        self.filter = ""
        self.chooser = self.asked()

    def asked(self) -> Chooser:
        """Return a chooser for what the seat is asked now."""
        prompt = self.table.prompt(self.seat)
        return Chooser(prompt.options, prompt.roles)

    def decide(self) -> None:
        """Ask until a move is made."""
        before = len(self.table.log)
        while self.table.waiting and self.seat in self.table.waiting:
            self.show()
            self.take(ask(self.console, "›"))
            if len(self.table.log) != before:
                return

    # -- What is shown ---------------------------------------------------------------

    def show(self) -> None:
        """Draw the board, the news, the question and the choices, as much as the window holds."""
        rows = self.console.height - 1 if self.console.is_terminal else None
        move = self.chooser.move
        preview = self.table.preview(self.seat, move) if move else None
        for widest, news, described in SIZES:
            screen = self.screen(preview, widest, news, described)
            needed = len(self.console.render_lines(screen, pad=False))
            if rows is None or needed <= rows:
                break
        if rows is not None and needed > rows:  # without the board the choices tell more
            screen = self.screen(preview, *SIZES[-1][:2], described=True)
        self.console.clear()
        self.console.print(screen)
        if rows is not None and needed > rows:
            sizes = {"rows": rows + 1, "needed": needed + 1}
            self.console.print(self.words.say("cli-small", sizes), style="dim")
        self.note = ""

    def screen(self, preview: object, widest: int, news: int, described: bool) -> Group:
        """Return all that is shown, with so much of everything."""
        move = self.chooser.move
        lit = self.choices()
        shown = preview if preview is not None else self.table.view(self.seat)
        prompt = self.table.prompt(self.seat)
        parts: list[RenderableType] = [
            draw_view(
                self.table.game,
                shown,
                self.words,
                self.console,
                lit,
                widest,
                self.table.options,
            ),
            *self.evening.news(self.seat, max(self.news, len(self.table.log) - news)),
            Text(f"\n{self.words.phrase(prompt.sentence)}", "bold"),
        ]
        if move:
            key = "cli-confirm" if preview is not None else "cli-confirm-unseen"
            parts.append(Text(self.words.say(key, {"move": move})))
        if not move or lit:
            parts += self.list_choices(prompt.hints, described)
        if self.note:
            parts.append(Text(self.note, "italic"))
        return Group(*parts, Text(self.words.say("cli-keys"), "dim"))

    def offered(self) -> list[str]:
        """Return what can be picked next or unticked; of a complete move what could be added."""
        chooser = self.chooser
        if chooser.settled:
            return []
        if chooser.move is not None:
            return [*chooser.ticks, *chooser.tags]
        ticks = chooser.ticks  # they keep their places, ticked or not
        return [
            *(pick for pick in chooser.choices if pick not in ticks),
            *(pick for pick in ticks if pick in chooser.choices or pick in chooser.picked),
        ]

    def choices(self) -> list[str]:
        """Return what is offered, narrowed by what was searched for."""
        found = self.offered()
        if not self.filter:
            return found
        wanted = self.filter.lower()
        return [pick for pick in found if wanted in f"{pick} {self.words.name(pick)}".lower()]

    def list_choices(self, hints: Mapping[str, Phrase], described: bool) -> list[RenderableType]:
        """Return the choices with their numbers, or only what can be typed in a small window."""
        choices = self.choices()
        parts: list[RenderableType] = []
        picked = " → ".join(self.words.name(pick) for pick in self.chooser.picked)
        hint = hints.get(choices[0].partition(":")[0]) if choices else None
        if hint is not None:
            parts.append(Text(f"{picked} {self.words.phrase(hint)}".strip()))
        view = self.table.view(self.seat)
        numbers = {pick: n for n, pick in enumerate(self.offered(), 1)}
        names = [self.words.name(pick) for pick in numbers]
        labels = []
        for pick in choices[:SHOWN_CHOICES]:
            name = self.words.name(pick)
            plain = not described and names.count(name) == 1 and as_number(name) is None
            label = Text("" if plain else f"{numbers[pick]:>3} ", "dim")
            label.append(name, "bold")
            if pick in self.chooser.picked:
                label.append(" ✓")
            if described:
                label.append(f" {describe(self.table.game, view, pick, self.words)}".rstrip())
            labels.append(label)
        if described:
            parts.append(Columns(labels, padding=(0, 2), column_first=True))
        else:
            parts.append(Text(" · ").join(labels) if len(labels) < 20 else Text(" ").join(labels))
        if len(choices) > SHOWN_CHOICES:
            more = len(choices) - SHOWN_CHOICES
            parts.append(Text(self.words.say("cli-more", {"more": more}), "dim"))
        return parts

    # -- What is typed ------------------------------------------------------------------

    def take(self, answer: str) -> None:
        """Understand a line: Enter, a number, a name, a move, or a command."""
        try:
            self.understand(answer)
        except DorfplatzError as error:
            self.note = self.words.error(error)

    def understand(self, answer: str) -> None:
        """Do what a line asks for."""
        command = answer.lower()
        if command in ("q", "quit"):
            raise Leaving
        if command in ("?", "h", "help"):
            own = [self.words.say("game-help")] if self.words.has("game-help") else []
            self.note = "\n".join([*own, self.words.say("cli-help")])
        elif command in ("i", "hint"):
            self.note = self.hint()
        elif command in ("u", "undo"):
            self.table.undo(self.seat)
            self.chooser = self.asked()
        elif command == "resign":
            self.table.resign(self.seat)
            self.evening.bots[self.seat] = find_bot("greedy", self.seat)
        elif command in ("l", "log"):
            self.news = 0
            self.console.clear()
            seal = self.words.say("cli-seal", {"seal": self.table.seal})
            self.console.print(seal, style="dim")
            self.evening.tell_news(self.seat, 0)
            ask(self.console, self.words.say("cli-continue"))
        elif command in ("b", "back"):
            self.filter = ""
            self.chooser.back()
        elif not answer:
            self.confirm()
        elif not self.pick(answer):
            self.attempt(answer)

    def hint(self) -> str:
        """Return what the adviser would play from this chair, and why."""
        seen = self.table.perspective(self.seat)
        bot = find_bot(ADVISER, len(self.table.log), self.table.game, milliseconds)
        code = bot.choose(seen)
        move = self.table.game.notation.write(self.table.game.notation.decode(code))
        why = [self.words.phrase(phrase) for phrase in bot.explain(seen, code)]
        return "\n".join([self.words.say("cli-hint", {"move": move}), *why])

    def confirm(self) -> None:
        """Make the move that is complete; otherwise show everything again."""
        move = self.chooser.move
        self.filter = ""
        if move is not None:
            self.table.act(self.seat, move)

    def pick(self, answer: str) -> bool:
        """Take a number or a name as a pick, and say whether it was one.

        What is offered is meant before what could be picked as well, at the other end of a move.
        """
        offered = self.offered()
        number = as_number(answer)
        if number is not None and 1 <= number <= len(offered):
            exact = [offered[number - 1]]
        else:
            exact = self.called(answer, offered) or self.called(answer, self.chooser.possible)
        if len(exact) != 1:
            return False
        self.filter = ""
        self.chooser.replace(exact[0])
        return True

    def called(self, answer: str, picks: Sequence[str]) -> list[str]:
        """Return the picks that are written or named like an answer."""
        wanted = answer.lower()
        return [p for p in picks if wanted in (p.lower(), self.words.name(p).lower())]

    def attempt(self, answer: str) -> None:
        """Take a text as a move of the notation, or else as something to search for."""
        if self.chooser.take(answer):
            return
        wanted = answer.lower()
        if any(wanted in f"{c} {self.words.name(c)}".lower() for c in self.offered()):
            self.filter = answer
            return
        reason = self.table.why_not(self.seat, answer)
        if reason is not None:
            said = self.words.phrase(reason.phrase)
            self.note = f"{answer}: {said} ({reason.rule})."
