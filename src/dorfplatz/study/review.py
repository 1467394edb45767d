"""A review: what luck did, what decisions did, and which moments mattered.

A decision is judged from the chair of whoever made it, with what that seat could know then: its
loss is how much better the best move found is than the one played. Luck is judged with all cards
open, since it is about what chance really did. A review is made of steps, each of them short and
independent of the others, so that it can be done in between.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

from dorfplatz.bots.reasons import reasons
from dorfplatz.engine.asking import option
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.perspective import Perspective, perspective
from dorfplatz.engine.prompt import Phrase
from dorfplatz.engine.rules import CHANCE
from dorfplatz.study.judge import (
    LEAST_LOSS,
    SEED,
    Budget,
    Chances,
    Clock,
    Judge,
    Worlds,
    outcome,
)
from dorfplatz.table import record
from dorfplatz.table.leaving import without
from dorfplatz.table.log import RESIGNS
from dorfplatz.table.record import Record

MOMENTS: Final = 3
"""How many moments of a seat are told."""
LOOKED_AT: Final = 5
"""How many of a seat's worst decisions are thought about once more."""
WORTH_TELLING: Final = 0.035
"""A moment costs at least so much."""
HOPE: Final = 0.1
"""Who is as good as lost, whatever is played, makes no blunder."""
SHARES: Final[Mapping[str, float]] = {"decision": 0.55, "draw": 0.2, "again": 0.25}
"""How the time of a review is shared out."""

Kind: TypeAlias = Literal["decision", "draw", "again"]
Tell: TypeAlias = Callable[[int, int], None]
"""Hears how many steps are done, and of how many."""


@dataclass(frozen=True)
class Step:
    """One thing to judge: a decision (for a second time: ``again``), or a run of draws.

    ``first`` and ``last`` are numbers of the log.
    """

    kind: Kind
    first: int
    last: int


@dataclass(frozen=True)
class Decision:
    """What a seat decided, and what would have been best with what it could know.

    ``chance`` is its own before the move, ``open`` everybody's with all cards on the table.
    """

    number: int
    seat: int
    played: str
    best: str
    loss: float
    chance: float
    open: Chances


@dataclass(frozen=True)
class Draw:
    """What chance did in a row, and how much that was worth to everybody.

    ``outcomes`` says with how many it was compared.
    """

    first: int
    last: int
    luck: Chances
    outcomes: int


Judged: TypeAlias = Decision | Draw


@dataclass(frozen=True)
class Moment:
    """A decision that mattered: what was played, what was better, where, and why."""

    number: int
    seat: int
    loss: float
    chance: float
    played: str
    better: str
    picks: tuple[str, ...]
    played_said: tuple[Phrase, ...]
    better_said: tuple[Phrase, ...]
    reasons: tuple[Phrase, ...]


@dataclass(frozen=True)
class Player:
    """One seat: what its decisions cost it, what luck brought, and its moments."""

    seat: int
    decisions: float
    luck: float
    judged: int
    moments: tuple[Moment, ...]
    luckiest: int | None = None
    unluckiest: int | None = None


@dataclass(frozen=True)
class Review:
    """What a whole match looks like afterwards."""

    game: str
    seats: int
    moves: int
    ranks: tuple[int, ...]
    fits: bool
    draws: int
    players: tuple[Player, ...]
    decisions: tuple[Decision, ...]
    luck: tuple[Draw, ...]
    end: Chances


