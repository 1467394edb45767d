"""Höyük: the box, ``material.json`` as typed constants (chapter 3 of the specification)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.kit.material import load
from dorfplatz.kit.regions import long_row, row
from dorfplatz.kit.squares import cell_names, side_rows

_DATA: Final = load("dorfplatz.games.hoyuk")

MIN_SEATS: Final[int] = _DATA["players"]["min"]
MAX_SEATS: Final[int] = _DATA["players"]["max"]
MOST_SEATS: Final[i64] = 5

# -- Board (3.2) --------------------------------------------------------------

COLUMNS: Final[int] = _DATA["board"]["cols"]
ROWS: Final[int] = _DATA["board"]["rows"]
CELL_NAMES: Final[list[str]] = cell_names(_DATA["board"]["column_labels"], ROWS)
CELL_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(CELL_NAMES)}
CELLS: Final[i64] = i64(COLUMNS * ROWS)
AROUND: Final[vec[u8]] = side_rows(COLUMNS, ROWS)
"""The neighbours of every cell: north, east, south, west (HOY-3.1); ``CELLS`` is the outside."""

MOST_BLOCKS: Final[i64] = i64((COLUMNS * ROWS + 1) // 2)
"""Blocks do not touch, so there are at most half as many as cells."""

# -- Modes (4) ----------------------------------------------------------------

MODE_IDS: Final[list[str]] = list(_DATA["modes"])
BASIC: Final[i64] = 0
ADVANCED: Final[i64] = 1
EXPERT: Final[i64] = 2

HOUSE_LIMITS: Final[tuple[int, ...]] = tuple(_DATA["house_limit"]["allowed"])
DEFAULT_LIMIT: Final[dict[int, int]] = {
    int(seats): limit for seats, limit in _DATA["house_limit"]["default"].items()
}

# -- Tribes (3.3) -------------------------------------------------------------

TRIBE_IDS: Final[list[str]] = [t["colour"] for t in _DATA["players"]["tribes"]]
TRIBE_LETTERS: Final[str] = "".join(t["letter"] for t in _DATA["players"]["tribes"])
DERS: Final[i64] = 0
SNEERG: Final[i64] = 1
OLEYLI: Final[i64] = 2
RUPLES: Final[i64] = 3
LEBU: Final[i64] = 4

# -- Elements, cards and stacks (3.5, 3.7) ------------------------------------

HOUSE: Final[i64] = 0
OVEN: Final[i64] = 1
PEN: Final[i64] = 2
SHRINE: Final[i64] = 3
CATTLE: Final[i64] = 4
VILLAGER: Final[i64] = 5
SHAMAN: Final[i64] = 6
METAL: Final[i64] = 6
"""A card shows one of the first six elements, or metal; the seventh element is the shaman."""

ELEMENT_IDS: Final[list[str]] = ["house", "oven", "pen", "shrine", "cattle", "villager", "shaman"]
CARD_IDS: Final[list[str]] = [*ELEMENT_IDS[:6], "metal"]
ELEMENT_LETTERS: Final[str] = "".join(_DATA["letters"][name] for name in ELEMENT_IDS)
CARD_LETTERS: Final[str] = "".join(_DATA["letters"][name] for name in CARD_IDS)
CARDS: Final[i64] = 7
NO_CARD: Final[u8] = 7

PIECES: Final[vec[i64]] = long_row([0] + [int(_DATA["supply"][name]) for name in ELEMENT_IDS[1:]])
"""The general supply by element; houses belong to the players (HOY-2.3)."""

ELEMENTS_OF: Final[list[list[int]]] = [
    sorted(ELEMENT_IDS.index(name) for name in mode["elements"]) for mode in _DATA["modes"].values()
]
"""The elements of each mode."""

STACK_IDS: Final[list[str]] = [a["id"] for a in _DATA["aspects"]]
STACK_LETTERS: Final[str] = "".join(a["letter"] for a in _DATA["aspects"])
STACKS: Final[i64] = 7
STACKS_OF: Final[vec[i64]] = long_row([len(mode["aspects"]) for mode in _DATA["modes"].values()])
"""How many stacks each mode has, always the first ones (HOY-12.1, HOY-13.1)."""

CARDS_PER_STACK: Final[int] = _DATA["cards_per_stack"]
GROUP_IDS: Final[list[str]] = list(_DATA["reward_groups"])
GROUP_OF_STACK: Final[vec[i64]] = long_row(
    [
        next(i for i, g in enumerate(_DATA["reward_groups"].values()) if aspect in g["dealt_to"])
        for aspect in STACK_IDS
    ]
)
GROUPS_OF: Final[vec[i64]] = long_row([1, 2, 3])
GROUP_COUNTS: Final[list[list[int]]] = [
    [group["counts"].get(card, 0) for card in CARD_IDS] for group in _DATA["reward_groups"].values()
]
"""How many cards of each kind a reward group holds."""

CARDS_OF_MODE: Final[list[int]] = [mode["reward_cards"] for mode in _DATA["modes"].values()]
MOST_CARDS: Final[i64] = 140
"""Twice the box: positions for tests may hold more cards than it does (15.3)."""

SET_POINTS: Final[vec[i64]] = long_row([0] + [_DATA["set_points"][str(n)] for n in range(1, 6)])
LARGEST_SET: Final[i64] = 5

# -- Construction tiles (3.4) -------------------------------------------------

TILE_LETTERS: Final[str] = "HOPSWCVM"
TILES: Final[i64] = 8
WILD: Final[i64] = 4
NO_TILE: Final[u8] = 8

TILE_COUNTS: Final[list[list[int]]] = [
    [sum(t["kind"] == kind and mode in t["sets"] for t in _DATA["tiles"]) for kind in TILE_LETTERS]
    for mode in MODE_IDS
]
"""How many tiles of each kind a mode has."""

THIRD_OF_TILE: Final[vec[i64]] = long_row([0, OVEN, PEN, SHRINE, -1, CATTLE, VILLAGER, SHAMAN])
"""The element of a tile's third slot; the choice slot has none of its own."""

