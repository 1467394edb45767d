"""Höyük: actions worth trying in a position, legal or not, to compare the rules with the lists."""

from dorfplatz.games.hoyuk.actions import (
    MARKS,
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
    Steal,
    Use,
)
from dorfplatz.games.hoyuk.belongings import may_take
from dorfplatz.games.hoyuk.material import (
    CARD_LETTERS,
    CELL_INDEX,
    CELL_NAMES,
    ELEMENT_LETTERS,
    STACK_LETTERS,
    TRIBE_LETTERS,
)
from dorfplatz.games.hoyuk.state import (
    AT_ABILITY,
    AT_BUILD,
    AT_CARDS,
    AT_LOSS,
    EMPTY,
    State,
    at_of,
    now,
)
from dorfplatz.kit.squares import DIRECTIONS

APART = 11
"""Where an action has no place anyway, every eleventh of its kind is tried."""
ROOFS = "OSVMC"


def universe(state: State) -> list[Action]:
    """Return every placement with every mark, side and card, every loss, theft, set and choice."""
    at = at_of(now(state))
    every = places()
    few = every[::APART]
    found: list[Action] = [Finish(), *sets(), *others(state)]
    found += [Build(place) for place in (every if at == AT_BUILD else few)]
    found += spends(every if at == AT_CARDS else few)
    found += losses(1 if at == AT_LOSS else APART)
    found += abilities(state, every if at == AT_ABILITY else few)
    return found


def places() -> list[Place]:
    """Return every placement of every element."""
    found: list[Place] = []
    for cell in CELL_NAMES:
        found += [Place("H", cell, mark) for mark in MARKS]
        found += [Place("P", cell, side) for side in DIRECTIONS]
        found += [Place(element, cell) for element in ROOFS]
    return found


def spends(tried: list[Place]) -> list[Action]:
    """Return every placement paid by its own card, by metal, or by another card."""
    found: list[Action] = []
    for number, place in enumerate(tried):
        if place.element != "M":
            found.append(Spend(place.element, place))
        found.append(Spend("J", place))
        if number % APART == 0:
            found.append(Spend(CARD_LETTERS[number % len(CARD_LETTERS)], place))
    return found


def sets() -> list[Action]:
    """Return every set of up to six cards."""
    return [
        PlaySet(card, count, metal)
        for card in CARD_LETTERS
        for count in range(1, 7)
        for metal in range(7 - count)
    ]


def losses(stride: int) -> list[Action]:
    """Return losses of every element on the cells, by a stride."""
    return [Lose(element, cell) for cell in CELL_NAMES[::stride] for element in ELEMENT_LETTERS]


def abilities(state: State, tried: list[Place]) -> list[Action]:
    """Return what abilities place, raze and steal: thefts from everywhere, and to everywhere."""
    found: list[Action] = [Use(place) for place in tried if place.element in "HPCV"]
    found += [Raze(cell) for cell in CELL_NAMES]
    seat = int(state.active)
    taken: set[str] = set()
    for source in CELL_NAMES:
        if state.what[CELL_INDEX[source]] == EMPTY:
            continue
        for number, element in enumerate(ELEMENT_LETTERS):
            found.append(Steal(source, Place(element, source, "n" if element == "P" else "")))
            if element not in taken and may_take(state, seat, number, CELL_INDEX[source]):
                taken.add(element)
                found += [Steal(source, place) for place in tried if place.element == element]
    return found


def others(state: State) -> list[Action]:
    """Return every block and two more, every stack and every tribe."""
    found: list[Action] = [Evaluate(block) for block in range(int(state.blocks) + 3)]
    found += [Return(stack) for stack in STACK_LETTERS]
    found += [Nominate(tribe) for tribe in TRIBE_LETTERS]
    return found
