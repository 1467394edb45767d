"""Above and Below: exploring, from the party to the end of the story (AAB-3.1 to 3.19)."""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.above_and_below import effects
from dorfplatz.games.above_and_below.actions import Alternative, Choose, Exert, Explore, Injure
from dorfplatz.games.above_and_below.book import (
    AUTO,
    BOOK_EFFECTS,
    FIRST_OUTCOME,
    FOLLOW,
    HIGH,
    LOW,
    OPTION_COST,
    OPTION_COUNT,
    OPTION_KEYS,
    OPTION_TYPE,
    OPTIONS,
    OUTCOMES,
)
from dorfplatz.games.above_and_below.material import (
    BIT,
    CAVE_SECTIONS,
    DIE,
    EXPLORE_LANTERN,
    FACES,
    LANTERNS,
    PERKS,
    VILLAGERS,
    members,
)
from dorfplatz.games.above_and_below.rules.readiness import are_in_party, are_ready, can_pay
from dorfplatz.games.above_and_below.rules.rewards import apply_effect, apply_list
from dorfplatz.games.above_and_below.rules.rounds import end_turn
from dorfplatz.games.above_and_below.state import (
    APPLYING,
    AT_HIGH,
    AT_LOW,
    CAVE_DECK,
    ENTERING,
    EXERTING,
    FAILED,
    READING,
    ROLLING,
    UNDECIDED,
    WITHOUT_ROLL,
    State,
    keep_cave,
    put_under,
)
from dorfplatz.games.above_and_below.telling import (
    tell_cave_kept,
    tell_exertion,
    tell_injured,
    tell_lanterns,
    tell_option,
    tell_outcome,
    tell_party,
    tell_section,
    tell_section_die,
    tell_total,
)
from dorfplatz.games.above_and_below.village import (
    option_bonus,
    option_entry,
    outcome_list,
    outcome_place,
)

NOT_READY: Final = Refusal("AAB-3.1", "not-ready")
ALONE: Final = Refusal("AAB-3.1", "not-alone")
NO_CAVES: Final = Refusal("AAB-3.1", "not-without-caves")
NO_OPTION: Final = Refusal("AAB-3.5", "not-an-option")
OPTION_TOO_DEAR: Final = Refusal("AAB-3.5", "not-enough-coins")
NO_NUMBER: Final = Refusal("AAB-3.11", "not-a-number")
REACHED: Final = Refusal("AAB-3.11", "not-needed")
NOT_EXERTED: Final = Refusal("AAB-3.11", "not-in-party")
NOT_EXACTLY: Final = Refusal("AAB-3.11", "not-exactly")
NOT_IN_PARTY: Final = Refusal("AAB-3.26", "not-in-party")
OTHER_INJURIES: Final = Refusal("AAB-3.26", "not-injured")
NO_ALTERNATIVE: Final = Refusal("AAB-3.27", "not-alternative")


# -- What forbids it ------------------------------------------------------------------------------


def forbids_exploration(state: State, action: Explore) -> Refusal | None:
    """A party is two or more ready villagers, however many (RULING-4), and there is a cave card."""
    if not are_ready(state, action.villagers):
        return NOT_READY
    if len(action.villagers) < 2:
        return ALONE
    if state.market.top == 0:
        return NO_CAVES
    return None


def forbids_option(state: State, action: Choose) -> Refusal | None:
    """An option belongs to the open section, and its cost can be paid in full (AAB-3.5)."""
    page = int(state.book.page[state.exploration.section])
    option = OPTION_KEYS.index(action.option)
    if action.section != state.exploration.section or option >= int(OPTION_COUNT[page]):
        return NO_OPTION
    if not can_pay(state, int(OPTION_COST[page * int(OPTIONS) + option])):
        return OPTION_TOO_DEAR
    return None


def forbids_exertion(state: State, action: Exert) -> Refusal | None:
    """Exactly the missing number is exerted for an unreached success number, or nobody.

    AAB-3.11, RULING-2.
    """
    if not action.villagers and action.number == 0:
        return None
    entry = option_entry(state)
    if action.number == 0 or action.number not in (int(LOW[entry]), int(HIGH[entry])):
        return NO_NUMBER
    if action.number <= state.exploration.lanterns:
        return REACHED
    if not are_in_party(state, action.villagers):
        return NOT_EXERTED
    if len(action.villagers) != action.number - int(state.exploration.lanterns):
        return NOT_EXACTLY
    return None


