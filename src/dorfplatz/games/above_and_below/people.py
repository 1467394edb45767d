"""Above and Below: what people are asked and told."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, final

from dorfplatz.engine.people import Fault, People, Windows
from dorfplatz.engine.prompt import Arg, Option, Phrase, Prompt, Role, Said
from dorfplatz.engine.rules import CHANCE, Refusal
from dorfplatz.games.above_and_below.actions import (
    Action,
    Alternative,
    Answer,
    Build,
    Choose,
    Done,
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
from dorfplatz.games.above_and_below.book import BOOK_EFFECTS, HIGH, LOW, OPTION_COST, OPTION_KEYS
from dorfplatz.games.above_and_below.describe import describe
from dorfplatz.games.above_and_below.effects import INJURE
from dorfplatz.games.above_and_below.facts import facts
from dorfplatz.games.above_and_below.faults import fault
from dorfplatz.games.above_and_below.material import (
    BIT,
    BUILDING_INDEX,
    CAVE_IDS,
    GOOD_IDS,
    ITEM_IDS,
    PERKS,
    RENEWAL,
    SPACE_COST,
    VILLAGER_IDS,
    WORK_BONUS,
    lowest,
    members,
)
from dorfplatz.games.above_and_below.meaning import meant
from dorfplatz.games.above_and_below.rules.explore import pending_effect
from dorfplatz.games.above_and_below.rules.train import space_of
from dorfplatz.games.above_and_below.state import (
    ANSWERING,
    APPLYING,
    ENTERING,
    EXERTING,
    FINAL,
    READING,
    RECOVERING,
    ROLLING,
    SETUP,
    TURN,
    State,
)
from dorfplatz.games.above_and_below.story import story
from dorfplatz.games.above_and_below.view import View
from dorfplatz.games.above_and_below.village import (
    income_step,
    option_entry,
    page_of,
    price_of,
    slot_for,
    slot_points,
)
from dorfplatz.games.above_and_below.windows import windows

ROLES: Final[Mapping[str, Role]] = {
    "villager": Role("villager", "set"),
    "token": Role("token", "set"),
    "recruit": Role("villager"),
    "do:go": Role("do", confirms=True),
}
"""Villagers and goods are ticked in any order; ``do:go`` says that nobody and nothing is added."""

TURN_HINTS: Final[Mapping[str, Phrase]] = {
    "do": Phrase("ask-do"),
    "villager": Phrase("ask-villager"),
    "building": Phrase("ask-building"),
    "token": Phrase("ask-token"),
    "recruit": Phrase("ask-recruit"),
    "item": Phrase("ask-item"),
    "row": Phrase("ask-row"),
}
EXERTION_HINTS: Final[Mapping[str, Phrase]] = {
    "number": Phrase("ask-number"),
    "villager": Phrase("ask-exerted"),
}
EFFECT_HINTS: Final[Mapping[str, Phrase]] = {
    "villager": Phrase("ask-injured"),
    "alternative": Phrase("ask-alternative"),
}


@final
class VillagePeople(People[State, Action, View]):
    """The side of Above and Below that people meet."""

    def wait(self, state: State, seat: int | None) -> Phrase | None:
        """Tell what chance is doing, who is to answer an offer, or whose turn it is."""
        if state.phase == ANSWERING and state.active != CHANCE:
            return Phrase(
                "wait-answer", offer_of(state) | {"seller": f"seat:{state.bargain.seller}"}
            )
        return chance_sentence(state) if state.active == CHANCE else None

    def ask(self, state: State, seat: int) -> Prompt:
        """Ask what the point of the game asks."""
        roles = {} if state.phase == RECOVERING else ROLES
        return Prompt(None, sentence(state), (), hints(state), roles)

    def picks(self, action: Action) -> tuple[str, ...]:
        """Return what to point at to mean an action."""
        return picks(action)

    def meant(self, view: View, seat: int, picks: Sequence[str]) -> Action | None:
        """Return the likely move of what was pointed at."""
        return meant(view, seat, picks)

    def detailed(self, state: State, seat: int, options: list[Option]) -> list[Option]:
        """Return the options with what they cost and bring here."""
        return [priced(state, option) for option in options]

    def faults(self, state: State, seat: int, action: Action, refusal: Refusal) -> Fault:
        """Name who or what is at fault."""
        return fault(state, action, refusal)

    def facts(self, state: State, viewer: int | None) -> object | None:
        """Return odds, prices, worth and plans for the viewer's village."""
        return facts(state, viewer)

    def windows(self, state: State, seat: int) -> Windows | None:
        """Return the orders about offers, and which of them would decline the one made now."""
        return windows(state, seat)

    def story(self, told: Iterable[Phrase]) -> Sequence[object] | None:
        """Return the explorations of a match as chapters."""
        return story(told)

    def describe(self, view: View) -> list[Said]:
        """Return the position in sentences."""
        return describe(view)


