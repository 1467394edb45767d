"""Seats that left the table: when nobody is left to play with, and how they rank."""

from collections.abc import Sequence
from dataclasses import replace

from dorfplatz.engine.standing import Standing


def deserted(seats: int, resigned: Sequence[int]) -> bool:
    """Say whether at most one seat is left at the table."""
    return len(resigned) >= seats - 1


def without(standing: Standing, resigned: Sequence[int]) -> Standing:
    """Rank those who left the table after all others, who left first very last."""
    keys = {
        s.seat: (0, resigned.index(s.seat)) if s.seat in resigned else (1, *s.keys)
        for s in standing.seats
    }
    return Standing(
        standing.over or deserted(len(keys), resigned),
        tuple(
            replace(s, rank=1 + sum(key > keys[s.seat] for key in keys.values()))
            for s in standing.seats
        )
        if resigned
        else standing.seats,
    )
