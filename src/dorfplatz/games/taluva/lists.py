"""Taluva: fast lists and samples of what is legal; ``rules`` says why, and a law compares them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.rng import Rng
from dorfplatz.engine.rows import SPARE, alike_beside, keep_beside, list_bits, put_all
from dorfplatz.games.taluva.actions import (
    BUILD_HUT,
    BUILD_TEMPLE,
    BUILD_TOWER,
    ERUPTION,
    TURN,
    draw_code,
    expand_code,
    field_code,
    place_code,
)
from dorfplatz.games.taluva.material import (
    ALL_DIRECTIONS,
    BITS,
    HUT,
    KINDS,
    LEFT_STEP,
    NOT_COVERING,
    ONE_IN,
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
    WIDTHS,
)
from dorfplatz.games.taluva.settlements import SURVEY, Survey, settlement
from dorfplatz.games.taluva.state import (
    FITS,
    PLOT,
    PLOT_BIT,
    TO_BUILD,
    TO_DRAW,
    TO_PLACE,
    State,
    kind_of,
)

LISTED: Final = Codes()
SPARED: Final[vec[u8]] = vec[u8]([0] * int(WIDTHS[-1] * WIDTHS[-1]))
"""A copy of a part of ``use`` from which something was taken."""
ANY_USE: Final[i64] = 255


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
    codes.reserve(i64(len(state.rim)) * ORIENTATIONS + SPARE)
    width = WIDTHS[state.size]
    half = width >> 1
    west = state.west - 2
    north = state.north - 2
    corner = north * width + west
    columns = state.east + 3 - west
    lines = state.south + 3 - north
    codes.count = list_bits(
        codes.row,
        0,
        harmless(state, corner, lines * width),
        FITS,
        state.level,
        corner,
        columns,
        lines,
        width,
        place_code(state.hand, west - half, north - half, 0, 0),
        ERUPTION,
    )


def harmless(state: State, corner: i64, cells: i64) -> vec[u8]:
    """Return what a part of the window is good for, without eruptions that would do harm.

    Asked of every piece: what lasts and what stands alone must not be covered, and of a pair not
    both. Whatever else belongs to a settlement is not all of it.
    """
    spared = SPARED
    put_all(spared, corner, state.use, corner, cells)
    piece = state.piece
    homes = state.homes
    steps = STEPS[state.size]
    for seat in range(state.seats):
        first = seat * PIECES
        for home in range(first, first + state.settled[seat]):
            cell = homes[home]
            here = i64(piece[cell])
            own: i64 = 0
            if kind_of(here) == HUT:
                own = alike_beside(piece, cell, steps, 2, here >> 2)
            if own == 0:
                keep_beside(spared, cell, steps, NOT_COVERING)
            elif own & (own - 1) == 0:
                spare_pair(state, cell, own)
    return spared


def spare_pair(state: State, cell: i64, own: i64) -> None:
    """Take out one of two eruptions onto a hut and the only one beside it, if that has no other.

    The second one is taken out when that hut is looked at.
    """
    direction: i64 = 0
    while own > 1:
        own >>= 1
        direction += 1
    steps = STEPS[state.size]
    partner = cell + steps[direction]
    others = alike_beside(state.piece, partner, steps, 2, i64(state.piece[cell]) >> 2)
    if others & (others - 1) == 0:
        volcano = cell + steps[(direction + 1) % ORIENTATIONS]
        covering = BITS[(direction + 3) % ORIENTATIONS]
        SPARED[volcano] = u8(i64(SPARED[volcano]) & (ANY_USE - covering))


def without_harm(state: State, volcano: i64, fitting: i64) -> i64:
    """Return the orientations of an eruption that cover nothing protected."""
    steps = STEPS[state.size]
    free = alike_beside(state.piece, volcano, steps, 0, 0)
    doubtful = fitting & i64(ONE_IN[ALL_DIRECTIONS - free])
    left = fitting - doubtful
    orientation: i64 = 0
    while doubtful > 0:
        if doubtful & 1 > 0:
            one = volcano + steps[LEFT_STEP[orientation]]
            other = volcano + steps[RIGHT_STEP[orientation]]
            if may_cover(state, one, other):
                left += BITS[orientation]
        doubtful >>= 1
        orientation += 1
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
    """Say whether a field has a neighbour of its colour other than the one ``besides``."""
    piece = state.piece
    colour = i64(piece[field]) >> 2
    own = alike_beside(piece, field, STEPS[state.size], 2, colour)
    if i64(piece[besides]) >> 2 == colour:  # more than this one
        return own & (own - 1) > 0
    return own > 0


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
    codes.reserve(state.plots + SPARE)
    width = WIDTHS[state.size]
    half = width >> 1
    north = state.north
    west = state.west
    corner = north * width + west
    lines = state.south + 1 - north
    plots = founding_plots(state, corner, lines * width) if state.founding else state.use
    codes.count = list_bits(
        codes.row,
        codes.count,
        plots,
        PLOT,
        plots,
        corner,
        state.east + 1 - west,
        lines,
        width,
        field_code(BUILD_HUT, west - half, north - half) - PLOT_BIT * TURN,
        0,
    )


def founding_plots(state: State, corner: i64, cells: i64) -> vec[u8]:
    """Return what a part of the window is good for, without plots beside settlements of one's own.

    Only plots of the active seat that may found a settlement are left.
    """
    spared = SPARED
    put_all(spared, corner, state.use, corner, cells)
    first = state.active * PIECES
    for home in range(first, first + state.settled[state.active]):
        for step in STEPS[state.size]:
            spared[state.homes[home] + step] = 0
    return spared


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
    ground = state.ground
    level = state.level
    mark = survey.mark
    tower = survey.tower
    temple = survey.temple
    sites = survey.sites
    cost = survey.cost
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
        for i in range(survey.free):
            site = sites[i]
            height = i64(level[site])
            cost[i64(ground[site])] += height
            if for_tower and height >= TOWER_LEVEL and tower[site] <= before:
                tower[site] = walk
                codes.add(field_code(BUILD_TOWER, state.q(site), state.r(site)))
            if for_temple and temple[site] <= before:
                temple[site] = walk
                codes.add(field_code(BUILD_TEMPLE, state.q(site), state.r(site)))
        for terrain in range(1, TERRAINS + 1):
            if 0 < cost[terrain] <= huts_left:
                codes.add(expand_code(state.q(smallest), state.r(smallest), terrain))
