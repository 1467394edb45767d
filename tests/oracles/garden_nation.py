"""Garden Nation once more, slow and obvious: the oracle the fast rules are compared with.

Written from the specification alone, on dicts and texts. Every question is answered the long way:
neighbours by trying all pairs of fields, cards by trying every set of buildings, the territories of
an action by the definitions of section 6. Nothing is shared with the game itself but the box.
"""

from __future__ import annotations

import copy
import itertools
import json
import re
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

FOLDER = Path(__file__).parents[2] / "src" / "dorfplatz" / "games" / "garden_nation"
BOX = json.loads((FOLDER / "material.json").read_text(encoding="utf-8"))

DIRECTIONS = ["C", "NW", "NE", "E", "SE", "SW", "W"]
RING = DIRECTIONS[1:]
OPPOSITE = {"NW": "SE", "NE": "SW", "E": "W", "SE": "NW", "SW": "NE", "W": "E"}
LETTER = {"m": "meadow", "s": "straw", "l": "leaf"}
FIELDS = [f"{territory}{direction}" for territory in range(1, 8) for direction in DIRECTIONS]
PUBLIC: dict[str, dict[str, Any]] = {card["id"]: card for card in BOX["public_projects"]}
SECRET: dict[str, dict[str, Any]] = {card["kind"]: card for card in BOX["secret_projects"]}
FLOORS = {2: 20, 3: 17, 4: 14}

# Where the six outer positions lie around the centre, on a grid with three axes.
STEPS = {"NW": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0)}


@dataclass
class Building:
    """All floors on one field."""

    owner: str
    floors: int
    roof: bool


@dataclass
class Position:
    """What is on the table when a player is to act."""

    seats: int
    at: dict[str, int]
    turned: dict[int, int]
    tiles: dict[str, str]
    buildings: dict[str, Building]
    crane: int | None
    population: dict[str, int]
    ruses: dict[str, int]
    display: list[str]
    active: str

    @property
    def players(self) -> str:
        return "ABCD"[: self.seats]

    def supply(self, player: str) -> int:
        built = [b.floors for b in self.buildings.values() if b.owner == player]
        return FLOORS[self.seats] - sum(built)

    @property
    def roofs(self) -> int:
        return 19 - sum(b.roof for b in self.buildings.values())

    def tiles_left(self, kind: str) -> int:
        return 3 - list(self.tiles.values()).count(kind)


def read(text: str) -> Position:
    """Read the parts of a canonical position text that matter to an action."""
    parts = dict(part.split("=", 1) for part in text.split("; "))
    at, turned = {}, {}
    for place in parts["lay"].split():
        tile, rotation = place.split(".")
        at[tile[:-1]] = int(tile[-1])
        turned[int(tile[-1])] = int(rotation)
    players = "ABCD"[: int(parts["n"])]
    position_now = Position(
        seats=int(parts["n"]),
        at=at,
        turned=turned,
        tiles={},
        buildings={},
        crane=None if parts["crane"] == "-" else int(parts["crane"]),
        population=dict(zip(players, map(int, parts["pop"].split(",")), strict=True)),
        ruses=dict(zip(players, map(int, parts["ruse"].split(",")), strict=True)),
        display=[card for card in parts["disp"].split() if card.startswith("P")],
        active=parts["order"][-1],
    )
    for entry in parts["board"].split() if parts["board"] != "-" else []:
        found = re.fullmatch(r"(\d[A-Z]+)(?:=(.))?(?::(.)(\d+)(\^?))?", entry)
        assert found is not None
        if found[2]:
            position_now.tiles[found[1]] = LETTER[found[2]]
        if found[3]:
            position_now.buildings[found[1]] = Building(found[3], int(found[4]), bool(found[5]))
    return position_now


# -- Geometry (4.2, 4.3) -----------------------------------------------------------------


