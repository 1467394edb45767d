"""Bots in processes of their own: a compiled search would hold up everybody at every table."""

import asyncio
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.options import Value
from dorfplatz.engine.perspective import Perspective
from dorfplatz.server.bot_worker import (
    Answer,
    Judgement,
    Judging,
    Played,
    Playing,
    Question,
    Weighing,
)
from dorfplatz.server.errors import Unavailable
from dorfplatz.server.metrics import BOT_FAILURES, BOT_MOVES
from dorfplatz.server.queue import FairQueue, Place
from dorfplatz.study.coach import Weight

log = logging.getLogger("dorfplatz.bots")
T = TypeVar("T")
LONGEST_LINE = 16 * 1024 * 1024
IN_RESERVE = "greedy"


_answers: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)  # see `readers`
_weights: msgspec.json.Decoder[Weight] = msgspec.json.Decoder(Weight)
_judgements: msgspec.json.Decoder[Judgement] = msgspec.json.Decoder(Judgement)
_played: msgspec.json.Decoder[Played] = msgspec.json.Decoder(Played)


class BotRunner:
    """A few workers; whoever is free takes the next question of a fair queue."""

    def __init__(self, workers: int, seconds: float, memory: int = 0) -> None:
        self.seconds = seconds
        self.memory = memory  # megabytes for each worker
        # They are started when they are needed.
        self._workers: FairQueue[Process | None] = FairQueue([None] * max(1, workers))
        self._running: set[Process] = set()

    async def choose(
        self,
        bot: str,
        seen: Perspective[object, object, object],
        seats: int,
        options: dict[str, Value],
        place: Place,
    ) -> tuple[int, str | None]:
        """Return the code that is played, and by which bot.

        One that is out of time or broken is asked once more; then another one plays, and if that
        fails as well, anything legal is played by nobody.
        """
        if len(seen.codes) == 1:
            return seen.codes[0], bot
        for asked in (bot, bot, IN_RESERVE):
            answer = await self._answer(asked, seen, seats, options, False, place)
            if answer is not None:
                return answer.code, asked
        return secrets.choice(seen.codes), None

    async def advise(
        self,
        bot: str,
        seen: Perspective[object, object, object],
        seats: int,
        options: dict[str, Value],
        place: Place,
    ) -> Answer:
        """Return what a bot would play and why, or raise if it finds nothing in time."""
        answer = await self._answer(bot, seen, seats, options, True, place)
        if answer is None:
            raise Unavailable("error-busy")
        return answer

    async def _answer(
        self,
        bot: str,
        seen: Perspective[object, object, object],
        seats: int,
        options: dict[str, Value],
        explain: bool,
        place: Place,
    ) -> Answer | None:
        question = Question(
            seen.game.id,
            seats,
            options,
            seen.seat,
            msgspec.Raw(msgspec.json.encode(seen.view)),
            seen.codes,
            bot,
            secrets.randbits(48),
            seen.log,
            explain,
        )
        answer = await self._work(bot, place, lambda worker: self._ask(worker, question))
        if answer is None:
            return None
        BOT_MOVES.inc()
        return answer if answer.code in seen.codes else None

    async def weigh(
        self,
        seen: Perspective[object, object, object],
        seats: int,
        options: dict[str, Value],
        code: int,
        place: Place,
    ) -> Weight:
        """Return what a coach finds about a move, from what its seat knows."""
        view = msgspec.Raw(msgspec.json.encode(seen.view))
        asked = Weighing(
            seen.game.id, seats, options, seen.seat, view, seen.codes, "", 0, seen.log, code=code
        )
        found = await self._work("coach", place, lambda worker: self._weigh(worker, asked))
        if found is None:
            raise Unavailable("error-busy")
        return found

    async def judge(self, asked: Judging, place: Place) -> Judgement:
        """Return what a worker finds about a part of a finished match."""
        for _ in range(2):
            found = await self._work("review", place, lambda worker: self._judge(worker, asked))
            if found is not None and found.problem is not None:
                raise NotPossible(found.problem.key, found.problem.args)
            if found is not None:
                return found
        raise Unavailable("error-busy")

    async def play_out(self, asked: Playing, place: Place) -> Played:
        """Return how a worker's games from a position ended."""
        found = await self._work("play", place, lambda worker: self._play(worker, asked))
        if found is None:
            raise Unavailable("error-busy")
        return found

    async def _work(
        self, what: str, place: Place, ask: Callable[[Process], Awaitable[T]]
    ) -> T | None:
        """Let the next free worker do something; None if it fails or takes too long."""
        worker = await self._workers.take(place)
        if not place.wanted():
            self._workers.give(worker)
            raise Unavailable("error-busy")
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            return await asyncio.wait_for(ask(worker), self.seconds)
        except (
            TimeoutError,
            OSError,
            msgspec.MsgspecError,
            asyncio.IncompleteReadError,
        ) as problem:
            log.warning("a bot failed", extra={"problem": type(problem).__name__, "bot": what})
            BOT_FAILURES.inc()
            if worker is not None:
                await self._stop(worker)
            worker = None
            return None
        except BaseException:
            if worker is not None:
                await self._stop(worker)
            worker = None
            raise
        finally:
            self._workers.give(worker)

    async def close(self) -> None:
        """End all workers."""
        for worker in list(self._running):
            await self._stop(worker)

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "dorfplatz.server.bot_worker",
            str(self.memory),
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,  # an interrupt at the terminal is for the server to handle
        )
        self._running.add(worker)
        return worker

    async def _ask(self, worker: Process, question: Question) -> Answer:
        return _answers.decode(await self._line(worker, question))

    async def _weigh(self, worker: Process, asked: Weighing) -> Weight:
        return _weights.decode(await self._line(worker, asked))

    async def _judge(self, worker: Process, asked: Judging) -> Judgement:
        return _judgements.decode(await self._line(worker, asked))

    async def _play(self, worker: Process, asked: Playing) -> Played:
        return _played.decode(await self._line(worker, asked))

    async def _line(self, worker: Process, question: Question | Judging | Playing) -> bytes:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(question) + b"\n")
        await worker.stdin.drain()
        return await worker.stdout.readuntil(b"\n")

    async def _stop(self, worker: Process) -> None:
        self._running.discard(worker)
        if worker.returncode is None:
            worker.kill()
            await worker.wait()