def forbids_injury(state: State, action: Injure) -> Refusal | None:
    """As many are injured as the effect says, all of them still on the cave card (AAB-3.26)."""
    if not are_in_party(state, action.villagers):
        return NOT_IN_PARTY
    at = pending_effect(state)
    injures = BOOK_EFFECTS.kind[at] == effects.INJURE
    if not injures or len(action.villagers) != int(BOOK_EFFECTS.number[at]):
        return OTHER_INJURIES
    return None


def forbids_alternative(state: State, action: Alternative) -> Refusal | None:
    """One of the listed alternatives is taken, available or not (AAB-3.27)."""
    at = pending_effect(state)
    offered = int(BOOK_EFFECTS.number[at]) if BOOK_EFFECTS.kind[at] == effects.CHOOSE else 0
    return None if 1 <= action.number <= offered else NO_ALTERNATIVE


def pending_effect(state: State) -> i64:
    """Return where the effect stands that is to be applied next."""
    return BOOK_EFFECTS.first[outcome_list(state)] + state.exploration.effect


# -- What follows ---------------------------------------------------------------------------------


def explore(state: State, party: i64, journal: Journal) -> None:
    """Take the top cave card and put the party on it (AAB-3.2)."""
    seat = state.current
    state.villages.ready[seat] &= ~party
    state.exploration.party = party
    state.exploration.cave = state.market.top
    state.market.top = 0
    state.market.gaps = True  # RULING-29
    state.phase = ENTERING
    for villager in range(VILLAGERS):
        state.exploration.dice[villager] = 0
    tell_party(state, journal)


def roll_section(state: State, die: i64, journal: Journal) -> None:
    """Find the section in the table of the card (AAB-3.3)."""
    tell_section_die(state, die, journal)
    read_section(state, i64(CAVE_SECTIONS[(state.exploration.cave - 1) * FACES + die - 1]), journal)


def read_section(state: State, section: i64, journal: Journal) -> None:
    """Make text, options, success numbers, costs and bonuses public (AAB-3.4)."""
    state.exploration.section = section
    known = state.known.copy()
    known.read = known.read[:]
    known.read[section] = 1
    state.known = known
    state.phase = READING
    tell_section(section, journal)


def choose_option(state: State, option: i64, journal: Journal) -> None:
    """Read on, succeed without a roll, or pay and roll (AAB-3.6, AAB-3.7, AAB-3.8)."""
    state.exploration.option = option
    entry = option_entry(state)
    tell_option(state, journal)
    if OPTION_TYPE[entry] == FOLLOW:
        place_in_book = i64(FIRST_OUTCOME[entry])
        reveal(state, place_in_book)
        read_section(
            state,
            i64(state.book.hidden[state.exploration.section * OUTCOMES + place_in_book]),
            journal,
        )
    elif OPTION_TYPE[entry] == AUTO:
        decide(state, WITHOUT_ROLL, journal)
    else:
        state.villages.coins[state.current] -= i64(OPTION_COST[entry])  # AAB-3.15: never returned
        state.exploration.lanterns = 0
        state.exploration.to_roll = state.exploration.party
        state.phase = ROLLING


def reveal(state: State, place_in_book: i64) -> None:
    """Remember that everybody now knows an outcome of the section (chapter 10)."""
    section = state.exploration.section
    known = state.known.copy()
    known.revealed = known.revealed[:]
    known.revealed[section] = u8(i64(known.revealed[section]) | BIT[place_in_book])
    state.known = known


def roll_lanterns(state: State, villager: i64, die: i64, journal: Journal) -> None:
    """Give a party member its die and count its lanterns (AAB-3.8, RULING-5)."""
    lit = i64(LANTERNS[villager * DIE + die])
    state.exploration.dice[villager] = u8(die)
    state.exploration.lanterns += lit
    state.exploration.to_roll &= ~BIT[villager]
    tell_lanterns(villager, die, lit, journal)
    if state.exploration.to_roll == 0:
        finish_roll(state)
        tell_total(state, journal)


