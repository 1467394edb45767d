"""Höyük: the game as the rest of Dorfplatz knows it."""

from typing import ClassVar, final

from mypy_extensions import i64

from dorfplatz.engine.errors import BadOption
from dorfplatz.engine.game import Choice, Codes, Game, Insight, Options, Recorded, Seat, Value
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.prompt import Arg, Prompt, Reason
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.standing import Standing
from dorfplatz.games.hoyuk import (
    actions,
    insight,
    notation,
    position,
    prompt,
    reasons,
    scoring,
    view,
)
from dorfplatz.games.hoyuk.actions import Action
from dorfplatz.games.hoyuk.material import (
    DEFAULT_LIMIT,
    HOUSE_LIMITS,
    MAX_SEATS,
    MIN_SEATS,
    MODE_IDS,
    TRIBE_LETTERS,
)
from dorfplatz.games.hoyuk.notation import is_seating
from dorfplatz.games.hoyuk.rules import turns
from dorfplatz.games.hoyuk.state import State
from dorfplatz.games.hoyuk.view import View


@final
class Hoyuk(Game[State, Action, View]):
    """Höyük, complete: 2 to 5 seats, three modes, house limits, free choice of tribes."""

    id: ClassVar[str] = "hoyuk"
    title: ClassVar[str] = "Höyük"
    min_seats: ClassVar[int] = MIN_SEATS
    max_seats: ClassVar[int] = MAX_SEATS
    rules_version: ClassVar[int] = 1
    public_choices: ClassVar[bool] = True  # nothing is hidden but what chance will draw
    choices: ClassVar[tuple[Choice, ...]] = (
        Choice("mode", tuple(MODE_IDS)),
        Choice("house_limit", HOUSE_LIMITS),
        Choice("tribes", (TRIBE_LETTERS,)),
    )

    def settle(self, seats: int, options: Options | None = None) -> dict[str, Value]:
        """Complete the options: the house limit depends on the seats (HOY-2.1, RULING-12).

        ``tribes`` may be any distinct letters, one for each seat in clockwise order (RULING-39).
        """
        given: dict[str, Value] = dict(options or {})
        given.setdefault("house_limit", DEFAULT_LIMIT.get(seats, HOUSE_LIMITS[0]))
        tribes = str(given.pop("tribes", TRIBE_LETTERS))
        settled = Game.settle(self, seats, given)
        if not is_seating(tribes) or len(tribes) not in (seats, MAX_SEATS):
            details: dict[str, Arg] = {
                "option": "tribes",
                "value": tribes[:20],
                "allowed": f"{seats} x {', '.join(TRIBE_LETTERS)}",
            }
            raise BadOption("error-option-value", details, rule="HOY-2.1")
        settled["tribes"] = tribes[:seats]
        return settled

    def start(self, seats: int, options: Options | None = None) -> State:
        return turns.start(self.settle(seats, options))

    def turn(self, state: State) -> Seat:
        return state.active

    def legal(self, state: State, codes: Codes) -> None:
        turns.legal(state, codes)

    def weights(self, state: State) -> list[int]:
        return turns.weights(state)

    def draw(self, state: State, rng: Rng) -> i64:
        return turns.draw(state, rng)

    def sample(self, state: State, rng: Rng) -> i64:
        return turns.sample(state, rng)

    def apply(self, state: State, code: i64, journal: Journal) -> None:
        turns.apply(state, code, journal)

    def copy(self, state: State) -> State:
        return state.copy()

    def standing(self, state: State) -> Standing:
        return scoring.standing(state)

    def view(self, state: State, viewer: int | None) -> View:
        return view.view(state, viewer)

    def own_parts(self, state: State, public: View, viewer: int) -> dict[str, object] | None:
        return view.own_parts(state, public, viewer)

    def imagine(self, seen: View, rng: Rng) -> State:
        return view.imagine(seen, rng)

    def prompt(self, state: State, seat: int | None) -> Prompt:
        return prompt.prompt(state, seat)

    def why_not(self, state: State, seat: int, action: Action) -> Reason | None:
        return reasons.why_not(state, seat, action)

    def write(self, action: Action) -> str:
        return notation.write(action)

    def read(self, text: str) -> Action:
        return notation.read(text)

    def encode(self, action: Action) -> i64:
        return actions.encode(action)

    def decode(self, code: i64) -> Action:
        return actions.decode(code)

    def write_position(self, state: State) -> str:
        return position.write_position(state)

    def read_position(self, text: str, seats: int | None, options: Options | None) -> State:
        return position.read_position(text, seats, options)

    def read_record(self, text: str) -> Recorded:
        return notation.read_record(text)

    def insight(self) -> Insight[State] | None:
        return insight.HoyukInsight()
