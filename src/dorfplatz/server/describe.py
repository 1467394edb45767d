"""The protocol described for programs: OpenAPI for the routes, JSON Schemas for the messages."""

import typing
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import Any

import msgspec

import dorfplatz
from dorfplatz.games import catalogue
from dorfplatz.server import wire
from dorfplatz.server.errors import STATUS
from dorfplatz.server.routes import Endpoint


def openapi(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """Return the OpenAPI description of all routes."""
    listed = list(endpoints)
    kinds: list[Any] = [wire.Failure]
    kinds += [e.body for e in listed if e.body is not None]
    kinds += [e.answer for e in listed if e.answer is not None]
    unique = list(dict.fromkeys(kinds))
    schemas, components = msgspec.json.schema_components(
        unique, ref_template="#/components/schemas/{name}"
    )
    of = dict(zip(unique, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in listed:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Dorfplatz", "version": dorfplatz.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "dorfplatz"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(endpoint: Endpoint, of: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "It is done."}
    if endpoint.answer is not None:
        good["content"] = {"application/json": {"schema": of[endpoint.answer]}}
    else:
        good["content"] = {endpoint.content: {"schema": {"type": "string"}}}
    refused = {
        "description": "It is not done; the body says why.",
        "content": {"application/json": {"schema": of[wire.Failure]}},
    }
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "responses": {
            "200": good,
            **{str(status): refused for status in sorted(set(STATUS.values()))},
        },
    }
    names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    if names:
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in names
        ]
    if endpoint.body is not None:
        content = {"application/json": {"schema": of[endpoint.body]}}
        operation["requestBody"] = {"required": not endpoint.optional, "content": content}
    if endpoint.signed_in:
        programs: list[dict[str, list[str]]] = (
            [{"token": []}] if endpoint.access != "session" else []
        )
        operation["security"] = [{"cookie": []}, *programs]
    return operation


@cache
def messages() -> dict[str, Any]:
    """Return JSON Schemas of everything that goes over the socket, and of every game's view."""
    kinds: list[Any] = [wire.Request, wire.Told]
    games = list(catalogue().values())
    kinds += [view_type(game) for game in games]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "protocol": wire.PROTOCOL,
        "asked": schemas[0],
        "told": schemas[1],
        "views": {game.id: schema for game, schema in zip(games, schemas[2:], strict=True)},
        "$defs": components,
    }


def view_type(game: Any) -> Any:
    """Return the class of what a game shows."""
    found = answer_of(type(game.knowledge).view)
    if isinstance(found, type):
        return found
    return type(game.knowledge.view(game.start(game.min_seats, None), None))


def facts_type(game: Any) -> Any | None:
    """Return the class of the facts that a game tells beside its view, if it tells any."""
    found = type(game.people.facts(game.start(game.min_seats, None), None))
    return None if found is type(None) else found


def chapter_type(game: Any) -> Any | None:
    """Return the class of the chapters in which a game tells its matches, if it tells them."""
    if game.people.story(()) is None:
        return None
    return import_module(f"{game.package}.facts").Chapter


def answer_of(method: Any) -> Any:
    """Return what a method says that it answers."""
    return typing.get_type_hints(method).get("return")
