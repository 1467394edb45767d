"""Positions and actions as rows of small numbers, for programs that learn.

What a seat sees is written into a row of bytes, field by field; every field is named, with its
shape and kind, in a ``Spec``. Seats are told relative to the viewer, who comes first. A number that
does not fit its field is an error and never cut.
"""

from importlib import import_module
from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.rules import Seat

S = TypeVar("S")

COUNT: Final = "count"
"""How many there are of something."""
WIDE: Final = "wide"
"""A number in two bytes, the lower first."""
FLAG: Final = "flag"
"""Yes (1) or no (0)."""
ONE_OF: Final = "one-of"
"""A 1 at the place of the one that holds, or none."""
CODE: Final = "code"
"""The number of a thing; 0 where there is none, if the field allows that."""

BYTE: Final[i64] = 256


@final
class Field:
    """A part of a row: its name, shape and kind, and where it begins."""

    def __init__(self, name: str, shape: tuple[int, ...], kind: str) -> None:
        self.name = name
        self.shape = shape
        self.kind = kind
        self.first = 0

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        size = 1
        for length in self.shape:
            size *= length
        return size

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.shape}, {self.kind!r}, first={self.first})"


@final
class Spec:
    """What a row holds, field after field; ``spec["huts"]`` is one of them."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = tuple(fields)
        self.size = 0
        for field in fields:
            field.first = self.size
            self.size += field.size

    def __getitem__(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)

    @property
    def names(self) -> list[str]:
        """The names of all fields in order."""
        return [field.name for field in self.fields]

    def read(self, row: Any, name: str) -> list[int]:
        """Return the bytes of a field of a row, as numbers."""
        field = self[name]
        return [int(row[place]) for place in range(field.first, field.first + field.size)]


@final
class Sheet:
    """A row that is written from left to right; whatever stood there before is overwritten."""

    def __init__(self, row: vec[u8]) -> None:
        self.row = row
        self.at: i64 = 0

    def put(self, value: i64) -> None:
        """Write one number."""
        if value < 0 or value >= BYTE:
            raise OverflowError("A number does not fit its field.")
        self.row[self.at] = u8(value)
        self.at += 1

    def flag(self, holds: bool) -> None:
        """Write yes or no."""
        self.row[self.at] = 1 if holds else 0
        self.at += 1

    def wide(self, value: i64) -> None:
        """Write a number in two bytes, the lower first."""
        self.put(value & 255)
        self.put(value >> 8)

    def blank(self, count: i64) -> None:
        """Write so many zeros."""
        row = self.row
        at = self.at
        end = at + count
        while at < end:
            row[at] = 0
            at += 1
        self.at = end

    def one_of(self, count: i64, chosen: i64) -> None:
        """Write zeros, and a 1 at the chosen place if it is one of them."""
        first = self.at
        self.blank(count)
        if 0 <= chosen < count:
            self.row[first + chosen] = 1

    def copy(self, numbers: vec[u8], count: i64) -> None:
        """Write the first numbers of a row."""
        row = self.row
        at = self.at
        for place in range(count):
            row[at + place] = numbers[place]
        self.at = at + count

    def bits(self, mask: i64, count: i64) -> None:
        """Write the lowest bits of a mask, one byte each."""
        row = self.row
        at = self.at
        left = mask
        for place in range(count):
            row[at + place] = 1 if left & 1 != 0 else 0
            left = left >> 1
        self.at = at + count


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """How a game writes what a seat sees, and what an action is.

    A game answers ``write`` and ``write_action`` so that every byte of its specs is written.
    ``version`` rises when a row comes to mean something else.
    """

    def __init__(self, spec: Spec, action_spec: Spec, version: int = 1) -> None:
        self.spec = spec
        self.action_spec = action_spec
        self.version = version

    def write(self, state: S, seat: Seat, sheet: Sheet) -> None:
        """Write everything that a seat may know of a position, and nothing else."""
        raise NotImplementedError

    def write_action(self, state: S, seat: Seat, code: i64, sheet: Sheet) -> None:
        """Write what an action of a seat is; seats that it names are relative to that seat."""
        raise NotImplementedError

    def observe(self, state: S, seat: Seat, sheet: Sheet) -> None:
        """Write an observation where the sheet stands, and make sure that it is whole."""
        end = sheet.at + self.spec.size
        self.write(state, seat, sheet)
        if sheet.at != end:
            raise AssertionError("An observation has another size than its spec says.")

    def describe(self, state: S, seat: Seat, code: i64, sheet: Sheet) -> None:
        """Write the features of an action where the sheet stands; they are whole."""
        end = sheet.at + self.action_spec.size
        self.write_action(state, seat, code, sheet)
        if sheet.at != end:
            raise AssertionError("The features of an action have another size than their spec.")

    def observed(self, state: S, seat: int) -> bytes:
        """Return an observation as bytes."""
        sheet = Sheet(vec[u8]([0] * int(self.spec.size)))
        self.observe(state, seat, sheet)
        return bytes(sheet.row)

    def described(self, state: S, seat: int, code: int) -> bytes:
        """Return the features of an action as bytes."""
        sheet = Sheet(vec[u8]([0] * int(self.action_spec.size)))
        self.describe(state, seat, code, sheet)
        return bytes(sheet.row)


def relative(seat: i64, viewer: i64, seats: i64) -> i64:
    """Return how many chairs after the viewer a seat sits."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


def seat_after(viewer: i64, place: i64, seats: i64) -> i64:
    """Return the seat so many chairs after the viewer."""
    seat = viewer + place
    return seat if seat < seats else seat - seats


def encoding_of(game: AnyGame) -> Encoding[Any]:
    """Return the encoding of a game: ``ENCODING`` in the module ``encoding`` of its package."""
    try:
        module = import_module(f"{game.package}.encoding")
    except ModuleNotFoundError:
        raise NotPossible("error-no-encoding", {"game": game.title}) from None
    encoding: Encoding[Any] = module.ENCODING
    return encoding
