"""How an action is named from outside: by its place in the list, by its number, or field by field.

``Numbered`` and ``Picked`` keep, for one game of a batch, what leads from such a name to a place in
the canonical list, and the mask of the names that mean something now.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import BYTE, WORD, Encoding

NOBODY: Final[i64] = -1
WRONG: Final[i64] = 0
OPEN: Final[i64] = 1
SETTLED: Final[i64] = 2
"""What a pick leads to: no action has it, several have, or one is left."""


@final
class Numbered:
    """Actions by their numbers (``dense``): which place of the list each of them has.

    Where several actions have one number, a second question tells them apart: the numbers after
    the dense ones count them in the order of the list.
    """

    def __init__(self, encoding: Encoding[Any], mask: vec[u8], first: i64) -> None:
        self.encoding = encoding
        self.mask = mask
        self.first = first
        self.dense: i64 = encoding.dense
        self.alike: i64 = encoding.alike
        self.places: vec[i64] = vec[i64]([-1] * encoding.dense)
        self.numbers: vec[i64] = vec[i64]()
        self.count: i64 = 0
        self.same: vec[i64] = vec[i64]([0] * encoding.alike)
        self.open: i64 = 0
        self.found: i64 = NOBODY

    def forget(self) -> None:
        """Take back what the last list left."""
        self.hide()
        for place in range(self.count):
            self.places[self.numbers[place]] = NOBODY
        self.count = 0
        self.open = 0

    def hide(self) -> None:
        """Empty the mask."""
        mask = self.mask
        for place in range(self.count):
            mask[self.first + self.numbers[place]] = 0
        for which in range(self.open):
            mask[self.first + self.dense + which] = 0

    def show(self) -> None:
        """Fill the mask with the numbers that mean something now."""
        mask = self.mask
        if self.open > 0:
            for which in range(self.open):
                mask[self.first + self.dense + which] = 1
        else:
            for place in range(self.count):
                mask[self.first + self.numbers[place]] = 1

    def fill(self, state: object, codes: Codes) -> None:
        """Take a new list."""
        self.forget()
        mask = self.mask
        first = self.first
        places = self.places
        if len(self.numbers) < codes.count:
            self.numbers = vec[i64]([0] * int(codes.count * 2))
        numbers = self.numbers
        encoding = self.encoding
        row = codes.row
        for place in range(codes.count):
            number = encoding.dense_of(state, row[place])
            numbers[place] = number
            if places[number] == NOBODY:
                places[number] = place
                mask[first + number] = 1
        self.count = codes.count

    def choose(self, number: i64) -> i64:
        """Take a number: ``WRONG``, ``OPEN`` or ``SETTLED`` (then ``found`` is its place)."""
        if self.open > 0:
            which = number - self.dense
            if which < 0 or which >= self.open:
                return WRONG
            self.found = self.same[which]
            return SETTLED
        if number < 0 or number >= self.dense or self.places[number] == NOBODY:
            return WRONG
        self.found = self.places[number]
        if self.alike > 0:
            return self.tell_apart(number)
        return SETTLED

    def tell_apart(self, number: i64) -> i64:
        """Ask which of the actions with one number is meant, if there are several."""
        found: i64 = 0
        for place in range(self.count):
            if self.numbers[place] == number:
                if found == self.alike:
                    raise OverflowError(
                        f"More than {self.alike} actions have the number {number} here."
                    )
                self.same[found] = place
                found += 1
        if found < 2:
            return SETTLED
        self.hide()
        self.open = found
        self.show()
        return OPEN


@final
class Picked:
    """Actions field by field (``picks``): the bytes of their features are asked one by one.

    The next byte in which the actions that are left differ is asked for; what they have in common
    is taken by itself, as the chooser of the pages does with a question that has one answer.
    """

    def __init__(self, words: i64, mask: vec[u8], first: i64, picked: vec[u8], wide: i64) -> None:
        self.words = words
        self.mask = mask
        self.first = first
        self.picked = picked
        self.wide = wide  # where in ``picked`` the bytes of this game begin
        self.rows: vec[i64] = vec[i64]([0] * int(words))
        self.left: vec[i64] = vec[i64]([0])
        self.count: i64 = 0
        self.column: i64 = 0

    def room(self, count: i64) -> vec[i64]:
        """Return the row for the features of so many actions."""
        if i64(len(self.rows)) < count * self.words:
            self.rows = vec[i64]([0] * int(count * self.words * 2))
        return self.rows

    def begin(self, count: i64) -> None:
        """Ask about a new list, whose features stand in the row."""
        if i64(len(self.left)) < count:
            self.left = vec[i64]([0] * int(count * 2))
        left = self.left
        for place in range(count):
            left[place] = place
        self.count = count
        picked = self.picked
        for at in range(self.wide, self.wide + self.words * WORD):
            picked[at] = 0
        self.column = -1
        if self.ask():  # a single action is asked for by its first byte
            self.column = 0
        self.show()

    def byte(self, place: i64, column: i64) -> i64:
        """Return a byte of the features of an action."""
        word = self.rows[place * self.words + (column >> 3)]
        down = column & 7
        while down > 0:
            word = word >> 8
            down -= 1
        return word & 255

    def hide(self) -> None:
        """Empty the mask."""
        mask = self.mask
        for at in range(self.first, self.first + BYTE):
            mask[at] = 0

    def show(self) -> None:
        """Fill the mask with the values of the byte that is asked for."""
        self.hide()
        mask = self.mask
        for i in range(self.count):
            mask[self.first + self.byte(self.left[i], self.column)] = 1

    def ask(self) -> bool:
        """Find the next byte in which what is left differs; say whether all is settled."""
        left = self.left
        count = self.count
        last = self.words * WORD
        column = self.column + 1
        while column < last:
            value = self.byte(left[0], column)
            same: i64 = 1
            while same < count and self.byte(left[same], column) == value:
                same += 1
            if same < count:
                self.column = column
                return False
            self.picked[self.wide + column] = u8(value)
            column += 1
        return True

    def pick(self, value: i64) -> i64:
        """Take a value of the byte that is asked for: ``WRONG``, ``OPEN`` or ``SETTLED``."""
        column = self.column
        left = self.left
        kept: i64 = 0
        for i in range(self.count):
            if self.byte(left[i], column) == value:
                left[kept] = left[i]
                kept += 1
        if kept == 0:
            return WRONG
        self.count = kept
        self.picked[self.wide + column] = u8(value)
        if self.ask():
            return SETTLED
        self.show()
        return OPEN

    def place(self) -> i64:
        """Return the place in the list of what is left."""
        return self.left[0]
