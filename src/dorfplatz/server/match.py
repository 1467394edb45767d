"""A match as its events make it: table, clock, chairs and votes, without a socket or a store.

The same code carries out an event that is asked for and one that is read back, so a match that is
loaded is the match that was left.
"""

import dataclasses
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

import msgspec

from dorfplatz.bots import bot_names, find_bot
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import OVER, AnyGame, Value
from dorfplatz.server import wire
from dorfplatz.server.errors import Forbidden, Stale
from dorfplatz.table import Line, Table
from dorfplatz.table.clock import Clock, ClockFace, ClockRule

STAND_IN = "greedy"
SMALL = 3


@dataclass(frozen=True)
class Event:
    """One thing that happened in a match; its number is the version it leads to."""

    number: int
    kind: str  # move, undo, resign, stand_in, return, vote
    seat: int
    text: str
    actor: str | None
    request: str | None
    at: int
    result: list[str]


@dataclass
class Facts:
    """What was settled before the first move."""

    id: str
    game: AnyGame
    seats: int
    options: dict[str, Value]
    seed: bytes
    clock: ClockRule
    timeout: str
    chairs: list[wire.Chair]
    started_at: int
    epoch: int = 0
    public: bool = True
    key: str = ""


def check_bot(name: str) -> None:
    """Refuse a bot that does not exist, and say which there are."""
    if name not in bot_names():
        find_bot(name, 0)


@dataclass
class Told:
    """The log as one viewer was told it, what is hidden in it, and what had to be told anew."""

    version: int = 0
    lines: list[Line] = field(default_factory=list)
    masked: dict[int, str] = field(default_factory=dict)
    retold: list[tuple[int, int]] = field(default_factory=list)


