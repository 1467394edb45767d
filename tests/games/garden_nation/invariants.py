"""Garden Nation, section 11: what holds after every move of a game played from the start.

``check_step`` is called with every position of a random game; it looks at the rows of the state,
since thousands of games are checked with it. Invariants about many games or positions at once
(13, 14, 16, 17) have tests of their own.
"""

from __future__ import annotations

from typing import Any

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.garden_nation.state import State
from tests.oracles import garden_nation as oracle

NOBODY = 4
PASS = "-"
POINTS = [0, *(int(card["vp"]) for card in oracle.PUBLIC.values())]
SLOTS = {2: 4, 3: 3, 4: 4}


def check_step(game: AnyGame, before: Any, code: int | None, after: Any) -> None:
    """Raise AssertionError if the step from one position to the next breaks an invariant."""
    assert isinstance(after, State)
    board = Board(after)
    check_material(after, board)
    if after.phase == 5:  # ACTION
        check_choices(game, after, board)
    if before is None or code is None:
        return
    assert isinstance(before, State)
    check_time(before, after)
    move = game.notation.write(game.notation.decode(code))
    ended = after.round != before.round or after.active == OVER
    growth = board.growth() if ended else [0] * board.seats
    if before.phase == 5:
        check_action(before, move, after, board, growth)
    check_turns(before, after, ended)


class Board:
    """The rows of a state as plain lists."""

    def __init__(self, state: State) -> None:
        self.seats = int(state.seats)
        self.owner = list(map(int, state.owner))
        self.height = list(map(int, state.height))
        self.roof = list(map(int, state.roof))
        self.terrain = list(map(int, state.terrain))
        self.printed = list(map(int, state.layout.printed))
        self.population = list(map(int, state.population))
        self.floors = list(map(int, state.floors))
        self.cards = list(map(int, state.cards))

    def built(self, seat: int) -> int:
        """Return the floors of a seat on the board."""
        return sum(h for owner, h in zip(self.owner, self.height, strict=True) if owner == seat)

    def growth(self) -> list[int]:
        """Return what the population phase gives every seat."""
        gains = [0] * self.seats
        for territory in range(7):
            floors = [0] * (NOBODY + 1)
            for field in range(territory * 7, territory * 7 + 7):
                floors[self.owner[field]] += self.height[field]
            most = max(floors[: self.seats])
            best = [seat for seat in range(self.seats) if floors[seat] == most]
            for seat in best if most > 0 else []:
                gains[seat] += 2 if len(best) == 1 else 1
        return gains


def check_material(state: State, board: Board) -> None:
    """Count everything that is in the box (invariants 1 to 7)."""
    total = oracle.FLOORS[board.seats]
    for seat in range(board.seats):
        assert board.floors[seat] + board.built(seat) == total, "invariant 1"
        assert board.floors[seat] >= 0, "invariant 1"
        assert board.population[seat] >= 1, "invariant 5"
        assert 0 <= state.ruses[seat] <= 4, "invariant 5"
    roofs = sum(board.roof)
    assert state.roofs >= 0 and state.roofs + roofs == 19, "invariant 2"
    tiles = [0, 0, 0]
    for field in range(49):
        owned = board.owner[field] != NOBODY
        assert owned == (board.height[field] >= 1), "invariant 4"
        assert owned or not board.roof[field], "invariant 2"
        if board.printed[field] == 3:
            assert not owned or board.terrain[field] < 3, "invariant 4"
            if board.terrain[field] < 3:
                tiles[board.terrain[field]] += 1
        else:
            assert board.terrain[field] == board.printed[field], "invariant 3"
    assert [int(state.ground[kind]) + tiles[kind] for kind in range(3)] == [3, 3, 3], "invariant 3"
    claims = [place - 3 for place in board.cards if place >= 3]
    shown = [int(card) for card in state.display if card]
    assert len(claims) + len(shown) + board.cards.count(1) == 21, "invariant 6"
    assert all(board.cards[card] == 2 for card in shown), "invariant 6"
    assert int(state.pile) == board.cards.count(1), "invariant 6"
    for seat in range(board.seats):
        won = [POINTS[card] for card in range(1, 22) if board.cards[card] == 3 + seat]
        assert state.points[seat] == sum(won), "invariant 6"
    assert len(claims) >= roofs, "invariant 7"


