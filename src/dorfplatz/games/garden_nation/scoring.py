"""Garden Nation: secret projects, the population track, final scores and ranks (GAR-15, GAR-16)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from dorfplatz.engine.standing import Standing, ranked, share_out
from dorfplatz.games.garden_nation.material import (
    CONTROL,
    CONTROL_BOTH,
    CONTROL_ONE,
    DIRECTIONS,
    FIELDS,
    KEPT,
    KIND_FAMILY,
    KIND_FLOORS,
    KIND_PAIR,
    KIND_POINTS,
    KIND_TERRAIN,
    OVER_FORTY_POINTS,
    PER_FLOOR,
    POPULATION_POINTS,
    TERRITORIES,
    TOWERS,
)
from dorfplatz.games.garden_nation.state import (
    FINISHED,
    NO_KIND,
    State,
    floors_in,
    sole_majority,
)


def standing(state: State) -> Standing:
    """Return the points of every seat; before final scoring those of public projects only.

    Claimed cards and unused ruses give nothing further (GAR-15.9); the most points win (GAR-16.1)
    and equals share the rank without a tie-break (GAR-16.2).
    """
    over = state.phase == FINISHED
    breakdowns: list[tuple[tuple[str, int], ...]] = []
    for seat in range(state.seats):
        public = ("public", int(state.points[seat]))
        if over:  # GAR-15.1; a total may be negative (GAR-15.8)
            breakdowns.append(
                (
                    public,
                    ("secret-1", int(kept_points(state, seat, 0))),
                    ("secret-2", int(kept_points(state, seat, 1))),
                    ("population", int(population_points(state.population[seat]))),
                )
            )
        else:
            breakdowns.append((public,))
    return ranked(over, breakdowns)


def rewards(state: State, row: vec[float]) -> None:
    """Fill in the share of rivals each seat is ahead of (equals count half), without the table."""
    keys = vec[i64]()
    for seat in range(state.seats):
        points = state.points[seat]
        if state.phase == FINISHED:
            points += kept_points(state, seat, 0) + kept_points(state, seat, 1)
            points += population_points(state.population[seat])
        keys = append(keys, points)
    share_out(keys, row)


def kept_points(state: State, seat: i64, card: i64) -> i64:
    """Return what a kept secret card scores for its owner; a missing one scores nothing."""
    kind = state.kept[seat * KEPT + card]
    return secret_points(state, seat, i64(kind)) if kind != NO_KIND else 0


def secret_points(state: State, seat: i64, kind: i64) -> i64:
    """Return what a kind of secret card scores now; a building may count for both (GAR-15.2)."""
    family = KIND_FAMILY[kind]
    if family == CONTROL:
        return control_points(state, seat, kind)
    if family == TOWERS:
        return tower_points(state, seat, kind)
    terrain = KIND_TERRAIN[kind]
    least = KIND_FLOORS[kind]
    count: i64 = 0
    for field in range(FIELDS):
        if (
            i64(state.owner[field]) == seat
            and state.roof[field] == 0  # GAR-10.2
            and state.terrain[field] == terrain
        ):
            floors = i64(state.height[field])
            if family == PER_FLOOR:  # GAR-15.3
                count += floors
            elif floors >= least:  # GAR-15.4
                count += 1
    return count * KIND_POINTS[kind]


def tower_points(state: State, seat: i64, kind: i64) -> i64:
    """Count territories with an unfinished building high enough, each once (GAR-15.5)."""
    least = KIND_FLOORS[kind]
    count: i64 = 0
    for territory in range(TERRITORIES):
        first = territory * DIRECTIONS
        for field in range(first, first + DIRECTIONS):
            if (
                i64(state.owner[field]) == seat
                and state.roof[field] == 0
                and i64(state.height[field]) >= least
            ):
                count += 1
                break
    return count * KIND_POINTS[kind]


def control_points(state: State, seat: i64, kind: i64) -> i64:
    """Score the sole majority in one or both territories of a card (GAR-15.6)."""
    first, second = KIND_PAIR[kind]
    held = (sole_majority(state, first) == seat) + (sole_majority(state, second) == seat)
    if held == 2:
        return CONTROL_BOTH
    return CONTROL_ONE if held == 1 else 0


def population_points(population: i64) -> i64:
    """Return the points of the population track (4.6); above 40 it gives 10 (GAR-15.7)."""
    if population >= i64(len(POPULATION_POINTS)):
        return OVER_FORTY_POINTS
    return POPULATION_POINTS[population]


# -- Population phase (GAR-12) ---------------------------------------------------------


def growth(state: State, territory: i64) -> tuple[i64, i64]:
    """Return the most floors anybody has in a territory, and what each who has them grows by.

    2 for strictly the most (GAR-12.2), 1 each for a tie (GAR-12.3). Finished buildings count
    (GAR-10.3); where nobody has a floor nobody grows (GAR-12.4).
    """
    most: i64 = 0
    holders: i64 = 0
    for seat in range(state.seats):
        floors = floors_in(state, territory, seat)
        if floors > most:
            most = floors
            holders = 1
        elif floors == most:
            holders += 1
    if most == 0:
        return 0, 0
    return most, 2 if holders == 1 else 1


def growth_in(state: State, territory: i64, seat: i64) -> i64:
    """Return by how much a seat grows in a territory in the population phase."""
    most, gain = growth(state, territory)
    return gain if floors_in(state, territory, seat) == most else 0
