"""Positions and actions as rows of small numbers, for programs that learn.

What a seat sees is written into a row of bytes, field by field; every field is named, with its
shape and kind, in a ``Spec``. Seats are told relative to the viewer, who comes first. A number that
does not fit its field is an error and never cut. What the legal actions are stands in rows of
words, eight bytes each, the lowest byte first: a whole action is one or two stores.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.rows import (
    fill,
    put_all,
    put_bits,
    put_more,
    put_more_where,
    put_named,
    put_numbers,
    put_where,
)
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
WORD: Final[i64] = 8
"""So many bytes has a word."""


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

    def __init__(self, fields: list[Field], *, whole: int = 1) -> None:
        self.fields = tuple(fields)
        self.size = 0
        for field in fields:
            field.first = self.size
            self.size += field.size
        self.size += -self.size % whole  # zeros at the end, to a multiple of so many bytes

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
        if value < 0 or value >= BYTE * BYTE:
            raise OverflowError("A number does not fit its field.")
        row = self.row
        at = self.at
        row[at] = u8(value & 255)
        row[at + 1] = u8(value >> 8)
        self.at = at + 2

    def blank(self, count: i64) -> None:
        """Write so many zeros."""
        fill(self.row, self.at, count, 0)
        self.at += count

    def one_of(self, count: i64, chosen: i64) -> None:
        """Write zeros, and a 1 at the chosen place if it is one of them."""
        first = self.at
        self.blank(count)
        if 0 <= chosen < count:
            self.row[first + chosen] = 1

    def copy(self, numbers: vec[u8], count: i64) -> None:
        """Write the first numbers of a row."""
        put_all(self.row, self.at, numbers, 0, count)
        self.at += count

    def part(self, numbers: vec[u8], first: i64, count: i64) -> None:
        """Write some numbers of a row, from a place on."""
        put_all(self.row, self.at, numbers, first, count)
        self.at += count

    def some(self, numbers: vec[u8], mask: vec[u8], first: i64, count: i64) -> None:
        """Write some numbers of a row where another one is not 0, and 0 elsewhere."""
        put_where(self.row, self.at, numbers, mask, first, count)
        self.at += count

    def more_where(self, numbers: vec[u8], mask: vec[u8], only: u8, count: i64) -> None:
        """Write the first numbers of a row plus one where another one has a certain number."""
        put_more_where(self.row, self.at, numbers, mask, only, 0, count)
        self.at += count

    def numbers(self, numbers: vec[i64], first: i64, count: i64) -> None:
        """Write some long numbers of a row, from a place on."""
        put_numbers(self.row, self.at, numbers, first, count)
        self.at += count

    def named(self, numbers: vec[u8], first: i64, count: i64, names: vec[u8], begin: i64) -> None:
        """Write what some numbers of a row are called by 256 names that begin at a place."""
        put_named(self.row, self.at, numbers, first, count, names, begin)
        self.at += count

    def things_at(self, at: i64, numbers: vec[u8], first: i64, count: i64, room: i64) -> None:
        """Write things in their order at a place that is blank, each with its number plus one."""
        if count > room:
            raise OverflowError("There are more things than there is room for.")
        put_more(self.row, at, numbers, first, count)

    def bits(self, mask: i64, count: i64) -> None:
        """Write the lowest bits of a mask, one byte each."""
        put_bits(self.row, self.at, mask, 0, count)
        self.at += count

    def two_bits(self, ones: i64, twos: i64, count: i64) -> None:
        """Write 1 for the bits of a mask, 2 for those of another one, 3 for those of both."""
        put_bits(self.row, self.at, ones, twos, count)
        self.at += count

    # -- A number of every seat, the viewer first, zeros where nobody sits -----------------

    def seats(self, numbers: vec[i64], viewer: i64, seats: i64, most: i64) -> None:
        """Write a number of every seat."""
        row = self.row
        at = self.at
        for place in range(seats):
            value = numbers[seat_after(viewer, place, seats)]
            if value < 0 or value >= BYTE:
                raise OverflowError("A number does not fit its field.")
            row[at + place] = u8(value)
        fill(row, at + seats, most - seats, 0)
        self.at = at + most

    def wide_seats(self, numbers: vec[i64], viewer: i64, seats: i64, most: i64) -> None:
        """Write a number of every seat in two bytes."""
        for place in range(seats):
            self.wide(numbers[seat_after(viewer, place, seats)])
        self.blank(2 * (most - seats))

    def seat_parts(self, numbers: vec[u8], width: i64, viewer: i64, seats: i64, most: i64) -> None:
        """Write so many numbers of every seat."""
        for place in range(seats):
            self.part(numbers, seat_after(viewer, place, seats) * width, width)
        self.blank(width * (most - seats))


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """How a game writes what a seat sees, and what its actions are.

    A game answers ``write`` and ``write_actions`` so that every byte of its specs is written.
    ``version`` rises when a row comes to mean something else. Where the actions of all positions
    can be numbered, ``dense`` is how many numbers there are and ``dense_of`` gives them; up to
    ``alike`` actions may share one. Elsewhere ``boundless`` is a sentence that says why not.
    """

    def __init__(
        self,
        spec: Spec,
        action_spec: Spec,
        version: int = 1,
        *,
        dense: int = 0,
        alike: int = 0,
        boundless: str = "Its actions have no numbers of their own.",
    ) -> None:
        self.spec = spec
        self.action_spec = action_spec
        self.version = version
        self.words: i64 = (action_spec.size + 7) // 8
        self.dense = dense
        self.alike = alike
        self.boundless = boundless

    def write(self, state: S, seat: Seat, sheet: Sheet) -> None:
        """Write everything that a seat may know of a position, and nothing else."""
        raise NotImplementedError

    def write_actions(self, state: S, seat: Seat, codes: Codes, rows: vec[i64], first: i64) -> None:
        """Write what listed actions of a seat are, ``words`` numbers each, from a place on.

        Seats that an action names are relative to that seat.
        """
        raise NotImplementedError

    def dense_of(self, state: S, code: i64) -> i64:
        """Return the number of an action among all actions of all positions."""
        raise NotImplementedError

    def observe(self, state: S, seat: Seat, sheet: Sheet) -> None:
        """Write an observation where the sheet stands, and make sure that it is whole."""
        end = sheet.at + self.spec.size
        self.write(state, seat, sheet)
        if sheet.at != end:
            raise AssertionError("An observation has another size than its spec says.")

    def observed(self, state: S, seat: int) -> bytes:
        """Return an observation as bytes."""
        sheet = Sheet(vec[u8]([0] * int(self.spec.size)))
        self.observe(state, seat, sheet)
        return bytes(sheet.row)

    def described(self, state: S, seat: int, code: int) -> bytes:
        """Return the features of an action as bytes."""
        codes = Codes(1)
        codes.add(code)
        rows = vec[i64]([0] * int(self.words))
        self.write_actions(state, seat, codes, rows, 0)
        return b"".join(int(word).to_bytes(8, "little", signed=True) for word in rows)


def relative(seat: i64, viewer: i64, seats: i64) -> i64:
    """Return how many chairs after the viewer a seat sits."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


