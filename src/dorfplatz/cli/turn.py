"""One person's decision at a terminal: what is shown and what is typed."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from dorfplatz.bots import ADVISER, find_bot
from dorfplatz.cli.asking import Leaving, ask
from dorfplatz.cli.common import as_number, milliseconds
from dorfplatz.cli.drawing import WIDEST, describe, draw_view
from dorfplatz.engine.chooser import Chooser
from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.engine.prompt import Phrase

if TYPE_CHECKING:
    from dorfplatz.cli.play import Evening

SHOWN_CHOICES = 60
NEWS = 8
"""How many entries of the log are told at most before a decision."""
SIZES = ((WIDEST, NEWS, True), (80, NEWS, True), (80, NEWS, False), (80, 4, False))
"""Widest board, news and whether choices are described: the first that fits the window is shown."""


class Turn:
    """One person's decision: look, narrow down, confirm."""

    def __init__(self, evening: "Evening", seat: int) -> None:
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
            self.evening.bots[self.seat] = find_bot("greedy", self.seat, seats=self.table.seats)
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
        table = self.table
        bot = find_bot(ADVISER, len(table.log), table.game, milliseconds, seats=table.seats)
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
