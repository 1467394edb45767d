"""Clans as text: the map with its borders, rivers and lakes, huts as marks of their clans.

Every clan has a mark besides its colour, every terrain a sign besides its name, so the map reads
without any colour at all.
"""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import Any

from dorfplatz.games.clans.material import (
    CLAN_IDS,
    CLAN_LETTERS,
    EPOCH_IDS,
    TERRAIN,
    TERRAIN_IDS,
    TERRITORY_IDS,
    TERRITORY_INDEX,
)
from dorfplatz.games.clans.view import View
from dorfplatz.kit.drawing import Canvas, Drawing, Group, Table, Text, Words
from dorfplatz.kit.material import load

MARKS = dict(zip(CLAN_IDS, "✚◆●▲■", strict=True))
INKS = {
    "black": "bold",
    "red": "bold red",
    "blue": "bold blue",
    "green": "bold green",
    "yellow": "bold yellow",
}
SIGNS = {"mountains": "^", "forest": "♣", "steppe": ":", "grassland": '"'}
GROUND = {"mountains": "white", "forest": "green", "steppe": "yellow", "grassland": "bright_green"}
LARGE = 7
ASPECT = 0.5  # a character is about twice as high as wide

# Lines by the sides they reach: up, right, down, left.
LIGHT = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"


@dataclass(frozen=True)
class Map:
    """The drawing without huts: characters, and which are water, river or land border."""

    rows: tuple[str, ...]
    styles: tuple[tuple[str, ...], ...]
    anchors: tuple[tuple[int, int], ...]
    rooms: tuple[int, ...]


def draw(
    view: View,
    words: Words,
    width: int,
    lit: Collection[str] = (),
    fifth_clan: str = "black",  # here it is the mark that tells clans apart
) -> Drawing:
    """Return the map with huts, and below it epochs, scores and players."""
    return Group(land(view, max(76, min(width, 118)), lit), scores(view, words))


def describe(view: View, pick: str, words: Words) -> str:
    """Return the huts and the terrain of a territory that can be picked."""
    kind, _, name = pick.partition(":")
    if kind not in ("from", "to", "village"):
        return ""
    territory = TERRITORY_INDEX[name]
    terrain = words.name(f"terrain:{TERRAIN_IDS[TERRAIN[territory]]}")
    return f"{huts_text(view.huts[territory])} {terrain}"


def huts_text(huts: tuple[int, ...]) -> str:
    """Return a group as marks with numbers: ``◆2●``."""
    return "".join(
        f"{MARKS[clan]}{count if count > 1 else ''}"
        for clan, count in zip(CLAN_IDS, huts, strict=True)
        if count
    )


# -- The map ----------------------------------------------------------------------------


def land(view: View, width: int, lit: Collection[str]) -> Text:
    """Return the map with the huts on it."""
    drawn = blank_map(width)
    canvas = Canvas([list(row) for row in drawn.rows], [list(row) for row in drawn.styles])
    bright = {reference.partition(":")[2] for reference in lit}
    for territory, name in enumerate(TERRITORY_IDS):
        column, row = drawn.anchors[territory]
        terrain = TERRAIN_IDS[TERRAIN[territory]]
        huts = view.huts[territory]
        size = sum(huts)
        label = f"{name}{SIGNS[terrain]}"
        style = GROUND[terrain] if size else "dim"
        if name in bright:
            label, style = f"›{name}{SIGNS[terrain]}", "bold reverse"
        if size >= LARGE:
            label += f"!{size}"
        write(canvas, column, row, [(label, style)])
        place_huts(canvas, column, row + 1, huts, drawn.rooms[territory])
    return canvas.text()


def place_huts(canvas: Canvas, column: int, row: int, huts: tuple[int, ...], room: int) -> None:
    """Write the marks of a group, over two lines where one is too narrow."""
    pieces: list[tuple[str, str]] = [
        (f"{MARKS[clan]}{count if count > 1 else ''}", INKS[clan])
        for clan, count in zip(CLAN_IDS, huts, strict=True)
        if count
    ]
    lines: list[list[tuple[str, str]]] = [[]]
    for piece in pieces:
        if lines[-1] and sum(len(text) for text, _ in [*lines[-1], piece]) > room:
            lines.append([])
        lines[-1].append(piece)
    for offset, line in enumerate(lines[:2]):
        write(canvas, column, row + offset, line)


