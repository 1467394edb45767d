"""Taluva: expanding a settlement (TAL-10)."""

from typing import Final

from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.taluva.actions import Expand, ground_of, q_of, r_of
from dorfplatz.games.taluva.lists import sort
from dorfplatz.games.taluva.material import HUT, KINDS, TERRAIN_LETTERS
from dorfplatz.games.taluva.rules.building import put
from dorfplatz.games.taluva.rules.ending import after_build
from dorfplatz.games.taluva.rules.fields import is_own, level_at
from dorfplatz.games.taluva.settlements import SURVEY, settlement
from dorfplatz.games.taluva.state import State
from dorfplatz.games.taluva.telling import tell_expanded
from dorfplatz.kit.hexes import Hex

NOT_OWN: Final = Refusal("TAL-10.1", "not-own-settlement")
NOTHING_THERE: Final = Refusal("TAL-10.3", "not-no-matching-field")
TOO_FEW_HUTS: Final = Refusal("TAL-10.5", "not-too-few-huts")


def forbids_expansion(state: State, seat: int, action: Expand) -> Refusal | None:
    """An own settlement, a terrain free beside it, and huts enough for all of it (TAL-10.6).

    A settlement may be named by any of its fields (RULING-20).
    """
    if not is_own(state, seat, action.settlement):
        return NOT_OWN
    fields = fields_taken(state, action)
    if not fields:
        return NOTHING_THERE
    if huts_needed(state, fields) > state.supply[seat * KINDS + HUT]:
        return TOO_FEW_HUTS
    return None


def fields_taken(state: State, action: Expand) -> list[Hex]:
    """Return the free fields of the terrain around the settlement, in reading order (TAL-10.2)."""
    ground = TERRAIN_LETTERS.index(action.terrain) + 1
    targets(state, state.cell(*action.settlement), ground, TARGETS)
    return [(int(state.q(cell)), int(state.r(cell))) for cell in TARGETS.values()]


def huts_needed(state: State, fields: list[Hex]) -> int:
    """Return as many huts as the levels of the fields add up to (TAL-10.4, TAL-10.5)."""
    return sum([level_at(state, field) for field in fields])


def expand(state: State, code: i64, journal: Journal) -> None:
    """Put huts on every free field of a terrain around a settlement, as many as its level.

    Only fields adjacent before the action count (TAL-10.2), all of them and no others (TAL-10.6),
    on any level (TAL-10.8), whatever else stands in the settlements that meet (TAL-10.9).
    """
    field = state.cell(q_of(code), r_of(code))
    smallest = targets(state, field, ground_of(code), TARGETS)
    cost = price(state, TARGETS)
    tell_expanded(state, smallest, ground_of(code), TARGETS, cost, journal)
    for i in range(TARGETS.count):
        put(state, TARGETS.row[i], HUT)
    state.supply[state.active * KINDS + HUT] -= cost
    after_build(state, journal)


TARGETS: Final = Codes(64)


def targets(state: State, field: i64, ground: i64, found: Codes) -> i64:
    """Collect the free fields of a terrain around a settlement, ascending (TAL-10.2, TAL-10.7).

    Return the smallest field of the settlement.
    """
    found.clear()
    smallest = settlement(state, field, SURVEY)
    for i in range(SURVEY.free):
        site = SURVEY.sites[i]
        if i64(state.ground[site]) == ground:
            found.add(site)
    sort(found)
    return smallest


def price(state: State, found: Codes) -> i64:
    """Return the sum of the levels of the target fields (TAL-10.5)."""
    cost: i64 = 0
    for i in range(found.count):
        cost += i64(state.level[found.row[i]])
    return cost
