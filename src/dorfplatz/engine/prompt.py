"""What a person is asked, and how an answer is put together.

These classes travel over the wire, so they stay interpreted: their field types
are read to generate the schemas of the protocol.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, TypeAlias

from dorfplatz.engine.chooser import Chooser

__all__ = ["Arg", "Chooser", "Many", "Option", "Phrase", "Prompt", "Reason", "Role", "Said"]

Arg: TypeAlias = "int | str | Phrase | tuple[str | Phrase, ...]"
"""A value in a sentence: a number, a reference such as ``clan:red``, a phrase, or several."""

Many: TypeAlias = Literal["one", "set", "order"]
"""How the picks of a role belong together: one thing, several in any order, or a sequence."""


@dataclass(frozen=True)
class Phrase:
    """A sentence to be said in the reader's language: a key of the Fluent words and its values."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)


@dataclass(frozen=True)
class Said:
    """A sentence of a description, and the thing it is about, where it is about one."""

    phrase: Phrase
    about: str | None = None


@dataclass(frozen=True)
class Reason:
    """Why an action is not possible: the rule, the sentence, and the things at fault."""

    rule: str
    phrase: Phrase
    at: tuple[str, ...] = ()


@dataclass(frozen=True)
class Role:
    """What the picks of a role are: ``from:A1`` and ``to:A1`` both mean ``territory:A1``.

    ``kind`` is the kind of thing, ``many`` how the picks belong together; a pick that ``confirms``
    (``do:go``) only says that nothing more is to be added.
    """

    kind: str
    many: Many = "one"
    confirms: bool = False


@dataclass(frozen=True)
class Option:
    """One legal move: the text to send, and what to point at, in order, to mean it.

    The picks of an option differ from each other: a second equal thing has a name of its own.
    ``shows`` are references a board lights while the option is pointed at (the fields an expansion
    takes); ``cost`` and ``gain`` say what it takes and brings: ``{"coins": 3}``.
    """

    move: str
    picks: tuple[str, ...]
    shows: tuple[str, ...] = ()
    cost: Mapping[str, int] = field(default_factory=dict)
    gain: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Keep what is empty out of the way: there are thousands of options, and they travel."""
        for name in ("shows", "cost", "gain"):
            if not getattr(self, name):
                self.__dict__.pop(name, None)


NOTHING: Mapping[str, int] = MappingProxyType({})
# What an option has not is read from its class.
setattr(Option, "cost", NOTHING)  # noqa: B010
setattr(Option, "gain", NOTHING)  # noqa: B010


@dataclass(frozen=True)
class Prompt:
    """What a seat is asked now; without options it is somebody else's turn.

    ``hints`` names a sentence for the next pick by its role: ``{"from": ..., "to": ...}``.
    ``roles`` says what a role is, or a single pick of it (``do:go``); one that is not listed is a
    kind of its own and picked once. ``title`` and ``body`` are what is to be read first.
    """

    seat: int | None
    sentence: Phrase
    options: tuple[Option, ...] = ()
    hints: Mapping[str, Phrase] = field(default_factory=dict)
    roles: Mapping[str, Role] = field(default_factory=dict)
    title: Phrase | None = None
    body: tuple[Phrase, ...] = ()
