"""Garden Nation: who may do what, and what follows from it.

Reads in the order of the specification, ``docs/rules/garden-nation.md``: setup, rounds and turns,
the crane, the obligation to act, build, demolish, ruses, public projects, population phase, the
end. A number such as GAR-6.3 names the rule that a line carries out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.prompt import Arg, Phrase
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.garden_nation.actions import (
    BUILD,
    CHANCE_CODES,
    CHANGE,
    CHOICE_CODES,
    DEAL_CODES,
    DEMOLISH,
    FIELD,
    GROUND,
    MOVE_ROOF,
    NEXT_CODES,
    PASS,
    RAID,
    REVEAL_CODES,
    ROOF_FROM,
    ROOF_TO,
    START_CODES,
    claim_of,
    deal_code,
    field_of,
    ground_of,
    next_code,
    place_code,
    preparation_of,
    reveal_code,
    roof_from,
    roof_to,
    secrets_code,
    start_code,
    verb_of,
)
from dorfplatz.games.garden_nation.material import (
    BIT,
    BRAMBLE,
    CENTRAL,
    CENTRE,
    COPIES,
    DIRECTION_IDS,
    DIRECTION_OF,
    DIRECTIONS,
    FIELD_IDS,
    FIELDS,
    FREE_NEIGHBOUR,
    GROUNDS,
    INVOLVES,
    KEPT,
    KIND_IDS,
    KINDS,
    MAX_ROUNDS,
    NO_FIELD,
    OUTER,
    PAIR,
    PROJECT_IDS,
    PROJECT_POINTS,
    PROJECTS,
    START_POPULATION,
    STEP_PAIR,
    TERRAIN_IDS,
    TERRITORIES,
    TERRITORY_AFTER,
    TERRITORY_BEFORE,
    TERRITORY_OF,
    TRIO,
)
from dorfplatz.games.garden_nation.scoring import kept_points, population_points
from dorfplatz.games.garden_nation.state import (
    ACTION,
    DEALING,
    DISPLAYING,
    FINISHED,
    IN_DISPLAY,
    IN_PILE,
    LAYOUT,
    NEXT,
    NO_KIND,
    NO_SLOT,
    NO_TERRITORY,
    NOBODY,
    NOWHERE,
    REFILL,
    SECRETS,
    STARTING,
    WON,
    State,
    empty_board,
    first_empty_slot,
    first_unchosen,
    first_undealt,
    floors_in,
    had_turn,
    has_chosen,
    slot_actions,
    turn_holder,
)

# -- Setup (GAR-1): chance moves, then the secret choice -------------------------------


def start(seats: int) -> State:
    """Return the position before anything is drawn: floors, ruses and 0 points (GAR-1.4)."""
    return empty_board(seats)


def chance(state: State, codes: Codes) -> None:
    """List the outcomes of the next draw in the order of section 13.2."""
    codes.clear()
    phase = state.phase
    if phase == LAYOUT:
        position = state.layout.placed
        for territory in range(TERRITORIES):
            if state.layout.position_of[territory] == NO_TERRITORY:  # GAR-1.1
                for rotation in range(6):  # GAR-1.2
                    codes.add(place_code(position, territory, rotation))
    elif phase in (DISPLAYING, REFILL):  # GAR-1.3, GAR-9.17
        for card in range(1, PROJECTS + 1):
            if state.cards[card] == IN_PILE:
                codes.add(reveal_code(card))
    elif phase == STARTING:  # GAR-1.5
        for seat in range(state.seats):
            codes.add(start_code(seat))
    else:
        receiver = first_undealt(state)
        for kind in range(KINDS):
            if copies_left(state, kind) > 0:
                codes.add(deal_code(receiver, kind))


def weights(state: State) -> list[int]:
    """Return the likelihoods of the outcomes: equal, but kinds of cards by copies left (5)."""
    if state.phase == DEALING:
        left = [int(copies_left(state, kind)) for kind in range(KINDS)]
        return [copies for copies in left if copies > 0]
    codes = Codes()
    chance(state, codes)
    return [1] * int(codes.count)


def copies_left(state: State, kind: i64) -> i64:
    """Return how many cards of a kind have not been dealt."""
    left = COPIES[kind]
    for seat in range(state.seats):
        left -= i64(state.hand[seat * KINDS + kind])
    return left


def draw(state: State, rng: Rng) -> i64:
    """Return an outcome drawn by its likelihood, without listing all of them."""
    phase = state.phase
    if phase == LAYOUT:
        position = state.layout.placed
        number = rng.below((TERRITORIES - position) * 6)
        place = number // 6
        territory: i64 = 0
        while True:
            if state.layout.position_of[territory] == NO_TERRITORY:
                if place == 0:
                    return place_code(position, territory, number % 6)
                place -= 1
            territory += 1
    if phase in (DISPLAYING, REFILL):
        return reveal_code(card_in_pile(state, rng.below(state.pile)))
    if phase == STARTING:
        return start_code(rng.below(state.seats))
    receiver = first_undealt(state)
    undealt: i64 = 0
    for kind in range(KINDS):
        undealt += copies_left(state, kind)
    chosen = rng.below(undealt)
    drawn: i64 = 0
    while chosen >= copies_left(state, drawn):
        chosen -= copies_left(state, drawn)
        drawn += 1
    return deal_code(receiver, drawn)


def card_in_pile(state: State, place: i64) -> i64:
    """Return a card of the pile, counted in ascending order."""
    cards = state.cards
    card: i64 = 1
    while True:
        if cards[card] == IN_PILE:
            if place == 0:
                return card
            place -= 1
        card += 1


def place(state: State, code: i64, journal: Journal) -> None:
    """Lay a territory with its rotation onto the next position (GAR-1.1, GAR-1.2)."""
    number = code - CHANCE_CODES
    position = number // 42
    territory = number % 42 // 6
    rotation = number % 6
    layout = state.layout.with_territory(position, territory, rotation)
    state.layout = layout
    first = territory * DIRECTIONS
    for field in range(first, first + DIRECTIONS):
        state.terrain[field] = layout.printed[field]  # GAR-2.1
    if journal.on:
        journal.note(
            "territory-placed",
            {
                "territory": f"territory:{territory + 1}",
                "position": f"position:{DIRECTION_IDS[position]}",
                "rotation": int(rotation) * 60,
            },
        )
    if position == TERRITORIES - 1:
        state.phase = DISPLAYING if first_empty_slot(state) != NO_SLOT else STARTING


def reveal(state: State, card: i64, journal: Journal) -> None:
    """Put a card into the display: four at the start (GAR-1.3), later one at a time (GAR-9.12)."""
    slot = first_empty_slot(state) if state.phase == DISPLAYING else state.hole
    state.display[slot] = u8(card)
    state.cards[card] = IN_DISPLAY
    state.pile -= 1
    if journal.on:
        journal.note("project-shown", {"project": f"card:{PROJECT_IDS[card]}"})
    if state.phase == REFILL:
        state.hole = NO_SLOT
        go_on(state, journal)
    elif first_empty_slot(state) == NO_SLOT:
        state.phase = STARTING


def begin(state: State, seat: i64, journal: Journal) -> None:
    """Give the start player 38 population, once (RULING-18), and slot 1 (GAR-1.5)."""
    state.population[seat] = START_POPULATION
    state.order[0] = u8(seat)
    state.slots = 1
    state.left = 1
    state.phase = DEALING  # GAR-1.8: only now the secret cards
    if journal.on:
        journal.note("starts", {"seat": f"seat:{seat}"})


def deal(state: State, seat: i64, kind: i64, journal: Journal) -> None:
    """Deal a secret card, seen by its seat alone (GAR-1.6)."""
    state.hand[seat * KINDS + kind] += 1
    if journal.on:
        journal.whisper_phrase(
            seat,
            "secret-dealt",
            {"seat": f"seat:{seat}", "secret": f"keep:{KIND_IDS[kind]}"},
            Phrase("secret-dealt-hidden", {"seat": f"seat:{seat}"}),
        )
    if first_undealt(state) == state.seats:
        state.phase = SECRETS
        state.active = first_unchosen(state)


def secret_choices(state: State, seat: i64, codes: Codes) -> None:
    """List every two different kinds a seat was dealt (GAR-1.6, RULING-3)."""
    hand = state.hand
    for first in range(KINDS):
        if hand[seat * KINDS + first] > 0:
            for second in range(first + 1, KINDS):
                if hand[seat * KINDS + second] > 0:
                    codes.add(secrets_code(first, second))


def keep(state: State, code: i64, journal: Journal) -> None:
    """Keep two secret cards, unseen by the others (GAR-1.7); then the next seat (RULING-4)."""
    seat = state.active
    first = (code - CHOICE_CODES) // 16
    second = (code - CHOICE_CODES) % 16
    state.kept[seat * KEPT] = u8(first)
    state.kept[seat * KEPT + 1] = u8(second)
    if journal.on:
        journal.whisper_phrase(
            seat,
            "secrets-kept",
            {
                "seat": f"seat:{seat}",
                "first": f"secret:{KIND_IDS[first]}",
                "second": f"secret:{KIND_IDS[second]}",
            },
            Phrase("secrets-kept-hidden", {"seat": f"seat:{seat}"}),
        )
    waiting = first_unchosen(state)
    if waiting < state.seats:
        state.active = waiting
    else:
        state.phase = ACTION
        state.active = turn_holder(state)


# -- Rounds and turns (GAR-3) ----------------------------------------------------------


def legal(state: State, codes: Codes) -> None:
    """List what whoever decides may do now, in the order of section 13.2."""
    phase = state.phase
    if phase == ACTION:
        actions(state, codes)
    elif phase == FINISHED:
        codes.clear()
    elif phase == NEXT:
        codes.clear()
        for seat in range(state.seats):
            if not had_turn(state, seat):  # GAR-3.3, GAR-3.4
                codes.add(next_code(seat))
    elif phase == SECRETS:
        codes.clear()
        secret_choices(state, state.active, codes)
    else:
        chance(state, codes)


def apply(state: State, code: i64, journal: Journal) -> None:
    """Carry out a legal action of a player or of chance."""
    if code < CHOICE_CODES:
        act(state, code, journal)
    elif code < NEXT_CODES:
        keep(state, code, journal)
    elif code < CHANCE_CODES:
        choose_next(state, code - NEXT_CODES, journal)
    elif code < REVEAL_CODES:
        place(state, code, journal)
    elif code < START_CODES:
        reveal(state, code - REVEAL_CODES, journal)
    elif code < DEAL_CODES:
        begin(state, code - START_CODES, journal)
    else:
        deal(state, (code - DEAL_CODES) // 16, (code - DEAL_CODES) % 16, journal)


def go_on(state: State, journal: Journal) -> None:
    """After an action: the next one of this turn, or the next turn."""
    if state.left > 0:
        state.phase = ACTION
        state.active = turn_holder(state)
    else:
        end_turn(state, journal)


def end_turn(state: State, journal: Journal) -> None:
    """Find the next slot's player: by the board with 2, by choice with 3 or 4 players."""
    seats = state.seats
    if seats == 2:
        if state.slots < len(state.order):  # GAR-3.6
            take_slot(state, 1 - turn_holder(state))
        else:
            end_round(state, journal)
        return
    missing: i64 = 0
    last: i64 = 0
    for seat in range(seats):
        if not had_turn(state, seat):
            missing += 1
            last = seat
    if missing == 0:
        end_round(state, journal)  # GAR-3.7
    elif missing == 1:
        take_slot(state, last)  # GAR-3.5
    else:
        state.phase = NEXT  # GAR-3.4
        state.active = turn_holder(state)


