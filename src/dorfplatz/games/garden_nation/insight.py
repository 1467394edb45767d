"""Garden Nation: what speaks for a seat in an imagined world."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.insight import Change, Weighed
from dorfplatz.engine.prompt import Phrase
from dorfplatz.games.garden_nation.matches import offer, satisfied
from dorfplatz.games.garden_nation.material import (
    BIT,
    BRAMBLE,
    FIELDS,
    INVOLVES,
    PROJECT_IDS,
    PROJECT_POINTS,
    TERRITORIES,
    TERRITORY_OF,
)
from dorfplatz.games.garden_nation.scoring import kept_points, population_points
from dorfplatz.games.garden_nation.state import ACTION, NOBODY, State, floors_in, sole_majority
from dorfplatz.kit.material import load

LEARNED: Final = load("dorfplatz.games.garden_nation", "insight.json")
NETWORK: Final = load("dorfplatz.games.garden_nation", "net.json")
FEATURES: Final = (
    "points",
    "secrets",
    "track",
    "people",
    "ruses",
    "growth",
    "projects",
    "here",
    "floors",
    "tall",
    "value",
)
FINER: Final = ("to-move", "population", "least-floors")
MOST_FLOORS: Final = 20.0

# -- The places of the features in a row

POINTS: Final[i64] = 0
SECRETS: Final[i64] = 1
TRACK: Final[i64] = 2
PEOPLE: Final[i64] = 3
RUSES: Final[i64] = 4
GROWTH: Final[i64] = 5
PROJECTS: Final[i64] = 6
HERE: Final[i64] = 7
FLOORS: Final[i64] = 8
TALL: Final[i64] = 9
VALUE: Final[i64] = 10
TO_MOVE: Final[i64] = 11
POPULATION: Final[i64] = 12
LEAST_FLOORS: Final[i64] = 13


@final
class GardenNationInsight(Weighed[State]):
    """Points as if the game ended now, people and ruses left, majorities, projects within reach."""

    features: ClassVar[tuple[str, ...]] = FEATURES
    finer: ClassVar[tuple[str, ...]] = FINER
    unsaid: ClassVar[tuple[str, ...]] = ("here", "floors", *FINER)
    veiled: ClassVar[tuple[str, ...]] = ("secrets",)

    def __init__(self) -> None:
        super().__init__(LEARNED, NETWORK)
        self.counts: vec[i64] = vec[i64]([0] * int(TERRITORIES * 4))

    def look(self, state: State) -> None:
        """Count the floors of every seat in every territory."""
        counts = self.counts
        for i in range(len(counts)):
            counts[i] = 0
        owner = state.owner
        height = state.height
        for field in range(FIELDS):
            who = owner[field]
            if who != NOBODY:
                counts[TERRITORY_OF[field] * 4 + i64(who)] += i64(height[field])

    def measure(self, state: State, seat: i64, row: vec[float]) -> None:
        """Fill in points by source, then what a seat may still do."""
        people = state.population[seat]
        left = float(state.floors[seat])
        row[POINTS] = float(state.points[seat])
        row[SECRETS] = float(kept_points(state, seat, 0) + kept_points(state, seat, 1))
        row[TRACK] = float(population_points(people))
        row[PEOPLE] = float(people) * left / MOST_FLOORS
        row[RUSES] = float(state.ruses[seat])
        row[GROWTH] = 0.0 if state.ending else self.growth(state, seat)
        row[FLOORS] = left
        reachable: i64 = 0
        near: i64 = 0
        tall: i64 = 0
        value: i64 = 0
        offered = offer(state)
        owner = state.owner
        height = state.height
        roof = state.roof
        terrain = state.terrain
        number = state.layout.number
        crane = state.crane if state.phase == ACTION and state.active == seat else -1
        for field in range(FIELDS):
            who = i64(owner[field])
            if who == seat:
                floors = i64(height[field])
                value += 2 * floors * i64(number[field]) + floors * (floors - 1)
                if roof[field] != 0:
                    continue
                if floors > 1:
                    tall += 1
            elif who != i64(NOBODY):
                continue
            else:
                floors = 0
            kind = terrain[field]
            if kind == BRAMBLE or i64(number[field]) + floors >= people or left == 0.0:
                continue
            if offered & INVOLVES[i64(kind)] != 0:
                cards = satisfied(state, seat, field, kind, floors + 1) & offered
                reachable |= cards
                if TERRITORY_OF[field] == crane:
                    near |= cards
        row[PROJECTS] = prize(state, reachable)
        row[HERE] = best_prize(state, near)
        row[TALL] = float(tall)
        row[VALUE] = float(value)
        if self.deep:
            row[TO_MOVE] = 1.0 if state.active == seat else 0.0
            row[POPULATION] = float(people)
            # Whoever runs out of floors first brings the end for all.
            row[LEAST_FLOORS] = float(min(state.floors))

    # -- What a move changed -------------------------------------------------------

    def count(self, state: State, seat: i64, row: vec[float]) -> None:
        """Fill in the features; people are counted whole, whatever floors are left."""
        self.measure(state, seat, row)
        row[PEOPLE] = float(state.population[seat])

    def changes(self, before: State, after: State) -> list[Change]:
        """Return the projects that were completed and the majorities that changed hands."""
        found: list[Change] = []
        shown = list(after.display)
        for seat in range(before.seats):
            if after.points[seat] > before.points[seat]:
                for card in before.display:
                    if card != 0 and card not in shown:
                        project = f"project:{PROJECT_IDS[i64(card)]}"
                        told = Phrase("change-project", {"project": project})
                        found.append(Change("points", int(seat), True, told))
        for territory in range(TERRITORIES):
            place = {"territory": f"territory:{territory + 1}"}
            held = sole_majority(before, territory)
            holds = sole_majority(after, territory)
            for seat in range(before.seats):
                if holds == seat != held:
                    told = Phrase("change-majority-won", dict(place))
                    found.append(Change("growth", int(seat), True, told))
                elif held == seat != holds:
                    told = Phrase("change-majority-lost", dict(place))
                    found.append(Change("growth", int(seat), False, told))
                elif shares(after, territory, seat) and not shares(before, territory, seat):
                    told = Phrase("change-majority-shared", dict(place))
                    found.append(Change("growth", int(seat), True, told))
        return found

    def growth(self, state: State, seat: i64) -> float:
        """Return by how many people a seat would grow now (GAR-12.2, GAR-12.3)."""
        counts = self.counts
        gain: i64 = 0
        for territory in range(TERRITORIES):
            own = counts[territory * 4 + seat]
            if own > 0:
                most: i64 = 0
                for rival in range(state.seats):
                    if rival != seat and counts[territory * 4 + rival] > most:
                        most = counts[territory * 4 + rival]
                if own > most:
                    gain += 2
                elif own == most:
                    gain += 1
        return float(gain)


def shares(state: State, territory: i64, seat: i64) -> bool:
    """Say whether nobody has more floors in a territory than a seat that has some."""
    own = floors_in(state, territory, seat)
    for rival in range(state.seats):
        if floors_in(state, territory, rival) > own:
            return False
    return own > 0


def prize(state: State, cards: i64) -> float:
    """Return the points of all displayed cards in a set."""
    total: i64 = 0
    for card in state.display:
        if card != 0 and cards & BIT[i64(card)] != 0:
            total += PROJECT_POINTS[i64(card)]
    return float(total)


def best_prize(state: State, cards: i64) -> float:
    """Return the points of the best displayed card in a set; a field gives only one (GAR-9.2)."""
    best: i64 = 0
    for card in state.display:
        if card != 0 and cards & BIT[i64(card)] != 0 and PROJECT_POINTS[i64(card)] > best:
            best = PROJECT_POINTS[i64(card)]
    return float(best)