@dataclass
class Match:
    """A finished match that is read for a review, and the steps that are to be judged."""

    game: AnyGame
    record: Record
    clock: Clock | None = None
    seconds: float = 60.0
    judge: Judge = field(init=False)
    second: Judge = field(init=False)
    states: list[object] = field(init=False)
    played: list[tuple[int, int | None]] = field(init=False)
    steps: list[Step] = field(init=False)

    def __post_init__(self) -> None:
        """Play it through once."""
        game, written = self.game, self.record
        self.judge = Judge(game)
        self.second = Judge(game, SEED + 1)
        self.states = record.states(game, written)
        names = [game.notation.seat_name(seat) for seat in range(written.seats)]
        self.played = []
        for move in written.moves:
            seat = int(CHANCE) if move.who == "*" else names.index(move.who)
            code = (
                None
                if _leaves(game, move.text)
                else game.notation.encode(game.notation.read(move.text))
            )
            self.played.append((seat, None if code is None else int(code)))
        self.resigned = [seat for seat, code in self.played if code is None]
        standing = without(game.rules.standing(self.states[-1]), self.resigned)
        if not standing.over:
            raise NotPossible("error-not-over")
        self.ranks = tuple(place.rank for place in standing.seats)
        self.steps = [*self._decisions(), *self._runs()]

    # -- What is to be judged -------------------------------------------------------

    def _decisions(self) -> Iterator[Step]:
        codes = Codes()
        rules = self.game.rules
        for index, (seat, code) in enumerate(self.played):
            if seat < 0 or code is None or int(rules.turn(self.states[index])) != seat:
                continue
            rules.legal(self.states[index], codes)
            if int(codes.count) > 1 and codes.has(i64(code)):
                yield Step("decision", index + 1, index + 1)

    def _runs(self) -> Iterator[Step]:
        """Give every run of draws in which anything could have come out differently."""
        codes = Codes()
        rules = self.game.rules
        first = 0
        varied = False
        for index, (seat, _) in enumerate([*self.played, (0, None)]):
            if seat == CHANCE:
                first = first or index + 1
                rules.legal(self.states[index], codes)
                varied = varied or int(codes.count) > 1
            elif first:
                if varied:
                    yield Step("draw", first, index)
                first, varied = 0, False

    def budget(self, step: Step) -> Budget:
        """Return how long to think about a step, so that all of them take the time there is."""
        if step.kind == "again":
            count = LOOKED_AT * self.record.seats
        else:
            count = sum(one.kind == step.kind for one in self.steps)
        ms = 1000.0 * self.seconds * SHARES[step.kind] / max(1, count)
        simulations = {"decision": self.judge.usual, "again": 4 * self.judge.usual, "draw": 64}
        return Budget(simulations[step.kind], ms, self.clock)

    # -- Judging --------------------------------------------------------------------

    def judged(self, step: Step, budget: Budget | None = None) -> Judged:
        """Return what there is to say about a step."""
        given = budget or self.budget(step)
        if step.kind == "draw":
            before, after = self.states[step.first - 1], self.states[step.last]
            luck, outcomes = self.judge.luck(before, after, self.record.seats, given)
            return Draw(step.first, step.last, luck, outcomes)
        return self.decision(step.first, given, step.kind == "again")

    def seen(self, number: int) -> Perspective[object, object, object]:
        """Return what the seat saw that made a move of the log."""
        seat = self.played[number - 1][0]
        known = self.played[: number - 1] if self.record.position is None else []
        past = [(mover, code) for mover, code in known if code is not None]
        return perspective(self.game, self.states[number - 1], i64(seat), past)

    def decision(self, number: int, budget: Budget, again: bool = False) -> Decision:
        """Judge one decision: search, then compare what was played with the best move found.

        What is thought about again may be told: it has to stay a mistake with other luck, and of
        moves that are as good the plainest is named.
        """
        judge = self.judge
        seat, code = self.played[number - 1]
        assert code is not None
        seen = self.seen(number)
        best, chance, loss = judge.weigh(seen, code, budget.part(0.5 if again else 1.0))
        if again and loss:
            best, chance, loss = self.second.plainest(
                seen, best, code, budget.part(0.5), self.done_anyway(number)
            )
        truth = Worlds([self.states[number - 1]], (0,))
        laid = judge.search(truth, seat, budget.part(0.1)).chances
        return Decision(number, seat, self._text(code), self._text(best), loss, chance, laid)

    def done_anyway(self, number: int) -> set[int]:
        """Return what the seat did later in the turn and could as well have done first.

        That is: before anybody else decided, and the move in question was still open afterwards.
        """
        seat, played = self.played[number - 1]
        before = self.states[number - 1]
        found: set[int] = set()
        for mover, code in self.played[number:]:
            if mover not in (seat, CHANCE):
                break
            if mover == seat and code is not None and self._legal(before, seat, code):
                after = self.game.rules.copy(before)
                self.game.rules.apply(after, i64(code), Journal(False))
                if played is not None and self._legal(after, seat, played):
                    found.add(code)
        return found

    def _legal(self, state: object, seat: int, code: int) -> bool:
        codes = Codes()
        if int(self.game.rules.turn(state)) == seat:
            self.game.rules.legal(state, codes)
        return codes.has(i64(code))

    def moment(self, decision: Decision) -> Moment:
        """Return a decision as it is told."""
        seen = self.seen(decision.number)
        played = self._code(decision.played)
        better = self._code(decision.best)
        return Moment(
            decision.number,
            decision.seat,
            decision.loss,
            decision.chance,
            decision.played,
            decision.best,
            tuple(option(self.game, better).picks),
            told(seen, played),
            told(seen, better),
            tuple(reasons(seen, better, self.judge.deep)),
        )

    def review(self, judged: Sequence[Judged]) -> Review:
        """Put together what was found; what was judged later counts."""
        kept: dict[tuple[bool, int], Judged] = {}
        for one in judged:
            if isinstance(one, Draw):
                kept[False, one.first] = one
            else:
                kept[True, one.number] = one
        decisions = sorted(
            (one for one in kept.values() if isinstance(one, Decision)), key=lambda one: one.number
        )
        draws = sorted(
            (one for one in kept.values() if isinstance(one, Draw)), key=lambda one: one.first
        )
        findings = record.verify(self.game, self.record)
        return Review(
            self.game.id,
            self.record.seats,
            len(self.played),
            self.ranks,
            not findings.problems,
            findings.draws,
            tuple(self._player(seat, decisions, draws) for seat in range(self.record.seats)),
            tuple(decisions),
            tuple(draws),
            outcome(self.ranks),
        )

    def _player(self, seat: int, decisions: list[Decision], draws: list[Draw]) -> Player:
        own = [one for one in decisions if one.seat == seat]
        worst = [one for one in own if one.loss >= WORTH_TELLING and one.chance >= HOPE]
        worst.sort(key=lambda one: -one.loss)
        moments = tuple(self.moment(one) for one in self._told_once(worst)[:MOMENTS])
        drawn = sorted(draws, key=lambda one: one.luck[seat])
        low = drawn[0].last if drawn and drawn[0].luck[seat] <= -LEAST_LOSS else None
        high = drawn[-1].last if drawn and drawn[-1].luck[seat] >= LEAST_LOSS else None
        cost = -sum(one.loss for one in own)
        luck = sum(one.luck[seat] for one in draws)
        return Player(seat, cost, luck, len(own), moments, high, low)

    def _told_once(self, worst: list[Decision]) -> list[Decision]:
        """Return decisions without those that missed in the same turn what another missed, too."""
        found: list[Decision] = []
        for one in worst:
            if not any(other.best == one.best and self._in_one_turn(one, other) for other in found):
                found.append(one)
        return found

    def _in_one_turn(self, one: Decision, other: Decision) -> bool:
        first, last = sorted((one.number, other.number))
        return all(mover in (one.seat, CHANCE) for mover, _ in self.played[first:last])

    def _text(self, code: int) -> str:
        return self.game.notation.write(self.game.notation.decode(code))

    def _code(self, text: str) -> int:
        return int(self.game.notation.encode(self.game.notation.read(text)))