def choose_next(state: State, seat: i64, journal: Journal) -> None:
    """Give the chosen player the next slot (GAR-3.4)."""
    if journal.on:
        journal.note("next-chosen", {"seat": f"seat:{state.active}", "next": f"seat:{seat}"})
    take_slot(state, seat)


def take_slot(state: State, seat: i64) -> None:
    """Put a seat into the next slot, with the actions the slot shows (GAR-3.2)."""
    state.order[state.slots] = u8(seat)
    state.slots += 1
    state.left = slot_actions(state)
    state.phase = ACTION
    state.active = seat


def end_round(state: State, journal: Journal) -> None:
    """Hold the population phase (GAR-3.1, GAR-12.5), then the end or the clean-up (GAR-13)."""
    population_phase(state, journal)
    if state.ending or state.round >= MAX_ROUNDS:  # GAR-14.3, GAR-14.5, GAR-13.2
        finish(state, journal)
        return
    state.round += 1
    first = turn_holder(state)
    state.slots = 0
    take_slot(state, first)  # GAR-3.8, GAR-3.9, GAR-13.1
    if journal.on:
        journal.note("round-begins", {"round": int(state.round), "seat": f"seat:{first}"})


# -- Where an action may happen (GAR-4, GAR-5) -----------------------------------------


