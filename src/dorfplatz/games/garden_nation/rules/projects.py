"""Garden Nation: public projects (GAR-9) and what a roof means (GAR-10)."""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.garden_nation.material import (
    CENTRE,
    PROJECT_FAMILY,
    PROJECT_FREE,
    PROJECT_INDEX,
    PROJECT_POINTS,
    PROJECT_TERRAIN,
    TERRAIN_IDS,
    TERRITORY_OF,
)
from dorfplatz.games.garden_nation.state import NOBODY, WON, State, neighbours
from dorfplatz.games.garden_nation.telling import tell_claimed

NOT_DISPLAYED: Final = Refusal("GAR-9.2", "not-displayed")
NO_ROOF_LEFT: Final = Refusal("GAR-9.15", "not-without-roof")
NOT_SATISFIED: Final = {
    "free_neighbour": Refusal("GAR-9.7", "not-satisfied"),
    "outer": Refusal("GAR-9.8", "not-satisfied"),
    "central": Refusal("GAR-9.8", "not-satisfied"),
    "pair": Refusal("GAR-9.9", "not-satisfied"),
    "step_pair": Refusal("GAR-9.10", "not-satisfied"),
    "trio": Refusal("GAR-9.11", "not-satisfied"),
}


def forbids_claim(state: State, seat: i64, field: i64, claim: str | None) -> Refusal | None:
    """A claim is optional, one card of the display, and needs a roof (GAR-9.2, GAR-9.15).

    ``state`` is the position after the main action, with the floor on ``field`` (GAR-9.16).
    """
    if claim is None:
        return None
    card = PROJECT_INDEX[claim]
    if not any(i64(shown) == card for shown in state.display):
        return NOT_DISPLAYED
    if state.roofs == 0:
        return NO_ROOF_LEFT
    if not completes(state, seat, field, card):
        return NOT_SATISFIED[PROJECT_FAMILY[card]]
    return None


def completes(state: State, seat: i64, field: i64, card: int) -> bool:
    """Say whether the building just raised is one of those that satisfy a card (GAR-9.3).

    Floor numbers are minimums (GAR-9.5); the place of the fields does not matter, only that they
    touch (GAR-9.6).
    """
    family = PROJECT_FAMILY[card]
    wanted = PROJECT_TERRAIN[card]
    floors = state.height[field]
    if family == "trio":
        return is_in_trio(state, seat, field, wanted)
    if terrain_of(state, field) != wanted:
        return False
    if family == "free_neighbour":  # GAR-9.7
        return floors >= 2 and is_beside_free(state, field, PROJECT_FREE[card])
    if family == "outer":  # GAR-9.8
        return floors >= 2 and not is_central(state, field)
    if family == "central":
        return floors >= 3 and is_central(state, field)
    alike = [other for other in beside(state, seat, field) if terrain_of(state, other) == wanted]
    if family == "pair":  # GAR-9.9
        return len(alike) > 0
    return len(alike) > 0 and (  # GAR-9.10, raised the higher or the lower one
        floors >= 2 or any(state.height[other] >= 2 for other in alike)
    )


def is_in_trio(state: State, seat: i64, field: i64, wanted: str) -> bool:
    """Say whether a building is part of a trio, as the main one or as one beside it (GAR-9.11)."""
    if terrain_of(state, field) == wanted:
        return is_main_of_trio(state, seat, field)
    return any(
        terrain_of(state, other) == wanted and is_main_of_trio(state, seat, other)
        for other in beside(state, seat, field)
    )


def is_main_of_trio(state: State, seat: i64, field: i64) -> bool:
    """Say whether a building of 2+ floors has own ones on both other terrains beside it."""
    around = {terrain_of(state, field)}
    for other in beside(state, seat, field):
        around.add(terrain_of(state, other))
    return state.height[field] >= 2 and len(around) == 3


def beside(state: State, seat: i64, field: i64) -> list[int]:
    """Return the own unfinished buildings that touch a field; no others count (GAR-9.4, 10.2)."""
    return [other for other in neighbours(state, field) if is_open(state, seat, other)]


def is_open(state: State, seat: i64, field: i64) -> bool:
    """Say whether an own unfinished building stands on a field (GAR-10.1: without a roof)."""
    return i64(state.owner[field]) == seat and state.roof[field] == 0


def is_beside_free(state: State, field: i64, terrain: str) -> bool:
    """Say whether a free field of a terrain touches a field; brambles have none (GAR-2.4, 2.6)."""
    return any(
        state.owner[other] == NOBODY and terrain_of(state, other) == terrain
        for other in neighbours(state, field)
    )


def is_central(state: State, field: i64) -> bool:
    """Say whether a field lies in the central territory, whatever its number (GAR-2.3)."""
    return i64(state.layout.at[CENTRE]) == TERRITORY_OF[field]


def terrain_of(state: State, field: i64) -> str:
    """Return the terrain a field has now."""
    return TERRAIN_IDS[i64(state.terrain[field])]


def claim(state: State, seat: i64, field: i64, card: i64, journal: Journal) -> None:
    """Put a roof on the building just raised, take the card and its points (GAR-9.1, GAR-9.12)."""
    state.roof[field] = 1
    state.roofs -= 1
    state.cards[card] = WON + u8(seat)
    state.points[seat] += PROJECT_POINTS[card]
    slot: i64 = 0
    while i64(state.display[slot]) != card:
        slot += 1
    state.display[slot] = 0
    state.hole = slot  # refilled after the action, so not for it (GAR-9.13)
    tell_claimed(seat, card, field, journal)
