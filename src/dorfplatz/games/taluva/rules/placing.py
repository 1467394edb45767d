"""Taluva: placing a tile (TAL-4, TAL-5), to extend the landscape or to let a volcano erupt."""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rows import mark_beside
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.taluva.actions import Place, orientation_of, q_of, r_of, tile_of
from dorfplatz.games.taluva.fitting import refit, widen
from dorfplatz.games.taluva.lists import can_build
from dorfplatz.games.taluva.material import (
    BACK,
    BESIDE,
    HUT,
    LEFT,
    LEFT_STEP,
    NEARBY,
    ORIENTATIONS,
    RIGHT,
    RIGHT_STEP,
    STEPS,
    TILE_INDEX,
    VOLCANO,
    tile_hexes,
)
from dorfplatz.games.taluva.rules.ending import eliminate, pass_on
from dorfplatz.games.taluva.rules.fields import direction_at, is_volcano, level_at, piece_at
from dorfplatz.games.taluva.settlements import settlement_at
from dorfplatz.games.taluva.state import (
    NO_TILE,
    ON_RIM,
    PLOT,
    TO_BUILD,
    State,
    enclose,
    kind_of,
    move_out,
    owner_of,
)
from dorfplatz.games.taluva.telling import tell_covered, tell_placement
from dorfplatz.kit.hexes import Hex, neighbours

WRONG_TILE: Final = Refusal("TAL-3.2", "not-wrong-tile")
WRONG_MARK: Final = Refusal("TAL-3.4", "not-wrong-mark")
FIRST_TILE: Final = Refusal("TAL-3.3", "not-first-tile")
GAP_BELOW: Final = Refusal("TAL-5.1", "not-gap")
ON_AN_EDGE: Final = Refusal("TAL-4.5", "not-gap")
NOT_TOUCHING: Final = Refusal("TAL-4.2", "not-touching")
NOT_ON_VOLCANO: Final = Refusal("TAL-5.2", "not-volcano-not-on-volcano")
UNEVEN: Final = Refusal("TAL-5.3", "not-uneven")
SAME_DIRECTION: Final = Refusal("TAL-5.4", "not-same-direction")
LASTING_COVERED: Final = Refusal("TAL-5.7", "not-temple-or-tower-covered")
WIPED_OUT: Final = Refusal("TAL-5.9", "not-settlement-wiped-out")
ABOUT_FIELDS: Final = (
    WRONG_MARK,
    FIRST_TILE,
    GAP_BELOW,
    ON_AN_EDGE,
    NOT_TOUCHING,
    NOT_ON_VOLCANO,
    UNEVEN,
    SAME_DIRECTION,
    LASTING_COVERED,
    WIPED_OUT,
)
"""The refusals that some of the positions under a tile are to blame for."""


# -- What forbids a placement ----------------------------------------------------------------


def forbids_placement(state: State, action: Place) -> Refusal | None:
    """The tile in hand lies beside the landscape or on a volcano, and wipes out nothing.

    There is always a place for it (TAL-4.6). Terrains never matter (TAL-4.3), nor what can be built
    afterwards.
    """
    if TILE_INDEX[action.tile] != state.hand:
        return WRONG_TILE
    return forbids_lying(state, action) or forbids_covering(state, action)


def forbids_lying(state: State, action: Place) -> Refusal | None:
    """A tile lies on the table beside others, or on tiles alone: even, and turned another way."""
    fields = covered_fields(action)
    on_table = fields_on_table(state, fields)
    if action.eruption != (level_at(state, action.volcano) > 0):
        return WRONG_MARK
    if len(state.island) == 0:  # RULING-2
        return None if (action.volcano, action.orientation) == ((0, 0), 0) else FIRST_TILE
    if 0 < len(on_table) < len(fields):
        return GAP_BELOW if action.eruption else ON_AN_EDGE
    if on_table:
        return None if touches_landscape(state, fields) else NOT_TOUCHING
    if not is_volcano(state, action.volcano):
        return NOT_ON_VOLCANO
    if not is_even(state, fields):
        return UNEVEN
    if direction_at(state, action.volcano) == action.orientation:
        return SAME_DIRECTION
    return None


def forbids_covering(state: State, action: Place) -> Refusal | None:
    """Huts may be covered, own and foreign (TAL-5.8), but nothing that lasts and nobody's last.

    Pieces of players who are out or finished are protected like all others (TAL-13.3).
    """
    fields = covered_fields(action)
    if lasting_pieces(state, fields):
        return LASTING_COVERED
    if wiped_out(state, fields):
        return WIPED_OUT
    return None


def covered_fields(action: Place) -> list[Hex]:
    """Return the positions of volcano, left and right land field of a placement."""
    q, r = action.volcano
    return [(q + dq, r + dr) for dq, dr in tile_hexes(action.orientation)]


def fields_on_table(state: State, fields: list[Hex]) -> list[Hex]:
    """Return those positions on which no tile lies yet."""
    return [field for field in fields if level_at(state, field) == 0]


def touches_landscape(state: State, fields: list[Hex]) -> bool:
    """Say whether one of the positions lies beside a tile (TAL-4.2)."""
    return any(level_at(state, beside) > 0 for field in fields for beside in neighbours(field))