def actions(state: State, codes: Codes) -> None:
    """List every composite action of the active player (section 6).

    One of them must be chosen (GAR-5.1), but nobody has to demolish or raid (GAR-5.3).
    """
    codes.clear()
    seat = state.active
    offered = offer(state)
    if state.crane == NOWHERE:  # GAR-4.2, and no ruse yet (GAR-8.12)
        builds(state, seat, ALL_TERRITORIES, 0, offered, codes)
        if codes.count == 0:
            codes.add(PASS)
        return
    here = chain(state, seat, state.crane)
    builds(state, seat, here, 0, offered, codes)
    may_pass = codes.count == 0 and here == ALL_TERRITORIES  # GAR-5.7
    demolitions(state, seat, here, 0, codes)  # GAR-5.2
    if state.ruses[seat] > 0:  # GAR-8.1
        raids(state, seat, here, offered, codes)
        around = one_further(state, seat, here)
        builds(state, seat, around, CHANGE, offered, codes)
        demolitions(state, seat, around, CHANGE, codes)
        roof_moves(state, seat, here, offered, codes)
    if may_pass:
        codes.add(PASS)


def chain(state: State, seat: i64, territory: i64) -> i64:
    """Return the territories the action may move on to, as bits, beginning with one (GAR-5.4).

    It goes on to the next higher number, from 7 to 1 (GAR-5.5, RULING-17), past every territory
    without a legal build and no further (GAR-5.6).
    """
    reached: i64 = 0
    while reached & BIT[territory] == 0:
        reached |= BIT[territory]
        if can_build(state, seat, territory):
            break
        territory = TERRITORY_AFTER[territory]
    return reached


