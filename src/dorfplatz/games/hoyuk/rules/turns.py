"""Höyük: the course of the game as a state machine (chapters 4 and 5).

What comes next is on top of a stack of pending decisions. ``advance`` carries out everything that
is not a real choice (HOY-4.1, HOY-4.2) until a player has one, chance is next, or the game is over.
"""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.hoyuk.actions import (
    BUILD,
    EVALUATE,
    FINISH,
    LOSE,
    NOMINATE,
    RAZE,
    RETURN,
    SET,
    SPEND,
    STEAL,
    STRIKE,
    TILE,
    TOP,
    USE,
    block_of,
    catastrophe_of,
    nominee_of,
    starter_of,
    tile_of,
    top_card_of,
    top_stack_of,
    under_of,
    verb_of,
)
from dorfplatz.games.hoyuk.lists import list_some
from dorfplatz.games.hoyuk.material import MODE_IDS, NO_TILE, STACKS_OF, TRIBE_LETTERS
from dorfplatz.games.hoyuk.rules.build import build, forfeit, open_tile, refill
from dorfplatz.games.hoyuk.rules.cards import may_play, play_set, spend
from dorfplatz.games.hoyuk.rules.catastrophe import lose, losses, reveal
from dorfplatz.games.hoyuk.rules.end import finish_game
from dorfplatz.games.hoyuk.rules.reward import (
    clear_played,
    evaluate,
    give_back,
    is_worth_choosing,
    nominate,
    pend_top,
    show_top,
    wipe_marks,
)
from dorfplatz.games.hoyuk.rules.tribes import use_ability
from dorfplatz.games.hoyuk.state import (
    AT_ABILITY,
    AT_BLOCK,
    AT_BUILD,
    AT_CARDS,
    AT_DEAL,
    AT_DRAW,
    AT_LOSS,
    AT_NOMINATE,
    AT_OVER,
    AT_RETURN,
    AT_SETUP,
    AT_STRIKE,
    SKIPPED,
    STRUCK,
    State,
    at_of,
    done,
    empty_village,
    following,
    now,
    number_of,
    part_of,
    pend,
    seat_of,
    seat_of_tribe,
)
from dorfplatz.games.hoyuk.telling import tell_dealt, tell_round, tell_start
from dorfplatz.kit.regions import row

_FORCED: Final = Codes()

# -- Setup (HOY-2) ------------------------------------------------------------


def start(options: dict[str, Value]) -> State:
    """Return the position before the first start player is drawn (HOY-2.1, HOY-2.8)."""
    tribes = row([TRIBE_LETTERS.index(letter) for letter in str(options["tribes"])])
    mode = MODE_IDS.index(str(options["mode"]))
    state = empty_village(mode, int(options["house_limit"]), options["herds"] == "all", tribes)
    pend(state, AT_SETUP, 0, 0, 0)
    return state


def begin(state: State, tribe: i64, journal: Journal) -> None:
    """Name the first start player (HOY-2.7); the top cards of the stacks come next (HOY-2.8)."""
    done(state)
    state.first = seat_of_tribe(state, tribe)
    tell_start(state, tribe, journal)
    tell_round(state, journal)
    begin_round(state)
    stacks = STACKS_OF[state.mode]
    for above in range(1, stacks + 1):
        pend_top(state, stacks - above)


def begin_round(state: State) -> None:
    """Open the card window of phase 1 for the start player."""
    pend(state, AT_CARDS, state.first, 1, 0)


# -- Moves --------------------------------------------------------------------


def apply(state: State, code: i64, journal: Journal) -> None:
    """Carry out a legal action and everything that follows without a choice."""
    carry_out(state, code, journal)
    advance(state, journal)


