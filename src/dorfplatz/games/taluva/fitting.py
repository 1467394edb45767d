"""Taluva: where a tile would lie flat, kept beside the position so that lists need no search."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from dorfplatz.engine.rows import alike_beside, mark_beside
from dorfplatz.games.taluva.material import (
    ALL_DIRECTIONS,
    BACK,
    BITS,
    BOTH_IN,
    ONE_IN,
    STEPS,
    VOLCANO,
    WIDTHS,
)
from dorfplatz.games.taluva.state import (
    FITS,
    ON_RIM,
    PLOT,
    State,
    enclose,
    move_in,
    owner_of,
)


def derive(state: State) -> None:
    """Work out from level, ground and piece alone what the rules keep up to date."""
    level = state.level
    width = WIDTHS[state.size]
    state.rim = vec[i64]()
    state.island = vec[i64]()
    state.plots = 0
    state.north = width
    state.south = 0
    state.west = width
    state.east = 0
    for seat in range(state.seats):
        state.settled[seat] = 0
    for cell in range(width * width):
        state.around[cell] = 0
        state.use[cell] = 0
    steps = STEPS[state.size]
    for cell in range(width * width):
        if level[cell] > 0:
            enclose(state, cell)
            mark_beside(state.around, cell, steps, BACK)
            here = i64(state.piece[cell])
            if here > 0:
                move_in(state, owner_of(here), cell)
            elif level[cell] == 1 and i64(state.ground[cell]) < VOLCANO:
                state.use[cell] = u8(PLOT)
                state.plots += 1
    cells = vec[i64]()
    if len(state.island) > 0:
        for row in range(state.north - 2, state.south + 3):
            for column in range(state.west - 2, state.east + 3):
                cells = append(cells, row * width + column)
    refit(state, 0, cells)


def widen(state: State) -> None:
    """Move everything into the next wider window."""
    old_level = state.level
    old_ground = state.ground
    old_piece = state.piece
    old_cells = state.island
    columns = vec[i64]()
    rows = vec[i64]()
    for cell in old_cells:
        columns = append(columns, state.q(cell))
        rows = append(rows, state.r(cell))
    state.size += 1
    state.clear_window()
    for i in range(len(old_cells)):
        old = old_cells[i]
        new = state.cell(columns[i], rows[i])
        state.level[new] = old_level[old]
        state.ground[new] = old_ground[old]
        state.piece[new] = old_piece[old]
    derive(state)


def refit(state: State, origin: i64, offsets: vec[i64]) -> None:
    """Work out again in which orientations a tile would lie flat with its volcano on some cells."""
    steps = STEPS[state.size]
    level = state.level
    around = state.around
    use = state.use
    both_in = BOTH_IN
    one_in = ONE_IN
    for offset in offsets:
        cell = origin + offset
        height = level[cell]
        fitting: i64 = 0
        if height == 0:
            beside = i64(around[cell])
            if beside > 0:  # the volcano itself touches the island: the others must find room
                fitting = i64(both_in[ALL_DIRECTIONS - beside])
            else:  # there is room all around: one of the others must touch the island
                fitting = i64(one_in[ALL_DIRECTIONS - alike_beside(around, cell, steps, 0, 0)])
        else:
            ground = i64(state.ground[cell])
            if ground >= VOLCANO:
                even = alike_beside(level, cell, steps, 0, i64(height))
                fitting = i64(both_in[even]) & (FITS - BITS[ground - VOLCANO])
        marks = i64(use[cell]) & (ON_RIM + PLOT)
        if fitting > 0 and marks & ON_RIM == 0:
            marks += ON_RIM
            state.rim = append(state.rim, cell)
        use[cell] = u8(marks + fitting)
