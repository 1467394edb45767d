"""Above and Below: harvesting (AAB-5)."""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.above_and_below.actions import Harvest
from dorfplatz.games.above_and_below.codes import tokens_taken
from dorfplatz.games.above_and_below.material import (
    HARVEST_BONUS,
    ITEMS,
    PERKS,
    SYMBOL_BUILDING,
    SYMBOL_GOOD,
    SYMBOL_INDEX,
    SYMBOLS,
)
from dorfplatz.games.above_and_below.rules.readiness import are_ready
from dorfplatz.games.above_and_below.rules.rounds import end_turn, exhaust
from dorfplatz.games.above_and_below.state import State
from dorfplatz.games.above_and_below.telling import tell_harvest

NOT_READY: Final = Refusal("AAB-5.1", "not-ready")
NOT_THERE: Final = Refusal("AAB-5.1", "not-lying-there")
NOT_AS_MANY: Final = Refusal("AAB-5.1", "not-as-many")
NOT_SO_MANY: Final = Refusal("AAB-5.2", "not-as-many")


def forbids_harvest(state: State, action: Harvest) -> Refusal | None:
    """Ready villagers fetch one token each from own buildings, or some more with the bonus.

    Nobody comes back with nothing (RULING-27); equal tokens of one building are not told apart
    (AAB-5.3).
    """
    if not are_ready(state, action.villagers):
        return NOT_READY
    if missing_token(state, action.tokens) is not None:
        return NOT_THERE
    extra = extra_tokens(state)
    if not 0 <= len(action.tokens) - len(action.villagers) <= extra:
        return NOT_SO_MANY if extra > 0 else NOT_AS_MANY
    return None


def missing_token(state: State, tokens: tuple[str, ...]) -> str | None:
    """Return the first token that does not lie, so often, on a building of the current player."""
    for token in tokens:
        building, _, good = token.partition(".")
        symbol = SYMBOL_INDEX[building, good]
        mine = i64(state.villages.owner[i64(SYMBOL_BUILDING[symbol])]) == state.current + 1
        if not mine or int(state.villages.tokens[symbol]) < tokens.count(token):
            return token
    return None


def extra_tokens(state: State) -> int:
    """Return how many more tokens than villagers may be fetched (AAB-5.2, AAB-13.4)."""
    return int(state.villages.perks[state.current * PERKS + HARVEST_BONUS])


def harvest(state: State, villagers: i64, tokens: i64, journal: Journal) -> None:
    """Exhaust the villagers and take the tokens into the stock (AAB-5.1)."""
    seat = state.current
    exhaust(state, seat, villagers)
    for symbol in range(SYMBOLS):
        taken = tokens_taken(tokens, symbol)
        if taken > 0:
            state.villages.tokens[symbol] -= u8(taken)
            state.villages.stock[seat * ITEMS + i64(SYMBOL_GOOD[symbol])] += u8(taken)
    tell_harvest(seat, villagers, tokens, journal)
    end_turn(state, journal)
