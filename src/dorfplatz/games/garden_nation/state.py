"""Garden Nation: the position as plain rows of numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from dorfplatz.engine.rules import CHANCE
from dorfplatz.games.garden_nation.layout import BARE, Layout
from dorfplatz.games.garden_nation.material import (
    BRAMBLE,
    DEALT,
    DIRECTION_OF,
    DIRECTIONS,
    FLOORS,
    GROUND_TILES,
    KEPT,
    KINDS,
    NO_FIELD,
    OTHERS_POPULATION,
    PROJECTS,
    ROOFS,
    RUSE_TILES,
)
from dorfplatz.kit.regions import long_row, row

# -- Phases (section 6) ----------------------------------------------------------------

LAYOUT: Final[i64] = 0
DISPLAYING: Final[i64] = 1
STARTING: Final[i64] = 2
DEALING: Final[i64] = 3
SECRETS: Final[i64] = 4
ACTION: Final[i64] = 5
REFILL: Final[i64] = 6
NEXT: Final[i64] = 7
FINISHED: Final[i64] = 8
PHASE_IDS: Final[list[str]] = [
    "LAYOUT",
    "DISPLAY",
    "START",
    "DEAL",
    "SECRETS",
    "ACTION",
    "REFILL",
    "NEXT",
    "OVER",
]

# -- Where things are ------------------------------------------------------------------

NOBODY: Final[u8] = 4
"""The owner of a free field (GAR-2.6)."""

NOWHERE: Final[i64] = -1
"""The crane before the first action; a position or territory that is not settled yet."""

NO_SLOT: Final[i64] = -1
NO_KIND: Final[u8] = 255

IN_BOX: Final[u8] = 0
IN_PILE: Final[u8] = 1
IN_DISPLAY: Final[u8] = 2
WON: Final[u8] = 3
"""A public card: out of this game, in the pile, in the display, or won by a seat (3 + seat)."""


@final
@mypyc_attr(acyclic=True)
class State:
    """A position.

    Fields are numbered territory * 7 + direction as they lie on the table. ``terrain`` is the
    terrain a field has now, brambles until a ground tile lies there (GAR-2.4). ``hand`` counts for
    every seat the kinds it was dealt, ``kept`` names the two it keeps. ``order`` holds the seats of
    the slots used this round, ``hole`` the display slot that is to be refilled.
    """

    def __init__(
        self,
        seats: i64,
        layout: Layout,
        owner: vec[u8],
        height: vec[u8],
        roof: vec[u8],
        terrain: vec[u8],
        cards: vec[u8],
        display: vec[u8],
        hand: vec[u8],
        kept: vec[u8],
        order: vec[u8],
        ground: vec[u8],
        population: vec[i64],
        floors: vec[i64],
        ruses: vec[i64],
        points: vec[i64],
        phase: i64,
        active: i64,
        crane: i64,
        round: i64,
        slots: i64,
        left: i64,
        ending: bool,
        roofs: i64,
        pile: i64,
        hole: i64,
    ) -> None:
        self.seats = seats
        self.layout = layout
        self.owner = owner
        self.height = height
        self.roof = roof
        self.terrain = terrain
        self.cards = cards
        self.display = display
        self.hand = hand
        self.kept = kept
        self.order = order
        self.ground = ground
        self.population = population
        self.floors = floors
        self.ruses = ruses
        self.points = points
        self.phase = phase
        self.active = active
        self.crane = crane
        self.round = round
        self.slots = slots
        self.left = left
        self.ending = ending
        self.roofs = roofs
        self.pile = pile
        self.hole = hole

    def copy(self) -> "State":
        """Return an independent copy; the layout is shared, nothing changes it."""
        return State(
            self.seats,
            self.layout,
            self.owner[:],
            self.height[:],
            self.roof[:],
            self.terrain[:],
            self.cards[:],
            self.display[:],
            self.hand[:],
            self.kept[:],
            self.order[:],
            self.ground[:],
            self.population[:],
            self.floors[:],
            self.ruses[:],
            self.points[:],
            self.phase,
            self.active,
            self.crane,
            self.round,
            self.slots,
            self.left,
            self.ending,
            self.roofs,
            self.pile,
            self.hole,
        )


def empty_board(seats: i64) -> State:
    """Return the position before anything was drawn (GAR-1.4)."""
    count = int(seats)
    return State(
        seats,
        BARE,
        row([int(NOBODY)] * 49),
        row([0] * 49),
        row([0] * 49),
        row([int(BRAMBLE)] * 49),
        row([int(IN_BOX)] + [int(IN_PILE)] * 21),
        row([0, 0, 0, 0]),
        row([0] * (count * 15)),
        row([int(NO_KIND)] * (count * 2)),
        row([0, 0, 0, 0]),
        row(GROUND_TILES),
        long_row([int(OTHERS_POPULATION)] * count),
        long_row([FLOORS[count]] * count),
        long_row([RUSE_TILES] * count),
        long_row([0] * count),
        LAYOUT,
        CHANCE,
        NOWHERE,
        1,
        0,
        0,
        False,
        ROOFS,
        PROJECTS,
        NO_SLOT,
    )


# -- Questions about a position --------------------------------------------------------


def hand_size(state: State, seat: i64) -> i64:
    """Return how many secret cards a seat was dealt."""
    hand = state.hand
    count: i64 = 0
    for kind in range(KINDS):
        count += i64(hand[seat * KINDS + kind])
    return count


def has_chosen(state: State, seat: i64) -> bool:
    """Say whether a seat keeps its two secret cards already."""
    return state.kept[seat * KEPT] != NO_KIND


def is_dealt(state: State, seat: i64) -> bool:
    """Say whether a seat has its four secret cards."""
    return hand_size(state, seat) >= DEALT


def first_undealt(state: State) -> i64:
    """Return the lowest seat with fewer than four secret cards, or the number of seats."""
    seat: i64 = 0
    while seat < state.seats and is_dealt(state, seat):
        seat += 1
    return seat


def first_unchosen(state: State) -> i64:
    """Return the lowest seat that has not chosen its secret cards, or the number of seats."""
    seat: i64 = 0
    while seat < state.seats and has_chosen(state, seat):
        seat += 1
    return seat


def first_empty_slot(state: State) -> i64:
    """Return the leftmost empty display slot, or ``NO_SLOT``."""
    slot: i64 = 0
    while slot < len(state.display):
        if state.display[slot] == 0:
            return slot
        slot += 1
    return NO_SLOT


def turn_holder(state: State) -> i64:
    """Return the seat whose turn it is, also while chance refills the display."""
    return i64(state.order[state.slots - 1])


def had_turn(state: State, seat: i64) -> bool:
    """Say whether a seat has a slot of this round."""
    for slot in range(state.slots):
        if i64(state.order[slot]) == seat:
            return True
    return False


def slot_actions(state: State) -> i64:
    """Return the actions of the slot in use: 1 in slot 1, otherwise 2 (GAR-3.2)."""
    return 1 if state.slots <= 1 else 2


def build_cost(state: State, field: i64) -> i64:
    """Return the number of the field plus the floors there (GAR-6.3), however many (GAR-6.5)."""
    return i64(state.layout.number[field]) + i64(state.height[field])


def building_value(state: State, field: i64) -> i64:
    """Return twice the total building cost, by number and height alone (4.7, GAR-7.3, RULING-6)."""
    floors = i64(state.height[field])
    return 2 * floors * i64(state.layout.number[field]) + floors * (floors - 1)


def floors_in(state: State, territory: i64, seat: i64) -> i64:
    """Return the floors of a seat in a territory, finished buildings included (GAR-10.3)."""
    count: i64 = 0
    first = territory * DIRECTIONS
    for field in range(first, first + DIRECTIONS):
        if i64(state.owner[field]) == seat:
            count += i64(state.height[field])
    return count


def sole_majority(state: State, territory: i64) -> i64:
    """Return the seat with strictly the most floors in a territory, or -1; a tie is none."""
    best: i64 = 0
    holder: i64 = -1
    for seat in range(state.seats):
        floors = floors_in(state, territory, seat)
        if floors > best:
            best = floors
            holder = seat
        elif floors == best:
            holder = -1
    return holder


def neighbours(state: State, field: i64) -> list[int]:
    """Return the fields that touch a field, in its own territory or another (GAR-2.2)."""
    first = field * DIRECTIONS
    around = [int(state.layout.around[place]) for place in range(first, first + DIRECTIONS)]
    return [other for other in around if other != NO_FIELD]


def leads_to(state: State, field: i64) -> i64:
    """Return the territory a field points to, as it lies on the table (GAR-4.3, GAR-4.6)."""
    return i64(state.layout.at[DIRECTION_OF[field]])
