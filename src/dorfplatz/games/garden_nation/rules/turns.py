"""Garden Nation: rounds and turns (GAR-3), clean-up (GAR-13)."""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.garden_nation.actions import Action, Next
from dorfplatz.games.garden_nation.material import MAX_ROUNDS
from dorfplatz.games.garden_nation.rules.ending import finish, population_phase
from dorfplatz.games.garden_nation.state import (
    ACTION,
    NEXT,
    SECRETS,
    State,
    had_turn,
    has_chosen,
    slot_actions,
    turn_holder,
)
from dorfplatz.games.garden_nation.telling import tell_next, tell_round

TWO_TAKE_TURNS: Final = Refusal("GAR-3.6", "not-next-of-two")
ACTIONS_FIRST: Final = Refusal("GAR-3.4", "not-next-yet")
TURN_IS_OVER: Final = Refusal("GAR-3.2", "not-more-actions")
NOT_A_PLAYER: Final = Refusal("GAR-3.4", "not-a-player")
HAD_A_TURN: Final = Refusal("GAR-3.3", "not-twice")


def waiting(state: State) -> list[int]:
    """Return the seats that may decide now, in SECRETS all that have not chosen (RULING-4)."""
    if state.phase == SECRETS:
        return [seat for seat in range(state.seats) if not has_chosen(state, seat)]
    return [int(state.active)] if state.active >= 0 else []


def go_on(state: State, journal: Journal) -> None:
    """After an action: the next one of this turn, or the next turn."""
    if state.left > 0:
        state.phase = ACTION
        state.active = turn_holder(state)
    else:
        end_turn(state, journal)


def end_turn(state: State, journal: Journal) -> None:
    """Find the next slot's player: by the board with 2, by choice with 3 or 4 players."""
    seats = state.seats
    if seats == 2:
        if state.slots < len(state.order):  # GAR-3.6
            take_slot(state, 1 - turn_holder(state))
        else:
            end_round(state, journal)
        return
    missing: i64 = 0
    last: i64 = 0
    for seat in range(seats):
        if not had_turn(state, seat):
            missing += 1
            last = seat
    if missing == 0:
        end_round(state, journal)  # GAR-3.7
    elif missing == 1:
        take_slot(state, last)  # GAR-3.5
    else:
        state.phase = NEXT  # GAR-3.4
        state.active = turn_holder(state)


def forbids_next(state: State, action: Action) -> Refusal | None:
    """After a turn one names somebody who has had none this round, and nothing else (GAR-3.4)."""
    if state.phase != NEXT:
        return TWO_TAKE_TURNS if state.seats == 2 else ACTIONS_FIRST
    if not isinstance(action, Next):
        return TURN_IS_OVER
    if action.seat >= state.seats:
        return NOT_A_PLAYER
    if had_turn(state, action.seat):
        return HAD_A_TURN
    return None


def choose_next(state: State, seat: i64, journal: Journal) -> None:
    """Give the chosen player the next slot (GAR-3.4)."""
    tell_next(state.active, seat, journal)
    take_slot(state, seat)


def take_slot(state: State, seat: i64) -> None:
    """Put a seat into the next slot, with the actions the slot shows (GAR-3.2)."""
    state.order[state.slots] = u8(seat)
    state.slots += 1
    state.left = slot_actions(state)
    state.phase = ACTION
    state.active = seat


def end_round(state: State, journal: Journal) -> None:
    """Hold the population phase (GAR-3.1, GAR-12.5), then the end or the clean-up (GAR-13)."""
    population_phase(state, journal)
    if state.ending or state.round >= MAX_ROUNDS:  # GAR-14.3, GAR-14.5, GAR-13.2
        finish(state, journal)
        return
    state.round += 1
    first = turn_holder(state)
    state.slots = 0
    take_slot(state, first)  # GAR-3.8, GAR-3.9, GAR-13.1
    tell_round(state, first, journal)
