"""Clans: what a seat sees, and what a move is, as rows of small numbers."""

from typing import Final, final

from mypy_extensions import i64

from dorfplatz.engine.encoding import (
    CODE,
    COUNT,
    FLAG,
    ONE_OF,
    WIDE,
    Encoding,
    Field,
    Sheet,
    Spec,
    relative,
    seat_after,
)
from dorfplatz.engine.rules import OVER
from dorfplatz.games.clans.actions import (
    MOST_VILLAGES,
    MOVE,
    destination_of,
    source_of,
    verb_of,
    village_of,
)
from dorfplatz.games.clans.material import CLANS, TERRAIN, TERRITORIES
from dorfplatz.games.clans.state import State

MOST_SEATS: Final[i64] = 4
ENDINGS: Final[i64] = 3


@final
class ClansEncoding(Encoding[State]):
    """The board, the track, the chips, and the cards as far as the viewer knows them."""

    def __init__(self) -> None:
        territories, clans, seats = int(TERRITORIES), int(CLANS), int(MOST_SEATS)
        super().__init__(
            Spec(
                [
                    Field("huts", (territories, clans), COUNT),
                    Field("scores", (clans, 2), WIDE),
                    Field("removed", (clans,), COUNT),
                    Field("chips", (seats,), COUNT),
                    Field("cards", (seats, clans), ONE_OF),
                    Field("active", (seats,), ONE_OF),
                    Field("seats", (1,), COUNT),
                    Field("may_merge", (1,), FLAG),
                    Field("dealt", (1,), COUNT),
                    Field("villages", (1,), COUNT),
                    Field("over", (int(ENDINGS),), ONE_OF),
                ]
            ),
            Spec(
                [
                    Field("source", (1,), CODE),
                    Field("destination", (1,), CODE),
                    Field("order", (MOST_VILLAGES,), CODE),
                    Field("terrain", (2,), CODE),
                    Field("huts", (2, clans), COUNT),
                ]
            ),
        )

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write everything that a seat may know."""
        seats = state.seats
        sheet.copy(state.huts, TERRITORIES * CLANS)
        for clan in range(CLANS):
            sheet.wide(state.scores[clan])
        for clan in range(CLANS):
            sheet.put(state.removed[clan])
        for place in range(MOST_SEATS):
            sheet.put(state.chips[seat_after(seat, place, seats)] if place < seats else 0)
        open_cards = state.active == OVER
        for place in range(MOST_SEATS):
            shown = place == 0 or (open_cards and place < seats)
            sheet.one_of(CLANS, state.cards[seat_after(seat, place, seats)] if shown else -1)
        active = state.active
        sheet.one_of(MOST_SEATS, relative(active, seat, seats) if active >= 0 else -1)
        sheet.put(seats)
        sheet.flag(state.may_merge)
        sheet.put(state.dealt)
        sheet.put(state.founded)
        sheet.one_of(ENDINGS, state.over)

    def write_action(self, state: State, seat: i64, code: i64, sheet: Sheet) -> None:
        """Write where the huts come from and go to, and the order of the villages."""
        if verb_of(code) != MOVE:
            sheet.blank(self.action_spec.size)
            return
        source = source_of(code)
        destination = destination_of(code)
        sheet.put(source + 1)
        sheet.put(destination + 1)
        for place in range(MOST_VILLAGES):
            sheet.put(village_of(code, place) + 1)
        sheet.put(i64(TERRAIN[source]) + 1)
        sheet.put(i64(TERRAIN[destination]) + 1)
        huts = state.huts
        for clan in range(CLANS):
            sheet.put(i64(huts[source * CLANS + clan]))
        for clan in range(CLANS):
            sheet.put(i64(huts[destination * CLANS + clan]))


ENCODING: Final = ClansEncoding()
