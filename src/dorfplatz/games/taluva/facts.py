"""Taluva: what a decision needs and the rules know, for boards; there is nothing to hide."""

from dataclasses import dataclass

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.games.taluva.actions import Action, Expand, Hut, Temple, Tower
from dorfplatz.games.taluva.lists import builds, placements
from dorfplatz.games.taluva.material import (
    HUT,
    KINDS,
    TEMPLE,
    TEMPLE_FIELDS,
    TERRAIN_IDS,
    TERRAIN_LETTERS,
    TOWER,
    TOWER_LEVEL,
    VOLCANO,
    tile_hexes,
)
from dorfplatz.games.taluva.naming import call_name
from dorfplatz.games.taluva.notation import RULES, TaluvaNotation
from dorfplatz.games.taluva.rules.building import (
    forbids_temple,
    forbids_tower,
    may_have_temple,
    may_have_tower,
)
from dorfplatz.games.taluva.rules.expanding import fields_taken, huts_needed
from dorfplatz.games.taluva.rules.fields import direction_at, ground_at, is_volcano, level_at
from dorfplatz.games.taluva.settlements import Settlement, settlements_of
from dorfplatz.games.taluva.state import ACTIVE, ENDED, TO_BUILD, TO_PLACE, State
from dorfplatz.kit.hexes import Hex, neighbours, reading_order, within, write_hex

NOTATION = TaluvaNotation()
REACH = 2
"""So far from the island a tile that touches it can lie."""


@dataclass(frozen=True)
class Spot:
    """A position and what it is called on the board."""

    id: str
    name: str


@dataclass(frozen=True)
class FieldFacts:
    """One visible hex: its name, what it is, and the visible volcano of its top tile, if any."""

    id: str
    name: str
    terrain: str
    level: int
    tile: str | None


@dataclass(frozen=True)
class ExpansionFacts:
    """One terrain around a settlement: the fields it would take, for how many huts."""

    terrain: str
    fields: tuple[str, ...]
    huts: int
    enough: bool  # whether the owner has so many


@dataclass(frozen=True)
class SettlementFacts:
    """One settlement: whose, where, what it has and what it lacks."""

    id: str
    seat: int
    fields: tuple[str, ...]
    temples: int
    towers: int
    missing_fields: int  # so many short of a temple, 0 with one
    missing_levels: int  # so many short of a tower beside it, 0 with one
    temple_sites: tuple[str, ...]
    tower_sites: tuple[str, ...]
    expansions: tuple[ExpansionFacts, ...]


@dataclass(frozen=True)
class SeatFacts:
    """How a seat stands: how near an early victory, and whether it is in danger of being out."""

    seat: int
    used_up: int  # kinds with no piece left
    missing: int  # pieces to be built for an early victory
    turns_left: int  # so many tiles are still its own, if nobody leaves
    builds: int  # what it could build on the island as it is
    wins: tuple[str, ...]  # the builds among them that win at once


@dataclass(frozen=True)
class Facts:
    """Everything a board shows beside the view."""

    fields: tuple[FieldFacts, ...]
    around: tuple[Spot, ...]
    settlements: tuple[SettlementFacts, ...]
    seats: tuple[SeatFacts, ...]
    tiles_left: int
    fatal: tuple[str, ...]  # placements after which the active seat could build nothing


def facts(state: State) -> Facts:
    """Return the facts of a position."""
    island = sorted(
        [(int(state.q(cell)), int(state.r(cell))) for cell in state.island], key=reading_order
    )
    return Facts(
        fields=tuple(field_facts(state, field) for field in island),
        around=tuple(
            Spot(write_hex(spot), call_name(spot))
            for spot in within(island or [(0, 0)], REACH)
            if level_at(state, spot) == 0
        ),
        settlements=tuple(
            settlement_facts(state, seat, one)
            for seat in range(int(state.seats))
            for one in settlements_of(state, seat)
        ),
        seats=tuple(seat_facts(state, seat) for seat in range(int(state.seats))),
        tiles_left=int(state.left),
        fatal=fatal_placements(state),
    )


# -- Fields ------------------------------------------------------------------------------------


def field_facts(state: State, field: Hex) -> FieldFacts:
    """Return what is to be known of a field."""
    ground = ground_at(state, field)
    volcano = volcano_of(state, field)
    return FieldFacts(
        id=write_hex(field),
        name=call_name(field),
        terrain="volcano" if ground >= VOLCANO else TERRAIN_IDS[ground - 1],
        level=level_at(state, field),
        tile=None if volcano is None else write_hex(volcano),
    )


def volcano_of(state: State, field: Hex) -> Hex | None:
    """Return the volcano of the tile that a field belongs to, unless another tile covers it."""
    if is_volcano(state, field):
        return field
    for beside in neighbours(field):
        if is_volcano(state, beside) and level_at(state, beside) == level_at(state, field):
            for dq, dr in tile_hexes(direction_at(state, beside)):
                if (beside[0] + dq, beside[1] + dr) == field:
                    return beside
    return None


