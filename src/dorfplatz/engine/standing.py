"""Who is where: points by source, tie-break keys in order, and ranks in which ties stay ties."""

from collections.abc import Sequence
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64


@dataclass(frozen=True)
class SeatStanding:
    """The result of one seat, final or so far."""

    seat: int
    points: int
    rank: int
    breakdown: tuple[tuple[str, int], ...]
    keys: tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    """The results of all seats in seat order."""

    over: bool
    seats: tuple[SeatStanding, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first rank."""
        return tuple(s.seat for s in self.seats if s.rank == 1)


def ranked(
    over: bool,
    breakdowns: Sequence[tuple[tuple[str, int], ...]],
    keys: Sequence[tuple[int, ...]] | None = None,
) -> Standing:
    """Rank seats by points, or by the given keys (higher is better); equals share a rank."""
    points = [sum(part for _, part in breakdown) for breakdown in breakdowns]
    order = list(keys) if keys is not None else [(p,) for p in points]
    return Standing(
        over,
        tuple(
            SeatStanding(
                seat, points[seat], 1 + sum(o > order[seat] for o in order), breakdown, order[seat]
            )
            for seat, breakdown in enumerate(breakdowns)
        ),
    )


def share_out(keys: vec[i64], row: vec[float]) -> None:
    """Fill ``row`` with the share of rivals each seat is ahead of; one number ranks each seat."""
    seats = i64(len(keys))
    for seat in range(seats):
        beaten = 0.0
        own = keys[seat]
        for rival in range(seats):
            if rival != seat:
                other = keys[rival]
                if own > other:
                    beaten += 1.0
                elif own == other:
                    beaten += 0.5
        row[seat] = beaten / float(seats - 1)
