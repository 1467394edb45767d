"""Reviews: made step by step by the workers when nobody else needs them, kept with the match."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import Connection, delete, insert, select

from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.server.bot_runner import BotRunner
from dorfplatz.server.bot_worker import Judging
from dorfplatz.server.errors import TooMany, Unavailable
from dorfplatz.server.queue import AFTERWARDS, Place
from dorfplatz.server.schema import reviews
from dorfplatz.server.store import Store
from dorfplatz.study.review import LOOKED_AT, Decision, Draw, Review, again
from dorfplatz.table import record

log = logging.getLogger("dorfplatz.reviews")

MADE_BY = 1
"""Rises when matches are judged otherwise; what was made by an older way is made anew."""
MOST_AT_ONCE = 8
MOST_FAILURES = 10
"""So many steps may fail, or take too long, and are left out."""
KEPT = 24
"""How many reviews of dropped files are remembered."""


_reviews: msgspec.json.Decoder[Review] = msgspec.json.Decoder(Review)  # see `readers`


@dataclass
class Making:
    """A review on its way: how much of it is done, and what came of it."""

    by: str
    done: int = 0
    total: int = 0
    review: Review | None = None
    problem: DorfplatzError | None = None
    task: "asyncio.Task[None] | None" = field(default=None, repr=False)


class Reviews:
    """All reviews that are being made, and how they are kept."""

    def __init__(self, store: Store, bots: BotRunner, seconds: float) -> None:
        self.store = store
        self.bots = bots
        self.seconds = seconds  # how long workers think about one match, at most
        self.closing = False
        self._making: OrderedDict[str, Making] = OrderedDict()

    async def kept(self, match: str) -> Review | None:
        """Return the review of a match, if it was made."""

        def find(connection: Connection) -> str | None:
            query = select(reviews.c.text).where(
                reviews.c.match_id == match, reviews.c.made_by == MADE_BY
            )
            return connection.execute(query).scalar_one_or_none()

        found = await self.store.run(find)
        return None if found is None else _reviews.decode(found)

    def making(self, written: str) -> Making | None:
        """Return how far the review of a record is, if anybody asked for it."""
        return self._making.get(_name(written))

    def begin(self, written: str, by: str, match: str | None = None) -> Making:
        """Begin to judge a finished match, unless that is being done."""
        name = _name(written)
        known = self._making.get(name)
        if known is not None and known.problem is None:
            self._making.move_to_end(name)
            return known
        if self.closing:
            raise Unavailable("error-closing")
        at_work = [one for one in self._making.values() if one.task and not one.task.done()]
        if any(one.by == by for one in at_work):
            raise TooMany("error-record-busy")
        if len(at_work) >= MOST_AT_ONCE:
            raise Unavailable("error-busy")
        made = Making(by)
        self._making[name] = made
        made.task = asyncio.create_task(self._make(made, written, match))
        while len(self._making) > KEPT:
            oldest = next((key for key, one in self._making.items() if one.review), None)
            if oldest is None:
                break
            del self._making[oldest]
        return made

    def close(self) -> None:
        """Give up what is being made; whoever asks again begins anew."""
        self.closing = True
        for one in self._making.values():
            if one.task is not None:
                one.task.cancel()

    async def _make(self, made: Making, written: str, match: str | None) -> None:
        try:
            review = await self._judged(made, written)
            if match is not None:
                await self._keep(match, review)
            made.review = review
        except DorfplatzError as problem:
            made.problem = problem
        except Exception:
            log.exception("a review failed")
            made.problem = Unavailable("error-busy")

    async def _judged(self, made: Making, written: str) -> Review:
        place = Place(AFTERWARDS, made.by, lambda: not self.closing)
        asked = Judging(written, self.seconds)
        steps = (await self.bots.judge(asked, place)).steps
        seats = record.read(written).seats
        made.total = len(steps) + LOOKED_AT * seats
        decisions: dict[int, Decision] = {}
        draws: list[Draw] = []
        failed = 0
        for _ in range(2):
            for step in steps:
                made.done += 1
                try:
                    found = await self.bots.judge(Judging(written, self.seconds, step), place)
                except Unavailable:
                    failed += 1
                    if self.closing or failed > MOST_FAILURES:
                        raise
                    continue
                if found.decision is not None:
                    decisions[found.decision.number] = found.decision
                elif found.draw is not None:
                    draws.append(found.draw)
            steps = again(list(decisions.values()), seats)
        asked = Judging(written, self.seconds, None, list(decisions.values()), draws)
        review = (await self.bots.judge(asked, place)).review
        if review is None:
            raise Unavailable("error-busy")
        return review

    async def _keep(self, match: str, review: Review) -> None:
        text = msgspec.json.encode(review).decode()

        def write(connection: Connection) -> None:
            connection.execute(delete(reviews).where(reviews.c.match_id == match))
            connection.execute(insert(reviews).values(match_id=match, made_by=MADE_BY, text=text))

        await self.store.run(write, True)


def _name(written: str) -> str:
    return hashlib.sha256(written.encode()).hexdigest()
