"""A row of action codes, filled again and again."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64


@final
class Codes:
    """A row of action codes that is filled again and again, so that lists cost no memory."""

    def __init__(self, capacity: i64 = 512) -> None:
        self.row: vec[i64] = vec[i64]([0] * int(capacity))
        self.count: i64 = 0

    def clear(self) -> None:
        """Forget all codes."""
        self.count = 0

    def reserve(self, more: i64) -> None:
        """Make room for ``more`` codes after those already there."""
        row = self.row
        needed = self.count + more
        if len(row) < needed:
            while len(row) < needed * 2:
                row = append(row, 0)
            self.row = row

    def add(self, code: i64) -> None:
        """Put a code at the end."""
        if self.count >= len(self.row):
            self.reserve(1)
        self.row[self.count] = code
        self.count += 1

    def values(self) -> list[int]:
        """Return the codes as an ordinary list."""
        row = self.row
        count = self.count
        return [int(row[i]) for i in range(count)]

    def has(self, code: i64) -> bool:
        """Say whether a code is among them."""
        row = self.row
        count = self.count
        for i in range(count):
            if row[i] == code:
                return True
        return False
