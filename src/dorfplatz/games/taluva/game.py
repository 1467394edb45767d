"""Taluva: the game as the rest of Dorfplatz knows it."""

from typing import ClassVar, final

from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.knowledge import Knowledge
from dorfplatz.engine.notation import Notation, Recorded
from dorfplatz.engine.options import Options, Value
from dorfplatz.engine.people import Fault, People
from dorfplatz.engine.prompt import Phrase, Prompt
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import Refusal, Rules, Seat
from dorfplatz.engine.standing import Standing
from dorfplatz.games.taluva import (
    actions,
    notation,
    position,
    prompt,
    reasons,
    rules,
    scoring,
    view,
)
from dorfplatz.games.taluva.actions import Action, Draw, Resign
from dorfplatz.games.taluva.material import COLOURS
from dorfplatz.games.taluva.setup import SETUP
from dorfplatz.games.taluva.state import State
from dorfplatz.games.taluva.view import View


@final
class TaluvaRules(Rules[State, Action]):
    """The rules of the game."""

    turn_rule: ClassVar[str] = "TAL-2.3"
    chance_actions: ClassVar[tuple[type, ...]] = (Draw,)
    any_time_actions: ClassVar[tuple[type, ...]] = (object,)
    resigns: ClassVar[bool] = True

    def start(self, seats: int, options: dict[str, Value]) -> State:
        return rules.start(seats, options)

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

    def forbids(self, state: State, seat: int, action: Action) -> Refusal | None:
        reason = reasons.why_not(state, seat, action)
        return None if reason is None else Refusal(reason.rule, reason.phrase.key)


@final
class TaluvaNotation(Notation[State, Action]):
    """The notation of the game."""

    def seat_name(self, seat: int) -> str:
        return COLOURS[seat]

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
        return position.read_position(text, found, SETUP.settle(found, options))

    def read_record(self, text: str) -> Recorded:
        return notation.read_record(text)


@final
class TaluvaKnowledge(Knowledge[State, View]):
    """Who may know what."""

    def view(self, state: State, viewer: int | None) -> View:
        return view.view(state, viewer)

    def own_parts(self, state: State, public: View, viewer: int) -> dict[str, object] | None:
        return view.own_parts(state, public, viewer)

    def imagine(self, seen: View, rng: Rng) -> State:
        return view.imagine(seen, rng)


@final
class TaluvaPeople(People[State, Action, View]):
    """What people meet."""

    def wait(self, state: State, seat: int | None) -> Phrase | None:
        return prompt.prompt(state, seat).sentence

    def ask(self, state: State, seat: int) -> Prompt:
        return prompt.prompt(state, seat)

    def picks(self, action: Action) -> tuple[str, ...]:
        return prompt.picks(action)

    def faults(self, state: State, seat: int, action: Action, refusal: Refusal) -> Fault:
        reason = reasons.why_not(state, seat, action)
        return Fault() if reason is None else Fault(reason.phrase.args, reason.at)