def write(canvas: Canvas, column: int, row: int, pieces: list[tuple[str, str]]) -> None:
    """Write pieces of text with their inks, together centred on a column."""
    if not 0 <= row < len(canvas.cells):
        return
    length = sum(len(text) for text, _ in pieces)
    begin = max(0, min(column - length // 2, len(canvas.cells[row]) - length))
    for text, ink in pieces:
        canvas.write(begin, row, text, ink)
        begin += len(text)


@cache
def blank_map(width: int) -> Map:
    """Return borders, rivers and lakes in characters; computed once for every width."""
    board = load("dorfplatz.games.clans")["board"]
    scale = (width - 1) / board["width"]
    height = round(board["height"] * scale * ASPECT) + 1
    corners = label_corners(board, width, height, scale)
    regions = {t["id"]: t["region"] for t in board["territories"]}
    rows, styles = [], []
    for y in range(height):
        row, style = "", []
        for x in range(width):
            cell, ink = line(corners, x, y, regions)
            row += cell
            style.append(ink)
        rows.append(row)
        styles.append(tuple(style))
    taken: set[tuple[int, int]] = set()
    places: dict[str, tuple[int, int]] = {}
    for t in sorted(board["territories"], key=lambda t: float(t["radius"])):  # the small ones first
        x, y = t["anchor"]
        middle = round(x * scale), round(y * scale * ASPECT) - 1
        places[t["id"]] = clearest(corners, t["id"], middle, taken)
        taken.update(covered(places[t["id"]]))
    anchors = tuple(places[t["id"]] for t in board["territories"])
    rooms = tuple(max(3, int(2 * t["radius"] * scale * 0.85)) for t in board["territories"])
    return Map(tuple(rows), tuple(styles), anchors, rooms)


def covered(place: tuple[int, int]) -> list[tuple[int, int]]:
    """Return the cells of a label and of a few huts below it."""
    x, y = place
    return [(x + dx, y + dy) for dy in (0, 1) for dx in (-2, -1, 0, 1)]


def clearest(
    corners: list[list[str | None]],
    name: str,
    middle: tuple[int, int],
    taken: set[tuple[int, int]],
) -> tuple[int, int]:
    """Return the place near the middle of a territory where its label hides the least."""
    column, row = middle

    def cost(place: tuple[int, int]) -> tuple[int, int]:
        hidden = 0
        for x, y in covered(place):
            around = {corners[y + dy][x + dx] for dy in (0, 1) for dx in (0, 1)}
            hidden += 0 if around == {name} else 1 if name in around else 4
            hidden += 20 if (x, y) in taken else 0
        return hidden, abs(place[0] - column) + 2 * abs(place[1] - row)

    height, width = len(corners) - 1, len(corners[0]) - 1
    near = [
        (x, y)
        for y in range(max(0, row - 3), min(height - 1, row + 4))
        for x in range(max(2, column - 6), min(width - 1, column + 7))
    ]
    return min(near, key=cost)


def label_corners(
    board: dict[str, Any], width: int, height: int, scale: float
) -> list[list[str | None]]:
    """Return for every corner between characters the area it lies in: territory, lake or none."""
    labels: list[list[str | None]] = [[None] * (width + 1) for _ in range(height + 1)]
    for area in [*board["territories"], *board["lakes"]]:
        polygon = [(x * scale, y * scale * ASPECT) for x, y in area["polygon"]]
        xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
        for row in range(max(0, int(min(ys)) - 1), min(height, int(max(ys)) + 2) + 1):
            for column in range(max(0, int(min(xs)) - 1), min(width, int(max(xs)) + 2) + 1):
                if inside(polygon, column - 0.5, row - 0.5):
                    labels[row][column] = area["id"]
    return labels


def inside(polygon: list[tuple[float, float]], x: float, y: float) -> bool:
    """Say whether a point lies in a polygon."""
    result = False
    before = polygon[-1]
    for here in polygon:
        if (here[1] > y) != (before[1] > y):
            crossing = (before[0] - here[0]) * (y - here[1]) / (before[1] - here[1]) + here[0]
            if x < crossing:
                result = not result
        before = here
    return result


def line(
    corners: list[list[str | None]], x: int, y: int, regions: dict[str, str]
) -> tuple[str, str]:
    """Return the character between four corners: a border, water, or nothing."""
    upper_left, upper_right = corners[y][x], corners[y][x + 1]
    lower_left, lower_right = corners[y + 1][x], corners[y + 1][x + 1]
    sides = [
        (1, upper_left, upper_right),
        (2, upper_right, lower_right),
        (4, lower_left, lower_right),
        (8, upper_left, lower_left),
    ]
    mask = sum(bit for bit, one, other in sides if one != other)
    if mask == 0:
        return ("~", "cyan") if is_lake(upper_left) else (" ", "")
    areas = {upper_left, upper_right, lower_left, lower_right}
    if any(is_lake(area) for area in areas):
        return LIGHT[mask], "cyan"
    if None in areas:
        return LIGHT[mask], "dim"
    if len({regions[area] for area in areas if area is not None}) > 1:
        return HEAVY[mask], "blue"
    return LIGHT[mask], "dim"


def is_lake(area: str | None) -> bool:
    """Say whether an area is a lake."""
    return area is not None and area.startswith("W")


# -- Beside the map ------------------------------------------------------------------------


def scores(view: View, words: Words) -> Drawing:
    """Return epochs, clan scores and players side by side."""
    return Table([(epochs(view, words), clans(view, words), players(view, words))], gap=3)


def epochs(view: View, words: Words) -> Text:
    """Return the epoch table with the current epoch marked."""
    text = Text()
    for epoch in load("dorfplatz.games.clans")["epochs"]:
        now = epoch["id"] == view.epoch
        left = view.chips_left if now else (0 if passed(view, epoch["id"]) else epoch["chips"])
        good = "".join(SIGNS[t] for t in epoch["favourable"])
        bad = "".join(SIGNS[t] for t in epoch["hostile"]) or " "
        row = (
            f"{'►' if now else ' '} {words.name('epoch:' + epoch['id']):<11}"
            f"{'○' * left:<5}+{epoch['bonus']} {good:<5}×{bad}\n"
        )
        text.append(row, "bold" if now else "dim" if left == 0 else "")
    signs = "  ".join(f"{SIGNS[t]} {words.name('terrain:' + t)}" for t in TERRAIN_IDS)
    text.append(f"  {signs}", "dim")
    return text


def passed(view: View, epoch: str) -> bool:
    """Say whether an epoch is over."""
    if view.epoch is None:
        return True
    return EPOCH_IDS.index(epoch) < EPOCH_IDS.index(view.epoch)


def clans(view: View, words: Words) -> Text:
    """Return the score of every clan."""
    text = Text()
    for clan, score in sorted(zip(CLAN_IDS, view.scores, strict=True), key=lambda row: -row[1]):
        text.append(f"{MARKS[clan]} {words.name('clan:' + clan):<8}", INKS[clan])
        text.append(f"{score:>4}\n")
    text.rstrip()
    return text


def players(view: View, words: Words) -> Text:
    """Return every seat with its chips and, where known, its clan."""
    text = Text()
    for seat in range(view.seats):
        mark = "►" if view.active == seat else " "
        text.append(f"{mark} {words.name(f'seat:{seat}'):<14}{'○' * view.chips[seat]:<6}")
        card = view.cards[seat]
        if card is not None:
            clan = CLAN_IDS[CLAN_LETTERS.index(card)]
            text.append(f" {MARKS[clan]} {words.name('clan:' + clan)}", INKS[clan])
        text.append("\n")
    text.rstrip()
    return text
