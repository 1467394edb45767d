"""Taluva: what can be done, one value per verb, and the numbers the rules use for it inside."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from mypy_extensions import i64

from dorfplatz.games.taluva.material import TERRAIN_LETTERS, TILE_IDS, TILE_INDEX
from dorfplatz.kit.hexes import Hex


@dataclass(frozen=True)
class Draw:
    """Chance: the tile drawn from the stack: ``+JC``."""

    tile: str


@dataclass(frozen=True)
class Place:
    """A tile goes onto the table, ``JC@2.-1/1``, or onto other tiles, ``JC^0.0/5``."""

    tile: str
    eruption: bool
    volcano: Hex
    orientation: int


@dataclass(frozen=True)
class Hut:
    """A hut on a free field of level 1: ``H0.1``."""

    field: Hex


@dataclass(frozen=True)
class Tower:
    """A tower on a free field of level 3 or more: ``W1.0``."""

    field: Hex


@dataclass(frozen=True)
class Temple:
    """A temple beside a settlement of three fields: ``T0.2``."""

    field: Hex


@dataclass(frozen=True)
class Expand:
    """Huts on all fields of a terrain around a settlement: ``X-1.1:J``."""

    settlement: Hex
    terrain: str


@dataclass(frozen=True)
class Resign:
    """A player leaves the game: ``Qw``; in no list of legal actions (RULING-22)."""

    seat: int


Build: TypeAlias = Hut | Tower | Temple | Expand
Action: TypeAlias = Draw | Place | Build | Resign

# -- Codes: verb, tile, row, column and a last detail, most significant first, so that the order of
# -- the numbers is the canonical order of 14.1. The last three stand as ``engine.rows`` has them.

DRAW: Final[i64] = 0
PLACE: Final[i64] = 1
BUILD_HUT: Final[i64] = 2
BUILD_TOWER: Final[i64] = 3
BUILD_TEMPLE: Final[i64] = 4
EXPAND: Final[i64] = 5
RESIGN: Final[i64] = 6

VERB: Final[i64] = 1 << 44
TILE: Final[i64] = 1 << 38
ROW: Final[i64] = 1 << 22
COLUMN: Final[i64] = 1 << 6
DETAILS: Final[i64] = 64
"""So many numbers may stand below the column: orientation and eruption, or a terrain."""
SIXTEEN_BITS: Final[i64] = 0xFFFF
SIX_BITS: Final[i64] = 63
MIDDLE: Final[i64] = 32768
"""Rows and columns are counted from here, so that they are never negative."""
TURN: Final[i64] = 2
"""From one orientation of a placement to the next."""
ERUPTION: Final[i64] = 1
"""From a placement on the table to the same one on other tiles."""


def draw_code(tile: i64) -> i64:
    """Return the code of drawing a tile."""
    return tile


def place_code(tile: i64, q: i64, r: i64, orientation: i64, eruption: i64) -> i64:
    """Return the code of a placement; ``eruption`` is 0 or 1."""
    return field_code(PLACE, q, r) + tile * TILE + orientation * TURN + eruption * ERUPTION


def field_code(verb: i64, q: i64, r: i64) -> i64:
    """Return the code of a verb on a field."""
    return verb * VERB + (r + MIDDLE) * ROW + (q + MIDDLE) * COLUMN


def expand_code(q: i64, r: i64, ground: i64) -> i64:
    """Return the code of expanding a settlement onto a terrain, 1 to 5 as grounds are counted."""
    return field_code(EXPAND, q, r) + ground - 1


def resign_code(seat: i64) -> i64:
    """Return the code of a resignation."""
    return RESIGN * VERB + seat


def verb_of(code: i64) -> i64:
    """Return the verb of an action."""
    return code >> 44


def tile_of(code: i64) -> i64:
    """Return the tile of a draw or a placement."""
    return code >> 38 & SIX_BITS if code >= VERB else code


def corner_code(code: i64, half: i64) -> i64:
    """Return the code of the same verb, with the same tile, so far north-west of 0.0."""
    return ((code >> 38) << 38) + (MIDDLE - half) * (ROW + COLUMN)


def detail_of(code: i64) -> i64:
    """Return what stands below the column: orientation and eruption, or a terrain."""
    return code & SIX_BITS


def q_of(code: i64) -> i64:
    """Return the column an action names."""
    return (code >> 6 & SIXTEEN_BITS) - MIDDLE


def r_of(code: i64) -> i64:
    """Return the row an action names."""
    return (code >> 22 & SIXTEEN_BITS) - MIDDLE


def orientation_of(code: i64) -> i64:
    """Return how the tile of a placement is turned."""
    return (code & SIX_BITS) >> 1


def is_eruption(code: i64) -> bool:
    """Say whether a placement goes onto other tiles."""
    return code & ERUPTION > 0


def ground_of(code: i64) -> i64:
    """Return the terrain of an expansion, 1 to 5 as grounds are counted."""
    return (code & SIX_BITS) + 1


def seat_of(code: i64) -> i64:
    """Return the seat that resigns."""
    return code & SIX_BITS


def encode(action: Action) -> i64:
    """Return the number of an action."""
    match action:
        case Draw(tile):
            return draw_code(TILE_INDEX[tile])
        case Place(tile, eruption, (q, r), orientation):
            return place_code(TILE_INDEX[tile], q, r, orientation, 1 if eruption else 0)
        case Hut((q, r)):
            return field_code(BUILD_HUT, q, r)
        case Tower((q, r)):
            return field_code(BUILD_TOWER, q, r)
        case Temple((q, r)):
            return field_code(BUILD_TEMPLE, q, r)
        case Expand((q, r), terrain):
            return expand_code(q, r, TERRAIN_LETTERS.index(terrain) + 1)
        case Resign(seat):
            return resign_code(seat)


def decode(code: i64) -> Action:
    """Return the action of a number."""
    verb = verb_of(code)
    field = (int(q_of(code)), int(r_of(code)))
    if verb == DRAW:
        return Draw(TILE_IDS[tile_of(code)])
    if verb == PLACE:
        return Place(TILE_IDS[tile_of(code)], is_eruption(code), field, int(orientation_of(code)))
    if verb == BUILD_HUT:
        return Hut(field)
    if verb == BUILD_TOWER:
        return Tower(field)
    if verb == BUILD_TEMPLE:
        return Temple(field)
    if verb == EXPAND:
        return Expand(field, TERRAIN_LETTERS[ground_of(code) - 1])
    return Resign(int(seat_of(code)))
