"""Taluva: what can happen, as values; the words of each key tell it."""

from typing import Annotated, TypeAlias

from dorfplatz.engine.events import Event, SeatRef, event

Field: TypeAlias = Annotated[str, "hex"]
Settlement: TypeAlias = Annotated[str, "settlement"]
Terrain: TypeAlias = Annotated[str, "terrain"]
Tile: TypeAlias = Annotated[str, "tile"]
Turn: TypeAlias = Annotated[int, "turn"]
Ending: TypeAlias = Annotated[str, "over"]


@event("drawn")
class Drawn(Event):
    """A seat has a tile to place."""

    seat: SeatRef
    tile: Tile


@event("extended")
class Extended(Event):
    """A tile lies beside the island: where its volcano is, how it is turned, all it covers."""

    seat: SeatRef
    tile: Tile
    field: Field
    level: int
    turn: Turn
    fields: tuple[Field, ...]


@event("erupted")
class Erupted(Event):
    """A tile lies on others: where its volcano is, how it is turned, all it covers."""

    seat: SeatRef
    tile: Tile
    field: Field
    level: int
    turn: Turn
    fields: tuple[Field, ...]


@event("covered")
class Covered(Event):
    """The huts of a field lie under a new tile."""

    seat: SeatRef
    field: Field
    huts: int


@event("built-hut")
class BuiltHut(Event):
    """A hut stands on a field."""

    seat: SeatRef
    field: Field


@event("built-tower")
class BuiltTower(Event):
    """A tower stands on a field."""

    seat: SeatRef
    field: Field


@event("built-temple")
class BuiltTemple(Event):
    """A temple stands on a field."""

    seat: SeatRef
    field: Field


@event("expanded")
class Expanded(Event):
    """A settlement has grown onto all free fields of a terrain around it."""

    seat: SeatRef
    settlement: Settlement
    terrain: Terrain
    fields: tuple[Field, ...]
    huts: int


@event("eliminated")
class Eliminated(Event):
    """A seat could not build and is out."""

    seat: SeatRef


@event("resigned")
class Resigned(Event):
    """A seat left the game."""

    seat: SeatRef


@event("finished")
class Finished(Event):
    """A seat has used up two kinds of pieces."""

    seat: SeatRef


@event("game-over")
class GameOver(Event):
    """The game is over, and why."""

    reason: Ending