# -- Questions ------------------------------------------------------------------------------------


def chance_sentence(state: State) -> Phrase:
    """Say what is drawn or rolled."""
    if state.phase == SETUP:
        return Phrase("ask-setup")
    if state.phase == ENTERING:
        return Phrase("ask-section-die", {"cave": f"cave:{CAVE_IDS[state.exploration.cave - 1]}"})
    if state.phase == ROLLING:
        villager = f"villager:{VILLAGER_IDS[lowest(state.exploration.to_roll)]}"
        return Phrase("ask-lantern-die", {"villager": villager})
    return Phrase("ask-draw")


def sentence(state: State) -> Phrase:
    """Return the question of the point the game has come to (chapter 5)."""
    phase = state.phase
    if phase == TURN:
        rounds: dict[str, Arg] = {
            "round": int(state.round),
            "ready": int(members(state.villages.ready[state.current])),
            "coins": int(state.villages.coins[state.current]),
        }
        return Phrase(
            "ask-turn" if state.villages.ready[state.current] else "ask-turn-nobody", rounds
        )
    if phase == ANSWERING:
        return Phrase("ask-answer", offer_of(state))
    if phase == READING:
        return Phrase("ask-option", {"section": f"section:{int(state.exploration.section)}"})
    if phase == EXERTING:
        return exertion_sentence(state)
    if phase == APPLYING:
        at = pending_effect(state)
        if BOOK_EFFECTS.kind[at] == INJURE:
            return Phrase("ask-injure", {"number": int(BOOK_EFFECTS.number[at])})
        return Phrase("ask-alternative")
    if phase == RECOVERING:
        return recovery_sentence(state)
    return Phrase("ask-final" if phase == FINAL else "ask-income")


def offer_of(state: State) -> dict[str, Arg]:
    """Return who offers what for which item."""
    item = ITEM_IDS[int(state.villages.sale[state.bargain.seller]) - 1]
    return {
        "seat": f"seat:{state.current}",
        "item": f"item:{item}",
        "coins": int(state.bargain.price),
    }


def exertion_sentence(state: State) -> Phrase:
    """Say what keeping the result means, and what the next success number costs (AAB-3.11)."""
    entry = option_entry(state)
    low, high, total = int(LOW[entry]), int(HIGH[entry]), int(state.exploration.lanterns)
    goal = low if total < low else high
    numbers: dict[str, Arg] = {
        "total": total,
        "goal": goal,
        "missing": goal - total,
        "high": high,
        "more": high - total,
        "reached": low,
        "party": int(members(state.exploration.party)),
    }
    if total >= low:
        return Phrase("ask-exert-more", numbers)
    if high and high - total <= int(members(state.exploration.party)):
        return Phrase("ask-exert-both", numbers)
    return Phrase("ask-exert-or-fail", numbers)


def recovery_sentence(state: State) -> Phrase:
    """Ask what helps the next villager, and say what is left."""
    villager = lowest(state.night.to_ask)
    hurt = state.villages.injured[state.current] & BIT[villager] != 0
    return Phrase(
        "ask-recover-injured" if hurt else "ask-recover-exhausted",
        {
            "villager": f"villager:{VILLAGER_IDS[villager]}",
            "beds": int(state.night.beds_left),
            "potions": int(state.night.potions_left),
            "ciders": int(state.night.ciders_left),
        },
    )


def hints(state: State) -> Mapping[str, Phrase]:
    """Return what is said while an answer is put together."""
    if state.phase == EXERTING:
        return EXERTION_HINTS
    if state.phase == APPLYING:
        return EFFECT_HINTS
    if state.phase == RECOVERING:
        return {"use": recovery_sentence(state)}
    return turn_hints(state) if state.phase == TURN else {}


