"""Taluva: what a move changed that can be named: who is out, which settlements got or lost a site.

A settlement is called by its first field.
"""

from mypy_extensions import i64

from dorfplatz.engine.insight import Change
from dorfplatz.engine.prompt import Phrase
from dorfplatz.games.taluva.material import STEPS, TEMPLE_FIELDS, TOWER_LEVEL, VOLCANO
from dorfplatz.games.taluva.naming import spoken
from dorfplatz.games.taluva.settlements import Settlement, settlements_of
from dorfplatz.games.taluva.state import ACTIVE, State


def changes_between(before: State, after: State) -> list[Change]:
    """Return what a move changed for every seat."""
    found: list[Change] = []
    for seat in range(before.seats):
        who = int(seat)
        if before.status[seat] == ACTIVE and after.status[seat] < ACTIVE:
            found.append(Change("temples", who, False, Phrase("change-out")))
        if after.status[seat] != ACTIVE:
            continue
        sites = Sites(before, who), Sites(after, who)
        for kind, then, now in (
            ("temple", sites[0].for_temple, sites[1].for_temple),
            ("tower", sites[0].for_tower, sites[1].for_tower),
        ):
            for more, one, other in ((True, now, then), (False, then, now)):
                for settlement in one:
                    if not any(meets(settlement, old) for old in other):
                        way = "won" if more else "lost"
                        told = Phrase(f"change-{kind}-site-{way}", {"at": spoken(settlement.name)})
                        found.append(Change(f"{kind}-sites", who, more, told))
    return found


class Sites:
    """The settlements of a seat where a temple or a tower could stand."""

    def __init__(self, state: State, seat: int) -> None:
        all_of_them = settlements_of(state, seat)
        highest = [highest_beside(state, one) for one in all_of_them]
        pairs = list(zip(all_of_them, highest, strict=True))
        self.for_temple = [
            one
            for one, level in pairs
            if one.temples == 0 and len(one.fields) >= TEMPLE_FIELDS and level > 0
        ]
        self.for_tower = [one for one, level in pairs if one.towers == 0 and level >= TOWER_LEVEL]


def highest_beside(state: State, settlement: Settlement) -> int:
    """Return the highest level of free land beside a settlement, 0 for none."""
    highest: i64 = 0
    for q, r in settlement.fields:
        here = state.cell(i64(q), i64(r))
        for step in STEPS[state.size]:
            beside = here + step
            free = 0 < i64(state.ground[beside]) < VOLCANO and state.piece[beside] == 0
            if free and i64(state.level[beside]) > highest:
                highest = i64(state.level[beside])
    return int(highest)


def meets(one: Settlement, other: Settlement) -> bool:
    """Say whether two settlements share a field."""
    return any(field in other.fields for field in one.fields)
