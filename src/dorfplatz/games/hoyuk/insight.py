"""Höyük: what speaks for a seat's houses and cards."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.game import Weighed
from dorfplatz.games.hoyuk import material
from dorfplatz.games.hoyuk.majority import NOBODY, leader, own_count, tally
from dorfplatz.games.hoyuk.material import (
    CARDS,
    CATASTROPHES,
    CELLS,
    DESTROY_HALF,
    DESTROY_ONE,
    EFFECT,
    IN_MODE,
    IS_MOST,
    LARGEST_SET,
    METAL,
    METRIC,
    MOST_BLOCKS,
    MOST_SEATS,
    NO_CARD,
    SET_POINTS,
    STACKS_OF,
)
from dorfplatz.games.hoyuk.rules.build import NO_SLOT
from dorfplatz.games.hoyuk.rules.catastrophe import is_used, losses
from dorfplatz.games.hoyuk.rules.reward import in_pool
from dorfplatz.games.hoyuk.scoring import (
    BY_HERDS,
    BY_HOUSES,
    BY_PEOPLE,
    families_counted,
    final_points,
    score_village,
)
from dorfplatz.games.hoyuk.state import (
    A_PEN,
    AT_BLOCK,
    AT_BUILD,
    AT_CARDS,
    AT_DEAL,
    AT_DRAW,
    AT_LOSS,
    AT_SETUP,
    HAS_OVEN,
    HAS_SHRINE,
    HOUSES,
    STRUCK,
    State,
    at_of,
    now,
    number_of,
    part_of,
    seat_of,
)
from dorfplatz.games.hoyuk.village import is_contested, pen_owner, shaman_block
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
_TOLD: Final[i64] = 12
"""How many numbers ``look`` keeps about a seat."""
_METRICS: Final[i64] = 5
_A_TILE: Final[i64] = 3
"""How many elements a tile builds (3.4)."""
_MOST_PLAYS: Final[i64] = 15


@final
class HoyukInsight(Weighed[State]):
    """Points, what the village would score now, the hand as sets, and the cards soon to be won."""

    features: ClassVar[tuple[str, ...]] = FEATURES
    finer: ClassVar[tuple[str, ...]] = FINER

    def __init__(self) -> None:
        super().__init__(LEARNED, NETWORK)
        self.told: vec[i64] = vec[i64]([0] * int(MOST_SEATS * _TOLD))
        self.risk: vec[float] = vec[float]([0.0] * int(MOST_SEATS))
        self.counts: vec[i64] = vec[i64]([0] * int((MOST_BLOCKS + 1) * _METRICS))
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
            self.foresee(state)

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
        row[29] = 0.0 if state.ending and not storm else self.risk[seat]
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

    def foresee(self, state: State) -> None:
        """Work out how many houses each seat loses on average to the next catastrophe (3.6)."""
        risk = self.risk
        for seat in range(state.seats):
            risk[seat] = 0.0
        self.count(state)
        counts = self.counts
        immune = shaman_block(state)
        cards = 0.0
        in_mode = IN_MODE[state.mode]
        for card in range(CATASTROPHES):
            if in_mode[card] == 0 or is_used(state, card):
                continue
            cards += 1.0
            effect = EFFECT[card]
            if effect != DESTROY_ONE and effect != DESTROY_HALF:
                continue
            metric = METRIC[card]
            most = IS_MOST[card] != 0
            best: i64 = -1
            for block in range(1, state.blocks + 1):
                if state.residents[block] != 0:
                    count = counts[block * _METRICS + metric]
                    if best < 0 or (count > best if most else count < best):
                        best = count
            if best < 0 or (most and best == 0):  # HOY-7.5
                continue
            for block in range(1, state.blocks + 1):
                if (
                    counts[block * _METRICS + metric] == best
                    and state.residents[block] != 0
                    and block != immune
                ):
                    for seat in range(state.seats):
                        own = i64(state.homes[block * MOST_SEATS + seat])
                        if own > 0:
                            half = effect == DESTROY_HALF and own > 3
                            risk[seat] += float(own // 2) if half else 1.0
        if cards > 0.0:
            for seat in range(state.seats):
                risk[seat] /= cards

    def count(self, state: State) -> None:
        """Count for every block what catastrophes look at (HOY-7.4)."""
        counts = self.counts
        for i in range((state.blocks + 1) * _METRICS):
            counts[i] = 0
        what = state.what
        for cell in range(CELLS):
            kind = what[cell]
            if kind >= A_PEN:
                here = i64(state.block[cell]) * _METRICS
                if kind == A_PEN:
                    counts[here + material.BY_PENS] += 1
                else:
                    counts[here + material.BY_HOUSES] += 1
                    if state.tall[cell] == 2:
                        counts[here + material.BY_HIGHRISES] += 1
                    roof = state.roof[cell]
                    if roof & HAS_OVEN:
                        counts[here + material.BY_OVENS] += 1
                    elif roof & HAS_SHRINE:
                        counts[here + material.BY_SHRINES] += 1

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


# -- The course of a round (5.1) ----------------------------------------------


def left_to_build(state: State, seat: i64) -> i64:
    """Return how many elements of tiles a seat still builds in this round (HOY-5.1)."""
    frame = state.pending[0]
    at = at_of(frame)
    if at == AT_SETUP or (at == AT_CARDS and part_of(frame) == 1):
        return 2 * _A_TILE
    later = _A_TILE if part_of(frame) == 1 else 0
    if at == AT_DEAL:
        return later + _A_TILE
    if at != AT_BUILD:
        return 0
    builder = seat_of(frame)
    if seat == builder:
        return later + state.open_houses + (0 if state.open_third == NO_SLOT else 1)
    return later + (_A_TILE if comes_later(state, seat, builder) else 0)


def comes_later(state: State, seat: i64, other: i64) -> bool:
    """Say whether a seat follows another in the order of the round."""
    own = seat if seat >= state.first else seat + state.seats
    return own > (other if other >= state.first else other + state.seats)


def storm_is_due(state: State) -> bool:
    """Say whether this round's catastrophe is still to come (HOY-7.1, HOY-7.2)."""
    frame = state.pending[0]
    at = at_of(frame)
    if state.round == 1:
        return False
    return part_of(frame) < 3 if at == AT_CARDS else at <= AT_DRAW


