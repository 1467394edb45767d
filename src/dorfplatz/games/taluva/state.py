"""Taluva: the position as plain rows of numbers (4.3), and what is kept beside it for speed."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from dorfplatz.games.taluva.material import (
    COPIES,
    EDGE,
    HUT,
    KINDS,
    PER_PLAYER,
    PIECES,
    WIDTHS,
)
from dorfplatz.kit.regions import long_row

# Phases (chapter 6).
TO_DRAW: Final[i64] = 0
TO_PLACE: Final[i64] = 1
TO_BUILD: Final[i64] = 2
ENDED: Final[i64] = 3

# End reasons, as in ``END_REASONS``.
NOT_OVER: Final[i64] = 0
EARLY_VICTORY: Final[i64] = 1
LAST_PLAYER: Final[i64] = 2
TILES_EXHAUSTED: Final[i64] = 3

NO_TILE: Final[i64] = -1
ACTIVE: Final[i64] = 0

# What a cell is good for: six orientations, and two marks.
FITS: Final[i64] = 63
ON_RIM: Final[i64] = 64
PLOT: Final[i64] = 128
PLOT_BIT: Final[i64] = 7


@final
@mypyc_attr(acyclic=True)
class State:
    """A position.

    Cells lie in a square window of ``WIDTHS[size]`` around 0.0. Of each cell the rules need the
    ``level`` (0: no tile), the ``ground`` (1..5 land, ``VOLCANO`` plus orientation) and the
    ``piece`` on it (0: none, else four times the seat plus one, plus the kind).

    The rest follows from these (``fitting``) and is kept so that lists need no search. ``around``
    has a bit for every direction in which a tile lies beside a cell. ``use`` has a bit for every
    orientation in which a tile would lie flat with its volcano here, ``PLOT`` for a free land field
    of level 1, and ``ON_RIM`` for the cells listed in ``rim``, which are all that ever had an
    orientation. ``island`` lists the cells with a tile, ``homes`` the fields of every seat,
    ``plots`` counts the plots; ``north`` to ``east`` enclose the island in rows and columns of the
    window.

    ``status`` is 0 for an active player, n for the n-th to finish, -n for the n-th eliminated.
    """

    def __init__(
        self,
        seats: i64,
        ranking: bool,
        founding: bool,
        size: i64,
        level: vec[u8],
        ground: vec[u8],
        piece: vec[u8],
        around: vec[u8],
        use: vec[u8],
        rim: vec[i64],
        island: vec[i64],
        homes: vec[i64],
        settled: vec[i64],
        supply: vec[i64],
        status: vec[i64],
        stack: vec[i64],
        left: i64,
        active: i64,
        phase: i64,
        hand: i64,
        over: i64,
        plots: i64,
        north: i64,
        south: i64,
        west: i64,
        east: i64,
    ) -> None:
        self.seats = seats
        self.ranking = ranking
        self.founding = founding
        self.size = size
        self.level = level
        self.ground = ground
        self.piece = piece
        self.around = around
        self.use = use
        self.rim = rim
        self.island = island
        self.homes = homes
        self.settled = settled
        self.supply = supply
        self.status = status
        self.stack = stack
        self.left = left
        self.active = active
        self.phase = phase
        self.hand = hand
        self.over = over
        self.plots = plots
        self.north = north
        self.south = south
        self.west = west
        self.east = east

    def copy(self) -> "State":
        """Return an independent copy."""
        return State(
            self.seats,
            self.ranking,
            self.founding,
            self.size,
            self.level[:],
            self.ground[:],
            self.piece[:],
            self.around[:],
            self.use[:],
            self.rim[:],
            self.island[:],
            self.homes[:],
            self.settled[:],
            self.supply[:],
            self.status[:],
            self.stack[:],
            self.left,
            self.active,
            self.phase,
            self.hand,
            self.over,
            self.plots,
            self.north,
            self.south,
            self.west,
            self.east,
        )

    def cell(self, q: i64, r: i64) -> i64:
        """Return the cell of a position inside the window."""
        width = WIDTHS[self.size]
        half = width >> 1
        return (r + half) * width + q + half

    def holds(self, q: i64, r: i64) -> bool:
        """Say whether a position lies inside the window, away from its edge."""
        reach = (WIDTHS[self.size] >> 1) - 1 - EDGE
        return -reach <= q <= reach and -reach <= r <= reach

    def q(self, cell: i64) -> i64:
        """Return the column of a cell, as positions count."""
        width = WIDTHS[self.size]
        return (cell & (width - 1)) - (width >> 1)

    def r(self, cell: i64) -> i64:
        """Return the row of a cell, as positions count."""
        return (cell >> (6 + self.size)) - (WIDTHS[self.size] >> 1)

    def clear_window(self) -> None:
        """Take an empty window of the current size."""
        width = int(WIDTHS[self.size])
        empty = EMPTY if self.size == 0 else vec[u8]([0] * (width * width))
        self.level = empty[:]
        self.ground = empty[:]
        self.piece = empty[:]
        self.around = empty[:]
        self.use = empty[:]


EMPTY: Final[vec[u8]] = vec[u8]([0] * (int(WIDTHS[0]) * int(WIDTHS[0])))
"""The smallest window before the first tile."""


def enclose(state: State, cell: i64) -> None:
    """Add a cell to the island and stretch its bounds."""
    state.island = append(state.island, cell)
    row = cell >> (6 + state.size)
    column = cell & (WIDTHS[state.size] - 1)
    if row < state.north:
        state.north = row
    if row > state.south:
        state.south = row
    if column < state.west:
        state.west = column
    if column > state.east:
        state.east = column


def move_in(state: State, seat: i64, cell: i64) -> None:
    """Note that a seat has a piece on a cell."""
    count = state.settled[seat]
    state.homes[seat * PIECES + count] = cell
    state.settled[seat] = count + 1


def move_out(state: State, seat: i64, cell: i64) -> None:
    """Note that a seat has no piece on a cell any more."""
    homes = state.homes
    first = seat * PIECES
    last = first + state.settled[seat] - 1
    i = first
    while homes[i] != cell:
        i += 1
    homes[i] = homes[last]
    state.settled[seat] -= 1


def empty_island(seats: i64, ranking: bool, founding: bool, left: i64, active: i64) -> State:
    """Return the position before the first tile: full supplies, full stack (TAL-2.1, TAL-2.2)."""
    supply = vec[i64]()
    for _ in range(seats):
        for kind in range(KINDS):
            supply = append(supply, PER_PLAYER[kind])
    state = State(
        seats,
        ranking,
        founding,
        0,
        vec[u8](),
        vec[u8](),
        vec[u8](),
        vec[u8](),
        vec[u8](),
        vec[i64](),
        vec[i64](),
        vec[i64]([0] * int(seats * PIECES)),
        vec[i64]([0] * int(seats)),
        supply,
        vec[i64]([0] * int(seats)),
        long_row(COPIES),
        left,
        active,
        TO_DRAW,
        NO_TILE,
        NOT_OVER,
        0,
        WIDTHS[0],
        0,
        WIDTHS[0],
        0,
    )
    state.clear_window()
    return state


def built(state: State, seat: i64, kind: i64) -> i64:
    """Return how many pieces of a kind a seat has built, covered ones included (TAL-12.3)."""
    return PER_PLAYER[kind] - state.supply[seat * KINDS + kind]


def covered(state: State, seat: i64) -> i64:
    """Return how many huts of a seat lie under later tiles; they never come back (TAL-5.11)."""
    count = built(state, seat, HUT)
    for i in range(state.settled[seat]):
        cell = state.homes[seat * PIECES + i]
        if i64(state.piece[cell]) & 3 == HUT:
            count -= i64(state.level[cell])
    return count


def piece_code(seat: i64, kind: i64) -> i64:
    """Return how a piece of a seat stands in ``piece``."""
    return (seat + 1) * 4 + kind


def owner_of(piece: i64) -> i64:
    """Return the seat of a piece, -1 for none."""
    return (piece >> 2) - 1


def kind_of(piece: i64) -> i64:
    """Return the kind of a piece."""
    return piece & 3


def active_seats(state: State) -> i64:
    """Return how many players are neither eliminated nor finished."""
    count: i64 = 0
    for status in state.status:
        if status == ACTIVE:
            count += 1
    return count
