"""Everything that travels: requests and answers over HTTP, messages over the socket.

``do`` names what a client wants, ``type`` what the server tells. The schemas are generated from
these classes.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from dorfplatz.bots import ADVISER
from dorfplatz.engine.prompt import Phrase, Prompt, Said
from dorfplatz.server.texts import LINE, LINES, WORD
from dorfplatz.table.fairness import NONCE
from dorfplatz.table.table import Line

PROTOCOL = 1

LONGEST_NAME = 24
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=LINE)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Id = Annotated[str, Meta(min_length=1, max_length=32, pattern=LINE)]
Key = Annotated[str, Meta(max_length=32, pattern=LINE)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=LINE)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
MoveText = Annotated[str, Meta(min_length=1, max_length=400, pattern=LINE)]
PickText = Annotated[str, Meta(min_length=1, max_length=80, pattern=LINE)]
BotName = Annotated[str, Meta(min_length=1, max_length=32, pattern=WORD)]
OrderName = Annotated[str, Meta(min_length=1, max_length=16, pattern=WORD)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=LINES)]
Nonce = Annotated[str, Meta(pattern=NONCE)]
Value: TypeAlias = str | bool | int


# -- Parts -----------------------------------------------------------------------------


class User(Struct):
    """Somebody: a guest or an account."""

    id: str
    name: str
    kind: Literal["guest", "account"]


class Who(Struct):
    """Who asks; null for somebody the server does not know."""

    user: User | None


class Chair(Struct):
    """A seat and who plays it; ``stand_in`` names the bot that plays for an absent person."""

    kind: Literal["person", "open", "friend", "bot"]
    name: str = ""
    user: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    resigned: bool = False


class ClockSetting(Struct, forbid_unknown_fields=True, frozen=True):
    """How long everybody may think; ``bank`` and ``bonus`` in seconds, ``days`` for that kind."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0
    bonus: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0


class TableInfo(Struct):
    """A table as everybody may know it; ``waiting``: the seats that may decide now.

    ``nonces`` is what each seat added to the seed (null: nothing), told when the match starts, and
    ``wants_nonce`` that the start waits for whoever is asked. ``shuffle``: the start shuffles the
    chairs; then ``places`` says where each seat's player sat before.
    """

    id: str
    game: str
    rules_version: int
    options: dict[str, Value]
    status: Literal["open", "live", "over", "gone"]
    public: bool
    clock: ClockSetting
    timeout: Literal["bot", "others"]
    chairs: list[Chair]
    owner: str | None
    version: int
    created_at: int
    seal: str
    waiting: list[int] = []
    winners: list[int] | None = None
    rematch: str | None = None
    key: str | None = None  # the link for friends; only for those who sit here
    nonces: list[str | None] | None = None
    wants_nonce: bool = False
    shuffle: bool = False
    places: list[int] | None = None


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


class ChatLine(Struct):
    """Something said at a table; ``aside``: by somebody who watches, to those who watch."""

    id: str
    user: str | None
    name: str
    text: str
    at: int
    aside: bool = False


class Refusal(Struct):
    """Why something was not done."""

    code: str
    message: str
    rule: str | None = None
    at: tuple[str, ...] = ()
    phrase: Phrase | None = None


# -- What the server tells over the socket ------------------------------------------------


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


class Hint(Struct, tag="hint"):
    """What a bot would play on one's seat, and why, in sentences."""

    id: str | None
    match: str
    seat: int
    bot: str
    move: str
    reasons: list[str]


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
    | Presence
    | Notice
    | Pong
    | Bye
)


# -- What a client asks over the socket ------------------------------------------------------


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


class Lobby(Asked, tag="lobby"):
    """Be told about public tables, or no longer."""

    on: bool = True


class Ping(Asked, tag="ping"):
    """Say that one is still there."""


Act: TypeAlias = Move | Undo | Resign | StandIn | Return | Order | CastVote
Question: TypeAlias = AskPreview | AskWhyNot | AskDescription | AskGuide | AskPlan | AskHint
Request: TypeAlias = Watch | Unwatch | Act | Say | Question | Lobby | Ping


# -- Bodies and answers of HTTP ---------------------------------------------------------------