def one_further(state: State, seat: i64, here: i64) -> i64:
    """Return the territories within reach after *change territory* (GAR-8.2, GAR-8.3)."""
    reached: i64 = 0
    for territory in range(TERRITORIES):
        if here & BIT[territory] != 0:
            reached |= chain(state, seat, TERRITORY_AFTER[territory])
            reached |= chain(state, seat, TERRITORY_BEFORE[territory])
    return reached


def act(state: State, code: i64, journal: Journal) -> None:
    """Carry out preparation, main action, end trigger, claim and crane, in this order."""
    seat = state.active
    if code == PASS:  # GAR-5.8: the crane stays
        if journal.on:
            journal.note("passed", {"seat": f"seat:{seat}"})
    else:
        prepare(state, seat, code, journal)
        field = field_of(code)
        verb = verb_of(code)
        if verb == BUILD:
            build(state, seat, field, ground_of(code), journal)
        elif verb == DEMOLISH:
            demolish(state, seat, field, journal)
        else:
            raid(state, seat, field, journal)
        card = claim_of(code)
        if card != 0:
            claim(state, seat, field, card, journal)
        move_crane(state, field, journal)
    state.left -= 1
    if state.hole != NO_SLOT:
        if state.pile > 0:  # GAR-9.17: also after the last action of the game
            state.phase = REFILL
            state.active = CHANCE
            return
        state.hole = NO_SLOT  # GAR-9.14
    go_on(state, journal)


def move_crane(state: State, field: i64, journal: Journal) -> None:
    """Send the crane where the field of the action points, read on the table (GAR-4.3, GAR-4.6).

    It may stay (GAR-4.4), and keeps its place for the next player and round (GAR-4.5).
    """
    state.crane = i64(state.layout.at[DIRECTION_OF[field]])
    if journal.on:
        journal.note("crane-moved", {"territory": f"territory:{state.crane + 1}"})


ALL_TERRITORIES: Final[i64] = 127


# -- Build (GAR-6) ---------------------------------------------------------------------


