"""One server for one SQLite file: a lock beside the file, in which its holder is named.

The lock is the system's, so a server that was killed holds nothing; the text in the file only says
who it is. Backups, audits and other commands need no lock. PostgreSQL serves many processes.
"""

import fcntl
import os
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import make_url

from dorfplatz.server.errors import InUse


class Holder(msgspec.Struct):
    """Who serves a file, and where."""

    process: int = 0
    address: str = ""


class FileLock:
    """The lock of a database; without a file there is nothing to lock."""

    def __init__(self, database: str) -> None:
        url = make_url(database)
        name = url.database if url.drivername.startswith("sqlite") else None
        self._path = Path(f"{name}.lock") if name and name != ":memory:" else None
        self._file: int | None = None

    def take(self, address: str) -> None:
        """Hold the lock until `release`, or refuse and say who has it."""
        if self._path is None:
            return
        file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as problem:
            holder = _read(file)
            os.close(file)
            where = urlsplit(holder.address)
            told = {
                "process": str(holder.process),
                "host": where.hostname or "?",
                "port": str(where.port or "?"),
            }
            raise InUse("error-in-use", told) from problem
        os.ftruncate(file, 0)
        os.pwrite(file, msgspec.json.encode(Holder(os.getpid(), address)), 0)
        self._file = file

    def release(self) -> None:
        """Let another server have the file."""
        if self._file is not None:
            os.ftruncate(self._file, 0)
            os.close(self._file)
            self._file = None


def _read(file: int) -> Holder:
    try:
        return msgspec.json.decode(os.pread(file, 4096, 0), type=Holder)
    except msgspec.MsgspecError:  # it is being written at this moment
        return Holder()


def holder_of(database: str) -> InUse | None:
    """Return who serves a database, as the refusal that a second server would get."""
    lock = FileLock(database)
    try:
        lock.take("")
    except InUse as found:
        return found
    lock.release()
    return None
