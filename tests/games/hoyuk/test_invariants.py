"""Höyük, section 12: the invariants on random games."""

from __future__ import annotations

import re

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import OVER
from dorfplatz.games import find
from dorfplatz.games.hoyuk.families import families
from dorfplatz.games.hoyuk.state import State, is_closed
from tests.games.hoyuk import invariants
from tests.games.hoyuk.texts import building, field
from tests.oracles import hoyuk as oracle
from tests.support import Given
from tests.support.soak import play
from tests.support.walks import Setting, next_code, position

GAME = find("hoyuk")
ALL = [
    Setting(GAME, seats, {"mode": mode, "house_limit": limit})
    for mode in ("basic", "advanced", "expert")
    for seats in (2, 3, 4, 5)
    for limit in (25, 20, 15)
]
some = settings(max_examples=6, deadline=None, derandomize=True)
SEEDS = st.integers(0, 2**31)


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_every_invariant_holds_in_whole_games(setting: Setting) -> None:
    assert play(setting, 3, invariants.check_step) > 30


def after_walk(setting: Setting, seed: int, depth: int) -> State:
    state = position(setting, seed, depth)
    assert isinstance(state, State)
    return state


def walked(seed: int, depth: int) -> list[State]:
    return [after_walk(setting, seed, depth) for setting in ALL[seed % 3 :: 9]]


@some
@drawn(SEEDS, st.integers(0, 250))
def test_INV_1_pieces_are_on_the_grid_or_in_the_supply(seed: int, depth: int) -> None:
    for state in walked(seed, depth):
        invariants.check_pieces(state)
        assert state.stock[2] <= 40


@some
@drawn(SEEDS, st.integers(0, 250))
def test_INV_2_nobody_has_more_houses_than_the_limit(seed: int, depth: int) -> None:
    for state in walked(seed, depth):
        invariants.check_houses(state)
        assert max(state.supply) <= state.limit


@some
@drawn(SEEDS, st.integers(0, 250))
def test_INV_3_reward_cards_add_up(seed: int, depth: int) -> None:
    for state in walked(seed, depth):
        invariants.check_counts(state)
        assert sum(state.hand) <= (30, 50, 70)[int(state.mode)]


@some
@drawn(SEEDS, st.integers(0, 250))
def test_INV_4_tiles_and_catastrophes_add_up(seed: int, depth: int) -> None:
    for state in walked(seed, depth):
        invariants.check_counts(state)
        assert state.used_count <= 6


@some
@drawn(SEEDS, st.integers(30, 250))
def test_INV_5_pens_have_a_host_and_an_open_side(seed: int, depth: int) -> None:
    for state in walked(seed, depth):
        village = oracle.read_grid(field(Given(GAME, state, int(state.seats)), "grid"))
        for cell, thing in village.items():
            if thing.kind == "pen":
                host = oracle.beside(cell, thing.host)
                assert host is not None and village[host].kind == "house"
                assert oracle.open_sides(village, cell)


@some
@drawn(SEEDS, st.integers(30, 250))
def test_INV_6_blocks_are_the_components_of_the_grid(seed: int, depth: int) -> None:
    for state in walked(seed, depth):
        invariants.check_pens_and_blocks(state)
        assert state.blocks >= 1


def steps(setting: Setting, seed: int, text: str = "") -> list[tuple[State, State]]:
    """Return all steps of a random game, before and after; from a position, if one is given."""
    state = GAME.start(setting.seats, setting.options)
    if text:
        state = GAME.notation.read_position(text, None, None)
    rng, codes, silent = FastRng(seed), Codes(), Journal(False)
    found = []
    while GAME.rules.turn(state) != OVER:
        before = GAME.rules.copy(state)
        GAME.rules.apply(state, next_code(GAME, state, rng, codes), silent)
        after = GAME.rules.copy(state)
        assert isinstance(before, State) and isinstance(after, State)
        found.append((before, after))
    return found


def test_INV_7_block_numbers_never_change() -> None:
    for setting in ALL[::7]:
        for before, after in steps(setting, 12):
            assert after.blocks >= before.blocks
            for cell in range(144):
                if before.what[cell] != 0 and after.what[cell] != 0:
                    assert after.block[cell] == before.block[cell]


