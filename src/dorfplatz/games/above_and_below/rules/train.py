"""Above and Below: training (AAB-6)."""

from mypy_extensions import i64

from dorfplatz.engine.journal import Journal
from dorfplatz.games.above_and_below.material import BIT, SPACE_COST, SPACES, VILLAGER_IDS
from dorfplatz.games.above_and_below.rules.rounds import end_turn, exhaust
from dorfplatz.games.above_and_below.state import State


def train(state: State, villager: i64, recruit: i64, journal: Journal) -> None:
    """Pay the space and take the villager, exhausted; the space stays empty (AAB-6.2, AAB-6.3)."""
    seat = state.current
    exhaust(state, seat, BIT[villager])
    paid: i64 = 0
    for space in range(SPACES):
        if i64(state.spaces[space]) == recruit + 1:
            state.spaces[space] = 0  # RULING-16
            paid = SPACE_COST[space]
    state.coins[seat] -= paid
    state.exhausted[seat] |= BIT[recruit]
    if journal.on:
        journal.note(
            "trained",
            {
                "seat": f"seat:{seat}",
                "villager": f"villager:{VILLAGER_IDS[villager]}",
                "recruit": f"villager:{VILLAGER_IDS[recruit]}",
                "coins": int(paid),
            },
        )
    end_turn(state, journal)
