"""Taluva: fast lists and samples of what is legal; ``rules`` says why, and a law compares them."""

from typing import Final

from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.rng import Rng
from dorfplatz.games.taluva.actions import (
    BUILD_HUT,
    BUILD_TEMPLE,
    BUILD_TOWER,
    COLUMN,
    ERUPTION,
    ROW,
    TURN,
    draw_code,
    expand_code,
    field_code,
    place_code,
)
from dorfplatz.games.taluva.material import (
    BITS,
    HUT,
    KINDS,
    LEFT_STEP,
    ORIENTATIONS,
    PIECES,
    RIGHT_STEP,
    STEPS,
    TEMPLE,
    TEMPLE_FIELDS,
    TERRAINS,
    TILE_TYPES,
    TOWER,
    TOWER_LEVEL,
    VOLCANO,
    WIDTHS,
)
from dorfplatz.games.taluva.settlements import SURVEY, Survey, settlement
from dorfplatz.games.taluva.state import (
    FITS,
    TO_BUILD,
    TO_DRAW,
    TO_PLACE,
    State,
    kind_of,
)

LISTED: Final = Codes()


def legal(state: State, codes: Codes) -> None:
    """List what may be done now, in ascending order."""
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


def draws(state: State, codes: Codes) -> None:
    """List the tile types still in the stack, in the order of the box."""
    for tile in range(TILE_TYPES):
        if state.stack[tile] > 0:
            codes.add(draw_code(tile))


def placements(state: State, codes: Codes) -> None:
    """List every placement of the tile in hand, row by row: extensions and eruptions."""
    if len(state.island) == 0:
        codes.add(place_code(state.hand, 0, 0, 0, 0))
        return
    codes.reserve(i64(len(state.rim)) * ORIENTATIONS)
    listed = codes.row
    use = state.use
    level = state.level
    width = WIDTHS[state.size]
    half = width >> 1
    west = state.west - 2
    east = state.east + 2
    count: i64 = 0
    first = place_code(state.hand, west - half, state.north - 2 - half, 0, 0)
    for row in range(state.north - 2, state.south + 3):
        code = first
        first += ROW
        cell = row * width + west
        end = row * width + east
        while cell <= end:
            fitting = i64(use[cell]) & FITS
            if fitting > 0:
                here = code
                if level[cell] > 0:
                    fitting = without_harm(state, cell, fitting)
                    here += ERUPTION
                if fitting & 1 > 0:
                    listed[count] = here
                    count += 1
                if fitting & 2 > 0:
                    listed[count] = here + TURN
                    count += 1
                if fitting & 4 > 0:
                    listed[count] = here + 2 * TURN
                    count += 1
                if fitting & 8 > 0:
                    listed[count] = here + 3 * TURN
                    count += 1
                if fitting & 16 > 0:
                    listed[count] = here + 4 * TURN
                    count += 1
                if fitting & 32 > 0:
                    listed[count] = here + 5 * TURN
                    count += 1
            cell += 1
            code += COLUMN
    codes.count = count


def without_harm(state: State, volcano: i64, fitting: i64) -> i64:
    """Return the orientations of an eruption that cover nothing protected."""
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


def may_cover(state: State, one: i64, other: i64) -> bool:
    """Say whether two fields may be covered together, the only ones of a tile with pieces.

    Nothing but huts, and no settlement as a whole.
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


def builds(state: State, codes: Codes) -> None:
    """List every build of the active seat: huts, towers, temples, expansions."""
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
    """List every plot for a hut; with ``founding`` none beside a settlement of one's own."""
    if state.supply[state.active * KINDS + HUT] == 0:
        return
    codes.reserve(state.plots)
    listed = codes.row
    count = codes.count
    use = state.use
    founding = state.founding
    width = WIDTHS[state.size]
    half = width >> 1
    first = field_code(BUILD_HUT, state.west - half, state.north - half)
    for row in range(state.north, state.south + 1):
        code = first
        first += ROW
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
    temples_left = state.supply[seat * KINDS + TEMPLE] > 0
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
        for_tower = towers_left and survey.towers == 0
        for_temple = temples_left and survey.temples == 0 and survey.count >= TEMPLE_FIELDS
        for terrain in range(1, TERRAINS + 1):
            cost[terrain] = 0
        for i in range(survey.count):
            here = fields[i]
            for step in steps:
                beside = here + step
                land = i64(ground[beside])
                if 0 < land < VOLCANO and piece[beside] == 0 and mark[beside] != walk:
                    mark[beside] = walk
                    height = i64(level[beside])
                    cost[land] += height
                    if for_tower and height >= TOWER_LEVEL and tower[beside] <= before:
                        tower[beside] = walk
                        codes.add(field_code(BUILD_TOWER, state.q(beside), state.r(beside)))
                    if for_temple and temple[beside] <= before:
                        temple[beside] = walk
                        codes.add(field_code(BUILD_TEMPLE, state.q(beside), state.r(beside)))
        for terrain in range(1, TERRAINS + 1):
            if 0 < cost[terrain] <= huts_left:
                codes.add(expand_code(state.q(smallest), state.r(smallest), terrain))
