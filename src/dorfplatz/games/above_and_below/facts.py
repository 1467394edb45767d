"""Above and Below: what a decision needs and the rules know, beside the view.

Everything here follows from what everybody sees; of the book only sections that were read count,
and of those only what is public before an outcome.
"""

from dataclasses import dataclass

from dorfplatz.engine.prompt import Phrase
from dorfplatz.games.above_and_below import estimates
from dorfplatz.games.above_and_below.state import State


@dataclass(frozen=True)
class Reach:
    """How likely a number of lanterns is: in percent, alone and with everybody exerted if need be.

    ``hurt`` is how many would be exerted on average, where exertion makes the difference.
    """

    lanterns: int
    alone: int
    exerted: int
    hurt: float


@dataclass(frozen=True)
class PartyOdds:
    """What a party could reach: 2 to 8 lanterns, with the buildings of its village."""

    villagers: tuple[str, ...]
    reach: tuple[Reach, ...]


@dataclass(frozen=True)
class OptionOdds:
    """What the party below could reach with an option of the open encounter.

    ``bonus`` are the lanterns that the option and the village add for certain.
    """

    option: str
    bonus: int
    reach: tuple[Reach, ...]


@dataclass(frozen=True)
class CardFact:
    """A building for sale: its price here, the points it would add now, what stands against it."""

    building: str
    price: int
    worth: int
    refusal: str | None
    rule: str | None


@dataclass(frozen=True)
class RecruitFact:
    """A villager in the row: the price of the space, and whether it can be paid."""

    villager: str
    price: int
    affordable: bool


@dataclass(frozen=True)
class GoodFact:
    """Where the next token of a good would lie, and what it would bring: points and income."""

    good: str
    stock: int
    slot: int
    points: int
    income: int


@dataclass(frozen=True)
class PlannedUse:
    """What a villager could use to recover, and what is proposed or settled."""

    villager: str
    use: str
    settled: bool
    uses: tuple[str, ...]


@dataclass(frozen=True)
class RecoveryPlan:
    """A recovery that uses all beds and no potion or cider, and how the village would wake up."""

    uses: tuple[PlannedUse, ...]
    ready: int
    exhausted: int
    injured: int


@dataclass(frozen=True)
class SeatFact:
    """The points of a seat so far by source, and its place in the reputation ranking."""

    track: int
    buildings: int
    ranking: int
    reputation: int
    bonuses: int
    place: int
    villagers: int


@dataclass(frozen=True)
class Facts:
    """Facts for one village: the viewer's own, or for spectators that of the current player."""

    seat: int
    builders: tuple[str, ...]
    trainers: tuple[str, ...]
    parties: tuple[PartyOdds, ...]
    options: tuple[OptionOdds, ...]
    cards: tuple[CardFact, ...]
    recruits: tuple[RecruitFact, ...]
    goods: tuple[GoodFact, ...]
    placing: tuple[str, ...]  # the goods in stock in the order that scores most
    recovery: RecoveryPlan | None
    seats: tuple[SeatFact, ...]


@dataclass(frozen=True)
class Scene:
    """A section that was read: title and setting in every language, and what was chosen there."""

    section: int
    title: dict[str, str] | None
    scene: dict[str, str]
    option: str | None
    label: dict[str, str] | None


@dataclass(frozen=True)
class Chapter:
    """An exploration of the match so far: who went where, what they read, how it ended."""

    seat: int
    round: int
    cave: str
    villagers: tuple[str, ...]
    scenes: tuple[Scene, ...] = ()
    total: int | None = None
    outcome: str | None = None
    line: dict[str, str] | None = None
    changes: tuple[Phrase, ...] = ()


def facts(state: State, viewer: int | None) -> Facts:
    """Say what follows from what the viewer sees."""
    seat = int(state.current) if viewer is None else viewer
    return Facts(
        seat=seat,
        builders=estimates.builders(state, seat),
        trainers=estimates.trainers(state, seat),
        parties=tuple(
            PartyOdds(party, reach(odds)) for party, odds in estimates.parties(state, seat)
        ),
        options=tuple(
            OptionOdds(key, bonus, reach(odds)) for key, bonus, odds in estimates.options(state)
        ),
        cards=tuple(CardFact(*card) for card in estimates.cards(state, seat)),
        recruits=tuple(RecruitFact(*recruit) for recruit in estimates.recruits(state, seat)),
        goods=tuple(GoodFact(*good) for good in estimates.goods(state, seat)),
        placing=estimates.placing(state, seat),
        recovery=recovery(state),
        seats=tuple(SeatFact(*estimates.seat_points(state, s)) for s in range(int(state.seats))),
    )


def reach(odds: list[tuple[int, int, int, float]]) -> tuple[Reach, ...]:
    """Return odds as they travel."""
    return tuple(Reach(*entry) for entry in odds)


def recovery(state: State) -> RecoveryPlan | None:
    """Return the plan of a recovery under way."""
    uses = estimates.recovery(state)
    if uses is None:
        return None
    ready, exhausted, injured = estimates.after_recovery(state, uses)
    return RecoveryPlan(tuple(PlannedUse(*use) for use in uses), ready, exhausted, injured)
