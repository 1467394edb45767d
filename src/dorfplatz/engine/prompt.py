"""What a person is asked, and how an answer is put together.

These classes travel over the wire, so they stay interpreted: their field types
are read to generate the schemas of the protocol.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

Arg: TypeAlias = int | str | tuple[str, ...]
"""A value in a sentence: a number, a reference such as ``clan:red``, or several references."""


@dataclass(frozen=True)
class Phrase:
    """A sentence to be said in the reader's language: a key of the Fluent words and its values."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)


@dataclass(frozen=True)
class Reason:
    """Why an action is not possible: the rule, the sentence, and the things at fault."""

    rule: str
    phrase: Phrase
    at: tuple[str, ...] = ()


@dataclass(frozen=True)
class Option:
    """One legal move: the text to send, and what to point at, in order, to mean it."""

    move: str
    picks: tuple[str, ...]


@dataclass(frozen=True)
class Prompt:
    """What a seat is asked now; without options it is somebody else's turn.

    ``hints`` names a sentence for the next pick by its kind: ``{"from": ..., "to": ...}``.
    """

    seat: int | None
    sentence: Phrase
    options: tuple[Option, ...] = ()
    hints: Mapping[str, Phrase] = field(default_factory=dict)


class Chooser:
    """Narrows the options of a prompt pick by pick, for any input device.

    Picks that are the same in every remaining option are taken by themselves, so nobody is asked
    a question with one answer, except for the very last confirmation.
    """

    def __init__(self, options: Sequence[Option]) -> None:
        self.options = tuple(options)
        self.picked: list[str] = []

    @property
    def remaining(self) -> tuple[Option, ...]:
        """The options that begin with what was picked."""
        start = tuple(self.picked)
        return tuple(o for o in self.options if o.picks[: len(start)] == start)

    @property
    def choices(self) -> tuple[str, ...]:
        """What can be picked next, in the order of the options."""
        depth = len(self.picked)
        return tuple(dict.fromkeys(o.picks[depth] for o in self.remaining if len(o.picks) > depth))

    @property
    def move(self) -> str | None:
        """The move that is complete now, if one is."""
        start = tuple(self.picked)
        for option in self.remaining:
            if option.picks == start:
                return option.move
        remaining = self.remaining
        return remaining[0].move if len(remaining) == 1 and self.picked else None

    def pick(self, choice: str) -> None:
        """Take one of ``choices``; forced picks after it follow by themselves."""
        if choice not in self.choices:
            raise KeyError(choice)
        self.picked.append(choice)
        while self.move is None and len(self.choices) == 1:
            self.picked.append(self.choices[0])

    def back(self) -> bool:
        """Undo the last real pick and say whether there was one."""
        if not self.picked:
            return False
        self.picked.pop()
        while self.picked and len(self._choices_at(len(self.picked))) == 1:
            self.picked.pop()
        return True

    def _choices_at(self, depth: int) -> set[str]:
        start = tuple(self.picked[:depth])
        return {
            o.picks[depth]
            for o in self.options
            if o.picks[:depth] == start and len(o.picks) > depth
        }
