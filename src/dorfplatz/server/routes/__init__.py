"""Plain HTTP: everything that is not live, as a list from which the description is generated."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.engine.game import AnyGame
from dorfplatz.server import wire
from dorfplatz.server.accounts import Person
from dorfplatz.server.answers import refusal
from dorfplatz.server.errors import (
    STATUS,
    BadRequest,
    Forbidden,
    NotFound,
    NotSignedIn,
    TooLarge,
)
from dorfplatz.server.metrics import REFUSALS, REQUESTS
from dorfplatz.server.services import Services, language
from dorfplatz.server.texts import is_line

log = logging.getLogger("dorfplatz.http")
LARGEST_BODY = 64 * 1024
BODY_SECONDS = 20.0


@dataclass
class Call:
    """A request that was understood: who asks, and for what."""

    services: Services
    request: Request
    known: Person | None
    body: Any
    lang: str

    @property
    def person(self) -> Person:
        """Whoever asks, who has to be somebody."""
        if self.known is None:
            raise NotSignedIn("error-not-signed-in")
        return self.known

    def path(self, name: str) -> str:
        """Return a part of the path, which names something that could be there."""
        text = str(self.request.path_params[name])
        if not is_line(text):
            raise NotFound("error-no-page")
        return text

    def number(self, name: str) -> int:
        """Return a part of the path that is a number."""
        text = self.path(name)
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise BadRequest("error-message", {"problem": name})
        return int(text)


Access: TypeAlias = Literal["read", "play", "session"]
"""Who may ask: any token, a token to play with, or only whoever is signed in with a password."""
Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Handler
    body: type[msgspec.Struct] | None = None
    answer: type[msgspec.Struct] | None = None
    signed_in: bool = True
    content: str = "application/json"
    access: Access | None = None  # usually: reading for GET, playing for all else
    identify: bool = True  # whether it matters who asks
    optional: bool = False  # whether the body may be left out

    @cached_property
    def reader(self) -> msgspec.json.Decoder[msgspec.Struct]:
        """What reads its body."""
        return msgspec.json.Decoder(self.body or msgspec.Struct)

    def check_scope(self, known: Person | None) -> None:
        """Refuse a program what its token is not for."""
        if known is None or known.token is None:
            return
        access = self.access or ("read" if self.method == "GET" else "play")
        if access == "session":
            raise Forbidden("error-token")
        if access == "play" and known.scope != "play":
            raise Forbidden("error-token-read")

    @property
    def summary(self) -> str:
        """What it does, in one sentence."""
        return (self.handler.__doc__ or "").strip().split("\n")[0]

    def route(self, services: Services) -> BaseRoute:
        """Return it as Starlette wants it."""

        async def answer(request: Request) -> Response:
            begun = time.perf_counter()
            response = await respond(self, services, request)
            REQUESTS.labels(f"{self.method} {self.path}", str(response.status_code)).inc()
            spent = round((time.perf_counter() - begun) * 1000, 1)
            log.info(
                "answered",
                extra={
                    "route": f"{self.method} {self.path}",
                    "status": response.status_code,
                    "ms": spent,
                },
            )
            return response

        return Route(self.path, answer, methods=[self.method], name=f"{self.method} {self.path}")


async def respond(endpoint: Endpoint, services: Services, request: Request) -> Response:
    """Return the answer to a request, which may be a refusal."""
    lang = language(request.headers, request.query_params.get("lang"))
    try:
        services.check_address(request)
        if request.method not in ("GET", "HEAD"):
            services.check_origin(request)
        body = await read_body(endpoint, request)
        known = await services.identify(request) if endpoint.identify else None
        if endpoint.signed_in and known is None:
            raise NotSignedIn("error-not-signed-in")
        endpoint.check_scope(known)
        outcome = await endpoint.handler(Call(services, request, known, body, lang))
    except DorfplatzError as error:
        REFUSALS.labels(error.code).inc()
        return failure(error, lang)
    except asyncio.CancelledError:
        raise
    except Exception:
        log.exception("a request failed", extra={"route": endpoint.path})
        return as_json(wire.Failure(wire.Refusal("unavailable", "-")), 500)
    return outcome if isinstance(outcome, Response) else as_json(outcome)


def failure(error: DorfplatzError, lang: str, game: AnyGame | None = None) -> Response:
    """Return a refusal with the status that fits it, in the words of a game if it is about one."""
    return as_json(wire.Failure(refusal(error, lang, game)), STATUS.get(error.code, 400))


def as_json(answer: object, status: int = 200) -> Response:
    """Return an answer that nobody keeps."""
    return Response(
        wire.encode(answer),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )


async def read_body(endpoint: Endpoint, request: Request) -> Any:
    """Return the body as what it has to be."""
    if endpoint.body is None:
        return None
    if endpoint.optional and "content-type" not in request.headers:
        return endpoint.body()
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise BadRequest("error-message", {"problem": "content-type: application/json"})
    try:
        async with asyncio.timeout(BODY_SECONDS):
            data = await _read_all(request)
    except TimeoutError as problem:
        raise BadRequest("error-message", {"problem": "body"}) from problem
    try:
        return endpoint.reader.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise BadRequest("error-message", {"problem": str(problem)[:120]}) from problem


async def _read_all(request: Request) -> bytes:
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > LARGEST_BODY:
            raise TooLarge("error-too-large", {"most": LARGEST_BODY})
    return data
