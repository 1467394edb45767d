"""Above and Below: the course of the game, from one decision or chance move to the next."""

from mypy_extensions import i64

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.above_and_below.actions import (
    ALTERNATIVE,
    ANSWER,
    BUILD,
    CHOOSE,
    DONE,
    DRAW,
    EIGHT,
    EXERT,
    EXPLORE,
    HARVEST,
    INJURE,
    LANTERN_DIE,
    NUMBER,
    OFFER,
    PLACE,
    PRICE,
    RECOVER,
    RENEW,
    SALE,
    SECTION_DIE,
    SIXTY_FOUR,
    TRAIN,
    VERB,
    WORK,
    harvested_of,
    harvesters_of,
)
from dorfplatz.games.above_and_below.material import EXTRA_COINS, STARTING, STARTING_LATE
from dorfplatz.games.above_and_below.rules.build import build
from dorfplatz.games.above_and_below.rules.explore import (
    choose_option,
    exert,
    explore,
    injure,
    is_effect_asked,
    resolve,
    roll_lanterns,
    roll_section,
    take_alternative,
)
from dorfplatz.games.above_and_below.rules.free import answer, change_sale, offer, place, renew
from dorfplatz.games.above_and_below.rules.harvest import harvest
from dorfplatz.games.above_and_below.rules.income import finish_placing, is_placing_asked
from dorfplatz.games.above_and_below.rules.recovery import (
    is_arrival_due,
    is_recovery_asked,
    use_for,
)
from dorfplatz.games.above_and_below.rules.rounds import begin_turn, note_round, pass_round
from dorfplatz.games.above_and_below.rules.setup import draw_card, fill_gaps, is_setup_due
from dorfplatz.games.above_and_below.rules.train import train
from dorfplatz.games.above_and_below.rules.work import work
from dorfplatz.games.above_and_below.state import (
    ANSWERING,
    APPLYING,
    ARRIVALS,
    DUE_LANTERN,
    DUE_SECTION,
    ENDED,
    ENTERING,
    EXERTING,
    READING,
    RECOVERING,
    ROLLING,
    SETUP,
    TEXTS,
    TURN,
    State,
    before_setup,
)
from dorfplatz.games.above_and_below.village import can_exert


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
