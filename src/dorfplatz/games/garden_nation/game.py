"""Garden Nation: the game as the rest of Dorfplatz knows it."""

from typing import ClassVar, final

from mypy_extensions import i64

from dorfplatz.engine.game import Choice, Codes, Game, Insight, Options, Recorded, Seat
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.prompt import Prompt, Reason
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.standing import Standing
from dorfplatz.games.garden_nation import (
    actions,
    insight,
    notation,
    position,
    prompt,
    reasons,
    rules,
    scoring,
    view,
)
from dorfplatz.games.garden_nation.actions import Action
from dorfplatz.games.garden_nation.state import State
from dorfplatz.games.garden_nation.view import View


@final
class GardenNation(Game[State, Action, View]):
    """Garden Nation, complete: 2 to 4 seats, no options."""

    id: ClassVar[str] = "garden-nation"
    title: ClassVar[str] = "Garden Nation"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    rules_version: ClassVar[int] = 1
    choices: ClassVar[tuple[Choice, ...]] = ()

    def seat_name(self, seat: int) -> str:
        return str(seat + 1)

    def start(self, seats: int, options: Options | None = None) -> State:
        self.settle(seats, options)
        return rules.start(seats)

    def turn(self, state: State) -> Seat:
        return state.active

    def waiting(self, state: State) -> list[int]:
        return rules.waiting(state)

    def legal(self, state: State, codes: Codes) -> None:
        rules.legal(state, codes)

    def legal_for(self, state: State, seat: Seat, codes: Codes) -> None:
        rules.legal_for(state, seat, codes)

    def weights(self, state: State) -> list[int]:
        return rules.weights(state)

    def draw(self, state: State, rng: Rng) -> i64:
        return rules.draw(state, rng)

    def sample(self, state: State, rng: Rng) -> i64:
        return rules.sample(state, rng)

    def apply(self, state: State, code: i64, journal: Journal) -> None:
        rules.apply(state, code, journal)

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

    def told(self, state: State, mover: Seat, action: Action, viewer: int | None) -> str:
        return notation.told(state, int(mover), action, viewer)

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
        return insight.GardenNationInsight()
