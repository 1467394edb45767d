"""Live matches: one owner per match in a process, with a mailbox in front.

Whatever concerns a match goes through its owner, one thing after the other: it is checked and
carried out on the match in memory, made durable, and only then told. If the store says that
another process was faster, the owner reads what happened and tries again.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Protocol, TypeVar

import msgspec
from sqlalchemy import Connection, select, update

from dorfplatz.engine.errors import DorfplatzError, NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.perspective import Perspective
from dorfplatz.server import absence, lobby, votes, wire
from dorfplatz.server.absence import Absence
from dorfplatz.server.accounts import Person
from dorfplatz.server.bot_runner import BotRunner
from dorfplatz.server.errors import Forbidden, NotFound, Unavailable
from dorfplatz.server.frames import frame, framed
from dorfplatz.server.match import STAND_IN, Facts, Match, check_bot, rebuilt
from dorfplatz.server.metrics import APPEND_SECONDS, CONFLICTS, DELIVERIES, LIVE, MOVES
from dorfplatz.server.queue import NOBODY_PLAYS, PERSON_AWAY, PERSON_HERE, Place
from dorfplatz.server.schema import chairs, matches
from dorfplatz.server.store import (
    ASLEEP_MS,
    HEARTBEAT_MS,
    ServerTime,
    Store,
    fact,
    new_id,
    wall_ms,
)
from dorfplatz.server.votes import plays
from dorfplatz.table.plan import tried
from dorfplatz.words import words

log = logging.getLogger("dorfplatz.live")
T = TypeVar("T")
ATTEMPTS = 8
IDLE_SECONDS = 30.0
SWEEP_SECONDS = 1.0
ANSWER_SECONDS = 2.0
REST_SECONDS = 120.0
FOREIGN_BOT_MS = 10_000
SWEPT = 100
BOT_PAUSE = 1.0
PACE_SECONDS = 1.5


class Listener(Protocol):
    """A connection, as far as live matches know it."""

    person: Person
    muted: set[str]
    watched: set[tuple[str, int | None]]

    def send(self, data: bytes) -> None:
        """Put a frame on its way."""

    def hang_up(self) -> None:
        """End the connection of somebody who was signed out."""


def refusal(error: DorfplatzError, lang: str, game: AnyGame | None = None) -> wire.Refusal:
    """Return an error as it is told: a word for programs, a sentence, the rule, the fault."""
    return wire.Refusal(
        error.code, words(lang, game).error(error), error.rule, error.at, error.phrase
    )


class Owner:
    """The one in this process who changes a match."""

    def __init__(self, hub: "Hub", name: str) -> None:
        self.hub = hub
        self.name = name
        self.match: Match | None = None
        self.watchers: dict[int | None, set[Listener]] = {}
        self.mailbox = asyncio.Lock()  # whoever asks waits here, first come, first served
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.elsewhere: dict[str, list[int]] = {}  # who is connected to other processes
        self.absence: Absence | None = None  # read with the match, and longer in memory than it
        self._keeping = False
        self._watched_at = 0.0
        self._looked_at = float("-inf")
        self._told_here: list[int] = []
        self._told_present: list[int] = []
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

    def retire(self) -> None:
        """Forget the match if nobody needs it in memory; nothing is lost, it is its log."""
        rested = time.monotonic() - self._used > self.hub.idle_seconds
        busy = self.thinking or self.mailbox.locked() or self._keeping
        if rested and not busy and not any(self.watchers.values()):
            self._retired = True
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
            if self.absence is None:
                self.absence = Absence(self.match.facts.away, self.hub.patience)
            self.match.absence = self.absence
            await self._note_plan(self.match)
            self._think()
        return self.match

    def _load(self, connection: Connection) -> Match:
        facts: Facts = lobby.load_facts(connection, self.name)
        return rebuilt(facts, lobby.load_events(connection, self.name))

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
            "bot_due": bool(match.bots_due()) and match.has_player,
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
        missed = await self.hub.store.run(lambda c: lobby.load_events(c, name, since))
        try:
            for event in missed:
                match.replay(event)
        except DorfplatzError:
            self.match = None
            await self.loaded()
        if missed:
            self._tell(before)
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
        update_ = await self.see(listener.person, seat, since, key)
        if not any(self.watchers.values()):
            self.hub.ask_others(self.name)
            self._watched_at = time.monotonic()
        self.watchers.setdefault(seat, set()).add(listener)
        listener.send(frame(update_))
        self._tell_presence(newcomer=listener)
        self._think()

    async def see(
        self, person: Person | None, seat: int | None, since: int | None, key: str | None
    ) -> wire.Update:
        """Return the truth for a seat of one's own, or for a spectator."""
        match = await self.loaded()
        self._check_look(match, person, seat, key)
        self._looked_at = time.monotonic()
        return match.update(seat, since, self.hub.time.now())

    def _check_look(
        self, match: Match, person: Person | None, seat: int | None, key: str | None
    ) -> None:
        """Refuse a look from a foreign seat, or at a table one may not know of."""
        user = person.id if person else None
        if seat is not None:
            self._own(match, user, seat)
        elif not (match.facts.public or key == match.facts.key or match.seats_of(user or "?")):
            raise NotFound("error-no-table")

    async def look_back(
        self, person: Person | None, seat: int | None, at: int, key: str | None
    ) -> wire.Update:
        """Return what a seat or a spectator could see so many lines into the log.

        While a match goes on, a seat's past is for whoever has the seat; afterwards nothing is
        secret any more.
        """
        match = await self.loaded()
        if match.status != "over" or seat is None:
            self._check_look(match, person, seat, key)
        return match.past(seat, at)

    def unwatch(self, listener: Listener, seat: int | None) -> None:
        """Tell somebody nothing more about this match."""
        self.watchers.get(seat, set()).discard(listener)
        self._looked_at = time.monotonic()
        self._tell_presence()

    def _own(self, match: Match, user: str | None, seat: int) -> None:
        if not 0 <= seat < match.facts.seats:
            raise NotPossible("error-seat", {"seat": str(seat)})
        if user is None or match.chairs[seat].user != user:
            raise Forbidden("error-not-your-seat")

    def here(self) -> list[int]:
        """Return the seats whose people are connected to this process."""
        if self.match is None:
            return []
        here = {listener.person.id for group in self.watchers.values() for listener in group}
        return [seat for seat, chair in enumerate(self.match.chairs) if chair.user in here]

    def present(self) -> list[int]:
        """Return the seats whose people are connected, to any process."""
        return sorted(
            {*self.here(), *(seat for seats in self.elsewhere.values() for seat in seats)}
        )

    def hear_present(self, process: str, seats: list[int]) -> None:
        """Note who is connected to another process, and tell it."""
        self.elsewhere[process] = seats
        if not seats:
            del self.elsewhere[process]
        self._tell_presence()

    def _tell_presence(self, newcomer: Listener | None = None) -> None:
        here = self.here()
        if here != self._told_here:
            self._told_here = here
            self.hub.announce(self.name)
        present = self.present()
        news = self._note_absence(present, set(self._told_present) - set(present))
        if present != self._told_present or news:
            self._told_present = present
            told = self._presence(present)
            for group in self.watchers.values():
                for listener in group:
                    listener.send(told)
        elif newcomer is not None:  # everybody else knows already
            newcomer.send(self._presence(present))

    def _presence(self, present: list[int]) -> bytes:
        open_ = votes.ballots(self.match, self.hub.time.now()) if self.match else []
        return frame(wire.Presence(self.name, present, open_))

    # -- Absence -----------------------------------------------------------------------

    def _note_absence(self, present: Iterable[int], gone: Iterable[int]) -> bool:
        """Note who came and who went, have it stored, and say whether that is news."""
        if self.match is None or self.absence is None or self.match.status != "live":
            return False
        news = self.absence.note(present, gone, self.hub.time.now())
        if self.absence.unwritten and not self._keeping and not self.hub.closing:
            self._keeping = True
            self.hub.later(self._keep_absence(self.absence))
        return news

    async def _keep_absence(self, noted: Absence) -> None:
        """Store who is away, one change after the other; what fails is tried again later."""
        try:
            while noted.unwritten:
                changes, noted.unwritten = noted.unwritten, {}
                try:
                    keep = partial(absence.keep, match=self.name, changes=changes)
                    await self.hub.store.run(keep, True)
                except BaseException:
                    noted.unwritten = {**changes, **noted.unwritten}
                    raise
        finally:
            self._keeping = False

    def settle(self) -> None:
        """Note who is away of whom nobody knew, once the other processes had time to answer."""
        match = self.match
        waited = time.monotonic() - self._watched_at > ANSWER_SECONDS
        if match is None or not waited or not any(self.watchers.values()):
            return
        present = self.present()
        people = [seat for seat, chair in enumerate(match.chairs) if chair.kind == "person"]
        if self._note_absence(present, set(people) - set(present)):
            told = self._presence(present)
            for listener in {one for group in self.watchers.values() for one in group}:
                listener.send(told)

    def _tell(self, since: int, answer: tuple[Listener, bytes] | None = None) -> None:
        """Send every watcher the truth; those who see the same get the same bytes.

        What one connection is told at once, an answer included, is one write.
        """
        match = self.match
        if match is None:
            return
        viewers = [seat for seat, group in self.watchers.items() if group]
        told: dict[Listener, list[bytes]] = {}
        for seat, message in match.messages(viewers, since, self.hub.time.now()):
            data = framed(message)
            for listener in self.watchers[seat]:
                told.setdefault(listener, []).append(data)
        DELIVERIES.inc(sum(map(len, told.values())))
        if answer is not None:
            told.setdefault(answer[0], []).append(answer[1])
        for listener, frames in told.items():
            listener.send(b"".join(frames))

    async def preview(self, person: Person, asked: wire.AskPreview) -> wire.Preview:
        """Return what a seat would see after a move."""
        match = await self.loaded()
        self._own(match, person.id, asked.seat)
        return wire.Preview(asked.id, self.name, match.table.preview(asked.seat, asked.move))

    async def describe(self, person: Person, asked: wire.AskDescription) -> wire.Description:
        """Return the position in sentences, as a seat or a spectator knows it."""
        match = await self.loaded()
        if asked.seat is not None:
            self._own(match, person.id, asked.seat)
        said = match.table.describe(asked.seat)
        return wire.Description(asked.id, self.name, asked.seat, match.version, said)

    async def plan(self, person: Person, asked: wire.AskPlan) -> wire.Plan:
        """Return what several moves of a seat would look like."""
        match = await self.loaded()
        self._own(match, person.id, asked.seat)
        steps = tried(match.table, asked.seat, asked.moves)
        return wire.Plan(asked.id, self.name, [wire.PlanStep(*step) for step in steps])

    async def why_not(self, person: Person, asked: wire.AskWhyNot, lang: str) -> wire.WhyNot:
        """Return what forbids a move to a seat."""
        match = await self.loaded()
        self._own(match, person.id, asked.seat)
        if asked.move is not None:
            reason = match.table.why_not(asked.seat, asked.move)
        else:
            reason = match.table.why_not_picks(asked.seat, asked.picks)
        if reason is None:
            return wire.WhyNot(asked.id, self.name, None)
        said = words(lang, match.game).phrase(reason.phrase)
        told = wire.Refusal("illegal", said, reason.rule, reason.at, reason.phrase)
        return wire.WhyNot(asked.id, self.name, told)

    async def hint_question(
        self, person: Person, asked: wire.AskHint
    ) -> tuple[Facts, Perspective[object, object, object]]:
        """Return what a bot has to know to advise a seat."""
        match = await self.loaded()
        self._own(match, person.id, asked.seat)
        check_bot(asked.bot)
        if asked.seat not in match.waiting:
            raise NotPossible("error-no-hint")
        return match.facts, match.table.perspective(asked.seat)

    # -- Acting ------------------------------------------------------------------------

    async def act(self, asker: Listener, asked: wire.Act) -> None:
        """Do what somebody asks for and acknowledge it, or raise."""
        person = asker.person
        kind, text = _meaning(asked)
        version = asked.version if isinstance(asked, wire.Move) else None
        match = await self.loaded()
        self._own(match, person.id, asked.seat)
        known = self._repeated(match, person, asked)
        if known is not None:
            asker.send(frame(known))
            return
        if kind in ("move", "undo") and match.bot_of(asked.seat):
            raise NotPossible("error-bot-plays")
        await self._commit(kind, asked.seat, text, asker, asked.id, version)

    def _repeated(self, match: Match, person: Person, asked: wire.Act) -> wire.Ack | None:
        if asked.id is None or (person.id, asked.id) not in match.requests:
            return None
        return wire.Ack(asked.id, self.name, match.requests[person.id, asked.id], True)

    async def _commit(
        self,
        kind: str,
        seat: int,
        text: str,
        asker: Listener | None,
        request: str | None,
        version: int | None = None,
    ) -> None:
        actor = asker.person.id if asker else None
        for _ in range(ATTEMPTS):
            match = await self.loaded()
            if asker and request is not None and (actor, request) in match.requests:
                done = match.requests[actor, request]
                asker.send(frame(wire.Ack(request, self.name, done, True)))
                return
            match.check_fresh(version)
            before = match.version
            now = self.hub.time.now()
            said = votes.settled(match, seat, text, now) if kind == "vote" else text
            result = match.do(kind, seat, said, now)
            event = {
                "match_id": self.name,
                "number": match.version,
                "kind": kind,
                "seat": seat,
                "text": said,
                "actor": actor,
                "request": request,
                "at": now,
                "result": msgspec.json.encode(result).decode(),
                "epoch": match.facts.epoch,
            }
            try:
                begun = time.perf_counter()
                won = await self.hub.store.append(event, self._plan(match))
                APPEND_SECONDS.observe(time.perf_counter() - begun)
            except BaseException:
                self.match = None  # whether it is stored only the store knows
                raise
            if won:
                match.remember(actor, request)
                MOVES.labels(kind).inc()
                ack = frame(wire.Ack(request, self.name, match.version))
                self._tell(before, (asker, ack) if asker else None)
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
                await self._commit("stand_in", seat, STAND_IN, None, None)

    async def replace(self, seats: list[int]) -> None:
        """Let bots stand in for somebody who is no more."""
        match = await self.loaded()
        for seat in seats:
            if match.status == "live" and match.bot_of(seat) is None:
                await self._commit("stand_in", seat, STAND_IN, None, None)

    # -- Bots ---------------------------------------------------------------------------

    def _think(self, foreign: bool = False) -> None:
        """Let bots begin to think where they are to decide."""
        match = self.match
        if match is None or self.hub.closing or not self.awake():
            return
        for seat in match.bots_due():
            if seat not in self.thinking:
                task = asyncio.create_task(self._decide(seat, match.decided_at, foreign))
                self.thinking[seat] = task

    def awake(self) -> bool:
        """Say whether bots are to think: for somebody who plays, or who looks on.

        Where nobody plays any more they rest a while after the last look, and where nobody ever did
        as soon as nobody watches.
        """
        match = self.match
        if match is None:
            return False
        if match.has_player or any(self.watchers.values()):
            return True
        played = any(chair.kind == "person" for chair in match.chairs)
        return played and time.monotonic() - self._looked_at < self.hub.rest_seconds

    def _place(self, match: Match) -> Place:
        """Return how urgent a bot's decision is, and for whom."""
        here = any(plays(match.chairs[seat]) for seat in self.present())
        away = PERSON_AWAY if match.has_player else NOBODY_PLAYS
        group = match.facts.origin or self.name
        return Place(PERSON_HERE if here else away, group, self.awake)

    async def _decide(self, seat: int, decided_at: int, foreign: bool) -> None:
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
            code = await self.hub.bots.choose(bot, seen, facts.seats, facts.options, place)
            move = facts.game.notation.write(facts.game.notation.decode(code))
            if match.chairs[seat].stand_in is not None and any(self.watchers.values()):
                # It plays for somebody, who can follow it and come back before it moves.
                await asyncio.sleep(self.hub.pace_seconds - (time.monotonic() - begun))
            # Whoever gives up thinking does not give up a move that is being made.
            await asyncio.shield(self.ask(lambda: self._play_bot(seat, decided_at, move)))
        except DorfplatzError as problem:
            log.warning("a bot has to wait", extra={"problem": problem.code})
            await asyncio.sleep(BOT_PAUSE)
        finally:
            self.thinking.pop(seat, None)
            self._think()

    async def _play_bot(self, seat: int, decided_at: int, move: str) -> None:
        match = await self.loaded()
        if match.decided_at == decided_at and seat in match.bots_due():
            await self._commit("move", seat, move, None, None)


