"""Positions that bots play out: in the workers, game by game, when nobody else needs them."""

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass, field

from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.server.bot_runner import BotRunner
from dorfplatz.server.bot_worker import Playing
from dorfplatz.server.errors import TooMany, Unavailable
from dorfplatz.server.queue import AFTERWARDS, Place
from dorfplatz.study.playouts import Ended
from dorfplatz.table.trial import Trial

log = logging.getLogger("dorfplatz.playouts")

GAMES = 100
AT_A_TIME = 10
STEP_MS = 1000.0
"""A worker is kept no longer than this, or one game, before live bots have their turn."""
MOST_AT_ONCE = 6
MOST_FAILURES = 3
KEPT = 64


@dataclass
class Job:
    """Games that are being played from a position, and how those that ended did."""

    by: str
    total: int = GAMES
    games: list[Ended] = field(default_factory=list)
    problem: DorfplatzError | None = None
    task: "asyncio.Task[None] | None" = field(default=None, repr=False)

    @property
    def ready(self) -> bool:
        """Whether no more games will come."""
        return self.task is None or self.task.done()


class PlayedOut:
    """All positions that are being played out, and those that were lately."""

    def __init__(self, bots: BotRunner, seconds: float) -> None:
        self.bots = bots
        self.seconds = seconds  # how long workers play from one position, at most
        self.closing = False
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    def known(self, trial: Trial, bot: str) -> Job | None:
        """Return how far a position is that somebody asked for."""
        return self._jobs.get(_name(trial, bot))

    def begin(self, trial: Trial, bot: str, by: str) -> Job:
        """Begin to play a position out, unless that is being done or was done lately."""
        name = _name(trial, bot)
        known = self._jobs.get(name)
        if known is not None and known.problem is None:
            self._jobs.move_to_end(name)
            return known
        if self.closing:
            raise Unavailable("error-closing")
        at_work = [job for job in self._jobs.values() if not job.ready]
        if any(job.by == by for job in at_work):
            raise TooMany("error-playing-out")
        if len(at_work) >= MOST_AT_ONCE:
            raise Unavailable("error-busy")
        job = self._jobs[name] = Job(by)
        asked = Playing(
            trial.game.id,
            trial.seats,
            trial.game.setup.complete(trial.options),
            trial.position(),
            trial.moves_so_far(),
            list(trial.resigned),
            bot,
            0,
            AT_A_TIME,
            STEP_MS,
        )
        job.task = asyncio.create_task(self._play(job, asked))
        while len(self._jobs) > KEPT:
            oldest = next((key for key, one in self._jobs.items() if one.ready), None)
            if oldest is None:
                break
            del self._jobs[oldest]
        return job

    def close(self) -> None:
        """Give up what is being played."""
        self.closing = True
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()

    async def _play(self, job: Job, asked: Playing) -> None:
        try:
            await self._games(job, asked)
        except DorfplatzError as problem:
            job.problem = problem
        except Exception:
            log.exception("playing out failed")
            job.problem = Unavailable("error-busy")

    async def _games(self, job: Job, asked: Playing) -> None:
        place = Place(AFTERWARDS, job.by, lambda: not self.closing)
        failed = 0
        left = self.seconds
        while len(job.games) < job.total and left > 0:
            asked.most = min(AT_A_TIME, job.total - len(job.games))
            begun = time.monotonic()
            try:
                found = await self.bots.play_out(asked, place)
            except Unavailable:
                failed += 1
                if self.closing or failed >= MOST_FAILURES:
                    raise
                found = None
            # Waiting for one's turn counts too, but never for more than the work itself may take.
            left -= min(time.monotonic() - begun, self.bots.seconds)
            asked.first += AT_A_TIME
            if found is not None:
                job.games += found.games


def _name(trial: Trial, bot: str) -> str:
    told = f"{trial.game.id} {trial.version} {trial.options} {bot}\n{trial.position()}"
    log = [(entry.seat, entry.code) for entry in trial.log]
    return hashlib.sha256(f"{told}\n{log}".encode()).hexdigest()