def can_build(state: State, seat: i64, territory: i64) -> bool:
    """Say whether a build is legal in a territory, judged before any ruse (GAR-5.9)."""
    if state.floors[seat] == 0:  # GAR-6.1
        return False
    owner = state.owner
    height = state.height
    roof = state.roof
    number = state.layout.number
    me = u8(seat)
    payable = state.population[seat] - 1  # GAR-6.4, GAR-11.1
    first = territory * DIRECTIONS
    for field in range(first, first + DIRECTIONS):
        who = owner[field]
        if who == NOBODY:
            if i64(number[field]) <= payable:
                return True
        elif who == me and roof[field] == 0 and i64(number[field]) + i64(height[field]) <= payable:
            return True
    return False


def builds(
    state: State, seat: i64, territories: i64, prepared: i64, offered: i64, codes: Codes
) -> None:
    """List the builds in some territories, each with every ground tile and claim it allows."""
    if state.floors[seat] == 0:  # GAR-6.1, GAR-14.4
        return
    owner = state.owner
    height = state.height
    roof = state.roof
    terrain = state.terrain
    number = state.layout.number
    me = u8(seat)
    payable = state.population[seat] - 1
    for territory in range(TERRITORIES):
        if territories & BIT[territory] == 0:
            continue
        first = territory * DIRECTIONS
        for field in range(first, first + DIRECTIONS):
            who = owner[field]
            if who != NOBODY and (who != me or roof[field] != 0):  # GAR-6.2, GAR-10.1
                continue
            floors = i64(height[field])
            if i64(number[field]) + floors > payable:  # GAR-6.3; red zone or not (GAR-11.3)
                continue
            code = prepared + field * FIELD
            if terrain[field] != BRAMBLE:
                add_with_claims(
                    state, seat, field, terrain[field], floors + 1, code, offered, codes
                )
            else:
                for ground in range(GROUNDS):
                    if state.ground[ground] > 0:  # GAR-6.6, GAR-6.8
                        laying = code + (ground + 1) * GROUND
                        add_with_claims(state, seat, field, u8(ground), 1, laying, offered, codes)


def add_with_claims(
    state: State,
    seat: i64,
    field: i64,
    terrain: u8,
    floors: i64,
    code: i64,
    offered: i64,
    codes: Codes,
) -> None:
    """Add a build or raid alone, then with each project it may complete (GAR-9.2)."""
    codes.add(code)
    if offered & INVOLVES[i64(terrain)] == 0:
        return
    complete = satisfied(state, seat, field, terrain, floors) & offered
    card: i64 = 1
    while complete != 0:
        if complete & BIT[card] != 0:
            codes.add(code + card)
            complete -= BIT[card]
        card += 1


def build_cost(state: State, field: i64) -> i64:
    """Return the number of the field plus the floors there (GAR-6.3), however many (GAR-6.5)."""
    return i64(state.layout.number[field]) + i64(state.height[field])


def build(state: State, seat: i64, field: i64, ground: i64, journal: Journal) -> None:
    """Pay, lay the ground tile if one is chosen, place one floor (GAR-6.1, GAR-6.9)."""
    cost = build_cost(state, field)
    state.population[seat] -= cost
    if ground >= 0:  # GAR-6.6; the tile stays for good (GAR-6.7)
        state.terrain[field] = u8(ground)
        state.ground[ground] -= 1
    state.owner[field] = u8(seat)
    state.height[field] += 1
    state.floors[seat] -= 1
    if journal.on:
        journal.note(
            "built",
            {
                "seat": f"seat:{seat}",
                "field": f"field:{FIELD_IDS[field]}",
                "terrain": f"terrain:{TERRAIN_IDS[i64(state.terrain[field])]}",
                "floors": int(state.height[field]),
                "cost": int(cost),
            },
        )
    check_end(state, seat, journal)


# -- Demolish (GAR-7) ------------------------------------------------------------------


def building_value(state: State, field: i64) -> i64:
    """Return twice the total building cost, by number and height alone (4.7, GAR-7.3, RULING-6)."""
    floors = i64(state.height[field])
    return 2 * floors * i64(state.layout.number[field]) + floors * (floors - 1)


def demolitions(state: State, seat: i64, territories: i64, prepared: i64, codes: Codes) -> None:
    """List the own buildings in some territories (GAR-7.1), finished ones too (GAR-7.4, GAR-10.4).

    Taking floors away completes no project (GAR-7.5).
    """
    owner = state.owner
    me = u8(seat)
    for territory in range(TERRITORIES):
        if territories & BIT[territory] != 0:
            first = territory * DIRECTIONS
            for field in range(first, first + DIRECTIONS):
                if owner[field] == me:
                    codes.add(prepared + DEMOLISH + field * FIELD)


