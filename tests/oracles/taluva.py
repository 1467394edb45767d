"""Taluva once more, slow and obvious: the oracle the fast rules are compared with.

Written from the specification alone. A position remembers the tiles in the order they were laid,
and everything else about the island is worked out from that list every time it is needed. Nothing
is shared with the game itself but the material of the box.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path

MATERIAL = Path(__file__).parents[2] / "src" / "dorfplatz" / "games" / "taluva" / "material.json"
BOX = json.loads(MATERIAL.read_text(encoding="utf-8"))

COLOURS = "rwyb"
TERRAINS = "JCSRL"
OFFSETS = [tuple(direction["offset"]) for direction in BOX["directions"]]
TILES: dict[str, int] = {tile["type"]: tile["count"] for tile in BOX["tiles"]}
PIECES = {"T": 3, "W": 2, "H": 20}

Hex = tuple[int, int]


@cache
def beside(at: Hex) -> tuple[Hex, ...]:
    """The six positions that share an edge with one (TAL-1.1)."""
    return tuple((at[0] + dq, at[1] + dr) for dq, dr in OFFSETS)


@cache
def land(volcano: Hex, orientation: int) -> tuple[Hex, Hex]:
    """Where the left and the right land field of a tile lie (4.2)."""
    row = BOX["orientations"][orientation]
    q, r = volcano
    return (q + row["left"][0], r + row["left"][1]), (q + row["right"][0], r + row["right"][1])


@cache
def turned(volcano: Hex) -> tuple[tuple[Hex, Hex], ...]:
    """The land fields in all six orientations of a tile."""
    return tuple(land(volcano, orientation) for orientation in range(6))


@dataclass(frozen=True)
class Field:
    """What is on top of a column."""

    terrain: str
    level: int
    orientation: int | None


@dataclass
class Position:
    """Everything that is on the table."""

    seats: int
    ranking: bool = False
    founding: bool = False
    tiles: list[tuple[str, Hex, int]] = field(default_factory=list)
    pieces: dict[Hex, tuple[int, str]] = field(default_factory=dict)
    supply: list[dict[str, int]] = field(default_factory=list)
    status: list[str] = field(default_factory=list)
    stack: dict[str, int] = field(default_factory=lambda: dict(TILES))
    left: int = 48
    phase: str = "draw"
    active: int = 0
    hand: str = ""
    over: str = ""


def start(
    seats: int, ranking: bool = False, founding: bool = False, left: int = 48, first: int = 0
) -> Position:
    """The empty table."""
    return Position(
        seats=seats,
        ranking=ranking,
        founding=founding,
        supply=[dict(PIECES) for _ in range(seats)],
        status=[""] * seats,
        left=left,
        active=first,
    )


# -- The island, from the tiles alone -----------------------------------------------


def surface(tiles: list[tuple[str, Hex, int]]) -> Mapping[Hex, Field]:
    """What is visible after all tiles were laid one upon the other."""
    return laid(tuple(tiles))


@lru_cache(maxsize=4)
def laid(tiles: tuple[tuple[str, Hex, int], ...]) -> Mapping[Hex, Field]:
    """Lay the tiles from the first to the last; several questions about one position share it.

    The fields come in the order of 14.1.
    """
    island: dict[Hex, Field] = {}
    for tile, volcano, orientation in tiles:
        level = island[volcano].level + 1 if volcano in island else 1
        left, right = land(volcano, orientation)
        island[volcano] = Field("V", level, orientation)
        island[left] = Field(tile[0], level, None)
        island[right] = Field(tile[1], level, None)
    return {at: island[at] for at in sorted(island, key=order)}


def settlements(position: Position, seat: int) -> list[set[Hex]]:
    """The connected groups of fields with pieces of one colour (TAL-1.2), smallest field first."""
    left = {at for at, (owner, _) in position.pieces.items() if owner == seat}
    groups = []
    while left:
        group: set[Hex] = set()
        edge = {min(left, key=order)}
        while edge:
            group |= edge
            edge = {near for at in edge for near in beside(at) if near in left} - group
        groups.append(group)
        left -= group
    return groups


def order(at: Hex) -> Hex:
    """Lowest r, then lowest q."""
    return (at[1], at[0])


# -- Placements ---------------------------------------------------------------------


def placements(position: Position) -> list[tuple[Hex, int, str]]:
    """Every legal placement as volcano, orientation and mark, in the order of 14.1."""
    island = surface(position.tiles)
    if not island:
        return [((0, 0), 0, "@")]
    found = []
    touching = {near for at in island for near in beside(at)} - set(island)
    reach = touching | {near for at in touching for near in beside(at)}
    protected = vulnerable(position)
    for volcano in sorted(reach | set(island), key=order):
        here = island.get(volcano)
        if here is not None and here.terrain != "V":
            continue
        for orientation, (left, right) in enumerate(turned(volcano)):
            if here is None:
                if left in island or right in island:
                    continue
                if volcano in touching or left in touching or right in touching:
                    found.append((volcano, orientation, "@"))
            elif left in island and right in island and here.orientation != orientation:
                even = here.level == island[left].level == island[right].level
                if even and not covers_protected(position, protected, {left, right}):
                    found.append((volcano, orientation, "^"))
    return found


def vulnerable(position: Position) -> list[set[Hex]]:
    """Settlements so small that one tile could cover them completely."""
    return [
        group
        for seat in range(position.seats)
        for group in settlements(position, seat)
        if len(group) <= 2
    ]


def covers_protected(position: Position, small: list[set[Hex]], fields: set[Hex]) -> bool:
    """Whether a temple or tower (TAL-5.7) or a whole settlement (TAL-5.9) would be covered."""
    if any(position.pieces[at][1] != "H" for at in fields if at in position.pieces):
        return True
    return any(group <= fields for group in small)


def placement_reason(position: Position, text: str) -> str | None:
    """The first code of chapter 8 that applies to a placement of the active player."""
    match = re.fullmatch(r"(..)([@^])(-?\d+)\.(-?\d+)/(\d)", text)
    assert match is not None
    tile, mark, orientation = match[1], match[2], int(match[5])
    volcano = (int(match[3]), int(match[4]))
    island = surface(position.tiles)
    left, right = land(volcano, orientation)
    fields = [volcano, left, right]
    gone = [at for at in fields if at not in island]
    if tile != position.hand:
        return "wrong-tile"
    if (mark == "^") != (volcano in island):
        return "wrong-mark"
    if not island:
        return None if (volcano, orientation) == ((0, 0), 0) else "first-tile"
    if len(gone) in (1, 2):
        return "gap"
    if len(gone) == 3:
        touches = any(near in island for at in fields for near in beside(at))
        return None if touches else "not-adjacent"
    if island[volcano].terrain != "V":
        return "volcano-not-on-volcano"
    if len({island[at].level for at in fields}) > 1:
        return "uneven"
    if island[volcano].orientation == orientation:
        return "same-direction"
    if any(position.pieces[at][1] != "H" for at in fields if at in position.pieces):
        return "temple-or-tower-covered"
    if any(group <= set(fields) for group in vulnerable(position)):
        return "settlement-wiped-out"
    return None


# -- Builds -------------------------------------------------------------------------


def builds(position: Position) -> list[str]:
    """Every legal build of the active player, in the order of 14.1."""
    island = surface(position.tiles)
    seat = position.active
    supply = position.supply[seat]
    groups = settlements(position, seat)
    free = [at for at, top in island.items() if top.terrain != "V" and at not in position.pieces]
    listed = []
    if supply["H"] > 0:
        own = around(groups)
        for at in free:
            if island[at].level == 1 and not (position.founding and at in own):
                listed.append(f"H{name(at)}")
    for kind in "WT":
        if supply[kind] > 0:
            fit = around([group for group in groups if asks_for(position, group, kind)])
            for at in free:
                if at in fit and (kind == "T" or island[at].level >= 3):
                    listed.append(f"{kind}{name(at)}")
    for group in groups:
        for terrain in TERRAINS:
            cost = sum(island[at].level for at in targets(position, island, group, terrain))
            if 0 < cost <= supply["H"]:
                listed.append(f"X{name(min(group, key=order))}:{terrain}")
    return listed


def around(groups: list[set[Hex]]) -> set[Hex]:
    """All positions adjacent to one of some settlements."""
    return {near for group in groups for at in group for near in beside(at)}


def asks_for(position: Position, group: set[Hex], kind: str) -> bool:
    """Whether a settlement justifies a tower (TAL-8.2) or a temple (TAL-9.2)."""
    has = any(position.pieces[at][1] == kind for at in group)
    return not has and (kind == "W" or len(group) >= 3)


def targets(
    position: Position, island: Mapping[Hex, Field], group: set[Hex], terrain: str
) -> list[Hex]:
    """The free fields of a terrain adjacent to a settlement (TAL-10.2)."""
    return sorted(
        (
            at
            for at in around([group])
            if at in island and island[at].terrain == terrain and at not in position.pieces
        ),
        key=order,
    )


def build_reason(position: Position, text: str) -> str | None:
    """The first code of chapter 8 that applies to a build of the active player."""
    match = re.fullmatch(r"([HWTX])(-?\d+)\.(-?\d+)(?::(.))?", text)
    assert match is not None
    kind, at, terrain = match[1], (int(match[2]), int(match[3])), match[4]
    island = surface(position.tiles)
    seat = position.active
    groups = settlements(position, seat)
    if kind == "X":
        mine = [group for group in groups if at in group]
        if not mine:
            return "not-own-settlement"
        wanted = targets(position, island, mine[0], terrain)
        if not wanted:
            return "no-matching-field"
        cost = sum(island[one].level for one in wanted)
        return "too-few-huts" if cost > position.supply[seat]["H"] else None
    if at not in island:
        return "no-field-there"
    if island[at].terrain == "V":
        return "volcano"
    if at in position.pieces:
        return "occupied"
    if position.supply[seat][kind] == 0:
        return "no-piece-left"
    level = island[at].level
    if (kind == "H" and level != 1) or (kind == "W" and level < 3):
        return "wrong-level"
    touching = [group for group in groups if at in around([group])]
    if kind == "H":
        return "touches-own-settlement" if position.founding and touching else None
    if not touching:
        return "not-adjacent"
    fit = any(asks_for(position, group, kind) for group in touching)
    return None if fit else "no-qualifying-settlement"


# -- What follows -------------------------------------------------------------------


def legal(position: Position) -> list[str]:
    """All legal actions of whoever is to decide."""
    if position.over:
        return []
    if position.phase == "draw":
        return [f"+{tile}" for tile, count in position.stack.items() if count]
    if position.phase == "build":
        return builds(position)
    return [
        f"{position.hand}{mark}{name(volcano)}/{orientation}"
        for volcano, orientation, mark in placements(position)
    ]


def play(position: Position, text: str) -> None:
    """Carry out a legal action in place, or a resignation."""
    if text[0] == "Q":
        resign(position, COLOURS.index(text[1]))
    elif text[0] == "+":
        position.stack[text[1:]] -= 1
        position.left -= 1
        position.hand = text[1:]
        position.phase = "place"
    elif position.phase == "place":
        place(position, text)
    else:
        build(position, text)


def place(position: Position, text: str) -> None:
    """Lay the tile; huts under it are gone."""
    match = re.fullmatch(r"..[@^](-?\d+)\.(-?\d+)/(\d)", text)
    assert match is not None
    volcano, orientation = (int(match[1]), int(match[2])), int(match[3])
    position.tiles.append((position.hand, volcano, orientation))
    for at in (volcano, *land(volcano, orientation)):
        position.pieces.pop(at, None)
    position.hand = ""
    position.phase = "build"
    if not builds(position):
        leave(position, position.active, "x")
        check(position)


def build(position: Position, text: str) -> None:
    """Put pieces on the island; two kinds at zero end the game or the player's part in it."""
    island = surface(position.tiles)
    seat = position.active
    where, _, terrain = text[1:].partition(":")
    q, r = where.split(".")
    at = (int(q), int(r))
    if text[0] == "X":
        group = next(group for group in settlements(position, seat) if at in group)
        for one in targets(position, island, group, terrain):
            position.pieces[one] = (seat, "H")
            position.supply[seat]["H"] -= island[one].level
    else:
        position.pieces[at] = (seat, text[0])
        position.supply[seat][text[0]] -= 1
    if list(position.supply[seat].values()).count(0) >= 2:
        leave(position, seat, "+")
        if not position.ranking:
            position.over = "early-victory"
            return
    check(position)