def check_choices(game: AnyGame, state: State, board: Board) -> None:
    """Never stuck; a pass exactly where nothing can be built without a ruse (invariant 11)."""
    codes = Codes()
    game.rules.legal(state, codes)
    assert codes.count > 0, "invariant 11"
    seat = int(state.active)
    numbers = list(map(int, state.layout.number))
    builds = board.floors[seat] > 0 and any(
        numbers[field] + board.height[field] < board.population[seat]
        and (board.owner[field] == NOBODY or (board.owner[field] == seat and not board.roof[field]))
        for field in range(49)
    )
    last = game.notation.write(game.notation.decode(codes.row[codes.count - 1]))
    assert (last == PASS) == (not builds), "invariant 11"


def check_time(before: State, after: State) -> None:
    """Some things only ever go one way (invariants 3, 5, 6, 15)."""
    for seat in range(int(after.seats)):
        assert after.ruses[seat] <= before.ruses[seat], "invariant 5"
        assert after.points[seat] >= before.points[seat], "invariant 6"
    if before.layout is after.layout:
        for field in range(49):
            if before.terrain[field] != after.terrain[field]:
                assert before.terrain[field] == 3, "invariant 3"
    assert after.ending or not before.ending, "invariant 15"
    assert after.round <= 60, "invariant 15"
    if after.round != before.round:
        assert not before.ending and not after.ending, "invariant 15"


def check_action(before: State, move: str, after: State, board: Board, growth: list[int]) -> None:
    """An action changes what it is about and nothing else (invariants 7 to 10)."""
    seat = int(before.active)
    was = Board(before)
    claims = sum(place >= 3 for place in board.cards) - sum(place >= 3 for place in was.cards)
    assert claims == ("!" in move), "invariant 7"
    gains = [now - then - g for now, then, g in zip(board.population, was.population, growth)]
    if move == PASS:
        assert after.crane == before.crane, "invariant 8"
        assert gains == [0] * board.seats, "invariant 9"
        assert (board.owner, board.height, board.roof) == (was.owner, was.height, was.roof)
        return
    main = move.rpartition(" ")[2].lstrip("~")
    name = main[1:].partition("=")[0].partition("!")[0]
    field = oracle.FIELDS.index(name)
    direction = oracle.DIRECTIONS.index(name[1:])
    assert after.crane == after.layout.at[direction], "invariant 8"
    moved = (
        [oracle.FIELDS.index(f) for f in move[1:].split(" ", maxsplit=1)[0].split(">")]
        if "^" in move
        else []
    )
    for other in range(49):
        if other != field:
            same = (
                was.owner[other] == board.owner[other] and was.height[other] == board.height[other]
            )
            assert same and was.terrain[other] == board.terrain[other], "invariant 9"
            assert other in moved or was.roof[other] == board.roof[other], "invariant 9"
    others = [gain for player, gain in enumerate(gains) if player != seat]
    spent = int(before.ruses[seat] - after.ruses[seat])
    assert spent == (main[0] == "R" or move[0] in "~^"), "invariant 5"
    if main[0] == "B":
        assert gains[seat] == -(int(after.layout.number[field]) + was.height[field]), "invariant 9"
        assert board.floors[seat] == was.floors[seat] - 1, "invariant 9"
        assert others == [0] * (board.seats - 1), "invariant 9"
        assert bool(board.roof[field]) == ("!" in move), "invariant 9"
    elif main[0] == "D":
        assert gains[seat] > 0 and others == [0] * (board.seats - 1)
        assert board.owner[field] == NOBODY
    else:
        assert sum(gains) == 0 and gains[seat] < 0, "invariant 10"
        assert sum(gain != 0 for gain in others) == 1, "invariant 10"
        assert gains[was.owner[field]] > 0, "invariant 10"


def check_turns(before: State, after: State, ended: bool) -> None:
    """Slots are used up in order; the last of a round is the first of the next (invariant 12)."""
    if before.phase < 5:
        return
    full = SLOTS[int(before.seats)]
    if ended:
        assert before.slots == full, "invariant 12"
        assert before.left == (0 if before.phase == 6 else 1), "invariant 12"
        if after.active == OVER:
            assert after.ending or after.round == 60, "invariant 15"
        else:
            assert after.round == before.round + 1, "invariant 12"
            assert (after.slots, after.left) == (1, 1), "invariant 12"
            assert after.order[0] == before.order[full - 1], "invariant 12"
        return
    if before.phase == 5 and after.slots == before.slots:
        assert after.left == before.left - 1, "invariant 12"
    elif after.slots != before.slots:
        assert after.slots == before.slots + 1 and after.left == 2, "invariant 12"
        used = [int(after.order[slot]) for slot in range(int(after.slots))]
        if before.seats == 2:
            assert used[-1] != used[-2], "invariant 12"
        else:
            assert len(set(used)) == len(used), "invariant 12"
    assert after.phase == 6 or after.active != CHANCE, "invariant 12"
