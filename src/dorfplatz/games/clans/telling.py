"""Clans: rules hand over what happened in one line; with the journal off nothing is built."""

from mypy_extensions import i64

from dorfplatz.engine.journal import Journal
from dorfplatz.games.clans.events import (
    CardDrawn,
    CardDrawnHidden,
    CardRevealed,
    GameOver,
    Moved,
    RegionSettled,
    Starts,
    Unscored,
    VillageFounded,
)
from dorfplatz.games.clans.material import (
    CLAN_IDS,
    CLANS,
    EPOCH_IDS,
    REGION_IDS,
    TERRAIN,
    TERRAIN_IDS,
    TERRITORY_IDS,
)
from dorfplatz.games.clans.state import OVER_IDS, State


def tell_settled(region: i64, journal: Journal) -> None:
    """Tell that a region has its huts."""
    if journal.on:
        journal.tell(RegionSettled(REGION_IDS[region]))


def tell_card(seat: i64, clan: i64, journal: Journal) -> None:
    """Tell a seat its clan, and the others that it has one."""
    if journal.on:
        known = CardDrawn(int(seat), CLAN_IDS[clan])
        journal.whisper(seat, known, CardDrawnHidden(int(seat)))


def tell_start(seat: i64, journal: Journal) -> None:
    """Tell who begins."""
    if journal.on:
        journal.tell(Starts(int(seat)))


def tell_moved(state: State, source: i64, destination: i64, journal: Journal) -> None:
    """Tell of a move before it is carried out."""
    if journal.on:
        huts = int(state.size[source])
        names = TERRITORY_IDS[source], TERRITORY_IDS[destination]
        journal.tell(Moved(int(state.active), names[0], names[1], huts))


def tell_founded(
    state: State, village: i64, epoch: i64, worth: i64, fallen: i64, journal: Journal
) -> None:
    """Tell of a new village, its value, the clans that advance and those that lost a hut."""
    if not journal.on:
        return
    lost = tuple([clan for index, clan in enumerate(CLAN_IDS) if fallen >> index & 1])
    clans = tuple(
        [
            clan
            for index, clan in enumerate(CLAN_IDS)
            if worth > 0 and state.huts[village * CLANS + i64(index)] > 0
        ]
    )
    journal.tell(
        VillageFounded(
            seat=int(state.active),
            village=TERRITORY_IDS[village],
            epoch=EPOCH_IDS[epoch],
            terrain=TERRAIN_IDS[i64(TERRAIN[village])],
            huts=int(state.size[village]),
            value=int(worth),
            clans=clans,
            lost=len(lost),
            fallen=lost,
        )
    )


def tell_unscored(village: i64, journal: Journal) -> None:
    """Tell of a village that comes too late."""
    if journal.on:
        journal.tell(Unscored(TERRITORY_IDS[village]))


def tell_end(state: State, journal: Journal) -> None:
    """Tell why the game is over, and turn the cards up."""
    if journal.on:
        journal.tell(GameOver(str(OVER_IDS[state.over])))
        for seat in range(state.seats):
            journal.tell(CardRevealed(int(seat), CLAN_IDS[state.cards[seat]]))
