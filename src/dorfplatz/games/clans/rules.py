"""Clans: who may do what, and what follows from it.

Reads in the order of the specification, ``docs/rules/clans.md``: setup, turns, moves, large
groups, founding villages, founding order, strife, value, the end. A number such as CLA-6.2 names
the rule that a line carries out.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dorfplatz.engine.game import CHANCE, OVER, Codes, Value
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.prompt import Arg, Phrase
from dorfplatz.engine.rng import Rng
from dorfplatz.games.clans.actions import (
    CARD_CODES,
    CHANCE_CODES,
    DESTINATION,
    MOST_VILLAGES,
    SOURCE,
    START_CODES,
    VILLAGE,
    card_code,
    destination_of,
    has_order,
    move_code,
    settle_code,
    source_of,
    start_code,
    village_of,
)
from dorfplatz.games.clans.material import (
    ARRANGEMENTS,
    BONUS,
    CHIPS_LEFT,
    CLAN_IDS,
    CLANS,
    CLANS_BY_LETTER,
    EPOCH_IDS,
    EPOCH_OF_CHIP,
    HOSTILE,
    LARGE,
    LAST_VILLAGE,
    NEIGHBOURS,
    PASSAGE_FROM,
    PASSAGE_TO,
    PASSAGES,
    REGION_IDS,
    REGIONS,
    TERRAIN,
    TERRAIN_IDS,
    TERRAINS,
    TERRITORIES,
    TERRITORIES_PER_REGION,
    TERRITORY_IDS,
)
from dorfplatz.games.clans.state import (
    NO_MOVE,
    OVER_IDS,
    TWELVE,
    State,
    empty_board,
    finish,
    hang,
    only_tie,
    unhang,
)
from dorfplatz.kit.bag import left_in_bag
from dorfplatz.kit.regions import long_row

# -- Setup (CLA-2): chance moves -------------------------------------------------


def start(seats: int, options: dict[str, Value]) -> State:
    """Return the empty board; scores and chips begin at 0 (CLA-1.1, CLA-2.3, CLA-2.6)."""
    return empty_board(seats, options["large_merge"] == "may")


def chance(state: State, codes: Codes) -> None:
    """List the outcomes of the next chance event, in the character order of their texts.

    All are equally likely: 12 regions (CLA-2.1, CLA-2.2), a card for each seat (CLA-2.4), the
    starting player (CLA-2.7).
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


def cards_left(state: State) -> list[int]:
    """Return the clans not dealt yet; what nobody draws stays in the bag (CLA-1.3, CLA-2.5)."""
    return left_in_bag(CLANS_BY_LETTER, [int(card) for card in state.cards if card >= 0])


def settle(state: State, region: i64, arrangement: i64, journal: Journal) -> None:
    """Put one hut of each clan onto the five territories of a region (CLA-2.2)."""
    clans = ARRANGEMENTS[arrangement]
    for place in range(TERRITORIES_PER_REGION):
        territory = region * TERRITORIES_PER_REGION + place
        state.huts[territory * CLANS + i64(clans[place])] = 1
    state.dealt += 1
    if state.dealt == REGIONS:
        state.derive()  # CLA-1.2: all sixty huts are always in the game
    if journal.on:
        journal.note("region-settled", {"region": f"region:{REGION_IDS[region]}"})


def deal_card(state: State, seat: i64, clan: i64, journal: Journal) -> None:
    """Give a seat its secret clan (CLA-2.4); the others learn only that it drew (CLA-12.3)."""
    state.cards[seat] = clan
    state.dealt += 1
    if journal.on:
        who: dict[str, Arg] = {"seat": f"seat:{seat}"}
        journal.whisper(
            seat,
            "card-drawn",
            {"seat": f"seat:{seat}", "clan": f"clan:{CLAN_IDS[clan]}"},
            Phrase("card-drawn-hidden", who),
        )


def begin(state: State, seat: i64, journal: Journal) -> None:
    """Let the starting player begin (CLA-2.7, CLA-3.1)."""
    state.active = seat
    state.dealt += 1
    if journal.on:
        journal.note("starts", {"seat": f"seat:{seat}"})


