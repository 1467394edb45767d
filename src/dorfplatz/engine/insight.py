"""What a game tells bots: how promising a position is, and which worlds are likely."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from dorfplatz.engine.net import Net
from dorfplatz.engine.prompt import Phrase
from dorfplatz.engine.rules import Seat

S = TypeVar("S")


@final
class Belief(Generic[S]):
    """Worlds that fit a view, and how likely each of them is (any scale)."""

    def __init__(self, worlds: list[S], weights: list[float]) -> None:
        self.worlds = worlds
        self.weights = weights


@dataclass(frozen=True)
class Change:
    """What a move changed for a seat, and a sentence that names place, piece or rival."""

    feature: str
    seat: int
    more: bool
    phrase: Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(Generic[S]):
    """What a game tells bots about a position: how promising it is for each seat.

    A game answers ``evaluate``, or is ``Weighed``: it names features and answers ``measure``.
    """

    features: ClassVar[tuple[str, ...]] = ()
    """What ``measure`` counts, in order."""
    finer: ClassVar[tuple[str, ...]] = ()
    """What ``measure`` counts besides where it is ``deep``, for a network."""

    # What reasons may say about a feature; ``change-...`` of the game's advice is the sentence.
    unsaid: ClassVar[tuple[str, ...]] = ()
    """Features nobody would give as a reason: whose turn it is, how much of the game is left."""
    worse: ClassVar[tuple[str, ...]] = ()
    """Features of which a seat wants little: danger, injuries, turns still needed."""
    rising: ClassVar[tuple[str, ...]] = ()
    """Features said only where they rise: what falls may just have become something better."""
    becomes: ClassVar[tuple[tuple[str, str], ...]] = ()
    """What is used up for something: it is no loss that the first falls where the second rises."""
    vague: ClassVar[tuple[str, ...]] = ()
    """Features without a number that people count; only more or less is said of them."""
    veiled: ClassVar[tuple[str, ...]] = ()
    """Features that follow from what a rival hides: nothing is said about a rival's."""

    def __init__(self) -> None:
        self.scale = 10.0
        """How large a lead makes a seat the likely winner (three to one)."""
        self.deep = False
        """Whether to judge by the network, where there is one, and to measure what that needs."""
        self.corrected = False
        """Whether ``correction`` is added to what the network says."""
        self.weights: vec[float] = vec[float]()
        self.row: vec[float] = vec[float]()
        self.net: Net | None = None

    def look(self, state: S) -> None:
        """Work out what the features of all seats have in common, before they are measured."""

    def measure(self, state: S, seat: Seat, row: vec[float]) -> None:
        """Fill ``row`` with what a seat has of every feature, after a ``look`` at the position."""
        raise NotImplementedError

    def count(self, state: S, seat: Seat, row: vec[float]) -> None:
        """Fill ``row`` with the features as people count them, after a ``look``.

        Where ``measure`` weighs a number by what is left of the game, this is the number.
        """
        self.measure(state, seat, row)

    def changes(self, before: S, after: S) -> list[Change]:
        """Return what a move changed that can be named: a place, a piece, a rival."""
        return []

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

    def correction(self, state: S, seat: Seat) -> float:
        """Return what is known about the seat measured last and its games did not teach the net.

        It is added to the seat's lead.
        """
        return 0.0

    def hopes_by_net(self, state: S, seats: i64, net: Net, row: vec[float]) -> None:
        """Fill ``row`` by the network, or by the weights where they leave no doubt (one is out)."""
        worth = vec[float]()
        known = vec[float]()
        for seat in range(seats):
            worth = append(worth, self.worth(state, seat))
            known = append(known, self.correction(state, seat) if self.corrected else 0.0)
            net.take(seat, self.row)
            row[seat] = 0.0
        for seat in range(seats):
            for rival in range(seat):
                lead = (worth[seat] - worth[rival]) / self.scale
                if lead * lead > CLEAR * CLEAR:
                    share = likely(lead)
                else:
                    share = net.ahead(seat, rival, known[seat] - known[rival])
                row[seat] += share / float(seats - 1)
                row[rival] += (1.0 - share) / float(seats - 1)


CLEAR: Final = 20.0
"""So many times the usual lead is beyond all doubt."""


def likely(lead: float) -> float:
    """Return how likely a lead wins: 0.5 for none, 0.75 for one of 1, never quite 1."""
    return 0.5 + 0.5 * lead / (1.0 + (lead if lead > 0.0 else -lead))
