"""Höyük: the position as plain rows of numbers (chapter 5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from dorfplatz.engine.rules import CHANCE
from dorfplatz.games.hoyuk.material import (
    CARDS,
    CARDS_PER_STACK,
    CATASTROPHES,
    CELLS,
    ELEMENTS_OF,
    GROUP_COUNTS,
    GROUPS_OF,
    MOST_BLOCKS,
    MOST_CARDS,
    MOST_SEATS,
    NO_CARD,
    NO_TILE,
    PIECES,
    STACKS,
    STACKS_OF,
    TILE_COUNTS,
    TILES,
)
from dorfplatz.kit.regions import long_row, row

# -- What a cell holds (HOY-3.2) ----------------------------------------------

EMPTY: Final[u8] = 0
RUIN: Final[u8] = 1
A_PEN: Final[u8] = 2
HOUSES: Final[u8] = 3
"""The house of seat 0; those of the other seats follow."""

HAS_OVEN: Final[u8] = 1
HAS_SHRINE: Final[u8] = 2
HAS_VILLAGER: Final[u8] = 4
HAS_SHAMAN: Final[u8] = 8
HAS_CATTLE: Final[u8] = 16
OVEN_OR_SHRINE: Final[u8] = 3
ALL_BUT_SHAMAN: Final[u8] = 247

ROOF_BIT: Final[vec[u8]] = row(
    [0, int(HAS_OVEN), 0, int(HAS_SHRINE), int(HAS_CATTLE), int(HAS_VILLAGER), int(HAS_SHAMAN)]
)
"""The bit by which an element stands on its cell."""

EXCLUDES: Final[vec[u8]] = row(
    [0, int(OVEN_OR_SHRINE), 0, int(OVEN_OR_SHRINE), int(HAS_CATTLE), int(HAS_VILLAGER), 0]
)
"""What may not stand on the cell already (HOY-6.24, HOY-6.26, HOY-6.27)."""

NO_SLOT: Final[i64] = -1
"""The third slot of a tile that has none open."""

MANY: Final[u8] = 255
"""The block of an empty cell that touches several blocks."""

SEAT_BIT: Final[vec[u8]] = row([1, 2, 4, 8, 16])
LAST_OPEN: Final[u8] = 3
ALL_BLOCKED: Final[u8] = 4
"""How many sides of a cell are not open (HOY-3.3)."""

EVERYBODY: Final[u8] = 31
"""The site of an empty cell that touches nothing: all seats may build there (``sites.py``)."""

STRUCK: Final[u8] = 1
SKIPPED: Final[u8] = 2
EVALUATED: Final[u8] = 4

# -- Pending decisions: what comes next is on top of a small stack ------------

AT_SETUP: Final[i64] = 0
AT_TOP: Final[i64] = 1
AT_CARDS: Final[i64] = 2
AT_ABILITY: Final[i64] = 3
AT_DEAL: Final[i64] = 4
AT_BUILD: Final[i64] = 5
AT_DRAW: Final[i64] = 6
AT_STRIKE: Final[i64] = 7
AT_LOSS: Final[i64] = 8
AT_BLOCK: Final[i64] = 9
AT_RETURN: Final[i64] = 10
AT_NOMINATE: Final[i64] = 11
AT_OVER: Final[i64] = 12
DEEPEST: Final[i64] = 16


@final
@mypyc_attr(acyclic=True)
class State:
    """A position.

    ``what``, ``tall``, ``roof`` and ``host`` are the grid. ``block`` is the number of an occupied
    cell's block; of an empty cell the block it touches, 0 for none, ``MANY`` for several. ``walls``
    counts the sides of a cell that are not open, ``near`` has a bit for each seat with a house
    beside the cell, and ``tight`` counts the pens whose last open side leads to it. Rows over the
    grid have one entry more, for everything outside. ``homes`` counts the houses of a seat in a
    block, ``residents`` has a bit for each seat that has one there. ``houses`` are the cells of the
    houses of each seat in turn, ascending, with room for ``CELLS`` of each; ``standing`` counts
    them. ``sites`` says who may build a house where (``sites.py``).
    """

    def __init__(
        self,
        seats: i64,
        mode: i64,
        limit: i64,
        all_herds: bool,
        tribes: vec[u8],
        what: vec[u8],
        tall: vec[u8],
        roof: vec[u8],
        host: vec[u8],
        block: vec[u8],
        walls: vec[u8],
        near: vec[u8],
        tight: vec[u8],
        homes: vec[u8],
        residents: vec[u8],
        houses: vec[u8],
        standing: vec[i64],
        sites: vec[u8],
        marks: vec[u8],
        stock: vec[i64],
        supply: vec[i64],
        points: vec[i64],
        hand: vec[u8],
        played: vec[u8],
        played_count: vec[u8],
        tops: vec[u8],
        hidden: vec[u8],
        returned: vec[u8],
        returned_count: vec[u8],
        bags: vec[u8],
        tile_bag: vec[u8],
        aside: vec[u8],
        dealt: vec[u8],
        used: vec[u8],
        pending: vec[i64],
        depth: i64,
        used_count: i64,
        blocks: i64,
        open_houses: i64,
        open_third: i64,
        round: i64,
        first: i64,
        active: i64,
        ending: bool,
    ) -> None:
        self.seats = seats
        self.mode = mode
        self.limit = limit
        self.all_herds = all_herds
        self.tribes = tribes
        self.what = what
        self.tall = tall
        self.roof = roof
        self.host = host
        self.block = block
        self.walls = walls
        self.near = near
        self.tight = tight
        self.homes = homes
        self.residents = residents
        self.houses = houses
        self.standing = standing
        self.sites = sites
        self.marks = marks
        self.stock = stock
        self.supply = supply
        self.points = points
        self.hand = hand
        self.played = played
        self.played_count = played_count
        self.tops = tops
        self.hidden = hidden
        self.returned = returned
        self.returned_count = returned_count
        self.bags = bags
        self.tile_bag = tile_bag
        self.aside = aside
        self.dealt = dealt
        self.used = used
        self.pending = pending
        self.depth = depth
        self.used_count = used_count
        self.blocks = blocks
        self.open_houses = open_houses
        self.open_third = open_third
        self.round = round
        self.first = first
        self.active = active
        self.ending = ending

    def copy(self) -> "State":
        """Return an independent copy.

        What never changes is shared, and so are ``returned`` with its counts and ``used``, which
        change so rarely that rules put another row in their place.
        """
        return State(
            self.seats,
            self.mode,
            self.limit,
            self.all_herds,
            self.tribes,
            self.what[:],
            self.tall[:],
            self.roof[:],
            self.host[:],
            self.block[:],
            self.walls[:],
            self.near[:],
            self.tight[:],
            self.homes[:],
            self.residents[:],
            self.houses[:],
            self.standing[:],
            self.sites[:],
            self.marks[:],
            self.stock[:],
            self.supply[:],
            self.points[:],
            self.hand[:],
            self.played[:],
            self.played_count[:],
            self.tops[:],
            self.hidden[:],
            self.returned,
            self.returned_count,
            self.bags[:],
            self.tile_bag[:],
            self.aside[:],
            self.dealt[:],
            self.used,
            self.pending[:],
            self.depth,
            self.used_count,
            self.blocks,
            self.open_houses,
            self.open_third,
            self.round,
            self.first,
            self.active,
            self.ending,
        )


def empty_village(mode: i64, limit: i64, all_herds: bool, tribes: vec[u8]) -> State:
    """Return the position before anything was drawn (HOY-2.2 to HOY-2.6)."""
    seats = i64(len(tribes))
    cells = int(CELLS) + 1
    blocks = int(MOST_BLOCKS) + 1
    stacks = int(STACKS_OF[mode])
    bags: list[int] = []
    for group in range(3):
        counts = GROUP_COUNTS[group]
        bags.extend(counts if group < GROUPS_OF[mode] else [0] * len(counts))
    return State(
        seats,
        mode,
        limit,
        all_herds,
        tribes,
        vec[u8]([0] * cells),
        vec[u8]([0] * cells),
        vec[u8]([0] * cells),
        vec[u8]([0] * cells),
        vec[u8]([0] * cells),
        vec[u8]([0] * cells),
        vec[u8]([0] * cells),
        vec[u8]([0] * cells),
        vec[u8]([0] * (blocks * int(MOST_SEATS))),
        vec[u8]([0] * blocks),
        vec[u8]([0] * (int(seats) * int(CELLS))),
        vec[i64]([0] * int(seats)),
        vec[u8]([EVERYBODY] * int(CELLS) + [0]),
        vec[u8]([0] * blocks),
        long_row(
            [int(PIECES[element]) if element in ELEMENTS_OF[mode] else 0 for element in range(7)]
        ),
        vec[i64]([limit] * int(seats)),
        vec[i64]([0] * int(seats)),
        vec[u8]([0] * int(MOST_SEATS * CARDS)),
        vec[u8]([0] * int(MOST_SEATS * MOST_CARDS)),
        vec[u8]([0] * int(MOST_SEATS)),
        vec[u8]([NO_CARD] * int(STACKS)),
        row([CARDS_PER_STACK if stack < stacks else 0 for stack in range(int(STACKS))]),
        vec[u8]([0] * int(STACKS * MOST_CARDS)),
        vec[u8]([0] * int(STACKS)),
        row(bags),
        row(TILE_COUNTS[mode]),
        vec[u8]([0] * int(TILES)),
        vec[u8]([NO_TILE] * int(MOST_SEATS)),
        vec[u8]([0] * int(CATASTROPHES)),
        vec[i64]([0] * int(DEEPEST)),
        0,
        0,
        0,
        0,
        0,
        1,
        0,
        CHANCE,
        False,
    )


# -- The stack of pending decisions -------------------------------------------


def pend(state: State, at: i64, seat: i64, part: i64, number: i64) -> None:
    """Put what comes next on top of the stack."""
    state.pending[state.depth] = at + seat * 16 + part * 256 + number * 65536
    state.depth += 1


def done(state: State) -> None:
    """Take what has been decided off the stack."""
    state.depth -= 1


def now(state: State) -> i64:
    """Return what comes next."""
    return state.pending[state.depth - 1]


def at_of(frame: i64) -> i64:
    """Return the kind of a pending decision."""
    return frame & 15


def seat_of(frame: i64) -> i64:
    """Return the seat of a pending decision (the stack, for a new top card)."""
    return (frame >> 4) & 15


def part_of(frame: i64) -> i64:
    """Return the phase of a card window, the step of a tile, the block of a loss."""
    return (frame >> 8) & 255


def number_of(frame: i64) -> i64:
    """Return the part of an ability, or how many losses are left."""
    return frame >> 16


def following(state: State, seat: i64) -> i64:
    """Return the next seat clockwise."""
    after = seat + 1
    return 0 if after == state.seats else after


def is_closed(state: State, stack: i64) -> bool:
    """Say whether a stack has no card left; it never gets one again (HOY-8.9)."""
    return (
        state.tops[stack] == NO_CARD
        and state.hidden[stack] == 0
        and state.returned_count[stack] == 0
    )


def seat_of_tribe(state: State, tribe: i64) -> i64:
    """Return the seat that plays a tribe, -1 if nobody does."""
    for seat in range(state.seats):
        if i64(state.tribes[seat]) == tribe:
            return seat
    return -1


def is_used(state: State, card: i64) -> bool:
    """Say whether a catastrophe lies at the bottom of the deck."""
    for place in range(state.used_count):
        if i64(state.used[place]) == card:
            return True
    return False


def card_now(state: State) -> i64:
    """Return the catastrophe of this round."""
    return i64(state.used[state.used_count - 1])