def _meaning(asked: wire.Act) -> tuple[str, str]:
    """Return the kind and the text of the event somebody asks for."""
    match asked:
        case wire.Move():
            return "move", asked.move
        case wire.Undo():
            return "undo", ""
        case wire.Resign():
            return "resign", ""
        case wire.StandIn():
            return "stand_in", asked.bot
        case wire.Return():
            return "return", ""
        case wire.CastVote():
            return "vote", f"{asked.against}:{asked.what}"


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
    ) -> None:
        self.store = store
        self.bots = bots
        self.idle_seconds = idle_seconds
        self.patience = patience
        self.rest_seconds = rest_seconds
        self.pace_seconds = pace_seconds
        self.time = ServerTime()
        self.owners: dict[str, Owner] = {}
        self.listeners: set[Listener] = set()
        self.in_lobby: set[Listener] = set()
        self.advised: set[str] = set()  # users for whom a bot works out a hint
        self.at_table: dict[str, set[Listener]] = {}
        self.closing = False
        self.epoch = 0
        self.process = new_id()
        self._heard_from: dict[str, float] = {}
        self._outbox: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._announcer: asyncio.Task[None] | None = None
        self._sweeper: asyncio.Task[None] | None = None
        self._swept: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to keep time and to do what is due."""
        await self.store.run(lambda c: self.time.beat(c, starting=True), True)
        self.epoch = int(await self.store.run(lambda c: fact(c, "epoch", "0"), True))
        self._sweeper = asyncio.create_task(self._sweep())
        if self.store.postgres:
            self._announcer = asyncio.create_task(self._announce())

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
        if self._announcer is not None:
            self._announcer.cancel()
        try:
            await self.tell_others(f"gone {self.process}")
            await self.store.run(self.time.beat, True)  # the clocks stand still from here on
        except DorfplatzError as problem:
            log.warning("the farewell was lost", extra={"problem": problem.code})

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

    # -- Tables ---------------------------------------------------------------------------

    async def table_changed(self, name: str) -> None:
        """Tell everybody who listens that a table changed, and start what is to be started."""
        await self.tell_others(f"table {name}")
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
        """Tell a table what was said, except to those who do not want to hear that person."""
        told = frame(wire.Chat(name, [line]))
        owner = self.owners.get(name)
        groups = list(owner.watchers.values()) if owner else []
        listeners = {listener for group in groups for listener in group}
        listeners |= self.at_table.get(name, set())
        for listener in listeners:
            if line.user not in listener.muted:
                listener.send(told)

    # -- Who is there ---------------------------------------------------------------------

    async def sign_out(self, what: str, value: str, kept: str | None = None) -> None:
        """End the connections of a session, a token, a user, or all other sessions of a user."""
        self.hang_up(what, value, kept or "-")
        await self.tell_others(f"out {what} {value} {kept or '-'}")

    def hang_up(self, what: str, value: str, kept: str) -> None:
        """End such connections to this process."""
        for listener in list(self.listeners):
            person = listener.person
            match what:
                case "session":
                    meant = person.session == value
                case "token":
                    meant = person.token == value
                case "others":
                    meant = person.id == value and person.session not in (None, kept)
                case _:
                    meant = person.id == value
            if meant:
                listener.hang_up()

    def announce(self, name: str) -> None:
        """Let the other processes know who is connected to this one, soon and in order."""
        if self._announcer is not None:
            self._outbox.put_nowait(("present", name))

    def ask_others(self, name: str) -> None:
        """Ask the other processes who is connected to them."""
        if self._announcer is not None:
            self._outbox.put_nowait(("who", name))

    async def _announce(self) -> None:
        while True:
            kind, name = await self._outbox.get()
            message = f"who {name} {self.process}"
            if kind == "present":
                seats = self.owners[name].here() if name in self.owners else []
                message = f"present {name} {self.process} {','.join(map(str, seats)) or '-'}"
            try:
                await self.tell_others(message)
            except DorfplatzError as problem:
                log.warning("an announcement was lost", extra={"problem": problem.code})

    def _hear_present(self, name: str, process: str, seats: str) -> None:
        if process != self.process:
            self._heard_from[process] = time.monotonic()
            if name in self.owners:
                there = [int(seat) for seat in seats.split(",")] if seats != "-" else []
                self.owners[name].hear_present(process, there)

    def _miss(self, process: str) -> None:
        """Believe no longer that anybody is connected to a process that has gone."""
        self._heard_from.pop(process, None)
        for owner in list(self.owners.values()):
            if process in owner.elsewhere:
                owner.hear_present(process, [])

    # -- Other processes ------------------------------------------------------------------

    async def tell_others(self, message: str) -> None:
        """Tell the other processes something, if there can be any."""
        if self.store.postgres:
            await self.store.run(partial(self.store.notify, message=message))

    async def notice(self, message: str) -> None:
        """Hear what another process (or this one) has done."""
        kind, _, rest = message.partition(" ")
        name, _, detail = rest.partition(" ")
        try:
            if kind == "match" and name in self.owners:
                owner = self.owners[name]
                await owner.ask(lambda: owner.catch_up(int(detail)))
            elif kind == "table":
                await self.tell_table(name, here=False)
            elif kind == "reload":
                await self.reload([name])
            elif kind == "out":
                self.hang_up(name, *detail.split(" "))
            elif kind == "present":
                self._hear_present(name, *detail.split(" "))
            elif kind == "who" and detail != self.process and name in self.owners:
                self.announce(name)
            elif kind == "alive" and name != self.process:
                self._heard_from[name] = time.monotonic()
            elif kind == "gone":
                self._miss(name)
            elif kind == "chat" and (name in self.owners or name in self.at_table):
                _, line = await self.store.run(lambda c: lobby.one_chat(c, detail))
                await self.said(name, line)
        except DorfplatzError as problem:
            log.warning("a notice was lost", extra={"problem": problem.code})

    async def catch_up(self) -> None:
        """Ask the store about every match in memory: notices may have been missed."""
        for name in list(self.owners):
            if name in self.owners:  # it may have gone to rest meanwhile
                await self.owners[name].ask(self.owners[name].catch_up)

    # -- What is due ----------------------------------------------------------------------

    async def _sweep(self) -> None:
        beaten = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                if wall_ms() - beaten > HEARTBEAT_MS:
                    beaten = wall_ms()
                    await self.store.run(self.time.beat, True)
                    await self.tell_others(f"alive {self.process}")
                    await self._check_epoch()
                    silent = time.monotonic() - ASLEEP_MS / 1000
                    for process in [p for p, at in self._heard_from.items() if at < silent]:
                        self._miss(process)
                await self.do_due()
                for owner in list(self.owners.values()):
                    owner.settle()
                    owner.retire()
            except DorfplatzError as problem:
                log.warning("the sweep has to wait", extra={"problem": problem.code})

    async def _check_epoch(self) -> None:
        epoch = int(await self.store.run(lambda c: fact(c, "epoch", "0"), True))
        if epoch != self.epoch:
            self.epoch = epoch
            await self.reload(list(self.owners))

    async def do_due(self) -> None:
        """Wake the matches in which somebody is out of time or a bot was left alone."""
        now, wall = self.time.now(), wall_ms()

        def due(connection: Connection) -> tuple[list[str], list[str]]:
            live = select(matches.c.id).where(matches.c.status == "live").limit(SWEPT)
            late = connection.execute(live.where(matches.c.deadline <= now)).scalars().all()
            forgotten = connection.execute(
                live.where(matches.c.bot_due, matches.c.changed_at < wall - FOREIGN_BOT_MS)
            )
            return list(late), list(forgotten.scalars().all())

        late, forgotten = await self.store.run(due)
        for name in late:
            owner = self.owner(name)
            self.later(owner.ask(owner.check_time))
        for name in forgotten:
            if name not in self.owners:
                owner = self.owner(name)
                self.later(owner.ask(owner.loaded))

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
