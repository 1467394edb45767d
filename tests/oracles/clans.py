"""Clans once more, slow and obvious: the oracle the fast rules are compared with.

Written from the specification alone, on plain dicts and texts. Every question is
answered the long way: isolation by looking at all sixty territories, founding
orders by trying every permutation. Nothing is shared with the game itself but
the material of the box.
"""

from __future__ import annotations

import copy
import itertools
import json
import re
from dataclasses import dataclass
from pathlib import Path

MATERIAL = Path(__file__).parents[2] / "src" / "dorfplatz" / "games" / "clans" / "material.json"
BOX = json.loads(MATERIAL.read_text(encoding="utf-8"))

CLANS: list[str] = [clan["letter"] for clan in BOX["clans"]]
TERRITORIES: list[str] = [territory["id"] for territory in BOX["board"]["territories"]]
NEIGHBOURS: dict[str, list[str]] = {
    territory["id"]: territory["neighbours"] for territory in BOX["board"]["territories"]
}
TERRAIN: dict[str, str] = {
    territory["id"]: territory["terrain"] for territory in BOX["board"]["territories"]
}
SEPARATED: list[set[str]] = [{pair["a"], pair["b"]} for pair in BOX["board"]["blocked"]]


@dataclass
class Epoch:
    """One row of the epoch table."""

    id: str
    favourable: list[str]
    hostile: list[str]
    bonus: int


CHIPS: list[Epoch] = [
    Epoch(row["id"], row["favourable"], row["hostile"], row["bonus"])
    for row in BOX["epochs"]
    for _ in range(row["chips"])
]


@dataclass
class Position:
    """Everything that is on the table."""

    huts: dict[str, dict[str, int]]
    chips: list[int]
    scores: dict[str, int]
    removed: dict[str, int]
    active: int
    cards: list[str]
    option: str


@dataclass
class Village:
    """What one founding brought; ``epoch`` is None if it was not founded at all."""

    territory: str
    epoch: str | None
    value: int
    clans: list[str]
    lost: int


# -- Reading and writing (section 12.2), for positions in which the setup is over ---------


def read(text: str) -> Position:
    """Return the position a text describes."""
    board, *fields = text.split("; ")
    given = dict(field.split("=", 1) for field in fields)
    chips = [int(number) for number in given.get("c", "0,0").split(",")]
    return Position(
        huts=read_layout(board) if "=" in board else read_huts(board),
        chips=chips,
        scores=read_row(given.get("s", "0,0,0,0,0")),
        removed=read_row(given.get("x", "0,0,0,0,0")),
        active=0 if given.get("p", "1") == "over" else int(given.get("p", "1")) - 1,
        cards=list(given.get("cards", "krbg"[: len(chips)])),
        option=given.get("large_merge", "must"),
    )


def read_huts(board: str) -> dict[str, dict[str, int]]:
    """Return the groups of ``F3:b1 F4:k4r3``."""
    huts = {}
    for group in board.split() if board != "-" else []:
        territory, composition = group.split(":")
        huts[territory] = {
            letter: int(count) for letter, count in re.findall(r"([krbgy])(\d+)", composition)
        }
    return huts


def read_layout(board: str) -> dict[str, dict[str, int]]:
    """Return the groups of ``A=krbgy B=yrkgb``."""
    huts = {}
    for region in board.split():
        for place, letter in enumerate(region[2:], start=1):
            huts[f"{region[0]}{place}"] = {letter: 1}
    return huts


def read_row(numbers: str) -> dict[str, int]:
    """Return one number per clan."""
    return dict(zip(CLANS, map(int, numbers.split(",")), strict=True))


def write(position: Position) -> str:
    """Return the canonical text of a position."""
    groups = [
        territory + ":" + "".join(f"{clan}{group[clan]}" for clan in CLANS if clan in group)
        for territory, group in sorted(position.huts.items())
    ]
    fields = [
        " ".join(groups) or "-",
        "c=" + ",".join(map(str, position.chips)),
        "s=" + ",".join(str(position.scores[clan]) for clan in CLANS),
        "p=" + ("over" if over(position) else str(position.active + 1)),
    ]
    if any(position.removed.values()):
        fields.append("x=" + ",".join(str(position.removed[clan]) for clan in CLANS))
    fields.append("cards=" + "".join(position.cards))
    if position.option == "may":
        fields.append("large_merge=may")
    return "; ".join(fields)


# -- Questions about a position -------------------------------------------------------


def size(position: Position, territory: str) -> int:
    """How many huts stand in a territory."""
    return sum(position.huts.get(territory, {}).values())


def isolated(occupied: set[str]) -> set[str]:
    """Occupied territories whose neighbours are all empty (CLA-6.1)."""
    return {
        territory
        for territory in occupied
        if not any(neighbour in occupied for neighbour in NEIGHBOURS[territory])
    }


def newly_isolated(position: Position, source: str) -> set[str]:
    """Territories that are isolated after the source was left, but not before (CLA-6.2)."""
    before = set(position.huts)
    return isolated(before - {source}) - isolated(before)


def over(position: Position) -> str | None:
    """Why the game is over, or None (CLA-10.1, CLA-10.2)."""
    if sum(position.chips) == len(CHIPS):
        return "twelve"
    if isolated(set(position.huts)) == set(position.huts):
        return "no_move"
    return None


def large(position: Position, territory: str) -> bool:
    """Whether seven or more huts stand in a territory (CLA-5.1)."""
    return size(position, territory) >= 7


