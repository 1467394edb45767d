"""Höyük as text: the grid with houses, pens and ruins, and everything that lies beside it.

Owners are letters, storeys numbers, pieces letters of their own, so the grid reads without colour.
"""

from collections.abc import Collection

from dorfplatz.games.hoyuk.material import STACK_LETTERS
from dorfplatz.games.hoyuk.view import Square, View
from dorfplatz.kit.drawing import Drawing, Group, Table, Text, Words

INKS = {
    "R": "bold red",
    "G": "bold green",
    "Y": "bold yellow",
    "U": "bold magenta",
    "B": "bold blue",
}
ARROWS = {"n": "^", "e": ">", "s": "v", "w": "<"}
PIECES = {"oven": "o", "shrine": "s", "villager": "v", "shaman": "M", "cattle": "c"}
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
ROOM = 6  # characters for a cell, the gap included
COLUMNS = "abcdefghijklmnopqrstuvwxyz"


def draw(
    view: View, words: Words, width: int, lit: Collection[str] = (), open_hands: bool = False
) -> Drawing:
    """Return the grid, and below it players, stacks, blocks and catastrophes."""
    parts: list[Drawing] = [title(view, words), grid(view, lit)]
    parts.append(Text(words.say("board-legend"), "dim"))
    parts.append(players(view, words, open_hands))
    parts.append(stacks(view, words))
    if view.blocks:
        parts.append(blocks(view, words))
    parts.append(catastrophes(view, words))
    return Group(*parts)


def describe(view: View, pick: str, words: Words) -> str:
    """Return what stands on a cell, or who lives in a block, beside a choice."""
    kind, _, name = pick.partition(":")
    if kind in ("cell", "from"):
        return "".join(cell_text(view, s) for s in view.squares if s.cell == name)
    if kind == "block":
        return residents(view, int(name))
    return ""


def title(view: View, words: Words) -> Text:
    """Return the round, and whether it is the last one."""
    text = Text(words.say("board-round", {"round": view.round}), "bold")
    if view.ending:
        text.append(f" – {words.say('board-ending')}")
    return text


# -- The grid --------------------------------------------------------------------


def grid(view: View, lit: Collection[str]) -> Text:
    """Return two lines for every row of cells, the top row first."""
    standing = {square.cell: square for square in view.squares}
    bright = {pick.partition(":")[2] for pick in lit if pick.startswith(("cell:", "from:"))}
    text = Text()
    for row in range(view.rows, 0, -1):
        upper, lower = Text(f"{row:>2} "), Text("   ")
        for column in range(view.columns):
            name = f"{COLUMNS[column]}{row}"
            first, second, ink = drawn(view, standing, name, name in bright)
            upper.append(f"{first:<{ROOM}}"[:ROOM], ink)
            lower.append(f"{second:<{ROOM}}"[:ROOM], ink)
        text.append(upper)
        text.append("\n")
        text.append(lower)
        text.append("\n")
    text.append("   " + "".join(f"{COLUMNS[c]:<{ROOM}}" for c in range(view.columns)), "dim")
    return text


def drawn(view: View, standing: dict[str, Square], name: str, is_lit: bool) -> tuple[str, str, str]:
    """Return the two lines of a cell and their ink."""
    square = standing.get(name)
    if square is None:
        return (f"›{name}", "", "bold reverse") if is_lit else (".", "", "dim")
    mark = "›" if is_lit else ""
    letter = view.players[square.owner].letter if square.owner is not None else ""
    ink = ("reverse " if is_lit else "") + INKS.get(letter, "dim")
    return mark + cell_text(view, square), pieces(square, standing), ink


def cell_text(view: View, square: Square) -> str:
    """Return what stands on a cell: owner and storeys, a ruin, a pen and where its house lies."""
    letter = view.players[square.owner].letter if square.owner is not None else ""
    if square.kind == "ruin":
        return f"{'xx' if square.storeys == 1 else 'XX'}·{square.block}"
    if square.kind == "pen":
        return f"P{ARROWS[square.host or 'n']}{letter}·{square.block}"
    return f"{letter}{square.storeys}·{square.block}"


def pieces(square: Square, standing: dict[str, Square]) -> str:
    """Return what stands on a house, or the cattle and the open sides of a pen."""
    found = "".join(PIECES[name] for name in square.roof)
    if square.kind != "pen":
        return found
    return f"{found or ' '}{open_sides(square, standing)}"