def demolish(state: State, seat: i64, field: i64, journal: Journal) -> None:
    """Take all floors back (GAR-7.1) and gain the building value (GAR-7.2)."""
    gain = building_value(state, field)
    floors = i64(state.height[field])
    state.population[seat] += gain  # GAR-11.2: no upper limit
    state.floors[seat] += floors
    clear(state, field)
    if journal.on:
        journal.note(
            "demolished",
            {
                "seat": f"seat:{seat}",
                "field": f"field:{FIELD_IDS[field]}",
                "floors": int(floors),
                "gain": int(gain),
            },
        )


def clear(state: State, field: i64) -> None:
    """Free a field; its roof goes back to the common supply (GAR-7.4)."""
    if state.roof[field] != 0:
        state.roof[field] = 0
        state.roofs += 1
    state.owner[field] = NOBODY
    state.height[field] = 0


# -- Ruses (GAR-8) ---------------------------------------------------------------------


def prepare(state: State, seat: i64, code: i64, journal: Journal) -> None:
    """Spend the ruse tile that comes before the main action, if there is one (GAR-8.13)."""
    ruse = preparation_of(code)
    if ruse == CHANGE:
        state.ruses[seat] -= 1
        if journal.on:
            territory = TERRITORY_OF[field_of(code)] + 1
            journal.note(
                "territory-changed",
                {"seat": f"seat:{seat}", "territory": f"territory:{territory}"},
            )
    elif ruse == MOVE_ROOF:
        state.ruses[seat] -= 1
        source = roof_from(code)
        destination = roof_to(code)
        state.roof[source] = 0  # GAR-8.9; it scores and completes nothing (GAR-8.11)
        state.roof[destination] = 1
        if journal.on:
            journal.note(
                "roof-moved",
                {
                    "seat": f"seat:{seat}",
                    "source": f"field:{FIELD_IDS[source]}",
                    "destination": f"field:{FIELD_IDS[destination]}",
                },
            )


def raids(state: State, seat: i64, territories: i64, offered: i64, codes: Codes) -> None:
    """List the buildings of others that may be raided, without another ruse (GAR-8.4, GAR-8.8)."""
    owner = state.owner
    me = u8(seat)
    for territory in range(TERRITORIES):
        if territories & BIT[territory] == 0:
            continue
        first = territory * DIRECTIONS
        for field in range(first, first + DIRECTIONS):
            if owner[field] == NOBODY or owner[field] == me:
                continue
            floors = i64(state.height[field])
            if building_value(state, field) < state.population[seat] and (  # GAR-8.5
                floors <= state.floors[seat]
            ):
                wanted = offered
                if state.roof[field] != 0 and state.roofs == 0:  # GAR-9.15
                    wanted = displayed(state)
                code = RAID + field * FIELD
                terrain = state.terrain[field]
                add_with_claims(state, seat, field, terrain, floors, code, wanted, codes)


def raid(state: State, seat: i64, field: i64, journal: Journal) -> None:
    """Pay the owner the building value and put own floors in place of theirs (GAR-8.4, GAR-8.6)."""
    owner = i64(state.owner[field])
    price = building_value(state, field)
    floors = i64(state.height[field])
    state.ruses[seat] -= 1
    state.population[seat] -= price
    state.population[owner] += price
    state.floors[owner] += floors
    clear(state, field)
    state.owner[field] = u8(seat)
    state.height[field] = u8(floors)
    state.floors[seat] -= floors
    if journal.on:
        journal.note(
            "raided",
            {
                "seat": f"seat:{seat}",
                "owner": f"seat:{owner}",
                "field": f"field:{FIELD_IDS[field]}",
                "floors": int(floors),
                "price": int(price),
            },
        )
    check_end(state, seat, journal)  # then the crane, by the raided field (GAR-8.7)