def seat_after(viewer: i64, place: i64, seats: i64) -> i64:
    """Return the seat so many chairs after the viewer."""
    seat = viewer + place
    return seat if seat < seats else seat - seats


# -- For encodings that write at places they know, onto zeros -----------------------------------


def byte(value: i64) -> u8:
    """Return a number as a byte."""
    if value < 0 or value >= BYTE:
        raise OverflowError("A number does not fit its field.")
    return u8(value)


def put_wide(row: vec[u8], at: i64, value: i64) -> None:
    """Write a number in two bytes, the lower first."""
    if value < 0 or value >= BYTE * BYTE:
        raise OverflowError("A number does not fit its field.")
    row[at] = u8(value & 255)
    row[at + 1] = u8(value >> 8)


def put_things(row: vec[u8], at: i64, things: vec[u8], first: i64, count: i64, room: i64) -> None:
    """Write things in their order, each with its number plus one."""
    if count > room:
        raise OverflowError("There are more things than there is room for.")
    if count > 0:
        put_more(row, at, things, first, count)


def names_by_seat(most: int, name: Callable[[int, int, int], int]) -> vec[u8]:
    """Return 256 names for each viewer of each number of seats: ``name(number, viewer, seats)``."""
    names: list[int] = []
    for seats in range(1, most + 1):
        for viewer in range(most):
            sits = viewer < seats
            names += [name(number, viewer, seats) if sits else 0 for number in range(256)]
    return vec[u8](names)


def names_begin(viewer: i64, seats: i64, most: i64) -> i64:
    """Return where the names of a viewer begin in such a table."""
    return ((seats - 1) * most + viewer) * BYTE


def encoding_of(game: AnyGame) -> Encoding[Any]:
    """Return the encoding of a game: ``ENCODING`` in the module ``encoding`` of its package."""
    try:
        module = import_module(f"{game.package}.encoding")
    except ModuleNotFoundError:
        raise NotPossible("error-no-encoding", {"game": game.title}) from None
    encoding: Encoding[Any] = module.ENCODING
    return encoding