def told(seen: Perspective[object, object, object], code: int) -> tuple[Phrase, ...]:
    """Return what a seat would be told of a move of its own, in a world it could imagine."""
    game = seen.game
    judge = Judge(game)
    world = game.rules.copy(judge.worlds(seen, 1).worlds[0])
    journal = Journal()
    game.rules.apply(world, i64(code), journal)
    phrases = [note.for_viewer(seen.seat) for note in journal.take()]
    return tuple(phrase for phrase in phrases if phrase is not None)


def _leaves(game: AnyGame, text: str) -> bool:
    return text == RESIGNS and not game.rules.resigns


def again(judged: Sequence[Judged], seats: int) -> list[Step]:
    """Return the steps to think about once more: the costliest decisions of every seat."""
    found: list[Step] = []
    for seat in range(seats):
        own = [one for one in judged if isinstance(one, Decision) and one.seat == seat]
        own.sort(key=lambda one: -one.loss)
        for one in own[:LOOKED_AT]:
            if one.loss >= LEAST_LOSS:
                found.append(Step("again", one.number, one.number))
    return found


def reviewed(match: Match, tell: Tell | None = None) -> Review:
    """Return the review of a match, step by step; ``tell`` hears how much of it is done."""
    judged: list[Judged] = []
    steps = list(match.steps)
    total = len(steps) + LOOKED_AT * match.record.seats
    for step in steps:
        judged.append(match.judged(step))
        if tell is not None:
            tell(len(judged), total)
    for step in again(judged, match.record.seats):
        judged.append(match.judged(step))
        if tell is not None:
            tell(len(judged), total)
    return match.review(judged)
