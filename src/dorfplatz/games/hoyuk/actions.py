"""Höyük: what can be done, one value per verb, and the numbers the rules use for it inside.

Longer than other files, since every verb stands here three times, as a value, as a number and on
the way between them, and nobody else need know how the numbers are made.
"""

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
# -- Lists are in ascending order of codes. Each verb is named by the beginning of its span.

ELEMENT: Final[i64] = 1024
CELL: Final[i64] = 4
SPAN: Final[i64] = 8192
BUILD: Final[i64] = 0
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

SET_CARD: Final[i64] = 64
SET_COUNT: Final[i64] = 8
TOP_STACK: Final[i64] = 8

ON_RUIN: Final[i64] = 1
SECOND_STOREY: Final[i64] = 2
"""The marks of a house, as they stand in a placement; an empty cell has mark 0."""


def verb_of(code: i64) -> i64:
    """Return what a code does: ``BUILD``, ``SPEND``, ... ``FINISH``."""
    if code < SPEND:
        return BUILD
    if code < USE:
        return SPEND
    if code >= FINISH:
        return FINISH
    return STEAL if code >= STEAL else code - code % SPAN


def verb_number(verb: i64) -> i64:
    """Return the place of a verb among those of players; what chance does has none."""
    if verb == BUILD:
        return 0
    if verb == SPEND:
        return 1
    if verb == STEAL:
        return 9
    if verb == FINISH:
        return 10
    number = verb // SPAN - 6  # USE begins the eighth span
    return number if 2 <= number <= 8 else -1


# -- Placements


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


def place_of(code: i64) -> i64:
    """Return the placement inside any code that has one."""
    return code % SPAN


# -- Cards


def spend_code(card: i64) -> i64:
    """Return what is added to a placement when a card pays for it."""
    return SPEND + card * SPAN


def spent_of(code: i64) -> i64:
    """Return the card that pays for a placement."""
    return (code - SPEND) // SPAN


def set_code(card: i64, count: i64, metal: i64) -> i64:
    """Return the code of a set: so many cards of a kind, and metal cards beside them."""
    return SET + card * SET_CARD + count * SET_COUNT + metal


def set_card_of(code: i64) -> i64:
    """Return the kind of card that a set is made of."""
    return (code - SET) // SET_CARD


def set_count_of(code: i64) -> i64:
    """Return how many cards of the kind a set has."""
    return (code - SET) % SET_CARD // SET_COUNT


def set_metal_of(code: i64) -> i64:
    """Return how many metal cards fill in a set."""
    return (code - SET) % SET_COUNT


# -- Abilities


def use_code(place: i64) -> i64:
    """Return the code of an ability that places something."""
    return USE + place


def raze_code(cell: i64) -> i64:
    """Return the code of razing a house."""
    return RAZE + cell


def razed_of(code: i64) -> i64:
    """Return the cell of a house that is razed."""
    return code - RAZE


def steal_code(source: i64, place: i64) -> i64:
    """Return the code of a theft from a cell to a new place."""
    return STEAL + source * SOURCE + place


def source_of(code: i64) -> i64:
    """Return the cell that a theft takes from."""
    return (code - STEAL) // SOURCE


# -- Phases 2 to 4


def lose_code(element: i64, cell: i64) -> i64:
    """Return the code of losing an element on a cell."""
    return LOSE + place_code(element, cell, 0)


def evaluate_code(block: i64) -> i64:
    """Return the code of having a block evaluated."""
    return EVALUATE + block


def block_of(code: i64) -> i64:
    """Return the block that is evaluated."""
    return code - EVALUATE


def return_code(stack: i64) -> i64:
    """Return the code of putting the played cards under a stack."""
    return RETURN + stack


def under_of(code: i64) -> i64:
    """Return the stack under which the played cards go."""
    return code - RETURN


def nominate_code(tribe: i64) -> i64:
    """Return the code of appointing the next start player."""
    return NOMINATE + tribe


def nominee_of(code: i64) -> i64:
    """Return the tribe that is appointed."""
    return code - NOMINATE


# -- Chance


def start_code(tribe: i64) -> i64:
    """Return the code of drawing the first start player."""
    return START + tribe


def starter_of(code: i64) -> i64:
    """Return the tribe that begins."""
    return code - START


def top_code(stack: i64, card: i64) -> i64:
    """Return the code of turning up a card on a stack."""
    return TOP + stack * TOP_STACK + card


