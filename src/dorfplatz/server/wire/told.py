"""What the server tells over the socket; ``type`` names it."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from dorfplatz.engine.prompt import Phrase, Prompt, Said
from dorfplatz.server.wire.people import User
from dorfplatz.server.wire.tables import Chair, ChatLine, TableInfo
from dorfplatz.table.log import Line

PROTOCOL = 1


class ClockNow(Struct):
    """What the clock of a match shows: milliseconds left by seat, and whose time runs."""

    left: list[int]
    running: list[int]


class Vote(Struct):
    """What the others want for a seat that is absent or out of time."""

    against: int
    voter: int
    what: str


class Ballot(Struct):
    """What can be decided about a seat, and in how many milliseconds if it stays as it is."""

    against: int
    what: Literal["bot", "resign", "wait"]
    opens: int


class SeatResult(Struct):
    """The final points and rank of a seat, and where the points came from."""

    seat: int
    points: int
    rank: int
    breakdown: list[tuple[str, int]]


class Result(Struct):
    """How a match ended; seed and nonces let everybody draw again what chance drew."""

    seats: list[SeatResult]
    seed: str
    nonces: list[str | None] | None = None


class Refusal(Struct):
    """Why something was not done."""

    code: str
    message: str
    rule: str | None = None
    at: tuple[str, ...] = ()
    phrase: Phrase | None = None


class Welcome(Struct, tag="welcome"):
    """The first message: who one is, and how often the server wants to hear something."""

    user: User
    protocol: int
    heartbeat: int


class Table(Struct, tag="table"):
    """A table that is watched, or listed in the lobby, has changed."""

    table: TableInfo


class Update(Struct, tag="update"):
    """The whole truth for one viewer: the first ``keep`` lines of the log stay, ``lines`` follow.

    ``since`` is the version the lines build on; 0 with ``keep`` 0: the whole log.
    """

    match: str
    seat: int | None
    version: int
    since: int
    keep: int
    lines: list[Line]
    turn: int | Literal["over"]
    waiting: list[int]
    decided: list[int]
    chairs: list[Chair]
    clock: ClockNow | None
    votes: list[Vote]
    ballots: list[Ballot]
    undo: bool
    order: str | None  # the viewer's own standing order, and those that can be left now
    orders: tuple[str, ...]
    prompt: Prompt
    view: Any
    result: Result | None = None
    facts: Any = None  # what the rules know beside the view; its shape is the game's
    at: int | None = None  # the view is that of an earlier moment: so many lines into the log


class Ack(Struct, tag="ack"):
    """What was asked is done and stored; ``repeated``: it had been done before."""

    id: str | None
    match: str
    version: int
    repeated: bool = False


class Refused(Struct, tag="refused"):
    """What was asked is not done: the reason, and the truth where there is a match to see."""

    id: str | None
    error: Refusal
    update: Update | None = None


class Chat(Struct, tag="chat"):
    """What was said at a table: one line when it happens, the latest when one comes in."""

    match: str
    lines: list[ChatLine]


class Preview(Struct, tag="preview"):
    """What a seat would see after a move; null where that is not certain.

    What could not be taken back once it is sent may be held back by whoever asks, so many
    milliseconds: as long as a bot would wait with its move.
    """

    id: str | None
    match: str
    view: Any
    hold: int = 0


class WhyNot(Struct, tag="why_not"):
    """What forbids a move; null: it is possible."""

    id: str | None
    match: str
    error: Refusal | None


class Description(Struct, tag="description"):
    """The position in sentences; one about a single thing names it. If asked, also drawn."""

    id: str | None
    match: str
    seat: int | None
    version: int
    sentences: list[Said]
    drawing: str | None = None


class GuideLine(Struct):
    """A sentence of the guide, and the seat or thing it is about, where it is about one."""

    text: str
    about: str | None = None


class GuideNote(Struct):
    """Something a coach says once."""

    id: str
    text: str


class Guide(Struct, tag="guide"):
    """How one wins, what everybody has so far, what to aim at now, and notes of a coach."""

    id: str | None
    match: str
    goal: str
    score: list[GuideLine]
    aims: list[GuideLine]
    notes: list[GuideNote]


class PlanStep(Struct):
    """What a seat would see after a move of its plan, and be asked then."""

    view: Any
    prompt: Prompt


class Plan(Struct, tag="plan"):
    """What a plan would look like, as far as that is certain."""

    id: str | None
    match: str
    steps: list[PlanStep]


class Coached(Struct, tag="coached"):
    """What the coach at one's seat says about a move; nothing is said of a good one.

    ``lit`` are picks to look at, ``better`` is the move it would play, ``why`` are its
    ``reasons`` as phrases.
    """

    id: str | None
    match: str
    seat: int
    move: str
    said: str
    lit: list[str] = []
    better: str | None = None
    reasons: list[str] = []
    why: list[Phrase] = []


class Hint(Struct, tag="hint"):
    """What a bot would play on one's seat, and why, in sentences.

    ``why`` are the same ``reasons`` as phrases, for those who call seats and places by names of
    their own.
    """

    id: str | None
    match: str
    seat: int
    bot: str
    move: str
    reasons: list[str]
    why: list[Phrase] = []


class Presence(Struct, tag="presence"):
    """The seats whose people are connected, and what can be decided about those who are not."""

    match: str
    seats: list[int]
    ballots: list[Ballot]


class Notice(Struct, tag="notice"):
    """Something those at a table should know: a bot failed, and another one plays in its place."""

    match: str
    seat: int
    code: Literal["bot-failed"]
    message: str


class Pong(Struct, tag="pong"):
    """The answer to a ping."""

    id: str | None


class Bye(Struct, tag="bye"):
    """The server is about to close the connection; ``again``: come back in a moment."""

    reason: str
    again: bool


Told: TypeAlias = (
    Welcome
    | Table
    | Update
    | Ack
    | Refused
    | Chat
    | Preview
    | WhyNot
    | Guide
    | Description
    | Plan
    | Hint
    | Coached
    | Presence
    | Notice
    | Pong
    | Bye
)
