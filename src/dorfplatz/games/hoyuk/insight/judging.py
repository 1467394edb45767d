"""Höyük: what speaks for a seat's houses and cards."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.insight import Change, Weighed
from dorfplatz.games.hoyuk.insight.changes import changes_between
from dorfplatz.games.hoyuk.insight.course import (
    doomed,
    least_supply,
    left_to_build,
    rewards_are_due,
    storm_is_due,
)
from dorfplatz.games.hoyuk.insight.forecast import Forecast
from dorfplatz.games.hoyuk.majority import NOBODY, leader, own_count, tally
from dorfplatz.games.hoyuk.material import (
    CARDS,
    CELLS,
    LARGEST_SET,
    METAL,
    MOST_SEATS,
    NO_CARD,
    SET_POINTS,
    STACKS_OF,
)
from dorfplatz.games.hoyuk.scoring import (
    BY_HERDS,
    BY_HOUSES,
    BY_PEOPLE,
    families_counted,
    final_points,
    score_village,
)
from dorfplatz.games.hoyuk.state import A_PEN, HAS_OVEN, HAS_SHRINE, HOUSES, State
from dorfplatz.games.hoyuk.village import in_pool, is_contested, pen_owner
from dorfplatz.kit.material import load

LEARNED: Final = load("dorfplatz.games.hoyuk", "insight.json")
NETWORK: Final = load("dorfplatz.games.hoyuk", "net.json")
FEATURES: Final = (
    "points",
    "families",
    "herds",
    "sets",
    "cards",
    "leads",
    "matches",
    "furnished",
    "pens",
    "high-rises",
    "houses",
    "blocks",
)
FINER: Final = (
    "to-move",
    "start",
    "to-build",
    "supply",
    "least-supply",
    "ending",
    "storm",
    "due",
    "sure",
    "shared",
    "close",
    "secure",
    "tied",
    "plays",
    "cash",
    "longest",
    "metal",
    "risk",
    "doomed",
)
COURSE: Final = ("to-move", "to-build", "supply", "least-supply", "ending", "storm")
_TOLD: Final[i64] = 12
"""How many numbers ``look`` keeps about a seat."""
_MOST_PLAYS: Final[i64] = 15


@final
class HoyukInsight(Weighed[State]):
    """Points, what the village would score now, the hand as sets, and the cards soon to be won."""

    features: ClassVar[tuple[str, ...]] = FEATURES
    finer: ClassVar[tuple[str, ...]] = FINER
    unsaid: ClassVar[tuple[str, ...]] = (*COURSE, "shared", "close", "tied", "plays")
    worse: ClassVar[tuple[str, ...]] = ("risk", "doomed")
    becomes: ClassVar[tuple[tuple[str, str], ...]] = (
        ("sets", "points"),
        ("cash", "points"),
        ("leads", "cards"),
        ("matches", "cards"),
        ("due", "cards"),
    )
    vague: ClassVar[tuple[str, ...]] = ("risk",)
    veiled: ClassVar[tuple[str, ...]] = ("sets", "matches", "cash", "longest", "metal")

    def __init__(self) -> None:
        super().__init__(LEARNED, NETWORK)
        self.told: vec[i64] = vec[i64]([0] * int(MOST_SEATS * _TOLD))
        self.forecast = Forecast()
        self.best: vec[i64] = vec[i64]([0] * int(_MOST_PLAYS + 1))

    def look(self, state: State) -> None:
        """Go through the village once: what scores, who leads where, what stands."""
        score_village(state)
        told = self.told
        for i in range(len(told)):
            told[i] = 0
        due = self.deep and rewards_are_due(state)
        for block in range(1, state.blocks + 1):
            if is_contested(state, block):
                tally(state, block)
                for stack in range(STACKS_OF[state.mode]):
                    card = state.tops[stack]
                    winner = leader(state, stack)
                    if winner != NOBODY and card != NO_CARD:
                        told[winner * _TOLD] += 1
                        told[winner * _TOLD + 1] += i64(state.hand[winner * CARDS + i64(card)])
                        if due and in_pool(state, block):
                            told[winner * _TOLD + 6] += 1
                    if self.deep and card != NO_CARD:
                        self.compare(state, stack)
        what = state.what
        for cell in range(CELLS):
            here = what[cell]
            if here >= HOUSES:
                seat = i64(here - HOUSES)
                told[seat * _TOLD + 5] += 1
                if state.roof[cell] & (HAS_OVEN | HAS_SHRINE) != 0:
                    told[seat * _TOLD + 2] += 1
                if state.tall[cell] == 2:
                    told[seat * _TOLD + 4] += 1
            elif here == A_PEN:
                told[pen_owner(state, cell) * _TOLD + 3] += 1
        if self.deep:
            self.compare_houses(state)
            self.forecast.look(state)

    def measure(self, state: State, seat: i64, row: vec[float]) -> None:
        """Fill in what a seat has on the track, in hand and in the village."""
        told = self.told
        here = seat * _TOLD
        row[0] = float(state.points[seat])
        row[1] = float(final_points(state, seat, BY_HOUSES))
        row[2] = float(final_points(state, seat, BY_HERDS) + final_points(state, seat, BY_PEOPLE))
        held: i64 = 0
        worth: i64 = 0
        most: i64 = 0
        for card in range(METAL):
            count = i64(state.hand[seat * CARDS + card])
            held += count
            if count > most:
                most = count
            worth += points_of(count)
        metal = i64(state.hand[seat * CARDS + METAL])
        row[3] = float(worth - points_of(most) + points_of(most + metal))
        row[4] = float(held + metal)
        row[5] = float(told[here])
        row[6] = float(told[here + 1])
        row[7] = float(told[here + 2])
        row[8] = float(told[here + 3])
        row[9] = float(told[here + 4])
        row[10] = float(told[here + 5])
        blocks: i64 = 0
        for block in range(1, state.blocks + 1):
            if state.homes[block * MOST_SEATS + seat] > 0 and is_contested(state, block):
                blocks += 1
        row[11] = float(blocks)
        if self.deep:
            self.measure_finer(state, seat, most + metal, row)

    def changes(self, before: State, after: State) -> list[Change]:
        """Return in which blocks somebody takes or loses a lead."""
        return changes_between(before, after)

    # -- What only the network judges by -------------------------------------------

    def measure_finer(self, state: State, seat: i64, longest: i64, row: vec[float]) -> None:
        """Fill in when it is, what a seat may still do, and how safe it is."""
        told = self.told
        here = seat * _TOLD
        storm = storm_is_due(state)
        plays = families_counted(seat) - i64(state.played_count[seat])  # HOY-10.3
        row[12] = 1.0 if state.active == seat else 0.0
        row[13] = 1.0 if state.first == seat else 0.0
        row[14] = float(left_to_build(state, seat))
        row[15] = float(state.supply[seat])
        row[16] = float(least_supply(state))
        row[17] = 1.0 if state.ending else 0.0
        row[18] = 1.0 if storm else 0.0
        row[19] = float(told[here + 6])
        row[20] = float(told[here + 7])
        row[21] = float(told[here + 8])
        row[22] = float(told[here + 9])
        row[23] = float(told[here + 10])
        row[24] = float(told[here + 11])
        row[25] = float(plays)
        row[26] = float(self.cash(state, seat, plays))
        row[27] = float(longest)
        row[28] = float(state.hand[seat * CARDS + METAL])
        row[29] = 0.0 if state.ending and not storm else self.forecast.risk[seat]
        row[30] = float(doomed(state, seat))

    def compare(self, state: State, stack: i64) -> None:
        """Note for the last tally who leads by two, shares the lead, or lacks one element."""
        told = self.told
        for seat in range(state.seats):
            own = own_count(stack, seat)
            most: i64 = 0
            for rival in range(state.seats):
                if rival != seat and own_count(stack, rival) > most:
                    most = own_count(stack, rival)
            if own > most + 1:
                told[seat * _TOLD + 7] += 1
            elif own == most:
                told[seat * _TOLD + 8] += 1
            elif own + 1 == most:
                told[seat * _TOLD + 9] += 1

    def compare_houses(self, state: State) -> None:
        """Note how many houses stand where a seat leads by two or more, or shares the lead."""
        told = self.told
        homes = state.homes
        for block in range(1, state.blocks + 1):
            here = block * MOST_SEATS
            for seat in range(state.seats):
                own = i64(homes[here + seat])
                if own > 0:
                    most: i64 = 0
                    for rival in range(state.seats):
                        if rival != seat and i64(homes[here + rival]) > most:
                            most = i64(homes[here + rival])
                    if own > most + 1:
                        told[seat * _TOLD + 10] += own
                    elif own == most:
                        told[seat * _TOLD + 11] += own

    def cash(self, state: State, seat: i64, plays: i64) -> i64:
        """Return the most points that sets of so many cards bring, metal with the longest."""
        if plays <= 0:
            return 0
        if plays > _MOST_PLAYS:
            plays = _MOST_PLAYS
        best = self.best
        for size in range(plays + 1):
            best[size] = 0
        hand = state.hand
        here = seat * CARDS
        longest: i64 = 0
        for card in range(1, METAL):
            if hand[here + card] > hand[here + longest]:
                longest = card
        for card in range(METAL):
            count = i64(hand[here + card])
            if card == longest:
                count += i64(hand[here + METAL])
            if count > 0:
                size = plays
                while size > 0:
                    for used in range(1, (count if count < size else size) + 1):
                        worth = best[size - used] + points_of(used)
                        if worth > best[size]:
                            best[size] = worth
                    size -= 1
        return best[plays]


def points_of(count: i64) -> i64:
    """Return the points of equal cards played as sets (HOY-10.9)."""
    points: i64 = 0
    while count > LARGEST_SET:
        points += SET_POINTS[LARGEST_SET]
        count -= LARGEST_SET
    return points + SET_POINTS[count]
