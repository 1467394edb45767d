"""Above and Below: legal actions as options with picks, for people."""

from functools import lru_cache

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.prompt import Arg, Option, Phrase, Prompt
from dorfplatz.engine.rules import CHANCE, OVER
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
    decode,
)
from dorfplatz.games.above_and_below.book import BOOK_EFFECTS, HIGH, LOW
from dorfplatz.games.above_and_below.effects import INJURE
from dorfplatz.games.above_and_below.lists import legal
from dorfplatz.games.above_and_below.material import (
    CAVE_IDS,
    ITEM_IDS,
    VILLAGER_IDS,
    lowest,
    members,
)
from dorfplatz.games.above_and_below.notation import write
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
from dorfplatz.games.above_and_below.village import option_entry, outcome_list

MOST_OPTIONS = 16_384

HINTS = {
    "do": Phrase("ask-do"),
    "villager": Phrase("ask-villager"),
    "building": Phrase("ask-building"),
    "token": Phrase("ask-token"),
    "recruit": Phrase("ask-recruit"),
    "item": Phrase("ask-item"),
    "seat": Phrase("ask-seller"),
    "price": Phrase("ask-price"),
    "row": Phrase("ask-row"),
}


def prompt(state: State, seat: int | None) -> Prompt:
    """Ask the active seat; tell the others what is going on."""
    if state.active == OVER:
        return Prompt(seat, Phrase("ask-over"))
    if state.active == CHANCE:
        return Prompt(seat, _chance_sentence(state))
    if seat != state.active:
        return Prompt(seat, Phrase("ask-wait", {"seat": f"seat:{state.active}"}))
    return Prompt(seat, _sentence(state), options(state), _hints(state))


def _chance_sentence(state: State) -> Phrase:
    if state.phase == SETUP:
        return Phrase("ask-setup")
    if state.phase == ENTERING:
        return Phrase("ask-section-die", {"cave": f"cave:{CAVE_IDS[state.cave - 1]}"})
    if state.phase == ROLLING:
        villager = f"villager:{VILLAGER_IDS[lowest(state.to_roll)]}"
        return Phrase("ask-lantern-die", {"villager": villager})
    return Phrase("ask-draw")


def _sentence(state: State) -> Phrase:
    """Return the question of the point the game has come to (chapter 5)."""
    phase = state.phase
    if phase == TURN:
        rounds: dict[str, Arg] = {
            "round": int(state.round),
            "ready": int(members(state.ready[state.current])),
            "coins": int(state.coins[state.current]),
        }
        return Phrase("ask-turn" if state.ready[state.current] else "ask-turn-nobody", rounds)
    if phase == ANSWERING:
        item = ITEM_IDS[int(state.sale[state.seller]) - 1]
        return Phrase(
            "ask-answer",
            {"seat": f"seat:{state.current}", "item": f"item:{item}", "coins": int(state.price)},
        )
    if phase == READING:
        return Phrase("ask-option", {"section": f"section:{int(state.section)}"})
    if phase == EXERTING:
        return _exertion(state)
    if phase == APPLYING:
        at = BOOK_EFFECTS.first[outcome_list(state)] + state.effect
        if BOOK_EFFECTS.kind[at] == INJURE:
            return Phrase("ask-injure", {"number": int(BOOK_EFFECTS.number[at])})
        return Phrase("ask-alternative")
    if phase == RECOVERING:
        return _recovery(state)
    return Phrase("ask-final" if phase == FINAL else "ask-income")


def _exertion(state: State) -> Phrase:
    """Say what keeping the result means, and what the next success number costs (AAB-3.11)."""
    entry = option_entry(state)
    low, high, total = int(LOW[entry]), int(HIGH[entry]), int(state.lanterns)
    goal = low if total < low else high
    numbers: dict[str, Arg] = {
        "total": total,
        "goal": goal,
        "missing": goal - total,
        "high": high,
        "more": high - total,
        "reached": low,
        "party": int(members(state.party)),
    }
    if total >= low:
        return Phrase("ask-exert-more", numbers)
    if high and high - total <= members(state.party):
        return Phrase("ask-exert-both", numbers)
    return Phrase("ask-exert-or-fail", numbers)


def _recovery(state: State) -> Phrase:
    villager = lowest(state.to_ask)
    hurt = (int(state.injured[state.current]) >> int(villager)) & 1
    return Phrase(
        "ask-recover-injured" if hurt else "ask-recover-exhausted",
        {
            "villager": f"villager:{VILLAGER_IDS[villager]}",
            "beds": int(state.beds_left),
            "potions": int(state.potions_left),
            "ciders": int(state.ciders_left),
        },
    )


def _hints(state: State) -> dict[str, Phrase]:
    if state.phase == EXERTING:
        return {"number": Phrase("ask-number"), "villager": Phrase("ask-exerted")}
    if state.phase == APPLYING:
        return {"villager": Phrase("ask-injured"), "alternative": Phrase("ask-alternative")}
    if state.phase == TURN:
        return HINTS
    return {}


def options(state: State) -> tuple[Option, ...]:
    """Return every legal action with what to point at, in order, to mean it."""
    codes = Codes()
    legal(state, codes)
    return tuple([option(code) for code in codes.values()])


@lru_cache(maxsize=MOST_OPTIONS)
def option(code: int) -> Option:
    """Return an action as an option; it is the same in every position, so it is remembered."""
    action = decode(code)
    return Option(write(action), picks(action))


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
            return ("do:explore", *_villagers(villagers), "do:go")
        case Build(villager, building):
            return ("do:build", f"villager:{villager}", f"building:{building}")
        case Harvest(villagers, tokens):
            return ("do:harvest", *_villagers(villagers), *_tokens(tokens), "do:go")
        case Train(villager, recruit):
            return ("do:train", f"villager:{villager}", f"recruit:{recruit}")
        case Work(villagers):
            return ("do:work", *_villagers(villagers), "do:go")
        case Pass():
            return ("do:pass",)
        case Choose(_, option):
            return (f"option:{option}",)
        case Exert(villagers, number):
            return (f"number:{number}", *_villagers(villagers)) if villagers else ("number:keep",)
        case Injure(villagers):
            return _villagers(villagers)
        case Alternative(number):
            return (f"alternative:{number}",)
        case Recover(_, use):
            return (f"use:{'nothing' if use == '-' else use}",)
        case _:
            return ()


def _villagers(villagers: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"villager:{villager}" for villager in villagers)


def _tokens(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """Return tokens to point at; the second of two equal ones has a name of its own."""
    return tuple(
        f"token:{token.replace('.', '-')}{'-2' if token in tokens[:place] else ''}"
        for place, token in enumerate(tokens)
    )
