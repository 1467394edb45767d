"""``dorfplatz book``: the book of encounters for its editors, and whole games told as stories."""

from collections.abc import Iterable
from typing import Any

import typer
from rich.console import Console
from rich.markdown import Markdown

from dorfplatz.bots import find_bot
from dorfplatz.cli.common import language
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal, Note
from dorfplatz.engine.rng import FastRng
from dorfplatz.games import find
from dorfplatz.games.above_and_below import spoilers, texts
from dorfplatz.kit.material import load
from dorfplatz.table import Table
from dorfplatz.table.fairness import seed_from
from dorfplatz.words import Words, words

GAME = "above-and-below"
TOLD_BY_THE_BOOK = ("section-read", "option-chosen", "exploration-succeeds", "exploration-fails")
STAGE_HANDS = ("card-drawn", "villager-comes", "cave-turned", "token-laid", "section-die")
IDLE = ("R", "$", "?", "^")
"""Free actions that make no story: renewing a row, the sale spot, offers, placing goods."""


def command(
    section: int | None = typer.Argument(None, help="The number of a section, 1 to 216."),
    shown: bool = typer.Option(
        False, "--spoilers/--no-spoilers", help="Show what the options need and bring."
    ),
    story: str | None = typer.Option(None, help="Tell a whole explored game with this seed."),
    seats: int = typer.Option(2, help="How many villages take part in the story."),
    plain: bool = typer.Option(False, help="Print Markdown instead of formatting it."),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """Read one section of the book of encounters, or a whole game as a story."""
    spoken = words(language(lang), find(GAME))
    if story is not None:
        told = tell_game(find(GAME), seats, story, spoken)
    else:
        told = page(section or 1, spoken, with_spoilers=shown)
    if plain:
        typer.echo(told)
    else:
        Console().print(Markdown(told))


# -- One section ------------------------------------------------------------------------


def mechanics(section: int) -> dict[str, Any]:
    """Return what a section does."""
    for found in load("dorfplatz.games.above_and_below", "encounters.json")["sections"]:
        if found["id"] == section:
            entry: dict[str, Any] = found
            return entry
    raise NotPossible("error-section", {"section": section})


def page(section: int, spoken: Words, *, with_spoilers: bool) -> str:
    """Return a section as its reader sees it; with spoilers, also what follows."""
    rules = mechanics(section)
    title = texts.title(section)
    cave = spoken.name(f"cave:{rules['cave']}") if rules.get("cave") else ""
    lines = [f"# {section}. {title[spoken.lang] if title else cave}", "", f"*{cave}*", ""]
    lines += [texts.scene(section)[spoken.lang], ""]
    for number, option in enumerate(rules["options"]):
        lines.append(f"- **{option['key']}** {texts.label(section, number)[spoken.lang]}")
        if with_spoilers:
            lines += [f"    - {line}" for line in results(section, number, option, spoken)]
    return "\n".join(lines) + "\n"


def results(section: int, number: int, option: dict[str, Any], spoken: Words) -> Iterable[str]:
    """Give every outcome of an option with its line, its conditions and its effects in words."""
    parts = [spoken.phrase(phrase) for phrase in spoilers.conditions(section, number)]
    needs = f" ({', '.join(parts)})" if parts else ""
    if option["type"] == "follow":
        yield f"→ {option['goto']}{needs}"
        return
    if option["type"] == "auto":
        outcomes = [("☀ 0", "auto")]
    else:
        tiers = [str(tier["lanterns"]) for tier in option["thresholds"]]
        outcomes = [*((f"☀ {tier}", tier) for tier in tiers), ("✗", "x")]
    for place, (mark, outcome) in enumerate(outcomes):
        line = texts.line(section, number, outcome)[spoken.lang]
        told = effects(section, number, place, spoken)
        yield f"{mark}{needs if outcome != 'x' else ''}: {line} *{told}*"


def effects(section: int, number: int, place: int, spoken: Words) -> str:
    """Return the effects of an outcome in the reader's language."""
    found = spoilers.outcome_effects(section, number, place)
    return ", ".join(spoken.phrase(effect) for effect in found) or "–"


# -- A whole game --------------------------------------------------------------------------


def tell_game(game: AnyGame, seats: int, seed: str, spoken: Words) -> str:
    """Play a game with people who love caves, and tell it."""
    table = Table(game, seats, {}, seed_from(seed))
    rng = FastRng(len(seed))
    bots = [find_bot("greedy", seat) for seat in range(seats)]
    while not table.over:
        seat = table.turn
        moves = [option.move for option in table.prompt(seat).options]
        eager = [move for move in moves if move.startswith(("E:", "#"))]
        largest = max((move.count(",") for move in eager), default=0)
        eager = [move for move in eager if move.count(",") >= min(largest, 2)]
        if eager:
            table.act(seat, eager[int(rng.below(len(eager)))])
        else:
            seen = table.perspective(seat)
            busy = [
                c
                for c in seen.codes
                if not game.notation.write(game.notation.decode(c)).startswith(IDLE)
            ]
            seen.codes = busy or seen.codes
            table.act(seat, game.notation.write(game.notation.decode(bots[seat].choose(seen))))
    return Teller(table, spoken).tell()


class Teller:
    """Turns the log of a finished table into a story."""

    def __init__(self, table: Table, spoken: Words) -> None:
        self.table = table
        self.game = table.game
        self.words = spoken
        self.lines: list[str] = []
        self.aside: list[str] = []
        self.section: int | None = None

    def tell(self) -> str:
        """Return the whole story as Markdown."""
        self.lines = [f"# {self.words.say('game-title')}", ""]
        state = self.game.start(self.table.seats, self.table.options, self.table.version)
        for entry in self.table.log:
            before: Any = self.game.knowledge.view(state, None)
            if entry.code is not None:
                self.game.rules.apply(state, entry.code, Journal(False))
            after: Any = self.game.knowledge.view(state, None)
            self.tell_entry(entry.text, entry.events, before, after)
        self.pause()
        for place in sorted(self.table.standing().seats, key=lambda s: s.rank):
            rank = self.words.say("rank", {"rank": place.rank})
            self.lines.append(f"- {rank} {self.words.name(f'seat:{place.seat}')}: {place.points}")
        return "\n".join(self.lines) + "\n"

    def tell_entry(self, text: str, events: Iterable[Note], before: Any, after: Any) -> None:
        """Tell one move: what the book says in full, everything else in passing."""
        if text.startswith("#") and before.exploration is not None:
            for option in before.exploration.options:
                if text.endswith(option.key):
                    self.paragraph(f"> **{option.label[self.words.lang]}**")
        for event in events:
            if event.key in ("exploration-succeeds", "exploration-fails"):
                source = after.exploration or after.told
                self.paragraph(source.line[self.words.lang])
            elif event.key not in TOLD_BY_THE_BOOK and event.key not in STAGE_HANDS:
                self.tell_event(event)
        self.open_section(after)

    def tell_event(self, event: Note) -> None:
        """Tell what the book does not: rounds and descents as headings, the rest in passing."""
        sentence = self.words.say(event.key, event.args)
        if event.key == "round-begins":
            self.paragraph(f"## {sentence}")
        elif event.key == "explores":
            self.paragraph(f"### {sentence}")
        else:
            self.aside.append(sentence)

    def open_section(self, after: Any) -> None:
        """Read a section aloud when the party comes to it."""
        section = after.exploration.section if after.exploration is not None else None
        if section is not None and section != self.section:
            title = after.exploration.title
            if title is not None:
                self.paragraph(f"**{title[self.words.lang]}** ({section})")
            self.paragraph(after.exploration.scene[self.words.lang])
        self.section = section

    def paragraph(self, text: str) -> None:
        """Tell something in a paragraph of its own."""
        self.pause()
        self.lines += [text, ""]

    def pause(self) -> None:
        """Tell what happened in passing."""
        if self.aside:
            self.lines += [f"*{' '.join(self.aside)}*", ""]
            self.aside = []
