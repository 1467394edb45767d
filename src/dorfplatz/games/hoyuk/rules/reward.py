"""Höyük: phase 3, reward cards (6.7), and phase 4, the end of the round (6.8)."""

from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.games.hoyuk.actions import EVALUATE, NOMINATE, RETURN, TOP
from dorfplatz.games.hoyuk.majority import NOBODY, leader, tally
from dorfplatz.games.hoyuk.material import (
    CARD_IDS,
    CARDS,
    GROUP_OF_STACK,
    MOST_CARDS,
    MOST_SEATS,
    NO_CARD,
    SHAMAN,
    STACK_IDS,
    STACKS_OF,
    TRIBE_IDS,
)
from dorfplatz.games.hoyuk.rules.catastrophe import send_home
from dorfplatz.games.hoyuk.state import (
    AT_TOP,
    EVALUATED,
    SKIPPED,
    State,
    is_closed,
    pend,
)
from dorfplatz.games.hoyuk.village import is_contested

# -- The pool -----------------------------------------------------------------


def in_pool(state: State, block: i64) -> bool:
    """Say whether a block can be chosen: inhabited (HOY-3.6), no locusts, once (HOY-8.2, 8.10)."""
    return state.residents[block] != 0 and state.marks[block] & (SKIPPED | EVALUATED) == 0


def is_worth_choosing(state: State) -> bool:
    """Say whether the pool still holds a contested block; otherwise the phase ends (HOY-8.3)."""
    for block in range(1, state.blocks + 1):
        if in_pool(state, block) and is_contested(state, block):
            return True
    return False


def list_pool(state: State, codes: Codes) -> None:
    """List the blocks that can be chosen, those of a single resident too (HOY-8.2)."""
    codes.clear()
    for block in range(1, state.blocks + 1):
        if in_pool(state, block):
            codes.add(EVALUATE + block)


# -- Majorities ---------------------------------------------------------------


def evaluate(state: State, seat: i64, block: i64, journal: Journal) -> None:
    """Evaluate a block: every aspect in turn if it is contested (HOY-8.4), else nothing (HOY-8.8).

    The new top cards are drawn after all aspects, in the order of the stacks (HOY-8.11).
    """
    state.marks[block] |= EVALUATED
    if journal.on:
        journal.note("evaluates", {"seat": f"seat:{seat}", "block": f"block:{block}"})
    if not is_contested(state, block):
        return
    tally(state, block)
    stacks = STACKS_OF[state.mode]
    for stack in range(stacks):
        winner = leader(state, stack)
        if winner != NOBODY and state.tops[stack] != NO_CARD:
            win_top(state, winner, stack, journal)
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


def win_top(state: State, seat: i64, stack: i64, journal: Journal) -> None:
    """Take the top card of a stack into the hand (HOY-8.7); the last one closes it (HOY-8.9)."""
    card = i64(state.tops[stack])
    state.hand[seat * CARDS + card] += 1
    state.tops[stack] = NO_CARD
    if journal.on:
        journal.note(
            "wins",
            {
                "seat": f"seat:{seat}",
                "stack": f"stack:{STACK_IDS[stack]}",
                "card": f"card:{CARD_IDS[card]}",
            },
        )
    if state.hidden[stack] == 0:
        if state.returned_count[stack] > 0:
            turn_up(state, stack)
        elif journal.on:
            journal.note("stack-closed", {"stack": f"stack:{STACK_IDS[stack]}"})


def turn_up(state: State, stack: i64) -> None:
    """Make the uppermost returned card the top card, without a chance event (HOY-4.4)."""
    here = stack * MOST_CARDS
    returned = state.returned
    count = i64(state.returned_count[stack]) - 1
    state.tops[stack] = returned[here]
    for place in range(count):
        returned[here + place] = returned[here + place + 1]
    returned[here + count] = 0
    state.returned_count[stack] = u8(count)


def pend_top(state: State, stack: i64) -> None:
    """Let chance draw a top card next, where a stack has hidden cards but none on top."""
    if state.tops[stack] == NO_CARD and state.hidden[stack] > 0:
        pend(state, AT_TOP, stack, 0, 0)


def list_tops(state: State, stack: i64, codes: Codes) -> None:
    """List the kinds of cards that may be on top of a stack: those in the bag of its group."""
    codes.clear()
    here = GROUP_OF_STACK[stack] * CARDS
    for card in range(CARDS):
        if state.bags[here + card] > 0:
            codes.add(TOP + stack * 8 + card)


def show_top(state: State, stack: i64, card: i64, journal: Journal) -> None:
    """Turn up the card that chance drew for a stack."""
    state.bags[GROUP_OF_STACK[stack] * CARDS + card] -= 1
    state.hidden[stack] -= 1
    state.tops[stack] = u8(card)
    if journal.on:
        journal.note(
            "top-card",
            {"stack": f"stack:{STACK_IDS[stack]}", "card": f"card:{CARD_IDS[card]}"},
        )


# -- Phase 4 (HOY-9) ----------------------------------------------------------


def list_returns(state: State, codes: Codes) -> None:
    """List the stacks that are not closed (HOY-9.2)."""
    codes.clear()
    for stack in range(STACKS_OF[state.mode]):
        if not is_closed(state, stack):
            codes.add(RETURN + stack)


def give_back(state: State, seat: i64, stack: i64, journal: Journal) -> None:
    """Put all cards a seat played under a stack, the first played uppermost (HOY-9.2, HOY-9.3)."""
    below = i64(state.returned_count[stack])
    count = i64(state.played_count[seat])
    for place in range(count):
        state.returned[stack * MOST_CARDS + below + place] = state.played[seat * MOST_CARDS + place]
    state.returned_count[stack] = u8(below + count)
    clear_played(state, seat)
    if journal.on:
        journal.note(
            "returns",
            {
                "seat": f"seat:{seat}",
                "stack": f"stack:{STACK_IDS[stack]}",
                "count": int(count),
            },
        )


def clear_played(state: State, seat: i64) -> None:
    """Forget the cards a seat played; with all stacks closed they leave the game (HOY-9.4)."""
    for place in range(i64(state.played_count[seat])):
        state.played[seat * MOST_CARDS + place] = 0
    state.played_count[seat] = 0


def list_nominees(state: State, seat: i64, codes: Codes) -> None:
    """List everybody else, in the order of the tribes (HOY-9.5)."""
    codes.clear()
    for tribe in range(MOST_SEATS):
        for other in range(state.seats):
            if other != seat and i64(state.tribes[other]) == tribe:
                codes.add(NOMINATE + tribe)


def nominate(state: State, seat: i64, tribe: i64, journal: Journal) -> None:
    """Hand the start player's marker on (HOY-9.5) and tidy up (HOY-9.6)."""
    for other in range(state.seats):
        if i64(state.tribes[other]) == tribe:
            state.first = other
    if journal.on:
        journal.note(
            "nominates",
            {
                "seat": f"seat:{seat}",
                "other": f"seat:{state.first}",
                "tribe": f"tribe:{TRIBE_IDS[tribe]}",
            },
        )
    if state.stock[SHAMAN] == 0:
        send_home(state)


def wipe_marks(state: State, kept: u8) -> None:
    """Take the marks of a phase off all blocks, except those to keep (HOY-9.6)."""
    for block in range(state.blocks + 1):
        state.marks[block] &= kept
