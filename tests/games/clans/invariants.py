"""Clans: what holds after every move (section 14.1), cheap enough for a hundred thousand games."""

from typing import Any

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.rules import CHANCE, OVER
from dorfplatz.games.clans.actions import CHANCE_CODES, destination_of, source_of
from dorfplatz.games.clans.state import NO_MOVE, TWELVE, State

MOST_MOVES = 59
HIGHEST_SCORE = 89
HIGHEST_FINAL = 101


def check_step(game: AnyGame, before: Any, code: int | None, after: Any) -> None:
    """Fail if a move from ``before`` to ``after`` broke an invariant."""
    assert isinstance(after, State)
    check_position(game, after)
    if isinstance(before, State) and code is not None and code < CHANCE_CODES:
        check_move(before, code, after)


def check_position(game: AnyGame, state: State) -> None:
    huts = bytes(state.huts)
    if state.dealt >= 12:
        for clan in range(5):
            assert sum(huts[clan::5]) + state.removed[clan] == 12, "INV-1"
        check_derived(state)
    founded = sum(state.chips)
    assert founded == state.founded <= 12, "INV-5"
    assert (state.over == TWELVE) == (founded == 12), "INV-5"
    assert (state.active == OVER) == (state.over != 0)
    assert max(state.scores) <= HIGHEST_SCORE, "INV-9"
    if state.active == OVER:
        assert max(s.points for s in game.rules.standing(state).seats) <= HIGHEST_FINAL, "INV-9"
        if state.over == NO_MOVE:
            assert state.borders == 0, "INV-7"
    elif state.active != CHANCE:
        codes = Codes()
        game.rules.legal(state, codes)
        assert codes.count > 0 and state.borders > 0, "INV-7"
        listed = codes.values()
        assert listed == sorted(set(listed)), "INV-11"
        for listed_code in listed:
            moving = state.size[source_of(listed_code)]
            waiting = state.size[destination_of(listed_code)]
            assert moving < 7 or waiting >= moving, "INV-8"


def check_derived(state: State) -> None:
    """What the rules keep up to date equals what follows from the huts alone."""
    twin = state.copy()
    twin.derive()
    for kept, derived in (
        (state.size, twin.size),
        (state.ties, twin.ties),
        (state.hanging, twin.hanging),
    ):
        assert bytes(kept) == bytes(derived)
    assert (state.borders, state.forks, state.large) == (twin.borders, twin.forks, twin.large)


def check_move(before: State, code: int, after: State) -> None:
    source = int(source_of(code))
    emptied = [
        territory
        for territory in range(60)
        if before.size[territory] > 0 and after.size[territory] == 0
    ]
    assert source in emptied, "INV-2"
    gained = after.founded - before.founded
    assert len(emptied) <= 1 + gained, "INV-2"
    assert all(after.size[t] == 0 for t in range(60) if before.size[t] == 0), "INV-3"
    old_villages = [t for t in range(60) if before.size[t] > 0 and before.ties[t] == 0]
    for village in old_villages:
        here = slice(village * 5, village * 5 + 5)
        assert bytes(before.huts)[here] == bytes(after.huts)[here], "INV-4"
    for clan in range(5):
        assert after.scores[clan] >= before.scores[clan], "INV-6"
        assert 0 <= after.removed[clan] - before.removed[clan] <= gained, "INV-14"
    assert gained >= 0 and sum(after.chips) >= sum(before.chips), "INV-5"
