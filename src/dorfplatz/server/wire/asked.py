"""What a client asks over the socket; ``do`` names it."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from dorfplatz.bots import ADVISER
from dorfplatz.server.wire.fields import (
    BotName,
    ChatText,
    Id,
    Key,
    MoveText,
    OrderName,
    PickText,
    RequestId,
    SeatNumber,
    Version,
)


class Asked(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Anything a client asks; ``id`` is echoed, and makes acting safe to repeat."""

    id: RequestId | None = None


class Watch(Asked, tag="watch"):
    """Follow a match from a seat of one's own, or as a spectator (null)."""

    match: Id
    seat: SeatNumber | None = None
    since: Version | None = None
    key: Key | None = None


class Unwatch(Asked, tag="unwatch"):
    """Follow a match no longer."""

    match: Id
    seat: SeatNumber | None = None


class Move(Asked, tag="move"):
    """Play; with ``version`` only if nothing has happened since."""

    match: Id
    seat: SeatNumber
    move: MoveText
    version: Version | None = None


class Undo(Asked, tag="undo"):
    """Take back one's last decision."""

    match: Id
    seat: SeatNumber


class Resign(Asked, tag="resign"):
    """Leave a match for good."""

    match: Id
    seat: SeatNumber


class StandIn(Asked, tag="stand_in"):
    """Let a bot play one's seat until one returns."""

    match: Id
    seat: SeatNumber
    bot: BotName = "greedy"


class Return(Asked, tag="return"):
    """Play one's seat again."""

    match: Id
    seat: SeatNumber


class Order(Asked, tag="order"):
    """Leave a standing order for one's seat, or take it back (null)."""

    match: Id
    seat: SeatNumber
    what: OrderName | None = None


class Coach(Asked, tag="coach"):
    """Have a coach at one's seat, or send it away; everybody sees that it is there."""

    match: Id
    seat: SeatNumber
    on: bool


class CastVote(Asked, tag="vote"):
    """Say what is to become of a seat that is absent or out of time."""

    match: Id
    seat: SeatNumber
    against: SeatNumber
    what: Literal["bot", "resign", "wait"] = "wait"


class Say(Asked, tag="chat"):
    """Say something at the table."""

    match: Id
    text: ChatText


class AskPreview(Asked, tag="preview"):
    """Ask what a move would look like."""

    match: Id
    seat: SeatNumber
    move: MoveText


class AskWhyNot(Asked, tag="why_not"):
    """Ask why a move is not possible, or what somebody means who points at some things."""

    match: Id
    seat: SeatNumber
    move: MoveText | None = None
    picks: Annotated[list[PickText], Meta(max_length=32)] = []


class AskDescription(Asked, tag="describe"):
    """Ask for the position in sentences, as a seat or a spectator knows it, or also drawn."""

    match: Id
    seat: SeatNumber | None = None
    drawn: bool = False


class AskGuide(Asked, tag="guide"):
    """Ask how one wins, what everybody has, what to aim at; and what a coach would say.

    The notes of the coach are about the log from the line ``since`` on, and about now.
    """

    match: Id
    seat: SeatNumber | None = None
    since: Annotated[int, Meta(ge=0)] = 0


class AskPlan(Asked, tag="plan"):
    """Ask what several moves of one's own, one after the other, would look like."""

    match: Id
    seat: SeatNumber
    moves: Annotated[list[MoveText], Meta(max_length=32)]


class AskHint(Asked, tag="hint"):
    """Ask what a bot would play on one's seat."""

    match: Id
    seat: SeatNumber
    bot: BotName = ADVISER


class AskCoach(Asked, tag="coached"):
    """Ask the coach at one's seat about a move before it is played: what it says, where, which."""

    match: Id
    seat: SeatNumber
    move: MoveText
    step: Literal["ask", "where", "show"] = "ask"


class Lobby(Asked, tag="lobby"):
    """Be told about public tables, or no longer."""

    on: bool = True


class Ping(Asked, tag="ping"):
    """Say that one is still there."""


Act: TypeAlias = Move | Undo | Resign | StandIn | Return | Order | Coach | CastVote
Question: TypeAlias = (
    AskPreview | AskWhyNot | AskDescription | AskGuide | AskPlan | AskHint | AskCoach
)
Request: TypeAlias = Watch | Unwatch | Act | Say | Question | Lobby | Ping
