"""Running a server: a port, one process or several, and an orderly end."""

import gc
import os
import signal
import socket
import subprocess
import sys
import threading
from typing import Any

import uvicorn
from starlette.applications import Starlette

from dorfplatz.server.settings import Settings, settings_from
from dorfplatz.server.socket import HEARTBEAT_SECONDS, LARGEST_MESSAGE, FrameProtocol

FACTORY = "dorfplatz.server.app:from_environment"
STOP_SECONDS = 10
RESTART_SECONDS = 1.0
GARBAGE = 20_000


class Server(uvicorn.Server):
    """Says goodbye before it goes."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let running moves finish, tell everybody, then close."""
        app: Any = self.config.loaded_app
        while app is not None and not hasattr(app, "state"):
            app = getattr(app, "app", None)
        if app is not None:
            await app.state.services.farewell()
        await super().shutdown(sockets)


def configure(settings: Settings, app: Starlette | None = None) -> uvicorn.Config:
    """Return how uvicorn runs Dorfplatz; the application is made in the process that serves."""
    return uvicorn.Config(
        app or FACTORY,
        factory=app is None,
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


def serve(listener: socket.socket, settings: Settings, processes: int = 1) -> None:
    """Serve on a bound socket until somebody ends it."""
    # Worker processes read their settings from the environment.
    os.environ["DORFPLATZ_DATABASE"] = settings.database
    if processes > 1:
        supervise(listener, processes)
    else:
        run_one(listener, settings)


def run_one(listener: socket.socket, settings: Settings) -> None:
    """Serve as one process; an orderly end is a success."""
    config = configure(settings)
    server = Server(config)

    def leave(*_: object) -> None:
        server.should_exit = True

    for sign in (signal.SIGINT, signal.SIGTERM):
        # Until uvicorn handles the signal; it raises it once more when everything is closed.
        signal.signal(sign, leave)
    config.load()
    settle_memory()
    server.run(sockets=[listener])


def settle_memory() -> None:
    """Look for dead cycles less often: a match is many small objects that live long.

    What was loaded so far stays for good and is never looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 20)


def supervise(listener: socket.socket, processes: int) -> None:
    """Keep a number of processes serving on one socket; end them when this one is ended."""
    number = listener.fileno()
    ending = threading.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: ending.set())

    def start() -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dorfplatz.server.run", str(number)]
        return subprocess.Popen(command, pass_fds=[number], start_new_session=True)

    workers = [start() for _ in range(processes)]
    while not ending.wait(RESTART_SECONDS):
        workers = [start() if worker.poll() is not None else worker for worker in workers]
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.wait()


def main() -> None:
    """Serve as one process of several, on a socket somebody else has bound."""
    with socket.socket(fileno=int(sys.argv[1])) as listener:
        run_one(listener, settings_from())


if __name__ == "__main__":
    main()
