"""Above and Below: newcomers, and how the tired and the hurt recover (AAB-9.3 to 9.9, 9.13)."""

from typing import Final

from mypy_extensions import i64, u8

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rules import CHANCE, Refusal
from dorfplatz.games.above_and_below.actions import USES, Recover
from dorfplatz.games.above_and_below.material import (
    BEDS,
    BIT,
    CIDER,
    FULL_HEAL,
    ITEMS,
    PERKS,
    POTION,
    SPACES,
    VILLAGER_INDEX,
    VILLAGERS,
    lowest,
    members,
)
from dorfplatz.games.above_and_below.state import DUE_SPACE, PAYING, RECOVERING, State, following
from dorfplatz.games.above_and_below.telling import tell_recovered
from dorfplatz.games.above_and_below.village import (
    BED,
    BED_POTION,
    NOTHING,
    USE_COUNT,
    beds_for,
    ciders_for,
    may_use,
    potions_for,
    stays_behind,
)

ANOTHER_FIRST: Final = Refusal("AAB-9.13", "not-asked")
OTHER_USES: Final = Refusal("AAB-9.7", "not-that-use")
BED_IS_ENOUGH: Final = Refusal("AAB-9.9", "not-more-than-bed")
NO_BED: Final = Refusal("AAB-9.6", "not-a-bed")
NO_MEANS: Final = Refusal("AAB-9.5", "not-the-means")
BEDS_FREE: Final = Refusal("AAB-9.8", "not-with-beds-free")
FOR_THE_TIRED: Final = ("-", "b", "c")
FOR_THE_HURT: Final = ("-", "b", "p", "bp", "bc", "pc")


def forbids_recovery(state: State, action: Recover) -> Refusal | None:
    """One villager after the other uses what helps and is left, as long as beds are used up.

    AAB-9.5 to 9.9, AAB-9.13, RULING-18.
    """
    villager = i64(VILLAGER_INDEX[action.villager])
    use = i64(USES.index(action.use))
    if villager != lowest(state.night.to_ask):
        return ANOTHER_FIRST
    hurt = state.villages.injured[state.current] & BIT[villager] != 0
    if action.use not in (FOR_THE_HURT if hurt else FOR_THE_TIRED):
        return OTHER_USES
    heals_fully = state.villages.perks[state.current * PERKS + FULL_HEAL] > 0
    if heals_fully and action.use in ("bp", "bc"):
        return BED_IS_ENOUGH
    if beds_for(use) > state.night.beds_left:
        return NO_BED
    if potions_for(use) > state.night.potions_left or ciders_for(use) > state.night.ciders_left:
        return NO_MEANS
    somebody_stays = state.night.stays or stays_behind(use)
    followers = members(state.night.to_ask) - 1
    if somebody_stays and state.night.beds_left - beds_for(use) > followers:
        return BEDS_FREE
    return None


def is_arrival_due(state: State) -> bool:
    """Find the leftmost empty space while the deck lasts (AAB-9.3); else recovery begins."""
    if state.market.villager_bag != 0:
        for space in range(SPACES):
            if state.market.spaces[space] == 0:
                state.due = DUE_SPACE + space
                state.active = CHANCE
                return True
    begin_recovery(state)
    return False


def begin_recovery(state: State) -> None:
    """Ask the current player villager by villager, in canonical order (AAB-9.4, AAB-9.13)."""
    seat = state.current
    state.phase = RECOVERING
    state.night.to_ask = state.villages.exhausted[seat] | state.villages.injured[seat]
    state.night.beds_left = state.villages.perks[seat * PERKS + BEDS]  # AAB-9.6
    state.night.potions_left = i64(
        state.villages.stock[seat * ITEMS + POTION]
    )  # AAB-10.5, RULING-11: not the sale spot
    state.night.ciders_left = i64(state.villages.stock[seat * ITEMS + CIDER])
    state.night.stays = False
    for villager in range(VILLAGERS):
        state.night.uses[villager] = 0


def is_recovery_asked(state: State, journal: Journal) -> bool:
    """Settle villagers with only one legal use; stop at the first with a choice (AAB-9.13)."""
    while state.night.to_ask != 0:
        villager = lowest(state.night.to_ask)
        only: i64 = -1
        for use in range(USE_COUNT):
            if may_use(state, villager, use):
                if only >= 0:
                    state.active = state.current
                    return True
                only = use
        use_for(state, villager, only)
    finish_recovery(state, journal)
    return False


def use_for(state: State, villager: i64, use: i64) -> None:
    """Settle what a villager uses; it takes effect when all are settled (AAB-9.13)."""
    state.night.uses[villager] = u8(use + 1)
    state.night.to_ask &= ~BIT[villager]
    state.night.beds_left -= beds_for(use)
    state.night.potions_left -= potions_for(use)
    state.night.ciders_left -= ciders_for(use)
    if stays_behind(use):
        state.night.stays = True


def finish_recovery(state: State, journal: Journal) -> None:
    """Let all uses take effect together; potions and ciders go back to the supply (AAB-9.5)."""
    seat = state.current
    asked = state.villages.exhausted[seat] | state.villages.injured[seat]
    while asked != 0:
        villager = lowest(asked)
        recover(state, seat, villager, i64(state.night.uses[villager]) - 1)
        state.night.uses[villager] = 0
        asked &= asked - 1
    give_back(
        state,
        seat,
        POTION,
        i64(state.villages.stock[seat * ITEMS + POTION]) - state.night.potions_left,
    )
    give_back(
        state,
        seat,
        CIDER,
        i64(state.villages.stock[seat * ITEMS + CIDER]) - state.night.ciders_left,
    )
    state.night.beds_left = 0
    state.night.potions_left = 0
    state.night.ciders_left = 0
    state.night.stays = False
    tell_recovered(state, seat, journal)
    state.current = following(state, seat)
    if state.current == state.start:
        state.phase = PAYING
    else:
        begin_recovery(state)


def recover(state: State, seat: i64, villager: i64, use: i64) -> None:
    """Move a villager by the means it uses: injured, exhausted, ready (AAB-9.5, AAB-9.7)."""
    who = BIT[villager]
    if use == NOTHING:
        return
    if state.villages.exhausted[seat] & who != 0:
        state.villages.exhausted[seat] &= ~who
        state.villages.ready[seat] |= who
        return
    state.villages.injured[seat] &= ~who
    healed = use == BED and state.villages.perks[seat * PERKS + FULL_HEAL] > 0  # AAB-9.9, AAB-13.6
    if use >= BED_POTION or healed:
        state.villages.ready[seat] |= who
    else:
        state.villages.exhausted[seat] |= who


def give_back(state: State, seat: i64, item: i64, number: i64) -> None:
    """Return potions or ciders to the supply."""
    state.villages.stock[seat * ITEMS + item] -= u8(number)
    state.market.supply[item] += u8(number)
