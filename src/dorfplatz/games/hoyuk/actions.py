"""Höyük: what can be done, one value per verb, and the numbers the rules use for it inside."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from mypy_extensions import i64

from dorfplatz.games.hoyuk.material import (
    CARD_LETTERS,
    CATASTROPHE_IDS,
    CATASTROPHE_INDEX,
    CELL_INDEX,
    CELL_NAMES,
    ELEMENT_LETTERS,
    STACK_LETTERS,
    TILE_LETTERS,
    TRIBE_LETTERS,
)
from dorfplatz.kit.squares import DIRECTIONS

MARKS: Final[tuple[str, ...]] = ("", "x", "^")
"""A house on an empty cell, on a ruin, as second storey."""


@dataclass(frozen=True)
class Place:
    """One element on a cell: ``Hf6``, ``Hxe6``, ``H^f6``, ``Pf7s``, ``Of6``, ``Cf7``.

    ``detail`` is the mark of a house (``x``, ``^`` or nothing) or the host's direction of a pen.
    """

    element: str
    cell: str
    detail: str = ""


@dataclass(frozen=True)
class Build:
    """An element of the tile: ``Hf6``."""

    place: Place


@dataclass(frozen=True)
class Spend:
    """A card used for building: ``@S:Sf6``, ``@J:Pf7s``."""

    card: str
    place: Place


@dataclass(frozen=True)
class PlaySet:
    """Equal cards for victory points: ``=S3``, with metal cards ``=S3+J2``, metal only ``=J2``."""

    card: str
    count: int
    metal: int = 0


@dataclass(frozen=True)
class Finish:
    """Finish the card window or the tile, decline an ability or a part of it: ``-``."""


@dataclass(frozen=True)
class Use:
    """The ability of Sneerg, Lebu or Ruples places something: ``*Pf8s``, ``*Cf8``, ``*H^f6``."""

    place: Place


@dataclass(frozen=True)
class Raze:
    """The ability of the Ders: ``*xg6``."""

    cell: str


@dataclass(frozen=True)
class Steal:
    """The ability of the Oleyli: ``*Ok3>f6``, ``*Pk4>f7s``."""

    source: str
    place: Place


@dataclass(frozen=True)
class Lose:
    """A loss in a catastrophe: a house ``xf6``, another element ``~Of6``."""

    element: str
    cell: str


@dataclass(frozen=True)
class Evaluate:
    """The block that is evaluated next: ``#3``."""

    block: int


@dataclass(frozen=True)
class Return:
    """The stack under which the played cards go: ``>O``."""

    stack: str


@dataclass(frozen=True)
class Nominate:
    """The next start player: ``>>B``."""

    tribe: str


@dataclass(frozen=True)
class Start:
    """Chance: the first start player: ``!start=R`` (C1)."""

    tribe: str


@dataclass(frozen=True)
class Top:
    """Chance: the new top card of a stack: ``!top=O:S`` (C2)."""

    stack: str
    card: str


@dataclass(frozen=True)
class Strike:
    """Chance: the catastrophe: ``!cat=fire_2`` (C3)."""

    catastrophe: str


@dataclass(frozen=True)
class Tile:
    """Chance: the construction tile of the next player in dealing order: ``!tile=W`` (C4)."""

    kind: str


Action: TypeAlias = (
    Build
    | Spend
    | PlaySet
    | Finish
    | Use
    | Raze
    | Steal
    | Lose
    | Evaluate
    | Return
    | Nominate
    | Start
    | Top
    | Strike
    | Tile
)

# -- Codes: a placement is element, cell and mark or direction; other verbs follow, one span each.
# -- Lists are in ascending order of codes.

ELEMENT: Final[i64] = 1024
CELL: Final[i64] = 4
SPAN: Final[i64] = 8192
SPEND: Final[i64] = SPAN  # seven spans, one for each card
USE: Final[i64] = 8 * SPAN
RAZE: Final[i64] = 9 * SPAN
SET: Final[i64] = 10 * SPAN
LOSE: Final[i64] = 11 * SPAN
EVALUATE: Final[i64] = 12 * SPAN
RETURN: Final[i64] = 13 * SPAN
NOMINATE: Final[i64] = 14 * SPAN
START: Final[i64] = 15 * SPAN
TOP: Final[i64] = 16 * SPAN
STRIKE: Final[i64] = 17 * SPAN
TILE: Final[i64] = 18 * SPAN
STEAL: Final[i64] = 32 * SPAN
SOURCE: Final[i64] = SPAN
FINISH: Final[i64] = 512 * SPAN


def place_code(element: i64, cell: i64, detail: i64) -> i64:
    """Return the number of a placement: detail is a house's mark or the direction of a host."""
    return element * ELEMENT + cell * CELL + detail


