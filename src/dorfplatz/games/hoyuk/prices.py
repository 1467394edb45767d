"""Höyük: what an option takes and brings here, and what a board lights for it."""

from dataclasses import replace

from mypy_extensions import i64

from dorfplatz.engine.prompt import Option
from dorfplatz.games.hoyuk.actions import Action, Build, Evaluate, Lose, Place, PlaySet, Spend, Use
from dorfplatz.games.hoyuk.material import (
    AROUND,
    CARD_IDS,
    CARD_LETTERS,
    CELL_INDEX,
    CELL_NAMES,
    ELEMENT_IDS,
    ELEMENT_LETTERS,
    NO_CARD,
    SET_POINTS,
)
from dorfplatz.games.hoyuk.notation import read
from dorfplatz.games.hoyuk.rules.placing import sides
from dorfplatz.games.hoyuk.rules.reward import leads
from dorfplatz.games.hoyuk.state import A_PEN, HAS_CATTLE, State
from dorfplatz.games.hoyuk.telling import names_of
from dorfplatz.games.hoyuk.village import host_of
from dorfplatz.kit.squares import DIRECTIONS

PRICED = ("H^", "P", "@", "=", "#", "x", "~P", "*H^", "*P")
"""How the moves begin that cost or bring something, or light more than their cell."""


def priced(state: State, seat: int, options: list[Option]) -> list[Option]:
    """Return options with cost, gain and what they show."""
    return [
        with_price(state, seat, option) if option.move.startswith(PRICED) else option
        for option in options
    ]


def with_price(state: State, seat: int, option: Option) -> Option:
    """Return one option with what it costs, brings and shows."""
    action: Action = read(option.move)
    match action:
        case Build(place) | Use(place):
            return replace(option, shows=shown(place), cost=swept(state, place))
        case Spend(card, place):
            cost = {card_id(card): 1, **swept(state, place)}
            return replace(option, shows=shown(place), cost=cost)
        case PlaySet(card, count, metal):
            spent = {card_id(card): count}
            if metal > 0:
                spent["metal"] = metal
            return replace(option, cost=spent, gain={"points": int(SET_POINTS[count + metal])})
        case Evaluate(block):
            return replace(option, gain=won(state, seat, block))
        case Lose(element, cell):
            fallen = pens_of(state, CELL_INDEX[cell]) if element == "H" else []
            shows = tuple([f"cell:{CELL_NAMES[pen]}" for pen in fallen])
            return replace(option, shows=shows, cost=lost(state, element, CELL_INDEX[cell], fallen))
    return option


def card_id(letter: str) -> str:
    """Return a card as a price names it: ``shrine-card``, or ``metal``."""
    name = CARD_IDS[CARD_LETTERS.index(letter)]
    return name if name == "metal" else f"{name}-card"


def shown(place: Place) -> tuple[str, ...]:
    """Return the host of a pen, which is lit beside the pen's own cell."""
    if place.element != "P":
        return ()
    host = i64(AROUND[CELL_INDEX[place.cell] * 4 + DIRECTIONS.index(place.detail)])
    return (f"cell:{CELL_NAMES[host]}",)


def swept(state: State, place: Place) -> dict[str, int]:
    """Return what a second storey sweeps off the roof."""
    if place.detail != "^":
        return {}
    return dict.fromkeys(names_of(state.roof[CELL_INDEX[place.cell]]), 1)


def won(state: State, seat: int, block: int) -> dict[str, int]:
    """Return how many cards a seat would win in a block."""
    cards = sum(
        winner == seat and state.tops[stack] != NO_CARD
        for stack, winner in enumerate(leads(state, block))
    )
    return {"cards": cards} if cards else {}


def pens_of(state: State, house: int) -> list[int]:
    """Return the pens that a house hosts."""
    return [
        pen
        for pen in sides(house)
        if state.what[pen] == A_PEN and int(host_of(state, pen)) == house
    ]


def lost(state: State, element: str, cell: int, pens: list[int]) -> dict[str, int]:
    """Return what goes with a loss: the roof and the pens of a house, the cattle of a pen."""
    name = ELEMENT_IDS[ELEMENT_LETTERS.index(element)]
    cost = {name: 1}
    if element == "H":
        cost.update(dict.fromkeys(names_of(state.roof[cell]), 1))
        if pens:
            cost["pen"] = len(pens)
    herds = [pen for pen in ([cell] if element == "P" else pens) if state.roof[pen] & HAS_CATTLE]
    if herds:
        cost["cattle"] = len(herds)
    return cost
