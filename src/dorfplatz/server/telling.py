"""What the viewers of a match are told: to each the truth as far as that viewer may know it.

``update`` says it plainly for one viewer. ``messages`` says the same to many, as it travels: what
is public is built from the spectators' view and written once (``msgspec.Raw``), and what belongs to
one viewer is added. A test compares the two for every game.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal
from weakref import ref

import msgspec

from dorfplatz.engine.prompt import Prompt
from dorfplatz.engine.rules import OVER
from dorfplatz.server import votes, wire
from dorfplatz.table.log import Line
from dorfplatz.table.table import Table

if TYPE_CHECKING:
    from dorfplatz.server.match import Match


@dataclass
class Told:
    """The log as one viewer was told it, what is hidden in it, and what had to be told anew."""

    version: int = 0
    lines: list[msgspec.Raw] = field(default_factory=list)  # as they travel, mostly shared
    masked: dict[int, str] = field(default_factory=dict)
    retold: list[tuple[int, int]] = field(default_factory=list)


class Telling:
    """Tells the viewers of one match."""

    def __init__(self, match: "Match") -> None:
        self._of = ref(match)  # who is forgotten must not wait for a rare collection
        self._told: dict[int | None, Told] = {}
        self._undo: tuple[int, int, bool] = (-1, -1, False)  # version, seat, answer

    @property
    def _match(self) -> "Match":
        match = self._of()
        assert match is not None, "a match outlives what tells of it"
        return match

    def update(self, viewer: int | None, since: int | None, now: int) -> wire.Update:
        """Return the truth for one viewer who knows the log up to a version."""
        match, public = self._match, Public(self._match, now)
        since = self._known(since)
        keep = self._kept(self._tell(viewer, public), since)
        lines = match.table.lines(viewer, keep)
        view = match.table.view(viewer)
        return self._say(viewer, since, keep, public, lines, match.asked(viewer), view)

    def messages(
        self, viewers: Iterable[int | None], since: int | None, now: int
    ) -> Iterator[tuple[int | None, bytes]]:
        """Return the truth for several viewers as it travels."""
        public = Public(self._match, now)
        since = self._known(since)
        for viewer in viewers:
            told = self._tell(viewer, public)
            keep = self._kept(told, since)
            lines, asked, seen = told.lines[keep:], public.prompt(viewer), public.view(viewer)
            yield viewer, wire.encode(self._say(viewer, since, keep, public, lines, asked, seen))

    def _say(
        self,
        viewer: int | None,
        since: int,
        keep: int,
        public: "Public",
        lines: Any,  # the log from ``keep`` on, as values or as they travel; the view likewise
        prompt: Prompt,
        view: object,
    ) -> wire.Update:
        """Put together what a viewer is told."""
        match = self._match
        order, orders = match.orders.told(viewer)
        return wire.Update(
            match=match.facts.id,
            seat=viewer,
            version=match.version,
            since=since,
            keep=keep,
            lines=lines,
            turn=public.turn,
            waiting=public.waiting,
            decided=public.decided,
            chairs=match.chairs,
            clock=public.clock,
            votes=public.votes,
            ballots=public.ballots,
            undo=self._undoable(viewer, public),
            order=order,
            orders=orders,
            prompt=prompt,
            view=view,
            result=public.result,
            facts=match.table.facts(viewer),
        )

    def past(self, viewer: int | None, at: int) -> wire.Update:
        """Return what a viewer could see when the log had ``at`` lines; the log itself is known."""
        match = self._match
        turn, prompt, view, facts = match.table.past(viewer, at)
        return wire.Update(
            match=match.facts.id,
            seat=viewer,
            version=match.version,
            since=match.version,
            keep=at,
            lines=[],
            turn="over" if turn == int(OVER) else turn,
            waiting=[],
            decided=[],
            chairs=match.chairs,
            clock=None,
            votes=[],
            ballots=[],
            undo=False,
            order=None,
            orders=(),
            prompt=prompt,
            view=view,
            facts=facts,
            at=at,
        )

    def _undoable(self, viewer: int | None, public: "Public") -> bool:
        """Say whether a viewer's last decision can be taken back now.

        What a move revealed is worked out in imagined worlds, so it is asked once for a version and
        only for whoever decided last.
        """
        return viewer is not None and public.might_undo(viewer) and self.may_undo(viewer)

    def may_undo(self, viewer: int) -> bool:
        """Say whether the table would let a seat take back its last decision."""
        if self._undo[:2] != (self._match.version, viewer):
            may = self._match.table.may_undo(viewer)
            self._undo = (self._match.version, viewer, may)
        return self._undo[2]

    # -- The log -----------------------------------------------------------------------

    def _known(self, since: int | None) -> int:
        """Return the version a viewer knows the log of; 0: none of it."""
        return since if since is not None and 0 < since <= self._match.version else 0

    def _kept(self, told: Told, since: int) -> int:
        """Return how many lines of the log stay as a viewer knows them since a version."""
        if not since:
            return 0
        keep = min(self._match.kept[since + 1 :], default=len(told.lines))
        return min([keep, *(index for version, index in told.retold if version > since)])

    def _tell(self, viewer: int | None, public: "Public") -> Told:
        """Return the log as a viewer may know it now; only what may have changed is asked for."""
        match = self._match
        told = self._told.get(viewer)
        if told is None:
            told = self._told[viewer] = Told()
        elif told.version == match.version:
            return told
        log = match.table.log
        base = min([len(told.lines), *match.kept[told.version + 1 :]])
        if base < len(told.lines):
            del told.lines[base:]
            told.masked = {index: text for index, text in told.masked.items() if index < base}
        masked = list(told.masked)
        fresh = range(base, len(log))
        texts = match.table.texts([*masked, *fresh], viewer)
        if texts[: len(masked)] != list(told.masked.values()):
            self._reveal(told, dict(zip(masked, texts, strict=False)), viewer)
        for index, text in zip(fresh, texts[len(masked) :], strict=True):
            told.lines.append(public.line(index, viewer, text))
            if text != log[index].text:
                told.masked[index] = text
        told.version = match.version
        return told

    def _reveal(self, told: Told, texts: dict[int, str], viewer: int | None) -> None:
        """Tell anew what was secret and has come to light."""
        table = self._match.table
        for index, text in texts.items():
            if text == told.masked[index]:
                continue
            told.lines[index] = as_it_travels(table.line(index, viewer))
            told.retold.append((self._match.version, index))
            told.masked[index] = text
            if text == table.log[index].text:
                del told.masked[index]


class Public:
    """What everybody may know of a match at a moment, worked out once for all viewers."""

    def __init__(self, match: "Match", now: int) -> None:
        table = match.table
        over = match.status == "over"
        self._match = match
        self._table = table
        self._lines: dict[int, msgspec.Raw | None] = {}
        self._seen: object = None
        self._fields: dict[str, object] = {}
        self._asked: Prompt | None = None
        self.turn: int | Literal["over"] = "over" if over else table.turn
        self.waiting = match.waiting
        self.decided = table.decided
        self.clock: wire.ClockNow | None = None
        if match.facts.clock.kind != "none":
            running = [] if over else match.clock.running
            self.clock = wire.ClockNow(match.clock.left(now), running)
        self.votes = match.votes.told()
        self.ballots = votes.ballots(match, now)
        self.result: wire.Result | None = None
        if over:
            places = [
                wire.SeatResult(s.seat, s.points, s.rank, [(k, n) for k, n in s.breakdown])
                for s in table.standing().seats
            ]
            self.result = wire.Result(places, table.seed.hex(), table.nonces)
        decisions = (entry.seat for entry in reversed(table.log) if entry.seat >= 0)
        self._last = None if over else next(decisions, None)

    def might_undo(self, viewer: int) -> bool:
        """Say whether a viewer decided last, or early, and may do something still."""
        if self.result is not None or self._match.bot_of(viewer) is not None:
            return False
        return viewer == self._last or viewer in self.decided

    def line(self, index: int, viewer: int | None, text: str) -> msgspec.Raw:
        """Return a line of the log whose move a viewer reads as ``text``; an open one is shared."""
        if text == self._table.log[index].text:
            if index not in self._lines:
                line = self._table.open_line(index)
                self._lines[index] = None if line is None else as_it_travels(line)
            shared = self._lines[index]
            if shared is not None:
                return shared
        return as_it_travels(self._table.line(index, viewer))

    # -- As it travels -----------------------------------------------------------------

    def prompt(self, viewer: int | None) -> Prompt:
        """Return what a viewer is asked; who has nothing to decide is told what everybody is."""
        if viewer in self.waiting or viewer in self.decided:
            return self._match.asked(viewer)
        if self._asked is None:
            self._asked = self._table.prompt(None)
        return replace(self._asked, seat=viewer)

    def view(self, viewer: int | None) -> object:
        """Return what a viewer sees, built upon what spectators see where the game tells how."""
        if self._seen is None:
            self._seen = self._table.view(None)
        if viewer is None:
            return self._seen
        own = self._table.own_parts(self._seen, viewer)
        if own is None:
            return self._table.view(viewer)
        if not self._fields:
            self._fields = {name: as_it_travels(value) for name, value in vars(self._seen).items()}
        return self._fields | own


def as_it_travels(value: object) -> msgspec.Raw:
    """Return a value as JSON that is put into messages as it is."""
    return msgspec.Raw(wire.encode(value))


def unkept(
    table: Table,
    match: str,
    viewer: int | None,
    version: int,
    chairs: list[wire.Chair],
    lines: list[Line],
) -> wire.Update:
    """Return what a viewer sees of a table nobody keeps, as a match would tell it."""
    return wire.Update(
        match=match,
        seat=viewer,
        version=version + 1,
        since=0,
        keep=0,
        lines=lines,
        turn="over" if table.over else table.turn,
        waiting=table.waiting,
        decided=table.decided,
        chairs=chairs,
        clock=None,
        votes=[],
        ballots=[],
        undo=False,
        order=None,
        orders=(),
        prompt=table.prompt(viewer),
        view=table.view(viewer),
        facts=table.facts(viewer),
    )
