"""Above and Below: who may do what, and what follows from it.

Reads in the order of the specification, ``docs/rules/above-and-below.md``: setup, rounds and turns,
explore, build, harvest, train, work, free actions, round end, goods, the end. A number such as
AAB-3.11 names the rule that a line carries out. Points are counted in ``scoring.py``.
"""

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.prompt import Arg
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.above_and_below import effects
from dorfplatz.games.above_and_below.actions import (
    ALTERNATIVE,
    ANSWER,
    BUILD,
    CHOOSE,
    DONE,
    DRAW,
    DRAW_CAVE,
    DRAW_VILLAGER,
    EIGHT,
    EXERT,
    EXPLORE,
    HARVEST,
    INJURE,
    LANTERN_DIE,
    NUMBER,
    OFFER,
    PASS,
    PLACE,
    PRICE,
    RECOVER,
    RENEW,
    SALE,
    SECTION_DIE,
    SIXTY_FOUR,
    TAKE_BACK,
    TOKEN,
    TRAIN,
    USES,
    VERB,
    WORK,
    harvest_code,
    harvested_of,
    harvesters_of,
    token_names,
    tokens_taken,
    villagers_of,
)
from dorfplatz.games.above_and_below.book import (
    AUTO,
    BONUS_ITEM,
    BONUS_KIND,
    BONUS_SIZE,
    BOOK_EFFECTS,
    FIRST_OUTCOME,
    FOLLOW,
    HAS,
    HIGH,
    LOW,
    OPTION_COST,
    OPTION_COUNT,
    OPTION_KEYS,
    OPTION_TYPE,
    OPTIONS,
    OUTCOMES,
    PER_HAMMER,
    PER_QUILL,
)
from dorfplatz.games.above_and_below.effects import (
    COINS,
    EXTRA_CAVE,
    ITEM,
    REPUTATION,
    SPECIAL,
    EffectLists,
)
from dorfplatz.games.above_and_below.material import (
    BASE_INCOME,
    BEDS,
    BIT,
    BUILDING_IDS,
    BUILDINGS,
    CARD_EFFECTS,
    CAVE_IDS,
    CAVE_SECTIONS,
    CIDER,
    COST,
    DIE,
    DISCOUNT,
    EXPLORE_LANTERN,
    EXTRA_COINS,
    FACES,
    FIRST_KEY,
    FIRST_OUTPOST,
    FIRST_STAR,
    FIRST_SYMBOL,
    FULL_HEAL,
    GOOD_IDS,
    GOODS,
    HAMMERS,
    HARVEST_BONUS,
    HIGHEST_REPUTATION,
    INCOME,
    ITEM_IDS,
    ITEMS,
    KEYS,
    KEYS_DRAWN,
    LANTERNS,
    LEAST_PRICE,
    LOWEST_REPUTATION,
    PERKS,
    POTION,
    QUILLS,
    RENEWAL,
    ROUNDS,
    ROW,
    SLOTS,
    SPACE_COST,
    SPACES,
    STARS,
    STARTING,
    STARTING_LATE,
    SYMBOL_BUILDING,
    SYMBOL_COUNT,
    SYMBOL_GOOD,
    SYMBOL_RENEWABLE,
    SYMBOLS,
    TRAINER,
    VILLAGER_IDS,
    VILLAGERS,
    WORK_BONUS,
    lowest,
    members,
)
from dorfplatz.games.above_and_below.state import (
    ANSWERING,
    APPLYING,
    ARRIVALS,
    AT_HIGH,
    AT_LOW,
    BUILT,
    CAVE_DECK,
    DUE_CAVE,
    DUE_KEY,
    DUE_LANTERN,
    DUE_SECTION,
    DUE_SPACE,
    ENDED,
    ENTERING,
    EXERTING,
    FAILED,
    FINAL,
    HOUSE_DECK,
    NOBODY,
    OUTPOST_DECK,
    PAYING,
    READING,
    RECOVERING,
    ROLLING,
    SETUP,
    TEXTS,
    TURN,
    UNDECIDED,
    WITHOUT_ROLL,
    State,
    before_setup,
    cover_cave,
    following,
    holds_goods,
    is_outpost,
    keep_cave,
    kinds_on_track,
    put_under,
    put_up,
    take_under,
)
from dorfplatz.kit.regions import long_row

# -- Setup (AAB-1) -----------------------------------------------------------------------------


def start(seats: int, options: dict[str, Value]) -> State:
    """Return the position before the setup draws (AAB-1.1, AAB-1.2); seat 1 starts (RULING-30)."""
    position = before_setup(seats, options["trade"] == "on", TEXTS.index(str(options["texts"])))
    for seat in range(seats):
        if options["catch_up_coins"] == "published":
            position.coins[seat] += i64(EXTRA_COINS[seats][seat])  # AAB-1.3
        late = STARTING_LATE[seat] if seats == 4 else 0  # AAB-1.4
        position.ready[seat] = STARTING[seat] & ~late
        position.exhausted[seat] = late
    go_on(position, Journal(False))
    return position


def is_setup_due(state: State) -> bool:
    """Find the first draw of the setup whose place is empty, in the order of AAB-1.11."""
    if members(state.keys) < KEYS_DRAWN and state.key_bag != 0:  # AAB-1.5
        state.due = DUE_KEY
        return True
    state.key_bag = 0
    for slot in range(ROW + ROW):  # AAB-1.6
        if state.slots[slot] == 0 and slot_bag(state, slot) != 0:
            state.due = slot
            return True
    for space in range(SPACES):  # AAB-1.7
        if state.spaces[space] == 0 and state.villager_bag != 0:
            state.due = DUE_SPACE + space
            return True
    state.due = DUE_CAVE
    return state.top == 0 and state.cave_bag != 0  # AAB-1.8


def slot_bag(state: State, slot: i64) -> i64:
    """Return the unknown cards of the deck that fills a slot."""
    return state.house_bag if slot < ROW else state.outpost_bag


def fill_gaps(state: State, journal: Journal) -> bool:
    """Fill empty slots and the top of the cave pile; say whether chance has to draw for it.

    Known cards under a deck are drawn, without chance, only when its bag is empty (AAB-1.10); with
    the deck empty a slot stays empty (AAB-4.5).
    """
    slots = state.slots
    for slot in range(ROW + ROW):
        if slots[slot] == 0:
            if slot_bag(state, slot) != 0:
                state.due = slot
                return True
            deck = HOUSE_DECK if slot < ROW else OUTPOST_DECK
            if state.under_count[deck] > 0:
                fill_slot(state, slot, take_under(state, deck), journal)
    if state.top == 0:  # AAB-3.18
        if state.cave_bag != 0:
            state.due = DUE_CAVE
            return True
        if state.under_count[CAVE_DECK] > 0:
            turn_up_cave(state, take_under(state, CAVE_DECK), journal)
    state.gaps = False
    return False


def fill_slot(state: State, slot: i64, building: i64, journal: Journal) -> None:
    """Lay a card into a slot of its row."""
    state.slots[slot] = u8(building + 1)
    if journal.on:
        journal.note("card-drawn", {"building": f"building:{BUILDING_IDS[building]}"})


def turn_up_cave(state: State, cave: i64, journal: Journal) -> None:
    """Make a cave card the visible top of the pile (AAB-1.8, RULING-7)."""
    state.top = cave + 1
    if journal.on:
        journal.note("cave-turned", {"cave": f"cave:{CAVE_IDS[cave]}"})


# -- Chance (chapter 5) -----------------------------------------------------------------------


def chance_bag(state: State) -> i64:
    """Return the cards chance may draw now."""
    due = state.due
    if due < ROW:
        return state.house_bag
    if due < DUE_CAVE:
        return state.outpost_bag
    if due == DUE_CAVE:
        return state.cave_bag
    if due == DUE_KEY:
        return state.key_bag
    return state.villager_bag


