"""Clans: founding villages (CLA-6), their order (CLA-7), strife (CLA-8) and value (CLA-9)."""

from itertools import pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.clans.actions import MOST_VILLAGES, village_of
from dorfplatz.games.clans.material import (
    BONUS,
    CHIPS_LEFT,
    CLANS,
    EPOCH_OF_CHIP,
    HOSTILE,
    LAST_VILLAGE,
    NEIGHBOURS,
    TERRAIN,
    TERRAINS,
    TERRITORY_IDS,
    TERRITORY_INDEX,
    epoch_of,
)
from dorfplatz.games.clans.state import State
from dorfplatz.games.clans.telling import tell_founded, tell_unscored
from dorfplatz.kit.regions import long_row

ORDER_WANTED: Final = Refusal("CLA-7.4", "not-order")
NO_ORDER_WANTED: Final = Refusal("CLA-7.4", "not-order-wanted")

# -- Founding villages (CLA-6) ---------------------------------------------------------


def found_ascending(state: State, source: i64, journal: Journal) -> None:
    """Found every territory that lost its last occupied neighbour (CLA-6.1 to CLA-6.4).

    Only neighbours of the source can be affected. Older villages among them have no huts that
    touched it, so nothing is founded twice (CLA-6.5).
    """
    for village in NEIGHBOURS[source]:
        if state.size[village] > 0 and state.ties[village] == 0:
            found(state, village, journal)


def found_in_order(state: State, code: i64, journal: Journal) -> None:
    """Found the villages in the order the player chose (CLA-7.3), up to the twelfth (CLA-7.5)."""
    for place in range(MOST_VILLAGES):
        village = village_of(code, place)
        if village < 0:
            return
        if state.founded < LAST_VILLAGE:
            found(state, village, journal)
        else:
            tell_unscored(village, journal)


def found(state: State, village: i64, journal: Journal) -> None:
    """Give the active player the chip (CLA-6.6, 6.7), settle strife (CLA-6.8), score (CLA-6.9).

    The chip is taken in every case (CLA-7.2) and decides the epoch, which may change in the middle
    of a move (CLA-7.1). Chips are added to nothing before the end (CLA-9.9).
    """
    epoch = i64(EPOCH_OF_CHIP[state.founded])
    state.chips[state.active] += 1
    state.founded += 1
    fallen = strife(state, village)
    worth = value(state, village, epoch)
    tell_founded(state, village, epoch, worth, fallen, journal)
    if worth > 0:
        advance(state, village, worth)


def advance(state: State, village: i64, worth: i64) -> None:
    """Advance every clan present by the full value, owned or not (CLA-9.6 to CLA-9.8)."""
    huts = state.huts
    scores = state.scores
    for clan in range(CLANS):
        if huts[village * CLANS + clan] > 0:
            scores[clan] += worth


# -- Founding order (CLA-7) --------------------------------------------------------------


def villages_founded(state: State, source: i64) -> list[str]:
    """Return the villages that a move away from a territory founds: what hangs on it alone."""
    return [
        TERRITORY_IDS[n] for n in NEIGHBOURS[source] if state.size[n] > 0 and state.ties[n] == 1
    ]


def forbids_order(state: State, villages: list[str], order: tuple[str, ...]) -> Refusal | None:
    """An order is named where the epoch's chips do not last, ascending inside an epoch (CLA-7.4).

    The order matters only then (CLA-7.3); villages beyond the twelfth ascend, too (CLA-7.5).
    """
    if len(villages) <= CHIPS_LEFT[state.founded]:
        return NO_ORDER_WANTED if order else None
    if sorted(order) != sorted(villages):
        return ORDER_WANTED
    founded = int(state.founded)
    for place, (earlier, later) in enumerate(pairwise(order)):
        same = epoch_of(founded + place) == epoch_of(founded + place + 1)
        if same and TERRITORY_INDEX[earlier] > TERRITORY_INDEX[later]:
            return ORDER_WANTED
    return None


# -- Strife (CLA-8) ------------------------------------------------------------------------


def strife(state: State, village: i64) -> i64:
    """Where all five clans meet, every single hut leaves the game (CLA-8.1).

    Return the clans that lost theirs, as bits.

    It happens on every terrain and in every village (CLA-8.5), once (CLA-8.4), before anything is
    counted (CLA-8.2). With a clan missing there is none (CLA-8.3), with no single hut neither
    (CLA-8.7); five single huts leave the territory empty (CLA-8.6).
    """
    huts = state.huts
    here = village * CLANS
    for clan in range(CLANS):
        if huts[here + clan] == 0:
            return 0
    lost: i64 = 0
    fallen: i64 = 0
    for clan in range(CLANS):
        if huts[here + clan] == 1:
            huts[here + clan] = 0
            state.removed[clan] += 1
            lost += 1
            fallen |= CLAN_BIT[clan]
    state.size[village] -= u8(lost)
    return fallen


CLAN_BIT: Final[vec[i64]] = long_row([1, 2, 4, 8, 16])


# -- Value of a village (CLA-9) ---------------------------------------------------------------


def value(state: State, village: i64, epoch: i64) -> i64:
    """Return the huts left (CLA-9.1), with bonus where favourable, nothing where hostile.

    Neutral terrain has a bonus of 0 (CLA-9.2, 9.3, 9.4); the twelfth village is the one of epoch V,
    in which every terrain is favourable (CLA-9.5).
    """
    bonus = BONUS[epoch * TERRAINS + i64(TERRAIN[village])]
    huts = i64(state.size[village])
    if bonus == HOSTILE or huts == 0:
        return 0
    return huts + bonus