def open_sides(square: Square, standing: dict[str, Square]) -> str:
    """Return the sides of a pen that lead to no house and no pen."""
    column, row = COLUMNS.index(square.cell[0]), int(square.cell[1:])
    sides = ""
    for side, (right, up) in STEPS.items():
        name = f"{COLUMNS[column + right]}{row + up}" if column + right >= 0 else ""
        beside = standing.get(name)
        if beside is None or beside.kind == "ruin":
            sides += side
    return sides


# -- Beside the grid --------------------------------------------------------------


def players(view: View, words: Words, open_hands: bool) -> Text:
    """Return a line for every player: points, supply, families, cards and tile."""
    text = Text()
    for seat, player in enumerate(view.players):
        mark = ("►" if view.active == seat else " ") + ("*" if view.first == seat else " ")
        name = f"{mark}{player.letter} {words.name(f'seat:{seat}')}"
        text.append(f"{name} – {words.name(f'tribe:{player.tribe}')}", INKS[player.letter])
        parts = [
            f"{player.points} {words.say('board-points')}",
            f"{player.houses} {words.say('board-houses')}",
            f"{player.families} {words.say('board-families')}",
            f"{words.say('board-hand')} {hand(view, seat, open_hands)}",
            f"{words.say('board-played')} {player.played or '-'}",
        ]
        if player.tile is not None:
            is_open = view.active == seat and view.open
            parts.append(f"{words.say('board-tile')} {view.open if is_open else player.tile}")
        text.append(f": {', '.join(parts)}\n")
    text.rstrip()
    return text


def hand(view: View, seat: int, open_hands: bool) -> str:
    """Return the own cards by letter, or all where they are open, else how many others hold."""
    held = view.players[seat].hand
    return held or "-" if open_hands or seat == view.viewer else str(len(held))


def stacks(view: View, words: Words) -> Text:
    """Return the top card, hidden and returned cards of every stack, and the general supply."""
    text = Text(f"{words.say('board-stacks')}: ", "bold")
    closed = words.say("board-closed")
    for stack in view.stacks:
        hidden = f"?{stack.hidden}" if stack.hidden else ""
        content = closed if stack.closed else f"{stack.top or ''}{hidden}{stack.returned}"
        text.append(f"{stack.letter}={content}  ", "")
    text.append(f"\n{words.say('board-supply')}: ", "bold")
    text.append(", ".join(f"{words.name(f'element:{n}')} {count}" for n, count in view.supply))
    return text


def blocks(view: View, words: Words) -> Drawing:
    """Return every block: residents, marks, and who would win which stack."""
    marks = {"hit": "board-struck", "skip": "board-locusts", "done": "board-evaluated"}
    rows = []
    for block in view.blocks:
        winners = [
            f"{STACK_LETTERS[number]}:{view.players[seat].letter}"
            for number, seat in enumerate(block.leaders)
            if seat is not None
        ]
        row = (
            f"  #{block.number}",
            residents(view, block.number) or words.say("nobody"),
            " ".join(winners),
            ", ".join(words.say(marks[mark]) for mark in block.marks),
        )
        rows.append(row)
    return Group(Text(words.say("board-blocks"), "bold"), Table(rows, gap=2))


def residents(view: View, number: int) -> str:
    """Return who lives in a block, with the number of houses: ``R3 B1``."""
    if not 1 <= number <= len(view.blocks):
        return ""
    found = view.blocks[number - 1]
    return " ".join(
        f"{player.letter}{count}"
        for player, count in zip(view.players, found.houses, strict=True)
        if count
    )


def catastrophes(view: View, words: Words) -> Drawing:
    """Return the catastrophe at work, or those that may come with the blocks they would strike."""
    text = Text()
    if view.step in ("loss", "block") and view.used and view.round > 1:
        card = view.used[-1]
        text.append(f"{words.say('board-drawn')}: ", "bold")
        text.append(f"{words.name(f'catastrophe:{card}')}. {words.name(f'strikes:{card}')}")
    elif view.round > 1 and (view.step == "draw" or (view.step == "cards" and view.phase < 3)):
        text.append(f"{words.say('board-forecast')}:", "bold")
        for coming in view.forecast:
            struck = words.join([words.name(f"block:{number}") for number in coming.blocks])
            name = words.name(f"catastrophe:{coming.catastrophe}")
            text.append(f"\n  {name}. {words.name(f'strikes:{coming.catastrophe}')}")
            if coming.selects:
                text.append(f" – {struck or words.say('board-nothing')}")
    return text
