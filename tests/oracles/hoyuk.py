"""Höyük once more, slow and obvious: the oracle the fast rules are compared with.

Written from the specification alone, on dicts of cell names. Every question is answered by looking
at the whole grid: blocks and families by flooding, "would it connect two blocks" by counting the
blocks around, "would it enclose a pen" by building the thing on a copy and looking again. Nothing
is shared with the game itself but the material of the box.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

MATERIAL = Path(__file__).parents[2] / "src" / "dorfplatz" / "games" / "hoyuk" / "material.json"
BOX: dict[str, Any] = json.loads(MATERIAL.read_text(encoding="utf-8"))

COLUMNS: str = BOX["board"]["column_labels"]
ROWS: int = BOX["board"]["rows"]
CELLS = [f"{column}{row}" for column in COLUMNS for row in range(1, ROWS + 1)]
SIDES = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}

HOUSE = re.compile(r"([RGYUB])([a-l]\d+)(\^?)((?:\+[OSVM])*)")
RUIN = re.compile(r"x([a-l]\d+)(\^?)")
PEN = re.compile(r"P([a-l]\d+)([nesw])(\+C)?")


@dataclass(frozen=True)
class Thing:
    """What stands on a cell."""

    kind: str  # house, pen or ruin
    owner: str = ""
    storeys: int = 1
    host: str = ""
    on: frozenset[str] = field(default_factory=frozenset)


Village = dict[str, Thing]


def read_grid(text: str) -> Village:
    """Return the village of a grid field, in the order of its tokens."""
    village: Village = {}
    for word in text.split():
        if found := HOUSE.fullmatch(word):
            pieces = frozenset(found[4].replace("+", ""))
            village[found[2]] = Thing("house", found[1], 2 if found[3] else 1, "", pieces)
        elif found := RUIN.fullmatch(word):
            village[found[1]] = Thing("ruin", "", 2 if found[2] else 1)
        elif found := PEN.fullmatch(word):
            cattle = frozenset("C" if found[3] else "")
            village[found[1]] = Thing("pen", "", 0, found[2], cattle)
        else:
            raise ValueError(word)
    return village


# -- Geometry (6.1) ------------------------------------------------------------


@cache
def beside(cell: str, side: str) -> str | None:
    """Return the neighbour on a side, or None outside the grid (HOY-3.1)."""
    right, up = SIDES[side]
    column, row = COLUMNS.index(cell[0]) + right, int(cell[1:]) + up
    if 0 <= column < len(COLUMNS) and 1 <= row <= ROWS:
        return f"{COLUMNS[column]}{row}"
    return None


@cache
def neighbours(cell: str) -> list[str]:
    """Return all neighbours inside the grid."""
    return [other for side in SIDES if (other := beside(cell, side))]


def is_open(village: Village, cell: str, side: str) -> bool:
    """Say whether a side is open: outside, empty or a ruin (HOY-3.3)."""
    other = beside(cell, side)
    return other is None or other not in village or village[other].kind == "ruin"


def open_sides(village: Village, cell: str) -> list[str]:
    """Return the open sides of a cell."""
    return [side for side in SIDES if is_open(village, cell, side)]


def components(cells: Iterable[str]) -> list[set[str]]:
    """Return connected sets of cells in the order of their first cell."""
    left = dict.fromkeys(cells)
    found: list[set[str]] = []
    while left:
        part: set[str] = set()
        fresh = [next(iter(left))]
        while fresh:
            cell = fresh.pop()
            if cell in left:
                del left[cell]
                part.add(cell)
                fresh += neighbours(cell)
        found.append(part)
    return found


def blocks(village: Village) -> list[set[str]]:
    """Return the blocks, number 1 first (HOY-3.4, HOY-3.5)."""
    return components(village)


def families(village: Village, owner: str) -> list[set[str]]:
    """Return the families of a player (HOY-3.8)."""
    return components(c for c, thing in village.items() if thing.owner == owner)


def block_of(village: Village, cell: str) -> set[str]:
    """Return the block of an occupied cell."""
    return next(block for block in blocks(village) if cell in block)


def owner_of(village: Village, cell: str) -> str:
    """Return who owns what stands on a cell (HOY-3.11)."""
    thing = village[cell]
    if thing.kind == "pen":
        host = beside(cell, thing.host)
        assert host is not None
        return village[host].owner
    return thing.owner


# -- Placing (6.3, 6.4) -----------------------------------------------------------


def connects(village: Village, cell: str) -> bool:
    """Say whether something on an empty cell would connect two blocks (HOY-6.4)."""
    touched = [block for block in blocks(village) if block & set(neighbours(cell))]
    return len(touched) > 1


def encloses(village: Village, cell: str, built: Thing) -> bool:
    """Say whether a pen would have no open side after building (HOY-6.6, HOY-6.23)."""
    after = {**village, cell: built}
    return any(thing.kind == "pen" and not open_sides(after, c) for c, thing in after.items())


def may_join(village: Village, owner: str, cell: str) -> bool:
    """Say whether (A), (B) or (C) lets a player build on a cell (HOY-6.2, HOY-6.3, HOY-6.5)."""
    touched = [n for n in neighbours(cell) if n in village]
    if cell in village:
        block = block_of(village, cell)
    elif touched:
        block = block_of(village, touched[0])
    else:
        return True
    living = {village[c].owner for c in block if village[c].kind == "house"}
    near = {village[n].owner for n in touched if village[n].kind == "house"}
    if not living:
        return True
    return owner in near if owner in living else bool(near)


def house_moves(village: Village, owner: str) -> list[str]:
    """Return every house placement of a player who has houses left."""
    moves = []
    for cell in CELLS:
        thing = village.get(cell)
        house = Thing("house", owner)
        if thing is None:
            legal = not connects(village, cell) and may_join(village, owner, cell)
            if legal and not encloses(village, cell, house):
                moves.append(f"H{cell}")
        elif thing.kind == "ruin":
            if may_join(village, owner, cell) and not encloses(village, cell, house):
                moves.append(f"Hx{cell}")
        elif thing.owner == owner and thing.storeys == 1 and open_sides(village, cell):
            moves.append(f"H^{cell}")
    return moves


def pen_moves(village: Village, owner: str) -> list[str]:
    """Return every pen placement of a player while pens are left."""
    moves = []
    for cell in CELLS:
        for side in SIDES:
            host = beside(cell, side)
            if cell in village or host is None or host not in village:
                continue
            if village[host].owner != owner or connects(village, cell):
                continue
            if not encloses(village, cell, Thing("pen", host=side)):
                moves.append(f"P{cell}{side}")
    return moves


def roof_moves(village: Village, owner: str, letter: str) -> list[str]:
    """Return every placement of an oven, shrine, villager or the shaman while one is left."""
    excluded = {"O": set("OS"), "S": set("OS"), "V": set("V"), "M": set()}[letter]
    return [
        f"{letter}{cell}"
        for cell in CELLS
        if cell in village and village[cell].owner == owner and not village[cell].on & excluded
    ]


def cattle_moves(village: Village, owner: str) -> list[str]:
    """Return every placement of cattle while cattle is left."""
    return [
        f"C{cell}"
        for cell in CELLS
        if cell in village
        and village[cell].kind == "pen"
        and not village[cell].on
        and owner_of(village, cell) == owner
    ]


def destroyed(village: Village, cell: str) -> Village:
    """Return the village after a house was destroyed (HOY-6.40, HOY-6.41)."""
    after = {**village, cell: Thing("ruin", "", village[cell].storeys)}
    for side in SIDES:
        other = beside(cell, side)
        if other is not None and other in village and village[other].kind == "pen":
            after = _without(after, other) if beside(other, village[other].host) == cell else after
    return after


def _without(village: Village, cell: str) -> Village:
    return {name: thing for name, thing in village.items() if name != cell}


def raised(village: Village, cell: str) -> Village:
    """Return the village after a second storey was built (HOY-6.8)."""
    return {**village, cell: replace(village[cell], storeys=2, on=frozenset())}


# -- Catastrophes (6.6) --------------------------------------------------------------


def struck(village: Village, card: str) -> list[int]:
    """Return the numbers of the blocks a card strikes now (HOY-7.3 to 7.5, HOY-7.11)."""
    data = next(c for c in BOX["catastrophes"] if c["id"] == card)
    if data["selector"] is None:
        return []
    metric, extreme = data["selector"]["metric"], data["selector"]["extreme"]
    counts: dict[int, int] = {}
    for number, block in enumerate(blocks(village), 1):
        things = [village[cell] for cell in block]
        if any(thing.kind == "house" for thing in things):
            counts[number] = sum(measured(thing, metric) for thing in things)
    if not counts:
        return []
    best = max(counts.values()) if extreme == "most" else min(counts.values())
    if extreme == "most" and best == 0:
        return []
    safe = [
        number
        for number, block in enumerate(blocks(village), 1)
        if any("M" in village[cell].on for cell in block)
    ]
    return [number for number, count in counts.items() if count == best and number not in safe]


def measured(thing: Thing, metric: str) -> bool:
    """Say whether a thing counts for the metric of a card."""
    if metric == "pens":
        return thing.kind == "pen"
    if thing.kind != "house":
        return False
    return {
        "houses": True,
        "shrines": "S" in thing.on,
        "ovens": "O" in thing.on,
        "highrises": thing.storeys == 2,
    }[metric]


# -- Majorities and scoring (6.7, 6.10) -------------------------------------------------


def aspect(village: Village, block: set[str], owner: str, letter: str) -> tuple[int, int]:
    """Return how many a player has of an aspect in a block, and the tie-break (3.7)."""
    own = [c for c in block if village[c].kind != "ruin" and owner_of(village, c) == owner]
    houses = [village[c] for c in own if village[c].kind == "house"]
    pens = [c for c in own if village[c].kind == "pen"]
    if letter == "T":
        return sum(house.storeys == 2 for house in houses), 0
    if letter == "H":
        return len(houses), sum(house.storeys == 2 for house in houses)
    if letter in "OSV":
        found = [house for house in houses if letter in house.on]
        return len(found), sum(house.storeys == 2 for house in found)
    if letter == "C":
        pens = [pen for pen in pens if "C" in village[pen].on]
    hosts = [village[host] for pen in pens if (host := beside(pen, village[pen].host))]
    return len(pens), sum(host.storeys == 2 for host in hosts)


def majority(village: Village, block: set[str], seats: str, letter: str) -> str | None:
    """Return who has most of an aspect in a block, None for nobody (HOY-8.5, HOY-8.6)."""
    counts = {seat: aspect(village, block, seat, letter) for seat in seats}
    best = max(counts.values())
    winners = [seat for seat, count in counts.items() if count == best]
    return winners[0] if best[0] > 0 and len(winners) == 1 else None


def leader(village: Village, block: set[str], seats: str, letter: str) -> str | None:
    """Return who wins the card of a stack in a block; nobody where it is not contested."""
    living = {village[cell].owner for cell in block if village[cell].kind == "house"}
    return majority(village, block, seats, letter) if len(living) > 1 else None


def village_points(village: Village, seats: str, mode: str, herds: str = "all") -> dict[str, int]:
    """Return the points for houses, cattle and villagers (HOY-11.4 to HOY-11.6)."""
    points = dict.fromkeys(seats, 0)
    for block in blocks(village):
        sizes: dict[tuple[int, int], set[str]] = {}
        for seat in seats:
            for family in families(village, seat):
                if family <= block:
                    high = sum(village[cell].storeys == 2 for cell in family)
                    sizes.setdefault((len(family), high), set()).add(seat)
        if sizes and len(sizes[max(sizes)]) == 1:
            (winner,) = sizes[max(sizes)]
            points[winner] += sum(village[cell].owner == winner for cell in block)
        if mode == "expert":
            for letter in "CV":
                best = majority(village, block, seats, letter)
                if best is not None:
                    scored = seats if herds == "all" else best
                    points[best] += sum(aspect(village, block, seat, letter)[0] for seat in scored)
    return points
