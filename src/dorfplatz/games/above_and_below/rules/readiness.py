"""Above and Below: what all main actions ask of villagers, and all payments of coins (AAB-2.3)."""

from dorfplatz.games.above_and_below.actions import mask_of
from dorfplatz.games.above_and_below.state import State


def are_ready(state: State, villagers: tuple[str, ...]) -> bool:
    """Say whether villagers are ready villagers of the current player."""
    return mask_of(villagers) & ~int(state.villages.ready[state.current]) == 0


def are_in_party(state: State, villagers: tuple[str, ...]) -> bool:
    """Say whether villagers are still on the cave card."""
    return mask_of(villagers) & ~int(state.exploration.party) == 0


def can_pay(state: State, coins: int) -> bool:
    """Say whether the current player has so many coins."""
    return coins <= int(state.villages.coins[state.current])