class Match:
    """One running or finished match."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.game = facts.game
        self.table = Table(facts.game, facts.seats, facts.options, facts.seed)
        self.chairs = facts.chairs
        self.clock = Clock(facts.clock, facts.seats)
        self.version = 0
        self.requests: dict[tuple[str | None, str], int] = {}
        self.votes: dict[int, dict[int, str]] = {}
        self.decided_at = 0
        self._kept = [0]
        self._told: dict[int | None, Told] = {}
        self._faces: dict[int, ClockFace] = {}
        self._early: dict[int, int] = {}
        self.clock.go_on(facts.started_at, self._thinking())

    # -- Questions ---------------------------------------------------------------------

    def bot_of(self, seat: int) -> str | None:
        """Return the bot that plays a seat, if one does."""
        chair = self.chairs[seat]
        return chair.stand_in or (chair.bot if chair.kind == "bot" else None)

    def bots_due(self) -> list[int]:
        """Return the seats for which a bot is to decide now."""
        return [seat for seat in self.table.waiting if self.bot_of(seat)]

    def seats_of(self, user: str) -> list[int]:
        """Return the seats somebody has."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.user == user]

    @property
    def deadline(self) -> int | None:
        """The moment at which somebody is out of time, if somebody is thinking."""
        return None if self.table.over else self.clock.deadline

    # -- Acting ----------------------------------------------------------------------

    def check_fresh(self, version: int | None) -> None:
        """Refuse what was meant for a position before the last decision."""
        if version is not None and version < self.decided_at:
            raise Stale("error-stale")

    def do(self, kind: str, seat: int, text: str, at: int) -> list[str]:
        """Carry out an event and return the moves it put into the log; or raise, unchanged."""
        if not 0 <= seat < self.facts.seats:
            raise NotPossible("error-seat", {"seat": str(seat)})
        log = self.table.log
        begin = len(log)
        face = self.clock.face(at)
        match kind:
            case "move":
                self._refuse_resigned(seat)
                self.table.act(seat, text)
                early = self.table.decided
                self._early = {s: left for s, left in self._early.items() if s in early}
                if seat in early:
                    self._early[seat] = face.left[seat]
            case "undo":
                self._refuse_resigned(seat)
                self._undo(seat, at)
            case "resign":
                self._refuse_resigned(seat)
                self.table.resign(seat)
                self._leave(seat)
            case "stand_in":
                self._stand_in(seat, text)
            case "return":
                self._return(seat, at)
            case "vote":
                self._vote(seat, text, at)
            case _:
                raise NotPossible("error-do", {"do": kind[:40], "known": "move"})
        kept = min(begin, len(self.table.log))
        self.version += 1
        self._kept.append(kept)
        if kind != "undo":
            self._faces.update(dict.fromkeys(range(begin, len(self.table.log)), face))
            self.clock.go_on(at, self._thinking(), [seat] if kind == "move" else [])
        if kept < begin or len(self.table.log) > kept:
            self.decided_at = self.version
        return [entry.text for entry in self.table.log[kept:]]

    def replay(self, event: Event) -> list[str]:
        """Carry out an event that was stored, and return the moves it puts into the log now."""
        moves = self.do(event.kind, event.seat, event.text, event.at)
        self.remember(event.actor, event.request)
        return moves

    def remember(self, actor: str | None, request: str | None) -> None:
        """Keep in mind which request led to the present version."""
        if request is not None:
            self.requests[actor, request] = self.version

    def _undo(self, seat: int, at: int) -> None:
        early = seat in self.table.decided
        self.table.undo(seat)
        if early:  # the bonus goes too, or one could decide and undecide for ever
            self.clock.set_left(seat, self._early.pop(seat), at)
            self.clock.go_on(at, self._thinking())
            return
        length = len(self.table.log)
        self.clock.set_back(self._faces[length], at)
        self._faces = {index: face for index, face in self._faces.items() if index < length}
        self.clock.go_on(at, self._thinking())

    def _leave(self, seat: int) -> None:
        chair = self.chairs[seat]
        chair.resigned = True
        chair.stand_in = STAND_IN  # the others can go on
        self.votes.pop(seat, None)

    def _stand_in(self, seat: int, bot: str) -> None:
        chair = self.chairs[seat]
        if self.table.over:
            raise NotPossible("error-over")
        if chair.kind == "bot" or chair.stand_in is not None:
            raise NotPossible("error-stand-in")
        check_bot(bot)
        chair.stand_in = bot
        self.votes.pop(seat, None)

    def _return(self, seat: int, at: int) -> None:
        chair = self.chairs[seat]
        self._refuse_resigned(seat)
        if chair.stand_in is None:
            raise NotPossible("error-no-stand-in")
        chair.stand_in = None
        self.clock.grant(seat, at)

    def _refuse_resigned(self, seat: int) -> None:
        if self.table.over:
            raise NotPossible("error-over")
        if self.chairs[seat].resigned:
            raise NotPossible("error-resigned")

    # -- Votes -----------------------------------------------------------------------

    def voters(self, against: int) -> list[int]:
        """Return one seat of every person who may decide about a seat."""
        seen = {self.chairs[against].user}
        found = []
        for seat, chair in enumerate(self.chairs):
            present = chair.kind == "person" and not chair.resigned and chair.stand_in is None
            if seat != against and present and chair.user not in seen:
                seen.add(chair.user)
                found.append(seat)
        return found

    def _vote(self, seat: int, text: str, at: int) -> None:
        named, _, what = text.partition(":")
        against = int(named)
        if self.table.over:
            raise NotPossible("error-over")
        voters = self.voters(against) if against < self.facts.seats else []
        chair = self.chairs[against] if voters else None
        if chair is None or chair.kind != "person" or chair.resigned or chair.stand_in:
            raise NotPossible("error-vote")
        if seat not in voters:
            raise Forbidden("error-vote")
        votes = self.votes.setdefault(against, {})
        votes[seat] = what
        if 2 * sum(votes.get(voter) == what for voter in voters) <= len(voters):
            return
        match what:
            case "bot":
                chair.stand_in = STAND_IN
            case "resign":
                self.table.resign(against)
                self._leave(against)
            case _:
                self.clock.grant(against, at)
        self.votes.pop(against, None)

    def _thinking(self) -> list[int]:
        return [seat for seat in self.table.waiting if not self.bot_of(seat)]

    # -- Telling ---------------------------------------------------------------------

    def update(self, viewer: int | None, since: int | None, now: int) -> wire.Update:
        """Return the truth for one viewer who knows the log up to a version."""
        return self._update(viewer, since, Public(self, now))

    def updates(
        self, viewers: Iterable[int | None], since: int | None, now: int
    ) -> Iterator[tuple[int | None, wire.Update]]:
        """Return the truth for several viewers; what is public is worked out once."""
        public = Public(self, now)
        for viewer in viewers:
            yield viewer, self._update(viewer, since, public)

    def _update(self, viewer: int | None, since: int | None, public: "Public") -> wire.Update:
        table = self.table
        told = self._tell(viewer, public)
        if since is None or not 0 < since <= self.version:
            since = 0
        keep = 0
        if since:
            keep = min(self._kept[since + 1 :], default=len(told.lines))
            for version, index in told.retold:
                if version > since:
                    keep = min(keep, index)
        last = table.log[-1] if table.log else None
        return wire.Update(
            match=self.facts.id,
            seat=viewer,
            version=self.version,
            since=since,
            keep=keep,
            lines=told.lines[keep:],
            turn=public.turn,
            waiting=public.waiting,
            decided=public.decided,
            chairs=public.chairs,
            clock=public.clock,
            votes=public.votes,
            undo=public.result is None
            and viewer is not None
            and (viewer in public.decided or (last is not None and last.seat == viewer)),
            prompt=table.prompt(viewer),
            view=public.view(viewer),
            result=public.result,
        )

    def past(self, viewer: int | None, at: int) -> wire.Update:
        """Return what a viewer could see when the log had ``at`` lines; the log itself is known."""
        table = self.table
        turn, prompt, view = table.past(viewer, at)
        return wire.Update(
            match=self.facts.id,
            seat=viewer,
            version=self.version,
            since=self.version,
            keep=at,
            lines=[],
            turn="over" if turn == int(OVER) else turn,
            waiting=[],
            decided=[],
            chairs=self.chairs,
            clock=None,
            votes=[],
            undo=False,
            prompt=prompt,
            view=view,
            at=at,
        )

    def _tell(self, viewer: int | None, public: "Public") -> Told:
        """Return the log as a viewer may know it now; only what may have changed is asked for."""
        table = self.table
        told = self._told.setdefault(viewer, Told())
        if told.version == self.version and told.lines:
            return told
        base = min([len(told.lines), *self._kept[told.version + 1 :]])
        if base < len(told.lines):
            del told.lines[base:]
            told.masked = {index: text for index, text in told.masked.items() if index < base}
        now = table.texts(tuple(told.masked), viewer)
        if now != list(told.masked.values()):  # what was secret has come to light
            for index, text in zip(tuple(told.masked), now, strict=True):
                if text != told.masked[index]:
                    told.lines[index] = table.line(index, viewer)
                    told.retold.append((self.version, index))
                    told.masked[index] = text
                if text == table.log[index].text:
                    del told.masked[index]
        for index in range(base, len(table.log)):
            line = public.line(index, viewer)
            told.lines.append(line)
            if line.text != table.log[index].text:
                told.masked[index] = line.text
        told.version = self.version
        return told

    # -- The end ---------------------------------------------------------------------

    @property
    def status(self) -> str:
        """Whether the match is live or over."""
        return "over" if self.table.turn == int(OVER) else "live"


