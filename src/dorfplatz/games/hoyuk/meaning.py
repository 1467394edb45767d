"""Höyük: the move that somebody means who points at things that cannot be picked."""

from collections.abc import Sequence

from dorfplatz.games.hoyuk.actions import (
    Action,
    Build,
    Evaluate,
    Lose,
    Place,
    Raze,
    Return,
    Spend,
    Steal,
    Use,
)
from dorfplatz.games.hoyuk.material import (
    AROUND,
    CARD_IDS,
    CARD_LETTERS,
    CATASTROPHE_IDS,
    CELL_INDEX,
    CELL_NAMES,
    CELLS,
    ELEMENT_IDS,
    ELEMENT_LETTERS,
    STACK_IDS,
    STACK_LETTERS,
    TARGET,
)
from dorfplatz.games.hoyuk.view import Square, View
from dorfplatz.kit.squares import DIRECTIONS

PLACED = {"green": ("P", "C"), "blue": ("P", "V"), "purple": ("H", "H")}
"""What the parts of an ability place, by tribe."""


def meant(view: View, seat: int, picks: Sequence[str]) -> Action | None:
    """Return the likely move behind some picks or references, if there is one."""
    named = dict(pick.partition(":")[::2] for pick in picks)
    if "block" in named and named["block"].isdigit():
        return Evaluate(int(named["block"]))
    if named.get("stack") in STACK_IDS:
        return Return(STACK_LETTERS[STACK_IDS.index(named["stack"])])
    cell = named.get("cell", "")
    return at_cell(view, seat, named, cell) if cell in CELL_INDEX else None


def at_cell(view: View, seat: int, named: dict[str, str], cell: str) -> Action | None:
    """Return what pointing at a cell means in the step that is played."""
    here = {square.cell: square for square in view.squares}
    if view.step == "loss" and view.used:
        return Lose(ELEMENT_LETTERS[TARGET[CATASTROPHE_IDS.index(view.used[-1])]], cell)
    if view.step == "block":
        return Evaluate(here[cell].block) if cell in here else None
    tribe = view.players[seat].tribe
    if view.step == "ability" and tribe == "red":
        return Raze(cell)
    element = letter_of(view, seat, named)
    if element is None:
        return None
    place = likely_place(here, seat, element, cell, named.get("side"))
    if view.step == "build":
        return Build(place)
    if view.step == "cards":
        return spent(view, seat, named, place)
    if view.step != "ability":
        return None
    if tribe == "yellow":
        source = named.get("from", "")
        return Steal(source, place) if source in CELL_INDEX else None
    return Use(place)


def letter_of(view: View, seat: int, named: dict[str, str]) -> str | None:
    """Return the element that is meant: what was picked, shown by a card, or comes first."""
    for role in ("element", "card", "set"):
        if named.get(role) in ELEMENT_IDS:
            return ELEMENT_LETTERS[ELEMENT_IDS.index(named[role])]
    if view.step == "build":
        first = view.open[:1]
        return first if first in ELEMENT_LETTERS else "H"
    if view.step == "ability":
        parts = PLACED.get(view.players[seat].tribe)
        return None if parts is None else parts[min(view.number, 2) - 1]
    held = [letter for letter in view.players[seat].hand if letter in ELEMENT_LETTERS]
    return held[0] if held else "H"


def likely_place(
    here: dict[str, Square], seat: int, element: str, cell: str, side: str | None
) -> Place:
    """Return the place with the mark that fits, and a pen beside an own house if there is one."""
    square = here.get(cell)
    if element == "H":
        kind = None if square is None else square.kind
        return Place("H", cell, "x" if kind == "ruin" else "^" if kind == "house" else "")
    if element != "P":
        return Place(element, cell)
    known = side is not None and side in DIRECTIONS
    return Place("P", cell, side if known and side else likely_host(here, seat, cell))


def likely_host(here: dict[str, Square], seat: int, cell: str) -> str:
    """Return the side on which an own house lies; any side if there is none."""
    for number, side in enumerate(DIRECTIONS):
        other = int(AROUND[CELL_INDEX[cell] * 4 + number])
        square = here.get(CELL_NAMES[other]) if other != int(CELLS) else None
        if square is not None and square.kind == "house" and square.owner == seat:
            return side
    return DIRECTIONS[0]


def spent(view: View, seat: int, named: dict[str, str], place: Place) -> Action:
    """Return a card put onto a cell: the one that was picked, or one that shows the element."""
    card = named.get("card", named.get("set", "").partition("-")[0])
    if card in CARD_IDS:
        return Spend(CARD_LETTERS[CARD_IDS.index(card)], place)
    fits = place.element in view.players[seat].hand or place.element not in CARD_LETTERS
    return Spend(place.element if fits and place.element in CARD_LETTERS else "J", place)
