"""Taluva: rules hand over what happened in one line; with the journal off nothing is built."""

from mypy_extensions import i64

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.games.taluva.events import (
    BuiltHut,
    BuiltTemple,
    BuiltTower,
    Covered,
    Drawn,
    Eliminated,
    Erupted,
    Expanded,
    Extended,
    Finished,
    GameOver,
    Resigned,
)
from dorfplatz.games.taluva.material import (
    END_REASONS,
    HUT,
    TERRAIN_IDS,
    TILE_IDS,
    TOWER,
    tile_hexes,
)
from dorfplatz.games.taluva.state import State
from dorfplatz.kit.hexes import write_hex


def place_of(state: State, cell: i64) -> str:
    """Return the text of a cell's position."""
    return f"{state.q(cell)}.{state.r(cell)}"


def tell_drawn(state: State, tile: i64, journal: Journal) -> None:
    """Tell which tile is drawn."""
    if journal.on:
        journal.tell(Drawn(int(state.active), TILE_IDS[tile]))


def tell_placement(
    state: State, volcano: i64, tile: i64, orientation: i64, journal: Journal
) -> None:
    """Tell of a tile before it lies: where, how high, and how it is turned."""
    if not journal.on:
        return
    q, r = int(state.q(volcano)), int(state.r(volcano))
    level = int(state.level[volcano]) + 1
    fields = tuple([write_hex((q + dq, r + dr)) for dq, dr in tile_hexes(int(orientation))])
    seat, name, field = int(state.active), TILE_IDS[tile], write_hex((q, r))
    if level == 1:
        journal.tell(Extended(seat, name, field, level, int(orientation), fields))
    else:
        journal.tell(Erupted(seat, name, field, level, int(orientation), fields))


def tell_covered(state: State, seat: i64, cell: i64, journal: Journal) -> None:
    """Tell whose huts a new tile buries."""
    if journal.on:
        journal.tell(Covered(int(seat), place_of(state, cell), int(state.level[cell])))


def tell_built(state: State, cell: i64, kind: i64, journal: Journal) -> None:
    """Tell of a new hut, tower or temple."""
    if not journal.on:
        return
    seat, field = int(state.active), place_of(state, cell)
    if kind == HUT:
        journal.tell(BuiltHut(seat, field))
    elif kind == TOWER:
        journal.tell(BuiltTower(seat, field))
    else:
        journal.tell(BuiltTemple(seat, field))


def tell_expanded(
    state: State, smallest: i64, ground: i64, targets: Codes, huts: i64, journal: Journal
) -> None:
    """Tell how a settlement grows."""
    if journal.on:
        journal.tell(
            Expanded(
                seat=int(state.active),
                settlement=place_of(state, smallest),
                terrain=TERRAIN_IDS[ground - 1],
                fields=tuple([place_of(state, cell) for cell in targets.values()]),
                huts=int(huts),
            )
        )


def tell_eliminated(seat: i64, journal: Journal) -> None:
    """Tell that a seat is out."""
    if journal.on:
        journal.tell(Eliminated(int(seat)))


def tell_resigned(seat: i64, journal: Journal) -> None:
    """Tell that a seat left."""
    if journal.on:
        journal.tell(Resigned(int(seat)))


def tell_finished(seat: i64, journal: Journal) -> None:
    """Tell that a seat has used up two kinds."""
    if journal.on:
        journal.tell(Finished(int(seat)))


def tell_end(reason: i64, journal: Journal) -> None:
    """Tell why the game is over."""
    if journal.on:
        journal.tell(GameOver(END_REASONS[reason]))
