"""A game: its facts, and its parts, one for each audience."""

from collections.abc import Callable
from typing import Generic, TypeAlias, TypeVar, final

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.insight import Insight
from dorfplatz.engine.knowledge import Knowledge
from dorfplatz.engine.notation import Notation
from dorfplatz.engine.options import Options, Setup, Value
from dorfplatz.engine.people import People
from dorfplatz.engine.rules import Rules

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


@final
class Game(Generic[S, A, V]):
    """One game: ``S`` its state, ``A`` its actions, ``V`` its view.

    ``package`` is where it lives: its words, levels and other files lie there. ``public_choices``
    says that what is legal follows from public things alone, so that no world differs in it.
    """

    def __init__(
        self,
        id: str,
        package: str,
        setup: Setup,
        rules: Rules[S, A],
        notation: Notation[S, A],
        knowledge: Knowledge[S, V],
        people: People[S, A, V],
        insight: Callable[[], Insight[S]] | None = None,
        public_choices: bool = False,
    ) -> None:
        self.id = id
        self.package = package
        self.setup = setup
        self.rules = rules
        self.notation = notation
        self.knowledge = knowledge
        self.people = people
        self.insight = insight
        self.rules_version = setup.version
        self.public_choices = public_choices
        self.title = setup.title
        self.min_seats = setup.seats[0]
        self.max_seats = setup.seats[1]
        self.choices = setup.choices

    @property
    def folder(self) -> str:
        """The name of the package without what it lies in: ``garden_nation``."""
        return self.package.rpartition(".")[2]

    def settle(
        self, seats: int, options: Options | None = None, version: int | None = None
    ) -> dict[str, Value]:
        """Check the number of seats and complete the options as a version of the rules does."""
        return self.setup.settle(seats, options, version)

    def start(self, seats: int, options: Options | None = None, version: int | None = None) -> S:
        """Return the position before anything was dealt, by the present rules or older ones."""
        settled = self.setup.settle(seats, options, version)
        return self.rules.start(seats, self.setup.complete(settled))

    def actions(self, state: S) -> list[A]:
        """Return the legal actions of whoever is to decide, as values."""
        codes = Codes()
        self.rules.legal(state, codes)
        return [self.notation.decode(code) for code in codes.values()]

    def moves(self, state: S) -> list[str]:
        """Return the legal actions of whoever is to decide, as texts."""
        return [self.notation.write(action) for action in self.actions(state)]

    def fresh_insight(self) -> Insight[S] | None:
        """Return a new evaluation for bots, if the game has one."""
        return None if self.insight is None else self.insight()


AnyGame: TypeAlias = Game[object, object, object]
"""A game whose own types do not matter to the one who holds it."""
