"""What can happen in a match: one closed set of values, from what is asked to what is stored.

A row of the store names kind and seat; what else belongs to a deed is its text: a move and the name
of a bot or an order as they are, a vote as JSON. Earlier versions wrote a vote as ``2:bot``; it is
read still.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias, assert_never

import msgspec
from msgspec import Struct

from dorfplatz.engine.errors import NotPossible
from dorfplatz.server import wire

Wish: TypeAlias = Literal["bot", "resign", "wait"]
UNDECIDED = "-"
ON = "on"


class Moved(Struct, frozen=True, tag="move"):
    """A seat decided something, by its person or a bot."""

    seat: int
    move: str


class TookBack(Struct, frozen=True, tag="undo"):
    """A seat took its last decision back."""

    seat: int


class Resigned(Struct, frozen=True, tag="resign"):
    """A person left for good."""

    seat: int


class StoodIn(Struct, frozen=True, tag="stand_in"):
    """A bot began to play a person's seat."""

    seat: int
    bot: str


class Returned(Struct, frozen=True, tag="return"):
    """A person plays the seat again."""

    seat: int


class Ordered(Struct, frozen=True, tag="order"):
    """A person left a standing order, or took it back (empty)."""

    seat: int
    what: str


class Coached(Struct, frozen=True, tag="coach"):
    """A person took a coach to the seat, or sent it away."""

    seat: int
    on: bool


class Answered(Struct, frozen=True, tag="answer"):
    """The standing order of a seat answered a question."""

    seat: int
    move: str


class Voted(Struct, frozen=True, tag="vote"):
    """Somebody said what is to become of a seat.

    ``decided`` is what it led to; null: a vote of before that was stored, or one not yet counted.
    """

    seat: int
    against: int
    what: Wish
    decided: bool | None = None


Deed: TypeAlias = (
    Moved | TookBack | Resigned | StoodIn | Returned | Ordered | Coached | Answered | Voted
)


@dataclass(frozen=True)
class Event:
    """One thing that happened in a match; its number is the version it leads to."""

    number: int
    deed: Deed
    actor: str | None
    request: str | None
    at: int
    result: list[str]


class VoteText(Struct, frozen=True, omit_defaults=True):
    """A vote as the text of a row."""

    against: int
    what: Wish
    decided: bool | None = None


def asked_for(asked: wire.Act) -> Deed:
    """Return what somebody wants to happen."""
    match asked:
        case wire.Move():
            return Moved(asked.seat, asked.move)
        case wire.Undo():
            return TookBack(asked.seat)
        case wire.Resign():
            return Resigned(asked.seat)
        case wire.StandIn():
            return StoodIn(asked.seat, asked.bot)
        case wire.Return():
            return Returned(asked.seat)
        case wire.Order():
            return Ordered(asked.seat, asked.what or "")
        case wire.Coach():
            return Coached(asked.seat, asked.on)
        case wire.CastVote():
            return Voted(asked.seat, asked.against, asked.what)
    assert_never(asked)


def kind_of(deed: Deed) -> str:
    """Return the word for what happened, as rows and numbers name it."""
    return str(deed.__struct_config__.tag)


def text_of(deed: Deed) -> str:
    """Return what a row keeps beside kind and seat."""
    match deed:
        case Moved() | Answered():
            return deed.move
        case Ordered():
            return deed.what
        case StoodIn():
            return deed.bot
        case Coached():
            return ON if deed.on else ""
        case Voted():
            return msgspec.json.encode(VoteText(deed.against, deed.what, deed.decided)).decode()
        case TookBack() | Resigned() | Returned():
            return ""
    assert_never(deed)


def read(kind: str, seat: int, text: str) -> Deed:
    """Return what a row tells."""
    match kind:
        case "move":
            return Moved(seat, text)
        case "undo":
            return TookBack(seat)
        case "resign":
            return Resigned(seat)
        case "stand_in":
            return StoodIn(seat, text)
        case "return":
            return Returned(seat)
        case "order":
            return Ordered(seat, text)
        case "coach":
            return Coached(seat, text == ON)
        case "answer":
            return Answered(seat, text)
        case "vote":
            vote = _read_vote(text)
            return Voted(seat, vote.against, vote.what, vote.decided)
    raise NotPossible("error-do", {"do": kind[:40], "known": "move"})


_vote: msgspec.json.Decoder[VoteText] = msgspec.json.Decoder(VoteText)  # see `readers`


def _read_vote(text: str) -> VoteText:
    if text.startswith("{"):
        return _vote.decode(text)
    against, what, *outcome = text.split(":")
    decided = outcome[0] != UNDECIDED if outcome else None
    return msgspec.convert(
        {"against": int(against), "what": what, "decided": decided}, type=VoteText
    )


def row(match: str, epoch: int, event: Event) -> dict[str, object]:
    """Return an event as the store keeps it, and the epoch of the match it belongs to."""
    return {
        "match_id": match,
        "number": event.number,
        "kind": kind_of(event.deed),
        "seat": event.deed.seat,
        "text": text_of(event.deed),
        "actor": event.actor,
        "request": event.request,
        "at": event.at,
        "result": msgspec.json.encode(event.result).decode(),
        "epoch": epoch,
    }
