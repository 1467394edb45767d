"""Höyük: what may be done now, listed and drawn fast: machinery for the rules.

``HoyukRules.forbids`` says what is allowed; a law proves that both agree in every position.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.rng import Rng
from dorfplatz.games.hoyuk.actions import (
    FINISH,
    evaluate_code,
    lose_code,
    nominate_code,
    raze_code,
    return_code,
    set_code,
    spend_code,
    start_code,
    steal_code,
    strike_code,
    tile_code,
    tile_of,
    top_card_of,
    top_code,
    use_code,
)
from dorfplatz.games.hoyuk.belongings import OWNED, find_owned, may_take, take
from dorfplatz.games.hoyuk.families import cards_allowed
from dorfplatz.games.hoyuk.material import (
    CARDS,
    CATASTROPHES,
    CATTLE,
    CELLS,
    DERS,
    ELEMENTS_OF,
    GROUP_OF_STACK,
    HOUSE,
    IN_MODE,
    LARGEST_SET,
    METAL,
    MOST_SEATS,
    OLEYLI,
    OVEN,
    PEN,
    RUPLES,
    SHAMAN,
    SHRINE,
    SNEERG,
    STACKS_OF,
    TARGET,
    THIRD_OF_TILE,
    TILES,
    VILLAGER,
    WILD,
)
from dorfplatz.games.hoyuk.places import list_places
from dorfplatz.games.hoyuk.state import (
    AT_ABILITY,
    AT_BLOCK,
    AT_BUILD,
    AT_CARDS,
    AT_DEAL,
    AT_DRAW,
    AT_LOSS,
    AT_NOMINATE,
    AT_RETURN,
    AT_SETUP,
    AT_TOP,
    EVALUATED,
    HOUSES,
    NO_SLOT,
    SEAT_BIT,
    SKIPPED,
    State,
    at_of,
    card_now,
    is_closed,
    is_used,
    now,
    number_of,
    part_of,
    seat_of,
    seat_of_tribe,
)
from dorfplatz.games.hoyuk.village import is_house

_WEIGHTS: Final[vec[i64]] = vec[i64]([0] * 32)
_OUTCOMES: Final = Codes()
ALL: Final[i64] = 1 << 40
"""More codes than any list has."""


def legal(state: State, codes: Codes) -> None:
    """List what may be done now, in ascending order of the codes."""
    list_some(state, codes, ALL)


def list_some(state: State, codes: Codes, enough: i64) -> None:
    """List what may be done now; with ``enough`` codes found it may leave out the rest.

    Whether a decision is one at all shows with the second code.
    """
    frame = now(state)
    at = at_of(frame)
    seat = seat_of(frame)
    if at == AT_BUILD:
        list_builds(state, seat, codes, enough)
    elif at == AT_CARDS:
        list_cards(state, seat, codes)
    elif at == AT_LOSS:
        list_losses(state, seat, part_of(frame), codes, enough)
    elif at == AT_BLOCK:
        list_pool(state, codes, enough)
    elif at == AT_RETURN:
        list_returns(state, codes)
    elif at == AT_NOMINATE:
        list_nominees(state, seat, codes)
    elif at == AT_ABILITY:
        list_ability(state, seat, number_of(frame), codes, enough)
    else:
        list_chance(state, frame, codes)


def sample(state: State, rng: Rng) -> i64:
    """Return a legal action, all equally likely."""
    codes = _OUTCOMES
    legal(state, codes)
    return codes.row[rng.below(codes.count)]


# -- Chance -------------------------------------------------------------------


def list_chance(state: State, frame: i64, codes: Codes) -> None:
    """List the outcomes of a chance event; after the end there are none."""
    codes.clear()
    at = at_of(frame)
    if at == AT_TOP:
        list_tops(state, seat_of(frame), codes)
    elif at == AT_DEAL:
        for kind in range(TILES):
            if state.tile_bag[kind] > 0:
                codes.add(tile_code(kind))
    elif at == AT_DRAW:
        list_catastrophes(state, codes)
    elif at == AT_SETUP:
        for tribe in range(MOST_SEATS):
            if seat_of_tribe(state, tribe) >= 0:
                codes.add(start_code(tribe))


def list_tops(state: State, stack: i64, codes: Codes) -> None:
    """List the kinds of cards that may be on top of a stack: those in the bag of its group."""
    here = GROUP_OF_STACK[stack] * CARDS
    for card in range(CARDS):
        if state.bags[here + card] > 0:
            codes.add(top_code(stack, card))


def list_catastrophes(state: State, codes: Codes) -> None:
    """List every card of the mode that was not used yet."""
    for card in range(CATASTROPHES):
        if IN_MODE[state.mode][card] and not is_used(state, card):
            codes.add(strike_code(card))


def weight(state: State, frame: i64, code: i64) -> i64:
    """Return the weight of a chance outcome: as many as there are in the bag."""
    at = at_of(frame)
    if at == AT_TOP:
        return i64(state.bags[GROUP_OF_STACK[seat_of(frame)] * CARDS + top_card_of(code)])
    if at == AT_DEAL:
        return i64(state.tile_bag[tile_of(code)])
    return 1


def weights(state: State) -> list[int]:
    """Return the weights of all outcomes, in the order of ``legal``."""
    codes = Codes()
    legal(state, codes)
    frame = now(state)
    return [int(weight(state, frame, code)) for code in codes.values()]


def draw(state: State, rng: Rng) -> i64:
    """Return an outcome drawn by its weight."""
    codes = _OUTCOMES
    frame = now(state)
    list_chance(state, frame, codes)
    for index in range(codes.count):
        _WEIGHTS[index] = weight(state, frame, codes.row[index])
    return codes.row[rng.pick(_WEIGHTS, codes.count)]


# -- The tile -----------------------------------------------------------------


def list_builds(state: State, seat: i64, codes: Codes, enough: i64) -> None:
    """List the placements of all open slots; with nothing but the shaman left, to finish, too."""
    codes.clear()
    third = state.open_third
    if third == WILD:
        for element in range(HOUSE, SHRINE + 1):
            list_places(state, seat, element, 0, codes, enough)
        return
    if state.open_houses > 0:
        list_places(state, seat, HOUSE, 0, codes, enough)
    if third != NO_SLOT and codes.count < enough:
        houses = codes.count
        element = THIRD_OF_TILE[third]
        list_places(state, seat, element, 0, codes, enough)
        if element == SHAMAN and houses == 0 and codes.count > 0:
            codes.add(FINISH)


# -- Cards --------------------------------------------------------------------


def list_cards(state: State, seat: i64, codes: Codes) -> None:
    """List builds and sets for every kind of card in hand once, and to finish."""
    codes.clear()
    allowed = cards_allowed(state, seat, LARGEST_SET)
    here = seat * CARDS
    if allowed > 0:
        for card in range(METAL):
            if state.hand[here + card] > 0:
                list_places(state, seat, card, spend_code(card), codes, ALL)
        if state.hand[here + METAL] > 0:
            for element in ELEMENTS_OF[state.mode]:
                list_places(state, seat, i64(element), spend_code(METAL), codes, ALL)
        list_sets(state, seat, allowed, codes)
    codes.add(FINISH)


def list_sets(state: State, seat: i64, largest: i64, codes: Codes) -> None:
    """Add every set: equal cards with metal filling in, or metal alone."""
    here = seat * CARDS
    metals = i64(state.hand[here + METAL])
    for card in range(METAL):
        held = i64(state.hand[here + card])
        for count in range(1, (held if held < largest else largest) + 1):
            room = largest - count
            for metal in range((metals if metals < room else room) + 1):
                codes.add(set_code(card, count, metal))
    for count in range(1, (metals if metals < largest else largest) + 1):
        codes.add(set_code(METAL, count, 0))


# -- Phases 2 to 4 ------------------------------------------------------------


def list_losses(state: State, seat: i64, block: i64, codes: Codes, enough: i64) -> None:
    """List what a seat may lose in a block."""
    codes.clear()
    element = TARGET[card_now(state)]
    for index in range(find_owned(state, seat, block, element, enough)):
        codes.add(lose_code(element, OWNED[index]))


def list_pool(state: State, codes: Codes, enough: i64) -> None:
    """List the blocks that can be chosen, those of a single resident too."""
    codes.clear()
    codes.reserve(state.blocks)
    row = codes.row
    residents = state.residents
    marks = state.marks
    count: i64 = 0
    for block in range(1, state.blocks + 1):
        if residents[block] != 0 and marks[block] & (SKIPPED | EVALUATED) == 0:
            row[count] = evaluate_code(block)
            count += 1
            if count >= enough:
                break
    codes.count = count


def list_returns(state: State, codes: Codes) -> None:
    """List the stacks that are not closed."""
    codes.clear()
    for stack in range(STACKS_OF[state.mode]):
        if not is_closed(state, stack):
            codes.add(return_code(stack))


def list_nominees(state: State, seat: i64, codes: Codes) -> None:
    """List everybody else, in the order of the tribes."""
    codes.clear()
    for tribe in range(MOST_SEATS):
        other = seat_of_tribe(state, tribe)
        if other >= 0 and other != seat:
            codes.add(nominate_code(tribe))


# -- Abilities ----------------------------------------------------------------


def list_ability(state: State, seat: i64, part: i64, codes: Codes, enough: i64) -> None:
    """List what an ability can do now, and to decline."""
    codes.clear()
    tribe = i64(state.tribes[seat])
    if tribe == DERS:
        list_razes(state, seat, codes)
    elif tribe == OLEYLI:
        list_thefts(state, seat, codes, enough)
    else:
        list_places(state, seat, granted(tribe, part), use_code(0), codes, enough)
    codes.add(FINISH)


def granted(tribe: i64, part: i64) -> i64:
    """Return what the ability of a tribe lets its player place: some place two things."""
    if tribe == RUPLES:
        return HOUSE
    if part == 1:
        return PEN
    return CATTLE if tribe == SNEERG else VILLAGER


def list_razes(state: State, seat: i64, codes: Codes) -> None:
    """Add every house of another player beside an own one; none without a house in the supply."""
    if state.supply[seat] == 0:
        return
    own = HOUSES + u8(seat)
    for cell in range(CELLS):
        if is_house(state, cell) and state.what[cell] != own and state.near[cell] & SEAT_BIT[seat]:
            codes.add(raze_code(cell))


def list_thefts(state: State, seat: i64, codes: Codes, enough: i64) -> None:
    """Add every element of another player with every legal own place for it."""
    for source in range(CELLS):
        for element in range(OVEN, SHAMAN + 1):
            if may_take(state, seat, element, source):
                without = state.copy()
                take(without, element, source)
                list_places(without, seat, element, steal_code(source, 0), codes, enough)
                if codes.count >= enough:
                    return
