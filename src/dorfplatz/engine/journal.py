"""What happened, as told to those who may know it."""

from collections.abc import Mapping
from dataclasses import dataclass

from mypy_extensions import i64

from dorfplatz.engine.events import Event
from dorfplatz.engine.prompt import Arg, Phrase


@dataclass(frozen=True)
class Note:
    """One thing that happened, as a phrase and as a value, and who may know it.

    ``audience`` is the only seat that may know it (None: everybody); the others are told
    ``instead``, if anything.
    """

    phrase: Phrase
    audience: int | None = None
    instead: Phrase | None = None

    @property
    def key(self) -> str:
        """The key of its words."""
        return self.phrase.key

    @property
    def args(self) -> Mapping[str, Arg]:
        """The values in its sentence."""
        return self.phrase.args

    def for_viewer(self, viewer: int | None) -> Phrase | None:
        """Return what ``viewer`` is told (None: a spectator), or None for nothing."""
        if self.audience is None or self.audience == viewer:
            return self.phrase
        return self.instead


class Journal:
    """Collects events while it is on; search leaves it off and pays nothing."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.notes: list[Note] = []

    def tell(self, event: Event) -> None:
        """Write down something everybody may know."""
        if self.on:
            self.notes.append(Note(event.phrase()))

    def whisper(self, seat: i64, event: Event, instead: Event | None = None) -> None:
        """Write down something only ``seat`` may know; the others are told ``instead``."""
        if self.on:
            other = None if instead is None else instead.phrase()
            self.notes.append(Note(event.phrase(), int(seat), other))

    def take(self) -> list[Note]:
        """Hand out what was collected and begin anew."""
        notes = self.notes
        self.notes = []
        return notes
