"""A game as it comes out of its box: how many play, which options, and how to begin."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, overload

from dorfplatz.engine.game import Game
from dorfplatz.engine.options import SEATS, Choice, Value
from dorfplatz.engine.play import deal
from dorfplatz.games import find, names
from dorfplatz.library.luck import Luck, luck_of, seeded
from dorfplatz.library.position import SILENT, Position
from dorfplatz.library.saying import LANGUAGE, saying
from dorfplatz.words import words

if TYPE_CHECKING:
    from dorfplatz.games.above_and_below import actions as above_actions
    from dorfplatz.games.above_and_below import state as above_state
    from dorfplatz.games.above_and_below import view as above_view
    from dorfplatz.games.clans import actions as clans_actions
    from dorfplatz.games.clans import state as clans_state
    from dorfplatz.games.clans import view as clans_view
    from dorfplatz.games.garden_nation import actions as garden_actions
    from dorfplatz.games.garden_nation import state as garden_state
    from dorfplatz.games.garden_nation import view as garden_view
    from dorfplatz.games.hoyuk import actions as hoyuk_actions
    from dorfplatz.games.hoyuk import state as hoyuk_state
    from dorfplatz.games.hoyuk import view as hoyuk_view
    from dorfplatz.games.taluva import actions as taluva_actions
    from dorfplatz.games.taluva import state as taluva_state
    from dorfplatz.games.taluva import view as taluva_view

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

WRITTEN = re.compile(r"([^()\s]+)\s*(?:\((.*)\))?\s*", re.DOTALL)


class Box(Generic[S, A, V]):
    """A game, and what is settled about it already: ``dp.game("taluva(seats=3,mode=ranking)")``."""

    def __init__(
        self,
        engine: Game[S, A, V],
        seats: int | None = None,
        options: dict[str, Value] | None = None,
    ) -> None:
        self.engine = engine
        """The game of the engine: rules, notation, knowledge, people, insight."""
        self.given = dict(options or {})
        self.given_seats = seats
        with saying(engine):
            engine.settle(self._seats(None), self.given)

    @property
    def id(self) -> str:
        """The name of the game in commands, records and protocols."""
        return self.engine.id

    @property
    def title(self) -> str:
        """The title of the game."""
        return words(LANGUAGE, self.engine).say("game-title")

    @property
    def seats(self) -> range:
        """How many can play; a single number where it is settled."""
        if self.given_seats is not None:
            return range(self.given_seats, self.given_seats + 1)
        return range(self.engine.min_seats, self.engine.max_seats + 1)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The options there are, with their values."""
        return self.engine.choices

    @property
    def plain(self) -> "Box[S, A, V]":
        """The same game with nothing settled."""
        return Box(self.engine)

    def start(
        self, seats: int | None = None, *, seed: int | None = None, **options: Value
    ) -> Position[S, A, V]:
        """Return the position before anything was dealt; where chance is to begin, it is asked."""
        settled = self._settled(seats, options)
        state = self.engine.start(self._seats(seats), settled)
        return Position(self, state, settled, luck_of(seeded(seed)))

    def deal(
        self, seats: int | None = None, *, seed: int | None = None, **options: Value
    ) -> Position[S, A, V]:
        """Return the first position in which a seat is to decide; a seed repeats all the luck."""
        settled = self._settled(seats, options)
        state = self.engine.start(self._seats(seats), settled)
        rng = seeded(seed)
        deal(self.engine, state, rng, SILENT)
        return Position(self, state, settled, luck_of(rng))

    def read(
        self,
        text: str,
        seats: int | None = None,
        *,
        seed: int | None = None,
        luck: Sequence[int] | None = None,
        **options: Value,
    ) -> Position[S, A, V]:
        """Return the position that a text of the game's notation describes."""
        with saying(self.engine):
            given = {**self.given, **options}
            asked = seats if seats is not None else self.given_seats
            state = self.engine.notation.read_position(text, asked, given or None)
            found = len(self.engine.rules.standing(state).seats)
            settled = self.engine.settle(found, given)
        to_come = luck_of(seeded(seed)) if luck is None else Luck(*luck)
        return Position(self, state, settled, to_come)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return game, (self._written(),)

    def __repr__(self) -> str:
        return f"dp.game({self._written()!r})"

    def _written(self) -> str:
        seats = {} if self.given_seats is None else {SEATS: self.given_seats}
        given = [f"{key}={value}" for key, value in {**seats, **self.given}.items()]
        return f"{self.id}({','.join(given)})" if given else self.id

    def _seats(self, seats: int | None) -> int:
        if seats is not None:
            return seats
        return self.engine.min_seats if self.given_seats is None else self.given_seats

    def _settled(self, seats: int | None, options: dict[str, Value]) -> dict[str, Value]:
        with saying(self.engine):
            return self.engine.settle(self._seats(seats), {**self.given, **options})


def games() -> list[str]:
    """Return the names of all games, without importing any."""
    return names()


@overload
def game(
    name: Literal["above-and-below"],
) -> "Box[above_state.State, above_actions.Action, above_view.View]": ...
@overload
def game(
    name: Literal["clans"],
) -> "Box[clans_state.State, clans_actions.Action, clans_view.View]": ...
@overload
def game(
    name: Literal["garden-nation"],
) -> "Box[garden_state.State, garden_actions.Action, garden_view.View]": ...
@overload
def game(
    name: Literal["hoyuk"],
) -> "Box[hoyuk_state.State, hoyuk_actions.Action, hoyuk_view.View]": ...
@overload
def game(
    name: Literal["taluva"],
) -> "Box[taluva_state.State, taluva_actions.Action, taluva_view.View]": ...
@overload
def game(name: "str | Game[Any, Any, Any]") -> Box[Any, Any, Any]: ...
def game(name: "str | Game[Any, Any, Any]") -> Box[Any, Any, Any]:
    """Return a game by its name, with what is settled in brackets: ``hoyuk(mode=expert)``.

    A game of your own can be given as it is.
    """
    if not isinstance(name, str):
        return Box(name)
    found = WRITTEN.fullmatch(name.strip())
    with saying():
        engine = find(found[1] if found else name)
    with saying(engine):
        options = engine.setup.read((found[2] if found else None) or "")
    seats = options.pop(SEATS, None)
    return Box(engine, None if seats is None else int(seats), options)
