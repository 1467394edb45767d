"""The hub: all live matches of this process, and everybody who listens."""

import asyncio
import logging
from collections.abc import Awaitable

from sqlalchemy import Connection, select

from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.server import absence, lobby, processes, wire
from dorfplatz.server.bot_runner import BotRunner
from dorfplatz.server.errors import NotFound, Unavailable
from dorfplatz.server.frames import frame
from dorfplatz.server.metrics import LIVE
from dorfplatz.server.neighbours import Neighbours
from dorfplatz.server.owner import Owner
from dorfplatz.server.presence import Listener
from dorfplatz.server.processes import Group, SignedOut
from dorfplatz.server.schema import chairs, matches
from dorfplatz.server.store import Store, fact
from dorfplatz.server.sweep import sweep
from dorfplatz.server.timekeeping import ServerTime

log = logging.getLogger("dorfplatz.hub")
IDLE_SECONDS = 30.0
REST_SECONDS = 120.0
PACE_SECONDS = 1.5
ORDER_SECONDS = 0.8
UNDO_SECONDS = 3.0


class Hub:
    """All live matches of this process, and everybody who listens."""

    def __init__(
        self,
        store: Store,
        bots: BotRunner,
        idle_seconds: float = IDLE_SECONDS,
        patience: int = absence.PATIENCE_MS,
        rest_seconds: float = REST_SECONDS,
        pace_seconds: float = PACE_SECONDS,
        order_seconds: float = ORDER_SECONDS,
        undo_seconds: float = UNDO_SECONDS,
    ) -> None:
        self.store = store
        self.bots = bots
        self.idle_seconds = idle_seconds
        self.patience = patience
        self.rest_seconds = rest_seconds
        self.pace_seconds = pace_seconds
        self.order_seconds = order_seconds
        self.undo_seconds = undo_seconds
        self.time = ServerTime()
        self.owners: dict[str, Owner] = {}
        self.neighbours = Neighbours(self)
        self.listeners: set[Listener] = set()
        self.in_lobby: set[Listener] = set()
        self.advised: set[str] = set()  # users for whom a bot works out a hint
        self.at_table: dict[str, set[Listener]] = {}
        self.closing = False
        self.epoch = 0
        self._sweeper: asyncio.Task[None] | None = None
        self._swept: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to keep time and to do what is due."""
        await self.store.run(lambda c: self.time.beat(c, starting=True), True)
        self.epoch = int(await self.store.run(lambda c: fact(c, "epoch", "0"), True))
        self._sweeper = asyncio.create_task(sweep(self))
        self.neighbours.start()

    def owner(self, name: str) -> Owner:
        """Return the owner of a match; it reads the match when it is first needed."""
        if self.closing:
            raise Unavailable("error-closing")
        if name not in self.owners:
            self.owners[name] = Owner(self, name)
            LIVE.set(len(self.owners))
        return self.owners[name]

    async def close(self) -> None:
        """Finish what is running, take nothing new, and tell everybody."""
        self.closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        for owner in list(self.owners.values()):
            for task in list(owner.thinking.values()):
                task.cancel()
            await owner.finish()
        bye = frame(wire.Bye("closing", True))
        for listener in list(self.listeners):
            listener.send(bye)
        await self.bots.close()
        self.neighbours.stop()
        try:
            await self.neighbours.tell(processes.Gone(self.neighbours.process))
            await self.store.run(self.time.beat, True)  # the clocks stand still from here on
        except DorfplatzError as problem:
            log.warning("the farewell was lost", extra={"problem": problem.code})

    def later(self, work: Awaitable[object]) -> None:
        """Have something done beside everything else."""

        async def quietly() -> None:
            try:
                await work
            except DorfplatzError as problem:
                log.warning("what is due has to wait", extra={"problem": problem.code})

        task = asyncio.create_task(quietly())
        self._swept.add(task)
        task.add_done_callback(self._swept.discard)

    # -- Connections ----------------------------------------------------------------------

    def goodbye(self, listener: Listener) -> None:
        """Forget a connection."""
        self.listeners.discard(listener)
        self.in_lobby.discard(listener)
        for name, seat in listener.watched:
            self.leave_table(listener, name)
            if name in self.owners:
                self.owners[name].unwatch(listener, seat)

    def leave_table(self, listener: Listener, name: str) -> None:
        """Tell a connection nothing more about a table."""
        group = self.at_table.get(name, set())
        group.discard(listener)
        if not group:
            self.at_table.pop(name, None)

    async def sign_out(self, group: Group, value: str, kept: str | None = None) -> None:
        """End the connections of a session, a token, a user, or all other sessions of a user."""
        notice = SignedOut(group, value, kept)
        self.hang_up(notice)
        await self.neighbours.tell(notice)

    def hang_up(self, out: SignedOut) -> None:
        """End such connections to this process."""
        for listener in list(self.listeners):
            person = listener.person
            match out.group:
                case "session":
                    meant = person.session == out.value
                case "token":
                    meant = person.token == out.value
                case "others":
                    meant = person.id == out.value and person.session != out.kept
                case "user":
                    meant = person.id == out.value
            if meant:
                listener.hang_up()

    # -- Tables ---------------------------------------------------------------------------

    async def table_changed(self, name: str) -> None:
        """Tell everybody who listens that a table changed, and start what is to be started."""
        await self.neighbours.tell(processes.TableChanged(name))
        await self.tell_table(name)

    async def tell_table(self, name: str, here: bool = True) -> None:
        """Tell those who are connected here about a table; wake it if it has just started."""
        try:
            info = await self.store.run(lambda c: lobby.table_info(c, name))
        except DorfplatzError:
            return
        told = frame(wire.Table(info))
        listeners = set(self.at_table.get(name, ()))
        if info.public:
            listeners |= self.in_lobby
        for listener in listeners:
            listener.send(told)
        if here and info.status == "live" and not self.closing:
            owner = self.owner(name)
            await owner.ask(owner.loaded)

    async def reload(self, names: list[str]) -> None:
        """Read matches anew in which somebody has another name or is no more, or that ended."""
        for name in names:
            if name not in self.owners:
                continue
            try:
                await self.owners[name].ask(self.owners[name].reload)
            except NotFound:  # whoever runs the server has put an end to it
                await self._forget(name)

    async def _forget(self, name: str) -> None:
        owner = self.owners.pop(name, None)
        LIVE.set(len(self.owners))
        if owner is not None:
            for task in list(owner.thinking.values()):
                task.cancel()
            await owner.finish()
        await self.tell_table(name, here=False)

    async def said(self, name: str, line: wire.ChatLine) -> None:
        """Tell a table what was said, except to those who do not want to hear that person.

        What is said aside is for those who watch: nobody who plays is advised.
        """
        told = frame(wire.Chat(name, [line]))
        playing: set[str | None] = set()
        if line.aside:
            info = await self.store.run(lambda c: lobby.table_info(c, name))
            playing = {chair.user for chair in info.chairs}
        owner = self.owners.get(name)
        listeners = owner.presence.everybody() if owner else set()
        listeners |= self.at_table.get(name, set())
        for listener in listeners:
            if line.user not in listener.muted and listener.person.id not in playing:
                listener.send(told)

    async def catch_up(self) -> None:
        """Ask the store about every match in memory: notices may have been missed."""
        for name in list(self.owners):
            if name in self.owners:  # it may have gone to rest meanwhile
                await self.owners[name].ask(self.owners[name].catch_up)

    async def seats_of(self, user: str) -> dict[str, list[int]]:
        """Return the seats somebody has in matches that are going on."""

        def find(connection: Connection) -> dict[str, list[int]]:
            found: dict[str, list[int]] = {}
            for row in connection.execute(
                select(chairs.c.match_id, chairs.c.seat)
                .join(matches, matches.c.id == chairs.c.match_id)
                .where(chairs.c.user_id == user, matches.c.status == "live")
            ):
                found.setdefault(row.match_id, []).append(row.seat)
            return found

        return await self.store.run(find)
