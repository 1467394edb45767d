"""Höyük: the names and places in the sentence of a refusal; nothing is decided here."""

from dorfplatz.engine.people import Fault
from dorfplatz.engine.prompt import Arg
from dorfplatz.engine.rules import Refusal
from dorfplatz.games.hoyuk.actions import (
    Action,
    Build,
    Evaluate,
    Lose,
    Place,
    PlaySet,
    Raze,
    Return,
    Spend,
    Steal,
    Use,
)
from dorfplatz.games.hoyuk.families import cards_allowed
from dorfplatz.games.hoyuk.material import (
    CARD_IDS,
    CARD_LETTERS,
    CELL_INDEX,
    CELL_NAMES,
    ELEMENT_IDS,
    ELEMENT_LETTERS,
    STACK_IDS,
    STACK_LETTERS,
)
from dorfplatz.games.hoyuk.rules.cards import NOT_IN_HAND, TOO_MANY, held
from dorfplatz.games.hoyuk.rules.placing import (
    mark_of,
    occupied_sides,
    pens_closed,
)
from dorfplatz.games.hoyuk.rules.reward import CLOSED, NO_BLOCK
from dorfplatz.games.hoyuk.rules.tribes import NOT_TO_STEAL, OTHER_ABILITY, without
from dorfplatz.games.hoyuk.state import State, now, part_of


def fault_of(state: State, seat: int, action: Action, refusal: Refusal) -> Fault:
    """Return names and places for a refusal."""
    if refusal.key.startswith("not-at-") or refusal == OTHER_ABILITY:
        return Fault()
    match action:
        case Build(place) | Use(place):
            return fault_of_place(state, place, refusal)
        case Spend(card, place):
            if refusal in (NOT_IN_HAND, TOO_MANY):
                return fault_of_cards(state, seat, card, refusal)
            return fault_of_place(state, place, refusal)
        case PlaySet(card, count, _):
            missing = card if held(state, seat, card) < count else "J"
            return fault_of_cards(state, seat, missing, refusal)
        case Lose(_, cell):
            here = f"cell:{cell}"
            return Fault({"cell": here, "block": f"block:{part_of(now(state))}"}, (here,))
        case Evaluate(block):
            at = () if refusal == NO_BLOCK else (f"block:{block}",)
            return Fault({"block": f"block:{block}"}, at)
        case Return(letter):
            stack = f"stack:{STACK_IDS[STACK_LETTERS.index(letter)]}"
            return Fault({"stack": stack}, (stack,) if refusal == CLOSED else ())
        case Raze(cell):
            here = f"cell:{cell}"
            return Fault() if refusal.key == "not-houses-left" else Fault({"cell": here}, (here,))
        case Steal(source, place):
            return fault_of_theft(state, source, place, refusal)
    return Fault()


def fault_of_cards(state: State, seat: int, card: str, refusal: Refusal) -> Fault:
    """Name the card that is missing, or how many more may be played."""
    if refusal == TOO_MANY:
        return Fault({"allowed": max(int(cards_allowed(state, seat)), 0)})
    if refusal != NOT_IN_HAND:
        return Fault()
    name = f"card:{CARD_IDS[CARD_LETTERS.index(card)]}"
    return Fault({"card": name, "held": held(state, seat, card)}, (name,))


def fault_of_theft(state: State, source: str, place: Place, refusal: Refusal) -> Fault:
    """Name where there is nothing to take, or why it could not be placed afterwards."""
    element = ELEMENT_LETTERS.index(place.element)
    if refusal == NOT_TO_STEAL:
        here = f"cell:{source}"
        return Fault({"cell": here, "element": f"element:{ELEMENT_IDS[element]}"}, (here,))
    return fault_of_place(without(state, element, source), place, refusal)


def fault_of_place(state: State, place: Place, refusal: Refusal) -> Fault:
    """Name the cell, and light what is in the way there."""
    cell = CELL_INDEX[place.cell]
    here = f"cell:{place.cell}"
    args: dict[str, Arg] = {"cell": here}
    key = refusal.key
    if key == "not-houses-left":
        return Fault()
    if key in ("not-in-mode", "not-in-supply", "not-on-tile"):
        return Fault({"element": f"element:{ELEMENT_IDS[ELEMENT_LETTERS.index(place.element)]}"})
    if key == "not-mark":
        return Fault({**args, "mark": mark_of(state, cell) or "-"}, (here,))
    if key in ("not-open-side", "not-connecting"):
        return Fault(args, (here, *names(occupied_sides(state, cell))))
    if key == "not-enclosing":
        return Fault(args, names(pens_closed(state, cell)))
    if key in ("not-beside-own", "not-beside-house"):
        return Fault({**args, "block": f"block:{state.block[cell]}"}, (here,))
    return Fault(args, (here,))


def names(cells: list[int]) -> tuple[str, ...]:
    """Return cells as references."""
    return tuple([f"cell:{CELL_NAMES[cell]}" for cell in cells])
