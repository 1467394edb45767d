"""Clans: final scores and ranks (CLA-11)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from dorfplatz.engine.rules import OVER
from dorfplatz.engine.standing import Standing, ranked, share_out
from dorfplatz.games.clans.state import State


def standing(state: State) -> Standing:
    """Return for every seat the points of its clan and its chips; equals share a rank (CLA-11.4).

    Clans nobody owns are ignored (CLA-11.2); an early end changes nothing (CLA-11.5). Before the
    end it says who would win now, for those who may know all cards.
    """
    breakdowns: list[tuple[tuple[str, int], ...]] = []
    for seat in range(state.seats):
        card = state.cards[seat]
        clan = int(state.scores[card]) if card >= 0 else 0
        breakdowns.append((("clan", clan), ("chips", int(state.chips[seat]))))  # CLA-11.1
    return ranked(state.active == OVER, breakdowns)  # CLA-11.3


def rewards(state: State, row: vec[float]) -> None:
    """Fill in the share of rivals each seat is ahead of (equals count half), without the table."""
    keys = vec[i64]()
    for seat in range(state.seats):
        keys = append(keys, points(state, seat))
    share_out(keys, row)


def points(state: State, seat: i64) -> i64:
    """Return the points of a seat (CLA-11.1)."""
    card = state.cards[seat]
    clan = state.scores[card] if card >= 0 else 0
    return clan + state.chips[seat]