def roof_moves(state: State, seat: i64, territories: i64, offered: i64, codes: Codes) -> None:
    """List *move roof* with the builds and demolitions it allows (GAR-8.9, GAR-8.10, RULING-8).

    The roof comes from an own finished building where the action happens and goes to an own
    unfinished one on the same terrain anywhere; what follows is judged with the roof moved
    (GAR-8.14), so it is moved here and moved back.
    """
    owner = state.owner
    roof = state.roof
    terrain = state.terrain
    me = u8(seat)
    for source in range(FIELDS):
        if owner[source] != me or roof[source] == 0:
            continue
        territory = BIT[TERRITORY_OF[source]]
        if territories & territory == 0:
            continue
        for destination in range(FIELDS):
            if (
                owner[destination] == me
                and roof[destination] == 0
                and terrain[destination] == terrain[source]
            ):
                prepared = MOVE_ROOF + source * ROOF_FROM + destination * ROOF_TO
                roof[source] = 0
                roof[destination] = 1
                builds(state, seat, territory, prepared, offered, codes)
                demolitions(state, seat, territory, prepared, codes)
                roof[source] = 1
                roof[destination] = 0


# -- Public projects (GAR-9) -----------------------------------------------------------


def offer(state: State) -> i64:
    """Return the cards that can be claimed at all, as bits: none without a roof (GAR-9.15)."""
    return displayed(state) if state.roofs > 0 else 0


def displayed(state: State) -> i64:
    """Return the cards of the display as bits."""
    cards: i64 = 0
    for card in state.display:
        if card != 0:
            cards |= BIT[i64(card)]
    return cards


def satisfied(state: State, seat: i64, field: i64, terrain: u8, floors: i64) -> i64:
    """Return the cards a building with its new floor takes part in, as bits (GAR-9.3, GAR-9.16).

    ``field`` is judged as an own unfinished building of ``floors`` on ``terrain``, whatever stands
    there now; of the others only own unfinished ones count (GAR-9.4). Floor numbers are minimums
    (GAR-9.5), the place of the fields does not matter, only that they touch (GAR-9.6).
    """
    owner = state.owner
    height = state.height
    roof = state.roof
    ground = state.terrain
    around = state.layout.around
    me = u8(seat)
    mine = i64(terrain)
    high = floors >= 2
    cards: i64 = 0
    if high:
        central = i64(state.layout.at[CENTRE]) == TERRITORY_OF[field]  # GAR-2.3
        if not central:
            cards |= OUTER[mine]  # GAR-9.8
        elif floors >= 3:
            cards |= CENTRAL[mine]
    beside: i64 = 0
    place = field * DIRECTIONS
    neighbour = i64(around[place])
    while neighbour != NO_FIELD:
        who = owner[neighbour]
        if who == NOBODY:
            if high:
                cards |= FREE_NEIGHBOUR[mine * 4 + i64(ground[neighbour])]  # GAR-9.7
        elif who == me and roof[neighbour] == 0:
            other = ground[neighbour]
            tall = height[neighbour] >= 2
            if other == terrain:
                cards |= PAIR[mine]  # GAR-9.9
                if high or tall:
                    cards |= STEP_PAIR[mine]  # GAR-9.10
            else:
                beside |= BIT[i64(other)]
                if tall and stands_beside(state, me, neighbour, THIRD[mine + i64(other)]):
                    cards |= TRIO[i64(other)]  # GAR-9.11: raised one of the lower buildings
        place += 1
        neighbour = i64(around[place])
    if high and beside == OTHER_TWO[mine]:
        cards |= TRIO[mine]  # GAR-9.11: raised the main building
    return cards


def stands_beside(state: State, me: u8, field: i64, terrain: u8) -> bool:
    """Say whether an own unfinished building on a terrain touches a field."""
    around = state.layout.around
    place = field * DIRECTIONS
    neighbour = i64(around[place])
    while neighbour != NO_FIELD:
        if (
            state.owner[neighbour] == me
            and state.terrain[neighbour] == terrain
            and state.roof[neighbour] == 0
        ):
            return True
        place += 1
        neighbour = i64(around[place])
    return False


THIRD: Final[vec[u8]] = vec[u8]([0, 2, 1, 0])
"""The terrain that is neither of two different ones, by the sum of their numbers."""

OTHER_TWO: Final[vec[i64]] = vec[i64]([6, 5, 3])
"""The bits of the two other terrains."""


