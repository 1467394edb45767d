"""Above and Below, the delicate parts a second time: slow, obvious, from the rules page alone.

Works on position texts (13.3) with names instead of numbers, sets by brute force, and knows nothing
of the package it is compared with; only the data files are the same.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from itertools import chain, combinations, product
from math import ceil
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[2] / "src" / "dorfplatz" / "games" / "above_and_below"
BOX: dict[str, Any] = json.loads((FOLDER / "material.json").read_text(encoding="utf-8"))
BOOK: dict[int, dict[str, Any]] = {
    section["id"]: section
    for section in json.loads((FOLDER / "encounters.json").read_text(encoding="utf-8"))["sections"]
}
VILLAGERS: dict[str, dict[str, Any]] = {
    villager["id"]: villager
    for villager in [*BOX["start_villagers"], *BOX["villagers"], *BOX["special_villagers"]]
}
ORDER = list(VILLAGERS)
BUILDINGS: dict[str, dict[str, Any]] = {
    building["id"]: building
    for building in [
        BOX["start_house"],
        *BOX["houses"],
        *BOX["outposts"],
        *BOX["star_houses"],
        *BOX["key_houses"],
    ]
}
GOODS = [good["id"] for good in BOX["goods"]]
ITEMS = [*GOODS, "potion", "cider"]


@dataclass
class Board:
    """A player's board by name."""

    coins: int = 0
    rep: int = 0
    ready: list[str] = field(default_factory=list)
    exhausted: list[str] = field(default_factory=list)
    injured: list[str] = field(default_factory=list)
    stock: dict[str, int] = field(default_factory=dict)
    sale: str | None = None
    track: dict[str, int] = field(default_factory=dict)
    built: dict[str, dict[str, int]] = field(default_factory=dict)
    free: int = 0

    @property
    def buildings(self) -> list[dict[str, Any]]:
        return [BUILDINGS["HOME"], *(BUILDINGS[name] for name in self.built)]

    def passive(self, kind: str) -> int:
        return sum(
            b["passive"]["n"]
            for b in self.buildings
            if b["passive"] and b["passive"]["type"] == kind
        )


@dataclass
class Position:
    """A complete position text, taken apart."""

    items: dict[str, str]
    boards: dict[str, Board]
    point: list[str]

    @property
    def seats(self) -> str:
        return "ABCD"[: int(self.items["players"])]


def read(text: str) -> Position:
    """Take a canonical text apart."""
    items: dict[str, str] = {}
    parts = text.split("; ")
    for part in parts[:-1]:
        key, _, value = part.partition(" ")
        items[key] = value
    boards = {seat: board(items[seat]) for seat in "ABCD"[: int(items["players"])]}
    return Position(items, boards, parts[-1].split())


def board(text: str) -> Board:
    words = text.split()
    pairs = dict(zip(words[::2], words[1::2], strict=True))
    result = Board(int(pairs["coins"]), int(pairs["rep"]))
    for area in ("ready", "exhausted", "injured"):
        value = pairs.get(area, "-")
        setattr(result, area, [] if value == "-" else value.split(","))
    for entry in pairs.get("stock", "").split(","):
        if entry:
            name = entry.rstrip("0123456789")
            result.stock[name] = int(entry[len(name) :])
    for entry in pairs.get("track", "").split(","):
        if entry:
            name = entry.rstrip("0123456789")
            result.track[name] = int(entry[len(name) :])
    result.sale = pairs.get("sale")
    for entry in pairs.get("built", "").split(","):
        if entry:
            name, _, tokens = entry.partition(":")
            lying = {}
            for token in tokens.split("+") if tokens else []:
                good = token.rstrip("0123456789")
                lying[good] = int(token[len(good) :])
            result.built[name.partition("@")[0]] = lying
    result.free = len(pairs["free"].split(",")) if "free" in pairs else 0
    return result


def subsets(things: list[str], least: int) -> list[tuple[str, ...]]:
    """Return every subset with at least so many members, in the order of the things."""
    return list(
        chain.from_iterable(combinations(things, size) for size in range(least, len(things) + 1))
    )


# -- Legal lists -------------------------------------------------------------------------


def legal(text: str) -> set[str]:
    """Return what may be decided in a position in which a player is asked."""
    position = read(text)
    kind = position.point[0]
    if kind == "turn":
        return turn_menu(position)
    if kind == "offer":
        return {"yes", "no"}
    if kind == "recover":
        return recovery(position)
    if kind in ("income", "final"):
        return {
            f"^{good}" for good in GOODS if good in position.boards[position.point[1]].stock
        } | {"."}
    return exploration(position)


