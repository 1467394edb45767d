"""Höyük: positions written as text (15.3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.games.hoyuk.material import (
    CARD_LETTERS,
    CARDS,
    CATASTROPHE_IDS,
    CELL_NAMES,
    CELLS,
    ELEMENT_LETTERS,
    GROUP_COUNTS,
    GROUP_IDS,
    GROUP_OF_STACK,
    GROUPS_OF,
    MAX_SEATS,
    MIN_SEATS,
    MODE_IDS,
    MOST_CARDS,
    NO_CARD,
    NO_TILE,
    STACK_LETTERS,
    STACKS,
    STACKS_OF,
    TILE_LETTERS,
    TILES,
    TRIBE_LETTERS,
)
from dorfplatz.games.hoyuk.state import (
    A_PEN,
    AT_ABILITY,
    AT_BLOCK,
    AT_BUILD,
    AT_CARDS,
    AT_DEAL,
    AT_DRAW,
    AT_LOSS,
    AT_NOMINATE,
    AT_RETURN,
    AT_SETUP,
    AT_TOP,
    EMPTY,
    EVALUATED,
    HAS_CATTLE,
    HOUSES,
    NO_SLOT,
    ROOF_BIT,
    RUIN,
    SKIPPED,
    STRUCK,
    State,
    at_of,
    number_of,
    part_of,
    seat_of,
)
from dorfplatz.games.hoyuk.village import owner
from dorfplatz.kit.positions import joined, unless
from dorfplatz.kit.squares import DIRECTIONS

ROOFS: Final = "OSVM"
"""What may stand on a roof, in the order in which it is written."""
POINTS: Final = {
    int(AT_SETUP): "setup",
    int(AT_CARDS): "cards",
    int(AT_ABILITY): "ability",
    int(AT_DEAL): "deal",
    int(AT_BUILD): "build",
    int(AT_DRAW): "draw",
    int(AT_LOSS): "loss",
    int(AT_BLOCK): "block",
    int(AT_RETURN): "return",
    int(AT_NOMINATE): "nominate",
}
MARKS: Final = {"hit": STRUCK, "skip": SKIPPED, "done": EVALUATED}
DEFAULT_TOPS: Final = "OSPHHCV"


def write_position(state: State) -> str:
    """Return the canonical text of a position: fields in order, defaults left out."""
    tribes = letters(state)
    start = 0 if at_of(state.pending[0]) == AT_SETUP else state.first
    stacks, bag = _write_stacks(state), _write_bags(state)
    untouched = (stacks, bag) == DEFAULT_STACKS[state.mode]
    used = [CATASTROPHE_IDS[i64(state.used[place])] for place in range(state.used_count)]
    blocks = range(1, int(state.blocks) + 1)
    fields = {
        "hoyuk": f"{MODE_IDS[state.mode]} {state.limit} {tribes}",
        "round": unless(str(state.round), "1"),
        "start": unless(tribes[start], tribes[0]),
        "at": unless(_write_at(state), f"cards1 {tribes[state.first]}"),
        "end": "" if state.ending else None,
        "grid": unless(write_grid(state)),
        **{tribe: unless(_write_seat(state, seat)) for seat, tribe in enumerate(tribes)},
        "stacks": None if untouched else stacks,
        "bag": None if untouched else unless(bag),
        "dealt": unless(_write_dealt(state)),
        "open": unless(_write_open(state)),
        "aside": unless(
            "".join(TILE_LETTERS[kind] * int(state.aside[kind]) for kind in range(TILES))
        ),
        "used": unless(" ".join(used)),
    }
    for name, mark in MARKS.items():
        fields[name] = unless(" ".join(str(b) for b in blocks if state.marks[b] & mark))
    return joined(fields)


def is_seating(letters: str) -> bool:
    """Say whether the letters are the distinct tribes of a possible number of seats."""
    return (
        MIN_SEATS <= len(letters) <= MAX_SEATS
        and len(set(letters)) == len(letters)
        and all(letter in TRIBE_LETTERS for letter in letters)
    )


def letters(state: State) -> str:
    """Return the letters of the seats, clockwise."""
    return "".join(TRIBE_LETTERS[i64(tribe)] for tribe in state.tribes)


def frame_now(state: State) -> i64:
    """Return what comes next after the top cards that are still to be drawn."""
    depth = state.depth - 1
    while at_of(state.pending[depth]) == AT_TOP:
        depth -= 1
    return state.pending[depth]


def _write_at(state: State) -> str:
    frame = frame_now(state)
    name = POINTS.get(int(at_of(frame)), "over")
    if name in ("setup", "draw", "over"):
        return name
    part, number = part_of(frame), number_of(frame)
    if name == "deal":
        return f"deal{part}"
    seat = letters(state)[seat_of(frame)]
    if name == "loss":
        return f"loss {seat} {part} {number}"
    if name == "ability":
        return f"ability{part} {seat} {number}"
    return f"{name}{part} {seat}" if name in ("cards", "build") else f"{name} {seat}"


def write_grid(state: State) -> str:
    """Return the tokens of the grid: by block, then column, then row."""
    occupied = [cell for cell in range(CELLS) if state.what[cell] != EMPTY]
    occupied.sort(key=lambda cell: (int(state.block[cell]), cell))
    return " ".join(token(state, cell) for cell in occupied)


def token(state: State, cell: i64) -> str:
    """Return what stands on an occupied cell."""
    name = CELL_NAMES[cell]
    storey = "^" if state.tall[cell] == 2 else ""
    roof = state.roof[cell]
    if state.what[cell] == RUIN:
        return f"x{name}{storey}"
    if state.what[cell] == A_PEN:
        return f"P{name}{DIRECTIONS[i64(state.host[cell])]}" + ("+C" if roof & HAS_CATTLE else "")
    marks = "".join(f"+{letter}" for letter in ROOFS if roof & roof_bit(letter))
    return f"{TRIBE_LETTERS[i64(state.tribes[owner(state, cell)])]}{name}{storey}{marks}"


def roof_bit(letter: str) -> u8:
    """Return the bit by which what a letter stands for lies on a roof."""
    return ROOF_BIT[ELEMENT_LETTERS.index(letter)]


def _write_seat(state: State, seat: i64) -> str:
    hand = [CARD_LETTERS[card] * int(state.hand[seat * CARDS + card]) for card in range(CARDS)]
    fields = {
        "houses": unless(str(state.supply[seat]), str(state.limit - storeys_of(state, seat))),
        "vp": unless(str(state.points[seat]), "0"),
        "hand": unless("".join(hand)),
        "played": unless(_cards(state.played, seat, i64(state.played_count[seat]))),
    }
    return joined(fields, between=" ")


def _cards(row: vec[u8], place: i64, count: i64) -> str:
    """Return the letters of so many cards that lie at one of the places of a row."""
    first = place * MOST_CARDS
    return "".join(CARD_LETTERS[i64(row[card])] for card in range(first, first + count))


def storeys_of(state: State, seat: i64) -> i64:
    """Return how many storeys the houses of a seat have."""
    count: i64 = 0
    for cell in range(CELLS):
        if state.what[cell] == HOUSES + u8(seat):
            count += i64(state.tall[cell])
    return count


def write_stack(state: State, stack: i64) -> str:
    """Return a stack from top to bottom, ``-`` when it is closed."""
    top = "" if state.tops[stack] == NO_CARD else CARD_LETTERS[i64(state.tops[stack])]
    hidden = f"?{state.hidden[stack]}" if state.hidden[stack] > 0 else ""
    returned = _cards(state.returned, stack, i64(state.returned_count[stack]))
    return top + hidden + returned or "-"


def write_bag(state: State, group: i64) -> str:
    """Return the contents of the bag of a reward group."""
    return "".join(
        f"{CARD_LETTERS[card]}{state.bags[group * CARDS + card]}"
        for card in range(CARDS)
        if state.bags[group * CARDS + card] > 0
    )


def _write_stacks(state: State) -> str:
    stacks = range(STACKS_OF[state.mode])
    return " ".join(f"{STACK_LETTERS[stack]}={write_stack(state, stack)}" for stack in stacks)


def _write_bags(state: State) -> str:
    bags = [(GROUP_IDS[group], write_bag(state, group)) for group in range(GROUPS_OF[state.mode])]
    return " ".join(f"{name}={content}" for name, content in bags if content)


def _default_stacks(mode: i64) -> tuple[str, str]:
    """Return the stacks of a mode, known tops and nine hidden below each, and their bags."""
    tops = list(zip(STACK_LETTERS, DEFAULT_TOPS, strict=True))[: STACKS_OF[mode]]
    bags = []
    for group in range(GROUPS_OF[mode]):
        counts = list(GROUP_COUNTS[group])
        for stack in range(STACKS):
            if GROUP_OF_STACK[stack] == group:
                counts[CARD_LETTERS.index(DEFAULT_TOPS[stack])] -= 1
        hidden = zip(CARD_LETTERS, counts, strict=True)
        content = "".join(f"{letter}{count}" for letter, count in hidden if count)
        bags.append(f"{GROUP_IDS[group]}={content}")
    return " ".join(f"{stack}={top}?9" for stack, top in tops), " ".join(bags)


DEFAULT_STACKS: Final = [_default_stacks(mode) for mode in range(len(MODE_IDS))]
"""The fields ``stacks`` and ``bag`` when nothing else is written, by mode."""


def open_slots(state: State) -> str:
    """Return the open slots of the tile being built, fixed houses first."""
    third = "" if state.open_third == NO_SLOT else TILE_LETTERS[state.open_third]
    return "H" * int(state.open_houses) + third


def _write_open(state: State) -> str:
    slots = open_slots(state) if at_of(frame_now(state)) == AT_BUILD else ""
    return slots if len(slots) < 3 else ""


def _write_dealt(state: State) -> str:
    tribes = letters(state)
    seats = [(state.first + step) % state.seats for step in range(1, state.seats + 1)]
    return " ".join(
        f"{tribes[seat]}={TILE_LETTERS[i64(state.dealt[seat])]}"
        for seat in seats
        if state.dealt[seat] != NO_TILE
    )