def printed(p: Position, field: str) -> dict[str, Any]:
    """Return the printed face that lies at a field after rotation."""
    territory, direction = int(field[0]), field[1:]
    faces = BOX["territories"][territory - 1]["fields"]
    if direction == "C":
        return dict(faces[0])
    for index in range(1, 7):
        if DIRECTIONS[(index - 1 + p.turned[territory]) % 6 + 1] == direction:
            return dict(faces[index])
    raise AssertionError(field)


def number(p: Position, field: str) -> int:
    return int(printed(p, field)["number"])


def terrain(p: Position, field: str) -> str | None:
    """Return the terrain of a field, None for brambles without a ground tile."""
    if field in p.tiles:
        return p.tiles[field]
    face = str(printed(p, field)["terrain"])
    return None if face == "bramble" else face


def touch(p: Position, one: str, other: str) -> bool:
    """Say whether two fields touch, inside a territory or across a border."""
    if one == other:
        return False
    a, b = one[1:], other[1:]
    if one[0] == other[0]:
        if "C" in (a, b):
            return True
        return abs(RING.index(a) - RING.index(b)) in (1, 5)
    if "C" in (a, b) or OPPOSITE[a] != b:
        return False
    places = {territory: position for position, territory in p.at.items()}
    here, there = places[int(one[0])], places[int(other[0])]
    x, y = STEPS.get(here, (0, 0))
    step = STEPS[a]
    return (x + step[0], y + step[1]) == STEPS.get(there, (0, 0))


def next_territory(p: Position, field: str) -> int:
    """Return where the crane goes after an action on a field."""
    return p.at[field[1:]]


# -- What may be done (section 6) ------------------------------------------------------------


def value(floors: int, n: int) -> int:
    """Return twice what the floors cost, one after the other."""
    return 2 * sum(n + already for already in range(floors))


def plain_builds(p: Position, territory: int) -> list[str]:
    """Return the fields of a territory on which the active player may place a floor."""
    found = []
    for direction in DIRECTIONS:
        field = f"{territory}{direction}"
        building = p.buildings.get(field)
        if building is not None and (building.owner != p.active or building.roof):
            continue
        cost = number(p, field) + (building.floors if building else 0)
        if p.supply(p.active) > 0 and p.population[p.active] - cost >= 1:
            found.append(field)
    return found


def chain(p: Position, territory: int) -> list[int]:
    reached = [territory]
    while len(reached) < 7 and not plain_builds(p, reached[-1]):
        reached.append(reached[-1] % 7 + 1)
    return reached


def legal(p: Position) -> list[str]:
    """Return the texts of all legal actions in the order of section 13.2."""
    can_build_somewhere = any(plain_builds(p, t) for t in range(1, 8))
    if p.crane is None:
        found = mains(p, range(1, 8), "")
    else:
        here = chain(p, p.crane)
        found = mains(p, here, "")
        if p.ruses[p.active] > 0:
            found += raids(p, here)
            around: set[int] = set()
            for t in here:
                around |= set(chain(p, t % 7 + 1)) | set(chain(p, (t - 2) % 7 + 1))
            found += mains(p, around, "~")
            found += roof_moves(p, here)
    return found + ([] if can_build_somewhere else ["-"])


def mains(p: Position, territories: Any, before: str) -> list[str]:
    builds, demolitions = [], []
    for t in sorted(territories):
        for field in plain_builds(p, t):
            kinds: list[str | None] = [None]
            if terrain(p, field) is None:
                kinds = [k for k in LETTER if p.tiles_left(LETTER[k]) > 0]
            for kind in kinds:
                after = copy.deepcopy(p)
                floors = p.buildings[field].floors if field in p.buildings else 0
                after.buildings[field] = Building(p.active, floors + 1, False)
                if kind is not None:
                    after.tiles[field] = LETTER[kind]
                text = f"{before}B{field}" + (f"={kind}" if kind else "")
                builds += [text, *(f"{text}!{card}" for card in completed(after, field))]
        for direction in DIRECTIONS:
            building = p.buildings.get(f"{t}{direction}")
            if building is not None and building.owner == p.active:
                demolitions.append(f"{before}D{t}{direction}")
    return builds + demolitions


