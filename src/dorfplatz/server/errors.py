"""What the server refuses, with a word for programs and a sentence for people."""

from typing import ClassVar

from dorfplatz.engine.errors import DorfplatzError


class BadRequest(DorfplatzError):
    """Not a message or a request of the protocol."""

    code: ClassVar[str] = "bad-request"


class NotSignedIn(DorfplatzError):
    """Only for somebody: a guest, an account, or a program with a token."""

    code: ClassVar[str] = "not-signed-in"


class Forbidden(DorfplatzError):
    """Not yours to do or to see."""

    code: ClassVar[str] = "forbidden"


class NotFound(DorfplatzError):
    """There is no such thing, or not for you."""

    code: ClassVar[str] = "not-found"


class NameTaken(DorfplatzError):
    """Another account has that name."""

    code: ClassVar[str] = "name-taken"


class WrongPassword(DorfplatzError):
    """Name and password do not fit each other."""

    code: ClassVar[str] = "wrong-password"


class TooMany(DorfplatzError):
    """Too much in too short a time."""

    code: ClassVar[str] = "too-many"


class TooLarge(DorfplatzError):
    """More bytes than anybody needs."""

    code: ClassVar[str] = "too-large"


class Stale(DorfplatzError):
    """Meant for a position that is no more."""

    code: ClassVar[str] = "stale"


class Unavailable(DorfplatzError):
    """Not now: the store does not answer, or the server is about to stop."""

    code: ClassVar[str] = "unavailable"


class InUse(Unavailable):
    """Another server has this database."""


class OtherVersion(Unavailable):
    """Another version of the server serves this database."""


STATUS = {
    "bad-request": 400,
    "unknown-game": 400,
    "bad-seats": 400,
    "bad-option": 400,
    "unreadable": 400,
    "illegal": 409,
    "not-your-turn": 409,
    "not-possible": 409,
    "stale": 409,
    "name-taken": 409,
    "not-signed-in": 401,
    "wrong-password": 401,
    "forbidden": 403,
    "not-found": 404,
    "too-large": 413,
    "too-many": 429,
    "unavailable": 503,
}
"""The status of an HTTP answer for every word a program may be told; the list is closed."""
