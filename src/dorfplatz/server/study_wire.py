"""What travels about studying: reviews, what might have been, and puzzles."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from dorfplatz.engine.prompt import Phrase, Said
from dorfplatz.server.texts import LINE
from dorfplatz.server.wire import (
    BotName,
    ClockSetting,
    Id,
    MoveText,
    PickText,
    PlanStep,
    Refusal,
    SeatNumber,
    SeatResult,
    Update,
    Value,
    Wanted,
)
from dorfplatz.table.log import Line

RecordText = Annotated[str, Meta(min_length=1, max_length=60_000)]
PositionText = Annotated[str, Meta(min_length=1, max_length=12_000)]
GameName = Annotated[str, Meta(min_length=1, max_length=64, pattern=LINE)]
Moment = Annotated[int, Meta(ge=0, le=1_000_000)]


class ReviewMoment(Struct):
    """A decision that mattered: its line of the log, and the picks of the better move.

    ``why`` are its ``reasons`` as phrases.
    """

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
    why: list[Phrase] = []


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

    record: RecordText


# -- What might have been ------------------------------------------------------------------


class FromMatch(Struct, tag="match", tag_field="of", forbid_unknown_fields=True):
    """A moment of a finished match: so many lines into its log."""

    table: Id
    at: Moment


class FromRecord(Struct, tag="record", tag_field="of", forbid_unknown_fields=True):
    """A moment of a record that somebody brings along."""

    record: RecordText
    at: Moment


class FromPosition(Struct, tag="position", tag_field="of", forbid_unknown_fields=True):
    """A position as the game writes it; without seats its text, or the game, says how many."""

    game: GameName
    position: PositionText
    seats: Annotated[int, Meta(ge=1, le=32)] | None = None
    options: Annotated[dict[str, Value], Meta(max_length=24)] = {}
    version: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None


Beginning: TypeAlias = FromMatch | FromRecord | FromPosition
MOST_TRIED = 300
TrialLine = Annotated[list[MoveText], Meta(max_length=MOST_TRIED)]


class AskTrial(Struct, forbid_unknown_fields=True):
    """A question about what might have been: after a line of moves from a moment on.

    ``seat`` is whose view is told while nobody is to decide.
    """

    do: Literal["see", "preview", "why_not", "describe", "plan", "draw", "bot"]
    begin: Beginning
    line: TrialLine = []
    seat: SeatNumber | None = None
    move: MoveText | None = None
    picks: Annotated[list[PickText], Meta(max_length=64)] = []
    moves: Annotated[list[MoveText], Meta(max_length=12)] = []
    bot: BotName = "strong"


class TrialOutcome(Struct):
    """What chance may draw, how likely that is, and what would be told of it."""

    move: str
    share: float
    said: list[Phrase]


class TrialSeen(Struct):
    """Where a line of moves leads: what whoever is to decide sees and may do.

    ``tried`` is the line with everything that happens in it; ``outcomes`` is what chance may do
    now, ``hidden`` of them are not listed. ``begin`` is a moment of a record as a position.
    """

    game: str
    rules_version: int
    options: dict[str, Value]
    update: Update
    tried: list[Line]
    outcomes: list[TrialOutcome]
    hidden: int
    result: list[SeatResult] | None = None
    begin: FromPosition | None = None


class TrialTold(Struct):
    """The answer to a question about what might have been: what was asked for, nothing else.

    ``move`` and ``reasons`` are what chance drew, or what a bot would play and why; ``why`` are the
    reasons as phrases.
    """

    seen: TrialSeen | None = None
    view: Any = None
    error: Refusal | None = None
    sentences: list[Said] = []
    steps: list[PlanStep] = []
    move: str | None = None
    reasons: list[str] = []
    why: list[Phrase] = []


class AskPlayedOut(Struct, forbid_unknown_fields=True):
    """A position that bots are to play out, again and again."""

    begin: Beginning
    line: TrialLine = []
    bot: BotName = "greedy"


class PlayOn(Struct, forbid_unknown_fields=True):
    """A table to be opened at which the match begins after a line of moves from a moment on.

    Game, options and version of the rules are those of the moment.
    """

    begin: Beginning
    seats: Annotated[list[Wanted], Meta(min_length=1, max_length=32)]
    line: TrialLine = []
    public: bool = True
    clock: ClockSetting = ClockSetting()
    timeout: Literal["bot", "others"] = "bot"
    shuffle: bool = False


class PlayedOutSeat(Struct):
    """What became of a seat: how often it won (shared wins count in part), and all its points."""

    wins: float
    share: float
    points: list[int]


class PlayedOutState(Struct):
    """How far it is: so many games of so many, and how they ended; ``ready``: no more will come."""

    done: int
    total: int
    ready: bool
    seats: list[PlayedOutSeat]


# -- Fog -------------------------------------------------------------------------------------


class AskFog(Struct, forbid_unknown_fields=True):
    """A seat of a finished match, and a moment of it: so many lines into the log."""

    seat: SeatNumber
    at: Moment


class FogLikely(Struct):
    """A thing that may be hidden, in which share of the worlds, how many, and if it really was."""

    what: str
    share: float
    count: float
    true: bool


class FogVeil(Struct):
    """Something that others hide, and what it may be, the likely first."""

    about: Phrase
    likely: list[FogLikely]


class Fog(Struct):
    """What a seat could know of what others hide; ``hides``: whether the game hides anything."""

    hides: bool
    veils: list[FogVeil]


# -- Puzzles --------------------------------------------------------------------------------


class PuzzleName(Struct):
    """Which puzzle."""

    game: str
    id: str


class PuzzleTold(Struct):
    """A puzzle without its move: what it is about, and how hard it is.

    ``way`` says which options of the game are played, ``grade`` which level finds the move: 1 is
    the weakest, one more than there are levels means none of them.
    """

    game: str
    id: str
    theme: str
    title: str
    way: str
    grade: int
    seats: int
    seat: int


class Puzzles(Struct):
    """All puzzles, and the one of the day (in UTC)."""

    day: str
    daily: PuzzleName | None
    puzzles: list[PuzzleTold]
