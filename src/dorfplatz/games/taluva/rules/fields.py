"""Taluva: what lies and stands on a position, wherever on the table it is."""

from dorfplatz.games.taluva.material import VOLCANO
from dorfplatz.games.taluva.state import State, owner_of
from dorfplatz.kit.hexes import Hex


def level_at(state: State, field: Hex) -> int:
    """Return how many tiles lie there, 0 for none."""
    return int(state.level[state.cell(*field)]) if state.holds(*field) else 0


def ground_at(state: State, field: Hex) -> int:
    """Return the ground there, 0 for none."""
    return int(state.ground[state.cell(*field)]) if state.holds(*field) else 0


def piece_at(state: State, field: Hex) -> int:
    """Return the piece there, 0 for none."""
    return int(state.piece[state.cell(*field)]) if state.holds(*field) else 0


def is_volcano(state: State, field: Hex) -> bool:
    """Say whether a volcano is visible there."""
    return ground_at(state, field) >= VOLCANO


def direction_at(state: State, volcano: Hex) -> int:
    """Return the orientation of the tile that a visible volcano belongs to."""
    return ground_at(state, volcano) - int(VOLCANO)


def is_own(state: State, seat: int, field: Hex) -> bool:
    """Say whether a piece of a seat stands there."""
    return owner_of(piece_at(state, field)) == seat
