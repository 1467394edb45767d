"""Taluva: what the next eruption could do for a seat's settlements, and to them."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dorfplatz.games.taluva.lists import without_harm
from dorfplatz.games.taluva.material import (
    BITS,
    LEFT_STEP,
    ORIENTATIONS,
    PIECES,
    RIGHT_STEP,
    STEPS,
    TEMPLE_FIELDS,
    TILES,
    TOWER_LEVEL,
)
from dorfplatz.games.taluva.settlements import Survey, settlement
from dorfplatz.games.taluva.state import FITS, State

_OPEN: Final[i64] = 1
"""A temple could stand here."""
_HIGH: Final[i64] = 2
"""A tower could stand here."""


@final
class Eruptions:
    """Every legal eruption of a position, and the settlements of one seat they are looked at with.

    ``find`` the eruptions, then for each seat ``begin``, ``add`` its settlements and ``weigh``.
    """

    def __init__(self) -> None:
        most = int(TILES * ORIENTATIONS)
        self.count: i64 = 0
        self.left: vec[i64] = vec[i64]([0] * most)
        self.right: vec[i64] = vec[i64]([0] * most)
        self.height: vec[i64] = vec[i64]([0] * most)
        # The settlements of a seat, in the order they were walked in.
        self.settlements: i64 = 0
        self.size: vec[i64] = vec[i64]([0] * int(PIECES))
        self.temples: vec[i64] = vec[i64]([0] * int(PIECES))
        self.towers: vec[i64] = vec[i64]([0] * int(PIECES))
        self.contacts: vec[i64] = vec[i64]([0] * int(PIECES))
        self.lost: vec[i64] = vec[i64]([0] * int(PIECES))
        self.won: vec[i64] = vec[i64]([0] * int(PIECES))
        self.touched: vec[i64] = vec[i64]([0] * 4096)
        self.parts = Survey()
        self.open_part: i64 = 0
        self.low_part = False
        # What was found out about a seat.
        self.contested: i64 = 0
        self.temple_risks: i64 = 0
        self.tower_risks: i64 = 0
        self.temple_chances: i64 = 0
        self.tower_chances: i64 = 0

    def find(self, state: State) -> None:
        """List the eruptions that anybody could cause with the next tile (TAL-5)."""
        self.parts.fit(i64(len(state.level)))
        while len(self.touched) < len(state.level):
            self.touched = append(self.touched, 0)
        level = state.level
        use = state.use
        left = self.left
        right = self.right
        steps = STEPS[state.size]
        count: i64 = 0
        for volcano in state.rim:
            fitting = i64(use[volcano]) & FITS
            if fitting == 0 or level[volcano] == 0:
                continue
            fitting = without_harm(state, volcano, fitting)
            for orientation in range(ORIENTATIONS):
                if fitting & BITS[orientation] > 0:
                    left[count] = volcano + steps[LEFT_STEP[orientation]]
                    right[count] = volcano + steps[RIGHT_STEP[orientation]]
                    self.height[count] = i64(level[volcano]) + 1
                    count += 1
        self.count = count

    def begin(self) -> None:
        """Forget the settlements of the last seat."""
        self.settlements = 0
        self.contested = 0

    def touch(self, state: State, field: i64, seat: i64, walk: i64) -> i64:
        """Mark the pieces beside a field that is high enough for a tower; return how many more."""
        piece = state.piece
        touched = self.touched
        more: i64 = 0
        foreign = False
        for step in STEPS[state.size]:
            beside = field + step
            owner = i64(piece[beside]) >> 2
            if owner == seat + 1:
                if touched[beside] != walk:
                    touched[beside] = walk
                    more += 1
            elif owner > 0:
                foreign = True
        if foreign:
            self.contested += 1
        return more

    def add(self, size: i64, temples: i64, towers: i64, contacts: i64) -> None:
        """Note a settlement; ``contacts`` of its pieces touch a field for a tower."""
        here = self.settlements
        self.size[here] = size
        self.temples[here] = temples
        self.towers[here] = towers
        self.contacts[here] = contacts
        self.lost[here] = 0
        self.won[here] = 0
        self.settlements = here + 1

    def weigh(self, state: State, seat: i64, mark: vec[i64], first: i64) -> None:
        """Count the sites an eruption could take from a seat, and those it could make.

        ``mark`` tells the walk that passed a cell last, ``first`` is the walk of the settlement
        noted first.
        """
        piece = state.piece
        for i in range(self.count if self.settlements > 0 else 0):
            left = self.left[i]
            right = self.right[i]
            high = self.height[i] >= TOWER_LEVEL
            on_left = i64(piece[left]) >> 2 == seat + 1
            on_right = i64(piece[right]) >> 2 == seat + 1
            if on_left:
                self.cover(state, left, right, mark[left], first, high)
            if on_right and not (on_left and mark[left] == mark[right]):
                self.cover(state, right, left, mark[right], first, high)
            if high:
                self.rise(state, seat, left, right, mark, first)
                self.rise(state, seat, right, left, mark, first)
        self.add_up()

    def cover(
        self, state: State, field: i64, other: i64, walk: i64, first: i64, high: bool
    ) -> None:
        """Note what becomes of a settlement when a field of it is covered, and another one."""
        here = walk - first
        covered: i64 = 1 if self.touched[field] == walk else 0
        if self.touched[other] == walk:
            covered += 1
        if 0 < self.contacts[here] == covered:
            self.lost[here] |= _HIGH
        if self.size[here] < TEMPLE_FIELDS:
            return
        self.split(state, field, other)
        if self.temples[here] == 0:
            if self.open_part < TEMPLE_FIELDS:
                self.lost[here] |= _OPEN
        elif self.open_part >= TEMPLE_FIELDS:
            self.won[here] |= _OPEN
        if high and self.towers[here] > 0 and self.low_part:
            self.won[here] |= _HIGH

    def rise(
        self, state: State, seat: i64, field: i64, other: i64, mark: vec[i64], first: i64
    ) -> None:
        """Note the settlements without a tower beside a field that would be high enough for one."""
        piece = state.piece
        for step in STEPS[state.size]:
            beside = field + step
            if i64(piece[beside]) >> 2 == seat + 1 and beside != other:
                here = mark[beside] - first
                if self.towers[here] == 0 and self.contacts[here] == 0:
                    self.won[here] |= _HIGH

    def split(self, state: State, field: i64, other: i64) -> None:
        """Look at what is left around a covered field, and the other one if it belongs to it."""
        self.open_part = 0
        self.low_part = False
        before = self.parts.walk
        self.walk_parts(state, field, field, other, before)
        if state.piece[other] == state.piece[field]:
            self.walk_parts(state, other, field, other, before)

    def walk_parts(self, state: State, origin: i64, field: i64, other: i64, before: i64) -> None:
        """Walk the parts of a settlement beside a covered field; find the largest without a temple.

        None walks over the two covered fields, and none twice since the walk ``before``.
        """
        parts = self.parts
        mark = parts.mark
        piece = state.piece
        owner = i64(piece[origin]) >> 2
        for step in STEPS[state.size]:
            begin = origin + step
            mark[field] = parts.walk + 1  # as if the next walk had passed them
            mark[other] = parts.walk + 1
            if i64(piece[begin]) >> 2 == owner and mark[begin] <= before:
                settlement(state, begin, parts)
                if parts.temples == 0 and parts.count > self.open_part:
                    self.open_part = parts.count
                if parts.towers == 0:
                    self.low_part = True

    def add_up(self) -> None:
        """Count the sites that could be lost and won."""
        self.temple_risks = 0
        self.tower_risks = 0
        self.temple_chances = 0
        self.tower_chances = 0
        for here in range(self.settlements):
            if self.lost[here] & _OPEN > 0:
                self.temple_risks += 1
            if self.lost[here] & _HIGH > 0:
                self.tower_risks += 1
            if self.won[here] & _OPEN > 0:
                self.temple_chances += 1
            if self.won[here] & _HIGH > 0:
                self.tower_chances += 1
