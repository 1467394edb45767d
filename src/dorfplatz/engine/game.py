"""The contract of a game: who decides, what is legal, what follows, who may know what.

A game is pure: it never rolls, reads a clock or knows who listens. Chance is a player whose
actions are listed with weights; whoever plays the game draws one and applies it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from dorfplatz.engine.errors import BadOption, BadRecord, BadSeats, NotPossible
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.net import Net
from dorfplatz.engine.prompt import Prompt, Reason
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.standing import Standing

Seat: TypeAlias = i64
CHANCE: Final[i64] = -1
OVER: Final[i64] = -2
HIDDEN: Final[i64] = -1
"""Stands in a log for the code of a move that the reader may not know."""

Value: TypeAlias = str | int | bool
Options: TypeAlias = Mapping[str, Value]

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


@dataclass(frozen=True)
class Choice:
    """An option of a game: its key, the values it may have, the first being the default.

    ``low`` and ``high`` bound a number instead of listing its values.
    """

    key: str
    values: tuple[Value, ...]
    low: int | None = None
    high: int | None = None

    def allows(self, value: Value) -> bool:
        """Say whether the option may have this value."""
        if self.low is not None and self.high is not None:
            return type(value) is int and self.low <= value <= self.high
        return any(type(v) is type(value) and v == value for v in self.values)


@dataclass(frozen=True)
class Recorded:
    """A game as its own record notation tells it."""

    seats: int
    options: dict[str, Value]
    moves: list[str]


@final
class Codes:
    """A row of action codes that is filled again and again, so that lists cost no memory."""

    def __init__(self, capacity: i64 = 512) -> None:
        self.row: vec[i64] = vec[i64]([0] * int(capacity))
        self.count: i64 = 0

    def clear(self) -> None:
        """Forget all codes."""
        self.count = 0

    def reserve(self, more: i64) -> None:
        """Make room for ``more`` codes after those already there."""
        row = self.row
        needed = self.count + more
        if len(row) < needed:
            while len(row) < needed * 2:
                row = append(row, 0)
            self.row = row

    def add(self, code: i64) -> None:
        """Put a code at the end."""
        if self.count >= len(self.row):
            self.reserve(1)
        self.row[self.count] = code
        self.count += 1

    def values(self) -> list[int]:
        """Return the codes as an ordinary list."""
        row = self.row
        count = self.count
        return [int(row[i]) for i in range(count)]

    def has(self, code: i64) -> bool:
        """Say whether a code is among them."""
        row = self.row
        count = self.count
        for i in range(count):
            if row[i] == code:
                return True
        return False


@final
class Belief(Generic[S]):
    """Worlds that fit a view, and how likely each of them is (any scale)."""

    def __init__(self, worlds: list[S], weights: list[float]) -> None:
        self.worlds = worlds
        self.weights = weights


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(Generic[S]):
    """What a game tells bots about a position: how promising it is for each seat.

    A game answers ``evaluate``, or is ``Weighed``: it names features and answers ``measure``.
    """

    features: ClassVar[tuple[str, ...]] = ()
    """What ``measure`` counts, in order; the words of the game name each as ``feature-...``."""
    finer: ClassVar[tuple[str, ...]] = ()
    """What ``measure`` counts besides where it is ``deep``, for a network."""

    def __init__(self) -> None:
        self.scale = 10.0
        """How large a lead makes a seat the likely winner (three to one)."""
        self.deep = False
        """Whether to judge by the network, where there is one, and to measure what that needs."""
        self.weights: vec[float] = vec[float]()
        self.row: vec[float] = vec[float]()
        self.net: Net | None = None

    def look(self, state: S) -> None:
        """Work out what the features of all seats have in common, before they are measured."""

    def measure(self, state: S, seat: Seat, row: vec[float]) -> None:
        """Fill ``row`` with what a seat has of every feature, after a ``look`` at the position."""
        raise NotImplementedError

    def evaluate(self, state: S, seat: Seat) -> float:
        """Return how far a seat is ahead of its best rival; ``scale`` says how much is much."""
        raise NotImplementedError

    def hopes(self, state: S, seats: i64, row: vec[float]) -> None:
        """Fill ``row`` with the reward (0 .. 1) that each seat may hope for."""
        for seat in range(seats):
            row[seat] = likely(self.evaluate(state, seat) / self.scale)

    def belief(self, view: object, log: Sequence[tuple[int, int]]) -> Belief[S] | None:
        """Return all worlds that fit a view, each as likely as the moves seen make it.

        ``log`` holds seat and code of every move so far, ``HIDDEN`` for what the viewer cannot
        know. None: the game has no opinion, and any imagined world is as likely as another.
        """
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Weighed(Insight[S]):
    """An insight by features and weights: a seat hopes for the share of rivals it is ahead of.

    A game may have learned a network, too: slower, and better where features depend on each other.
    """

    def __init__(
        self, learned: Mapping[str, Any], network: Mapping[str, Any] | None = None
    ) -> None:
        """Take weights and scale as ``insight.json`` keeps them, a network as ``net.json`` does."""
        super().__init__()
        self.scale = float(learned["scale"])
        self.weights = vec[float]([float(learned["weights"][name]) for name in self.features])
        self.row = vec[float]([0.0] * (len(self.features) + len(self.finer)))
        if network is not None:
            self.net = Net(network)

    def worth(self, state: S, seat: Seat) -> float:
        """Return what a seat has by itself, after a ``look``: its features by their weights."""
        row = self.row
        weights = self.weights
        self.measure(state, seat, row)
        total = 0.0
        for i in range(len(weights)):
            total += weights[i] * row[i]
        return total

    def hopes(self, state: S, seats: i64, row: vec[float]) -> None:
        """Fill ``row`` with the share of rivals that each seat is likely to leave behind."""
        self.look(state)
        scale = self.scale
        if self.deep and self.net is not None:
            self.hopes_by_net(state, seats, self.net, row)
            return
        if seats == 2:
            row[0] = likely((self.worth(state, 0) - self.worth(state, 1)) / scale)
            row[1] = 1.0 - row[0]
            return
        worth = vec[float]()
        for seat in range(seats):
            worth = append(worth, self.worth(state, seat))
        for seat in range(seats):
            total = 0.0
            for rival in range(seats):
                if rival != seat:
                    total += likely((worth[seat] - worth[rival]) / scale)
            row[seat] = total / float(seats - 1)

    def hopes_by_net(self, state: S, seats: i64, net: Net, row: vec[float]) -> None:
        """Fill ``row`` by the network, or by the weights where they leave no doubt (one is out)."""
        worth = vec[float]()
        for seat in range(seats):
            worth = append(worth, self.worth(state, seat))
            net.take(seat, self.row)
            row[seat] = 0.0
        for seat in range(seats):
            for rival in range(seat):
                lead = (worth[seat] - worth[rival]) / self.scale
                share = likely(lead) if lead * lead > CLEAR * CLEAR else net.ahead(seat, rival)
                row[seat] += share / float(seats - 1)
                row[rival] += (1.0 - share) / float(seats - 1)


CLEAR: Final = 20.0
"""So many times the usual lead is beyond all doubt."""


def likely(lead: float) -> float:
    """Return how likely a lead wins: 0.5 for none, 0.75 for one of 1, never quite 1."""
    return 0.5 + 0.5 * lead / (1.0 + (lead if lead > 0.0 else -lead))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, A, V]):
    """One game: ``S`` its state, ``A`` its actions, ``V`` its view."""

    id: ClassVar[str] = ""
    title: ClassVar[str] = ""
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 2
    rules_version: ClassVar[int] = 1
    choices: ClassVar[tuple[Choice, ...]] = ()
    resigns: ClassVar[bool] = False
    """Whether the rules say what follows when a seat leaves (see ``resignation``)."""
    public_choices: ClassVar[bool] = False
    """Whether what is legal follows from public things alone, so that no world differs in it."""

    # -- Facts ---------------------------------------------------------------

    def settle(self, seats: int, options: Options | None = None) -> dict[str, Value]:
        """Check the number of seats and complete the options with their defaults."""
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            raise BadSeats(
                "error-seats",
                {
                    "game": self.title,
                    "seats": str(seats),
                    "least": self.min_seats,
                    "most": self.max_seats,
                },
            )
        given = dict(options or {})
        settled: dict[str, Value] = {}
        for choice in self.choices:
            value = given.pop(choice.key, choice.values[0])
            if not choice.allows(value):
                allowed = (
                    f"{choice.low} .. {choice.high}"
                    if choice.low is not None
                    else ", ".join(str(v) for v in choice.values)
                )
                raise BadOption(
                    "error-option-value",
                    {"option": choice.key, "value": str(value), "allowed": allowed},
                )
            settled[choice.key] = value
        for key in given:
            known = ", ".join(choice.key for choice in self.choices) or "-"
            raise BadOption("error-option", {"option": key, "game": self.title, "known": known})
        return settled

    def seat_name(self, seat: int) -> str:
        """Return the name of a seat in the game's notation."""
        return f"P{seat + 1}"

    # -- The course of the game -----------------------------------------------

    def start(self, seats: int, options: Options | None = None) -> S:
        """Return the position before anything was dealt."""
        raise NotImplementedError

    def turn(self, state: S) -> Seat:
        """Return who decides: a seat, ``CHANCE`` or ``OVER``."""
        raise NotImplementedError

    def waiting(self, state: S) -> list[int]:
        """Return every seat that may already decide (several where choices are simultaneous)."""
        seat = self.turn(state)
        return [int(seat)] if seat >= 0 else []

    def legal(self, state: S, codes: Codes) -> None:
        """Fill ``codes`` with the legal actions of whoever is to decide, in canonical order."""
        raise NotImplementedError

    def legal_for(self, state: S, seat: Seat, codes: Codes) -> None:
        """Fill ``codes`` with the actions of a waiting seat; of nobody else, none."""
        codes.clear()
        if seat == self.turn(state):
            self.legal(state, codes)

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

    def apply(self, state: S, code: i64, journal: Journal) -> None:
        """Carry out a legal action in place; note events if the journal is on."""
        raise NotImplementedError

    def copy(self, state: S) -> S:
        """Return an independent copy."""
        raise NotImplementedError

    def resignation(self, state: S, seat: Seat) -> A | None:
        """Return the action by which a seat leaves now, or None; it is in no list.

        Only for games that say ``resigns``; elsewhere the table ranks the seat last.
        """
        return None

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

    # -- Who may know what ----------------------------------------------------

    def view(self, state: S, viewer: int | None) -> V:
        """Return what a seat, or a spectator (None), may know."""
        raise NotImplementedError

    def own_parts(self, state: S, public: V, viewer: int) -> dict[str, object] | None:
        """Return the fields of a seat's view that differ from ``public``, the spectators'.

        Worth telling where most is public: then that is built once for everybody. None: not told.
        """
        return None

    def imagine(self, view: V, rng: Rng) -> S:
        """Return a random full position that the viewer cannot tell from the true one."""
        raise NotImplementedError

    def told(self, state: S, mover: Seat, action: A, viewer: int | None) -> str:
        """Return an action of the log as ``viewer`` may read it, given the position now."""
        return self.write(action)

    # -- People ---------------------------------------------------------------

    def prompt(self, state: S, seat: int | None) -> Prompt:
        """Return what a seat is asked, with all its options; a spectator has none."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, action: A) -> Reason | None:
        """Return what forbids an action to a seat, or None if it is legal; never tells secrets."""
        raise NotImplementedError

    # -- Texts and codes --------------------------------------------------------

    def write(self, action: A) -> str:
        """Return the one text of an action."""
        raise NotImplementedError

    def read(self, text: str) -> A:
        """Return the action a text means, or raise ``Unreadable``."""
        raise NotImplementedError

    def intended(self, state: S, action: A) -> A:
        """Return the listed action that a readable one means here; most have one spelling only."""
        return action

    def encode(self, action: A) -> i64:
        """Return the stable number of an action."""
        raise NotImplementedError

    def decode(self, code: i64) -> A:
        """Return the action a number stands for."""
        raise NotImplementedError

    def write_position(self, state: S) -> str:
        """Return the canonical text of a position."""
        raise NotImplementedError

    def read_position(self, text: str, seats: int | None, options: Options | None) -> S:
        """Return the position a text describes, or raise ``BadPosition``; None: see the text."""
        raise NotImplementedError

    def read_record(self, text: str) -> Recorded:
        """Read a record in the game's own notation (the specification's, not ``.dorf``)."""
        raise BadRecord("error-no-game-record", {"game": self.title})

    # -- Search ---------------------------------------------------------------

    def insight(self) -> Insight[S] | None:
        """Return the evaluation for bots, if the game has one."""
        return None

    # -- Conveniences built on the above ----------------------------------------

    def actions(self, state: S) -> list[A]:
        """Return the legal actions of whoever is to decide, as values."""
        codes = Codes()
        self.legal(state, codes)
        return [self.decode(code) for code in codes.values()]

    def moves(self, state: S) -> list[str]:
        """Return the legal actions of whoever is to decide, as texts."""
        return [self.write(action) for action in self.actions(state)]


AnyGame: TypeAlias = Game[object, object, object]
"""A game whose own types do not matter to the one who holds it."""


def playout(game: Game[S, A, V], state: S, rng: Rng, journal: Journal, codes: Codes) -> i64:
    """Play random actions from complete lists to the end; return how many moves it took."""
    moves: i64 = 0
    turn = game.turn(state)
    while turn != OVER:
        if turn == CHANCE:
            game.apply(state, game.draw(state, rng), journal)
        else:
            game.legal(state, codes)
            game.apply(state, codes.row[rng.below(codes.count)], journal)
            moves += 1
        turn = game.turn(state)
    return moves


def sampled_playout(game: Game[S, A, V], state: S, rng: Rng, journal: Journal) -> i64:
    """Play random actions without lists to the end; return how many moves it took."""
    moves: i64 = 0
    turn = game.turn(state)
    while turn != OVER:
        if turn == CHANCE:
            game.apply(state, game.draw(state, rng), journal)
        else:
            game.apply(state, game.sample(state, rng), journal)
            moves += 1
        turn = game.turn(state)
    return moves


def deal(game: Game[S, A, V], state: S, rng: Rng, journal: Journal) -> list[int]:
    """Let chance play until a seat is to decide; return the codes it played."""
    drawn: list[int] = []
    while game.turn(state) == CHANCE:
        code = game.draw(state, rng)
        game.apply(state, code, journal)
        drawn.append(int(code))
    return drawn


def perft(game: Game[S, A, V], state: S, depth: i64, most: i64 = 0) -> int:
    """Count the sequences of ``depth`` players' actions; chance adds a factor of its outcomes.

    Sequences that end earlier are not counted. With ``most`` given, looking at more positions than
    that is refused.
    """
    return Counter(most).count(game, state, depth, 0)


@final
class Counter:
    """Walks through all sequences, with one row of codes for each level."""

    def __init__(self, most: i64) -> None:
        self.most = most
        self.visited: i64 = 0
        self.rows: list[Codes] = []
        self.silent = Journal(False)

    def count(self, game: Game[S, A, V], state: S, depth: i64, level: int) -> int:
        """Return the number of sequences from a position."""
        if depth == 0:
            return 1
        turn = game.turn(state)
        if turn == OVER:
            return 0
        self.visited += 1
        if self.most > 0 and self.visited > self.most:
            raise NotPossible("error-perft", {"most": int(self.most)})
        if level == len(self.rows):
            self.rows.append(Codes())
        codes = self.rows[level]
        game.legal(state, codes)
        left = depth if turn == CHANCE else depth - 1
        if left == 0:
            return int(codes.count)
        nodes = 0
        for i in range(codes.count):
            child = game.copy(state)
            game.apply(child, codes.row[i], self.silent)
            nodes += self.count(game, child, left, level + 1)
        return nodes
