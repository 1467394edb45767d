"""Garden Nation: what can happen, as values; the words of each key tell it."""

from typing import Annotated, TypeAlias

from dorfplatz.engine.events import Event, SeatRef, event

Territory: TypeAlias = Annotated[int, "territory"]
Position: TypeAlias = Annotated[str, "position"]
Field: TypeAlias = Annotated[str, "field"]
Terrain: TypeAlias = Annotated[str, "terrain"]
Project: TypeAlias = Annotated[str, "project"]
Card: TypeAlias = Annotated[str, "card"]
"""A public project with what it asks for."""
Secret: TypeAlias = Annotated[str, "secret"]
Offer: TypeAlias = Annotated[str, "keep"]
"""A secret project with what it scores."""
Ending: TypeAlias = Annotated[str, "over"]


@event("territory-placed")
class TerritoryPlaced(Event):
    """A territory lies on the board, turned by so many degrees."""

    territory: Territory
    position: Position
    rotation: int


@event("project-shown")
class ProjectShown(Event):
    """A public project came into the display."""

    project: Card


@event("starts")
class Starts(Event):
    """A seat begins."""

    seat: SeatRef


@event("secret-dealt")
class SecretDealt(Event):
    """A seat was dealt a secret project."""

    seat: SeatRef
    secret: Offer


@event("secret-dealt-hidden")
class SecretDealtHidden(Event):
    """A seat was dealt a secret project that others do not know."""

    seat: SeatRef


@event("secrets-kept")
class SecretsKept(Event):
    """A seat keeps two secret projects."""

    seat: SeatRef
    first: Secret
    second: Secret


@event("secrets-kept-hidden")
class SecretsKeptHidden(Event):
    """A seat has chosen, and others do not know what."""

    seat: SeatRef


@event("built")
class Built(Event):
    """A floor was placed: where, how high it is now, and what it cost."""

    seat: SeatRef
    field: Field
    terrain: Terrain
    floors: int
    cost: int


@event("demolished")
class Demolished(Event):
    """A building went back into the supply."""

    seat: SeatRef
    field: Field
    floors: int
    gain: int


@event("raided")
class Raided(Event):
    """A building changed its owner, who was paid for it."""

    seat: SeatRef
    owner: SeatRef
    field: Field
    floors: int
    price: int


@event("territory-changed")
class TerritoryChanged(Event):
    """A ruse took the action to another territory."""

    seat: SeatRef
    territory: Territory


@event("roof-moved")
class RoofMoved(Event):
    """A ruse took a roof from one building to another."""

    seat: SeatRef
    source: Field
    destination: Field


@event("claimed")
class Claimed(Event):
    """A public project was completed, and its last building got a roof."""

    seat: SeatRef
    project: Project
    field: Field
    points: int


@event("crane-moved")
class CraneMoved(Event):
    """The crane went to a territory."""

    territory: Territory


@event("passed")
class Passed(Event):
    """A seat could build nowhere."""

    seat: SeatRef


@event("next-chosen")
class NextChosen(Event):
    """A seat named the next player."""

    seat: SeatRef
    next: SeatRef


@event("grown")
class Grown(Event):
    """A seat grew in the population phase: by two where it had the most floors, by one in a tie."""

    seat: SeatRef
    gain: int
    population: int
    most: tuple[Territory, ...]
    tied: tuple[Territory, ...]


@event("round-begins")
class RoundBegins(Event):
    """A round begins, and who starts it."""

    round: int
    seat: SeatRef


@event("end-triggered")
class EndTriggered(Event):
    """A seat placed its last floor: this is the last round."""

    seat: SeatRef


@event("game-over")
class GameOver(Event):
    """The game is over, and why."""

    reason: Ending


@event("secret-scored")
class SecretScored(Event):
    """A seat shows a secret project and what it scores."""

    seat: SeatRef
    secret: Secret
    points: int


@event("population-scored")
class PopulationScored(Event):
    """What the population of a seat scores."""

    seat: SeatRef
    population: int
    points: int