def chance_base(due: i64) -> i64:
    """Return the code of drawing the first card of the bag in question."""
    if due < ROW:
        return DRAW
    if due < DUE_CAVE:
        return DRAW + FIRST_OUTPOST
    if due == DUE_CAVE:
        return DRAW + DRAW_CAVE
    if due == DUE_KEY:
        return DRAW + FIRST_KEY
    return DRAW + DRAW_VILLAGER


def die_base(state: State) -> i64:
    """Return the code of the die that is due, before its number is added."""
    if state.due == DUE_SECTION:
        return SECTION_DIE + (state.cave - 1) * EIGHT
    return LANTERN_DIE + lowest(state.to_roll) * EIGHT


def chance(state: State, codes: Codes) -> None:
    """List the outcomes of the next chance event, all equally likely (CE-1 to CE-6)."""
    codes.clear()
    if state.due >= DUE_SECTION:
        base = die_base(state)
        for die in range(1, DIE):
            codes.add(base + die)
        return
    bag = chance_bag(state)
    base = chance_base(state.due)
    while bag != 0:
        card = lowest(bag)
        codes.add(base + card)
        bag &= bag - 1


def draw(state: State, rng: Rng) -> i64:
    """Return a chance outcome, all equally likely, without listing them."""
    if state.due >= DUE_SECTION:
        return die_base(state) + rng.below(FACES) + 1
    bag = chance_bag(state)
    skip = rng.below(members(bag))
    while skip > 0:
        bag &= bag - 1
        skip -= 1
    return chance_base(state.due) + lowest(bag)


def draw_card(state: State, card: i64, journal: Journal) -> None:
    """Put a drawn card where it was due: leftmost empty slot or space, keys, or the cave pile."""
    due = state.due
    if due < ROW:
        state.house_bag &= ~BIT[card]
        fill_slot(state, due, card, journal)
    elif due < DUE_CAVE:
        state.outpost_bag &= ~BIT[card - FIRST_OUTPOST]
        fill_slot(state, due, card, journal)
    elif due == DUE_CAVE:
        state.cave_bag &= ~BIT[card - DRAW_CAVE]
        turn_up_cave(state, card - DRAW_CAVE, journal)
    elif due == DUE_KEY:
        state.key_bag &= ~BIT[card - FIRST_KEY]
        state.keys |= BIT[card - FIRST_KEY]
        if journal.on:
            journal.note("card-drawn", {"building": f"building:{BUILDING_IDS[card]}"})
    else:
        villager = card - DRAW_VILLAGER
        state.villager_bag &= ~BIT[villager]
        state.spaces[due - DUE_SPACE] = u8(villager + 1)
        if journal.on:
            journal.note("villager-comes", {"villager": f"villager:{VILLAGER_IDS[villager]}"})


# -- Rounds and turns (AAB-2) -----------------------------------------------------------------


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
        codes.add(ANSWER)
        codes.add(ANSWER + 1)


def apply(state: State, code: i64, journal: Journal) -> None:
    """Carry out a legal action and all that follows from it without a decision."""
    if code >= HARVEST:
        harvest(state, harvesters_of(code), harvested_of(code), journal)
    elif code >= DRAW:
        apply_chance(state, code, journal)
    elif code >= ANSWER:
        apply_decision(state, code, journal)
    else:
        apply_turn(state, code, journal)
    go_on(state, journal)


