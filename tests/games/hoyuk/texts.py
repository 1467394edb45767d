"""Positions, the log of 15.4 and small readers that the tests of Höyük share."""

from __future__ import annotations

import re

from dorfplatz.games.hoyuk.view import View
from tests.support import Given, given

LOG = """hoyuk basic 25 RBG
!start=R !top=O:P !top=S:J !top=P:S
1.1 !tile=P !tile=H !tile=W                    (to B, G, R)
    R: He6 Hf6 Of6 [144 150 154]   B: Hg6 Hg7 Ph6w [142 140 5]   G: Hb2 Hb3 Hf7 [137 137 137]
    !tile=S !tile=O !tile=P
    R: He7 Hj10 Pe5n [136 137 9]   B: Hh7 H^g6 Sg6 [128 129 3]   G: Hf8 Hc3 Of7 [126 128 5]
1.3 R: #1 [3]                                  (ovens 1 to 1: nobody; shrines and pens: Blue)
    !top=S:O !top=P:P                          (no contested block is left)
1.4 B: - [136]                                 (he keeps shrine and metal; nobody else has a card)
    R: >>B [2]
2.1 B: @J:Hk3 @S:Sk3 [136 5]                   (founding raises his limit from 1 to 2)
    !tile=W !tile=O !tile=S                    (to G, R, B)
    B: Hk4 Hl3 Sh7 [125 126 4]   G: Hb4 H^f8 Sf8 [140 144 143]   R: H^e6 Oe6 Hj11 [124 123 120]
    !tile=H !tile=P !tile=W     (the bag held one tile; it was refilled before the second draw)
    B: H^h7 Hh8 Oh8 [138 139 143]   G: Hg8 H^b2 Hd3 [117 117 116]   R: H^f6 Hd6 Pd7e [126 125 12]
2.2 !cat=fire_2                                (blocks 2, 3 and 4 have no oven)
    B: xl3 [3]   G: xb4 xd3 [5 4]   R: xj11 [2]
2.3 B: #4 [4]   G: #1 [3]     (ovens: Red by height; shrines: nobody; pens: Red, 2 to 1)
    !top=O:H !top=P:S
2.4 R: =P2 [10]                                (3 VP)
    B: >O [3]   R: >P [3]   B: >>G [2]
"""
LOG_END = (
    "hoyuk basic 25 RBG; round 3; start G; at deal1; grid Rd6 Pd7e Pe5n Re6^+O Re7 Rf6^ Gf7+O"
    " Gf8^+S Bg6^+S Bg7 Gg8 Ph6w Bh7^ Bh8+O Gb2^ Gb3 xb4 Gc3 xd3 Rj10 xj11 Bk3+S Bk4 xl3;"
    " R houses 17 vp 3; B houses 16; G houses 15; stacks O=H?8JS S=O?8 P=S?7PP;"
    " bag basic=H5O6P5S5J2; aside HPW; used fire_2"
)

TILES = {"basic": "HHOOPPSSWW", "advanced": "HHOOPPSSWW", "expert": "HHOOPPSSWWCCVVM"}


def at(
    decision: str,
    grid: str = "",
    seats: str = "RB",
    *,
    mode: str = "basic",
    limit: int = 25,
    more: str = "",
) -> Given:
    """Return a position in round 2 at a decision, the first seat being start player."""
    text = f"hoyuk {mode} {limit} {seats}; round 2; at {decision}"
    if grid:
        text += f"; grid {grid}"
    return given("hoyuk", text + (f"; {more}" if more else ""))


def building(
    grid: str,
    seats: str = "RB",
    who: str = "",
    *,
    tile: str = "H",
    mode: str = "basic",
    limit: int = 25,
    slots: str = "",
    more: str = "",
    others: str = "",
) -> Given:
    """Return a position in which ``who`` (the first seat if nobody is named) builds a tile."""
    who = who or seats[0]
    left = list(TILES[mode])
    left.remove(tile)
    rest = list(others) or [kind for kind in left if kind in "OOPPSSHH"]
    kinds = {seat: tile if seat == who else rest.pop(0) for seat in seats}
    dealt = " ".join(f"{seat}={kinds[seat]}" for seat in seats[1:] + seats[0])
    fields = [part for part in more.split("; ") if part]
    own = [part for part in fields if part[:1] in "RGYUB" and part[1:2] in (" ", "")]
    late = [part for part in fields if part not in own]
    text = f"hoyuk {mode} {limit} {seats}; round 2; at build1 {who}"
    text += f"; grid {grid}" if grid else ""
    for part in own:
        text += f"; {part}"
    stacks = [part for part in late if part.split()[0] in ("stacks", "bag")]
    for part in stacks:
        text += f"; {part}"
    text += f"; dealt {dealt}"
    text += f"; open {slots}" if slots else ""
    for part in late:
        if part not in stacks:
            text += f"; {part}"
    return given("hoyuk", text)


def houses(game: Given) -> list[str]:
    """Return the house placements on offer."""
    return game.legal("H*")


def pens(game: Given) -> list[str]:
    """Return the pen placements on offer."""
    return game.legal("P*")


def field(game: Given, name: str) -> str:
    """Return one field of the position text, empty if it has its default."""
    for part in game.text.split("; "):
        key, _, value = part.partition(" ")
        if key == name:
            return value
    return ""


def grid(game: Given) -> list[str]:
    """Return the tokens of the grid."""
    return field(game, "grid").split()


def owned(game: Given, seat: str, name: str) -> str:
    """Return what a player has of houses, vp, hand or played."""
    found = re.search(rf"(?:^| ){name} (\S+)", " " + field(game, seat))
    return found[1] if found else ""


def seen(game: Given, viewer: int | None = None) -> View:
    """Return what a seat, or a spectator, may know."""
    view = game.view(viewer)
    assert isinstance(view, View)
    return view


def supply(game: Given) -> dict[str, int]:
    """Return the general supply."""
    return dict(seen(game).supply)


def cells(moves: list[str]) -> set[str]:
    """Return the cells of some placements."""
    return {found[0] for move in moves if (found := re.search("[a-l][0-9]+", move))}


def keys(game: Given) -> list[str]:
    """Return the kinds of events of the last moves."""
    return [event.key for event in game.events]


def fails(game: Given, move: str, seat: int | None = None) -> str:
    """Return the rule that forbids a move."""
    return game.why_not(move, seat).rule
