"""The live protocol: one WebSocket, messages in both directions."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.engine.perspective import Perspective
from dorfplatz.server import accounts, answers, chat, coaching, lobby, processes, wire
from dorfplatz.server.accounts import Person
from dorfplatz.server.answers import refusal
from dorfplatz.server.doors import doors_of
from dorfplatz.server.errors import BadRequest, Forbidden, NotFound, TooMany
from dorfplatz.server.frames import frame
from dorfplatz.server.match import Facts, Match
from dorfplatz.server.metrics import CONNECTIONS, DROPPED, REFUSALS
from dorfplatz.server.queue import PERSON_HERE, Place
from dorfplatz.server.services import Services, language, where
from dorfplatz.study.coach import Weight
from dorfplatz.words import words

log = logging.getLogger("dorfplatz.socket")

DELIVER = "dorfplatz.deliver"
LARGEST_MESSAGE = 16 * 1024
LARGEST_BACKLOG = 4 * 1024 * 1024
HEARTBEAT_SECONDS = 20
MOST_WATCHED = 64
MOST_MISTAKES = 20
NOT_SIGNED_IN, TOO_MUCH = 4401, 4429

_decoder = msgspec.json.Decoder(wire.Request)


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a way to send frames that were made for many at once."""

    async def run_asgi(self) -> None:
        """Let the application find the way past the framing."""
        extensions: dict[str, Any] = dict(self.scope.get("extensions") or {})
        extensions[DELIVER] = self
        self.scope["extensions"] = extensions
        await super().run_asgi()

    def connection_lost(self, exc: Exception | None) -> None:
        """End; the file is free for somebody else."""
        doors_of(self.config).leave(self.transport)
        super().connection_lost(exc)

    def deliver(self, data: bytes) -> bool:
        """Write a frame; False if whoever listens is too slow, or gone."""
        if self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return True  # the farewell is on its way already
        self.transport.write(data)
        return self.transport.get_write_buffer_size() < LARGEST_BACKLOG


