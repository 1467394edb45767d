"""Above and Below: what may be done now, listed fast: machinery for the rules.

``rules`` says what is allowed; a law proves that both agree in every position.
"""

from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.rules import CHANCE
from dorfplatz.games.above_and_below import effects
from dorfplatz.games.above_and_below.baskets import SIZES, SORTED, sort_by_size, token_sets
from dorfplatz.games.above_and_below.book import (
    BOOK_EFFECTS,
    HIGH,
    LOW,
    OPTION_COST,
    OPTION_COUNT,
    OPTIONS,
)
from dorfplatz.games.above_and_below.chance import chance
from dorfplatz.games.above_and_below.codes import (
    DONE,
    EXPLORE,
    INJURE,
    PASS,
    TAKE_BACK,
    WORK,
    alternative_code,
    answer_code,
    build_code,
    building_of,
    choose_code,
    exert_code,
    group_code,
    harvest_code,
    offer_code,
    place_code,
    recover_code,
    renew_code,
    sale_code,
    train_code,
)
from dorfplatz.games.above_and_below.material import (
    BIT,
    FIRST_KEY,
    FIRST_STAR,
    GOODS,
    HAMMERS,
    HARVEST_BONUS,
    ITEMS,
    KEYS,
    LEAST_PRICE,
    PERKS,
    QUILLS,
    RENEWAL,
    ROW,
    SPACE_COST,
    SPACES,
    STARS,
    TRAINER,
    lowest,
    members,
)
from dorfplatz.games.above_and_below.state import (
    ANSWERING,
    APPLYING,
    EXERTING,
    FINAL,
    PAYING,
    READING,
    RECOVERING,
    TURN,
    State,
)
from dorfplatz.games.above_and_below.village import (
    USE_COUNT,
    can_buy,
    can_reach,
    can_renew,
    may_use,
    option_entry,
    outcome_list,
)


def legal(state: State, codes: Codes) -> None:
    """List what may be done now; villagers are told apart by id (chapter 5)."""
    codes.clear()
    if state.active == CHANCE:
        chance(state, codes)
        return
    phase = state.phase
    if phase == TURN:
        turn_menu(state, codes)
    elif phase == READING:
        open_options(state, codes)
    elif phase == EXERTING:
        exertions(state, codes)
    elif phase == RECOVERING:
        recoveries(state, codes)
    elif phase in (PAYING, FINAL):
        placements(state, state.current, codes)
        codes.add(DONE)
    elif phase == APPLYING:
        effect_choices(state, codes)
    elif phase == ANSWERING:
        codes.add(answer_code(True))
        codes.add(answer_code(False))


def turn_menu(state: State, codes: Codes) -> None:
    """List free actions, main actions and the pass.

    Without a ready villager only the pass ends the turn.
    """
    seat = state.current
    ready = state.villages.ready[seat]
    small_choices(state, seat, ready, codes)
    if ready != 0:
        explorations(state, ready, codes)
        parties(WORK, ready, 1, codes)
        harvests(state, seat, ready, codes)


def small_choices(state: State, seat: i64, ready: i64, codes: Codes) -> None:
    """List everything that sends at most one villager."""
    placements(state, seat, codes)
    if state.trade:
        sales(state, seat, codes)
        offers(state, seat, codes)
    renewals(state, seat, codes)
    constructions(state, seat, ready, codes)
    trainings(state, seat, ready, codes)
    codes.add(PASS)


def parties(verb: i64, villagers: i64, least: i64, codes: Codes) -> None:
    """List every set of at least ``least`` of the villagers, whatever the order of its members."""
    codes.reserve(BIT[members(villagers)])
    row = codes.row
    count = codes.count
    chosen = (0 - villagers) & villagers
    while chosen != 0:
        if least < 2 or chosen & (chosen - 1) != 0:
            row[count] = group_code(verb, chosen)
            count += 1
        chosen = (chosen - villagers) & villagers
    codes.count = count


def explorations(state: State, ready: i64, codes: Codes) -> None:
    """List the parties: two or more ready villagers, while there is a cave card."""
    if state.market.top != 0:
        parties(EXPLORE, ready, 2, codes)


def open_options(state: State, codes: Codes) -> None:
    """List the options of the section whose cost can be paid in full."""
    page = i64(state.book.page[state.exploration.section])
    coins = state.villages.coins[state.current]
    for option in range(i64(OPTION_COUNT[page])):
        if i64(OPTION_COST[page * OPTIONS + option]) <= coins:
            codes.add(choose_code(state.exploration.section, option))


def exertions(state: State, codes: Codes) -> None:
    """List keeping the result, and every set of exactly the missing number."""
    entry = option_entry(state)
    codes.add(exert_code(0, 0))
    exert_for(state, i64(LOW[entry]), codes)
    exert_for(state, i64(HIGH[entry]), codes)


def exert_for(state: State, number: i64, codes: Codes) -> None:
    """List the sets of party members that reach one success number."""
    if can_reach(state, number):
        subsets(
            exert_code(0, number),
            state.exploration.party,
            number - state.exploration.lanterns,
            codes,
        )


