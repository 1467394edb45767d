"""Garden Nation: what a seat sees, and what an action is, as rows of small numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
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
    names_begin,
    names_by_seat,
    relative,
    seat_after,
)
from dorfplatz.games.garden_nation.actions import (
    BUILD,
    CHANGE,
    CHOOSE_NEXT,
    DEMOLISH,
    KEEP,
    MOVE_ROOF,
    PLACE,
    RAID,
    claim_of,
    field_of,
    first_kept_of,
    ground_of,
    next_of,
    preparation_of,
    roof_from,
    roof_to,
    second_kept_of,
    verb_of,
)
from dorfplatz.games.garden_nation.layout import NO_TERRITORY
from dorfplatz.games.garden_nation.material import FIELDS, KEPT, KINDS, PROJECTS
from dorfplatz.games.garden_nation.state import (
    FINISHED,
    NO_KIND,
    WON,
    State,
    hand_size,
    has_chosen,
)

MOST_SEATS: Final[i64] = 4
TERRITORIES: Final[i64] = 7
PHASES: Final[i64] = 9
DISPLAY: Final[i64] = 4
GROUNDS: Final[i64] = 3


@final
class GardenEncoding(Encoding[State]):
    """The board, the projects, and the secret cards as far as the viewer knows them."""

    def __init__(self) -> None:
        seats, fields, territories = int(MOST_SEATS), int(FIELDS), int(TERRITORIES)
        kinds, kept = int(KINDS), int(KEPT)
        super().__init__(
            Spec(
                [
                    Field("owner", (fields,), CODE),
                    Field("floors_on", (fields,), COUNT),
                    Field("roof", (fields,), FLAG),
                    Field("terrain", (fields,), CODE),
                    Field("layout", (territories, 2), CODE),
                    Field("projects", (int(PROJECTS),), CODE),
                    Field("display", (int(DISPLAY),), CODE),
                    Field("dealt", (kinds,), COUNT),
                    Field("kept", (seats, kept), CODE),
                    Field("chosen", (seats,), FLAG),
                    Field("secrets", (seats,), COUNT),
                    Field("population", (seats, 2), WIDE),
                    Field("floors", (seats,), COUNT),
                    Field("ruses", (seats,), COUNT),
                    Field("points", (seats, 2), WIDE),
                    Field("order", (seats,), CODE),
                    Field("ground", (int(GROUNDS),), COUNT),
                    Field("phase", (int(PHASES),), ONE_OF),
                    Field("active", (seats,), ONE_OF),
                    Field("crane", (1,), CODE),
                    Field("round", (1,), COUNT),
                    Field("left", (1,), COUNT),
                    Field("ending", (1,), FLAG),
                    Field("roofs", (1,), COUNT),
                    Field("pile", (1,), COUNT),
                    Field("refill", (1,), CODE),
                    Field("seats", (1,), COUNT),
                ]
            ),
            Spec(
                [
                    Field("verb", (1,), CODE),
                    Field("field", (1,), CODE),
                    Field("ground", (1,), CODE),
                    Field("claim", (1,), CODE),
                    Field("change", (1,), FLAG),
                    Field("roof", (2,), CODE),
                    Field("next", (1,), CODE),
                    Field("kept", (kept,), CODE),
                ],
                whole=8,
            ),
            version=2,
            boundless="A ruse before an action multiplies them to hundreds of thousands.",
        )

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write everything that a seat may know."""
        self.write_board(state, seat, sheet)
        self.write_cards(state, seat, sheet)
        self.write_players(state, seat, sheet)
        self.write_course(state, seat, sheet)

    def write_board(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write the fields and how the territories lie."""
        sheet.named(state.owner, 0, FIELDS, OWNERS, names_begin(seat, state.seats, MOST_SEATS))
        sheet.copy(state.height, FIELDS)
        sheet.named(state.roof, 0, FIELDS, ROOFS, 0)
        sheet.copy(state.terrain, FIELDS)
        layout = state.layout
        for position in range(TERRITORIES):
            territory = layout.at[position]
            if territory == NO_TERRITORY:
                sheet.blank(2)
            else:
                sheet.put(i64(territory) + 1)
                sheet.put(i64(layout.rotation[i64(territory)]))

    def write_cards(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write where every project is, and the secret cards that are known."""
        seats = state.seats
        begin = names_begin(seat, seats, MOST_SEATS)
        sheet.named(state.cards, 1, PROJECTS, WHEREABOUTS, begin)
        sheet.copy(state.display, DISPLAY)
        sheet.part(state.hand, seat * KINDS, KINDS)
        shown = state.phase == FINISHED
        for place in range(MOST_SEATS):
            player = seat_after(seat, place, seats)
            for card in range(KEPT):
                known = place == 0 or (shown and place < seats)
                kept = state.kept[player * KEPT + card] if known else NO_KIND
                sheet.put(i64(kept) + 1 if kept != NO_KIND else 0)
        for place in range(MOST_SEATS):
            sheet.flag(place < seats and has_chosen(state, seat_after(seat, place, seats)))
        for place in range(MOST_SEATS):
            sheet.put(hand_size(state, seat_after(seat, place, seats)) if place < seats else 0)

    def write_players(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write what lies in front of every player."""
        seats = state.seats
        sheet.wide_seats(state.population, seat, seats, MOST_SEATS)
        sheet.seats(state.floors, seat, seats, MOST_SEATS)
        sheet.seats(state.ruses, seat, seats, MOST_SEATS)
        sheet.wide_seats(state.points, seat, seats, MOST_SEATS)

    def write_course(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write whose turn it is, and what is left."""
        seats = state.seats
        for slot in range(MOST_SEATS):
            used = slot < state.slots
            sheet.put(relative(i64(state.order[slot]), seat, seats) + 1 if used else 0)
        sheet.copy(state.ground, GROUNDS)
        sheet.one_of(PHASES, state.phase)
        active = state.active
        sheet.one_of(MOST_SEATS, relative(active, seat, seats) if active >= 0 else -1)
        sheet.put(state.crane + 1)
        sheet.put(state.round)
        sheet.put(state.left)
        sheet.flag(state.ending)
        sheet.put(state.roofs)
        sheet.put(state.pile)
        sheet.put(state.hole + 1)
        sheet.put(seats)

    def write_actions(
        self, state: State, seat: i64, codes: Codes, rows: vec[i64], first: i64
    ) -> None:
        """Write what is done where, what is claimed, and which ruse comes before."""
        row = codes.row
        at = first
        for place in range(codes.count):
            code = row[place]
            verb = verb_of(code)
            word: i64 = 0
            kept: i64 = 0
            if verb < PLACE:
                word = verb + 1
                if verb in (BUILD, DEMOLISH, RAID):
                    word += (field_of(code) + 1) << 8
                    word += (ground_of(code) + 1) << 16
                    word += claim_of(code) << 24
                    prepared = preparation_of(code)
                    if prepared == CHANGE:
                        word += 1 << 32
                    elif prepared == MOVE_ROOF:
                        word += (roof_from(code) + 1) << 40
                        word += (roof_to(code) + 1) << 48
                elif verb == KEEP:
                    kept = first_kept_of(code) + 1 + ((second_kept_of(code) + 1) << 8)
                elif verb == CHOOSE_NEXT:
                    word += (relative(next_of(code), seat, state.seats) + 1) << 56
            rows[at] = word
            rows[at + 1] = kept
            at += 2


def owner_name(owner: int, viewer: int, seats: int) -> int:
    """Return what the owner of a field is called, 0 for nobody."""
    return int(relative(owner, viewer, seats)) + 1 if owner < seats else 0


def whereabouts_name(place: int, viewer: int, seats: int) -> int:
    """Return what the place of a project is called: who won it is told from the viewer."""
    won = place - int(WON)
    return int(WON) + int(relative(won, viewer, seats)) if 0 <= won < seats else place


OWNERS: Final[vec[u8]] = names_by_seat(int(MOST_SEATS), owner_name)
WHEREABOUTS: Final[vec[u8]] = names_by_seat(int(MOST_SEATS), whereabouts_name)
ROOFS: Final[vec[u8]] = vec[u8]([0] + [1] * 255)
ENCODING: Final = GardenEncoding()
