"""Taluva: tallies, winners and places (TAL-12, TAL-13, TAL-14)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dorfplatz.engine.standing import Standing, ranked, share_out
from dorfplatz.games.taluva.material import HUT, TEMPLE, TOWER
from dorfplatz.games.taluva.state import ACTIVE, ENDED, State, built

_KIND: Final[i64] = 1 << 20
_LATEST: Final[i64] = 1 << 10
"""No status is greater."""
_FINISHED = 2
_ACTIVE = 1
_ELIMINATED = 0


def standing(state: State) -> Standing:
    """Return every seat's tally as its breakdown, and the ranks that follow from it.

    There are no points in this game (TAL-14.3): the sum is the number of pieces built. After a
    standard game winners have rank 1 and all others the next one (TAL-14.1); ranking mode gives
    every seat its place (TAL-14.2), and so does an unfinished game, as it stands now.
    """
    over = state.phase == ENDED
    order = [_order(state, seat) for seat in range(state.seats)]
    if over and not state.ranking:
        best = max(order)
        order = [(int(key == best),) for key in order]  # TAL-12.6, RULING-16
    breakdowns = [
        (("temples", t), ("towers", w), ("huts", h))
        for t, w, h in (tally(state, seat) for seat in range(state.seats))
    ]
    return ranked(over, breakdowns, order)


def tally(state: State, seat: int) -> tuple[int, int, int]:
    """Return temples, towers and huts built, covered huts included (TAL-12.3)."""
    return (
        int(built(state, seat, TEMPLE)),
        int(built(state, seat, TOWER)),
        int(built(state, seat, HUT)),
    )


def _order(state: State, seat: int) -> tuple[int, ...]:
    """Return what ranks a seat: finished in order, active by tally, eliminated in reverse order.

    Most temples, then towers, then huts decide among the active (TAL-12.4, TAL-13.4); equal tallies
    share the better place (TAL-13.6). Whoever was eliminated is behind (TAL-12.5), the first of
    them last (TAL-13.2); one active player left is ahead of them whatever the tally (TAL-12.7).
    """
    status = int(state.status[seat])
    if status == ACTIVE:
        return (_ACTIVE, *tally(state, seat))
    if status > 0:
        return (_FINISHED, -status, 0, 0)  # TAL-13.1
    return (_ELIMINATED, -status, 0, 0)


def rewards(state: State, row: vec[float]) -> None:
    """Fill in the share of rivals each seat is ahead of (equals count half), without the table."""
    keys = vec[i64]()
    best: i64 = -1
    for seat in range(state.seats):
        key = _key(state, seat)
        keys = append(keys, key)
        best = max(best, key)
    if state.phase == ENDED and not state.ranking:  # winners, and all others
        for seat in range(state.seats):
            keys[seat] = 1 if keys[seat] == best else 0
    share_out(keys, row)


def _key(state: State, seat: i64) -> i64:
    """Return ``_order`` as one number."""
    status = state.status[seat]
    if status == ACTIVE:
        tallied = built(state, seat, TEMPLE) * 4096 + built(state, seat, TOWER) * 64
        return _KIND + tallied + built(state, seat, HUT)
    return 2 * _KIND + _LATEST - status if status > 0 else _LATEST - status
