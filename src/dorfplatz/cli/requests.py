"""What a program may ask the engine for: one JSON object a line, and the arguments in it."""

import json
from collections.abc import Mapping
from typing import Any

from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.engine.options import Value

Request = Mapping[str, Any]

LONGEST_LINE = 1_000_000
KINDS = {
    "str": "text",
    "int": "integer",
    "dict": "object",
    "list": "array",
    "bool": "true or false",
}


class BadRequest(DorfplatzError):
    """A request that is no request: not JSON, no such command, a missing argument."""

    code = "bad-request"


def parse(line: str) -> Request:
    """Return the object a line holds; what could not be written as JSON again is refused."""
    if len(line) > LONGEST_LINE:
        raise BadRequest("error-json", {"problem": f"longer than {LONGEST_LINE} characters"})
    try:
        request = json.loads(line)
        json.dumps(request, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError) as problem:
        raise BadRequest("error-json", {"problem": str(problem)}) from problem
    if not isinstance(request, dict):
        raise BadRequest("error-json", {"problem": type(request).__name__})
    return request


def argument(request: Request, name: str, kind: type) -> Any:
    """Return an argument that has to be there."""
    value = optional(request, name, kind)
    if value is None:
        raise BadRequest("error-missing", {"name": name})
    return value


def optional(request: Request, name: str, kind: type) -> Any:
    """Return an argument that may be missing or null."""
    value = request.get(name)
    if value is not None and (
        not isinstance(value, kind) or (kind is int and isinstance(value, bool))
    ):
        raise BadRequest("error-argument", {"name": name, "kind": KINDS[kind.__name__]})
    return value


def chosen(request: Request) -> dict[str, Value] | None:
    """Return the options of a request; what cannot be a value becomes a text, which none allows."""
    options = optional(request, "options", dict)
    if options is None:
        return None
    return {
        key: value if isinstance(value, (str, int)) else json.dumps(value)
        for key, value in options.items()
    }
