"""Lessons: what they are, a question at a step, and its answer."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from dorfplatz.engine.prompt import Said
from dorfplatz.server.wire.fields import MoveText, PickText
from dorfplatz.server.wire.told import PlanStep, Refusal, Update


class LessonAnswer(Struct):
    """An answer to a question of a lesson, what is said to it, and whether it is right."""

    text: str
    reply: str
    right: bool


class LessonStep(Struct):
    """A task of a lesson; ``tries`` are picks to be refused, ``lit`` things to look at."""

    kind: Literal["read", "move", "try", "ask"]
    seat: int
    text: str
    done: str
    hint: str
    tries: list[list[str]]
    answers: list[LessonAnswer]
    lit: list[str]


class Lesson(Struct):
    """An introduction to a game, in the reader's language."""

    id: str
    title: str
    about: str
    seats: int
    steps: list[LessonStep]


class Lessons(Struct):
    """The lessons of a game, in the order in which they are learned."""

    game: str
    lessons: list[Lesson]


class AskLesson(Struct, forbid_unknown_fields=True):
    """A question at a step of a lesson, after the moves that were ``played`` in it."""

    do: Literal["see", "move", "preview", "why_not", "describe", "plan", "hint"]
    played: Annotated[list[MoveText], Meta(max_length=12)] = []
    move: MoveText | None = None
    picks: Annotated[list[PickText], Meta(max_length=64)] = []
    moves: Annotated[list[MoveText], Meta(max_length=12)] = []


class LessonTold(Struct):
    """The answer to a question at a step: what was asked for, and nothing else.

    ``verdict`` says of a move whether it was what the step wants, and whether that was all.
    """

    verdict: Literal["done", "more", "wrong"] | None = None
    said: str = ""
    update: Update | None = None
    view: Any = None
    error: Refusal | None = None
    sentences: list[Said] = []
    steps: list[PlanStep] = []
    move: str | None = None