def apply_turn(state: State, code: i64, journal: Journal) -> None:
    """Carry out one step of a turn: a free action, a main action, or a pass (AAB-2.3)."""
    rest = code % VERB
    verb = code - rest
    if verb == PLACE:
        place(state, state.active, rest, journal)
    elif verb == SALE:
        change_sale(state, rest, journal)
    elif verb == OFFER:
        offer(state, rest // PRICE, rest % PRICE, journal)
    elif verb == RENEW:
        renew(state, rest, journal)
    elif verb == EXPLORE:
        explore(state, rest, journal)
    elif verb == BUILD:
        build(state, rest // SIXTY_FOUR, rest % SIXTY_FOUR, journal)
    elif verb == TRAIN:
        train(state, rest // SIXTY_FOUR, rest % SIXTY_FOUR, journal)
    elif verb == WORK:
        work(state, rest, journal)
    else:
        pass_round(state, journal)


def apply_decision(state: State, code: i64, journal: Journal) -> None:
    """Carry out a decision that is no step of a turn."""
    rest = code % VERB
    verb = code - rest
    if verb == RECOVER:
        use_for(state, rest // EIGHT, rest % EIGHT)
    elif verb == CHOOSE:
        choose_option(state, rest % EIGHT, journal)
    elif verb == EXERT:
        exert(state, rest % NUMBER, rest // NUMBER, journal)
    elif verb == DONE:
        finish_placing(state, journal)
    elif verb == INJURE:
        injure(state, rest, journal)
        state.effect += 1
    elif verb == ALTERNATIVE:
        take_alternative(state, rest, journal)
    else:
        answer(state, rest == 0, journal)


def apply_chance(state: State, code: i64, journal: Journal) -> None:
    """Carry out what chance did."""
    rest = code % VERB
    verb = code - rest
    if verb == LANTERN_DIE:
        roll_lanterns(state, rest // EIGHT, rest % EIGHT, journal)
    elif verb == SECTION_DIE:
        roll_section(state, rest % EIGHT, journal)
    else:
        draw_card(state, rest, journal)


def go_on(state: State, journal: Journal) -> None:
    """Carry out what needs no decision until a decision or a chance move is due (13.3)."""
    while True:
        if state.phase == SETUP:
            if is_setup_due(state):
                state.active = CHANCE
                return
            state.current = state.start
            begin_turn(state)
            note_round(state, journal)
        if state.gaps and fill_gaps(state, journal):
            state.active = CHANCE
            return
        phase = state.phase
        if phase in (TURN, READING):
            state.active = state.current
            return
        if phase == ENTERING:
            state.due = DUE_SECTION
            state.active = CHANCE
            return
        if phase == ROLLING:
            state.due = DUE_LANTERN
            state.active = CHANCE
            return
        if phase == ANSWERING:
            state.active = state.seller
            return
        if phase == ENDED:
            state.active = OVER
            return
        if is_asked(state, phase, journal):
            return


def is_asked(state: State, phase: i64, journal: Journal) -> bool:
    """Carry one point of the game on, and say whether somebody, or chance, has to decide there."""
    if phase == RECOVERING:
        return is_recovery_asked(state, journal)
    if phase == EXERTING:
        if can_exert(state):
            state.active = state.current
            return True
        resolve(state, journal)  # AAB-3.19
        return False
    if phase == APPLYING:
        return is_effect_asked(state, journal)
    if phase == ARRIVALS:
        return is_arrival_due(state)
    return is_placing_asked(state, journal)


def begin_turn(state: State) -> None:
    """Open the turn menu of the current player (AAB-2.3)."""
    state.phase = TURN
    state.moved = False
    for seat in range(state.seats):
        state.refused[seat] = 0  # RULING-26


def end_turn(state: State, journal: Journal) -> None:
    """Go on to the next player who has not passed (AAB-2.4, AAB-2.7), or to the round end."""
    seat = state.current
    for _ in range(state.seats):
        seat = following(state, seat)
        if state.passed & BIT[seat] == 0:  # AAB-2.2
            state.current = seat
            begin_turn(state)
            return
    end_round(state, journal)


def turn_menu(state: State, codes: Codes) -> None:
    """List free actions, main actions and the pass (D1).

    Without a ready villager only the pass ends the turn (AAB-2.6).
    """
    seat = state.current
    ready = state.ready[seat]
    small_choices(state, seat, ready, codes)
    if ready != 0:
        explorations(state, ready, codes)
        parties(WORK, ready, 1, codes)  # AAB-7.1
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
    codes.add(PASS)  # AAB-2.5


def sample(state: State, rng: Rng) -> i64:
    """Return a legal action, all equally likely; sets of villagers are drawn, not listed."""
    if state.active == CHANCE:
        return draw(state, rng)
    codes = SCRATCH
    if state.phase != TURN:
        legal(state, codes)
        return codes.row[rng.below(codes.count)]
    seat = state.current
    ready = state.ready[seat]
    codes.clear()
    small_choices(state, seat, ready, codes)
    size = members(ready)
    working = BIT[size] - 1
    exploring = working - size if state.top != 0 else 0
    extra = state.perks[seat * PERKS + HARVEST_BONUS]
    harvesting: i64 = 0
    if ready != 0 and token_sets(state, seat, size + extra):
        sort_by_size(size + extra)
        for k in range(1, size + 1):
            harvesting += ways_to_harvest(size, k, extra)
    drawn = below(rng, codes.count + working + exploring + harvesting)
    if drawn < codes.count:
        return codes.row[drawn]
    drawn -= codes.count
    if drawn < working:
        return WORK + some_of(ready, drawn + 1)
    drawn -= working
    if drawn < exploring:
        return EXPLORE + some_pair_or_more(ready, size, rng)
    return some_harvest(ready, size, extra, drawn - exploring, rng)


SCRATCH: Final = Codes()
LARGE: Final[i64] = 1 << 31
HALF: Final[i64] = 1 << 30
CHOICES: Final[vec[i64]] = long_row([comb(n, k) for n in range(32) for k in range(32)])
"""``CHOICES[n * 32 + k]``: how many sets of ``k`` out of ``n`` there are."""


def below(rng: Rng, number: i64) -> i64:
    """Return one of 0 .. number-1; for numbers too large for one word the bias cannot be seen."""
    if number < LARGE:
        return rng.below(number)
    return (rng.word() * HALF + (rng.word() & (HALF - 1))) % number


def some_of(villagers: i64, picks: i64) -> i64:
    """Return those of the villagers whose place in the set is a one in ``picks``."""
    chosen: i64 = 0
    while picks != 0:
        if picks & 1 != 0:
            chosen |= BIT[lowest(villagers)]
        villagers &= villagers - 1
        picks = picks >> 1
    return chosen


def some_pair_or_more(villagers: i64, size: i64, rng: Rng) -> i64:
    """Return a set of at least two, all equally likely."""
    while True:
        picks = rng.below(BIT[size])
        if picks & (picks - 1) != 0:
            return some_of(villagers, picks)


def ways_to_harvest(size: i64, k: i64, extra: i64) -> i64:
    """Return how many harvests ``k`` of the villagers can make, after the sets were sorted."""
    return CHOICES[size * 32 + k] * (SIZES[k + extra + 1] - SIZES[k])


def some_harvest(ready: i64, size: i64, extra: i64, drawn: i64, rng: Rng) -> i64:
    """Return a harvest, all equally likely: how many go, who goes, what they fetch."""
    k: i64 = 1
    while drawn >= ways_to_harvest(size, k, extra):
        drawn -= ways_to_harvest(size, k, extra)
        k += 1
    chosen: i64 = 0
    wanted = k
    left = size
    while wanted > 0:
        if rng.below(left) < wanted:
            chosen |= BIT[lowest(ready)]
            wanted -= 1
        ready &= ready - 1
        left -= 1
    first = SIZES[k]
    tokens = SORTED.row[first + rng.below(SIZES[k + extra + 1] - first)]
    return harvest_code(chosen, tokens)


def parties(verb: i64, villagers: i64, least: i64, codes: Codes) -> None:
    """List every set of at least ``least`` of the villagers, whatever the order of its members."""
    codes.reserve(BIT[members(villagers)])
    row = codes.row
    count = codes.count
    chosen = (0 - villagers) & villagers
    while chosen != 0:
        if least < 2 or chosen & (chosen - 1) != 0:
            row[count] = verb + chosen
            count += 1
        chosen = (chosen - villagers) & villagers
    codes.count = count


def pass_round(state: State, journal: Journal) -> None:
    """Take no more turns this round; ready villagers stay ready (AAB-2.5)."""
    state.passed |= BIT[state.current]
    if journal.on:
        journal.note("passed", {"seat": f"seat:{state.current}"})
    end_turn(state, journal)


def exhaust(state: State, seat: i64, villagers: i64) -> None:
    """Move ready villagers to the exhausted area."""
    state.ready[seat] &= ~villagers
    state.exhausted[seat] |= villagers


def named(villagers: i64) -> tuple[str, ...]:
    """Return villagers as references for a sentence."""
    return tuple(f"villager:{name}" for name in villagers_of(int(villagers)))


# -- Explore (AAB-3) --------------------------------------------------------------------------


def explorations(state: State, ready: i64, codes: Codes) -> None:
    """List the parties: two or more ready villagers, while there is a cave card (AAB-3.1)."""
    if state.top != 0:
        parties(EXPLORE, ready, 2, codes)  # AAB-3.2, RULING-4


def explore(state: State, party: i64, journal: Journal) -> None:
    """Take the top cave card and put the party on it (AAB-3.2)."""
    seat = state.current
    state.ready[seat] &= ~party
    state.party = party
    state.cave = state.top
    state.top = 0
    state.gaps = True  # RULING-29
    state.phase = ENTERING
    for villager in range(VILLAGERS):
        state.dice[villager] = 0
    if journal.on:
        journal.note(
            "explores",
            {
                "seat": f"seat:{seat}",
                "villagers": named(party),
                "cave": f"cave:{CAVE_IDS[state.cave - 1]}",
            },
        )


def roll_section(state: State, die: i64, journal: Journal) -> None:
    """Find the section in the table of the card (AAB-3.3)."""
    if journal.on:
        journal.note(
            "section-rolled", {"cave": f"cave:{CAVE_IDS[state.cave - 1]}", "die": int(die)}
        )
    read_section(state, i64(CAVE_SECTIONS[(state.cave - 1) * FACES + die - 1]), journal)


def read_section(state: State, section: i64, journal: Journal) -> None:
    """Make text, options, success numbers, costs and bonuses public (AAB-3.4)."""
    state.section = section
    state.read[section] = 1
    state.phase = READING
    if journal.on:
        journal.note("section-read", {"section": f"section:{section}"})


def open_options(state: State, codes: Codes) -> None:
    """List the options of the section whose cost can be paid in full (AAB-3.5)."""
    page = i64(state.book.page[state.section])
    coins = state.coins[state.current]
    for option in range(i64(OPTION_COUNT[page])):
        if i64(OPTION_COST[page * OPTIONS + option]) <= coins:
            codes.add(CHOOSE + state.section * EIGHT + option)


def option_entry(state: State) -> i64:
    """Return where the chosen option's public side stands in the book."""
    return i64(state.book.page[state.section]) * OPTIONS + state.option


def choose_option(state: State, option: i64, journal: Journal) -> None:
    """Read on, succeed without a roll, or pay and roll (AAB-3.6, AAB-3.7, AAB-3.8)."""
    state.option = option
    entry = option_entry(state)
    if journal.on:
        journal.note(
            "option-chosen",
            {
                "seat": f"seat:{state.current}",
                "section": f"section:{state.section}",
                "option": f"option:{OPTION_KEYS[option]}",
            },
        )
    if OPTION_TYPE[entry] == FOLLOW:
        place_in_book = i64(FIRST_OUTCOME[entry])
        reveal(state, place_in_book)
        read_section(
            state, i64(state.book.hidden[state.section * OUTCOMES + place_in_book]), journal
        )
    elif OPTION_TYPE[entry] == AUTO:
        decide(state, WITHOUT_ROLL, journal)
    else:
        state.coins[state.current] -= i64(OPTION_COST[entry])  # AAB-3.15: never returned
        state.lanterns = 0
        state.to_roll = state.party
        state.phase = ROLLING


def reveal(state: State, place_in_book: i64) -> None:
    """Remember that everybody now knows an outcome of the section (chapter 10)."""
    state.revealed[state.section] = u8(i64(state.revealed[state.section]) | BIT[place_in_book])


def roll_lanterns(state: State, villager: i64, die: i64, journal: Journal) -> None:
    """Give a party member its die and count its lanterns (AAB-3.8, RULING-5)."""
    lit = i64(LANTERNS[villager * DIE + die])
    state.dice[villager] = u8(die)
    state.lanterns += lit
    state.to_roll &= ~BIT[villager]
    if journal.on:
        journal.note(
            "lanterns-rolled",
            {
                "villager": f"villager:{VILLAGER_IDS[villager]}",
                "die": int(die),
                "lanterns": int(lit),
            },
        )
    if state.to_roll == 0:
        finish_roll(state)
        if journal.on:
            journal.note("lanterns-total", {"total": int(state.lanterns)})


def finish_roll(state: State) -> None:
    """Fix the total after the last die (AAB-3.9, AAB-3.17): bonus and buildings are added."""
    state.lanterns += option_bonus(state)
    state.lanterns += state.perks[state.current * PERKS + EXPLORE_LANTERN]  # AAB-13.5
    state.phase = EXERTING


def option_bonus(state: State) -> i64:
    """Return the lanterns the option adds for skills of the party or something owned (8.1)."""
    entry = option_entry(state)
    kind = i64(BONUS_KIND[entry])
    size = i64(BONUS_SIZE[entry])
    if kind == PER_HAMMER:
        return size * members(state.party & HAMMERS)
    if kind == PER_QUILL:
        return size * members(state.party & QUILLS)
    if kind == HAS and owns(state, state.current, i64(BONUS_ITEM[entry])):
        return size
    return 0


def owns(state: State, seat: i64, item: i64) -> bool:
    """Say whether a seat has an item in stock, on the sale spot or on the track (AAB-10.6)."""
    if state.stock[seat * ITEMS + item] > 0 or i64(state.sale[seat]) == item + 1:
        return True
    for slot in range(SLOTS):
        if i64(state.track_good[seat * SLOTS + slot]) == item + 1:
            return True
    return False


def can_reach(state: State, number: i64) -> bool:
    """Say whether exertion can still reach a success number (AAB-3.11)."""
    missing = number - state.lanterns
    return missing > 0 and missing <= members(state.party)


def can_exert(state: State) -> bool:
    """Say whether D4 is asked: some success number can still be reached."""
    entry = option_entry(state)
    return can_reach(state, i64(LOW[entry])) or can_reach(state, i64(HIGH[entry]))


def exertions(state: State, codes: Codes) -> None:
    """List keeping the result, and every set of exactly the missing number (AAB-3.11, RULING-2)."""
    entry = option_entry(state)
    codes.add(EXERT)
    exert_for(state, i64(LOW[entry]), codes)
    exert_for(state, i64(HIGH[entry]), codes)


def exert_for(state: State, number: i64, codes: Codes) -> None:
    """List the sets of party members that reach one success number."""
    if can_reach(state, number):
        subsets(EXERT + number * NUMBER, state.party, number - state.lanterns, codes)


def subsets(verb: i64, villagers: i64, size: i64, codes: Codes) -> None:
    """List every set of exactly ``size`` of the villagers."""
    chosen = (0 - villagers) & villagers
    while chosen != 0:
        if members(chosen) == size:
            codes.add(verb + chosen)
        chosen = (chosen - villagers) & villagers


def exert(state: State, villagers: i64, number: i64, journal: Journal) -> None:
    """Injure the exerted at once, for one lantern each (AAB-3.11); nobody means keeping the result.

    What they rolled still counts (AAB-3.12, RULING-1), and so do their skills (RULING-28).
    """
    seat = state.current
    state.injured[seat] |= villagers
    state.party &= ~villagers
    state.lanterns += members(villagers)
    if journal.on:
        if villagers == 0:
            journal.note("result-kept", {"seat": f"seat:{seat}", "total": int(state.lanterns)})
        else:
            journal.note(
                "exerted",
                {"seat": f"seat:{seat}", "villagers": named(villagers), "number": int(number)},
            )
    resolve(state, journal)


def resolve(state: State, journal: Journal) -> None:
    """Decide success or failure by the total, for the highest number reached (AAB-3.13, AAB-3.14).

    Which number it would be was never announced before the roll (AAB-3.10); only the reward of the
    highest one counts (RULING-3).
    """
    entry = option_entry(state)
    high = i64(HIGH[entry])
    if high > 0 and state.lanterns >= high:
        decide(state, AT_HIGH, journal)
    elif state.lanterns >= i64(LOW[entry]):
        decide(state, AT_LOW, journal)
    else:
        decide(state, FAILED, journal)


def decide(state: State, outcome: i64, journal: Journal) -> None:
    """Fix how the exploration ends; its effects become known and are applied from the first on."""
    state.outcome = outcome
    state.effect = 0
    state.phase = APPLYING
    reveal(state, outcome_place(state))
    if journal.on:
        key = "exploration-fails" if outcome == FAILED else "exploration-succeeds"
        journal.note(key, {"seat": f"seat:{state.current}", "story": story_reference(state)})


def story_reference(state: State) -> str:
    """Return which line of the book tells the outcome: section, option, success number or x."""
    return f"story:{state.section}{OPTION_KEYS[state.option]}{outcome_name(state)}"


def outcome_name(state: State) -> str:
    """Return the outcome as positions write it: a success number, ``x``, or ``auto``."""
    if state.outcome == FAILED:
        return "x"
    if state.outcome == WITHOUT_ROLL:
        return "auto"
    entry = option_entry(state)
    return str(int(LOW[entry]) if state.outcome == AT_LOW else int(HIGH[entry]))


def outcome_place(state: State) -> i64:
    """Return which of the section's outcomes (0..7) has happened."""
    entry = option_entry(state)
    first = i64(FIRST_OUTCOME[entry])
    if state.outcome == FAILED:
        return first + 1 if HIGH[entry] == 0 else first + 2
    return first + 1 if state.outcome == AT_HIGH else first


def outcome_list(state: State) -> i64:
    """Return the list of effects that the outcome has in this book."""
    place_in_book = outcome_place(state)
    source = i64(state.book.hidden[state.section * OUTCOMES + place_in_book])
    return source * OUTCOMES + place_in_book


def is_effect_asked(state: State, journal: Journal) -> bool:
    """Apply effect by effect in the listed order (AAB-3.13, AAB-3.14) up to a choice (D5)."""
    lists = BOOK_EFFECTS
    which = outcome_list(state)
    if state.effect >= lists.count[which]:
        finish_exploration(state, journal)
        return False
    at = lists.first[which] + state.effect
    kind = lists.kind[at]
    number = lists.number[at]
    if kind == effects.INJURE:
        if members(state.party) > number:
            state.active = state.current
            return True
        injure(state, state.party, journal)  # AAB-3.26: all of them if there are fewer
    elif kind == effects.CHOOSE:
        if number > 1:
            state.active = state.current
            return True
        apply_list(state, state.current, lists, lists.what[at], journal)
    else:
        apply_effect(state, state.current, kind, lists.what[at], number, journal)
    state.effect += 1
    return False


def effect_choices(state: State, codes: Codes) -> None:
    """List who may be injured (AAB-3.26) or the alternatives, available or not (AAB-3.27)."""
    lists = BOOK_EFFECTS
    at = lists.first[outcome_list(state)] + state.effect
    if lists.kind[at] == effects.INJURE:
        subsets(INJURE, state.party, lists.number[at], codes)
    else:
        for alternative in range(1, lists.number[at] + 1):
            codes.add(ALTERNATIVE + alternative)


def injure(state: State, villagers: i64, journal: Journal) -> None:
    """Move party members still on the card to the injured area (AAB-3.26, RULING-21)."""
    state.party &= ~villagers
    state.injured[state.current] |= villagers
    if journal.on and villagers != 0:
        journal.note(
            "villagers-injured", {"seat": f"seat:{state.current}", "villagers": named(villagers)}
        )


def take_alternative(state: State, alternative: i64, journal: Journal) -> None:
    """Apply exactly one of the listed alternatives (AAB-3.27)."""
    lists = BOOK_EFFECTS
    at = lists.first[outcome_list(state)] + state.effect
    apply_list(state, state.current, lists, lists.what[at] + alternative - 1, journal)
    state.effect += 1


def finish_exploration(state: State, journal: Journal) -> None:
    """Exhaust who is still on the card, perhaps nobody (AAB-3.16), and end the turn.

    The card is kept after a success (AAB-3.13) and goes under the pile after a failure (AAB-3.14).
    """
    seat = state.current
    cave = state.cave - 1
    state.exhausted[seat] |= state.party
    if state.outcome == FAILED:
        put_under(state, CAVE_DECK, cave)
        state.gaps = True  # AAB-3.18: it may be the top card at once
    else:
        keep_cave(state, seat, cave)
        if journal.on:
            journal.note("cave-kept", {"seat": f"seat:{seat}", "cave": f"cave:{CAVE_IDS[cave]}"})
    state.told_seat = seat
    state.told_section = state.section
    state.told_option = state.option
    state.told_outcome = state.outcome
    state.party = 0
    state.cave = 0
    state.section = 0
    state.option = 0
    state.outcome = UNDECIDED
    state.effect = 0
    state.lanterns = 0
    end_turn(state, journal)


# -- Effects in rewards, failures and on cards (AAB-3.20 to 3.27) -----------------------------


def apply_list(state: State, seat: i64, lists: EffectLists, which: i64, journal: Journal) -> None:
    """Apply a list of effects that ask nothing."""
    first = lists.first[which]
    for at in range(first, first + lists.count[which]):
        apply_effect(state, seat, lists.kind[at], lists.what[at], lists.number[at], journal)


def apply_effect(
    state: State, seat: i64, kind: i64, what: i64, number: i64, journal: Journal
) -> None:
    """Apply one effect that asks nothing."""
    if kind == COINS:
        gain_coins(state, seat, number, journal)
    elif kind == REPUTATION:
        change_reputation(state, seat, number, journal)
    elif kind == ITEM:
        gain_item(state, seat, what, number, journal)
    elif kind == SPECIAL:
        gain_special(state, seat, what, journal)
    elif kind == EXTRA_CAVE:
        gain_cave(state, seat, journal)
    else:
        gain_cheapest(state, seat, journal)


def gain_coins(state: State, seat: i64, number: i64, journal: Journal) -> None:
    """Take coins, without limit (RULING-19); or lose them, at most all (AAB-3.20)."""
    change = number
    if state.coins[seat] + change < 0:
        change = 0 - state.coins[seat]
    state.coins[seat] += change
    if journal.on:
        key = "coins-gained" if number > 0 else "coins-lost"
        journal.note(key, {"seat": f"seat:{seat}", "coins": abs(int(change))})


def change_reputation(state: State, seat: i64, number: i64, journal: Journal) -> None:
    """Move the marker; it stops at both ends of the track (AAB-3.21, RULING-22)."""
    position = state.reputation[seat] + number
    if position < LOWEST_REPUTATION:
        position = LOWEST_REPUTATION
    if position > HIGHEST_REPUTATION:
        position = HIGHEST_REPUTATION
    state.reputation[seat] = position
    if journal.on:
        journal.note(
            "reputation-changed",
            {"seat": f"seat:{seat}", "change": int(number), "position": int(position)},
        )


def gain_item(state: State, seat: i64, item: i64, number: i64, journal: Journal) -> None:
    """Take tokens into the stock, as many as the supply has (AAB-3.22, AAB-10.1, AAB-11.1)."""
    left = i64(state.supply[item])
    taken = number if number < left else left
    state.supply[item] = u8(left - taken)
    state.stock[seat * ITEMS + item] += u8(taken)
    if journal.on:
        journal.note(
            "item-gained",
            {"seat": f"seat:{seat}", "item": f"item:{ITEM_IDS[item]}", "number": int(taken)},
        )


def gain_special(state: State, seat: i64, villager: i64, journal: Journal) -> None:
    """Take a special villager, exhausted (RULING-20), or 3 coins if it is gone (AAB-3.23)."""
    if state.specials & BIT[villager] == 0:
        gain_coins(state, seat, GONE, journal)
        return
    state.specials &= ~BIT[villager]
    state.exhausted[seat] |= BIT[villager]
    note_joined(state, seat, villager, journal)


GONE: Final[i64] = 3


def gain_cheapest(state: State, seat: i64, journal: Journal) -> None:
    """Take the leftmost villager of the row, exhausted, without paying (AAB-3.24)."""
    for space in range(SPACES):
        if state.spaces[space] > 0:
            villager = i64(state.spaces[space]) - 1
            state.spaces[space] = 0
            state.exhausted[seat] |= BIT[villager]
            note_joined(state, seat, villager, journal)
            return


def note_joined(state: State, seat: i64, villager: i64, journal: Journal) -> None:
    """Tell that a villager has joined a village."""
    if journal.on:
        who: dict[str, Arg] = {
            "seat": f"seat:{seat}",
            "villager": f"villager:{VILLAGER_IDS[villager]}",
        }
        journal.note("villager-joins", who)


def gain_cave(state: State, seat: i64, journal: Journal) -> None:
    """Take the top card of the pile, if there is one, as a free cave card (AAB-3.25)."""
    if state.top == 0:
        return
    cave = state.top - 1
    state.top = 0
    state.gaps = True
    keep_cave(state, seat, cave)
    if journal.on:
        journal.note("cave-kept", {"seat": f"seat:{seat}", "cave": f"cave:{CAVE_IDS[cave]}"})


# -- Build (AAB-4) ----------------------------------------------------------------------------


def price_of(state: State, seat: i64, building: i64) -> i64:
    """Return the cost reduced by the discount, never below 0 (AAB-4.2, AAB-13.1)."""
    cost = COST[building] - state.perks[seat * PERKS + DISCOUNT]
    return cost if cost > 0 else 0


def can_buy(state: State, seat: i64, building: i64) -> bool:
    """Say whether a seat can pay; an outpost also needs a free cave card (AAB-4.3)."""
    if price_of(state, seat, building) > state.coins[seat]:
        return False
    return not is_outpost(building) or state.free_count[seat] > 0


def constructions(state: State, seat: i64, ready: i64, codes: Codes) -> None:
    """List who may build what: one hammer, one face-up building (AAB-4.1, AAB-4.2, AAB-4.6)."""
    hammers = ready & HAMMERS
    if hammers == 0:
        return
    first = codes.count
    builder = BUILD + lowest(hammers) * SIXTY_FOUR
    for slot in range(ROW + ROW):
        if state.slots[slot] > 0:
            offer_building(state, seat, i64(state.slots[slot]) - 1, builder, codes)
    for star in range(STARS):
        if state.stars & BIT[star] != 0:
            offer_building(state, seat, FIRST_STAR + star, builder, codes)
    for key in range(KEYS):
        if state.keys & BIT[key] != 0:
            offer_building(state, seat, FIRST_KEY + key, builder, codes)
    last = codes.count
    hammers &= hammers - 1
    while hammers != 0:
        more = BUILD + lowest(hammers) * SIXTY_FOUR - builder
        for at in range(first, last):
            codes.add(codes.row[at] + more)
        hammers &= hammers - 1


def offer_building(state: State, seat: i64, building: i64, builder: i64, codes: Codes) -> None:
    """List a building if it can be bought."""
    if can_buy(state, seat, building):
        codes.add(builder + building)


def build(state: State, villager: i64, building: i64, journal: Journal) -> None:
    """Villager, payment, cave card, ``on_build``, goods, refill; the turn ends (AAB-4.7)."""
    seat = state.current
    price = price_of(state, seat, building)
    exhaust(state, seat, BIT[villager])
    state.coins[seat] -= price
    if journal.on:
        journal.note(
            "built",
            {
                "seat": f"seat:{seat}",
                "villager": f"villager:{VILLAGER_IDS[villager]}",
                "building": f"building:{BUILDING_IDS[building]}",
                "coins": int(price),
            },
        )
    take_from_row(state, building)
    if is_outpost(building):
        cover_cave(state, seat, building)
    put_up(state, seat, building)
    apply_list(state, seat, CARD_EFFECTS, building, journal)  # AAB-4.4, AAB-13.8
    for symbol in range(i64(FIRST_SYMBOL[building]), i64(FIRST_SYMBOL[building + 1])):
        lay_tokens(state, symbol, i64(SYMBOL_COUNT[symbol]))  # RULING-8
    end_turn(state, journal)


def take_from_row(state: State, building: i64) -> None:
    """Take a building from its place; only house and outpost slots are refilled (AAB-4.5)."""
    if building >= FIRST_KEY:
        state.keys &= ~BIT[building - FIRST_KEY]
    elif building >= FIRST_STAR:
        state.stars &= ~BIT[building - FIRST_STAR]
    else:
        for slot in range(ROW + ROW):
            if i64(state.slots[slot]) == building + 1:
                state.slots[slot] = 0
        state.gaps = True


def lay_tokens(state: State, symbol: i64, number: i64) -> i64:
    """Put tokens on a symbol from the supply, as far as available; return how many."""
    good = i64(SYMBOL_GOOD[symbol])
    left = i64(state.supply[good])
    laid = number if number < left else left
    state.supply[good] = u8(left - laid)
    state.tokens[symbol] += u8(laid)
    return laid


# -- Harvest (AAB-5) --------------------------------------------------------------------------

TOKEN_ROOM: Final[i64] = 1 << 40
"""Above the number of a set of tokens: how many tokens it has."""

SETS: Final = Codes(1024)
SORTED: Final = Codes(1024)
SIZES: Final[vec[i64]] = vec[i64]([0] * 64)
MOST_TOKENS: Final[i64] = 36


def harvests(state: State, seat: i64, ready: i64, codes: Codes) -> None:
    """List every set of villagers with every set of as many tokens (AAB-5.1, RULING-27).

    With ``harvest_bonus`` there may be more tokens than villagers (AAB-5.2, AAB-13.4). Equal tokens
    of one building are not told apart (AAB-5.3).
    """
    extra = state.perks[seat * PERKS + HARVEST_BONUS]
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


def token_sets(state: State, seat: i64, most: i64) -> bool:
    """Collect the sets of up to ``most`` tokens on a seat's buildings; say whether there is one."""
    sets = SETS
    sets.clear()
    sets.add(0)
    tokens = state.tokens
    owner = state.owner
    mine = u8(seat + 1)
    for symbol in range(SYMBOLS):
        lying = i64(tokens[symbol])
        if lying > 0 and owner[i64(SYMBOL_BUILDING[symbol])] == mine:
            unit = TOKEN[symbol] + TOKEN_ROOM
            known = sets.count
            for taken in range(1, lying + 1):
                for at in range(known):
                    enlarged = sets.row[at] + unit * taken
                    if enlarged < (most + 1) * TOKEN_ROOM:
                        sets.add(enlarged)
    return sets.count > 1


def sort_by_size(most: i64) -> None:
    """Sort the collected sets by their number of tokens; ``SIZES`` says where each size begins."""
    sizes = SIZES
    for size in range(MOST_TOKENS + 12):
        sizes[size] = 0
    row = SETS.row
    count = SETS.count
    for at in range(count):
        sizes[(row[at] >> 40) + 1] += 1
    for size in range(1, MOST_TOKENS + 12):
        sizes[size] += sizes[size - 1]
    SORTED.clear()
    SORTED.reserve(count)
    into = SORTED.row
    for at in range(count):
        size = row[at] >> 40
        into[sizes[size]] = row[at] & (TOKEN_ROOM - 1)
        sizes[size] += 1
    size = MOST_TOKENS + 11
    while size > 0:  # counting moved every beginning on to the next one
        sizes[size] = sizes[size - 1]
        size -= 1
    sizes[0] = 0


def harvest(state: State, villagers: i64, tokens: i64, journal: Journal) -> None:
    """Exhaust the villagers and take the tokens into the stock (AAB-5.1)."""
    seat = state.current
    exhaust(state, seat, villagers)
    for symbol in range(SYMBOLS):
        taken = tokens_taken(tokens, symbol)
        if taken > 0:
            state.tokens[symbol] -= u8(taken)
            state.stock[seat * ITEMS + i64(SYMBOL_GOOD[symbol])] += u8(taken)
    if journal.on:
        journal.note(
            "harvested",
            {
                "seat": f"seat:{seat}",
                "villagers": named(villagers),
                "number": int(members(villagers)),
                "tokens": tuple(
                    f"token:{token.replace('.', '-')}" for token in token_names(tokens)
                ),
            },
        )
    end_turn(state, journal)


# -- Train (AAB-6) ----------------------------------------------------------------------------


def trainings(state: State, seat: i64, ready: i64, codes: Codes) -> None:
    """List who may train whom: a quill, or anybody with ``any_trainer`` (AAB-6.1, AAB-13.2)."""
    trainers = ready
    if state.perks[seat * PERKS + TRAINER] == 0:
        trainers &= QUILLS
    coins = state.coins[seat]
    while trainers != 0:
        trainer = TRAIN + lowest(trainers) * SIXTY_FOUR
        for space in range(SPACES):  # AAB-6.2
            if state.spaces[space] > 0 and SPACE_COST[space] <= coins:
                codes.add(trainer + i64(state.spaces[space]) - 1)
        trainers &= trainers - 1


def train(state: State, villager: i64, recruit: i64, journal: Journal) -> None:
    """Pay the space and take the villager, exhausted; the space stays empty (AAB-6.2, AAB-6.3)."""
    seat = state.current
    exhaust(state, seat, BIT[villager])
    paid: i64 = 0
    for space in range(SPACES):
        if i64(state.spaces[space]) == recruit + 1:
            state.spaces[space] = 0  # RULING-16
            paid = SPACE_COST[space]
    state.coins[seat] -= paid
    state.exhausted[seat] |= BIT[recruit]
    if journal.on:
        journal.note(
            "trained",
            {
                "seat": f"seat:{seat}",
                "villager": f"villager:{VILLAGER_IDS[villager]}",
                "recruit": f"villager:{VILLAGER_IDS[recruit]}",
                "coins": int(paid),
            },
        )
    end_turn(state, journal)


# -- Work (AAB-7) -----------------------------------------------------------------------------


def work(state: State, villagers: i64, journal: Journal) -> None:
    """Take a coin for each worker and the bonus (AAB-7.1, AAB-13.3), and the cider (AAB-7.2)."""
    seat = state.current
    exhaust(state, seat, villagers)
    earned = members(villagers) + state.perks[seat * PERKS + WORK_BONUS]
    state.coins[seat] += earned
    if journal.on:
        journal.note(
            "worked",
            {
                "seat": f"seat:{seat}",
                "villagers": named(villagers),
                "number": int(members(villagers)),
                "coins": int(earned),
            },
        )
    if state.cider > 0:
        state.cider = 0
        state.stock[seat * ITEMS + CIDER] += 1
        if journal.on:
            journal.note("cider-taken", {"seat": f"seat:{seat}"})
    end_turn(state, journal)


# -- Free actions (AAB-8) ---------------------------------------------------------------------


def offers(state: State, seat: i64, codes: Codes) -> None:
    """List what may be offered to whom: at least 3, at most all coins (AAB-8.1).

    It is more than was refused in this turn (AAB-8.3, RULING-25); the seller may have passed
    (AAB-8.4, RULING-13).
    """
    coins = state.coins[seat]
    for seller in range(state.seats):
        if seller != seat and state.sale[seller] > 0:
            price = LEAST_PRICE
            if state.refused[seller] >= price:
                price = state.refused[seller] + 1
            while price <= coins:
                codes.add(OFFER + seller * PRICE + price)
                price += 1


def offer(state: State, seller: i64, price: i64, journal: Journal) -> None:
    """Ask the owner of an item (AAB-8.1, RULING-12)."""
    state.seller = seller
    state.price = price
    state.phase = ANSWERING
    if journal.on:
        journal.note(
            "offered",
            {
                "seat": f"seat:{state.current}",
                "seller": f"seat:{seller}",
                "item": f"item:{ITEM_IDS[i64(state.sale[seller]) - 1]}",
                "coins": int(price),
            },
        )


def answer(state: State, accepts: bool, journal: Journal) -> None:
    """Exchange price and item, or remember the refusal; then the turn goes on (AAB-8.2)."""
    seller = state.seller
    price = state.price
    if accepts:
        item = i64(state.sale[seller]) - 1
        state.sale[seller] = 0
        state.stock[state.current * ITEMS + item] += 1
        state.coins[state.current] -= price
        state.coins[seller] += price
    else:
        state.refused[seller] = price
    state.phase = TURN
    state.seller = NOBODY
    state.price = 0
    if journal.on:
        journal.note("offer-accepted" if accepts else "offer-declined", {"seat": f"seat:{seller}"})


def sales(state: State, seat: i64, codes: Codes) -> None:
    """List changes of the sale spot, one per turn (AAB-8.5, RULING-14): put, swap, take back."""
    if state.moved:
        return
    there = i64(state.sale[seat])
    for item in range(ITEMS):
        if state.stock[seat * ITEMS + item] > 0 and item + 1 != there:
            codes.add(SALE + item)
    if there > 0:
        codes.add(SALE + TAKE_BACK)


def change_sale(state: State, item: i64, journal: Journal) -> None:
    """Take back what lies on the sale spot, and put another item there if one was named."""
    seat = state.current
    there = i64(state.sale[seat])
    if there > 0:
        state.stock[seat * ITEMS + there - 1] += 1
        state.sale[seat] = 0
    if item != TAKE_BACK:
        state.stock[seat * ITEMS + item] -= 1
        state.sale[seat] = u8(item + 1)
    state.moved = True
    if journal.on:
        if item == TAKE_BACK:
            journal.note("sale-ended", {"seat": f"seat:{seat}"})
        else:
            journal.note("sale-begun", {"seat": f"seat:{seat}", "item": f"item:{ITEM_IDS[item]}"})


def can_renew(state: State, row: i64) -> bool:
    """Say whether a row's deck has a card, known or not (AAB-8.6, RULING-15)."""
    bag = state.house_bag if row == 0 else state.outpost_bag
    return bag != 0 or state.under_count[row] > 0


def renewals(state: State, seat: i64, codes: Codes) -> None:
    """List the rows that may be renewed for a coin (AAB-8.6)."""
    if state.coins[seat] >= RENEWAL:
        for row in range(2):
            if can_renew(state, row):
                codes.add(RENEW + row)


def renew(state: State, row: i64, journal: Journal) -> None:
    """Pay, put the cards of the row under its deck in slot order, and fill it (AAB-8.6)."""
    state.coins[state.current] -= RENEWAL
    for slot in range(row * ROW, row * ROW + ROW):
        if state.slots[slot] > 0:
            put_under(state, row, i64(state.slots[slot]) - 1)
            state.slots[slot] = 0
    state.gaps = True
    if journal.on:
        journal.note(
            "row-renewed",
            {"seat": f"seat:{state.current}", "row": f"row:{'h' if row == 0 else 'o'}"},
        )


def placements(state: State, seat: i64, codes: Codes) -> None:
    """List the goods in stock, each of which may go to the track (AAB-8.7)."""
    stock = state.stock
    here = seat * ITEMS
    for good in range(GOODS):
        if stock[here + good] > 0:
            codes.add(PLACE + good)


# -- Round end (AAB-9) ------------------------------------------------------------------------


def end_round(state: State, journal: Journal) -> None:
    """End the game after round 7 (AAB-9.1, RULING-17), or advance the marker and go on."""
    state.passed = 0
    state.current = state.start
    if state.round == ROUNDS:
        state.phase = FINAL
        if journal.on:
            journal.note("last-placing", {})
        return
    state.round += 1
    if journal.on:
        journal.note("round-ends", {"round": int(state.round) - 1})
    if state.cider == 0 and state.supply[CIDER] > 0:  # AAB-9.2
        state.cider = 1
        state.supply[CIDER] -= 1
        if journal.on:
            journal.note("cider-laid", {})
    close_ranks(state)
    state.phase = ARRIVALS


def close_ranks(state: State) -> None:
    """Move the villagers of the row left without gaps (AAB-9.3)."""
    spaces = state.spaces
    into: i64 = 0
    for space in range(SPACES):
        if spaces[space] > 0:
            villager = spaces[space]
            spaces[space] = 0
            spaces[into] = villager
            into += 1


def is_arrival_due(state: State) -> bool:
    """Find the leftmost empty space while the deck lasts (AAB-9.3); else recovery begins."""
    if state.villager_bag != 0:
        for space in range(SPACES):
            if state.spaces[space] == 0:
                state.due = DUE_SPACE + space
                state.active = CHANCE
                return True
    begin_recovery(state)
    return False


# -- Recovery (AAB-9.4 to 9.9, 9.13) ----------------------------------------------------------

NOTHING: Final[i64] = 0
BED: Final[i64] = 1
BED_POTION: Final[i64] = 4
"""The uses from here on make an injured villager ready, unless a bed alone does."""

USE_COUNT: Final[i64] = 7
BEDS_FOR: Final[vec[i64]] = long_row([use.count("b") for use in USES])
POTIONS_FOR: Final[vec[i64]] = long_row([use.count("p") for use in USES])
CIDERS_FOR: Final[vec[i64]] = long_row([use.count("c") for use in USES])
STAYS: Final[vec[i64]] = long_row([int(use in ("-", "p")) for use in USES])
FITS: Final[vec[i64]] = long_row(
    [int(use in ("-", "b", "c")) for use in USES] + [int(use != "c") for use in USES]
)
"""Which uses fit an exhausted, then which fit an injured villager (AAB-9.7)."""


def begin_recovery(state: State) -> None:
    """Ask the current player villager by villager, in canonical order (AAB-9.4, AAB-9.13)."""
    seat = state.current
    state.phase = RECOVERING
    state.to_ask = state.exhausted[seat] | state.injured[seat]
    state.beds_left = state.perks[seat * PERKS + BEDS]  # AAB-9.6
    state.potions_left = i64(
        state.stock[seat * ITEMS + POTION]
    )  # AAB-10.5, RULING-11: not the sale spot
    state.ciders_left = i64(state.stock[seat * ITEMS + CIDER])
    state.stays = False
    for villager in range(VILLAGERS):
        state.uses[villager] = 0


def is_recovery_asked(state: State, journal: Journal) -> bool:
    """Settle villagers with only one legal use; stop at the first with a choice (AAB-9.13)."""
    while state.to_ask != 0:
        villager = lowest(state.to_ask)
        only: i64 = -1
        for use in range(USE_COUNT):
            if may_use(state, villager, use):
                if only >= 0:
                    state.active = state.current
                    return True
                only = use
        use_for(state, villager, only)
    finish_recovery(state, journal)
    return False


def recoveries(state: State, codes: Codes) -> None:
    """List the legal uses of the villager that is asked (AAB-9.13)."""
    villager = lowest(state.to_ask)
    for use in range(USE_COUNT):
        if may_use(state, villager, use):
            codes.add(RECOVER + villager * EIGHT + use)


def may_use(state: State, villager: i64, use: i64) -> bool:
    """Say whether a villager may use something.

    It fits the villager (AAB-9.7, AAB-9.9), its means are left, and all beds can still be used as
    far as possible (AAB-9.8, RULING-18).
    """
    seat = state.current
    hurt = state.injured[seat] & BIT[villager] != 0
    if FITS[use + USE_COUNT if hurt else use] == 0:
        return False
    healing = state.perks[seat * PERKS + FULL_HEAL] > 0
    if healing and beds_for(use) + potions_for(use) + ciders_for(use) == 2 and beds_for(use) == 1:
        return False
    if beds_for(use) > state.beds_left:
        return False
    if potions_for(use) > state.potions_left or ciders_for(use) > state.ciders_left:
        return False
    if state.stays or stays_behind(use):  # AAB-9.13
        return state.beds_left - beds_for(use) <= members(state.to_ask) - 1
    return True


def stays_behind(use: i64) -> bool:
    """Say whether a villager without a bed stays exhausted or injured (AAB-9.8)."""
    return STAYS[use] == 1


def beds_for(use: i64) -> i64:
    """Return the beds of a use."""
    return BEDS_FOR[use]


def potions_for(use: i64) -> i64:
    """Return the potions of a use."""
    return POTIONS_FOR[use]


def ciders_for(use: i64) -> i64:
    """Return the ciders of a use."""
    return CIDERS_FOR[use]


def use_for(state: State, villager: i64, use: i64) -> None:
    """Settle what a villager uses; it takes effect when all are settled (AAB-9.13)."""
    state.uses[villager] = u8(use + 1)
    state.to_ask &= ~BIT[villager]
    state.beds_left -= beds_for(use)
    state.potions_left -= potions_for(use)
    state.ciders_left -= ciders_for(use)
    if stays_behind(use):
        state.stays = True


def finish_recovery(state: State, journal: Journal) -> None:
    """Let all uses take effect together; potions and ciders go back to the supply (AAB-9.5)."""
    seat = state.current
    asked = state.exhausted[seat] | state.injured[seat]
    while asked != 0:
        villager = lowest(asked)
        recover(state, seat, villager, i64(state.uses[villager]) - 1)
        state.uses[villager] = 0
        asked &= asked - 1
    give_back(state, seat, POTION, i64(state.stock[seat * ITEMS + POTION]) - state.potions_left)
    give_back(state, seat, CIDER, i64(state.stock[seat * ITEMS + CIDER]) - state.ciders_left)
    state.beds_left = 0
    state.potions_left = 0
    state.ciders_left = 0
    state.stays = False
    if journal.on:
        journal.note(
            "recovered",
            {
                "seat": f"seat:{seat}",
                "ready": int(members(state.ready[seat])),
                "exhausted": int(members(state.exhausted[seat])),
                "injured": int(members(state.injured[seat])),
            },
        )
    state.current = following(state, seat)
    if state.current == state.start:
        state.phase = PAYING
    else:
        begin_recovery(state)


def recover(state: State, seat: i64, villager: i64, use: i64) -> None:
    """Move a villager by the means it uses: injured, exhausted, ready (AAB-9.5, AAB-9.7)."""
    who = BIT[villager]
    if use == NOTHING:
        return
    if state.exhausted[seat] & who != 0:
        state.exhausted[seat] &= ~who
        state.ready[seat] |= who
        return
    state.injured[seat] &= ~who
    healed = use == BED and state.perks[seat * PERKS + FULL_HEAL] > 0  # AAB-9.9, AAB-13.6
    if use >= BED_POTION or healed:
        state.ready[seat] |= who
    else:
        state.exhausted[seat] |= who


def give_back(state: State, seat: i64, item: i64, number: i64) -> None:
    """Return potions or ciders to the supply."""
    state.stock[seat * ITEMS + item] -= u8(number)
    state.supply[item] += u8(number)


# -- Placing before income and before scoring, income, refill (AAB-9.10 to 9.12, AAB-12.1) ----


def is_placing_asked(state: State, journal: Journal) -> bool:
    """Ask a player with goods in stock (D7, D8); nobody else."""
    if holds_goods(state, state.current):
        state.active = state.current
        return True
    finish_placing(state, journal)
    return False


def finish_placing(state: State, journal: Journal) -> None:
    """Pay the player's income, or after round 7 nothing; then it is the next player's turn."""
    if state.phase == PAYING:
        pay_income(state, state.current, journal)
    state.current = following(state, state.current)
    if state.current != state.start:
        return
    if state.phase == FINAL:
        state.phase = ENDED
        if journal.on:
            journal.note("game-over", {})
    else:
        refill_all(state, journal)
        begin_round(state, journal)


def pay_income(state: State, seat: i64, journal: Journal) -> None:
    """Give the base income for the occupied slots and the income of the buildings (AAB-9.10)."""
    coins = BASE_INCOME[kinds_on_track(state, seat)] + state.perks[seat * PERKS + INCOME]
    state.coins[seat] += coins
    if journal.on:
        journal.note("income", {"seat": f"seat:{seat}", "coins": int(coins)})


def refill_all(state: State, journal: Journal) -> None:
    """Refill player by player in turn order, buildings in the order built (AAB-9.11)."""
    seat = state.start
    for _ in range(state.seats):
        for place_in_row in range(state.built_count[seat]):
            refill(state, seat, i64(state.built[seat * BUILT + place_in_row]), journal)
        seat = following(state, seat)


def refill(state: State, seat: i64, building: i64, journal: Journal) -> None:
    """Put a token on every empty renewable symbol (RULING-9), then apply ``per_round``."""
    for symbol in range(i64(FIRST_SYMBOL[building]), i64(FIRST_SYMBOL[building + 1])):
        if SYMBOL_RENEWABLE[symbol] == 1 and state.tokens[symbol] == 0:
            laid = lay_tokens(state, symbol, 1)
            if journal.on and laid > 0:
                token = f"{BUILDING_IDS[building]}-{GOOD_IDS[SYMBOL_GOOD[symbol]]}"
                journal.note("token-laid", {"token": f"token:{token}"})
    apply_list(state, seat, CARD_EFFECTS, BUILDINGS + building, journal)


def begin_round(state: State, journal: Journal) -> None:
    """Hand the start-player card on; nobody has passed (AAB-9.12, AAB-2.1)."""
    state.start = following(state, state.start)
    state.current = state.start
    begin_turn(state)
    note_round(state, journal)


def note_round(state: State, journal: Journal) -> None:
    """Tell that a round begins."""
    if journal.on:
        journal.note("round-begins", {"round": int(state.round), "seat": f"seat:{state.start}"})


# -- Goods and the advancement track (AAB-10) -------------------------------------------------


def place(state: State, seat: i64, good: i64, journal: Journal) -> None:
    """Put a good on its slot, or on the leftmost empty one (AAB-10.2); it stays (AAB-10.3)."""
    state.stock[seat * ITEMS + good] -= 1
    slot: i64 = 0
    here = seat * SLOTS
    while state.track_good[here + slot] > 0 and i64(state.track_good[here + slot]) != good + 1:
        slot += 1
    state.track_good[here + slot] = u8(good + 1)
    state.track_count[here + slot] += 1
    if journal.on:
        journal.note(
            "placed",
            {"seat": f"seat:{seat}", "item": f"item:{GOOD_IDS[good]}", "slot": int(slot) + 1},
        )
