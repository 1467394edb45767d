"""Taluva: setup (TAL-2), turns (TAL-3), and the rules as a whole."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import CHANCE, OVER, Refusal, Rules, Seat
from dorfplatz.engine.standing import Standing
from dorfplatz.games.taluva import lists, scoring
from dorfplatz.games.taluva.actions import (
    BUILD_HUT,
    BUILD_TEMPLE,
    BUILD_TOWER,
    DRAW,
    EXPAND,
    PLACE,
    Action,
    Draw,
    Expand,
    Hut,
    Place,
    Resign,
    Temple,
    Tower,
    seat_of,
    tile_of,
    verb_of,
)
from dorfplatz.games.taluva.material import (
    HUT,
    ORIENTATIONS,
    TEMPLE,
    TERRAIN_LETTERS,
    TILE_IDS,
    TILE_TYPES,
    TILES,
    TILES_PER_PLAYER,
    TOWER,
)
from dorfplatz.games.taluva.rules.building import (
    build,
    forbids_hut,
    forbids_temple,
    forbids_tower,
)
from dorfplatz.games.taluva.rules.ending import forbids_resignation, may_resign, over, resign
from dorfplatz.games.taluva.rules.expanding import expand, forbids_expansion
from dorfplatz.games.taluva.rules.placing import forbids_placement, place
from dorfplatz.games.taluva.state import ENDED, TO_BUILD, TO_DRAW, TO_PLACE, State, empty_island
from dorfplatz.games.taluva.telling import tell_drawn
from dorfplatz.kit.hexes import within

DRAWN_ALREADY: Final = Refusal("TAL-3.1", "not-drawn-already")
NOT_DRAWN_YET: Final = Refusal("TAL-3.1", "not-drawn-yet")
NOT_IN_STACK: Final = Refusal("TAL-3.6", "not-in-stack")
PLACED_ALREADY: Final = Refusal("TAL-3.1", "not-placed-already")
NOT_PLACED_YET: Final = Refusal("TAL-3.1", "not-placed-yet")


@final
class TaluvaRules(Rules[State, Action]):
    """The rules as the rest of Dorfplatz asks them."""

    turn_rule: ClassVar[str] = "TAL-2.3"
    chance_actions: ClassVar[tuple[type, ...]] = (Draw,)
    any_time_actions: ClassVar[tuple[type, ...]] = (Resign,)
    resigns: ClassVar[bool] = True

    def start(self, seats: int, options: dict[str, Value]) -> State:
        """Return the empty island: all 48 tiles for any number of seats (TAL-2.1), full supplies.

        With ``tilesPerPlayer`` the draws still come from all 48, there are only fewer of them.
        """
        tiles = TILES if options["tilesPerPlayer"] == "none" else i64(seats * TILES_PER_PLAYER)
        return empty_island(
            seats,
            options["mode"] == "ranking",
            options["hutPlacement"] == "founding",
            tiles,
            i64(int(options["start"])),  # TAL-2.3, RULING-1
        )

    def turn(self, state: State) -> Seat:
        """Return who decides: chance draws, then the active seat places and builds (TAL-3.1)."""
        if state.phase == TO_DRAW:
            return CHANCE
        if state.phase == ENDED:
            return OVER
        return state.active

    def legal(self, state: State, codes: Codes) -> None:
        """List what may be done now, in ascending order (14.1); never a pass (TAL-3.2, TAL-6.7)."""
        lists.legal(state, codes)

    def sample(self, state: State, rng: Rng) -> i64:
        """Return a legal action, all equally likely."""
        return lists.sample(state, rng)

    def weights(self, state: State) -> list[int]:
        """Return how many tiles of every type in the list are still in the stack (TAL-3.6)."""
        if state.phase != TO_DRAW:
            return []
        return [int(copies) for copies in state.stack if copies > 0]

    def draw(self, state: State, rng: Rng) -> i64:
        """Draw a tile; every one in the stack is equally likely (TAL-3.6)."""
        return rng.pick(state.stack, TILE_TYPES)

    def apply(self, state: State, code: i64, journal: Journal) -> None:
        """Carry out a legal action."""
        verb = verb_of(code)
        if verb == DRAW:
            take(state, tile_of(code), journal)
        elif verb == PLACE:
            place(state, code, journal)
        elif verb == BUILD_HUT:
            build(state, code, HUT, journal)
        elif verb == BUILD_TOWER:
            build(state, code, TOWER, journal)
        elif verb == BUILD_TEMPLE:
            build(state, code, TEMPLE, journal)
        elif verb == EXPAND:
            expand(state, code, journal)
        else:
            resign(state, seat_of(code), journal)

    def forbids(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Return what forbids an action: first place the tile, then build once (TAL-3.1)."""
        return forbids(state, seat, action)

    def universe(self, state: State) -> list[Action]:
        """Return every placement or build on and around the island."""
        return universe(state)

    def ended(self, state: State) -> Refusal:
        """Return why nobody moves any more."""
        return over(state)

    def before_chance(self, state: State) -> Refusal:
        """Return why nobody moves before a tile is drawn."""
        return NOT_DRAWN_YET

    def after_chance(self, state: State) -> Refusal:
        """Return why no tile is drawn now."""
        return DRAWN_ALREADY

    def undrawable(self, state: State, action: Action) -> Refusal:
        """Return why a tile cannot be drawn."""
        return NOT_IN_STACK

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()

    def resignation(self, state: State, seat: Seat) -> Action | None:
        """Return the action by which a seat leaves; it is in no list (RULING-22)."""
        return Resign(int(seat)) if may_resign(state, int(seat)) else None

    def standing(self, state: State) -> Standing:
        """Return tallies and ranks."""
        return scoring.standing(state)

    def rewards(self, state: State, row: vec[float]) -> None:
        """Fill in the share of rivals each seat is ahead of."""
        scoring.rewards(state, row)


