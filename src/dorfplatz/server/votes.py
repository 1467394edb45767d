"""Votes about a seat that keeps the others waiting: which are open, who counts, what is decided.

The server alone decides whether a vote is open. The seat must be awaited. When it is out of time,
everything can be decided; before that, and only where people sit together, a bot can be put in
after an absence of minutes, because its person can come back. What a vote led to is stored with
it, so a match that is read back does not depend on what counted when.
"""

from typing import TYPE_CHECKING

from dorfplatz.engine.errors import NotPossible
from dorfplatz.server import wire
from dorfplatz.server.deeds import Voted

if TYPE_CHECKING:
    from dorfplatz.server.match import Match


class Votes:
    """What the others said about seats; whoever acts leaves what was said before behind."""

    def __init__(self) -> None:
        self._cast: dict[int, dict[int, tuple[str, int]]] = {}
        self._acted: dict[int, int] = {}

    def cast(self, against: int, voter: int, what: str, version: int) -> None:
        """Note what a voter wants; the last word counts."""
        self._cast.setdefault(against, {})[voter] = (what, version)

    def acted(self, seat: int, version: int) -> None:
        """Note that a seat has decided something itself."""
        self._acted[seat] = version

    def forget(self, against: int) -> None:
        """Begin anew about a seat."""
        self._cast.pop(against, None)

    def ever(self, against: int) -> dict[int, str]:
        """Return everything said about a seat since it was last decided about."""
        return {voter: what for voter, (what, _) in self._cast.get(against, {}).items()}

    def standing(self, against: int) -> dict[int, str]:
        """Return what was said about a seat since it last decided something itself."""
        since = self._acted.get(against, 0)
        said = self._cast.get(against, {}).items()
        return {voter: what for voter, (what, version) in said if version > since}

    def told(self) -> list[wire.Vote]:
        """Return all votes that stand."""
        return [
            wire.Vote(against, voter, what)
            for against in self._cast
            for voter, what in self.standing(against).items()
        ]


def plays(chair: wire.Chair) -> bool:
    """Say whether a person plays this chair."""
    return chair.kind == "person" and not chair.resigned and chair.stand_in is None


def ballots(match: "Match", now: int) -> list[wire.Ballot]:
    """Return what can be decided about whom, and in how many milliseconds; 0: now."""
    if match.status == "over":
        return []
    found = []
    left = match.clock.left(now)
    for seat in match.waiting:
        if not plays(match.chairs[seat]) or not match.voters(seat):
            continue
        # Where a bot stands in for whoever is out of time, nobody has to decide that.
        runs = match.facts.timeout == "others" and seat in match.clock.running
        late = left[seat] if runs else None
        away = match.absence.patience_left(seat, now) if match.facts.clock.kind != "days" else None
        soonest = min((wait for wait in (late, away) if wait is not None), default=None)
        if soonest is not None:
            found += [wire.Ballot(seat, "wait", soonest), wire.Ballot(seat, "bot", soonest)]
        if late is not None:
            found.append(wire.Ballot(seat, "resign", late))
    return found


def settled(match: "Match", vote: Voted, now: int) -> Voted:
    """Return a vote with what it leads to, or refuse one that is not open now."""
    for ballot in ballots(match, now):
        if (ballot.against, ballot.what) == (vote.against, vote.what):
            if ballot.opens:
                seconds = -(-ballot.opens // 1000)
                raise NotPossible("error-vote-early", {"seconds": seconds})
            break
    else:
        raise NotPossible("error-vote-closed")
    said = {**match.votes.standing(vote.against), vote.seat: vote.what}
    decided = _wanted(match, vote.against, said, vote.what)
    return Voted(vote.seat, vote.against, vote.what, decided)


def _wanted(match: "Match", against: int, said: dict[int, str], what: str) -> bool:
    """Say whether more than half of the voters want something.

    Those who took their seats from one network are one voter, who wants what more than half of
    them want: two guests of one person do not outvote anybody, and a household can still decide.
    """
    groups: dict[str, list[int]] = {}
    for voter in match.voters(against):
        groups.setdefault(match.origin_of(voter) or f"seat {voter}", []).append(voter)
    agreed = [
        2 * sum(said.get(voter) == what for voter in group) > len(group)
        for group in groups.values()
    ]
    return 2 * sum(agreed) > len(agreed)
