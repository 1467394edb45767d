"""Games as the lobby offers them, and tables: opening, sitting down, looking on."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from dorfplatz.server.texts import LINE
from dorfplatz.server.wire.fields import BotName, Key, Name, Nonce, SeatNumber, Value, Version


class Chair(Struct):
    """A seat and who plays it; ``stand_in`` names the bot that plays for an absent person.

    ``people``: which of the game's peoples it has, by its number, where the table chose that.
    ``coach`` says to everybody that one sits beside that person.
    """

    kind: Literal["person", "open", "friend", "bot"]
    name: str = ""
    user: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    resigned: bool = False
    people: int | None = None
    coach: bool = False


class ClockSetting(Struct, forbid_unknown_fields=True, frozen=True):
    """How long everybody may think; ``bank`` and ``bonus`` in seconds, ``days`` for that kind."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0
    bonus: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0


class Begun(Struct):
    """That a match begins from a position: so many lines into another match, and moves tried since.

    The other match is named if everybody may look at it.
    """

    table: str | None = None
    at: int | None = None
    tried: int = 0


class TableInfo(Struct):
    """A table as everybody may know it; ``waiting``: the seats that may decide now.

    ``nonces`` is what each seat added to the seed (null: nothing), told when the match starts, and
    ``wants_nonce`` that the start waits for whoever is asked. ``shuffle``: the start shuffles the
    chairs; then ``places`` says where each seat's player sat before. ``begun``: the match does not
    begin at the start. ``secrets``: seats of this game may know what others may not.
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
    begun: Begun | None = None
    secrets: bool = True


class Tables(Struct):
    """Some tables, and where to go on reading (null: that was all)."""

    tables: list[TableInfo]
    next: str | None


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


class GameOption(Struct):
    """An option of a game; the first value is the usual one, unless ``by_seats`` names another.

    It is one of the values, a number from ``low`` to ``high``, a seat of the table, or a seating:
    one letter of the first value for each seat. It changes nothing unless others have the values
    that ``only_with`` names.
    """

    key: str
    values: list[Value]
    low: int | None = None
    high: int | None = None
    kind: Literal["value", "number", "seat", "seating"] = "value"
    by_seats: dict[str, Value] = {}
    only_with: dict[str, Value] = {}


class GameInfo(Struct):
    """A game as the lobby offers it; ``first_begins``: always the first seat does."""

    id: str
    title: str
    seats: tuple[int, int]
    rules_version: int
    options: list[GameOption]
    first_begins: bool = False


class Games(Struct):
    """All games, and the bots that play them; ``levels`` are those of the search, weakest first."""

    games: list[GameInfo]
    bots: list[str]
    levels: list[str]


class ChatLine(Struct):
    """Something said at a table; ``aside``: by somebody who watches, to those who watch."""

    id: str
    user: str | None
    name: str
    text: str
    at: int
    aside: bool = False
