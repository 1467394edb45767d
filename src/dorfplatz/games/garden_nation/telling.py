"""Garden Nation: rules hand over what happened in one line, built only while somebody listens."""

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.journal import Journal
from dorfplatz.games.garden_nation.events import (
    Built,
    Claimed,
    CraneMoved,
    Demolished,
    EndTriggered,
    GameOver,
    Grown,
    NextChosen,
    Passed,
    PopulationScored,
    ProjectShown,
    Raided,
    RoofMoved,
    RoundBegins,
    SecretDealt,
    SecretDealtHidden,
    SecretScored,
    SecretsKept,
    SecretsKeptHidden,
    Starts,
    TerritoryChanged,
    TerritoryPlaced,
)
from dorfplatz.games.garden_nation.material import (
    DEGREES,
    DIRECTION_IDS,
    FIELD_IDS,
    KEPT,
    KIND_IDS,
    PROJECT_IDS,
    PROJECT_POINTS,
    TERRAIN_IDS,
    TERRITORIES,
)
from dorfplatz.games.garden_nation.scoring import growth_in, kept_points, population_points
from dorfplatz.games.garden_nation.state import NO_KIND, State

# -- Setup


def tell_placed(territory: i64, position: i64, rotation: i64, journal: Journal) -> None:
    """Tell where a territory lies."""
    if journal.on:
        turned = int(rotation) * DEGREES
        journal.tell(TerritoryPlaced(int(territory) + 1, DIRECTION_IDS[position], turned))


def tell_shown(card: i64, journal: Journal) -> None:
    """Tell of a new public project."""
    if journal.on:
        journal.tell(ProjectShown(PROJECT_IDS[card]))


def tell_start(seat: i64, journal: Journal) -> None:
    """Tell who begins."""
    if journal.on:
        journal.tell(Starts(int(seat)))


def tell_dealt(seat: i64, kind: i64, journal: Journal) -> None:
    """Tell a seat its card, and the others that it has one more."""
    if journal.on:
        known = SecretDealt(int(seat), KIND_IDS[kind])
        journal.whisper(seat, known, SecretDealtHidden(int(seat)))


def tell_kept(seat: i64, first: i64, second: i64, journal: Journal) -> None:
    """Tell a seat what it keeps, and the others that it has chosen."""
    if journal.on:
        known = SecretsKept(int(seat), KIND_IDS[first], KIND_IDS[second])
        journal.whisper(seat, known, SecretsKeptHidden(int(seat)))


# -- Actions


def tell_built(state: State, seat: i64, field: i64, cost: i64, journal: Journal) -> None:
    """Tell of a new floor."""
    if journal.on:
        terrain = TERRAIN_IDS[i64(state.terrain[field])]
        floors = int(state.height[field])
        journal.tell(Built(int(seat), FIELD_IDS[field], terrain, floors, int(cost)))


def tell_demolished(seat: i64, field: i64, floors: i64, gain: i64, journal: Journal) -> None:
    """Tell of a building that is gone."""
    if journal.on:
        journal.tell(Demolished(int(seat), FIELD_IDS[field], int(floors), int(gain)))


def tell_raided(
    seat: i64, owner: i64, field: i64, floors: i64, price: i64, journal: Journal
) -> None:
    """Tell of a building that was taken over."""
    if journal.on:
        journal.tell(Raided(int(seat), int(owner), FIELD_IDS[field], int(floors), int(price)))


def tell_changed(seat: i64, territory: i64, journal: Journal) -> None:
    """Tell where the action happens by ruse."""
    if journal.on:
        journal.tell(TerritoryChanged(int(seat), int(territory) + 1))


def tell_roof_moved(seat: i64, source: i64, destination: i64, journal: Journal) -> None:
    """Tell which roof went where."""
    if journal.on:
        journal.tell(RoofMoved(int(seat), FIELD_IDS[source], FIELD_IDS[destination]))


def tell_claimed(seat: i64, card: i64, field: i64, journal: Journal) -> None:
    """Tell of a completed project."""
    if journal.on:
        points = int(PROJECT_POINTS[card])
        journal.tell(Claimed(int(seat), PROJECT_IDS[card], FIELD_IDS[field], points))


def tell_crane(state: State, journal: Journal) -> None:
    """Tell where the crane went."""
    if journal.on:
        journal.tell(CraneMoved(int(state.crane) + 1))


def tell_passed(seat: i64, journal: Journal) -> None:
    """Tell of a pass."""
    if journal.on:
        journal.tell(Passed(int(seat)))


# -- Turns, rounds, the end


def tell_next(seat: i64, following: i64, journal: Journal) -> None:
    """Tell who was named."""
    if journal.on:
        journal.tell(NextChosen(int(seat), int(following)))


def tell_growth(state: State, before: vec[i64], journal: Journal) -> None:
    """Tell how every seat grew, and where."""
    if not journal.on:
        return
    for seat in range(state.seats):
        gains = [int(growth_in(state, territory, seat)) for territory in range(TERRITORIES)]
        journal.tell(
            Grown(
                seat=int(seat),
                gain=int(state.population[seat] - before[seat]),
                population=int(state.population[seat]),
                most=tuple([bed for bed, gain in enumerate(gains, 1) if gain == 2]),
                tied=tuple([bed for bed, gain in enumerate(gains, 1) if gain == 1]),
            )
        )


def tell_round(state: State, seat: i64, journal: Journal) -> None:
    """Tell that a round begins."""
    if journal.on:
        journal.tell(RoundBegins(int(state.round), int(seat)))


def tell_end_triggered(seat: i64, journal: Journal) -> None:
    """Tell that this is the last round."""
    if journal.on:
        journal.tell(EndTriggered(int(seat)))


def tell_end(state: State, journal: Journal) -> None:
    """Tell why the game is over, then what every seat's secret cards and population score."""
    if not journal.on:
        return
    journal.tell(GameOver("floors" if state.ending else "rounds"))
    for seat in range(state.seats):
        for card in range(KEPT):
            kind = state.kept[seat * KEPT + card]
            if kind != NO_KIND:
                points = int(kept_points(state, seat, card))
                journal.tell(SecretScored(int(seat), KIND_IDS[i64(kind)], points))
        people = state.population[seat]
        journal.tell(PopulationScored(int(seat), int(people), int(population_points(people))))
