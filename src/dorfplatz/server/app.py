"""The application: routes, socket, start and stop."""

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dorfplatz.server import describe, pages, wire
from dorfplatz.server.logs import set_up
from dorfplatz.server.routes import (
    Call,
    Endpoint,
    as_json,
    going_on,
    identity,
    lessons,
    operations,
    puzzles,
    study,
    tables,
    trials,
)
from dorfplatz.server.services import Services
from dorfplatz.server.settings import Settings, settings_from
from dorfplatz.server.socket import live

log = logging.getLogger("dorfplatz.app")

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
POLICY = (
    "default-src 'self'; style-src {styles}; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)


OVER_TLS = (b"strict-transport-security", b"max-age=31536000")


class SafeHeaders:
    """Tells browsers with every answer what they must not do."""

    def __init__(self, app: ASGIApp, styles: Sequence[str]) -> None:
        self.app = app
        policy = POLICY.format(styles=" ".join(["'self'", *styles]))
        self._headers = [*HEADERS, (b"content-security-policy", policy.encode())]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on and add the headers to answers."""

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                more = [OVER_TLS] if scope["scheme"] == "https" else []
                message["headers"] = [*message.get("headers", []), *self._headers, *more]
            await send(message)

        await self.app(scope, receive, add if scope["type"] == "http" else send)


async def described(call: Call) -> Response:
    """Describe all routes."""
    return as_json(describe.openapi(ENDPOINTS))


async def messages(call: Call) -> Response:
    """Describe all messages of the socket."""
    return as_json(describe.messages())


ENDPOINTS: list[Endpoint] = [
    *identity.ENDPOINTS,
    *tables.ENDPOINTS,
    *lessons.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *study.ENDPOINTS,
    *trials.ENDPOINTS,
    *going_on.ENDPOINTS,
    *operations.ENDPOINTS,
    Endpoint("GET", "/api/openapi.json", described, signed_in=False),
    Endpoint("GET", "/api/messages.json", messages, signed_in=False),
]


async def nowhere(request: Request, error: Exception) -> Response:
    """Refuse what there is not, in the form of all refusals."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    code = "not-found" if status == 404 else "bad-request"
    return as_json(wire.Failure(wire.Refusal(code, "-")), status)


def make_app(settings: Settings) -> Starlette:
    """Return the application of one server process."""
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await services.start()
        except Exception as problem:
            services.problem = problem
            services.lock.release()
            log.exception("the server cannot start")
            raise
        yield
        await services.stop()

    routes: list[BaseRoute] = [endpoint.route(services) for endpoint in ENDPOINTS]
    routes += [WebSocketRoute("/api/live", live), *pages.routes()]
    handlers: dict[int | type[Exception], Callable[[Request, Exception], object]] = {
        HTTPException: nowhere
    }
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SafeHeaders, styles=pages.own_styles())],
        exception_handlers=handlers,  # type: ignore[arg-type]  # Starlette types it more narrowly
    )
    app.state.services = services
    return app


def from_environment() -> Starlette:
    """Return the application as the environment asks for it; what a worker process runs."""
    settings = settings_from()
    set_up(settings.log_level)
    return make_app(settings)
