"""Above and Below: what a seller may leave word for, so that low offers are declined at once."""

from collections.abc import Mapping
from typing import Final

from dorfplatz.engine.people import Windows
from dorfplatz.games.above_and_below.actions import Answer
from dorfplatz.games.above_and_below.notation import write
from dorfplatz.games.above_and_below.state import ANSWERING, State

LEAST: Final[Mapping[str, int]] = {
    "below-four": 4,
    "below-five": 5,
    "below-six": 6,
    "below-seven": 7,
    "below-eight": 8,
    "below-ten": 10,
    "below-twelve": 12,
}
"""The coins an offer has to have, so that somebody is asked, by the name of the order."""
ORDERS: Final = tuple(LEAST)
DECLINE: Final = write(Answer(False))


def windows(state: State, seat: int) -> Windows:
    """Return the orders of a seat that sells something, and those that decline the offer made now.

    The order lapses with the sale: what lies there next is worth another price.
    """
    round_number = int(state.round)
    if state.villages.sale[seat] == 0:
        return Windows((), round_number)
    if state.phase != ANSWERING or state.active != seat:
        return Windows(ORDERS, round_number)
    answers = tuple([order for order, least in LEAST.items() if state.bargain.price < least])
    return Windows(ORDERS, round_number, DECLINE if answers else None, answers)
