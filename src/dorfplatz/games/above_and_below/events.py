"""Above and Below: what can happen, as values; the words of each key tell it."""

from typing import Annotated, TypeAlias

from dorfplatz.engine.events import Event, SeatRef, event

Villager: TypeAlias = Annotated[str, "villager"]
Villagers: TypeAlias = tuple[Villager, ...]
Building: TypeAlias = Annotated[str, "building"]
Cave: TypeAlias = Annotated[str, "cave"]
Item: TypeAlias = Annotated[str, "item"]
Token: TypeAlias = Annotated[str, "token"]
Tokens: TypeAlias = tuple[Token, ...]
Row: TypeAlias = Annotated[str, "row"]
Section: TypeAlias = Annotated[int, "section"]
OptionKey: TypeAlias = Annotated[str, "option"]
Story: TypeAlias = Annotated[str, "story"]
Use: TypeAlias = Annotated[str, "use"]


@event("card-drawn")
class CardDrawn(Event):
    """A building card lies face up."""

    building: Building


@event("cave-turned")
class CaveTurned(Event):
    """Another cave card is on top of the pile."""

    cave: Cave


@event("villager-comes")
class VillagerComes(Event):
    """A villager waits in the row."""

    villager: Villager


@event("round-begins")
class RoundBegins(Event):
    """A round begins, and who starts it."""

    round: int
    seat: SeatRef


@event("round-ends")
class RoundEnds(Event):
    """A round is over."""

    round: int


@event("last-placing")
class LastPlacing(Event):
    """The seventh round is over."""


@event("game-over")
class GameOver(Event):
    """The game is over."""


@event("passed")
class Passed(Event):
    """A seat takes no more turns this round."""

    seat: SeatRef


@event("placed")
class Placed(Event):
    """A good lies on the track."""

    seat: SeatRef
    item: Item
    slot: int


@event("sale-begun")
class SaleBegun(Event):
    """An item lies on a sale spot."""

    seat: SeatRef
    item: Item


@event("sale-ended")
class SaleEnded(Event):
    """An item was taken back from a sale spot."""

    seat: SeatRef


@event("offered")
class Offered(Event):
    """A seat offers another one coins for its item."""

    seat: SeatRef
    seller: SeatRef
    item: Item
    coins: int


@event("offer-accepted")
class OfferAccepted(Event):
    """The owner sells."""

    seat: SeatRef


@event("offer-declined")
class OfferDeclined(Event):
    """The owner keeps the item."""

    seat: SeatRef


@event("row-renewed")
class RowRenewed(Event):
    """A row of cards goes under its deck."""

    seat: SeatRef
    row: Row


@event("explores")
class Explores(Event):
    """A party goes below."""

    seat: SeatRef
    villagers: Villagers
    cave: Cave


@event("section-rolled")
class SectionRolled(Event):
    """The die for the cave card shows a number."""

    cave: Cave
    die: int


@event("section-read")
class SectionRead(Event):
    """A section of the book is read."""

    section: Section


@event("option-chosen")
class OptionChosen(Event):
    """The explorer has chosen."""

    seat: SeatRef
    section: Section
    option: OptionKey


@event("lanterns-rolled")
class LanternsRolled(Event):
    """The die of a villager, and the lanterns it gives."""

    villager: Villager
    die: int
    lanterns: int


@event("lanterns-total")
class LanternsTotal(Event):
    """All lanterns together, with every bonus."""

    total: int


@event("result-kept")
class ResultKept(Event):
    """Nobody is exerted."""

    seat: SeatRef
    total: int


@event("exerted")
class Exerted(Event):
    """Villagers are exerted, and injured."""

    seat: SeatRef
    villagers: Villagers
    number: int


@event("exploration-succeeds")
class ExplorationSucceeds(Event):
    """An exploration ends well."""

    seat: SeatRef
    story: Story


@event("exploration-fails")
class ExplorationFails(Event):
    """An exploration fails."""

    seat: SeatRef
    story: Story


@event("coins-gained")
class CoinsGained(Event):
    """A seat takes coins."""

    seat: SeatRef
    coins: int


@event("coins-lost")
class CoinsLost(Event):
    """A seat loses coins."""

    seat: SeatRef
    coins: int


@event("reputation-changed")
class ReputationChanged(Event):
    """A marker moves on the reputation track."""

    seat: SeatRef
    change: int
    position: int


@event("item-gained")
class ItemGained(Event):
    """A seat takes tokens from the supply."""

    seat: SeatRef
    item: Item
    number: int


@event("villager-joins")
class VillagerJoins(Event):
    """A villager joins a village."""

    seat: SeatRef
    villager: Villager


@event("villagers-injured")
class VillagersInjured(Event):
    """Party members are injured."""

    seat: SeatRef
    villagers: Villagers


@event("cave-kept")
class CaveKept(Event):
    """A seat has another free cave card."""

    seat: SeatRef
    cave: Cave


@event("built")
class Built(Event):
    """A villager has built."""

    seat: SeatRef
    villager: Villager
    building: Building
    coins: int


@event("harvested")
class Harvested(Event):
    """Villagers have fetched goods."""

    seat: SeatRef
    villagers: Villagers
    number: int
    tokens: Tokens


@event("trained")
class Trained(Event):
    """A villager has trained another."""

    seat: SeatRef
    villager: Villager
    recruit: Villager
    coins: int


@event("worked")
class Worked(Event):
    """Villagers have worked for coins."""

    seat: SeatRef
    villagers: Villagers
    number: int
    coins: int


@event("cider-taken")
class CiderTaken(Event):
    """The first worker of a round has the cider."""

    seat: SeatRef


@event("cider-laid")
class CiderLaid(Event):
    """A new cider lies on the board."""


@event("recovery-chosen")
class RecoveryChosen(Event):
    """What a villager uses in the night."""

    seat: SeatRef
    villager: Villager
    use: Use


@event("placing-done")
class PlacingDone(Event):
    """A seat lays no more goods on its track."""

    seat: SeatRef


@event("recovered")
class Recovered(Event):
    """How many of a village are ready, exhausted and injured after the night."""

    seat: SeatRef
    ready: int
    exhausted: int
    injured: int


@event("income")
class IncomePaid(Event):
    """A seat has its income."""

    seat: SeatRef
    coins: int


@event("token-laid")
class TokenLaid(Event):
    """A good grows again on a building."""

    token: Token
