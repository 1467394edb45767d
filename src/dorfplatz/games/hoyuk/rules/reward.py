"""Höyük: phase 3, reward cards (6.7), and phase 4, the end of the round (6.8)."""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.hoyuk.majority import NOBODY, leader, tally
from dorfplatz.games.hoyuk.material import (
    CARDS,
    GROUP_OF_STACK,
    MOST_CARDS,
    NO_CARD,
    STACK_LETTERS,
    STACKS_OF,
    TRIBE_LETTERS,
)
from dorfplatz.games.hoyuk.rules.catastrophe import send_home
from dorfplatz.games.hoyuk.state import (
    AT_TOP,
    EVALUATED,
    SKIPPED,
    State,
    is_closed,
    pend,
    seat_of_tribe,
)
from dorfplatz.games.hoyuk.telling import (
    tell_closed,
    tell_evaluated,
    tell_nominated,
    tell_returned,
    tell_top,
    tell_won,
)
from dorfplatz.games.hoyuk.village import in_pool, is_contested, is_shaman_out

NO_BLOCK: Final = Refusal("HOY-3.5", "not-a-block")
EVALUATED_ALREADY: Final = Refusal("HOY-8.10", "not-again")
EATEN: Final = Refusal("HOY-7.9", "not-locusts")
ABANDONED: Final = Refusal("HOY-8.2", "not-inhabited")
CLOSED: Final = Refusal("HOY-8.9", "not-closed")
NO_STACK: Final = Refusal("HOY-9.2", "not-a-stack")
NOT_SOMEBODY_ELSE: Final = Refusal("HOY-9.5", "not-nominee")

# -- What forbids it ----------------------------------------------------------


def forbids_evaluation(state: State, block: int) -> Refusal | None:
    """Any inhabited block may be chosen once, that of a single resident, too (HOY-8.2)."""
    if not 1 <= block <= int(state.blocks):
        return NO_BLOCK
    if state.marks[block] & EVALUATED:
        return EVALUATED_ALREADY
    if state.marks[block] & SKIPPED:
        return EATEN
    return ABANDONED if state.residents[block] == 0 else None


def forbids_return(state: State, letter: str) -> Refusal | None:
    """Played cards go under a stack that is not closed (HOY-9.2)."""
    stack = STACK_LETTERS.index(letter)
    if stack >= STACKS_OF[state.mode]:
        return NO_STACK
    return CLOSED if is_closed(state, stack) else None


def forbids_nomination(state: State, seat: int, letter: str) -> Refusal | None:
    """The next start player is somebody else (HOY-9.5)."""
    other = int(seat_of_tribe(state, TRIBE_LETTERS.index(letter)))
    return NOT_SOMEBODY_ELSE if other < 0 or other == seat else None


# -- The pool -----------------------------------------------------------------


def is_worth_choosing(state: State) -> bool:
    """Say whether the pool still holds a contested block; otherwise the phase ends (HOY-8.3)."""
    for block in range(1, state.blocks + 1):
        if in_pool(state, block) and is_contested(state, block):
            return True
    return False


# -- Majorities ---------------------------------------------------------------


def evaluate(state: State, seat: i64, block: i64, journal: Journal) -> None:
    """Evaluate a block: every aspect in turn if it is contested (HOY-8.4), else nothing (HOY-8.8).

    The new top cards are drawn after all aspects, in the order of the stacks (HOY-8.11).
    """
    state.marks[block] |= EVALUATED
    tell_evaluated(state, seat, block, journal)
    if not is_contested(state, block):
        return
    tally(state, block)
    stacks = STACKS_OF[state.mode]
    for stack in range(stacks):
        winner = leader(state, stack)
        if winner != NOBODY and state.tops[stack] != NO_CARD:
            win_top(state, winner, block, stack, journal)
    for above in range(1, stacks + 1):
        pend_top(state, stacks - above)


def leads(state: State, block: i64) -> list[int]:
    """Return for every stack of the mode who would win its card in a block, -1 for nobody."""
    stacks = STACKS_OF[state.mode]
    if not is_contested(state, block):
        return [-1] * int(stacks)
    tally(state, block)
    return [int(leader(state, stack)) for stack in range(stacks)]


# -- Stacks (HOY-4.4) ---------------------------------------------------------


def win_top(state: State, seat: i64, block: i64, stack: i64, journal: Journal) -> None:
    """Take the top card of a stack into the hand (HOY-8.7); the last one closes it (HOY-8.9)."""
    card = i64(state.tops[stack])
    state.hand[seat * CARDS + card] += 1
    state.tops[stack] = NO_CARD
    tell_won(seat, block, stack, card, journal)
    if state.hidden[stack] == 0:
        if state.returned_count[stack] > 0:
            turn_up(state, stack)
        else:
            tell_closed(stack, journal)


def turn_up(state: State, stack: i64) -> None:
    """Make the uppermost returned card the top card, without a chance event (HOY-4.4)."""
    here = stack * MOST_CARDS
    returned = state.returned[:]
    state.returned = returned
    count = i64(state.returned_count[stack]) - 1
    state.tops[stack] = returned[here]
    for place in range(count):
        returned[here + place] = returned[here + place + 1]
    returned[here + count] = 0
    count_returned(state, stack, count)


def count_returned(state: State, stack: i64, count: i64) -> None:
    """Note how many returned cards lie under a stack; copies share the row of before."""
    counts = state.returned_count[:]
    counts[stack] = u8(count)
    state.returned_count = counts


def pend_top(state: State, stack: i64) -> None:
    """Let chance draw a top card next, where a stack has hidden cards but none on top."""
    if state.tops[stack] == NO_CARD and state.hidden[stack] > 0:
        pend(state, AT_TOP, stack, 0, 0)


def show_top(state: State, stack: i64, card: i64, journal: Journal) -> None:
    """Turn up the card that chance drew for a stack."""
    state.bags[GROUP_OF_STACK[stack] * CARDS + card] -= 1
    state.hidden[stack] -= 1
    state.tops[stack] = u8(card)
    tell_top(stack, card, journal)


# -- Phase 4 (HOY-9) ----------------------------------------------------------


def give_back(state: State, seat: i64, stack: i64, journal: Journal) -> None:
    """Put all cards a seat played under a stack, the first played uppermost (HOY-9.2, HOY-9.3)."""
    below = i64(state.returned_count[stack])
    count = i64(state.played_count[seat])
    returned = state.returned[:]
    for place in range(count):
        returned[stack * MOST_CARDS + below + place] = state.played[seat * MOST_CARDS + place]
    state.returned = returned
    count_returned(state, stack, below + count)
    clear_played(state, seat)
    tell_returned(seat, stack, count, journal)


def clear_played(state: State, seat: i64) -> None:
    """Forget the cards a seat played; with all stacks closed they leave the game (HOY-9.4)."""
    for place in range(i64(state.played_count[seat])):
        state.played[seat * MOST_CARDS + place] = 0
    state.played_count[seat] = 0


def nominate(state: State, seat: i64, tribe: i64, journal: Journal) -> None:
    """Hand the start player's marker on (HOY-9.5) and tidy up (HOY-9.6)."""
    state.first = seat_of_tribe(state, tribe)
    tell_nominated(state, seat, tribe, journal)
    if is_shaman_out(state):
        send_home(state)


def wipe_marks(state: State, kept: u8) -> None:
    """Take the marks of a phase off all blocks, except those to keep (HOY-9.6)."""
    for block in range(state.blocks + 1):
        state.marks[block] &= kept
