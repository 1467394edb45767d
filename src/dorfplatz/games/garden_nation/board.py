"""Garden Nation as text: seven hexagons of seven fields, and on every field where it leads.

A field shows the symbol of its terrain, its number and, after an arrow, the territory the crane
goes to from there; below it stand the owner's mark, the floors and ``^`` for a roof. The territory
with the crane has a double frame. Nothing is told by colour alone (GAR-2.7).
"""

from collections.abc import Collection, Sequence

from dorfplatz.games.garden_nation.material import (
    DIRECTION_IDS,
    PEOPLE_IDS,
    POINTS_TRACK,
    POPULATION_TRACK,
    RED_ZONE,
    TERRAIN_IDS,
)
from dorfplatz.games.garden_nation.setup import PEOPLES
from dorfplatz.games.garden_nation.view import FieldView, PlayerView, View
from dorfplatz.kit.drawing import Canvas, Drawing, Group, Indented, Side, Table, Text, Words

MARKS = "▲■●◆"
INKS = ("bold green", "bold red", "bold blue", "bold yellow")
IN_ORDER = range(len(MARKS))
"""Which people each seat has if nobody chose."""
SYMBOLS = {"meadow": "✿", "straw": "♠", "leaf": "❧", "bramble": "※"}
GROUND = {"meadow": "green", "straw": "yellow", "leaf": "red", "bramble": "magenta"}

WIDTH = 26
HEIGHT = 8
CORNERS = {  # upper left corner of every position
    "NW": (13, 0),
    "NE": (39, 0),
    "W": (0, 7),
    "C": (26, 7),
    "E": (52, 7),
    "SW": (13, 14),
    "SE": (39, 14),
}
CELLS = {  # upper left corner of every field inside its territory
    "NW": (6, 1),
    "NE": (14, 1),
    "W": (2, 3),
    "C": (10, 3),
    "E": (18, 3),
    "SW": (6, 5),
    "SE": (14, 5),
}
SIDES = ((4, "/"), (2, "/"), (0, "/"), (0, "\\"), (2, "\\"), (4, "\\"))
FIELD_PICKS = ("field", "from", "to")
HEADINGS = ("population", "floors", "ruses", "points", "won")
FLUSH: tuple[Side, ...] = ("left", "right", "right", "right", "right", "left")


def draw(
    view: View, words: Words, width: int, lit: Collection[str] = (), peoples: str = PEOPLES
) -> Drawing:
    """Return the map and below it projects, players and supplies; seats have their peoples."""
    who = [PEOPLES.index(letter) for letter in peoples]
    parts: list[Drawing] = [town(view, lit, who), legend(view, words)]
    if any(view.display):
        parts.append(projects(view, words))
    parts += [players(view, words, who), status(view, words, who)]
    return Group(*parts, *known_secrets(view, words, who))


def describe(view: View, pick: str, words: Words) -> str:
    """Return for a field its price, what stands there and where it leads; for a seat its people."""
    kind, _, name = pick.partition(":")
    if kind in FIELD_PICKS:
        field = next(f for f in view.fields if f.id == name)
        price = raid_price(field) if foreign(view, field) else field.number + field.floors
        said = [f"{SYMBOLS[field.terrain]}{price}", building(field), f"→{field.leads}"]
        return " ".join(word for word in said if word)
    if kind == "seat":
        return f"{MARKS[int(name)]} {view.players[int(name)].population}"
    return ""


def foreign(view: View, field: FieldView) -> bool:
    """Say whether a building of somebody else stands on a field: it can only be raided."""
    return field.owner not in (None, view.viewer)


def raid_price(field: FieldView) -> int:
    """Return the value of a building: twice what its floors cost (4.7)."""
    return 2 * field.floors * field.number + field.floors * (field.floors - 1)


def building(field: FieldView, who: Sequence[int] = IN_ORDER) -> str:
    """Return owner's mark, floors and roof of a building, or nothing."""
    if field.owner is None:
        return ""
    return f"{MARKS[who[field.owner]]}{field.floors}{'^' if field.roof else ''}"


# -- The map ----------------------------------------------------------------------------


def town(view: View, lit: Collection[str], who: Sequence[int]) -> Text:
    """Return the territories that lie on the board."""
    canvas = Canvas.blank(3 * WIDTH, 3 * HEIGHT - 2)
    fields = {field.id: field for field in view.fields}
    bright = {
        name
        for kind, _, name in (reference.partition(":") for reference in lit)
        if kind in FIELD_PICKS
    }
    for place in view.layout:
        column, row = CORNERS[place.position]
        frame(canvas, column, row, place.territory, place.territory == view.crane)
        for direction in DIRECTION_IDS:
            dx, dy = CELLS[direction]
            field = fields[f"{place.territory}{direction}"]
            cell(canvas, column + dx, row + dy, field, field.id in bright, who)
    return canvas.text()


