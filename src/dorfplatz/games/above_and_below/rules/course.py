"""Above and Below: the course of the game, from one decision or chance move to the next."""

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import CHANCE, NOT_CHANCE, NOT_OVER, OVER, Refusal, Rules, Seat
from dorfplatz.engine.standing import Standing
from dorfplatz.games.above_and_below import chance, draws, lists, scoring
from dorfplatz.games.above_and_below.actions import Action, Draw, LanternDie, SectionDie
from dorfplatz.games.above_and_below.codes import (
    ALTERNATIVE,
    ANSWER,
    BUILD,
    CHOOSE,
    DONE,
    DRAW,
    EXERT,
    EXPLORE,
    INJURE,
    LANTERN_DIE,
    OFFER,
    PLACE,
    RECOVER,
    RENEW,
    SALE,
    SECTION_DIE,
    TRAIN,
    WORK,
    accepts_of,
    alternative_of,
    building_of,
    card_of,
    die_of,
    doer_of,
    exerted_of,
    goal_of,
    good_of,
    group_of,
    harvested_of,
    harvesters_of,
    is_harvest,
    item_of,
    option_of,
    patient_of,
    price_of_offer,
    recruit_of,
    roller_of,
    row_of,
    seller_of,
    use_of,
    verb_of,
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
from dorfplatz.games.above_and_below.rules.forbids import forbids
from dorfplatz.games.above_and_below.rules.free import answer, change_sale, offer, place, renew
from dorfplatz.games.above_and_below.rules.harvest import harvest
from dorfplatz.games.above_and_below.rules.income import finish_placing, is_placing_asked
from dorfplatz.games.above_and_below.rules.recovery import (
    is_arrival_due,
    is_recovery_asked,
    use_for,
)
from dorfplatz.games.above_and_below.rules.rounds import begin_turn, pass_round
from dorfplatz.games.above_and_below.rules.setup import draw_card, fill_gaps, is_setup_due
from dorfplatz.games.above_and_below.rules.train import train
from dorfplatz.games.above_and_below.rules.universe import universe
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
from dorfplatz.games.above_and_below.telling import (
    tell_placing_done,
    tell_recovery,
    tell_round,
)
from dorfplatz.games.above_and_below.village import can_exert


@final
class VillageRules(Rules[State, Action]):
    """The rules as the rest of Dorfplatz asks them."""

    turn_rule: ClassVar[str] = "AAB-2.2"
    chance_actions: ClassVar[tuple[type, ...]] = (Draw, SectionDie, LanternDie)

    def start(self, seats: int, options: dict[str, Value]) -> State:
        """Return the position before the first draw of the setup."""
        return start(seats, options)

    def turn(self, state: State) -> Seat:
        """Return who decides."""
        return state.active

    def legal(self, state: State, codes: Codes) -> None:
        """List what may be done now; villagers are told apart by id."""
        lists.legal(state, codes)

    def draw(self, state: State, rng: Rng) -> i64:
        """Return a chance outcome, all equally likely."""
        return chance.draw(state, rng)

    def sample(self, state: State, rng: Rng) -> i64:
        """Return a legal action, all equally likely."""
        return draws.sample(state, rng)

    def forbids(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Return what forbids an action to the seat that is asked."""
        return forbids(state, action)

    def universe(self, state: State) -> list[Action]:
        """Return all that is near what the position asks for, and sets one element away."""
        return universe(state)

    def ended(self, state: State) -> Refusal:
        """Return that the seventh round was the last (AAB-9.1)."""
        return Refusal("AAB-9.1", NOT_OVER)

    def after_chance(self, state: State) -> Refusal:
        """Return that nothing is to be drawn now (AAB-1.10)."""
        return Refusal("AAB-1.10", NOT_CHANCE)

    def undrawable(self, state: State, action: Action) -> Refusal:
        """Return that the bag in question does not hold this card, or another die is due."""
        return Refusal("AAB-1.10", "not-drawn")

    def apply(self, state: State, code: i64, journal: Journal) -> None:
        """Carry out a legal action."""
        apply(state, code, journal)

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()

    def standing(self, state: State) -> Standing:
        """Return points and ranks."""
        return scoring.standing(state)

    def rewards(self, state: State, row: vec[float]) -> None:
        """Fill in the share of rivals each seat is ahead of."""
        scoring.rewards(state, row)


def start(seats: int, options: dict[str, Value]) -> State:
    """Return the position before the setup draws (AAB-1.1, AAB-1.2); seat 1 starts (RULING-30)."""
    position = before_setup(seats, options["trade"] == "on", TEXTS.index(str(options["texts"])))
    for seat in range(seats):
        if options["catch_up_coins"] == "published":
            position.villages.coins[seat] += i64(EXTRA_COINS[seats][seat])  # AAB-1.3
        late = STARTING_LATE[seat] if seats == 4 else 0  # AAB-1.4
        position.villages.ready[seat] = STARTING[seat] & ~late
        position.villages.exhausted[seat] = late
    go_on(position, Journal(False))
    return position


def apply(state: State, code: i64, journal: Journal) -> None:
    """Carry out a legal action and all that follows from it without a decision."""
    if code < ANSWER:
        apply_turn(state, code, journal)
    elif code < DRAW:
        apply_decision(state, code, journal)
    elif not is_harvest(code):
        apply_chance(state, code, journal)
    else:
        harvest(state, harvesters_of(code), harvested_of(code), journal)
    go_on(state, journal)


def apply_turn(state: State, code: i64, journal: Journal) -> None:
    """Carry out one step of a turn: a free action, a main action, or a pass (AAB-2.3)."""
    verb = verb_of(code)
    if verb == PLACE:
        place(state, state.active, good_of(code), journal)
    elif verb == SALE:
        change_sale(state, item_of(code), journal)
    elif verb == OFFER:
        offer(state, seller_of(code), price_of_offer(code), journal)
    elif verb == RENEW:
        renew(state, row_of(code), journal)
    elif verb == EXPLORE:
        explore(state, group_of(code), journal)
    elif verb == BUILD:
        build(state, doer_of(code), building_of(code), journal)
    elif verb == TRAIN:
        train(state, doer_of(code), recruit_of(code), journal)
    elif verb == WORK:
        work(state, group_of(code), journal)
    else:
        pass_round(state, journal)


def apply_decision(state: State, code: i64, journal: Journal) -> None:
    """Carry out a decision that is no step of a turn."""
    verb = verb_of(code)
    if verb == RECOVER:
        tell_recovery(state.current, patient_of(code), use_of(code), journal)
        use_for(state, patient_of(code), use_of(code))
    elif verb == CHOOSE:
        choose_option(state, option_of(code), journal)
    elif verb == EXERT:
        exert(state, exerted_of(code), goal_of(code), journal)
    elif verb == DONE:
        tell_placing_done(state.active, journal)
        finish_placing(state, journal)
    elif verb == INJURE:
        injure(state, group_of(code), journal)
        state.exploration.effect += 1
    elif verb == ALTERNATIVE:
        take_alternative(state, alternative_of(code), journal)
    else:
        answer(state, accepts_of(code), journal)


def apply_chance(state: State, code: i64, journal: Journal) -> None:
    """Carry out what chance did."""
    verb = verb_of(code)
    if verb == LANTERN_DIE:
        roll_lanterns(state, roller_of(code), die_of(code), journal)
    elif verb == SECTION_DIE:
        roll_section(state, die_of(code), journal)
    else:
        draw_card(state, card_of(code), journal)


def go_on(state: State, journal: Journal) -> None:
    """Carry out what needs no decision until a decision or a chance move is due (13.3)."""
    while True:
        if state.phase == SETUP:
            if is_setup_due(state):
                state.active = CHANCE
                return
            state.current = state.start
            begin_turn(state)
            tell_round(state, journal)
        if state.market.gaps and fill_gaps(state, journal):
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
            state.active = state.bargain.seller
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
