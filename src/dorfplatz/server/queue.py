"""A fair queue: what is rare goes to people's opponents first, and to nobody twice in a row.

Whoever waits says how urgent it is (``rank``) and for whom (``group``). The most urgent are served
first; among equals the groups take turns, however much each of them asks for.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")

PERSON_HERE, PERSON_AWAY, NOBODY_PLAYS, AFTERWARDS = 0, 1, 2, 3


@dataclass(frozen=True)
class Place:
    """A place in the queue; ``wanted`` says whether it is still worth it when its turn comes."""

    rank: int = PERSON_HERE
    group: str = ""
    wanted: Callable[[], bool] = lambda: True


class FairQueue(Generic[T]):
    """A few things, each of which one after the other may use."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free = deque(things)
        self._waiting: dict[int, OrderedDict[str, deque[asyncio.Future[T]]]] = {}

    async def take(self, place: Place) -> T:
        """Wait for one's turn."""
        if self._free:  # then nobody waits
            return self._free.popleft()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        groups = self._waiting.setdefault(place.rank, OrderedDict())
        groups.setdefault(place.group, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # given up at the very moment it came
                self.give(turn.result())
            raise

    def give(self, thing: T) -> None:
        """Give something back; whoever's turn it is has it at once."""
        for rank in sorted(self._waiting):
            groups = self._waiting[rank]
            while groups:
                group, turns = groups.popitem(last=False)
                while turns and turns[0].done():
                    del turns[0]
                if not turns:
                    continue
                turn = turns.popleft()
                turn.set_result(thing)
                if turns:  # the next of this group waits until all others were served
                    groups[group] = turns
                return
            del self._waiting[rank]
        self._free.append(thing)
