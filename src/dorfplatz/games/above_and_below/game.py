"""Above and Below: the game as the rest of Dorfplatz knows it."""

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
from dorfplatz.games.above_and_below import (
    actions,
    draws,
    lists,
    notation,
    position,
    prompt,
    reasons,
    scoring,
    view,
)
from dorfplatz.games.above_and_below.actions import Action, Draw, LanternDie, SectionDie
from dorfplatz.games.above_and_below.material import SEAT_NAMES
from dorfplatz.games.above_and_below.rules import course
from dorfplatz.games.above_and_below.state import State
from dorfplatz.games.above_and_below.view import View


@final
class VillageRules(Rules[State, Action]):
    """The rules of the game."""

    turn_rule: ClassVar[str] = "AAB-2.2"
    chance_actions: ClassVar[tuple[type, ...]] = (
        Draw,
        SectionDie,
        LanternDie,
    )
    any_time_actions: ClassVar[tuple[type, ...]] = (object,)

    def start(self, seats: int, options: dict[str, Value]) -> State:
        return course.start(seats, options)

    def turn(self, state: State) -> Seat:
        return state.active

    def legal(self, state: State, codes: Codes) -> None:
        lists.legal(state, codes)

    def draw(self, state: State, rng: Rng) -> i64:
        return lists.draw(state, rng)

    def sample(self, state: State, rng: Rng) -> i64:
        return draws.sample(state, rng)

    def apply(self, state: State, code: i64, journal: Journal) -> None:
        course.apply(state, code, journal)

    def copy(self, state: State) -> State:
        return state.copy()

    def standing(self, state: State) -> Standing:
        return scoring.standing(state)

    def forbids(self, state: State, seat: int, action: Action) -> Refusal | None:
        reason = reasons.why_not(state, seat, action)
        return None if reason is None else Refusal(reason.rule, reason.phrase.key)


@final
class VillageNotation(Notation[State, Action]):
    """The notation of the game."""

    def seat_name(self, seat: int) -> str:
        return SEAT_NAMES[seat]

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


@final
class VillageKnowledge(Knowledge[State, View]):
    """Who may know what."""

    def view(self, state: State, viewer: int | None) -> View:
        return view.view(state, viewer)

    def own_parts(self, state: State, public: View, viewer: int) -> dict[str, object] | None:
        return view.own_parts(state, public, viewer)

    def imagine(self, seen: View, rng: Rng) -> State:
        return view.imagine(seen, rng)


@final
class VillagePeople(People[State, Action, View]):
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
