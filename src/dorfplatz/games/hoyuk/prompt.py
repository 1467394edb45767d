"""Höyük: legal actions as options with picks, for people."""

from functools import lru_cache

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.prompt import Arg, Option, Phrase, Prompt
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.hoyuk.actions import (
    Action,
    Build,
    Evaluate,
    Finish,
    Lose,
    Nominate,
    Place,
    PlaySet,
    Raze,
    Return,
    Spend,
    Start,
    Steal,
    Strike,
    Tile,
    Top,
    Use,
    decode,
)
from dorfplatz.games.hoyuk.material import (
    CARD_IDS,
    CARD_LETTERS,
    CATASTROPHE_IDS,
    ELEMENT_IDS,
    ELEMENT_LETTERS,
    STACK_IDS,
    STACK_LETTERS,
    TARGET,
    TRIBE_IDS,
    TRIBE_LETTERS,
)
from dorfplatz.games.hoyuk.notation import write
from dorfplatz.games.hoyuk.position import frame_now, open_slots
from dorfplatz.games.hoyuk.rules.cards import cards_allowed
from dorfplatz.games.hoyuk.rules.catastrophe import card_now
from dorfplatz.games.hoyuk.rules.turns import legal
from dorfplatz.games.hoyuk.state import (
    AT_ABILITY,
    AT_BLOCK,
    AT_BUILD,
    AT_CARDS,
    AT_LOSS,
    AT_RETURN,
    AT_TOP,
    State,
    at_of,
    now,
    number_of,
    part_of,
)

MOST_OPTIONS = 16_384

HINTS = {
    kind: Phrase(f"ask-{kind}")
    for kind in ("card", "element", "cell", "side", "from", "count", "metal")
}


def prompt(state: State, seat: int | None) -> Prompt:
    """Ask the active seat for its decision; tell the others what everybody waits for."""
    if state.active == OVER:
        return Prompt(seat, Phrase("ask-over"))
    if state.active == CHANCE:
        frame = now(state)
        key = "ask-top" if at_of(frame) == AT_TOP else "ask-chance"
        return Prompt(seat, Phrase(key))
    if seat != state.active:
        return Prompt(seat, Phrase("ask-wait", {"seat": f"seat:{state.active}"}))
    at_cards = at_of(frame_now(state)) == AT_CARDS
    hints = HINTS if at_cards else {**HINTS, "element": Phrase("ask-what")}
    return Prompt(seat, sentence(state), options(state), hints)


def sentence(state: State) -> Phrase:
    """Return what the active seat has to decide."""
    frame = frame_now(state)
    at = at_of(frame)
    if at == AT_BUILD:
        slots = tuple(f"slot:{letter}" for letter in open_slots(state))
        return Phrase("ask-build", {"slots": slots})
    if at == AT_CARDS:
        allowed = int(cards_allowed(state, state.active))
        return Phrase("ask-cards", {"phase": int(part_of(frame)), "allowed": allowed})
    if at == AT_LOSS:
        card = card_now(state)
        args: dict[str, Arg] = {
            "card": f"catastrophe:{CATASTROPHE_IDS[card]}",
            "block": f"block:{part_of(frame)}",
            "element": f"element:{ELEMENT_IDS[TARGET[card]]}",
            "number": int(number_of(frame)),
        }
        return Phrase("ask-loss", args)
    if at == AT_ABILITY:
        tribe = TRIBE_IDS[state.tribes[state.active]]
        return Phrase(f"ask-ability-{tribe}", {"part": int(number_of(frame))})
    if at == AT_BLOCK:
        return Phrase("ask-block")
    return Phrase("ask-return" if at == AT_RETURN else "ask-nominate")


def options(state: State) -> tuple[Option, ...]:
    """Return every legal move with what to point at."""
    codes = Codes()
    legal(state, codes)
    listed = codes.values()
    # What is the same in every option is no question: a tile that shows nothing but houses.
    known = len({option(code, False).picks[0] for code in listed}) == 1
    return tuple([option(code, known) for code in listed])


@lru_cache(maxsize=MOST_OPTIONS)
def option(code: int, known: bool) -> Option:
    """Return a move as an option, remembered; where the first pick is known it is left out."""
    action = decode(code)
    choice = picks(action)
    return Option(write(action), (choice[1:] or choice) if known else choice)


def picks(action: Action) -> tuple[str, ...]:
    """Return what to point at, in order, to mean a move."""
    match action:
        case Build(place):
            return picks_of_place(place)
        case Spend(card, place):
            return (f"card:{card_id(card)}", *picks_of_place(place))
        case PlaySet(card, count, metal):
            return (f"card:{card_id(card)}", "element:points", f"count:{count}", f"metal:{metal}")
        case Use(place):
            return picks_of_place(place)
        case Raze(cell):
            return (f"cell:{cell}",)
        case Steal(source, place):
            kind = f"element:{element_id(place.element)}"
            return (kind, f"from:{source}", *picks_of_place(place)[1:])
        case Lose(_, cell):
            return (f"cell:{cell}",)
        case Evaluate(block):
            return (f"block:{block}",)
        case Return(stack):
            return (f"stack:{STACK_IDS[STACK_LETTERS.index(stack)]}",)
        case Nominate(tribe):
            return (f"tribe:{TRIBE_IDS[TRIBE_LETTERS.index(tribe)]}",)
        case Finish():
            return ("finish:finish",)
        case Start() | Top() | Strike() | Tile():
            return (f"chance:{write(action)}",)


def picks_of_place(place: Place) -> tuple[str, ...]:
    """Return the element, its cell, and where the host of a pen lies."""
    kind = f"element:{element_id(place.element)}"
    if place.element == "P":
        return (kind, f"cell:{place.cell}", f"side:{place.detail}")
    return (kind, f"cell:{place.cell}")


def card_id(letter: str) -> str:
    """Return the name of a card by its letter."""
    return CARD_IDS[CARD_LETTERS.index(letter)]


def element_id(letter: str) -> str:
    """Return the name of an element by its letter."""
    return ELEMENT_IDS[ELEMENT_LETTERS.index(letter)]
