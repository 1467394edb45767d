"""Garden Nation: which projects a building takes part in, worked out fast, as bits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.games.garden_nation.material import (
    BIT,
    CENTRAL,
    CENTRE,
    DIRECTIONS,
    FREE_NEIGHBOUR,
    NO_FIELD,
    OUTER,
    PAIR,
    STEP_PAIR,
    TERRITORY_OF,
    TRIO,
)
from dorfplatz.games.garden_nation.state import NOBODY, State


def offer(state: State) -> i64:
    """Return the cards that can be claimed at all: none without a roof."""
    return displayed(state) if state.roofs > 0 else 0


def displayed(state: State) -> i64:
    """Return the cards of the display."""
    cards: i64 = 0
    for card in state.display:
        if card != 0:
            cards |= BIT[i64(card)]
    return cards


def satisfied(state: State, seat: i64, field: i64, terrain: u8, floors: i64) -> i64:
    """Return the cards a building with its new floor takes part in.

    ``field`` is judged as an own unfinished building of ``floors`` on ``terrain``, whatever stands
    there now.
    """
    owner = state.owner
    height = state.height
    roof = state.roof
    ground = state.terrain
    around = state.layout.around
    me = u8(seat)
    mine = i64(terrain)
    high = floors >= 2
    cards: i64 = 0
    if high:
        central = i64(state.layout.at[CENTRE]) == TERRITORY_OF[field]
        if not central:
            cards |= OUTER[mine]
        elif floors >= 3:
            cards |= CENTRAL[mine]
    beside: i64 = 0
    place = field * DIRECTIONS
    neighbour = i64(around[place])
    while neighbour != NO_FIELD:
        who = owner[neighbour]
        if who == NOBODY:
            if high:
                cards |= FREE_NEIGHBOUR[mine * 4 + i64(ground[neighbour])]
        elif who == me and roof[neighbour] == 0:
            other = ground[neighbour]
            tall = height[neighbour] >= 2
            if other == terrain:
                cards |= PAIR[mine]
                if high or tall:
                    cards |= STEP_PAIR[mine]
            else:
                beside |= BIT[i64(other)]
                if tall and stands_beside(state, me, neighbour, THIRD[mine + i64(other)]):
                    cards |= TRIO[i64(other)]  # raised one of the lower buildings
        place += 1
        neighbour = i64(around[place])
    if high and beside == OTHER_TWO[mine]:
        cards |= TRIO[mine]  # raised the main building
    return cards


def stands_beside(state: State, me: u8, field: i64, terrain: u8) -> bool:
    """Say whether an own unfinished building on a terrain touches a field."""
    around = state.layout.around
    place = field * DIRECTIONS
    neighbour = i64(around[place])
    while neighbour != NO_FIELD:
        if (
            state.owner[neighbour] == me
            and state.terrain[neighbour] == terrain
            and state.roof[neighbour] == 0
        ):
            return True
        place += 1
        neighbour = i64(around[place])
    return False


THIRD: Final[vec[u8]] = vec[u8]([0, 2, 1, 0])
"""The terrain that is neither of two different ones, by the sum of their numbers."""

OTHER_TWO: Final[vec[i64]] = vec[i64]([6, 5, 3])
"""The bits of the two other terrains."""
