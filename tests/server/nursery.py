"""A process that has loaded everything a server needs and forks one when asked.

To load a server costs far more than to start it. Whoever kills a thousand of them lets them be
forked here; what is killed is a whole process all the same, with its files, sockets and threads,
and what it finds when it starts again is only what it had stored.
"""

import os
import signal
import subprocess
import sys
import time
from functools import partial

from dorfplatz.server.run import free_port, run_one
from dorfplatz.server.settings import settings_from
from tests.server.support import PATIENCE, Outside


class Forked:
    """A server that was forked: what ``subprocess.Popen`` is for one that was started."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        """Return None as long as it lives."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def send_signal(self, sign: int) -> None:
        os.kill(self.pid, sign)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def wait(self, patience: float = PATIENCE) -> int:
        end = time.monotonic() + patience
        while self.poll() is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired("a forked server", patience)
            time.sleep(0.002)
        return 0


class Nursery(Outside):
    """A server that starts in a tenth of a second, again and again."""

    def __init__(self, url: str, environment: dict[str, str] | None = None) -> None:
        self._mother: subprocess.Popen[str] | None = None
        super().__init__(url, environment=environment)

    def _start(self) -> "subprocess.Popen[bytes]":
        if self._mother is None:
            command = [sys.executable, "-m", "tests.server.nursery", str(self.port)]
            self._mother = subprocess.Popen(
                command, env=self._environment(), stdin=-1, stdout=-1, text=True
            )
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.write("another\n")
        self._mother.stdin.flush()
        return Forked(int(self._mother.stdout.readline()))  # type: ignore[return-value]

    def stop(self) -> int:
        ended = super().stop()
        if self._mother is not None:
            assert self._mother.stdin is not None
            self._mother.stdin.close()
            self._mother.wait(PATIENCE)
        return ended


def serve(port: int) -> None:
    """Serve in this process until it is ended."""
    listener = free_port("127.0.0.1", port, tries=1)
    problem = run_one(listener, settings_from())
    if problem is not None:
        print(f"the server could not start: {problem!r}", file=sys.stderr, flush=True)
    os._exit(problem is not None)


def main() -> None:
    """Fork a server for every line that comes, and say which process it is."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who were killed
    # What a server loads when it serves for the first time is loaded here, once.
    import dorfplatz.server.app  # noqa: F401, PLC0415

    begin = partial(serve, int(sys.argv[1]))
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            begin()
        print(child, flush=True)


if __name__ == "__main__":
    main()
