"""Clans: what people are asked and told."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final, final

from dorfplatz.engine.people import Fault, People
from dorfplatz.engine.prompt import Option, Phrase, Prompt, Role, Said
from dorfplatz.engine.rules import CHANCE, Refusal
from dorfplatz.games.clans.actions import Action, Move
from dorfplatz.games.clans.describe import describe, references
from dorfplatz.games.clans.facts import Facts, facts
from dorfplatz.games.clans.material import (
    EPOCH_IDS,
    EPOCH_OF_CHIP,
    LAKE_BETWEEN,
    NEIGHBOURS,
    TERRITORY_IDS,
    TERRITORY_INDEX,
)
from dorfplatz.games.clans.rules.founding import NO_ORDER_WANTED, ORDER_WANTED, villages_founded
from dorfplatz.games.clans.rules.moving import (
    EMPTY,
    LAKE,
    LARGE_STAYS,
    LARGER_STAYS,
    MERGE_FIRST,
    NOT_NEIGHBOURS,
    huts_in,
    large_pairs,
    must_merge,
)
from dorfplatz.games.clans.state import State
from dorfplatz.games.clans.view import View


@final
class ClansPeople(People[State, Action, View]):
    """The side of Clans that people meet."""

    def wait(self, state: State, seat: int | None) -> Phrase | None:
        """Tell that the huts are being dealt, or whose turn it is."""
        return Phrase("ask-setup") if state.active == CHANCE else None

    def ask(self, state: State, seat: int) -> Prompt:
        """Ask for a move, or for a merge where one has to be made."""
        epoch = EPOCH_IDS[EPOCH_OF_CHIP[int(state.founded)]]
        return question("ask-merge" if must_merge(state) else "ask-move", epoch)

    def picks(self, action: Action) -> tuple[str, ...]:
        """Return what to point at: source, destination, villages in order."""
        assert isinstance(action, Move)
        villages = [f"village:{village}" for village in action.order]
        return (f"from:{action.source}", f"to:{action.destination}", *villages)

    def faults(self, state: State, seat: int, action: Action, refusal: Refusal) -> Fault:
        """Name the territories at fault."""
        if not isinstance(action, Move):
            return Fault()
        here, there = f"territory:{action.source}", f"territory:{action.destination}"
        huts = int(huts_in(state, TERRITORY_INDEX[action.source]))
        if refusal == LAKE:
            lake = f"lake:{LAKE_BETWEEN[(action.source, action.destination)]}"
            return Fault({"source": here, "destination": there, "lake": lake}, (here, there))
        if refusal in (NOT_NEIGHBOURS, LARGER_STAYS):
            return Fault({"source": here, "destination": there}, (here, there))
        if refusal == EMPTY:
            empty = here if huts == 0 else there
            return Fault({"territory": empty}, (empty,))
        if refusal == LARGE_STAYS:
            return Fault({"source": here, "huts": huts}, (here,))
        if refusal == MERGE_FIRST:
            return Fault({}, tuple(f"territory:{name}" for name in large_pairs(state)))
        if refusal in (ORDER_WANTED, NO_ORDER_WANTED):
            source = TERRITORY_INDEX[action.source]
            villages = tuple(f"territory:{name}" for name in villages_founded(state, source))
            return Fault({"villages": villages}, villages)
        return Fault()

    def meant(self, view: View, seat: int, picks: Sequence[str]) -> Action | None:
        """Return the move between the territories pointed at; from one alone, to its neighbour."""
        names = [pick.partition(":")[2] for pick in picks]
        if not names or any(name not in TERRITORY_INDEX for name in names):
            return None
        if len(names) == 1:
            return Move(names[0], likely_neighbour(view, names[0]))
        return Move(names[0], names[1], tuple(names[2:]))

    def detailed(self, state: State, seat: int, options: list[Option]) -> list[Option]:
        """Show the villages that each move founds."""
        founds = {
            name: references(villages_founded(state, TERRITORY_INDEX[name]))
            for name in TERRITORY_INDEX
        }
        return [shown(option, founds[option.move[:2]]) for option in options]

    def facts(self, state: State, viewer: int | None) -> Facts:
        """Return what groups are and would be worth; cards make no difference to it."""
        return facts(state)

    def describe(self, view: View) -> list[Said]:
        """Return the position in sentences."""
        return describe(view)


def likely_neighbour(view: View, territory: str) -> str:
    """Return where somebody would go from a territory: to a neighbour with huts if there is one."""
    neighbours = [int(n) for n in NEIGHBOURS[TERRITORY_INDEX[territory]]]
    occupied = [n for n in neighbours if sum(view.huts[n])]
    return TERRITORY_IDS[(occupied or neighbours)[0]]


def shown(option: Option, villages: tuple[str, ...]) -> Option:
    """Return an option with the villages that it founds."""
    return replace(option, shows=villages) if villages else option


ROLES: Final = {
    "from": Role("territory"),
    "to": Role("territory"),
    "village": Role("territory", "order"),
}


@cache
def question(key: str, epoch: str) -> Prompt:
    """Return what is asked, and what is said while a move is put together."""
    now = {"epoch": f"epoch:{epoch}"}
    hints = {
        "from": Phrase("ask-from"),
        "to": Phrase("ask-to"),
        "village": Phrase("ask-village", now),
    }
    return Prompt(None, Phrase(key, now), (), hints, ROLES)
