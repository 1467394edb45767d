"""Clans: who may do what, and what follows from it.

Reads in the order of the specification, ``docs/rules/clans.md``: setup, turns, moves, large
groups, founding villages, founding order, strife, value, the end. A number such as CLA-6.2 names
the rule that a line carries out.
"""

from itertools import pairwise, permutations
from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import Refusal, Rules, Seat
from dorfplatz.engine.standing import Standing
from dorfplatz.games.clans import lists, scoring
from dorfplatz.games.clans.actions import (
    DEAL_CARD,
    MOST_VILLAGES,
    MOVE,
    SETTLE,
    Action,
    Card,
    Move,
    Settle,
    Start,
    arrangement_of,
    card_clan_of,
    card_seat_of,
    destination_of,
    has_order,
    region_of,
    source_of,
    starter_of,
    verb_of,
    village_of,
)
from dorfplatz.games.clans.material import (
    ARRANGEMENTS,
    BONUS,
    CHIPS_LEFT,
    CLANS,
    EPOCH_OF_CHIP,
    HOSTILE,
    LAKE_BETWEEN,
    LARGE,
    LAST_VILLAGE,
    NEIGHBOURS,
    REGIONS,
    TERRAIN,
    TERRAINS,
    TERRITORIES_PER_REGION,
    TERRITORY_IDS,
    TERRITORY_INDEX,
)
from dorfplatz.games.clans.state import (
    NO_MOVE,
    TWELVE,
    State,
    empty_board,
    finish,
    hang,
    only_tie,
    unhang,
)
from dorfplatz.games.clans.telling import (
    tell_card,
    tell_end,
    tell_founded,
    tell_moved,
    tell_settled,
    tell_start,
    tell_unscored,
)
from dorfplatz.kit.regions import long_row

LAKE: Final = Refusal("CLA-4.4", "not-lake")
NOT_NEIGHBOURS: Final = Refusal("CLA-4.3", "not-neighbours")
EMPTY: Final = Refusal("CLA-4.2", "not-empty")
LARGE_STAYS: Final = Refusal("CLA-5.1", "not-large")
LARGER_STAYS: Final = Refusal("CLA-5.6", "not-larger")
MERGE_FIRST: Final = Refusal("CLA-5.4", "not-before-merge")
ORDER_WANTED: Final = Refusal("CLA-7.4", "not-order")
NO_ORDER_WANTED: Final = Refusal("CLA-7.4", "not-order-wanted")


