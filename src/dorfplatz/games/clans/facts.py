"""Clans: what a decision needs and the rules know, beside the view; the types travel to pages."""

from dataclasses import dataclass

from dorfplatz.engine.rules import OVER
from dorfplatz.games.clans.material import (
    BONUS,
    CHIPS_LEFT,
    CLAN_IDS,
    EPOCH_OF_CHIP,
    HOSTILE,
    LARGE,
    LAST_VILLAGE,
    REGIONS,
    TERRAINS,
    TERRITORY_IDS,
)
from dorfplatz.games.clans.rules.founding import value, villages_founded
from dorfplatz.games.clans.rules.moving import huts_in, must_merge
from dorfplatz.games.clans.state import State


@dataclass(frozen=True)
class Group:
    """The huts of a territory: how many, whether a village or large, and what it would bring now.

    ``worth`` is what a village there would bring every clan in it if it were founded as it stands;
    None: it is empty or a village already. ``hanging`` are the groups that stand alone once this
    one has moved away.
    """

    huts: int
    village: bool
    large: bool
    worth: int | None
    hanging: tuple[str, ...]


@dataclass(frozen=True)
class Facts:
    """Territories A1..L5 in order, and what holds for all of them now."""

    groups: tuple[Group, ...]
    villages: int
    villages_left: int
    chips_left: int
    merge_first: bool
    bonus: tuple[int | None, ...]
    """What each terrain adds in this epoch; None: a village there is worth nothing."""
    ranking: tuple[str, ...]
    """The clans from the most points to the fewest."""


def facts(state: State) -> Facts:
    """Return what everybody may know: cards make no difference to it."""
    founded = int(state.founded)
    over = state.active == OVER or founded >= LAST_VILLAGE
    epoch = int(EPOCH_OF_CHIP[min(founded, LAST_VILLAGE - 1)])
    scores = list(state.scores)
    return Facts(
        groups=tuple([group(state, place, epoch) for place in range(len(TERRITORY_IDS))]),
        villages=founded,
        villages_left=LAST_VILLAGE - founded,
        chips_left=0 if over else int(CHIPS_LEFT[founded]),
        merge_first=not over and must_merge(state),
        bonus=tuple([bonus(epoch, terrain) for terrain in range(TERRAINS)]),
        ranking=tuple(sorted(CLAN_IDS, key=lambda clan: -scores[CLAN_IDS.index(clan)])),
    )


def group(state: State, territory: int, epoch: int) -> Group:
    """Return what there is to know of a territory."""
    huts = int(huts_in(state, territory))
    alone = huts > 0 and int(state.ties[territory]) == 0 and state.dealt > REGIONS
    return Group(
        huts=huts,
        village=alone,
        large=huts >= LARGE,
        worth=None if huts == 0 or alone else int(value(state, territory, epoch)),
        hanging=() if huts == 0 or alone else tuple(villages_founded(state, territory)),
    )


def bonus(epoch: int, terrain: int) -> int | None:
    """Return what a terrain adds to a village in an epoch, or None where it is hostile."""
    added = int(BONUS[epoch * TERRAINS + terrain])
    return None if added == HOSTILE else added