@some
@drawn(SEEDS, st.integers(30, 250))
def test_INV_8_one_piece_of_a_kind_in_its_place(seed: int, depth: int) -> None:
    for state in walked(seed, depth):
        grid = field(Given(GAME, state, int(state.seats)), "grid")
        for token in grid.split():
            assert not re.search(r"\+O.*\+S|\+S.*\+O|(\+.).*\1", token)


def test_INV_9_points_only_grow_and_closed_stacks_stay_closed() -> None:
    closed = 0
    for seed in range(8):
        for before, after in steps(ALL[0], seed, "hoyuk basic 25 RG; stacks O=S S=O P=H"):
            invariants.check_change(before, after)
            for stack in range(3):
                if is_closed(before, stack):
                    closed += 1
                    assert is_closed(after, stack)
    assert closed > 0


def test_INV_10_families_limit_the_cards_of_a_round() -> None:
    played = 0
    for setting in ALL[8::9]:
        for before, after in steps(setting, 8):
            for seat in range(setting.seats):
                if after.played_count[seat] > before.played_count[seat]:
                    assert int(after.played_count[seat]) <= families(before, seat)
                    played += 1
    assert played > 5


def test_INV_11_the_start_player_changes_every_round() -> None:
    rounds = 0
    for setting in ALL[::5]:
        for before, after in steps(setting, 9):
            if after.round > before.round:
                assert after.first != before.first
                rounds += 1
    assert rounds > 10


@pytest.mark.parametrize(("limit", "most"), [(25, 7), (20, 5), (15, 4)])
def test_INV_12_a_game_has_few_rounds(limit: int, most: int) -> None:
    for setting in ALL:
        if setting.options["house_limit"] == limit:
            for seed in range(3):
                last = steps(setting, seed)[-1][1]
                assert 2 <= last.round <= most


def test_INV_13_hands_grow_by_what_blocks_can_give() -> None:
    won = 0
    for setting in ALL[::6]:
        for before, after in steps(setting, 10):
            invariants.check_change(before, after)
            won += max(0, sum(after.hand) - sum(before.hand))
    assert won > 10


TURN = {"n": "e", "e": "s", "s": "w", "w": "n"}
FLIP = {"n": "n", "e": "w", "s": "s", "w": "e"}
CELL = re.compile(r"([a-l])(\d+)([nesw]?)")


def turned(text: str) -> str:
    """Return moves or tokens with the grid turned by a quarter to the right."""

    def turn(found: re.Match[str]) -> str:
        column, row = "abcdefghijkl".index(found[1]), int(found[2]) - 1
        return f"{'abcdefghijkl'[row]}{12 - column}{TURN.get(found[3], '')}"

    return CELL.sub(turn, text)


def flipped(text: str) -> str:
    """Return moves or tokens with left and right exchanged."""

    def flip(found: re.Match[str]) -> str:
        column = "abcdefghijkl".index(found[1])
        return f"{'abcdefghijkl'[11 - column]}{found[2]}{FLIP.get(found[3], '')}"

    return CELL.sub(flip, text)


@pytest.mark.parametrize("seed", range(6))
def test_INV_14_turning_mirroring_and_recolouring_change_nothing(seed: int) -> None:
    setting = ALL[(seed * 5) % 24]
    game = Given(GAME, position(setting, seed, 60 + 25 * seed), setting.seats)
    grid = field(game, "grid")
    mode = str(setting.options["mode"])
    here = building(grid, "RGYUB"[: setting.seats], tile="W", mode=mode)
    for change in (turned, flipped):
        there = building(change(grid), "RGYUB"[: setting.seats], tile="W", mode=mode)
        assert sorted(there.legal()) == sorted(change(" ".join(here.legal())).split())
    swapped = grid.translate(str.maketrans("RG", "GR"))
    seats = "GR" + "YUB"[: setting.seats - 2]
    assert building(swapped, seats, tile="W", mode=mode).legal() == here.legal()


@some
@drawn(SEEDS, st.integers(0, 250))
def test_INV_15_written_positions_read_back(seed: int, depth: int) -> None:
    for state in walked(seed, depth):
        text = GAME.notation.write_position(state)
        again = GAME.notation.read_position(text, None, None)
        assert GAME.notation.write_position(again) == text
        assert GAME.rules.turn(again) == GAME.rules.turn(state)
        assert GAME.moves(again) == GAME.moves(state)
