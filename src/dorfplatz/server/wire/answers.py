"""What is answered over HTTP about a match or the server: fairness, story, health, refusals."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from dorfplatz.server.wire.told import Refusal

CheckName: TypeAlias = Literal[
    "rules", "begin", "seal", "nonces", "chairs", "draws", "moves", "chain", "result", "stored"
]


class Check(Struct):
    """One thing that was checked: its value, and what it means as a sentence."""

    name: CheckName
    ok: bool
    value: str
    said: str


class Fairness(Struct):
    """Whether a finished match holds what was promised at its start.

    The seal was told before the first move; it fits one seed only, and the seed gives every draw,
    together with what the seats added to it (``nonces``).
    """

    ok: bool
    seal: str
    seed: str
    nonces: list[str | None] | None
    checks: list[Check]
    problems: list[str]


class Story(Struct):
    """A match so far to be read, in chapters of its game, up to a version; ``over``: all of it."""

    chapters: list[Any]
    version: int
    over: bool


class Done(Struct):
    """It is done; there is nothing more to say."""

    ok: bool = True


class Health(Struct):
    """Whether the server is well."""

    ok: bool
    database: bool
    version: str


class Failure(Struct):
    """An answer that is a refusal."""

    error: Refusal
