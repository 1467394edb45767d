"""Above and Below: what somebody means who points at things that cannot be picked together."""

from collections.abc import Sequence

from mypy_extensions import i64

from dorfplatz.games.above_and_below.actions import (
    Action,
    Build,
    Choose,
    Exert,
    Explore,
    Harvest,
    Injure,
    Offer,
    Pass,
    Place,
    Recover,
    Renew,
    Sale,
    Train,
    Work,
)
from dorfplatz.games.above_and_below.material import (
    BIT,
    BUILDING_INDEX,
    GOOD_IDS,
    HAMMERS,
    ITEM_IDS,
    LEAST_PRICE,
    QUILLS,
    VILLAGER_INDEX,
)
from dorfplatz.games.above_and_below.view import PlayerView, View


def meant(view: View, seat: int, picks: Sequence[str]) -> Action | None:
    """Return the likely move: the verb that was picked, or the one the things belong to."""
    named = Named(view, seat, picks)
    answer = night_action(named) if view.exploration is None else cave_action(named)
    return answer or turn_action(named, named.verb or likely_verb(named))


class Named:
    """What was pointed at, sorted by what it is."""

    def __init__(self, view: View, seat: int, picks: Sequence[str]) -> None:
        """Sort picks and references, and leave out what does not exist."""
        self.view = view
        self.seat = seat
        self.own: PlayerView = view.players[seat]
        things = [pick.partition(":")[::2] for pick in picks]
        folk = [n for kind, n in things if kind in ("villager", "recruit") and n in VILLAGER_INDEX]
        row = view.villagers.open
        self.recruits = [name for name in folk if name in row]
        self.villagers = [name for name in folk if name not in row]
        self.buildings = [n for kind, n in things if kind == "building" and n in BUILDING_INDEX]
        self.tokens = [token_of(n) for kind, n in things if kind == "token"]
        self.items = [n for kind, n in things if kind == "item" and (n == "none" or n in ITEM_IDS)]
        self.rows = [n for kind, n in things if kind == "row" and n in ("h", "o")]
        self.options = [n for kind, n in things if kind == "option"]
        self.numbers = [int(n) for kind, n in things if kind == "number" and n.isdecimal()]
        self.sellers = [int(n) for kind, n in things if kind == "seat" and n.isdecimal()]
        verbs = [n for kind, n in things if kind == "do" and n != "go"]
        self.verb = verbs[0] if verbs else ""

    @property
    def doers(self) -> tuple[str, ...]:
        """Return who would do it: the villagers pointed at, else whoever could be sent."""
        return tuple(self.villagers) or self.everybody[:1]

    @property
    def everybody(self) -> tuple[str, ...]:
        """Return the whole village, those who are ready first."""
        return (*self.own.ready, *self.own.exhausted, *self.own.injured)

    def doer(self, able: i64) -> tuple[str, ...]:
        """Return who of those with a skill would do it, or anybody where nobody has it."""
        skilled = [name for name in self.everybody if able & BIT[VILLAGER_INDEX[name]]]
        return tuple(self.villagers or skilled[:1] or self.everybody[:1])


def token_of(name: str) -> str:
    """Return a good on a building as actions call it."""
    building, good = name.split("-")[:2] if "-" in name else (name, "")
    return f"{building}.{good}"


def night_action(named: Named) -> Action | None:
    """Return a night in a bed for whom was pointed at, if the night is what is asked about."""
    asked = named.view.point == "recover" and bool(named.villagers)
    return Recover(named.villagers[0], "b") if asked else None


def cave_action(named: Named) -> Action | None:
    """Return an answer to what is asked below, if the things pointed at belong to one."""
    below = named.view.exploration
    folk = tuple(named.villagers)
    if below is None:
        return None
    if named.view.point == "option" and below.section and named.options:
        return Choose(below.section, named.options[0])
    if named.view.point == "exert" and named.numbers and folk:
        return Exert(folk, named.numbers[0])
    if named.view.point == "effect" and folk and not below.effects[below.effect].choices:
        return Injure(folk)
    return None


def likely_verb(named: Named) -> str:
    """Return what one does with the things pointed at."""
    if named.buildings:
        return "build"
    if named.tokens:
        return "harvest"
    if named.recruits:
        return "train"
    if named.items:
        return "sale" if named.items[0] not in GOOD_IDS else "place"
    if named.rows:
        return "renew"
    if named.sellers:
        return "offer"
    return "work"


def turn_action(named: Named, verb: str) -> Action | None:
    """Return the move of a turn with what was pointed at, filled up where something is missing."""
    doers = named.doers
    view = named.view
    if verb == "explore":
        return Explore(tuple(named.villagers or named.own.ready) or doers)
    if verb == "work":
        return Work(doers)
    if verb == "build":
        face_up = [*view.houses.open, *view.outposts.open, *view.stars, *view.keys]
        cards = named.buildings or [card for card in face_up if card is not None]
        builders = named.doer(HAMMERS)
        return Build(builders[0], cards[0]) if cards and builders else None
    if verb == "train":
        row = named.recruits or [name for name in view.villagers.open if name is not None]
        teachers = named.doer(QUILLS)
        return Train(teachers[0], row[0]) if row and teachers else None
    if verb == "harvest":
        return Harvest(doers, tuple(named.tokens))
    return free_action(named, verb)


def free_action(named: Named, verb: str) -> Action | None:
    """Return a pass, or the free action of a verb."""
    if verb == "place":
        goods = [item for item in named.items if item in GOOD_IDS]
        return Place(goods[0] if goods else GOOD_IDS[0])
    if verb == "sale":
        item = named.items[0] if named.items else "none"
        return Sale(None if item == "none" else item)
    if verb == "renew":
        return Renew(named.rows[0] if named.rows else "h")
    if verb == "offer":
        others = [seat for seat in range(named.view.seats) if seat != named.seat]
        wanted = [seat for seat in named.sellers if seat < named.view.seats]
        return Offer((wanted or others)[0], int(LEAST_PRICE))
    return Pass() if verb == "pass" else None
