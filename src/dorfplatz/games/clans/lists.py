"""Clans: what may be done now, listed and drawn fast: machinery for the rules.

``rules.forbids`` says what is allowed; a law proves that both agree in every position.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.clans.actions import (
    ARRANGED,
    DESTINATION,
    MOST_VILLAGES,
    card_code,
    founding,
    move_code,
    ordered_code,
    settle_code,
    start_code,
    towards,
)
from dorfplatz.games.clans.material import (
    ARRANGEMENTS,
    CHIPS_LEFT,
    CLANS,
    CLANS_BY_LETTER,
    LARGE,
    LAST_VILLAGE,
    NEIGHBOURS,
    PASSAGE_FROM,
    PASSAGE_TO,
    PASSAGES,
    REGIONS,
    TERRITORIES,
    epoch_of,
)
from dorfplatz.games.clans.state import State
from dorfplatz.kit.bag import left_in_bag
from dorfplatz.kit.regions import long_row

FEW_BORDERS: Final[i64] = 8
LARGE_U8: Final[u8] = 7
BY_LETTER: Final[vec[i64]] = long_row(list(CLANS_BY_LETTER))
SCRATCH: Final = Codes()
ORDERS: Final = Codes()


def legal(state: State, codes: Codes) -> None:
    """List what may be done now, in ascending order; never a pass.

    Whose turn it is and who owns which clan makes no difference.
    """
    if state.active == CHANCE:
        chance(state, codes)
    elif state.active == OVER:
        codes.clear()
    elif is_plain(state):
        plain_moves(state, codes)
    else:
        all_moves(state, codes)


def chance(state: State, codes: Codes) -> None:
    """List the outcomes of the next chance event, in the character order of their texts.

    All are equally likely: 12 regions, a card for each seat, the
    starting player.
    """
    codes.clear()
    if state.dealt < REGIONS:
        for arrangement in range(len(ARRANGEMENTS)):
            codes.add(settle_code(state.dealt, arrangement))
    elif state.dealt < REGIONS + state.seats:
        seat = state.dealt - REGIONS
        for clan in cards_left(state):
            codes.add(card_code(seat, clan))
    else:
        for seat in range(state.seats):
            codes.add(start_code(seat))


def draw(state: State, rng: Rng) -> i64:
    """Return one of the outcomes of ``chance``, all equally likely, without listing them."""
    if state.dealt < REGIONS:
        return settle_code(state.dealt, rng.below(ARRANGED))
    if state.dealt < REGIONS + state.seats:
        seat = state.dealt - REGIONS
        left = rng.below(CLANS - seat)
        for clan in BY_LETTER:
            if not is_dealt(state, clan):
                if left == 0:
                    return card_code(seat, clan)
                left -= 1
    return start_code(rng.below(state.seats))


def is_dealt(state: State, clan: i64) -> bool:
    """Say whether somebody has the card of a clan."""
    for card in state.cards:
        if card == clan:
            return True
    return False


def cards_left(state: State) -> list[int]:
    """Return the clans not dealt yet; what nobody draws stays in the bag."""
    return left_in_bag(CLANS_BY_LETTER, [int(card) for card in state.cards if card >= 0])


def is_plain(state: State) -> bool:
    """Say whether every move of a small group is legal and nothing else, as in most positions."""
    return not has_large_pair(state) and not order_matters(state)


def plain_moves(state: State, codes: Codes) -> None:
    """List the moves of all small groups to occupied neighbours."""
    codes.clear()
    codes.reserve(PASSAGES)
    row = codes.row
    size = state.size
    ties = state.ties
    neighbours = NEIGHBOURS
    count: i64 = 0
    for source in range(TERRITORIES):
        if ties[source] > 0 and size[source] < LARGE_U8:
            leaving = move_code(source, 0)
            for destination in neighbours[source]:
                if size[destination] > 0:
                    row[count] = leaving + destination * DESTINATION
                    count += 1
    codes.count = count


def all_moves(state: State, codes: Codes) -> None:
    """List all moves where large pairs or founding orders play a part."""
    codes.clear()
    size = state.size
    ties = state.ties
    neighbours = NEIGHBOURS
    only_merges = not state.may_merge and has_large_pair(state)
    chips = CHIPS_LEFT[state.founded]
    for source in range(TERRITORIES):
        if ties[source] > 0:
            ordered = state.hanging[source] > chips
            if ordered:
                founding_orders(state, source)
            for destination in neighbours[source]:
                if size[destination] > 0 and may_move(state, source, destination, only_merges):
                    if ordered:
                        for order in range(ORDERS.count):
                            codes.add(towards(ORDERS.row[order], destination))
                    else:
                        codes.add(move_code(source, destination))


def sample(state: State, rng: Rng) -> i64:
    """Return a legal move, all equally likely, mostly without listing them.

    In a plain position every passage from a small group to an occupied neighbour is one move;
    passages are drawn until one fits.
    """
    if has_large_pair(state):
        all_moves(state, SCRATCH)
        return SCRATCH.row[rng.below(SCRATCH.count)]
    if state.borders <= FEW_BORDERS or order_matters(state):
        return sample_by_source(state, rng)
    size = state.size
    leaving = PASSAGE_FROM
    going = PASSAGE_TO
    passages = PASSAGES
    while True:
        passage = rng.below(passages)
        source = leaving[passage]
        destination = going[passage]
        if size[source] > 0 and size[source] < LARGE_U8 and size[destination] > 0:
            return move_code(source, destination)


def sample_by_source(state: State, rng: Rng) -> i64:
    """Draw a source by the number of its moves, then one of them; for positions without large pair.

    A source has as many moves as occupied neighbours times founding orders.
    """
    size = state.size
    ties = state.ties
    hanging = state.hanging
    orders = ORDER_COUNTS[state.founded]
    total: i64 = 0
    for source in range(TERRITORIES):
        if ties[source] > 0 and size[source] < LARGE_U8:
            total += i64(ties[source]) * orders[i64(hanging[source])]
    left = rng.below(total)
    source = -1
    count: i64 = 0
    while left >= count:
        left -= count
        source += 1
        count = 0
        if ties[source] > 0 and size[source] < LARGE_U8:
            count = i64(ties[source]) * orders[i64(hanging[source])]
    ways = orders[i64(hanging[source])]
    destination = occupied_neighbour(state, source, left // ways)
    if ways == 1:
        return move_code(source, destination)
    founding_orders(state, source)
    return towards(ORDERS.row[left % ways], destination)


def occupied_neighbour(state: State, territory: i64, place: i64) -> i64:
    """Return one of the occupied neighbours of a territory by its place among them."""
    size = state.size
    for neighbour in NEIGHBOURS[territory]:
        if size[neighbour] > 0:
            if place == 0:
                return neighbour
            place -= 1
    return -1


def has_large_pair(state: State) -> bool:
    """Say whether two large groups stand side by side."""
    if state.large < 2:
        return False
    size = state.size
    for territory in range(TERRITORIES):
        if i64(size[territory]) >= LARGE:
            for n in NEIGHBOURS[territory]:
                if i64(size[n]) >= LARGE:
                    return True
    return False


def may_move(state: State, source: i64, destination: i64, only_merges: bool) -> bool:
    """Say whether the sizes allow a move between two occupied neighbours.

    A large group moves only in a merge, the smaller onto the larger;
    it may always be a destination. With ``must`` a large pair leaves nothing but merges
    ; with ``may`` merges come in addition.
    """
    moving = i64(state.size[source])
    if moving < LARGE:
        return not only_merges
    waiting = i64(state.size[destination])
    return waiting >= LARGE and moving <= waiting


def order_matters(state: State) -> bool:
    """Say whether a move would found more villages than the epoch has chips left."""
    if state.forks > 0:
        chips = CHIPS_LEFT[state.founded]
        for hanging in state.hanging:
            if hanging > chips:
                return True
    return False


def founding_orders(state: State, source: i64) -> None:
    """Collect in ``ORDERS`` every way to spread the villages of a move over the epochs.

    Inside an epoch, and among those beyond the twelfth, the villages ascend.
    """
    villages = vec[i64]()
    for n in NEIGHBOURS[source]:
        if state.size[n] > 0 and state.ties[n] == 1:  # hangs on the source alone
            villages = append(villages, n)
    ORDERS.clear()
    extend_order(ordered_code(source), villages, state.founded, 0, 0, -1)


def extend_order(
    code: i64, villages: vec[i64], chip: i64, place: i64, used: i64, last: i64
) -> None:
    """Add every village that may come next to the founding order, in ascending order."""
    if place == len(villages):
        ORDERS.add(code)
        return
    if place > 0 and epoch_of(chip) != epoch_of(chip - 1):
        last = -1
    for i in range(len(villages)):
        bit = BITS[i]
        if used & bit == 0 and i > last:
            placed = founding(code, place, villages[i])
            extend_order(placed, villages, chip + 1, place + 1, used | bit, i)


BITS: Final[vec[i64]] = long_row([1, 2, 4, 8, 16, 32, 64])


def order_counts() -> vec[vec[i64]]:
    """Return by villages founded so far and villages of one move how many orders there are."""
    rows = vec[vec[i64]]()
    for founded in range(LAST_VILLAGE):
        counts = vec[i64]([1])
        for villages in range(1, MOST_VILLAGES + 1):
            orders = counts[villages - 1] * villages
            same = sum(
                epoch_of(founded + villages - 1) == epoch_of(founded + earlier)
                for earlier in range(villages)
            )
            counts = append(counts, orders // same)
        rows = append(rows, counts)
    return rows


ORDER_COUNTS: Final[vec[vec[i64]]] = order_counts()
