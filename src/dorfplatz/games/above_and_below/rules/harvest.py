"""Above and Below: harvesting (AAB-5)."""

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.games.above_and_below.actions import token_names, tokens_taken
from dorfplatz.games.above_and_below.material import ITEMS, SYMBOL_GOOD, SYMBOLS, members
from dorfplatz.games.above_and_below.rules.rounds import end_turn, exhaust, named
from dorfplatz.games.above_and_below.state import State


def harvest(state: State, villagers: i64, tokens: i64, journal: Journal) -> None:
    """Exhaust the villagers and take the tokens into the stock (AAB-5.1)."""
    seat = state.current
    exhaust(state, seat, villagers)
    for symbol in range(SYMBOLS):
        taken = tokens_taken(tokens, symbol)
        if taken > 0:
            state.tokens[symbol] -= u8(taken)
            state.stock[seat * ITEMS + i64(SYMBOL_GOOD[symbol])] += u8(taken)
    if journal.on:
        journal.note(
            "harvested",
            {
                "seat": f"seat:{seat}",
                "villagers": named(villagers),
                "number": int(members(villagers)),
                "tokens": tuple(
                    f"token:{token.replace('.', '-')}" for token in token_names(tokens)
                ),
            },
        )
    end_turn(state, journal)
