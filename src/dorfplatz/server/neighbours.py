"""The other processes of this installation: what they are told, and what is done about theirs."""

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.server import chat, processes
from dorfplatz.server.processes import Notice
from dorfplatz.server.store import new_id
from dorfplatz.server.timekeeping import ASLEEP_MS

if TYPE_CHECKING:
    from dorfplatz.server.hub import Hub

log = logging.getLogger("dorfplatz.neighbours")


class Neighbours:
    """This process among all that serve; with SQLite it is alone."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self.process = new_id()
        self._heard_from: dict[str, float] = {}
        self._outbox: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._announcer: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to speak, if there can be somebody who hears it."""
        if self._hub.store.postgres:
            self._announcer = asyncio.create_task(self._announce())

    def stop(self) -> None:
        """Announce nothing more."""
        if self._announcer is not None:
            self._announcer.cancel()

    # -- Telling -----------------------------------------------------------------------

    async def tell(self, notice: Notice) -> None:
        """Tell the other processes something, if there can be any."""
        store = self._hub.store
        if store.postgres:
            await store.run(partial(store.notify, notice=notice))

    def announce(self, match: str) -> None:
        """Let the others know who is connected to this one, soon and in order."""
        if self._announcer is not None:
            self._outbox.put_nowait(("present", match))

    def ask_who(self, match: str) -> None:
        """Ask the others who is connected to them."""
        if self._announcer is not None:
            self._outbox.put_nowait(("who", match))

    async def _announce(self) -> None:
        owners = self._hub.owners
        while True:
            kind, match = await self._outbox.get()
            notice: Notice = processes.Who(match, self.process)
            if kind == "present":
                seats = owners[match].presence.here() if match in owners else []
                notice = processes.Present(match, self.process, seats)
            try:
                await self.tell(notice)
            except DorfplatzError as problem:
                log.warning("an announcement was lost", extra={"problem": problem.code})

    # -- Hearing -----------------------------------------------------------------------

    async def hear(self, notice: Notice) -> None:
        """Do what follows from something another process (or this one) has done."""
        try:
            await self._hear(notice)
        except DorfplatzError as problem:
            log.warning("a notice was lost", extra={"problem": problem.code})

    async def _hear(self, notice: Notice) -> None:
        hub = self._hub
        match notice:
            case processes.Appended():
                owner = hub.owners.get(notice.match)
                if owner is not None:
                    await owner.ask(partial(owner.catch_up, notice.version))
            case processes.TableChanged():
                await hub.tell_table(notice.table, here=False)
            case processes.Reload():
                await hub.reload([notice.match])
            case processes.SignedOut():
                hub.hang_up(notice)
            case processes.Present():
                self._hear_present(notice)
            case processes.Who():
                if notice.process != self.process and notice.match in hub.owners:
                    self.announce(notice.match)
            case processes.Alive():
                if notice.process != self.process:
                    self._heard_from[notice.process] = time.monotonic()
            case processes.Gone():
                self._miss(notice.process)
            case processes.Chatted():
                if notice.table in hub.owners or notice.table in hub.at_table:
                    line = await hub.store.run(partial(chat.one, chat=notice.chat))
                    await hub.said(notice.table, line[1])

    def _hear_present(self, notice: processes.Present) -> None:
        if notice.process != self.process:
            self._heard_from[notice.process] = time.monotonic()
            owner = self._hub.owners.get(notice.match)
            if owner is not None:
                owner.presence.hear(notice.process, notice.seats)

    def miss_silent(self) -> None:
        """Believe no longer in processes that were not heard of for a while."""
        silent = time.monotonic() - ASLEEP_MS / 1000
        for process in [p for p, at in self._heard_from.items() if at < silent]:
            self._miss(process)

    def _miss(self, process: str) -> None:
        """Believe no longer that anybody is connected to a process that has gone."""
        self._heard_from.pop(process, None)
        for owner in list(self._hub.owners.values()):
            if process in owner.presence.elsewhere:
                owner.presence.hear(process, [])