def turn_menu(position: Position) -> set[str]:
    seat = position.point[1]
    me = position.boards[seat]
    moved = "moved" in position.point
    refused = {}
    if "refused" in position.point:
        for bid in position.point[position.point.index("refused") + 1 :]:
            refused[bid[0]] = int(bid[1:])
    moves = {f"^{good}" for good in me.stock if good in GOODS} | {"P"}
    if position.items["trade"] == "on":
        if not moved:
            moves |= {f"${item}" for item in me.stock if item != me.sale}
            moves |= {"$-"} if me.sale else set()
        for other, their in position.boards.items():
            if other != seat and their.sale:
                moves |= {
                    f"?{other}{price}"
                    for price in range(3, me.coins + 1)
                    if price > refused.get(other, 0)
                }
    for row, name in (("h", "houses"), ("o", "outposts")):
        if me.coins >= 1 and deck_size(position, name) > 0:
            moves.add(f"R{row}")
    if position.items["caves"].split()[0] != "-":
        moves |= {f"E:{','.join(party)}" for party in subsets(me.ready, 2)}
    moves |= {f"W:{','.join(workers)}" for workers in subsets(me.ready, 1)}
    return moves | builds(position, me) | trainings(position, me) | harvests(me)


def deck_size(position: Position, name: str) -> int:
    words = position.items[name].split()
    bag = words[words.index("bag") + 1 :]
    under = bag[bag.index("under") + 1 :] if "under" in bag else []
    inside = bag[: bag.index("under")] if "under" in bag else bag
    if inside == ["*"]:
        prefix = {"houses": "H", "outposts": "O"}[name]
        everywhere = set(under) | set(words[: words.index("bag")])
        for their in position.boards.values():
            everywhere |= set(their.built)
        return len(under) + sum(
            n[0] == prefix and n != "HOME" and n not in everywhere for n in BUILDINGS
        )
    return len(under) + (0 if inside == ["-"] else len(inside))


def builds(position: Position, me: Board) -> set[str]:
    owned = {name for their in position.boards.values() for name in their.built}
    offered = [s["id"] for s in BOX["star_houses"] if s["id"] not in owned]
    offered += [key for key in position.items["keys"].split() if key != "-"]
    for name in ("houses", "outposts"):
        words = position.items[name].split()
        offered += [card for card in words[: words.index("bag")] if card != "-"]
    moves = set()
    for villager, card in product(me.ready, offered):
        cost = max(0, BUILDINGS[card]["cost"] - me.passive("discount_build"))
        needs_cave = BUILDINGS[card]["kind"] == "outpost"
        hammer = "hammer" in VILLAGERS[villager]["skills"]
        if hammer and cost <= me.coins and (me.free > 0 or not needs_cave):
            moves.add(f"B:{villager}:{card}")
    return moves


def trainings(position: Position, me: Board) -> set[str]:
    spaces = position.items["villagers"].split()[:5]
    anybody = me.passive("any_trainer") > 0
    return {
        f"T:{villager}:{recruit}"
        for villager in me.ready
        for recruit, cost in zip(spaces, BOX["villager_row"]["cost"], strict=True)
        if recruit != "-"
        and cost <= me.coins
        and (anybody or "quill" in VILLAGERS[villager]["skills"])
    }


def harvests(me: Board) -> set[str]:
    lying = []
    for building in sorted(me.built, key=lambda name: ("HOSK".index(name[0]), name)):
        for good in GOODS:
            lying += [f"{building}.{good}"] * me.built[building].get(good, 0)
    moves = set()
    for villagers in subsets(me.ready, 1):
        for extra in range(me.passive("harvest_bonus") + 1):
            for tokens in set(combinations(lying, len(villagers) + extra)):
                moves.add(f"H:{','.join(villagers)}:{','.join(tokens)}")
    return moves


# -- Explorations ----------------------------------------------------------------------------


def lanterns(villager: str, die: int) -> int:
    """Return the lanterns of a roll: the last line of the profile that it reaches."""
    lit = 0
    for least, number in VILLAGERS[villager]["lanterns"]:
        if die >= least:
            lit = number
    return lit


def total(me: Board, party: list[str], dice: dict[str, int], option: dict[str, Any]) -> int:
    """Return lanterns, bonus and buildings together."""
    result = sum(lanterns(villager, die) for villager, die in dice.items())
    bonus = option["bonus"] or {}
    if "per" in bonus:
        result += bonus["n"] * sum(bonus["per"] in VILLAGERS[v]["skills"] for v in party)
    if "has" in bonus:
        thing = bonus["has"]
        if thing in me.stock or thing == me.sale or thing in me.track:
            result += bonus["n"]
    return result + me.passive("explore_lantern")


def exploration(position: Position) -> set[str]:
    seat, _, crowd, where, *rest = position.point[1:]
    me = position.boards[seat]
    party = [] if crowd == "-" else crowd.split(",")
    number = int(where[1:].rstrip("ABC"))
    section = BOOK[number]
    if where[-1].isdigit():
        return {
            f"#{number}{option['key']}"
            for option in section["options"]
            if -sum(effect["n"] for effect in option.get("cost", [])) <= me.coins
        }
    option = next(o for o in section["options"] if o["key"] == where[-1])
    dice = {}
    if rest and rest[0][0] not in ">@":
        dice = {entry.split("=")[0]: int(entry.split("=")[1]) for entry in rest[0].split(",")}
    if rest and rest[-1][0] == "@":
        return effect_choice(option, party, rest[-2][1:], int(rest[-1][1:]))
    reached = total(me, party, dice, option)
    moves = {"!-"}
    for threshold in option["thresholds"]:
        missing = threshold["lanterns"] - reached
        if 0 < missing <= len(party):
            for exerted in combinations(party, missing):
                moves.add(f"!{','.join(exerted)}>{threshold['lanterns']}")
    return moves


