"""Clans: the game as the rest of Dorfplatz knows it."""

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.game import Choice, Codes, Game, Insight, Options, Recorded, Seat
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.prompt import Prompt, Reason
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.standing import Standing
from dorfplatz.games.clans import (
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
from dorfplatz.games.clans.actions import Action
from dorfplatz.games.clans.state import State
from dorfplatz.games.clans.view import View


@final
class Clans(Game[State, Action, View]):
    """Clans, complete: 2 to 4 seats, option ``large_merge``."""

    id: ClassVar[str] = "clans"
    title: ClassVar[str] = "Clans"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    rules_version: ClassVar[int] = 1
    choices: ClassVar[tuple[Choice, ...]] = (Choice("large_merge", ("must", "may")),)
    public_choices: ClassVar[bool] = True  # CLA-3.5: cards make no difference to what is legal

    def start(self, seats: int, options: Options | None = None) -> State:
        return rules.start(seats, self.settle(seats, options))

    def turn(self, state: State) -> Seat:
        return state.active

    def legal(self, state: State, codes: Codes) -> None:
        rules.legal(state, codes)

    def sample(self, state: State, rng: Rng) -> i64:
        return rules.sample(state, rng)

    def apply(self, state: State, code: i64, journal: Journal) -> None:
        rules.apply(state, code, journal)

    def copy(self, state: State) -> State:
        return state.copy()

    def standing(self, state: State) -> Standing:
        return scoring.standing(state)

    def rewards(self, state: State, row: vec[float]) -> None:
        scoring.rewards(state, row)

    def view(self, state: State, viewer: int | None) -> View:
        return view.view(state, viewer)

    def own_parts(self, state: State, public: View, viewer: int) -> dict[str, object] | None:
        return view.own_parts(state, public, viewer)

    def imagine(self, seen: View, rng: Rng) -> State:
        return view.imagine(seen, rng)

    def told(self, state: State, mover: Seat, action: Action, viewer: int | None) -> str:
        return notation.told(state, action, viewer)

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
        self.settle(seats if seats is not None else self.min_seats, options)
        return position.read_position(text, seats, options)

    def read_record(self, text: str) -> Recorded:
        return notation.read_record(text)

    def insight(self) -> Insight[State] | None:
        return insight.ClansInsight()