def is_merge(position: Position, source: str, destination: str) -> bool:
    """Whether a move puts the smaller group of a large pair onto the larger (CLA-5.3)."""
    return (
        destination in NEIGHBOURS[source]
        and large(position, source)
        and large(position, destination)
        and size(position, source) <= size(position, destination)
    )


def large_pair_exists(position: Position) -> bool:
    """Whether two large groups are neighbours anywhere (CLA-5.3)."""
    groups = [territory for territory in position.huts if large(position, territory)]
    return any(other in NEIGHBOURS[one] for one in groups for other in groups)


# -- Legal actions -------------------------------------------------------------------


def legal(position: Position) -> list[str]:
    """All legal actions, in the order of CLA-3.6."""
    if over(position):
        return []
    actions: list[str] = []
    for source in TERRITORIES:
        for destination in NEIGHBOURS[source]:
            if objection(position, source, destination) is None:
                actions += spellings(position, source, destination)
    return sorted(actions)


def objection(position: Position, source: str, destination: str) -> str | None:
    """The first rule that forbids the move, lines 3 to 8 of section 12.4."""
    if {source, destination} in SEPARATED:
        return "CLA-4.4"
    if destination not in NEIGHBOURS[source]:
        return "CLA-4.3"
    if source not in position.huts or destination not in position.huts:
        return "CLA-4.2"
    if large(position, source) and not large(position, destination):
        return "CLA-5.1"
    if large(position, source) and size(position, source) > size(position, destination):
        return "CLA-5.6"
    if position.option == "must" and large_pair_exists(position):
        return None if is_merge(position, source, destination) else "CLA-5.4"
    return None


def spellings(position: Position, source: str, destination: str) -> set[str]:
    """One text for every distribution of the villages over the epochs (CLA-7.4)."""
    villages = newly_isolated(position, source)
    founded = sum(position.chips)
    chips_left = sum(chip.id == CHIPS[founded].id for chip in CHIPS[founded:])
    if len(villages) <= chips_left:
        return {f"{source}-{destination}"}
    return {
        f"{source}-{destination}/" + ",".join(sorted_inside_blocks(order, founded))
        for order in itertools.permutations(villages)
    }


def sorted_inside_blocks(order: tuple[str, ...], founded: int) -> list[str]:
    """The same founding sequence with every block of one epoch in ascending order."""
    blocks: dict[str, list[str]] = {}
    for chip, territory in enumerate(order, start=founded):
        epoch = CHIPS[chip].id if chip < len(CHIPS) else "unscored"
        blocks.setdefault(epoch, []).append(territory)
    return [territory for block in blocks.values() for territory in sorted(block)]


def reason(position: Position, action: str, seat: int) -> str | None:
    """The rule that forbids a readable action, or None if it is legal (section 12.4)."""
    match over(position):
        case "twelve":
            return "CLA-10.1"
        case "no_move":
            return "CLA-10.2"
    if seat != position.active:
        return "CLA-3.1"
    source, destination = action.partition("/")[0].split("-")
    found = objection(position, source, destination)
    if found is None and action not in spellings(position, source, destination):
        return "CLA-7.4"
    return found


# -- Effects -------------------------------------------------------------------------


def play(position: Position, action: str) -> tuple[Position, list[Village]]:
    """Carry out a legal action on a copy; tell the new position and the villages."""
    after = copy.deepcopy(position)
    move, _, order = action.partition("/")
    source, destination = move.split("-")
    villages = order.split(",") if order else sorted(newly_isolated(position, source))
    for clan, count in after.huts.pop(source).items():  # CLA-4.5
        after.huts[destination][clan] = after.huts[destination].get(clan, 0) + count
    told = [found(after, territory) for territory in villages]
    if over(after) is None:
        after.active = (after.active + 1) % len(after.chips)  # CLA-3.1
    return after, told


def found(position: Position, territory: str) -> Village:
    """Found one village in place: chip, strife, value, advance (RULING-13)."""
    founded = sum(position.chips)
    if founded == len(CHIPS):  # CLA-7.5
        return Village(territory, None, 0, [], 0)
    epoch = CHIPS[founded]
    position.chips[position.active] += 1
    group = position.huts[territory]
    losers = []
    if len(group) == 5:  # CLA-8.1
        losers = [clan for clan in CLANS if group[clan] == 1]
    for clan in losers:
        del group[clan]
        position.removed[clan] += 1
    if not group:  # CLA-8.6
        del position.huts[territory]
        return Village(territory, epoch.id, 0, [], len(losers))
    value = sum(group.values())
    if TERRAIN[territory] in epoch.favourable:
        value += epoch.bonus
    if TERRAIN[territory] in epoch.hostile:
        value = 0
    scoring = [clan for clan in CLANS if clan in group] if value else []
    for clan in scoring:
        position.scores[clan] += value
    return Village(territory, epoch.id, value, scoring, len(losers))


def totals(position: Position) -> list[int]:
    """The final score of every player: the score of the clan plus the chips (CLA-11.1)."""
    return [
        position.scores[card] + chips
        for card, chips in zip(position.cards, position.chips, strict=True)
    ]


def ranks(position: Position) -> list[int]:
    """The rank of every player; equal scores share the better rank (CLA-11.4)."""
    final = totals(position)
    return [1 + sum(other > mine for other in final) for mine in final]


def count_sequences(position: Position, length: int) -> int:
    """How many action sequences of exactly this length exist."""
    if length == 0:
        return 1
    return sum(count_sequences(play(position, action)[0], length - 1) for action in legal(position))