def effect_choice(option: dict[str, Any], party: list[str], outcome: str, place: int) -> set[str]:
    if outcome == "x":
        effects = option["failure"]["effects"]
    elif outcome == "auto":
        effects = option["reward"]
    else:
        effects = next(t["reward"] for t in option["thresholds"] if str(t["lanterns"]) == outcome)
    effect = effects[place - 1]
    if effect["effect"] == "injure":
        return {f"/{','.join(hurt)}" for hurt in combinations(party, effect["n"])}
    return {f"/{number}" for number in range(1, len(effect["of"]) + 1)}


# -- Recovery ---------------------------------------------------------------------------------

USES = {
    "exhausted": ["-", "b", "c"],
    "injured": ["-", "b", "p", "bp", "bc", "pc"],
}


def assignments(me: Board, settled: dict[str, str]) -> list[dict[str, str]]:
    """Return every complete assignment that keeps AAB-9.5 to 9.9, whatever the order."""
    beds = sum(b["beds"] for b in me.buildings)
    healing = me.passive("bed_full_heal") > 0
    lying = sorted([*me.exhausted, *me.injured], key=ORDER.index)
    choices = []
    for villager in lying:
        uses = USES["injured" if villager in me.injured else "exhausted"]
        if healing:
            uses = [use for use in uses if use not in ("bp", "bc")]
        choices.append([settled[villager]] if villager in settled else uses)
    found = []
    for chosen in product(*choices):
        everything = "".join(chosen)
        if everything.count("b") > beds:
            continue
        if everything.count("p") > me.stock.get("potion", 0):
            continue
        if everything.count("c") > me.stock.get("cider", 0):
            continue
        stays = any(use in ("-", "p") for use in chosen)
        if stays and everything.count("b") < beds:
            continue
        found.append(dict(zip(lying, chosen, strict=True)))
    return found


def recovery(position: Position) -> set[str]:
    """Return the uses of the villager that is asked which some complete assignment contains."""
    me = position.boards[position.point[1]]
    settled = {}
    if len(position.point) > 2:
        settled = dict(entry.split("=") for entry in position.point[2].split(","))
    lying = sorted([*me.exhausted, *me.injured], key=ORDER.index)
    asked = next(villager for villager in lying if villager not in settled)
    return {f"Z:{asked}={found[asked]}" for found in assignments(me, settled)}


# -- Scoring -----------------------------------------------------------------------------------


def scores(text: str) -> dict[str, dict[str, int]]:
    """Return the points of every seat by source."""
    position = read(text)
    party: list[str] = []
    if position.point[0] == "explore" and position.point[3] != "-":
        party = position.point[3].split(",")
    result = {}
    for seat, me in position.boards.items():
        villagers = len([*me.ready, *me.exhausted, *me.injured])
        villagers += len(party) if position.point[1:2] == [seat] else 0
        values = BOX["advancement_track"]["vp_per_token"]
        result[seat] = {
            "track": sum(n * values[slot] for slot, n in enumerate(me.track.values())),
            "buildings": len(me.buildings),
            "ranking": ranking([b.rep for b in position.boards.values()], me.rep),
            "reputation": next(
                step["vp"] for step in BOX["reputation_track"]["vp"] if step["position"] == me.rep
            ),
            "bonuses": sum(b["vp"] + bonus(me, b, villagers) for b in me.buildings),
        }
    return result


def ranking(positions: list[int], mine: int) -> int:
    """Share the points of the places that equal positions occupy, rounded up."""
    places = BOX["reputation_track"]["rank_bonus"][str(len(positions))]
    in_order = sorted(positions, reverse=True)
    occupied: list[int] = [
        places[place] for place, position in enumerate(in_order) if position == mine
    ]
    return ceil(sum(occupied) / len(occupied))


def bonus(me: Board, building: dict[str, Any], villagers: int) -> int:
    if building["end_bonus"] is None:
        return 0
    what = building["end_bonus"]["what"]
    classes = {good["id"]: good["class"] for good in BOX["goods"]}
    counts = {
        "villager": villagers,
        "outpost": sum(b["kind"] == "outpost" for b in me.buildings),
        "bed": sum(b["beds"] for b in me.buildings),
        "coins": me.coins,
        "reputation": max(0, me.rep),
        "potion": me.stock.get("potion", 0) + (me.sale == "potion"),
        "kinds": len(me.track),
        **{f"good:{good}": me.track.get(good, 0) for good in GOODS},
        **{
            f"goods:{kind}": sum(n for good, n in me.track.items() if classes[good] == kind)
            for kind in ("common", "craft", "rare")
        },
    }
    return int(building["end_bonus"]["vp"] * (counts[what] // building["end_bonus"]["per"]))
