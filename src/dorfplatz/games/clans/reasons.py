"""Clans: why an action is refused, the first reason that applies (12.4, CLA-3.7)."""

from dorfplatz.engine.game import CHANCE, OVER, Codes
from dorfplatz.engine.prompt import Arg, Phrase, Reason
from dorfplatz.games.clans.actions import Action, Card, Move, Settle, encode
from dorfplatz.games.clans.material import (
    LAKE_BETWEEN,
    LARGE,
    NEIGHBOURS,
    TERRITORY_IDS,
    TERRITORY_INDEX,
)
from dorfplatz.games.clans.rules import has_large_pair, legal
from dorfplatz.games.clans.state import TWELVE, State


def why_not(state: State, seat: int, action: Action) -> Reason | None:
    """Return what forbids an action to a seat, or None if it is legal."""
    if state.active == OVER:
        rule = "CLA-10.1" if state.over == TWELVE else "CLA-10.2"
        return Reason(rule, Phrase("not-over-twelve" if state.over == TWELVE else "not-over-stuck"))
    if state.active == CHANCE or not isinstance(action, Move):
        return _chance_reason(state, seat, action)
    if seat != state.active:
        return Reason("CLA-3.1", Phrase("not-your-turn", {"seat": f"seat:{state.active}"}))
    return _move_reason(state, action) or _order_reason(state, action)


def _chance_reason(state: State, seat: int, action: Action) -> Reason | None:
    if state.active != CHANCE:
        return Reason("CLA-3.1", Phrase("not-chance"))
    if seat != CHANCE or isinstance(action, Move):
        return Reason("CLA-3.1", Phrase("not-yet"))
    if _is_listed(state, action):
        return None
    rule = "CLA-2.2" if isinstance(action, Settle) else "CLA-2.4"
    return Reason(rule if isinstance(action, Settle | Card) else "CLA-2.7", Phrase("not-offered"))


def _is_listed(state: State, action: Action) -> bool:
    codes = Codes()
    legal(state, codes)
    return int(encode(action)) in codes.values()


def _move_reason(state: State, action: Move) -> Reason | None:
    source = TERRITORY_INDEX[action.source]
    destination = TERRITORY_INDEX[action.destination]
    moving = int(state.size[source])
    waiting = int(state.size[destination])
    here = f"territory:{action.source}"
    there = f"territory:{action.destination}"
    both: dict[str, Arg] = {"source": here, "destination": there}
    lake = LAKE_BETWEEN.get((action.source, action.destination))
    if lake is not None:
        return Reason(
            "CLA-4.4", Phrase("not-lake", {**both, "lake": f"lake:{lake}"}), (here, there)
        )
    if destination not in [int(n) for n in NEIGHBOURS[source]]:
        return Reason("CLA-4.3", Phrase("not-neighbours", both), (here, there))
    if moving == 0 or waiting == 0:
        empty = here if moving == 0 else there
        return Reason("CLA-4.2", Phrase("not-empty", {"territory": empty}), (empty,))
    if moving >= LARGE > waiting:
        return Reason("CLA-5.1", Phrase("not-large", {"source": here, "huts": moving}), (here,))
    if moving >= LARGE and moving > waiting:
        return Reason("CLA-5.6", Phrase("not-larger", both), (here, there))
    if moving < LARGE and not state.may_merge and has_large_pair(state):
        return Reason("CLA-5.4", Phrase("not-before-merge", {}), _large_pair(state))
    return None


def _large_pair(state: State) -> tuple[str, ...]:
    """Return the territories of all large pairs."""
    return tuple(
        f"territory:{name}"
        for territory, name in enumerate(TERRITORY_IDS)
        if int(state.size[territory]) >= LARGE
        and any(int(state.size[int(n)]) >= LARGE for n in NEIGHBOURS[territory])
    )


def _order_reason(state: State, action: Move) -> Reason | None:
    if _is_listed(state, action):
        return None
    plain = Move(action.source, action.destination)
    key = "not-order-wanted" if _is_listed(state, plain) else "not-order"
    villages = tuple(
        f"territory:{TERRITORY_IDS[int(n)]}"
        for n in NEIGHBOURS[TERRITORY_INDEX[action.source]]
        if state.size[int(n)] > 0 and state.ties[int(n)] == 1
    )
    return Reason("CLA-7.4", Phrase(key, {"villages": villages}), villages)