# -- Settlements ---------------------------------------------------------------------------------


def settlement_facts(state: State, seat: int, one: Settlement) -> SettlementFacts:
    """Return what a settlement has, lacks and could become."""
    expansions = []
    free: list[Hex] = []
    for letter, terrain in zip(TERRAIN_LETTERS, TERRAIN_IDS, strict=True):
        fields = fields_taken(state, Expand(one.name, letter))
        if fields:
            free += fields
            huts = huts_needed(state, fields)
            enough = huts <= state.supply[seat * KINDS + HUT]
            expansions.append(ExpansionFacts(terrain, texts(fields), huts, enough))
    free.sort(key=reading_order)
    highest = max([level_at(state, field) for field in free], default=0)
    for_temple = may_have_temple(one)
    for_tower = may_have_tower(one)
    return SettlementFacts(
        id=write_hex(one.name),
        seat=seat,
        fields=texts(one.fields),
        temples=one.temples,
        towers=one.towers,
        missing_fields=0 if one.temples else max(0, int(TEMPLE_FIELDS) - len(one.fields)),
        missing_levels=max(0, int(TOWER_LEVEL) - highest) if for_tower else 0,
        temple_sites=texts(
            [f for f in free if for_temple and forbids_temple(state, seat, f) is None]
        ),
        tower_sites=texts([f for f in free if for_tower and forbids_tower(state, seat, f) is None]),
        expansions=tuple(expansions),
    )


def texts(fields: list[Hex] | tuple[Hex, ...]) -> tuple[str, ...]:
    """Return the texts of several fields."""
    return tuple(write_hex(field) for field in fields)


# -- Seats -----------------------------------------------------------------------------------------


def seat_facts(state: State, seat: int) -> SeatFacts:
    """Return how a seat stands."""
    supply = supplies(state, seat)
    listed = possible_builds(state, seat)
    return SeatFacts(
        seat=seat,
        used_up=supply.count(0),
        missing=sum(sorted(supply)[:2]),
        turns_left=turns_left(state, seat),
        builds=len(listed),
        wins=tuple(
            NOTATION.write(action) for action in listed if wins_at_once(state, supply, action)
        ),
    )


def supplies(state: State, seat: int) -> list[int]:
    """Return what a seat has left of every kind."""
    return [int(state.supply[seat * KINDS + kind]) for kind in range(KINDS)]


def possible_builds(state: State, seat: int) -> list[Action]:
    """Return what a seat could build on the island as it is, were it to build now."""
    if state.phase == ENDED or state.status[seat] != ACTIVE:
        return []
    asked = state.copy()
    asked.active = seat
    asked.phase = TO_BUILD
    codes = Codes()
    builds(asked, codes)
    return [NOTATION.decode(code) for code in codes.values()]


def wins_at_once(state: State, supply: list[int], action: Action) -> bool:
    """Say whether a build would leave two kinds of a supply used up (TAL-11.6)."""
    left = list(supply)
    if isinstance(action, Hut):
        left[HUT] -= 1
    elif isinstance(action, Tower):
        left[TOWER] -= 1
    elif isinstance(action, Temple):
        left[TEMPLE] -= 1
    elif isinstance(action, Expand):
        left[HUT] -= huts_needed(state, fields_taken(state, action))
    return left.count(0) >= 2


def turns_left(state: State, seat: int) -> int:
    """Return how many tiles a seat will still draw or holds now, if everybody stays."""
    if state.phase == ENDED or state.status[seat] != ACTIVE:
        return 0
    order = [
        (int(state.active) + step) % int(state.seats)
        for step in range(int(state.seats))
        if state.status[(int(state.active) + step) % int(state.seats)] == ACTIVE
    ]
    place = order.index(seat)
    tiles = int(state.left)
    if state.phase == TO_PLACE:
        tiles += 1
    elif state.phase == TO_BUILD:
        place = (place - 1) % len(order)
    return (tiles - place + len(order) - 1) // len(order)


def fatal_placements(state: State) -> tuple[str, ...]:
    """Return the placements after which the active seat has nothing to build (TAL-11.1)."""
    if state.phase != TO_PLACE:
        return ()
    has_huts = state.supply[state.active * KINDS + HUT] > 0
    if has_huts and not state.founding and state.plots > REACH:
        return ()  # a tile covers two plots at most
    codes = Codes()
    placements(state, codes)
    found = []
    for code in codes.values():
        after = state.copy()
        RULES.apply(after, code, Journal(False))
        if after.status[int(state.active)] != ACTIVE:
            found.append(NOTATION.write(NOTATION.decode(code)))
    return tuple(found)
