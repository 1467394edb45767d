"""What travels about studying a match afterwards: reviews, and what might have been."""

from typing import Annotated

from msgspec import Meta, Struct

from dorfplatz.engine.prompt import Phrase


class ReviewMoment(Struct):
    """A decision that mattered: its line of the log, and the picks of the better move."""

    number: int
    seat: int
    loss: float
    chance: float
    played: str
    better: str
    picks: list[str]
    played_said: list[Phrase]
    better_said: list[Phrase]
    reasons: list[str]


class ReviewPlayer(Struct):
    """A seat: what its decisions cost, what luck brought; its luckiest and unluckiest draw."""

    seat: int
    decisions: float
    luck: float
    judged: int
    moments: list[ReviewMoment]
    luckiest: int | None
    unluckiest: int | None


class ReviewPoint(Struct):
    """Before a line of the log: the mover's own chance, and everybody's with all cards open."""

    number: int
    seat: int
    loss: float
    chance: float
    open: list[float]


class ReviewDraw(Struct):
    """Lines of the log in which chance drew, and what that was worth to everybody."""

    first: int
    last: int
    luck: list[float]


class ReviewTold(Struct):
    """A review of a match, in the reader's language.

    A chance is the share of rivals left behind; with two seats, how likely it is to win.
    """

    game: str
    moves: int
    ranks: list[int]
    fits: bool
    draws: int
    players: list[ReviewPlayer]
    points: list[ReviewPoint]
    luck: list[ReviewDraw]
    end: list[float]


class ReviewState(Struct):
    """A review, or how far it is: so many steps of so many."""

    done: int
    total: int
    review: ReviewTold | None = None


class AskReview(Struct, forbid_unknown_fields=True):
    """The text of a record of a finished match."""

    record: Annotated[str, Meta(min_length=1, max_length=60_000)]
