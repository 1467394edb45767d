"""Above and Below: working (AAB-7)."""

from typing import Final

from mypy_extensions import i64

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.above_and_below.actions import Work
from dorfplatz.games.above_and_below.material import CIDER, ITEMS, PERKS, WORK_BONUS, members
from dorfplatz.games.above_and_below.rules.readiness import are_ready
from dorfplatz.games.above_and_below.rules.rounds import end_turn, exhaust
from dorfplatz.games.above_and_below.state import State
from dorfplatz.games.above_and_below.telling import tell_cider_taken, tell_work

NOT_READY: Final = Refusal("AAB-7.1", "not-ready")


def forbids_work(state: State, action: Work) -> Refusal | None:
    """Any ready villagers may work (AAB-7.1)."""
    return None if are_ready(state, action.villagers) else NOT_READY


def work(state: State, villagers: i64, journal: Journal) -> None:
    """Take a coin for each worker and the bonus (AAB-7.1, AAB-13.3), and the cider (AAB-7.2)."""
    seat = state.current
    exhaust(state, seat, villagers)
    earned = members(villagers) + state.villages.perks[seat * PERKS + WORK_BONUS]
    state.villages.coins[seat] += earned
    tell_work(seat, villagers, earned, journal)
    if state.market.cider > 0:
        state.market.cider = 0
        state.villages.stock[seat * ITEMS + CIDER] += 1
        tell_cider_taken(seat, journal)
    end_turn(state, journal)