def element_of(place: i64) -> i64:
    """Return the element of a placement."""
    return place // ELEMENT


def cell_of(place: i64) -> i64:
    """Return the cell of a placement."""
    return (place % ELEMENT) // CELL


def detail_of(place: i64) -> i64:
    """Return the mark of a house or the direction of a pen's host."""
    return place % CELL


def spend_code(card: i64) -> i64:
    """Return what is added to a placement when a card pays for it."""
    return SPEND + card * SPAN


def set_code(card: i64, count: i64, metal: i64) -> i64:
    """Return the code of a set: so many cards of a kind, and metal cards beside them."""
    return SET + card * 64 + count * 8 + metal


def lose_code(element: i64, cell: i64) -> i64:
    """Return the code of losing an element on a cell."""
    return LOSE + place_code(element, cell, 0)


def steal_code(source: i64, place: i64) -> i64:
    """Return the code of a theft from a cell to a new place."""
    return STEAL + source * SOURCE + place


def _encode_place(place: Place) -> i64:
    element = ELEMENT_LETTERS.index(place.element)
    is_pen = place.element == "P"
    detail = DIRECTIONS.index(place.detail) if is_pen else MARKS.index(place.detail)
    return place_code(element, CELL_INDEX[place.cell], detail)


def _decode_place(place: i64) -> Place:
    letter = ELEMENT_LETTERS[element_of(place)]
    detail = detail_of(place)
    name = CELL_NAMES[cell_of(place)]
    return Place(letter, name, DIRECTIONS[detail] if letter == "P" else MARKS[detail])


def encode(action: Action) -> i64:
    """Return the number of an action."""
    match action:
        case Build(place):
            return _encode_place(place)
        case Spend(card, place):
            return spend_code(CARD_LETTERS.index(card)) + _encode_place(place)
        case PlaySet(card, count, metal):
            return set_code(CARD_LETTERS.index(card), count, metal)
        case Finish():
            return FINISH
        case Use(place):
            return USE + _encode_place(place)
        case Raze(cell):
            return RAZE + i64(CELL_INDEX[cell])
        case Steal(source, place):
            return steal_code(CELL_INDEX[source], _encode_place(place))
        case Lose(element, cell):
            return lose_code(ELEMENT_LETTERS.index(element), CELL_INDEX[cell])
        case Evaluate(block):
            return EVALUATE + i64(block)
        case Return(stack):
            return RETURN + i64(STACK_LETTERS.index(stack))
        case Nominate(tribe):
            return NOMINATE + i64(TRIBE_LETTERS.index(tribe))
        case Start(tribe):
            return START + i64(TRIBE_LETTERS.index(tribe))
        case Top(stack, card):
            return TOP + i64(STACK_LETTERS.index(stack) * 8 + CARD_LETTERS.index(card))
        case Strike(catastrophe):
            return STRIKE + i64(CATASTROPHE_INDEX[catastrophe])
        case Tile(kind):
            return TILE + i64(TILE_LETTERS.index(kind))


def decode(code: i64) -> Action:
    """Return the action of a number."""
    if code >= FINISH:
        return Finish()
    if code >= STEAL:
        theft = code - STEAL
        return Steal(CELL_NAMES[theft // SOURCE], _decode_place(theft % SOURCE))
    verb = code // SPAN
    rest = code % SPAN
    if verb == 0:
        return Build(_decode_place(rest))
    if code < USE:
        return Spend(CARD_LETTERS[verb - 1], _decode_place(rest))
    return _decode_other(code - rest, rest)


def _decode_other(verb: i64, rest: i64) -> Action:
    if verb == USE:
        return Use(_decode_place(rest))
    if verb == RAZE:
        return Raze(CELL_NAMES[rest])
    if verb == SET:
        return PlaySet(CARD_LETTERS[rest // 64], int(rest % 64 // 8), int(rest % 8))
    if verb == LOSE:
        return Lose(ELEMENT_LETTERS[element_of(rest)], CELL_NAMES[cell_of(rest)])
    if verb == EVALUATE:
        return Evaluate(int(rest))
    if verb == RETURN:
        return Return(STACK_LETTERS[rest])
    if verb == NOMINATE:
        return Nominate(TRIBE_LETTERS[rest])
    if verb == START:
        return Start(TRIBE_LETTERS[rest])
    if verb == TOP:
        return Top(STACK_LETTERS[rest // 8], CARD_LETTERS[rest % 8])
    if verb == STRIKE:
        return Strike(CATASTROPHE_IDS[rest])
    return Tile(TILE_LETTERS[rest])