def take(state: State, tile: i64, journal: Journal) -> None:
    """Give the active seat the drawn tile; everybody may see it (RULING-17)."""
    state.stack[tile] -= 1
    state.left -= 1
    state.hand = tile
    state.phase = TO_PLACE
    tell_drawn(state, tile, journal)


def forbids(state: State, seat: int, action: Action) -> Refusal | None:
    """Each verb has its own question; a placement comes before a build."""
    if isinstance(action, Resign):
        return forbids_resignation(state, seat, action)
    if isinstance(action, Place):
        return forbids_placement(state, action) if state.phase == TO_PLACE else PLACED_ALREADY
    if state.phase != TO_BUILD:
        return NOT_PLACED_YET
    if isinstance(action, Hut):
        return forbids_hut(state, seat, action.field)
    if isinstance(action, Tower):
        return forbids_tower(state, seat, action.field)
    if isinstance(action, Temple):
        return forbids_temple(state, seat, action.field)
    assert isinstance(action, Expand)  # TAL-6.1: there is no other build
    return forbids_expansion(state, seat, action)


# -- Trying ----------------------------------------------------------------------------------

PLACES_AROUND: Final = 3
"""A tile that lies farther away cannot touch the island."""


def universe(state: State) -> list[Action]:
    """Return everything that could be tried on and around the island, legal or not."""
    island = [(int(state.q(cell)), int(state.r(cell))) for cell in state.island] or [(0, 0)]
    tried: list[Action] = []
    if state.phase == TO_PLACE:
        tile = TILE_IDS[state.hand]
        for field in within(island, PLACES_AROUND):
            for orientation in range(int(ORIENTATIONS)):
                tried.append(Place(tile, False, field, orientation))
                tried.append(Place(tile, True, field, orientation))
        tried.append(Place(TILE_IDS[state.hand - 1], False, (0, 0), 0))
        tried.append(Hut(island[-1]))
        return tried
    for field in within(island, 1):
        tried += [Hut(field), Tower(field), Temple(field)]
        tried += [Expand(field, terrain) for terrain in TERRAIN_LETTERS]
    tried.append(Place(TILE_IDS[0], False, island[-1], 0))
    return tried
