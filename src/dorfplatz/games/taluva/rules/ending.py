"""Taluva: elimination and early victory (TAL-11, TAL-13), the end of turns and games (TAL-12)."""

from typing import Final

from mypy_extensions import i64

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.taluva.actions import Resign
from dorfplatz.games.taluva.material import KINDS
from dorfplatz.games.taluva.state import (
    ACTIVE,
    EARLY_VICTORY,
    ENDED,
    LAST_PLAYER,
    NO_TILE,
    TILES_EXHAUSTED,
    TO_BUILD,
    TO_DRAW,
    State,
    active_seats,
)
from dorfplatz.games.taluva.telling import (
    tell_eliminated,
    tell_end,
    tell_finished,
    tell_resigned,
)

GONE: Final = Refusal("TAL-11.3", "not-resignable")
FOR_ANOTHER: Final = Refusal("TAL-11.3", "not-others-resign")


def over(state: State) -> Refusal:
    """Return why nobody moves any more (TAL-11.5, TAL-11.6, TAL-12.1)."""
    if state.over == EARLY_VICTORY:
        return Refusal("TAL-11.6", "not-over")
    if state.over == LAST_PLAYER:
        return Refusal("TAL-11.5", "not-over")
    return Refusal("TAL-12.1", "not-over")


def forbids_resignation(state: State, seat: int, action: Resign) -> Refusal | None:
    """Any active player may leave, in turn or not, for themselves only (RULING-22)."""
    if state.phase == ENDED:
        return over(state)
    if action.seat >= state.seats or state.status[action.seat] != ACTIVE:
        return GONE
    if seat >= 0 and seat != action.seat:
        return FOR_ANOTHER
    return None


def may_resign(state: State, seat: int) -> bool:
    """Say whether a seat may leave."""
    return forbids_resignation(state, seat, Resign(seat)) is None


def after_build(state: State, journal: Journal) -> None:
    """Two kinds used up: the player has won (TAL-11.6) or taken the best place left (TAL-13.1)."""
    seat = state.active
    if two_kinds_used_up(state, seat):
        state.status[seat] = most(state) + 1
        tell_finished(seat, journal)
        if not state.ranking:
            finish(state, EARLY_VICTORY, journal)
            return
    pass_on(state, journal)


def two_kinds_used_up(state: State, seat: i64) -> bool:
    """Say whether two of three kinds are at zero; covered huts stay built (TAL-11.7)."""
    empty: i64 = 0
    for kind in range(KINDS):
        if state.supply[seat * KINDS + kind] == 0:
            empty += 1
    return empty >= 2


def eliminate(state: State, seat: i64, journal: Journal) -> None:
    """Take a player out of the game (TAL-11.3); pieces stay, protected as ever (TAL-11.2)."""
    state.status[seat] = least(state) - 1  # TAL-13.2
    tell_eliminated(seat, journal)


def most(state: State) -> i64:
    """Return how many players have finished."""
    result: i64 = 0
    for status in state.status:
        if status > result:
            result = status
    return result


def least(state: State) -> i64:
    """Return minus the number of players eliminated."""
    result: i64 = 0
    for status in state.status:
        if status < result:
            result = status
    return result


def pass_on(state: State, journal: Journal) -> None:
    """Check for the end (chapter 6, RULING-21), else let the next active seat take its turn."""
    if active_seats(state) <= 1:
        finish(state, LAST_PLAYER, journal)  # TAL-11.5, TAL-13.5
    elif state.left == 0:
        finish(state, TILES_EXHAUSTED, journal)  # TAL-12.1, TAL-12.2
    else:
        state.active = next_seat(state)
        state.phase = TO_DRAW


def next_seat(state: State) -> i64:
    """Return the next active seat clockwise; others are skipped (TAL-3.5)."""
    seat = state.active
    while True:
        seat += 1
        if seat == state.seats:
            seat = 0
        if state.status[seat] == ACTIVE:
            return seat


def finish(state: State, reason: i64, journal: Journal) -> None:
    """End the game for the given reason."""
    state.over = reason
    state.phase = ENDED
    state.hand = NO_TILE
    tell_end(reason, journal)


def resign(state: State, seat: i64, journal: Journal) -> None:
    """Take a player out who wants to leave, in turn or not (RULING-22)."""
    tell_resigned(seat, journal)
    eliminate(state, seat, Journal(False))
    if active_seats(state) <= 1:  # (a)
        finish(state, LAST_PLAYER, journal)
    elif seat != state.active:  # (b)
        return
    elif state.phase == TO_BUILD:  # (d)
        pass_on(state, journal)
    else:  # (c) the same tile for the next seat, or (e) a tile of its own
        state.active = next_seat(state)