def rewards_are_due(state: State) -> bool:
    """Say whether there may still be blocks to evaluate in this round (HOY-8.3)."""
    frame = state.pending[0]
    at = at_of(frame)
    return part_of(frame) < 4 if at == AT_CARDS else at <= AT_BLOCK


def least_supply(state: State) -> i64:
    """Return the houses left to whoever has fewest; the last one brings the end (HOY-11.1)."""
    least = state.limit
    for seat in range(state.seats):
        if state.supply[seat] < least:
            least = state.supply[seat]
    return least


def doomed(state: State, seat: i64) -> i64:
    """Return how many losses a seat still has to name after the catastrophe that came."""
    frame = now(state)
    if at_of(frame) != AT_LOSS:
        return 0
    total: i64 = 0
    last: i64 = 0
    if seat == seat_of(frame):
        total = number_of(frame)
        last = part_of(frame)
    elif not comes_later(state, seat, seat_of(frame)):
        return 0
    for block in range(last + 1, state.blocks + 1):
        if state.marks[block] & STRUCK:
            total += losses(state, seat, block)
    return total


# -- Sets ---------------------------------------------------------------------


def points_of(count: i64) -> i64:
    """Return the points of equal cards played as sets (HOY-10.9)."""
    points: i64 = 0
    while count > LARGEST_SET:
        points += SET_POINTS[LARGEST_SET]
        count -= LARGEST_SET
    return points + SET_POINTS[count]