class Public:
    """What everybody may know of a match at a moment, written down once for all viewers."""

    def __init__(self, match: Match, now: int) -> None:
        table = match.table
        over = table.over
        self._table = table
        self._seen: Any = None
        self._parts: dict[str, object] | None = None
        self._lines: dict[int, Line | None] = {}
        self.turn: int | Literal["over"] = "over" if over else table.turn
        self.waiting = table.waiting
        self.decided = table.decided
        self.chairs: Any = msgspec.Raw(wire.encode(match.chairs))
        self.clock: wire.ClockNow | None = None
        if match.facts.clock.kind != "none":
            running = [] if over else match.clock.running
            self.clock = wire.ClockNow(match.clock.left(now), running)
        self.votes = [
            wire.Vote(against, voter, what)
            for against, votes in match.votes.items()
            for voter, what in votes.items()
        ]
        self.result: wire.Result | None = None
        if over:
            places = [
                wire.SeatResult(s.seat, s.points, s.rank, [(k, n) for k, n in s.breakdown])
                for s in table.standing().seats
            ]
            self.result = wire.Result(places, table.seed.hex())

    def view(self, viewer: int | None) -> object:
        """Return what a viewer sees, built upon what spectators see where the game tells how."""
        if self._seen is None:
            self._seen = self._table.view(None)
        if viewer is None:
            return self._parts or self._seen
        own = self._table.own_parts(self._seen, viewer)
        if own is None:
            return self._table.view(viewer)
        if self._parts is None:
            self._parts = {
                name: written_once(getattr(self._seen, name))
                for name in names_of(self._seen.__class__)
            }
        return {**self._parts, **own}

    def line(self, index: int, viewer: int | None) -> Line:
        """Return a line of the log; where everybody may read it, it is made once."""
        if index not in self._lines:
            self._lines[index] = self._table.open_line(index)
        line = self._lines[index]
        if line is not None and self._table.texts((index,), viewer)[0] == line.text:
            return line
        return self._table.line(index, viewer)


def written_once(value: object) -> object:
    """Return a large part of a view as the text it becomes; a small one is quickly written."""
    if isinstance(value, tuple) and len(value) > SMALL:
        return msgspec.Raw(wire.encode(value))
    return value


@cache
def names_of(kind: type) -> tuple[str, ...]:
    """Return the names of the fields of a view."""
    return tuple(field.name for field in dataclasses.fields(kind))


def rebuilt(facts: Facts, events: Iterable[Event]) -> Match:
    """Return the match that these events make."""
    match = Match(facts)
    for event in events:
        match.replay(event)
    return match
