"""The front door: how many connections there may be, and how long a request may take to arrive.

Whoever opens connections and sends nothing, or a request drop by drop, holds a file of this process
each time. So a network may hold a number of them, all together a little fewer than there are files,
and the head of a request has to be there in time. Proxies speak for many and are not counted.
"""

import asyncio
import logging
import resource
import time
from collections import Counter
from typing import cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from dorfplatz.server.metrics import HELD, TURNED_AWAY
from dorfplatz.server.origins import network

log = logging.getLogger("dorfplatz.doors")
MOST_FILES = 65_536
OTHER_FILES = 128  # the database, bots, pages
WARN_SECONDS = 10.0


def raise_file_limit() -> int:
    """Let this process have as many files as the system allows, and return how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST_FILES if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        log.warning("the file limit stays as it is", extra={"files": soft})
        return soft
    return wanted


class Doors:
    """Counts who is inside."""

    def __init__(self, per_network: int, seconds: float, proxies: str, files: int) -> None:
        self.seconds = seconds
        self._per_network = per_network
        self._most = max(files - OTHER_FILES, files // 2)
        self._proxies = {name.strip() for name in proxies.split(",")}
        self._inside: dict[asyncio.BaseTransport, str] = {}
        self._counts: Counter[str] = Counter()
        self._warned_at = float("-inf")
        self._unsaid: Counter[str] = Counter()

    def enter(self, transport: asyncio.BaseTransport, host: str) -> bool:
        """Let a connection in, or say that there is no room for it."""
        where = "" if host in self._proxies or "*" in self._proxies else network(host)
        if where and self._counts[where] >= self._per_network:
            self.turn_away("address")
            return False
        if len(self._inside) >= self._most:
            self.turn_away("full")
            return False
        self._inside[transport] = where
        self._counts[where] += 1
        HELD.set(len(self._inside))
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Forget a connection that has ended."""
        where = self._inside.pop(transport, None)
        if where is not None:
            self._counts[where] -= 1
            if not self._counts[where]:
                del self._counts[where]
            HELD.set(len(self._inside))

    def turn_away(self, reason: str) -> None:
        """Count who was turned away, and warn of it now and then."""
        TURNED_AWAY.labels(reason).inc()
        self._unsaid[reason] += 1
        now = time.monotonic()
        if now - self._warned_at >= WARN_SECONDS:
            self._warned_at = now
            log.warning("connections were turned away", extra=dict(self._unsaid))
            self._unsaid.clear()


class Config(uvicorn.Config):
    """How uvicorn runs, and the doors all its connections go through."""

    doors: Doors


def doors_of(config: uvicorn.Config) -> Doors:
    """Return the doors of a running server."""
    return cast(Config, config).doors


class DoorProtocol(H11Protocol):
    """uvicorn's HTTP, with a limit for connections and a deadline for the head of a request."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, if there is room."""
        super().connection_made(transport)
        if doors_of(self.config).enter(transport, self.client[0] if self.client else "?"):
            self._arm()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._disarm()
        doors_of(self.config).leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a part of a request; from its first byte on, its head has to arrive in time."""
        if self._deadline is None and not self._answering():
            self._arm()
        super().data_received(data)
        if self._answering() or self.transport.is_closing():
            self._disarm()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Let the other protocol go on; it tells the doors when it ends."""
        super().handle_websocket_upgrade(event)
        self._upgraded = True
        self._disarm()

    _upgraded = False

    def _answering(self) -> bool:
        # Before the first request there is no cycle yet.
        return self._upgraded or not getattr(self.cycle, "response_complete", True)

    def _arm(self) -> None:
        self._deadline = self.loop.call_later(doors_of(self.config).seconds, self._too_late)

    def _disarm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        doors_of(self.config).turn_away("slow")
        self.transport.abort()
