"""A match as its events make it: table, clock, chairs and votes, without a socket or a store.

The same code carries out an event that is asked for and one that is read back, so a match that is
loaded is the match that was left.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from dorfplatz.bots import bot_names, check_bot_name
from dorfplatz.engine.errors import NotPossible
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import Value
from dorfplatz.engine.prompt import Phrase, Prompt
from dorfplatz.server import wire
from dorfplatz.server.absence import Absence
from dorfplatz.server.deeds import (
    Answered,
    Coached,
    Deed,
    Event,
    Moved,
    Ordered,
    Resigned,
    Returned,
    StoodIn,
    TookBack,
    Voted,
)
from dorfplatz.server.errors import Forbidden, Stale
from dorfplatz.server.orders import Orders
from dorfplatz.server.telling import Telling
from dorfplatz.server.votes import Votes, plays
from dorfplatz.table import Table
from dorfplatz.table.clock import Clock, ClockFace, ClockRule

STAND_IN = "greedy"


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
    origin: str | None = None
    origins: list[str | None] = field(default_factory=list)
    away: dict[int, int] = field(default_factory=dict)
    rules_version: int | None = None
    nonces: list[str | None] | None = None
    position: str | None = None


def check_bot(name: str) -> None:
    """Refuse a bot that does not exist, and say which there are."""
    if name not in bot_names():
        check_bot_name(name)


class Match:
    """One running or finished match."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.game = facts.game
        self.table = Table(
            facts.game,
            facts.seats,
            facts.options,
            facts.seed,
            facts.rules_version,
            facts.nonces,
            facts.position,
        )
        self.chairs = facts.chairs
        self.clock = Clock(facts.clock, facts.seats)
        self.version = 0
        self.requests: dict[tuple[str | None, str], int] = {}
        self.votes = Votes()
        self.orders = Orders(self.table)
        self.absence = Absence(facts.away)
        self.decided_at = 0
        self.kept = [0]  # how many lines of the log each version left as they were
        self._faces: dict[int, ClockFace] = {}
        self._early: dict[int, int] = {}
        self._moved: tuple[int, int] | None = None  # the person who decided last, and when
        self._telling = Telling(self)
        self._look()
        self.clock.go_on(facts.started_at, self._thinking())

    def _look(self) -> None:
        """Note who may decide now; it is asked for again and again until the next event."""
        self.orders.lapse()
        self.waiting = self.table.waiting
        self.status = "over" if self.table.over else "live"

    # -- Questions ---------------------------------------------------------------------

    def bot_of(self, seat: int) -> str | None:
        """Return the bot that plays a seat, if one does."""
        chair = self.chairs[seat]
        return chair.stand_in or (chair.bot if chair.kind == "bot" else None)

    def bots_due(self) -> list[int]:
        """Return the seats for which a bot is to decide now."""
        return [seat for seat in self.waiting if self.bot_of(seat)]

    def orders_due(self) -> list[int]:
        """Return the seats for which a standing order is to answer now."""
        left = self.orders.left
        return [s for s in self.waiting if s in left and not self.bot_of(s) and self.orders.move(s)]

    def asked(self, viewer: int | None) -> Prompt:
        """Return what a viewer is asked; whoever left an order is not asked what it answers."""
        if self.orders.left and viewer in self.orders_due():
            return Prompt(viewer, Phrase("ask-order"))
        return self.table.prompt(viewer)

    @property
    def has_player(self) -> bool:
        """Whether a person still plays, so that sooner or later somebody is waited for."""
        return any(map(plays, self.chairs))

    @property
    def last_mover(self) -> int | None:
        """The seat of the person who decided last, if no bot has decided since."""
        return None if self._moved is None else self._moved[0]

    @property
    def undo_since(self) -> int | None:
        """When a person moved who may take it back and whom only bots follow; else None."""
        if self._moved is None or self.status == "over" or self._thinking():
            return None
        seat, at = self._moved
        return at if self._telling.may_undo(seat) else None

    def seats_of(self, user: str) -> list[int]:
        """Return the seats somebody has."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.user == user]

    @property
    def deadline(self) -> int | None:
        """The moment at which somebody is out of time, if somebody is thinking."""
        return None if self.status == "over" else self.clock.deadline

    # -- Acting ----------------------------------------------------------------------

    def check_fresh(self, version: int | None) -> None:
        """Refuse what was meant for a position before the last decision."""
        if version is not None and version < self.decided_at:
            raise Stale("error-stale")

    def do(self, deed: Deed, at: int) -> list[str]:
        """Carry out what happens and return the moves it put into the log; or raise, unchanged."""
        seat = deed.seat
        if not 0 <= seat < self.facts.seats:
            raise NotPossible("error-seat", {"seat": str(seat)})
        log = self.table.log
        begin = len(log)
        face = self.clock.face(at)
        match deed:
            case Moved():  # the stand-in of a seat that left plays on
                self.table.act(seat, deed.move)
                early = self.table.decided
                self._early = {s: left for s, left in self._early.items() if s in early}
                if seat in early:
                    self._early[seat] = face.left[seat]
            case Answered():
                self.table.act(seat, deed.move, Phrase("order-answered", {"seat": f"seat:{seat}"}))
                self.orders.answered(seat)
            case Ordered():
                self._refuse_resigned(seat)
                self.orders.leave(seat, deed.what)
            case Coached():
                self._refuse_resigned(seat)
                self.chairs[seat].coach = deed.on
            case TookBack():
                self._refuse_resigned(seat)
                self._undo(seat, at)
            case Resigned():
                self._refuse_resigned(seat)
                self.table.resign(seat)
                self._leave(seat)
            case StoodIn():
                self._stand_in(seat, deed.bot)
            case Returned():
                self._return(seat, at)
            case Voted():
                self._vote(deed, at)
        self._look()
        kept = min(begin, len(self.table.log))
        self.version += 1
        if isinstance(deed, (Moved, TookBack)):
            self.votes.acted(seat, self.version)
            person = isinstance(deed, Moved) and self.bot_of(seat) is None
            self._moved = (seat, at) if person else None
        self.kept.append(kept)
        if not isinstance(deed, TookBack):
            self._faces.update(dict.fromkeys(range(begin, len(self.table.log)), face))
            # A bot's move earns nobody time.
            own = isinstance(deed, (Moved, Answered)) and self.bot_of(seat) is None
            self.clock.go_on(at, self._thinking(), [seat] if own else [])
        if kept < begin or len(self.table.log) > kept:
            self.decided_at = self.version
        return [entry.text for entry in self.table.log[kept:]]

    def replay(self, event: Event) -> list[str]:
        """Carry out an event that was stored, and return the moves it puts into the log now."""
        moves = self.do(event.deed, event.at)
        self.remember(event.actor, event.request)
        return moves

    def remember(self, actor: str | None, request: str | None) -> None:
        """Keep in mind which request led to the present version."""
        if request is not None:
            self.requests[actor, request] = self.version

    def _undo(self, seat: int, at: int) -> None:
        early = seat in self.table.decided
        self.table.undo(seat)
        self.orders.leave(seat, "")  # or it would answer again at once
        self._look()
        if early:  # the bonus goes too, or one could decide and undecide for ever
            self.clock.set_left(seat, self._early.pop(seat), at)
            self.clock.go_on(at, self._thinking())
            return
        length = len(self.table.log)
        self.clock.set_back(self._faces[length], at - self._unbooked(seat, at))
        self._faces = {index: face for index, face in self._faces.items() if index < length}
        self.clock.go_on(at, self._thinking())

    def _unbooked(self, seat: int, at: int) -> int:
        """Return how long no clock ran since a move of this seat: only bots were to follow."""
        if self._moved is None or self._moved[0] != seat or self.clock.running:
            return 0
        return at - self._moved[1]

    def _leave(self, seat: int) -> None:
        chair = self.chairs[seat]
        chair.resigned = True
        chair.stand_in = STAND_IN  # the others can go on
        self.orders.leave(seat, "")
        self.votes.forget(seat)

    def _stand_in(self, seat: int, bot: str) -> None:
        chair = self.chairs[seat]
        if self.status == "over":
            raise NotPossible("error-over")
        if chair.kind == "bot" or chair.stand_in is not None:
            raise NotPossible("error-stand-in")
        check_bot(bot)
        chair.stand_in = bot
        self.votes.forget(seat)

    def _return(self, seat: int, at: int) -> None:
        chair = self.chairs[seat]
        self._refuse_resigned(seat)
        if chair.stand_in is None:
            raise NotPossible("error-no-stand-in")
        chair.stand_in = None
        self.clock.grant(seat, at)

    def _refuse_resigned(self, seat: int) -> None:
        if self.status == "over":
            raise NotPossible("error-over")
        if self.chairs[seat].resigned:
            raise NotPossible("error-resigned")

    # -- Votes -----------------------------------------------------------------------

    def voters(self, against: int) -> list[int]:
        """Return one seat of every person who may decide about a seat."""
        seen = {self.chairs[against].user}
        found = []
        for seat, chair in enumerate(self.chairs):
            if seat != against and plays(chair) and chair.user not in seen:
                seen.add(chair.user)
                found.append(seat)
        return found

    def origin_of(self, seat: int) -> str | None:
        """Return from where a seat was taken, if that is known."""
        return self.facts.origins[seat] if self.facts.origins else None

    def _vote(self, vote: Voted, at: int) -> None:
        against = vote.against
        if self.status == "over":
            raise NotPossible("error-over")
        voters = self.voters(against) if against < self.facts.seats else []
        chair = self.chairs[against] if voters else None
        if chair is None or not plays(chair):
            raise NotPossible("error-vote")
        if vote.seat not in voters:
            raise Forbidden("error-vote")
        self.votes.cast(against, vote.seat, vote.what, self.version + 1)
        decided = vote.decided
        if decided is None:  # from before outcomes were stored: more than half of all ever said
            said = self.votes.ever(against)
            decided = 2 * sum(said.get(voter) == vote.what for voter in voters) > len(voters)
        if not decided:
            return
        match vote.what:
            case "bot":
                chair.stand_in = STAND_IN
            case "resign":
                self.table.resign(against)
                self._leave(against)
            case "wait":
                self.clock.grant(against, at)
        self.votes.forget(against)

    def _thinking(self) -> list[int]:
        return [seat for seat in self.waiting if not self.bot_of(seat)]

    # -- Telling ---------------------------------------------------------------------

    def update(self, viewer: int | None, since: int | None, now: int) -> wire.Update:
        """Return the truth for one viewer who knows the log up to a version."""
        return self._telling.update(viewer, since, now)

    def messages(
        self, viewers: Iterable[int | None], since: int | None, now: int
    ) -> Iterator[tuple[int | None, bytes]]:
        """Return the truth for several viewers as it travels; what they share is written once."""
        return self._telling.messages(viewers, since, now)

    def past(self, viewer: int | None, at: int) -> wire.Update:
        """Return what a viewer could see when the log had ``at`` lines; the log itself is known."""
        return self._telling.past(viewer, at)


def rebuilt(facts: Facts, events: Iterable[Event]) -> Match:
    """Return the match that these events make."""
    match = Match(facts)
    for event in events:
        match.replay(event)
    return match