def claim(state: State, seat: i64, field: i64, card: i64, journal: Journal) -> None:
    """Put a roof on the building just raised, take the card and its points (GAR-9.1, GAR-9.12)."""
    state.roof[field] = 1
    state.roofs -= 1
    state.cards[card] = WON + u8(seat)
    state.points[seat] += PROJECT_POINTS[card]
    slot: i64 = 0
    while i64(state.display[slot]) != card:
        slot += 1
    state.display[slot] = 0
    state.hole = slot  # refilled after the action, so not for it (GAR-9.13)
    if journal.on:
        journal.note(
            "claimed",
            {
                "seat": f"seat:{seat}",
                "project": f"project:{PROJECT_IDS[card]}",
                "field": f"field:{FIELD_IDS[field]}",
                "points": int(PROJECT_POINTS[card]),
            },
        )


# -- Population phase (GAR-12) ---------------------------------------------------------


def population_phase(state: State, journal: Journal) -> None:
    """Let the seats with the most floors grow, territory by territory (GAR-12.1)."""
    before = state.population[:]
    for territory in range(TERRITORIES):
        grow(state, territory)
    if journal.on:
        for seat in range(state.seats):
            gain = int(state.population[seat] - before[seat])
            journal.note(
                "grown",
                {
                    "seat": f"seat:{seat}",
                    "gain": gain,
                    "population": int(state.population[seat]),
                },
            )


def grow(state: State, territory: i64) -> None:
    """Add 2 for strictly the most floors (GAR-12.2), 1 each for a tie (GAR-12.3).

    Finished buildings count (GAR-10.3); where nobody has a floor nobody grows (GAR-12.4).
    """
    seats = state.seats
    most: i64 = 0
    holders: i64 = 0
    for seat in range(seats):
        floors = floors_in(state, territory, seat)
        if floors > most:
            most = floors
            holders = 1
        elif floors == most:
            holders += 1
    if most == 0:
        return
    gain: i64 = 2 if holders == 1 else 1
    for seat in range(seats):
        if floors_in(state, territory, seat) == most:
            state.population[seat] += gain


# -- The end (GAR-14) ------------------------------------------------------------------


def check_end(state: State, seat: i64, journal: Journal) -> None:
    """Trigger the end, for good, when the last floor of a supply is placed (GAR-14.1, 14.2)."""
    if state.floors[seat] == 0 and not state.ending:
        state.ending = True
        if journal.on:
            journal.note("end-triggered", {"seat": f"seat:{seat}"})


def finish(state: State, journal: Journal) -> None:
    """End the game and show the secret cards (GAR-15.2)."""
    state.phase = FINISHED
    state.active = OVER
    if journal.on:
        journal.note("game-over", {"reason": "over:floors" if state.ending else "over:rounds"})
        for seat in range(state.seats):
            reveal_secrets(state, seat, journal)


def reveal_secrets(state: State, seat: i64, journal: Journal) -> None:
    """Tell what a seat's secret cards and population score."""
    for card in range(KEPT):
        kind = state.kept[seat * KEPT + card]
        if kind != NO_KIND:
            told: dict[str, Arg] = {
                "seat": f"seat:{seat}",
                "secret": f"secret:{KIND_IDS[i64(kind)]}",
                "points": int(kept_points(state, seat, card)),
            }
            journal.note("secret-scored", told)
    journal.note(
        "population-scored",
        {
            "seat": f"seat:{seat}",
            "population": int(state.population[seat]),
            "points": int(population_points(state.population[seat])),
        },
    )


# -- Lists for others ------------------------------------------------------------------


def legal_for(state: State, seat: i64, codes: Codes) -> None:
    """List the actions of any seat that may decide already: in SECRETS several may (RULING-4)."""
    if state.phase == SECRETS:
        codes.clear()
        if 0 <= seat < state.seats and not has_chosen(state, seat):
            secret_choices(state, seat, codes)
    elif seat == state.active:
        legal(state, codes)
    else:
        codes.clear()


def waiting(state: State) -> list[int]:
    """Return the seats that may decide now, in SECRETS all that have not chosen."""
    if state.phase == SECRETS:
        return [seat for seat in range(state.seats) if not has_chosen(state, seat)]
    return [int(state.active)] if state.active >= 0 else []


def sample(state: State, rng: Rng) -> i64:
    """Return a legal action, all equally likely."""
    legal(state, SCRATCH)
    return SCRATCH.row[rng.below(SCRATCH.count)]


SCRATCH: Final = Codes()
