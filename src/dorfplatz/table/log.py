"""The log of a match: its entries as they truly were, and as one viewer may know them."""

from dataclasses import dataclass

from dorfplatz.engine.journal import Note
from dorfplatz.engine.prompt import Phrase

RESIGNS = "resigns"
"""The text of an entry by which a seat left the table."""


@dataclass(frozen=True)
class Entry:
    """One move of the log as it truly was; a seat that left the table has no code, no action."""

    number: int
    seat: int
    code: int | None
    text: str
    events: tuple[Note, ...]
    action: object = None


@dataclass(frozen=True)
class Line:
    """One move of the log as one viewer may know it."""

    number: int
    seat: int
    text: str
    events: tuple[Phrase, ...]


@dataclass(frozen=True)
class Moment:
    """A moment of a match as it truly was, for those who may know everything: after its end."""

    state: object
    log: tuple[Entry, ...]
    before: tuple[object, ...]
    resigned: tuple[int, ...]
    from_start: bool