def is_even(state: State, fields: list[Hex]) -> bool:
    """Say whether positions are all on one level (TAL-5.3)."""
    return len({level_at(state, field) for field in fields}) == 1


def lasting_pieces(state: State, fields: list[Hex]) -> list[Hex]:
    """Return the positions with a temple or a tower, whoever owns it (TAL-5.7)."""
    return [
        field
        for field in fields
        if piece_at(state, field) > 0 and kind_of(piece_at(state, field)) != HUT
    ]


def wiped_out(state: State, fields: list[Hex]) -> list[Hex]:
    """Return the positions whose settlement would keep no field (TAL-5.9).

    Each settlement is looked at for itself (TAL-5.10), stacked huts as one (RULING-7).
    """
    return [
        field
        for field in fields
        if piece_at(state, field) > 0 and set(settlement_at(state, field).fields) <= set(fields)
    ]


def blamed_fields(state: State, action: Place, refusal: Refusal) -> list[Hex]:
    """Return the positions that a refusal is about."""
    fields = covered_fields(action)
    if refusal in (GAP_BELOW, ON_AN_EDGE):
        return fields_on_table(state, fields)
    if refusal in (NOT_TOUCHING, UNEVEN):
        return fields
    if refusal == LASTING_COVERED:
        return lasting_pieces(state, fields)
    if refusal == WIPED_OUT:
        return wiped_out(state, fields)
    return [] if refusal == WRONG_TILE else [action.volcano]


# -- What follows from one -------------------------------------------------------------------


def place(state: State, code: i64, journal: Journal) -> None:
    """Lay the tile in hand; whoever cannot build then is out (TAL-11.1, chapter 6)."""
    lay(state, q_of(code), r_of(code), orientation_of(code), tile_of(code), journal)
    state.hand = NO_TILE
    if can_build(state):
        state.phase = TO_BUILD
    else:
        eliminate(state, state.active, journal)  # TAL-11.4: nothing forbade the placement
        pass_on(state, journal)


def lay(state: State, q: i64, r: i64, orientation: i64, tile: i64, journal: Journal) -> None:
    """Put a tile on the table or on other tiles."""
    while not (state.holds(q - 1, r - 1) and state.holds(q + 1, r + 1)):
        widen(state)
    volcano = state.cell(q, r)
    steps = STEPS[state.size]
    left = volcano + steps[LEFT_STEP[orientation]]
    right = volcano + steps[RIGHT_STEP[orientation]]
    tell_placement(state, volcano, tile, orientation, journal)
    if state.level[volcano] == 0:
        cover_table(state, volcano, left, right, tile, orientation)
    else:
        erupt(state, volcano, left, right, tile, orientation, journal)


def cover_table(
    state: State, volcano: i64, left: i64, right: i64, tile: i64, orientation: i64
) -> None:
    """Extend the landscape: three new fields of level 1 (TAL-4.1), holes or not (TAL-4.4)."""
    lift(state, volcano)
    lift(state, left)
    lift(state, right)
    state.ground[volcano] = u8(VOLCANO + orientation)
    state.ground[left] = LEFT[tile]
    state.ground[right] = RIGHT[tile]
    state.plots += 2
    state.use[left] = u8(i64(state.use[left]) & ON_RIM | PLOT)
    state.use[right] = u8(i64(state.use[right]) & ON_RIM | PLOT)
    refit(state, volcano, NEARBY[state.size * ORIENTATIONS + orientation])


def lift(state: State, cell: i64) -> None:
    """Make an empty cell a field of level 1 and tell the cells beside it."""
    state.level[cell] = 1
    enclose(state, cell)
    mark_beside(state.around, cell, STEPS[state.size], BACK)


def erupt(
    state: State,
    volcano: i64,
    left: i64,
    right: i64,
    tile: i64,
    orientation: i64,
    journal: Journal,
) -> None:
    """Lay a tile on others: one level higher (TAL-5.3), without limit (TAL-5.13).

    Land fields may lie on anything (TAL-5.6), and because the direction is another one, on at least
    two tiles (TAL-5.5). An eruption may split settlements (TAL-5.12); as these are always derived,
    nothing has to be done for it.
    """
    bury(state, left, journal)
    bury(state, right, journal)
    higher = u8(i64(state.level[volcano]) + 1)
    state.level[volcano] = higher
    state.level[left] = higher
    state.level[right] = higher
    state.ground[volcano] = u8(VOLCANO + orientation)
    state.ground[left] = LEFT[tile]
    state.ground[right] = RIGHT[tile]
    refit(state, volcano, BESIDE[state.size * ORIENTATIONS + orientation])


def bury(state: State, cell: i64, journal: Journal) -> None:
    """Send the huts on a field to the box (TAL-5.8); supplies do not change (TAL-5.11)."""
    here = i64(state.piece[cell])
    if here > 0:
        seat = owner_of(here)
        tell_covered(state, seat, cell, journal)
        state.piece[cell] = 0
        move_out(state, seat, cell)
    elif i64(state.use[cell]) & PLOT > 0:
        state.plots -= 1
    state.use[cell] = u8(i64(state.use[cell]) & ON_RIM)
