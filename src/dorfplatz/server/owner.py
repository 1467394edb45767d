"""The owner of a live match: one per match in a process, with a mailbox in front.

Whatever concerns a match goes through its owner, one thing after the other: it is checked and
carried out on the match in memory, made durable, and only then told. If the store says that
another process was faster, the owner reads what happened and tries again. Loading, acting and the
bots of a match stay in one class, because all three change the same match through the same mailbox.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection, update

from dorfplatz.engine.errors import DorfplatzError, NotPossible
from dorfplatz.server import deeds, loading, votes, wire
from dorfplatz.server.accounts import Person
from dorfplatz.server.answers import check_look, check_own
from dorfplatz.server.deeds import Answered, Deed, Event, Moved, Ordered, StoodIn, TookBack, Voted
from dorfplatz.server.errors import Unavailable
from dorfplatz.server.frames import frame, framed
from dorfplatz.server.holding import Holding, still_undoable
from dorfplatz.server.match import STAND_IN, Match, rebuilt
from dorfplatz.server.metrics import APPEND_SECONDS, CONFLICTS, DELIVERIES, LIVE, MOVES
from dorfplatz.server.presence import Listener, Presence
from dorfplatz.server.queue import NOBODY_PLAYS, PERSON_AWAY, PERSON_HERE, Place
from dorfplatz.server.schema import matches
from dorfplatz.server.sweep import FOREIGN_BOT_MS
from dorfplatz.server.votes import plays
from dorfplatz.words import words

if TYPE_CHECKING:
    from dorfplatz.server.hub import Hub

log = logging.getLogger("dorfplatz.owner")
T = TypeVar("T")
ATTEMPTS = 8
BOT_PAUSE = 1.0


class Owner:
    """The one in this process who changes a match."""

    def __init__(self, hub: "Hub", name: str) -> None:
        self.hub = hub
        self.name = name
        self.match: Match | None = None
        self.presence = Presence(self)
        self.mailbox = asyncio.Lock()  # whoever asks waits here, first come, first served
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.holding = Holding()
        self._failed: set[tuple[int, str]] = set()  # bots the table was told of
        self._looked_at = float("-inf")
        self._retired = False
        self._used = time.monotonic()

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done when it is its turn."""
        async with self.mailbox:
            if self._retired:  # it went to rest at this very moment
                raise Unavailable("error-busy")
            self._used = time.monotonic()
            try:
                return await work()
            except DorfplatzError:
                raise
            except Exception:
                log.exception("an owner failed", extra={"match": self.name})
                self.match = None
                raise

    async def answer(self, question: Callable[[Match], T]) -> T:
        """Ask the match something that changes nothing, when it is its turn."""

        async def asked() -> T:
            return question(await self.loaded())

        return await self.ask(asked)

    def retire(self) -> None:
        """Forget the match if nobody needs it in memory; nothing is lost, it is its log."""
        rested = time.monotonic() - self._used > self.hub.idle_seconds
        busy = self.thinking or self.mailbox.locked() or self.presence.keeping
        if rested and not busy and not self.presence.watched:
            self._retired = True
            self.match = None  # the presence knows this owner: they wait for a rare collection
            self.hub.owners.pop(self.name, None)
            LIVE.set(len(self.hub.owners))

    async def finish(self) -> None:
        """Wait until everything that was asked for is done, and take nothing new."""
        async with self.mailbox:
            self._retired = True

    # -- Loading -----------------------------------------------------------------------

    async def loaded(self) -> Match:
        """Return the match, read from the store if it is not in memory."""
        if self.match is None:
            self.match = await self.hub.store.run(self._load)
            self.presence.join(self.match)
            await self._note_plan(self.match)
            self._think()
        return self.match

    def _load(self, connection: Connection) -> Match:
        facts = loading.load_facts(connection, self.name)
        return rebuilt(facts, loading.load_events(connection, self.name))

    async def _note_plan(self, match: Match) -> None:
        """Let the store know what is due, so that it happens even if nobody is here."""
        plan = self._plan(match)

        def note(connection: Connection) -> None:
            connection.execute(
                update(matches)
                .where(matches.c.id == self.name, matches.c.version == match.version)
                .where(matches.c.status == "live")
                .values(**plan)
            )

        if match.status == "live":
            await self.hub.store.run(note, True)

    def _plan(self, match: Match) -> dict[str, object]:
        automatic = match.facts.timeout == "bot"
        return {
            "status": match.status,
            # Where nobody plays, bots rest until somebody looks: nothing is due by itself.
            "bot_due": bool(match.bots_due() or match.orders_due()) and match.has_player,
            "deadline": match.deadline if automatic else None,
            "waiting": wire.encode(match.waiting).decode(),
            "winners": self._winners(match),
        }

    def _winners(self, match: Match) -> str | None:
        if match.status != "over":
            return None
        return wire.encode(list(match.table.standing().winners)).decode()

    async def catch_up(self, version: int | None = None) -> None:
        """Carry out what another process stored, and tell it."""
        match = self.match
        if match is None or (version is not None and version <= match.version):
            return
        before = match.version
        name, since = self.name, match.version
        missed = await self.hub.store.run(lambda c: loading.load_events(c, name, since))
        try:
            for event in missed:
                match.replay(event)
        except DorfplatzError:
            self.match = None
            await self.loaded()
        if missed:
            self._tell(before)
            self.holding.end()
            self._think(foreign=True)

    async def reload(self) -> None:
        """Read everything anew: who sits here has changed, or a backup was put in place."""
        if self.match is not None:
            self.match = None
            await self.loaded()
            self._tell(0)

    # -- Watching ----------------------------------------------------------------------

    async def watch(
        self, listener: Listener, seat: int | None, since: int | None, key: str | None
    ) -> None:
        """Tell somebody the truth now and whatever follows."""
        self.presence.come(listener, seat, await self.see(listener.person, seat, since, key))
        self._think()

    async def see(
        self, person: Person | None, seat: int | None, since: int | None, key: str | None
    ) -> wire.Update:
        """Return the truth for a seat of one's own, or for a spectator."""
        match = await self.loaded()
        check_look(match, person, seat, key)
        self._looked_at = time.monotonic()
        return match.update(seat, since, self.hub.time.now())

    async def look_back(
        self, person: Person | None, seat: int | None, at: int, key: str | None
    ) -> wire.Update:
        """Return what a seat or a spectator could see so many lines into the log.

        While a match goes on, a seat's past is for whoever has the seat; afterwards nothing is
        secret any more.
        """
        match = await self.loaded()
        if match.status != "over" or seat is None:
            check_look(match, person, seat, key)
        return match.past(seat, at)

    def unwatch(self, listener: Listener, seat: int | None) -> None:
        """Tell somebody nothing more about this match."""
        self._looked_at = time.monotonic()
        self.presence.go(listener, seat)

    def _tell(self, since: int, answer: tuple[Listener, bytes] | None = None) -> None:
        """Send every watcher the truth; those who see the same get the same bytes.

        What one connection is told at once, an answer included, is one write.
        """
        match = self.match
        if match is None:
            return
        watchers = self.presence.watchers
        viewers = [seat for seat, group in watchers.items() if group]
        told: dict[Listener, list[bytes]] = {}
        for seat, message in match.messages(viewers, since, self.hub.time.now()):
            data = framed(message)
            for listener in watchers[seat]:
                told.setdefault(listener, []).append(data)
        DELIVERIES.inc(sum(map(len, told.values())))
        if answer is not None:
            told.setdefault(answer[0], []).append(answer[1])
        for listener, frames in told.items():
            listener.send(b"".join(frames))

    # -- Acting ------------------------------------------------------------------------

    async def act(self, asker: Listener, asked: wire.Act) -> None:
        """Do what somebody asks for and acknowledge it, or raise."""
        person = asker.person
        deed = deeds.asked_for(asked)
        version = asked.version if isinstance(asked, wire.Move) else None
        match = await self.loaded()
        check_own(match, person.id, asked.seat)
        known = self._repeated(match, person.id, asked.id)
        if known is not None:
            asker.send(frame(known))
            return
        if isinstance(deed, (Moved, TookBack, Ordered)) and match.bot_of(asked.seat):
            raise NotPossible("error-bot-plays")
        await self._commit(deed, asker, asked.id, version)

    def _repeated(self, match: Match, user: str | None, request: str | None) -> wire.Ack | None:
        """Return the acknowledgement of what had been done before."""
        if request is None or (user, request) not in match.requests:
            return None
        return wire.Ack(request, self.name, match.requests[user, request], True)

    async def _commit(
        self,
        deed: Deed,
        asker: Listener | None = None,
        request: str | None = None,
        version: int | None = None,
    ) -> None:
        actor = asker.person.id if asker else None
        for _ in range(ATTEMPTS):
            match = await self.loaded()
            known = self._repeated(match, actor, request)
            if asker and known is not None:
                asker.send(frame(known))
                return
            match.check_fresh(version)
            before = match.version
            now = self.hub.time.now()
            done = votes.settled(match, deed, now) if isinstance(deed, Voted) else deed
            result = match.do(done, now)
            event = Event(match.version, done, actor, request, now, result)
            row = deeds.row(self.name, match.facts.epoch, event)
            try:
                begun = time.perf_counter()
                won = await self.hub.store.append(row, self._plan(match))
                APPEND_SECONDS.observe(time.perf_counter() - begun)
            except BaseException:
                self.match = None  # whether it is stored only the store knows
                raise
            if won:
                match.remember(actor, request)
                MOVES.labels(deeds.kind_of(done)).inc()
                ack = frame(wire.Ack(request, self.name, match.version))
                self._tell(before, (asker, ack) if asker else None)
                self.holding.end()
                self._think()
                if match.status == "over":
                    await self.hub.table_changed(self.name)
                return
            CONFLICTS.inc()
            self.match = None
            await self.loaded()
            self._tell(before)
        raise Unavailable("error-busy")

    async def check_time(self) -> None:
        """Let bots stand in for those who are out of time."""
        match = await self.loaded()
        if match.facts.timeout != "bot" or match.status != "live":
            return
        for seat in match.clock.expired(self.hub.time.now()):
            if match.bot_of(seat) is None:
                await self._commit(StoodIn(seat, STAND_IN))

    async def replace(self, seats: list[int]) -> None:
        """Let bots stand in for somebody who is no more."""
        match = await self.loaded()
        for seat in seats:
            if match.status == "live" and match.bot_of(seat) is None:
                await self._commit(StoodIn(seat, STAND_IN))

    # -- Bots ---------------------------------------------------------------------------

    def _think(self, foreign: bool = False) -> None:
        """Let bots begin to think where they are to decide."""
        match = self.match
        if match is None or self.hub.closing or not self.awake():
            return
        for seat in match.bots_due():
            if seat not in self.thinking:
                task = asyncio.create_task(self._decide(seat, foreign))
                self.thinking[seat] = task
        for seat in match.orders_due():
            if seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self._answer(seat, foreign))

    def awake(self) -> bool:
        """Say whether bots are to think: for somebody who plays, or who looks on.

        Where nobody plays any more they rest a while after the last look, and where nobody ever did
        as soon as nobody watches.
        """
        match = self.match
        if match is None:
            return False
        if match.has_player or self.presence.watched:
            return True
        played = any(chair.kind == "person" for chair in match.chairs)
        return played and time.monotonic() - self._looked_at < self.hub.rest_seconds

    def _place(self, match: Match) -> Place:
        """Return how urgent a bot's decision is, and for whom."""
        here = any(plays(match.chairs[seat]) for seat in self.presence.seats())
        away = PERSON_AWAY if match.has_player else NOBODY_PLAYS
        group = match.facts.origin or self.name
        return Place(PERSON_HERE if here else away, group, self.awake)

    async def _decide(self, seat: int, foreign: bool) -> None:
        """Think about one decision and put it into the mailbox."""
        try:
            if foreign:  # whoever stored the last event lets the bots think; this is in reserve
                await asyncio.sleep(FOREIGN_BOT_MS / 1000)
            match = self.match
            bot = match.bot_of(seat) if match else None
            if match is None or bot is None or seat not in match.waiting or not self.awake():
                return
            decided_at = match.decided_at
            seen = match.table.perspective(seat)
            facts = match.facts
            place = self._place(match)
            begun = time.monotonic()
            code, by = await self.hub.bots.choose(bot, seen, facts.seats, facts.options, place)
            if by != bot:
                self._tell_failure(seat, bot)
            move = facts.game.notation.write(facts.game.notation.decode(code))
            while match.decided_at == decided_at and seat in match.bots_due():
                held = self._held(match, seat, time.monotonic() - begun)
                if held <= 0:
                    break
                await self.holding.wait(held)
            # Whoever gives up thinking does not give up a move that is being made.
            await asyncio.shield(self.ask(lambda: self._play_bot(seat, decided_at, move)))
        except DorfplatzError as problem:
            log.warning("a bot has to wait", extra={"problem": problem.code})
            await asyncio.sleep(BOT_PAUSE)
        finally:
            self.thinking.pop(seat, None)
            self._think()

    async def _answer(self, seat: int, foreign: bool) -> None:
        """Let a standing order answer, always after the same time, whatever somebody holds."""
        try:
            await asyncio.sleep(self.hub.order_seconds + foreign * FOREIGN_BOT_MS / 1000)
            await asyncio.shield(self.ask(lambda: self._play_order(seat)))
        except DorfplatzError as problem:
            log.warning("an order has to wait", extra={"problem": problem.code})
            await asyncio.sleep(BOT_PAUSE)
        finally:
            self.thinking.pop(seat, None)
            self._think()

    async def _play_order(self, seat: int) -> None:
        match = await self.loaded()
        move = match.orders.move(seat) if seat in match.orders_due() else None
        if move is not None:  # it was not taken back meanwhile, and nobody played by hand
            await self._commit(Answered(seat, move))

    def _held(self, match: Match, seat: int, thought: float) -> float:
        """Return how many seconds a bot that has thought so long holds its move back."""
        mover = match.last_mover
        watchers = self.presence.watchers.get(mover, set()) if mover is not None else set()
        now, undo = self.hub.time.now(), self.hub.undo_seconds
        held = still_undoable(match, undo, now, watchers)
        if match.chairs[seat].stand_in is not None and self.presence.watched:
            # It plays for somebody, who can follow it and come back before it moves.
            held = max(held, self.hub.pace_seconds - thought)
        return held

    def _tell_failure(self, seat: int, bot: str) -> None:
        """Tell those who watch that a bot does not play as it should; once is enough."""
        if (seat, bot) in self._failed:
            return
        self._failed.add((seat, bot))
        for listener in self.presence.everybody():
            said = words(listener.lang).say("bot-failed", {"seat": seat + 1, "bot": bot})
            listener.send(frame(wire.Notice(self.name, seat, "bot-failed", said)))

    async def _play_bot(self, seat: int, decided_at: int, move: str) -> None:
        match = await self.loaded()
        if match.decided_at == decided_at and seat in match.bots_due():
            await self._commit(Moved(seat, move))
