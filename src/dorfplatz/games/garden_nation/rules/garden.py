"""Garden Nation: the rules as the rest of Dorfplatz asks for them."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import (
    CHANCE,
    NOT_CHANCE,
    NOT_OFFERED,
    NOT_OVER,
    NOT_YET,
    NOT_YOUR_TURN,
    OVER,
    Refusal,
    Rules,
    Seat,
)
from dorfplatz.engine.standing import Standing
from dorfplatz.games.garden_nation import draws, lists, scoring
from dorfplatz.games.garden_nation.actions import (
    BEGIN,
    CHOOSE_NEXT,
    KEEP,
    PASS,
    PLACE,
    REVEAL,
    Action,
    Deal,
    Next,
    Place,
    Reveal,
    Secrets,
    Start,
    card_of,
    first_kept_of,
    kind_of,
    next_of,
    position_of,
    receiver_of,
    rotation_of,
    second_kept_of,
    starter_of,
    territory_of,
    verb_of,
)
from dorfplatz.games.garden_nation.rules import trying
from dorfplatz.games.garden_nation.rules.acting import act, forbids_action
from dorfplatz.games.garden_nation.rules.setup import (
    SECRETS_FIRST,
    begin,
    deal,
    forbids_secrets,
    keep,
    place,
    reveal,
)
from dorfplatz.games.garden_nation.rules.turns import choose_next, forbids_next, waiting
from dorfplatz.games.garden_nation.state import (
    DEALING,
    DISPLAYING,
    LAYOUT,
    NEXT,
    REFILL,
    SECRETS,
    STARTING,
    State,
    empty_board,
)

CHANCE_RULES: Final[dict[int, str]] = {
    int(LAYOUT): "GAR-1.1",
    int(DISPLAYING): "GAR-1.3",
    int(STARTING): "GAR-1.5",
    int(DEALING): "GAR-1.6",
    int(REFILL): "GAR-9.17",
}


@final
class GardenRules(Rules[State, Action]):
    """The rules of Garden Nation."""

    turn_rule: ClassVar[str] = "GAR-3.4"
    chance_actions: ClassVar[tuple[type, ...]] = (Place, Reveal, Start, Deal)
    any_time_actions: ClassVar[tuple[type, ...]] = (Secrets,)

    def start(self, seats: int, options: dict[str, Value]) -> State:
        """Return the position before anything is drawn: floors, ruses and 0 points (GAR-1.4)."""
        return empty_board(seats)

    def turn(self, state: State) -> Seat:
        """Return who decides."""
        return state.active

    def waiting(self, state: State) -> list[int]:
        """Return the seats that may decide now."""
        return waiting(state)

    # -- What is legal

    def legal(self, state: State, codes: Codes) -> None:
        """List what whoever decides may do now, in the order of section 13.2."""
        lists.legal(state, codes)

    def legal_for(self, state: State, seat: Seat, codes: Codes) -> None:
        """List the actions of any seat that may decide already."""
        lists.legal_for(state, seat, codes)

    def weights(self, state: State) -> list[int]:
        """Return the likelihoods of the outcomes: equal, but kinds of cards by copies left (5)."""
        return draws.weights(state)

    def draw(self, state: State, rng: Rng) -> i64:
        """Return an outcome drawn by its likelihood."""
        return draws.draw(state, rng)

    def sample(self, state: State, rng: Rng) -> i64:
        """Return a legal action, all equally likely."""
        return lists.sample(state, rng)

    def universe(self, state: State) -> list[Action]:
        """Return actions worth trying here, legal or not."""
        return trying.universe(state)

    def forbids(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Return what forbids an action; secrets are chosen by all at once, out of turn."""
        if isinstance(action, Secrets):
            if state.active == OVER:
                return self.ended(state)
            if state.active == CHANCE:
                return self.before_chance(state)
        if isinstance(action, Secrets) or state.phase == SECRETS:
            return forbids_secrets(state, seat, action)
        if isinstance(action, Next) or state.phase == NEXT:
            return forbids_next(state, action)
        assert not isinstance(action, Place | Reveal | Start | Deal)
        return forbids_action(state, seat, action)

    # -- Shared refusals

    def ended(self, state: State) -> Refusal:
        """Return why nothing can be done any more (GAR-14.3)."""
        return Refusal("GAR-14.3", NOT_OVER)

    def out_of_turn(self, state: State, seat: int) -> Refusal:
        """Return why a seat has to wait: for the secrets of others, or for its turn."""
        if state.phase == SECRETS:
            return SECRETS_FIRST
        return Refusal("GAR-3.6" if state.seats == 2 else "GAR-3.4", NOT_YOUR_TURN)

    def before_chance(self, state: State) -> Refusal:
        """Return why something has to be drawn first."""
        return Refusal(CHANCE_RULES[int(state.phase)], NOT_YET)

    def after_chance(self, state: State) -> Refusal:
        """Return why nothing is drawn now (GAR-9.17)."""
        return Refusal("GAR-9.17", NOT_CHANCE)

    def undrawable(self, state: State, action: Action) -> Refusal:
        """Return why chance cannot have this outcome."""
        return Refusal(CHANCE_RULES[int(state.phase)], NOT_OFFERED)

    # -- What follows

    def apply(self, state: State, code: i64, journal: Journal) -> None:
        """Carry out a legal action of a player or of chance."""
        verb = verb_of(code)
        if verb <= PASS:
            act(state, code, journal)
        elif verb == KEEP:
            keep(state, first_kept_of(code), second_kept_of(code), journal)
        elif verb == CHOOSE_NEXT:
            choose_next(state, next_of(code), journal)
        elif verb == PLACE:
            place(state, position_of(code), territory_of(code), rotation_of(code), journal)
        elif verb == REVEAL:
            reveal(state, card_of(code), journal)
        elif verb == BEGIN:
            begin(state, starter_of(code), journal)
        else:
            deal(state, receiver_of(code), kind_of(code), journal)

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()

    def standing(self, state: State) -> Standing:
        """Return points and ranks."""
        return scoring.standing(state)

    def rewards(self, state: State, row: vec[float]) -> None:
        """Fill in the share of rivals each seat is ahead of."""
        scoring.rewards(state, row)