class NewGuest(Struct, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: Name


class NewAccount(Struct, forbid_unknown_fields=True):
    """Name and password of a new account; a guest who asks keeps the games."""

    name: Name
    password: Password


class SignIn(Struct, forbid_unknown_fields=True):
    """Name and password; ``adopt`` takes the games of the guest one is so far."""

    name: Name
    password: Annotated[str, Meta(max_length=200)]
    adopt: bool = False


class NewName(Struct, forbid_unknown_fields=True):
    """How somebody wants to be called from now on."""

    name: Name


class NewPassword(Struct, forbid_unknown_fields=True):
    """The password so far and the one from now on."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class PasswordChanged(Struct):
    """The password is another one; so many other sessions and all tokens were ended by it."""

    sessions: int
    tokens: int


class Recovery(Struct, forbid_unknown_fields=True):
    """The password, to get codes with which one can come back without it."""

    password: Annotated[str, Meta(max_length=200)]


class Codes(Struct):
    """Codes that are told once; each gives the account another password once."""

    codes: list[str]


class Recover(Struct, forbid_unknown_fields=True):
    """The name of an account, one of its codes, and the password from now on."""

    name: Name
    code: Annotated[str, Meta(max_length=64, pattern=LINE)]
    password: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """The password, to delete an account; guests have none."""

    password: Annotated[str, Meta(max_length=200)] | None = None


Scope: TypeAlias = Literal["play", "read"]


class NewToken(Struct, forbid_unknown_fields=True):
    """What a token is for, what it may be used for, and for how many days."""

    label: Annotated[str, Meta(min_length=1, max_length=40, pattern=LINE)]
    scope: Scope = "play"
    days: Annotated[int, Meta(ge=1, le=366)] = 90


class Token(Struct):
    """A token of an account; ``token`` itself is told once, when it is made."""

    id: str
    label: str
    created_at: int
    scope: Scope
    expires_at: int | None  # null: made before tokens had an end
    token: str | None = None


class Tokens(Struct):
    """All tokens of an account."""

    tokens: list[Token]


class Wanted(Struct, forbid_unknown_fields=True):
    """Who is to have a seat."""

    who: Literal["me", "open", "friend", "bot"]
    bot: BotName = "greedy"
    name: Name | None = None  # of somebody else at the same device


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(min_length=1, max_length=64, pattern=LINE)]
    seats: Annotated[list[Wanted], Meta(min_length=1, max_length=32)]
    options: dict[str, Value] = {}
    public: bool = True
    clock: ClockSetting = ClockSetting()
    timeout: Literal["bot", "others"] = "bot"
    shuffle: bool = False


class Sit(Struct, forbid_unknown_fields=True):
    """Which seat to take (null: the first free one); friends bring the key of the link."""

    seat: SeatNumber | None = None
    key: Key | None = None


class AddNonce(Struct, forbid_unknown_fields=True):
    """What somebody adds to the seed, 16 to 32 bytes in hexadecimal digits."""

    nonce: Nonce


class Peek(Struct, forbid_unknown_fields=True):
    """Which match to see from where; ``at`` is an earlier moment: so many lines into the log.

    Friends bring the key of the link.
    """

    seat: SeatNumber | None = None
    since: Version = 0
    at: Version | None = None
    key: Key | None = None


class Tables(Struct):
    """Some tables, and where to go on reading (null: that was all)."""

    tables: list[TableInfo]
    next: str | None


class GameOption(Struct):
    """An option of a game; the first value is the usual one, unless ``by_seats`` names another.

    It is one of the values, a number from ``low`` to ``high``, a seat of the table, or a seating:
    one letter of the first value for each seat.
    """

    key: str
    values: list[Value]
    low: int | None = None
    high: int | None = None
    kind: Literal["value", "number", "seat", "seating"] = "value"
    by_seats: dict[str, Value] = {}


class GameInfo(Struct):
    """A game as the lobby offers it; ``first_begins``: always the first seat does."""

    id: str
    title: str
    seats: tuple[int, int]
    rules_version: int
    options: list[GameOption]
    first_begins: bool = False


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


class Games(Struct):
    """All games, and the bots that play them; ``levels`` are those of the search, weakest first."""

    games: list[GameInfo]
    bots: list[str]
    levels: list[str]


CheckName: TypeAlias = Literal[
    "rules", "seal", "nonces", "chairs", "draws", "moves", "chain", "result", "stored"
]


class Check(Struct):
    """One thing that was checked: its value, and what it means as a sentence."""

    name: CheckName
    ok: bool
    value: str
    said: str


class Fairness(Struct):
    """Whether a finished match holds what was promised at its start.

    The seal was told before the first move; it fits one seed only, and the seed gives every draw,
    together with what the seats added to it (``nonces``).
    """

    ok: bool
    seal: str
    seed: str
    nonces: list[str | None] | None
    checks: list[Check]
    problems: list[str]


class Story(Struct):
    """A match so far to be read, in chapters of its game, up to a version; ``over``: all of it."""

    chapters: list[Any]
    version: int
    over: bool


class Muted(Struct, forbid_unknown_fields=True):
    """Whom not to hear."""

    user: Id
    on: bool = True


class Report(Struct, forbid_unknown_fields=True):
    """What is wrong with something that was said."""

    chat: Id
    reason: Annotated[str, Meta(min_length=1, max_length=500, pattern=LINES)]


class Export(Struct):
    """Everything kept about somebody."""

    user: User
    created_at: int
    tokens: list[Token]
    tables: list[TableInfo]
    chat: list[ChatLine]
    muted: list[str]


class Done(Struct):
    """It is done; there is nothing more to say."""

    ok: bool = True


class Health(Struct):
    """Whether the server is well."""

    ok: bool
    database: bool
    version: str


class Failure(Struct):
    """An answer that is a refusal."""

    error: Refusal


encode = msgspec.json.Encoder().encode
"""Return anything of the above as JSON."""
