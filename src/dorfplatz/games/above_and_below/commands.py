"""Above and Below at the terminal: ``dorfplatz book``, for the editors of its book.

One section of the encounters, or a whole game told as a story.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final

from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.journal import Note
from dorfplatz.games.above_and_below import spoilers, texts
from dorfplatz.kit.commands import Evening, Host, Speaker, Told
from dorfplatz.kit.material import load

TOLD_BY_THE_BOOK: Final = (
    "section-read",
    "option-chosen",
    "exploration-succeeds",
    "exploration-fails",
)
STAGE_HANDS: Final = ("card-drawn", "villager-comes", "cave-turned", "token-laid", "section-die")
IDLE: Final = ("R", "$", "?", "^")
"""Free actions that make no story: renewing a row, the sale spot, offers, placing goods."""
PARTY: Final = 2
"""Whoever likes caves takes at least so many along with the first."""


def book(
    host: Host,
    section: Annotated[int, "The number of a section, 1 to 216."] = 1,
    *,
    spoilers: Annotated[bool, "Show what the options need and bring."] = False,
    story: Annotated[str | None, "Tell a whole explored game with this seed."] = None,
    seats: Annotated[int, "How many villages take part in the story."] = 2,
) -> str:
    """Read one section of the book of encounters, or a whole game as a story."""
    if story is None:
        return page(section, host.words, with_spoilers=spoilers)
    return tell(host.play(seats, story, eager, IDLE), host.words)


COMMANDS: Final = {"book": book}


# -- One section ------------------------------------------------------------------------


def mechanics(section: int) -> dict[str, Any]:
    """Return what a section does."""
    for found in load(__name__.rpartition(".")[0], "encounters.json")["sections"]:
        if found["id"] == section:
            entry: dict[str, Any] = found
            return entry
    raise NotPossible("error-section", {"section": section})


def page(section: int, spoken: Speaker, *, with_spoilers: bool) -> str:
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


def results(section: int, number: int, option: dict[str, Any], spoken: Speaker) -> Iterable[str]:
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


def effects(section: int, number: int, place: int, spoken: Speaker) -> str:
    """Return the effects of an outcome in the reader's language."""
    found = spoilers.outcome_effects(section, number, place)
    return ", ".join(spoken.phrase(effect) for effect in found) or "–"


# -- A whole game --------------------------------------------------------------------------


def eager(moves: Sequence[str]) -> Sequence[str]:
    """Return what people who love caves do: they go below, and not alone."""
    below = [move for move in moves if move.startswith(("E:", "#"))]
    largest = max((move.count(",") for move in below), default=0)
    return [move for move in below if move.count(",") >= min(largest, PARTY)]


def tell(evening: Evening, spoken: Speaker) -> str:
    """Return a whole game as Markdown."""
    return Teller(spoken).tell(evening)


class Teller:
    """Turns the moves of a finished game into a story."""

    def __init__(self, spoken: Speaker) -> None:
        self.words = spoken
        self.lines: list[str] = []
        self.aside: list[str] = []
        self.section: int | None = None

    def tell(self, evening: Evening) -> str:
        """Return the whole story as Markdown."""
        self.lines = [f"# {self.words.say('game-title')}", ""]
        for move in evening.moves:
            self.tell_move(move)
        self.pause()
        for place in sorted(evening.standing.seats, key=lambda s: s.rank):
            rank = self.words.say("rank", {"rank": place.rank})
            self.lines.append(f"- {rank} {self.words.name(f'seat:{place.seat}')}: {place.points}")
        return "\n".join(self.lines) + "\n"

    def tell_move(self, move: Told) -> None:
        """Tell one move: what the book says in full, everything else in passing."""
        if move.text.startswith("#") and move.before.exploration is not None:
            for option in move.before.exploration.options:
                if move.text.endswith(option.key):
                    self.paragraph(f"> **{option.label[self.words.lang]}**")
        for event in move.events:
            if event.key in ("exploration-succeeds", "exploration-fails"):
                source = move.after.exploration or move.after.told
                self.paragraph(source.line[self.words.lang])
            elif event.key not in TOLD_BY_THE_BOOK and event.key not in STAGE_HANDS:
                self.tell_event(event)
        self.open_section(move.after)

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
