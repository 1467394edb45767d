"""Clans: the box, ``material.json`` as typed constants (chapter 3 of the specification)."""

from itertools import permutations
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dorfplatz.kit.material import load
from dorfplatz.kit.regions import long_row, neighbour_rows, row

_DATA: Final = load("dorfplatz.games.clans")
_CONSTANTS: Final = _DATA["constants"]
_BOARD: Final = _DATA["board"]

MIN_SEATS: Final[int] = _CONSTANTS["players_min"]
MAX_SEATS: Final[int] = _CONSTANTS["players_max"]

# -- Clans (3.2) ---------------------------------------------------------------

CLAN_IDS: Final[list[str]] = [c["id"] for c in _DATA["clans"]]
CLAN_LETTERS: Final[str] = "".join(c["letter"] for c in _DATA["clans"])
CLANS: Final[i64] = 5
LARGE: Final[i64] = 7
LAST_VILLAGE: Final[i64] = 12

CLANS_BY_LETTER: Final[list[int]] = sorted(range(5), key=lambda clan: CLAN_LETTERS[clan])
"""Chance outcomes are listed in the character order of their texts."""

ARRANGEMENTS: Final[list[tuple[int, ...]]] = list(permutations(CLANS_BY_LETTER))
"""The 120 ways to put five huts on the territories 1..5 of a region (CE-1)."""

ARRANGEMENT_INDEX: Final = {arrangement: i for i, arrangement in enumerate(ARRANGEMENTS)}

# -- Board (3.4) ---------------------------------------------------------------

REGION_IDS: Final[list[str]] = [r["id"] for r in _BOARD["regions"]]
TERRITORY_IDS: Final[list[str]] = [t["id"] for t in _BOARD["territories"]]
TERRITORY_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(TERRITORY_IDS)}
TERRITORIES: Final[i64] = 60
REGIONS: Final[i64] = 12
TERRITORIES_PER_REGION: Final[i64] = 5

NEIGHBOURS: Final[vec[vec[i64]]] = neighbour_rows(
    TERRITORY_IDS, [t["neighbours"] for t in _BOARD["territories"]]
)

LAKE_BETWEEN: Final[dict[tuple[str, str], str]] = {
    pair: b["lake"] for b in _BOARD["blocked"] for pair in ((b["a"], b["b"]), (b["b"], b["a"]))
}
"""Pairs on two shores of a lake: close on the map, not neighbours (CLA-4.4)."""


def _passages(end: int) -> vec[i64]:
    """Return one end of every border in both directions, so that a move is one number."""
    result = vec[i64]()
    for source in range(60):
        for destination in NEIGHBOURS[source]:
            result = append(result, i64(source) if end == 0 else destination)
    return result


PASSAGE_FROM: Final[vec[i64]] = _passages(0)
PASSAGE_TO: Final[vec[i64]] = _passages(1)
PASSAGES: Final[i64] = len(PASSAGE_FROM)

# -- Terrain and epochs (3.3) ----------------------------------------------------

TERRAIN_IDS: Final[list[str]] = [t["id"] for t in _DATA["terrains"]]
TERRAIN_LETTERS: Final[str] = "".join(t["letter"] for t in _DATA["terrains"])
TERRAIN: Final[vec[u8]] = row([TERRAIN_IDS.index(t["terrain"]) for t in _BOARD["territories"]])
EPOCH_IDS: Final[list[str]] = [e["id"] for e in _DATA["epochs"]]

_CHIP_EPOCHS: Final[list[int]] = [
    number for number, epoch in enumerate(_DATA["epochs"]) for _ in range(epoch["chips"])
]

EPOCH_OF_CHIP: Final[vec[u8]] = row(_CHIP_EPOCHS)
"""The epoch (0..4) of the chips 0..11 in the order they are taken (CLA-7.1)."""


def epoch_of(chip: i64) -> i64:
    """Return the epoch of a chip, and one after the last for villages beyond the twelfth."""
    return i64(EPOCH_OF_CHIP[chip]) if chip < LAST_VILLAGE else i64(len(EPOCH_IDS))


CHIPS_LEFT: Final[vec[u8]] = row(
    [sum(e == epoch for e in _CHIP_EPOCHS[taken:]) for taken, epoch in enumerate(_CHIP_EPOCHS)]
)
"""How many chips the current epoch still has after so many were taken."""

HOSTILE: Final[i64] = -1


def _bonuses() -> vec[i64]:
    """Return the bonus of every epoch and terrain, or ``HOSTILE`` (CLA-9.2 to CLA-9.4)."""
    return long_row(
        [
            HOSTILE
            if terrain in epoch["hostile"]
            else (epoch["bonus"] if terrain in epoch["favourable"] else 0)
            for epoch in _DATA["epochs"]
            for terrain in TERRAIN_IDS
        ]
    )


BONUS: Final[vec[i64]] = _bonuses()
TERRAINS: Final[i64] = 4