class Connection:
    """Somebody who is connected."""

    def __init__(self, services: Services, socket: WebSocket, person: Person) -> None:
        self.services = services
        self.hub = services.hub
        self.socket = socket
        self.person = person
        self.muted: set[str] = set()
        self.lang = language(socket.headers, socket.query_params.get("lang"))
        self.watched: set[tuple[str, int | None]] = set()
        self.network = where(socket)
        self.mistakes = 0
        self._hint: asyncio.Task[None] | None = None
        self._coached: tuple[coaching.Of, Weight] = coaching.NOTHING
        self._ending: asyncio.Task[None] | None = None
        self._protocol: FrameProtocol = socket.scope["extensions"][DELIVER]

    def send(self, data: bytes) -> None:
        """Put a frame on its way; who does not keep up is cut off and may ask for the gap."""
        if not self._protocol.deliver(data):
            DROPPED.inc()
            self._protocol.transport.abort()

    def hang_up(self) -> None:
        """End the connection of somebody who was signed out."""
        self.tell(wire.Bye("signed-out", False))
        self._ending = asyncio.create_task(self._end())

    async def _end(self) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):  # the other side was faster
            await self.socket.close(NOT_SIGNED_IN, "signed-out")

    def tell(self, message: wire.Told) -> None:
        """Send a message to this one only."""
        self.send(frame(message))

    async def serve(self) -> None:
        """Answer until the other side leaves."""
        muted = await self.services.store.run(lambda c: accounts.muted_by(c, self.person))
        self.muted = set(muted)
        self.hub.listeners.add(self)
        CONNECTIONS.inc()
        try:
            self.tell(wire.Welcome(self.person.told(), wire.PROTOCOL, HEARTBEAT_SECONDS))
            while self.mistakes < MOST_MISTAKES:
                message = await self.socket.receive()
                if message["type"] != "websocket.receive":
                    return
                await self._hear(message.get("text") or message.get("bytes") or b"")
            self.tell(wire.Bye("mistakes", False))
            await self.socket.close(TOO_MUCH)
        except WebSocketDisconnect:
            return
        finally:
            CONNECTIONS.dec()
            if self._hint is not None:
                self._hint.cancel()
            self.hub.goodbye(self)

    async def _hear(self, text: str | bytes) -> None:
        asked: wire.Request | None = None
        name: str | None = None
        try:
            try:
                self.services.messages.check(self.person.id)
                self.services.addresses.check(self.network)
            except TooMany:
                self.mistakes += 1
                raise
            try:
                asked = _decoder.decode(text)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
                self.mistakes += 1
                raise BadRequest("error-message", {"problem": str(problem)[:120]}) from problem
            name = asked.id
            await self._do(asked)
        except DorfplatzError as error:
            REFUSALS.labels(error.code).inc()
            await self._refuse(asked, name, error)
        except Exception:
            log.exception("a message failed")
            self.mistakes += 1
            await self._refuse(asked, name, BadRequest("error-inside"))

    async def _refuse(
        self, asked: wire.Request | None, name: str | None, error: DorfplatzError
    ) -> None:
        truth = None
        game = None
        if isinstance(asked, wire.Act) and not isinstance(error, (Forbidden, NotFound)):
            try:
                owner = self.hub.owner(asked.match)
                seat = asked.seat
                truth = await owner.ask(lambda: owner.see(self.person, seat, None, None))
            except DorfplatzError:
                truth = None
        owner_now = self.hub.owners.get(asked.match) if isinstance(asked, InMatch) else None
        if owner_now is not None and owner_now.match is not None and truth is not None:
            game = owner_now.match.game
        self.tell(wire.Refused(name, refusal(error, self.lang, game), truth))

    async def _do(self, asked: wire.Request) -> None:
        if self.person.scope == "read" and isinstance(asked, Playing):
            raise Forbidden("error-token-read")
        match asked:
            case wire.Ping():
                self.tell(wire.Pong(asked.id))
            case wire.Lobby():
                (self.hub.in_lobby.add if asked.on else self.hub.in_lobby.discard)(self)
                self.tell(wire.Pong(asked.id))
            case wire.Watch():
                await self._watch(asked)
            case wire.Unwatch():
                self.watched.discard((asked.match, asked.seat))
                if asked.match in self.hub.owners:
                    self.hub.owners[asked.match].unwatch(self, asked.seat)
                if all(name != asked.match for name, _ in self.watched):
                    self.hub.leave_table(self, asked.match)
                self.tell(wire.Pong(asked.id))
            case wire.Say():
                await self._say(asked)
            case wire.AskPreview():
                undo = self.hub.undo_seconds
                await self._answer(asked, lambda m: answers.preview(m, self.person, asked, undo))
            case wire.AskWhyNot():
                lang = self.lang
                await self._answer(asked, lambda m: answers.why_not(m, self.person, asked, lang))
            case wire.AskDescription():
                lang = self.lang
                await self._answer(asked, lambda m: answers.describe(m, self.person, asked, lang))
            case wire.AskGuide():
                lang = self.lang
                await self._answer(asked, lambda m: answers.guide(m, self.person, asked, lang))
            case wire.AskPlan():
                await self._answer(asked, lambda m: answers.plan(m, self.person, asked))
            case wire.AskHint():
                await self._begin_hint(asked)
            case wire.AskCoach():
                await self._begin_coach(asked)
            case _:
                owner = self.hub.owner(asked.match)
                await owner.ask(lambda: owner.act(self, asked))

    async def _answer(self, asked: wire.Question, answer: Callable[[Match], wire.Told]) -> None:
        self.tell(await self.hub.owner(asked.match).answer(answer))

    async def _watch(self, asked: wire.Watch) -> None:
        if len(self.watched) >= MOST_WATCHED:
            raise TooMany("error-watched", {"most": MOST_WATCHED})
        store, table = self.services.store, asked.match
        user, key = self.person.id, asked.key
        if not await store.run(lambda c: lobby.may_see(c, table, user, key)):
            raise NotFound("error-no-table")
        info = await store.run(lambda c: lobby.table_info(c, table, self.person))
        watching = all(chair.user != user for chair in info.chairs)
        said = await store.run(lambda c: chat.latest(c, table, watching))
        self.hub.at_table.setdefault(table, set()).add(self)
        self.watched.add((table, asked.seat))
        self.tell(wire.Table(info))
        heard = [line for line in said if line.user not in self.muted]
        if heard:
            self.tell(wire.Chat(table, heard))
        if info.status in ("live", "over"):
            owner = self.hub.owner(table)
            await owner.ask(lambda: owner.watch(self, asked.seat, asked.since, asked.key))

    async def _begin_hint(self, asked: wire.AskHint) -> None:
        """Let a bot think about a seat while everything else goes on."""
        owner = self.hub.owner(asked.match)
        facts, seen = await owner.answer(
            lambda m: (m.facts, answers.hint_question(m, self.person, asked))
        )
        advised, user = self.hub.advised, self.person.id
        if user in advised:  # whichever connection it was asked over
            raise TooMany("error-hint")
        advised.add(user)
        self._hint = asyncio.create_task(self._tell_hint(asked, facts, seen))
        self._hint.add_done_callback(lambda _: advised.discard(user))

    async def _tell_hint(
        self, asked: wire.AskHint, facts: Facts, seen: Perspective[object, object, object]
    ) -> None:
        game = facts.game
        try:
            place = Place(PERSON_HERE, self.person.origin or self.person.id)
            found = await self.hub.bots.advise(asked.bot, seen, facts.seats, facts.options, place)
            plain = [reason for reason in found.reasons if reason.key.startswith("bot-reason-")]
            said = [words(self.lang, game).phrase(reason) for reason in plain]
        except DorfplatzError as error:
            await self._refuse(asked, asked.id, error)
            return
        except Exception:
            log.exception("a hint failed")
            await self._refuse(asked, asked.id, BadRequest("error-inside"))
            return
        move = game.notation.write(game.notation.decode(found.code))
        self.tell(wire.Hint(asked.id, asked.match, asked.seat, asked.bot, move, said, plain))

    async def _begin_coach(self, asked: wire.AskCoach) -> None:
        """Let the coach think about a move while everything else goes on."""
        owner = self.hub.owner(asked.match)
        question = await owner.answer(lambda m: coaching.question(m, self.person, asked))
        if question.of == self._coached[0]:
            self.tell(coaching.told(question, self._coached[1], asked, self.lang))
            return
        advised, user = self.hub.advised, self.person.id
        if user in advised:
            raise TooMany("error-hint")
        advised.add(user)
        self._hint = asyncio.create_task(self._tell_coach(asked, question))
        self._hint.add_done_callback(lambda _: advised.discard(user))

    async def _tell_coach(self, asked: wire.AskCoach, question: coaching.Question) -> None:
        try:
            place = Place(PERSON_HERE, self.person.origin or self.person.id)
            weight = await self.hub.bots.weigh(
                question.seen, question.seats, question.options, question.code, place
            )
            self._coached = question.of, weight
            self.tell(coaching.told(question, weight, asked, self.lang))
        except DorfplatzError as error:
            await self._refuse(asked, asked.id, error)
        except Exception:
            log.exception("a coach failed")
            await self._refuse(asked, asked.id, BadRequest("error-inside"))

    async def _say(self, asked: wire.Say) -> None:
        self.services.chat.check(self.person.id)
        self.services.network_chat.check(self.network)
        store, table, person = self.services.store, asked.match, self.person
        text = " ".join(asked.text.split())
        if not text:
            raise BadRequest("error-message", {"problem": "text"})
        info = await store.run(lambda c: lobby.table_info(c, table))
        aside = all(chair.user != person.id for chair in info.chairs)
        if aside and all(name != table for name, _ in self.watched):
            raise Forbidden("error-not-seated")
        line = await store.run(lambda c: chat.say(c, person, table, text, aside), True)
        if store.postgres:
            await self.hub.neighbours.tell(processes.Chatted(table, line.id))
        else:
            await self.hub.said(table, line)
        if asked.id is not None:
            self.tell(wire.Pong(asked.id))


