"""Taluva: the game as the rest of Dorfplatz knows it."""

from typing import ClassVar, final

from mypy_extensions import i64

from dorfplatz.engine.errors import BadOption
from dorfplatz.engine.game import Choice, Codes, Game, Insight, Options, Recorded, Seat, Value
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.prompt import Prompt, Reason
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.standing import Standing
from dorfplatz.games.taluva import (
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
from dorfplatz.games.taluva.actions import Action, Resign
from dorfplatz.games.taluva.material import COLOURS
from dorfplatz.games.taluva.state import State
from dorfplatz.games.taluva.view import View


@final
class Taluva(Game[State, Action, View]):
    """Taluva, complete: 2 to 4 seats, standard and ranking mode, the switches of chapter 15."""

    id: ClassVar[str] = "taluva"
    title: ClassVar[str] = "Taluva"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    rules_version: ClassVar[int] = 1
    resigns: ClassVar[bool] = True
    public_choices: ClassVar[bool] = True  # nothing is hidden but the order of the tiles
    choices: ClassVar[tuple[Choice, ...]] = (
        Choice("mode", ("standard", "ranking")),
        Choice("start", (0,), 0, 3),
        Choice("tilesPerPlayer", ("none", 12)),
        Choice("hutPlacement", ("free", "founding")),
    )

    def settle(self, seats: int, options: Options | None = None) -> dict[str, Value]:
        settled = super().settle(seats, options)
        first = settled["start"]
        if int(first) >= seats:  # RULING-1: one of the seats at the table
            raise BadOption(
                "error-option-value",
                {"option": "start", "value": str(first), "allowed": f"0 .. {seats - 1}"},
            )
        return settled

    def seat_name(self, seat: int) -> str:
        return COLOURS[seat]

    def start(self, seats: int, options: Options | None = None) -> State:
        return rules.start(seats, self.settle(seats, options))

    def turn(self, state: State) -> Seat:
        return rules.turn(state)

    def legal(self, state: State, codes: Codes) -> None:
        rules.legal(state, codes)

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

    def resignation(self, state: State, seat: Seat) -> Action | None:
        return Resign(int(seat)) if notation.may_resign(state, int(seat)) else None

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

    def intended(self, state: State, action: Action) -> Action:
        return notation.intended(state, action)

    def encode(self, action: Action) -> i64:
        return actions.encode(action)

    def decode(self, code: i64) -> Action:
        return actions.decode(code)

    def write_position(self, state: State) -> str:
        return position.write_position(state)

    def read_position(self, text: str, seats: int | None, options: Options | None) -> State:
        found = position.count_seats(text, seats)
        return position.read_position(text, found, self.settle(found, options))

    def read_record(self, text: str) -> Recorded:
        return notation.read_record(text)

    def insight(self) -> Insight[State] | None:
        return insight.TaluvaInsight()
