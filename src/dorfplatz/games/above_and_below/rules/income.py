"""Above and Below: placing goods, income and refill (AAB-9.10 to 9.12, AAB-12.1)."""

from mypy_extensions import i64

from dorfplatz.engine.journal import Journal
from dorfplatz.games.above_and_below.material import (
    BASE_INCOME,
    BUILDINGS,
    CARD_EFFECTS,
    FIRST_SYMBOL,
    INCOME,
    PERKS,
    SYMBOL_RENEWABLE,
)
from dorfplatz.games.above_and_below.rules.build import lay_tokens
from dorfplatz.games.above_and_below.rules.rewards import apply_list
from dorfplatz.games.above_and_below.rules.rounds import begin_round
from dorfplatz.games.above_and_below.state import (
    BUILT,
    ENDED,
    FINAL,
    PAYING,
    State,
    following,
    holds_goods,
    kinds_on_track,
)
from dorfplatz.games.above_and_below.telling import tell_end, tell_income, tell_token


def is_placing_asked(state: State, journal: Journal) -> bool:
    """Ask a player with goods in stock (D7, D8); nobody else."""
    if holds_goods(state, state.current):
        state.active = state.current
        return True
    finish_placing(state, journal)
    return False


def finish_placing(state: State, journal: Journal) -> None:
    """Pay the player's income, or after round 7 nothing; then it is the next player's turn."""
    if state.phase == PAYING:
        pay_income(state, state.current, journal)
    state.current = following(state, state.current)
    if state.current != state.start:
        return
    if state.phase == FINAL:
        state.phase = ENDED
        tell_end(journal)
    else:
        refill_all(state, journal)
        begin_round(state, journal)


def pay_income(state: State, seat: i64, journal: Journal) -> None:
    """Give the base income for the occupied slots and the income of the buildings (AAB-9.10)."""
    coins = BASE_INCOME[kinds_on_track(state, seat)] + state.villages.perks[seat * PERKS + INCOME]
    state.villages.coins[seat] += coins
    tell_income(seat, coins, journal)


def refill_all(state: State, journal: Journal) -> None:
    """Refill player by player in turn order, buildings in the order built (AAB-9.11)."""
    seat = state.start
    for _ in range(state.seats):
        for place_in_row in range(state.villages.built_count[seat]):
            refill(state, seat, i64(state.villages.built[seat * BUILT + place_in_row]), journal)
        seat = following(state, seat)


def refill(state: State, seat: i64, building: i64, journal: Journal) -> None:
    """Put a token on every empty renewable symbol (RULING-9), then apply ``per_round``."""
    for symbol in range(i64(FIRST_SYMBOL[building]), i64(FIRST_SYMBOL[building + 1])):
        if SYMBOL_RENEWABLE[symbol] == 1 and state.villages.tokens[symbol] == 0:
            laid = lay_tokens(state, symbol, 1)
            if laid > 0:
                tell_token(symbol, journal)
    apply_list(state, seat, CARD_EFFECTS, BUILDINGS + building, journal)
