"""What a game says to people: questions, picks, faults, facts, the position in words."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from dorfplatz.engine.options import Options
from dorfplatz.engine.prompt import Arg, Option, Phrase, Prompt, Said
from dorfplatz.engine.rules import Refusal

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


@dataclass(frozen=True)
class Fault:
    """Names and places for the sentence of a refusal, and the things to light up."""

    args: Mapping[str, Arg] = field(default_factory=dict)
    at: tuple[str, ...] = ()


@dataclass(frozen=True)
class Windows:
    """Questions that a seat is asked again and again, and that a standing order may answer.

    ``orders`` are those that can be left now; none once every question is worth asking. ``finish``
    is the move that answers the question the seat is asked now, ``answers`` the orders that play
    it. The order ``once`` ends with its first answer, ``round`` with the ``round``; any other one
    stays until it is taken back.
    """

    orders: tuple[str, ...]
    round: int
    finish: str | None = None
    answers: tuple[str, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class People(Generic[S, A, V]):
    """The side of a game that people meet; what all games ask and refuse alike is in ``asking``."""

    def wait(self, state: S, seat: int | None) -> Phrase | None:
        """Return what somebody is told who is not asked now; None: whose turn it is."""
        return None

    def ask(self, state: S, seat: int) -> Prompt:
        """Return what a waiting seat is asked; the options are added to it."""
        raise NotImplementedError

    def picks(self, action: A) -> tuple[str, ...]:
        """Return what to point at, in order, to mean an action."""
        raise NotImplementedError

    def meant(self, view: V, seat: int, picks: Sequence[str]) -> A | None:
        """Return what somebody means who points at things that cannot be picked, if anything.

        It is only asked why that is not possible, so a likely meaning is good enough.
        """
        return None

    def detailed(self, state: S, seat: int, options: list[Option]) -> list[Option]:
        """Return the options with what they cost, bring and show here."""
        return options

    def faults(self, state: S, seat: int, action: A, refusal: Refusal) -> Fault:
        """Return names and places for a refusal; it never tells secrets."""
        return Fault()

    def windows(self, state: S, seat: int) -> Windows | None:
        """Return which standing orders a seat may leave, and which of them would answer now."""
        return None

    def facts(self, state: S, viewer: int | None) -> object | None:
        """Return what a decision needs and the rules know, as far as the viewer may know it."""
        return None

    def story(self, told: Iterable[Phrase]) -> Sequence[object] | None:
        """Return a match as chapters to be read, from what everybody was told of it so far.

        None: the game tells no story.
        """
        return None

    def describe(self, view: V) -> list[Said]:
        """Return the position in sentences: what is at stake now, every seat, every field.

        A sentence about one thing says which, so that a board can name that thing by it.
        """
        return []

    def describe_as(self, view: V, options: Options) -> list[Said]:
        """Return the position in sentences at a table whose options say what is shown."""
        return self.describe(view)


def named_once(sentences: list[Said]) -> list[Said]:
    """Return a description in which a thing is named by the first sentence about it."""
    named: set[str] = set()
    said: list[Said] = []
    for one in sentences:
        again = one.about is not None and one.about in named
        said.append(Said(one.phrase) if again else one)
        if one.about is not None:
            named.add(one.about)
    return said
