"""Above and Below: names and places for the sentences of refusals; nothing is decided here."""

from mypy_extensions import i64

from dorfplatz.engine.people import Fault
from dorfplatz.engine.prompt import Arg
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.above_and_below.actions import (
    Action,
    Build,
    Choose,
    Exert,
    Explore,
    Harvest,
    Injure,
    Offer,
    Place,
    Recover,
    Renew,
    Sale,
    Train,
    Work,
    mask_of,
    villagers_of,
)
from dorfplatz.games.above_and_below.book import OPTION_COST, OPTION_KEYS
from dorfplatz.games.above_and_below.material import (
    BUILDING_INDEX,
    LEAST_PRICE,
    RENEWAL,
    SPACE_COST,
    SYMBOL_BUILDING,
    VILLAGER_IDS,
    lowest,
)
from dorfplatz.games.above_and_below.rules.harvest import extra_tokens, missing_token
from dorfplatz.games.above_and_below.rules.train import space_of
from dorfplatz.games.above_and_below.state import State
from dorfplatz.games.above_and_below.village import page_of, price_of


def fault(state: State, action: Action, refusal: Refusal) -> Fault:
    """Return names and places for a refusal."""
    key = refusal.key
    if key == "not-enough-coins":
        have = int(state.villages.coins[state.current])
        return Fault({"coins": asked_price(state, action), "have": have})
    match action:
        case Place(good):
            return about_item(key, good)
        case Sale(item):
            return about_item(key, item)
        case Offer():
            return about_offer(state, action, key)
        case Renew(row):
            return Fault({"row": f"row:{row}"}) if key == "not-renewed" else Fault()
        case Explore(villagers) if key == "not-alone":
            return Fault({}, named(villagers))
        case Explore(villagers) | Work(villagers):
            return absent(villagers, int(state.villages.ready[state.current]), key, "not-ready")
        case Build(villager, building):
            return about_build(state, villager, f"building:{building}", key)
        case Harvest():
            return about_harvest(state, action, key)
        case Train(villager, recruit):
            return about_training(state, villager, f"villager:{recruit}", key)
        case Choose(_, option):
            return about_option(state, option, key)
        case Exert():
            return about_exertion(state, action, key)
        case Injure(villagers):
            return absent(villagers, int(state.exploration.party), key, "not-in-party")
        case Recover(villager, _):
            return about_recovery(state, f"villager:{villager}", key)
        case _:
            return Fault()


def named(villagers: tuple[str, ...]) -> tuple[str, ...]:
    """Return villagers as references."""
    return tuple([f"villager:{villager}" for villager in villagers])


def absent(villagers: tuple[str, ...], there: int, key: str, wanted: str) -> Fault:
    """Return which villagers are not where they would have to be."""
    if key != wanted:
        return Fault()
    away = named(villagers_of(mask_of(villagers) & ~there))
    return Fault({"villagers": away, "number": len(away)}, away)


def asked_price(state: State, action: Action) -> int:
    """Return what an action costs."""
    match action:
        case Offer(_, price):
            return price
        case Build(_, building):
            return int(price_of(state, state.current, BUILDING_INDEX[building]))
        case Train(_, recruit):
            return int(SPACE_COST[space_of(state, recruit)])
        case Choose(_, option):
            return int(OPTION_COST[page_of(state) + OPTION_KEYS.index(option)])
        case _:
            return int(RENEWAL)


def about_item(key: str, item: str | None) -> Fault:
    """Name an item."""
    if item is None or key not in ("not-in-stock", "not-sale-same"):
        return Fault()
    thing = f"item:{item}"
    return Fault({"item": thing}, (thing,) if key == "not-in-stock" else ())


def about_offer(state: State, offer: Offer, key: str) -> Fault:
    """Name the seller, or the lowest price."""
    if key == "not-so-cheap":
        return Fault({"least": int(LEAST_PRICE)})
    who: dict[str, Arg] = {"seat": f"seat:{offer.seat}"}
    if key == "not-for-sale":
        return Fault(who, (f"seat:{offer.seat}",))
    if key == "not-refused":
        return Fault({**who, "coins": int(state.bargain.refused[offer.seat])})
    return Fault(who) if key == "not-a-seller" else Fault()


def about_build(state: State, villager: str, what: str, key: str) -> Fault:
    """Name the villager without a hammer, or the building."""
    if key == "not-a-builder":
        return Fault({"villager": f"villager:{villager}"}, named((villager,)))
    if key in ("not-face-up", "not-without-cave"):
        return Fault({"building": what}, (what,))
    return absent((villager,), int(state.villages.ready[state.current]), key, "not-ready")


def about_harvest(state: State, harvest: Harvest, key: str) -> Fault:
    """Name what does not lie there, or the numbers."""
    if key == "not-lying-there":
        missing = missing_token(state, harvest.tokens) or harvest.tokens[0]
        token = f"token:{missing.replace('.', '-')}"
        return Fault({"token": token}, (token,))
    if key == "not-as-many":
        sent = len(harvest.villagers)
        most = sent + extra_tokens(state)
        there = lying_tokens(state)
        return Fault(
            {"villagers": sent, "tokens": len(harvest.tokens), "most": most, "lying": there}
        )
    return absent(harvest.villagers, int(state.villages.ready[state.current]), key, "not-ready")


def lying_tokens(state: State) -> int:
    """Return how many goods lie on buildings of the current player."""
    villages = state.villages
    return sum(
        [
            int(villages.tokens[symbol])
            for symbol, building in enumerate(SYMBOL_BUILDING)
            if int(villages.owner[i64(building)]) == int(state.current) + 1
        ]
    )


def about_training(state: State, villager: str, whom: str, key: str) -> Fault:
    """Name the villager without a quill, or the one who is not there."""
    if key == "not-a-teacher":
        return Fault({"villager": f"villager:{villager}"}, named((villager,)))
    if key == "not-in-row":
        return Fault({"villager": whom}, (whom,))
    return absent((villager,), int(state.villages.ready[state.current]), key, "not-ready")


def about_option(state: State, option: str, key: str) -> Fault:
    """Name the section that has no such option."""
    if key != "not-an-option":
        return Fault()
    return Fault(
        {"section": f"section:{int(state.exploration.section)}", "option": f"option:{option}"}
    )


def about_exertion(state: State, exertion: Exert, key: str) -> Fault:
    """Name the numbers, or who is not on the cave card."""
    total = int(state.exploration.lanterns)
    number = exertion.number
    if key == "not-a-number":
        return Fault({"number": number})
    if key == "not-needed":
        return Fault({"number": number, "total": total})
    if key == "not-exactly":
        return Fault({"number": number, "missing": number - total})
    return absent(exertion.villagers, int(state.exploration.party), key, "not-in-party")


def about_recovery(state: State, who: str, key: str) -> Fault:
    """Name who is asked first, whom it does not help, or the beds that are left."""
    if key == "not-asked":
        first = f"villager:{VILLAGER_IDS[lowest(i64(state.night.to_ask))]}"
        return Fault({"villager": first}, (first,))
    if key == "not-that-use":
        return Fault({"villager": who})
    return Fault({"beds": int(state.night.beds_left)}) if key == "not-with-beds-free" else Fault()