InMatch = (
    wire.Watch,
    wire.Unwatch,
    wire.Move,
    wire.Undo,
    wire.Resign,
    wire.StandIn,
    wire.Return,
    wire.Order,
    wire.CastVote,
    wire.Say,
    wire.AskPreview,
    wire.AskWhyNot,
    wire.AskDescription,
    wire.AskGuide,
    wire.AskPlan,
    wire.AskHint,
)
"""Everything that is about one match."""


Playing = (
    wire.Move,
    wire.Undo,
    wire.Resign,
    wire.StandIn,
    wire.Return,
    wire.Order,
    wire.CastVote,
    wire.Say,
    wire.AskHint,
)
"""What a token to read with is not for."""


async def live(socket: WebSocket) -> None:
    """Accept a connection from somebody who is known, and serve it."""
    services: Services = socket.app.state.services
    try:
        services.check_origin(socket)
        services.check_address(socket)
    except DorfplatzError as error:
        REFUSALS.labels(error.code).inc()
        await socket.close(1008)  # before it was accepted: the answer is 403
        return
    person = await services.identify(socket)
    await socket.accept()
    if person is None:
        REFUSALS.labels("not-signed-in").inc()
        await socket.close(NOT_SIGNED_IN, "not-signed-in")
        return
    with ExitStack() as places:
        try:
            for held, key in (
                (services.sockets, person.id),
                (services.network_sockets, where(socket)),
            ):
                held.take(key)
                places.callback(held.give, key)
        except TooMany as error:
            REFUSALS.labels(error.code).inc()
            await socket.close(TOO_MUCH, error.code)
            return
        await Connection(services, socket, person).serve()