def finish_roll(state: State) -> None:
    """Fix the total after the last die (AAB-3.9, AAB-3.17): bonus and buildings are added."""
    state.exploration.lanterns += option_bonus(state)
    state.exploration.lanterns += state.villages.perks[
        state.current * PERKS + EXPLORE_LANTERN
    ]  # AAB-13.5
    state.phase = EXERTING


def exert(state: State, villagers: i64, number: i64, journal: Journal) -> None:
    """Injure the exerted at once, for one lantern each (AAB-3.11); nobody means keeping the result.

    What they rolled still counts (AAB-3.12, RULING-1), and so do their skills (RULING-28).
    """
    seat = state.current
    state.villages.injured[seat] |= villagers
    state.exploration.party &= ~villagers
    state.exploration.lanterns += members(villagers)
    tell_exertion(state, villagers, number, journal)
    resolve(state, journal)


def resolve(state: State, journal: Journal) -> None:
    """Decide success or failure by the total, for the highest number reached (AAB-3.13, AAB-3.14).

    Which number it would be was never announced before the roll (AAB-3.10); only the reward of the
    highest one counts (RULING-3).
    """
    entry = option_entry(state)
    high = i64(HIGH[entry])
    if high > 0 and state.exploration.lanterns >= high:
        decide(state, AT_HIGH, journal)
    elif state.exploration.lanterns >= i64(LOW[entry]):
        decide(state, AT_LOW, journal)
    else:
        decide(state, FAILED, journal)


def decide(state: State, outcome: i64, journal: Journal) -> None:
    """Fix how the exploration ends; its effects become known and are applied from the first on."""
    state.exploration.outcome = outcome
    state.exploration.effect = 0
    state.phase = APPLYING
    reveal(state, outcome_place(state))
    tell_outcome(state, journal)


def is_effect_asked(state: State, journal: Journal) -> bool:
    """Apply effect by effect in the listed order (AAB-3.13, AAB-3.14) up to a choice (D5)."""
    lists = BOOK_EFFECTS
    which = outcome_list(state)
    if state.exploration.effect >= lists.count[which]:
        finish_exploration(state, journal)
        return False
    at = lists.first[which] + state.exploration.effect
    kind = lists.kind[at]
    number = lists.number[at]
    if kind == effects.INJURE:
        if members(state.exploration.party) > number:
            state.active = state.current
            return True
        injure(state, state.exploration.party, journal)  # AAB-3.26: all of them if there are fewer
    elif kind == effects.CHOOSE:
        if number > 1:
            state.active = state.current
            return True
        apply_list(state, state.current, lists, lists.what[at], journal)
    else:
        apply_effect(state, state.current, kind, lists.what[at], number, journal)
    state.exploration.effect += 1
    return False


def injure(state: State, villagers: i64, journal: Journal) -> None:
    """Move party members still on the card to the injured area (AAB-3.26, RULING-21)."""
    state.exploration.party &= ~villagers
    state.villages.injured[state.current] |= villagers
    tell_injured(state.current, villagers, journal)


def take_alternative(state: State, alternative: i64, journal: Journal) -> None:
    """Apply exactly one of the listed alternatives (AAB-3.27)."""
    lists = BOOK_EFFECTS
    at = lists.first[outcome_list(state)] + state.exploration.effect
    apply_list(state, state.current, lists, lists.what[at] + alternative - 1, journal)
    state.exploration.effect += 1


def finish_exploration(state: State, journal: Journal) -> None:
    """Exhaust who is still on the card, perhaps nobody (AAB-3.16), and end the turn.

    The card is kept after a success (AAB-3.13) and goes under the pile after a failure (AAB-3.14).
    """
    seat = state.current
    cave = state.exploration.cave - 1
    state.villages.exhausted[seat] |= state.exploration.party
    if state.exploration.outcome == FAILED:
        put_under(state, CAVE_DECK, cave)
        state.market.gaps = True  # AAB-3.18: it may be the top card at once
    else:
        keep_cave(state, seat, cave)
        tell_cave_kept(seat, cave, journal)
    exploration = state.exploration
    known = state.known.copy()
    known.told_seat = seat
    known.told_section = exploration.section
    known.told_option = exploration.option
    known.told_outcome = exploration.outcome
    state.known = known
    exploration.party = 0
    exploration.cave = 0
    exploration.section = 0
    exploration.option = 0
    exploration.outcome = UNDECIDED
    exploration.effect = 0
    exploration.lanterns = 0
    end_turn(state, journal)
