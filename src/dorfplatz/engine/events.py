"""Events as values: what happened, with names and types, and the sentence that tells it.

    @event("built")
    class Built(Event):
        seat: SeatRef
        field: Field        # Field = Annotated[str, "field"]
        cost: int

The key names the words and, in TypeScript, the type that the pages get. A field that is annotated
with a kind is a reference: ``Field`` above is told as ``field:3SE``. This module stays interpreted:
the classes are made from their annotations.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import (
    Annotated,
    Any,
    ClassVar,
    TypeAlias,
    TypeVar,
    cast,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from dorfplatz.engine.prompt import Arg, Phrase

E = TypeVar("E")

SeatRef: TypeAlias = Annotated[int, "seat"]
"""A seat, told as ``seat:0``."""


class Event:
    """What every event can: its key, and itself as a phrase."""

    key: ClassVar[str] = ""
    kinds: ClassVar[dict[str, str | None]] = {}

    def phrase(self) -> Phrase:
        """Return the event as a sentence to be said: references with their kinds."""
        return Phrase(
            self.key, {name: told(getattr(self, name), kind) for name, kind in self.kinds.items()}
        )


@dataclass_transform(frozen_default=True)
def event(key: str) -> Callable[[type[E]], type[E]]:
    """Make a class of annotated fields an event that is told by the words of ``key``."""

    def make(plain: type[E]) -> type[E]:
        made: Any = dataclass(frozen=True)(plain)
        made.key = key
        made.kinds = {
            name: kind_of(hint)
            for name, hint in get_type_hints(plain, include_extras=True).items()
            if get_origin(hint) is not ClassVar
        }
        EVENTS.setdefault(plain.__module__, {})[key] = made
        return cast(type[E], made)

    return make


EVENTS: dict[str, dict[str, type[Event]]] = {}
"""All events by the module that defines them, then by key."""


def kind_of(hint: Any) -> str | None:
    """Return the kind of thing that an annotation refers to, or None for a plain value."""
    if get_origin(hint) is Annotated:
        return str(get_args(hint)[1])
    for inner in get_args(hint):
        kind = kind_of(inner) if inner is not Ellipsis else None
        if kind is not None:
            return kind
    return None


def told(value: Any, kind: str | None) -> Arg:
    """Return a value as it stands in a phrase."""
    if isinstance(value, tuple):
        return tuple(str(told(part, kind)) for part in value)
    if kind is not None:
        return f"{kind}:{value}"
    return value if isinstance(value, int | str) else str(value)
