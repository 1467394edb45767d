"""Write the TypeScript types of everything that travels, from the classes the server uses.

- ``python -m tools.wire`` writes web/src/net/wire.gen.ts, and for every game with a board
  web/src/games/*/view.gen.ts and events.gen.ts,
- with ``--check`` it says which of them are stale, and fails if any is.
"""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from dorfplatz.engine.events import EVENTS, Event
from dorfplatz.games import catalogue
from dorfplatz.server import wire
from dorfplatz.server.app import ENDPOINTS
from dorfplatz.server.describe import chapter_type, facts_type, view_type

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"
HEAD = "// Written by tools/wire.py from the classes of the server; not edited by hand.\n"
SPARSE = frozenset({"Option"})
"""Classes that leave out on the way what is empty."""
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}

Schema = Mapping[str, Any]


def files() -> dict[Path, str]:
    """Return every generated file with what it has to hold."""
    written = {WEB / "net" / "wire.gen.ts": messages()}
    for game in catalogue().values():
        folder = WEB / "games" / game.id
        if (folder / "index.ts").is_file():  # a game without a board needs no types
            shown = [view_type(game), facts_type(game), chapter_type(game)]
            kinds = [kind for kind in shown if kind is not None]
            written[folder / "view.gen.ts"] = declared(kinds, frozenset())
            written[folder / "events.gen.ts"] = events(EVENTS.get(f"{game.package}.events", {}))
    return written


def events(known: Mapping[str, type[Event]]) -> str:
    """Return the events of a game as types, and the union of them all."""
    lines = [HEAD]
    for key, kind in known.items():
        hints = get_type_hints(kind)
        lines.append(f"\n/** {kind.__doc__} */\nexport interface {kind.__name__} {{\n")
        lines.append(f"  readonly key: '{key}';\n  readonly args: {{\n")
        for name, thing in kind.kinds.items():
            lines.append(f"    readonly {name}: {event_field(hints[name], thing)};\n")
        lines.append("  };\n}\n")
    union = " | ".join(sorted(kind.__name__ for kind in known.values())) or "never"
    return "".join([*lines, f"\nexport type Event = {union};\n"])


def event_field(hint: Any, thing: str | None) -> str:
    """Return the type of one value of an event; references are told with their kind."""
    many = get_origin(hint) is tuple
    plain = get_args(hint)[0] if many else hint
    one = f"`{thing}:${{string}}`" if thing is not None else "number" if plain is int else "string"
    return f"readonly {one}[]" if many else one


def messages() -> str:
    """Return the types of the socket's messages and of the bodies and answers over HTTP."""
    bodies = [endpoint.body for endpoint in ENDPOINTS if endpoint.body is not None]
    answers = [endpoint.answer for endpoint in ENDPOINTS if endpoint.answer is not None]
    asked = frozenset(components([wire.Request, *bodies])) - frozenset(
        components([wire.Told, *answers])
    )
    kinds = [wire.Request, wire.Told, wire.Failure, *bodies, *answers]
    unions = {"Request": wire.Request, "Told": wire.Told}
    named = "".join(
        f"\nexport type {name} = {' | '.join(sorted(members(kind)))};\n"
        for name, kind in unions.items()
    )
    return declared(kinds, asked) + named


def members(kind: Any) -> list[str]:
    """Return the names of the messages in a union."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template="{name}")
    return [str(one["$ref"]) for one in schema["anyOf"]]


def components(kinds: Iterable[Any]) -> dict[str, Schema]:
    """Return the schemas of all named classes in some types."""
    unique = list(dict.fromkeys(kinds))
    return msgspec.json.schema_components(unique, ref_template="{name}")[1]


def declared(kinds: Iterable[Any], sent: frozenset[str]) -> str:
    """Return declarations of all classes in some types; in what is ``sent`` defaults may lack."""
    found = components(kinds)
    return HEAD + "".join(
        interface(name, found[name], optional=name in sent | SPARSE) for name in sorted(found)
    )


def interface(name: str, schema: Schema, *, optional: bool) -> str:
    """Return one class as an interface; what the server sends is always complete."""
    required = schema.get("required", ())
    lines = [f"\n/** {' '.join(schema.get('description', name).split())} */"]
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        mark = "?" if optional and field not in required else ""
        lines.append(f"  readonly {field}{mark}: {written(kind)};")
    return "\n".join([*lines, "}", ""])


def written(schema: Schema) -> str:
    """Return a JSON Schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return array(schema)
    if kind == "object":
        return f"Readonly<Record<string, {written(schema.get('additionalProperties') or {})}>>"
    if kind == "null":
        return "null"
    return PLAIN.get(str(kind), "unknown")


def array(schema: Schema) -> str:
    """Return a list, or a tuple of known length, as a type."""
    if "prefixItems" in schema:
        return f"readonly [{', '.join(written(one) for one in schema['prefixItems'])}]"
    inner = written(schema.get("items") or {})
    return f"readonly ({inner})[]" if "|" in inner or " " in inner else f"readonly {inner}[]"


def main(check: bool) -> int:
    """Write the files, or compare them with what they should be."""
    stale = [
        (path, text)
        for path, text in files().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    for path, text in stale:
        if check:
            print(f"{path.relative_to(ROOT)} is stale; python -m tools.wire writes it anew.")
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