def turn_hints(state: State) -> Mapping[str, Phrase]:
    """Return what is asked in a turn; whoever bids is told who sells what."""
    sold = [
        Phrase("sale-of", {"seat": f"seat:{seat}", "item": f"item:{ITEM_IDS[int(item) - 1]}"})
        for seat, item in enumerate(state.villages.sale)
        if seat != state.current and int(item) > 0
    ]
    if not sold:
        return TURN_HINTS
    sales: dict[str, Arg] = {"sales": tuple(sold)}
    bids = {"seat": Phrase("ask-seller", sales), "price": Phrase("ask-price", sales)}
    return {**TURN_HINTS, **bids}


# -- Picks ----------------------------------------------------------------------------------------


def picks(action: Action) -> tuple[str, ...]:
    """Return what to point at, in order, to mean an action."""
    match action:
        case Place(good):
            return ("do:place", f"item:{good}")
        case Done():
            return ("do:done",)
        case Sale(item):
            return ("do:sale", f"item:{item or 'none'}")
        case Offer(seat, price):
            return ("do:offer", f"seat:{seat}", f"price:{price}")
        case Answer(accepts):
            return (f"answer:{'yes' if accepts else 'no'}",)
        case Renew(row):
            return ("do:renew", f"row:{row}")
        case Explore(villagers):
            return ("do:explore", *ticked(villagers), "do:go")
        case Build(villager, building):
            return ("do:build", f"villager:{villager}", f"building:{building}")
        case Harvest(villagers, tokens):
            return ("do:harvest", *ticked(villagers), *ticked_tokens(tokens), "do:go")
        case Train(villager, recruit):
            return ("do:train", f"villager:{villager}", f"recruit:{recruit}")
        case Work(villagers):
            return ("do:work", *ticked(villagers), "do:go")
        case Pass():
            return ("do:pass",)
        case Choose(_, option):
            return (f"option:{option}",)
        case Exert(villagers, number):
            if not villagers:
                return ("number:keep",)
            return (f"number:{number}", *ticked(villagers), "do:go")
        case Injure(villagers):
            return (*ticked(villagers), "do:go")
        case Alternative(number):
            return (f"alternative:{number}",)
        case Recover(villager, use):
            return (f"villager:{villager}", f"use:{'nothing' if use == '-' else use}")
        case _:
            return ()


def ticked(villagers: tuple[str, ...]) -> list[str]:
    """Return villagers to tick."""
    return [f"villager:{villager}" for villager in villagers]


def ticked_tokens(tokens: tuple[str, ...]) -> list[str]:
    """Return tokens to tick; the second of two equal ones has a name of its own."""
    return [
        f"token:{token.replace('.', '-')}{'-2' if token in tokens[:place] else ''}"
        for place, token in enumerate(tokens)
    ]


# -- What options cost and bring ------------------------------------------------------------------


def priced(state: State, option: Option) -> Option:
    """Return an option with its cost and gain, where it has any that is certain."""
    first, _, what = option.picks[0].partition(":")
    if first == "option":
        cost = option_cost(state, what)
        return replace(option, cost={"coins": cost}) if cost else option
    if first != "do":
        return option
    seat = state.current
    last = option.picks[-1].partition(":")[2]
    if what == "build":
        price = int(price_of(state, seat, BUILDING_INDEX[last]))
        return replace(option, cost={"coins": price})
    if what == "train":
        return replace(option, cost={"coins": int(SPACE_COST[space_of(state, last)])})
    if what == "offer":
        return replace(option, cost={"coins": int(last)})
    if what == "renew":
        return replace(option, cost={"coins": int(RENEWAL)})
    if what == "work":
        earned = len(option.picks) - 2 + int(state.villages.perks[seat * PERKS + WORK_BONUS])
        gain = {"coins": earned, "cider": 1} if state.market.cider > 0 else {"coins": earned}
        return replace(option, gain=gain)
    if what == "place":
        slot = slot_for(state, state.active, GOOD_IDS.index(last))
        gain = {"points": int(slot_points(slot)), "income": int(income_step(state, seat, slot))}
        return replace(option, gain={name: value for name, value in gain.items() if value})
    return option


def option_cost(state: State, key: str) -> int:
    """Return the coins an option of the open section costs."""
    return int(OPTION_COST[page_of(state) + OPTION_KEYS.index(key)])
