"""What one process stores, the others hear: PostgreSQL tells everybody who listens.

With SQLite there is one process, and nothing to tell.
"""

import asyncio
import logging
import threading
from collections.abc import Callable

from dorfplatz.server import processes
from dorfplatz.server.errors import OtherVersion
from dorfplatz.server.hub import Hub
from dorfplatz.server.releases import address, hold
from dorfplatz.server.store import CHANNEL, SERVING, Store

log = logging.getLogger("dorfplatz.fanout")
RETRY_SECONDS = 1.0


class Fanout:
    """Listens to the database in a thread and passes on what it hears."""

    def __init__(self, store: Store, hub: Hub, outdated: Callable[[], None]) -> None:
        self.store = store
        self.hub = hub
        self._outdated = outdated
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()  # None: something was missed
        self._teller: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen, if there is somebody to listen to."""
        if not self.store.postgres:
            return
        loop = asyncio.get_running_loop()
        self._teller = asyncio.create_task(self._tell())
        ready = threading.Event()
        self._thread = threading.Thread(
            target=self._listen, args=(loop, ready), name="fanout", daemon=True
        )
        self._thread.start()
        await loop.run_in_executor(None, ready.wait, 10.0)

    async def stop(self) -> None:
        """Listen no longer."""
        self._stopping.set()
        if self._teller is not None:
            self._teller.cancel()
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    def _listen(self, loop: asyncio.AbstractEventLoop, ready: threading.Event) -> None:
        import psycopg  # noqa: PLC0415  # only where PostgreSQL is used

        while not self._stopping.is_set():
            try:
                with psycopg.connect(address(self.store.engine.url), autocommit=True) as connection:
                    hold(connection)
                    connection.execute("SELECT pg_advisory_lock_shared(%s)", (SERVING,))
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._pass_on(loop, None)  # what was told before was not heard
                    ready.set()
                    while not self._stopping.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            self._pass_on(loop, notice.payload)
            except OtherVersion:  # it began while this process could not be reached
                log.exception("another version serves")
                loop.call_soon_threadsafe(self._outdated)
                return
            except psycopg.Error as problem:
                log.warning("not listening", extra={"problem": type(problem).__name__})
                self._stopping.wait(RETRY_SECONDS)

    def _pass_on(self, loop: asyncio.AbstractEventLoop, message: str | None) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._heard.put_nowait, message)

    async def _tell(self) -> None:
        while True:
            message = await self._heard.get()
            try:
                notice = processes.read(message) if message is not None else None
                if notice is None:
                    await self.hub.catch_up()
                else:
                    await self.hub.neighbours.hear(notice)
            except Exception:
                log.exception("a notice failed")
