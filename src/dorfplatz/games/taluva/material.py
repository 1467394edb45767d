"""Taluva: the box, ``material.json`` as typed constants (chapters 3 and 4 of the specification)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dorfplatz.kit.hexes import DIRECTIONS, Hex, offsets, within
from dorfplatz.kit.material import load
from dorfplatz.kit.regions import long_row, row

_DATA: Final = load("dorfplatz.games.taluva")

MIN_SEATS: Final[int] = _DATA["game"]["players"]["min"]
MAX_SEATS: Final[int] = _DATA["game"]["players"]["max"]

COLOURS: Final[str] = "".join(c["id"] for c in _DATA["colours"])
"""The letters of the seats, in seat order (TAL-2.4)."""

# -- Pieces (3.1): kinds in the order of the tally ------------------------------------------

TEMPLE: Final[i64] = 0
TOWER: Final[i64] = 1
HUT: Final[i64] = 2
KINDS: Final[i64] = 3
KIND_IDS: Final[list[str]] = [b["en"] for b in _DATA["buildings"]]
KIND_LETTERS: Final[str] = "".join(b["id"] for b in _DATA["buildings"])
PER_PLAYER: Final[vec[i64]] = long_row([b["perPlayer"] for b in _DATA["buildings"]])
PIECES: Final[i64] = 25
HUTS: Final[i64] = 20
TOWER_LEVEL: Final[i64] = 3
TEMPLE_FIELDS: Final[i64] = 3

# -- Terrains and tiles (3.2): ground 1..5 is land, from 8 on a volcano with its orientation ---

TERRAINS: Final[i64] = 5
TERRAIN_LETTERS: Final[str] = "".join(t["id"] for t in _DATA["terrains"] if t["buildable"])
TERRAIN_IDS: Final[list[str]] = [t["en"] for t in _DATA["terrains"] if t["buildable"]]
VOLCANO: Final[i64] = 8

TILES: Final[i64] = 48
TILE_TYPES: Final[i64] = 25
TILE_IDS: Final[list[str]] = [t["type"] for t in _DATA["tiles"]]
TILE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(TILE_IDS)}
COPIES: Final[list[int]] = [t["count"] for t in _DATA["tiles"]]
LEFT: Final[vec[u8]] = row([TERRAIN_LETTERS.index(t["left"]) + 1 for t in _DATA["tiles"]])
RIGHT: Final[vec[u8]] = row([TERRAIN_LETTERS.index(t["right"]) + 1 for t in _DATA["tiles"]])

TILES_PER_PLAYER: Final[int] = 12
"""How many tiles a player brings to the game with the switch of chapter 15."""

END_REASONS: Final[list[str]] = ["", *_DATA["endReasons"]]

# -- Geometry (chapter 4) -------------------------------------------------------------------

ORIENTATIONS: Final[i64] = 6
FARTHEST: Final[int] = 95
"""No field of an island of 48 tiles lies farther from 0.0 (invariant 11)."""


def tile_hexes(orientation: int) -> list[Hex]:
    """Return volcano, left and right land field of a tile whose volcano lies on 0.0 (4.2)."""
    return [(0, 0), DIRECTIONS[(orientation + 2) % 6], DIRECTIONS[(orientation + 1) % 6]]


# Islands live in a square window around 0.0; the next wider one is taken before they reach its
# edge, and the widest holds every island there can be (RULING-23).

WIDTHS: Final[vec[i64]] = long_row([64, 128, 256])
EDGE: Final[i64] = 3
"""Rules look at most three steps beyond the island."""


def _steps() -> vec[vec[i64]]:
    """Return the offsets of the six directions for every width."""
    result = vec[vec[i64]]()
    for width in WIDTHS:
        result = append(result, offsets(DIRECTIONS, int(width)))
    return result


def _surroundings(steps: int) -> vec[vec[i64]]:
    """Return for width and orientation the cells so many steps around a tile, from its volcano."""
    result = vec[vec[i64]]()
    for width in WIDTHS:
        for orientation in range(6):
            around = within(tile_hexes(orientation), steps)
            result = append(result, offsets(around, int(width)))
    return result


STEPS: Final[vec[vec[i64]]] = _steps()
BESIDE: Final[vec[vec[i64]]] = _surroundings(1)
NEARBY: Final[vec[vec[i64]]] = _surroundings(2)

BITS: Final[vec[i64]] = long_row([1, 2, 4, 8, 16, 32])
ALL_DIRECTIONS: Final[i64] = 63
BACK: Final[vec[u8]] = row([8, 16, 32, 1, 2, 4])
"""The bit of the direction that leads back."""
LEFT_STEP: Final[vec[i64]] = long_row([2, 3, 4, 5, 0, 1])
"""The directions from the volcano to the land fields of a tile, by orientation."""
RIGHT_STEP: Final[vec[i64]] = long_row([1, 2, 3, 4, 5, 0])


def _orientations(both: bool) -> vec[u8]:
    """Return for a set of directions the orientations whose land fields are in it, both or one."""
    masks: list[int] = []
    for directions in range(64):
        mask = 0
        for orientation in range(6):
            left = directions >> ((orientation + 2) % 6) & 1
            right = directions >> ((orientation + 1) % 6) & 1
            if (left + right == 2) if both else (left + right > 0):
                mask += 1 << orientation
        masks.append(mask)
    return row(masks)


BOTH_IN: Final[vec[u8]] = _orientations(True)
ONE_IN: Final[vec[u8]] = _orientations(False)
NOT_COVERING: Final[vec[u8]] = row([255 - int(ONE_IN[int(back)]) for back in BACK])
"""For every direction, all but the orientations of a tile with its volcano there that cover one."""
