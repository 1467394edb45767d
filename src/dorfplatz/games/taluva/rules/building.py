"""Taluva: building (TAL-6): a hut (TAL-7), a tower (TAL-8) or a temple (TAL-9).

Any suitable field will do, wherever the last tile lies (TAL-6.6). Only the position before the
build counts (TAL-6.4).
"""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.taluva.actions import q_of, r_of
from dorfplatz.games.taluva.material import (
    HUT,
    KINDS,
    TEMPLE,
    TEMPLE_FIELDS,
    TOWER,
    TOWER_LEVEL,
)
from dorfplatz.games.taluva.rules.ending import after_build
from dorfplatz.games.taluva.rules.fields import is_own, is_volcano, level_at, piece_at
from dorfplatz.games.taluva.settlements import Settlement, settlement_at
from dorfplatz.games.taluva.state import PLOT, State, move_in, piece_code
from dorfplatz.games.taluva.telling import tell_built
from dorfplatz.kit.hexes import Hex, neighbours

NO_FIELD: Final = Refusal("TAL-6.2", "not-no-field-there")
ON_VOLCANO: Final = Refusal("TAL-6.2", "not-volcano")
OCCUPIED: Final = Refusal("TAL-6.2", "not-occupied")
NONE_LEFT: Final = Refusal("TAL-6.3", "not-no-piece-left")
HUT_TOO_HIGH: Final = Refusal("TAL-7.1", "not-hut-level")
FOUNDS_NOTHING: Final = Refusal("TAL-7.2", "not-touches-own-settlement")
TOWER_TOO_LOW: Final = Refusal("TAL-8.1", "not-tower-level")
TOWER_APART: Final = Refusal("TAL-8.2", "not-beside-own")
TOWER_THERE: Final = Refusal("TAL-8.2", "not-tower-settlement")
TEMPLE_APART: Final = Refusal("TAL-9.2", "not-beside-own")
TEMPLE_UNWANTED: Final = Refusal("TAL-9.2", "not-temple-settlement")
ABOUT_THE_FIELD: Final = (NO_FIELD, ON_VOLCANO, FOUNDS_NOTHING, TOWER_APART, TEMPLE_APART)
"""The refusals that need nothing but the field to be understood."""


# -- What forbids a build --------------------------------------------------------------------


def forbids_hut(state: State, seat: int, field: Hex) -> Refusal | None:
    """A hut stands on level 1, wherever it lies (TAL-7.2); nothing else founds (TAL-7.3).

    With the switch ``founding`` it must not touch a settlement of one's own.
    """
    refusal = forbids_site(state, seat, field, HUT)
    if refusal is not None:
        return refusal
    if level_at(state, field) != 1:
        return HUT_TOO_HIGH
    if state.founding and settlements_beside(state, seat, field):
        return FOUNDS_NOTHING
    return None


def forbids_tower(state: State, seat: int, field: Hex) -> Refusal | None:
    """A tower stands on level 3 or more, beside a settlement without one (TAL-8.1 to TAL-8.3)."""
    refusal = forbids_site(state, seat, field, TOWER)
    if refusal is not None:
        return refusal
    if level_at(state, field) < TOWER_LEVEL:
        return TOWER_TOO_LOW
    beside = settlements_beside(state, seat, field)
    if not beside:
        return TOWER_APART
    return None if any(may_have_tower(one) for one in beside) else TOWER_THERE


def forbids_temple(state: State, seat: int, field: Hex) -> Refusal | None:
    """A temple stands on any level, beside a settlement of three without one (TAL-9.1, 9.2)."""
    refusal = forbids_site(state, seat, field, TEMPLE)
    if refusal is not None:
        return refusal
    beside = settlements_beside(state, seat, field)
    if not beside:
        return TEMPLE_APART
    return None if any(may_have_temple(one) for one in beside) else TEMPLE_UNWANTED


def forbids_site(state: State, seat: int, field: Hex, kind: i64) -> Refusal | None:
    """Every piece needs a free land field (TAL-6.2) and comes from the supply (TAL-6.3)."""
    if level_at(state, field) == 0:
        return NO_FIELD
    if is_volcano(state, field):
        return ON_VOLCANO
    if piece_at(state, field) > 0:
        return OCCUPIED
    if state.supply[seat * KINDS + kind] == 0:
        return NONE_LEFT
    return None


def own_fields_beside(state: State, seat: int, field: Hex) -> list[Hex]:
    """Return the fields beside one on which pieces of a seat stand."""
    return [beside for beside in neighbours(field) if is_own(state, seat, beside)]


def settlements_beside(state: State, seat: int, field: Hex) -> list[Settlement]:
    """Return the settlements of a seat that a field touches, some perhaps twice."""
    return [settlement_at(state, beside) for beside in own_fields_beside(state, seat, field)]


def may_have_tower(settlement: Settlement) -> bool:
    """Say whether a settlement calls for a tower: one that has none (TAL-8.2)."""
    return settlement.towers == 0


def may_have_temple(settlement: Settlement) -> bool:
    """Say whether one settlement meets all conditions for a temple (TAL-9.2, RULING-9)."""
    return settlement.temples == 0 and len(settlement.fields) >= TEMPLE_FIELDS


# -- What follows from one -------------------------------------------------------------------


def build(state: State, code: i64, kind: i64, journal: Journal) -> None:
    """Build one hut, tower (TAL-8.4) or temple (TAL-9.3), whatever the level."""
    cell = state.cell(q_of(code), r_of(code))
    put(state, cell, kind)
    state.supply[state.active * KINDS + kind] -= 1
    tell_built(state, cell, kind, journal)
    after_build(state, journal)


def put(state: State, cell: i64, kind: i64) -> None:
    """Let a piece stand on a free field, never to move again (TAL-6.8); it may merge (TAL-6.5)."""
    state.piece[cell] = u8(piece_code(state.active, kind))
    move_in(state, state.active, cell)
    marks = i64(state.use[cell])
    if marks & PLOT > 0:
        state.use[cell] = u8(marks - PLOT)
        state.plots -= 1
