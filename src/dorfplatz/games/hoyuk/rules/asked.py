"""Höyük: the rules as the rest of Dorfplatz asks them, and which rule stands against an action."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import (
    NOT_CHANCE,
    NOT_OFFERED,
    NOT_OVER,
    NOT_YET,
    Refusal,
    Rules,
    Seat,
)
from dorfplatz.engine.standing import Standing
from dorfplatz.games.hoyuk import lists, scoring
from dorfplatz.games.hoyuk.actions import (
    Action,
    Build,
    Evaluate,
    Finish,
    Lose,
    Nominate,
    PlaySet,
    Raze,
    Return,
    Spend,
    Start,
    Steal,
    Strike,
    Tile,
    Top,
    Use,
)
from dorfplatz.games.hoyuk.rules import turns
from dorfplatz.games.hoyuk.rules.build import forbids_build, forbids_finish
from dorfplatz.games.hoyuk.rules.cards import forbids_set, forbids_spend
from dorfplatz.games.hoyuk.rules.catastrophe import forbids_loss
from dorfplatz.games.hoyuk.rules.reward import (
    forbids_evaluation,
    forbids_nomination,
    forbids_return,
)
from dorfplatz.games.hoyuk.rules.tribes import forbids_raze, forbids_theft, forbids_use
from dorfplatz.games.hoyuk.rules.trying import universe
from dorfplatz.games.hoyuk.state import (
    AT_ABILITY,
    AT_BLOCK,
    AT_BUILD,
    AT_CARDS,
    AT_LOSS,
    AT_NOMINATE,
    AT_RETURN,
    State,
    at_of,
    now,
)

OTHER_STEP: Final[dict[int, Refusal]] = {
    int(AT_BUILD): Refusal("HOY-5.6", "not-at-build"),
    int(AT_CARDS): Refusal("HOY-10.1", "not-at-cards"),
    int(AT_LOSS): Refusal("HOY-7.6", "not-at-loss"),
    int(AT_BLOCK): Refusal("HOY-8.1", "not-at-block"),
    int(AT_RETURN): Refusal("HOY-9.2", "not-at-return"),
    int(AT_NOMINATE): Refusal("HOY-9.5", "not-at-nominate"),
    int(AT_ABILITY): Refusal("HOY-14.1", "not-at-ability"),
}
"""What stands against an action that belongs to another decision (HOY-4.2)."""


@final
class HoyukRules(Rules[State, Action]):
    """The rules as the rest of Dorfplatz asks them."""

    turn_rule: ClassVar[str] = "HOY-5.3"
    chance_actions: ClassVar[tuple[type, ...]] = (Start, Top, Strike, Tile)

    def start(self, seats: int, options: dict[str, Value]) -> State:
        """Return the position before the first start player is drawn."""
        return turns.start(options)

    def turn(self, state: State) -> Seat:
        """Return who decides."""
        return state.active

    def legal(self, state: State, codes: Codes) -> None:
        """List what may be done now, in ascending order of the codes."""
        lists.legal(state, codes)

    def sample(self, state: State, rng: Rng) -> i64:
        """Return a legal action, all equally likely."""
        return lists.sample(state, rng)

    def weights(self, state: State) -> list[int]:
        """Return the weights of what chance may draw: as many as there are in the bag."""
        return lists.weights(state)

    def draw(self, state: State, rng: Rng) -> i64:
        """Return an outcome drawn by its weight."""
        return lists.draw(state, rng)

    def forbids(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Return what forbids an action: another decision is due, or a rule of its own."""
        return forbids(state, seat, action)

    def universe(self, state: State) -> list[Action]:
        """Return every placement, loss, set and choice, and thefts from everywhere."""
        return universe(state)

    def ended(self, state: State) -> Refusal:
        """Return why nobody decides any more."""
        return Refusal("HOY-9.1", NOT_OVER)

    def before_chance(self, state: State) -> Refusal:
        """Return why nobody can decide before chance has."""
        return Refusal("HOY-4.3", NOT_YET)

    def after_chance(self, state: State) -> Refusal:
        """Return why chance has nothing to do now."""
        return Refusal("HOY-4.3", NOT_CHANCE)

    def undrawable(self, state: State, action: Action) -> Refusal:
        """Return why chance cannot have this outcome."""
        return Refusal("HOY-4.3", NOT_OFFERED)

    def apply(self, state: State, code: i64, journal: Journal) -> None:
        """Carry out a legal action and everything that follows without a choice."""
        turns.apply(state, code, journal)

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()

    def standing(self, state: State) -> Standing:
        """Return points and ranks."""
        return scoring.standing(state)

    def rewards(self, state: State, row: vec[float]) -> None:
        """Fill in the share of rivals each seat is ahead of."""
        scoring.rewards(state, row)


def forbids(state: State, seat: int, action: Action) -> Refusal | None:
    """Return what forbids an action to the seat that decides."""
    at = at_of(now(state))
    match action:
        case Build(place) if at == AT_BUILD:
            return forbids_build(state, seat, place)
        case Finish() if at == AT_BUILD:
            return forbids_finish(state, seat)
        case Finish() if at in (AT_CARDS, AT_ABILITY):
            return None
        case Spend(card, place) if at == AT_CARDS:
            return forbids_spend(state, seat, card, place)
        case PlaySet(card, count, metal) if at == AT_CARDS:
            return forbids_set(state, seat, card, count, metal)
        case Lose(element, cell) if at == AT_LOSS:
            return forbids_loss(state, seat, element, cell)
        case Evaluate(block) if at == AT_BLOCK:
            return forbids_evaluation(state, block)
        case Return(stack) if at == AT_RETURN:
            return forbids_return(state, stack)
        case Nominate(tribe) if at == AT_NOMINATE:
            return forbids_nomination(state, seat, tribe)
        case Use(place) if at == AT_ABILITY:
            return forbids_use(state, seat, place)
        case Raze(cell) if at == AT_ABILITY:
            return forbids_raze(state, seat, cell)
        case Steal(source, place) if at == AT_ABILITY:
            return forbids_theft(state, seat, source, place)
    return OTHER_STEP[int(at)]
