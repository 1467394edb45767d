"""Taluva as text: the island as a hex map in letters, so that nothing depends on colour.

A field is its terrain and level, then what is on it: ``J2rH`` is jungle on level 2 with huts of
red, ``V1↓0`` a volcano whose tile lies below it (orientation 0). Rows are shifted by half a field
as on the table; each begins with the position of its first place.
"""

from collections.abc import Collection
from dataclasses import dataclass

from dorfplatz.games.taluva.material import COLOURS, TERRAIN_IDS, TERRAIN_LETTERS
from dorfplatz.games.taluva.view import Field, Player, View
from dorfplatz.kit.drawing import Drawing, Group, Table, Text, Words
from dorfplatz.kit.hexes import Hex, read_hex, write_hex

ARROWS = "↓↙↖↑↗↘"
"""Where the land fields of a tile lie, seen from its volcano, by orientation."""

INKS = {0: "bold red", 1: "bold white", 2: "bold yellow", 3: "bold rgb(160,100,40)"}
GROUND = {"J": "green", "C": "bright_green", "S": "yellow", "R": "white", "L": "cyan", "V": "red"}
KINDS = {"H": "hut", "W": "tower", "T": "temple"}
FEW_ROWS = 14
WIDE = 6
NARROW = 4
MARGIN = 8


@dataclass(frozen=True)
class Sheet:
    """What of the map fits on the screen side by side: half columns, and how wide a field is."""

    first: int
    last: int
    pitch: int


def draw(view: View, words: Words, width: int, lit: Collection[str] = ()) -> Drawing:
    """Return the map, and below it hand, stack and players."""
    return Group(*land(view, width, lit), below(view, words), legend(view, words))


def describe(view: View, pick: str, words: Words) -> str:
    """Return what lies on a hex, or where the land fields of a turned tile come to lie."""
    kind, _, name = pick.partition(":")
    if kind == "turn":
        return ARROWS[int(name)]
    if kind in ("hex", "settlement"):
        found = [field for field in view.fields if (field.q, field.r) == read_hex(name)]
        return content(found[0]) if found else ""
    return ""


def content(field: Field) -> str:
    """Return a field in letters: ``J2rH``, ``V1↓0``, ``C1``."""
    text = f"{field.terrain}{field.level}"
    if field.orientation is not None:
        return f"{text}{ARROWS[field.orientation]}{field.orientation}"
    if field.owner is not None and field.kind is not None:
        return f"{text}{COLOURS[field.owner]}{field.kind}"
    return text


# -- The map --------------------------------------------------------------------------------------


def land(view: View, width: int, lit: Collection[str]) -> list[Text]:
    """Return the island, in strips one below the other where it is too wide."""
    fields = {(field.q, field.r): field for field in view.fields}
    bright = {at for name in lit if (at := reference(name)) is not None}
    hexes = set(fields) | bright
    if not hexes:
        return []
    rows = range(min(r for _, r in hexes), max(r for _, r in hexes) + 1)
    return [strip(fields, bright, rows, sheet) for sheet in sheets(hexes, width)]


def reference(name: str) -> Hex | None:
    """Return the hex a pick points at."""
    kind, _, where = name.partition(":")
    return read_hex(where) if kind in ("hex", "settlement") else None