def leave(position: Position, seat: int, mark: str) -> None:
    """Note that a player finished or was eliminated, and as which one."""
    number = sum(status.startswith(mark) for status in position.status) + 1
    position.status[seat] = f"{mark}{number}"


def check(position: Position) -> None:
    """The end of a turn (chapter 6, CHECK)."""
    if position.status.count("") <= 1:
        position.over = "last-player"
    elif position.left == 0:
        position.over = "tiles-exhausted"
    else:
        position.phase = "draw"
        next_seat(position)


def next_seat(position: Position) -> None:
    """The next active seat clockwise."""
    position.active = (position.active + 1) % position.seats
    while position.status[position.active]:
        position.active = (position.active + 1) % position.seats


def resign(position: Position, seat: int) -> None:
    """The cases (a) to (e) of RULING-22."""
    leave(position, seat, "x")
    if position.status.count("") <= 1:
        position.over = "last-player"
    elif seat == position.active:
        if position.phase == "build":
            check(position)
        else:
            next_seat(position)


# -- Results ------------------------------------------------------------------------


def tally(position: Position, seat: int) -> tuple[int, ...]:
    """Temples, towers and huts built (TAL-12.3)."""
    return tuple(PIECES[kind] - position.supply[seat][kind] for kind in "TWH")


