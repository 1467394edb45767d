"""Above and Below: training (AAB-6)."""

from typing import Final

from mypy_extensions import i64

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.above_and_below.actions import Train
from dorfplatz.games.above_and_below.material import (
    BIT,
    PERKS,
    QUILLS,
    SPACE_COST,
    SPACES,
    TRAINER,
    VILLAGER_INDEX,
)
from dorfplatz.games.above_and_below.rules.readiness import are_ready, can_pay
from dorfplatz.games.above_and_below.rules.rounds import end_turn, exhaust
from dorfplatz.games.above_and_below.state import State
from dorfplatz.games.above_and_below.telling import tell_trained

NOT_READY: Final = Refusal("AAB-6.1", "not-ready")
NO_QUILL: Final = Refusal("AAB-6.1", "not-a-teacher")
NOT_IN_ROW: Final = Refusal("AAB-6.2", "not-in-row")
TOO_DEAR: Final = Refusal("AAB-6.2", "not-enough-coins")


def forbids_training(state: State, action: Train) -> Refusal | None:
    """A ready quill, or anybody with ``any_trainer`` (AAB-13.2), trains one whose space is paid."""
    if not are_ready(state, (action.villager,)):
        return NOT_READY
    anybody = state.villages.perks[state.current * PERKS + TRAINER] > 0
    if not anybody and QUILLS & BIT[VILLAGER_INDEX[action.villager]] == 0:
        return NO_QUILL
    space = space_of(state, action.recruit)
    if space < 0:
        return NOT_IN_ROW
    if not can_pay(state, int(SPACE_COST[space])):
        return TOO_DEAR
    return None


def space_of(state: State, recruit: str) -> int:
    """Return the space on which a villager waits, or -1."""
    for space in range(SPACES):
        if i64(state.market.spaces[space]) == i64(VILLAGER_INDEX[recruit]) + 1:
            return int(space)
    return -1


def train(state: State, villager: i64, recruit: i64, journal: Journal) -> None:
    """Pay the space and take the villager, exhausted; the space stays empty (AAB-6.2, AAB-6.3)."""
    seat = state.current
    exhaust(state, seat, BIT[villager])
    paid: i64 = 0
    for space in range(SPACES):
        if i64(state.market.spaces[space]) == recruit + 1:
            state.market.spaces[space] = 0  # RULING-16
            paid = SPACE_COST[space]
    state.villages.coins[seat] -= paid
    state.villages.exhausted[seat] |= BIT[recruit]
    tell_trained(seat, villager, recruit, paid, journal)
    end_turn(state, journal)