def sheets(hexes: set[Hex], width: int) -> list[Sheet]:
    """Return how to cut the map so that every part fits."""
    first = min(2 * q + r for q, r in hexes)
    last = max(2 * q + r for q, r in hexes)
    for pitch in (WIDE, NARROW):
        if MARGIN + (last - first) * pitch // 2 + pitch <= width:
            return [Sheet(first, last, pitch)]
    step = max(2, 2 * ((width - MARGIN) // NARROW) - 2)
    return [
        Sheet(begin, min(begin + step - 1, last), NARROW) for begin in range(first, last + 1, step)
    ]


def strip(fields: dict[Hex, Field], bright: set[Hex], rows: range, sheet: Sheet) -> Text:
    """Return one part of the map; a low island also shows the position of every field."""
    text = Text()
    tall = len(rows) <= FEW_ROWS
    for r in rows:
        begin = -((r - sheet.first) // 2)
        end = (sheet.last - r) // 2
        heights = (False, True) if tall else (False,)
        for names in heights:
            label = "" if names else write_hex((begin, r))
            shift = " " * ((2 * begin + r - sheet.first) * sheet.pitch // 2)
            text.append(f"{label:>{MARGIN - 2}}  ", "dim")
            text.append(shift)
            for q in range(begin, end + 1):
                place(text, (q, r), fields.get((q, r)), (q, r) in bright, names, sheet.pitch)
            text.append("\n")
    text.rstrip()
    return text


def place(text: Text, at: Hex, field: Field | None, bright: bool, names: bool, pitch: int) -> None:
    """Add one place of a row: its field, its position, or nothing."""
    if names or field is None:
        shown = write_hex(at) if (field is not None if names else bright) else ""
        if len(shown) > pitch or (shown and pitch == NARROW):
            shown = "" if names else "+"
        style = "dim" if names else ("reverse" if bright else "")
        text.append(f"{shown:^{pitch}}" if not names else f"{shown:<{pitch}}", style)
        return
    fill = "›" if bright and pitch == NARROW else "·"
    shown = f"›{content(field)}" if bright and pitch == WIDE else content(field)
    ink = GROUND[field.terrain] if field.owner is None else INKS[field.owner]
    room = max(NARROW, pitch - 1)
    text.append(f"{shown:{fill}<{room}}"[:room], f"reverse {ink}" if bright else ink)
    text.append(" " * (pitch - room))


# -- Below the map --------------------------------------------------------------------------------


def below(view: View, words: Words) -> Drawing:
    """Return the tile in hand and the players."""
    return Table([(hand(view, words), players(view, words))], gap=3)


def hand(view: View, words: Words) -> Text:
    """Return the drawn tile with its volcano on top, and how many tiles are left."""
    text = Text()
    if view.hand is not None:
        text.append("  V\n", GROUND["V"])
        text.append(f" {view.hand[0]}", GROUND[view.hand[0]])
        text.append(f" {view.hand[1]}\n", GROUND[view.hand[1]])
    text.append(words.say("tiles-left", {"tiles": view.tiles_left}))
    return text


def players(view: View, words: Words) -> Text:
    """Return every seat with its supply, its status and whose turn it is."""
    text = Text()
    for seat, player in enumerate(view.players):
        mark = "►" if view.active == seat else " "
        text.append(f"{mark} {COLOURS[seat]} {words.name(f'seat:{seat}'):<8}", INKS[seat])
        text.append(f"{pieces(player)}{status(player, words)}\n")
    text.rstrip()
    return text


def pieces(player: Player) -> str:
    """Return the supply of a seat in letters and how many huts lie buried: ``T3 W2 H17 (†2)``."""
    left = " ".join(f"{kind}{n}" for kind, n in zip("TWH", player.supply, strict=True))
    return f"{left:<11}" + (f" (†{player.covered})" if player.covered else "")


def status(player: Player, words: Words) -> str:
    """Return whether a seat has finished or is out."""
    return "" if player.status == "active" else f" {words.say('status-' + player.status)}"


def legend(view: View, words: Words) -> Text:
    """Return what the letters mean, and the tiles in the stack."""
    text = Text()
    terrains = "  ".join(
        f"{letter} {words.name(f'terrain:{name}')}"
        for letter, name in zip(TERRAIN_LETTERS, TERRAIN_IDS, strict=True)
    )
    kinds = "  ".join(f"{letter} {words.name(f'kind:{name}')}" for letter, name in KINDS.items())
    text.append(f"{terrains}  V {words.say('terrain-volcano')} {ARROWS}  {kinds}\n", "dim")
    text.append(" ".join(f"{tile}{count}" for tile, count in view.stack), "dim")
    return text
