"""Routes for whoever runs the server, and the description of all routes."""

import ipaddress
from dataclasses import replace

from sqlalchemy import Connection
from starlette.responses import Response

import dorfplatz
from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.server import metrics, wire
from dorfplatz.server.errors import NotFound
from dorfplatz.server.routes import Call, Endpoint, as_json
from dorfplatz.server.services import address
from dorfplatz.server.store import is_current, set_fact, wall_ms


async def alive(call: Call) -> wire.Health:
    """Say that the process answers."""
    return wire.Health(True, True, dorfplatz.__version__)


async def ready(call: Call) -> Response:
    """Say whether the process can serve: the database can be written and has the newest schema."""

    def check(connection: Connection) -> bool:
        set_fact(connection, "ready_at", str(wall_ms()))
        return is_current(connection)

    try:
        well = await call.services.store.run(check, True)
    except DorfplatzError:
        well = False
    well = well and not call.services.hub.closing
    return as_json(wire.Health(well, well, dorfplatz.__version__), 200 if well else 503)


async def numbers(call: Call) -> Response:
    """Return what Prometheus reads; only on this machine unless the operator says otherwise."""
    try:
        local = ipaddress.ip_address(address(call.request)).is_loopback
    except ValueError:
        local = False
    if not (local or call.services.settings.public_metrics):
        raise NotFound("error-no-page")
    return Response(metrics.written(), media_type="text/plain; version=0.0.4")


ENDPOINTS = [
    replace(endpoint, signed_in=False, identify=False)
    for endpoint in (
        Endpoint("GET", "/health/alive", alive, None, wire.Health),
        Endpoint("GET", "/health/ready", ready, None, wire.Health),
        Endpoint("GET", "/metrics", numbers, content="text/plain"),
    )
]
