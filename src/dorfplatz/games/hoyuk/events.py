"""Höyük: what can happen, as values; the words of each key tell it."""

from typing import Annotated, TypeAlias

from dorfplatz.engine.events import Event, SeatRef, event

Cell: TypeAlias = Annotated[str, "cell"]
Block: TypeAlias = Annotated[int, "block"]
Tribe: TypeAlias = Annotated[str, "tribe"]
Element: TypeAlias = Annotated[str, "element"]
Card: TypeAlias = Annotated[str, "card"]
Stack: TypeAlias = Annotated[str, "stack"]
Tile: TypeAlias = Annotated[str, "tile"]
Catastrophe: TypeAlias = Annotated[str, "catastrophe"]
Strikes: TypeAlias = Annotated[str, "strikes"]
Pending: TypeAlias = Annotated[str, "pending"]

# -- The course of the game ---------------------------------------------------


@event("starts")
class Starts(Event):
    """A seat is the first start player."""

    seat: SeatRef
    tribe: Tribe


@event("round-begins")
class RoundBegins(Event):
    """A round begins."""

    round: int


@event("top-card")
class TopCard(Event):
    """A card is turned up on a stack."""

    stack: Stack
    card: Card


@event("end-pending")
class EndPending(Event):
    """This round is the last one, and why."""

    seat: SeatRef
    reason: Pending


@event("game-over")
class GameOver(Event):
    """The game is over."""


# -- Phase 1: building --------------------------------------------------------


@event("dealt")
class Dealt(Event):
    """A seat has a construction tile."""

    seat: SeatRef
    tile: Tile


@event("builds-house")
class BuildsHouse(Event):
    """A house stands on a cell that was empty."""

    seat: SeatRef
    cell: Cell
    block: Block


@event("rebuilds")
class Rebuilds(Event):
    """A house stands where a ruin was."""

    seat: SeatRef
    cell: Cell
    block: Block


@event("builds-storey")
class BuildsStorey(Event):
    """A house has a second storey; what stood on the roof went back to the supply."""

    seat: SeatRef
    cell: Cell
    block: Block
    swept: tuple[Element, ...]


@event("builds")
class Builds(Event):
    """Another element was placed."""

    seat: SeatRef
    element: Element
    cell: Cell


@event("forfeits-houses")
class ForfeitsHouses(Event):
    """A seat has no place for houses of its tile."""

    seat: SeatRef
    houses: int


@event("forfeits")
class Forfeits(Event):
    """A seat gives up the third slot of its tile."""

    seat: SeatRef
    tile: Tile


# -- Cards and abilities ------------------------------------------------------


@event("spends")
class Spends(Event):
    """A card is used for building."""

    seat: SeatRef
    card: Card


@event("plays-set")
class PlaysSet(Event):
    """Equal cards, with metal filling in, bring victory points."""

    seat: SeatRef
    card: Card
    count: int
    metal: int
    points: int


@event("razes")
class Razes(Event):
    """The Ders take the place of a neighbour's house."""

    seat: SeatRef
    other: SeatRef
    cell: Cell


@event("steals")
class Steals(Event):
    """The Oleyli take an element from one cell to another."""

    seat: SeatRef
    element: Element
    source: Cell
    cell: Cell


@event("shaman-follows")
class ShamanFollows(Event):
    """The shaman follows the Ruples to their new house."""

    seat: SeatRef
    cell: Cell


# -- Phase 2: the catastrophe -------------------------------------------------


@event("catastrophe")
class CatastropheCame(Event):
    """A card is revealed: what it does, which blocks it strikes, which the shaman protects."""

    card: Catastrophe
    what: Strikes
    blocks: tuple[Block, ...]
    count: int
    spared: tuple[Block, ...]


@event("shaman-home")
class ShamanHome(Event):
    """The flood sends the shaman back to the supply."""


@event("loses")
class Loses(Event):
    """A seat loses a house or another element."""

    seat: SeatRef
    element: Element
    cell: Cell
    block: Block


# -- Phases 3 and 4 -----------------------------------------------------------


@event("evaluates")
class Evaluates(Event):
    """A seat has a block evaluated; with a single resident it brings no cards."""

    seat: SeatRef
    block: Block
    residents: int


@event("wins")
class Wins(Event):
    """A seat has most of an aspect and takes the card: how many, and how many break ties."""

    seat: SeatRef
    stack: Stack
    card: Card
    block: Block
    count: int
    ties: int


@event("stack-closed")
class StackClosed(Event):
    """A stack has no card left."""

    stack: Stack


@event("returns")
class Returns(Event):
    """A seat puts its played cards under a stack."""

    seat: SeatRef
    stack: Stack
    count: int


@event("nominates")
class Nominates(Event):
    """The start player appoints the next one."""

    seat: SeatRef
    other: SeatRef
    tribe: Tribe


# -- The end ------------------------------------------------------------------


@event("scores-hand")
class ScoresHand(Event):
    """Cards left in hand count one each."""

    seat: SeatRef
    points: int


@event("scores-houses")
class ScoresHouses(Event):
    """Houses count in blocks with the greatest own family."""

    seat: SeatRef
    points: int


@event("scores-cattle")
class ScoresCattle(Event):
    """Cattle counts where a seat has most of it."""

    seat: SeatRef
    points: int


@event("scores-villagers")
class ScoresVillagers(Event):
    """Villagers count where a seat has most of them."""

    seat: SeatRef
    points: int