def raids(p: Position, territories: list[int]) -> list[str]:
    found = []
    for t in sorted(territories):
        for field in (f"{t}{direction}" for direction in DIRECTIONS):
            building = p.buildings.get(field)
            if building is None or building.owner == p.active:
                continue
            price = value(building.floors, number(p, field))
            if p.population[p.active] - price < 1 or p.supply(p.active) < building.floors:
                continue
            after = copy.deepcopy(p)
            after.buildings[field] = Building(p.active, building.floors, False)
            found += [f"R{field}", *(f"R{field}!{card}" for card in completed(after, field))]
    return found


def roof_moves(p: Position, territories: list[int]) -> list[str]:
    found = []
    for source, destination in itertools.product(FIELDS, FIELDS):
        one, other = p.buildings.get(source), p.buildings.get(destination)
        if one is None or other is None or int(source[0]) not in territories:
            continue
        if one.owner != p.active or other.owner != p.active or not one.roof or other.roof:
            continue
        if terrain(p, source) == terrain(p, destination):
            after = copy.deepcopy(p)
            after.buildings[source].roof = False
            after.buildings[destination].roof = True
            found += mains(after, [int(source[0])], f"^{source}>{destination} ")
    return found


# -- Public projects (GAR-9) -------------------------------------------------------------------


def completed(p: Position, raised: str) -> list[str]:
    """Return the cards of the display that the building just raised may complete."""
    if p.roofs == 0:
        return []
    return sorted(card for card in p.display if is_satisfied(p, PUBLIC[card], raised))


def is_satisfied(p: Position, card: dict[str, Any], raised: str) -> bool:
    """Say whether some set of own unfinished buildings with the raised one satisfies a card."""
    own = {f: b.floors for f, b in p.buildings.items() if b.owner == p.active and not b.roof}
    here = {f: terrain(p, f) for f in own}
    family, kind, least = card["family"], card["terrain"], card["min_floors"]
    if family in ("outer", "central"):
        in_centre = int(raised[0]) == p.at["C"]
        right_place = in_centre == (family == "central")
        return bool(right_place and here[raised] == kind and own[raised] >= least)
    if family == "free_neighbour":
        free = [f for f in FIELDS if f not in p.buildings and touch(p, raised, f)]
        wanted = any(terrain(p, f) == card["free_terrain"] for f in free)
        return bool(wanted and here[raised] == kind and own[raised] >= least)
    if family in ("pair", "step_pair"):
        return any(
            raised in pair
            and touch(p, *pair)
            and all(here[f] == kind for f in pair)
            and all(own[f] >= floors for f, floors in zip(pair, least, strict=True))
            for pair in itertools.permutations(own, 2)
        )
    assert family == "trio"
    second, third = card["neighbour_terrains"]
    return any(
        raised in (main, left, right)
        and (here[main], here[left], here[right]) == (kind, second, third)
        and own[main] >= least
        and touch(p, main, left)
        and touch(p, main, right)
        for main, left, right in itertools.permutations(own, 3)
    )


# -- Area control and scoring (GAR-12, GAR-15) ---------------------------------------------------


def floors_by_player(p: Position, territory: int) -> dict[str, int]:
    """Return everybody's floors in a territory, finished buildings included."""
    return {
        player: sum(
            b.floors for f, b in p.buildings.items() if b.owner == player and int(f[0]) == territory
        )
        for player in p.players
    }


def growth(p: Position) -> dict[str, int]:
    """Return what the population phase gives everybody."""
    gains = dict.fromkeys(p.players, 0)
    for territory in range(1, 8):
        floors = floors_by_player(p, territory)
        most = max(floors.values())
        best = [player for player in p.players if floors[player] == most]
        if most > 0:
            for player in best:
                gains[player] += 2 if len(best) == 1 else 1
    return gains


