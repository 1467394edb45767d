"""How long a bot that has decided holds its move back.

Against bots a move can be taken back for a few seconds: the bot thinks meanwhile, only its move
waits. It waits on the clock of the server, from when the person moved, so a restart changes
nothing. A bot that stands in for somebody moves at a pace that can be watched.
"""

import asyncio
import contextlib
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dorfplatz.server.match import Match
    from dorfplatz.server.presence import Listener


def still_undoable(
    match: "Match", seconds: float, now: int, watchers: Iterable["Listener"]
) -> float:
    """Return for how many seconds the last move of a person is to be left to that person alone.

    Programs, which sign in with a token, mean what they send and are not kept waiting.
    """
    known = list(watchers)
    if known and all(listener.person.token for listener in known):
        return 0.0
    moved_at = match.undo_since
    return 0.0 if moved_at is None else moved_at / 1000 + seconds - now / 1000


class Holding:
    """The bots of one match that have decided and wait."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Event] = set()

    @property
    def waiting(self) -> bool:
        """Whether somebody waits."""
        return bool(self._waiting)

    async def wait(self, seconds: float) -> None:
        """Wait so long, or until something happens in the match."""
        happened = asyncio.Event()
        self._waiting.add(happened)
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(happened.wait(), seconds)
        finally:
            self._waiting.discard(happened)

    def end(self) -> None:
        """Let everybody who waits look again: something has happened."""
        for happened in self._waiting:
            happened.set()