@final
class ClansRules(Rules[State, Action]):
    """The rules as the rest of Dorfplatz asks them."""

    turn_rule: ClassVar[str] = "CLA-3.1"
    chance_actions: ClassVar[tuple[type, ...]] = (Settle, Card, Start)

    def start(self, seats: int, options: dict[str, Value]) -> State:
        """Return the empty board; scores and chips begin at 0 (CLA-1.1, CLA-2.3, CLA-2.6)."""
        return empty_board(seats, options["large_merge"] == "may")

    def turn(self, state: State) -> Seat:
        """Return who decides."""
        return state.active

    def legal(self, state: State, codes: Codes) -> None:
        """List what may be done now, in ascending order (CLA-3.6); never a pass (CLA-3.3)."""
        lists.legal(state, codes)

    def draw(self, state: State, rng: Rng) -> i64:
        """Return an outcome of chance, all equally likely."""
        return lists.draw(state, rng)

    def sample(self, state: State, rng: Rng) -> i64:
        """Return a legal move, all equally likely."""
        return lists.sample(state, rng)

    def forbids(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Return what forbids a move; whose clan it serves makes no difference (CLA-3.5)."""
        assert isinstance(action, Move)
        return forbids_move(state, action)

    def universe(self, state: State) -> list[Action]:
        """Return all pairs of territories, and every order of what a move could found."""
        return universe(state)

    def ended(self, state: State) -> Refusal:
        """Return why nobody moves any more (CLA-10.1, CLA-10.2)."""
        if state.over == TWELVE:
            return Refusal("CLA-10.1", "not-over-twelve")
        return Refusal("CLA-10.2", "not-over-stuck")

    def undrawable(self, state: State, action: Action) -> Refusal:
        """Return why chance cannot have this outcome."""
        if isinstance(action, Settle):
            return Refusal("CLA-2.2", "not-offered")
        return Refusal("CLA-2.4" if isinstance(action, Card) else "CLA-2.7", "not-offered")

    def apply(self, state: State, code: i64, journal: Journal) -> None:
        """Carry out a legal action: one move a turn (CLA-3.2)."""
        verb = verb_of(code)
        if verb == MOVE:
            move(state, code, journal)
        elif verb == SETTLE:
            settle(state, region_of(code), arrangement_of(code), journal)
        elif verb == DEAL_CARD:
            deal_card(state, card_seat_of(code), card_clan_of(code), journal)
        else:
            begin(state, starter_of(code), journal)

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()

    def standing(self, state: State) -> Standing:
        """Return points and ranks."""
        return scoring.standing(state)

    def rewards(self, state: State, row: vec[float]) -> None:
        """Fill in the share of rivals each seat is ahead of."""
        scoring.rewards(state, row)


# -- Setup (CLA-2): chance moves, all outcomes equally likely ----------------------
# -- 12 regions (CLA-2.1), a card for each seat, the starting player; what nobody draws stays in
# -- the bag (CLA-1.3, CLA-2.5)


def settle(state: State, region: i64, arrangement: i64, journal: Journal) -> None:
    """Put one hut of each clan onto the five territories of a region (CLA-2.2)."""
    clans = ARRANGEMENTS[arrangement]
    for place in range(TERRITORIES_PER_REGION):
        territory = region * TERRITORIES_PER_REGION + place
        state.huts[territory * CLANS + i64(clans[place])] = 1
    state.dealt += 1
    if state.dealt == REGIONS:
        state.derive()  # CLA-1.2: all sixty huts are always in the game
    tell_settled(region, journal)


def deal_card(state: State, seat: i64, clan: i64, journal: Journal) -> None:
    """Give a seat its secret clan (CLA-2.4); the others learn only that it drew (CLA-12.3)."""
    state.cards[seat] = clan
    state.dealt += 1
    tell_card(seat, clan, journal)


def begin(state: State, seat: i64, journal: Journal) -> None:
    """Let the starting player begin (CLA-2.7, CLA-3.1)."""
    state.active = seat
    state.dealt += 1
    tell_start(seat, journal)


# -- Moves (CLA-4) and large groups (CLA-5): what forbids one ------------------------


def forbids_move(state: State, move: Move) -> Refusal | None:
    """All huts of a territory go to an occupied neighbour; large groups only merge.

    The first reason that applies is the one that is given (CLA-3.7).
    """
    source = TERRITORY_INDEX[move.source]
    destination = TERRITORY_INDEX[move.destination]
    if (move.source, move.destination) in LAKE_BETWEEN:
        return LAKE
    if not are_neighbours(source, destination):
        return NOT_NEIGHBOURS
    if huts_in(state, source) == 0 or huts_in(state, destination) == 0:
        return EMPTY
    if is_large(state, source) and not is_large(state, destination):  # CLA-5.2: it may be joined
        return LARGE_STAYS
    if is_large(state, source) and huts_in(state, source) > huts_in(state, destination):
        return LARGER_STAYS
    if not is_large(state, source) and must_merge(state):
        return MERGE_FIRST
    return forbids_order(state, villages_founded(state, source), move.order)


def are_neighbours(one: i64, other: i64) -> bool:
    """Say whether two territories share a border, a river or not (CLA-4.3)."""
    return any(neighbour == other for neighbour in NEIGHBOURS[one])


def huts_in(state: State, territory: i64) -> i64:
    """Return the number of huts in a territory."""
    return i64(state.size[territory])


def is_large(state: State, territory: i64) -> bool:
    """Say whether a group is large: seven huts or more (CLA-5.1)."""
    return huts_in(state, territory) >= LARGE


def must_merge(state: State) -> bool:
    """Say whether a large pair leaves nothing but merges; with ``may`` they only come in addition.

    CLA-5.4 and CLA-5.5.
    """
    return not state.may_merge and len(large_pairs(state)) > 0


def large_pairs(state: State) -> list[str]:
    """Return the territories of all large groups that stand side by side (CLA-5.3)."""
    return [
        name
        for territory, name in enumerate(TERRITORY_IDS)
        if is_large(state, territory) and any(is_large(state, n) for n in NEIGHBOURS[territory])
    ]


# -- Moves: what follows ---------------------------------------------------------------


def move(state: State, code: i64, journal: Journal) -> None:
    """Carry all huts of the source to the destination (CLA-4.1), then found what is isolated."""
    source = source_of(code)
    destination = destination_of(code)
    tell_moved(state, source, destination, journal)
    founds = state.hanging[source] > 0  # CLA-6.2
    unite(state, source, destination)
    loosen(state, source, destination)
    if founds:
        if has_order(code):
            found_in_order(state, code, journal)
        else:
            found_ascending(state, source, journal)
    pass_on(state, journal)


def unite(state: State, source: i64, destination: i64) -> None:
    """Leave the source empty, for good (CLA-4.6), and the union on the destination (CLA-4.5)."""
    huts = state.huts
    size = state.size
    here = source * CLANS
    there = destination * CLANS
    for clan in range(CLANS):
        huts[there + clan] += huts[here + clan]
        huts[here + clan] = 0
    before = i64(size[destination])
    moving = i64(size[source])
    after = before + moving
    if after >= LARGE:
        state.large += 1
        if before >= LARGE:
            state.large -= 1
        if moving >= LARGE:
            state.large -= 1
    size[destination] = u8(after)
    size[source] = 0


def loosen(state: State, source: i64, destination: i64) -> None:
    """Cut the ties of a territory that has just become empty."""
    size = state.size
    ties = state.ties
    tied = i64(ties[source])
    state.borders -= tied
    ties[source] = 0
    if tied == 1:
        unhang(state, destination)
    if state.hanging[source] >= 2:
        state.forks -= 1
    state.hanging[source] = 0
    for neighbour in NEIGHBOURS[source]:
        if size[neighbour] > 0:
            left = i64(ties[neighbour]) - 1
            ties[neighbour] = u8(left)
            if left == 1:
                hang(state, only_tie(state, neighbour))
            elif left == 0 and i64(size[neighbour]) >= LARGE:
                state.large -= 1  # a village takes no part any more


def pass_on(state: State, journal: Journal) -> None:
    """After all villages are scored (CLA-3.4): the end, or the next seat clockwise (CLA-3.1)."""
    if state.founded == LAST_VILLAGE:
        finish(state, TWELVE)  # CLA-10.1
    elif state.borders == 0:
        finish(state, NO_MOVE)  # CLA-10.2, CLA-10.3
    else:
        following = state.active + 1
        state.active = 0 if following == state.seats else following
        return
    tell_end(state, journal)  # CLA-11.1


# -- Founding villages (CLA-6) ---------------------------------------------------------


def found_ascending(state: State, source: i64, journal: Journal) -> None:
    """Found every territory that lost its last occupied neighbour (CLA-6.1 to CLA-6.4).

    Only neighbours of the source can be affected. Older villages among them have no huts that
    touched it, so nothing is founded twice (CLA-6.5).
    """
    for village in NEIGHBOURS[source]:
        if state.size[village] > 0 and state.ties[village] == 0:
            found(state, village, journal)


def found_in_order(state: State, code: i64, journal: Journal) -> None:
    """Found the villages in the order the player chose (CLA-7.3), up to the twelfth (CLA-7.5)."""
    for place in range(MOST_VILLAGES):
        village = village_of(code, place)
        if village < 0:
            return
        if state.founded < LAST_VILLAGE:
            found(state, village, journal)
        else:
            tell_unscored(village, journal)


def found(state: State, village: i64, journal: Journal) -> None:
    """Give the active player the chip (CLA-6.6, 6.7), settle strife (CLA-6.8), score (CLA-6.9).

    The chip is taken in every case (CLA-7.2) and decides the epoch, which may change in the middle
    of a move (CLA-7.1). Chips are added to nothing before the end (CLA-9.9).
    """
    epoch = i64(EPOCH_OF_CHIP[state.founded])
    state.chips[state.active] += 1
    state.founded += 1
    fallen = strife(state, village)
    worth = value(state, village, epoch)
    tell_founded(state, village, epoch, worth, fallen, journal)
    if worth > 0:
        advance(state, village, worth)


def advance(state: State, village: i64, worth: i64) -> None:
    """Advance every clan present by the full value, owned or not (CLA-9.6 to CLA-9.8)."""
    huts = state.huts
    scores = state.scores
    for clan in range(CLANS):
        if huts[village * CLANS + clan] > 0:
            scores[clan] += worth


# -- Founding order (CLA-7) --------------------------------------------------------------


def villages_founded(state: State, source: i64) -> list[str]:
    """Return the villages that a move away from a territory founds: what hangs on it alone."""
    return [
        TERRITORY_IDS[n] for n in NEIGHBOURS[source] if state.size[n] > 0 and state.ties[n] == 1
    ]


def forbids_order(state: State, villages: list[str], order: tuple[str, ...]) -> Refusal | None:
    """An order is named where the epoch's chips do not last, ascending inside an epoch (CLA-7.4).

    The order matters only then (CLA-7.3); villages beyond the twelfth ascend, too (CLA-7.5).
    """
    if len(villages) <= CHIPS_LEFT[state.founded]:
        return NO_ORDER_WANTED if order else None
    if sorted(order) != sorted(villages):
        return ORDER_WANTED
    founded = int(state.founded)
    for place, (earlier, later) in enumerate(pairwise(order)):
        same = lists.epoch_of(founded + place) == lists.epoch_of(founded + place + 1)
        if same and TERRITORY_INDEX[earlier] > TERRITORY_INDEX[later]:
            return ORDER_WANTED
    return None


# -- Strife (CLA-8) ------------------------------------------------------------------------


def strife(state: State, village: i64) -> i64:
    """Where all five clans meet, every single hut leaves the game (CLA-8.1).

    Return the clans that lost theirs, as bits.

    It happens on every terrain and in every village (CLA-8.5), once (CLA-8.4), before anything is
    counted (CLA-8.2). With a clan missing there is none (CLA-8.3), with no single hut neither
    (CLA-8.7); five single huts leave the territory empty (CLA-8.6).
    """
    huts = state.huts
    here = village * CLANS
    for clan in range(CLANS):
        if huts[here + clan] == 0:
            return 0
    lost: i64 = 0
    fallen: i64 = 0
    for clan in range(CLANS):
        if huts[here + clan] == 1:
            huts[here + clan] = 0
            state.removed[clan] += 1
            lost += 1
            fallen |= CLAN_BIT[clan]
    state.size[village] -= u8(lost)
    return fallen


CLAN_BIT: Final[vec[i64]] = long_row([1, 2, 4, 8, 16])


# -- Value of a village (CLA-9) ---------------------------------------------------------------


def value(state: State, village: i64, epoch: i64) -> i64:
    """Return the huts left (CLA-9.1), with bonus where favourable, nothing where hostile.

    Neutral terrain has a bonus of 0 (CLA-9.2, 9.3, 9.4); the twelfth village is the one of epoch V,
    in which every terrain is favourable (CLA-9.5).
    """
    bonus = BONUS[epoch * TERRAINS + i64(TERRAIN[village])]
    huts = i64(state.size[village])
    if bonus == HOSTILE or huts == 0:
        return 0
    return huts + bonus


# -- Trying -----------------------------------------------------------------------------------

MOST_TRIED: Final = 5


def universe(state: State) -> list[Action]:
    """Return all pairs of territories, and what a founding order could look like."""
    tried: list[Action] = []
    for source in TERRITORY_IDS:
        villages = villages_founded(state, TERRITORY_INDEX[source])[:MOST_TRIED]
        for destination in TERRITORY_IDS:
            if source != destination:
                tried.append(Move(source, destination))
                if villages and are_neighbours(
                    TERRITORY_INDEX[source], TERRITORY_INDEX[destination]
                ):
                    for count in range(1, len(villages) + 1):
                        for order in permutations(villages, count):
                            tried.append(Move(source, destination, tuple(order)))
    return tried
