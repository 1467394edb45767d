"""What helps somebody at the table along: how one wins, the score so far, aims, notes of a coach.

A game says it in three places of its folder. ``guide.py`` reads score and aims from what a viewer
knows anyway: the view and the facts. ``guide.json`` says when the coach has something to say: at
an event that was told, or while something that is told is so. ``words/guide`` has the sentences.
A game without them is played without a guide.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Protocol, TypeAlias, cast

from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.prompt import Phrase, Prompt, Said
from dorfplatz.table.log import Line

Wanted: TypeAlias = str | int | bool | list[int] | None
"""What a value has to be: equal to this, or within ``[least, most]``.

``me`` is the seat of the reader, ``other`` anybody else's.
"""


class Module(Protocol):
    """What ``guide.py`` of a game has."""

    def score(self, view: Any, facts: Any) -> list[Said]:
        """Return what everybody has so far, as far as the viewer may know it."""

    def aims(self, view: Any, facts: Any) -> list[Said]:
        """Return what is worth aiming at now, the most urgent first."""


@dataclass(frozen=True)
class Note:
    """Something that is said once, when it comes up for the first time.

    ``event`` with ``args`` is what has to be told in the log, ``told`` what has to be so: paths
    into ``view``, ``facts``, ``prompt`` and ``signs`` (what ``guide.py`` makes out), in which
    ``me`` is the own seat and ``any`` one of several.
    """

    id: str
    event: str | None
    args: Mapping[str, Wanted]
    told: Mapping[str, Wanted]


def module_of(game: AnyGame) -> Module | None:
    """Return the module that guides through a game, if it has one: ``guide`` in its package."""
    name = f"{game.package}.guide"
    return cast("Module", import_module(name)) if find_spec(name) is not None else None


@cache
def notes_of(package: str) -> tuple[Note, ...]:
    """Return the notes of the game in a package, in the order in which they matter."""
    file = files(package).joinpath("guide.json")
    if not file.is_file():
        return ()
    read = json.loads(file.read_text(encoding="utf-8"))
    return tuple(
        Note(one["id"], one.get("event"), one.get("args", {}), one.get("told", {}))
        for one in read["notes"]
    )


def due(
    notes: Sequence[Note], seat: int, lines: Sequence[Line], now: Mapping[str, object]
) -> list[str]:
    """Return the notes that have come up for a seat: in these lines, or as things are now.

    ``now`` is what `seen_now` says.
    """
    events = [event for line in lines for event in line.events]
    return [note.id for note in notes if _is_due(note, seat, events, now)]


def _is_due(note: Note, seat: int, events: Sequence[Phrase], now: Mapping[str, object]) -> bool:
    if note.event is not None and not any(_tells(note, seat, event) for event in events):
        return False
    return all(
        any(is_wanted(value, wanted, seat) for value in found(now, path, seat))
        for path, wanted in note.told.items()
    )


def _tells(note: Note, seat: int, event: Phrase) -> bool:
    return event.key == note.event and all(
        is_wanted(event.args.get(name), wanted, seat) for name, wanted in note.args.items()
    )


def found(told: Mapping[str, object], path: str, seat: int) -> list[object]:
    """Return what lies at a path: ``facts.seats.me.builds``, ``view.blocks.any.contested``."""
    values: list[object] = [told]
    for step in path.split("."):
        values = [one for value in values for one in _within(value, step, seat)]
    return values


def _within(value: object, step: str, seat: int) -> Sequence[object]:
    if isinstance(value, Mapping):
        return [value[step]]
    if not isinstance(value, (list, tuple)):
        return [] if value is None else [getattr(value, step)]
    if step == "any":
        return value
    return [value[seat if step == "me" else int(step)]]


def is_wanted(value: object, wanted: Wanted, seat: int) -> bool:
    """Say whether a value is as a note wants it."""
    if isinstance(wanted, list):
        least, most = wanted
        size = len(value) if isinstance(value, (list, tuple)) else value
        return isinstance(size, int) and least <= size <= most
    if wanted in ("me", "other") and isinstance(value, str) and value.startswith("seat:"):
        return (value == f"seat:{seat}") == (wanted == "me")
    return bool(value == wanted)


def seen_now(game: AnyGame, view: object, facts: object, prompt: Prompt) -> dict[str, object]:
    """Return what notes look at: all of it is known to the viewer."""
    signs = getattr(module_of(game), "signs", None)
    made_out = [] if signs is None else signs(view, facts)
    return {"view": view, "facts": facts, "prompt": prompt, "signs": made_out}
