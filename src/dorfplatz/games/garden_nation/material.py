"""Garden Nation: the box, ``material.json`` as typed constants (chapter 4 of the specification)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.kit.material import load
from dorfplatz.kit.regions import long_row, row

_DATA: Final = load("dorfplatz.games.garden_nation")
_SETUP: Final = _DATA["setup"]
_BOARD: Final = _DATA["board"]

MIN_SEATS: Final[int] = _DATA["players"]["min"]
MAX_SEATS: Final[int] = _DATA["players"]["max"]

# -- Board geometry (4.2) --------------------------------------------------------------

DIRECTION_IDS: Final[list[str]] = list(_BOARD["directions"])
DIRECTIONS: Final[i64] = 7
TERRITORIES: Final[i64] = 7
FIELDS: Final[i64] = 49
NO_FIELD: Final[i64] = 49
"""Ends a row of neighbours."""

FIELD_IDS: Final[list[str]] = [f"{t}{name}" for t in range(1, 8) for name in DIRECTION_IDS]
FIELD_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(FIELD_IDS)}
DIRECTION_OF: Final[vec[i64]] = long_row([f % 7 for f in range(49)])
TERRITORY_OF: Final[vec[i64]] = long_row([f // 7 for f in range(49)])
DEGREES: Final = 60
"""The turn of a territory by one rotation."""

TERRITORY_AFTER: Final[vec[i64]] = long_row([1, 2, 3, 4, 5, 6, 0])
TERRITORY_BEFORE: Final[vec[i64]] = long_row([6, 0, 1, 2, 3, 4, 5])


def _inside() -> list[list[int]]:
    """Return for every direction the directions it touches inside a territory."""
    ring = [[0, *(1 + (d + turn - 1) % 6 for turn in (-1, 1))] for d in range(1, 7)]
    return [[1, 2, 3, 4, 5, 6], *(sorted(touching) for touching in ring)]


INSIDE: Final[list[list[int]]] = _inside()

FACING: Final[dict[tuple[int, int], tuple[int, int]]] = {
    (DIRECTION_IDS.index(position), DIRECTION_IDS.index(direction)): (
        DIRECTION_IDS.index(other["position"]),
        DIRECTION_IDS.index(other["direction"]),
    )
    for position, sides in _BOARD["facing"].items()
    for direction, other in sides.items()
}
"""Position and direction of a field that touches a neighbouring territory, and the field there."""

CENTRE: Final[i64] = 0
"""The position of the central territory."""

# -- Terrains and territory tiles (4.3) ------------------------------------------------

TERRAIN_IDS: Final[list[str]] = [t["key"] for t in _DATA["terrains"]]
TERRAIN_LETTERS: Final[str] = "".join(t["letter"] for t in _DATA["terrains"])
BRAMBLE: Final[u8] = 3
GROUNDS: Final[i64] = 3
"""The kinds of ground tiles: meadow, straw, leaf."""

PRINTED_TERRAIN: Final[vec[u8]] = row(
    [TERRAIN_IDS.index(f["terrain"]) for t in _DATA["territories"] for f in t["fields"]]
)
PRINTED_NUMBER: Final[vec[u8]] = row(
    [f["number"] for t in _DATA["territories"] for f in t["fields"]]
)
"""Brambles have a number too, the 5 of every ground tile (GAR-2.5)."""

REFERENCE_LAYOUT: Final[list[tuple[int, int]]] = [
    (
        _DATA["reference_layout"]["positions"][position] - 1,
        _DATA["reference_layout"]["rotations"][
            str(_DATA["reference_layout"]["positions"][position])
        ],
    )
    for position in DIRECTION_IDS
]
"""Territory and rotation at every position of the layout the examples use."""

# -- Supplies (4.1, 5) -----------------------------------------------------------------

ROOFS: Final[int] = _DATA["supply"]["roofs"]
GROUND_TILES: Final[list[int]] = [
    _DATA["supply"]["ground_tiles"][terrain] for terrain in TERRAIN_IDS[:3]
]
FLOORS: Final[dict[int, int]] = {
    int(seats): floors for seats, floors in _SETUP["floors_per_player"].items()
}
RUSE_TILES: Final[int] = _SETUP["ruse_tiles_per_player"]
START_POPULATION: Final[i64] = 38
OTHERS_POPULATION: Final[i64] = 35
DISPLAY: Final[i64] = 4
DEALT: Final[i64] = 4
KEPT: Final[i64] = 2

# -- Public projects (4.4) -------------------------------------------------------------

_PUBLIC: Final = _DATA["public_projects"]

PROJECT_IDS: Final[list[str]] = ["-", *(card["id"] for card in _PUBLIC)]
"""Cards are counted from 1; 0 is no card."""

PROJECT_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(PROJECT_IDS) if i > 0}
PROJECTS: Final[i64] = 21
PROJECT_POINTS: Final[vec[i64]] = long_row([0, *(card["vp"] for card in _PUBLIC)])
PROJECT_FAMILY: Final[list[str]] = ["", *(card["family"] for card in _PUBLIC)]
PROJECT_TERRAIN: Final[list[str]] = ["", *(card["terrain"] for card in _PUBLIC)]
PROJECT_FREE: Final[list[str]] = ["", *(card.get("free_terrain", "") for card in _PUBLIC)]
"""The terrain of the free field that a card wants beside the building."""

BIT: Final[vec[i64]] = long_row([1 << i for i in range(22)])


def _masks(family: str) -> vec[i64]:
    """Return for every terrain the bits of the cards of a family that show it."""
    return long_row(
        [
            sum(
                1 << number
                for number, card in enumerate(_PUBLIC, 1)
                if card["family"] == family and card["terrain"] == terrain
            )
            for terrain in TERRAIN_IDS[:3]
        ]
    )


OUTER: Final[vec[i64]] = _masks("outer")
CENTRAL: Final[vec[i64]] = _masks("central")
PAIR: Final[vec[i64]] = _masks("pair")
STEP_PAIR: Final[vec[i64]] = _masks("step_pair")
TRIO: Final[vec[i64]] = _masks("trio")

FREE_NEIGHBOUR: Final[vec[i64]] = long_row(
    [
        sum(
            1 << number
            for number, card in enumerate(_PUBLIC, 1)
            if card["family"] == "free_neighbour"
            and card["terrain"] == terrain
            and card["free_terrain"] == free
        )
        for terrain in TERRAIN_IDS[:3]
        for free in TERRAIN_IDS
    ]
)
"""By own terrain times 4 plus the terrain of the free field; brambles without a tile give none."""

INVOLVES: Final[vec[i64]] = long_row(
    [
        sum(
            1 << number
            for number, card in enumerate(_PUBLIC, 1)
            if card["terrain"] == terrain or terrain in card.get("neighbour_terrains", [])
        )
        for terrain in TERRAIN_IDS[:3]
    ]
)
"""The cards a building on a terrain can be part of."""

# -- Secret projects (4.5) -------------------------------------------------------------

_SECRET: Final = _DATA["secret_projects"]

KIND_IDS: Final[list[str]] = list(dict.fromkeys(card["kind"] for card in _SECRET))
KIND_INDEX: Final[dict[str, int]] = {kind: i for i, kind in enumerate(KIND_IDS)}
KINDS: Final[i64] = 15
COPIES: Final[vec[i64]] = long_row(
    [sum(card["kind"] == kind for card in _SECRET) for kind in KIND_IDS]
)
SECRET_CARDS: Final[list[int]] = [KIND_INDEX[card["kind"]] for card in _SECRET]
"""The kind of every secret card in the box."""

_FIRST: Final = [next(card for card in _SECRET if card["kind"] == kind) for kind in KIND_IDS]
_FAMILIES: Final = ["per_floor", "per_building", "per_territory_tower", "control"]

PER_FLOOR: Final[i64] = 0
PER_BUILDING: Final[i64] = 1
TOWERS: Final[i64] = 2
CONTROL: Final[i64] = 3
KIND_FAMILY: Final[vec[i64]] = long_row([_FAMILIES.index(card["family"]) for card in _FIRST])
KIND_TERRAIN: Final[vec[u8]] = row(
    [TERRAIN_IDS.index(card.get("terrain", "bramble")) for card in _FIRST]
)
KIND_FLOORS: Final[vec[i64]] = long_row([card.get("min_floors", 1) for card in _FIRST])
KIND_POINTS: Final[vec[i64]] = long_row([card.get("vp", 0) for card in _FIRST])
KIND_PAIR: Final[list[tuple[int, int]]] = [
    (card["territories"][0] - 1, card["territories"][1] - 1) if "territories" in card else (0, 0)
    for card in _FIRST
]
CONTROL_ONE: Final[int] = 4
CONTROL_BOTH: Final[int] = 12

# -- Population track (4.6) ------------------------------------------------------------


def _track() -> vec[i64]:
    """Return the victory points of a population of 0 (never) to 40."""
    points = [0] * 41
    for part in _DATA["population_track"]:
        for population in range(part["from"], part["to"] + 1):
            points[population] = part["vp"]
    return long_row(points)


POPULATION_POINTS: Final[vec[i64]] = _track()
POPULATION_TRACK: Final[int] = 40
OVER_FORTY_POINTS: Final[i64] = 10
RED_ZONE: Final[int] = _DATA["population_red_zone_max"]
POINTS_TRACK: Final[int] = _DATA["vp_track"]["length"]

# -- Turn-order boards (4.8), limits, peoples (4.9) ------------------------------------

SLOTS: Final[dict[int, list[int]]] = {
    int(seats): side["actions"] for seats, side in _DATA["turn_board"].items()
}
"""The actions of every slot, by number of seats."""

MAX_ROUNDS: Final[int] = _DATA["engine_limits"]["max_rounds"]
PEOPLE_IDS: Final[list[str]] = [people["key"] for people in _DATA["peoples"]]