def subsets(verb: i64, villagers: i64, size: i64, codes: Codes) -> None:
    """List every set of exactly ``size`` of the villagers."""
    chosen = (0 - villagers) & villagers
    while chosen != 0:
        if members(chosen) == size:
            codes.add(group_code(verb, chosen))
        chosen = (chosen - villagers) & villagers


def effect_choices(state: State, codes: Codes) -> None:
    """List who may be injured or the alternatives, available or not."""
    lists = BOOK_EFFECTS
    at = lists.first[outcome_list(state)] + state.exploration.effect
    if lists.kind[at] == effects.INJURE:
        subsets(INJURE, state.exploration.party, lists.number[at], codes)
    else:
        for alternative in range(1, lists.number[at] + 1):
            codes.add(alternative_code(alternative))


def constructions(state: State, seat: i64, ready: i64, codes: Codes) -> None:
    """List who may build what: one hammer, one face-up building."""
    hammers = ready & HAMMERS
    if hammers == 0:
        return
    first = codes.count
    builder = lowest(hammers)
    for slot in range(ROW + ROW):
        if state.market.slots[slot] > 0:
            offer_building(state, seat, i64(state.market.slots[slot]) - 1, builder, codes)
    for star in range(STARS):
        if state.market.stars & BIT[star] != 0:
            offer_building(state, seat, FIRST_STAR + star, builder, codes)
    for key in range(KEYS):
        if state.market.keys & BIT[key] != 0:
            offer_building(state, seat, FIRST_KEY + key, builder, codes)
    last = codes.count
    hammers &= hammers - 1
    while hammers != 0:
        builder = lowest(hammers)
        for at in range(first, last):
            codes.add(build_code(builder, building_of(codes.row[at])))
        hammers &= hammers - 1


def offer_building(state: State, seat: i64, building: i64, builder: i64, codes: Codes) -> None:
    """List a building if it can be bought."""
    if can_buy(state, seat, building):
        codes.add(build_code(builder, building))


def harvests(state: State, seat: i64, ready: i64, codes: Codes) -> None:
    """List every set of villagers with every set of as many tokens.

    With ``harvest_bonus`` there may be more tokens than villagers. Equal tokens
    of one building are not told apart.
    """
    extra = state.villages.perks[seat * PERKS + HARVEST_BONUS]
    most = members(ready) + extra
    if not token_sets(state, seat, most):
        return
    sort_by_size(most)
    row = SORTED.row
    chosen = (0 - ready) & ready
    while chosen != 0:
        size = members(chosen)
        base = harvest_code(chosen, 0)
        first = SIZES[size]
        last = SIZES[size + extra + 1]
        codes.reserve(last - first)
        at = codes.count
        into = codes.row
        while first < last:
            into[at] = base + row[first]
            at += 1
            first += 1
        codes.count = at
        chosen = (chosen - ready) & ready


def trainings(state: State, seat: i64, ready: i64, codes: Codes) -> None:
    """List who may train whom: a quill, or anybody with ``any_trainer``."""
    trainers = ready
    if state.villages.perks[seat * PERKS + TRAINER] == 0:
        trainers &= QUILLS
    coins = state.villages.coins[seat]
    while trainers != 0:
        trainer = lowest(trainers)
        for space in range(SPACES):
            if state.market.spaces[space] > 0 and SPACE_COST[space] <= coins:
                codes.add(train_code(trainer, i64(state.market.spaces[space]) - 1))
        trainers &= trainers - 1


def offers(state: State, seat: i64, codes: Codes) -> None:
    """List what may be offered to whom: at least 3, at most all coins.

    It is more than was refused in this turn; the seller may have passed
    .
    """
    coins = state.villages.coins[seat]
    for seller in range(state.seats):
        if seller != seat and state.villages.sale[seller] > 0:
            price = LEAST_PRICE
            if state.bargain.refused[seller] >= price:
                price = state.bargain.refused[seller] + 1
            while price <= coins:
                codes.add(offer_code(seller, price))
                price += 1


def sales(state: State, seat: i64, codes: Codes) -> None:
    """List changes of the sale spot, one per turn: put, swap, take back."""
    if state.bargain.moved:
        return
    there = i64(state.villages.sale[seat])
    for item in range(ITEMS):
        if state.villages.stock[seat * ITEMS + item] > 0 and item + 1 != there:
            codes.add(sale_code(item))
    if there > 0:
        codes.add(sale_code(TAKE_BACK))


def renewals(state: State, seat: i64, codes: Codes) -> None:
    """List the rows that may be renewed for a coin."""
    if state.villages.coins[seat] >= RENEWAL:
        for row in range(2):
            if can_renew(state, row):
                codes.add(renew_code(row))


def placements(state: State, seat: i64, codes: Codes) -> None:
    """List the goods in stock, each of which may go to the track."""
    stock = state.villages.stock
    here = seat * ITEMS
    for good in range(GOODS):
        if stock[here + good] > 0:
            codes.add(place_code(good))


def recoveries(state: State, codes: Codes) -> None:
    """List the legal uses of the villager that is asked."""
    villager = lowest(state.night.to_ask)
    for use in range(USE_COUNT):
        if may_use(state, villager, use):
            codes.add(recover_code(villager, use))
