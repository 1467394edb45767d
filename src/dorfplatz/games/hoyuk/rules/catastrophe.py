"""Höyük: phase 2, the catastrophe (6.6). It does not take place in round 1 (HOY-7.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.games.hoyuk.actions import STRIKE, cell_of, element_of, lose_code
from dorfplatz.games.hoyuk.material import (
    BY_HIGHRISES,
    BY_HOUSES,
    BY_OVENS,
    BY_PENS,
    CATASTROPHE_IDS,
    CATASTROPHES,
    CELL_NAMES,
    CELLS,
    DESTROY_ONE,
    EFFECT,
    ELEMENT_IDS,
    FLOOD,
    HOUSE,
    IN_MODE,
    IS_MOST,
    LOCUSTS,
    METRIC,
    MOST_BLOCKS,
    PEN,
    SHAMAN,
    TARGET,
)
from dorfplatz.games.hoyuk.rules.build import ROOF_BIT
from dorfplatz.games.hoyuk.state import (
    A_PEN,
    ALL_BUT_SHAMAN,
    HAS_OVEN,
    HAS_SHAMAN,
    HAS_SHRINE,
    HOUSES,
    SKIPPED,
    STRUCK,
    State,
)
from dorfplatz.games.hoyuk.village import (
    destroy,
    is_house,
    owner,
    pen_owner,
    remove_pen,
    shaman_block,
)

_COUNTS: Final[vec[i64]] = vec[i64]([0] * (int(MOST_BLOCKS) + 1))

# -- Which blocks are struck --------------------------------------------------


def list_catastrophes(state: State, codes: Codes) -> None:
    """List every card of the mode that was not used yet, all equally likely (HOY-2.4, HOY-4.6)."""
    codes.clear()
    for card in range(CATASTROPHES):
        if IN_MODE[state.mode][card] and not is_used(state, card):
            codes.add(STRIKE + card)


def is_used(state: State, card: i64) -> bool:
    """Say whether a catastrophe lies at the bottom of the deck."""
    for place in range(state.used_count):
        if i64(state.used[place]) == card:
            return True
    return False


def affected(state: State, card: i64) -> list[int]:
    """Return the blocks a card selects, ascending, the shaman's included (HOY-7.3 to HOY-7.5)."""
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
    what = state.what
    for cell in range(CELLS):
        if what[cell] >= A_PEN and measures(state, metric, cell):
            counts[i64(state.block[cell])] += 1


def measures(state: State, metric: i64, cell: i64) -> bool:
    """Say whether a house or pen counts for a metric."""
    if metric == BY_PENS:
        return state.what[cell] == A_PEN
    if state.what[cell] < HOUSES:
        return False
    if metric == BY_HOUSES:
        return True
    if metric == BY_HIGHRISES:
        return state.tall[cell] == 2
    return (state.roof[cell] & (HAS_OVEN if metric == BY_OVENS else HAS_SHRINE)) != 0


def struck(state: State, card: i64) -> list[int]:
    """Return the affected blocks without the one the shaman protects (HOY-7.11, HOY-13.3).

    No other block takes its place. The flood strikes no block.
    """
    return [block for block in affected(state, card) if block != shaman_block(state)]


# -- What it does -------------------------------------------------------------


def reveal(state: State, card: i64, journal: Journal) -> None:
    """Reveal a card, mark the struck blocks once (HOY-7.3), do what needs no decision (HOY-7.2)."""
    state.used[state.used_count] = u8(card)
    state.used_count += 1
    blocks = struck(state, card)
    if journal.on:
        journal.note(
            "catastrophe",
            {
                "card": f"catastrophe:{CATASTROPHE_IDS[card]}",
                "what": f"strikes:{CATASTROPHE_IDS[card]}",
                "blocks": tuple(f"block:{block}" for block in blocks),
                "count": len(blocks),
            },
        )
    effect = EFFECT[card]
    if effect == FLOOD:  # HOY-7.10
        if state.stock[SHAMAN] == 0:
            send_home(state)
            if journal.on:
                journal.note("shaman-home", {})
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


def card_now(state: State) -> i64:
    """Return the catastrophe of this round."""
    return i64(state.used[state.used_count - 1])


def losses(state: State, seat: i64, block: i64) -> i64:
    """Return how many things a seat loses in a struck block, counted now (HOY-7.7, 7.8, 7.12)."""
    card = card_now(state)
    owned = count_owned(state, seat, block, TARGET[card])
    if EFFECT[card] == DESTROY_ONE or owned < 2:
        return 1 if owned > 0 else 0
    return owned // 2


def count_owned(state: State, seat: i64, block: i64, element: i64) -> i64:
    """Return how many houses, or other elements of a kind, a seat has in a block."""
    count: i64 = 0
    for cell in range(CELLS):
        if is_owned(state, seat, block, element, cell):
            count += 1
    return count


def is_owned(state: State, seat: i64, block: i64, element: i64, cell: i64) -> bool:
    """Say whether a seat has a house, or another element of a kind, on this cell of a block."""
    if state.what[cell] < A_PEN or i64(state.block[cell]) != block:
        return False
    if element == HOUSE:
        return is_house(state, cell) and owner(state, cell) == seat
    if state.what[cell] == A_PEN:
        return (element == PEN or (state.roof[cell] & ROOF_BIT[element]) != 0) and pen_owner(
            state, cell
        ) == seat
    return (state.roof[cell] & ROOF_BIT[element]) != 0 and owner(state, cell) == seat


def list_losses(state: State, seat: i64, block: i64, codes: Codes) -> None:
    """List what a seat may lose in a block: his own choice, one at a time (HOY-7.6, HOY-7.12)."""
    codes.clear()
    element = TARGET[card_now(state)]
    for cell in range(CELLS):
        if is_owned(state, seat, block, element, cell):
            codes.add(lose_code(element, cell))


def lose(state: State, seat: i64, code: i64, journal: Journal) -> None:
    """Carry out a loss at once (HOY-7.12): houses become ruins, elements return to the supply."""
    element = element_of(code)
    cell = cell_of(code)
    if element == HOUSE:
        destroy(state, cell)  # HOY-6.43
    elif element == PEN:
        remove_pen(state, cell)  # HOY-6.44
    else:
        state.roof[cell] &= ~ROOF_BIT[element]
        state.stock[element] += 1
    if journal.on:
        journal.note(
            "loses",
            {
                "seat": f"seat:{seat}",
                "element": f"element:{ELEMENT_IDS[element]}",
                "cell": f"cell:{CELL_NAMES[cell]}",
            },
        )
