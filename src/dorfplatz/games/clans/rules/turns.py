"""Clans: setup (CLA-2), turns (CLA-3) and the end (CLA-10), and the rules as a whole."""

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import Refusal, Rules, Seat
from dorfplatz.engine.standing import Standing
from dorfplatz.games.clans import lists, scoring
from dorfplatz.games.clans.actions import (
    DEAL_CARD,
    MOVE,
    SETTLE,
    Action,
    Card,
    Move,
    Settle,
    Start,
    arrangement_of,
    card_clan_of,
    card_seat_of,
    region_of,
    starter_of,
    verb_of,
)
from dorfplatz.games.clans.material import (
    ARRANGEMENTS,
    CLANS,
    LAST_VILLAGE,
    REGIONS,
    TERRITORIES_PER_REGION,
)
from dorfplatz.games.clans.rules.moving import forbids_move, move, universe
from dorfplatz.games.clans.state import NO_MOVE, TWELVE, State, empty_board, finish
from dorfplatz.games.clans.telling import tell_card, tell_end, tell_settled, tell_start


@final
class ClansRules(Rules[State, Action]):
    """The rules as the rest of Dorfplatz asks them."""

    turn_rule: ClassVar[str] = "CLA-3.1"
    chance_actions: ClassVar[tuple[type, ...]] = (Settle, Card, Start)

    def start(self, seats: int, options: dict[str, Value]) -> State:
        """Return the empty board; scores and chips begin at 0 (CLA-1.1, CLA-2.3, CLA-2.6)."""
        return empty_board(seats, options["large_merge"] == "may")

    def turn(self, state: State) -> Seat:
        """Return who decides."""
        return state.active

    def legal(self, state: State, codes: Codes) -> None:
        """List what may be done now, in ascending order (CLA-3.6); never a pass (CLA-3.3)."""
        lists.legal(state, codes)

    def draw(self, state: State, rng: Rng) -> i64:
        """Return an outcome of chance, all equally likely."""
        return lists.draw(state, rng)

    def sample(self, state: State, rng: Rng) -> i64:
        """Return a legal move, all equally likely."""
        return lists.sample(state, rng)

    def forbids(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Return what forbids a move; whose clan it serves makes no difference (CLA-3.5)."""
        assert isinstance(action, Move)
        return forbids_move(state, action)

    def universe(self, state: State) -> list[Action]:
        """Return all pairs of territories, and every order of what a move could found."""
        return universe(state)

    def ended(self, state: State) -> Refusal:
        """Return why nobody moves any more (CLA-10.1, CLA-10.2)."""
        if state.over == TWELVE:
            return Refusal("CLA-10.1", "not-over-twelve")
        return Refusal("CLA-10.2", "not-over-stuck")

    def undrawable(self, state: State, action: Action) -> Refusal:
        """Return why chance cannot have this outcome."""
        if isinstance(action, Settle):
            return Refusal("CLA-2.2", "not-offered")
        return Refusal("CLA-2.4" if isinstance(action, Card) else "CLA-2.7", "not-offered")

    def apply(self, state: State, code: i64, journal: Journal) -> None:
        """Carry out a legal action: one move a turn (CLA-3.2)."""
        verb = verb_of(code)
        if verb == MOVE:
            move(state, code, journal)
            pass_on(state, journal)
        elif verb == SETTLE:
            settle(state, region_of(code), arrangement_of(code), journal)
        elif verb == DEAL_CARD:
            deal_card(state, card_seat_of(code), card_clan_of(code), journal)
        else:
            begin(state, starter_of(code), journal)

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()

    def standing(self, state: State) -> Standing:
        """Return points and ranks."""
        return scoring.standing(state)

    def rewards(self, state: State, row: vec[float]) -> None:
        """Fill in the share of rivals each seat is ahead of."""
        scoring.rewards(state, row)


# -- Setup (CLA-2): chance moves, all outcomes equally likely ----------------------
# -- 12 regions (CLA-2.1), a card for each seat, the starting player; what nobody draws stays in
# -- the bag (CLA-1.3, CLA-2.5)


def settle(state: State, region: i64, arrangement: i64, journal: Journal) -> None:
    """Put one hut of each clan onto the five territories of a region (CLA-2.2)."""
    clans = ARRANGEMENTS[arrangement]
    for place in range(TERRITORIES_PER_REGION):
        territory = region * TERRITORIES_PER_REGION + place
        state.huts[territory * CLANS + i64(clans[place])] = 1
    state.dealt += 1
    if state.dealt == REGIONS:
        state.derive()  # CLA-1.2: all sixty huts are always in the game
    tell_settled(region, journal)


def deal_card(state: State, seat: i64, clan: i64, journal: Journal) -> None:
    """Give a seat its secret clan (CLA-2.4); the others learn only that it drew (CLA-12.3)."""
    state.cards[seat] = clan
    state.dealt += 1
    tell_card(seat, clan, journal)


def begin(state: State, seat: i64, journal: Journal) -> None:
    """Let the starting player begin (CLA-2.7, CLA-3.1)."""
    state.active = seat
    state.dealt += 1
    tell_start(seat, journal)


# -- Turns (CLA-3) and the end (CLA-10) -------------------------------------------------


def pass_on(state: State, journal: Journal) -> None:
    """After all villages are scored (CLA-3.4): the end, or the next seat clockwise (CLA-3.1)."""
    if state.founded == LAST_VILLAGE:
        finish(state, TWELVE)  # CLA-10.1
    elif state.borders == 0:
        finish(state, NO_MOVE)  # CLA-10.2, CLA-10.3
    else:
        following = state.active + 1
        state.active = 0 if following == state.seats else following
        return
    tell_end(state, journal)  # CLA-11.1
