"""What happened, as told to those who may know it."""

from dataclasses import dataclass

from mypy_extensions import i64

from dorfplatz.engine.prompt import Arg, Phrase


@dataclass(frozen=True)
class Event:
    """One thing that happened: a key of the words, its values, and who may know it.

    ``audience`` is the only seat that may know it (None: everybody); the others are told
    ``instead``, if anything.
    """

    key: str
    args: dict[str, Arg]
    audience: int | None = None
    instead: Phrase | None = None

    def told(self, viewer: int | None) -> Phrase | None:
        """Return what ``viewer`` is told (None: a spectator), or None for nothing."""
        if self.audience is None or self.audience == viewer:
            return Phrase(self.key, self.args)
        return self.instead


class Journal:
    """Collects events while it is on; search leaves it off and pays nothing."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.events: list[Event] = []

    def note(self, key: str, args: dict[str, Arg]) -> None:
        """Write down something everybody may know."""
        if self.on:
            self.events.append(Event(key, args))

    def whisper(
        self, seat: i64, key: str, args: dict[str, Arg], instead: Phrase | None = None
    ) -> None:
        """Write down something only ``seat`` may know; the others are told ``instead``."""
        if self.on:
            self.events.append(Event(key, args, int(seat), instead))

    def take(self) -> list[Event]:
        """Hand out what was collected and begin anew."""
        events = self.events
        self.events = []
        return events


def silence() -> Journal:
    """Return a journal that is off."""
    return Journal(False)
