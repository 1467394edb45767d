"""Höyük: the course of the game as a state machine (chapters 4 and 5).

What comes next is on top of a stack of pending decisions. ``advance`` carries out everything that
is not a real choice (HOY-4.1, HOY-4.2) until a player has one, chance is next, or the game is over.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.hoyuk.actions import (
    EVALUATE,
    FINISH,
    LOSE,
    NOMINATE,
    RETURN,
    START,
    STRIKE,
    TILE,
    TOP,
)
from dorfplatz.games.hoyuk.material import (
    CARDS,
    GROUP_OF_STACK,
    MODE_IDS,
    MOST_SEATS,
    NO_TILE,
    STACKS_OF,
    TILE_LETTERS,
    TILES,
    TRIBE_IDS,
    TRIBE_LETTERS,
)
from dorfplatz.games.hoyuk.rules.build import (
    build,
    forfeit,
    legal_builds,
    may_choose,
    open_tile,
    refill,
)
from dorfplatz.games.hoyuk.rules.cards import legal_cards, may_play, play
from dorfplatz.games.hoyuk.rules.catastrophe import (
    list_catastrophes,
    list_losses,
    lose,
    losses,
    reveal,
)
from dorfplatz.games.hoyuk.rules.end import finish_game
from dorfplatz.games.hoyuk.rules.reward import (
    clear_played,
    evaluate,
    give_back,
    is_worth_choosing,
    list_nominees,
    list_pool,
    list_returns,
    list_tops,
    nominate,
    pend_top,
    show_top,
    wipe_marks,
)
from dorfplatz.games.hoyuk.rules.tribes import legal_ability, use_ability
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
    AT_TOP,
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
)
from dorfplatz.kit.regions import row

_FORCED: Final = Codes()
_WEIGHTS: Final[vec[i64]] = vec[i64]([0] * 32)
_OUTCOMES: Final = Codes()

# -- Setup (HOY-2) ------------------------------------------------------------


def start(options: dict[str, Value]) -> State:
    """Return the position before the first start player is drawn (HOY-2.1, HOY-2.8)."""
    tribes = row([TRIBE_LETTERS.index(letter) for letter in str(options["tribes"])])
    mode = MODE_IDS.index(str(options["mode"]))
    state = empty_village(mode, int(options["house_limit"]), tribes)
    pend(state, AT_SETUP, 0, 0, 0)
    return state


def begin(state: State, tribe: i64, journal: Journal) -> None:
    """Name the first start player (HOY-2.7); the top cards of the stacks come next (HOY-2.8)."""
    done(state)
    state.first = seat_of_tribe(state, tribe)
    if journal.on:
        journal.note(
            "starts", {"seat": f"seat:{state.first}", "tribe": f"tribe:{TRIBE_IDS[tribe]}"}
        )
    begin_round(state)
    stacks = STACKS_OF[state.mode]
    for above in range(1, stacks + 1):
        pend_top(state, stacks - above)


def begin_round(state: State) -> None:
    """Open the card window of phase 1 for the start player."""
    pend(state, AT_CARDS, state.first, 1, 0)


def seat_of_tribe(state: State, tribe: i64) -> i64:
    """Return the seat that plays a tribe, -1 if nobody does."""
    for seat in range(state.seats):
        if i64(state.tribes[seat]) == tribe:
            return seat
    return -1


# -- Chance (5.3) -------------------------------------------------------------


def legal(state: State, codes: Codes) -> None:
    """List what may be done now, in ascending order of the codes."""
    frame = now(state)
    at = at_of(frame)
    seat = seat_of(frame)
    if at == AT_BUILD:
        legal_builds(state, seat, codes)
    elif at == AT_CARDS:
        legal_cards(state, seat, codes)
    elif at == AT_LOSS:
        list_losses(state, seat, part_of(frame), codes)
    elif at == AT_BLOCK:
        list_pool(state, codes)
    elif at == AT_RETURN:
        list_returns(state, codes)
    elif at == AT_NOMINATE:
        list_nominees(state, seat, codes)
    elif at == AT_ABILITY:
        legal_ability(state, seat, number_of(frame), codes)
    else:
        list_chance(state, frame, codes)


def list_chance(state: State, frame: i64, codes: Codes) -> None:
    """List the outcomes of a chance event (HOY-4.3); after the end there are none."""
    codes.clear()
    at = at_of(frame)
    if at == AT_TOP:
        list_tops(state, seat_of(frame), codes)
    elif at == AT_DEAL:
        for kind in range(TILES):
            if state.tile_bag[kind] > 0:
                codes.add(TILE + kind)
    elif at == AT_DRAW:
        list_catastrophes(state, codes)
    elif at == AT_SETUP:
        for tribe in range(MOST_SEATS):
            if seat_of_tribe(state, tribe) >= 0:
                codes.add(START + tribe)


def weight(state: State, frame: i64, code: i64) -> i64:
    """Return the weight of a chance outcome: as many as there are in the bag."""
    at = at_of(frame)
    if at == AT_TOP:
        card = (code - TOP) % 8
        return i64(state.bags[GROUP_OF_STACK[seat_of(frame)] * CARDS + card])
    if at == AT_DEAL:
        return i64(state.tile_bag[code - TILE])
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


def sample(state: State, rng: Rng) -> i64:
    """Return a legal action, all equally likely."""
    codes = _OUTCOMES
    legal(state, codes)
    return codes.row[rng.below(codes.count)]


# -- Moves --------------------------------------------------------------------


def apply(state: State, code: i64, journal: Journal) -> None:
    """Carry out a legal action and everything that follows without a choice."""
    carry_out(state, code, journal)
    advance(state, journal)


def carry_out(state: State, code: i64, journal: Journal) -> None:
    """Carry out a legal action."""
    frame = now(state)
    at = at_of(frame)
    seat = seat_of(frame)
    if at == AT_BUILD:
        if code == FINISH:
            forfeit(state, seat, journal)  # HOY-5.7
        else:
            build(state, seat, code, journal)
    elif at == AT_CARDS:
        if code == FINISH:
            close_window(state, seat, part_of(frame), journal)
        else:
            play(state, seat, code, journal)
    elif at == AT_LOSS:
        lose(state, seat, code - LOSE, journal)
        done(state)
        pend(state, AT_LOSS, seat, part_of(frame), number_of(frame) - 1)
    elif at == AT_BLOCK:
        done(state)
        pend(state, AT_BLOCK, following(state, seat), 0, 0)  # HOY-8.1
        evaluate(state, seat, code - EVALUATE, journal)
    elif at == AT_RETURN:
        give_back(state, seat, code - RETURN, journal)
    elif at == AT_NOMINATE:
        nominate(state, seat, code - NOMINATE, journal)
        clean_up(state, journal)
    elif at == AT_ABILITY:
        use_ability(state, seat, code, journal)
    else:
        happen(state, at, seat, code, journal)


def happen(state: State, at: i64, seat: i64, code: i64, journal: Journal) -> None:
    """Carry out what chance drew."""
    if at == AT_TOP:
        done(state)
        show_top(state, seat, (code - TOP) % 8, journal)
    elif at == AT_DEAL:
        deal_tile(state, seat, code - TILE, journal)
    elif at == AT_DRAW:
        done(state)
        pend(state, AT_STRIKE, state.first, 0, 0)  # HOY-7.6
        reveal(state, code - STRIKE, journal)
    else:
        begin(state, code - START, journal)


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
            if may_choose(state, seat) or not is_forced(state, journal):
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
    legal(state, codes)
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
    if journal.on:
        journal.note("dealt", {"seat": f"seat:{seat}", "tile": f"tile:{TILE_LETTERS[kind]}"})
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
    if journal.on:
        journal.note("round-begins", {"round": int(state.round)})
