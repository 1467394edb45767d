"""Connect Four: what everybody sees, and what is asked."""

from dataclasses import dataclass

from dorfplatz.engine.prompt import Option, Phrase, Prompt


@dataclass(frozen=True)
class View:
    """The moves so far as columns, and who is to move (None: it is over)."""

    columns: str
    active: int | None


def prompt(seat: int | None, active: int | None, open_columns: list[str]) -> Prompt:
    """Ask for a column whoever is to move."""
    if active is None:
        return Prompt(seat, Phrase("ask-over"))
    if seat != active:
        return Prompt(seat, Phrase("ask-wait", {"seat": f"seat:{active}"}))
    options = tuple(Option(name, (f"column:{name}",)) for name in open_columns)
    return Prompt(seat, Phrase("ask-drop"), options)
