"""Clocks: who has how long, as plain arithmetic; whoever holds a clock tells it the time.

Times are whole milliseconds on any scale that only moves forward while the match can be played.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

KINDS = ("none", "live", "days")


@dataclass(frozen=True)
class ClockRule:
    """How long everybody may think.

    ``none``: for ever. ``live``: a bank for the whole match and a bonus for every decision.
    ``days``: the bank anew for every decision.
    """

    kind: str = "none"
    bank: int = 0
    bonus: int = 0


@dataclass(frozen=True)
class ClockFace:
    """What a clock showed at a moment; enough to set it back."""

    left: tuple[int, ...]
    since: tuple[tuple[int, int], ...]


class Clock:
    """The clock of one match."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self._left = [rule.bank] * seats
        self._since: dict[int, int] = {}
        self._untouched = ClockFace(tuple(self._left), ())

    @property
    def running(self) -> list[int]:
        """The seats whose time runs."""
        return sorted(self._since)

    @property
    def deadline(self) -> int | None:
        """The moment at which the first running seat has no time left, if any runs."""
        ends = [since + self._left[seat] for seat, since in self._since.items()]
        return min(ends) if ends else None

    def left(self, now: int) -> list[int]:
        """Return how long every seat may still think; never less than nothing."""
        return [
            max(0, left - max(0, now - self._since.get(seat, now)))
            for seat, left in enumerate(self._left)
        ]

    def expired(self, now: int) -> list[int]:
        """Return the running seats that have no time left."""
        left = self.left(now)
        return [seat for seat in self.running if left[seat] == 0]

    def go_on(self, now: int, thinking: Iterable[int], decided: Sequence[int] = ()) -> None:
        """Book the time used, reward those who decided, and run for those who think now."""
        if self.rule.kind == "none":
            return
        self._left = self.left(now)
        for seat in decided:
            self._left[seat] += self.rule.bonus
        wanted = set(thinking)
        if self.rule.kind == "days":
            for seat in wanted:
                if seat not in self._since or seat in decided:
                    self._left[seat] = self.rule.bank
        self._since = dict.fromkeys(wanted, now)

    def grant(self, seat: int, now: int) -> None:
        """Give a seat that ran out of time enough to go on with."""
        self._left = self.left(now)
        self._since = dict.fromkeys(self._since, now)
        least = self.rule.bank if self.rule.kind == "days" else self.rule.bank // 10
        self._left[seat] = max(self._left[seat], least, self.rule.bonus)

    def set_left(self, seat: int, left: int, now: int) -> None:
        """Say how long a seat may still think."""
        self._left = self.left(now)
        self._since = dict.fromkeys(self._since, now)
        self._left[seat] = left

    def face(self, now: int) -> ClockFace:
        """Return what the clock shows."""
        if self.rule.kind == "none":
            return self._untouched
        return ClockFace(tuple(self.left(now)), tuple((seat, now) for seat in self.running))

    def set_back(self, face: ClockFace, now: int) -> None:
        """Show again what was shown, running on from now."""
        self._left = list(face.left)
        self._since = {seat: now for seat, _ in face.since}
