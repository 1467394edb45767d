"""What is settled before a game begins: how many seats, and which options."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from dorfplatz.engine.errors import BadOption, BadSeats

Value: TypeAlias = str | int | bool
Options: TypeAlias = Mapping[str, Value]

VALUE: Final = "value"
NUMBER: Final = "number"
SEAT: Final = "seat"
SEATING: Final = "seating"
SEATS: Final = "seats"
"""How many play, where that is written beside the options."""


MOST_DIGITS: Final = 9
"""Longer numbers are no value of any option."""


@dataclass(frozen=True)
class Choice:
    """An option of a game: its key and the values it may have, the first being the default.

    ``kind`` says how it is chosen: one of the ``values``; a ``number`` from ``low`` to ``high``; a
    ``seat`` of the table; or a ``seating``, one letter of the first value for each seat.
    ``by_seats`` names defaults that depend on how many play, ``rule`` the rule behind it. An option
    that came with a later version of the rules says ``since`` when, and what was played ``before``;
    one that changes nothing without values of others says which (``only_with``). One that is only
    about what a table shows (``shown``) never comes to the rules, and where it is as usual nobody
    notes it.
    """

    key: str
    values: tuple[Value, ...]
    kind: str = VALUE
    low: int | None = None
    high: int | None = None
    by_seats: Mapping[int, Value] = field(default_factory=dict)
    rule: str | None = None
    since: int = 1
    before: Value | None = None
    only_with: Mapping[str, Value] = field(default_factory=dict)
    shown: bool = False

    def default(self, seats: int) -> Value:
        """Return the value that is played when nobody chose one."""
        value = self.by_seats.get(seats, self.values[0])
        return str(value)[:seats] if self.kind == SEATING else value

    def allows(self, value: Value, seats: int) -> bool:
        """Say whether the option may have this value at a table of so many seats."""
        if self.kind == NUMBER:
            return type(value) is int and self.least <= value <= self.most(seats)
        if self.kind == SEAT:
            return type(value) is int and 0 <= value < seats
        if self.kind == SEATING:
            return self.is_seating(str(value), seats)
        return any(type(v) is type(value) and v == value for v in self.values)

    def is_seating(self, letters: str, seats: int) -> bool:
        """Say whether these are different letters, one for each seat or all that there are."""
        known = str(self.values[0])
        return (
            len(letters) in (seats, len(known))
            and len(set(letters)) == len(letters)
            and set(letters) <= set(known)
        )

    def read(self, written: str) -> Value:
        """Return a value as people write it; what cannot be one stays text, to be refused."""
        default = self.values[0]
        if isinstance(default, bool):
            return {"true": True, "yes": True, "false": False, "no": False}.get(written, written)
        numbers = [value for value in self.values if type(value) is int]
        digits = written.removeprefix("-")
        if (numbers or self.kind in (NUMBER, SEAT)) and digits.isascii() and digits.isdecimal():
            return int(written[:MOST_DIGITS])
        return written

    def settled(self, value: Value, seats: int) -> Value:
        """Return an allowed value as it is kept: a seating has one letter for each seat."""
        return str(value)[:seats] if self.kind == SEATING else value

    @property
    def least(self) -> int:
        """The lowest number allowed."""
        return self.low if self.low is not None else 0

    def most(self, seats: int) -> int:
        """Return the highest number allowed."""
        if self.kind == SEAT:
            return seats - 1
        return self.high if self.high is not None else 0

    def allowed(self, seats: int) -> str:
        """Return the allowed values as people write them."""
        if self.kind in (NUMBER, SEAT):
            return f"{self.least} .. {self.most(seats)}"
        if self.kind == SEATING:
            return f"{seats} x {', '.join(str(self.values[0]))}"
        return ", ".join(str(v) for v in self.values)


LONGEST_SHOWN: Final = 20
"""How much of a wrong value is repeated."""


@dataclass(frozen=True)
class Change:
    """What a version of the rules changed: the rules, and how the old way can still be played.

    The words of the game tell it: ``change-`` and the number of the version.
    """

    version: int
    rules: tuple[str, ...]
    old_way: str


@dataclass(frozen=True)
class Setup:
    """What can be settled at a table: the number of seats, and a value for every option.

    ``changes`` is the one place that says what later versions of the rules changed. A match is
    played to its end by the version it began with.
    """

    title: str
    seats: tuple[int, int]
    choices: tuple[Choice, ...] = ()
    changes: tuple[Change, ...] = ()

    @property
    def version(self) -> int:
        """The version of the rules that new matches are played by."""
        return max((change.version for change in self.changes), default=1)

    def known(self, version: int) -> tuple[Choice, ...]:
        """Return the options that a version of the rules has."""
        if not 1 <= version <= self.version:
            raise BadOption(
                "error-rules-version",
                {"game": self.title, "found": version, "known": self.version},
            )
        return tuple(choice for choice in self.choices if choice.since <= version)

    def read(self, written: str) -> dict[str, Value]:
        """Return what stands in brackets behind a game: ``seats=3,mode=ranking``."""
        found: dict[str, Value] = {}
        known = {choice.key: choice for choice in self.choices}
        for part in written.split(","):
            key, _, value = part.partition("=")
            key, value = key.strip(), value.strip()
            if key == SEATS:
                if not (value.isascii() and value.isdecimal() and len(value) < MOST_DIGITS):
                    allowed = f"{self.seats[0]} .. {self.seats[1]}"
                    raise BadOption(
                        "error-option-value",
                        {"option": key, "value": value[:LONGEST_SHOWN], "allowed": allowed},
                    )
                found[key] = int(value)
            elif key:
                found[key] = known[key].read(value) if key in known else value
        return found

    def settle(
        self, seats: int, options: Options | None = None, version: int | None = None
    ) -> dict[str, Value]:
        """Check the number of seats and complete the options as a version of the rules does."""
        choices = self.known(self.version if version is None else version)
        least, most = self.seats
        if type(seats) is not int or not least <= seats <= most:
            raise BadSeats(
                "error-seats",
                {"game": self.title, "seats": str(seats), "least": least, "most": most},
            )
        given = dict(options or {})
        settled: dict[str, Value] = {}
        for choice in choices:
            value = given.pop(choice.key, choice.default(seats))
            if not choice.allows(value, seats):
                raise BadOption(
                    "error-option-value",
                    {
                        "option": choice.key,
                        "value": str(value)[:LONGEST_SHOWN],
                        "allowed": choice.allowed(seats),
                    },
                    choice.rule,
                )
            if not choice.shown or value != choice.default(seats):
                settled[choice.key] = choice.settled(value, seats)
        for key in given:
            known = ", ".join(choice.key for choice in choices) or "-"
            raise BadOption("error-option", {"option": key, "game": self.title, "known": known})
        return settled

    def complete(self, settled: Options) -> dict[str, Value]:
        """Return settled options with what was played before some of them were there.

        What is only about what a table shows is left out.
        """
        old = {c.key: c.before for c in self.choices if c.before is not None}
        shown = [c.key for c in self.choices if c.shown]
        return {key: value for key, value in {**old, **settled}.items() if key not in shown}
