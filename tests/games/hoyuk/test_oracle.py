"""Höyük: the fast rules against the slow oracle, on positions of random games."""

from __future__ import annotations

import pytest

from dorfplatz.games import find
from tests.games.hoyuk.texts import at, building, field, seen
from tests.oracles import hoyuk as oracle
from tests.support import Given, given
from tests.support.walks import Setting, walk

GAME = find("hoyuk")
SETTINGS = [
    Setting(GAME, seats, {"mode": mode})
    for mode in ("basic", "advanced", "expert")
    for seats in (2, 3, 4, 5)
]


def positions(setting: Setting, seed: int, every: int) -> list[Given]:
    """Return every so-manieth position of a random game."""
    found = []
    for number, (state, _) in enumerate(walk(setting, seed)):
        if number % every == every - 1:
            found.append(Given(GAME, GAME.rules.copy(state), setting.seats))
    return found


def seats_of(game: Given) -> str:
    return game.text.split("; ")[0].split()[3]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_placements_are_those_of_the_oracle(setting: Setting) -> None:
    mode = str(setting.options["mode"])
    compared = 0
    for game in positions(setting, 5, 23):
        grid = field(game, "grid")
        village = oracle.read_grid(grid)
        for seat in seats_of(game):
            asked = building(grid, seats_of(game), seat, tile="W", mode=mode)
            left = 25 - sum(thing.storeys for thing in village.values() if thing.owner == seat)
            expected = [
                *(oracle.house_moves(village, seat) if left else []),
                *oracle.roof_moves(village, seat, "O"),
                *oracle.pen_moves(village, seat),
                *oracle.roof_moves(village, seat, "S"),
            ]
            assert asked.legal() == expected
            compared += 1
            if mode == "expert":
                joker = at(f"cards1 {seat}", grid, seats_of(game), mode=mode, more=f"{seat} hand J")
                assert set(joker.legal("@J:[CV]*")) == {
                    f"@J:{move}"
                    for move in (
                        *oracle.cattle_moves(village, seat),
                        *oracle.roof_moves(village, seat, "V"),
                    )
                } or not oracle.families(village, seat)
    assert compared >= 2


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_blocks_and_families_are_those_of_the_oracle(setting: Setting) -> None:
    compared = 0
    for game in positions(setting, 6, 11):
        village = oracle.read_grid(field(game, "grid"))
        view = seen(game)
        blocks: list[set[str]] = [set() for _ in view.blocks]
        for square in view.squares:
            blocks[square.block - 1].add(square.cell)
        assert blocks == oracle.blocks(village)
        for player in view.players:
            assert player.families == len(oracle.families(village, player.letter))
        compared += len(blocks)
    assert compared > 20


@pytest.mark.parametrize("setting", SETTINGS[::3], ids=str)
def test_connecting_enclosing_and_open_sides_are_those_of_the_oracle(setting: Setting) -> None:
    answers: set[tuple[str, bool]] = set()
    for game in positions(setting, 7, 23):
        grid = field(game, "grid")
        village = oracle.read_grid(grid)
        seats = seats_of(game)
        asked = building(grid, seats, seats[0], mode=str(setting.options["mode"]))
        offered = set(asked.legal())
        for cell in oracle.CELLS:
            house = oracle.Thing("house", seats[0])
            if cell in village:
                thing = village[cell]
                if thing.owner == seats[0] and thing.storeys == 1:
                    is_open = bool(oracle.open_sides(village, cell))
                    assert (f"H^{cell}" in offered) == is_open
                    answers.add(("open", is_open))
                continue
            connects = oracle.connects(village, cell)
            encloses = oracle.encloses(village, cell, house)
            answers |= {("connects", connects), ("encloses", encloses)}
            if f"H{cell}" in offered:
                assert not connects and not encloses
            else:
                rule = asked.why_not(f"H{cell}").rule
                assert (rule == "HOY-6.4") == connects
                assert (rule == "HOY-6.6") == (encloses and not connects)
    assert {("connects", True), ("connects", False), ("encloses", False), ("open", True)} <= answers


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_catastrophes_and_majorities_are_those_of_the_oracle(setting: Setting) -> None:
    compared = 0
    for game in positions(setting, 8, 41):
        village = oracle.read_grid(field(game, "grid"))
        view = seen(game)
        for coming in view.forecast:
            assert list(coming.blocks) == oracle.struck(village, coming.catastrophe)
        for block, cells in zip(view.blocks, oracle.blocks(village), strict=True):
            for stack, winner in zip(view.stacks, block.leaders, strict=True):
                letter = None if winner is None else view.players[winner].letter
                assert letter == oracle.leader(village, cells, seats_of(game), stack.letter)
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_final_scoring_is_that_of_the_oracle(setting: Setting) -> None:
    mode = str(setting.options["mode"])
    scored = 0
    for game in positions(setting, 9, 41):
        grid = field(game, "grid")
        expected = oracle.village_points(oracle.read_grid(grid), seats_of(game), mode)
        ended = at("score", grid, seats_of(game), mode=mode)
        assert [ended.points(seat) for seat in range(setting.seats)] == list(expected.values())
        narrow = oracle.village_points(oracle.read_grid(grid), seats_of(game), mode, "own")
        by_own = given("hoyuk", ended.text, None, {"herds": "own"})
        assert [by_own.points(seat) for seat in range(setting.seats)] == list(narrow.values())
        scored += sum(expected.values())
    assert scored > 0


@pytest.mark.parametrize("setting", SETTINGS[::4], ids=str)
def test_destroying_is_that_of_the_oracle(setting: Setting) -> None:
    destroyed = 0
    for seed in range(4):
        for state, code in walk(setting, seed):
            move = GAME.notation.write(GAME.notation.decode(code))
            if not move.startswith("x"):
                continue
            game = Given(GAME, GAME.rules.copy(state), setting.seats)
            before = oracle.read_grid(field(game, "grid"))
            game.play(move)
            lost = [e.args["cell"] for e in game.events if e.key == "loses"]
            for cell in lost:
                before = oracle.destroyed(before, str(cell).partition(":")[2])
            assert oracle.read_grid(field(game, "grid")) == before
            destroyed += 1
    assert destroyed > 5