# -- Turns (CLA-3) -----------------------------------------------------------------


def legal(state: State, codes: Codes) -> None:
    """List what may be done now, in ascending order (CLA-3.6); never a pass (CLA-3.3).

    Whose turn it is and who owns which clan makes no difference (CLA-3.5).
    """
    if state.active == CHANCE:
        chance(state, codes)
    elif state.active == OVER:
        codes.clear()
    elif is_plain(state):
        plain_moves(state, codes)
    else:
        all_moves(state, codes)


def apply(state: State, code: i64, journal: Journal) -> None:
    """Carry out a legal action: one move a turn (CLA-3.2)."""
    if code < CHANCE_CODES:
        move(state, code, journal)
    elif code < CARD_CODES:
        settle(state, (code - CHANCE_CODES) // 120, (code - CHANCE_CODES) % 120, journal)
    elif code < START_CODES:
        deal_card(state, (code - CARD_CODES) // 5, (code - CARD_CODES) % 5, journal)
    else:
        begin(state, code - START_CODES, journal)


def is_card(code: i64) -> bool:
    """Say whether a chance outcome deals a card."""
    return CARD_CODES <= code < START_CODES


# -- Moves (CLA-4) -----------------------------------------------------------------


def is_plain(state: State) -> bool:
    """Say whether every move of a small group is legal and nothing else, as in most positions."""
    return not has_large_pair(state) and not order_matters(state)


def plain_moves(state: State, codes: Codes) -> None:
    """List the moves of all small groups to occupied neighbours (CLA-5.1)."""
    codes.clear()
    codes.reserve(PASSAGES)
    row = codes.row
    size = state.size
    ties = state.ties
    neighbours = NEIGHBOURS
    count: i64 = 0
    for source in range(TERRITORIES):
        if ties[source] > 0 and size[source] < LARGE_U8:  # CLA-4.2: an empty territory has no ties
            base = source * SOURCE
            for destination in neighbours[source]:  # CLA-4.3, CLA-4.4
                if size[destination] > 0:
                    row[count] = base + destination * DESTINATION
                    count += 1
    codes.count = count


def all_moves(state: State, codes: Codes) -> None:
    """List all moves where large pairs (CLA-5.4) or founding orders (CLA-7.4) play a part."""
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
                            codes.add(ORDERS.row[order] + destination * DESTINATION)
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

    A source has as many moves as occupied neighbours times founding orders (CLA-7.4).
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
    return ORDERS.row[left % ways] + destination * DESTINATION


def occupied_neighbour(state: State, territory: i64, place: i64) -> i64:
    """Return one of the occupied neighbours of a territory by its place among them."""
    size = state.size
    for neighbour in NEIGHBOURS[territory]:
        if size[neighbour] > 0:
            if place == 0:
                return neighbour
            place -= 1
    return -1


FEW_BORDERS: Final[i64] = 8
LARGE_U8: Final[u8] = 7
SCRATCH: Final = Codes()
ORDERS: Final = Codes()


def move(state: State, code: i64, journal: Journal) -> None:
    """Carry all huts of the source to the destination (CLA-4.1), then found what is isolated."""
    source = source_of(code)
    destination = destination_of(code)
    if journal.on:
        journal.note(
            "moved",
            {
                "seat": f"seat:{state.active}",
                "source": f"territory:{TERRITORY_IDS[source]}",
                "destination": f"territory:{TERRITORY_IDS[destination]}",
                "huts": int(state.size[source]),
            },
        )
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
            elif left == 0 and size[neighbour] >= LARGE_U8:
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
    if journal.on:
        journal.note("game-over", {"reason": f"over:{OVER_IDS[state.over]}"})
        for seat in range(state.seats):  # CLA-11.1
            clan = f"clan:{CLAN_IDS[state.cards[seat]]}"
            journal.note("card-revealed", {"seat": f"seat:{seat}", "clan": clan})


# -- Large groups (CLA-5) ------------------------------------------------------------


def has_large_pair(state: State) -> bool:
    """Say whether two large groups stand side by side (CLA-5.3)."""
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

    A large group moves only in a merge (CLA-5.1), the smaller onto the larger (CLA-5.3, CLA-5.6);
    it may always be a destination (CLA-5.2). With ``must`` a large pair leaves nothing but merges
    (CLA-5.4); with ``may`` merges come in addition (CLA-5.5).
    """
    moving = i64(state.size[source])
    if moving < LARGE:
        return not only_merges
    waiting = i64(state.size[destination])
    return waiting >= LARGE and moving <= waiting


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
    for place in range(7):
        village = village_of(code, place)
        if village < 0:
            return
        if state.founded < LAST_VILLAGE:
            found(state, village, journal)
        elif journal.on:
            journal.note("unscored", {"village": f"territory:{TERRITORY_IDS[village]}"})


def found(state: State, village: i64, journal: Journal) -> None:
    """Give the active player the chip (CLA-6.6, 6.7), settle strife (CLA-6.8), score (CLA-6.9).

    The chip is taken in every case (CLA-7.2) and decides the epoch, which may change in the middle
    of a move (CLA-7.1). Chips are added to nothing before the end (CLA-9.9).
    """
    epoch = i64(EPOCH_OF_CHIP[state.founded])
    state.chips[state.active] += 1
    state.founded += 1
    lost = strife(state, village)
    worth = value(state, village, epoch)
    if journal.on:
        advance_told(state, village, epoch, worth, lost, journal)
    if worth > 0:
        advance(state, village, worth)


def advance(state: State, village: i64, worth: i64) -> None:
    """Advance every clan present by the full value, owned or not (CLA-9.6 to CLA-9.8)."""
    huts = state.huts
    scores = state.scores
    for clan in range(CLANS):
        if huts[village * CLANS + clan] > 0:
            scores[clan] += worth


def advance_told(
    state: State, village: i64, epoch: i64, worth: i64, lost: i64, journal: Journal
) -> None:
    """Tell of a new village, its value and the clans that advance."""
    clans = tuple(
        f"clan:{CLAN_IDS[clan]}"
        for clan in range(5)
        if worth > 0 and state.huts[village * CLANS + i64(clan)] > 0
    )
    journal.note(
        "village-founded",
        {
            "seat": f"seat:{state.active}",
            "village": f"territory:{TERRITORY_IDS[village]}",
            "epoch": f"epoch:{EPOCH_IDS[epoch]}",
            "terrain": f"terrain:{TERRAIN_IDS[i64(TERRAIN[village])]}",
            "huts": int(state.size[village]),
            "value": int(worth),
            "clans": clans,
            "lost": int(lost),
        },
    )


# -- Founding order (CLA-7) --------------------------------------------------------------


def order_matters(state: State) -> bool:
    """Say whether a move would found more villages than the epoch has chips left."""
    if state.forks > 0:
        chips = CHIPS_LEFT[state.founded]
        for hanging in state.hanging:
            if hanging > chips:
                return True
    return False


def founding_orders(state: State, source: i64) -> None:
    """Collect in ``ORDERS`` every way to spread the villages of a move over the epochs (CLA-7.4).

    Inside an epoch, and among those beyond the twelfth, the villages ascend.
    """
    villages = vec[i64]()
    for n in NEIGHBOURS[source]:
        if state.size[n] > 0 and state.ties[n] == 1:  # hangs on the source alone
            villages = append(villages, n)
    ORDERS.clear()
    extend_order(source * SOURCE, villages, state.founded, 0, 0, -1)


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
            placed = code + (villages[i] + 1) * VILLAGE[place]
            extend_order(placed, villages, chip + 1, place + 1, used | bit, i)


def epoch_of(chip: i64) -> i64:
    """Return the epoch of a chip, and one after the last for villages beyond the twelfth."""
    return i64(EPOCH_OF_CHIP[chip]) if chip < LAST_VILLAGE else i64(len(EPOCH_IDS))


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


# -- Strife (CLA-8) ------------------------------------------------------------------------


def strife(state: State, village: i64) -> i64:
    """Where all five clans meet, every single hut leaves the game (CLA-8.1); return how many.

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
    for clan in range(CLANS):
        if huts[here + clan] == 1:
            huts[here + clan] = 0
            state.removed[clan] += 1
            lost += 1
    state.size[village] -= u8(lost)
    return lost


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
