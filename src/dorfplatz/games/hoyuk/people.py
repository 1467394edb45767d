"""Höyük: what people are asked and told."""

from collections.abc import Sequence
from typing import Final, final

from dorfplatz.engine.options import Options
from dorfplatz.engine.people import Fault, People, Windows
from dorfplatz.engine.prompt import Arg, Option, Phrase, Prompt, Role, Said
from dorfplatz.engine.rules import CHANCE, Refusal
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
)
from dorfplatz.games.hoyuk.describe import describe
from dorfplatz.games.hoyuk.facts import facts
from dorfplatz.games.hoyuk.families import cards_allowed
from dorfplatz.games.hoyuk.faults import fault_of
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
from dorfplatz.games.hoyuk.meaning import meant
from dorfplatz.games.hoyuk.notation import write
from dorfplatz.games.hoyuk.position.writing import frame_now, open_slots
from dorfplatz.games.hoyuk.prices import priced
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
    card_now,
    now,
    number_of,
    part_of,
)
from dorfplatz.games.hoyuk.view import View
from dorfplatz.games.hoyuk.windows import windows

HINTS: Final = {
    kind: Phrase(f"ask-{kind}") for kind in ("card", "set", "element", "cell", "side", "from")
}
ROLES: Final = {"from": Role("cell"), "set": Role("card", "set"), "starter": Role("tribe")}
"""Cards of a set are ticked in any order; the first of a kind is the card that also builds."""


@final
class HoyukPeople(People[State, Action, View]):
    """The side of Höyük that people meet."""

    def wait(self, state: State, seat: int | None) -> Phrase | None:
        """Tell that something is being drawn, or whose turn it is."""
        if state.active != CHANCE:
            return None
        return Phrase("ask-top" if at_of(now(state)) == AT_TOP else "ask-chance")

    def ask(self, state: State, seat: int) -> Prompt:
        """Ask for what the rules wait for."""
        at = at_of(frame_now(state))
        asked = question(state)
        hints = HINTS
        if at == AT_BUILD:
            hints = {**HINTS, "element": Phrase("ask-stamp")}
        elif at == AT_LOSS or asked.key == "ask-ability-red":
            hints = {"cell": asked}
        elif at == AT_ABILITY:
            hints = {**HINTS, "element": asked}
        return Prompt(None, asked, (), hints, ROLES)

    def picks(self, action: Action) -> tuple[str, ...]:
        """Return what to point at: card, element, cell, and the side of a pen's host."""
        return picks(action)

    def meant(self, view: View, seat: int, picks: Sequence[str]) -> Action | None:
        """Return what somebody means who points at a cell, a block, a stack or a card."""
        return meant(view, seat, picks)

    def detailed(self, state: State, seat: int, options: list[Option]) -> list[Option]:
        """Return the options with the cards they take, the points they bring, what they sweep."""
        return priced(state, seat, options)

    def faults(self, state: State, seat: int, action: Action, refusal: Refusal) -> Fault:
        """Name the cells, cards, blocks and stacks at fault."""
        return fault_of(state, seat, action, refusal)

    def windows(self, state: State, seat: int) -> Windows | None:
        """Return the orders about card windows, and which of them would close the one open now."""
        return windows(state, seat)

    def facts(self, state: State, viewer: int | None) -> object | None:
        """Return counts, worth, losses and reasons per cell; nothing of it is secret."""
        return facts(state, viewer)

    def describe(self, view: View) -> list[Said]:
        """Return the position in sentences; hands lie face down."""
        return describe(view)

    def describe_as(self, view: View, options: Options) -> list[Said]:
        """Return the position in sentences, with all hands where the table plays them open."""
        return describe(view, options.get("open_hands") is True)


def question(state: State) -> Phrase:
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


def picks(action: Action) -> tuple[str, ...]:
    """Return what to point at, in order, to mean a move."""
    match action:
        case Build(place) | Use(place):
            return picks_of_place(place)
        case Spend(card, place):
            return (f"card:{card_id(card)}", *picks_of_place(place))
        case PlaySet(card, count, metal):
            return (*ticks(card, count), *ticks("J", metal))
        case Raze(cell) | Lose(_, cell):
            return (f"cell:{cell}",)
        case Steal(source, place):
            kind = f"element:{element_id(place.element)}"
            return (kind, f"from:{source}", *picks_of_place(place)[1:])
        case Evaluate(block):
            return (f"block:{block}",)
        case Return(stack):
            return (f"stack:{STACK_IDS[STACK_LETTERS.index(stack)]}",)
        case Nominate(tribe):
            return (f"starter:{TRIBE_IDS[TRIBE_LETTERS.index(tribe)]}",)
        case Finish():
            return ("finish:finish",)
        case Start() | Top() | Strike() | Tile():
            return (f"chance:{write(action)}",)


def ticks(card: str, count: int) -> tuple[str, ...]:
    """Return the cards of a kind to tick: ``set:shrine``, ``set:shrine-2``, ``set:shrine-3``."""
    name = f"set:{card_id(card)}"
    return tuple([name if number == 1 else f"{name}-{number}" for number in range(1, count + 1)])


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
