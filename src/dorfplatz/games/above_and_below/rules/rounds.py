"""Above and Below: turns, passes, and the ends of rounds (AAB-2, AAB-9.1 to 9.3, 9.12)."""

from mypy_extensions import i64

from dorfplatz.engine.journal import Journal
from dorfplatz.games.above_and_below.material import BIT, CIDER, ROUNDS, SPACES
from dorfplatz.games.above_and_below.state import ARRIVALS, FINAL, TURN, State, following
from dorfplatz.games.above_and_below.telling import (
    tell_cider_laid,
    tell_last_placing,
    tell_passed,
    tell_round,
    tell_round_end,
)


def begin_turn(state: State) -> None:
    """Open the turn menu of the current player (AAB-2.3)."""
    state.phase = TURN
    state.bargain.moved = False
    for seat in range(state.seats):
        state.bargain.refused[seat] = 0  # RULING-26


def end_turn(state: State, journal: Journal) -> None:
    """Go on to the next player who has not passed (AAB-2.4, AAB-2.7), or to the round end."""
    seat = state.current
    for _ in range(state.seats):
        seat = following(state, seat)
        if state.passed & BIT[seat] == 0:  # AAB-2.2
            state.current = seat
            begin_turn(state)
            return
    end_round(state, journal)


def pass_round(state: State, journal: Journal) -> None:
    """Take no more turns this round; ready villagers stay ready (AAB-2.5)."""
    state.passed |= BIT[state.current]
    tell_passed(state.current, journal)
    end_turn(state, journal)


def exhaust(state: State, seat: i64, villagers: i64) -> None:
    """Move ready villagers to the exhausted area."""
    state.villages.ready[seat] &= ~villagers
    state.villages.exhausted[seat] |= villagers


def end_round(state: State, journal: Journal) -> None:
    """End the game after round 7 (AAB-9.1, RULING-17), or advance the marker and go on."""
    state.passed = 0
    state.current = state.start
    if state.round == ROUNDS:
        state.phase = FINAL
        tell_last_placing(journal)
        return
    tell_round_end(state, journal)
    state.round += 1
    if state.market.cider == 0 and state.market.supply[CIDER] > 0:  # AAB-9.2
        state.market.cider = 1
        state.market.supply[CIDER] -= 1
        tell_cider_laid(journal)
    close_ranks(state)
    state.phase = ARRIVALS


def close_ranks(state: State) -> None:
    """Move the villagers of the row left without gaps (AAB-9.3)."""
    spaces = state.market.spaces
    into: i64 = 0
    for space in range(SPACES):
        if spaces[space] > 0:
            villager = spaces[space]
            spaces[space] = 0
            spaces[into] = villager
            into += 1


def begin_round(state: State, journal: Journal) -> None:
    """Hand the start-player card on; nobody has passed (AAB-9.12, AAB-2.1)."""
    state.start = following(state, state.start)
    state.current = state.start
    begin_turn(state)
    tell_round(state, journal)