# -- Catastrophes (3.6) -------------------------------------------------------

_CATASTROPHES: Final[list[dict[str, Any]]] = _DATA["catastrophes"]
CATASTROPHE_IDS: Final[list[str]] = [c["id"] for c in _CATASTROPHES]
CATASTROPHE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(CATASTROPHE_IDS)}
CATASTROPHES: Final[i64] = 24

IN_MODE: Final[list[vec[u8]]] = [
    row([mode in c["sets"] for c in _CATASTROPHES]) for mode in MODE_IDS
]
"""Which catastrophes belong to a mode."""

METRIC_IDS: Final[list[str]] = ["houses", "shrines", "ovens", "pens", "highrises"]
BY_HOUSES: Final[i64] = 0
BY_SHRINES: Final[i64] = 1
BY_OVENS: Final[i64] = 2
BY_PENS: Final[i64] = 3
BY_HIGHRISES: Final[i64] = 4
METRIC: Final[vec[i64]] = long_row(
    [METRIC_IDS.index(c["selector"]["metric"]) if c["selector"] else -1 for c in _CATASTROPHES]
)
IS_MOST: Final[vec[u8]] = row(
    [c["selector"] is not None and c["selector"]["extreme"] == "most" for c in _CATASTROPHES]
)

DESTROY_ONE: Final[i64] = 0
DESTROY_HALF: Final[i64] = 1
REMOVE_HALF: Final[i64] = 2
LOCUSTS: Final[i64] = 3
FLOOD: Final[i64] = 4
_EFFECTS: Final[dict[tuple[str, str], int]] = {
    ("destroy_houses", "one"): 0,
    ("destroy_houses", "half"): 1,
    ("remove_elements", "half"): 2,
    ("no_evaluation", ""): 3,
    ("shaman_home", ""): 4,
}
EFFECT: Final[vec[i64]] = long_row(
    [_EFFECTS[c["effect"]["type"], c["effect"].get("amount", "")] for c in _CATASTROPHES]
)
TARGET: Final[vec[i64]] = long_row(
    [ELEMENT_IDS.index(c["effect"].get("element", "house")) for c in _CATASTROPHES]
)
"""The element that is lost."""
