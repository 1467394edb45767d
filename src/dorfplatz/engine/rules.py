"""The rules of a game: who decides, what is legal and why not, what follows.

Rules are pure: they never roll, read a clock or know who listens. Chance is a player whose actions
are listed with weights; whoever plays the game draws one and applies it.
"""

from dataclasses import dataclass
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.standing import Standing

Seat: TypeAlias = i64
CHANCE: Final[i64] = -1
OVER: Final[i64] = -2

NOT_OVER: Final = "not-over"
NOT_YOUR_TURN: Final = "not-your-turn"
NOT_YET: Final = "not-yet"
NOT_CHANCE: Final = "not-chance"
NOT_OFFERED: Final = "not-offered"

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True)
class Refusal:
    """Why something is forbidden: a rule id, and the key of its sentence among the game's words.

    One rule can be broken in several ways, so the sentence is named beside it.
    """

    rule: str
    key: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S, A]):
    """What a game decides about positions ``S`` and actions ``A``; loops take it out once."""

    resigns: ClassVar[bool] = False
    """Whether the rules say what follows when a seat leaves (see ``resignation``)."""
    turn_rule: ClassVar[str] = ""
    """The rule that says whose turn it is."""
    chance_actions: ClassVar[tuple[type, ...]] = ()
    """The actions that belong to chance."""
    any_time_actions: ClassVar[tuple[type, ...]] = ()
    """The actions that wait for no turn: ``forbids`` is asked at once, even after the end."""

    # -- The course of the game -----------------------------------------------

    def start(self, seats: int, options: dict[str, Value]) -> S:
        """Return the position before anything was dealt; the options are complete."""
        raise NotImplementedError

    def turn(self, state: S) -> Seat:
        """Return who decides: a seat, ``CHANCE`` or ``OVER``."""
        raise NotImplementedError

    def waiting(self, state: S) -> list[int]:
        """Return every seat that may already decide (several where choices are simultaneous)."""
        seat = self.turn(state)
        return [int(seat)] if seat >= 0 else []

    def apply(self, state: S, code: i64, journal: Journal) -> None:
        """Carry out a legal action in place; tell events if the journal is on."""
        raise NotImplementedError

    def copy(self, state: S) -> S:
        """Return an independent copy."""
        raise NotImplementedError

    def resignation(self, state: S, seat: Seat) -> A | None:
        """Return the action by which a seat leaves now, or None; it is in no list.

        Only for games that say ``resigns``; elsewhere the table ranks the seat last.
        """
        return None

    # -- What is legal --------------------------------------------------------

    def forbids(self, state: S, seat: int, action: A) -> Refusal | None:
        """Return what forbids a seat an action of its own while it is awaited, or None."""
        raise NotImplementedError

    def legal(self, state: S, codes: Codes) -> None:
        """Fill ``codes`` with the legal actions of whoever is to decide, in canonical order."""
        raise NotImplementedError

    def legal_for(self, state: S, seat: Seat, codes: Codes) -> None:
        """Fill ``codes`` with the actions of a waiting seat; of nobody else, none."""
        codes.clear()
        if seat == self.turn(state):
            self.legal(state, codes)

    def universe(self, state: S) -> list[A]:
        """Return actions worth trying here, legal or not, to compare ``forbids`` with ``legal``."""
        return []

    # -- Refusals that all games share, with the rule each game gives for them ---------

    def ended(self, state: S) -> Refusal:
        """Return why nothing can be done any more, once the game is over."""
        return Refusal(self.turn_rule, NOT_OVER)

    def out_of_turn(self, state: S, seat: int) -> Refusal:
        """Return why a seat that is not awaited has to wait."""
        return Refusal(self.turn_rule, NOT_YOUR_TURN)

    def before_chance(self, state: S) -> Refusal:
        """Return why nobody can decide before chance has."""
        return Refusal(self.turn_rule, NOT_YET)

    def after_chance(self, state: S) -> Refusal:
        """Return why chance has nothing to do now."""
        return Refusal(self.turn_rule, NOT_CHANCE)

    def undrawable(self, state: S, action: A) -> Refusal:
        """Return why chance cannot have this outcome."""
        return Refusal(self.turn_rule, NOT_OFFERED)

    # -- Chance ---------------------------------------------------------------

    def weights(self, state: S) -> list[int]:
        """Return the relative likelihoods of the chance outcomes, in the order of ``legal``."""
        codes = Codes()
        self.legal(state, codes)
        return [1] * int(codes.count)

    def draw(self, state: S, rng: Rng) -> i64:
        """Return the code of a chance outcome drawn by its weight."""
        codes = Codes()
        self.legal(state, codes)
        weights = vec[i64]()
        for weight in self.weights(state):
            weights = append(weights, i64(weight))
        return codes.row[rng.pick(weights, codes.count)]

    def sample(self, state: S, rng: Rng) -> i64:
        """Return a legal action, all equally likely; games override it where it can be faster."""
        codes = Codes()
        self.legal(state, codes)
        return codes.row[rng.below(codes.count)]

    # -- The result -----------------------------------------------------------

    def standing(self, state: S) -> Standing:
        """Return points, breakdown and ranks, final or so far."""
        raise NotImplementedError

    def rewards(self, state: S, row: vec[float]) -> None:
        """Fill ``row`` with the share of rivals each seat is ahead of (equals count half)."""
        ranks = [place.rank for place in self.standing(state).seats]
        rivals = len(ranks) - 1
        for seat, rank in enumerate(ranks):
            behind = sum(other > rank for other in ranks)
            equal = sum(other == rank for other in ranks) - 1
            row[seat] = (behind + 0.5 * equal) / rivals
