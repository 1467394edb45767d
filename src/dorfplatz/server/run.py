"""Running a server: a port, one process or several, and an orderly end."""

import gc
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any

import uvicorn
from starlette.applications import Starlette

from dorfplatz.server.doors import Config, DoorProtocol, Doors, raise_file_limit
from dorfplatz.server.services import Services
from dorfplatz.server.settings import Settings, settings_from
from dorfplatz.server.socket import HEARTBEAT_SECONDS, LARGEST_MESSAGE, FrameProtocol

FACTORY = "dorfplatz.server.app:from_environment"
STOP_SECONDS = 10
RESTART_SECONDS = 1.0
GARBAGE = 20_000


class Server(uvicorn.Server):
    """Says when it is open, and goodbye before it goes."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so when somebody can come in."""
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def on_tick(self, counter: int) -> bool:
        """Go on, unless another version has begun to serve."""
        services = services_of(self.config)
        self.should_exit |= services is not None and services.outdated
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let running moves finish, tell everybody, then close."""
        services = services_of(self.config)
        if services is not None:
            await services.farewell()
        await super().shutdown(sockets)


def services_of(config: uvicorn.Config) -> Services | None:
    """Return what a server works with, if it was loaded."""
    app: Any = config.loaded_app if config.loaded else None
    while app is not None and not hasattr(app, "state"):
        app = getattr(app, "app", None)
    return None if app is None else app.state.services


def configure(settings: Settings, app: Starlette | None = None) -> Config:
    """Return how uvicorn runs Dorfplatz; the application is made in the process that serves."""
    config = Config(
        app or FACTORY,
        factory=app is None,
        http=DoorProtocol,
        ws=FrameProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=HEARTBEAT_SECONDS,
        ws_ping_timeout=HEARTBEAT_SECONDS,
        ws_per_message_deflate=False,  # frames are made once for many, and views are small
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=STOP_SECONDS,
        limit_concurrency=None,
        h11_max_incomplete_event_size=32 * 1024,
    )
    files = raise_file_limit()
    config.doors = Doors(settings.connections, settings.headers, settings.proxies, files)
    return config


def free_port(host: str, wanted: int, tries: int = 20) -> socket.socket:
    """Return a socket bound to the wanted port, or to the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in range(wanted, wanted + tries):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port if wanted else 0))
        except OSError:
            listener.close()
            continue
        listener.set_inheritable(True)
        return listener
    raise OSError(f"no free port from {wanted} to {wanted + tries - 1}")


def serve(
    listener: socket.socket, settings: Settings, processes: int, opened: Callable[[], None]
) -> Exception | None:
    """Serve on a bound socket until somebody ends it; return why that was not possible, if so."""
    # Worker processes read their settings from the environment.
    os.environ["DORFPLATZ_DATABASE"] = settings.database
    os.environ["DORFPLATZ_ADDRESS"] = settings.address
    if processes > 1:
        supervise(listener, processes, opened)
        return None
    return run_one(listener, settings, opened)


def run_one(
    listener: socket.socket, settings: Settings, opened: Callable[[], None] = lambda: None
) -> Exception | None:
    """Serve as one process; an orderly end is a success."""
    config = configure(settings)
    server = Server(config, opened)

    def leave(*_: object) -> None:
        server.should_exit = True

    for sign in (signal.SIGINT, signal.SIGTERM):
        # Until uvicorn handles the signal; it raises it once more when everything is closed.
        signal.signal(sign, leave)
    config.load()
    settle_memory()
    try:
        server.run(sockets=[listener])
    except SystemExit:  # it could not start
        services = services_of(config)
        if services is None or services.problem is None:
            raise
        return services.problem
    return None


def settle_memory() -> None:
    """Look for dead cycles less often: a match is many small objects that live long.

    What was loaded so far stays for good and is never looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 20)


def supervise(listener: socket.socket, processes: int, opened: Callable[[], None]) -> None:
    """Keep a number of processes serving on one socket; end them when this one is ended."""
    number = listener.fileno()
    ending = threading.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: ending.set())

    def start() -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dorfplatz.server.run", str(number)]
        return subprocess.Popen(command, pass_fds=[number], start_new_session=True)

    workers = [start() for _ in range(processes)]
    told = False
    while not ending.wait(RESTART_SECONDS):
        if not told and answers(listener):
            told = True
            opened()
        workers = [start() if worker.poll() is not None else worker for worker in workers]
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.wait()


def answers(listener: socket.socket) -> bool:
    """Say whether somebody takes connections on a bound socket."""
    try:
        with socket.create_connection(listener.getsockname()[:2], RESTART_SECONDS):
            return True
    except OSError:
        return False


def main() -> None:
    """Serve as one process of several, on a socket somebody else has bound."""
    with socket.socket(fileno=int(sys.argv[1])) as listener:
        if run_one(listener, settings_from()) is not None:
            sys.exit(1)


if __name__ == "__main__":
    main()