def controls(p: Position, player: str, territory: int) -> bool:
    """Say whether a player alone has the most floors in a territory."""
    floors = floors_by_player(p, territory)
    return all(floors[player] > floors[other] for other in p.players if other != player)


def secret_points(p: Position, player: str, kind: str) -> int:
    """Return what a secret card scores for a player."""
    card = SECRET[kind]
    if card["family"] == "control":
        held = sum(controls(p, player, territory) for territory in card["territories"])
        return [0, int(card["vp_one"]), int(card["vp_both"])][held]
    own = {f: b.floors for f, b in p.buildings.items() if b.owner == player and not b.roof}
    if card["family"] == "per_territory_tower":
        high = {f[0] for f, floors in own.items() if floors >= card["min_floors"]}
        return int(card["vp"]) * len(high)
    fitting = [floors for f, floors in own.items() if terrain(p, f) == card["terrain"]]
    if card["family"] == "per_floor":
        return sum(fitting)
    return int(card["vp"]) * len([f for f in fitting if f >= card["min_floors"]])


def population_points(population: int) -> int:
    """Return the points of the population track."""
    if population > 40:
        return 10
    track = BOX["population_track"]
    return next(int(r["vp"]) for r in track if r["from"] <= population <= r["to"])


# -- Random positions ---------------------------------------------------------------------------


def random_position(rng: Random, seats: int | None = None, crowd: int | None = None) -> str:
    """Return the text of a random position on a randomly laid and rotated board.

    Many fields are built on, mostly low, so that cards, raids, moved roofs and empty purses meet.
    """
    seats = seats or rng.randint(2, 4)
    players = "ABCD"[:seats]
    territories = rng.sample(range(1, 8), 7)
    turned = {territory: rng.randrange(6) for territory in territories}
    lay = " ".join(
        f"{direction}{territory}.{turned[territory]}"
        for direction, territory in zip(DIRECTIONS, territories, strict=True)
    )
    p = Position(seats, {}, turned, {}, {}, None, {}, {}, [], "A")
    supply = dict.fromkeys(players, FLOORS[seats])
    tiles = ["m", "s", "l"] * 3
    rng.shuffle(tiles)
    roofs = rng.choice([0, 3, 8, 19])
    entries = []
    for field in rng.sample(FIELDS, rng.randint(1, 40) if crowd is None else crowd):
        tile = ""
        if printed(p, field)["terrain"] == "bramble":
            tile = f"={tiles.pop()}"
        floors = rng.choice([1, 1, 1, 2, 2, 3, 4])
        owner = rng.choice(players)
        if supply[owner] < floors:
            entries += [f"{field}{tile}"] if tile else []
            continue
        supply[owner] -= floors
        roof = roofs > 0 and rng.random() < 0.3
        roofs -= roof
        entries.append(f"{field}{tile}:{owner}{floors}{'^' if roof else ''}")
    cards = rng.sample(list(PUBLIC), 4)
    most = rng.choice([3, 8, 45])
    slots = 4 if seats == 2 else seats
    order = [rng.choice(players)]
    while len(order) < slots and rng.random() < 0.7:
        allowed = [s for s in players if s not in (order[-1:] if seats == 2 else order)]
        order.append(rng.choice(allowed))
    return "; ".join(
        [
            f"n={seats}",
            f"lay={lay}",
            f"board={' '.join(entries) or '-'}",
            f"crane={rng.randint(1, 7)}",
            "pop=" + ",".join(str(rng.randint(1, most)) for _ in players),
            "ruse=" + ",".join(str(rng.choice([0, 1, 4])) for _ in players),
            "disp=" + " ".join(card if rng.random() < 0.9 else "-" for card in cards),
            f"order={','.join(order)}",
        ]
    )
