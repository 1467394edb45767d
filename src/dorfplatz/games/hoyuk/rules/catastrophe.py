"""Höyük: phase 2, the catastrophe (6.6). It does not take place in round 1 (HOY-7.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.hoyuk.actions import cell_of, element_of, place_of
from dorfplatz.games.hoyuk.belongings import count_owned, is_owned
from dorfplatz.games.hoyuk.material import (
    BY_HIGHRISES,
    BY_HOUSES,
    BY_OVENS,
    BY_PENS,
    CELL_INDEX,
    CELLS,
    DESTROY_ONE,
    EFFECT,
    ELEMENT_LETTERS,
    FLOOD,
    HOUSE,
    IS_MOST,
    LOCUSTS,
    METRIC,
    MOST_BLOCKS,
    PEN,
    REMOVE_HALF,
    SHAMAN,
    TARGET,
)
from dorfplatz.games.hoyuk.state import (
    ALL_BUT_SHAMAN,
    HAS_OVEN,
    HAS_SHAMAN,
    HAS_SHRINE,
    ROOF_BIT,
    SKIPPED,
    STRUCK,
    State,
    card_now,
    now,
    part_of,
)
from dorfplatz.games.hoyuk.telling import tell_catastrophe, tell_lost, tell_shaman_home
from dorfplatz.games.hoyuk.village import destroy, pen_beside, remove_pen, shaman_block

_COUNTS: Final[vec[i64]] = vec[i64]([0] * (int(MOST_BLOCKS) + 1))

NOT_TO_LOSE: Final = Refusal("HOY-7.6", "not-to-lose")


def forbids_loss(state: State, seat: int, element: str, cell: str) -> Refusal | None:
    """The seat names what it loses, in the block now struck, one at a time (HOY-7.6, HOY-7.12)."""
    wanted = TARGET[card_now(state)]
    block = part_of(now(state))
    if ELEMENT_LETTERS.index(element) != wanted:
        return NOT_TO_LOSE
    return None if is_owned(state, seat, block, wanted, CELL_INDEX[cell]) else NOT_TO_LOSE


# -- Which blocks are struck --------------------------------------------------


def affected(state: State, card: i64) -> list[int]:
    """Return the blocks a card selects, ascending, the shaman's included (HOY-7.3 to HOY-7.5).

    Every card of the mode that was not used yet is equally likely (HOY-2.4, HOY-4.6).
    """
    if METRIC[card] < 0:
        return []
    measure(state, METRIC[card])
    counts = _COUNTS
    best: i64 = -1
    for block in range(1, state.blocks + 1):
        if state.residents[block] != 0 and (
            best < 0 or (counts[block] > best if IS_MOST[card] else counts[block] < best)
        ):
            best = counts[block]
    if best < 0 or (IS_MOST[card] and best == 0):
        return []
    found: list[int] = []
    for block in range(1, state.blocks + 1):
        if state.residents[block] != 0 and counts[block] == best:
            found.append(int(block))
    return found


def measure(state: State, metric: i64) -> None:
    """Count something in every block, all owners together (HOY-7.4); a high-rise is one house."""
    counts = _COUNTS
    for block in range(state.blocks + 1):
        counts[block] = 0
    houses = state.houses
    for seat in range(state.seats):
        first = seat * CELLS
        for place in range(first, first + state.standing[seat]):
            house = i64(houses[place])
            counts[i64(state.block[house])] += measured(state, metric, house)


def measured(state: State, metric: i64, house: i64) -> i64:
    """Return what a house counts for a metric, its pens included."""
    if metric == BY_HOUSES:
        return 1
    if metric == BY_PENS:
        pens: i64 = 0
        for side in range(4):
            if pen_beside(state, house, side) != CELLS:
                pens += 1
        return pens
    if metric == BY_HIGHRISES:
        return 1 if state.tall[house] == 2 else 0
    return 1 if state.roof[house] & (HAS_OVEN if metric == BY_OVENS else HAS_SHRINE) else 0


def struck(state: State, card: i64) -> list[int]:
    """Return the affected blocks without the one the shaman protects (HOY-7.11, HOY-13.3).

    No other block takes its place. The flood strikes no block.
    """
    return without_immune(state, affected(state, card))


def without_immune(state: State, blocks: list[int]) -> list[int]:
    """Return blocks without the one in which the shaman stands."""
    immune = int(shaman_block(state))
    return [block for block in blocks if block != immune]


# -- What it does -------------------------------------------------------------


def reveal(state: State, card: i64, journal: Journal) -> None:
    """Reveal a card, mark the struck blocks once (HOY-7.3), do what needs no decision (HOY-7.2)."""
    used = state.used[:]
    used[state.used_count] = u8(card)
    state.used = used
    state.used_count += 1
    found = affected(state, card)
    blocks = without_immune(state, found)
    tell_catastrophe(state, card, found, blocks, journal)
    effect = EFFECT[card]
    if effect == FLOOD:  # HOY-7.10
        if state.stock[SHAMAN] == 0:
            send_home(state)
            tell_shaman_home(journal)
        return
    mark = SKIPPED if effect == LOCUSTS else STRUCK  # HOY-7.9
    for block in blocks:
        state.marks[block] |= mark


def send_home(state: State) -> None:
    """Return the shaman to the supply (HOY-7.10, HOY-9.6)."""
    for cell in range(CELLS):
        if state.roof[cell] & HAS_SHAMAN:
            state.roof[cell] &= ALL_BUT_SHAMAN
            state.stock[SHAMAN] = 1


def losses(state: State, seat: i64, block: i64) -> i64:
    """Return how many things a seat loses in a block that this round's card strikes."""
    return losses_to(state, card_now(state), seat, block)


def losses_to(state: State, card: i64, seat: i64, block: i64) -> i64:
    """Return how many things a card takes from a seat in a block, counted now.

    One house, or half of what is there, at least one (HOY-7.7, 7.8, 7.12).
    """
    if EFFECT[card] > REMOVE_HALF:
        return 0
    owned = count_owned(state, seat, block, TARGET[card])
    if EFFECT[card] == DESTROY_ONE or owned < 2:
        return 1 if owned > 0 else 0
    return owned // 2


def lose(state: State, seat: i64, code: i64, journal: Journal) -> None:
    """Carry out a loss at once (HOY-7.12): houses become ruins, elements return to the supply."""
    element = element_of(place_of(code))
    cell = cell_of(place_of(code))
    tell_lost(state, seat, element, cell, journal)
    if element == HOUSE:
        destroy(state, cell)  # HOY-6.43
    elif element == PEN:
        remove_pen(state, cell)  # HOY-6.44
    else:
        state.roof[cell] &= ~ROOF_BIT[element]
        state.stock[element] += 1
