"""Who is connected to a match, here and elsewhere, and who is away from it."""

import time
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from dorfplatz.server import absence, votes, wire
from dorfplatz.server.absence import Absence
from dorfplatz.server.accounts import Person
from dorfplatz.server.frames import frame

if TYPE_CHECKING:
    from dorfplatz.server.match import Match
    from dorfplatz.server.owner import Owner

ANSWER_SECONDS = 2.0


class Listener(Protocol):
    """A connection, as far as live matches know it."""

    person: Person
    lang: str
    muted: set[str]
    watched: set[tuple[str, int | None]]

    def send(self, data: bytes) -> None:
        """Put a frame on its way."""

    def hang_up(self) -> None:
        """End the connection of somebody who was signed out."""


class Presence:
    """The watchers of one match in this process, and the seats whose people are somewhere."""

    def __init__(self, owner: "Owner") -> None:
        self._owner = owner
        self._hub = owner.hub
        self.watchers: dict[int | None, set[Listener]] = {}
        self.elsewhere: dict[str, list[int]] = {}  # who is connected to other processes
        self.absence: Absence | None = None  # read with the match, and longer in memory than it
        self.keeping = False
        self._watched_at = 0.0
        self._told_here: list[int] = []
        self._told_present: list[int] = []

    @property
    def watched(self) -> bool:
        """Whether anybody in this process follows the match."""
        return any(self.watchers.values())

    def everybody(self) -> set[Listener]:
        """Return all who follow the match in this process."""
        return {listener for group in self.watchers.values() for listener in group}

    def join(self, match: "Match") -> None:
        """Let a match that was read know who is away from it."""
        if self.absence is None:
            self.absence = Absence(match.facts.away, self._hub.patience)
        match.absence = self.absence

    def come(self, listener: Listener, seat: int | None, told: wire.Update) -> None:
        """Let somebody follow the match, beginning with what is the truth now."""
        if not self.watched:
            self._hub.neighbours.ask_who(self._owner.name)
            self._watched_at = time.monotonic()
        self.watchers.setdefault(seat, set()).add(listener)
        listener.send(frame(told))
        self._tell(newcomer=listener)

    def go(self, listener: Listener, seat: int | None) -> None:
        """Let somebody follow the match no longer."""
        self.watchers.get(seat, set()).discard(listener)
        self._tell()

    # -- Who is there ------------------------------------------------------------------

    def here(self) -> list[int]:
        """Return the seats whose people are connected to this process."""
        match = self._owner.match
        if match is None:
            return []
        here = {listener.person.id for listener in self.everybody()}
        return [seat for seat, chair in enumerate(match.chairs) if chair.user in here]

    def seats(self) -> list[int]:
        """Return the seats whose people are connected, to any process."""
        return sorted(
            {*self.here(), *(seat for seats in self.elsewhere.values() for seat in seats)}
        )

    def hear(self, process: str, seats: list[int]) -> None:
        """Note who is connected to another process, and tell it."""
        self.elsewhere[process] = seats
        if not seats:
            del self.elsewhere[process]
        self._tell()

    def _tell(self, newcomer: Listener | None = None) -> None:
        here = self.here()
        if here != self._told_here:
            self._told_here = here
            self._hub.neighbours.announce(self._owner.name)
        present = self.seats()
        news = self._note(present, set(self._told_present) - set(present))
        if present != self._told_present or news:
            self._told_present = present
            self._send(present)
        elif newcomer is not None:  # everybody else knows already
            newcomer.send(self._message(present))

    def _send(self, present: list[int]) -> None:
        told = self._message(present)
        for group in self.watchers.values():
            for listener in group:
                listener.send(told)

    def _message(self, present: list[int]) -> bytes:
        match = self._owner.match
        open_ = votes.ballots(match, self._hub.time.now()) if match else []
        return frame(wire.Presence(self._owner.name, present, open_))

    # -- Absence -----------------------------------------------------------------------

    def _note(self, present: Iterable[int], gone: Iterable[int]) -> bool:
        """Note who came and who went, have it stored, and say whether that is news."""
        match = self._owner.match
        if match is None or self.absence is None or match.status != "live":
            return False
        news = self.absence.note(present, gone, self._hub.time.now())
        if self.absence.unwritten and not self.keeping and not self._hub.closing:
            self.keeping = True
            self._hub.later(self._keep(self.absence))
        return news

    async def _keep(self, noted: Absence) -> None:
        """Store who is away, one change after the other; what fails is tried again later."""
        try:
            while noted.unwritten:
                changes, noted.unwritten = noted.unwritten, {}
                try:
                    keep = partial(absence.keep, match=self._owner.name, changes=changes)
                    await self._hub.store.run(keep, True)
                except BaseException:
                    noted.unwritten = {**changes, **noted.unwritten}
                    raise
        finally:
            self.keeping = False

    def settle(self) -> None:
        """Note who is away of whom nobody knew, once the other processes had time to answer."""
        match = self._owner.match
        waited = time.monotonic() - self._watched_at > ANSWER_SECONDS
        if match is None or not waited or not self.watched:
            return
        present = self.seats()
        people = [seat for seat, chair in enumerate(match.chairs) if chair.kind == "person"]
        if self._note(present, set(people) - set(present)):
            told = self._message(present)
            for listener in self.everybody():
                listener.send(told)
