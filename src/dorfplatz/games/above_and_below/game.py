"""Above and Below: the game as the rest of Dorfplatz knows it."""

from typing import ClassVar, final

from mypy_extensions import i64

from dorfplatz.engine.game import Choice, Codes, Game, Insight, Options, Recorded, Seat
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.prompt import Prompt, Reason
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.standing import Standing
from dorfplatz.games.above_and_below import (
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
from dorfplatz.games.above_and_below.actions import Action
from dorfplatz.games.above_and_below.material import SEAT_NAMES
from dorfplatz.games.above_and_below.state import State
from dorfplatz.games.above_and_below.view import View


@final
class AboveAndBelow(Game[State, Action, View]):
    """Above and Below, complete: 2 to 4 seats, trade, catch-up coins, language of the texts."""

    id: ClassVar[str] = "above-and-below"
    title: ClassVar[str] = "Above and Below"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    rules_version: ClassVar[int] = 1
    choices: ClassVar[tuple[Choice, ...]] = (
        Choice("trade", ("on", "off")),
        Choice("catch_up_coins", ("published", "none")),
        Choice("texts", ("reader", "de", "en")),
    )

    def seat_name(self, seat: int) -> str:
        return SEAT_NAMES[seat]

    def start(self, seats: int, options: Options | None = None) -> State:
        return rules.start(seats, self.settle(seats, options))

    def turn(self, state: State) -> Seat:
        return state.active

    def legal(self, state: State, codes: Codes) -> None:
        rules.legal(state, codes)

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
        return insight.VillageInsight()
