"""Garden Nation: population phase (GAR-12) and the end of the game (GAR-14)."""

from mypy_extensions import i64

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import OVER
from dorfplatz.games.garden_nation.material import TERRITORIES
from dorfplatz.games.garden_nation.scoring import growth
from dorfplatz.games.garden_nation.state import FINISHED, State, floors_in
from dorfplatz.games.garden_nation.telling import tell_end, tell_end_triggered, tell_growth


def population_phase(state: State, journal: Journal) -> None:
    """Let the seats with the most floors grow, territory by territory (GAR-12.1)."""
    before = state.population[:]
    for territory in range(TERRITORIES):
        grow(state, territory)
    tell_growth(state, before, journal)


def grow(state: State, territory: i64) -> None:
    """Let everybody grow who has the most floors in a territory."""
    most, gain = growth(state, territory)
    if gain > 0:
        for seat in range(state.seats):
            if floors_in(state, territory, seat) == most:
                state.population[seat] += gain


def check_end(state: State, seat: i64, journal: Journal) -> None:
    """Trigger the end, for good, when the last floor of a supply is placed (GAR-14.1, 14.2)."""
    if state.floors[seat] == 0 and not state.ending:
        state.ending = True
        tell_end_triggered(seat, journal)


def finish(state: State, journal: Journal) -> None:
    """End the game and show the secret cards (GAR-15.2)."""
    state.phase = FINISHED
    state.active = OVER
    tell_end(state, journal)
