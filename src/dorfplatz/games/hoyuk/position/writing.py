"""Höyük: positions written as text (15.3)."""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.games.hoyuk.material import (
    CARD_LETTERS,
    CARDS,
    CATASTROPHE_IDS,
    CELL_NAMES,
    CELLS,
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
from dorfplatz.kit.squares import DIRECTIONS

ROOFS: Final = {"O": 1, "S": 2, "V": 4, "M": 8}
DEFAULT_TOPS: Final = "OSPHHCV"


def write_position(state: State) -> str:
    """Return the canonical text of a position: fields in order, defaults left out."""
    tribes = letters(state)
    fields = [f"hoyuk {MODE_IDS[state.mode]} {state.limit} {tribes}"]
    in_setup = at_of(state.pending[0]) == AT_SETUP
    if state.round != 1:
        fields.append(f"round {state.round}")
    if state.first != 0 and not in_setup:
        fields.append(f"start {tribes[state.first]}")
    at = _write_at(state)
    if at != f"cards1 {tribes[state.first]}":
        fields.append(f"at {at}")
    if state.ending:
        fields.append("end")
    grid = write_grid(state)
    if grid:
        fields.append(f"grid {grid}")
    for seat in range(state.seats):
        own = _write_seat(state, seat)
        if own:
            fields.append(f"{tribes[seat]}{own}")
    fields.extend(_write_stacks(state))
    fields.extend(_write_tiles(state))
    if state.used_count > 0:
        used = [CATASTROPHE_IDS[i64(state.used[place])] for place in range(state.used_count)]
        fields.append(f"used {' '.join(used)}")
    for name, mark in (("hit", STRUCK), ("skip", SKIPPED), ("done", EVALUATED)):
        blocks = [str(b) for b in range(1, state.blocks + 1) if state.marks[b] & mark]
        if blocks:
            fields.append(f"{name} {' '.join(blocks)}")
    return "; ".join(fields)


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
    at = at_of(frame)
    seat = letters(state)[seat_of(frame)] if seat_of(frame) < state.seats else ""
    part = part_of(frame)
    if at == AT_CARDS:
        return f"cards{part} {seat}"
    if at == AT_ABILITY:
        return f"ability{part} {seat} {number_of(frame)}"
    if at == AT_DEAL:
        return f"deal{part}"
    if at == AT_BUILD:
        return f"build{part} {seat}"
    if at == AT_LOSS:
        return f"loss {seat} {part} {number_of(frame)}"
    if at == AT_BLOCK:
        return f"block {seat}"
    if at == AT_RETURN:
        return f"return {seat}"
    if at == AT_NOMINATE:
        return f"nominate {seat}"
    return {int(AT_SETUP): "setup", int(AT_DRAW): "draw"}.get(int(at), "over")


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
    marks = "".join(f"+{letter}" for letter, bit in ROOFS.items() if int(roof) & bit)
    return f"{TRIBE_LETTERS[i64(state.tribes[owner(state, cell)])]}{name}{storey}{marks}"


def _write_seat(state: State, seat: i64) -> str:
    text = ""
    if state.supply[seat] != state.limit - storeys_of(state, seat):
        text += f" houses {state.supply[seat]}"
    if state.points[seat] > 0:
        text += f" vp {state.points[seat]}"
    hand = "".join(
        CARD_LETTERS[card] * int(state.hand[seat * CARDS + card]) for card in range(CARDS)
    )
    if hand:
        text += f" hand {hand}"
    played = "".join(
        CARD_LETTERS[i64(state.played[seat * MOST_CARDS + place])]
        for place in range(i64(state.played_count[seat]))
    )
    return text + (f" played {played}" if played else "")


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
    returned = "".join(
        CARD_LETTERS[i64(state.returned[stack * MOST_CARDS + place])]
        for place in range(i64(state.returned_count[stack]))
    )
    return top + hidden + returned or "-"


def write_bag(state: State, group: i64) -> str:
    """Return the contents of the bag of a reward group."""
    return "".join(
        f"{CARD_LETTERS[card]}{state.bags[group * CARDS + card]}"
        for card in range(CARDS)
        if state.bags[group * CARDS + card] > 0
    )


def _write_stacks(state: State) -> list[str]:
    stacks = [write_stack(state, stack) for stack in range(STACKS_OF[state.mode])]
    bags = [write_bag(state, group) for group in range(GROUPS_OF[state.mode])]
    default = [f"{DEFAULT_TOPS[stack]}?9" for stack in range(len(stacks))]
    if stacks == default and bags == [_default_bag(group) for group in range(len(bags))]:
        return []
    named = [f"{STACK_LETTERS[i]}={content}" for i, content in enumerate(stacks)]
    fields = ["stacks " + " ".join(named)]
    full = [f"{GROUP_IDS[i]}={content}" for i, content in enumerate(bags) if content]
    return fields + (["bag " + " ".join(full)] if full else [])


def default_counts(group: int) -> list[int]:
    """Return what is hidden in the stacks of a group when nothing else is written."""
    counts = list(GROUP_COUNTS[group])
    for stack in range(STACKS):
        if GROUP_OF_STACK[stack] == group:
            counts[CARD_LETTERS.index(DEFAULT_TOPS[stack])] -= 1
    return counts


def _default_bag(group: int) -> str:
    return "".join(
        f"{letter}{count}"
        for letter, count in zip(CARD_LETTERS, default_counts(group), strict=True)
        if count
    )


def open_slots(state: State) -> str:
    """Return the open slots of the tile being built, fixed houses first."""
    third = "" if state.open_third == NO_SLOT else TILE_LETTERS[state.open_third]
    return "H" * int(state.open_houses) + third


def _write_tiles(state: State) -> list[str]:
    fields: list[str] = []
    dealt: list[str] = []
    tribes = letters(state)
    for step in range(1, state.seats + 1):
        seat = (state.first + step) % state.seats
        if state.dealt[seat] != NO_TILE:
            dealt.append(f"{tribes[seat]}={TILE_LETTERS[i64(state.dealt[seat])]}")
    if dealt:
        fields.append("dealt " + " ".join(dealt))
    if at_of(frame_now(state)) == AT_BUILD and len(open_slots(state)) < 3:
        fields.append("open " + open_slots(state))
    aside = "".join(TILE_LETTERS[kind] * int(state.aside[kind]) for kind in range(TILES))
    if aside:
        fields.append("aside " + aside)
    return fields
