"""Höyük, section 12: what is true in every position and after every step.

What a step can break is checked after every step; what is worked out from the whole grid, after
every step that removes something, and after some of the others.
"""

from __future__ import annotations

from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.rules import OVER
from dorfplatz.games.hoyuk.actions import FINISH, LOSE, RAZE, SPAN, STEAL, USE
from dorfplatz.games.hoyuk.families import families
from dorfplatz.games.hoyuk.material import CARDS_OF_MODE, CATASTROPHE_IDS, CELL_NAMES, PIECES
from dorfplatz.games.hoyuk.position.writing import frame_now
from dorfplatz.games.hoyuk.state import AT_BLOCK, AT_OVER, AT_TOP, State, at_of, is_closed, now
from dorfplatz.games.hoyuk.village import derive
from tests.oracles import hoyuk as oracle

STACKS = (3, 5, 7)
TILES = (10, 10, 15)
CATASTROPHES = (12, 12, 24)
MOST_ROUNDS = {25: 7, 20: 5, 15: 4}
ROOFS = {1: 1, 3: 2, 5: 4, 6: 8, 4: 16}
DERIVED = ("block", "walls", "near", "tight", "sites")
EMPTY, RUIN, PEN, HOUSES = 0, 1, 2, 3


def check_step(game: AnyGame, before: object, code: int | None, after: object) -> None:
    """Raise if an invariant of the specification does not hold after a step."""
    assert isinstance(after, State)
    check_counts(after)
    if before is None or code is None:
        check_grid(after)
        return
    assert isinstance(before, State)
    check_change(before, after)
    verb = code // SPAN * SPAN
    removes = verb in (LOSE, USE, RAZE) or STEAL <= code < FINISH
    if removes or after.active == OVER or code % 29 == 0:
        check_grid(after)


# -- After every step ----------------------------------------------------------------


def check_counts(state: State) -> None:
    """Tiles, catastrophes, cards in bags, rounds (INV-4, INV-12)."""
    mode, seats = int(state.mode), int(state.seats)
    dealt = sum(int(kind) < 8 for kind in state.dealt)
    tiles = sum(state.tile_bag) + sum(state.aside) + dealt
    assert tiles == TILES[mode], f"{tiles} tiles"
    used = [int(state.used[place]) for place in range(int(state.used_count))]
    assert len(set(used)) == len(used) <= CATASTROPHES[mode], "a catastrophe came twice"
    assert int(state.round) <= MOST_ROUNDS[int(state.limit)], f"round {state.round}"
    hidden = sum(state.hidden)
    assert sum(state.bags) == hidden, "bags and hidden cards differ"
    cards = sum(state.hand) + sum(state.played_count) + hidden + sum(state.returned_count)
    cards += sum(int(top) < 7 for top in state.tops)
    open_stacks = any(not is_closed(state, stack) for stack in range(STACKS[mode]))
    everything = CARDS_OF_MODE[mode]  # INV-3
    assert cards == everything if open_stacks else cards <= everything, f"{cards} cards"
    assert 0 <= state.first < seats


def check_change(before: State, after: State) -> None:
    """What never decreases, limits of cards and hands, start players (INV-7, 9, 10, 11, 13)."""
    seats = range(int(after.seats))
    assert after.blocks >= before.blocks, "a block vanished"
    for seat in seats:
        assert after.points[seat] >= before.points[seat], "points were lost"
        if after.played_count[seat] > before.played_count[seat]:
            assert int(after.played_count[seat]) <= int(families(before, seat)), "too many cards"
    for stack in range(STACKS[int(after.mode)]):
        if is_closed(before, stack):
            assert is_closed(after, stack), "a closed stack was opened"
    if after.round != before.round:
        assert after.round == before.round + 1
        assert after.first != before.first, "the same start player again"
    elif at_of(now(before)) not in (0, AT_TOP):
        assert after.first == before.first
    won = sum(after.hand) - sum(before.hand)
    if at_of(frame_now(before)) == AT_BLOCK:
        contested = sum(bin(residents).count("1") > 1 for residents in before.residents)
        assert won <= STACKS[int(after.mode)] * contested, "too many cards were won"


