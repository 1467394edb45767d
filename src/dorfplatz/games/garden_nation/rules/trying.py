"""Garden Nation: actions worth trying in a position, legal or not."""

from typing import Final

from dorfplatz.games.garden_nation.actions import (
    Action,
    Build,
    ChangeTerritory,
    Demolish,
    MoveRoof,
    Next,
    Pass,
    Preparation,
    Raid,
    Secrets,
)
from dorfplatz.games.garden_nation.material import (
    DIRECTION_IDS,
    FIELD_IDS,
    KIND_IDS,
    PROJECT_IDS,
    TERRAIN_IDS,
)
from dorfplatz.games.garden_nation.state import ACTION, NOBODY, State

STRIDE: Final = 11
"""Every so many of the less likely ones are tried."""
MOST_SEATS: Final = 4


def universe(state: State) -> list[Action]:
    """Return every choice of cards and players, and every action near what stands."""
    tried: list[Action] = [Pass(), *[Next(seat) for seat in range(MOST_SEATS)]]
    for number, first in enumerate(KIND_IDS):
        tried += [Secrets(first, second) for second in KIND_IDS[number + 1 :]]
    if state.phase == ACTION:
        claims = worth_claiming(state)
        for field in FIELD_IDS:
            tried += plain_actions(field, claims)
        tried += roof_moves(state, claims)
    return tried


def worth_claiming(state: State) -> list[str | None]:
    """Return no claim, the cards of the display, and one that is not there."""
    shown = [PROJECT_IDS[card] for card in state.display if card > 0]
    other = next(name for name in PROJECT_IDS[1:] if name not in shown)
    return [None, *shown, other]


def plain_actions(field: str, claims: list[str | None]) -> list[Action]:
    """Return what could be done on a field, with *change territory* and without."""
    changes: list[Preparation | None] = [None, ChangeTerritory()]
    tried: list[Action] = [Raid(field, claim) for claim in claims]
    for change in changes:
        tried.append(Demolish(field, change))
        tried += [Build(field, None, claim, change) for claim in claims]
        for ground in TERRAIN_IDS[:3]:
            tried += [Build(field, ground, claim, change) for claim in claims]
    return tried


def roof_moves(state: State, claims: list[str | None]) -> list[Action]:
    """Return moves of roofs between what stands, each with some of the actions after it."""
    built = [name for field, name in enumerate(FIELD_IDS) if state.owner[field] != NOBODY]
    roofed = [name for field, name in enumerate(FIELD_IDS) if state.roof[field] != 0]
    sources = [*roofed, *built[::STRIDE], *FIELD_IDS[:: 2 * STRIDE]]
    tried: list[Action] = []
    for source in sources:
        for destination in [*built, *FIELD_IDS[::STRIDE]]:
            ruse = MoveRoof(source, destination)
            for direction in DIRECTION_IDS:
                field = source[0] + direction
                tried += [Demolish(field, ruse), Build(field, None, None, ruse)]
            tried += [Build(source, None, claim, ruse) for claim in claims]
            tried += [Demolish(destination, ruse), Build(destination, TERRAIN_IDS[0], None, ruse)]
    return tried[:: max(1, len(tried) // MOST_ROOF_MOVES)]


MOST_ROOF_MOVES: Final = 3000