def frame(canvas: Canvas, column: int, row: int, territory: int, crane: bool) -> None:
    """Draw the hexagon of a territory with its number; doubled where the crane stands."""
    style = "bold" if crane else "dim"
    across = "═" if crane else "─"
    title = f" ►{territory}◄ " if crane else f" {territory} "
    canvas.write(column + 7, row, title.center(12, across), style)
    canvas.write(column + 7, row + HEIGHT - 1, across * 12, style)
    for line, (inset, side) in enumerate(SIDES, 1):
        other = "\\" if side == "/" else "/"
        canvas.write(column + inset, row + line, side, style)
        canvas.write(column + WIDTH - 1 - inset, row + line, other, style)
        if crane:
            canvas.write(column + inset + 1, row + line, side, style)
            canvas.write(column + WIDTH - 2 - inset, row + line, other, style)


def cell(
    canvas: Canvas, column: int, row: int, field: FieldView, bright: bool, who: Sequence[int]
) -> None:
    """Write a field: terrain, number and where it leads; below it the building."""
    ground = f"{GROUND[field.terrain]} {'bold reverse' if bright else ''}".strip()
    mark = "›" if bright else " "
    leads = f"→{field.leads}" if field.leads is not None else ""
    canvas.write(column, row, f"{mark}{SYMBOLS[field.terrain]}{field.number}{leads}", ground)
    stands = building(field, who)
    if field.owner is None:
        canvas.write(column + 1, row + 1, "·", "dim")
    else:
        canvas.write(column + 1, row + 1, stands, INKS[who[field.owner]])


# -- Below the map -----------------------------------------------------------------------


def legend(view: View, words: Words) -> Text:
    """Return what the symbols mean, and the ground tiles and roofs left."""
    text = Text()
    for kind, terrain in enumerate(TERRAIN_IDS):
        text.append(f"{SYMBOLS[terrain]} {words.name(f'terrain:{terrain}')}", GROUND[terrain])
        text.append(f" ({view.ground[kind]})  " if kind < len(view.ground) else "  ")
    text.append(words.say("board-roofs", {"roofs": view.roofs}))
    text.append("\n" + words.say("board-key"), "dim")
    return text


def projects(view: View, words: Words) -> Drawing:
    """Return the public projects of the display."""
    shown = [words.name(f"card:{name}") for name in view.display if name is not None]
    if view.refill is not None:
        shown.append("?")
    return indented(Text(words.say("board-projects", {"pile": len(view.pile)}), "bold"), shown)


def indented(heading: Text, lines: Sequence[str]) -> Drawing:
    """Return a heading and lines below it that keep their indent when they are folded."""
    return Group(heading, *(Indented(line) for line in lines))


def players(view: View, words: Words, who: Sequence[int]) -> Drawing:
    """Return a row for every seat: population, floors, ruses, points and cards won."""
    titles = [words.say(f"board-{name}") for name in HEADINGS]
    rows = [
        (
            Text(name_of(view, seat, words, who[seat]), INKS[who[seat]]),
            people(player),
            str(player.floors),
            "○" * player.ruses or "-",
            counted(player.points, POINTS_TRACK, "70"),
            " ".join(player.won) or "-",
        )
        for seat, player in enumerate(view.players)
    ]
    return Table(rows, 2, titles=("", *titles), sides=FLUSH)


def name_of(view: View, seat: int, words: Words, who: int) -> str:
    """Return a seat with its mark, its people, and whether it is to decide."""
    turn = "►" if seat in view.waiting else " "
    called = words.name(f"people:{PEOPLE_IDS[who]}")
    return f"{turn}{MARKS[who]} {words.name(f'seat:{seat}')} ({called})"


def people(player: PlayerView) -> str:
    """Return the population as the track shows it; ``!`` marks the red zone (4.10)."""
    shown = counted(player.population, POPULATION_TRACK, "40+")
    return f"{shown}!" if player.population <= RED_ZONE else shown


def counted(number: int, track: int, tile: str) -> str:
    """Return a number, and beyond the track also its tiles and the space: ``52 (40+ 12)``."""
    tiles = (number - 1) // track if number > 0 else 0
    if tiles == 0:
        return str(number)
    times = f"{tiles}×" if tiles > 1 else ""
    return f"{number} ({times}{tile} {(number - 1) % track + 1})"


def status(view: View, words: Words, who: Sequence[int]) -> Text:
    """Return round, order of the turns and actions left, and whether the end has come."""
    order = " → ".join(MARKS[who[seat]] for seat in view.order) or "-"
    said = words.say("board-status", {"round": view.round, "order": order, "left": view.left})
    text = Text(said)
    if view.ending:
        text.append(f"  {words.say('board-ending')}", "bold")
    return text


def known_secrets(view: View, words: Words, who: Sequence[int]) -> list[Drawing]:
    """Return the secret projects the viewer knows: one's own, at the end everybody's."""
    found = []
    for seat, player in enumerate(view.players):
        cards = player.kept or player.dealt
        if cards:
            heading = Text(f"{MARKS[who[seat]]} {words.say('board-secrets')}", INKS[who[seat]])
            found.append(indented(heading, [words.name(f"keep:{kind}") for kind in cards]))
    return found
