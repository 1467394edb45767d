"""Clans: what can happen, as values; the words of each key tell it."""

from typing import Annotated, TypeAlias

from dorfplatz.engine.events import Event, SeatRef, event

Territory: TypeAlias = Annotated[str, "territory"]
Clan: TypeAlias = Annotated[str, "clan"]
Region: TypeAlias = Annotated[str, "region"]
Epoch: TypeAlias = Annotated[str, "epoch"]
Terrain: TypeAlias = Annotated[str, "terrain"]
Ending: TypeAlias = Annotated[str, "over"]


@event("region-settled")
class RegionSettled(Event):
    """Five huts stand in a region."""

    region: Region


@event("card-drawn")
class CardDrawn(Event):
    """A seat has its secret clan."""

    seat: SeatRef
    clan: Clan


@event("card-drawn-hidden")
class CardDrawnHidden(Event):
    """A seat has a clan that others do not know."""

    seat: SeatRef


@event("starts")
class Starts(Event):
    """A seat begins."""

    seat: SeatRef


@event("moved")
class Moved(Event):
    """All huts of a territory went to a neighbour."""

    seat: SeatRef
    source: Territory
    destination: Territory
    huts: int


@event("village-founded")
class VillageFounded(Event):
    """A group stands alone: who took the chip, what it is worth, which clans advance or fell."""

    seat: SeatRef
    village: Territory
    epoch: Epoch
    terrain: Terrain
    huts: int
    value: int
    clans: tuple[Clan, ...]
    lost: int
    fallen: tuple[Clan, ...]


@event("unscored")
class Unscored(Event):
    """A village beyond the twelfth."""

    village: Territory


@event("game-over")
class GameOver(Event):
    """The game is over, and why."""

    reason: Ending


@event("card-revealed")
class CardRevealed(Event):
    """A seat shows its clan."""

    seat: SeatRef
    clan: Clan