def places(position: Position) -> list[int]:
    """The place of every seat after the end; in the standard game 1 for winners (TAL-14.1)."""
    seats = range(position.seats)
    active = [seat for seat in seats if not position.status[seat]]
    finished = [seat for seat in seats if position.status[seat].startswith("+")]
    best = max((tally(position, seat) for seat in active), default=())
    if not position.ranking:
        winners = finished or [seat for seat in active if tally(position, seat) == best]
        return [1 if seat in winners else len(winners) + 1 for seat in seats]
    result = [0] * position.seats
    for seat in seats:
        status = position.status[seat]
        if status.startswith("+"):
            result[seat] = int(status[1:])
        elif status.startswith("x"):
            result[seat] = position.seats + 1 - int(status[1:])
        else:
            ahead = sum(tally(position, other) > tally(position, seat) for other in active)
            result[seat] = 1 + len(finished) + ahead
    return result


# -- Texts (14.3) -------------------------------------------------------------------


@cache
def name(at: Hex) -> str:
    """A position as text."""
    return f"{at[0]}.{at[1]}"


def write(position: Position) -> str:
    """The canonical text of a position."""
    island = surface(position.tiles)
    cells = []
    for at, top in island.items():
        turn = "" if top.orientation is None else f"/{top.orientation}"
        cells.append(f"{name(at)}{top.terrain}{top.level}{turn}")
    parts = [" ".join(cells) or "-"]
    for seat in range(position.seats):
        supply = "/".join(str(position.supply[seat][kind]) for kind in "TWH")
        own = [at for at, (owner, _) in position.pieces.items() if owner == seat]
        pieces = [position.pieces[at][1] + name(at) for at in sorted(own, key=order)]
        parts.append(" ".join([f"{COLOURS[seat]}{position.status[seat]}", supply, *pieces]))
    counts = [f"{tile}{count}" for tile, count in position.stack.items() if count]
    limit = [f"/{position.left}"] if position.left < sum(position.stack.values()) else []
    parts.append(" ".join(["stack", *(counts or ["-"]), *limit]))
    if position.over:
        parts.append(f"over {position.over}")
    elif position.phase == "place":
        parts.append(f"place {COLOURS[position.active]} {position.hand}")
    else:
        parts.append(f"{position.phase} {COLOURS[position.active]}")
    return "; ".join(parts)
