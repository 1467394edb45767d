"""Taluva: what holds after every move (chapter 12), and that the oracle agrees everywhere."""

from collections import Counter
from typing import Any

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.rules import OVER
from dorfplatz.games.taluva.actions import (
    DRAW,
    PLACE,
    orientation_of,
    place_code,
    q_of,
    r_of,
    tile_of,
    verb_of,
)
from dorfplatz.games.taluva.fitting import derive
from dorfplatz.games.taluva.material import FARTHEST, PER_PLAYER, TILE_IDS, TILE_INDEX
from dorfplatz.games.taluva.state import (
    ACTIVE,
    ON_RIM,
    TO_BUILD,
    TO_DRAW,
    TO_PLACE,
    State,
    covered,
    kind_of,
    owner_of,
)
from dorfplatz.kit.hexes import distance
from tests.oracles import taluva as oracle

TILES = 48
HIGHEST = 24
WITHOUT_RIM = bytes(use & ~int(ON_RIM) for use in range(256))


class Shadow:
    """The oracle's side of the game that is being checked; steps of one game follow each other."""

    position = oracle.start(2)
    turns = 0


def check_step(game: AnyGame, before: Any, code: int | None, after: Any) -> None:
    """Fail if a move from ``before`` to ``after`` broke an invariant or the oracle disagrees."""
    assert isinstance(after, State)
    if code is None:
        Shadow.position = oracle.start(
            int(after.seats), after.ranking, after.founding, int(after.left), int(after.active)
        )
        Shadow.turns = 0
    else:
        assert isinstance(before, State)
        oracle.play(Shadow.position, game.notation.write(game.notation.decode(code)))
        if verb_of(code) == PLACE:
            Shadow.turns += 1
            check_placement(before, code, after)
            check_island(after)
        elif verb_of(code) != DRAW:
            check_build(before, after)
        check_monotone(before, after)
    check_agreement(game, after)
    check_tiles(after)
    if code is None or verb_of(code) != DRAW:  # a draw changes nothing on the island
        check_pieces(after)
        check_players(game, after)
        check_derived(after)
    assert Shadow.turns <= TILES, "INV-11"


def check_agreement(game: AnyGame, state: State) -> None:
    """Position, legal actions and result are the oracle's."""
    shadow = Shadow.position
    assert game.notation.write_position(state) == oracle.write(shadow)
    codes = Codes()
    game.rules.legal(state, codes)
    listed = codes.values()
    if shadow.phase == "place" and not shadow.over:
        tile = TILE_INDEX[shadow.hand]
        expected = [
            int(place_code(tile, q, r, orientation, int(mark == "^")))
            for (q, r), orientation, mark in oracle.placements(shadow)
        ]
    else:
        expected = [
            int(game.notation.encode(game.notation.read(text))) for text in oracle.legal(shadow)
        ]
    assert listed == expected
    assert listed == sorted(listed)
    assert (listed == []) == (game.rules.turn(state) == OVER), "INV-10"
    if shadow.over:
        assert [seat.rank for seat in game.rules.standing(state).seats] == oracle.places(shadow)


def check_tiles(state: State) -> None:
    """INV-1: stack, hand and placed tiles are the box, type by type."""
    found = Counter(tile for tile, _, _ in Shadow.position.tiles)
    for number, tile in enumerate(TILE_IDS):
        found[tile] += int(state.stack[number]) + int(state.hand == number)
    assert found == oracle.TILES, "INV-1"


def check_island(state: State) -> None:
    """INV-3, INV-11: one island, nothing too high or far."""
    cells = {(int(state.q(c)), int(state.r(c))): c for c in (int(c) for c in state.island)}
    reached = {(0, 0)}
    edge = [(0, 0)]
    while edge:
        for near in oracle.beside(edge.pop()):
            if near in cells and near not in reached:
                reached.add(near)
                edge.append(near)
    assert len(reached) == len(cells), "INV-3"
    for at, cell in cells.items():
        assert 0 < state.level[cell] <= HIGHEST, "INV-11"
        assert distance(at) <= FARTHEST, "INV-11"


def check_pieces(state: State) -> None:
    """INV-5: pieces where they may stand."""
    for cell in state.island:
        if state.piece[cell] > 0:
            assert state.ground[cell] < 8, "INV-5"
            assert kind_of(int(state.piece[cell])) != 1 or state.level[cell] >= 3, "INV-5"


def check_players(game: AnyGame, state: State) -> None:
    """INV-4, INV-9, INV-14: pieces add up, and so do statuses and places."""
    built = [[0, 0, 0] for _ in range(state.seats)]
    for cell in state.island:
        piece = int(state.piece[cell])
        if piece:
            kind = int(kind_of(piece))
            built[owner_of(piece)][kind] += int(state.level[cell]) if kind == 2 else 1
    for seat, standing in enumerate(built):
        supply = [int(state.supply[seat * 3 + kind]) for kind in range(3)]
        assert min(supply) >= 0, "INV-4"
        buried = int(covered(state, seat))
        assert buried >= 0, "INV-4"
        for kind in range(3):
            gone = buried if kind == 2 else 0
            assert supply[kind] + standing[kind] + gone == PER_PLAYER[kind], "INV-4"
        if state.status[seat] == ACTIVE and state.phase in (TO_DRAW, TO_PLACE):
            assert supply.count(0) <= 1, "INV-9"
    if state.ranking:
        check_places([seat.rank for seat in game.rules.standing(state).seats], state)