def carry_out(state: State, code: i64, journal: Journal) -> None:
    """Carry out a legal action of the seat whose decision is on top of the stack."""
    frame = now(state)
    seat = seat_of(frame)
    verb = verb_of(code)
    if verb == BUILD:
        build(state, seat, code, journal)
    elif verb == SPEND:
        spend(state, seat, code, journal)
    elif verb == SET:
        play_set(state, seat, code, journal)
    elif verb == FINISH:
        finish(state, frame, journal)
    elif verb == LOSE:
        lose(state, seat, code, journal)
        done(state)
        pend(state, AT_LOSS, seat, part_of(frame), number_of(frame) - 1)
    elif verb == EVALUATE:
        done(state)
        pend(state, AT_BLOCK, following(state, seat), 0, 0)  # HOY-8.1
        evaluate(state, seat, block_of(code), journal)
    elif verb == RETURN:
        give_back(state, seat, under_of(code), journal)
    elif verb == NOMINATE:
        nominate(state, seat, nominee_of(code), journal)
        clean_up(state, journal)
    elif verb in (USE, RAZE, STEAL):
        use_ability(state, seat, code, journal)
    else:
        happen(state, verb, seat, code, journal)


def finish(state: State, frame: i64, journal: Journal) -> None:
    """Give up the shaman (HOY-5.7), close the card window, or decline an ability."""
    at = at_of(frame)
    if at == AT_BUILD:
        forfeit(state, seat_of(frame), journal)
    elif at == AT_CARDS:
        close_window(state, seat_of(frame), part_of(frame), journal)
    else:
        use_ability(state, seat_of(frame), FINISH, journal)


def happen(state: State, verb: i64, seat: i64, code: i64, journal: Journal) -> None:
    """Carry out what chance drew (HOY-4.3)."""
    if verb == TOP:
        done(state)
        show_top(state, top_stack_of(code), top_card_of(code), journal)
    elif verb == TILE:
        deal_tile(state, seat, tile_of(code), journal)
    elif verb == STRIKE:
        done(state)
        pend(state, AT_STRIKE, state.first, 0, 0)  # HOY-7.6
        reveal(state, catastrophe_of(code), journal)
    else:
        begin(state, starter_of(code), journal)


# -- What comes next (5.1) ----------------------------------------------------


def advance(state: State, journal: Journal) -> None:
    """Go on until a player has a real choice, chance is next, or the game is over (HOY-4.1)."""
    while True:
        frame = now(state)
        at = at_of(frame)
        seat = seat_of(frame)
        if at == AT_CARDS:
            if may_play(state, seat):
                state.active = seat
                return
            close_window(state, seat, part_of(frame), journal)
        elif at == AT_BUILD:
            if not is_forced(state, journal):
                state.active = seat
                return
        elif at == AT_STRIKE:
            strike(state, seat)
        elif at == AT_LOSS:
            if number_of(frame) == 0:
                done(state)
                strike_later_blocks(state, seat, part_of(frame))
            elif not is_forced(state, journal):
                state.active = seat
                return
        elif at == AT_BLOCK:
            if not is_worth_choosing(state):
                end_rewards(state)
            elif not is_forced(state, journal):  # HOY-8.12
                state.active = seat
                return
        elif at == AT_RETURN:
            if state.played_count[seat] == 0:
                pass_return(state, seat)
            elif not is_forced(state, journal):
                state.active = seat
                return
        elif at in (AT_NOMINATE, AT_ABILITY):
            if not is_forced(state, journal):
                state.active = seat
                return
        else:
            state.active = OVER if at == AT_OVER else CHANCE
            if at == AT_DEAL:
                refill(state)
            return


def is_forced(state: State, journal: Journal) -> bool:
    """Carry out a decision with one option, skip one without any, and say whether that was it."""
    codes = _FORCED
    list_some(state, codes, 2)
    if codes.count > 1:
        return False
    if codes.count == 1:
        carry_out(state, codes.row[0], journal)
        return True
    frame = now(state)
    if at_of(frame) == AT_BUILD:
        close_tile(state, seat_of(frame), part_of(frame), journal)
    else:
        clear_played(state, seat_of(frame))  # HOY-9.4: no stack is left to put the cards under
    return True


# -- Phase 1 (HOY-5) ----------------------------------------------------------