# -- The grid ----------------------------------------------------------------------------


def check_grid(state: State) -> None:
    """Pieces, houses, pens, blocks (INV-1, 2, 5, 6, 8), and what the rules keep up to date."""
    check_pieces(state)
    check_houses(state)
    check_pens_and_blocks(state)
    fresh = state.copy()
    derive(fresh)
    cells = len(CELL_NAMES)
    for name in DERIVED:
        kept, worked_out = getattr(state, name), getattr(fresh, name)
        for cell in range(cells):
            assert kept[cell] == worked_out[cell], f"{name} of {CELL_NAMES[cell]}"
    assert list(fresh.homes) == list(state.homes)
    assert list(fresh.residents) == list(state.residents)
    assert fresh.blocks == state.blocks
    for seat in range(int(state.seats)):
        assert houses_of(fresh, seat) == houses_of(state, seat), f"houses of seat {seat}"
    if state.active == OVER:
        assert at_of(now(state)) == AT_OVER
    assert len(CATASTROPHE_IDS) == 24


def houses_of(state: State, seat: int) -> list[int]:
    """Return the cells of a seat's houses as the rules keep them."""
    return list(state.houses)[seat * len(CELL_NAMES) :][: int(state.standing[seat])]


def check_pieces(state: State) -> None:
    """Everything on the grid and in the supply is what was in the box (INV-1)."""
    cells = range(len(CELL_NAMES))
    expert = state.mode == 2
    for element in range(1, 7):
        if element == 2:
            standing = sum(state.what[cell] == PEN for cell in cells)
        else:
            standing = sum(bool(int(state.roof[cell]) & ROOFS[element]) for cell in cells)
        in_box = int(PIECES[element]) if expert or element < 4 else 0
        assert standing + int(state.stock[element]) == in_box, f"element {element}"


def check_houses(state: State) -> None:
    """Nobody has too many houses, and no piece stands where it may not (INV-2, INV-8)."""
    built = [0] * int(state.seats)
    ruins = 0
    for cell in range(len(CELL_NAMES)):
        what, tall, roof = int(state.what[cell]), int(state.tall[cell]), int(state.roof[cell])
        if what >= HOUSES:
            built[what - HOUSES] += tall
            assert tall in (1, 2)
            assert roof & 3 != 3, "oven and shrine on one house"
            assert roof < 16, "cattle on a house"
        elif what == RUIN:
            ruins += tall
            assert tall in (1, 2) and roof == 0
        else:
            assert tall == 0 and roof in ((0, 16) if what == PEN else (0,))
    supplies = [int(houses) for houses in state.supply]
    limit = int(state.limit)
    for seat, houses in enumerate(built):
        assert houses + supplies[seat] <= limit
    assert sum(built) + sum(supplies) + ruins <= limit * int(state.seats)
    if 0 in supplies:
        assert state.ending, "a supply is empty, but the end is not pending"


def check_pens_and_blocks(state: State) -> None:
    """Pens hang on houses and have an open side; blocks are the components (INV-5, INV-6)."""
    village: oracle.Village = {}
    number = {}
    for cell, name in enumerate(CELL_NAMES):
        what = int(state.what[cell])
        if what != EMPTY:
            kind = "house" if what >= HOUSES else "pen" if what == PEN else "ruin"
            village[name] = oracle.Thing(kind, host="nesw"[int(state.host[cell])])
            number[name] = int(state.block[cell])
    for name, thing in village.items():
        if thing.kind == "pen":
            host = oracle.beside(name, thing.host)
            assert host is not None and village[host].kind == "house", f"pen {name} has no host"
            assert oracle.open_sides(village, name), f"pen {name} is closed"
    for cells in (village, [name for name, thing in village.items() if thing.kind != "pen"]):
        found = oracle.components(cells)
        assert all(len({number[name] for name in part}) == 1 for part in found)
        assert len({number[next(iter(part))] for part in found}) == len(found)
        assert len(found) == int(state.blocks)