def check_places(ranks: list[int], state: State) -> None:
    """INV-14: a competition ranking, finished ahead of the rest, eliminated behind it."""
    for rank in ranks:
        assert rank == 1 + sum(other < rank for other in ranks), "INV-14"
    for seat, rank in enumerate(ranks):
        for other, behind in enumerate(ranks):
            if state.status[seat] > 0 and state.status[other] <= 0:
                assert rank < behind, "INV-14"
            if state.status[seat] >= 0 and state.status[other] < 0:
                assert rank < behind, "INV-14"


def check_derived(state: State) -> None:
    """What the rules keep up to date equals what follows from the island and its pieces alone."""
    twin = state.copy()
    derive(twin)
    assert bytes(state.around) == bytes(twin.around)
    assert bytes(state.use).translate(WITHOUT_RIM) == bytes(twin.use).translate(WITHOUT_RIM)
    assert set(twin.rim) <= set(state.rim)
    assert len(set(state.rim)) == len(state.rim)
    assert all(state.use[cell] & 64 for cell in state.rim)
    assert sorted(state.island) == list(twin.island)
    assert state.plots == twin.plots
    bounds = (state.north, state.south, state.west, state.east)
    assert bounds == (twin.north, twin.south, twin.west, twin.east)
    for seat in range(state.seats):
        homes = {state.homes[seat * 25 + i] for i in range(state.settled[seat])}
        derived = {twin.homes[seat * 25 + i] for i in range(twin.settled[seat])}
        assert homes == derived and state.settled[seat] == twin.settled[seat]


def check_placement(before: State, code: int, after: State) -> None:
    """INV-2, INV-6: the tile lies level on different tiles; nobody's settlements get fewer."""
    q, r = int(q_of(code)), int(r_of(code))
    orientation = int(orientation_of(code))
    assert tile_of(code) == before.hand
    fields = [(q, r), *oracle.land((q, r), orientation)]
    levels = {int(after.level[after.cell(*at)]) for at in fields}
    assert len(levels) == 1, "INV-2"
    if levels != {1}:
        under = {int(before.level[before.cell(*at)]) for at in fields}
        assert under == {levels.pop() - 1}, "INV-2"
        below = int(before.ground[before.cell(q, r)])
        assert below >= 8 and below - 8 != orientation, "INV-2"
        owners = [tile_below(Shadow.position.tiles[:-1], at) for at in fields]
        assert len(set(owners)) >= 2, "INV-2"
        shrunk = [at for at in fields if before.piece[before.cell(*at)] > 0]
        for at in shrunk:
            assert kind_of(int(before.piece[before.cell(*at)])) == 2, "INV-6"
    assert list(before.supply) == list(after.supply), "INV-6"
    for seat in range(before.seats):
        now = len(oracle.settlements(Shadow.position, seat))
        assert now >= settlements_of(before, seat), "INV-6"


def tile_below(tiles: list[tuple[str, oracle.Hex, int]], at: oracle.Hex) -> int:
    """Return the number of the last tile laid on a position."""
    return max(
        number
        for number, (_, volcano, orientation) in enumerate(tiles)
        if at in (volcano, *oracle.land(volcano, orientation))
    )


def settlements_of(state: State, seat: int) -> int:
    """Return how many settlements a seat has."""
    fields = {
        (int(state.q(cell)), int(state.r(cell))): (seat, "H")
        for cell in state.island
        if owner_of(int(state.piece[cell])) == seat
    }
    return len(oracle.settlements(oracle.Position(seats=int(state.seats), pieces=fields), seat))


def check_build(before: State, after: State) -> None:
    """INV-7: tiles stay, pieces of the active seat are added, one kind of its supply goes down."""
    assert bytes(before.level) == bytes(after.level), "INV-7"
    assert bytes(before.ground) == bytes(after.ground), "INV-7"
    for cell in before.island:
        if before.piece[cell] != after.piece[cell]:
            assert before.piece[cell] == 0, "INV-7"
            assert owner_of(int(after.piece[cell])) == before.active, "INV-7"
    lower = [i for i in range(len(before.supply)) if after.supply[i] < before.supply[i]]
    assert len(lower) == 1 and lower[0] // 3 == before.active, "INV-7"
    assert before.phase == TO_BUILD


def check_monotone(before: State, after: State) -> None:
    """INV-8: nothing built is unbuilt, nothing gets lower."""
    assert all(after.supply[i] <= before.supply[i] for i in range(len(before.supply))), "INV-8"
    if before.size == after.size:
        for cell in before.island:
            assert after.level[cell] >= before.level[cell], "INV-8"
