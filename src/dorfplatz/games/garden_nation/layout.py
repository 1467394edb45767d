"""Garden Nation: how the territories lie, and which fields touch (4.2)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.games.garden_nation.material import (
    DIRECTIONS,
    FACING,
    INSIDE,
    NO_FIELD,
    PRINTED_NUMBER,
    PRINTED_TERRAIN,
    TERRITORIES,
)
from dorfplatz.kit.regions import row

NO_TERRITORY: Final[u8] = 7
"""What lies at a position that is still empty."""


@final
class Layout:
    """How the territories lie (GAR-1.1, GAR-1.2): never changed, so positions share it.

    ``at`` is the territory of a position and ``position_of`` the reverse; ``around`` holds for
    every field its neighbours, closed by ``NO_FIELD``, seven numbers a field.
    """

    def __init__(
        self,
        at: vec[u8],
        position_of: vec[u8],
        rotation: vec[u8],
        printed: vec[u8],
        number: vec[u8],
        around: vec[u8],
    ) -> None:
        self.at = at
        self.position_of = position_of
        self.rotation = rotation
        self.printed = printed
        self.number = number
        self.around = around

    def with_territory(self, position: i64, territory: i64, rotation: i64) -> "Layout":
        """Return the layout with one more territory (4.2: printed fields turn clockwise)."""
        at = self.at[:]
        position_of = self.position_of[:]
        rotations = self.rotation[:]
        printed = self.printed[:]
        number = self.number[:]
        at[position] = u8(territory)
        position_of[territory] = u8(position)
        rotations[territory] = u8(rotation)
        base = territory * DIRECTIONS
        printed[base] = PRINTED_TERRAIN[base]
        number[base] = PRINTED_NUMBER[base]
        for face in range(1, DIRECTIONS):
            direction = (face - 1 + rotation) % 6 + 1
            printed[base + direction] = PRINTED_TERRAIN[base + face]
            number[base + direction] = PRINTED_NUMBER[base + face]
        full = position == TERRITORIES - 1
        return Layout(
            at, position_of, rotations, printed, number, _around(at) if full else self.around
        )

    @property
    def placed(self) -> i64:
        """The number of territories that lie on the board."""
        count: i64 = 0
        for territory in self.at:
            if territory != NO_TERRITORY:
                count += 1
        return count


def _around(at: vec[u8]) -> vec[u8]:
    """Return the neighbours of every field, in its own territory and across borders (GAR-2.2)."""
    around = NO_NEIGHBOURS[:]
    offsets = NEIGHBOUR_OFFSETS
    position: i64 = 0
    while position < TERRITORIES:
        base = i64(at[position]) * DIRECTIONS
        direction: i64 = 0
        while direction < DIRECTIONS:
            place = (base + direction) * DIRECTIONS
            offset = (position * DIRECTIONS + direction) * DIRECTIONS
            count: i64 = 0
            while offsets[offset + count] != NO_NEIGHBOUR:
                other = i64(offsets[offset + count])
                there = i64(at[other // DIRECTIONS]) * DIRECTIONS + other % DIRECTIONS
                around[place + count] = u8(there)
                count += 1
            direction += 1
        position += 1
    return around


NO_NEIGHBOUR: Final[u8] = 49


def _offsets() -> vec[u8]:
    """Return the neighbours of every place of the board, a place being position * 7 + direction."""
    places: list[int] = []
    for position in range(7):
        for direction in range(7):
            touching = [position * 7 + inside for inside in INSIDE[direction]]
            if (position, direction) in FACING:
                other, side = FACING[position, direction]
                touching.append(other * 7 + side)
            places += touching + [int(NO_FIELD)] * (7 - len(touching))
    return row(places)


NEIGHBOUR_OFFSETS: Final[vec[u8]] = _offsets()
NO_NEIGHBOURS: Final[vec[u8]] = row([49] * 343)
BARE: Final = Layout(
    row([7] * 7), row([7] * 7), row([0] * 7), row([3] * 49), row([0] * 49), NO_NEIGHBOURS
)
"""The board before anything lies on it."""
