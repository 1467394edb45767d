"""Taluva: who may do what, and what follows from it.

Reads in the order of the specification, ``docs/rules/taluva.md``: settlements, setup, turns,
placing a tile, building, elimination and early victory, the end. A number such as TAL-5.3 names
the rule that a line carries out.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.prompt import Arg
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.taluva.actions import (
    BUILD_HUT,
    BUILD_TEMPLE,
    BUILD_TOWER,
    COLUMN,
    DRAW,
    EXPAND,
    MIDDLE,
    PLACE,
    ROW,
    TILE,
    VERB,
    detail_of,
    field_code,
    place_code,
    q_of,
    r_of,
    tile_of,
    verb_of,
)
from dorfplatz.games.taluva.material import (
    BESIDE,
    BITS,
    END_REASONS,
    HUT,
    KINDS,
    LEFT,
    NEARBY,
    ORIENTATIONS,
    PIECES,
    RIGHT,
    STEPS,
    TEMPLE,
    TEMPLE_FIELDS,
    TERRAIN_IDS,
    TERRAINS,
    TILE_IDS,
    TILE_TYPES,
    TILES,
    TILES_PER_PLAYER,
    TOWER,
    TOWER_LEVEL,
    VOLCANO,
    WIDTHS,
)
from dorfplatz.games.taluva.state import (
    ACTIVE,
    EARLY_VICTORY,
    ENDED,
    FITS,
    LAST_PLAYER,
    NO_TILE,
    ON_RIM,
    PLOT,
    TILES_EXHAUSTED,
    TO_BUILD,
    TO_DRAW,
    TO_PLACE,
    State,
    active_seats,
    empty_island,
    enclose,
    kind_of,
    move_in,
    move_out,
    owner_of,
    piece_code,
    refit,
)

# -- Settlements (TAL-1) -----------------------------------------------------------------


@final
class Survey:
    """What a walk around the settlements of a seat found; one is used again and again.

    ``mark`` tells which walk passed a cell last, ``tower`` and ``temple`` which survey listed it.
    """

    def __init__(self) -> None:
        self.mark: vec[i64] = vec[i64]([0] * 4096)
        self.tower: vec[i64] = vec[i64]([0] * 4096)
        self.temple: vec[i64] = vec[i64]([0] * 4096)
        self.walk: i64 = 0
        self.fields: vec[i64] = vec[i64]([0] * int(PIECES))
        self.count: i64 = 0
        self.towers: i64 = 0
        self.temples: i64 = 0
        self.cost: vec[i64] = vec[i64]([0] * 6)
        self.codes: Codes = Codes(64)

    def fit(self, cells: i64) -> None:
        """Make room for a window of so many cells."""
        while len(self.mark) < cells:
            self.mark = append(self.mark, 0)
            self.tower = append(self.tower, 0)
            self.temple = append(self.temple, 0)


SURVEY: Final = Survey()


def settlement(state: State, field: i64, survey: Survey) -> i64:
    """Collect the fields of the settlement a field belongs to; return the smallest.

    Level differences never matter (TAL-1.1): adjacent fields of one colour belong together
    (TAL-1.2, TAL-1.6), with whatever pieces (TAL-1.3). Nothing is remembered, so splits and merges
    take effect at once (TAL-1.5).
    """
    survey.fit(i64(len(state.level)))
    survey.walk += 1
    walk = survey.walk
    mark = survey.mark
    fields = survey.fields
    piece = state.piece
    steps = STEPS[state.size]
    seat = i64(piece[field]) >> 2
    smallest = field
    towers: i64 = 0
    temples: i64 = 0
    fields[0] = field
    mark[field] = walk
    count: i64 = 1
    done: i64 = 0
    while done < count:
        here = fields[done]
        done += 1
        kind = i64(piece[here]) & 3
        if kind == TOWER:
            towers += 1
        elif kind == TEMPLE:
            temples += 1
        if here < smallest:
            smallest = here
        for step in steps:
            beside = here + step
            if i64(piece[beside]) >> 2 == seat and mark[beside] != walk:
                mark[beside] = walk
                fields[count] = beside
                count += 1
    survey.count = count  # TAL-1.4: fields, not pieces
    survey.towers = towers
    survey.temples = temples
    return smallest


# -- Setup (TAL-2) -------------------------------------------------------------------------


def start(seats: int, options: dict[str, Value]) -> State:
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


# -- Turns (TAL-3) -------------------------------------------------------------------------


def turn(state: State) -> i64:
    """Return who decides: chance draws, then the active seat places and builds (TAL-3.1)."""
    if state.phase == TO_DRAW:
        return CHANCE
    if state.phase == ENDED:
        return OVER
    return state.active


def legal(state: State, codes: Codes) -> None:
    """List what may be done now, in ascending order (14.1); never a pass (TAL-3.2, TAL-6.7)."""
    codes.clear()
    if state.phase == TO_PLACE:
        placements(state, codes)
    elif state.phase == TO_BUILD:
        builds(state, codes)
    elif state.phase == TO_DRAW:
        draws(state, codes)


def sample(state: State, rng: Rng) -> i64:
    """Return a legal action, all equally likely, mostly without listing them."""
    if state.phase == TO_PLACE and len(state.island) > 0:
        return any_placement(state, rng)
    if state.phase == TO_BUILD and not state.founding:
        return any_build(state, rng)
    legal(state, LISTED)
    return LISTED.row[rng.below(LISTED.count)]


LISTED: Final = Codes()


def apply(state: State, code: i64, journal: Journal) -> None:
    """Carry out a legal action."""
    verb = verb_of(code)
    if verb == DRAW:
        take(state, code, journal)
    elif verb == PLACE:
        place(state, code, journal)
    elif verb == EXPAND:
        expand(state, code, journal)
    elif verb <= BUILD_TEMPLE:
        build_one(state, code, journal)
    else:
        resign(state, detail_of(code), journal)


def draws(state: State, codes: Codes) -> None:
    """List the tile types still in the stack, in the order of table 3.2 (TAL-3.6)."""
    for tile in range(TILE_TYPES):
        if state.stack[tile] > 0:
            codes.add(tile)


def weights(state: State) -> list[int]:
    """Return how many tiles of every type in the list are still in the stack (TAL-3.6)."""
    if state.phase != TO_DRAW:
        return []
    return [int(copies) for copies in state.stack if copies > 0]


def draw(state: State, rng: Rng) -> i64:
    """Draw a tile; every one in the stack is equally likely (TAL-3.6)."""
    return rng.pick(state.stack, TILE_TYPES)


def take(state: State, tile: i64, journal: Journal) -> None:
    """Give the active seat the drawn tile; everybody may see it (RULING-17)."""
    state.stack[tile] -= 1
    state.left -= 1
    state.hand = tile
    state.phase = TO_PLACE
    if journal.on:
        journal.note("drawn", {"seat": f"seat:{state.active}", "tile": f"tile:{TILE_IDS[tile]}"})


# -- Placing a tile (TAL-4, TAL-5) -----------------------------------------------------------


def placements(state: State, codes: Codes) -> None:
    """List every legal placement of the tile in hand: extensions and eruptions (TAL-3.4).

    There is always one (TAL-4.6). Terrains never matter (TAL-4.3).
    """
    if len(state.island) == 0:
        codes.add(place_code(state.hand, 0, 0, 0, 0))  # TAL-3.3, RULING-2
        return
    codes.reserve(i64(len(state.rim)) * ORIENTATIONS)
    listed = codes.row
    use = state.use
    level = state.level
    width = WIDTHS[state.size]
    half = width >> 1
    west = state.west - 2
    east = state.east + 2
    tile = PLACE * VERB + state.hand * TILE + (MIDDLE - half + west) * COLUMN
    count: i64 = 0
    for row in range(state.north - 2, state.south + 3):
        code = tile + (row - half + MIDDLE) * ROW
        cell = row * width + west
        end = row * width + east
        while cell <= end:
            fitting = i64(use[cell]) & FITS
            if fitting > 0:
                here = code
                if level[cell] > 0:
                    fitting = without_harm(state, cell, fitting)
                    here += 1
                if fitting & 1 > 0:
                    listed[count] = here
                    count += 1
                if fitting & 2 > 0:
                    listed[count] = here + 2
                    count += 1
                if fitting & 4 > 0:
                    listed[count] = here + 4
                    count += 1
                if fitting & 8 > 0:
                    listed[count] = here + 6
                    count += 1
                if fitting & 16 > 0:
                    listed[count] = here + 8
                    count += 1
                if fitting & 32 > 0:
                    listed[count] = here + 10
                    count += 1
            cell += 1
            code += COLUMN
    codes.count = count


def without_harm(state: State, volcano: i64, fitting: i64) -> i64:
    """Return the orientations of an eruption that cover nothing protected (TAL-5.7 to 5.10)."""
    left = fitting
    piece = state.piece
    steps = STEPS[state.size]
    for orientation in range(ORIENTATIONS):
        if fitting & BITS[orientation] > 0:
            one = volcano + steps[LEFT_STEP[orientation]]
            other = volcano + steps[RIGHT_STEP[orientation]]
            if (piece[one] > 0 or piece[other] > 0) and not may_cover(state, one, other):
                left -= BITS[orientation]
    return left


LEFT_STEP: Final[vec[i64]] = vec[i64]([2, 3, 4, 5, 0, 1])
RIGHT_STEP: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 0])


def may_cover(state: State, one: i64, other: i64) -> bool:
    """Say whether two fields may be covered together, the only ones of a tile with pieces.

    Pieces of players who are out or finished are protected like all others (TAL-13.3).

    No temple and no tower, whoever owns it (TAL-5.7); huts, own and foreign (TAL-5.8), as long as
    every settlement keeps a field (TAL-5.9), each looked at for itself (TAL-5.10, RULING-7).
    """
    here = i64(state.piece[one])
    there = i64(state.piece[other])
    if here > 0 and kind_of(here) != HUT:
        return False
    if there > 0 and kind_of(there) != HUT:
        return False
    if here > 0 and here == there:  # two huts side by side: one settlement
        return has_company(state, one, other) or has_company(state, other, one)
    if here > 0 and not has_company(state, one, other):
        return False
    return there == 0 or has_company(state, other, one)


def has_company(state: State, field: i64, besides: i64) -> bool:
    """Say whether a field has a neighbour of its colour other than ``besides``."""
    piece = state.piece
    seat = i64(piece[field]) >> 2
    for step in STEPS[state.size]:
        beside = field + step
        if i64(piece[beside]) >> 2 == seat and beside != besides:
            return True
    return False


def any_placement(state: State, rng: Rng) -> i64:
    """Return one of the legal placements: cells of the rim are drawn until one fits."""
    rim = state.rim
    use = state.use
    slots = i64(len(rim)) * ORIENTATIONS
    while True:
        slot = rng.below(slots)
        cell = rim[slot // ORIENTATIONS]
        orientation = slot % ORIENTATIONS
        bit = BITS[orientation]
        if i64(use[cell]) & bit > 0:
            if state.level[cell] == 0:
                return place_code(state.hand, state.q(cell), state.r(cell), orientation, 0)
            if without_harm(state, cell, bit) > 0:
                return place_code(state.hand, state.q(cell), state.r(cell), orientation, 1)


def place(state: State, code: i64, journal: Journal) -> None:
    """Lay the tile in hand; whoever cannot build then is out (TAL-11.1, chapter 6)."""
    q = q_of(code)
    r = r_of(code)
    orientation = detail_of(code) >> 1
    lay(state, q, r, orientation, tile_of(code), journal)
    state.hand = NO_TILE
    if can_build(state):
        state.phase = TO_BUILD
    else:
        eliminate(state, state.active, journal)  # TAL-11.4: nothing forbade the placement
        pass_on(state, journal)


def lay(state: State, q: i64, r: i64, orientation: i64, tile: i64, journal: Journal) -> None:
    """Put a tile on the table or on other tiles."""
    while not (state.holds(q - 1, r - 1) and state.holds(q + 1, r + 1)):
        state.widen()
    volcano = state.cell(q, r)
    steps = STEPS[state.size]
    left = volcano + steps[LEFT_STEP[orientation]]
    right = volcano + steps[RIGHT_STEP[orientation]]
    if state.level[volcano] == 0:
        if journal.on:
            tell_placement(state, "extended", volcano, tile, journal)
        cover_table(state, volcano, left, right, tile, orientation)
    else:
        if journal.on:
            tell_placement(state, "erupted", volcano, tile, journal)
        erupt(state, volcano, left, right, tile, orientation, journal)


def cover_table(
    state: State, volcano: i64, left: i64, right: i64, tile: i64, orientation: i64
) -> None:
    """Extend the landscape: three new fields of level 1 (TAL-4.1), holes or not (TAL-4.4)."""
    lift(state, volcano)
    lift(state, left)
    lift(state, right)
    state.ground[volcano] = u8(VOLCANO + orientation)
    state.ground[left] = LEFT[tile]
    state.ground[right] = RIGHT[tile]
    state.plots += 2
    state.use[left] = u8(i64(state.use[left]) & ON_RIM | PLOT)
    state.use[right] = u8(i64(state.use[right]) & ON_RIM | PLOT)
    refit(state, volcano, NEARBY[state.size * ORIENTATIONS + orientation])


def lift(state: State, cell: i64) -> None:
    """Make an empty cell a field of level 1 and tell the cells beside it."""
    state.level[cell] = 1
    enclose(state, cell)
    around = state.around
    steps = STEPS[state.size]
    for direction in range(6):
        beside = cell + steps[direction]
        around[beside] = u8(i64(around[beside]) | BACK[direction])


BACK: Final[vec[i64]] = vec[i64]([8, 16, 32, 1, 2, 4])
"""The bit of the direction that leads back."""


def erupt(
    state: State,
    volcano: i64,
    left: i64,
    right: i64,
    tile: i64,
    orientation: i64,
    journal: Journal,
) -> None:
    """Lay a tile on others: one level higher (TAL-5.3), without limit (TAL-5.13).

    Land fields may lie on anything (TAL-5.6), and because the direction is another one, on at least
    two tiles (TAL-5.5). An eruption may split settlements (TAL-5.12); as these are always derived,
    nothing has to be done for it.
    """
    bury(state, left, journal)
    bury(state, right, journal)
    higher = u8(i64(state.level[volcano]) + 1)
    state.level[volcano] = higher
    state.level[left] = higher
    state.level[right] = higher
    state.ground[volcano] = u8(VOLCANO + orientation)
    state.ground[left] = LEFT[tile]
    state.ground[right] = RIGHT[tile]
    refit(state, volcano, BESIDE[state.size * ORIENTATIONS + orientation])


def bury(state: State, cell: i64, journal: Journal) -> None:
    """Send the huts on a field to the box (TAL-5.8); supplies do not change (TAL-5.11)."""
    here = i64(state.piece[cell])
    if here > 0:
        seat = owner_of(here)
        if journal.on:
            journal.note(
                "covered",
                {
                    "seat": f"seat:{seat}",
                    "field": hex_name(state, cell),
                    "huts": int(state.level[cell]),
                },
            )
        state.piece[cell] = 0
        move_out(state, seat, cell)
    elif i64(state.use[cell]) & PLOT > 0:
        state.plots -= 1
    state.use[cell] = u8(i64(state.use[cell]) & ON_RIM)


# -- Building (TAL-6) ----------------------------------------------------------------------------


def builds(state: State, codes: Codes) -> None:
    """List every legal build of the active seat: huts, towers, temples, expansions (TAL-6.1).

    Any suitable field will do, wherever the last tile lies (TAL-6.6). Only the position before the
    build counts (TAL-6.4).
    """
    huts(state, codes)
    look_around(state, SURVEY)
    listed = SURVEY.codes
    sort(listed)
    codes.reserve(listed.count)
    row = codes.row
    count = codes.count
    for i in range(listed.count):
        row[count] = listed.row[i]
        count += 1
    codes.count = count


def sort(codes: Codes) -> None:
    """Put a few codes in ascending order."""
    row = codes.row
    for i in range(1, codes.count):
        code = row[i]
        slot = i
        while slot > 0 and row[slot - 1] > code:
            row[slot] = row[slot - 1]
            slot -= 1
        row[slot] = code


def can_build(state: State) -> bool:
    """Say whether the active seat has any legal build."""
    if state.supply[state.active * KINDS + HUT] > 0 and state.plots > 0 and not state.founding:
        return True
    look_around(state, SURVEY)
    if SURVEY.codes.count > 0:
        return True
    LISTED.clear()
    huts(state, LISTED)
    return LISTED.count > 0


def any_build(state: State, rng: Rng) -> i64:
    """Return one of the legal builds; a plot for a hut is found by drawing fields."""
    look_around(state, SURVEY)
    plots = state.plots if state.supply[state.active * KINDS + HUT] > 0 else 0
    chosen = rng.below(plots + SURVEY.codes.count)
    if chosen >= plots:
        return SURVEY.codes.row[chosen - plots]
    island = state.island
    use = state.use
    fields = i64(len(island))
    while True:
        cell = island[rng.below(fields)]
        if use[cell] >= 128:
            return field_code(BUILD_HUT, state.q(cell), state.r(cell))


def huts(state: State, codes: Codes) -> None:
    """List every free land field of level 1 for a hut (TAL-7.1), wherever it lies (TAL-7.2).

    Nothing else founds a settlement (TAL-7.3). With the switch ``founding`` it must not touch one
    of one's own.
    """
    if state.supply[state.active * KINDS + HUT] == 0:  # TAL-6.3
        return
    codes.reserve(state.plots)
    listed = codes.row
    count = codes.count
    use = state.use
    founding = state.founding
    width = WIDTHS[state.size]
    half = width >> 1
    first = BUILD_HUT * VERB + (MIDDLE - half + state.west) * COLUMN
    for row in range(state.north, state.south + 1):
        code = first + (row - half + MIDDLE) * ROW
        cell = row * width + state.west
        end = row * width + state.east
        while cell <= end:
            if use[cell] >= 128 and not (founding and touches(state, cell, state.active)):
                listed[count] = code
                count += 1
            cell += 1
            code += COLUMN
    codes.count = count


def touches(state: State, cell: i64, seat: i64) -> bool:
    """Say whether a cell is adjacent to a settlement of a seat."""
    piece = state.piece
    for step in STEPS[state.size]:
        if i64(piece[cell + step]) >> 2 == seat + 1:
            return True
    return False


def look_around(state: State, survey: Survey) -> None:
    """Collect the towers, temples and expansions of the active seat, in no particular order.

    Every settlement is walked once, and every free land field beside it looked at once.
    """
    survey.fit(i64(len(state.level)))
    seat = state.active
    codes = survey.codes
    codes.clear()
    temples_left = state.supply[seat * KINDS + TEMPLE] > 0  # TAL-6.3
    towers_left = state.supply[seat * KINDS + TOWER] > 0
    huts_left = state.supply[seat * KINDS + HUT]
    piece = state.piece
    ground = state.ground
    level = state.level
    mark = survey.mark
    tower = survey.tower
    temple = survey.temple
    fields = survey.fields
    cost = survey.cost
    steps = STEPS[state.size]
    before = survey.walk
    for home in range(state.settled[seat]):
        start_field = state.homes[seat * PIECES + home]
        if mark[start_field] > before:
            continue
        smallest = settlement(state, start_field, survey)
        walk = survey.walk
        for_tower = towers_left and survey.towers == 0  # TAL-8.2, TAL-8.3
        for_temple = temples_left and survey.temples == 0 and survey.count >= TEMPLE_FIELDS
        for terrain in range(1, TERRAINS + 1):
            cost[terrain] = 0
        for i in range(survey.count):
            here = fields[i]
            for step in steps:
                beside = here + step
                land = i64(ground[beside])
                if 0 < land < VOLCANO and piece[beside] == 0 and mark[beside] != walk:  # TAL-6.2
                    mark[beside] = walk
                    height = i64(level[beside])
                    cost[land] += height  # TAL-10.4
                    if for_tower and height >= TOWER_LEVEL and tower[beside] <= before:
                        tower[beside] = walk  # TAL-8.1
                        codes.add(field_code(BUILD_TOWER, state.q(beside), state.r(beside)))
                    if for_temple and temple[beside] <= before:
                        temple[beside] = walk  # TAL-9.1
                        codes.add(field_code(BUILD_TEMPLE, state.q(beside), state.r(beside)))
        code = field_code(EXPAND, state.q(smallest), state.r(smallest)) - 1  # RULING-20
        for terrain in range(1, TERRAINS + 1):
            if 0 < cost[terrain] <= huts_left:  # TAL-10.3, TAL-10.5
                codes.add(code + terrain)


def build_one(state: State, code: i64, journal: Journal) -> None:
    """Build a hut (TAL-7), a tower (TAL-8) or a temple (TAL-9): one piece, whatever the level."""
    verb = verb_of(code)
    cell = state.cell(q_of(code), r_of(code))
    kind = HUT
    if verb == BUILD_TOWER:
        kind = TOWER  # TAL-8.4
    elif verb == BUILD_TEMPLE:
        kind = TEMPLE  # TAL-9.3
    put(state, cell, kind)
    state.supply[state.active * KINDS + kind] -= 1
    if journal.on:
        key = "built-hut" if kind == HUT else ("built-tower" if kind == TOWER else "built-temple")
        journal.note(key, {"seat": f"seat:{state.active}", "field": hex_name(state, cell)})
    after_build(state, journal)


def put(state: State, cell: i64, kind: i64) -> None:
    """Let a piece stand on a free field, never to move again (TAL-6.8); it may merge (TAL-6.5)."""
    state.piece[cell] = u8(piece_code(state.active, kind))
    move_in(state, state.active, cell)
    marks = i64(state.use[cell])
    if marks & PLOT > 0:
        state.use[cell] = u8(marks - PLOT)
        state.plots -= 1


# -- Expanding a settlement (TAL-10) -----------------------------------------------------------


def expand(state: State, code: i64, journal: Journal) -> None:
    """Put huts on every free field of a terrain around a settlement, as many as its level.

    Only fields adjacent before the action count (TAL-10.2), all of them and no others (TAL-10.6),
    on any level (TAL-10.8), whatever else stands in the settlements that meet (TAL-10.9).
    """
    field = state.cell(q_of(code), r_of(code))
    targets(state, field, detail_of(code) + 1, TARGETS)
    cost = price(state, TARGETS)
    if journal.on:
        journal.note(
            "expanded",
            {
                "seat": f"seat:{state.active}",
                "settlement": "settlement:" + place_of(state, settlement(state, field, SURVEY)),
                "terrain": f"terrain:{TERRAIN_IDS[detail_of(code)]}",
                "fields": tuple(hex_name(state, TARGETS.row[i]) for i in range(int(TARGETS.count))),
                "huts": int(cost),
            },
        )
    for i in range(TARGETS.count):
        put(state, TARGETS.row[i], HUT)
    state.supply[state.active * KINDS + HUT] -= cost
    after_build(state, journal)


TARGETS: Final = Codes(64)


def targets(state: State, field: i64, terrain: i64, found: Codes) -> None:
    """Collect the free fields of a terrain around a settlement, ascending (TAL-10.2, TAL-10.7)."""
    found.clear()
    settlement(state, field, SURVEY)
    mark = SURVEY.mark
    walk = SURVEY.walk
    piece = state.piece
    ground = state.ground
    for i in range(SURVEY.count):
        here = SURVEY.fields[i]
        for step in STEPS[state.size]:
            beside = here + step
            if i64(ground[beside]) == terrain and piece[beside] == 0 and mark[beside] != walk:
                mark[beside] = walk
                found.add(beside)
    sort(found)


def price(state: State, found: Codes) -> i64:
    """Return the sum of the levels of the target fields (TAL-10.5)."""
    cost: i64 = 0
    for i in range(found.count):
        cost += i64(state.level[found.row[i]])
    return cost


# -- Elimination and early victory (TAL-11, TAL-13) ----------------------------------------------


def after_build(state: State, journal: Journal) -> None:
    """Two kinds used up: the player has won (TAL-11.6) or taken the best place left (TAL-13.1)."""
    seat = state.active
    if two_kinds_used_up(state, seat):
        state.status[seat] = most(state) + 1
        if journal.on:
            journal.note("finished", {"seat": f"seat:{seat}"})
        if not state.ranking:
            finish(state, EARLY_VICTORY, journal)
            return
    pass_on(state, journal)


def two_kinds_used_up(state: State, seat: i64) -> bool:
    """Say whether two of three kinds are at zero; covered huts stay built (TAL-11.7)."""
    empty: i64 = 0
    for kind in range(KINDS):
        if state.supply[seat * KINDS + kind] == 0:
            empty += 1
    return empty >= 2


def eliminate(state: State, seat: i64, journal: Journal) -> None:
    """Take a player out of the game (TAL-11.3); pieces stay, protected as ever (TAL-11.2)."""
    state.status[seat] = least(state) - 1  # TAL-13.2
    if journal.on:
        journal.note("eliminated", {"seat": f"seat:{seat}"})


def most(state: State) -> i64:
    """Return how many players have finished."""
    result: i64 = 0
    for status in state.status:
        if status > result:
            result = status
    return result


def least(state: State) -> i64:
    """Return minus the number of players eliminated."""
    result: i64 = 0
    for status in state.status:
        if status < result:
            result = status
    return result


# -- The end of a turn and of the game (TAL-12) --------------------------------------------------


def pass_on(state: State, journal: Journal) -> None:
    """Check for the end (chapter 6, RULING-21), else let the next active seat take its turn."""
    if active_seats(state) <= 1:
        finish(state, LAST_PLAYER, journal)  # TAL-11.5, TAL-13.5
    elif state.left == 0:
        finish(state, TILES_EXHAUSTED, journal)  # TAL-12.1, TAL-12.2
    else:
        state.active = next_seat(state)
        state.phase = TO_DRAW


def next_seat(state: State) -> i64:
    """Return the next active seat clockwise; others are skipped (TAL-3.5)."""
    seat = state.active
    while True:
        seat += 1
        if seat == state.seats:
            seat = 0
        if state.status[seat] == ACTIVE:
            return seat


def finish(state: State, reason: i64, journal: Journal) -> None:
    """End the game for the given reason."""
    state.over = reason
    state.phase = ENDED
    state.hand = NO_TILE
    if journal.on:
        journal.note("game-over", {"reason": f"over:{END_REASONS[reason]}"})


def resign(state: State, seat: i64, journal: Journal) -> None:
    """Take a player out who wants to leave, in turn or not (RULING-22)."""
    if journal.on:
        journal.note("resigned", {"seat": f"seat:{seat}"})
    eliminate(state, seat, Journal(False))
    if active_seats(state) <= 1:  # (a)
        finish(state, LAST_PLAYER, journal)
    elif seat != state.active:  # (b)
        return
    elif state.phase == TO_BUILD:  # (d)
        pass_on(state, journal)
    else:  # (c) the same tile for the next seat, or (e) a tile of its own
        state.active = next_seat(state)


# -- Words ------------------------------------------------------------------------------------


def hex_name(state: State, cell: i64) -> str:
    """Return the reference of a cell."""
    return "hex:" + place_of(state, cell)


def place_of(state: State, cell: i64) -> str:
    """Return the text of a cell's position."""
    return f"{state.q(cell)}.{state.r(cell)}"


def tell_placement(state: State, key: str, volcano: i64, tile: i64, journal: Journal) -> None:
    """Tell of a new tile and the level it lies on."""
    args: dict[str, Arg] = {
        "seat": f"seat:{state.active}",
        "tile": f"tile:{TILE_IDS[tile]}",
        "field": hex_name(state, volcano),
        "level": int(state.level[volcano]) + 1,
    }
    journal.note(key, args)