def begin_step(state: State, step: i64) -> None:
    """Deal a tile to everybody, beginning left of the start player (HOY-5.1, HOY-5.2)."""
    pend(state, AT_DEAL, following(state, state.first), step, 0)


def deal_tile(state: State, seat: i64, kind: i64, journal: Journal) -> None:
    """Give a tile; after the start player has his, he builds first (HOY-5.2, HOY-5.3)."""
    frame = now(state)
    step = part_of(frame)
    state.tile_bag[kind] -= 1
    state.dealt[seat] = u8(kind)
    tell_dealt(seat, kind, journal)
    done(state)
    if seat == state.first:
        pend(state, AT_BUILD, seat, step, 0)
        open_tile(state, seat)
    else:
        pend(state, AT_DEAL, following(state, seat), step, 0)


def close_tile(state: State, seat: i64, step: i64, journal: Journal) -> None:
    """Forfeit what is left of a tile and go on to the next player or step (HOY-5.3, HOY-5.8)."""
    forfeit(state, seat, journal)
    done(state)
    after = following(state, seat)
    if after != state.first:
        pend(state, AT_BUILD, after, step, 0)
        open_tile(state, after)
        return
    for other in range(state.seats):
        state.aside[i64(state.dealt[other])] += 1
        state.dealt[other] = NO_TILE
    if step == 1:
        begin_step(state, 2)
    else:
        pend(state, AT_CARDS, state.first, 3 if state.round == 1 else 2, 0)  # HOY-7.1


# -- Card windows (HOY-10.1, HOY-10.2) ----------------------------------------


def close_window(state: State, seat: i64, phase: i64, journal: Journal) -> None:
    """Let the next player have his cards; after the last one the phase itself begins."""
    done(state)
    after = following(state, seat)
    if after != state.first:
        pend(state, AT_CARDS, after, phase, 0)
    elif phase == 1:
        begin_step(state, 1)
    elif phase == 2:
        pend(state, AT_DRAW, 0, 0, 0)
    elif phase == 3:
        pend(state, AT_BLOCK, state.first, 0, 0)
    elif state.ending:  # HOY-9.1
        pend(state, AT_OVER, 0, 0, 0)
        finish_game(state, journal)
    else:
        pend(state, AT_RETURN, state.first, 0, 0)


# -- Phase 2 (HOY-7) ----------------------------------------------------------


def strike(state: State, seat: i64) -> None:
    """Let a seat apply the effect in all struck blocks, ascending, then the next one (HOY-7.6)."""
    done(state)
    after = following(state, seat)
    if after != state.first:
        pend(state, AT_STRIKE, after, 0, 0)
    else:
        pend(state, AT_CARDS, state.first, 3, 0)
    strike_later_blocks(state, seat, 0)


def strike_later_blocks(state: State, seat: i64, block: i64) -> None:
    """Go on with the next struck block in which a seat has something to lose."""
    for later in range(block + 1, state.blocks + 1):
        if state.marks[later] & STRUCK:
            count = losses(state, seat, later)
            if count > 0:
                pend(state, AT_LOSS, seat, later, count)
                return
    if at_of(now(state)) == AT_CARDS:
        wipe_marks(state, SKIPPED)


# -- Phases 3 and 4 (HOY-8, HOY-9) --------------------------------------------


def end_rewards(state: State) -> None:
    """Leave phase 3, its marks wiped; the cards just won can be played at once (HOY-10.11)."""
    done(state)
    wipe_marks(state, 0)
    pend(state, AT_CARDS, state.first, 4, 0)


def pass_return(state: State, seat: i64) -> None:
    """Go on to the next player who returns cards, then to the nomination."""
    done(state)
    after = following(state, seat)
    if after != state.first:
        pend(state, AT_RETURN, after, 0, 0)
    else:
        pend(state, AT_NOMINATE, state.first, 0, 0)


def clean_up(state: State, journal: Journal) -> None:
    """Begin the next round (HOY-9.6)."""
    done(state)
    state.round += 1
    begin_round(state)
    tell_round(state, journal)