def top_stack_of(code: i64) -> i64:
    """Return the stack whose top card is turned up."""
    return (code - TOP) // TOP_STACK


def top_card_of(code: i64) -> i64:
    """Return the card that is turned up."""
    return (code - TOP) % TOP_STACK


def strike_code(card: i64) -> i64:
    """Return the code of drawing a catastrophe."""
    return STRIKE + card


def catastrophe_of(code: i64) -> i64:
    """Return the catastrophe that is drawn."""
    return code - STRIKE


def tile_code(kind: i64) -> i64:
    """Return the code of dealing a tile."""
    return TILE + kind


def tile_of(code: i64) -> i64:
    """Return the kind of tile that is dealt."""
    return code - TILE


# -- Actions to codes and back


def encode_place(place: Place) -> i64:
    """Return the number of a placement."""
    element = ELEMENT_LETTERS.index(place.element)
    is_pen = place.element == "P"
    detail = DIRECTIONS.index(place.detail) if is_pen else MARKS.index(place.detail)
    return place_code(element, CELL_INDEX[place.cell], detail)


def decode_place(place: i64) -> Place:
    """Return the placement of a number."""
    letter = ELEMENT_LETTERS[element_of(place)]
    detail = detail_of(place)
    name = CELL_NAMES[cell_of(place)]
    return Place(letter, name, DIRECTIONS[detail] if letter == "P" else MARKS[detail])


def encode(action: Action) -> i64:
    """Return the number of an action."""
    match action:
        case Build(place):
            return encode_place(place)
        case Spend(card, place):
            return spend_code(CARD_LETTERS.index(card)) + encode_place(place)
        case PlaySet(card, count, metal):
            return set_code(CARD_LETTERS.index(card), count, metal)
        case Finish():
            return FINISH
        case Use(place):
            return use_code(encode_place(place))
        case Raze(cell):
            return raze_code(CELL_INDEX[cell])
        case Steal(source, place):
            return steal_code(CELL_INDEX[source], encode_place(place))
        case Lose(element, cell):
            return lose_code(ELEMENT_LETTERS.index(element), CELL_INDEX[cell])
        case Evaluate(block):
            return evaluate_code(block)
        case Return(stack):
            return return_code(STACK_LETTERS.index(stack))
        case Nominate(tribe):
            return nominate_code(TRIBE_LETTERS.index(tribe))
        case Start(tribe):
            return start_code(TRIBE_LETTERS.index(tribe))
        case Top(stack, card):
            return top_code(STACK_LETTERS.index(stack), CARD_LETTERS.index(card))
        case Strike(catastrophe):
            return strike_code(CATASTROPHE_INDEX[catastrophe])
        case Tile(kind):
            return tile_code(TILE_LETTERS.index(kind))


def decode(code: i64) -> Action:
    """Return the action of a number."""
    verb = verb_of(code)
    if verb == BUILD:
        return Build(decode_place(place_of(code)))
    if verb == SPEND:
        return Spend(CARD_LETTERS[spent_of(code)], decode_place(place_of(code)))
    if verb == FINISH:
        return Finish()
    if verb == STEAL:
        return Steal(CELL_NAMES[source_of(code)], decode_place(place_of(code)))
    if verb == USE:
        return Use(decode_place(place_of(code)))
    if verb == RAZE:
        return Raze(CELL_NAMES[razed_of(code)])
    if verb == SET:
        card = CARD_LETTERS[set_card_of(code)]
        return PlaySet(card, int(set_count_of(code)), int(set_metal_of(code)))
    if verb == LOSE:
        lost = place_of(code)
        return Lose(ELEMENT_LETTERS[element_of(lost)], CELL_NAMES[cell_of(lost)])
    return _decode_rest(verb, code)


def _decode_rest(verb: i64, code: i64) -> Action:
    if verb == EVALUATE:
        return Evaluate(int(block_of(code)))
    if verb == RETURN:
        return Return(STACK_LETTERS[under_of(code)])
    if verb == NOMINATE:
        return Nominate(TRIBE_LETTERS[nominee_of(code)])
    if verb == START:
        return Start(TRIBE_LETTERS[starter_of(code)])
    if verb == TOP:
        return Top(STACK_LETTERS[top_stack_of(code)], CARD_LETTERS[top_card_of(code)])
    if verb == STRIKE:
        return Strike(CATASTROPHE_IDS[catastrophe_of(code)])
    return Tile(TILE_LETTERS[tile_of(code)])
